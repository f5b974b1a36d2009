import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const total = [...row(300, [50, 'Total'], [300, '€ 119.00'])]
const letterhead = [...row(40, [300, 'Hilltown Timber GmbH']), ...row(52, [300, '4 Quay Road']), ...row(64, [300, '80331 Hilltown'])]

test("mail and web in a letterhead are the seller's without a label, whatever they end in", () => {
  const { values, found } = read(
    ...letterhead,
    ...row(76, [300, 'office@hilltown-timber.builders']),
    ...row(88, [300, 'hilltown-timber.builders']),
    ...row(140, [50, 'Invoice no. 17']),
    ...total,
  )
  expect(values).toMatchObject({ seller_email: 'office@hilltown-timber.builders', seller_website: 'hilltown-timber.builders' })
  expect(found.fields.find(({ name }) => name === 'seller_email')?.confidence).toBeLessThan(0.8)
})

test("mail under the address of the buyer is none of the seller's", () => {
  const { values } = read(
    ...letterhead,
    ...row(120, [50, 'Bill to']),
    ...row(132, [50, 'Casco Brewing Ltd']),
    ...row(144, [50, '17 Foundry Street']),
    ...row(156, [50, '80333 Hilltown']),
    ...row(168, [50, 'pay@casco.example']),
    ...row(200, [50, 'Invoice no. 17']),
    ...total,
  )
  expect(values).not.toHaveProperty('seller_email')
})

test("the telephone in the address of the buyer is none of the seller's", () => {
  const { values } = read(
    ...letterhead,
    ...row(120, [50, 'Bill to']),
    ...row(132, [50, 'Nina Hill']),
    ...row(144, [50, '17 Foundry Street']),
    ...row(156, [50, '80333 Hilltown']),
    ...row(168, [50, 'Tel: 089 123456']),
    ...row(200, [50, 'Invoice no. 17']),
    ...total,
  )
  expect(values).not.toHaveProperty('seller_phone')
})
