import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const buyer = (...lines: readonly string[]): string | undefined =>
  read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [50, 'Bill to']),
    ...lines.flatMap((line, index) => row(112 + 12 * index, [50, line])),
    ...row(300, [50, 'Total'], [300, '€ 119.00']),
  ).values.buyer_name

test('under a form of address alone stands the name', () => {
  for (const title of ['Herr und Frau', 'Monsieur et Madame', 'Firma', 'Familie', 'Spett.le', 'Exmos. Senhores', 'Exmas. Senhoras'])
    expect(buyer(title, 'Nina Hill', 'Mill Street 4', '80331 Hilltown'), title).toBe('Nina Hill')
  expect(buyer('Herr Jan Hill', 'Mill Street 4', '80331 Hilltown')).toBe('Herr Jan Hill')
})

test('the label before a name is no part of it', () => {
  expect(buyer('Razão Social: Hilltown S.A.', 'Mill Street 4', '80331 Hilltown')).toBe('Hilltown S.A.')
})

test('a tax number under the name is no name, and a floor before the town is no town', () => {
  const { values } = read(
    ...row(50, [50, 'Fatura 2025/17']),
    ...row(100, [50, 'Cliente: Nina do Monte']),
    ...row(112, [50, 'NIF: 213 445 870']),
    ...row(124, [50, 'Morada: Rua Nova do Monte 81, 2.º Dto, 1200-288 Lisboa']),
    ...row(300, [50, 'Total'], [300, '119,00 €']),
  )
  expect(values).toMatchObject({ buyer_name: 'Nina do Monte', buyer_street: 'Rua Nova do Monte 81, 2.º Dto', buyer_city: 'Lisboa' })
})

test.each([
  'For the attention of Mr D. Hill',
  'FAO D. Hill',
  'A la atención de D. Hill',
  'Ao cuidado de D. Hill',
  'Alla cortese attenzione di D. Hill',
  'p.a. D. Hill',
])('whose desk a letter goes to is no part of the name under or over it: %s', (desk) => {
  expect(buyer('Accounts Payable', desk, 'Hilltown Estates LLP', 'Mill Street 4', '80331 Hilltown')).toBe('Hilltown Estates LLP')
  expect(buyer('Hilltown Estates LLP', desk, 'Mill Street 4', '80331 Hilltown')).toBe('Hilltown Estates LLP')
})

test('under an office alone the name stands on a line further down', () => {
  for (const office of ['Accounts Payable', 'Buchhaltung', 'Service comptabilité', 'Departamento de contabilidad'])
    expect(buyer(office, 'Hilltown Estates', 'Mill Street 4', '80331 Hilltown'), office).toBe('Hilltown Estates')
})

test('an office on a line of its own under the name is no part of it, and "An die" over it neither', () => {
  for (const office of ['Crediteurenadministratie', 'Rechnungsabteilung', 'Ufficio acquisti'])
    expect(buyer('Stichting Hilltown', office, 'Postbus 148', '3840 AC Harderwijk'), office).toBe('Stichting Hilltown')
  for (const title of ['An die', 'An das', 'Aan de'])
    expect(buyer(title, 'Marktgemeinde Hilltown', 'Hauptstraße 5', '4580 Windischgarsten'), title).toBe('Marktgemeinde Hilltown')
})

test('a desk named between a name and its address is no heading, and the name stands above it', () => {
  const { values } = read(
    ...row(50, [50, 'Tax invoice 17']),
    ...row(96, [70, 'Larkfield Primary School']),
    ...row(108, [70, 'Attention: Finance Office']),
    ...row(120, [70, 'Mill Lane']),
    ...row(132, [70, 'STOCKPORT']),
    ...row(144, [70, 'SK4 2HG']),
  )
  expect(values).toMatchObject({ buyer_name: 'Larkfield Primary School', buyer_street: 'Mill Lane', buyer_city: 'STOCKPORT' })
})

test('who lets and who rents are named by their headings, in frames beside each other', () => {
  for (const [landlord, tenant] of [
    ['Bailleur', 'Locataire'],
    ['Vermieter', 'Mieter'],
    ['Landlord', 'Tenant'],
  ] as const) {
    const { values } = read(
      ...row(50, [200, 'Quittance 17']),
      ...row(100, [50, landlord], [300, tenant]),
      ...row(112, [50, 'SCI Les Tilleuls'], [300, 'M. Hugo Lemaire']),
      ...row(124, [50, '8 rue des Carmes'], [300, '27 bd de la Liberté']),
      ...row(136, [50, '35000 Rennes'], [300, '35000 Rennes']),
    )
    expect(values, landlord).toMatchObject({ seller_name: 'SCI Les Tilleuls', buyer_name: 'M. Hugo Lemaire' })
  }
})
