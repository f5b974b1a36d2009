// How fast this checkout reads beside another one of the same repository. Machines differ twofold from hour to hour: only documents that are
// read by both in turns, one right after the other, tell a change of some percent.
//
//   npm run bench:paired -- --data FOLDER --against CHECKOUT [--track NAME] [--passes 12] [--workers 1]
//
// CHECKOUT has its packages installed. Each reads in one warm worker of its own sandbox; the first three passes are not counted. Two workers of one
// checkout differ by a tenth and more for as long as they live: `--workers N` has N of each read so many passes one after the other.

import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as own from '@docmill/engine/sandbox'
import { casesOf, tracksIn } from './tracks.ts'

/** Passes in which code is still being compiled. */
const passesToWarm = 3

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    against: { type: 'string' },
    track: { type: 'string', default: 'pdf-tables' },
    passes: { type: 'string', default: '12' },
    workers: { type: 'string', default: '1' },
  },
})
const { data, against, track: name } = values
const passes = Number(values.passes)
const workers = Number(values.workers)
if (data === undefined || against === undefined || !(passes > passesToWarm) || !(workers >= 1)) {
  console.error(
    'usage: npm run bench:paired -- --data FOLDER --against CHECKOUT [--track NAME] [--passes 12] [--workers 1], more than 3 passes',
  )
  process.exit(2)
}

const other: typeof own = await import(pathToFileURL(join(resolve(against), 'engine/sandbox/index.ts')).href)
for (const track of tracksIn(data, name)) {
  const cases = casesOf(data, track).filter(({ input }) => input.endsWith('.pdf'))
  // By reader, then by document: milliseconds a page of each pass that counts.
  const times = [0, 1].map(() => cases.map((): number[] => []))
  for (let worker = 0; worker < workers; worker++) {
    const readers = [other, own].map((engine) => ({ engine, sandbox: engine.openSandbox({ jobsPerWorker: Number.POSITIVE_INFINITY }) }))
    try {
      for (let pass = 0; pass < passes; pass++)
        for (const [index, { input }] of cases.entries())
          for (const turn of [0, 1]) {
            const reader = (turn + pass) % 2
            const milliseconds = await timeOf(readers[reader], input)
            if (milliseconds !== null && pass >= passesToWarm) times[reader]?.[index]?.push(milliseconds)
          }
    } finally {
      await Promise.all(readers.map(({ sandbox }) => sandbox.close()))
    }
  }
  report(track.name, times)
}

interface Reader {
  readonly engine: typeof own
  readonly sandbox: ReturnType<typeof own.openSandbox>
}

/** Wall time of a page in milliseconds; null for a document that is refused. */
async function timeOf(reader: Reader | undefined, input: string): Promise<number | null> {
  if (reader === undefined) return null
  const { engine, sandbox } = reader
  const request = {
    formats: [],
    pages: null,
    password: null,
    fields: null,
    languages: [],
    limits: engine.defaultLimits,
    exportOptions: engine.defaultExportOptions,
  }
  try {
    const { usage, summary } = await sandbox.convert({ path: input }, request)
    return usage.wallMs / summary.pages.length
  } catch {
    return null
  }
}

function report(track: string, [others = [], ours = []]: readonly (readonly (readonly number[])[])[]): void {
  const read = ours.flatMap((times, index) => (times.length > 0 && times.length === others[index]?.length ? [index] : []))
  const medians = (all: readonly (readonly number[])[]): number => median(read.map((index) => median(all[index] ?? [])))
  const least = read.map((index) => Math.min(...(ours[index] ?? [])) / Math.min(...(others[index] ?? [])))
  const ratios = read.flatMap((index) => (ours[index] ?? []).map((time, pass) => time / (others[index]?.[pass] ?? Number.NaN)))
  console.log(
    `${track} | ${read.length} documents, ${workers} workers, ${passes - passesToWarm} passes | a page, median: other ${medians(others).toFixed(1)} ms, ` +
      `this ${medians(ours).toFixed(1)} ms | this to other, median of pairs ${median(ratios).toFixed(3)}, of the quickest passes ${median(least).toFixed(3)}`,
  )
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
