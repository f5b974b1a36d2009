// Golden documents of offices and papers: spans, headers over headers, wraps, countries' ways of writing, prose and lists.

import {
  american,
  amount,
  british,
  count,
  type DrawnCell,
  day,
  empty,
  figure,
  french,
  german,
  indian,
  isoLike,
  percent,
  text,
} from './print.ts'
import { type DrawnColumn, type DrawnTable, Sheet } from './sheet.ts'
import type { Drawn } from './trade.ts'

const words = (width: number): DrawnColumn => ({ kind: 'text', width, align: 'left' })
const numbers = (width: number): DrawnColumn => ({ kind: 'number', width, align: 'right' })
const money = (width: number): DrawnColumn => ({ kind: 'money', width, align: 'right' })
const shares = (width: number): DrawnColumn => ({ kind: 'percent', width, align: 'right' })
const days = (width: number): DrawnColumn => ({ kind: 'date', width, align: 'left' })
const titles = (...names: string[]): DrawnCell[] => names.map((name) => text(name))

/** A report whose table has three rules only, a header of two rows with spans, and a caption above. */
export function booktabsReport(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Ferry traffic in the northern sound' })
  sheet.heading('Ferry traffic in the northern sound', 16)
  sheet.paragraph(
    'Passenger numbers on the three northern routes recovered further during the year. The short crossing to Hallen grew fastest, while the night route lost travellers to the new bridge. ' +
      'Freight followed with a delay of about six months, as in earlier years.',
  )
  const routes: readonly (readonly [string, number, number, number, number])[] = [
    ['Hallen', 182400, 214350, 31020, 33875],
    ['Storvik', 97615, 101200, 12480, 12990],
    ['Night route', 45230, 38905, 20115, 18760],
  ]
  const sum = (column: 1 | 2 | 3 | 4): number => routes.reduce((total, route) => total + route[column], 0)
  const row = (name: string, before: number, after: number, freightBefore: number, freightAfter: number): DrawnCell[] => [
    text(name),
    count(before, british),
    count(after, british),
    percent(Math.round(((after - before) / before) * 1000) * 10, british, 1),
    count(freightBefore, british),
    count(freightAfter, british),
  ]
  sheet.table({
    caption: 'Table 1: Passengers and freight vehicles by route',
    rules: 'booktabs',
    columns: [words(110), numbers(75), numbers(75), shares(65), numbers(75), numbers(75)],
    header: [
      [text('Route', { rowSpan: 2 }), text('Passengers', { columnSpan: 3 }), text('Freight vehicles', { columnSpan: 2 })],
      [...titles('2023', '2024', 'Change', '2023', '2024').map((cell) => ({ ...cell, align: 'right' as const }))],
    ],
    body: [...routes.map((route) => row(...route)), row('Total', sum(1), sum(2), sum(3), sum(4))],
  })
  sheet.paragraph('Source: harbour offices. Vehicles of operators count as freight only when loaded.', { size: 8 })
  sheet.paragraph(
    'The change of timetable in October does not yet show in the yearly figures. A first look at the winter months suggests that the earlier departure is taken up by commuters, ' +
      'but the season is too short for a judgement.',
  )
  return sheet.finish({ footer: (page) => `${page}` })
}

