// Who wrote a document, where and when: lines in large type on its title page, which head no section.

import { type Block, spokenTexts, textOfLines } from '../model/index.ts'
import { monthNamed } from '../values/index.ts'
import type { FoundHeading } from './chapter-titles.ts'
import { slant } from './typography.ts'

/** Covers, blank backs and inner titles stand on the first pages. */
const lastPage = 4
/** Running text: so many lines and words, under which no title page goes on. */
const fewestLines = 2
const fewestWords = 15
const mostInAddress = 7
/** Of the largest line of the page: what is set as large as it is a part of the title. */
const asLarge = 0.97
/** Points by which the sizes of headings in one manner differ. */
const sameSize = 0.3

const organisation =
  /(?<![\p{L}])(?:universi[tdzà]\p{L}*|uniwersytet|institut\p{L}*|istituto|departa?men\p{L}*|d[ée]partement|dept|dipartimento|facult\p{L}*|facoltà|facultad|faculdade|fakultät|faculteit|school of|college|hochschule|école|escuela|escola|laborator\p{L}*|academy|akademie|affiliation)(?![\p{L}])/iu
const address = /[\p{L}\d._-]+@[\p{L}\d-]+\.[\p{L}.]+|(?:^|\s)(?:https?:|www\.)/u
/** A code of the post before or behind its place. */
const ofPost = /(?:^|[\s,])\p{Lu}{2},? \d{5}(?:[-–]\d{4})?(?:\D|$)|(?:^|[\s,-])\d{5} \p{Lu}/u
const titleOfPerson = /(?:^|\s)(?:prof|dr|ing|dipl|mr|mrs|ms|phd|ph\.d|m\.?sc|b\.?sc|md)\.?(?=\s|$|,|-)/iu
const version =
  /^(?:(?:draft|working|final)? ?versi(?:on|ón|one|e)|release|rev(?:ision)?|draft|v)\.? ?\d|^v?\d{1,2}\.\d{1,3}(?:\.\d{1,3})?[a-z]?(?=\s|$)/iu
/** A word or two with what they name. */
const labelled = /^\p{L}[\p{L}.-]*(?: \p{L}+)? ?[:：] \S/u
/** Words that stand between the parts of a name, and between names. */
const particle = /^(?:d[aeiou]s?|del|della|la|le|van|von|der|den|ten?|ter|el|al|bin|zu|y)$/u
const between = /\s*(?:[,;·&/]|\s(?:and|und|et|e|y|en|og)\s)\s*/u
/** Words that titles hold, and names do not. */
const ofTitle =
  /\b(?:manuals?|guides?|handbook|handbuch|reports?|bericht|reference|tutorial|thesis|documentation|dokumentation|introduction|edition|volume|proceedings|journal|magazine|catalog(?:ue)?|programming|theory|design|analysis|system|user|copyright|notice|legal|licen[cs]e|terms|package|paket|project|projekt|management)\b/iu
const heading =
  /^(?:abstract|summary|zusammenfassung|kurzfassung|r[ée]sum[ée]n?|resumo|riassunto|sommario|samenvatting|introduction|einleitung|introducción|introduzione|contents|preface|foreword|acknowledge?ments?|keywords|highlights|overview|objective|profile|key points)\b/iu

/**
 * The headings among the blocks of a document (`headings`, in their order) without those that say who wrote it, where or when: on the first pages, before any
 * running text, smaller than the title and in a manner in which no part of the document is headed.
 */
export function withoutNamesOnTitlePages(headings: readonly FoundHeading[], blocks: readonly Block[]): readonly FoundHeading[] {
  const onTitles = headings.filter((one) => pageOf(one) <= lastPage && isOnTitlePage(one, headings, blocks))
  if (onTitles.length === 0) return headings
  const parts = headings.filter((one) => !onTitles.includes(one))
  const names = new Set(
    onTitles.filter((one) => {
      const { signs } = one
      if (signs.outlineLevel !== null || signs.numberDepth > 0 || signs.size >= asLarge * largestOn(pageOf(one), headings)) return false
      return !parts.some((part) => isInOneManner(part, one)) && saysWho(one.at, blocks)
    }),
  )
  return names.size === 0 ? headings : headings.filter((one) => !names.has(one))
}

