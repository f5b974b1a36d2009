import { width } from '../geometry/index.ts'
import { baselineOf, isMeasured, type Line, median, sizeOf, sizeOfLine, spokenTexts, textOfLines } from '../model/index.ts'
import type { OutlineEntry } from '../stages.ts'
import { monthNamed } from '../values/index.ts'
import { endsWithPageNumber } from './contents.ts'
import { beginsWithLabel } from './lines-for-themselves.ts'
import { beginsWithBullet, markerOf } from './markers.ts'
import type { Passage } from './passages.ts'
import { boldness, familyOf, slant, type Typography } from './typography.ts'

/** What makes a passage a heading. */
export interface HeadingSigns {
  readonly size: number
  readonly bold: boolean
  readonly capitals: boolean
  /** Depth of its number: "2.1" is 2; 0 without one. */
  readonly numberDepth: number
  /** Level of the file's own outline; null when the outline does not name it. */
  readonly outlineLevel: number | null
}

/** Of the text's size: journals of physics set the numbered titles of their sections in bold or italics, a degree smaller than the text. */
const smallestNumbered = 0.88

/** Recognised words alone are measured larger than they are by up to a quarter. */
const surelyLarge = 1.3

/** Words a heading holds at most: longer ones are sentences set large. */
const mostWords = 24

/** Labels with what they name in one line ("Name: I. Fairley   Number: 318842"), from which on it is a row of them, however large. */
const fewestLabels = 2
const labelled = /(?:^|\s)\p{L}[\p{L}.]*(?: [\p{L}.]+){0,2}[:：] (?=\S)/gu

/** Sizes of the writing: the line above a passage of its own stands further off; one right below another line goes with it. */
const rightBelow = 1.35

/** Whether a passage stands right below words in bold, as the lines of one paragraph do. */
function isRightBelowBold({ lines, places }: Passage, before: Passage | null): boolean {
  const [first, last] = [lines[0], before?.lines.at(-1)]
  if (!first || !last || last.words.at(-1)?.font?.bold !== true || places[0]?.page !== before?.places.at(-1)?.page) return false
  const apart = baselineOf(first) - baselineOf(last)
  return apart > 0 && apart <= rightBelow * Math.max(sizeOfLine(first), sizeOfLine(last))
}

/** Of the text's size: titles that begin with a small letter are set in bold and larger, or clearly larger. */
const largerInBold = 1.12
const isAddressOnline = /[/@]|^www\./u
/** Whether a line that begins with a small letter is the name of a program or a function, set as a title is. Recognised words alone do not show it. */
const isNameInLargeType = ({ lines }: Passage, size: number, bold: boolean, { body }: Typography): boolean =>
  lines.length === 1 &&
  !lines.some(isMeasured) &&
  !isAddressOnline.test(lines[0]?.words[0]?.text ?? '') &&
  size >= (bold ? largerInBold : surelyLarge) * body

/** What manuals call a remark in a box of its own, in seven languages: it heads that remark and no section. */
const nameOfRemark =
  /^(?:note|nota bene|n\.b\.|warning|caution|danger|important|tip|hint|hinweis|achtung|warnung|vorsicht|gefahr|wichtig|tipp|remarque|attention|avertissement|conseil|astuce|nota|advertencia|precaución|aviso|atención|importante|consejo|attenzione|avvertenza|avviso|suggerimento|let op|opmerking|waarschuwing|belangrijk|observação|atenção|dica)\s?[:!.]?$/iu

/** A label and the number that it names, of more figures than a year has, or the number of the page: "Customer no. 47774", "Page 1 of 2". */
const isParticular =
  /^\p{Lu}[\p{L}.-]*(?: [\p{L}.]+){0,2}[:.]? (?=(?:[^\d]*\d){5})[\p{Lu}\d./-]+$|^(?:page|seite|blatt|sheet|página|pagina|side|sida|strona) \d{1,4}(?: ?(?:of|von|de|di|sur|van|af|av|z|\/) ?\d{1,4})?$/iu

