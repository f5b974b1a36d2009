// Holds written Word files to what Word refuses or repairs and LibreOffice overlooks, for tests (ISO/IEC 29500-1, WordprocessingML).

import { strFromU8, unzipSync } from 'fflate'

interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Element[]
}

/** Elements whose children stand in one order, with those that this product writes and those that stand between them. */
const orders: Readonly<Record<string, readonly string[]>> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr pBdr shd tabs bidi spacing ind contextualSpacing jc textAlignment outlineLvl rPr sectPr'.split(
      ' ',
    ),
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike noProof vanish color spacing w kern position sz szCs highlight u effect bdr shd vertAlign rtl cs em lang'.split(
      ' ',
    ),
  'w:tblPr': 'tblStyle tblpPr tblOverlap bidiVisual tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook'.split(' '),
  'w:tcPr': 'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark'.split(' '),
  'w:tcBorders': 'top start left bottom end right insideH insideV'.split(' '),
  'w:tblBorders': 'top start left bottom end right insideH insideV'.split(' '),
  'w:tcMar': 'top start left bottom end right'.split(' '),
  'w:tblCellMar': 'top start left bottom end right'.split(' '),
  'w:pBdr': 'top left bottom right between bar'.split(' '),
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols vAlign titlePg textDirection bidi docGrid'.split(
      ' ',
    ),
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlJc pPr rPr'.split(' '),
}

/** What Word would refuse or repair in a file, one sentence each. */
export function faultsOf(bytes: Uint8Array): readonly string[] {
  const parts = unzipSync(bytes)
  const part = (path: string): string => strFromU8(parts[path] ?? new Uint8Array())
  const idsIn = (path: string, pattern: RegExp): ReadonlySet<string> => new Set([...part(path).matchAll(pattern)].map(([, id = '']) => id))
  const styles = idsIn('word/styles.xml', /w:styleId="([^"]*)"/g)
  const lists = idsIn('word/numbering.xml', /<w:num w:numId="(\d+)"/g)
  const faults: string[] = []
  for (const path of Object.keys(parts).filter((name) => /^word\/[a-z]+\d*\.xml$/.test(name))) {
    const relations = idsIn(path.replace('word/', 'word/_rels/').concat('.rels'), /<Relationship Id="([^"]*)"/g)
    const say = (fault: string) => faults.push(`${path}: ${fault}`)
    const seen = new Map<string, Set<string>>()
    const once = (kind: string, id: string | undefined) => {
      const ids = seen.get(kind) ?? new Set<string>()
      seen.set(kind, ids)
      if (id === undefined || ids.has(id)) say(`${kind} ${id} is there twice`)
      else ids.add(id)
    }
    for (const element of allOf(treeOf(part(path)))) {
      for (const fault of orderFaults(element)) say(fault)
      const value = element.attributes.get('w:val') ?? ''
      for (const [name, own] of element.attributes) {
        if (/^r:(?:id|embed)$/.test(name) && !relations.has(own)) say(`no relation ${own}`)
        if (/NaN|Infinity|undefined/.test(own) && name !== 'descr') say(`${element.name} ${name}="${own}"`)
      }
      if (/^w:(?:pStyle|rStyle|tblStyle|basedOn|next|link)$/.test(element.name) && !styles.has(value)) say(`no style ${value}`)
      if (element.name === 'w:numId' && path === 'word/document.xml' && !lists.has(value)) say(`no list ${value}`)
      if (element.name === 'wp:docPr') once('drawing', element.attributes.get('id'))
      if (element.name === 'w:bookmarkStart') {
        once('bookmark', element.attributes.get('w:id'))
        once('name of bookmark', element.attributes.get('w:name'))
      }
      if (element.name === 'w:tc' && element.children.at(-1)?.name !== 'w:p') say('a cell ends without a paragraph')
      if (element.name === 'w:tbl') for (const fault of gridFaults(element)) say(fault)
      if (element.name === 'w:spacing' || element.name === 'w:trHeight' || element.name === 'w:ind')
        for (const [name, own] of element.attributes)
          if (/^-?\d+$/.test(own) && (Math.abs(Number(own)) > mostTwips || (element.name !== 'w:ind' && Number(own) < 0)))
            say(`${element.name} ${name}="${own}"`)
    }
  }
  return faults
}

/** Distances go up to 22 inches, in twentieths of a point. */
const mostTwips = 31_680

function orderFaults({ name, children }: Element): readonly string[] {
  const order = orders[name]
  if (order === undefined) return []
  const places = children.map((child) => order.indexOf(child.name.replace(/^w:/, '')))
  return places.flatMap((place, index) => {
    const child = children[index]?.name
    if (place < 0) return [`${child} in ${name}`]
    const before = places[index - 1] ?? -1
    if (place < before) return [`${child} behind ${children[index - 1]?.name} in ${name}`]
    return place === before && name !== 'w:sectPr' ? [`${child} twice in ${name}`] : []
  })
}

/** A table's cells fill its grid, row by row, and are as wide as its columns. */
function gridFaults(table: Element): readonly string[] {
  const child = (of: Element | undefined, name: string): Element | undefined => of?.children.find((each) => each.name === name)
  const grid = (child(table, 'w:tblGrid')?.children ?? []).map(({ attributes }) => Number(attributes.get('w:w')))
  const whole = grid.reduce((sum, width) => sum + width, 0)
  const told = Number(child(child(table, 'w:tblPr'), 'w:tblW')?.attributes.get('w:w'))
  const faults: string[] = []
  if (grid.some((width) => !(width > 0))) faults.push('a column without width')
  if (grid.length > 63) faults.push(`${grid.length} columns`)
  if (Math.abs(told - whole) > grid.length) faults.push(`a table ${told} wide whose columns are ${whole}`)
  for (const row of table.children.filter(({ name }) => name === 'w:tr')) {
    let column = 0
    for (const cell of row.children.filter(({ name }) => name === 'w:tc')) {
      const properties = child(cell, 'w:tcPr')
      const span = Number(child(properties, 'w:gridSpan')?.attributes.get('w:val') ?? 1)
      const columns = grid.slice(column, column + span).reduce((sum, width) => sum + width, 0)
      const width = Number(child(properties, 'w:tcW')?.attributes.get('w:w') ?? columns)
      if (Math.abs(width - columns) > 1 + span) faults.push(`a cell ${width} wide over columns of ${columns}`)
      column += span
    }
    if (column !== grid.length) faults.push(`a row of ${column} columns in a table of ${grid.length}`)
  }
  return faults
}

function* allOf(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) yield* allOf(child)
}

/** The elements of a part; throws where one is not closed. */
function treeOf(xml: string): Element {
  const root = { name: '', attributes: new Map<string, string>(), children: [] as Element[] }
  const open: { name: string; children: Element[] }[] = [root]
  for (const [, closing, name = '', given = '', empty] of xml.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
      continue
    }
    const attributes = new Map([...given.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]))
    const element = { name, attributes, children: [] as Element[] }
    open.at(-1)?.children.push(element)
    if (empty !== '/') open.push(element)
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`)
  return root
}