const pageOf = ({ passage }: FoundHeading): number => passage.places[0]?.page ?? 0
const largestOn = (page: number, headings: readonly FoundHeading[]): number =>
  Math.max(0, ...headings.filter((one) => pageOf(one) === page).map(({ signs }) => signs.size))

/** Whether no running text, table or list stands on its page between the top, or the largest heading, and this one. */
function isOnTitlePage(one: FoundHeading, headings: readonly FoundHeading[], blocks: readonly Block[]): boolean {
  const page = pageOf(one)
  const largest = largestOn(page, headings)
  const title = headings.find((other) => pageOf(other) === page && other.signs.size >= asLarge * largest)
  const from = Math.min(one.at, title?.at ?? one.at)
  const to = Math.max(one.at, title?.at ?? one.at)
  return blocks.slice(from, to).every((block) => block.places[0]?.page !== page || !isRunning(block))
}

function isRunning(block: Block | undefined): boolean {
  if (block === undefined) return false
  if (block.kind === 'table' || block.kind === 'list-item') return true
  if (block.kind !== 'paragraph' || block.role !== 'body') return false
  if (block.lines.length < fewestLines || textOfLines(block.lines).split(/\s+/).length < fewestWords) return false
  // The lines of an address are as many.
  return !(saysSoItself(textOf(block)) && block.lines.every(({ words }) => words.length <= mostInAddress))
}

/** Whether two headings are set alike: as large, as heavy, as slanted. */
function isInOneManner(a: FoundHeading, b: FoundHeading): boolean {
  const isSlanted = ({ passage }: FoundHeading) => slant(passage.lines) > 0.5
  return Math.abs(a.signs.size - b.signs.size) <= sameSize && a.signs.bold === b.signs.bold && isSlanted(a) === isSlanted(b)
}

/** Blocks above and below names in which what they belong to is looked for. */
const near = 3

/** Whether the block at an index says who, where or when: names alone where something near them does, and no running text stands right below them. */
function saysWho(at: number, blocks: readonly Block[]): boolean {
  const block = blocks[at]
  if (block === undefined || !('lines' in block)) return false
  const text = textOf(block)
  if (heading.test(text)) return false
  if (saysSoItself(text)) return true
  const isOverText = isRunning(blocks[at + 1])
  if (labelled.test(text)) return !isOverText
  if (ofTitle.test(text)) return false
  const names = block.lines.flatMap((line) => textOfLines([line]).split(between)).map((name) => name.replace(/[\d*∗†‡§]+$/u, '').trim())
  if (!names.every((name) => name === '' || isName(name))) return false
  if (block.lines.some((line) => line.words.some(({ raised }) => raised === 'superscript')) || /\s\p{Lu}\.\s/u.test(text)) return true
  const page = block.places[0]?.page
  const around = [...blocks.slice(Math.max(0, at - near), at), ...blocks.slice(at + 1, at + 1 + near)]
  return !isOverText && around.some((other) => other.places[0]?.page === page && !isRunning(other) && saysSoItself(textOf(other)))
}

const textOf = (block: Block): string => ('lines' in block ? textOfLines(block.lines).replaceAll('\n', ' ').trim() : '')
const saysSoItself = (text: string): boolean =>
  address.test(text) || version.test(text) || organisation.test(text) || ofPost.test(text) || titleOfPerson.test(text) || isDated(text)

/** A day in figures that begin with its year, a month with its year, or a year alone. */
const isDated = (text: string): boolean => {
  if (/(?<!\d)(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)/u.test(text)) return true
  const words = text.split(/[\s,./-]+/u)
  const isOfYear = words.some((word) => /^(?:19|20)\d\d$/.test(word))
  return isOfYear && (words.length === 1 || (spokenTexts(words) <= 8 && words.some((word) => monthNamed(word) !== null)))
}

/** Two to five words with capitals, and the small ones of names. */
function isName(text: string): boolean {
  const words = text.split(/\s+/)
  const capital = words.filter((word) => /^\p{Lu}[\p{L}'’-]*\.?$/u.test(word))
  return (
    words.length >= 2 && words.length <= 5 && capital.length >= 2 && words.every((word) => capital.includes(word) || particle.test(word))
  )
}