/** The bullet that a passage begins with, or the style of the number on a disc there; null for none. */
const bulletOf = (passage: Passage | null): string | null => {
  const [line] = passage?.lines ?? []
  const marker = line === undefined ? null : markerOf(line)
  if (marker === null || line === undefined) return null
  return marker.kind === 'bullet' ? marker.text : beginsWithBullet(line) ? marker.style : null
}
/** true for an item of a list, be it set large, as the points of a summary are: the passage before or after it begins with the same bullet. */
function isItemAmongOthers(passage: Passage, before: Passage | null, next: Passage | null): boolean {
  const bullet = bulletOf(passage)
  return bullet !== null && (bulletOf(before) === bullet || bulletOf(next) === bullet)
}

/**
 * The signs by which a passage is a heading, or null for running text. `before` is the passage that it follows, `next` the one that follows it in the same
 * column; `isTitled` says that the passage stands over a table as titles of sections do in this document.
 */
export function headingSigns(
  passage: Passage,
  next: Passage | null,
  typography: Typography,
  outline: OutlineTitles,
  isTitled = false,
  before: Passage | null = null,
): HeadingSigns | null {
  const { lines } = passage
  // Long paragraphs are most of a document; only an outline could name one.
  if ((lines.length > 4 && outline.size === 0) || lines.some((line) => hasWideGap(line) || endsWithPageNumber(line))) return null
  const text = textOfLines(lines).replaceAll('\n', ' ').trim()
  const words = text.split(' ')
  const entry = outline.size > 0 ? outline.entryOf(text, passage.places[0]?.page ?? 0) : undefined
  const size = median(lines.map(sizeOfLine), typography.body)
  const bold = boldness(lines) > 0.9 || passage.isRuled === true
  const capitals = isCapitals(text)
  const numberDepth = depthOfNumber(text)
  const signs: HeadingSigns = { size, bold, capitals, numberDepth, outlineLevel: entry?.level ?? null }
  // The parts of a text may be listed by the titles that its outline names.
  if (isItemAmongOthers(passage, before, next)) return null
  if (entry) return signs
  // Squares and arrows are set before titles as well, dots are not.
  if (nameOfRemark.test(text) || bulletOf(passage) === '•') return null
  // A label in bold with what it is about is none, be it set large.
  if (lines[0] !== undefined && beginsWithLabel(lines[0])) return null
  // An option to tick is none, however large it is filled in.
  if (passage.isAddress || /[☐☑☒]/u.test(text) || (text.match(labelled) ?? []).length >= fewestLabels) return null
  if (passage.isCode && !typography.codeFaces.has(typography.family ?? '') && /[_={}<>\\|;/]/.test(text)) return null
  if (lines.length > 4 || spokenTexts(words) > mostWords || !/\p{L}{2}/u.test(text) || isOfSigns(words)) return null
  if (/^\p{Ll}/u.test(text) && !isNameInLargeType(passage, size, bold, typography)) return null
  if (isByline(words) && before !== null && median(before.lines.map(sizeOfLine), 0) > size) return null
  if (isEntryAmongOthers(text, before, next) || (capitals && isCountryBelow(words, before))) return null
  // An option of a program, above what it does.
  if (/^-{1,2}\p{L}/u.test(text) && size < largerInBold * typography.body) return null
  if (passage.isRuled === true) return signs
  // Facts below a title, in plain type: "Pay date 11/13/2026 · Kitchen".
  if (!bold && numberDepth === 0 && / [·•|] /u.test(text)) return null
  if (!bold && numberDepth === 0 && size < surelyLarge * typography.body && isParticular.test(text)) return null
  const large = size >= typography.large - 0.25
  const ends = /[.,;。，；]["'”’)」』）]?$/u.test(text)
  // What stands alone below all text, measured a little too large, is a label: below a line to sign on.
  if (large && next === null && numberDepth === 0 && !bold && lines.some(isMeasured) && size < surelyLarge * typography.body) return null
  // The last line of a paragraph, measured a little too large, ends like this.
  if (large) return ends && spokenTexts(words) > (lines.some(isMeasured) && numberDepth === 0 ? 0 : 8) ? null : signs
  if (ends && !(numberDepth > 0 && words.length <= 6)) return null
  if (typography.family === null && lines.length === 1 && !/[:：]$/u.test(text)) {
    if (isRunningText(next) && isShortTitle(passage, words, numberDepth)) return signs
    if (numberDepth > 0 && spokenTexts(words) <= mostInShort && isFirstPartOf(text, next)) return signs
  }
  const numbered = numberDepth > 0
  // Small capitals are as large as their first letters; of recognised words the line tells more than each.
  const set = numbered && capitals && !lines.some(isMeasured) ? Math.max(...lines.flatMap((line) => line.words.map(sizeOf))) : size
  const isSet = bold || (lines.length === 1 && slant(lines) > 0.9)
  const isSmall = set < (isSet && numbered ? smallestNumbered : 0.93) * typography.body
  if (isSmall || spokenTexts(words) > 16 || lines.length > 2) return null
  if (bold && !typography.mostlyBold)
    return next === null ? (numbered || capitals || isTitled ? signs : null) : /:$/.test(text) && !numbered && !capitals ? null : signs
  // The line below a title in bold is no title by its own slant, nor by the initial of a name.
  if (!capitals && (isRightBelowBold(passage, before) || /[:：]$/u.test(text))) return null
  if (numbered && (numberDepth > 1 || capitals || slant(lines) > 0.9) && next !== null && spokenTexts(words) <= 12) return signs
  if (slant(lines) > 0.95 && lines.length === 1 && next !== null && slant(next.lines) < 0.5 && isTitle(words)) return signs
  if (
    next !== null &&
    lines.length === 1 &&
    size >= 1.05 * typography.body &&
    hasOtherFace(passage, typography) &&
    !hasOtherFace(next, typography)
  )
    return signs
  if (capitals && !/[=;_{}<>\\|]/.test(text) && isRunningText(next) && words.length <= 10 && size >= 0.97 * typography.body) return signs
  return null
}

/**
 * Headings' levels, 1 to 6: the outline's where it names them, else by number, else by how far the type stands out among all headings.
 * Numbers count from the second level when a title in larger type stands above them.
 */
export function levelsOf(headings: readonly HeadingSigns[]): readonly (1 | 2 | 3 | 4 | 5 | 6)[] {
  const ranks = ranksOf(headings)
  const numbered = headings.filter((signs) => signs.numberDepth > 0)
  const shallowest = Math.min(...numbered.map((signs) => signs.numberDepth))
  const top = Math.max(0, ...numbered.filter((signs) => signs.numberDepth === shallowest).map((signs) => signs.size))
  // What a paper is called may be hardly larger than the titles of its sections, but it is the first of them, and alone has no number.
  const [first, ...others] = headings
  const isTitle = first?.numberDepth === 0 && first.size > top && numbered.length > 1 && others.every((signs) => signs.numberDepth > 0)
  const hasTitle = isTitle || headings.some((signs) => signs.numberDepth === 0 && signs.size > 1.08 * top)
  return headings.map((signs) => {
    if (signs.outlineLevel !== null) return clampLevel(signs.outlineLevel)
    if (signs.numberDepth > 0)
      return clampLevel(signs.numberDepth - (numbered.length > 0 ? Math.min(shallowest, 1) : 0) + (hasTitle ? 2 : 1))
    return clampLevel(ranks.get(signs) ?? 1)
  })
}

/** Ranks by prominence, 1 the first; sizes within a twelfth of each other are one rank unless weight or capitals tell them apart. */
function ranksOf(headings: readonly HeadingSigns[]): ReadonlyMap<HeadingSigns, number> {
  const prominence = (signs: HeadingSigns) => signs.size * (signs.bold ? 1.06 : 1) * (signs.capitals ? 1.03 : 1)
  const sorted = [...headings].sort((a, b) => prominence(b) - prominence(a))
  const ranks = new Map<HeadingSigns, number>()
  let rank = 0
  let first = Infinity
  for (const signs of sorted) {
    if (prominence(signs) < first / 1.085) {
      rank++
      first = prominence(signs)
    }
    ranks.set(signs, Math.max(1, rank))
  }
  return ranks
}

function clampLevel(level: number): 1 | 2 | 3 | 4 | 5 | 6 {
  const whole = Math.max(1, Math.min(6, Math.round(level)))
  return whole as 1 | 2 | 3 | 4 | 5 | 6
}

/** The entries of a file's outline by title: one title may stand over several parts, at different levels. */
export class OutlineTitles {
  readonly #entries = new Map<string, OutlineEntry[]>()

  constructor(outline: readonly OutlineEntry[]) {
    for (const entry of outline) {
      const key = outlineKey(entry.title)
      const own = this.#entries.get(key)
      if (own === undefined) this.#entries.set(key, [entry])
      else own.push(entry)
    }
  }
  get size(): number {
    return this.#entries.size
  }
  /** The entry for a title printed on this page: the first that leads there and has not been asked for, else the nearest; undefined for none. */
  entryOf(text: string, page: number): OutlineEntry | undefined {
    const own = this.#entries.get(outlineKey(text)) ?? this.#unnumbered(text, page)
    if (own === undefined || own.length === 1) return own?.[0]
    const at = own.findIndex((entry) => entry.page === page)
    if (at >= 0) return own.splice(at, 1)[0]
    return own.toSorted((a, b) => Math.abs(a.page - page) - Math.abs(b.page - page))[0]
  }
  /** The entries of a title without the number it is printed with, where they lead to this page or one beside it: many programs leave numbers out. */
  #unnumbered(text: string, page: number): OutlineEntry[] | undefined {
    const [, title] = printedNumber.exec(text) ?? []
    const own = title === undefined ? undefined : this.#entries.get(outlineKey(title))
    return own?.some((entry) => Math.abs(entry.page - page) <= 1) === true ? own : undefined
  }
}

