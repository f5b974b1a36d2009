import { describe, expect, test } from 'vitest'
import { type Block, confidence, type Table } from '../../model/index.ts'
import { lineOfWords, typeset } from '../../model/sample.ts'
import { tableOf } from '../reading/sample.ts'
import { signaturesIn } from './signatures.ts'
import { contract, field, particulars, parties } from './testing-contracts.ts'

const roles = (read: ReturnType<typeof contract>): readonly (string | undefined)[] =>
  (read.lists.find(({ name }) => name === 'party')?.items ?? []).map((item) => item.find(({ name }) => name === 'role')?.value.text)

/** A table of signatures, rows named at the left. */
const table = (...rows: readonly (readonly string[])[]): Table =>
  tableOf(
    rows.map((row, at) =>
      row.map((text, column) => (text === '' ? [] : [lineOfWords(typeset(text, { left: 60 + 160 * column, baseline: 500 + 16 * at }))])),
    ),
  )
const said = (blocks: readonly Block[]) =>
  signaturesIn(blocks, 'month-first').map(({ party, name, title, date }) =>
    [party, name, title, date].map((value) => (value === null ? null : value.value.kind === 'date' ? value.value.iso : value.value.text)),
  )

test('what both are called at the end of a sentence heads no list of parties', () => {
  const read = contract(
    'RESIDENTIAL LEASE AGREEMENT',
    'THIS LEASE AGREEMENT ("Lease") is made this 14th day of March, 2025, by and between Dana Whitlock ("Landlord") and Ruth A. Calloway ("Tenant"). Landlord and Tenant may collectively be referred to as the "Parties."',
    '1. PREMISES. Landlord leases to Tenant the residence at 2210 Maple Terrace.',
    '2. TERM. The term of this Lease shall be for one year.',
    '3. RENT. Tenant shall pay $1,850.00 per month.',
  )
  expect(parties(read)).toEqual(['Dana Whitlock', 'Ruth A. Calloway'])
})

test('boxes that are ticked say how long a cover page holds and how long its secrets are kept', () => {
  const read = contract(
    'Mutual Non-Disclosure Agreement',
    'MNDA Term',
    'The length of this MNDA',
    '☒ Expires 1 year(s) from Effective Date.',
    '☐ Continues until terminated.',
    'Term of Confidentiality',
    'How long Confidential Information is protected',
    '☒ 2 year(s) from Effective Date.',
  )
  expect([field(read, 'term'), field(read, 'confidentiality_term')]).toEqual(['1 year', '2 years'])
})

describe('signatures', () => {
  test('stand in the columns of a table whose rows are named at the left', () => {
    expect(
      said([
        table(
          ['', 'PARTY 1', 'PARTY 2'],
          ['Signature', '', ''],
          ['Print Name', 'Ruth Calloway', 'Marcus Orme'],
          ['Title', 'Chief Executive Officer', 'General Counsel'],
          ['Company', 'Halden Robotics, Inc.', 'Larkmill Cloud LLC'],
          ['Date', 'March 14, 2025', 'March 17, 2025'],
        ),
      ]),
    ).toEqual([
      ['Halden Robotics, Inc.', 'Ruth Calloway', 'Chief Executive Officer', '2025-03-14'],
      ['Larkmill Cloud LLC', 'Marcus Orme', 'General Counsel', '2025-03-17'],
    ])
  })

  test('are none in a table that names nobody, or is one of other things', () => {
    expect(said([table(['Name', 'Size', 'Date'], ['Roof', '4', '5'], ['Title', 'Wall', 'Door'])])).toEqual([])
  })

  const set = (...lines: readonly string[]): readonly Block[] =>
    lines.map((text, at) => {
      const line = lineOfWords(typeset(text, { left: 60, baseline: 100 + 16 * at }))
      return { kind: 'paragraph', role: 'body', lines: [line], places: [{ page: 1, box: line.box }], confidence: confidence(0.9) }
    })
  const clauses = Array.from({ length: 20 }, (_, at) => `${at + 1}. The parties keep to what they agreed.`)

  test('of several people who print their names stand together, though no words announce them', () => {
    expect(
      said(
        set(
          ...clauses,
          'LANDLORD:',
          'Sign: ____________________ Print: Dana Whitlock Date: 03/14/2025',
          'TENANT:',
          'Sign: ____________________ Print: Ruth A. Calloway Date: 03/14/2025',
          'Sign: ____________________ Print: Marcus Orme Date: 03/15/2025',
        ),
      ),
    ).toEqual([
      [null, 'Dana Whitlock', null, '2025-03-14'],
      [null, 'Ruth A. Calloway', null, '2025-03-14'],
      [null, 'Marcus Orme', null, '2025-03-15'],
    ])
  })

  test('an office is no name, and a role before a colon none of the company', () => {
    expect(
      said(
        set(...clauses, 'IN WITNESS WHEREOF the parties have signed.', 'INVESTOR: HARBOR VENTURES LP', 'By: ______', 'Name: Dana Whitlock'),
      ),
    ).toEqual([['HARBOR VENTURES LP', 'Dana Whitlock', null, null]])
    expect(said(set(...clauses, 'Sincerely,', '____________', 'Chief Executive Officer', 'Halden Robotics, Inc.'))).toEqual([])
  })
})

test('who buys is named in a table where the preamble of an order names who sells alone', () => {
  const read = particulars(
    ['This Order Form is entered into by and between Larkmill Cloud, Inc. (“Provider”) and the Customer identified below.'],
    ['Customer:', 'Brookfield Dairy Ltd'],
  )
  expect(parties(read)).toEqual(['Larkmill Cloud, Inc.', 'Brookfield Dairy Ltd'])
})

describe('of other countries', () => {
  test('titles of address in the feminine are no part of a name', () => {
    const read = contract(
      'In data 19/10/2016 tra la Dott.ssa Chiara Lo Presti, nata ad Arezzo, di seguito denominata «il Fornitore» e Edilizia Sabina S.n.c., avente sede a Arezzo, di seguito denominata «il Cliente» si stipula il presente contratto.',
    )
    expect(parties(read)).toEqual(['Chiara Lo Presti', 'Edilizia Sabina S.n.c.'])
    expect(roles(read)).toEqual(['il Fornitore', 'il Cliente'])
    expect(field(read, 'agreement_date')).toBe('2016-10-19')
  })

  test.each([
    ['Il pagamento avviene entro 30 giorni dal ricevimento della fattura.', 'payment_terms', '30 days'],
    ['Le fatture sono pagate a 30 giorni data fattura.', 'payment_terms', '30 days'],
    ['Die feste Vertragszeit beträgt 5 Jahre.', 'term', '5 years'],
    ['El presente contrato comienza el 1 de noviembre de 2022.', 'effective_date', '2022-11-01'],
    ['The contract is subject to the laws of England and Wales, and the courts of Leeds decide.', 'jurisdiction', 'England and Wales'],
  ])('%s', (text, name, value) => {
    expect(field(contract('CONTRATTO', text), name)).toBe(value)
  })

  test('a line of its own that leaves its subject out says from when to when', () => {
    const read = contract(
      'Onderhoud',
      '2.1 Partijen zwijgen over vertrouwelijke gegevens.',
      'Ingang en duur',
      'Zij begint op 01-07-2024 en eindigt op 30-06-2028.',
    )
    expect([field(read, 'expiration_date'), field(read, 'term')]).toEqual(['2028-06-30', '4 years'])
  })
})
