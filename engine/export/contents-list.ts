import { type Block, median, sizeOf, textOfLines } from '../model/index.ts'

/** Dots are looked at from the first of a row on: a row of thousands that leads nowhere would be tried from each of its dots. */
const led = /(?<![.·․…]\s{0,2})(?:(?:\s*[.·․…]){4,}|(?:\s[.·․…]){2,})\s*(?=(?:\d{1,4}, ){0,12}\S{1,6}$)/u
/** The same in Markdown, where the page may lead to its place and be bold, and the dots be in the type of the word before them. */
const ledInMarkdown =
  /(?<![.·․…]\s{0,2})(?:(?:\s*[.·․…]){4,}|(?:\s[.·․…]){2,})(\**)\s*(?=\**(?:\d{1,4}, ){0,12}(?:\S{1,6}|\[\**[^\s\]]{1,6}\]\((?:<[^>]*>|\S*)\))\**$)/u
/** A page number that no dots lead to, as over the parts of a book. */
const bare = /\s(?:\d{1,4}|[ivxl]{1,6})$/u
const bareInMarkdown = /\s+(?=\**(?:\w{1,6}|\[\**\w{1,6}\]\((?:<[^>]*>|\S*)\))\**$)/u
/** Page numbers of one list end within this many points of each other. */
const sameEnd = 2
/** Fewer lines in a row that lead to a number by dots are no table of contents. */
const fewest = 3
/** Entries of one depth begin at one edge, to this share of the letter size. */
const level = 0.7

/** The entries of tables of contents among the blocks, each with its depth by how far it is set in: 0 for the outermost of its list. */
export function contentsEntries(blocks: readonly Block[]): ReadonlyMap<Block, number> {
  const depths = new Map<Block, number>()
  let list: Block[] = []
  const close = () => {
    for (const [block, depth] of depthsOf(entriesIn(list))) depths.set(block, depth)
    list = []
  }
  for (const block of blocks) {
    if (endsWith(block, led) || endsWith(block, bare)) list.push(block)
    else if (block.kind !== 'furniture') close()
  }
  close()
  return depths
}

/** Of blocks that end with a page each, those that are entries of one table of contents; none where too few of them are. */
function entriesIn(list: readonly Block[]): readonly Block[] {
  if (list.length > 0 && list.filter(isBare).length >= Math.min(fewest, list.length)) return list
  const ends = list.filter(isLed).map(endOf)
  if (ends.length === 0) return listOfBare(list)
  if (ends.length < fewest) return []
  return list.filter((block) => isLed(block) || ends.some((end) => Math.abs(end - endOf(block)) <= sameEnd))
}

/** Fewer entries that white alone leads from may be rows of another kind. */
const fewestBare = 6
/** Sizes of the white before a number that stands for itself, and that a figure 1 leaves behind it. */
const farOff = 3
const sideBearing = 0.25
/** Share of the entries whose number stands so far behind. */
const mostlyFar = 0.75
const lastSize = (block: Block): number => {
  const last = 'lines' in block ? block.lines.at(-1)?.words.at(-1) : undefined
  return last === undefined ? 0 : sizeOf(last)
}
/** The entries of a table of contents without dots: numbers far behind their titles, all at one edge, that never fall; none where they are anything else. */
function listOfBare(list: readonly Block[]): readonly Block[] {
  if (list.length < fewestBare) return []
  const entries = list.map((block) => {
    const [number, before] = ('lines' in block ? (block.lines.at(-1)?.words ?? []) : []).toReversed()
    const isFar = number !== undefined && before !== undefined && number.box.left - before.box.right > farOff * sizeOf(number)
    return { isFar, page: number !== undefined && /^\d{1,4}$/.test(number.text) ? Number(number.text) : Number.NaN }
  })
  // A long title may reach up to its page.
  if (entries.filter(({ isFar }) => isFar).length < mostlyFar * list.length) return []
  const pages = entries.map(({ page }) => page)
  const edge = median(list.map(endOf), 0)
  const isOne = list.every((block) => Math.abs(endOf(block) - edge) <= sideBearing * lastSize(block))
  const isRising = pages.every((page, i) => !Number.isNaN(page) && page >= (pages[i - 1] ?? 0))
  return isOne && isRising && (pages.at(-1) ?? 0) > (pages[0] ?? 0) ? list : []
}

/** An entry's Markdown with the dots, or the white, that lead to its page as one sign: "Preface ........ xi" as "Preface … xi". */
export const withShortLeader = (markdown: string): string =>
  ledInMarkdown.test(markdown) ? markdown.replace(ledInMarkdown, '$1 … ') : markdown.replace(bareInMarkdown, ' … ')

