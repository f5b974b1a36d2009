// Learns how often values of a score are right, and writes the curves with their model card. The same weights come out every time.
//
//   node engine/fields/training/calibrate.ts

import { writeFileSync } from 'node:fs'
import { type Family, familyOf, featuresOf, likelihood } from '../calibration/index.ts'
import { readSheets } from '../read-sheets.ts'
import { drawnSet, readingsOf } from './readings.ts'

const documents = 120
const rounds = 600
const rate = 0.8
/** Keeps curves flat where there are few examples. */
const shrink = 0.002
/**
 * Errors that are reckoned with for one on drawn documents: real ones have scans and layouts that nobody thought of, forms more than others.
 * Set so that on development documents 0.97 of what is given 0.9 or more is right; docs/decisions/016-fields.md has the counts.
 */
const caution: Readonly<Record<string, number>> = { invoice: 2, receipt: 2, form: 3 }
/**
 * How sure a family is called at most, whatever its curve says: parties under no heading, which drawn invoices never get wrong, were right in 55 of
 * 73 fields on papers by others when they were first read, those under a heading in 26 of 29.
 */
const ceilings: Readonly<Record<string, number>> = { 'invoice party alone': 0.86 }

interface Example {
  readonly features: readonly number[]
  readonly right: boolean
}

async function examples(seed: number, count: number): Promise<ReadonlyMap<string, readonly Example[]>> {
  const all = new Map<string, Example[]>()
  for (const sample of drawnSet(seed, count))
    for (const { kind, field, confidence, right } of await readingsOf(sample, readSheets)) {
      if (field === null || confidence === null) continue
      const family: Family = familyOf(field)
      const key = `${kind} ${family}`
      all.set(key, [...(all.get(key) ?? []), { features: featuresOf(confidence, field), right }])
    }
  return all
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
const curves = Object.fromEntries([...taught].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, all]) => [key, learn(all)]))

/** Fields given at least 0.9, and how many of them are right. */
function sure(
  all: readonly Example[],
  own: readonly number[],
  errors: number,
  most: number,
): { readonly given: number; readonly right: number } {
  const some = all.filter(({ features }) => Math.min(most, 1 - errors * (1 - likelihood(features, own))) >= 0.9)
  return { given: some.length, right: some.filter(({ right }) => right).length }
}
const held = [...(await examples(2, documents / 2))].map(([key, all]) => ({
  key,
  count: all.length,
  ...sure(all, curves[key] ?? [], caution[key.split(' ')[0] ?? ''] ?? 1, ceilings[key] ?? 1),
}))
const total = held.reduce((sum, { given }) => sum + given, 0)
const card = {
  card: {
    task: 'How often a field of this score, kind and family is right: logistic curves over log odds of the score and doubts of the recogniser.',
    trainedOn: `${documents} documents a kind and language, drawn by chance by engine/fields/training (seed 1); no real document.`,
    heldOut: `of ${held.reduce((sum, { count }) => sum + count, 0)} fields of further drawn documents (seed 2) ${total} are given 0.9 or more, ${held.reduce((sum, { right }) => sum + right, 0)} of them right`,
    limits:
      'Invoices, receipts and forms in en, de, fr, es, it, nl, pt. Cells of lists keep the scores of their readers, as do other kinds.',
    reproduce: 'node engine/fields/training/calibrate.ts',
  },
  caution,
  ceilings,
  features: ['one', 'log odds of the score', 'sum of doubts', 'greatest doubt'],
  curves,
}
writeFileSync(new URL('../calibration/weights.json', import.meta.url), `${JSON.stringify(card, null, 1)}\n`)
for (const { key, count, given, right } of held) console.log(key, count, `${right} of ${given} right at 0.9 or more`)
console.log(card.card.heldOut)
