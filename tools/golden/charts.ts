// Golden documents with charts and diagrams drawn of lines and areas, and with pages that only look as if they had any.

import { greys, type Pen } from './pen.ts'
import { british, count, percent, text } from './print.ts'
import { type DrawnColumn, Sheet } from './sheet.ts'
import type { Drawn } from './trade.ts'

const words = (width: number): DrawnColumn => ({ kind: 'text', width, align: 'left' })
const numbers = (width: number): DrawnColumn => ({ kind: 'number', width, align: 'right' })

interface Bars {
  readonly names: readonly string[]
  readonly values: readonly number[]
  readonly width: number
  readonly height: number
  /** The largest figure of the scale and the figures from naught to it; null: every bar says its own value. */
  readonly scale: { readonly most: number; readonly steps: number } | null
}

/** Upright bars over their names. */
function uprightBars(pen: Pen, { names, values, width, height, scale }: Bars, from = 30): void {
  const foot = height - 18
  const most = scale?.most ?? Math.max(...values)
  const heightOf = (value: number) => (value / most) * (foot - 14)
  if (scale !== null) {
    for (let step = 0; step <= scale.steps; step++) {
      const value = (scale.most * step) / scale.steps
      pen.label(String(value), from - 6, foot - heightOf(value) - 4, { align: 'right' })
      pen.line(
        [
          [from, foot - heightOf(value)],
          [width, foot - heightOf(value)],
        ],
        '#cccccc',
        0.5,
      )
    }
    pen.line([
      [from, 14],
      [from, foot],
    ])
    pen.line([
      [from, foot],
      [width, foot],
    ])
  }
  const pitch = (width - from) / names.length
  names.forEach((name, i) => {
    const value = values[i] ?? 0
    const left = from + (i + 0.2) * pitch
    pen.area(left, foot - heightOf(value), 0.6 * pitch, heightOf(value), greys[0])
    if (scale === null) pen.label(String(value), left + 0.3 * pitch, foot - heightOf(value) - 11, { align: 'centre' })
    pen.label(name, left + 0.3 * pitch, foot + 5, { align: 'centre' })
  })
}

/** Bars with a scale, bars that say their own values, bars that lie, and none of them named by a caption. */
export function barCharts(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Visitors of the open-air baths' })
  sheet.heading('Visitors of the open-air baths', 16)
  sheet.paragraph(
    'The season began late because the new filters of the large pool came in the last week of May only. From July on the baths were as full as in the best of the last ten years.',
  )
  sheet.drawing(170, (pen) =>
    uprightBars(pen, {
      names: ['May', 'June', 'July', 'August', 'September'],
      values: [1200, 4300, 7900, 7400, 2600],
      width: 400,
      height: 160,
      scale: { most: 8000, steps: 4 },
    }),
  )
  sheet.paragraph(
    'Tickets for the whole season were bought by more families than before. The four selling points differ little from each other.',
  )
  sheet.drawing(150, (pen) =>
    uprightBars(pen, {
      names: ['Gate', 'Town hall', 'Library', 'By post'],
      values: [412, 388, 175, 96],
      width: 330,
      height: 140,
      scale: null,
    }),
  )
  sheet.paragraph('What the guests came for was asked on six days in July; each guest could name one thing.')
  sheet.drawing(150, (pen) => {
    const answers = [
      ['Swimming', 61],
      ['Sunbathing', 48],
      ['Children’s pool', 33],
      ['Volleyball', 12],
    ] as const
    pen.line([
      [90, 0],
      [90, 120],
    ])
    answers.forEach(([name, share], i) => {
      pen.label(name, 84, 10 + 28 * i, { align: 'right' })
      pen.area(90, 6 + 28 * i, share * 4, 16, greys[1])
    })
    for (let share = 0; share <= 60; share += 20) pen.label(`${share} %`, 90 + share * 4, 126, { align: 'centre' })
  })
  sheet.paragraph('The board thanks all helpers and wishes a dry winter.')
  return sheet.finish({ footer: (page) => `Page ${page}` })
}

