import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('the caption of a case is no table, with brackets between its sides or a rule', () => {
  expect(
    read(`
 ORCHARD BANK,                )      Case No.: 19CV47
                              )
        Plaintiff,            )      COMPLAINT
                              )
 vs.                          )      BREACH OF CONTRACT
                              )
 Ada Miller,                  )      CLAIM: $6,760.77
                              )
        Defendant.            )      Subject to arbitration
`),
  ).toEqual([])
  expect(
    read(`
 ADA MILLER                   |      Case No. 19CV48
        Plaintiff,            |      COMPLAINT
 vs.                          |      BREACH OF CONTRACT
 ORCHARD BANK                 |      CLAIM: $6,760.77
        Defendant.            |      Subject to arbitration
 -----------------------------+
`),
  ).toEqual([])
})

test('a list of cases is a table', () => {
  const [found] = read(`
 Plaintiff          Case No.     Opened
--------------------------------------------
 Orchard Bank       19CV47       10.06.2017
 Harbour Ltd        19CV48       23.10.2018
 Mill Partners      19CV51       02.02.2019
`)
  expect(found).toHaveLength(4)
})
