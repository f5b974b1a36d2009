import type { Box } from '../geometry/index.ts'
import type { Character } from './characters.ts'
import type { Run } from './runs.ts'
import type { DrawnWord } from './words.ts'

/** What leads the eye from an entry to its page or amount is drawn with these signs. */
const dots = /^[.·․…_]+$/u
/** Fewer dots than this end a sentence or leave something out. */
const fewest = 4
/** Two dots belong together when the next begins within this many letter sizes of the last one's end: a typesetter's leaders stand 0.3 to 1 apart. */
const widest = 1.2
/** Dots of one row stand on one line, to this share of the letter size. */
const level = 0.1

/** Dots that touch words lead to something from this many on: three leave something out, a fourth ends the sentence, and some writers use five. */
const fewestTouching = 6
/** What dots lead from, and to: a word, and a page or a price. */
const touching =
  /^(?:.*[\p{L}\p{N})\]?!:"'”’])?([.·․]{6,})(?:\d{1,4}|[ivxl]{1,6}|\p{Sc}?\d{1,4}(?:,\d{3})*[.,]\d{2}\p{Sc}?|\p{Sc}\d{1,4})?$/u
const isDot = ({ text }: Character): boolean => text === '.' || text === '·' || text === '․'

/**
 * Runs with the dots between a title and its page as a word of their own, where no space parts them ("Structure......6"): as one word
 * they would be a title that ends in dots and a number that nothing else stands beside.
 */
export function leadersParted(runs: readonly Run[]): readonly Run[] {
  const parted: Run[] = []
  for (const [index, run] of runs.entries()) {
    if (isBeforeDots(run, runs[index + 1])) parted.push(...cutAt(run, [run.characters.length - 1]))
    else if (run.characters.length > fewestTouching) parted.push(...partedAtDots(run))
    else parted.push(run)
  }
  return parted
}

/** true for a word with the first of the dots that TeX sets in a font of its mathematics, where the others follow. */
function isBeforeDots({ characters }: Run, next: Run | undefined): boolean {
  const last = characters[characters.length - 1]
  if (last === undefined || last.style.tex === null || !isDot(last)) return false
  const [before, dot] = [characters.at(-2), next?.characters[0]]
  return (
    before?.style.tex === null &&
    dot !== undefined &&
    isDot(dot) &&
    dot.style.tex !== null &&
    dot.start - last.end <= widest * last.style.font.size
  )
}

function partedAtDots(run: Run): readonly Run[] {
  const { characters } = run
  // A price has a point of its own: the dots that lead to it are the last that stand in a row.
  const to = characters.findLastIndex((character, at) => isDot(character) && at > 0 && isDot(characters[at - 1] as Character)) + 1
  let from = to
  while (from > 0 && isDot(characters[from - 1] as Character)) from--
  if (to - from < fewestTouching || !touching.test(characters.map(({ text }) => text).join(''))) return [run]
  return cutAt(run, [from, to])
}

/** A run cut before the characters at these indexes. */
function cutAt(run: Run, at: readonly number[]): readonly Run[] {
  const { characters } = run
  const bounds = [0, ...at, characters.length]
  return bounds.slice(1).flatMap((end, index) => {
    const [first, ...rest] = characters.slice(bounds[index], end)
    if (first === undefined) return []
    const [spaceBefore, spaceAfter] = [(bounds[index] ?? 0) === 0 && run.spaceBefore, end === characters.length && run.spaceAfter]
    return [{ characters: [first, ...rest], spaceBefore, spaceAfter }]
  })
}

/**
 * Words with every row of spaced dots (". . . . .") as one word of as many dots: dots that lead to a page number are one mark,
 * and read one by one they would stand in line from row to row like the columns of a table.
 */
export function leadersJoined(drawn: readonly DrawnWord[]): readonly DrawnWord[] {
  const joined: DrawnWord[] = []
  let row: DrawnWord[] = []
  const close = () => {
    const [first] = row
    if (first !== undefined && row.length > 1 && row.reduce((count, { word }) => count + word.text.length, 0) >= fewest)
      joined.push({ ...first, word: { ...first.word, text: row.map(({ word }) => word.text).join(''), box: around(row) } })
    else joined.push(...row)
    row = []
  }
  for (const next of drawn) {
    const isDots = dots.test(next.word.text)
    const last = row[row.length - 1]
    if (last !== undefined && !(isDots && follows(last, next))) close()
    if (isDots) row.push(next)
    else joined.push(next)
  }
  close()
  return joined
}

function follows(last: DrawnWord, next: DrawnWord): boolean {
  if (last.word.turn !== next.word.turn) return false
  const size = Math.max(last.style.font.size, next.style.font.size)
  if (Math.abs(last.word.baseline - next.word.baseline) > level * size) return false
  const [a, b] = [last.word.box, next.word.box]
  const gap = { 0: b.left - a.right, 90: b.top - a.bottom, 180: a.left - b.right, 270: a.top - b.bottom }[last.word.turn]
  return gap >= -level * size && gap <= widest * size
}

const around = (row: readonly DrawnWord[]): Box => ({
  left: Math.min(...row.map(({ word }) => word.box.left)),
  top: Math.min(...row.map(({ word }) => word.box.top)),
  right: Math.max(...row.map(({ word }) => word.box.right)),
  bottom: Math.max(...row.map(({ word }) => word.box.bottom)),
})
