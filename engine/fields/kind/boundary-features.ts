// What is counted of two neighbouring pages to tell whether the second begins another document: how they are set, what they have in common, how
// the first ends and the second begins.

import type { Font } from '../../model/index.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { knownKinds, titles } from './evidence-words.ts'
import { phrases, standingInHead } from './features.ts'
import { lettersOf } from './letters.ts'
import { isSigned, mailInHead, marksOfOwn } from './marks-of-own.ts'
import { type Kind, kindOf } from './model.ts'
import { numberOf } from './numbers-of-own.ts'
import { onceAPage } from './once-a-page.ts'

/** The names of the features, in the order of their values. */
export const boundaryFeatureNames: readonly string[] = [
  'constant',
  'other size of page',
  'read otherwise',
  'other typefaces',
  'same typefaces',
  'other settings',
  'other size of type',
  'running lines',
  'page before ends early',
  'page before is full',
  'breaks off',
  'other kind',
  'same kind',
  'titled',
  'titled as before',
  'other number',
  'same number',
  'marks in common',
  'marks apart',
  'words in common',
  'columns go on',
  'clauses go on',
  'greeting or sender in the head',
  'signed before',
  'large head',
  'resume of another',
]

/** Of long documents the first page and the last ones are compared. */
const mostCompared = 10

/**
 * The features of a page and those before it that belong to one document: each between 0 and 1. `whole` has one page at least; `was` and `is` are the
 * kinds of the document before and of the page.
 */
export function boundaryFeaturesOf(
  page: PageText,
  whole: readonly PageText[],
  was: Kind = kindOf(whole),
  is: Kind = kindOf([page]),
): readonly number[] {
  const open = whole.length > mostCompared ? [...whole.slice(0, 1), ...whole.slice(1 - mostCompared)] : whole
  const before = open.at(-1) ?? page
  const faces = shareInCommon(facesOf(page), facesOf(before))
  const settings = shareInCommon(settingsOf(page), settingsOf(before))
  const size = Math.abs(Math.log(typeSizeOf(page) / typeSizeOf(before)))
  const ends = endOf(before)
  const certainty = Math.min(was.confidence, is.confidence)
  const [own, first] = [numberOf(page), open.map(numberOf).find((number) => number !== null) ?? null]
  const [ownMarks, marks] = [marksOfOwn(page), new Set(open.flatMap((each) => [...marksOfOwn(each)]))]
  const shared = [...ownMarks].filter((mark) => marks.has(mark)).length
  const [ownTitle, title] = [titledAs(page), open[0] === undefined ? null : titledAs(open[0])]
  const flag = (is: boolean): number => (is ? 1 : 0)
  return [
    1,
    flag(isOtherSize(page, before)),
    flag(page.page.readBy !== before.page.readBy),
    faces === null ? 0 : 1 - faces,
    faces === null ? 0 : flag(faces > 0.9),
    settings === null ? 0 : 1 - settings,
    Math.min(1, size / 0.3),
    Math.min(1, runningLines(page, open) / 2),
    Math.max(0, Math.min(1, (0.75 - ends) / 0.4)),
    flag(ends > 0.85),
    flag(breaksOff(page, before)),
    was.kind === is.kind ? 0 : certainty,
    was.kind === is.kind ? certainty : 0,
    flag(ownTitle !== null),
    flag(ownTitle !== null && ownTitle === title),
    flag(own !== null && first !== null && own !== first),
    flag(own !== null && first !== null && own === first),
    Math.min(1, shared / 2),
    shared === 0 ? Math.min(1, Math.min(ownMarks.size, marks.size) / 3) : 0,
    wordsInCommon(page, open),
    flag(columnsGoOn(page, open)),
    flag(clausesGoOn(page, open)),
    flag(opensALetter(page)),
    flag(isSigned(before)),
    flag(isHeadLarge(page)),
    is.kind === 'resume' && isReachedElsewhere(page, open) ? is.confidence : 0,
  ]
}

