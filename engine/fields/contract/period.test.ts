import { describe, expect, test } from 'vitest'
import { contract, field, particulars, parties } from './testing-contracts.ts'

describe('the period of a contract', () => {
  test.each([
    ['The loan is for a term of eighty-four months.', '84 months'],
    ['The lease shall continue for a term of one hundred twenty (120) months.', '120 months'],
    ['This Agreement shall remain valid for a period of 18 (eighteen) months.', '18 months'],
    ['This Agreement continues for an initial period of two (2) academic years.', '2 years'],
    ['3. The Term shall continue for thirty-two (32) months from the Amendment Effective Date.', '32 months'],
    ['The obligations in this letter shall continue for six years from that date.', '6 years'],
  ])('is read however its number is written: "%s"', (sentence, term) => {
    expect(field(contract(sentence), 'term')).toBe(term)
  })

  test('is not what the term is measured by', () => {
    expect(field(contract('Because the term is less than 9 months, leave is paid out.'), 'term')).toBeUndefined()
  })

  test('begins and ends on days named with their day of the week, and lasts as long as is said behind them', () => {
    const read = contract(
      'The offer of employment was made on 2 February 2027.',
      '2.1 Your employment starts on Monday 1 March 2027 and ends on Sunday 6 June 2027, a period of 14 weeks, unless ended earlier.',
    )
    expect([field(read, 'effective_date'), field(read, 'expiration_date'), field(read, 'term')]).toEqual([
      '2027-03-01',
      '2027-06-06',
      '14 weeks',
    ])
  })

  test('has a last day behind its length, in a sentence and beside its name', () => {
    const sentence = contract(
      'This Agreement comes into force on 1st May 2027 and remains valid for a period of 12 months, i.e. up to 30th April 2028.',
    )
    expect([field(sentence, 'effective_date'), field(sentence, 'expiration_date')]).toEqual(['2027-05-01', '2028-04-30'])
    const stated = particulars(['Licence'], ['Initial Term', 'Two (2) school years, ending 31 July 2029'])
    expect([field(stated, 'term'), field(stated, 'expiration_date')]).toEqual(['2 years', '2029-07-31'])
  })

  test('has no last day from a promise that outlasts it or a notice', () => {
    const read = contract(
      'The Recipient of this agreement shall not compete for a period of 12 months, ending 30 April 2028.',
      'The term may be extended for 6 months, up to 31 October 2028.',
    )
    expect(field(read, 'expiration_date')).toBeUndefined()
  })

  test('begins on the date at the head of a contract', () => {
    expect(field(contract('LOAN AGREEMENT', 'Dated: June 4, 2027', 'LENDER: Ada Lind', 'The loan bears interest.'), 'effective_date')).toBe(
      '2027-06-04',
    )
  })

  test('begins on the day of the last signature where the contract says so', () => {
    const letter = contract(
      'Tarn Enzymes Limited',
      'The Directors',
      'Heron Dairy Limited',
      '4 March 2027',
      'Dear Sirs,',
      'In this letter "we" and "us" means Tarn Enzymes Limited and "you" means Heron Dairy Limited.',
      '5. This letter takes effect on the date on which it is countersigned by you and shall continue for three years from that date.',
      'Yours faithfully,',
      '____________________',
      'for and on behalf of Tarn Enzymes Limited',
      '____________________',
      'for and on behalf of Heron Dairy Limited',
      'Dated: 9 March 2027',
    )
    expect([field(letter, 'agreement_date'), field(letter, 'effective_date'), field(letter, 'term')]).toEqual([
      '2027-03-04',
      '2027-03-09',
      '3 years',
    ])
    expect(parties(letter)).toEqual(['Tarn Enzymes Limited', 'Heron Dairy Limited'])
    const signatures = letter.lists.find(({ name }) => name === 'signatures')?.items ?? []
    expect(signatures.at(-1)?.[0]?.value.text).toBe('Heron Dairy Limited')
  })
})
