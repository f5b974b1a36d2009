import { expect, test } from 'vitest'
import type { Setting } from '../../model/sample.ts'
import { box, pairsOn } from './sample.ts'

const label: Setting = { size: 8 }
const heading: Setting = { size: 12, bold: true }
const typed: Setting = { size: 10 }

test('the heading of a part over a label that nobody answered is not its answer, though a rule stands under it', () => {
  const parts = [
    ['The owner', ['Name', 'Home address', 'Nationality']],
    ['The vehicle', ['Licence number', 'Weight', 'Colour']],
  ] as const
  const pieces = parts.flatMap(([title, labels], part) => [
    [50, 100 + 100 * part, title, heading] as const,
    ...labels.map((text, at) => [50, 118 + 100 * part + 22 * at, text, label] as const),
  ])
  expect(
    pairsOn(
      pieces,
      parts.map((_, part) => [50, 104 + 100 * part, 500, 104 + 100 * part] as const),
    ),
  ).toEqual([])
})

test('a label under another of its column is not its answer, where others have theirs behind them', () => {
  const rows = [
    ['Name of keeper', ''],
    ['Born on', ''],
    ['Postcode', 'Ebbridge 4417'],
    ['Telephone', '0431 5550140'],
    ['Reference', 'TM-2785768'],
  ] as const
  expect(
    pairsOn(
      rows.flatMap(([name, answer], at) => [
        [50, 100 + 16 * at, name, label] as const,
        ...(answer === '' ? [] : [[200, 100 + 16 * at, answer, label] as const]),
      ]),
    ).map(([name]) => name),
  ).toEqual(['Postcode', 'Telephone', 'Reference'])
})

test('options, hints and rows of tables do not hide that answers are printed otherwise than labels', () => {
  const bold: Setting = { size: 10, bold: true }
  const lines = [
    ['Apodo', 'Lucero'],
    ['Pelaje', 'tordo'],
    ['Cuadra', 'la segunda'],
    ['Jinete', 'Anselmo'],
  ] as const
  expect(
    pairsOn([
      [50, 60, 'Escriba con letra clara y entregue esta hoja en la puerta.', typed],
      ...lines.flatMap(([name, answer], at) => [[50, 100 + 20 * at, name, bold] as const, [90, 100 + 20 * at, answer, typed] as const]),
      [50, 190, '¿Doma?', bold],
      [110, 190, '☐', typed],
      [125, 190, 'Alta', typed],
      [180, 190, '☐', typed],
      [195, 190, 'Baja', typed],
      [250, 190, '☐', typed],
      [265, 190, 'Media', typed],
    ]),
  ).toEqual(lines)
})

test('a label of two lines is whole where answers are printed otherwise', () => {
  const rows = [
    [100, 'Aktenzeichen', 'TM-55'],
    [120, 'Im Notfall zu', 'Jörg Tiefenbach'],
    [156, 'Wohnhaft in', 'Augsburg'],
    [176, 'Zeuge', 'Ute Ahrens'],
  ] as const
  expect(
    pairsOn([
      ...rows.flatMap(([top, name, answer]) => [[50, top, name, label] as const, [200, top, answer, typed] as const]),
      [50, 130, 'Verständigen', label],
    ])[1],
  ).toEqual(['Im Notfall zu Verständigen', 'Jörg Tiefenbach'])
})

test('an answer is no label of the answer under it where both stand behind a column of labels', () => {
  const rows = [
    ['First name', 'Priya'],
    ['Last name', 'Ramanathan'],
    ['Date of birth', '28/02/1986'],
    ['Telephone', '020 7946 0733'],
  ] as const
  expect(
    pairsOn(
      rows.flatMap(([name, answer], at) => [[50, 100 + 26 * at, name, typed] as const, [200, 100 + 26 * at, answer, typed] as const]),
      rows.flatMap((_, at) => box(195, 87 + 26 * at, 445, 107 + 26 * at)),
    ).map(([name]) => name),
  ).toEqual(rows.map(([name]) => name))
})
