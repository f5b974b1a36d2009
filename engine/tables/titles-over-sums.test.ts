import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

test('titles over the figures of accounts belong to them, past the names of groups, where rules are drawn over sums alone', () => {
  const table = onlyTable(`
                                      *September-30,-each*
                                  -------------------------
                                     *2025*       *2024*
                                  -------------------------
 *Assets*

 Current assets:

   Cash and equivalents            $ 12,408     $  9,877

   Accounts receivable                8,315        7,902

   Prepaid expenses                   1,117          986
                                   ----------   ---------
     Total current assets            21,840       18,765

 Goodwill                             4,500        4,500

 Other assets                             —          312
                                   ----------   ---------
   Total assets                    $ 26,340     $ 23,577
                                   ----------   ---------
`)
  expect(textsOf(table)).toEqual([
    ['', 'September-30,-each', '…'],
    ['', '2025', '2024'],
    ['Assets', '', ''],
    ['Current assets:', '', ''],
    ['Cash and equivalents', '$ 12,408', '$ 9,877'],
    ['Accounts receivable', '8,315', '7,902'],
    ['Prepaid expenses', '1,117', '986'],
    ['Total current assets', '21,840', '18,765'],
    ['Goodwill', '4,500', '4,500'],
    ['Other assets', '—', '312'],
    ['Total assets', '$ 26,340', '$ 23,577'],
  ])
})
