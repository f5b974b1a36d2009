// Documents as browsers show them: what stands in their blocks, and the manners to print them in. The first function runs in the browser.

import type { Dice } from '../golden/dice.ts'

/** A block of a document as it was printed, in the order of the document. */
export interface PrintedBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'term' | 'code'
  readonly text: string
}

/** How documents are printed, by a name: the rules of style sheets. */
export const documentManners: Readonly<Record<string, string>> = {
  plain: '',
  justified: 'p{text-align:justify}',
  'ruled headings': 'h1,h2,h3,h4{color:#246;border-bottom:.5pt solid #bbb}',
  'small headings': 'h2{font-size:12pt}h3{font-size:11pt;font-style:italic}h4{font-size:10pt}',
  'first lines set in': 'p{text-indent:1.5em;margin:0}h1,h2,h3{text-align:center}',
  'light headings': 'h1,h2,h3,h4,h5{font-weight:normal}h2{font-size:15pt}h3{font-size:12pt;font-weight:bold}',
  'shaded code': 'pre{background:#eee;padding:4pt}ul{list-style:square}li{margin:3pt 0}',
  'framed code': 'pre{border:.5pt solid #999;padding:4pt}li{margin:0}p{line-height:1.5}',
  dashes: 'ul{list-style:"– "}p{margin:4pt 0}h3{font-size:10pt}',
}
const faces = ['Liberation Sans', 'Liberation Serif', 'Carlito', 'Caladea', 'DejaVu Sans']

/** The style sheet of a manner, in a face and size as dice fall. */
export const styleOf = (manner: string, dice: Dice): string =>
  `body{font-family:'${dice.one(faces)}',sans-serif;font-size:${dice.one([9, 10, 11])}pt;margin:0;color:#111}a{color:inherit}${documentManners[manner] ?? ''}`

/** As much of what a browser shows as is asked for. */
interface ShownNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: Iterable<ShownNode>
}
interface ShownElement extends ShownNode {
  readonly children: Iterable<ShownElement>
  readonly innerText: string
  remove(): void
  removeAttribute(name: string): void
}
interface Shown {
  getComputedStyle(node: ShownNode): { readonly display: string; readonly visibility: string }
  readonly document: { readonly body: ShownElement; querySelectorAll(selector: string): Iterable<ShownElement> }
}

/**
 * Takes menus, pictures, tables and styles out of the document that a browser shows and returns the blocks that are left; null where these hold less than three
 * quarters of its text, or it is too short or long. It is sent there as text, so that it knows nothing from outside.
 */
export function blocksOfDocument(): readonly PrintedBlock[] | null {
  const [shortest, longest, fewestBlocks, leastShare] = [1500, 16_000, 6, 0.75]
  const { document, getComputedStyle } = globalThis as unknown as Shown
  const aside =
    'nav,header,footer,script,style,link,iframe,form,img,svg,video,input,button,select,table,.navheader,.navfooter,.sphinxsidebar,.related,.headerlink,.toc,#toc,#sidebar'
  for (const element of document.querySelectorAll(aside)) element.remove()
  for (const element of document.querySelectorAll('[style],[class],[align],[bgcolor]'))
    for (const name of ['style', 'class', 'align', 'bgcolor']) element.removeAttribute(name)
  const inner = ['UL', 'OL', 'P', 'PRE', 'DL', 'DIV', 'BLOCKQUOTE']
  const textOf = (node: ShownNode, without: readonly string[]): string =>
    [...node.childNodes]
      .map((child) => {
        if (child.nodeName === 'BR') return ' '
        if (child.nodeType === 3) return child.textContent ?? ''
        if (child.nodeType !== 1 || without.includes(child.nodeName)) return ''
        const { display, visibility } = getComputedStyle(child)
        return display === 'none' || visibility === 'hidden' ? '' : textOf(child, without)
      })
      .join('')
  const found: PrintedBlock[] = []
  const add = (kind: PrintedBlock['kind'], text: string): void => {
    const own = text.replace(/\s+/gu, ' ').trim()
    if (own !== '') found.push({ kind, text: own })
  }
  const walk = (parent: ShownElement): void => {
    for (const child of parent.children) {
      if (getComputedStyle(child).display === 'none') continue
      if (/^H[1-6]$/u.test(child.nodeName)) add('heading', textOf(child, []))
      else if (child.nodeName === 'P') add('paragraph', textOf(child, []))
      else if (child.nodeName === 'DT') add('term', textOf(child, []))
      else if (child.nodeName === 'PRE') add('code', textOf(child, []))
      else {
        if (child.nodeName === 'LI') add('item', textOf(child, inner))
        if (child.nodeName === 'DD') add('paragraph', textOf(child, inner))
        walk(child)
      }
    }
  }
  walk(document.body)
  const { length } = document.body.innerText
  const share = found.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, length)
  return length < shortest || length > longest || found.length < fewestBlocks || share < leastShare ? null : found
}
