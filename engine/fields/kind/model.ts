import type { PageText } from '../reading/page-text.ts'
import { type Asking, askingOf, asksLikeAForm, isNoContract } from './asking.ts'
import { type KnownKind, knownKinds } from './evidence-words.ts'
import { featureNames, featuresOf } from './features.ts'
import { likelihoods } from './likelihoods.ts'
import { isCalled, kindsInTitles } from './named-titles.ts'
import { billsTax, runsABalance, sumsWhatIsPaid } from './sums.ts'
import { paysWages } from './wages.ts'
import weights from './weights.json' with { type: 'json' }

export interface Kind {
  readonly kind: KnownKind
  /** Probability of being right, 0 to 1. */
  readonly confidence: number
}

/** Share of a contract's words in running text: of 71 contracts the sparest has 0.49. A paper of less that calls itself a form speaks of one. */
const leastProse = 0.4

/** Known by what it asks and not by its words: to be checked. */
const byItsLabels: Kind = { kind: 'form', confidence: 0.6 }

/** The kind of the document on these pages: the likeliest by a linear model; 'other' where none is likelier than not. */
export function kindOf(pages: readonly PageText[]): Kind {
  const features = featuresOf(pages)
  const likely = withoutNobodysResume(features, likelihoods(features, weights.weights))
  const best = likely.indexOf(Math.max(...likely))
  const kind = knownKinds[best] ?? 'other'
  const sure = likely[best] ?? 0
  const asking = askingOf(pages.slice(0, 3))
  const [first] = pages
  const isForm = isToFillIn(features)
  if (kind === 'contract' && (isForm || isNoContract(asking))) return byItsLabels
  const byName = first === undefined ? null : namedKind(first, features, likely, asking)
  if (kind === 'contract' && asking.prose < leastProse && byName?.kind === 'form') return byName
  // "Quotation" and "Rail ticket" say what they are, though they are set like bills, and wages are paid to whom the paper goes.
  if (byName?.kind === 'other' && areSums(kind) && (sure < sureOfBill || !isCalled(first as PageText, kind))) return byName
  // Between two kinds, as the slips that call themselves invoices: the likelier, as unsure as it is.
  const torn = kind !== 'other' && sure >= 0.4 && sure > 2 * (likely[knownKinds.indexOf('other')] ?? 0)
  if (sure >= 0.5 && kind !== 'other') return { kind, confidence: sure }
  if (isForm) return byItsLabels
  const isRoll = (features[featureNames.indexOf('narrow')] ?? 0) > 0
  if (torn) return byName === null || byName.kind === 'other' || isRoll ? { kind, confidence: sure } : byName
  if (byName !== null) return byName
  if (isRoll && isSlip(features)) return { kind: 'receipt', confidence: toBeChecked }
  if (asksLikeAForm(asking)) return byItsLabels
  return { kind: 'other', confidence: sure >= 0.5 ? sure : Math.min(0.5, 1 - sure) }
}

/**
 * A resume says so, has an address of mail in its head, or sections of its own; reports with years in their tables have none of these. All 38 of the
 * development split and bench/papers have one; nine reports and tables of the development split were called resumes by their years, at up to 0.82.
 */
const withoutNobodysResume = (features: readonly number[], likely: readonly number[]): readonly number[] => {
  const of = (name: string): number => features[featureNames.indexOf(name)] ?? 0
  if (of('title resume') > 0 || of('address at the top') > 0 || of('sections') >= leastSections) return likely
  return likely.map((one, at) => (knownKinds[at] === 'resume' ? 0 : one))
}
/** Of four sections that resumes have. */
const leastSections = 0.5

/** A strip of paper with an amount and a time of day: of a taxi, a car park or a ferry, which call nothing a total or a receipt. */
const isSlip = (features: readonly number[]): boolean =>
  ['amounts', 'time of day'].every((name) => (features[featureNames.indexOf(name)] ?? 0) > 0)

/** Kinds of papers that are sums for the most part, as those of trade are that are none of them. */
const areSums = (kind: KnownKind): kind is 'invoice' | 'receipt' | 'statement' => ['invoice', 'receipt', 'statement'].includes(kind)

/** An invoice that is surer than so is one, though it names an order in its title as well. */
const sureOfBill = 0.8

/** What a title or the sums alone tell is to be checked. */
const toBeChecked = 0.6

/**
 * The kind that the title of the first page names, where what stands below could be of that kind; else what its sums tell: a bill whose parts make its
 * whole, an account whose balance runs; else an agreement by its parties and clauses. null where nothing tells one.
 */
function namedKind(page: PageText, features: readonly number[], likely: readonly number[], asking: Asking): Kind | null {
  const of = (name: string): number => features[featureNames.indexOf(name)] ?? 0
  const chance = (kind: KnownKind): number => likely[knownKinds.indexOf(kind)] ?? 0
  const named = [...kindsInTitles(page)].filter((kind) => couldBe(kind, of, asking))
  const [only] = named
  if (named.length === 1 && only === 'other') return { kind: 'other', confidence: toBeChecked }
  if (named.length === 1 && only !== undefined) return { kind: only, confidence: toBeChecked }
  if (named.length > 1) return null
  if (paysWages(page)) return { kind: 'other', confidence: toBeChecked }
  if (runsABalance(page)) return { kind: 'statement', confidence: toBeChecked }
  if (billsTax(page) || sumsWhatIsPaid(page)) return { kind: isPaid(page, of, chance) ? 'receipt' : 'invoice', confidence: toBeChecked }
  const isAgreed = chance('contract') >= leastAgreed && of('clauses') >= leastClauses && asking.prose >= leastRunning
  return isAgreed && page.segments.some(({ text }) => betweenParties.test(text)) ? { kind: 'contract', confidence: toBeChecked } : null
}

/** Likelihood of a contract by its words, and share of eight numbered clauses, from which on parties that are named make one. */
const [leastAgreed, leastClauses] = [0.2, 0.35]
const betweenParties = /(?:^|[\s(])(?:between|zwischen|entre|tra|fra|tussen)\s.*\p{Lu}/iu

const isPaid = (page: PageText, of: (name: string) => number, chance: (kind: KnownKind) => number): boolean =>
  (chance('receipt') > chance('invoice') && of('time of day') > 0) || page.segments.some(({ text }) => paid.test(text))
const paid =
  /\b(?:paid\s+(?:with|by)|amount\s+paid|total\s+paid|bezahlt\s+mit|payé\s+par|pagado\s+con|pagato\s+con|betaald\s+met|pago\s+com)\b/iu

function couldBe(kind: KnownKind, of: (name: string) => number, asking: Asking): boolean {
  switch (kind) {
    case 'invoice':
    case 'receipt':
    case 'statement':
      return of('amounts') > 0
    case 'contract':
      return asking.prose >= leastRunning && (of('clauses') > 0 || of('sayings contract') > 0)
    case 'form':
      return of('blanks') > 0 || asking.common + asking.closed > 1
    case 'resume':
      return of('sections') > 0 || of('periods') > 0
    case 'other':
      return true
  }
}
/** Share of an agreement's words in running text. */
const leastRunning = 0.5

/**
 * It calls itself a form and a good part of it are lines and boxes to fill in. Of the agreements on the development split and in bench/papers five
 * name a form in their heads and none of these has a line to fill in.
 */
const isToFillIn = (features: readonly number[]): boolean => {
  const of = (name: string): number => features[featureNames.indexOf(name)] ?? 0
  return of('title form') > 0 && of('blanks') >= leastBlanks && of('sayings contract') < mostOfContract
}
const leastBlanks = 0.25
const mostOfContract = 0.8
