// Questions with options behind them: "Course: ☐ morning ☒ evening" is answered by the option that is marked.

import type { Match } from './match.ts'
import { optionOf } from './options.ts'
import type { Piece } from './pieces.ts'
import { isBox, isCross } from './tick-marks.ts'

/** Boxes behind a question, marked or not, from which on they are its options: one alone may be a statement to agree to. */
const fewestBoxes = 2

/**
 * The marked options of a page, each as the answer of the question that it belongs to: a colon or question mark ends the question, and nothing but
 * boxes and what they stand for follows it on its row. An option without such a question keeps its mark as its answer.
 */
export function asAnswers(ticks: readonly Match[], pieces: readonly Piece[]): readonly Match[] {
  const questions = pieces.flatMap((question) => {
    const marks = question.closed ? optionsBehind(question, pieces) : []
    return marks.length >= fewestBoxes ? [{ question, marks }] : []
  })
  return ticks.map((tick) => {
    const [mark] = tick.value
    const own = questions.find(({ question, marks }) => mark !== undefined && marks.includes(mark) && tick.label !== question)
    return own === undefined ? tick : { label: own.question, value: [...tick.value, tick.label], odds: tick.odds }
  })
}

/** The boxes behind a question up to whatever is neither a box nor stands for one. */
function optionsBehind(question: Piece, pieces: readonly Piece[]): readonly Piece[] {
  const row = pieces.filter(({ row: own, order }) => own === question.row && order > question.order)
  const marks = row.filter(({ text }) => isBox(text) || isCross(text))
  if (!marks.some(({ text }) => isBox(text))) return []
  const options = new Set([...marks, ...marks.map((mark) => optionOf(mark, pieces))])
  const end = row.findIndex((piece) => !options.has(piece))
  const own = end < 0 ? row : row.slice(0, end)
  return marks.filter((mark) => own.includes(mark))
}
