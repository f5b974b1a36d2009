import { expect, test } from 'vitest'
import { type Piece, read, row } from './sample.ts'

const contact = (...pieces: readonly Piece[]) => {
  const { values } = read(...row(40, [50, 'Invoice no. 4711']), ...pieces)
  return [values.contact_name, values.contact_name_prefix, values.contact_given_name, values.contact_family_name]
}

test('a contact person stands behind a label, beside it or under it, and comes with the parts of the name', () => {
  expect(contact(...row(80, [50, 'Your contact: Hanna van der Veen, Tel. 030 5550123']))).toEqual([
    'Hanna van der Veen',
    undefined,
    'Hanna',
    'van der Veen',
  ])
  expect(contact(...row(80, [50, 'Ihr Ansprechpartner'], [180, 'Herr Dr. Ulf Brandt']))).toEqual([
    'Herr Dr. Ulf Brandt',
    'Herr Dr.',
    'Ulf',
    'Brandt',
  ])
  expect(contact(...row(80, [50, 'Salesperson'], [200, 'Due date']), ...row(92, [50, 'Mara Lindqvist'], [200, '4 May 2026']))).toEqual([
    'Mara Lindqvist',
    undefined,
    'Mara',
    'Lindqvist',
  ])
})

test('a family name alone has a title and no given name, and nothing of it is called sure', () => {
  const { values, found } = read(...row(40, [50, 'Rechnung Nr. 4711']), ...row(80, [50, 'Sachbearbeiterin: Fr. Brandt']))
  expect(values).toMatchObject({ contact_name: 'Fr. Brandt', contact_name_prefix: 'Fr.', contact_family_name: 'Brandt' })
  expect(values.contact_given_name).toBeUndefined()
  for (const { name, confidence } of found.fields) if (name.startsWith('contact_')) expect(confidence).toBeLessThan(0.8)
})

test('a department, a firm, an address or a sentence behind the label is no person', () => {
  const nobody = [undefined, undefined, undefined, undefined]
  expect(contact(...row(80, [50, 'Contact: Customer Service, 555 0123']))).toEqual(nobody)
  expect(contact(...row(80, [50, 'Contact: Brandt Lindqvist Ltd']))).toEqual(nobody)
  expect(contact(...row(80, [50, 'Contact us at office@example.com with any questions']))).toEqual(nobody)
  expect(contact(...row(80, [50, 'Kontakt: info@example.com']))).toEqual(nobody)
  expect(contact(...row(80, [50, 'Kontakt'], [180, 'Ihre USt-IdNr. DE136695976']))).toEqual(nobody)
  expect(contact(...row(80, [50, 'Sales rep'], [180, '12']), ...row(92, [50, 'Overall Discount %'], [180, '5']))).toEqual(nobody)
  expect(contact(...row(80, [50, 'Contact details']), ...row(92, [50, 'Long Road 14']))).toEqual(nobody)
})
