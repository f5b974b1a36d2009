import { height, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import { fromLeft, type Item, isTall, madeOf } from './formula-items.ts'
import { linesOf } from './formula-rows.ts'

/** The pieces that tall brackets are put together from. */
const pieces: Readonly<Record<string, string>> = {
  ...{ '⎛': '(', '⎜': '(', '⎝': '(', '⎞': ')', '⎟': ')', '⎠': ')', '⎡': '[', '⎢': '[', '⎣': '[', '⎤': ']', '⎥': ']', '⎦': ']' },
  ...{ '⎧': '{', '⎨': '{', '⎩': '{', '⎫': '}', '⎬': '}', '⎭': '}', '⎪': '', '|': '|', '∥': '∥' },
}

/** Items with the pieces of each tall bracket as one. */
export function withWholeFences(items: readonly Item[]): readonly Item[] {
  const columns: Item[][] = []
  for (const item of items.filter(({ text }) => text in pieces).toSorted((a, b) => a.box.top - b.box.top)) {
    const column = columns.find((own) => {
      const last = own[own.length - 1]
      return (
        last !== undefined &&
        overlapX(last.box, item.box) > -1 &&
        item.box.top - last.box.bottom < 0.3 * item.size &&
        item.box.top > last.box.top
      )
    })
    if (column) column.push(item)
    else columns.push([item])
  }
  const stacks = columns.filter((column) => column.length > 1)
  const own = new Set(stacks.flat())
  const whole = stacks.flatMap((stack): readonly Item[] => {
    const text = stack.map((item) => pieces[item.text]).find((sign) => sign !== '')
    return text === undefined ? [] : [{ ...madeOf(fenceLatex(text), stack), text }]
  })
  return [...items.filter((item) => !own.has(item)), ...whole]
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '⟨': '⟩', '⌊': '⌋', '⌈': '⌉', '|': '|', '∥': '∥' }
const closers = new Set(Object.values(closing))
const environments: Readonly<Record<string, string>> = { '(': 'pmatrix', '[': 'bmatrix', '{': 'Bmatrix', '|': 'vmatrix', '∥': 'Vmatrix' }
const fenceNames: Readonly<Record<string, string>> = {
  ...{
    '{': '\\{',
    '}': '\\}',
    '⟨': '\\langle',
    '⟩': '\\rangle',
    '⌊': '\\lfloor',
    '⌋': '\\rfloor',
    '⌈': '\\lceil',
    '⌉': '\\rceil',
    '∥': '\\|',
  },
}
const fenceLatex = (sign: string): string => fenceNames[sign] ?? sign

/**
 * Items with what stands within tall brackets as one: as a matrix where it has several lines, as a binomial where two stand apart, as cases behind a lone brace.
 * `latexOf` writes what is within.
 */
export function withFences(items: readonly Item[], latexOf: (items: readonly Item[]) => string): readonly Item[] {
  let left = fromLeft(items)
  for (let pair = innermost(left); pair !== null; pair = innermost(left)) {
    const [open, close] = pair
    const within = left.filter((item) => item !== open && item !== close && isBetween(item, open, close))
    const own = new Set([open, close, ...within])
    const latex = fenced(open, close, within, latexOf)
    const made = madeOf(latex, [...own], { box: unionOf([open.box, close.box, ...within.map(({ box }) => box)]) })
    left = fromLeft([...left.filter((item) => !own.has(item)), made])
  }
  const brace = left.find((item) => item.text === '{' && isTall(item))
  if (brace === undefined) return left
  const within = left.filter((item) => item !== brace && item.box.left > brace.box.left && overlapY(item.box, brace.box) > 0)
  const lines = linesOf(within)
  if (lines.length < 2) return left
  const own = new Set([brace, ...within])
  const rows = lines.map((line) => cellsOf(line).map(latexOf).join(' & '))
  return [
    ...left.filter((item) => !own.has(item)),
    madeOf(`\\begin{cases} ${rows.join(' \\\\ ')} \\end{cases}`, [...own], { box: brace.box }),
  ]
}

/** The first tall bracket that closes, with the one that it closes. */
function innermost(items: readonly Item[]): readonly [Item, Item] | null {
  const open: Item[] = []
  for (const item of items) {
    if (!isTall(item) || !(item.text in closing || closers.has(item.text))) continue
    const opener = open.findLast(
      (other) => closing[other.text] === item.text && Math.abs(height(other.box) - height(item.box)) < 0.2 * height(item.box),
    )
    if (opener !== undefined && closers.has(item.text)) return [opener, item]
    if (item.text in closing) open.push(item)
  }
  return null
}

const isBetween = ({ box }: Item, open: Item, close: Item): boolean =>
  (box.left + box.right) / 2 > open.box.left && (box.left + box.right) / 2 < close.box.right && overlapY(box, open.box) > 0

/** Sizes between the lines of a binomial; those of a matrix are 1.2 apart. */
const binomialLeading = 1.28

function fenced(open: Item, close: Item, within: readonly Item[], latexOf: (items: readonly Item[]) => string): string {
  const lines = linesOf(within)
  if (lines.length > 1) {
    const cells = lines.map(cellsOf)
    const rows = cells.map((row) => row.map(latexOf).join(' & '))
    const [upper, lower] = lines.map((line) => line[0])
    if (open.text === '(' && lines.length === 2 && cells.every((row) => row.length === 1) && upper && lower)
      if (lower.baseline - upper.baseline > binomialLeading * upper.size) return `\\binom{${rows[0]}}{${rows[1]}}`
    const environment = environments[open.text] ?? 'matrix'
    return `\\begin{${environment}} ${rows.join(' \\\\ ')} \\end{${environment}}`
  }
  return `\\left${fenceLatex(open.text)} ${latexOf(within)} \\right${fenceLatex(close.text)}`
}

/** Sizes of white between the columns of a matrix. */
const columnGap = 0.55

function cellsOf(line: readonly Item[]): readonly (readonly Item[])[] {
  const cells: Item[][] = []
  for (const item of fromLeft(line)) {
    const cell = cells[cells.length - 1]
    const right = Math.max(...(cell ?? []).map(({ box }) => box.right))
    if (cell && item.box.left - right < columnGap * item.size) cell.push(item)
    else cells.push([item])
  }
  return cells
}
