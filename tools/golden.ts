// Writes the golden PDFs and their truth. `node tools/golden.ts` rewrites engine/golden; the diff is reviewed like code.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { goldenDocuments } from './golden/documents.ts'

const folder = join(import.meta.dirname, '..', 'engine', 'golden')
await mkdir(folder, { recursive: true })
for (const [name, { draw }] of Object.entries(goldenDocuments)) {
  const { pdf, truth } = await draw()
  await writeFile(join(folder, `${name}.pdf`), pdf)
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(truth, null, 1)}\n`)
  console.log(`${name}: ${truth.pages} pages, ${truth.tables.length} tables, ${pdf.length} bytes`)
}
