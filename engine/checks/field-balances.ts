// Whether a statement's balances run: row by row, from the opening to the closing one, and against what it says came in and went out.

import type { Check, Decimal, FieldListItem, FieldSheet, Value } from '../model/index.ts'
import { decimal } from '../model/index.ts'
import { absolute, compare, difference, sumOf, within } from '../values/index.ts'

const nothing = decimal('0')
const cent = decimal('0.01')

/** The checks of a statement of account; what lacks a figure is not applicable and says so. */
export function balanceChecks(sheet: FieldSheet): readonly Check[] {
  const asOfBank = (sheet.lists.find(({ name }) => name === 'transactions')?.items ?? []).map(movementOf)
  const said = (name: string): Decimal | null => numberOf(sheet.fields.find((field) => field.name === name)?.value)
  const [opening, closing] = [said('opening_balance'), said('closing_balance')]
  const rows = isOfDebtor(asOfBank, opening, closing) ? asOfBank.map(turned) : asOfBank
  return [...wholeCheck(rows, opening, closing), ...runningChecks(rows, opening), ...totalChecks(asOfBank, said)]
}

interface Movement {
  /** What came in less what went out; null when the row does not say. */
  readonly moved: Decimal | null
  readonly came: Decimal
  readonly went: Decimal
  readonly balance: Decimal | null
  /** Which of its fields say what was moved. */
  readonly names: readonly string[]
}

/** A column of what went out may print its amounts with a minus or without; one column for both has signs. */
function movementOf({ fields }: FieldListItem): Movement {
  const value = (name: string): Decimal | null => numberOf(fields.find((field) => field.name === name)?.value)
  const [amount, into, out, balance] = [value('amount'), value('money_in'), value('money_out'), value('balance')]
  const came = into === null ? (amount !== null && compare(amount, nothing) > 0 ? amount : nothing) : absolute(into)
  const went = out === null ? (amount !== null && compare(amount, nothing) < 0 ? absolute(amount) : nothing) : absolute(out)
  const says = amount !== null || into !== null || out !== null
  const names = fields.map(({ name }) => name).filter((name) => name === 'amount' || name === 'money_in' || name === 'money_out')
  return { moved: says ? difference(came, went) : null, came, went, balance, names }
}

/**
 * What a supplier sends its customer runs the other way: a debit is an invoice and raises what is owed. Told by the printed balances, which must
 * agree with that way in more rows than with the bank's, or, where no row has one, by the two of the statement.
 */
function isOfDebtor(rows: readonly Movement[], opening: Decimal | null, closing: Decimal | null): boolean {
  const agreeing = (some: readonly Movement[]): number =>
    Math.max(...[some, some.toReversed()].map((order) => stepsOf(order, opening).filter(({ agrees }) => agrees).length))
  const [other, own] = [agreeing(rows.map(turned)), agreeing(rows)]
  return other > own || (other === 0 && own === 0 && opening !== null && closing !== null && leadsTo(rows.map(turned), opening, closing))
}

/** Cards print what is owed without a minus and no balance behind their rows: only the sum of all says which way they run. */
const leadsTo = (rows: readonly Movement[], opening: Decimal, closing: Decimal): boolean =>
  within(sumOf([opening, ...rows.map(({ moved }) => moved ?? nothing)]), closing, cent)

const turned = (movement: Movement): Movement => ({
  ...movement,
  moved: movement.moved === null ? null : difference(nothing, movement.moved),
})

function wholeCheck(rows: readonly Movement[], opening: Decimal | null, closing: Decimal | null): readonly Check[] {
  if (opening === null || closing === null || rows.length === 0) {
    const detail = 'Opening balance, movements and closing balance are not all read.'
    return [{ name: 'balance', fields: ['opening_balance', 'closing_balance'], outcome: 'not-applicable', detail }]
  }
  const end = sumOf([opening, ...rows.map(({ moved }) => moved ?? nothing)])
  const fields = ['opening_balance', 'transactions', 'closing_balance']
  return [{ name: 'balance', fields, outcome: within(end, closing, cent) ? 'passed' : 'failed', detail: `The movements lead to ${end}.` }]
}

/**
 * Each printed balance against the one before it and what was moved since. Statements that print the newest movement first run upwards: the
 * order that most balances agree with is taken.
 */
function runningChecks(rows: readonly Movement[], opening: Decimal | null): readonly Check[] {
  const down = stepsOf(rows, opening)
  const up = stepsOf(rows.toReversed(), opening).map((step) => ({ ...step, row: rows.length - 1 - step.row }))
  const right = (steps: readonly Step[]): number => steps.filter(({ agrees }) => agrees).length
  const steps = right(up) > right(down) ? up.toSorted((a, b) => a.row - b.row) : down
  return steps.map(({ row, agrees, detail }) => ({
    name: 'running-balance',
    fields: [`transactions[${row}].balance`, ...(rows[row]?.names ?? []).map((name) => `transactions[${row}].${name}`)],
    outcome: agrees ? 'passed' : 'failed',
    detail,
  }))
}

interface Step {
  readonly row: number
  readonly agrees: boolean
  readonly detail: string
}

function stepsOf(rows: readonly Movement[], opening: Decimal | null): readonly Step[] {
  const steps: Step[] = []
  let before = opening
  for (const [row, { moved, balance }] of rows.entries()) {
    const reached = before === null || moved === null ? null : sumOf([before, moved])
    if (balance !== null && reached !== null) {
      const agrees = within(reached, balance, cent)
      steps.push({ row, agrees, detail: `${before} and ${moved} ${agrees ? 'make' : `make ${reached}, not`} ${balance}.` })
    }
    // Several movements of a day may share the balance printed behind the last of them.
    before = balance ?? reached
  }
  return steps
}

function totalChecks(rows: readonly Movement[], said: (name: string) => Decimal | null): readonly Check[] {
  return (
    [
      ['total_in', sumOf(rows.map(({ came }) => came))],
      ['total_out', sumOf(rows.map(({ went }) => went))],
    ] as const
  ).flatMap(([name, sum]): readonly Check[] => {
    const total = said(name)
    if (total === null || rows.length === 0) return []
    const agrees = within(sum, absolute(total), cent)
    const detail = `The movements make ${sum}.`
    return [{ name: name.replace('_', '-'), fields: [name, 'transactions'], outcome: agrees ? 'passed' : 'failed', detail }]
  })
}

const numberOf = (value: Value | undefined): Decimal | null =>
  value?.kind === 'money' ? value.amount : value?.kind === 'number' ? value.number : null
