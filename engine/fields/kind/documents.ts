// Which documents a file holds, of what kind, and where one ends and the next begins.

import type { DocumentKind } from '../../model/index.ts'
import type { PageText } from '../reading/page-text.ts'
import { likelihoodOfBeginning } from './boundary.ts'
import { type KnownKind, titles } from './evidence-words.ts'
import { headOf, mostPages, phrases } from './features.ts'
import { lettersOf } from './letters.ts'
import { haveNothingInCommon, isSigned, mailInHead, marksOfOwn } from './marks-of-own.ts'
import { type Kind, kindOf } from './model.ts'
import { kindsInTitles } from './named-titles.ts'
import { calledNumber, numberOf } from './numbers-of-own.ts'
import { isFilledInAgain } from './same-sheet.ts'

/** One document in the file. */
export interface DocumentPart {
  /** 1-based, in order. */
  readonly pages: readonly number[]
  readonly kind: DocumentKind
  /** Probability that the kind is right, 0 to 1. */
  readonly confidence: number
}

/** The documents of a file in order. Pages stay together unless one clearly begins anew: cutting a document in two loses more than joining two. */
export function documentsIn(pages: readonly PageText[]): readonly DocumentPart[] {
  const parts: { readonly pages: PageText[]; kind: Kind }[] = []
  for (const page of pages) {
    const open = parts.at(-1)
    const is = kindOf([page])
    if (open === undefined || beginsAnew(page, open.pages, open.kind, is)) {
      parts.push({ pages: [page], kind: is })
      continue
    }
    open.pages.push(page)
    // A kind is told by the first pages of a document.
    if (open.pages.length <= mostPages) open.kind = kindOf(open.pages)
  }
  return parts.map(({ pages: own, kind }) => ({ pages: own.map(({ page }) => page.number), ...kind }))
}

/** Probability of their kind from which documents of a file are taken for several of one kind, by whoever named fields and no kind. */
const surelyAlike = 0.85

/**
 * The documents of a file that somebody says is of a kind. Where several of that kind follow each other they are parted, and pages of other
 * kinds stay with the document before them; else the file is one. `custom`: of any kind, if all are surely of one.
 */
export function documentsOfKind(pages: readonly PageText[], kind: DocumentKind): readonly DocumentPart[] {
  const whole: DocumentPart[] = [{ pages: pages.map(({ page }) => page.number), kind: 'other', confidence: 0 }]
  if (pages.length < 2 || kind === 'form' || kind === 'other') return whole
  const parts = documentsIn(pages)
  const [first] = parts
  const alike = parts.every((part) => part.kind === first?.kind && part.confidence > surelyAlike)
  if (kind === 'custom') return alike && first?.kind !== 'other' && first?.kind !== 'form' ? parts : whole
  const joined: DocumentPart[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before === undefined || part.kind === kind) joined.push(part)
    else joined.push({ ...(joined.pop() ?? before), pages: [...before.pages, ...part.pages] })
  }
  return joined.filter((part) => part.kind === kind).length > 1 ? joined : whole
}

function beginsAnew(page: PageText, open: readonly PageText[], was: Kind, is: Kind): boolean {
  const mark = pageMarkOf(page)
  if (mark !== null && mark.page > 1) return false
  const before = open.at(-1)
  const last = before === undefined ? null : pageMarkOf(before)
  if (mark !== null && mark.page === 1 && (last === null || last.page >= 1)) return true
  const likely = likelihoodOfBeginning(page, open, was, is)
  if (isFilledInAgain(page, open) || (likely > leastByRule && beginsByRule(page, open, was, is))) return true
  // The page before said that it was the last of its document.
  if (last !== null && last.of !== null && last.page === last.of) return likely > leastBehindLast
  if (was.kind === 'contract' && is.kind === 'contract') return likely > leastBetweenContracts
  if (goesOnWithoutHead(page, was, is)) return likely > leastWithoutHead
  return likely > (isCover(open, was) ? leastBehindCover : leastElse)
}

