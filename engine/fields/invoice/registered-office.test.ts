import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const small = { size: 7 }
const paper = (foot: string) =>
  read(
    ...row(60, [50, 'The Directors'], [400, 'Invoice No: 10482']),
    ...row(72, [50, 'Hillside Estates Limited'], [400, 'Date: 28 February 2025']),
    ...row(84, [50, '22 Quay Parade']),
    ...row(96, [50, 'Truro TR1 2DP']),
    ...row(200, [50, 'Survey'], [480, '£21.00']),
    ...row(300, [400, 'Total due'], [480, '£21.00']),
    ...row(760, [50, foot, small]),
  ).values

test.each([
  [
    'Mill & Brook LLP. Registered in England no. OC 318904. Registered office: 5 Castle Street, Exeter EX4 3PT.',
    'Mill & Brook LLP',
    '5 Castle Street',
    'EX4 3PT',
  ],
  [
    'Northmill Services plc. Registered office: 5 Castle Street, Exeter EX4 3PT. Registered in England No. 2366682.',
    'Northmill Services plc',
    '5 Castle Street',
    'EX4 3PT',
  ],
  ['Moulin SARL au capital de 5 000 € – siège social : 5 rue du Port, 29200 Brest', 'Moulin SARL', '5 rue du Port', '29200'],
  ['Molino S.r.l. – P.IVA 01234567890 – Sede legale: Via Roma 5, 40125 Bologna', 'Molino S.r.l.', 'Via Roma 5', '40125'],
])('the company that the foot of a paper begins with sells, from its registered office: %s', (foot, name, street, postcode) => {
  const values = paper(foot)
  expect(String(values.seller_name).replace(/\.$/u, '')).toBe(name.replace(/\.$/u, ''))
  expect(values).toMatchObject({ seller_street: street, seller_postcode: postcode, buyer_street: '22 Quay Parade' })
})

test('who is to open a letter is no part of the name of the company it goes to', () => {
  expect(paper('').buyer_name ?? paper('').seller_name).toBe('Hillside Estates Limited')
})

test('small print goes on with the office on its next line, and the company trades under another name', () => {
  const values = read(
    ...row(60, [50, 'Hillside Estates Limited'], [400, 'Invoice No: 10482']),
    ...row(72, [50, '22 Quay Parade']),
    ...row(84, [50, 'Truro TR1 2DP']),
    ...row(300, [400, 'Total due'], [480, '£21.00']),
    ...row(760, [
      50,
      'Mill is a trading name of Mill & Brook Limited. Registered in England and Wales No. 07731204. Registered office: Beacon Works,',
      small,
    ]),
    ...row(769, [50, '2 Quay Road, Lancaster LA1 5QS. VAT registration number 117 2938 55. Telephone 01524 496 0220.', small]),
  ).values
  expect(values).toMatchObject({
    seller_name: 'Mill & Brook Limited',
    seller_street: 'Beacon Works, 2 Quay Road',
    seller_postcode: 'LA1 5QS',
    seller_vat_id: '117 2938 55',
    seller_registration_number: '07731204',
    buyer_name: 'Hillside Estates Limited',
  })
})
