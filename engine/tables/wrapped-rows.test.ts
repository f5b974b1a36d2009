import { expect, test } from 'vitest'
import { columnCuts } from './columns.ts'
import { onlyTable, pageOf } from './text-picture.ts'
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
