// Scores the predictions of `npm run bench` with the scorers of a benchmark kit and adds a line a track to bench/results.
//
//   npm run bench:score -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--track NAME] [--dry]
//
// Predictions of rivals, where there are any, are scored likewise, added to results/rivals.jsonl, and compared with ours.

import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { comparison, type Scored } from './comparison.ts'
import type { Figures } from './figures.ts'
import type { RivalFigures } from './rival-figures.ts'
import { askedGroups } from './rival-run.ts'
import { casesOf, type Track, tracksIn } from './tracks.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    pred: { type: 'string' },
    kit: { type: 'string' },
    track: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
})
const { data, pred, kit } = values
if (data === undefined || pred === undefined || kit === undefined) {
  console.error('usage: npm run bench:score -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--track NAME] [--dry]')
  process.exit(2)
}

const results = join(import.meta.dirname, 'results')
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', cwd: import.meta.dirname }).trim()
const changed = execFileSync('git', ['status', '--porcelain', '--', '../engine'], { encoding: 'utf8', cwd: import.meta.dirname }) !== ''

for (const track of tracksIn(data, values.track)) {
  const { name } = track
  const scored: Scored[] = []
  if (existsSync(join(pred, name))) {
    const { figures, groups } = scores(track, join(pred, name))
    const cost = costIn(join(pred, name))
    console.log(`${name}: ${JSON.stringify(figures)}`)
    if (Object.keys(groups).length > 1)
      for (const [group, own] of Object.entries(groups)) console.log(`${name}, ${group}: ${JSON.stringify(own)}`)
    scored.push({ who: `docmill ${commit}`, groups, cost })
    record(`${name}.jsonl`, { date: new Date().toISOString(), commit, changed, track: name, figures, groups, cost })
  }
  for (const rival of rivalsIn(pred)) {
    const folder = join(pred, 'rivals', rival, name)
    const cost = costIn(folder) as RivalFigures | null
    if (cost === null) continue
    const groups = askedGroups(casesOf(data, track), cost.reads, scores(track, folder).groups)
    scored.push({ who: `${rival} ${cost.version}`, groups, cost })
    record('rivals.jsonl', { date: new Date().toISOString(), rival, version: cost.version, track: name, groups, cost })
  }
  if (scored.length > 1) console.log(comparison(name, scored))
}

function scores({ name, scorer }: Track, folder: string): { readonly figures: unknown; readonly groups: Scored['groups'] } {
  const options = ['--truth', join(data as string, name), '--pred', folder, '--quiet', '--group']
  const said = execFileSync(process.execPath, [join(kit as string, scorer), ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { scorer: _, groups, ...figures } = JSON.parse(said)
  return { figures, groups }
}

function record(file: string, row: object): void {
  if (values.dry) return
  mkdirSync(results, { recursive: true })
  appendFileSync(join(results, file), `${JSON.stringify(row)}\n`)
}

function rivalsIn(folder: string): readonly string[] {
  const rivals = join(folder, 'rivals')
  return existsSync(rivals) ? readdirSync(rivals) : []
}

/** What the run that made these predictions cost; null for predictions of another origin. */
function costIn(folder: string): Figures | RivalFigures | null {
  const path = join(folder, 'figures.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
