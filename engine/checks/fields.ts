// Whether what was read from a document agrees with itself: sums, taxes, dates, check digits. It does not matter who read it, so that the
// same questions are asked again after a person's corrections.

import type { Check, Decimal, FieldList, FieldSheet, Value } from '../model/index.ts'
import { decimal } from '../model/index.ts'
import { absolute, compare, difference, isIban, isProduct, productOf, sumOf, taxDigitsAgree, taxNumberIn, within } from '../values/index.ts'
import { embeddedChecks } from './embedded-data.ts'
import { balanceChecks } from './field-balances.ts'
import { dateChecks } from './field-dates.ts'

/** All checks that the sheet's fields allow, failed ones included; what lacks a field is not applicable and says so. */
export function checkSheet(sheet: FieldSheet): readonly Check[] {
  const values = valuesOf(sheet)
  switch (sheet.kind) {
    case 'invoice':
      return [
        ...lineChecks(sheet),
        ...invoiceSums(sheet, values),
        ...taxLineChecks(sheet, values),
        ...dateChecks(values),
        ...digitChecks(values),
        ...embeddedChecks(sheet),
      ]
    case 'receipt':
      return [...lineChecks(sheet), ...receiptSums(sheet, values), ...taxLineChecks(sheet, values), ...digitChecks(values)]
    case 'statement':
      return [...balanceChecks(sheet), ...digitChecks(values)]
    default:
      return digitChecks(values)
  }
}

type Values = ReadonlyMap<string, Value>

const valuesOf = ({ fields }: FieldSheet): Values => new Map(fields.map(({ name, value }) => [name, value]))

/** The number of a field, null for none. */
const numberOf = (value: Value | undefined): Decimal | null =>
  value?.kind === 'money' ? value.amount : value?.kind === 'number' || value?.kind === 'percent' ? value.number : null

const cent = decimal('0.01')

function outcomeOf(name: string, fields: readonly string[], agrees: boolean | null, detail: string): Check {
  return { name, fields, outcome: agrees === null ? 'not-applicable' : agrees ? 'passed' : 'failed', detail }
}

// ---------- rows ------------------------------------------------------------------------
const listOf = ({ lists }: FieldSheet, name: string): FieldList | null => lists.find((list) => list.name === name) ?? null
const inItem = (list: FieldList, item: number, name: string): Decimal | null =>
  numberOf(list.items[item]?.fields.find((field) => field.name === name)?.value)

/** Quantity × price = amount in each row, as far as rounded prices allow, less the row's discount or with the row's tax. */
function lineChecks(sheet: FieldSheet): readonly Check[] {
  const lines = listOf(sheet, 'line_items')
  if (lines === null) return []
  return lines.items.flatMap((_, item) => {
    const [quantity, price, amount] = ['quantity', 'unit_price', 'amount'].map((name) => inItem(lines, item, name))
    if (quantity == null || price == null || amount == null) return []
    const discount = inItem(lines, item, 'discount') ?? decimal('0')
    const less = productOf(productOf(quantity, price), productOf(difference(decimal('100'), absolute(discount)), cent))
    const forgiven = productOf(absolute(amount), decimal('0.005'))
    const fields = ['quantity', 'unit_price', 'amount'].map((name) => `line_items[${item}].${name}`)
    const tax = inItem(lines, item, 'tax_amount')
    const isPlain = isProduct(quantity, price, amount)
    const agrees =
      isPlain ||
      (tax !== null && within(sumOf([productOf(quantity, price), tax]), amount, cent)) ||
      (discount !== '0' && (within(less, amount, forgiven) || within(less, amount, cent)))
    const taxed = agrees && tax !== null && !isPlain ? ` with ${tax} of tax` : ''
    return [outcomeOf('line-amount', fields, agrees, `${quantity} × ${price}${taxed} ${agrees ? 'is' : 'is not'} ${amount}.`)]
  })
}

function sumOfLines(sheet: FieldSheet): Decimal | null {
  const lines = listOf(sheet, 'line_items')
  if (lines === null) return null
  const amounts = lines.items.map((_, item) => inItem(lines, item, 'amount'))
  return amounts.some((amount) => amount === null) ? null : sumOf(amounts.filter((amount) => amount !== null))
}

