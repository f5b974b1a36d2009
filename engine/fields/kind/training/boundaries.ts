// Learns the weights by which documents of a file are parted and writes them with their model card. The same files give the same weights.
//
//   node tools/composed-files.ts --files 320 --seed 1 --out DIR/learnt       and the same with --seed 5 --files 160 --out DIR/held
//   node_modules/.bin/docmill convert DIR/learnt/*.pdf --to json --out DIR/learnt/read
//   node engine/fields/kind/training/boundaries.ts DIR/learnt [DIR/held ...]
//
// Without weights to write: --measure DIR [DIR ...]

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { revive } from '../../../model/index.ts'
import { type PageText, pageTextOf } from '../../reading/page-text.ts'
import { beginningBy } from '../boundary.ts'
import { boundaryFeatureNames, boundaryFeaturesOf } from '../boundary-features.ts'
import { documentsIn } from '../documents.ts'

interface Part {
  readonly kind: string
  readonly from: number
  readonly to: number
}
interface File {
  readonly pages: readonly PageText[]
  readonly parts: readonly Part[]
}
interface Example {
  readonly features: readonly number[]
  readonly begins: boolean
}

/**
 * What each feature may say at all, whatever the composed files happen to show: 1 for another document, -1 against it. And what it is taken to say
 * where they show little of it: papers by others number their pages, repeat their titles and break off in sentences in more ways than those composed.
 */
const believed: Readonly<Record<string, readonly [sign: -1 | 0 | 1, weight: number]>> = {
  'other size of page': [1, 0],
  'read otherwise': [1, 1],
  'other typefaces': [1, 0],
  'same typefaces': [-1, 0],
  'other settings': [1, 0],
  'other size of type': [1, 0],
  'running lines': [-1, -2],
  'page before ends early': [1, 0],
  'page before is full': [-1, 0],
  'breaks off': [-1, -2],
  titled: [1, 0],
  'other number': [1, 2],
  'same number': [-1, -3],
  'marks in common': [-1, -1.5],
  'marks apart': [1, 0],
  'words in common': [-1, 0],
  'columns go on': [-1, -1.5],
  'clauses go on': [-1, -1.5],
  'greeting or sender in the head': [1, 0],
  'large head': [1, 0],
  'resume of another': [1, 2],
}
const rounds = 3000
const rate = 2
const shrink = 0.002

function filesIn(folder: string): readonly File[] {
  return readdirSync(folder)
    .filter((name) => /^\d+\.json$/u.test(name) && existsSync(join(folder, 'read', name)))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((name) => ({
      parts: JSON.parse(readFileSync(join(folder, name), 'utf8')),
      pages: revive(JSON.parse(readFileSync(join(folder, 'read', name), 'utf8'))).pages.map((page) =>
        pageTextOf({ ...page, rulings: [], fills: [], pictures: [], issues: [] }),
      ),
    }))
}

/** Each page but the first beside the document that is open before it. */
function examplesOf({ pages, parts }: File): readonly Example[] {
  return pages.slice(1).flatMap((page) => {
    const { number } = page.page
    const before = parts.find(({ from, to }) => from < number && number - 1 <= to)
    const open = pages.filter(({ page: { number: own } }) => before !== undefined && own >= before.from && own < number)
    const begins = parts.some(({ from }) => from === number)
    const features = open.length === 0 ? null : boundaryFeaturesOf(page, open)
    // The next bill of the same seller is known by its number alone (documents.ts), and would teach that all they share says nothing.
    if (features === null || (begins && (features[boundaryFeatureNames.indexOf('words in common')] ?? 0) > 0.6)) return []
    return [{ features, begins }]
  })
}

function learn(examples: readonly Example[]): readonly number[] {
  const prior = boundaryFeatureNames.map((name) => believed[name]?.[1] ?? 0)
  let weights: readonly number[] = boundaryFeatureNames.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : shrink * (weight - (prior[at] ?? 0))))
    for (const { features, begins } of examples) {
      const error = (beginningBy(features, weights) - (begins ? 1 : 0)) / examples.length
      for (const [at, feature] of features.entries()) slope[at] = (slope[at] ?? 0) + error * feature
    }
    weights = weights.map((weight, at) => {
      const next = weight - rate * (slope[at] ?? 0)
      const sign = believed[boundaryFeatureNames[at] ?? '']?.[0] ?? 0
      return sign !== 0 && next * sign < 0 ? 0 : next
    })
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000)
}

/** How many documents are found with their first and last page, and how many ends are missed or made. */
function measured(folder: string): string {
  const counts = { documents: 0, found: 0, ends: 0, missed: 0, made: 0 }
  for (const { pages, parts } of filesIn(folder)) {
    const found = documentsIn(pages).map((part) => ({ from: part.pages[0] ?? 0, to: part.pages.at(-1) ?? 0 }))
    counts.documents += parts.length
    counts.found += parts.filter(({ from, to }) => found.some((part) => part.from === from && part.to === to)).length
    counts.ends += parts.length - 1
    counts.missed += parts.filter(({ from }) => !found.some((part) => part.from === from)).length
    counts.made += found.filter(({ from }) => !parts.some((part) => part.from === from)).length
  }
  return `${counts.found} of ${counts.documents} documents found, ${counts.missed} of ${counts.ends} ends missed, ${counts.made} made`
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { measure: { type: 'boolean', default: false } } })
const [learnt = '', ...held] = positionals
if (values.measure) for (const folder of positionals) console.log(folder, measured(folder))
else {
  const examples = filesIn(learnt).flatMap(examplesOf)
  const weights = learn(examples)
  const card = {
    task: 'Whether a page begins another document than the pages before it: logistic regression over boundary-features.ts.',
    trainedOn: `${examples.length} pages behind others, ${examples.filter(({ begins }) => begins).length} of which begin a document, in files composed by chance (tools/composed-files.ts); no real document.`,
    limits:
      'Bills, receipts, resumes, letters, reports and agreements in seven languages, with text; what training/boundaries.ts believes of features that these show little of.',
  }
  const path = join(import.meta.dirname, '..', 'boundary-weights.json')
  writeFileSync(path, `${JSON.stringify({ card, features: boundaryFeatureNames, weights }, null, 2)}\n`)
  for (const [at, name] of boundaryFeatureNames.entries()) console.log(name.padEnd(34), weights[at])
  // The model in use is the one read at the start: what was just learnt is measured by --measure.
  if (held.length > 0) console.log(`measure with --measure ${held.join(' ')}`)
}
