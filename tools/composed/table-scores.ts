// What was read of composed tables against what they say: their structure, cells, values, columns and captions; and what is no table.

import type { ComposedCell, ComposedTable, ComposedTables, ComposedValue } from './table.ts'
import { gridded } from './table-manners.ts'

export interface ReadCell {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly text: string
  readonly value: ComposedValue | null
  /** Of a day: whether it is said to be open. */
  readonly ambiguous: boolean
}
export interface ReadTable {
  readonly page: number
  readonly title: string
  readonly headerRows: number
  readonly rowCount: number
  readonly kinds: readonly string[]
  readonly cells: readonly ReadCell[]
  /** A ruled form that came as a grid. */
  readonly form: boolean
}
export interface JudgedAspect {
  readonly aspect: string
  readonly manner: string
  readonly traits: readonly string[]
  /** 0 to 1. */
  readonly share: number
  readonly note: string
}

/** A text without what two readers may write in two ways: spaces, curled apostrophes, lengths of dashes, weights of ticks. */
export function flatText(text: string): string {
  const flat = text
    .normalize('NFKC')
    .replace(/\s+/gu, '')
    .replace(/[’‘]/gu, "'")
    .replace(/[‐‑–—−]/gu, '-')
    .replace(/✔/gu, '✓')
  return /^[✗✘xX]$/u.test(flat) ? 'x' : flat
}

export function judgedTables(composed: ComposedTables, read: readonly ReadTable[]): readonly JudgedAspect[] {
  const judged: JudgedAspect[] = []
  const pairs = paired(composed.tables, read)
  composed.tables.forEach((table, index) => {
    const { manner, traits } = table
    const say = (aspect: string, share: number, note = ''): void => {
      judged.push({ aspect, manner, traits: traits.length === 0 ? ['plain'] : traits, share, note: share === 1 ? '' : note })
    }
    const own = pairs.get(index)
    say('found', own === undefined ? 0 : 1, firstTexts(table))
    if (own === undefined) for (const aspect of ['exact', 'adjacency', 'values', 'columns']) say(aspect, 0, 'not found')
    else judgeTable(table, own, say)
  })
  const taken = new Set(pairs.values())
  const spare = read.filter((table) => !taken.has(table) && !table.form)
  const wordsOfTables = composed.tables.map(({ rows }) =>
    flatText(
      rows
        .flat()
        .map((cell) => cell?.text ?? '')
        .join(''),
    ),
  )
  for (const { kind, text } of composed.others) {
    const own = flatText(text)
    const hits = spare.filter(({ cells }) => shareOf(cells, (cell) => own.includes(flatText(cell.text))) > 0.5)
    const invented = hits.filter(
      (table) => !wordsOfTables.some((words) => shareOf(table.cells, (cell) => words.includes(flatText(cell.text))) > 0.9),
    )
    judged.push({ aspect: 'no table', manner: kind, traits: [kind], share: invented.length === 0 ? 1 : 0, note: text.slice(0, 80) })
  }
  for (const { page, cells } of spare)
    judged.push({
      aspect: 'too many',
      manner: 'any',
      traits: ['any'],
      share: 0,
      note: `page ${page}: ${cells
        .slice(0, 6)
        .map(({ text }) => text)
        .join(' | ')}`,
    })
  return judged
}

const shareOf = (cells: readonly ReadCell[], fits: (cell: ReadCell) => boolean): number => {
  const full = cells.filter(({ text }) => text !== '')
  return full.length === 0 ? 0 : full.filter(fits).length / full.length
}
const firstTexts = ({ rows }: ComposedTable): string =>
  rows
    .slice(0, 2)
    .map((row) => row.map((cell) => cell?.text ?? '').join(' | '))
    .join(' // ')

/** Each composed table with the read one that shares most of its texts, best pairs first; at least a third. */
function paired(tables: readonly ComposedTable[], read: readonly ReadTable[]): ReadonlyMap<number, ReadTable> {
  const bags = read.map(({ cells }) => new Set(cells.map(({ text }) => flatText(text))))
  const likenesses = tables.flatMap(({ rows }, index) => {
    const texts = rows.flatMap((row) => row.flatMap((cell) => (cell === null || cell.text === '' ? [] : [cell])))
    return read.map((table, at) => {
      const common = texts.filter((cell) => printings(cell).some((text) => bags[at]?.has(text))).length
      return { index, table, share: common / Math.max(1, texts.length, table.cells.filter(({ text }) => text !== '').length) }
    })
  })
  const pairs = new Map<number, ReadTable>()
  for (const { index, table, share } of likenesses.sort((a, b) => b.share - a.share))
    if (share > 0.33 && !pairs.has(index) && ![...pairs.values()].includes(table)) pairs.set(index, table)
  return pairs
}

