import { expect, test } from 'vitest'
import { box, pairsOn } from './sample.ts'

test('a label without a colon is answered by what stands in its cell below it', () => {
  const cells = [...box(50, 80, 250, 120), ...box(250, 80, 450, 120)]
  const small = { size: 6 }
  expect(
    pairsOn(
      [
        [54, 88, 'DATE OF ISSUE', small],
        [254, 88, 'SHIP TO', small],
        [60, 108, '12 May 2024'],
        [260, 108, 'Northern Warehouse'],
      ],
      cells,
    ),
  ).toEqual([
    ['DATE OF ISSUE', '12 May 2024'],
    ['SHIP TO', 'Northern Warehouse'],
  ])
})

test('the line to write on parts a label from its value', () => {
  expect(
    pairsOn(
      [
        [50, 100, 'PROJECT NAME Blue Heron survey'],
        [330, 100, 'CODE'],
        [380, 100, 'BH 17'],
      ],
      [
        [118, 102, 320, 102],
        [370, 102, 480, 102],
      ],
    ),
  ).toEqual([
    ['PROJECT NAME', 'Blue Heron survey'],
    ['CODE', 'BH 17'],
  ])
})

test('a paragraph goes on between its label and its first word where its first line was full', () => {
  expect(
    pairsOn([
      [50, 100, 'REMARKS:'],
      [110, 100, 'The shipment reached the second warehouse a week before'],
      [80, 113, 'the first, and nobody was there who could have counted it.'],
      [50, 140, 'CODE:'],
      [110, 140, 'BH 17'],
      [50, 153, 'Printed in two copies'],
    ]),
  ).toEqual([
    ['REMARKS:', 'The shipment reached the second warehouse a week before the first, and nobody was there who could have counted it.'],
    ['CODE:', 'BH 17'],
  ])
})

test('lines ruled wide apart are one answer where the one above is full, and titles of a next row are none of it', () => {
  const rule = (y: number, from = 50): readonly [number, number, number, number] => [from, y, 450, y]
  expect(
    pairsOn(
      [
        [50, 100, 'COMMENTS:'],
        [120, 100, 'Several of the glasses were broken on the way and were'],
        [50, 132, 'sent back to where they had come from.'],
        [50, 180, 'Lot'],
        [120, 180, 'BH 17'],
      ],
      [rule(102, 118), rule(134), rule(182, 118)],
    ),
  ).toEqual([
    ['COMMENTS:', 'Several of the glasses were broken on the way and were sent back to where they had come from.'],
    ['Lot', 'BH 17'],
  ])
})

test('an answer of several lines is read to its end and no further', () => {
  expect(
    pairsOn([
      [50, 100, 'Remarks:'],
      [120, 100, 'The door on the east side was painted'],
      [120, 112, 'again and closes well.'],
      [50, 136, 'Inspector:'],
      [120, 136, 'Ada Stone'],
    ]),
  ).toEqual([
    ['Remarks:', 'The door on the east side was painted again and closes well.'],
    ['Inspector:', 'Ada Stone'],
  ])
})

test('a cross answers for the option beside it, and the options beside that answer nothing', () => {
  expect(
    pairsOn([
      [50, 100, 'Condition:'],
      [150, 100, 'poor'],
      [205, 100, 'X'],
      [216, 100, 'fair'],
      [280, 100, 'good'],
    ]),
  ).toEqual([['fair', 'X']])
})

test('a blank form has no values', () => {
  expect(
    pairsOn(
      [
        [50, 100, 'Name:'],
        [300, 100, 'Date of birth:'],
        [50, 130, 'Street and number'],
        [50, 160, 'City'],
        [300, 160, 'Postcode'],
        [50, 190, 'Signature'],
        [300, 190, 'Date'],
      ],
      [
        [90, 102, 280, 102],
        [380, 102, 500, 102],
        [150, 132, 500, 132],
        [90, 162, 280, 162],
        [360, 162, 500, 162],
      ],
    ),
  ).toEqual([])
})

