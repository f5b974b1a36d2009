// Statements of account composed at random, in seven languages: a head, balances and movements in one of several manners, and what they say by
// construction. Balances run: each is the one before with what was moved.

import { Dice } from '../golden/dice.ts'
import { type Composed, element, escaped, page } from './page.ts'
import { type StatementWording, statementWordings } from './statement-wording.ts'

/** How sums are set: out and in in columns of their own, one column with signs, or with marks behind the figures or in a column of their own. */
type Manner = 'two columns' | 'signed' | 'marked' | 'mark column'
interface Move {
  /** Days since 1 January 2024. */
  readonly day: number
  readonly text: string
  readonly more: string | null
  /** In cents; less than nothing for what went out. */
  readonly amount: number
  readonly balance: number
}
interface Column {
  readonly title: string
  readonly right?: boolean
  /** What went out: no column for a balance that is owned. */
  readonly out?: boolean
  readonly cell: (move: Move) => string
}

const languages = Object.keys(statementWordings)
const two = (figure: number): string => String(figure).padStart(2, '0')
const firstDay = Date.UTC(2024, 0, 1)
const isoOf = (day: number): string => new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10)
const plain = (cents: number): string => (cents / 100).toFixed(2)
const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Composes statement `number` of the series `seed`. */
export function composedStatement(seed: number, number: number): Composed {
  const language = languages[number % languages.length] ?? 'en'
  return new Statement(new Dice(seed * 1_000_003 + number + 9_000), language, statementWordings[language] as StatementWording).composed()
}

class Statement {
  private readonly dice: Dice
  private readonly language: string
  private readonly wording: StatementWording
  private readonly manner: Manner
  private readonly days: string
  private readonly mark: readonly [out: string, into: string]
  private readonly minus: string

  constructor(dice: Dice, language: string, wording: StatementWording) {
    this.dice = dice
    this.language = language
    this.wording = wording
    this.days = dice.one(wording.days)
    const manners: readonly Manner[] = wording.marksOf.length === 0 ? [] : ['marked', 'mark column']
    this.manner = dice.one<Manner>(['two columns', 'two columns', 'signed', ...manners])
    this.mark = wording.marksOf.length === 0 ? ['-', '+'] : dice.one(wording.marksOf)
    this.minus = dice.one(['-', '-', '−', '- '])
  }

  composed(): Composed {
    const { dice, wording } = this
    const bank = dice.one(wording.banks)
    const [holder = '', ...address] = dice.one(wording.holders).split('; ')
    const iban = dice.one(wording.ibans)
    const number = `${dice.between(1, 24)}${dice.chance(0.5) ? '/2024' : ''}`
    const first = dice.between(0, 8) * 30
    const last = first + dice.between(28, 31)
    const opening = dice.between(20_000, 950_000)
    const moves = this.moves(first, last, opening)
    const closing = moves.at(-1)?.balance ?? opening
    const running = dice.chance(0.65)
    const balancesAt = dice.one(['head', 'rows', 'both'] as const)
    const [openingName, closingName] = [dice.one(wording.opening), dice.one(wording.closing)]
    const withNumber = dice.chance(0.7)
    const colon = dice.one([':', ':', ''])
    const fact = (name: string, value: string): string => `<tr><td>${escaped(name)}${colon}</td><td>${escaped(value)}</td></tr>`
    const withCurrency = dice.one([
      (text: string) => text,
      (text: string) => `${text} ${wording.currency}`,
      (text: string) => this.signed(text),
    ])
    const [before, between] = dice.one(wording.periods)
    const period = `${before} ${this.day(first)} ${between} ${this.day(last)}`.trim()
    const facts = [
      fact('IBAN', iban),
      ...(withNumber ? [fact(dice.one(wording.numbers), number)] : []),
      ...(balancesAt === 'rows'
        ? []
        : [fact(openingName, withCurrency(this.sum(opening))), fact(closingName, withCurrency(this.sum(closing)))]),
    ]
    const columns = this.columns(running)
    const rows = moves.map((move) => columns.map(({ cell }) => cell(move)))
    // A balance stands in the column of balances, else where what came in stands.
    const balanceRow = (name: string, cents: number, day: number): readonly string[] => {
      const titles = columns.map(({ title }) => title)
      const at = columns.findLastIndex(({ right, out }) => right === true && out !== true)
      const text = columns.findIndex(({ right }, index) => right !== true && index > 0)
      return titles.map((_, index) => (index === at ? this.sum(cents) : index === text ? name : index === 0 && dated ? this.day(day) : ''))
    }
    const dated = dice.chance(0.4)
    const inRows = balancesAt === 'head' ? rows : [balanceRow(openingName, opening, first), ...rows, balanceRow(closingName, closing, last)]
    const table = `<table class="moves"><thead><tr>${columns.map(({ title, right }) => `<th${right === true ? ' class="right"' : ''}>${escaped(title)}</th>`).join('')}</tr></thead>${inRows
      .map(
        (cells) => `<tr>${cells.map((cell, at) => `<td${columns[at]?.right === true ? ' class="right"' : ''}>${cell}</td>`).join('')}</tr>`,
      )
      .join('')}</table>`
    const head = `<div class="head"><b>${escaped(bank)}</b></div><div class="address">${[holder, ...address].map(escaped).join('<br>')}</div>`
    const body = `${head}<h1>${escaped(dice.one(wording.titles))}</h1><p>${escaped(period)}</p><table class="facts">${facts.join('')}</table>${table}${element('p', escaped(dice.one(wording.footers)), 'foot')}`
    return {
      html: page(body, this.style()),
      group: this.language,
      profile: 'statement',
      fields: {
        bank_name: bank,
        account_holder: holder,
        iban,
        statement_number: withNumber ? number : null,
        period_start: isoOf(first),
        period_end: isoOf(last),
        opening_balance: plain(opening),
        closing_balance: plain(closing),
      },
      lists: {
        transactions: moves.map(({ day, text, more, amount, balance }) => ({
          date: isoOf(day),
          description: more === null ? text : `${text} ${more}`,
          money_out: this.manner === 'two columns' && amount < 0 ? plain(-amount) : null,
          money_in: this.manner === 'two columns' && amount > 0 ? plain(amount) : null,
          amount: this.manner === 'two columns' ? null : plain(amount),
          balance: running ? plain(balance) : null,
        })),
      },
    }
  }

