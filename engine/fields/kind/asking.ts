// Papers that ask: labels of all trades and colons behind them, whatever the paper calls itself. Forms have few words in common by which the
// linear model could tell them, and drawn ones say little of real ones.

import { isCommonLabel } from '../reading/label-words.ts'
import { tokensOf } from '../reading/labels.ts'
import type { PageText } from '../reading/page-text.ts'
import { lettersOf } from './letters.ts'

export interface Asking {
  /** Different labels that forms of all trades print. */
  readonly common: number
  /** Different short pieces that end in a colon. */
  readonly closed: number
  /** Share of the words that stand in running text. */
  readonly prose: number
  readonly words: number
  /** A place to sign in its last rows. */
  readonly signed: boolean
}

/** Words of a label, and of a line that is running text. */
const [longestLabel, shortestProse] = [5, 9]

/** How much the pages ask, counted on their words alone. */
export function askingOf(pages: readonly PageText[]): Asking {
  const [common, closed] = [new Set<string>(), new Set<string>()]
  let [words, prose] = [0, 0]
  for (const { segments } of pages)
    for (const { text, words: own } of segments) {
      words += own.length
      if (own.length >= shortestProse) prose += own.length
      const label = /^([^:：]{2,40})[:：](?:\s|$)/u.exec(text)?.[1] ?? null
      const said = label ?? (own.length < longestLabel ? text : '')
      const key = tokensOf(said).join('')
      if (isCommonLabel(said)) common.add(key)
      if (label !== null && label.split(' ').length <= longestLabel) closed.add(key)
    }
  return { common: common.size, closed: closed.size, prose: words === 0 ? 0 : prose / words, words, signed: pages.some(asksToSign) }
}

const lastRows = 6
const toSign = /(?:^| )(?:signature|signed|unterschrift|firma|handtekening|assinatura|firma del|signature du)(?: |$)/u
const asksToSign = ({ rows }: PageText): boolean =>
  rows
    .slice(-lastRows)
    .flat()
    .some(({ text, words }) => words.length <= longestLabel && toSign.test(lettersOf(text)))

/**
 * True for a paper that asks so much that it is read as a form where it is nothing else. By these counts 41 of 51 development forms that were
 * nothing else are told, and none of 40 drawn letters, reports and tables.
 */
export const asksLikeAForm = ({ common, closed, prose, words, signed }: Asking): boolean =>
  (common >= 4 ||
    (signed && common >= 2 && prose < mostProse) ||
    (common + closed >= 5 && (common > 1 || prose < mostProse)) ||
    (closed >= 4 && prose < mostProse)) &&
  common + closed >= (common >= 4 ? leastAsked : leastOfColons) * words

/** Labels a word: pages of small print have a few colons anywhere. And colons in running text come before lists. */
const leastAsked = 0.008
/** The same where hardly any label is a common one: of development forms so told the sparest has 0.026, of 21 cards of commands and manuals the densest 0.014. */
const leastOfColons = 0.02
const mostProse = 0.6

/**
 * A contract is running text; what reads like one and asks for names, days and addresses between is a form of an authority. None of 40 development
 * contracts prints more than three of the common labels, and those that print three have 0.87 of their words in running text; of 13 forms that
 * read like contracts 11 print four or more, with 0.81 at most.
 */
export const isNoContract = ({ common, prose }: Asking): boolean => common >= 4 && prose < 0.84
