import { expect, test } from 'vitest'
import type { Setting } from '../../model/sample.ts'
import { box, pairsOn } from './sample.ts'

const label: Setting = { size: 7 }
const typed: Setting = { size: 10 }

/** The answers on a page by their labels; as of `pairsOn`. */
const answersOn = (...page: Parameters<typeof pairsOn>): Readonly<Record<string, string>> => Object.fromEntries(pairsOn(...page))

test('what is printed otherwise than the labels over it answers them, in boxes beside each other', () => {
  const cells = [
    [40, 100, 'Pet', 'Pebble'],
    [200, 100, 'Kind', 'Cat'],
    [360, 100, 'Breed', 'long haired'],
    [40, 130, 'Colour', 'grey with white'],
    [200, 130, 'Weight', 'nine kilos'],
    [360, 130, 'Chip', 'none'],
  ] as const
  const found = answersOn(
    cells.flatMap(([left, top, name, answer]) => [[left + 4, top + 9, name, label] as const, [left + 4, top + 24, answer, typed] as const]),
    cells.flatMap(([left, top]) => box(left, top, left + 160, top + 30)),
  )
  expect(found).toEqual(Object.fromEntries(cells.map(([, , name, answer]) => [name, answer])))
})

test('labels over boxes with walls all around are answered by what is typed in the boxes, and an empty box answers nothing', () => {
  const cells = [
    [40, 100, 'Nom', 'Delorme'],
    [300, 100, 'Prénom', 'Aude'],
    [40, 140, 'Rue', '8 quai du Moulin'],
    [300, 140, 'Commune', 'Lamorville'],
    [40, 180, 'Tuteur', ''],
    [300, 180, 'Courriel', 'aude@courrier.example'],
  ] as const
  const found = answersOn(
    cells.flatMap(([left, top, name, answer]) => [
      [left, top, name, label] as const,
      ...(answer === '' ? [] : [[left + 3, top + 16, answer, typed] as const]),
    ]),
    cells.flatMap(([left, top]) => box(left, top + 3, left + 180, top + 21)),
  )
  expect(found).toEqual(Object.fromEntries(cells.flatMap(([, , name, answer]) => (answer === '' ? [] : [[name, answer]]))))
})

test('a grid of labels and answers in turns is read from left to right, with answers of two lines and labels without an answer', () => {
  const found = answersOn([
    [40, 100, 'Familienname', label],
    [140, 100, 'Wüsten', typed],
    [300, 100, 'Vorname', label],
    [400, 100, 'Carla', typed],
    [40, 130, 'Geboren in', label],
    [140, 130, 'Oberfeld an der', typed],
    [140, 142, 'Ilse', typed],
    [300, 130, 'Beruf', label],
    [40, 160, 'Kennzeichen', label],
    [140, 160, 'OF-KL 73', typed],
    [300, 160, 'Halter', label],
    [400, 160, 'selbst', typed],
  ])
  expect(found).toEqual({
    Familienname: 'Wüsten',
    Vorname: 'Carla',
    'Geboren in': 'Oberfeld an der Ilse',
    Kennzeichen: 'OF-KL 73',
    Halter: 'selbst',
  })
})

test('headings over paragraphs are no labels, however their print differs', () => {
  const paragraph = (baseline: number) =>
    [0, 12, 24].map((down) => [40, baseline + down, 'whoever signs this says that all of it is right and whole', typed] as const)
  const found = answersOn(
    [100, 180, 260, 340].flatMap((top) => [[40, top, 'Declaration', { ...label, bold: true }] as const, ...paragraph(top + 14)]),
  )
  expect(found).toEqual({})
})

test('boxes that small print heads are labels and answers in a grid of them, addresses on several lines', () => {
  const small = { size: 5.5, family: 'Sans' }
  const typed = { size: 8.5, family: 'Mono' }
  const found = pairsOn(
    [
      [49, 54, '2 Consignee (name, address)', small],
      [49, 68, 'Menuiserie Lambert', typed],
      [49, 78, '14 rue des Tanneurs', typed],
      [49, 88, '67000 Strasbourg', typed],
      [307, 54, '16 Carrier (name, address)', small],
      [307, 68, 'Spedition Huber', typed],
      [307, 78, '88131 Lindau', typed],
      [49, 116, '8 Method of packing', small],
      [49, 130, 'pallets', typed],
      [307, 116, '9 Nature of the goods', small],
      [307, 130, 'Spruce panels', typed],
      [49, 156, '5 Documents attached', small],
      [49, 170, 'Delivery note 88121', typed],
      [307, 156, '15 Cash on delivery', small],
      [307, 170, 'none', typed],
    ],
    [
      [46, 108],
      [108, 148],
      [148, 188],
    ].flatMap(([top = 0, bottom = 0]) => [...box(46, top, 304, bottom), ...box(304, top, 566, bottom)]),
  )
  expect(found).toEqual([
    ['2 Consignee (name, address)', 'Menuiserie Lambert 14 rue des Tanneurs 67000 Strasbourg'],
    ['16 Carrier (name, address)', 'Spedition Huber 88131 Lindau'],
    ['8 Method of packing', 'pallets'],
    ['9 Nature of the goods', 'Spruce panels'],
    ['5 Documents attached', 'Delivery note 88121'],
    ['15 Cash on delivery', 'none'],
  ])
})

test('a label on several lines of its box is whole, in another language too, and so is an answer that goes on further right', () => {
  const small = { size: 5.5, family: 'Sans' }
  const typed = { size: 8.5, family: 'Mono' }
  const found = pairsOn(
    [
      [49, 54, '6 Marks and', small],
      [49, 61, 'numbers', small],
      [49, 75, 'HB 1-24', typed],
      [307, 54, '2 Consignee (name, address)', small],
      [307, 61, 'Empfänger (Name, Anschrift)', small],
      [307, 75, 'Menuiserie Lambert', typed],
      [49, 116, '4 Place and date of taking over', small],
      [49, 130, 'Kempten, DE', typed],
      [150, 130, '14.10.2026', typed],
      [307, 116, '9 Nature of the goods', small],
      [307, 130, 'Spruce panels', typed],
    ],
    [
      [46, 108],
      [108, 148],
    ].flatMap(([top = 0, bottom = 0]) => [...box(46, top, 304, bottom), ...box(304, top, 566, bottom)]),
  )
  expect(found).toEqual([
    ['6 Marks and numbers', 'HB 1-24'],
    ['2 Consignee (name, address) Empfänger (Name, Anschrift)', 'Menuiserie Lambert'],
    ['4 Place and date of taking over', 'Kempten, DE 14.10.2026'],
    ['9 Nature of the goods', 'Spruce panels'],
  ])
})
