// A small learned ranker beside the rules: which candidate of a label is the field's value. Nothing is shipped of it; it is here so that the
// figures of docs/decisions/024-field-ranker.md come out again.
//
//   node engine/fields/training/ranker.ts [--documents 60]
//
// Candidates are those of the rules (labels, places, kinds of values), described by their neighbourhood; logistic regression ranks them.

import { parseArgs } from 'node:util'
import { publishedListOf } from '../../model/index.ts'
import { documentEvidence } from '../../values/index.ts'
import { likelihood } from '../calibration/index.ts'
import { bicWords, emailWords, identifier, phrase, webWords } from '../invoice/identifiers.ts'
import { references as byRules } from '../invoice/references.ts'
import { totals } from '../invoice/totals.ts'
import { type Candidate, candidatesOf, labelsOf } from '../reading/candidates.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { telephoneWords } from '../reading/telephone.ts'
import { drawnSet, type Sample, same } from './readings.ts'

const definitions = publishedListOf('invoice')?.definitions ?? []

/** Fields that are read by their labels, in the groups that share their weights. */
const groups: Readonly<Record<'numbers' | 'days' | 'sums', readonly string[]>> = {
  numbers: ['invoice_number', 'order_number', 'customer_number', 'seller_phone'],
  days: ['issue_date', 'due_date', 'delivery_date'],
  sums: ['net_total', 'tax_total', 'gross_total', 'prepaid', 'amount_due'],
}
type Group = keyof typeof groups
const groupNames = Object.keys(groups) as readonly Group[]

/** A candidate is named where it is at least this likely; chosen on the taught documents. */
const least = 0.3
const rounds = 400
const rate = 0.6
const shrink = 0.001

interface Described {
  readonly features: readonly number[]
  readonly right: boolean
}
interface Asked {
  readonly group: Group
  readonly truth: string | null
  readonly candidates: readonly Described[]
  /** What the rules as a whole made of it. */
  readonly rules: 'right' | 'wrong' | 'nothing'
}

/** What speaks for a candidate: how it stands to its label, what the label says, what the value is made of, where on the page it stands. */
function featuresOf(candidate: Candidate, all: readonly Candidate[], height: number, score: boolean): readonly number[] {
  const { label, relation, words, value } = candidate
  const [from, to] = [label.words.at(-1)?.box, words[0]?.box]
  const size = label.segment.size
  const across = from === undefined || to === undefined ? 0 : Math.max(-5, Math.min(40, (to.left - from.right) / size))
  const down = from === undefined || to === undefined ? 0 : Math.max(-2, Math.min(6, (to.top - from.top) / size))
  const digits = value.text.replace(/\D/gu, '').length
  const flag = (yes: boolean): number => (yes ? 1 : 0)
  return [
    1,
    flag(relation === 'inline'),
    flag(relation === 'right'),
    flag(relation === 'below'),
    across / 20,
    down / 3,
    label.exactness,
    Math.min(18, label.length) / 18,
    flag(label.closed),
    flag(label.from > 0),
    flag(label.to === label.segment.words.length && label.from === 0),
    flag(size >= 14),
    label.names.length > 1 ? 1 : 0,
    words.length / 4,
    Math.min(12, digits) / 12,
    digits / Math.max(1, value.text.length),
    flag(/\p{Sc}|[A-Z]{3}/u.test(value.text)),
    (to?.top ?? 0) / height,
    (to?.left ?? 0) / 600,
    flag(all[0] === candidate),
    all.length / 6,
    ...(score ? [candidate.score, candidate.score - Math.max(...all.map((one) => one.score))] : []),
  ]
}

function asked({ drawn }: Sample, score: boolean): readonly Asked[] {
  const text = pageTextOf(drawn.page)
  const evidence = documentEvidence(drawn.page.words)
  const labels = labelsOf([text], definitions)
  const choose = {
    invoice_number: identifier,
    order_number: identifier,
    customer_number: identifier,
    seller_phone: telephoneWords(evidence),
    bic: bicWords,
    seller_email: emailWords,
    seller_website: webWords,
    payment_method: phrase,
  }
  const wanted = definitions.filter(({ name }) => groupNames.some((group) => groups[group].includes(name)))
  const candidates = candidatesOf(labels, wanted, evidence, choose)
  const ruled = [...byRules(labels, definitions, evidence), ...totals(labels, definitions, evidence, [])]
  return groupNames.flatMap((group) =>
    groups[group].map((name): Asked => {
      const truth = drawn.fields[name] ?? null
      const own = candidates.filter((one) => one.name === name)
      const plain = ({ value }: Pick<Candidate, 'value'>): string =>
        value.kind === 'money' ? value.amount : value.kind === 'date' ? value.iso : value.text
      const said = ruled.find((one) => one.name === name)
      const right = (one: Pick<Candidate, 'value'>): boolean => truth !== null && same(truth, plain(one))
      return {
        group,
        truth,
        candidates: own.map((one) => ({ features: featuresOf(one, own, drawn.page.size.height, score), right: right(one) })),
        rules: said === undefined ? 'nothing' : right(said) ? 'right' : 'wrong',
      }
    }),
  )
}

function learn(all: readonly Described[]): readonly number[] {
  let own: readonly number[] = (all[0]?.features ?? []).map(() => 0)
  for (let round = 0; round < rounds; round++) {
    const slope = own.map((weight) => shrink * weight)
    for (const { features, right } of all) {
      const error = (likelihood(features, own) - (right ? 1 : 0)) / all.length
      for (let at = 0; at < features.length; at++) slope[at] = (slope[at] ?? 0) + error * (features[at] ?? 0)
    }
    own = own.map((weight, at) => weight - rate * (slope[at] ?? 0))
  }
  return own
}

const { values } = parseArgs({ options: { documents: { type: 'string', default: '60' } } })
const invoices = (seed: number): readonly Sample[] => drawnSet(seed, Number(values.documents)).filter(({ kind }) => kind === 'invoice')
const f1 = (right: number, given: number, wanted: number): string => ((2 * right) / Math.max(1, given + wanted)).toFixed(3)

for (const score of [false, true]) {
  const taught = invoices(1).flatMap((sample) => asked(sample, score))
  const held = invoices(2).flatMap((sample) => asked(sample, score))
  console.log(score ? 'learned, with the rules’ score among its features' : 'learned, without the rules’ score')
  for (const group of groupNames) {
    const weights = learn(taught.filter((one) => one.group === group).flatMap(({ candidates }) => candidates))
    const own = held.filter((one) => one.group === group)
    const wanted = own.filter(({ truth }) => truth !== null).length
    const chosen = own.flatMap(({ candidates }) => {
      const best = candidates.map((one) => ({ ...one, likely: likelihood(one.features, weights) })).sort((a, b) => b.likely - a.likely)[0]
      return best === undefined || best.likely < least ? [] : [best]
    })
    const right = chosen.filter((one) => one.right).length
    const ruled = own.filter(({ rules }) => rules !== 'nothing')
    const ruledRight = own.filter(({ rules }) => rules === 'right').length
    const reachable = own.filter(({ candidates }) => candidates.some((one) => one.right)).length
    console.log(
      `  ${group}: ${wanted} wanted, ${reachable} among the candidates; learned F1 ${f1(right, chosen.length, wanted)}, rules ${f1(ruledRight, ruled.length, wanted)}`,
    )
  }
}