/**
 * From which likelihood on a page begins another document. Half would be even odds; cutting loses more than joining. Of 143 files of one document
 * (development split and bench/papers) four are cut at any bound from 0.6 to 0.75, two of them by their titles and numbers alone.
 */
const leastElse = 0.6
/** Agreements have schedules with titles, parties and signatures of their own. */
const leastBetweenContracts = 0.8
/** What a rule tells holds unless all else speaks against it. */
const leastByRule = 0.02
const leastBehindLast = 0.3
/** A sheet of a few words alone is the cover of what follows. */
const leastBehindCover = 0.95
const fewestWords = 60
/** A cover asks for no money. */
const sum = /\p{Sc}\s?\d[\d.,']*[.,]\d{2}(?!\d)|(?<!\d)\d[\d.,']*[.,]\d{2}\s?(?:\p{Sc}|[A-Z]{3}\b)/u
const isCover = (pages: readonly PageText[], { kind, confidence }: Kind): boolean =>
  (kind === 'other' || kind === 'contract' || confidence < fairlySure) &&
  !pages.some(({ segments }) => segments.some(({ text }) => sum.test(text))) &&
  pages.reduce((sum, { segments }) => sum + segments.reduce((own, { words }) => own + words.length, 0), 0) < fewestWords

/**
 * true for a scanned page behind an invoice with no title, number or mail address in its head: of rows, sums and terms. In scans no typeface tells that it is of
 * the same document, and an invoice has a head.
 */
const goesOnWithoutHead = (page: PageText, was: Kind, is: Kind): boolean =>
  page.page.readBy === 'ocr' &&
  was.kind === 'invoice' &&
  (is.kind === 'invoice' || is.kind === 'form' || is.kind === 'other') &&
  titledAs(page) === null &&
  numberOf(page) === null &&
  mailInHead(page) === null
const leastWithoutHead = 0.95

/** What titles, numbers and kinds tell by rules alone. */
function beginsByRule(page: PageText, open: readonly PageText[], was: Kind, is: Kind): boolean {
  if (begunOfNoKind(page, open, was)) return true
  if (titledAs(page) === null) return begunResume(page, is, open, was) || begunNumber(page, is, open, was)
  // The same kind again, with a number of its own: the next invoice.
  const own = numberOf(page)
  const first = open[0] === undefined ? null : numberOf(open[0])
  if (own !== null && first !== null) return own !== first
  if (was.kind === is.kind) return begunOfSameKind(page, is, open)
  if (!isTitled(page, is.kind)) return false
  const oneIsSure = Math.max(was.confidence, is.confidence) > surely
  return areSure(was, is) || (oneIsSure && (isHeaded(page, is.kind) || haveNothingInCommon(page, open)))
}

/** An order, a quote, a policy by its title, behind pages of a known kind that name no such paper and share no number with it. */
function begunOfNoKind(page: PageText, open: readonly PageText[], was: Kind): boolean {
  const [first] = open
  if (first === undefined || was.kind === 'other' || was.kind === 'contract' || was.confidence <= fairlySure) return false
  const named = kindsInTitles(page)
  if (!named.has('other') || named.size > 1 || kindsInTitles(first).has('other')) return false
  const own = marksOfOwn(page)
  return own.size >= fewestOwn && !open.some((each) => [...marksOfOwn(each)].some((mark) => own.has(mark)))
}
const fewestOwn = 2

/** How sure the kinds of two neighbours must be for a titled page to begin another document, both and one of them: annexes have titles as well. */
const [fairlySure, surely] = [0.7, 0.85]
const areSure = (one: Kind, other: Kind): boolean =>
  Math.min(one.confidence, other.confidence) > fairlySure && Math.max(one.confidence, other.confidence) > surely

/**
 * Resumes have a person's name on top and no title: one that is surely a resume behind pages that surely are none, or with another address of mail in
 * its head than the resume before.
 */
