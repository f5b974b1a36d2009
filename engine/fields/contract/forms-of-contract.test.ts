import { describe, expect, test } from 'vitest'
import { contract, field, particulars, parties } from './testing-contracts.ts'

describe('contracts of other forms', () => {
  test('a promissory note names who promises and who is paid, its date and its maturity', () => {
    const read = contract(
      'PROMISSORY NOTE',
      'Date: April 9, 2027',
      'FOR VALUE RECEIVED, Amber Otter Bakery, LLC ("Maker") promises to pay to the order of Lena T. Wolfe ("Holder") the sum of $9,000.00.',
      'The entire balance shall be due on April 8, 2031 (the "Maturity Date").',
      'The validity of this Note shall be determined under Utah law.',
    )
    expect(parties(read)).toEqual(['Amber Otter Bakery, LLC', 'Lena T. Wolfe'])
    expect([field(read, 'effective_date'), field(read, 'expiration_date'), field(read, 'jurisdiction')]).toEqual([
      '2027-04-09',
      '2031-04-08',
      'Utah',
    ])
  })

  test('a lease of years and months in one sentence, between "of the one part" and "of the other part"', () => {
    const read = contract(
      'LEASE',
      'THIS LEASE made the 7th day of April 2027 BETWEEN DUNMARA PARK LIMITED having its office in Tralee ("the Landlord") of the one part and EOIN QUIRKE of 2 Rock Street ("the Tenant") of the other part.',
      '1. The Landlord demises the premises for the term of three years and six months from and including 1 May 2027.',
    )
    expect(parties(read)).toEqual(['DUNMARA PARK LIMITED', 'EOIN QUIRKE'])
    expect([field(read, 'agreement_date'), field(read, 'effective_date'), field(read, 'term')]).toEqual([
      '2027-04-07',
      '2027-05-01',
      '42 months',
    ])
  })

  test('services from a day for a period that is called the term', () => {
    const read = contract(
      'This Agreement is made the 17th day of March 2027.',
      'The Consultant shall provide the Services from 1 April 2027 for a period of nine (9) months ("Term").',
    )
    expect([field(read, 'effective_date'), field(read, 'term')]).toEqual(['2027-04-01', '9 months'])
    expect(field(contract('The Consultant shall not solicit staff from 1 April 2027 for a period of nine months.'), 'term')).toBeUndefined()
  })

  test('work that somebody commences, and parties called A and B', () => {
    expect(
      field(
        contract('This Contract is executed this 3rd day of June 2027.', 'The Employee shall commence work on June 14, 2027.'),
        'effective_date',
      ),
    ).toBe('2027-06-14')
    expect(parties(particulars(['Party A:', 'Graufels Analytik GmbH, Kiel'], ['Party B:', 'Solvind Maling AS, Bergen']))).toEqual([
      'Graufels Analytik GmbH',
      'Solvind Maling AS',
    ])
  })

  test('the company at the head of a letter makes the contract with the one it is written to', () => {
    const letter = contract(
      'Wren & Teasel LLP',
      '14 Abbey Yard, Lincoln',
      '2 July 2027',
      'Marsh Farms Partnership',
      'Dear Sirs',
      'We are pleased to act as your accountants.',
    )
    expect(parties(letter)).toEqual(['Wren & Teasel LLP', 'Marsh Farms Partnership'])
  })

  test('a company keeps the bracket of its legal form', () => {
    expect(
      parties(
        contract('AGREEMENT entered into by and between', 'MARULA HOMES (PTY) LTD ("the Lessor")', 'and', 'NOMSA DUBE ("the Lessee")'),
      ),
    ).toEqual(['MARULA HOMES (PTY) LTD', 'NOMSA DUBE'])
  })
  test('the day that the preamble gives goes before that on which a term begins', () => {
    const read = contract(
      'THIS SUBLEASE is made and entered into effective as of the 17th day of September, 2027 by and between Mill Imaging Systems, Inc. ("Sublandlord") and Brook Robotics LLC ("Subtenant").',
      'The Premises are let for a term of thirty-eight (38) months, commencing on October 1, 2027 and ending on November 30, 2030.',
    )
    expect(field(read, 'effective_date')).toBe('2027-09-17')
  })

  test('a table of particulars states three parties and the law', () => {
    const read = particulars(
      ['Party A', 'Mill Seed Company, a Washington corporation'],
      ['Party B', 'Brook Genomics B.V., a Netherlands company'],
      ['Party C', 'Hill Analytics, Inc., a Delaware corporation'],
      ['Governing Law', 'State of Washington'],
    )
    expect(parties(read)).toHaveLength(3)
    expect(field(read, 'jurisdiction')).toBe('Washington')
  })

  test('who says "we" of itself in a letter makes it with the person it is written to', () => {
    const letter = contract(
      'Lough Creameries DAC',
      'Ballina Road, Killaloe',
      'Ms Aoife Tierney-Brook',
      '3 Strand View, Sligo',
      '12 August 2027',
      'Dear Aoife,',
      'I set out the terms on which Lough Creameries DAC ("we" or the "Company") would like to engage you.',
    )
    expect(parties(letter)).toEqual(['Lough Creameries DAC', 'Aoife Tierney-Brook'])
  })
})
