import { expect, test } from 'vitest'
import { definitionsFrom } from '../../model/index.ts'
import { typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { namedFields } from './index.ts'

function answers(lines: readonly string[], wanted: readonly object[]): readonly (readonly [string, string])[] {
  const page = printedPage(lines.flatMap((line, at) => typeset(line, { left: 50, baseline: 100 + 14 * at })))
  const evidence = documentEvidence(page.words)
  const found = namedFields({ kind: 'custom', pages: [pageTextOf(page)], blocks: [], evidence, definitions: definitionsFrom(wanted) })
  return found.fields.filter(({ confidence }) => confidence >= 0.7).map(({ name, value }) => [name, value.text])
}
const rent = { name: 'monthly_rent', kind: 'money' }

test.each([
  ['for a monthly rent of EUR 1,200, payable in advance', rent, 'EUR 1,200'],
  ['The Tenant owes a deposit; the deposit amounts to EUR 3,600.', { name: 'deposit', kind: 'money' }, 'EUR 3,600'],
  ['The interest rate of 4.5 % applies to late payments.', { name: 'interest_rate', kind: 'percent' }, '4.5 %'],
  ['It begins on 1 May 2026 and its end date is 30 April 2028.', { name: 'end_date', kind: 'date' }, '30 April 2028'],
  ['Die Kaution in Höhe von 1.900 EUR ist bei Einzug fällig.', { name: 'kaution', kind: 'money' }, '1.900 EUR'],
  ['Le loyer mensuel est fixé à 850 € charges comprises.', { name: 'loyer_mensuel', kind: 'money' }, '850 €'],
  ['Il canone mensile è pari a 700 € oltre alle spese.', { name: 'canone_mensile', kind: 'money' }, '700 €'],
])('%s', (sentence, asked, value) => {
  expect(answers([sentence], [asked])).toEqual([[asked.name, value]])
})

test('a sentence may go on in the next line', () => {
  expect(answers(['The Tenant shall pay in advance a monthly', 'rent of EUR 1,200 to the Landlord.'], [rent])).toEqual([
    ['monthly_rent', 'EUR 1,200'],
  ])
})

test.each([
  'The monthly rent may be raised once a year. Parking costs EUR 60.',
  'No monthly rent of EUR 1,200 is due in May.',
  'A monthly rent of up to EUR 1,500 is paid by the town.',
])('what is not stated is not read: %s', (sentence) => {
  expect(answers([sentence], [rent])).toEqual([])
})
