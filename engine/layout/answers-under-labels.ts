// Boxes beside each other with a label over its answer in each, as forms have them: each label is read with what stands under it, not row by row.

import { unionOf } from '../geometry/index.ts'
import { type Line, sizeOf } from '../model/index.ts'
import type { Part } from './part.ts'
import { areLevel, isSingle, type Prose } from './rowmates.ts'

/** Labels beside each other in a row, and rows of labels over answers on a page, from which on these are read so. */
const fewestLabels = 2
const fewestRows = 2
/** In sizes of the writing: how far right of its label an answer may begin, in its frame, and how far below. */
const farthestIn = 1.2
const farthestBelow = 1.4
/** In points: how far left of its label it may begin. */
const slack = 2
/** Words of a label. */
const longestLabel = 6
/** Labels are set bold, or so much smaller than answers. */
const smaller = 0.92

/** Parts that are read one after the other: labels with their answers, which nothing else is joined to, or others. */
export interface Stretch {
  readonly parts: readonly Part[]
  readonly inBoxes: boolean
}

/** The parts of a page in stretches; of rows of labels over rows of answers each label is one part with its answer. */
export function answersUnderLabels(parts: readonly Part[]): readonly Stretch[] {
  const rows = rowsOf(parts)
  const boxed = rows.map((row, at) => inBoxes(row, rows[at + 1] ?? []))
  if (boxed.filter((row) => row !== null).length < fewestRows) return [{ parts, inBoxes: false }]
  const stretches: Stretch[] = []
  for (let at = 0; at < rows.length; at++) {
    const own = boxed[at] ?? null
    if (own === null) {
      stretches.push({ parts: rows[at] ?? [], inBoxes: false })
      continue
    }
    at++
    // An address goes on below its first line.
    let whole = own
    let more = boxed[at + 1] === null ? withNextLines(whole, rows[at + 1] ?? []) : null
    while (more !== null) {
      whole = more
      at++
      more = boxed[at + 1] === null ? withNextLines(whole, rows[at + 1] ?? []) : null
    }
    stretches.push({ parts: whole, inBoxes: true })
  }
  // What stands in no boxes stays together, so that its rows are joined as ever.
  return stretches.reduce<Stretch[]>((made, next) => {
    const last = made.at(-1)
    if (last === undefined || last.inBoxes || next.inBoxes) made.push(next)
    else made[made.length - 1] = { parts: [...last.parts, ...next.parts], inBoxes: false }
    return made
  }, [])
}

/** Single lines that stand level, one after the other; whatever else is a row of its own. */
function rowsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const rows: Part[][] = []
  for (const part of parts) {
    const last = rows.at(-1)?.at(-1)
    const isNext = last?.kind === 'prose' && part.kind === 'prose' && isSingle(last) && isSingle(part) && areLevel(last.box, part.box)
    if (isNext) rows.at(-1)?.push(part)
    else rows.push([part])
  }
  return rows
}

/** Labels each with its answer from the row below, where every answer stands under one; null where the two rows are no such thing. */
function inBoxes(labels: readonly Part[], answers: readonly Part[]): readonly Prose[] | null {
  const all = [...labels, ...answers]
  if (labels.length < fewestLabels || 2 * answers.length < labels.length || !all.every((part) => part.kind === 'prose' && isSingle(part)))
    return null
  const [own, below] = [labels as readonly Prose[], answers as readonly Prose[]]
  if (!own.every(({ lines: [line] }) => isLabel(line)) || !areSetApart(own, below)) return null
  const over = below.map((answer) => own.findIndex((label) => isUnder(answer, label)))
  if (over.includes(-1) || new Set(over).size < over.length) return null
  return own.map((label, at) => {
    const answer = below[over.indexOf(at)]
    return answer === undefined ? label : { ...label, box: unionOf([label.box, answer.box]), lines: [...label.lines, ...answer.lines] }
  })
}

/** The boxes with the lines of a row that go on in them, right below their last lines and flush; null where one does not. */
function withNextLines(boxes: readonly Prose[], row: readonly Part[]): readonly Prose[] | null {
  const next = row.map((part) => boxes.findIndex((box) => part.kind === 'prose' && isSingle(part) && isNextLine(part, box)))
  if (row.length === 0 || next.includes(-1)) return null
  return boxes.map((box, at) => {
    const more = row[next.indexOf(at)]
    return more === undefined ? box : { ...box, box: unionOf([box.box, more.box]), lines: [...box.lines, ...more.lines] }
  })
}

function isNextLine({ box, lines: [line] }: Prose, { lines }: Prose): boolean {
  const above = lines.at(-1)
  const [word, other] = [line?.words[0], above?.words[0]]
  if (above === undefined || word === undefined || other === undefined || lines.length < 2) return false
  return (
    word.font?.bold === other.font?.bold &&
    Math.abs(sizeOf(word) - sizeOf(other)) < 0.1 * sizeOf(word) &&
    Math.abs(box.left - above.box.left) < slack &&
    box.top - above.box.bottom < farthestLine * sizeOf(word)
  )
}
/** Sizes between two lines of one answer at most. */
const farthestLine = 0.6

const isLabel = (line: Line | undefined): boolean =>
  line !== undefined && line.words.length <= longestLabel && /\p{L}{2}/u.test(line.words.map(({ text }) => text).join(' '))

/** All labels bold and no answer, or all smaller than every answer. */
function areSetApart(labels: readonly Prose[], answers: readonly Prose[]): boolean {
  const wordsIn = (some: readonly Prose[]) => some.flatMap(({ lines }) => lines.flatMap(({ words }) => words))
  const [own, other] = [wordsIn(labels), wordsIn(answers)]
  const isBold = ({ font }: (typeof own)[number]): boolean => font?.bold === true
  if (own.some(({ readBy }) => readBy !== 'text-layer')) return false
  const sizes = (words: typeof own): readonly number[] => words.map(sizeOf)
  return (own.every(isBold) && !other.some(isBold)) || Math.max(...sizes(own)) < smaller * Math.min(...sizes(other))
}

function isUnder(answer: Prose, label: Prose): boolean {
  const [word] = label.lines[0]?.words ?? []
  const size = word === undefined ? 0 : sizeOf(word)
  const into = answer.box.left - label.box.left
  const down = answer.box.top - label.box.bottom
  return into > -slack && into < farthestIn * size && down > -0.5 * size && down < farthestBelow * size
}
