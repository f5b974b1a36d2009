// What spreadsheets hold that offices print: budgets, price lists, rosters, income statements, schedules and the like, invented at random.

import type { Dice } from '../golden/dice.ts'

/** How a cell's text stands, and what row it belongs to. */
export interface SheetCell {
  readonly text: string
  readonly align?: 'left' | 'right' | 'center'
  readonly columnSpan?: number
  readonly rowSpan?: number
  /** Amount in hundredths for a number format that sets the currency at the left edge. */
  readonly accounting?: number
  readonly indent?: number
  readonly wraps?: boolean
}
export type RowSort = 'title' | 'item' | 'group' | 'sum'
export interface SheetRow {
  readonly sort: RowSort
  readonly cells: readonly SheetCell[]
}
export interface SheetTable {
  readonly name: string
  readonly rows: readonly SheetRow[]
}

const split = (text: string): readonly string[] => text.split('|')
const months = split('Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec')
const people = split(
  'Ann Keller|Bilal Osei|Carla Ruiz|Dmitri Volkov|Esther Lindqvist|Farid Haddad|Grace O’Neill|Hugo Lambert|Ines Carvalho|Jonas Brandt|Kimiko Mori|Liam Walsh|Maria Conti|Nils Aaberg|Olga Petrova|Priya Raman|Quentin Duval|Rosa Medina|Samuel Okoro|Tilda Berg|Uma Shah|Viktor Hahn|Wendy Chow|Yusuf Demir|Zoe Palmer',
)
const departments = split('Finance|Operations|Marketing|IT|Human Resources|Sales|Logistics|R&D')
const costs = split(
  'Rent|Electricity|Water and sewage|Telephone|Internet|Insurance|Office supplies|Cleaning|Travel|Training|Software licences|Repairs and maintenance|Postage|Advertising|Professional fees|Bank charges|Fuel|Vehicle leasing|Catering|Subscriptions',
)
const goods = split(
  'Hex bolt M8 x 40 zinc|Copper pipe 15 mm|Ball valve 1/2"|LED panel 60x60 4000K|Cable tie 200 mm black|Safety gloves size 9|Drill bit set HSS 19 pcs|Wall plug 8 mm|Silicone sealant clear|Extension lead 10 m|Paint roller 25 cm|Plywood 18 mm birch|Masking tape 50 mm|Work lamp 30 W|Spirit level 60 cm|Hammer 500 g|Door handle steel|Hinge 89 mm brass|Threaded rod M10|Washer M8 DIN 125',
)
const tasks = split(
  'Site survey|Draft floor plan|Apply for permit|Order materials|Demolition of old wall|Foundation work|Electrical rough-in|Plumbing|Insulation|Dry lining|Painting|Flooring|Install kitchen|Final inspection|Handover',
)
const remarks = split(
  'waiting for confirmation by the supplier|to be discussed at the next meeting of the steering committee|done|delivered in two parts because of the strike|see drawing 14b|price valid until the end of the year, freight not included|approved|needs a second signature|moved to next quarter as agreed with the board',
)
const regions = split('North|South|East|West|Central|Overseas')
const products = split('Standard|Premium|Family|Student|Corporate')

/** An amount with separators, hundredths: 1,234.50; brackets for what is below zero. */
export function printed(hundredths: number, places: 0 | 2, minus: 'dash' | 'brackets'): string {
  const [whole = '0', cents = '00'] = (Math.abs(hundredths) / 100).toFixed(2).split('.')
  const text = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',') + (places === 2 ? `.${cents}` : '')
  if (hundredths >= 0) return text
  return minus === 'brackets' ? `(${text})` : `-${text}`
}
const label = (text: string, indent = 0): SheetCell => ({ text, ...(indent > 0 && { indent }) })
const number = (text: string): SheetCell => ({ text, align: 'right' })
const middle = (text: string): SheetCell => ({ text, align: 'center' })
const empty: SheetCell = { text: '' }
const row = (sort: RowSort, ...cells: readonly SheetCell[]): SheetRow => ({ sort, cells })
const amount = (dice: Dice, least: number, most: number): number =>
  dice.between(least, most) * 100 + (dice.chance(0.5) ? dice.between(0, 99) : 0)
