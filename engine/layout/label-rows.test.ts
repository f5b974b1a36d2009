import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { understand } from '../convert.ts'
import { textOfLine } from '../model/index.ts'
import { defaultExportOptions, defaultLimits } from '../stages.ts'

test('labels of a drawing come row by row and from left to right, however low their letters are', async () => {
  const file = new Uint8Array(readFileSync(join(import.meta.dirname, '../golden/bar-charts.pdf')))
  const request = { formats: [], pages: null, password: null, fields: null, languages: [], limits: defaultLimits }
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
  const { blocks } = await understand(file, { ...request, exportOptions: defaultExportOptions }, tools)
  const [first] = blocks.filter((block) => block.kind === 'picture')
  expect(first?.labels?.map(textOfLine).slice(-6)).toEqual(['0', 'May', 'June', 'July', 'August', 'September'])
})