/** The number of a part, with what the part is called or without, and its title. */
const printedNumber = /^(?:\p{L}{4,10}\s+)?(?:\d{1,3}(?:\.\d{1,3}){0,5}|(?:[A-Z]|[IVXLC]{2,6})(?:\.\d{1,3}){0,5})[.):]?\s+(\P{N}{4}.*)$/u

/** Text as outlines and pages can both be compared by: letters and digits only, without case. */
const outlineKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Names behind "by" are hardly longer. */
const longestByline = 8
/** True for who wrote what stands above: "By Nora Finch". */
const isByline = ([first = '', second = '', ...others]: readonly string[]): boolean =>
  /^(?:By|Von|Par|Por|Door|Di|BY|VON|PAR|POR)$/u.test(first) && /^\p{Lu}/u.test(second) && others.length < longestByline - 2

/** True where the next passage is numbered as the first part of this one: "2 Data" over "2.1 Sales". */
const isFirstPartOf = (text: string, next: Passage | null): boolean => {
  const [, number] = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s/u.exec(text) ?? []
  return number !== undefined && next !== null && textOfLines(next.lines).startsWith(`${number}.1 `)
}

/** A country in capitals, the last line of an address: below a place with its code of the post. */
const isCountryBelow = (words: readonly string[], before: Passage | null): boolean =>
  words.length <= 3 && /^(?:\p{Lu}{1,2}-\d{4,5}|\d{5}) \p{Lu}|(?:^| )\p{Lu}{2} \d{5}$/u.test(textOfLines(before?.lines.slice(-1) ?? []))