// ---------- sums of an invoice ---------------------------------------------------------
function invoiceSums(sheet: FieldSheet, values: Values): readonly Check[] {
  const amount = (name: string): Decimal | null => numberOf(values.get(name))
  const or0 = (name: string): Decimal => amount(name) ?? decimal('0')
  const [net, gross, due] = [amount('net_total'), amount('gross_total'), amount('amount_due')]
  const printed = amount('tax_total')
  const tax = printed ?? taxByRate(sheet, net, gross)
  const lines = sumOfLines(sheet)
  const listed = amount('lines_total')
  const afterAllowances = lines === null ? null : sumOf([lines, or0('charges_total'), negative(absolute(or0('discount_total')))])
  // Where no net is printed it is the gross without the tax.
  const untaxed = net === null && gross !== null && printed !== null ? difference(gross, printed) : net
  const targets = [listed, untaxed, gross].filter((sum) => sum !== null)
  // Where neither net nor tax is printed, what the gross has more than the rows may be the tax.
  const mayBeTaxed =
    untaxed === null && listed === null && gross !== null && lines !== null
      ? compare(lines, gross) < 0 && compare(gross, productOf(lines, decimal('1.28'))) <= 0
      : false
  const reached =
    lines === null || targets.length === 0
      ? null
      : targets.some(
          (sum) => within(lines, sum, decimal('0.02')) || (afterAllowances !== null && within(afterAllowances, sum, decimal('0.02'))),
        ) || (mayBeTaxed ? null : false)
  const whole = net === null || tax === null || gross === null ? null : sumOf([net, tax, or0('rounding')])
  const rest = gross === null || due === null ? null : difference(gross, absolute(or0('prepaid')))
  // What the buyer keeps back is off the whole already, or is off what is due.
  const withheld = absolute(or0('withheld_total'))
  const [kept, left] = [whole, rest].map((sum) => (sum === null ? null : difference(sum, withheld)))
  const untold = net === null || tax === null || gross !== null || due === null || compare(withheld, decimal('0')) === 0
  const paid = untold
    ? null
    : { whole: difference(sumOf([net, tax, or0('rounding')]), withheld), end: sumOf([due, absolute(or0('prepaid'))]) }
  return [
    outcomeOf(
      'lines-sum',
      ['line_items', listed === null ? 'net_total' : 'lines_total'],
      reached,
      lines === null ? 'No rows with amounts to add up.' : `The rows add up to ${lines}.`,
    ),
    // Where the whole is not printed, net and tax less what is kept back lead to what is due.
    paid !== null
      ? outcomeOf(
          'net-tax-gross',
          ['net_total', printed === null ? 'tax_lines' : 'tax_total', 'withheld_total', 'amount_due'],
          within(paid.whole, paid.end, decimal('0.02')),
          `Net and tax less what is withheld make ${paid.whole}; ${paid.end} is to be paid.`,
        )
      : outcomeOf(
          'net-tax-gross',
          ['net_total', printed === null && tax !== null ? 'tax_lines' : 'tax_total', 'gross_total'],
          whole === null || gross === null
            ? null
            : within(whole, gross, decimal('0.02')) ||
                within(kept ?? whole, gross, decimal('0.02')) ||
                within(sumOf([net ?? gross, tax ?? gross]), gross, decimal('0.02')),
          whole === null ? 'Net, tax and gross are not all printed.' : `Net and tax make ${whole}; the gross is ${gross}.`,
        ),
    outcomeOf(
      'paid-due',
      ['gross_total', 'prepaid', 'amount_due'],
      rest === null || due === null ? null : [rest, left ?? rest].some((sum) => within(sum, due, decimal('0.02'))),
      rest === null ? 'Gross and amount due are not both printed.' : `Less what was paid, ${rest} is left; ${due} is due.`,
    ),
  ]
}

/**
 * The sum of the taxes by rate, for where no total of them is printed; null where lines may be missing: one has no amount, and neither do their bases
 * make the net nor net and taxes the gross.
 */
function taxByRate(sheet: FieldSheet, net: Decimal | null, gross: Decimal | null): Decimal | null {
  const list = listOf(sheet, 'tax_lines')
  if (list === null || list.items.length === 0 || net === null || gross === null) return null
  const column = (name: string): readonly (Decimal | null)[] => list.items.map((_, item) => inItem(list, item, name))
  const sumIn = (name: string): Decimal | null => {
    const amounts = column(name)
    return amounts.includes(null) ? null : sumOf(amounts.filter((amount) => amount !== null))
  }
  const [base, tax] = [sumIn('base'), sumIn('amount')]
  if (tax === null) return null
  const isWhole = base !== null && within(base, net, decimal('0.02'))
  return isWhole || within(sumOf([net, tax]), gross, decimal('0.02')) ? tax : null
}

const negative = (amount: Decimal): Decimal => difference(decimal('0'), amount)

