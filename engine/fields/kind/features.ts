// What is counted of a document to tell its kind: words, and how it is set.

import type { PageText, Segment } from '../reading/page-text.ts'
import { sectionNamed } from '../resume/headings.ts'
import { periodIn } from '../resume/months.ts'
import { knownKinds, sayings, titles } from './evidence-words.ts'
import { lettersOf } from './letters.ts'

const told = knownKinds.filter((kind) => kind !== 'other')
/** Kinds that name themselves again and again in their labels: "Invoice date", "Receipt no.". */
const mentioned = ['invoice', 'receipt', 'statement'] as const

/** The names of the features, in the order of their values. */
export const featureNames: readonly string[] = [
  'constant',
  ...told.map((kind) => `title ${kind}`),
  ...told.map((kind) => `sayings ${kind}`),
  ...mentioned.map((kind) => `mentions ${kind}`),
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
  'time of day',
]

/** Pages that are looked at: what a document is, it says early. */
export const mostPages = 3

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
  const contents = new Set(looked.flatMap(linesOfContents))
  const heads = first === undefined ? '' : headOf(first)
  const lines = segments.map(({ text }) => ` ${lettersOf(text)} `)
  const body = lines.join('').replaceAll('  ', ' ')
  return [
    1,
    ...told.map((kind) => (phrases(titles[kind]).some((title) => heads.includes(title)) ? 1 : 0)),
    ...told.map((kind) => Math.min(2, phrases(sayings[kind]).filter((saying) => body.includes(saying)).length / 5)),
    ...mentioned.map((kind) => Math.min(1, lines.filter((line) => phrases(titles[kind]).some((title) => line.includes(title))).length / 4)),
    Math.min(
      1,
      (8 * segments.flatMap((segment) => segment.words).filter(({ text }) => /^\D{0,2}\d[\d.,']*[.,]\d{2}\D?$/.test(text)).length) / words,
    ),
    first === undefined ? 0 : rollLike(lettersAcross(first)),
    Math.min(1.2, Math.log10(words) / 3),
    prose / words,
    Math.min(1, 2 * share(count(({ text }) => /^[^:]{2,40}:(?:\s|$)/.test(text)))),
    Math.min(1, 4 * share(count((segment) => isBlank.test(segment.text) && !contents.has(segment)))),
    Math.min(1, count(({ text }) => periodIn(text, false) !== null) / 4),
    Math.min(1, new Set(segments.map(({ text }) => sectionNamed(text)).filter((name) => name !== null && name !== 'other')).size / 4),
    Math.min(
      1,
      count(({ text }) =>
        /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu}|\([a-z]\)\s|(?:article|artikel|section|§|artículo|articolo|artigo|art\.|clause|cláusula|clausola)\s*\d|(?:primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|sext[ao]|séptim[ao]|octav[ao])\s?[.:-])/iu.test(
          text,
        ),
      ) / 8,
    ),
    Math.min(1, rows.filter((row) => /^\d{1,2}[./-]\d{1,2}\S*\s.*\d[.,]\d{2}\b/.test(row.map(({ text }) => text).join(' '))).length / 6),
    /@/.test(heads) ? 1 : 0,
    segments.some(({ text }) => /(?:^|\s)[012]?\d:[0-5]\d(?::[0-5]\d)?(?:\s?[ap]m)?(?:\s|$)/i.test(text)) ? 1 : 0,
  ]
}

const isBlank = /_{3,}|\.{6,}|[☐☑☒□]|\[ ?\]/

/** Pieces of rows whose dots lead to a number, where three or more have such numbers that never fall: of a table of contents, nothing to fill in. */
function linesOfContents({ rows }: PageText): readonly Segment[] {
  const leading = rows.flatMap((row) => {
    const number = /(?:\. ?){6,}\s*(\d{1,4})$/.exec(row.map(({ text }) => text).join(' '))?.[1]
    return number === undefined ? [] : [{ row, number: Number(number) }]
  })
  const rises = leading.every(({ number }, at) => number >= (leading[at - 1]?.number ?? 0))
  return leading.length >= fewestOfContents && rises ? leading.flatMap(({ row }) => row) : []
}
const fewestOfContents = 3

/**
 * Printers of tills set 32 to 48 letters on a line, letters and forms 60 and more: 1 up to 50, 0 from 60 on. The sheet says little: a photograph
 * shows a table around the strip. Development receipts have 29 to 49, all other development documents 61 and more.
 */
const rollLike = (letters: number | null): number => (letters === null ? 0 : Math.min(1, Math.max(0, (60 - letters) / 10)))

/** Fewer words say nothing of how wide the writing is. */
const leastWords = 8

/** How many letters of the usual width stand side by side from where the page's writing begins to where it ends; null for hardly any writing. */
function lettersAcross({ page }: PageText): number | null {
  const words = page.words.filter(({ turn }) => turn === 0)
  const widths = words
    .filter(({ text }) => [...text].length >= 3)
    .map(({ text, box }) => (box.right - box.left) / [...text].length)
    .sort((a, b) => a - b)
  const width = widths[Math.floor(widths.length / 2)]
  if (words.length < leastWords || width === undefined || width <= 0) return null
  // A stamp or a speck at the edge widens nothing.
  const lefts = words.map(({ box }) => box.left).sort((a, b) => a - b)
  const rights = words.map(({ box }) => box.right).sort((a, b) => a - b)
  const left = lefts[Math.floor(0.02 * lefts.length)] ?? 0
  const right = rights[Math.floor(0.98 * (rights.length - 1))] ?? 0
  return (right - left) / width
}

/** The head of a page: its first pieces, what is set larger than the rest, and short bold lines that stand alone. */
export function standingInHead({ segments, rows }: PageText): readonly Segment[] {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  const stands = ({ size, words, row }: Segment): boolean =>
    (words.length < 10 && size > 1.25 * usual) ||
    (words.length < 6 && rows[row]?.length === 1 && words.every(({ font }) => font?.bold === true))
  return segments.filter((segment, index) => index < 8 || (index < 60 && stands(segment)))
}
/** The head of a page as plain words. */
export const headOf = (page: PageText): string =>
  ` ${standingInHead(page)
    .map(({ text }) => lettersOf(text, '@'))
    .join(' | ')} `

const split = new Map<string, readonly string[]>()
/** The phrases of a list as they are looked for: plain words between spaces, or, behind "~", the end of a word. */
export function phrases(list: string): readonly string[] {
  const known = split.get(list)
  if (known !== undefined) return known
  const made = list.split('|').map((phrase) => `${phrase.startsWith('~') ? '' : ' '}${lettersOf(phrase)} `)
  split.set(list, made)
  return made
}