/** More dots than writers leave out words with, before what they lead to: a price, a number. */
const longLeader = /(?<![.·․…]\s{0,2})(?:\s*[.·․…]){12,}(\**)\s*(?=\**\S{1,10}\**$)/u
/** A line of Markdown by itself with the dots that lead to its end as one sign: "Leek soup ............ 6.50" as "Leek soup … 6.50". */
export const withShortDots = (markdown: string): string => markdown.replace(longLeader, '$1 … ')

const endsWith = (block: Block, ending: RegExp): boolean =>
  ((block.kind === 'paragraph' && block.role === 'body') || block.kind === 'list-item') && ending.test(textOfLines(block.lines).trimEnd())
/** true for an entry that is known for one though no dots lead from it. */
const isBare = (block: Block): boolean => 'lines' in block && block.lines.at(-1)?.leadsToPage === true
const isLed = (block: Block): boolean => endsWith(block, led)
/** Where the last line of a block ends, page points. */
const endOf = (block: Block): number => ('lines' in block ? (block.lines.at(-1)?.box.right ?? 0) : 0)

function depthsOf(list: readonly Block[]): ReadonlyMap<Block, number> {
  const edges: number[] = []
  const size = median(
    list.flatMap((block) => ('lines' in block ? block.lines.flatMap((line) => line.words.map(sizeOf)) : [])),
    10,
  )
  const setIn = setInWithin(columnsOf(list))
  for (const left of [...setIn.values()].sort((one, other) => one - other))
    if (edges.length === 0 || left - (edges[edges.length - 1] ?? 0) > level * size) edges.push(left)
  const byEdge = new Map(
    list.map((block) => [
      block,
      Math.max(
        0,
        edges.findLastIndex((edge) => edge <= (setIn.get(block) ?? 0)),
      ),
    ]),
  )
  return byNumbers(byEdge) ?? byEdge
}

/** Share of the entries with a number from which on the numbers tell how deep they are. */
const mostlyNumbered = 0.7
const sectionNumber = /^\d{1,3}((?:\.\d{1,3}){0,5})\.?\s+\P{N}/u

/**
 * The depths that the numbers of entries tell ("5.1" is in "5" though both begin at one edge); null where few have one, or where they say other than how
 * far entries are set in.
 */
function byNumbers(byEdge: ReadonlyMap<Block, number>): ReadonlyMap<Block, number> | null {
  const numbers = new Map(
    [...byEdge.keys()].flatMap((block): [Block, number][] => {
      const [, parts] = sectionNumber.exec('lines' in block ? textOfLines(block.lines) : '') ?? []
      return parts === undefined ? [] : [[block, parts.split('.').length - 1]]
    }),
  )
  if (numbers.size < mostlyNumbered * byEdge.size) return null
  const edgesOf = (depth: number): readonly number[] =>
    [...numbers].flatMap(([block, own]) => (own === depth ? [byEdge.get(block) ?? 0] : []))
  const depths = [...new Set(numbers.values())].sort((a, b) => a - b)
  const areInOrder = depths.every((depth, i) => i === 0 || Math.min(...edgesOf(depth)) >= Math.max(...edgesOf(depths[i - 1] ?? 0)))
  if (!areInOrder) return null
  // A page that goes on with a list may begin far inside it.
  let outermost = Number.POSITIVE_INFINITY
  return new Map(
    [...byEdge].map(([block, edge]) => {
      const own = numbers.get(block)
      // One without a number is as deep as those that begin where it does or further out; a part of the book stands outside them all.
      const like = depths.findLastIndex((depth) => Math.min(...edgesOf(depth)) <= edge)
      const depth = own === undefined ? like : depths.indexOf(own)
      outermost = Math.min(outermost, depth)
      return [block, depth - outermost]
    }),
  )
}

const leftOf = (block: Block): number => block.places[0]?.box.left ?? 0

/** The entries by the columns that they stand in: one that begins right of where those before it end, or ends left of where they begin, is of another. */
function columnsOf(list: readonly Block[]): readonly (readonly Block[])[] {
  const columns: Block[][] = []
  let [left, right] = [Number.POSITIVE_INFINITY, 0]
  for (const block of list) {
    const column = columns.at(-1)
    if (column === undefined || leftOf(block) >= right || endOf(block) <= left) {
      columns.push([block])
      left = leftOf(block)
      right = endOf(block)
    } else {
      column.push(block)
      left = Math.min(left, leftOf(block))
      right = Math.max(right, endOf(block))
    }
  }
  return columns
}

/** Points by which each entry is set in from the left edge of its column. */
function setInWithin(columns: readonly (readonly Block[])[]): ReadonlyMap<Block, number> {
  return new Map(
    columns.flatMap((column) => {
      const edge = Math.min(...column.map(leftOf))
      return column.map((block) => [block, leftOf(block) - edge] as const)
    }),
  )
}