/** The head has an address of mail that the pages before have not: where a person's resume begins. */
function isReachedElsewhere(page: PageText, open: readonly PageText[]): boolean {
  const own = mailInHead(page)
  return own !== null && !open.some((each) => marksOfOwn(each).has(own))
}

/** The first rows are set much larger than the rest: a name, a title, a letterhead. */
function isHeadLarge(page: PageText): boolean {
  const usual = typeSizeOf(page)
  return page.rows.slice(0, 4).some((row) => row.some(({ size }) => size > 1.4 * usual))
}

/** The pages have another width or height, however they are turned. */
function isOtherSize({ page }: PageText, { page: before }: PageText): boolean {
  const [one, other] = [page, before].map(({ size }) => [size.width, size.height].sort((a, b) => a - b))
  return [0, 1].some((side) => Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 0)) > 0.03 * (other?.[side] ?? 1))
}

type Counts = ReadonlyMap<string, number>
/** The share of a page's letters that are set as some on the other page are; null where it is not known how they are set. */
function shareInCommon(own: Counts, others: Counts): number | null {
  if (own.size === 0 || others.size === 0) return null
  const all = [...own.values()].reduce((sum, count) => sum + count, 0)
  return [...own].reduce((sum, [face, count]) => sum + (others.has(face) ? count : 0), 0) / all
}
/** Letters by typeface, and by typeface and size. */
const facesOf = (page: PageText): Counts => lettersBy(page, ({ family }) => familyOf(family))
const settingsOf = (page: PageText): Counts => lettersBy(page, ({ family, size }) => `${familyOf(family)} ${Math.round(size * 4)}`)
function lettersBy({ page }: PageText, name: (font: Font) => string): Counts {
  const counts = new Map<string, number>()
  if (page.readBy !== 'text-layer') return counts
  for (const { font, text } of page.words) if (font !== null) counts.set(name(font), (counts.get(name(font)) ?? 0) + text.length)
  return counts
}
/** "ABCDEF+Face-BoldMT" is of "face". */
const familyOf = (family: string): string =>
  family
    .replace(/^[A-Z]{6}\+/u, '')
    .replace(/[-,](?:bold|italic|oblique|regular|medium|light|semibold|black|mt|ps|roman)+.*$/iu, '')
    .toLowerCase()

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const typeSizeOf = onceAPage(({ segments }) => median(segments.flatMap(({ size, words }) => words.map(() => size))) || 10)

/** Rows at the head and foot that say the same at the same height, figures apart. */
function runningLines(page: PageText, open: readonly PageText[]): number {
  const said = new Set(open.flatMap((each) => edgesOf(each)))
  return edgesOf(page).filter((line) => said.has(line)).length
}
const edgesOf = onceAPage(({ rows }) =>
  [...rows.slice(0, 3), ...rows.slice(-3)].flatMap((row) => {
    const text = lettersOf(row.map((segment) => segment.text).join(' ')).replace(/\d+/gu, '#')
    const at = row[0]?.baseline ?? 0
    return text.length < 1 ? [] : [`${text} ${Math.round(at / 6)}`, `${text} ${Math.round(at / 6 + 0.5)}`]
  }),
)

/** How far down the page its text goes, 0 to 1, a line alone at the foot left out. */
function endOf({ rows, page }: PageText): number {
  const ends = rows.map((row) => Math.max(...row.map(({ box }) => box.bottom)))
  let last = ends.length - 1
  // The number of the page and the address of the house stand apart at the foot.
  for (let step = 0; step < 4 && last > 0; step++) {
    const gap = (ends[last] ?? 0) - (ends[last - 1] ?? 0)
    if ((ends[last] ?? 0) < 0.8 * page.size.height || gap < 0.05 * page.size.height) continue
    last--
  }
  return (ends[last] ?? 0) / page.size.height
}

const isRunning = (row: readonly Segment[] | undefined): boolean =>
  row !== undefined && row.length === 1 && (row[0]?.words.length ?? 0) >= 6
