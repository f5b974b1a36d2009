// Learns the weights of the kinds and writes them with their model card. The same weights come out every time.
//
//   node engine/fields/kind/training/train.ts

import { writeFileSync } from 'node:fs'
import { knownKinds } from '../evidence-words.ts'
import { featureNames, featuresOf } from '../features.ts'
import { likelihoods } from '../likelihoods.ts'
import { chance, drawn } from './pages.ts'

const perKind = 260
const rounds = 400
const rate = 2.4
/** Keeps weights small, so that one odd word does not make a kind certain. */
const shrink = 0.0015

interface Example {
  readonly features: readonly number[]
  readonly kind: number
}

function examples(seed: number, count: number): readonly Example[] {
  const next = chance(seed)
  return knownKinds.flatMap((kind, at) => Array.from({ length: count }, () => ({ features: featuresOf(drawn(kind, next)), kind: at })))
}

function learn(all: readonly Example[]): readonly (readonly number[])[] {
  let weights: readonly (readonly number[])[] = knownKinds.map(() => featureNames.map(() => 0))
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((row) => row.map((weight) => shrink * weight))
    for (const { features, kind } of all)
      for (const [at, likelihood] of likelihoods(features, weights).entries()) {
        const error = (likelihood - (at === kind ? 1 : 0)) / all.length
        for (const [index, feature] of features.entries()) {
          const row = slope[at]
          if (row !== undefined) row[index] = (row[index] ?? 0) + error * feature
        }
      }
    weights = weights.map((row, at) => row.map((weight, index) => weight - rate * (slope[at]?.[index] ?? 0)))
  }
  return weights.map((row) => row.map((weight) => Math.round(weight * 1000) / 1000))
}

function shareRight(all: readonly Example[], weights: readonly (readonly number[])[]): number {
  const right = all.filter(({ features, kind }) => {
    const likely = likelihoods(features, weights)
    return likely.indexOf(Math.max(...likely)) === kind
  })
  return Math.round((right.length / all.length) * 1000) / 1000
}

const weights = learn(examples(1, perKind))
const held = shareRight(examples(2, 80), weights)
const card = {
  card: {
    task: 'The kind of a document from words and setting of its first pages: a linear model with softmax.',
    trainedOn: `${perKind} documents a kind, drawn by chance by training/pages.ts (seed 1); no real document.`,
    heldOut: `share right on ${80 * knownKinds.length} further drawn documents (seed 2): ${held}`,
    limits:
      'Words of seven languages (en, de, fr, es, it, nl, pt). Drawn documents are plainer than real ones: likelihoods are not calibrated on real ones.',
    reproduce: 'node engine/fields/kind/training/train.ts',
  },
  kinds: knownKinds,
  features: featureNames,
  weights,
}
writeFileSync(new URL('../weights.json', import.meta.url), `${JSON.stringify(card, null, 1)}\n`)
console.log(`held-out share right: ${held}`)
