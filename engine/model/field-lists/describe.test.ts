import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeLists } from './describe.ts'
import { publishedLists } from './index.ts'

const page = join(import.meta.dirname, '../../../docs/fields.md')

test('the page about fields lists every key of every published list', async () => {
  if (process.env.UPDATE_FIELDS === '1') await writeFile(page, describeLists(publishedLists))
  expect(await readFile(page, 'utf8')).toBe(describeLists(publishedLists))
})
