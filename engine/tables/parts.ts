import { overlapX, unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { columnAt } from './band-lines.ts'
import { isYear, readsAsValue } from './cell-text.ts'
import { endsWith } from './figure-ends.ts'
import type { Lattice } from './lattice.ts'
import { chunksOf, sizeOf, spacingSizeOf, textRowsOf } from './text-rows.ts'

/** A text within one line and the columns it covers, from the first up to but not including `to`. */
export interface Part {
  readonly words: readonly Word[]
  readonly from: number
  readonly to: number
}

/** The column in which most of a text's width lies. */
export function columnOf({ words }: Pick<Part, 'words'>, lattice: Pick<Lattice, 'xs' | 'runOver'>): number {
  const [first] = words
  if (first && (words.length === 1 || words.some((word) => lattice.runOver.has(word)))) return columnOfWord(first, lattice)
  return columnOfBox(unionOf(words.map((word) => word.box)), lattice)
}

const columnOfWord = (word: Word, lattice: Pick<Lattice, 'xs' | 'runOver'>): number =>
  lattice.runOver.get(word) ?? columnOfBox(word.box, lattice)

function columnOfBox(box: Word['box'], { xs }: Pick<Lattice, 'xs'>): number {
  const first = columnAt(xs, box.left)
  const last = columnAt(xs, box.right)
  let best = first
  let most = -Infinity
  for (let column = first; column <= last; column++) {
    const share = Math.min(box.right, xs[column + 1] ?? Infinity) - Math.max(box.left, xs[column] ?? -Infinity)
    if (share > most) {
      most = share
      best = column
    }
  }
  return best
}

/**
 * The texts among the words of a table row, each with the columns it covers. A text breaks at a column's edge where a rule is drawn, between two
 * figures, before one that ends with its column, where the gap is wider than its word spaces, behind a column of figures set tightly, and where both sides stand in line with texts of their columns in the same row.
 * `space` is the widest word space in sizes of the writing.
 */
export function partsOf(words: readonly Word[], lattice: Lattice, row: number, space?: number): readonly Part[] {
  const lines = textRowsOf(words)
  const chunks = lines.flatMap((line, index) => chunksOf(line.words, space).map((chunk) => ({ chunk, index })))
  const found = chunks.flatMap(({ chunk, index }): readonly Part[] => {
    const { words: run } = chunk
    const [begins] = run
    const areSeveral = run.slice(1).some((word) => lattice.titleStarts?.has(word) === true)
    if (begins !== undefined && lattice.headerSpans.has(begins) && !areSeveral) return [spanOf(run, lattice)]
    const columns = run.map((word) => columnOfWord(word, lattice))
    const spaces = run.slice(1).flatMap((word, i) => (columns[i] === columns[i + 1] ? [gapBetween(run[i], word)] : []))
    const usual = Math.max(0, ...spaces)
    const parts: Word[][] = [[]]
    run.forEach((word, i) => {
      const before = run[i - 1]
      const edge = columns[i] ?? 0
      if (before && columns[i - 1] !== columns[i]) {
        const gap = gapBetween(before, word)
        const ruled = lattice.ruledX[edge] === true && lattice.down(row, edge)
        const figures = readsAsValue([before]) && readsAsValue([word])
        const wide = gap > Math.max(usual * 1.2, (chunks.length === 1 ? loneSpace : wordSpace) * spacingSizeOf(word))
        const lined = () => {
          const others = chunks.filter((other) => other.index !== index).map((other) => other.chunk)
          return (
            standsOver(
              run.slice(0, i).filter((_, k) => columns[k] === columns[i - 1]),
              others,
            ) &&
            standsOver(
              run.slice(i).filter((_, k) => columns[k + i] === columns[i]),
              others,
            )
          )
        }
        const tight = lattice.seams.some((seam) => seam >= before.box.right - 1 && seam <= word.box.left + 1)
        // A label may leave no more than a space before the figure of its row, which ends where all of that column do.
        const rest = run.slice(i).filter((_, k) => columns[k + i] === columns[i])
        const isFigure =
          !readsAsValue([before]) &&
          !binds.test(before.text) &&
          readsAsValue(rest) &&
          !isYear(rest) &&
          endsWith(lattice.figureEnd(edge), rest)
        if (!ruled && !wide && isSignBeside(before, word)) {
          parts.at(-1)?.push(word)
          return
        }
        if (ruled || figures || wide || tight || isFigure || lattice.titleStarts?.has(word) === true || lined()) parts.push([])
      }
      parts[parts.length - 1]?.push(word)
    })
    return parts.map((part) => spanOf(part, lattice))
  })
  return lines.length < 2 ? found : withLinesSetRight(found)
}

/** Points by which lines set to the right end apart. */
const sameEnd = 1.5

/** Lines of one label that end together in a column and begin in others, which nothing else in the row fills: all of them where the longest begins. */
function withLinesSetRight(parts: readonly Part[]): readonly Part[] {
  const endOf = ({ words }: Part) => words.at(-1)?.box.right ?? 0
  const isLine = (part: Part, of: Part): boolean =>
    part.to === of.to && !readsAsValue(part.words) && !readsAsValue(of.words) && Math.abs(endOf(part) - endOf(of)) < sameEnd
  return parts.map((part) => {
    const longest = parts.find((other) => other.from < part.from && isLine(part, other))
    if (longest === undefined) return part
    const isFree = parts.every((other) => isLine(other, longest) || other.to <= longest.from || other.from >= longest.to)
    return isFree ? { ...part, from: longest.from } : part
  })
}

/** A sign of currency or percent and the figure that it stands beside. */
const isSignBeside = (before: Word, word: Word): boolean =>
  (/^(?:\p{Sc}|EUR|CHF)$/u.test(before.text) && /^[-–−(]?\d/u.test(word.text)) ||
  (/\d$/u.test(before.text) && /^(?:\p{Sc}|%)$/u.test(word.text))

/** Little words that no column ends in: "paid on 13/01/2026", "VAT on 170.00". */
const binds = /^(?:le|on|am|op|el|il|em|du|del|dal|vom|from|to|bis|au|al|of|von|sur|su|auf|over|sobre|über|à|@)$/iu

/** Gaps up to this many sizes are spaces between words; in a text alone in its row, a heading within the table, those of the widest faces. */
const wordSpace = 0.36
const loneSpace = 0.56

const gapBetween = (left: Word | undefined, right: Word): number => (left ? right.box.left - left.box.right : 0)

/** true when a text of another line stands right above or below these words, in line with them at the left, the right or the middle, and not wider by much. */
function standsOver(words: readonly Word[], others: readonly { readonly words: readonly Word[]; readonly box: Word['box'] }[]): boolean {
  const box = unionOf(words.map((word) => word.box))
  const slack = 0.3 * sizeOf(words[0] as Word)
  return others.some(
    (other) =>
      overlapX(box, other.box) > 0 &&
      (Math.abs(box.left - other.box.left) <= slack ||
        Math.abs(box.right - other.box.right) <= slack ||
        Math.abs(box.left + box.right - other.box.left - other.box.right) <= 2 * slack) &&
      other.box.right - other.box.left < 2.5 * (box.right - box.left),
  )
}

function spanOf(words: readonly Word[], lattice: Lattice): Part {
  const columns = words.map((word) => columnOfWord(word, lattice))
  const first = Math.min(...columns)
  const last = Math.max(...columns)
  return { words, from: first, to: last + 1 }
}
