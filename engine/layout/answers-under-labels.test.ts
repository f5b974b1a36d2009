import { expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { textOfLines } from '../model/index.ts'
import { type Setting, typeset } from '../model/sample.ts'
import { answersUnderLabels } from './answers-under-labels.ts'
import type { Part } from './part.ts'
import { lineOf } from './rows.ts'

/** A line of its own: [left, baseline, text, more]. */
function part([left, baseline, text, setting]: readonly [number, number, string, Setting?]): Part {
  const words = typeset(text, { ...setting, left, baseline })
  return { kind: 'prose', box: unionOf(words.map(({ box }) => box)), lines: [lineOf(words)] }
}

/** What is held together of lines that are read row by row, each text with strokes between its lines; null where nothing is. */
function boxesOf(...lines: readonly (readonly [number, number, string, Setting?])[]): readonly string[] | null {
  const stretches = answersUnderLabels(lines.map(part))
  const texts = stretches.flatMap(({ parts }) => parts.map((one) => textOfLines(one.lines).replaceAll('\n', ' / ')))
  return stretches.some(({ inBoxes }) => inBoxes) ? texts : null
}
const bold = { bold: true }

test('labels in bold over their answers beside each other are read each with its answer, and one without an answer alone', () => {
  expect(
    boxesOf(
      [58, 80, 'About you'],
      [58, 107, 'Full legal name', bold],
      [228, 107, 'Preferred name', bold],
      [63, 120, 'Tobias Lindqvist'],
      [233, 120, 'Toby'],
      [58, 140, 'Home phone', bold],
      [228, 140, 'Mobile', bold],
      [233, 153, '+1 612 555 0119'],
    ),
  ).toEqual(['About you', 'Full legal name / Tobias Lindqvist', 'Preferred name / Toby', 'Home phone', 'Mobile / +1 612 555 0119'])
})

test('an answer of several lines stays with its label', () => {
  expect(
    boxesOf(
      [48, 100, 'Bank', bold],
      [265, 100, 'Account', bold],
      [48, 112, 'Hill Bank'],
      [265, 112, '00030340067212'],
      [48, 132, 'Address', bold],
      [265, 132, 'Code', bold],
      [48, 144, '209 Mill Road,'],
      [265, 144, 'HILL0000003'],
      [48, 156, 'Hilltown'],
      [48, 200, 'Thank you'],
    ),
  ).toEqual(['Bank / Hill Bank', 'Account / 00030340067212', 'Address / 209 Mill Road, / Hilltown', 'Code / HILL0000003', 'Thank you'])
})

test('rows that are set alike, and one pair of rows alone, are left as they are', () => {
  expect(
    boxesOf([58, 107, 'Nina'], [397, 107, 'Hilltown'], [58, 120, 'Ivo'], [397, 120, 'Milltown'], [58, 133, 'Ana'], [397, 133, 'Brook']),
  ).toBeNull()
  expect(boxesOf([58, 107, 'Name', bold], [397, 107, 'Town', bold], [58, 120, 'Nina Hill'], [397, 120, 'Hilltown'])).toBeNull()
})
