// What is counted of a document to tell its kind: words, and how it is set.

import type { PageText, Segment } from '../reading/page-text.ts'
import { sectionNamed } from '../resume/headings.ts'
import { periodIn } from '../resume/months.ts'
import { knownKinds, sayings, titles } from './evidence-words.ts'
import { lettersOf } from './letters.ts'

const told = knownKinds.filter((kind) => kind !== 'other')

/** The names of the features, in the order of their values. */
export const featureNames: readonly string[] = [
  'constant',
  ...told.map((kind) => `title ${kind}`),
  ...told.map((kind) => `sayings ${kind}`),
  'amounts',
  'narrow',
  'length',
  'prose',
  'labels',
  'blanks',
  'periods',
  'sections',
  'clauses',
  'dated amounts',
  'address at the top',
]

/** Pages that are looked at: what a document is, it says early. */
const mostPages = 3

/** The features of a document, each between 0 and 1 or a little above. */
export function featuresOf(pages: readonly PageText[]): readonly number[] {
  const looked = pages.slice(0, mostPages)
  const segments = looked.flatMap((page) => page.segments)
  const first = looked[0]
  const words = Math.max(
    1,
    segments.reduce((sum, segment) => sum + segment.words.length, 0),
  )
  const count = (test: (segment: Segment) => boolean): number => segments.filter(test).length
  const share = (part: number): number => part / Math.max(1, segments.length)
  const prose = segments.reduce((sum, segment) => sum + (segment.words.length >= 9 ? segment.words.length : 0), 0)
  const rows = looked.flatMap((page) => page.rows)
  const heads = first === undefined ? '' : headOf(first)
  const body = ` ${lettersOf(segments.map(({ text }) => text).join(' '))} `
  const size = first?.page.size
  return [
    1,
    ...told.map((kind) => (phrases(titles[kind]).some((title) => heads.includes(title)) ? 1 : 0)),
    ...told.map((kind) => Math.min(1, phrases(sayings[kind]).filter((saying) => body.includes(saying)).length / 5)),
    Math.min(
      1,
      (8 * segments.flatMap((segment) => segment.words).filter(({ text }) => /^\D{0,2}\d[\d.,']*[.,]\d{2}\D?$/.test(text)).length) / words,
    ),
    size !== undefined && size.width < 0.55 * size.height ? 1 : 0,
    Math.min(1.2, Math.log10(words) / 3),
    prose / words,
    Math.min(1, 2 * share(count(({ text }) => /^[^:]{2,40}:(?:\s|$)/.test(text)))),
    Math.min(1, 4 * share(count(({ text }) => /_{3,}|\.{6,}|[☐☑☒□]|\[ ?\]/.test(text)))),
    Math.min(1, count(({ text }) => periodIn(text, false) !== null) / 4),
    Math.min(1, new Set(segments.map(({ text }) => sectionNamed(text)).filter((name) => name !== null && name !== 'other')).size / 4),
    Math.min(
      1,
      count(({ text }) =>
        /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu}|\([a-z]\)\s|(?:article|artikel|section|§|artículo|articolo|artigo|clause)\s*\d)/iu.test(
          text,
        ),
      ) / 8,
    ),
    Math.min(
      1,
      rows.filter((row) => /^\d{1,2}[./-]\d{1,2}/.test(row[0]?.text ?? '') && row.some(({ text }) => /\d[.,]\d{2}\b/.test(text))).length /
        6,
    ),
    /@/.test(heads) ? 1 : 0,
  ]
}

/** The head of a page: its first pieces and what is set larger than the rest, as plain words. */
export function headOf({ segments }: PageText): string {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  const head = segments.filter(({ size, words }, index) => index < 8 || (size > 1.25 * usual && words.length < 10 && index < 60))
  return ` ${head.map(({ text }) => lettersOf(text, '@')).join(' | ')} `
}

const split = new Map<string, readonly string[]>()
/** The phrases of a list as they are looked for: plain words between spaces, or, behind "~", the end of a word. */
export function phrases(list: string): readonly string[] {
  const known = split.get(list)
  if (known !== undefined) return known
  const made = list.split('|').map((phrase) => `${phrase.startsWith('~') ? '' : ' '}${lettersOf(phrase)} `)
  split.set(list, made)
  return made
}