/** An entry of a table of contents in bold that fills its line: its page number is next to it, and one of those above and below is not. */
function isEntryAmongOthers(text: string, before: Passage | null, next: Passage | null): boolean {
  if (!/\s\d{1,4}$/.test(text)) return false
  const beside = [before?.lines.at(-1), next?.lines.at(-1)]
  return (
    beside.every((line) => line !== undefined && /^[.·…]*\d{1,4}$/u.test(line.words.at(-1)?.text ?? '')) &&
    beside.some((line) => line !== undefined && endsWithPageNumber(line))
  )
}

const mostInShort = 8
/** Recognised scans tell no weight: there a short line of capitalised words, or a numbered one, stands for a heading. */
const isShortTitle = ({ lines: [line], column }: Passage, words: readonly string[], numberDepth: number): boolean =>
  line !== undefined && spokenTexts(words) <= mostInShort && width(line.box) < 0.7 * width(column) && (isTitle(words) || numberDepth > 0)

/** True for a passage that a heading may stand over: six words or more, not all in capitals. */
function isRunningText(passage: Passage | null): boolean {
  if (passage === null) return false
  const text = textOfLines(passage.lines)
  return text.split(/\s/).length >= 6 && !isCapitals(text)
}

/** True for words of which most hold neither letter nor figure: signs of a language that are listed. */
const isOfSigns = (words: readonly string[]): boolean =>
  words.length >= 4 && 2 * words.filter((word) => !/[\p{L}\p{N}]/u.test(word)).length > words.length

