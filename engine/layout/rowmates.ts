import { type Box, height, overlapY, unionOf } from '../geometry/index.ts'
import { captionKind, type Line, lineSize, type Word } from '../model/index.ts'
import type { Part } from './part.ts'
import { lineOf } from './rows.ts'

export type Prose = Extract<Part, { kind: 'prose' }>

/**
 * Single lines that follow each other at one height, such as a name on the left and a date on the right, become one line; captions side by side do
 * not. A label with a colon, or a term in another type, and the first line of what stands behind it do as well.
 */
export function joinRowmates(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = []
  let row: Prose[] = []
  const close = () => {
    const [first, second] = row
    if (first && second) joined.push(oneLine(row))
    else if (first) joined.push(first)
    row = []
  }
  for (const part of parts) {
    const last = row[row.length - 1]
    if (part.kind === 'prose' && isSingle(part)) {
      if (last && !areLevel(last.box, part.box)) close()
      row.push(part)
    } else if (part.kind === 'prose' && last !== undefined && isLabelOf(last, part)) {
      const [first, ...others] = part.lines as [Line, ...Line[]]
      const line = oneLine([...row, { ...part, box: first.box, lines: [first] }])
      joined.push({ ...line, box: unionOf([line.box, part.box]), lines: [...line.lines, ...others] })
      row = []
    } else {
      close()
      joined.push(part)
    }
  }
  close()
  return joined
}

function oneLine(row: readonly Prose[]): Prose {
  const words = row.flatMap((part) => part.lines.flatMap((line) => line.words)).sort((a, b) => a.box.left - b.box.left)
  return { kind: 'prose', box: unionOf(row.map((part) => part.box)), lines: [lineOf(words)] }
}

/** true for one line of upright text that is neither formula nor caption. */
export const isSingle = ({ lines: [line, second], isListing }: Prose): boolean =>
  isListing === undefined &&
  line !== undefined &&
  second === undefined &&
  line.bars === undefined &&
  line.words.every((word) => word.turn === 0) &&
  captionKind(line) === null

/** true for a label that ends with a colon, and what stands right of it, of which the first line is level with it. */
function isLabelOf(label: Prose, value: Prose): boolean {
  const [first] = value.lines
  return (
    first !== undefined &&
    value.isListing === undefined &&
    first.bars === undefined &&
    first.words[0]?.turn === 0 &&
    first.box.left > label.box.right &&
    (/[:：]$/u.test(label.lines[0]?.words.at(-1)?.text ?? '') || isTermOf(label, value)) &&
    areLevel(label.box, first.box)
  )
}

/** A term has so many words at most, and stands so near to what is said of it, in sizes. */
const mostTermWords = 3
const nearTerm = 2
/** true for a term in bold type, or in another face, right before what is said of it. */
function isTermOf({ lines: [term] }: Prose, { lines: [first] }: Prose): boolean {
  const [word] = first?.words ?? []
  if (term === undefined || first === undefined || word === undefined || term.words.length > mostTermWords) return false
  const isOther = (font: Word['font']) =>
    font !== null && word.font !== null && (font.bold !== word.font.bold || font.family !== word.font.family)
  return term.words.every(({ font }) => isOther(font)) && first.box.left - term.box.right < nearTerm * lineSize(first)
}

/** true for boxes that stand on one row. */
export const areLevel = (a: Box, b: Box): boolean => overlapY(a, b) > 0.6 * Math.min(height(a), height(b))
