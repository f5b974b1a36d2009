// Pictures of Chinese and Japanese pages, read as a scan is: by what the recogniser sees.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { convert } from '../convert.ts'
import { type ParsedDocument, plainValue, textOfLines } from '../model/index.ts'
import { openOcr } from '../ocr/index.ts'
import { defaultExportOptions, defaultLimits } from '../stages.ts'

const ocr = openOcr()
async function read(name: string, kind: 'auto' | null = null): Promise<{ readonly document: ParsedDocument; readonly markdown: string }> {
  const file = new Uint8Array(readFileSync(join(import.meta.dirname, `${name}.png`)))
  const request = {
    formats: ['md'],
    pages: null,
    password: null,
    fields: kind === null ? null : { kind, definitions: [] },
    languages: [],
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
  } as const
  const tools = { ocr, vision: null, signal: new AbortController().signal, trace: () => {} }
  const { document, outputs } = await convert(file, request, tools)
  const content = outputs[0]?.file.bytes
  return { document, markdown: Buffer.from(content ?? []).toString('utf8') }
}

describe('an order in Chinese', () => {
  let order: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    order = await read('chinese-order')
  })
  test('is read sign by sign, its sentences whole and without spaces', () => {
    expect(order.markdown).toContain('# 办公用品采购单')
    expect(order.markdown).toContain(
      '根据双方签订的供货合同，请贵公司于三十日内将下列货物送至我方仓库，运输费用由供方承担。货物经验收合格后，我方在收到发票之日起十五日内付清全部货款；如有短少或者损坏，应当在七日内书面通知。',
    )
  })
  test('has its table with numbers as numbers', () => {
    const [table] = order.document.blocks.filter((block) => block.kind === 'table')
    expect(table?.cells.slice(5, 10).map(({ lines, value }) => [textOfLines(lines), value?.kind])).toEqual([
      ['复印纸', 'text'],
      ['A4 80克', 'text'],
      ['120', 'number'],
      ['18.50', 'number'],
      ['2,220.00', 'number'],
    ])
  })
  test('is sure of most of its words and says that it was recognised', () => {
    const words = order.document.pages[0]?.words ?? []
    expect(words.filter(({ confidence }) => confidence >= 0.9).length).toBeGreaterThan(0.9 * words.length)
    expect(order.document.issues.map(({ code }) => code)).not.toContain('language-unsupported')
  })
})

test('an invoice in Japanese is known as one, with its fields and its money', async () => {
  const { document } = await read('japanese-invoice', 'auto')
  const [sheet] = document.sheets
  const said = Object.fromEntries((sheet?.fields ?? []).map(({ name, value }) => [name, value === null ? null : plainValue(value)]))
  expect(sheet?.kind).toBe('invoice')
  expect(said).toMatchObject({
    invoice_number: 'INV-2024-0042',
    issue_date: '2024-04-30',
    due_date: '2024-05-31',
    currency: 'JPY',
    seller_name: '青空印刷株式会社',
    buyer_name: '株式会社山田商店',
    net_total: '126000',
    tax_total: '12600',
    gross_total: '138600',
  })
})

test('Japanese that runs down the page is read from the right, with its stops and long vowels', async () => {
  const { markdown } = await read('japanese-columns')
  expect(markdown.trim().split('\n\n')).toEqual([
    '# 図書館からのお知らせ',
    '来月の第二週は蔵書の点検を行うため、図書館を休館いたします。',
    '休館の間に返却の期限が来る本は、再開の日から三日以内にお返しください。返却口は終日ご利用になれます。',
    '新しく届いた雑誌とデータベースの一覧は、入口の掲示板に貼り出してあります。',
  ])
})
