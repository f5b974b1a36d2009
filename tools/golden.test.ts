import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { goldenDocuments } from './golden/documents.ts'
import { randomDocument } from './golden/random.ts'

const folder = join(import.meta.dirname, '..', 'engine', 'golden')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

describe.each(Object.entries(goldenDocuments))('%s', (name, { draw, purpose }) => {
  test('drawing it again gives the committed bytes and truth', async () => {
    const { pdf, truth } = await draw()
    expect(Buffer.from(pdf).equals(readFileSync(join(folder, `${name}.pdf`)))).toBe(true)
    expect(`${JSON.stringify(truth, null, 1)}\n`).toBe(readFileSync(join(folder, `${name}.json`), 'utf8'))
  })
  test('its truth fills the grid: spans neither overlap nor leave a gap', async () => {
    for (const table of (await draw()).truth.tables) {
      const width = table.kinds.length
      const places = table.rows.flat().reduce((sum, { rowspan, colspan }) => sum + rowspan * colspan, 0)
      expect(places).toBe(table.rows.length * width)
    }
  })
  test('the README says what it is for', () => {
    const row = readme.split('\n').find((line) => line.startsWith(`| ${name}.pdf |`))
    expect(row).toMatch(/\| tools\/golden\/\w+\.ts \| ours \|/)
    expect(row?.endsWith(`| ${purpose} |`)).toBe(true)
  })
})

test('every PDF in the folder is generated, has its truth, and stands in the README', () => {
  const files = readdirSync(folder)
  const generated = Object.keys(goldenDocuments).sort()
  const stems = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .sort()
  expect(stems('.pdf')).toEqual(generated)
  expect(stems('.json')).toEqual(generated)
  expect([...readme.matchAll(/^\| (\S+)\.pdf \|/gm)].map((match) => match[1]).sort()).toEqual(generated)
})

describe('random documents', () => {
  test('come out the same for the same seed and different for another', async () => {
    const [first, again, other] = [await randomDocument(7, 3), await randomDocument(7, 3), await randomDocument(8, 3)]
    expect(Buffer.from(again.pdf).equals(Buffer.from(first.pdf))).toBe(true)
    expect(again.truth).toEqual(first.truth)
    expect(Buffer.from(other.pdf).equals(Buffer.from(first.pdf))).toBe(false)
  })
  test('have tables whose spans fill their grid', async () => {
    for (let number = 1; number <= 25; number++) {
      const { truth } = await randomDocument(1, number)
      expect(truth.tables.length).toBeGreaterThan(0)
      for (const { rows, kinds } of truth.tables) {
        expect(rows.flat().reduce((sum, { rowspan, colspan }) => sum + rowspan * colspan, 0)).toBe(rows.length * kinds.length)
      }
    }
  })
})