  private moves(first: number, last: number, opening: number): readonly Move[] {
    const { dice, wording } = this
    const withMore = dice.chance(0.4)
    let [day, balance] = [first + dice.between(0, 3), opening]
    return Array.from({ length: dice.between(3, dice.chance(0.2) ? 60 : 16) }, () => {
      day = Math.min(last, day + dice.between(0, 3))
      // Accounts of this kind are not overdrawn.
      const out = dice.chance(0.65) && balance > 10_000
      const amount = out ? -dice.between(150, Math.min(90_000, balance - 5000)) : dice.between(1000, 250_000)
      balance += amount
      return { day, text: dice.one(wording.moves), more: withMore && dice.chance(0.6) ? dice.one(wording.more) : null, amount, balance }
    })
  }

  private columns(running: boolean): readonly Column[] {
    const { dice, wording } = this
    const day: Column = { title: dice.one(wording.day), cell: (move) => this.day(move.day) }
    const value: readonly Column[] = dice.chance(0.3) ? [{ title: dice.one(wording.valueDay), cell: (move) => this.day(move.day) }] : []
    const text: Column = {
      title: dice.one(wording.text),
      cell: ({ text: said, more }) => escaped(said) + (more === null ? '' : `<br>${escaped(more)}`),
    }
    const leading = dice.chance(0.5) ? [day, ...value, text] : [day, text, ...value]
    const balance: readonly Column[] = running
      ? [{ title: dice.one(wording.balance), right: true, cell: (move) => this.sum(move.balance) }]
      : []
    return [...leading, ...this.sums(), ...balance]
  }

  private sums(): readonly Column[] {
    const { dice, wording, manner, mark, minus } = this
    const title = dice.one(wording.amount)
    const plus = dice.chance(0.25) ? '+' : ''
    if (manner === 'two columns') {
      const out: Column = {
        title: dice.one(wording.out),
        right: true,
        out: true,
        cell: ({ amount }) => (amount < 0 ? this.sum(-amount) : ''),
      }
      const into: Column = { title: dice.one(wording.in), right: true, cell: ({ amount }) => (amount > 0 ? this.sum(amount) : '') }
      return this.language === 'en' && dice.chance(0.3) ? [into, out] : [out, into]
    }
    const absolute = ({ amount }: Move): string => this.sum(Math.abs(amount))
    const markOf = ({ amount }: Move): string => (amount < 0 ? mark[0] : mark[1])
    if (manner === 'signed') return [{ title, right: true, cell: (move) => (move.amount < 0 ? minus : plus) + absolute(move) }]
    if (manner === 'marked') return [{ title, right: true, cell: (move) => `${absolute(move)} ${markOf(move)}` }]
    return [
      { title, right: true, cell: absolute },
      { title: '', cell: markOf },
    ]
  }

  private sum(cents: number): string {
    const [thousands, mark] = this.wording.marks
    const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(?:\d{3})+$)/gu, thousands)
    return `${cents < 0 ? '-' : ''}${whole}${mark}${two(Math.abs(cents) % 100)}`
  }

  private signed(text: string): string {
    return this.language === 'en' ? `${this.wording.sign}${text}` : `${text} ${this.wording.sign}`
  }

  private day(day: number): string {
    const [year = '', month = '', date = ''] = isoOf(day).split('-')
    if (this.days === 'iso') return `${year}-${month}-${date}`
    if (this.days === ' Mon ') return `${date} ${english[Number(month) - 1]} ${year}`
    if (this.days === '.short') return `${date}.${month}.${year.slice(2)}`
    return [date, month, year].join(this.days)
  }

  private style(): string {
    const { dice } = this
    const face = dice.one(['Liberation Sans', 'Liberation Serif', 'Carlito', 'DejaVu Sans'])
    const rules = dice.one([
      '',
      'td,th{border-bottom:.5pt solid #bbb}',
      '.moves td,.moves th{border:.5pt solid #999}',
      'th{border-bottom:1pt solid #333}',
      '.moves tr:nth-child(even){background:#f1f1f1}',
    ])
    return `@page{size:A4;margin:16mm}body{font:${dice.one([8.5, 9, 10])}pt '${face}'}h1{font-size:14pt;margin:14pt 0 4pt}.head{font-size:14pt}.address{margin:18pt 0}
.facts{margin:6pt 0 12pt}.facts td{padding:1pt 14pt 1pt 0;border:0}.moves{width:100%;border-collapse:collapse}.moves td,.moves th{padding:${dice.one([1, 2, 3])}pt 4pt;text-align:left;vertical-align:top}.moves .right{text-align:right}thead{display:table-header-group}tr{break-inside:avoid}.foot{margin-top:14pt;color:#666}${rules}`
  }
}