function begunResume(page: PageText, is: Kind, open: readonly PageText[], was: Kind): boolean {
  if (is.kind !== 'resume') return false
  if (was.kind !== 'resume') return is.confidence > 0.95 && was.kind !== 'other' && was.confidence > 0.9
  const first = open[0] === undefined ? null : mailInHead(open[0])
  const own = mailInHead(page)
  return is.confidence > surely && first !== null && own !== null && own !== first
}

/**
 * A titled page of the same kind: an agreement behind one that was signed, or an invoice, receipt or statement that shares no number and no address of
 * mail with the pages before.
 */
function begunOfSameKind(page: PageText, is: Kind, open: readonly PageText[]): boolean {
  if (is.confidence <= fairlySure) return false
  const before = open.at(-1)
  if (is.kind === 'contract') return before !== undefined && isHeaded(page, is.kind) && isSigned(before)
  return isTitled(page, is.kind as KnownKind) && haveNothingInCommon(page, open)
}

/** A page without a title that calls another number its own than the pages before, all surely of one kind: "Invoice no. 41" behind "Invoice no. 40". */
function begunNumber(page: PageText, is: Kind, open: readonly PageText[], was: Kind): boolean {
  const own = numberOf(page)
  const first = open[0] === undefined ? null : numberOf(open[0])
  if (own === null || first === null || own === first) return false
  return is.kind === 'invoice' && was.kind === is.kind && Math.min(is.confidence, was.confidence) > fairlySure && callsNumber(page)
}

/** true where the page has a label of its own for its number, and not a sentence that speaks of one. */
const callsNumber = ({ rows }: PageText): boolean =>
  rows.slice(0, 25).some((row) => row.some(({ text, words }) => words.length <= 4 && calledNumber.test(lettersOf(text))))

/** A title of its own stands in the first lines of the page: no more than three words, of which the last ones name the kind. */
function isHeaded({ rows }: PageText, kind: KnownKind): boolean {
  if (kind === 'other') return false
  const names = phrases(titles[kind])
  return rows
    .slice(0, 3)
    .flat()
    .some(({ text, words }) => words.length <= 3 && names.some((name) => ` ${lettersOf(text)} `.endsWith(name)))
}

interface PageMark {
  readonly page: number
  readonly of: number | null
}

/** "Page 2 of 3" in one of the languages, on a line of its own words. */
function pageMarkOf({ segments }: PageText): PageMark | null {
  for (const { text } of [...segments.slice(0, 12), ...segments.slice(-8)]) {
    const named =
      /(?:^|\s)(?:page|seite|blatt|página|pagina|pág\.?|pag\.?)\s*:?\s*(\d{1,3})(?:\s*(?:of|von|de|di|van|\/)\s*(\d{1,3}))?(?:\s|$)/iu.exec(
        text,
      )
    if (named === null || speaksOfPage.test(text.slice(0, named.index))) continue
    return { page: Number(named[1]), of: named[2] === undefined ? null : Number(named[2]) }
  }
  return null
}

/**
 * The kind a page's head names; null when it names none. Forms call too much by that name to begin a document. Of scanned pages the name must stand as a
 * title: no typeface tells that a page with it in a sentence is of the same document as the one before.
 */
function titledAs(page: PageText): KnownKind | null {
  if (page.page.readBy === 'ocr' && kindsInTitles(page).size === 0) return null
  return (['invoice', 'receipt', 'resume', 'contract', 'statement'] as const).find((kind) => isTitled(page, kind)) ?? null
}

/** "Carried over from page 1", "siehe Seite 1": a page is spoken of, and it is another one. */
const speaksOfPage =
  /(?:^|\s)(?:from|to|on|see|of|next|auf|von|aus|siehe|nächste|de|sur|à|voir|la|en|a|ver|da|su|vedi|segue|van|op|naar|zie|na|em|à)$/iu

/** The page's head names the kind; it may name another one too, as an agreement that speaks of invoices does. */
function isTitled(page: PageText, kind: KnownKind): boolean {
  if (kind === 'other') return false
  const head = headOf(page)
  return phrases(titles[kind]).some((title) => head.includes(title))
}