const hasOtherFace = (passage: Passage, typography: Typography): boolean =>
  typography.family !== null && familyOf(passage.lines.flatMap((line) => line.words)) !== typography.family

/** Two words or more, all but the small ones with a capital: how titles are written and sentences are not. */
const isTitle = (words: readonly string[]): boolean =>
  words.length >= 2 &&
  spokenTexts(words) <= 10 &&
  words.every((word) => word.length <= 4 || /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(word)) &&
  /^[\p{Lu}\p{Lo}\d]/u.test(words[0] ?? '')

/** A line with a wide gap in it is a row of something: a name and a date, the heads of columns. Numbers may stand apart from their heading. */
const hasWideGap = ({ words }: Line): boolean =>
  words.some((word, index) => {
    const previous = words[index - 1]
    return previous !== undefined && index > 1 && word.box.left - previous.box.right > 3 * sizeOf(word)
  })

const isCapitals = (text: string): boolean => {
  const found = text.match(/\p{L}/gu) ?? []
  return found.length >= 4 && found.every((letter) => letter === letter.toUpperCase() && letter !== letter.toLowerCase())
}

/** A day alone ("3 April", "17. Mai 2026") is no numbered title. */
const isDay = (text: string): boolean => {
  const [, month] = /^\d{1,2}\.?\s+(\p{L}+)\.?(?:\s+\d{4})?$/u.exec(text) ?? []
  return month !== undefined && monthNamed(month) !== null
}

function depthOfNumber(text: string): number {
  if (isDay(text)) return 0
  const named = /^(?:chapter|section|part|article|appendix|annex|kapitel|abschnitt|chapitre|capítulo)\s+[\dIVXA-Z]+\b/i.test(text)
  if (named) return 1
  // "2-1- Scope" and, of writing from right to left, "-2 …" with the dash drawn before it.
  const [, dashed] = /^[-–]?(\d{1,2}(?:[-–]\d{1,2}){0,5})[-–]?\s+\p{L}/u.exec(text) ?? []
  if (dashed !== undefined && /^\d[\d–-]*[-–]\s|^[-–]\d+\s+[\u0590-\u08FF]/.test(text)) return dashed.split(/[-–]/).length
  const [, number = ''] = /^((?:\d{1,2}|[A-Z]|[IVX]{2,5}(?=\.\d))(?:\.\d{1,2}){0,5})\.?\s+\p{L}/u.exec(text) ?? []
  if (number === '' || /^[A-Z]$/.test(number)) return /^(?:[IVX]{1,5}|[A-Z])\.\s+\p{L}/u.test(text) ? 1 : 0
  return number.split('.').length
}
