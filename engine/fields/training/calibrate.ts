// Learns how often values of a score are right, and writes the curves with their model card. The same weights come out every time.
//
//   node engine/fields/training/calibrate.ts

import { writeFileSync } from 'node:fs'
import { curveNameOf, featuresOf, likelihood } from '../calibration/index.ts'
import { readSheets } from '../read-sheets.ts'
import { asNamed, drawnSet, readingsOf } from './readings.ts'

const documents = 120
const rounds = 600
const rate = 0.8
/** Keeps curves flat where there are few examples. */
const shrink = 0.002
/**
 * By how much the odds of a curve are divided: real documents have scans and layouts that nobody thought of, forms more than others. Set so that on
 * development documents 0.97 of what is given 0.9 or more is right, with a margin where papers by others had more errors than those;
 * docs/decisions/016-fields.md has the counts.
 */
const caution: Readonly<Record<string, number>> = {
  invoice: 2,
  receipt: 2,
  form: 3,
  named: 3,
  'named text': 4,
  resume: 5,
  statement: 4,
  contract: 2,
}
/**
 * How sure a family is called at most, whatever its curve says: parties under no heading, which drawn invoices never get wrong, were right in 55 of
 * 73 fields on papers by others when they were first read, those under a heading in 26 of 29.
 */
const ceilings: Readonly<Record<string, number>> = { 'invoice party alone': 0.86 }
/**
 * Fields whose curves say only what a recogniser's doubts take away. The reader's scores are counts on papers by others of what stands about a
 * value; drawn agreements and tables of items have little of what goes wrong there: on development documents their scores are better (mean square
 * of what is missing: 0.057 and 0.041) than any curve (0.093 and 0.052).
 */
const loweringFields = ['contract date', 'contract text'] as const
/** Fewer examples make no curve. */
const leastExamples = 60

interface Example {
  readonly features: readonly number[]
  readonly right: boolean
}

async function examples(seed: number, count: number): Promise<ReadonlyMap<string, readonly Example[]>> {
  const all = new Map<string, Example[]>()
  const set = drawnSet(seed, count)
  for (const sample of [...set, ...asNamed(set)])
    for (const { kind, list, named, field, confidence, right } of await readingsOf(sample, readSheets)) {
      if (field === null || confidence === null) continue
      const key = curveNameOf(kind, list, named, field)
      all.set(key, [...(all.get(key) ?? []), { features: featuresOf(confidence, field), right }])
    }
  return new Map([...all].filter(([, some]) => some.length >= leastExamples).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Logistic regression by plain gradient descent. */
function learn(all: readonly Example[]): readonly number[] {
  let own: readonly number[] = [0, 1, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const slope = own.map((weight, at) => (at === 0 ? 0 : shrink * weight))
    for (const { features, right } of all) {
      const error = (likelihood(features, own) - (right ? 1 : 0)) / all.length
      features.forEach((feature, at) => {
        slope[at] = (slope[at] ?? 0) + error * feature
      })
    }
    own = own.map((weight, at) => weight - rate * (slope[at] ?? 0))
  }
  return own.map((weight) => Math.round(weight * 1000) / 1000)
}

const taught = await examples(1, documents)
const curves = Object.fromEntries([...taught].map(([key, all]) => [key, learn(all)]))
const lowering = [...loweringFields, ...[...taught.keys()].filter((key) => key.includes(' line_items.'))]
const card = {
  card: {
    task: 'How often a field of this score, kind and family is right: logistic curves over log odds of the score and doubts of the recogniser.',
    trainedOn: `${documents} documents a kind and language, drawn by chance by engine/fields/training (seed 1); no real document.`,
    limits:
      'Invoices, receipts, forms, contracts, resumes and statements in en, de, fr, es, it, nl, pt, their lists, and fields named in plain words. Lists and columns that are not drawn keep the scores of their readers.',
    reproduce: 'node engine/fields/training/calibrate.ts && node engine/fields/training/measure.ts --documents 60 --seed 2',
  },
  caution,
  ceilings,
  lowering,
  features: ['one', 'log odds of the score', 'sum of doubts', 'greatest doubt'],
  curves,
}
writeFileSync(new URL('../calibration/weights.json', import.meta.url), `${JSON.stringify(card, null, 1)}\n`)
console.log(`${Object.keys(curves).length} curves`)
