import { type Ruling, unionOf } from '../geometry/index.ts'
import { confidence, sizeOf, type Word } from '../model/index.ts'

/** What answers that are written a sign a box are made of: letters, figures, stops and signs of money, and no marks of boxes to tick. */
const signs = /^[\p{L}\p{N}\p{P}\p{Sc}+]+$/u
/** Fewer boxes in a row may be options or columns. */
const fewestSigns = 3
// All distances below are shares of the letter size.

/** A box is at most so high: sides that go on over several rows are those of a table. */
const highest = 3.2
const widest = 3
const narrowest = 0.4
/** Boxes drawn one by one may stand apart by this much. */
const apart = 0.6
/** Boxes of one answer are alike in width, to this share. */
const alike = 0.2
/** Signs of one answer stand on one line. */
const level = 0.3
/** In points: sides drawn in pieces are one. */
const sameSide = 1.5

/** A word in as many boxes as it has signs: readers join letters that stand evenly. */
interface Boxed {
  readonly word: Word
  readonly left: number
  readonly right: number
  /** Of one box. */
  readonly width: number
}
interface Side {
  readonly x: number
  top: number
  bottom: number
}

/**
 * Words with the answers of forms that have a box for each sign ("4|7|1|1|9") as one word each; an empty box parts two words. Sides over several
 * rows are a table's, and signs that count on ("1 2 3 4 5") are to choose from: both stay as they are.
 */
export function lettersInBoxesJoined(words: readonly Word[], rulings: readonly Ruling[]): readonly Word[] {
  const sides = sidesOf(rulings)
  if (sides.length <= fewestSigns) return words
  const written = words.filter(({ text, turn }) => turn === 0 && signs.test(text))
  if (written.reduce((sum, { text }) => sum + [...text].length, 0) < fewestSigns) return words
  const boxed = written.flatMap((word) => boxesAround(word, sides)).sort((a, b) => a.word.baseline - b.word.baseline || a.left - b.left)
  const joined = new Map<Word, Word | null>()
  for (const answer of answersOf(runsOf(boxed))) {
    const said = answer.flat().map(({ word }) => word.text)
    if (!isAnswer(said.join(''))) continue
    for (const run of answer) {
      const own = run.map(({ word }) => word)
      const [first, ...rest] = own
      if (first === undefined || rest.length === 0) continue
      joined.set(first, {
        ...first,
        text: own.map(({ text }) => text).join(''),
        box: unionOf(own.map(({ box }) => box)),
        confidence: confidence(Math.min(...own.map((word) => word.confidence))),
      })
      for (const word of rest) joined.set(word, null)
    }
  }
  if (joined.size === 0) return words
  return words.flatMap((word) => {
    const one = joined.get(word)
    return one === undefined ? [word] : one === null ? [] : [one]
  })
}

/** Enough signs, which are not all there is to choose from. */
const isAnswer = (text: string): boolean =>
  [...text].length >= fewestSigns && /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text) && !countsOn([...text])

/** Upright rulings with those that stand on each other as one. */
function sidesOf(rulings: readonly Ruling[]): readonly Side[] {
  const pieces = rulings
    .filter(({ from, to }) => Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) > 4)
    .map(({ from, to }): Side => ({ x: (from.x + to.x) / 2, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) }))
    .sort((a, b) => a.top - b.top)
  const columns = new Map<number, Side[]>()
  for (const piece of pieces) {
    const place = Math.round(piece.x / sameSide)
    const near = [place - 1, place, place + 1].flatMap((at) => columns.get(at) ?? [])
    const above = near.find((side) => Math.abs(side.x - piece.x) <= sameSide && piece.top <= side.bottom + sameSide)
    if (above !== undefined) above.bottom = Math.max(above.bottom, piece.bottom)
    else columns.set(place, [...(columns.get(place) ?? []), piece])
  }
  return [...columns.values()].flat()
}

function boxesAround(word: Word, sides: readonly Side[]): readonly Boxed[] {
  const size = sizeOf(word)
  const count = [...word.text].length
  const { left: begin, right: end } = word.box
  const y = (word.box.top + word.box.bottom) / 2
  let left: Side | null = null
  let right: Side | null = null
  let within = 0
  for (const side of sides) {
    if (side.top > y || side.bottom < y || side.x < begin - widest * size || side.x > end + widest * size) continue
    if (side.x <= begin + sameSide && (left === null || side.x > left.x)) left = side
    else if (side.x >= end - sameSide && (right === null || side.x < right.x)) right = side
    if (side.x > begin + sameSide && side.x < end - sameSide) within++
  }
  if (!left || !right || within !== count - 1) return []
  const width = (right.x - left.x) / count
  if (width > widest * size || width < narrowest * size) return []
  if ([left, right].some(({ top, bottom }) => bottom - top > highest * size)) return []
  return [{ word, left: left.x, right: right.x, width }]
}

function runsOf(boxed: readonly Boxed[]): readonly (readonly Boxed[])[] {
  const runs: Boxed[][] = []
  for (const next of boxed) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && follows(last, next)) runs.at(-1)?.push(next)
    else runs.push([next])
  }
  return runs
}

/** Runs with what is written behind an empty box of the same comb: "Yann", "Le", "Bihan". */
function answersOf(runs: readonly (readonly Boxed[])[]): readonly (readonly (readonly Boxed[])[])[] {
  const answers: (readonly Boxed[])[][] = []
  for (const run of runs) {
    const last = answers.at(-1)?.at(-1)?.at(-1)
    const [first] = run
    if (last !== undefined && first !== undefined && follows(last, first, mostEmpty * last.width)) answers.at(-1)?.push(run)
    else answers.push([run])
  }
  return answers
}
/** Boxes left empty between two words of one answer, and a little. */
const mostEmpty = 1.2

function follows(last: Boxed, next: Boxed, empty = 0): boolean {
  const size = sizeOf(last.word)
  const gap = next.left - last.right
  return (
    Math.abs(last.word.baseline - next.word.baseline) <= level * size &&
    gap >= -sameSide &&
    gap <= apart * size + empty &&
    Math.abs(last.width - next.width) <= alike * Math.max(last.width, next.width)
  )
}

/** Whether each sign is the next one of the alphabet or of the figures, upwards or downwards. */
function countsOn(texts: readonly string[]): boolean {
  const steps = texts.slice(1).map((text, index) => text.charCodeAt(0) - (texts[index]?.charCodeAt(0) ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
