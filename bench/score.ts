// Scores the predictions of `npm run bench` with the scorers of a benchmark kit and adds a line a track to bench/results.
//
//   npm run bench:score -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--track NAME] [--dry]

import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tracksIn } from './tracks.ts'

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

for (const { name, scorer } of tracksIn(data, values.track)) {
  if (!existsSync(join(pred, name))) continue
  const options = ['--truth', join(data, name), '--pred', join(pred, name), '--quiet', '--group']
  const said = execFileSync(process.execPath, [join(kit, scorer), ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { scorer: _, groups, ...figures } = JSON.parse(said)
  const row = { date: new Date().toISOString(), commit, changed, track: name, figures, groups, cost: costIn(join(pred, name)) }
  console.log(`${name}: ${JSON.stringify(figures)}`)
  if (values.dry) continue
  mkdirSync(results, { recursive: true })
  appendFileSync(join(results, `${name}.jsonl`), `${JSON.stringify(row)}\n`)
}

/** What the run that made these predictions cost; null for predictions of another origin. */
function costIn(folder: string): unknown {
  const path = join(folder, 'figures.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
