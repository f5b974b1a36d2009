import { expect, test } from 'vitest'
import { confidence } from '../../model/index.ts'
import { typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { pairs } from './pairs.ts'
import { box, pairsOn } from './sample.ts'

test('what stands behind an empty line is no answer to the label before it', () => {
  const options = (rules: Parameters<typeof pairsOn>[1]) =>
    pairsOn(
      [
        [50, 100, 'Sender:'],
        [300, 100, 'Mooring seven'],
      ],
      rules,
    )
  expect(options([[95, 102, 240, 102]])).toEqual([])
  expect(options([])).toEqual([['Sender:', 'Mooring seven']])
})

test('the nearest of two answers on a line is taken, typed a little above it or not', () => {
  const [label, typed, other] = pairsOn(
    [
      [50, 100, 'Ledger No.:', { size: 6 }],
      [110, 95, 'KR-118', { size: 9 }],
      [180, 105, '14 March 2019', { size: 9 }],
    ],
    [[88, 101, 240, 101]],
  ).flat()
  expect([label, typed, other]).toEqual(['Ledger No.:', 'KR-118', undefined])
})

test('a colon within an answer on its line ends no label', () => {
  expect(
    pairsOn(
      [
        [50, 100, 'Plan:'],
        [90, 100, 'new nets of two kinds: wide ones'],
      ],
      [[88, 102, 400, 102]],
    ),
  ).toEqual([['Plan:', 'new nets of two kinds: wide ones']])
})

test('the second line of a label may be set in, where its answer stands behind it on a line', () => {
  expect(
    pairsOn(
      [
        [50, 100, 'OTHERS ON BOARD'],
        [62, 111, 'BY NAME'],
        [180, 111, 'Ola Brandt'],
      ],
      [[175, 113, 330, 113]],
    ),
  ).toEqual([['OTHERS ON BOARD BY NAME', 'Ola Brandt']])
})

test('the first line typed in a cell answers the label at its head, however far in it stands', () => {
  expect(
    pairsOn(
      [
        [53, 90, 'Purpose', { size: 7 }],
        [190, 108, 'Dry and whole', { size: 10 }],
      ],
      box(50, 80, 400, 120),
    ),
  ).toEqual([['Purpose', 'Dry and whole']])
})

test('one word that stands over every column of a row asks for none of the words below it', () => {
  const columns = ['one', 'two', 'three', 'four']
  expect(pairsOn(columns.flatMap((word, at) => [[100 + 70 * at, 100, 'MONTH'] as const, [100 + 70 * at, 113, word] as const]))).toEqual([])
})

test('two lines of one print are no label and its answer, and an address is no label for its town', () => {
  expect(
    pairsOn([
      [50, 100, 'FOLLOW RULES OF COMPANY', { size: 8 }],
      [50, 109, 'HARBOUR MANUALS', { size: 8 }],
      [50, 150, '12 Lantern Street'],
      [150, 150, 'Old Quay'],
    ]),
  ).toEqual([])
})

test('titles of two lines over ruled rows are answered by every row of their column, though a cell was not read', () => {
  const rows = [80, 110, 130, 150]
  const cells = [50, 150, 250].flatMap((left) => rows.flatMap((top, at) => box(left, top, left + 100, rows[at + 1] ?? 170)))
  expect(
    pairsOn(
      [
        [60, 92, 'HAUL NO.'],
        [160, 92, 'NETS'],
        [260, 92, 'CATCH'],
        [260, 103, '(IN CRATES)'],
        [160, 124, '4'],
        [260, 124, '310'],
        [60, 144, '2'],
        [160, 144, '5'],
        [260, 144, '288'],
        [60, 164, '3'],
        [160, 164, '6'],
        [260, 164, '402'],
      ],
      cells,
    ),
  ).toEqual([
    ['HAUL NO.', '2 3'],
    ['NETS', '4 5 6'],
    ['CATCH (IN CRATES)', '310 288 402'],
  ])
})

test('a letter or two that were hardly read are a scrap of handwriting, a cross is a mark', () => {
  const answers = (text: string, read: number) => {
    const words = [...typeset('Deck:', { left: 50, baseline: 100 }), ...typeset(text, { left: 110, baseline: 100 })]
    const page = printedPage(words.map((word) => (word.text === 'Deck:' ? word : { ...word, confidence: confidence(read) })))
    const input = { kind: 'form', pages: [pageTextOf(page)], blocks: [], evidence: documentEvidence(words), definitions: [] } as const
    return pairs(input).fields.map(({ value }) => value.text)
  }
  expect(answers('Th', 0.1)).toEqual([])
  expect(answers('B', 0.8)).toEqual(['B'])
  expect(answers('North', 0.1)).toEqual(['North'])
})

test('an x within a sentence marks nothing', () => {
  expect(pairsOn([[50, 100, 'Put an x before every boat that is in the harbour tonight']])).toEqual([])
})

test('an empty time sheet, a row of a timetable and a title say nothing', () => {
  const columns = [50, 200, 260, 320]
  const sheet = (rows: readonly (readonly string[])[]) =>
    pairsOn(
      rows.flatMap((row, at) => row.map((text, column) => [(columns[column] ?? 0) + 5, 94 + 20 * at, text] as const)),
      rows.flatMap((_, at) => columns.flatMap((left, column) => box(left, 80 + 20 * at, columns[column + 1] ?? 380, 100 + 20 * at))),
    )
  expect(sheet([['Day', 'In', 'Out', 'Hours'], ['Monday'], ['Tuesday'], ['Friday'], ['Total']])).toEqual([])
  expect(sheet([['Market', '06:24', '07:24', '08:24']])).toEqual([])
  expect(
    pairsOn([
      [50, 60, 'Project 7:', { size: 20 }],
      [180, 60, 'instructions', { size: 20 }],
      ...[100, 120, 140].map((line) => [50, line, 'Pull the rope before the bell is rung twice by the keeper'] as const),
    ]),
  ).toEqual([])
})

test('zeros alone are a template, and a placeholder is no label', () => {
  const cells = [50, 150, 250].flatMap((left) => [80, 100].flatMap((top) => box(left, top, left + 100, top + 20)))
  const rowOf = (...cell: readonly string[]) =>
    pairsOn(
      [[60, 94, 'Item'], [160, 94, 'Quantity'], [260, 94, 'Amount'], ...cell.map((text, at) => [60 + 100 * at, 114, text] as const)],
      cells,
    )
  expect(rowOf('[Description]', '0', '0.00 €')).toEqual([])
  expect(rowOf('Ropes', '4', '12.00 €')).toEqual([
    ['Quantity', '4'],
    ['Amount', '12.00 €'],
    ['Ropes', '4 12.00 €'],
  ])
})

test('a label begins behind the fact that was stated before it', () => {
  expect(pairsOn([[50, 100, 'Load: 2200 kg. Draught: 40 cm']])).toEqual([
    ['Load:', '2200 kg.'],
    ['Draught:', '40 cm'],
  ])
})

test('a day right behind a label and what follows an address of mail are parted without a wide space', () => {
  expect(pairsOn([[50, 100, 'Date 17/03/2019']])).toEqual([['Date', '17/03/2019']])
  expect(pairsOn([[50, 100, 'E-mail: bea@boat.example Card No.: 88']])).toEqual([
    ['E-mail:', 'bea@boat.example'],
    ['Card No.:', '88'],
  ])
})

test('an answer well above the line behind its label is its answer, whatever the label says', () => {
  const line: [number, number, number, number] = [108, 105, 260, 105]
  expect(
    pairsOn(
      [
        [50, 100, 'Boatsman'],
        [110, 99, 'Ola Brandt'],
      ],
      [line],
    ),
  ).toEqual([['Boatsman', 'Ola Brandt']])
})

test('an answer that runs up to the next column of labels ends where the labels there begin', () => {
  expect(
    pairsOn([
      [50, 100, 'Street:'],
      [110, 100, 'Long Lantern Lane four Town: Rye'],
      [50, 130, 'Trade:'],
      [110, 130, 'Smith'],
      [211, 130, 'Day:'],
      [250, 130, 'Monday'],
      [50, 160, 'Boat:'],
      [110, 160, 'Alma'],
      [211, 160, 'Berth:'],
      [250, 160, 'Nine'],
    ]).map((pair) => pair.join(' ')),
  ).toEqual(['Street: Long Lantern Lane four', 'Town: Rye', 'Trade: Smith', 'Day: Monday', 'Boat: Alma', 'Berth: Nine'])
})

test('answers without tails, figures among them, stand on the line over their labels', () => {
  const pieces: readonly (readonly [number, number, string, number])[] = [
    [68, 159, 'Maximilian', 8.5],
    [266, 159, 'Achterberg', 8.5],
    [65, 175, 'Vorname', 6],
    [264, 175, 'Nachname', 6],
    [68, 190.6, 'Lindenweg 3', 8.5],
    [266, 190.6, '82008', 8.5],
    [66, 206, 'Straße und Hausnummer', 6],
    [264, 206, 'Postleitzahl', 6],
  ]
  // Boxes as a text layer has them, around the letters alone.
  const words = pieces
    .flatMap(([left, baseline, text, size]) => typeset(text, { left, baseline, size }))
    .map((word) => ({
      ...word,
      box: {
        ...word.box,
        top: word.baseline - 0.76 * (word.font?.size ?? 0),
        bottom: word.baseline + (/[gpqyjß]/u.test(word.text) ? 0.2 * (word.font?.size ?? 0) : 0),
      },
    }))
  const lines = [
    [65, 166.9, 253],
    [263, 166.9, 473],
    [65, 198.4, 253],
    [263, 198.4, 323],
  ].map(([from = 0, y = 0, to = 0]) => ({ from: { x: from, y }, to: { x: to, y }, thickness: 1 }))
  const page = printedPage(words, { rulings: lines })
  const { fields } = pairs({ kind: 'form', pages: [pageTextOf(page)], blocks: [], evidence: documentEvidence(words), definitions: [] })
  expect(fields.map(({ name, value }) => [name, value.text])).toEqual([
    ['Vorname', 'Maximilian'],
    ['Nachname', 'Achterberg'],
    ['Straße und Hausnummer', 'Lindenweg 3'],
    ['Postleitzahl', '82008'],
  ])
})
