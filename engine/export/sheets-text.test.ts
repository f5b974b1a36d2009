import { expect, test } from 'vitest'
import { type Cell, confidence, type Line } from '../model/index.ts'
import { textInCell } from './sheets-text.ts'
import { word } from './xlsx-test-documents.ts'

/** A line of words 5 points a character wide, from `left`. */
function line(text: string, left = 5): Line {
  let at = left
  const words = text.split(' ').map((part) => {
    const box = { left: at, top: 0, right: at + 5 * part.length, bottom: 10 }
    at = box.right + 3
    return { ...word(part), box }
  })
  return { words, box: { left, top: 0, right: at - 3, bottom: 10 } }
}

const cell = (texts: readonly string[], width: number, corrected?: string): Cell => ({
  row: 0,
  column: 0,
  rowSpan: 1,
  columnSpan: 1,
  lines: texts.map((text) => line(text)),
  value: { kind: 'text', text: corrected ?? texts.join('\n') },
  place: { page: 1, box: { left: 0, top: 0, right: width, bottom: 40 } },
  confidence: confidence(1),
})

test('a line that was full goes on, one that ended early keeps its end', () => {
  expect(textInCell(cell(['Delivery to first floor', 'and removal'], 130))).toBe('Delivery to first floor and removal')
  expect(textInCell(cell(['Mill Lane 3', 'Bristol'], 130))).toBe('Mill Lane 3\nBristol')
})
test('without a border the widest line is the measure', () => {
  expect(textInCell(cell(['Direct debit water works,', 'reference 00731'], 128))).toBe('Direct debit water works, reference 00731')
})
test('items of a list stay on lines of their own', () => {
  expect(textInCell(cell(['• one long item here', '• another'], 110))).toBe('• one long item here\n• another')
})
test('a word broken over lines is whole, a compound keeps its hyphen, and a first part waits for what comes later', () => {
  expect(textInCell(cell(['a rather long-', 'standing friend'], 80))).toBe('a rather long-standing friend')
  expect(textInCell(cell(['the organi-', 'sation'], 60))).toBe('the organisation')
  expect(textInCell(cell(['steel-', 'grey'], 40), (word) => word === 'steel-grey')).toBe('steel-grey')
  expect(textInCell(cell(['Rock-', 'Forming'], 200))).toBe('Rock-Forming')
  expect(textInCell(cell(['Ein-', 'und Ausgang'], 60))).toBe('Ein- und Ausgang')
})
test('a number broken after its dash goes on without a space', () => {
  expect(textInCell(cell(['04714-', '35'], 40))).toBe('04714-35')
  expect(textInCell(cell(['10.000 –', '14.999'], 40))).toBe('10.000 – 14.999')
})
test('a corrected text is left alone, and so is a single line', () => {
  expect(textInCell(cell(['a full line', 'b'], 60, 'corrected\nby hand'))).toBe('corrected\nby hand')
  expect(textInCell(cell(['alone'], 60))).toBe('alone')
  expect(textInCell({ ...cell(['alone'], 60), value: null })).toBe('')
})
