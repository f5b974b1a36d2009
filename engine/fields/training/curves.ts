// From what was counted on drawn documents (counted.csv) to the curves of calibration, the same to the letter on every machine.

import { likelihood } from '../calibration/index.ts'

/** Readings of one curve that look alike: what was told of them (without the constant), how many were right and how many wrong. */
export interface Counted {
  readonly curve: string
  readonly features: readonly [score: number, doubts: number, greatest: number]
  readonly right: number
  readonly wrong: number
}

const rounds = 600
const rate = 0.8
/** Fewer examples make no curve. */
const leastExamples = 60
/**
 * By how much the odds of a curve are divided: real documents have scans and layouts that nobody thought of, forms more than others. Set so that on
 * development documents 0.97 of what is given 0.9 or more is right, with a margin where papers by others had more errors than those;
 * docs/decisions/016-fields.md has the counts.
 */
const caution: Readonly<Record<string, number>> = {
  invoice: 2,
  'invoice money': 3,
  receipt: 2,
  form: 3,
  'form text': 7,
  named: 5,
  'named text': 7,
  resume: 5,
  statement: 4,
  contract: 2,
}
/**
 * How sure a family is called at most, whatever its curve says: parties under no heading, which drawn invoices never get wrong, were right in 55 of
 * 73 fields on papers by others when they were first read, those under a heading in 26 of 29. Pairs of scanned forms, where a wrong neighbour is read
 * as clearly as the right one: of what came out at 0.9 or more 2 of 4 were right, at 0.8 and more 92 of 152; of forms with a text layer 178 of 184.
 */
const ceilings: Readonly<Record<string, number>> = { 'invoice party alone': 0.86, 'form recognised': 0.86 }
/**
 * What a curve says where nothing was counted: the reader's own score, and of a word that a recogniser doubted what it doubted. Without it drawn
 * documents, whose sums settle every doubtful digit, taught that doubts mean nothing, and agreements, whose asides are drawn to deceive, that a
 * low score is always wrong.
 */
const before: readonly number[] = [0, 1, -1, 0]
/**
 * How strongly curves are drawn there. Most of them hardly: 0.01 took a tenth of the sure dates and numbers of development invoices away and called
 * doubtful sums sure. What is drawn more alike than it is written, more: by mean squares on development documents, against the readers' own
 * scores, cells of items 0.015 for 0.016 with 0.01, agreements 0.032 for 0.034 with 0.03.
 */
const pulls: Readonly<Record<string, number>> = { contract: 0.03, line_items: 0.01 }
const weakPull = 0.002

/** By the list or the kind that a curve is of: "invoice line_items.amount". */
function pullOf(curve: string): number {
  const [kind = '', column = ''] = curve.split(' ')
  return pulls[column.split('.')[0] ?? ''] ?? pulls[kind] ?? weakPull
}

/** The text of calibration/weights.json. */
export function weightsFrom(counted: readonly Counted[]): string {
  const names = [...new Set(counted.map(({ curve }) => curve))].sort()
  const curves = names.flatMap((name): (readonly [string, readonly number[]])[] => {
    const own = counted.filter(({ curve }) => curve === name)
    return totalOf(own) < leastExamples ? [] : [[name, learn(own, pullOf(name))]]
  })
  const card = {
    task: 'How often a field of this score, kind and family is right: logistic curves over log odds of the score and doubts of the recogniser.',
    trainedOn:
      'What engine/fields/training/counted.csv counts of 120 documents a kind and language, drawn by chance by engine/fields/training (seed 1); no real document.',
    limits:
      'Invoices, receipts, forms, contracts, resumes and statements in en, de, fr, es, it, nl, pt, their lists, and fields named in plain words. Lists and columns that are not drawn keep the scores of their readers.',
    reproduce: 'node engine/fields/training/calibrate.ts && node engine/fields/training/measure.ts --documents 60 --seed 2',
  }
  return `${written({ card, caution, ceilings, features: ['one', 'log odds of the score', 'sum of doubts', 'greatest doubt'], curves: Object.fromEntries(curves) })}\n`
}

const totalOf = (all: readonly Counted[]): number => all.reduce((sum, { right, wrong }) => sum + right + wrong, 0)

/** Logistic regression by plain gradient descent. A higher score never makes less sure, nor a doubt surer. */
function learn(all: readonly Counted[], strength: number): readonly number[] {
  const total = totalOf(all)
  let own = [...before]
  for (let round = 0; round < rounds; round++) {
    const slope = own.map((weight, at) => strength * (weight - (before[at] ?? 0)))
    for (const { features, right, wrong } of all) {
      const every = [1, ...features]
      const error = (likelihood(every, own) * (right + wrong) - right) / total
      every.forEach((feature, at) => {
        slope[at] = (slope[at] ?? 0) + error * feature
      })
    }
    own = own.map((weight, at) => bounded(weight - rate * (slope[at] ?? 0), at))
  }
  return own.map((weight) => Math.round(weight * 1000) / 1000 + 0)
}

const bounded = (weight: number, at: number): number => (at === 0 ? weight : at === 1 ? Math.max(0, weight) : Math.min(0, weight))

/** JSON as the repository's formatter writes it: lists of numbers and short lists on a line. */
const written = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/gu, (_, inside: string) => `[${inside.replace(/\n\s+/gu, ' ')}]`)

/** The counts as a file, sorted, and back. */
export const csvOf = (counted: readonly Counted[]): string =>
  [
    'curve,log odds of the score,sum of doubts,greatest doubt,right,wrong',
    ...counted.map(({ curve, features, right, wrong }) => [curve, ...features, right, wrong].join(',')).sort(),
    '',
  ].join('\n')

export const countedIn = (csv: string): readonly Counted[] =>
  csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [curve = '', score, doubts, greatest, right, wrong] = line.split(',')
      return { curve, features: [Number(score), Number(doubts), Number(greatest)], right: Number(right), wrong: Number(wrong) }
    })
