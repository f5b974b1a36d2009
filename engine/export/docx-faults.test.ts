import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { convert } from '../convert.ts'
import { defaultExportOptions, defaultLimits } from '../stages.ts'
import { faultsOf } from './docx-test-faults.ts'

const golden = join(import.meta.dirname, '../golden')
// Every other one: each takes a second.
const files = readdirSync(golden)
  .filter((name) => name.endsWith('.pdf'))
  .filter((_, index) => index % 2 === 0)
const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }

async function written(name: string, docxLayout: 'flow' | 'faithful'): Promise<Uint8Array> {
  const request = { formats: ['docx' as const], pages: null, password: null, fields: null, languages: [], limits: defaultLimits }
  const exportOptions = { ...defaultExportOptions, docxLayout }
  const { outputs } = await convert(readFileSync(join(golden, name)), { ...request, exportOptions }, tools)
  return outputs[0]?.file.bytes ?? new Uint8Array()
}

describe('a Word file', () => {
  test.each(files)('of %s holds nothing that Word would refuse or repair, in either layout', async (name) => {
    expect(faultsOf(await written(name, 'flow'))).toEqual([])
    expect(faultsOf(await written(name, 'faithful'))).toEqual([])
  })

  test('with elements out of order, rows that leave their grid or marks given twice is found out', async () => {
    const parts = unzipSync(await written('spanning-plan.pdf', 'flow'))
    const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    const faults = (changed: string) => faultsOf(zipSync({ ...parts, 'word/document.xml': strToU8(changed) }))
    expect(faults(body.replace(/(<w:tcW [^>]*\/>)(<w:gridSpan [^>]*\/>)/, '$2$1')).join()).toContain('w:tcW behind w:gridSpan in w:tcPr')
    expect(faults(body.replace(/<w:gridCol [^>]*\/>/, '')).join()).toContain('columns in a table of')
    expect(faults(body.replace(/<w:pStyle w:val="[^"]*"/, '<w:pStyle w:val="Nowhere"')).join()).toContain('no style Nowhere')
    expect(faults(body.replace(/w:before="\d+"/, 'w:before="NaN"')).join()).toContain('NaN')
    expect(() => faults(body.replace('</w:tc>', ''))).toThrow('closes another element')
  })
})