const day = (dice: Dice, form: 0 | 1 | 2): string => {
  const [d, m, y] = [dice.between(1, 28), dice.between(1, 12), dice.between(2019, 2026)]
  if (form === 0) return `${m}/${d}/${y}`
  if (form === 1) return `${String(d).padStart(2, '0')}-${months[m - 1]}-${String(y).slice(2)}`
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}

/** Months across, kinds of cost down, in groups with a sum each. */
function budget(dice: Dice): SheetTable {
  const across = dice.one([3, 4, 6, 12])
  const places = across > 6 ? 0 : dice.one([0, 2] as const)
  const figure = (hundredths: number) => number(printed(places === 0 ? Math.round(hundredths / 100) * 100 : hundredths, places, 'brackets'))
  const rows: SheetRow[] = [
    row('title', label(dice.one(['', 'Expenses', 'Category'])), ...months.slice(0, across).map(middle), middle('Total')),
  ]
  const left = [...dice.shuffled(costs)]
  const sums = new Array<number>(across + 1).fill(0)
  for (const group of dice.shuffled(['Premises', 'Staff costs', 'Administration', 'Vehicles']).slice(0, dice.between(2, 3))) {
    rows.push(row('group', label(group), ...new Array<SheetCell>(across + 1).fill(empty)))
    const own = new Array<number>(across + 1).fill(0)
    for (let item = dice.between(3, 5); item > 0; item--) {
      const figures = Array.from({ length: across }, () => (dice.chance(0.12) ? 0 : amount(dice, 20, 4000)))
      const rounded = figures.map((each) => (places === 0 ? Math.round(each / 100) * 100 : each))
      const all = [...rounded, rounded.reduce((sum, each) => sum + each, 0)]
      all.forEach((each, at) => {
        own[at] = (own[at] ?? 0) + each
        sums[at] = (sums[at] ?? 0) + each
      })
      rows.push(row('item', label(left.pop() ?? 'Other', 1), ...all.map((each) => (each === 0 ? number('-') : figure(each)))))
    }
    rows.push(row('sum', label(`Total ${group.toLowerCase()}`), ...own.map(figure)))
  }
  rows.push(row('sum', label('Grand total'), ...sums.map(figure)))
  return { name: dice.one(['Operating budget', 'Budget 2026', 'Household budget', 'Cash flow forecast']), rows }
}

/** A statement of income in an accountant's format: currency at the left edge of its column, brackets, lines for nothing. */
function income(dice: Dice): SheetTable {
  const years = [2025, 2024, 2023].slice(0, dice.between(2, 3))
  const money = (hundredths: number): SheetCell => ({
    text: `$ ${printed(hundredths, 2, 'brackets')}`,
    align: 'right',
    accounting: hundredths,
  })
  const line = (name: string, indent: number, sort: RowSort = 'item') =>
    row(sort, label(name, indent), ...years.map(() => money(amount(dice, 100, 900_000) * (dice.chance(0.15) ? -1 : 1))))
  const head = (name: string) => row('group', label(name), ...years.map(() => empty))
  return {
    name: dice.one(['Income statement', 'Profit and loss', 'Statement of activities']),
    rows: [
      row('title', empty, ...years.map((year) => middle(dice.chance(0.5) ? `FY ${year}` : String(year)))),
      head('Revenue'),
      line('Sales of goods', 1),
      line('Services', 1),
      line('Other income', 1),
      line('Total revenue', 0, 'sum'),
      head('Expenses'),
      ...dice
        .shuffled(costs)
        .slice(0, dice.between(5, 12))
        .map((name) => line(name, 1)),
      line('Total expenses', 0, 'sum'),
      line('Net income', 0, 'sum'),
    ],
  }
}

