import { describe, expect, test } from 'vitest'
import { decimal } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { withoutBlanks, withoutHints, withoutLabels } from './hints.ts'
import { pageTextOf } from './reading/page-text.ts'
import { isHint, isInOrder } from './reading/printed-hints.ts'
import type { FoundValue } from './reading/reader.ts'
import { printedPage } from './reading/sample.ts'

describe('what a blank paper prints where an answer goes', () => {
  test.each([
    'DD/MM/YYYY',
    'TT.MM.JJJJ',
    'JJ/MM/AAAA',
    'gg/mm/aaaa',
    'dd - mm - jjjj',
    'MM/YY',
    'D D M M Y Y Y Y',
    '[Company name]',
    '[Street], [City]',
    'the laws of the State of [STATE].',
    'the laws of ____________ and its courts',
    'Net ____ days',
    'XXX-XX-',
    '+44 0000 000000',
    '0000-000',
    'NL00 BANK 0123 4567 89',
    'DE__ ____ ____',
    'e.g. Jane Sample',
    'z. B. Muster',
    'name@example.com',
    '10 digits',
    'M / F / X',
    'Yes / No',
    '☐ Resident ☐ Visitor ☐ Business',
    '(4)',
    'To be completed',
    'Introduzca el importe',
    'Betrag eingeben',
    'À remplir par le locataire',
    'Votre adresse',
    'A sua morada',
    'Please fill in this sheet in block capitals.',
    'es. Mario Bianchi',
    'O Junior O Senior',
    'I I I / I I',
    'l l l l',
    '* Strike out what does not apply.',
    'M / V *',
    '20__',
  ])('%s is no answer', (text) => {
    expect(isHint(text)).toBe(true)
  })

  test.each([
    '12/05/2026',
    'Ada Lovelace ________',
    '☐ Resident ☒ Visitor',
    'Yes X No ☐',
    'N/A',
    '0.00',
    '$0.00',
    '00501',
    'DE89 3704 0044 0532 0130 00',
    'Emma Damm',
    'ada@lovelace.example',
    '[x] Resident',
    'NL004495445B01',
    'CS00087400',
    'SODA [LIME] [350ML]',
    'M. Ma',
    '(555) 010-2030',
    'O Brother, Where Art Thou',
    'I I Rabi',
    '* urgent',
  ])('%s may be one', (text) => {
    expect(isHint(text)).toBe(false)
  })

  test('figures and letters in the order of counting are a sample beside other hints', () => {
    expect(['AB12 CDE', 'QQ 12 34 56 C', '1234 AB'].map(isInOrder)).toEqual([true, true, true])
    expect(['1012 AB', 'XY12 CDE', '12', 'Ab', '2 Mill Lane'].map(isInOrder)).toEqual([false, false, false, false, false])
  })
})

describe('what a blank paper prints of sums', () => {
  const found = (name: string, text: string, amount: string | null = null): FoundValue => {
    const words = typeset(text)
    const value =
      amount === null ? { kind: 'text' as const, text } : { kind: 'money' as const, text, amount: decimal(amount), currency: 'EUR' }
    return { name, value, words, label: [], confidence: 0.9, alternatives: [] }
  }
  const nothing = [found('gross_total', '0,00 €', '0.00'), found('currency', '€')]
  const rows = [{ name: 'line_items', items: [[found('amount', '0,00 €', '0.00')]] }]

  test('sums of nothing are hints beside other hints, found or printed, with their currency and rows', () => {
    expect(withoutHints({ fields: [...nothing, found('invoice_number', '[Nr.]')], lists: rows })).toEqual({ fields: [], lists: [] })
    const page = pageTextOf(printedPage(typeset('TT.MM.JJJJ')))
    expect(withoutHints({ fields: nothing, lists: rows }, [page])).toEqual({ fields: [], lists: [] })
  })

  test('a bill over nothing says so', () => {
    expect(withoutHints({ fields: nothing, lists: rows }).fields).toHaveLength(2)
    expect(
      withoutHints({ fields: [...nothing, found('net_total', '5,00 €', '5.00'), found('x', '[Nr.]')], lists: [] }).fields,
    ).toHaveLength(3)
  })

  test('sums of nothing on a paper that bears no day were printed with it; on one that does they are said', () => {
    const blank = pageTextOf(printedPage(typeset('Kassenbeleg Datum: ____')))
    expect(withoutHints({ fields: nothing, lists: rows }, [blank])).toEqual({ fields: [], lists: [] })
    const dated = pageTextOf(printedPage(typeset('Kassenbeleg Datum: 3. Mai 2026')))
    expect(withoutHints({ fields: nothing, lists: rows }, [dated]).fields).toHaveLength(2)
  })

  test('the next label of a blank paper is no name, no terms and no party', () => {
    const party = [found('name', 'Lugar Firma'), found('given_name', 'Lugar'), found('role', 'Inquilino')]
    const fields = [found('buyer_name', 'Postcode en plaats'), found('payment_terms', 'Handtekening'), found('seller_name', 'Total Pumps')]
    const left = withoutHints({ fields, lists: [{ name: 'party', items: [party] }] })
    expect([left.fields.map(({ name }) => name), left.lists.flatMap(({ items }) => items)]).toEqual([['seller_name'], []])
  })

  test('a caption, a role and the paper\u2019s own title are no holder, no terms and no seller', () => {
    const fields = [
      found('account_holder', 'Número de conta'),
      found('payment_terms', 'Authorised signature'),
      found('seller_name', 'RECIBO'),
      found('party_name', 'Landlord Tenant End'),
      found('buyer_name', 'Kwikmart Land & Ort'),
    ]
    expect(withoutHints({ fields, lists: [] }).fields.map(({ name }) => name)).toEqual(['buyer_name'])
  })

  test('the number of a clause is no sum', () => {
    const words = typeset('§ 1 The keeper')
    const one = { ...found('deposit', '1', '1'), words: words.slice(1, 2) }
    expect(withoutLabels({ fields: [one], lists: [] }, [pageTextOf(printedPage(words))]).fields).toEqual([])
  })

  test('of a form a currency alone answers only who asks for it, and a label with a line to write on nothing', () => {
    const pairs = [
      found('Deposit', 'EUR (at most three rents)'),
      found('Currency', 'EUR'),
      found('Signed ______ on ______', 'Form 12'),
      found('Fee', '€ 5'),
    ]
    expect(withoutBlanks({ fields: pairs, lists: [] }).fields.map(({ name }) => name)).toEqual(['Currency', 'Fee'])
  })
})
