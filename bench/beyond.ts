// What fields cost beyond reading the page: processor time of the stage that finds them, a page, of the PDFs with text of the field tracks.
//
//   npm run bench:beyond -- --data FOLDER [--track NAME] [--passes 3]
//
// All documents are read in this process, one after the other. The first pass, in which everything is compiled, is not counted.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { defaultExportOptions, defaultLimits, understand } from '@docmill/engine'
import type { DocumentKind } from '@docmill/engine/model'
import { casesOf, type Track, tracksIn } from './tracks.ts'

const { values } = parseArgs({
  options: { data: { type: 'string' }, track: { type: 'string' }, passes: { type: 'string', default: '3' } },
})
const { data, track: only, passes } = values
if (data === undefined) {
  console.error('usage: npm run bench:beyond -- --data FOLDER [--track NAME] [--passes 3]')
  process.exit(2)
}

console.log('| track | documents | pages | a page, over all | median document | 95th percentile |')
console.log('|---|---|---|---|---|---|')
for (const track of tracksIn(data, only)) {
  const { prediction } = track
  if (prediction.kind === 'fields') await measure(track, prediction.of)
}

async function measure(track: Track, kind: DocumentKind): Promise<void> {
  const cases = casesOf(data as string, track).filter(({ input }) => input.endsWith('.pdf'))
  const costs: { readonly pages: number; readonly milliseconds: number }[] = []
  for (let pass = 0; pass < Number(passes); pass++)
    for (const { input } of cases) {
      const cost = await costOf(input, kind)
      if (cost !== null && pass > 0) costs.push(cost)
    }
  if (costs.length === 0) return
  const sum = (name: 'pages' | 'milliseconds'): number => costs.reduce((all, cost) => all + cost[name], 0)
  const each = costs.map(({ pages, milliseconds }) => milliseconds / pages).sort((a, b) => a - b)
  const at = (share: number): string => (each[Math.floor(share * (each.length - 1))] ?? 0).toFixed(1)
  const rounds = Number(passes) - 1
  const counts = [costs.length / rounds, sum('pages') / rounds]
  const times = [(sum('milliseconds') / sum('pages')).toFixed(1), at(0.5), at(0.95)].map((time) => `${time} ms`)
  console.log(`| ${[track.name, ...counts, ...times].join(' | ')} |`)
}

/** Processor time from the structure of the document to its fields; null for a document that cannot be read without recognition. */
async function costOf(path: string, kind: DocumentKind): Promise<{ pages: number; milliseconds: number } | null> {
  const marks = new Map<string, number>()
  const now = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const request = {
    formats: [],
    pages: null,
    password: null,
    fields: { kind, definitions: [] },
    languages: [],
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
  }
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: (stage: string) => void marks.set(stage, now()) }
  try {
    const { pages } = await understand(new Uint8Array(readFileSync(path)), request, tools)
    const from = marks.get('structure')
    return from === undefined ? null : { pages: pages.length, milliseconds: now() - from }
  } catch {
    return null
  }
}