function prices(dice: Dice): SheetTable {
  const count = dice.between(10, 60)
  const sign = dice.one(['', '€ ', '$'])
  return {
    name: dice.one(['Price list', 'Stock list', 'Inventory']),
    rows: [
      row(
        'title',
        label('Item no.'),
        label('Description'),
        middle('Unit'),
        number('Qty'),
        number('Unit price'),
        number('Disc.'),
        number('Value'),
      ),
      ...Array.from({ length: count }, (_, at) => {
        const [quantity, price] = [dice.between(1, 480), amount(dice, 0, 90) + 15]
        return row(
          'item',
          label(`${dice.one(['A', 'B', 'K'])}-${String(10_000 + at * 7 + dice.between(0, 6))}`),
          label(dice.one(goods)),
          middle(dice.one(['pc', 'm', 'box', 'set'])),
          number(String(quantity)),
          number(`${sign}${printed(price, 2, 'dash')}`),
          number(dice.chance(0.6) ? '' : `${dice.one([5, 10, 15])}%`),
          number(`${sign}${printed(price * quantity, 2, 'dash')}`),
        )
      }),
    ],
  }
}

function roster(dice: Dice): SheetTable {
  const form = dice.one([0, 1, 2] as const)
  const full = dice.chance(0.5)
  return {
    name: dice.one(['Staff list', 'Employees', 'Members']),
    rows: [
      row(
        'title',
        label('Last name'),
        label('First name'),
        label('Department'),
        label('Start date'),
        ...(full ? [label('E-mail'), number('Salary')] : [label('Phone')]),
      ),
      ...dice
        .shuffled(people)
        .slice(0, dice.between(8, 25))
        .map((person) => {
          const [first = '', ...last] = person.split(' ')
          return row(
            'item',
            label(last.join(' ')),
            label(first),
            label(dice.one(departments)),
            number(day(dice, form)),
            ...(full
              ? [
                  label(`${first.toLowerCase()}.${last.join('').toLowerCase().replace('’', '')}@example.org`),
                  number(printed(dice.between(280, 980) * 10_000, 0, 'dash')),
                ]
              : [label(`555-01${dice.between(10, 99)}`)]),
          )
        }),
    ],
  }
}

/** Names down, days across, marks between. */
function schedule(dice: Dice): SheetTable {
  const days = dice.one([split('Mon|Tue|Wed|Thu|Fri'), split('Mon|Tue|Wed|Thu|Fri|Sat|Sun'), split('1|2|3|4|5|6|7|8|9|10|11|12|13|14|15')])
  const marks =
    days.length > 10
      ? ['x', '', '', 'x', 'h']
      : dice.one([
          ['8', '8', '7.5', '4', ''],
          ['Early', 'Late', 'Night', 'off', ''],
          ['08:00-16:00', '12:00-20:00', 'off', 'off'],
        ])
  return {
    name: dice.one(['Duty roster', 'Timesheet', 'Attendance']),
    rows: [
      row('title', label('Name'), ...days.map(middle)),
      ...dice
        .shuffled(people)
        .slice(0, dice.between(6, 16))
        .map((person) => row('item', label(person), ...days.map(() => middle(dice.one(marks))))),
    ],
  }
}

function plan(dice: Dice): SheetTable {
  const form = dice.one([0, 1, 2] as const)
  return {
    name: dice.one(['Project plan', 'Action list', 'Punch list']),
    rows: [
      row('title', middle('#'), label('Task'), label('Owner'), middle('Start'), middle('End'), number('% done'), label('Remarks')),
      ...tasks
        .slice(0, dice.between(7, tasks.length))
        .map((task, at) =>
          row(
            'item',
            middle(String(at + 1)),
            label(task),
            label(dice.one(people)),
            middle(day(dice, form)),
            middle(day(dice, form)),
            number(`${dice.one([0, 10, 25, 50, 75, 100])}%`),
            { text: dice.chance(0.35) ? '' : dice.one(remarks), wraps: true },
          ),
        ),
    ],
  }
}

