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

test('signs of a unit over the sums alone, below years, are titles past the names of groups, too', () => {
  const table = onlyTable(`
                               Notes      2025      2024
                                           €m        €m
 Assets

 Current assets

 Inventories                      9       932     1,004

 Trade receivables               10     1,718     1,655

 Cash                                     604       371
----------------------------------------------------------
                                        3,254     3,030

 Total assets                           9,302     8,570

 Share capital                   11       500       500

 Retained earnings               12     5,211     4,702
----------------------------------------------------------
 Total equity                           5,711     5,202
`)
  expect(textsOf(table).slice(0, 4)).toEqual([
    ['', 'Notes', '2025 €m', '2024 €m'],
    ['Assets', '', '', ''],
    ['Current assets', '', '', ''],
    ['Inventories', '9', '932', '1,004'],
  ])
})