/** A week's plan with cells over several rows and several columns, all boxed. */
export function spanningPlan(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Weekly plan', landscape: true })
  sheet.heading('Weekly plan of the workshop', 16)
  const header: DrawnCell[] = titles('Shift', 'Room', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')
  sheet.table({
    rules: 'all',
    fill: 'header',
    fontSize: 9,
    columns: [words(80), words(80), words(110), words(110), words(110), words(110), words(110)],
    header: [[text('When and where', { columnSpan: 2 }), text('Groups', { columnSpan: 5 })], header],
    body: [
      [
        text('Morning', { rowSpan: 3 }),
        text('Forge'),
        text('Group A', { columnSpan: 2 }),
        text('Group B'),
        text('Group C', { columnSpan: 2 }),
      ],
      [
        text('Joinery'),
        text('Group B'),
        text('Group C', { rowSpan: 2 }),
        text('Group A'),
        text('Maintenance', { rowSpan: 2 }),
        text('Group B'),
      ],
      [text('Paint shop'), text('Closed'), text('Group D'), text('Group D')],
      [
        text('Afternoon', { rowSpan: 2 }),
        text('Forge'),
        text('Visitors and open days by appointment only', { columnSpan: 5, align: 'centre' }),
      ],
      [text('Joinery'), text('Group D'), text('Group D'), text('Group B'), text('Group A'), text('Group A')],
    ],
  })
  sheet.paragraph('Keys are kept at the porter\u2019s desk.')
  return sheet.finish({})
}

/** Long texts wrapped in several columns at once, under a header with a single rule. */
export function wrappedCells(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Register of findings' })
  sheet.heading('Register of findings', 16)
  sheet.paragraph('Findings of the annual inspection of buildings, with the measures agreed on site.')
  const findings: readonly (readonly [string, string, string, number])[] = [
    [
      'Roof of hall 2',
      'Two sheets of the covering are loose on the west side and let in water during heavy rain.',
      'Fasten the sheets before winter; renew the sealing strip over the full length.',
      184000,
    ],
    [
      'Stairwell north',
      'Emergency lighting on the second floor fails after twelve minutes.',
      'Replace the batteries of all units in the stairwell and repeat the test.',
      42550,
    ],
    ['Boiler room', 'No finding.', 'None.', 0],
    [
      'Loading bay',
      'The edge protection is bent and its marking is worn off, so that the drop is hard to see at dusk.',
      'Straighten and repaint.',
      61500,
    ],
    [
      'Archive',
      'Relative humidity was above sixty per cent on nineteen days of the record.',
      'Install a second dehumidifier and move the shelves away from the outer wall by at least ten centimetres.',
      97025,
    ],
  ]
  sheet.table({
    rules: 'header',
    columns: [words(88), words(165), words(160), money(70)],
    header: [titles('Place', 'Finding', 'Measure', 'Cost in EUR')],
    body: findings.map(([place, finding, measure, cost]) => [text(place), text(finding), text(measure), amount(cost, british, 'EUR')]),
  })
  sheet.paragraph('Costs are estimates without tax.')
  return sheet.finish({ footer: (page, pages) => `Page ${page} of ${pages}` })
}

/** Two tables beside each other, first boxed, then held by alignment alone. */
export function sideBySide(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Stock of two depots' })
  sheet.heading('Stock of two depots', 16)
  const pair = (rules: DrawnTable['rules'], left: DrawnCell[][], right: DrawnCell[][]): void => {
    const top = sheet.top
    const table = (body: DrawnCell[][]): DrawnTable => ({
      rules,
      columns: [words(110), numbers(80)],
      header: [titles('Article', 'Pieces')],
      body,
    })
    sheet.table(table(left))
    const after = sheet.top
    sheet.moveTo(top)
    sheet.table(table(right), sheet.left + 270)
    sheet.moveTo(Math.max(after, sheet.top))
  }
  const stock = (entries: readonly (readonly [string, number])[]): DrawnCell[][] =>
    entries.map(([name, pieces]) => [text(name), count(pieces, british)])
  sheet.paragraph('Counted on the last day of the month: depot East on the left, depot West on the right.')
  pair(
    'all',
    stock([
      ['Bolts M8', 12400],
      ['Nuts M8', 11850],
      ['Washers', 30200],
      ['Threaded rods', 415],
    ]),
    stock([
      ['Bolts M10', 7300],
      ['Nuts M10', 7115],
      ['Springs', 960],
    ]),
  )
  sheet.space(24)
  sheet.paragraph('On order at the same time, in the same arrangement.')
  pair(
    'none',
    stock([
      ['Hinges', 240],
      ['Handles', 180],
      ['Locks', 95],
      ['Keys', 1200],
    ]),
    stock([
      ['Rollers', 64],
      ['Rails', 48],
      ['Stoppers', 310],
      ['Brushes', 75],
    ]),
  )
  return sheet.finish({})
}

/** An offer in German print: decimal comma, points between thousands, percentages with a space, amounts in euros. */
export function germanOffer(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Angebot 2025-118' })
  sheet.heading('Angebot Nr. 2025-118', 17)
  sheet.paragraph('Gartenbau Lindenhof GmbH, Am Anger 4, 99084 Erfurt')
  sheet.paragraph('Wir bieten Ihnen die folgenden Leistungen an und halten uns bis zum 30.09.2025 an die Preise gebunden.')
  const items: readonly (readonly [string, number, string, number, number])[] = [
    ['Rasenfläche fräsen und planieren', 128050, 'm²', 185, 0],
    ['Rollrasen liefern und verlegen', 128050, 'm²', 640, 300],
    ['Hainbuche, Höhe 1,75 m, mit Ballen', 4200, 'St.', 4890, 550],
    ['Pflasterweg, Granit, einschließlich Unterbau', 3675, 'm²', 11275, 0],
    ['Bewässerung, Steuerung mit vier Kreisen', 100, 'St.', 134900, 250],
  ]
  const totals = items.map(([, quantity, , price, discount]) => Math.round((quantity * price * (10000 - discount)) / 1000000))
  const net = totals.reduce((sum, value) => sum + value, 0)
  const tax = Math.round(net * 0.19)
  // Without upright rules nobody can see how far a label spans: it stands in the first column.
  const line = (label: string, hundredths: number): DrawnCell[] => [
    text(label, { bold: true }),
    empty,
    empty,
    empty,
    empty,
    { ...amount(hundredths, german, 'EUR', { behind: ' €' }), bold: true },
  ]
  sheet.table({
    rules: 'rows',
    columns: [words(196), numbers(62), words(32), money(72), shares(52), money(74)],
    header: [titles('Leistung', 'Menge', 'ME', 'Einzelpreis', 'Rabatt', 'Gesamt')],
    body: [
      ...items.map(([name, quantity, unit, price, discount], index) => [
        text(name),
        figure(quantity, german),
        text(unit),
        amount(price, german, 'EUR', { behind: ' €' }),
        discount === 0 ? text('–') : percent(discount, german, 1),
        amount(totals[index] ?? 0, german, 'EUR', { behind: ' €' }),
      ]),
      line('Nettobetrag', net),
      line('zzgl. 19 % MwSt.', tax),
      line('Gesamtbetrag', net + tax),
    ],
  })
  sheet.paragraph('Zahlbar innerhalb von 14 Tagen ohne Abzug. Es gelten unsere Geschäftsbedingungen.')
  return sheet.finish({ footer: (page) => `Seite ${page}` })
}

/** A ledger with lakh and crore groups and days written with English months. */
export function indianLedger(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Ledger of the co-operative' })
  sheet.heading('Ledger of the dairy co-operative', 16)
  sheet.paragraph('Accounts of the year, all amounts in INR')
  const entries: readonly (readonly [number, number, string, number])[] = [
    [4, 12, 'Sale of milk, first quarter', 1234567800],
    [5, 3, 'Cattle feed', -45678950],
    [6, 21, 'Cooling plant, second instalment', -250000000],
    [7, 9, 'Sale of milk, second quarter', 1187654325],
    [8, 15, 'Wages', -98765400],
    [9, 30, 'Dividend to members', -15000000],
    [10, 2, 'Repair of the van', -1875050],
  ]
  sheet.table({
    rules: 'all',
    columns: [days(90), words(210), money(120)],
    header: [titles('Date', 'Particulars', 'Amount (INR)')],
    body: entries.map(([month, date, particulars, hundredths]) => [
      day(2025, month, date, indian),
      text(particulars),
      amount(hundredths, indian, 'INR'),
    ]),
  })
  return sheet.finish({})
}

/** The same days in six manners of writing, one a column: each column proves its own order. */
export function mannersOfDates(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Tide table appointments', landscape: true })
  sheet.heading('Appointments of the survey vessel', 16)
  const calendar: readonly (readonly [number, number])[] = [
    [1, 31],
    [2, 5],
    [3, 14],
    [5, 8],
    [8, 27],
    [12, 1],
  ]
  const months = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']
  const longFrench = { ...french, date: (year: number, month: number, date: number) => `${date} ${months[month - 1]} ${year}` }
  sheet.table({
    rules: 'all',
    fill: 'bands',
    columns: [words(120), days(85), days(85), days(85), days(85), days(110), { kind: 'time', width: 70, align: 'left' }],
    header: [titles('Harbour', 'Planned', 'Confirmed', 'Invoiced', 'Paid', 'Retour', 'Departure')],
    body: calendar.map(([month, date], index) => [
      text(['Aldermouth', 'Brinkport', 'Caldwick', 'Dunsea', 'Eastry', 'Farhaven'][index] ?? ''),
      day(2024, month, date, isoLike),
      day(2024, month, date, american),
      day(2024, month, date, german),
      day(2024, month, date, british),
      day(2024, month, date, longFrench),
      {
        text: `${6 + index}:${index % 2 ? '30' : '05'}`,
        value: { kind: 'time', plain: `${String(6 + index).padStart(2, '0')}:${index % 2 ? '30' : '05'}` },
      },
    ]),
  })
  return sheet.finish({})
}

/** Grey bands and no rule: rows told apart by shade alone, with ticks' place taken by words, and gaps. */
export function bandedList(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Members of the rowing club' })
  sheet.heading('Members of the rowing club', 16)
  const members: readonly (readonly [string, string, number, string])[] = [
    ['00012', 'Abiodun, Folake', 1998, 'Coastal'],
    ['00047', 'Bergström, Nils', 2004, ''],
    ['00051', 'Costa, Inês', 2011, 'Sculling'],
    ['00103', 'Dlamini, Thabo', 2011, 'Coastal'],
    ['00118', 'Eriksen, Maja', 2016, ''],
    ['00120', 'Fontaine, Luc', 2019, 'Sweep'],
    ['00137', 'Grünwald, Petra', 2023, 'Sculling'],
  ]
  sheet.table({
    rules: 'none',
    fill: 'bands',
    columns: [words(80), words(180), { kind: 'number', width: 80, align: 'right' }, words(120)],
    header: [[text('Number'), text('Name'), text('Joined', { align: 'right' }), text('Squad')]],
    body: members.map(([number, name, year, squad]) => [
      text(number),
      text(name),
      { text: String(year), value: { kind: 'number', plain: String(year) } },
      squad === '' ? empty : text(squad),
    ]),
  })
  return sheet.finish({})
}

const essay: readonly string[] = [
  'The old mill stands where the brook leaves the wood, and for three hundred years nobody thought of it as anything but a place to have grain ground. Its wheel was renewed four times, its roof more often, and the stones were dressed every second winter by men who walked over from the next valley.',
  'When the railway came, the miller bought flour by the wagon and sold it as his own, and the wheel stood still on weekdays. His daughter kept the books, and it is from her careful hand that we know what was paid for oil, for rope and for the carrier who brought the post.',
  'The books end in the year of the great flood. Water stood in the lower room up to the window sill, and the meal chest was found two miles downstream, still closed, with dry flour in it. The family moved to the town before the winter and let the building to a maker of brooms.',
  'What the visitor sees today is the work of a society founded forty years ago in the schoolhouse. Its members dug out the race by hand, had the wheel built after the drawings of the last millwright, and every summer since they have ground a few sacks of rye to show that it can be done.',
  'Whether a mill that grinds for show is still a mill was much debated at the time. The founders answered that a clock which nobody needs to read still tells the hour, and went on digging.',
  'The society meets on the first Monday of the month. Guests are welcome, and those who bring boots are put to use.',
]

/** Prose set in two columns, with a heading over both and no table at all. */
export function twoColumns(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'The old mill' })
  sheet.heading('The old mill and its society', 18)
  const top = sheet.top
  const width = (sheet.width - 24) / 2
  for (const words of essay.slice(0, 3)) sheet.paragraph(words, { width })
  const left = sheet.top
  sheet.moveTo(top)
  for (const words of essay.slice(3)) sheet.paragraph(words, { x: sheet.left + width + 24, width })
  sheet.moveTo(Math.max(left, sheet.top))
  return sheet.finish({ header: 'Notes from the valley', footer: (page) => `${page}` })
}

/** Headings of two levels, bulleted and numbered lists with wrapped items, and no table. */
export function listsOfRules(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'House rules' })
  sheet.heading('House rules of the reading room', 18)
  sheet.paragraph('The reading room is open to everyone. A few rules make sure that it stays a pleasant place.')
  sheet.heading('What to bring', 13)
  sheet.list([
    'Your reader\u2019s card, which the front desk makes out on the spot',
    'A pencil; ink and markers stay in the locker',
    'A bag that can be seen through, if you carry notes of your own and would like to keep them at hand while you are working in the room',
    'Patience on Saturdays',
  ])
  sheet.heading('How to order a book', 13)
  sheet.list(
    [
      'Find its shelf mark in the catalogue.',
      'Fill in one slip for each volume, and write the shelf mark exactly as it is printed, including the dots and the letters at the end.',
      'Hand the slip in at the desk before four o\u2019clock.',
      'Wait for your number to be shown.',
    ],
    (index) => `${index + 1}.`,
  )
  sheet.paragraph('Books from the outer store arrive on the next working day.')
  return sheet.finish({ footer: (page) => `${page}` })
}
