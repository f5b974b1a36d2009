import { area, type Box, centre, contains, type Fill, grow, unionOf, width } from '../geometry/index.ts'
import { holdsCodeSign, isScan, isSlip, typewriterFaces, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { readsAsValue } from './cell-text.ts'
import { doubleRule, type Network, networksOf, rulesOnce, sameRule } from './rules.ts'
import { isTypewrittenIn, median, textRowsOf } from './text-rows.ts'

/** Share of the width of its page that the box of a listing takes: smaller ones are cells. */
const leastWidth = 0.25
/** Lighter fills are the paper's own white. */
const lightest = 0.97
/** Points: lower fills are lines. */
const lowestShade = 6
/** Of the words in a box so many are set in typewriter faces. */
const mostlyCode = 0.9
/** Fewer than this share of them read as values: figures in rows are a table. Programs hold more figures, and their signs on half of the lines. */
const mostValues = 0.2
const mostOfProgram = 0.5
const linesOfProgram = 0.5
/** Pages with more areas hold drawings. */
const mostShades = 400

/**
 * The page without the listings of programs that stand in boxes, shaded or framed: their words line up under each other by nature, and the box around
 * them is that of no table. Boxes with rules or other areas within or beside them are cells.
 */
export function withoutListings(page: ReadPage): { readonly page: ReadPage; readonly listings: readonly Box[] } {
  const { words, fills, rulings } = page
  const none = { page, listings: [] }
  if ((fills.length === 0 && rulings.length === 0) || isScan(page) || isSlip(page)) return none
  const signs = words.filter((word) => word.turn === 0 && isSignOfCode(word.text))
  if (signs.length === 0) return none
  const boxes = boxesOf(page)
  if (!boxes.some((box) => signs.some((word) => contains(box, centre(word.box))))) return none
  const faces = new Set([...typewriterFaces(words), ...evenFaces(words.filter((word) => boxes.some((box) => isWithin(word, box))))])
  const isCode = (word: Word) => isTypewrittenIn(word, faces)
  if (words.every(isCode)) return none
  const listings = outermost(boxes).filter((box) => {
    const own = words.filter((word) => isWithin(word, box))
    const values = own.filter((word) => readsAsValue([word])).length
    if (own.filter(isCode).length < mostlyCode * own.length) return false
    return beginsWithPrompt(own) || values < (isProgram(own) ? mostOfProgram : mostValues) * own.length
  })
  if (listings.length === 0) return none
  const isOutside = (box: Box) => !listings.some((listing) => contains(grow(listing, sameRule), centre(box)))
  return {
    page: {
      ...page,
      words: words.filter((word) => !listings.some((box) => isWithin(word, box))),
      rulings: rulings.filter(({ from, to }) => isOutside({ left: from.x, top: from.y, right: to.x, bottom: to.y })),
      fills: fills.filter(({ box }) => isOutside(box)),
    },
    listings: listings.map((box) => ({
      ...box,
      top: Math.max(box.top, ...words.flatMap((word) => (isOnTop(word, box) ? [word.box.bottom] : []))),
    })),
  }
}

/** Signs that programs are written with, the prompt of a shell, an option, a path. */
const isSignOfCode = (text: string): boolean => holdsCodeSign(text) || /^(?:[#%$]|-{1,2}\p{L}[\w-]*|[~.]?\/\w.*\/.+|\p{L}+>)$/u.test(text)

/** So many different words in boxes, of which so many are as wide a letter, within this share, prove a typewriter face where programs are to be expected. */
const fewestEven = 3
const mostlyEven = 0.9
const sameWidth = 0.06
/** The families of fonts in which words in boxes are as wide as they are long. */
function evenFaces(words: readonly Word[]): ReadonlySet<string> {
  const known = words.filter(
    ({ text, font }) => font !== null && text.length >= 3 && (text.match(/\p{L}/gu)?.length ?? 0) >= text.length / 2,
  )
  const faces = Map.groupBy(known, ({ font }) => font?.family ?? '')
  return new Set(
    [...faces].flatMap(([family, own]) => {
      // The white on both sides of a word's ink is about a quarter of a letter.
      const widths = [
        ...new Map(own.map(({ text, box, font }) => [text, width(box) / ((text.length - 0.25) * (font?.size ?? 1))])).values(),
      ]
      const usual = median(widths)
      const even = widths.filter((one) => Math.abs(one - usual) <= sameWidth * usual).length
      return widths.length >= fewestEven && even >= mostlyEven * widths.length ? [family] : []
    }),
  )
}

/** Whether a word stands on the upper edge of a frame, as its title. */
const isOnTop = ({ box }: Word, frame: Box): boolean =>
  box.top < frame.top - 1 && box.bottom > frame.top + 1 && box.left > frame.left && box.right < frame.right
const isWithin = (word: Word, frame: Box): boolean => contains(frame, centre(word.box)) && !isOnTop(word, frame)

/** true where the first line is one that was typed into an interpreter: what it answered may be all figures. */
const beginsWithPrompt = (words: readonly Word[]): boolean => /^(?:>>>|>)$/u.test(textRowsOf(words)[0]?.words[0]?.text ?? '')

function isProgram(words: readonly Word[]): boolean {
  const lines = textRowsOf(words)
  return lines.filter((line) => line.words.some(({ text }) => isSignOfCode(text))).length >= linesOfProgram * lines.length
}

/** Shaded areas, those of single lines joined, and frames of drawn rules, with no other beside them and nothing drawn within. */
function boxesOf(page: ReadPage): readonly Box[] {
  const least = leastWidth * page.size.width
  const isWide = ({ left, right }: Box) => right - left >= least
  const shades = page.fills.filter(
    ({ box, grey }) => grey <= lightest && box.bottom - box.top >= lowestShade && box.right - box.left > sameRule,
  )
  if (shades.length > mostShades) return []
  const areas = stacked(shades).filter(isWide)
  const networks = networksOf(rulesOnce(page.rulings, page.fills))
  const frames = networks.filter((network) => isFrame(network) && isWide(network.box)).map(({ box }) => box)
  const isAlone = (box: Box) =>
    shades.every((shade) => contains(grow(box, sameRule), centre(shade.box)) || !touches(shade.box, box)) &&
    networks.every((network) => isAround(network, box) || !touches(network.box, box))
  return [...areas, ...frames.filter((frame) => !areas.some((area) => touches(area, frame)))].filter(isAlone)
}

/** Areas without those that stand within others, as a box that is painted over its shadow does: what both hold is told once. */
const outermost = (boxes: readonly Box[]): readonly Box[] =>
  boxes.filter(
    (box, i) =>
      !boxes.some(
        (other, k) => k !== i && contains(other, centre(box)) && (area(other) > area(box) || (area(other) === area(box) && k < i)),
      ),
  )

/** Areas of one width under one another, as those behind the lines of one text, as one. */
function stacked(shades: readonly Fill[]): readonly Box[] {
  const stacks: Box[] = []
  for (const { box } of [...shades].sort((a, b) => a.box.top - b.box.top)) {
    const i = stacks.findIndex((stack) => isNear(stack.left, box.left) && isNear(stack.right, box.right) && box.top <= stack.bottom + 1)
    const stack = stacks[i]
    if (stack === undefined) stacks.push(box)
    else stacks[i] = unionOf([stack, box])
  }
  return stacks
}

/** Whether rules are drawn around a box, on its edges, and none goes through it. */
function isFrame({ across, down, box }: Network): boolean {
  return (
    across.length > 0 && down.length > 0 && across.every(({ at }) => isNear(at, box.top) || isNear(at, box.bottom)) && isClear(down, box)
  )
}
const isClear = (down: Network['down'], { left, right }: Box): boolean => down.every(({ at }) => isNear(at, left) || isNear(at, right))

/** Whether rules, if they touch a box, are those around it. */
function isAround({ across, down, box: around }: Network, box: Box): boolean {
  const isOn = (at: number, ...edges: readonly number[]) => edges.some((edge) => Math.abs(at - edge) <= doubleRule)
  return (
    across.every(({ at }) => isOn(at, box.top, box.bottom)) &&
    down.every(({ at }) => isOn(at, box.left, box.right)) &&
    isOn(around.left, box.left) &&
    isOn(around.right, box.right)
  )
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= sameRule
const touches = (a: Box, b: Box): boolean =>
  a.left < b.right + sameRule && a.right > b.left - sameRule && a.top < b.bottom + sameRule && a.bottom > b.top - sameRule