/** A cell with its raised mark or without. */
const printings = ({ text, mark = '' }: ComposedCell): readonly string[] => [...new Set([flatText(text), flatText(text + mark)])]

type Say = (aspect: string, share: number, note?: string) => void

function judgeTable(table: ComposedTable, read: ReadTable, say: Say): void {
  const at = new Map(read.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  // Heads that were read as more or fewer rows do not shift the rows below.
  const shift = read.rowCount - table.rows.length
  const aligned = (row: number): number => (row < table.headerRows ? row : row + shift)
  const differing: string[] = []
  if (shift !== 0) differing.push(`${table.rows.length} rows are ${read.rowCount}`)
  if (table.kinds.length !== read.kinds.length) differing.push(`${table.kinds.length} columns are ${read.kinds.length}`)
  let [cells, right, values, meant] = [0, 0, 0, 0]
  const wrong: string[] = []
  table.rows.forEach((row, y) => {
    if (y < table.headerRows) return
    row.forEach((cell, x) => {
      const own = at.get(`${aligned(y)} ${x}`)
      const same = cell === null ? (own?.text ?? '') === '' : printings(cell).includes(flatText(own?.text ?? ''))
      cells++
      if (same) right++
      else if (differing.length < 4) differing.push(`${y},${x} "${cell?.text ?? ''}" is "${own?.text ?? ''}"`)
      if (cell?.value === null || cell === null) return
      values++
      if (same && own !== undefined && meansSame(cell.value, own)) meant++
      else if (same && wrong.length < 3)
        wrong.push(`${cell.text} ${JSON.stringify(cell.value)} is ${JSON.stringify(own?.value)}${own?.ambiguous ? ' open' : ''}`)
    })
  })
  const heads = headsByColumn(table)
  const readHeads = headsByReadColumn(read, table.headerRows + Math.max(0, shift))
  heads.forEach((head, x) => {
    cells++
    const own = readHeads[x] ?? ''
    if (head.includes(own)) right++
    else differing.push(`head ${x} "${head[0]}" is "${own}"`)
  })
  say('exact', differing.length === 0 ? 1 : 0, differing.join('; '))
  say('cells', cells === 0 ? 1 : right / cells)
  say('adjacency', adjacency(table, read))
  say(
    'heads',
    table.headerRows === read.headerRows ? 1 : 0,
    `${table.headerRows} rows of heads are ${read.headerRows}: ${firstTexts(table)}`,
  )
  if (values > 0) say('values', meant / values, wrong.join('; ') || 'cells misplaced')
  const kinds = table.kinds.flatMap((kind, x) => (kind === null ? [] : [{ kind, is: read.kinds[x] ?? 'none', x }]))
  const wrongKinds = kinds.filter(({ kind, is }) => kind !== is)
  say(
    'columns',
    kinds.length === 0 ? 1 : 1 - wrongKinds.length / kinds.length,
    wrongKinds.map(({ kind, is, x }) => `${heads[x]?.[0] ?? x}: ${kind} is ${is}`).join('; '),
  )
  if (table.caption !== null)
    say('caption', flatText(read.title).includes(flatText(table.caption)) ? 1 : 0, `${table.caption} / ${read.title}`)
  const spans = (list: readonly string[]): string => [...list].sort().join(' ')
  const own = table.rows.flatMap((row, y) =>
    row.flatMap((cell, x) => {
      const { rowSpan = 1, columnSpan = 1 } = cell ?? {}
      return rowSpan * columnSpan > 1 ? [`${aligned(y)},${x}:${rowSpan}x${columnSpan}`] : []
    }),
  )
  const theirs = read.cells.filter(({ rowSpan, columnSpan, text }) => rowSpan * columnSpan > 1 && text !== '')
  const said = theirs.map(({ row, column, rowSpan, columnSpan }) => `${row},${column}:${rowSpan}x${columnSpan}`)
  // Where no lines part the cells, nobody sees how far one reaches.
  if (gridded(table.manner) && own.length + said.length > 0)
    say('spans', spans(own) === spans(said) ? 1 : 0, `${spans(own).slice(0, 150)} / ${spans(said).slice(0, 150)}`)
}

function meansSame(value: ComposedValue, { value: read, ambiguous }: ReadCell): boolean {
  if (read === null) return false
  if (read.kind !== value.kind) return false
  if (value.kind === 'text') return true
  if (value.kind === 'date' && value.open && ambiguous) return true
  if (value.kind === 'date') return read.plain === value.plain && !ambiguous
  if (value.kind === 'tick' || value.kind === 'time') return read.plain === value.plain
  return Number(read.plain) === Number(value.plain) && (value.currency === undefined || value.currency === read.currency)
}

/** What stands over each column, from the top: every way to print it. */
function headsByColumn({ rows, headerRows, kinds }: ComposedTable): readonly (readonly string[])[] {
  const heads = rows.slice(0, headerRows)
  return kinds.map((_, x) => {
    const cells = heads.flatMap((row) => {
      const from = row.findLastIndex((cell, at) => at <= x && cell !== null && at + (cell.columnSpan ?? 1) > x)
      return from < 0 ? [] : [row[from] as ComposedCell]
    })
    return [
      ...new Set([cells.map(({ text }) => flatText(text)).join(''), cells.map(({ text, mark = '' }) => flatText(text + mark)).join('')]),
    ]
  })
}

const headsByReadColumn = ({ cells, kinds }: ReadTable, headerRows: number): readonly string[] =>
  kinds.map((_, x) =>
    cells
      .filter((cell) => cell.row < headerRows && cell.column <= x && x < cell.column + cell.columnSpan)
      .sort((a, b) => a.row - b.row)
      .map(({ text }) => flatText(text))
      .join(''),
  )

/** F1 of the pairs of neighbours, beside and below each other with what is empty passed over: what the ICDAR competition of 2013 counts. */
function adjacency(table: ComposedTable, read: ReadTable): number {
  const own = neighbours(
    table.rows.flatMap((row, y) =>
      row.flatMap((cell, x) => {
        if (cell === null) return []
        const { text, rowSpan = 1, columnSpan = 1 } = cell
        return [{ row: y, column: x, rowSpan, columnSpan, text: flatText(text) }]
      }),
    ),
  )
  const marks = new Map(
    table.rows
      .flat()
      .flatMap((cell) => (cell?.mark === undefined ? [] : [[flatText(cell.text + cell.mark), flatText(cell.text)] as const])),
  )
  const theirs = neighbours(read.cells.map((cell) => ({ ...cell, text: marks.get(flatText(cell.text)) ?? flatText(cell.text) })))
  const counts = new Map<string, number>()
  for (const pair of own) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  let common = 0
  for (const pair of theirs) {
    const left = counts.get(pair) ?? 0
    if (left > 0) common++
    counts.set(pair, left - 1)
  }
  return own.length + theirs.length === 0 ? 1 : (2 * common) / (own.length + theirs.length)
}

function neighbours(cells: readonly Pick<ReadCell, 'row' | 'column' | 'rowSpan' | 'columnSpan' | 'text'>[]): readonly string[] {
  const grid = new Map<string, string>()
  const full = cells.filter(({ text }) => text !== '')
  full.forEach(({ row, column, rowSpan, columnSpan }, index) => {
    for (let y = row; y < row + rowSpan; y++) for (let x = column; x < column + columnSpan; x++) grid.set(`${y} ${x}`, String(index))
  })
  const last = {
    y: Math.max(0, ...cells.map(({ row, rowSpan }) => row + rowSpan)),
    x: Math.max(0, ...cells.map(({ column, columnSpan }) => column + columnSpan)),
  }
  const pairs = new Set<string>()
  full.forEach(({ row, column, rowSpan, columnSpan }, index) => {
    for (let y = row; y < row + rowSpan; y++)
      for (let x = column + columnSpan; x < last.x; x++) {
        const other = grid.get(`${y} ${x}`)
        if (other === undefined) continue
        pairs.add(`${index} ${other} beside`)
        break
      }
    for (let x = column; x < column + columnSpan; x++)
      for (let y = row + rowSpan; y < last.y; y++) {
        const other = grid.get(`${y} ${x}`)
        if (other === undefined) continue
        pairs.add(`${index} ${other} below`)
        break
      }
  })
  return [...pairs].map((pair) => {
    const [a, b, how] = pair.split(' ')
    return `${full[Number(a)]?.text} ${full[Number(b)]?.text} ${how}`
  })
}
