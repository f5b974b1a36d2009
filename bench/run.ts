// Converts the documents of a benchmark kit, one after the other in one warm worker, writes predictions, and says what they cost. `--help` says how.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ParsedDocument, revive } from '@docmill/engine/model'
import {
  ConversionFailure,
  defaultExportOptions,
  defaultLimits,
  openSandbox,
  type Sandbox,
  type SandboxedConversion,
} from '@docmill/engine/sandbox'
import { fieldsAskedFor, fieldsNamed, predictedFields } from './field-predictions.ts'
import { figuresLine, figuresOf, type Outcome } from './figures.ts'
import { predictedTables, predictedWords } from './predictions.ts'
import { runRivals } from './rival-run.ts'
import { rivalsNamed } from './rivals/index.ts'
import { scannedCopies } from './scanned.ts'
import { type Case, casesOf, type Track, tracksIn } from './tracks.ts'
import { turnedCopies } from './turned.ts'

const usage = `npm run bench -- --data FOLDER --out FOLDER [options]

Converts the documents of a benchmark kit, writes predictions (OUT/TRACK/CASE), and says what they cost (OUT/TRACK/figures.json).

  --data FOLDER       the split of the kit: tracks, each with a manifest.jsonl
  --out FOLDER        where to write
  --track NAME        this track alone
  --limit N           the first N documents of each track
  --every N           every Nth document
  --turn DEGREES      copies of the documents turned by 90, 180 or 270
  --scanned DPI       copies of the PDFs whose pages are pictures of so many dots an inch
  --passes N          converts all N times and measures the last
  --named             fields of tracks for fields are asked for by name
  --rivals NAME,…     other converters afterwards on the same PDFs; all: every one that is installed

\`npm run bench:score\` judges what was written.`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    data: { type: 'string' },
    out: { type: 'string' },
    track: { type: 'string' },
    limit: { type: 'string' },
    every: { type: 'string' },
    turn: { type: 'string' },
    scanned: { type: 'string' },
    passes: { type: 'string' },
    named: { type: 'boolean', default: false },
    rivals: { type: 'string' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const { data, out } = values
if (data === undefined || out === undefined) {
  console.error(usage)
  process.exit(2)
}

const tracks = tracksIn(data, values.track)
const limit = values.limit === undefined ? undefined : Number(values.limit)
const every = Math.max(1, Number(values.every ?? 1))
const turn = values.turn === undefined ? null : Number(values.turn)
const scanned = values.scanned === undefined ? null : Number(values.scanned)
const passes = Math.max(1, Number(values.passes ?? 1))
const rivals = values.rivals === undefined ? [] : rivalsNamed(values.rivals)

// One worker for all: replacing it would measure its start. Where one document breaks it, the next one starts cold.
const sandbox = openSandbox({ jobsPerWorker: Number.POSITIVE_INFINITY })
try {
  for (const track of tracks) {
    const listed = casesOf(data, track)
      .filter((_, index) => index % every === 0)
      .slice(0, limit)
    const pictured = scanned === null ? listed : await scannedCopies(listed, scanned, join(out, 'scanned', track.name))
    const cases = turn === null ? pictured : await turnedCopies(pictured, turn, join(out, 'turned', track.name))
    for (let pass = 1; pass < passes; pass++) for (const each of cases) await convert(sandbox, track, each).catch(() => null)
    const figures = figuresOf(await runTrack(sandbox, track, cases, out))
    console.log(figuresLine(track.name, figures))
    await writeFile(join(out, track.name, 'figures.json'), `${JSON.stringify(figures, null, 1)}\n`)
  }
} finally {
  await sandbox.close()
}
await runRivals(rivals, tracks, { data, out, limit })

async function runTrack(sandbox: Sandbox, track: Track, cases: readonly Case[], out: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const [first] = cases
  // Warm: the first document once more, unmeasured.
  if (first !== undefined) await convert(sandbox, track, first).catch(() => null)
  for (const each of cases) {
    const folder = join(out, track.name, each.id)
    await mkdir(folder, { recursive: true })
    try {
      const converted = await convert(sandbox, track, each)
      await writePrediction(folder, track, each, converted)
      const { pages } = converted.summary
      outcomes.push({ kind: 'done', pages: pages.length, ...converted.usage })
    } catch (failure) {
      if (!(failure instanceof ConversionFailure)) throw failure
      outcomes.push({ kind: 'refused', code: failure.code })
      console.error(`${track.name}/${each.id}: ${failure.code}`)
    }
  }
  return outcomes
}

function convert(sandbox: Sandbox, { prediction }: Track, { input, profile, keys }: Case): Promise<SandboxedConversion> {
  return sandbox.convert(
    { path: input },
    {
      formats: prediction.kind === 'format' ? [prediction.format] : [],
      pages: null,
      password: null,
      fields: prediction.kind !== 'fields' ? null : values.named ? fieldsNamed(keys) : fieldsAskedFor(prediction.of, profile),
      languages: [],
      limits: defaultLimits,
      exportOptions: defaultExportOptions,
    },
  )
}

async function writePrediction(
  folder: string,
  { prediction, scorer }: Track,
  { mark }: Case,
  { document, outputs }: SandboxedConversion,
): Promise<void> {
  switch (prediction.kind) {
    case 'tables': {
      return writeFile(join(folder, 'tables.json'), JSON.stringify(predictedTables(revived(document))))
    }
    case 'format': {
      const [output] = outputs
      if (scorer === 'ocr.mjs') await writeFile(join(folder, 'words.json'), JSON.stringify(predictedWords(revived(document))))
      return writeFile(join(folder, prediction.file), output?.file.bytes ?? '')
    }
    case 'fields':
      return writeFile(join(folder, 'fields.json'), JSON.stringify(predictedFields(revived(document), mark)))
  }
}

function revived(document: Uint8Array): ParsedDocument {
  return revive(JSON.parse(Buffer.from(document).toString()))
}