// ---------- tax by rate ------------------------------------------------------------------
function taxLineChecks(sheet: FieldSheet, values: Values): readonly Check[] {
  const list = listOf(sheet, 'tax_lines')
  if (list === null) return []
  const rows = list.items.flatMap((_, item): readonly Check[] => {
    const [rate, base, tax] = ['rate', 'base', 'amount'].map((name) => inItem(list, item, name))
    if (rate == null || base == null || tax == null) return []
    const reckoned = productOf(productOf(base, rate), cent)
    const agrees = within(reckoned, tax, decimal('0.02'))
    const own = ['rate', 'base', 'amount'].map((name) => `tax_lines[${item}].${name}`)
    const fields = [...own, ...totalsOf(sheet, list, item)]
    return [outcomeOf('tax-rate', fields, agrees, `${rate} % of ${base} ${agrees ? 'is' : 'is not'} ${tax}.`)]
  })
  const taxes = list.items.map((_, item) => inItem(list, item, 'amount')).filter((tax) => tax !== null)
  const total = numberOf(values.get('tax_total') ?? values.get('tax'))
  const name = values.has('tax_total') ? 'tax_total' : 'tax'
  const sum = sumOf(taxes)
  // A line read from the total's own words adds up to it whatever they say.
  const isTotal = taxes.length === 1 && list.items.some((_, item) => totalsOf(sheet, list, item).includes(name))
  return taxes.length === 0 || total === null || isTotal
    ? rows
    : [...rows, outcomeOf('tax-sum', ['tax_lines', name], within(sum, total, decimal('0.02')), `The taxes by rate add up to ${sum}.`)]
}

/** The totals that the base and the amount of a line of tax are, read from the same words. */
function totalsOf({ fields }: FieldSheet, list: FieldList, item: number): readonly string[] {
  const firstOf = (name: string) => list.items[item]?.fields.find((field) => field.name === name)?.evidence?.words[0]
  const firsts = [firstOf('base'), firstOf('amount')].filter((word) => word !== undefined)
  return fields.flatMap(({ name, evidence }) => {
    const [first] = evidence?.words ?? []
    return ['net_total', 'tax_total', 'tax'].includes(name) && first !== undefined && firsts.includes(first) ? [name] : []
  })
}

// ---------- receipts -----------------------------------------------------------------------
function receiptSums(sheet: FieldSheet, values: Values): readonly Check[] {
  const amount = (name: string): Decimal | null => numberOf(values.get(name))
  const [subtotal, tax, total, paid, change] = ['subtotal', 'tax', 'total', 'paid', 'change'].map(amount)
  const rest = sumOf(['service_charge', 'rounding'].map((name) => amount(name) ?? decimal('0')))
  const off = negative(absolute(amount('discount') ?? decimal('0')))
  const lines = sumOfLines(sheet)
  const around = decimal('0.05')
  const wholes =
    subtotal == null
      ? []
      : [
          sumOf([subtotal, tax ?? decimal('0'), rest, off]),
          sumOf([subtotal, tax ?? decimal('0'), rest]),
          sumOf([subtotal, rest]),
          sumOf([subtotal, rest, off]),
        ]
  // Tips, discounts and taxes that are added stand below the goods, with a subtotal above them or without.
  const withRest =
    lines === null ? [] : [lines, sumOf([lines, rest]), sumOf([lines, rest, off]), ...(tax == null ? [] : [sumOf([lines, rest, tax])])]
  const handed = paid == null || change == null ? null : difference(paid, change)
  return [
    outcomeOf(
      'lines-sum',
      ['line_items', 'total'],
      lines === null || total == null
        ? null
        : [total, subtotal].some((sum) => sum != null && withRest.some((whole) => within(whole, sum, around))),
      lines === null ? 'No rows with amounts to add up.' : `The rows add up to ${lines}.`,
    ),
    outcomeOf(
      'subtotal-tax-total',
      ['subtotal', 'tax', 'total'],
      total == null || wholes.length === 0 ? null : wholes.some((whole) => within(whole, total, around)),
      wholes.length === 0 ? 'No subtotal is printed.' : `Subtotal, tax and the rest make ${wholes[0]}.`,
    ),
    outcomeOf(
      'paid-change',
      ['paid', 'change', 'total'],
      handed === null || total == null ? null : within(handed, total, around),
      handed === null ? 'What was handed over and given back is not printed.' : `${handed} was kept of what was handed over.`,
    ),
  ]
}

// ---------- check digits -------------------------------------------------------------------
function digitChecks(values: Values): readonly Check[] {
  return [...values].flatMap(([name, { text }]): readonly Check[] => {
    if (name === 'iban') {
      const sound = isIban(text)
      return [outcomeOf('iban-digits', [name], sound, sound ? 'The check digits agree.' : 'Length or check digits are wrong.')]
    }
    if (name.endsWith('vat_id') && taxNumberIn(text) !== null) {
      const agree = taxDigitsAgree(text)
      const said =
        agree === null
          ? 'The form is right; numbers of this form have no check digits.'
          : agree
            ? 'The check digits agree.'
            : 'The check digits do not agree.'
      return [outcomeOf('vat-digits', [name], agree, said)]
    }
    return []
  })
}
