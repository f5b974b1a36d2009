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
