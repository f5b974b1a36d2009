import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { column, pageOf, textIn } from './sample.ts'

const read = (...columns: readonly (readonly string[])[]): readonly string[] =>
  layout(pageOf(columns.flatMap((texts, at) => column(texts, 60 + 125 * at, 100)))).regions.map(textIn)

test('two columns of labels with their values beside each other are read row by row', () => {
  expect(
    read(
      ['Patient:', 'Order:', 'Sender:'],
      ['Anna Huber', '25-118842', 'Dr Lenz'],
      ['Born:', 'Came in:', 'Material:'],
      ['4 July 1968', '12 May 2025', 'Serum'],
    ).join(' / '),
  ).toBe('Patient: Anna Huber Born: 4 July 1968 / Order: 25-118842 Came in: 12 May 2025 / Sender: Dr Lenz Material: Serum')
})

test('columns of which some are no labels are read one by one', () => {
  expect(read(['North', 'Gate', 'Lane'], ['South', 'Mill', 'Row'], ['East', 'Hill', 'Way'], ['West', 'Moor', 'End'])[0]).not.toContain(
    'South',
  )
})

test('lists of labels whose lines stand at other heights are read one after the other', () => {
  const list = (texts: readonly string[], left: number, step: number) =>
    texts.flatMap((text, at) => typeset(text, { left, baseline: 100 + step * at }))
  const words = [
    ...list(['Guest:', 'Firm:', 'Number:', 'Address:'], 60, 20),
    ...list(['Ellen Brook', 'Brook Builders', '83424177', 'Mill Lane'], 160, 20),
    ...list(['Invoice:', 'Day:', 'Room:', 'Came:', 'Left:'], 300, 15.5),
    ...list(['H-931', '22 May', '312', '19 May', '22 May'], 400, 15.5),
  ]
  const texts = layout(pageOf(words)).regions.map(textIn).join(' / ')
  expect(texts.indexOf('Address:')).toBeLessThan(texts.indexOf('Invoice:'))
  expect(texts).toContain('Room: 312')
})
