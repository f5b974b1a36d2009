import { unionOf } from '../geometry/index.ts'
import { extentOf, inOrderOfReading, type Line, median, sizeOf, type Word } from '../model/index.ts'

/** Words at one height of the page, from the left edge to the right edge, over all columns. */
export interface Row {
  readonly words: readonly Word[]
  readonly top: number
  readonly bottom: number
  /** The middle of the spaces between its words, page points; 0 for a single word. */
  readonly space: number
}

/**
 * Upright words gathered into rows, top to bottom, each from left to right.
 * A word joins the row whose last word it overlaps most in height, so scans that slope and raised marks keep their line.
 * A drop cap stands first in the first of the rows it reaches over.
 */
export function rowsOf(words: readonly Word[]): readonly Row[] {
  const usual = median(words.map(sizeOf), 10)
  const large = words.filter((word) => sizeOf(word) >= dropped * usual)
  const capitals = new Set(large.filter((word) => isDropCapital(word) && !large.some((other) => followsOnLine(word, other))))
  const open = new OpenRows()
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)) if (!capitals.has(word)) open.add(word)
  const rows = open.rows
  for (const capital of capitals) seat(capital, rows)
  return rows
    .map((row): Row => {
      const box = unionOf(row.map((word) => word.box))
      return { words: row, top: box.top, bottom: box.bottom, space: median(spaces(row), 0) }
    })
    .sort((a, b) => a.top - b.top || a.bottom - b.bottom)
}

function spaces(words: readonly Word[]): readonly number[] {
  const widths: number[] = []
  for (let i = 1; i < words.length; i++) {
    const [previous, word] = [words[i - 1] as Word, words[i] as Word]
    widths.push(areUnspaced(previous, word) ? 0 : Math.max(0, word.box.left - previous.box.right))
  }
  return widths
}

/** Chinese and Japanese are written without spaces: white beside their letters is none that others could be measured by. */
const areUnspaced = (previous: Word, word: Word): boolean =>
  (previous.text.charCodeAt(previous.text.length - 1) >= firstUnspaced && ideographicEnd.test(previous.text)) ||
  (word.text.charCodeAt(0) >= firstUnspaced && ideographicStart.test(word.text))
/** No sign of these scripts comes before: told without a regular expression. */
const firstUnspaced = 0x2e80
const ideographicEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u301F\uFF01-\uFF60]$/u
const ideographicStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u301F\uFF01-\uFF60]/u

/** The words of one line in the order they are read, with the box around them. */
export function lineOf(words: readonly Word[]): Line {
  return { words: inOrderOfReading(words), box: unionOf(words.map((word) => word.box)) }
}

/** Drop caps are at least 1.8 times the usual size: smaller than that is emphasis. */
const dropped = 1.8
const isDropCapital = (word: Word): boolean => /^["'“‘«]?\p{Lu}$/u.test(word.text)

/** true for a word as large as the letter right behind it on its line: "A report" is a title. */
const followsOnLine = (letter: Word, other: Word): boolean =>
  other.box.left > letter.box.left &&
  other.box.left - letter.box.right < sizeOf(letter) &&
  Math.abs(other.baseline - letter.baseline) < 0.2 * sizeOf(letter) &&
  sizeOf(other) > sizeOf(letter) / 1.5

function seat(capital: Word, rows: Word[][]): void {
  const size = sizeOf(capital)
  const beside = rows.filter((row) =>
    row.some((word) => {
      const gap = word.box.left - capital.box.right
      return gap > -0.2 * size && gap < size && sizeOf(word) < size / 1.5 && shared(extentOf(word), extentOf(capital)) > 0.4 * sizeOf(word)
    }),
  )
  const topOf = (row: readonly Word[]) => Math.min(...row.map((word) => word.box.top))
  const first = beside.sort((a, b) => topOf(a) - topOf(b))[0]
  if (!first) {
    rows.push([capital])
    return
  }
  const at = first.findIndex((word) => word.box.left >= capital.box.left)
  first.splice(at < 0 ? first.length : at, 0, capital)
}

/** Rows still growing to the right, found again by height without looking at all of them. */
class OpenRows {
  readonly rows: Word[][] = []
  readonly #byHeight = new Map<number, Word[][]>()

  add(word: Word): void {
    const row = this.#bestRow(word)
    if (row) row.push(word)
    else this.rows.push([word])
    const { top, bottom } = extentOf(word)
    const grown = row ?? this.rows[this.rows.length - 1] ?? []
    for (let band = bandOf(top); band <= bandOf(bottom); band++) {
      const inBand = this.#byHeight.get(band)
      if (!inBand) this.#byHeight.set(band, [grown])
      else if (!inBand.includes(grown)) inBand.push(grown)
    }
  }

  #bestRow(word: Word): Word[] | null {
    const { top, bottom } = extentOf(word)
    let best: Word[] | null = null
    let bestFit = 0
    for (let band = bandOf(top); band <= bandOf(bottom); band++)
      for (const row of this.#byHeight.get(band) ?? []) {
        const fit = fitnessOf(row, word)
        if (fit <= bestFit) continue
        best = row
        bestFit = fit
      }
    return best
  }
}
/** In sizes of the writing: what stands further from a larger word is no raised mark of it. */
const nearMark = 2

/** How well a word follows in a row: compared with its last, and with the last that is not raised, for the lower half of a fraction. */
function fitnessOf(row: readonly Word[], word: Word): number {
  const last = row[row.length - 1]
  const before = row[row.length - 2]
  if (!last) return 0
  const fit = fitness(last, word)
  const isMark = before && sizeOf(last) < 0.8 * sizeOf(before) && last.box.left - before.box.right < nearMark * sizeOf(before)
  return isMark ? Math.max(fit, fitness(before, word)) : fit
}

/** Bands of 16 points: about one line high, so that few rows share one. */
const bandOf = (y: number): number => Math.floor(y / 16)

const shared = (a: Extent, b: Extent): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
type Extent = ReturnType<typeof extentOf>

/** How well `word` follows `last` on one row: 0 not at all, up to 1. */
function fitness(last: Word, word: Word): number {
  const [own, other] = [sizeOf(word), sizeOf(last)]
  const larger = Math.max(own, other)
  const smaller = Math.min(own, other)
  if (word.box.left < last.box.right - 0.5 * larger) return 0
  const drop = Math.abs(last.baseline - word.baseline) / larger
  const raised = last.raised !== 'no' || word.raised !== 'no' || smaller < 0.8 * larger
  if (drop > (raised ? 0.8 : 0.5)) return 0
  const share = shared(extentOf(last), extentOf(word)) / smaller
  // Half a line height: neighbouring lines overlap by less even when set solid.
  if (share < 0.5) return 0
  // Far along the row a slope adds up: a neighbour near by is trusted more than one across the page.
  const far = Math.min(1, Math.max(0, word.box.left - last.box.right) / (40 * larger))
  return Math.min(1, share) - 0.5 * drop - 0.1 * far
}