/** Two rows of titles: a region over its quarters. */
function crossed(dice: Dice): SheetTable {
  const over = regions.slice(0, dice.between(2, 3))
  const under = dice.one([split('Q1|Q2|Q3|Q4'), split('Plan|Actual'), split('Units|Revenue|Share')])
  const percent = under.includes('Share')
  return {
    name: dice.one(['Sales by region', 'Plan and actual', 'Results']),
    rows: [
      row('title', { text: 'Product', rowSpan: 2 }, ...over.map((text) => ({ text, align: 'center' as const, columnSpan: under.length }))),
      row('title', ...over.flatMap(() => under.map(middle))),
      ...products.map((product) =>
        row(
          'item',
          label(product),
          ...over.flatMap(() =>
            under.map((_, at) =>
              number(percent && at === 2 ? `${(dice.between(10, 600) / 10).toFixed(1)}%` : printed(amount(dice, 10, 90_000), 0, 'dash')),
            ),
          ),
        ),
      ),
      row('sum', label('All'), ...over.flatMap(() => under.map(() => number(printed(amount(dice, 90_000, 900_000), 0, 'dash'))))),
    ],
  }
}

function grades(dice: Dice): SheetTable {
  const tests = split('Test 1|Test 2|Essay|Project|Final').slice(0, dice.between(3, 5))
  return {
    name: dice.one(['Grade book', 'Results of the course']),
    rows: [
      row('title', label('Student'), label('ID'), ...tests.map(number), number('Average'), middle('Grade')),
      ...dice
        .shuffled(people)
        .slice(0, dice.between(10, 24))
        .map((person) => {
          const marks = tests.map(() => dice.between(42, 100))
          const average = marks.reduce((sum, mark) => sum + mark, 0) / marks.length
          return row(
            'item',
            label(person),
            label(`0${dice.between(10_000, 99_999)}`),
            ...marks.map((mark) => number(dice.chance(0.05) ? '' : String(mark))),
            number(average.toFixed(1)),
            middle(average > 85 ? 'A' : average > 70 ? 'B' : 'C'),
          )
        }),
    ],
  }
}

/** Payments of a loan: so many rows that the table runs over pages. */
function loan(dice: Dice): SheetTable {
  let left = dice.between(8_000, 40_000) * 100
  const [rate, payments] = [dice.between(2, 9) / 1200, dice.one([48, 72, 96])]
  const payment = Math.round((left * rate) / (1 - (1 + rate) ** -payments))
  return {
    name: 'Amortization schedule',
    rows: [
      row(
        'title',
        number('No.'),
        number('Payment date'),
        number('Beginning balance'),
        number('Payment'),
        number('Principal'),
        number('Interest'),
        number('Ending balance'),
      ),
      ...Array.from({ length: payments }, (_, at) => {
        const interest = Math.round(left * rate)
        const before = left
        left = Math.max(0, left - payment + interest)
        const money = (hundredths: number) => number(`$${printed(hundredths, 2, 'dash')}`)
        return row(
          'item',
          number(String(at + 1)),
          number(`${(at % 12) + 1}/1/${2024 + Math.floor(at / 12)}`),
          money(before),
          money(payment),
          money(payment - interest),
          money(interest),
          money(left),
        )
      }),
    ],
  }
}

/** More columns than a page is wide. */
function readings(dice: Dice): SheetTable {
  const columns = dice.between(14, 22)
  return {
    name: dice.one(['Measurements', 'Daily readings']),
    rows: [
      row('title', label('Station'), ...Array.from({ length: columns }, (_, at) => middle(`Week ${at + 1}`))),
      ...Array.from({ length: dice.between(8, 30) }, (_, at) =>
        row(
          'item',
          label(`${dice.one(regions)} ${at + 1}`),
          ...Array.from({ length: columns }, () => number((dice.between(-200, 4000) / 10).toFixed(1))),
        ),
      ),
    ],
  }
}

export const books: Readonly<Record<string, (dice: Dice) => SheetTable>> = {
  budget,
  income,
  prices,
  roster,
  schedule,
  plan,
  crossed,
  grades,
  loan,
  readings,
}