test('running text has no pairs', () => {
  expect(
    pairsOn([
      [50, 100, 'The committee met in the spring and heard the report of the'],
      [50, 112, 'treasurer, who said that the accounts of the year were in order.'],
      [50, 124, 'It was agreed to meet again on the second Monday of the month.'],
      [50, 148, 'The members of the committee agree as follows:'],
      [50, 160, '(a) the books are kept by the treasurer, and'],
      [50, 172, '(b) they may be seen by every member.'],
    ]),
  ).toEqual([])
})

test('labels printed under the lines that answers are written on belong to them, those under empty lines to nothing', () => {
  const small = { size: 6 }
  const pieces = [
    [52, 98, 'Halvorsen', {}],
    [50, 108, 'Name', small],
    [302, 98, 'Ingrid', {}],
    [300, 108, 'Vorname', small],
    [52, 138, 'Seestraße 14', {}],
    [50, 148, 'Straße, Hausnummer', small],
    [50, 188, 'Mobil', small],
    [302, 178, '17.11.2009', {}],
    [300, 188, 'Geburtsdatum', small],
  ] as const
  const lines = [
    [50, 101, 250, 101],
    [300, 101, 500, 101],
    [50, 141, 500, 141],
    [50, 181, 250, 181],
    [300, 181, 500, 181],
  ] as const
  expect(pairsOn(pieces, lines)).toEqual([
    ['Name', 'Halvorsen'],
    ['Vorname', 'Ingrid'],
    ['Straße, Hausnummer', 'Seestraße 14'],
    ['Geburtsdatum', '17.11.2009'],
  ])
})

test('an answer ends where another label of the list stands beside the next line', () => {
  expect(
    pairsOn([
      [50, 100, 'Material submitted'],
      [250, 100, 'Rye straw, stack 2'],
      [50, 116, 'How it was packed'],
      [250, 116, 'Two paper sacks'],
    ])[0],
  ).toEqual(['Material submitted', 'Rye straw, stack 2'])
})

test('what stands behind its number at the head of a box is a label', () => {
  expect(
    pairsOn(
      [
        [54, 88, '19. Explain', { size: 6 }],
        [54, 104, 'Moved from the old yard in spring'],
      ],
      box(50, 80, 450, 120),
    ),
  ).toEqual([['19. Explain', 'Moved from the old yard in spring']])
})

test('a rule that begins under the end of a label parts nothing, and what is typed above the line behind a label answers it', () => {
  expect(
    pairsOn(
      [
        [50, 100, 'TYPE OF TIMBER:'],
        [160, 96, 'Larch'],
        [260, 100, 'WEIGHED', { size: 6 }],
        [310, 93, 'X'],
      ],
      [
        [106, 101, 240, 101],
        [292, 100, 340, 100],
      ],
    ),
  ).toEqual([
    ['TYPE OF TIMBER:', 'Larch'],
    ['WEIGHED', 'X'],
  ])
})

test('a clause before a question belongs to it, and who approved is a label without a colon', () => {
  expect(
    pairsOn([
      [50, 100, 'IF YES,'],
      [97, 100, 'GIVE DETAILS:'],
      [200, 100, 'the third kiln'],
      [50, 130, 'Approved by'],
      [200, 130, 'Ada Lind'],
    ]),
  ).toEqual([
    ['IF YES, GIVE DETAILS:', 'the third kiln'],
    ['Approved by', 'Ada Lind'],
  ])
})

test('of options with boxes the one that is ticked answers their question, the others answer nothing, and the cross of a measure ticks nothing', () => {
  expect(
    pairsOn([
      [50, 100, 'STORAGE:'],
      [120, 100, '☐ Cold room'],
      [220, 100, '☑ Drying loft'],
      [50, 130, 'Boards:'],
      [120, 130, '84 x 24 mm'],
    ]),
  ).toEqual([
    ['STORAGE:', 'Drying loft'],
    ['Boards:', '84 x 24 mm'],
  ])
})