/** Lines over a scale with a legend, and a pie with its shares and the names of its slices beside it. */
export function linesAndPies(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Energy of the town hall' })
  sheet.heading('Energy of the town hall', 16)
  sheet.paragraph(
    'Since the windows of the north side were renewed, less heat is bought every year, while the power for cooling has doubled.',
  )
  sheet.drawing(190, (pen) => {
    pen.line([
      [34, 0],
      [34, 150],
    ])
    pen.line([
      [34, 150],
      [430, 150],
    ])
    for (let step = 0; step <= 5; step++) pen.label(String(step * 50), 28, 146 - 28 * step, { align: 'right' })
    const heat = [240, 228, 231, 190, 172, 160]
    const power = [41, 44, 52, 60, 77, 83]
    for (const [i, values] of [heat, power].entries())
      pen.line(
        values.map((value, at) => [60 + 66 * at, 150 - value * 0.56] as const),
        greys[i === 0 ? 0 : 3],
        1.5,
      )
    for (let at = 0; at < 6; at++) pen.label(String(2019 + at), 60 + 66 * at, 156, { align: 'centre' })
    pen.line(
      [
        [120, 178],
        [140, 178],
      ],
      greys[0],
      1.5,
    )
    pen.label('Heat (MWh)', 145, 174)
    pen.line(
      [
        [240, 178],
        [260, 178],
      ],
      greys[3],
      1.5,
    )
    pen.label('Power (MWh)', 265, 174)
  })
  sheet.paragraph('What the power is used for was measured for a year on five circuits of the building.')
  sheet.drawing(170, (pen) => {
    const uses = [
      ['Light', 34],
      ['Cooling', 27],
      ['Computers', 22],
      ['Lifts', 11],
      ['Other', 6],
    ] as const
    let from = 0
    uses.forEach(([name, share], i) => {
      pen.slice(110, 80, 70, from / 100, (from + share) / 100, greys[i] ?? greys[0])
      const middle = 2 * Math.PI * ((from + share / 2) / 100)
      pen.label(`${share} %`, 110 + 44 * Math.sin(middle), 76 - 44 * Math.cos(middle), { align: 'centre' })
      pen.area(230, 36 + 18 * i, 9, 9, greys[i] ?? greys[0])
      pen.label(name, 245, 36 + 18 * i)
      from += share
    })
  })
  sheet.paragraph('The lifts run at night as well, which the doorman will look into.')
  return sheet.finish({ footer: (page) => `Page ${page}` })
}

const node = (pen: Pen, name: string, x: number, y: number, width = 104, height = 26, radius = 0): void => {
  pen.box(x, y, width, height, radius)
  pen.label(name, x + width / 2, y + height / 2 - 4, { align: 'centre' })
}

/** A course of work with a decision, and the offices of a house in a tree: neither with a caption. */
export function flowCharts(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'How a book is lent' })
  sheet.heading('How a book is lent', 16)
  sheet.paragraph('Whoever brings a card may take ten books home for four weeks. The counter works in the same steps in all branches.')
  sheet.drawing(250, (pen) => {
    node(pen, 'Reader asks', 130, 0, 104, 26, 8)
    pen.arrow([
      [182, 26],
      [182, 50],
    ])
    node(pen, 'Card is checked', 130, 50)
    pen.arrow([
      [182, 76],
      [182, 96],
    ])
    pen.outline([
      [182, 96],
      [242, 124],
      [182, 152],
      [122, 124],
    ])
    pen.label('Book here?', 182, 120, { align: 'centre' })
    pen.arrow([
      [182, 152],
      [182, 184],
    ])
    pen.label('yes', 188, 160)
    node(pen, 'Book is lent', 130, 184)
    pen.arrow([
      [242, 124],
      [300, 124],
    ])
    pen.label('no', 262, 113)
    node(pen, 'Book is ordered', 300, 111)
  })
  sheet.paragraph('The house is led by its director, to whom three departments report. Each of them has a deputy.')
  sheet.drawing(150, (pen) => {
    node(pen, 'Director', 170, 0)
    pen.line([
      [222, 26],
      [222, 46],
    ])
    pen.line([
      [52, 46],
      [392, 46],
    ])
    for (const [i, [name, deputy]] of (
      [
        ['Lending', 'J. Marsh'],
        ['Collections', 'P. Oduya'],
        ['Building', 'R. Lund'],
      ] as const
    ).entries()) {
      pen.line([
        [52 + 170 * i, 46],
        [52 + 170 * i, 64],
      ])
      node(pen, name, 170 * i, 64)
      pen.line([
        [52 + 170 * i, 90],
        [52 + 170 * i, 106],
      ])
      node(pen, deputy, 170 * i, 106)
    }
  })
  sheet.paragraph('Branches are closed on the first Monday of every month.')
  return sheet.finish({ footer: (page) => `Page ${page}` })
}