/** The page begins within a sentence: the row before it has no end, and it goes on in small letters. */
function breaksOff(page: PageText, before: PageText): boolean {
  const head = page.rows.slice(0, 4).find(isRunning)
  const foot = before.rows.slice(-4).findLast(isRunning)
  const [begins, ends] = [head?.[0]?.text ?? '', foot?.[0]?.text ?? '']
  return begins !== '' && ends !== '' && /^\p{Ll}/u.test(begins) && !/[.!?:;]["'”»)]?$/u.test(ends)
}

/** The kind that a title of the page names: a piece of its head of a few words, no sentence that speaks of one. null when none does. */
const titledAs = onceAPage((page) => {
  const head = standingInHead(page)
    .filter(({ words }) => words.length <= mostWordsOfTitle)
    .map(({ text }) => ` ${lettersOf(text)} `)
  return (
    knownKinds.find(
      (kind) => kind !== 'other' && kind !== 'form' && phrases(titles[kind]).some((title) => head.some((each) => each.includes(title))),
    ) ?? null
  )
})
const mostWordsOfTitle = 6

/** The share of a page's longer words that the pages before have too, or of the page before on this one: a cover says little, and all of it again. */
function wordsInCommon(page: PageText, open: readonly PageText[]): number {
  const own = longWordsOf(page)
  const before = open.at(-1) === undefined ? own : longWordsOf(open.at(-1) as PageText)
  const said = new Set(open.flatMap((each) => [...longWordsOf(each)]))
  return Math.max(shareIn(own, said), shareIn(before, own))
}
const fewestLongWords = 5
const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size < fewestLongWords ? 0 : [...words].filter((word) => others.has(word)).length / words.size
const longWordsOf = onceAPage(
  ({ segments }): ReadonlySet<string> =>
    new Set(
      segments.flatMap(({ words }) =>
        words.flatMap(({ text }) =>
          lettersOf(text)
            .split(' ')
            .filter((word) => /^\p{L}{5,}$/u.test(word)),
        ),
      ),
    ),
)

/** A row of three titles or more stands on both pages. */
function columnsGoOn(page: PageText, open: readonly PageText[]): boolean {
  const known = new Set(open.flatMap(titlesOfColumns))
  return titlesOfColumns(page).some((titles) => known.has(titles))
}
const titlesOfColumns = onceAPage(({ rows }) =>
  rows.flatMap((row) =>
    row.length >= 3 && row.every(({ text }) => !/\d/u.test(text)) ? [row.map(({ text }) => lettersOf(text)).join('|')] : [],
  ),
)

/** The first numbered paragraph goes on from the last one before. */
function clausesGoOn(page: PageText, open: readonly PageText[]): boolean {
  const first = numbersOn(page)[0]
  const last = open.flatMap(numbersOn).at(-1)
  return first !== undefined && last !== undefined && first > 1 && (first === last || first === last + 1)
}
const numbersOn = onceAPage(({ rows }) =>
  rows.flatMap((row) => {
    const found =
      /^(?:(?:article|artikel|section|§|art\.|artículo|articolo|artigo|clause|cláusula)\s*)?(\d{1,2})(?:\.\d{1,2})*[.)]?(?:\s|$)/iu.exec(
        row.map(({ text }) => text).join(' '),
      )
    return found?.[1] === undefined ? [] : [Number(found[1])]
  }),
)

/** Letters greet in the upper half of their first page. */
const headShare = 0.5
const greeting =
  /^(?:dear |sehr geehrte|liebe[rs]? |guten tag|madame|monsieur|chers? |chères? |estimad[oa]|querid[oa]|muy señor|gentile|gent ma|egregio|spett|geachte|beste |exm[oa]|prezad[oa]|caro |cara |to all |an alle |a todos |a tutti |aan alle |à tous )/u
const opensALetter = ({ rows, page }: PageText): boolean =>
  rows.some((row) => (row[0]?.baseline ?? 0) < headShare * page.size.height && greeting.test(`${lettersOf(row[0]?.text ?? '')} `))