test('a question is answered by each of its options that is marked, and what has a label of its own beside it is no option', () => {
  expect(
    pairsOn([
      [50, 100, 'Evenings:'],
      [120, 100, '☒ Monday'],
      [200, 100, '☐ Tuesday'],
      [280, 100, '☒ Friday'],
      [50, 130, 'Fee:'],
      [120, 130, '€ 180.00'],
      [220, 130, 'In two parts:'],
      [300, 130, '☒ Yes'],
      [350, 130, '☐ No'],
      [50, 160, '☒ I have read the terms'],
    ]),
  ).toEqual([
    ['Evenings:', 'Monday'],
    ['Evenings:', 'Friday'],
    ['Fee:', '€ 180.00'],
    ['In two parts:', 'Yes'],
    ['I have read the terms', '☒'],
  ])
})

test('titles in cells are answered by the cells under them, not by one another', () => {
  const cells = [0, 1, 2].flatMap((column) => [
    ...box(50 + 150 * column, 80, 200 + 150 * column, 100),
    ...box(50 + 150 * column, 100, 200 + 150 * column, 120),
  ])
  expect(
    pairsOn(
      [
        [60, 94, 'BUDGET NO.'],
        [210, 94, 'ACCOUNT NO.'],
        [360, 94, 'DEPT. NO.'],
        [210, 114, '5177'],
        [360, 114, '9041'],
      ],
      cells,
    ),
  ).toEqual([
    ['ACCOUNT NO.', '5177'],
    ['DEPT. NO.', '9041'],
  ])
})

test('titles over columns of figures without walls are pairs with their columns', () => {
  expect(
    pairsOn([
      [200, 90, 'Cost per'],
      [50, 101, 'Supplier'],
      [200, 101, 'visit'],
      [320, 101, 'Total cost'],
      [50, 125, 'Blue Heron'],
      [200, 125, '47.20'],
      [320, 125, '61,340'],
      [50, 150, 'Northern Field'],
      [200, 150, '74.60'],
      [320, 150, '98,500'],
    ]),
  ).toEqual([
    ['Cost per visit', '47.20 74.60'],
    ['Supplier', 'Blue Heron Northern Field'],
    ['Total cost', '61,340 98,500'],
  ])
})

test('in a language of which no word is known, labels that are counted over frames are told by their numbers', () => {
  const frames = [0, 1, 2, 3].flatMap((row) => box(50, 96 + 40 * row, 250, 116 + 40 * row))
  expect(
    pairsOn(
      [
        [50, 92, '1. Ihippe', { size: 7 }],
        [56, 110, 'Wallmark'],
        [50, 132, '2. Kuvolo', { size: 7 }],
        [56, 150, 'Ebba-Stina'],
        [50, 172, '3. Zuhane', { size: 7 }],
        [56, 190, 'Enskede'],
        [50, 212, '4. Omunto', { size: 7 }],
      ],
      frames,
    ),
  ).toEqual([
    ['1. Ihippe', 'Wallmark'],
    ['2. Kuvolo', 'Ebba-Stina'],
    ['3. Zuhane', 'Enskede'],
  ])
})

test('two answers one below the other are not joined as if they were a label of two lines', () => {
  expect(
    pairsOn([
      [50, 100, 'Employee:'],
      [110, 100, 'Ornella Bassi'],
      [50, 112, 'Period:'],
      [110, 112, 'April'],
      [50, 124, 'Department:'],
      [125, 124, 'Sales'],
    ]),
  ).toEqual([
    ['Employee:', 'Ornella Bassi'],
    ['Period:', 'April'],
    ['Department:', 'Sales'],
  ])
})

test('what stands flush with a list of labels is one of them, whatever it says', () => {
  expect(
    pairsOn([
      [50, 100, 'Contract number'],
      [200, 100, 'FR-5520'],
      [50, 124, 'Omunto'],
      [200, 124, 'S. Arbo'],
      [50, 148, 'Zuhane'],
      [200, 148, '4310'],
    ]),
  ).toEqual([
    ['Contract number', 'FR-5520'],
    ['Omunto', 'S. Arbo'],
    ['Zuhane', '4310'],
  ])
})

test('labels over labels on a blank paper answer nothing', () => {
  const stack = ['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Klant', 'Betalingstermijn', 'Btw-nummer', 'IBAN']
  const columns = [50, 268, 'Omschrijving        Aantal        Prijs        Bedrag', { size: 10 }] as const
  expect(pairsOn([...stack.map((text, at) => [50, 108 + 20 * at, text, { size: 10 }] as const), columns])).toEqual([])
})