/** A plan of works: bars over the months, each beside the name of its work. */
export function ganttChart(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Works on the footbridge' })
  sheet.heading('Works on the footbridge', 16)
  sheet.paragraph(
    'The bridge stays open for walkers until the end of March. Cyclists take the way over the mill from the first day of the works.',
  )
  sheet.drawing(190, (pen) => {
    const works = [
      ['Survey', 0, 1.4],
      ['Scaffold', 1, 2.2],
      ['New bearings', 2.2, 4.1],
      ['Planks and rails', 3.6, 5.5],
      ['Painting', 5, 6.6],
      ['Acceptance', 6.5, 7],
    ] as const
    for (const [i, month] of ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'].entries())
      pen.label(month, 120 + 50 * i, 0, { align: 'centre' })
    for (let i = 0; i <= 7; i++)
      pen.line(
        [
          [95 + 50 * i, 14],
          [95 + 50 * i, 170],
        ],
        '#cccccc',
        0.5,
      )
    works.forEach(([name, from, to], i) => {
      pen.label(name, 88, 23 + 25 * i, { align: 'right' })
      pen.area(95 + 50 * from, 20 + 25 * i, 50 * (to - from), 14, greys[0])
    })
  })
  sheet.paragraph('Delays of more than a week are told on the board at both ends of the bridge.')
  return sheet.finish({ footer: (page) => `Page ${page}` })
}

const loads = [
  ['Northgate', 310],
  ['Mill Lane', 245],
  ['Harbour', 190],
  ['Old Town', 120],
] as const

/** A chart beside a table of the same figures, and a table below both. */
export function chartBesideTable(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Parcels by depot' })
  sheet.heading('Parcels by depot', 16)
  sheet.paragraph('The figures are those of an average working day. Parcels that were fetched by their receivers are not counted.')
  const top = sheet.top
  sheet.table(
    {
      rules: 'all',
      fill: 'header',
      columns: [words(90), numbers(70)],
      header: [[text('Depot'), text('Parcels', { align: 'right' })]],
      body: loads.map(([name, parcels]) => [text(name), count(parcels, british)]),
    },
    sheet.left,
  )
  sheet.moveTo(top)
  sheet.drawing(
    130,
    (pen) =>
      uprightBars(
        pen,
        {
          names: loads.map(([name]) => name),
          values: loads.map(([, parcels]) => parcels),
          width: 250,
          height: 125,
          scale: { most: 400, steps: 4 },
        },
        24,
      ),
    sheet.left + 200,
  )
  sheet.paragraph('Northgate will be enlarged in the coming year; its share of all parcels has grown for three years in a row.')
  sheet.table({
    rules: 'booktabs',
    columns: [words(120), { kind: 'percent', width: 70, align: 'right' }, { kind: 'percent', width: 70, align: 'right' }],
    header: [[text('Depot'), text('2024', { align: 'right' }), text('2025', { align: 'right' })]],
    body: (
      [
        ['Northgate', 340, 358],
        ['Mill Lane', 291, 283],
        ['Harbour', 224, 220],
        ['Old Town', 145, 139],
      ] as const
    ).map(([name, before, after]) => [text(name), percent(before * 10, british, 1), percent(after * 10, british, 1)]),
  })
  return sheet.finish({ footer: (page) => `Page ${page}` })
}

/** Boxes, bars and lines that are no drawing: steps in framed paragraphs, bars in a table's column, a form to fill in. */
export function drawnLookAlikes(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Registration of a stall' })
  sheet.ornament(26, (pen) => {
    pen.area(0, 0, 16, 16, greys[0])
    pen.area(19, 6, 10, 10, greys[1])
    pen.area(32, 2, 7, 14, greys[3])
    pen.line(
      [
        [0, 22],
        [480, 22],
      ],
      greys[0],
      1.5,
    )
  })
  sheet.heading('Registration of a stall', 16)
  const steps = [
    'Send this sheet to the market office before the end of March. Sheets that come later are put on the waiting list, whatever the reason.',
    'You are told your place in the first week of April. Nobody has a claim to the place of the year before.',
    'Pay the fee within ten days; otherwise the place is given to the next one on the list.',
  ]
  for (const step of steps) {
    const top = sheet.top
    sheet.space(8)
    sheet.paragraph(step, { x: sheet.left + 10, width: 460 })
    const bottom = sheet.top
    sheet.moveTo(top)
    sheet.ornament(bottom - top, (pen) => pen.box(0, 0, 480, bottom - top - 2))
    sheet.space(10)
  }
  sheet.paragraph(
    'How well the places of the last years were taken is shown below, with the share of all days on which somebody stood there.',
  )
  const top = sheet.top
  const shares = [92, 64, 71, 38] as const
  sheet.table({
    rules: 'rows',
    columns: [words(120), numbers(70), { kind: 'percent', width: 60, align: 'right' }, words(220)],
    header: [[text('Place'), text('Stalls', { align: 'right' }), text('Taken', { align: 'right' }), text('')]],
    body: (
      [
        ['Church square', 24, 'full in May'],
        ['Riverside', 18, 'wet'],
        ['Station road', 31, 'loud'],
        ['Upper gate', 12, 'steep'],
      ] as const
    ).map(([name, stalls, note], i) => [
      text(name),
      count(stalls, british),
      percent((shares[i] ?? 0) * 100, british, 0),
      text(note, { align: 'right' as const }),
    ]),
  })
  const bottom = sheet.top
  sheet.moveTo(top)
  sheet.ornament(bottom - top, (pen) => {
    for (const [i, share] of shares.entries()) pen.area(255, 24 + 19.25 * i, share, 10, greys[2])
  })
  sheet.paragraph('Only the office of the market gives out places.')
  return sheet.finish({ footer: (page) => `Page ${page}` })
}
