// Learns how often values of a score are right, and writes the curves with their model card. The same weights come out every time: they are
// learned from counted.csv, which says how many readings of drawn documents looked alike and were right. With --read the documents are drawn and read
// anew first, by the readers as they are now (some 40 s); whoever changes how surely readers score does that and measures again.
//
//   node engine/fields/training/calibrate.ts [--read]

import { readFileSync, writeFileSync } from 'node:fs'
import { curveNameOf, featuresOf } from '../calibration/index.ts'
import { readSheets } from '../read-sheets.ts'
import { type Counted, countedIn, csvOf, weightsFrom } from './curves.ts'
import { asNamed, drawnSet, readingsOf } from './readings.ts'

const documents = 120
const seed = 1
const countedFile = new URL('counted.csv', import.meta.url)

if (process.argv.includes('--read')) writeFileSync(countedFile, csvOf(await counted()))
const weights = weightsFrom(countedIn(readFileSync(countedFile, 'utf8')))
writeFileSync(new URL('../calibration/weights.json', import.meta.url), weights)
console.log(`${Object.keys(JSON.parse(weights).curves).length} curves`)

async function counted(): Promise<readonly Counted[]> {
  const all = new Map<string, { -readonly [Key in keyof Counted]: Counted[Key] }>()
  const set = drawnSet(seed, documents)
  for (const sample of [...set, ...asNamed(set)])
    for (const { kind, list, named, field, confidence, right } of await readingsOf(sample, readSheets)) {
      if (field === null || confidence === null) continue
      const curve = curveNameOf(kind, list, named, field)
      const [, score = 0, doubts = 0, greatest = 0] = featuresOf(confidence, field)
      const features = [rounded(score, 20), rounded(doubts, 10), rounded(greatest, 10)] as const
      const key = [curve, ...features].join()
      const known = all.get(key) ?? { curve, features, right: 0, wrong: 0 }
      all.set(key, { ...known, right: known.right + (right ? 1 : 0), wrong: known.wrong + (right ? 0 : 1) })
    }
  return [...all.values()]
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}
