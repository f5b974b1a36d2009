import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { columnCuts } from './columns.ts'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'

test('a title stands over its columns where most lines below are the further ones of wrapped cells', () => {
  const table = onlyTable(`
                       *Inventory*
 *Town*     *Remarks*              *Visits*   *Open*
 Aurora    seen from the            1,200      yes
           harbour and the
           bridge beside it

 Bella     no remarks               5,800      yes

 Calvillo  seen from the old           40       no
           ferry in winter and
           in spring

 Dolores   seen from the town         310      yes
           hall tower, at the
           end of the year
`)
  expect(table).toMatchObject({ headerRows: 2, rowCount: 6 })
  expect(table.columns.map(({ title }) => title)).toEqual(['Town', 'Inventory Remarks', 'Inventory Visits', 'Open'])
})

test('a short last line and a title further right in a column of long texts are of that column', () => {
  const { words } = pageOf(`
               Heights
 Town      Remarks                      Visits
 Aurora    observed from the harbours    1,200
 Minor     altogether and for the year
           once
 Bella     everywhere in all streets     5,800
           including ferry and bridge
 Calvillo  generally not seen anywhere      40
`)
  const { cuts } = columnCuts(textRowsOf(words), 2)
  expect(cuts).toHaveLength(2)
})

test('beside a title over several columns one in line with a column stands over several, too', () => {
  const table = onlyTable(`
                 *Ferries*                  *Trains*
 *Town*    *Sent*  *Late*  *Lost*      *Sent*     *Late*
 Aurora      12      40      31          12         40
 Bella        5      41      36           5         41
 Calvillo    61      30      36          61         30
`)
  expect(table.columns.map(({ title }) => title)).toEqual([
    'Town',
    'Ferries Sent',
    'Ferries Late',
    'Ferries Lost',
    'Trains Sent',
    'Trains Late',
  ])
})

const ruled = (top: string) => `
${top}
--------------------------------------------------
 Town      Remarks         Boats      Visits
--------------------------------------------------
 Aurora    seen twice         12       1,200
--------------------------------------------------
 Bella     not seen            5       5,800
--------------------------------------------------
 Calvillo  from the sea       61          40
--------------------------------------------------
`

test('a title in plain type above the first rule belongs to the table when it stands in the middle of several columns', () => {
  expect(onlyTable(ruled('                  Harbour')).columns.map(({ title }) => title)).toEqual([
    'Town',
    'Harbour Remarks',
    'Harbour Boats',
    'Visits',
  ])
})

test('a line in plain type above the first rule that stands in the middle of no columns is no title of theirs', () => {
  expect(onlyTable(ruled('                      Harbour')).headerRows).toBe(1)
})

test('lines of titles that are set to their middle stand between those of others', () => {
  const page = pageOf(`
 *Town*      *Weight*    *Balance*
                 *kg*        *GBP*

 Aurora       9,525.11   726,145.46
 Bella        4,939.96   223,528.07
 Calvillo     1,076.55   223,646.76
`)
  // "Weight kg" stands four points lower than "Balance GBP", and "Town" between their lines.
  const down = new Map([
    ['Balance', -4],
    ['GBP', -8],
    ['kg', -4],
  ])
  const words = page.words.map((word) => {
    const by = down.get(word.text) ?? 0
    return { ...word, baseline: word.baseline + by, box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by } }
  })
  const [table] = tables({ ...page, words }).tables
  expect(table?.columns.map(({ title }) => title)).toEqual(['Town', 'Weight kg', 'Balance GBP'])
  expect(table?.rowCount).toBe(4)
})

