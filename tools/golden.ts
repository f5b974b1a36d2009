// node tools/golden.ts                                  rewrites engine/golden; the diff is reviewed like code
// node tools/golden.ts --random 300 --out DIR [--seed 1] writes DIR/pdf-tables, a benchmark track of random documents with their truth

import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { goldenDocuments } from './golden/documents.ts'
import { randomDocument } from './golden/random.ts'

const { values } = parseArgs({ options: { random: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string', default: '1' } } })
if (values.random === undefined) await writeGolden(join(import.meta.dirname, '..', 'engine', 'golden'))
else if (values.out === undefined) throw new Error('say where to write with --out DIR')
else await writeTrack(join(values.out, 'pdf-tables'), Number(values.random), Number(values.seed))

async function writeGolden(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, { draw }] of Object.entries(goldenDocuments)) {
    const { pdf, truth } = await draw()
    await writeFile(join(folder, `${name}.pdf`), pdf)
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(truth, null, 1)}\n`)
    console.log(`${name}: ${truth.pages} pages, ${truth.tables.length} tables, ${pdf.length} bytes`)
  }
}

async function writeTrack(folder: string, documents: number, seed: number): Promise<void> {
  const manifest: string[] = []
  for (let number = 1; number <= documents; number++) {
    const { pdf, truth, family } = await randomDocument(seed, number)
    const id = `specimen-${seed}-${String(number).padStart(4, '0')}`
    await mkdir(join(folder, id), { recursive: true })
    await writeFile(join(folder, id, 'input.pdf'), pdf)
    await writeFile(join(folder, id, 'truth.json'), `${JSON.stringify({ id, ...truth })}\n`)
    const entry = {
      id,
      track: 'pdf-tables',
      split: 'dev',
      input: `pdf-tables/${id}/input.pdf`,
      family,
      group: 'specimen',
      licence: 'ours (tools/golden)',
      truth_made: 'by construction',
      pages: truth.pages,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      bytes: pdf.length,
    }
    manifest.push(JSON.stringify(entry))
  }
  await writeFile(join(folder, 'manifest.jsonl'), `${manifest.join('\n')}\n`)
  console.log(`${documents} documents in ${folder}`)
}
