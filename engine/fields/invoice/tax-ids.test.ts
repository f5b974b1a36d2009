import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('at the foot of a letter in one column the number of the tax office is that of who writes', () => {
  const paper = (foot: number) =>
    read(
      ...row(40, [400, 'Mill Telecom GmbH', { size: 16 }]),
      ...row(100, [50, 'Nina Hill']),
      ...row(112, [50, 'Brookweg 4']),
      ...row(124, [50, '80331 Hilltown']),
      ...Array.from({ length: (foot - 150) / 20 }, (_, index) => row(150 + 20 * index, [50, 'A line of the letter'])).flat(),
      ...row(foot, [50, 'Mill Telecom GmbH, Damm 9, 20095 Hamburg, DE136695976']),
    ).values
  expect(paper(450)).toMatchObject({ seller_vat_id: 'DE136695976' })
  expect(paper(450)).not.toHaveProperty('buyer_vat_id')
})

test('a town of Canada has its province in brackets before the code', () => {
  const { values } = read(
    ...row(50, [50, 'Facture no 17']),
    ...row(100, [50, 'Facturer à']),
    ...row(112, [50, 'Moulin du Nord inc.']),
    ...row(124, [50, '1200, av. du Pont, bureau 300']),
    ...row(136, [50, 'Québec (Québec) G1T 1Z3']),
  )
  expect(values).toMatchObject({ buyer_postcode: 'G1T 1Z3', buyer_city: 'Québec', buyer_name: 'Moulin du Nord inc.' })
})

test("Canada's codes stand alone under the town, or in one line with street and telephone", () => {
  const { values } = read(
    ...row(50, [50, 'MILL CYCLES', { size: 18 }]),
    ...row(66, [50, '88 Brook Ave, Toronto, ON M6J 2Z3 · (416) 555-0148']),
    ...row(100, [50, 'Sold to']),
    ...row(112, [50, 'Nina Hill']),
    ...row(124, [50, '55 Harbour Sq']),
    ...row(136, [50, 'Hilltown ON']),
    ...row(148, [50, 'M5J 2S2']),
    ...row(100, [400, 'Invoice # 17']),
  )
  expect(values).toMatchObject({ seller_street: '88 Brook Ave', seller_postcode: 'M6J 2Z3', seller_city: 'Toronto' })
  expect(values).toMatchObject({ buyer_street: '55 Harbour Sq', buyer_postcode: 'M5J 2S2', buyer_city: 'Hilltown' })
})

test('a number of the tax office in the lines of the buyer is not that of the seller', () => {
  const { values } = read(
    ...row(50, [50, 'Tipografia Mulino snc'], [350, 'Spett.le']),
    ...row(62, [50, "Via dell'Artigianato, 18/A"], [350, 'Associazione Il Torchio']),
    ...row(74, [50, '37135 Verona (VR)'], [350, 'Piazza Erbe, 7']),
    ...row(86, [50, 'P.IVA 02719830235'], [350, '37121 Verona VR']),
    ...row(98, [350, 'C.F. 93017250239']),
    ...row(150, [50, 'Fattura n. 17'], [350, 'Totale'], [480, '€ 122,00']),
  )
  expect(values).toMatchObject({ seller_vat_id: '02719830235', buyer_name: 'Associazione Il Torchio' })
  expect(values).not.toHaveProperty('seller_tax_number')
})

test('the sign for a number before the number of a tax office is no part of it', () => {
  const { values } = read(
    ...row(50, [50, 'Hill Looms Ltd']),
    ...row(62, [50, '4 Yard Lane']),
    ...row(74, [50, 'Settle BD24 9AA']),
    ...row(200, [50, 'VAT number'], [150, '#GB 987 6543 21']),
  )
  expect(values).toMatchObject({ seller_vat_id: 'GB 987 6543 21' })
})

test('a number that the end of a line parts is whole, and the Canadian one is told by its form', () => {
  const seller = [...row(50, [50, 'Mill Works']), ...row(64, [50, '4 Brook Street']), ...row(78, [50, '75011 Paris'])]
  const foot = [...row(700, [50, 'SARL Mill Works – N° TVA intracommunautaire FR 40']), ...row(710, [200, '303265045'])]
  expect(read(...seller, ...foot).values.seller_vat_id).toBe('FR 40 303265045')
  expect(read(...seller, ...row(92, [50, 'GST/HST 12345 6789 RT0001'])).values.seller_vat_id).toBe('12345 6789 RT0001')
})