test('figures with further lines of their texts between them are rows of their own, though rules part only the days', () => {
  const rows = textsOf(
    onlyTable(`
 *Date*    *Description*            *Out*      *Balance*
--------------------------------------------------------
 1 May     brought forward                      1,204.55
--------------------------------------------------------
 2 May     Card payment to TFL       8.40
           on 30 April
           Direct debit to WATER    31.17       1,164.98
           Ref: 00917-22
--------------------------------------------------------
 6 May     Payment from ADEYEMI    420.00       1,584.98
           Ref: rent
--------------------------------------------------------
 9 May     Payment to OAK           50.00       1,534.98
--------------------------------------------------------
`),
  )
  expect(rows.slice(2, 5)).toEqual([
    ['2 May', 'Card payment to TFL on 30 April', '8.40', ''],
    ['', 'Direct debit to WATER Ref: 00917-22', '31.17', '1,164.98'],
    ['6 May', 'Payment from ADEYEMI Ref: rent', '420.00', '1,584.98'],
  ])
})

test('the first line of a cell of two beside values at its middle goes on with its own row', () => {
  const page = pageOf(`
 *Day*     *Reference*     *Description*            *Amount*
------------------------------------------------------------
 05/19     2469216         TRADER GROVE                64.12
                           AIRLINE TICKET
 05/21     2443105                                    278.40
                           PORTLAND TO DENVER
 05/30     2405523         BOOKS AND CO                49.12
 06/04     7469216         PAYMENT                    -42.19
`)
  // The two lines of the cell are twelve points apart, and the values stand midway between them.
  const values = page.words.find(({ text }) => text === '05/21')?.baseline ?? 0
  const words = page.words.map((word) => {
    const by = word.baseline < values ? 0 : word.baseline === values ? -8 : -16
    return { ...word, baseline: word.baseline + by, box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by } }
  })
  const found = tables({ ...page, words }).tables.map(textsOf)[0]
  expect(found?.slice(1, 3)).toEqual([
    ['05/19', '2469216', 'TRADER GROVE', '64.12'],
    ['05/21', '2443105', 'AIRLINE TICKET PORTLAND TO DENVER', '278.40'],
  ])
})

test('where figures stand beside the last line of each text, a text below figures begins the next row', () => {
  const entries = [
    ['3 Sep', 'BP', 'R Marwick', 'Rent of the house', '69.06', '6,928.27'],
    ['4 Sep', 'BP', 'R Marwick', 'Rent of the house', '188.40', '6,739.87'],
    ['14 Sep', 'POS', 'Corner Market', 'Harrogate', '399.19', '6,340.68'],
    ['19 Sep', 'SO', 'Marlow Savings', '', '173.65', ''],
    ['', 'POS', 'Corner Market', 'Harrogate', '122.83', '6,044.20'],
    ['24 Sep', 'POS', 'Corner Market', 'Harrogate', '17.00', '6,027.20'],
    ['27 Sep', 'BP', 'R Marwick', 'Rent of the house', '165.89', '5,861.31'],
  ]
  let baseline = 100
  const words: Word[] = []
  const set = (texts: readonly string[], below: number): void => {
    baseline += below
    const lefts = [40, 90, 120, 300, 400]
    texts.forEach((text, at) => {
      if (text === '') return
      const own = typeset(text, { left: lefts[at] ?? 0, baseline })
      const moved = at < 3 ? 0 : (lefts[at] ?? 0) + 50 - (own.at(-1)?.box.right ?? 0)
      words.push(...own.map((word) => ({ ...word, box: { ...word.box, left: word.box.left + moved, right: word.box.right + moved } })))
    })
  }
  set(['Date', 'Payment', 'Details', 'Paid out', 'Balance'], 0)
  for (const [day = '', kind = '', text = '', more = '', out = '', balance = ''] of entries) {
    set([day, kind, text, ...(more === '' ? [out, balance] : [])], 13.3)
    if (more !== '') set(['', '', more, out, balance], 12.5)
  }
  const [table] = tables(pageOf('', { words })).tables
  const rows = table === undefined ? [] : textsOf(table)
  expect(rows.find((row) => row[2]?.startsWith('Marlow'))).toEqual(['19 Sep', 'SO', 'Marlow Savings', '173.65', ''])
})
