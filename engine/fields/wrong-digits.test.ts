import { expect, test } from 'vitest'
import { publishedListOf } from '../model/index.ts'
import { type Setting, typeset } from '../model/sample.ts'
import { fields } from './index.ts'
import { printedPage } from './reading/sample.ts'

const sureness = async (vatId: string) => {
  const lines: readonly (readonly [string, number, number])[] = [
    ['Invoice', 72, 60],
    ['Invoice number: K-118', 72, 80],
    ['Invoice date: 5 March 2026', 72, 96],
    [`VAT ID: ${vatId}`, 300, 96],
    ['Net', 380, 220],
    ['100.00', 470, 220],
    ['VAT 19%', 380, 236],
    ['19.00', 470, 236],
    ['Total', 380, 252],
    ['119.00', 470, 252],
  ]
  const page = printedPage(lines.flatMap(([text, left, baseline]) => typeset(text, { left, baseline } satisfies Setting)))
  const definitions = publishedListOf('invoice')?.definitions ?? []
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
  const { sheets } = await fields([page], [], { kind: 'invoice', definitions }, tools)
  return sheets[0]?.fields.find(({ name }) => name === 'seller_vat_id')?.confidence ?? 0
}

test('a number whose check digits do not agree is never called sure', async () => {
  expect(await sureness('DE136695976')).toBeGreaterThan(0.9)
  const wrong = await sureness('DE136695977')
  expect([wrong > 0, wrong < 0.9]).toEqual([true, true])
})
