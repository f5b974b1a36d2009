// Who signed: the blocks of "By", "Name", "Title" and "Date" at the end of a contract.

import { type Block, type Line, linesOf, textOfLine, type Word } from '../../model/index.ts'
import type { DateOrder } from '../../values/index.ts'
import { datesIn } from '../prose/dates.ts'
import { found, present } from '../prose/found.ts'
import { namePartsOf } from '../prose/name-parts.ts'
import { straightened } from '../prose/prose.ts'
import type { FoundValue } from '../reading/reader.ts'
import { wordsWithin } from '../reading/words-within.ts'
import { isCompany, isPerson, namesSomebody } from './party-names.ts'
import { partyRole } from './roles.ts'
import { signaturesInTables } from './signature-tables.ts'

/** One signature: for whom, by whom, as what, when; null for what is not there. */
export interface Signature {
  readonly party: FoundValue | null
  readonly name: FoundValue | null
  readonly title: FoundValue | null
  readonly date: FoundValue | null
  /** Signed "by" somebody, and not under the role of a person: the signer binds another. */
  readonly forAnother: boolean
}

interface Row {
  readonly text: string
  readonly words: readonly Word[]
}

const labels = {
  by: /^(?:by|durch|par|por|da|door|signature|unterschrift|firma|assinatura|handtekening|signed|sign)\s*:/i,
  name: /^(?:name|print(?:ed)?(?:\s+name)?|nom|nombre|nome|naam|fdo\.?|gez\.?|firmado|firmato)\s*:/i,
  title: /^(?:title|its|titel|funktion|position|titre|qualité|cargo|carica|functie|função)\s*:/i,
  date: /^(?:dated?|datum|fecha|data)\s*:/i,
} as const
const unsigned = (): Signature => ({ party: null, name: null, title: null, date: null, forAnother: false })
/** Roles that only a person has: who signs under one signs for himself. */
const personalRole =
  /^(?:the\s+)?(?:employee|executive|director|individual|consultant|arbeitnehmer|mitarbeiter|salarié|trabajador|lavoratore|werknemer|empregado)\b/i
const anyLabel =
  /(?<![\p{L}])(?:by|sign|name|print(?:ed)?(?:\s+name)?|title|its|dated?|signature|unterschrift|datum|nom|nombre|nome|naam|titel|funktion|titre|cargo|carica|functie|fdo\.?|firmado|firmato)\s*:/giu
const closing =
  /in\s+witness\s+(?:whereof|hereof)|very\s+truly\s+yours|sincerely|agreed\s+(?:to\s+)?and\s+acce(?:pt|knowledg)|executed\s+as\s+of|the\s+parties\s+(?:hereto\s+)?have|unterzeichne|unterschrift|fait\s+à|en\s+fe\s+de|in\s+fede|aldus\s+overeengekomen|hasta\s+la|por\s+ser\s+verdade|signed\s+by\s+(?:or\s+on\s+behalf\s+of\s+)?the\s+parties|en\s+prueba\s+de\s+conformidad|letto,?\s+confermato/iu

/** The signatures of a contract, in reading order; empty for one that nobody is named under. */
export function signaturesIn(blocks: readonly Block[], order: DateOrder | null): readonly Signature[] {
  const inTables = signaturesInTables(blocks, order)
  if (inTables.length > 0) return inTables
  const rows = signatureRows(blocks)
  const signatures: Signature[] = []
  let open: { -readonly [key in keyof Signature]: Signature[key] } = unsigned()
  // Where names are told by their labels, others stand near them for another reason.
  const areLabelled = rows.some(({ text }) => [labels.by, labels.name, labels.title].some((label) => label.test(text.trim())))
  let underLine = false
  let labelled = false
  const close = (): void => {
    underLine = false
    labelled = false
    if (open.name !== null || (open.party !== null && (open.title !== null || open.date !== null))) signatures.push(open)
    open = unsigned()
  }
  rows.forEach((row, index) => {
    const said = row.text.trim()
    if (labels.by.test(said)) {
      if (open.name !== null || open.title !== null) close()
      const before = rows
        .slice(Math.max(0, index - 3), index)
        .findLast(({ text }) => isCompany(text.replace(/[,:\s]+$/, '')) && namesSomebody(text))
      open.forAnother = !rows.slice(Math.max(0, index - 3), index).some(({ text }) => personalRole.test(text.trim()))
      open.party ??= before === undefined ? null : found('party', tidy(before.text), before.words, 0.8)
      open.name ??= nameIn(row, labels.by)
      return
    }
    if (labels.name.test(said)) {
      const name = nameIn(row, labels.name)
      const another = labelled && name !== null && name.value.text !== open.name?.value.text
      if (open.name !== null && (open.title !== null || another)) close()
      open.name = name ?? open.name
      labelled = true
    } else if (labels.title.test(said)) open.title = rest(row, labels.title, 'title')
    else if (labels.date.test(said)) {
      const [date] = datesIn(straightened(row.text), order)
      if (date !== undefined) open.date = found('date', date.value, wordsWithin(row.words, date.from, date.to), 0.8)
    } else if (isCompany(boundBy(said)) && namesSomebody(boundBy(said))) {
      // Below a name that stands under a line to sign on, whom it binds; else whose signature begins.
      const isBelow = open.name !== null && open.party === null && underLine && isNextTo(rows[index - 1], row)
      if (!isBelow) close()
      const name = boundBy(said)
      const from = row.text.indexOf(name)
      open.party = found('party', name, from < 0 ? row.words : wordsWithin(row.words, from, from + name.length), 0.8)
    } else if (
      isPerson(tidy(said)) &&
      namesSomebody(tidy(said)) &&
      !office.test(tidy(said)) &&
      !offices.test(tidy(said)) &&
      !notNames.test(said) &&
      !partyRole.test(tidy(said)) &&
      !tidy(said)
        .split(' ')
        .every((word) => partyRole.test(word)) &&
      (isSignedUnder(rows[index - 1]?.text ?? '') || (!areLabelled && isAboveWhom(rows[index + 1]?.text ?? '')))
    ) {
      // "/s/ Odile Marchetti" over her name is one signature.
      if (open.name !== null && open.name.value.text !== tidy(said)) close()
      open.name = found('name', tidy(said), row.words, 0.7)
      open.forAnother ||= isForAnother(rows[index + 1]?.text ?? '')
      const headed = rows[index - 1]?.text.trim() ?? ''
      open.forAnother ||= partyRole.test(tidy(headed)) && !personalRole.test(headed)
      underLine = true
    } else if (
      isPersonWithOffice(said) &&
      (isSignedUnder(rows[index - 1]?.text ?? '') || (open.party !== null && open.name === null && isNextTo(rows[index - 1], row)))
    ) {
      if (open.name !== null) close()
      const at = row.text.indexOf(',')
      open.name = found('name', tidy(row.text.slice(0, at)), wordsWithin(row.words, 0, at), 0.7)
      open.title = found('title', tidy(row.text.slice(at + 1)), wordsWithin(row.words, at + 1, row.text.length), 0.7)
      open.forAnother = true
      underLine = true
    } else if (open.name !== null && open.title === null && underLine && (office.test(said) || offices.test(said))) {
      open.title = found('title', tidy(said), row.words, 0.7)
      open.forAnother = true
    } else if (open.name === null && /^\/s\/\s*\p{Lu}/u.test(said)) {
      open.name = nameIn(row, /^\/s\//)
      // "FOR THE COMPANY" above the line to sign on.
      open.forAnother ||= rows.slice(Math.max(0, index - 2), index).some(({ text }) => isForAnother(text))
    }
  })
  close()
  return signatures
}

/** The office or company that the name above it signs for. */
const isAboveWhom = (said: string): boolean => office.test(tidy(said)) || isCompany(tidy(said))

/** A line to sign on, or whose signature comes: "/s/", "For the Client", "Verhuurder". */
const isSignedUnder = (above: string): boolean =>
  /^[\s._…]+$|_{4,}|\.{6,}|…{3,}|^\/s\//u.test(above) || partyRole.test(tidy(above).replace(forWhom, ''))
/** "For the Company": whoever signs here binds another than himself. */
function isForAnother(text: string): boolean {
  const said = tidy(text)
  const whom = said.replace(forWhom, '')
  return whom !== said && partyRole.test(whom) && !personalRole.test(whom)
}
/** How lines begin that name nobody, or not alone. */
const notNames = /^(?:for|für|pour|per|por|voor|title|name|print|date|dated|by|its|signature)\s/iu
const forWhom = /^(?:for\s+and\s+on\s+behalf\s+of|on\s+behalf\s+of|for|für|pour|per|por|voor|namens|pel[ao])\s+(?=\p{L})/iu
/** What somebody is who signs for another. */
const office =
  /^(?:(?:managing|executive|general|deputy|sales|finance|commercial|legal|operations)\s+)?(?:director|manager|president|trustee|authori[sz]ed\s+signator(?:y|ies)|chair(?:man|woman|person)?|partner|owner|secretary|treasurer|ceo|cfo|coo|geschäftsführer(?:in)?|prokurist(?:in)?|vorstand\p{L}*|inhaber(?:in)?|gesellschafter(?:in)?|président(?:e)?|gérant(?:e)?|directeur|directrice|associé(?:e)?|administrador(?:a)?|gerente|director(?:a)?|apoderad[oa]|amministratore|amministratrice|presidente|legale\s+rappresentante|titolare|direttore|direttrice|soci[oa]|bestuurder|vennoot|eigenaar|directeur-eigenaar|zaakvoerder|sóci[oa]|diretor(?:a)?)(?:\s+\p{L}{2,15}){0,2}$/iu

/** Officers of companies, one office or two: "Chairman & Chief Executive Officer", "Senior Vice President and General Counsel". */
const offices =
  /^(?:(?:(?:senior|executive|group)\s+)*(?:chair(?:man|woman|person)?(?:\s+of\s+the\s+board)?|(?:vice[\s-]+)?president|chief\s+\p{L}+\s+officer|general\s+counsel|secretary|treasurer|managing\s+director)(?:,?\s*(?:&|and|,)\s*|$)){1,3}$/iu

/** "Fergus Baird, Director" on one line. */
const isPersonWithOffice = (said: string): boolean => {
  const [name, title, more] = said.split(/,\s+/u)
  return (
    name !== undefined && title !== undefined && more === undefined && isPerson(name) && namesSomebody(name) && office.test(tidy(title))
  )
}

/** A signature as an object of the list "signatures", the signer's name whole and in parts. `language` is that of the contract. */
export const signatureItem = ({ party, name, title, date }: Signature, language: string | null): readonly FoundValue[] =>
  present([party, name, ...(name === null ? [] : namePartsOf(name, [], language)), title, date])

/** The lines after the closing words, taken apart where two labels stand on one line. */
function signatureRows(blocks: readonly Block[]): readonly Row[] {
  const lines = blocks.flatMap((block) => (block.kind === 'furniture' ? [] : linesOf(block)))
  const start = lines.findLastIndex((line) => closing.test(textOfLine(line)))
  return oneColumnAfterTheOther(start < 0 ? (belowPlace(lines) ?? fromSignedFor(lines) ?? lowest(lines)) : lines.slice(start + 1))
    .reduce(withForm, [])
    .flatMap((row) => partsOf(row))
}

const formAlone =
  /^(?:GmbH|AG|KG|OHG|UG|Ltd\.?|Limited|Inc\.?|L\.?L\.?C\.?|PLC|S\.?A\.?S\.?|S\.?A\.?|SARL|S\.r\.l\.|S\.p\.A\.|B\.?V\.?|N\.?V\.?|L\.?P\.?|L\.?L\.?P\.?|Lda\.?|S\.L\.?)$/u
/** A form of company alone on its line ends the name above it. */
function withForm(rows: readonly Row[], row: Row): readonly Row[] {
  const above = rows.at(-1)
  if (above === undefined || !formAlone.test(row.text.trim()) || !/\p{L},?$/u.test(above.text) || isCompany(above.text))
    return [...rows, row]
  return [...rows.slice(0, -1), { text: `${above.text} ${row.text}`, words: [...above.words, ...row.words] }]
}

/** "Goslar, den 12. Mai 2026": where and when it was signed. */
const placeAndDay =
  /^\s*\p{Lu}[\p{L}'’ .-]{1,30},\s*(?:lì|den|am|le|a|il|em|op)?\s*\d{1,2}[.°º]?\s+(?:de\s+)?\p{L}{3,10}\.?\s+(?:de\s+)?\d{4}\s*\.?$/iu

/** The lines below the place and day of signing, where these stand above the lowest lines; null where none do. */
function belowPlace(lines: readonly Line[]): readonly Line[] | null {
  const from = Math.floor(lines.length * (1 - belowClauses))
  const at = lines.findIndex((line, index) => index >= from && placeAndDay.test(straightened(textOfLine(line)).trim()))
  return at < 0 || at >= lines.length * (1 - atTheEnd) ? null : lines.slice(at + 1)
}
const belowClauses = 0.5

/** "Signed for Mill & Sons Ltd" and what stands below; null where it stands nowhere in the lower half. */
function fromSignedFor(lines: readonly Line[]): readonly Line[] | null {
  const from = Math.floor(lines.length * (1 - belowClauses))
  const at = lines.findIndex((line, index) => index >= from && signedFor.test(straightened(textOfLine(line)).trim()))
  return at < 0 ? null : lines.slice(at)
}
const signedFor =
  /^(?:[Ss]igned|[Ee]xecuted|SIGNED|EXECUTED)\s+(?:for(?:\s+and\s+on\s+behalf\s+of)?|on\s+behalf\s+of|FOR(?:\s+AND\s+ON\s+BEHALF\s+OF)?)\s+\p{Lu}/u

/** Share of a contract's lines, its lowest, among which signatures stand that no words announce; of a page in columns those of all columns. */
const atTheEnd = 0.15
function lowest(lines: readonly Line[]): readonly Line[] {
  const isLower = (a: Word | undefined, b: Word | undefined): number =>
    (b?.page ?? 0) - (a?.page ?? 0) || (b?.baseline ?? 0) - (a?.baseline ?? 0)
  const count = lines.length - Math.floor(lines.length * (1 - atTheEnd))
  const own = new Set(lines.toSorted((a, b) => isLower(a.words[0], b.words[0])).slice(0, count))
  // The first of several signatures may stand further up: "Sign: ____", or below "By:".
  const half = Math.floor(lines.length * (1 - belowClauses))
  const first = lines.findIndex((line, index) => index >= half && labels.by.test(textOfLine(line).trim()))
  return lines.filter((line, index) => own.has(line) || (first >= 0 && index >= first - 1))
}

/** In heights of the writing: the white between two signatures side by side. */
const gutter = 2.5
/** Rows with writing on both sides of a gutter from which on two signatures stand side by side. */
const fewestRows = 3

/** The lines of signatures that stand side by side, the left one's before the right one's; all others as they come. */
function oneColumnAfterTheOther(lines: readonly Line[]): readonly Row[] {
  const rows = rowsOf(lines)
  const runs = rows.flatMap((words) => words.flatMap((word, at) => (isBehindGutter(word, words[at - 1]) ? runAt(rows, word) : [])))
  const [best] = runs.sort((a, b) => b.both - a.both)
  const isPair =
    best?.both === 2 && rows.slice(best.from, best.to).some((words) => words.every(isLineToSign) || areTwoPeople(words, best.x))
  if (best === undefined || (best.both < fewestRows && !isPair))
    return apart(lines).map((line) => ({ text: textOfLine(line), words: line.words }))
  const rowOf = (words: readonly Word[]): Row[] => (words.length === 0 ? [] : [{ text: words.map(({ text }) => text).join(' '), words }])
  const within = rows.slice(best.from, best.to)
  const own = new Set(within.flat())
  const outside = lines.filter(({ words }) => !words.some((word) => own.has(word)))
  const [top] = within[0] ?? []
  const isAbove = ({ words: [word] }: Line): boolean =>
    word !== undefined && top !== undefined && (word.page < top.page || (word.page === top.page && word.baseline < top.baseline))
  const plain = (some: readonly Line[]): readonly Row[] => some.map((line) => ({ text: textOfLine(line), words: line.words }))
  return [
    ...plain(outside.filter(isAbove)),
    ...within.flatMap((words) => rowOf(words.filter(({ box }) => box.right <= best.x + 1))),
    ...within.flatMap((words) => rowOf(words.filter(({ box }) => box.right > best.x + 1))),
    ...plain(outside.filter((line) => !isAbove(line))),
  ]
}

const areTwoPeople = (words: readonly Word[], x: number): boolean =>
  [words.filter(({ box }) => box.right <= x), words.filter(({ box }) => box.left >= x)].every((side) =>
    isPerson(side.map(({ text }) => text).join(' ')),
  )

/** Lines side by side whose rows do not meet, as cells that are centred have them: the left ones before the right ones. All others as they come. */
function apart(lines: readonly Line[]): readonly Line[] {
  const beside = lines.find((line) => lines.some((other) => isBeside(other, line)))
  if (beside === undefined) return lines
  const x = beside.box.left - 3
  const own = lines.slice(lines.findIndex((line) => isBeside(line, beside) || line === beside))
  const crossing = own.findIndex(({ box }) => box.left < x && box.right > x)
  const within = crossing < 0 ? own : own.slice(0, crossing)
  const [left, right] = [within.filter(({ box }) => box.right <= x), within.filter(({ box }) => box.left >= x)]
  if (left.length < 2 || right.length < 2) return lines
  const taken = new Set(within)
  const at = lines.indexOf(own[0] ?? beside)
  return [...lines.slice(0, at), ...left, ...right, ...lines.slice(at).filter((line) => !taken.has(line))]
}

/** On the level of a line or nearly so, and to its left behind a gutter. */
function isBeside(other: Line, { words: [word], box }: Line): boolean {
  const [first] = other.words
  return (
    word !== undefined &&
    first?.page === word.page &&
    box.left - other.box.right > gutter * (word.box.bottom - word.box.top) &&
    Math.abs(first.baseline - word.baseline) < 1.2 * (word.box.bottom - word.box.top)
  )
}

const isBehindGutter = (word: Word, before: Word | undefined): boolean =>
  before !== undefined && word.box.left - before.box.right > gutter * (word.box.bottom - word.box.top)

/** The rows about a word that begins behind a gutter as far as no row runs over it, and how many of them stand on both of its sides. */
function runAt(
  rows: readonly (readonly Word[])[],
  word: Word,
): { readonly x: number; readonly from: number; readonly to: number; readonly both: number } {
  const x = word.box.left - 3
  const own = rows.findIndex((words) => words.includes(word))
  const isOver = (words: readonly Word[]): boolean =>
    words[0]?.page !== word.page ||
    words.some(
      ({ box }, index) =>
        (box.left < x && box.right > x) ||
        (index > 0 &&
          box.left > x &&
          (words[index - 1]?.box.right ?? 0) < x &&
          !(
            Math.abs(box.left - word.box.left) < 3 &&
            (words.every(isLineToSign) || areTwoNames(words.slice(0, index), words.slice(index)))
          ) &&
          !isBehindGutter(words[index] ?? word, words[index - 1])),
    )
  let from = own
  while (from > 0 && !isOver(rows[from - 1] ?? [])) from--
  let to = own + 1
  while (to < rows.length && !isOver(rows[to] ?? [])) to++
  const hasBoth = (words: readonly Word[]): boolean => words.some(({ box }) => box.right <= x) && words.some(({ box }) => box.left >= x)
  while (from < own && !hasBoth(rows[from] ?? [])) from++
  // One column may be a line or two longer than the other.
  const isLonger = (at: number): boolean =>
    goesOnBelow(rows[at] ?? [], rows[at - 1] ?? []) && (hasBoth(rows[at - 1] ?? []) || hasBoth(rows[at - 2] ?? []))
  while (to > own + 1 && !hasBoth(rows[to - 1] ?? []) && !isLonger(to - 1)) to--
  return { x, from, to, both: rows.slice(from, to).filter(hasBoth).length }
}

/** On the very next line. */
const isNextTo = (above: Row | undefined, { words: [word] }: Row): boolean => {
  const [first] = above?.words ?? []
  return (
    first !== undefined &&
    word !== undefined &&
    first.page === word.page &&
    word.baseline - first.baseline < 2.2 * (first.box.bottom - first.box.top)
  )
}

/** Right below, and beginning where a word of the row above does. */
const goesOnBelow = ([first]: readonly Word[], above: readonly Word[]): boolean =>
  first !== undefined &&
  above.some(({ box, baseline }) => Math.abs(box.left - first.box.left) < 2 && first.baseline - baseline < 2 * (box.bottom - box.top))

const isLineToSign = ({ text }: Word): boolean => /^[_.…]{4,}$/u.test(text)

/** A long name reaches up to that of the other column. */
const areTwoNames = (...names: readonly (readonly Word[])[]): boolean =>
  names.every((words) => isCompany(words.map(({ text }) => text).join(' ')))

/** The words of lines by what is seen as one row, whether the layout made one line of it or two; each from left to right. */
function rowsOf(lines: readonly Line[]): readonly (readonly Word[])[] {
  const rows: Word[][] = []
  for (const { words } of lines) {
    const [first] = words
    const row = rows.find(
      ([other]) => other !== undefined && first !== undefined && other.page === first.page && Math.abs(other.baseline - first.baseline) < 2,
    )
    if (row === undefined) rows.push([...words])
    else row.push(...words)
  }
  return rows
    .map((words) => words.sort((a, b) => a.box.left - b.box.left))
    .sort((a, b) => (a[0]?.page ?? 0) - (b[0]?.page ?? 0) || (a[0]?.baseline ?? 0) - (b[0]?.baseline ?? 0))
}

function partsOf(row: Row): readonly Row[] {
  const starts = [...row.text.matchAll(anyLabel)].map(({ index }) => index)
  const cuts = [...new Set([0, ...starts])].sort((a, b) => a - b)
  return cuts
    .map((from, index) => ({
      text: row.text.slice(from, cuts[index + 1]),
      words: wordsWithin(row.words, from, cuts[index + 1] ?? row.text.length),
    }))
    .filter(({ text }) => text.trim() !== '')
}

function nameIn(row: Row, label: RegExp): FoundValue | null {
  const said = rest(row, label, 'name')
  return said !== null && isPerson(said.value.text) && namesSomebody(said.value.text) ? said : null
}

/** What stands after the label, without signs of a signature and fill-in lines. */
function rest(row: Row, label: RegExp, name: string): FoundValue | null {
  const skipped = label.exec(row.text.trimStart())?.[0].length ?? 0
  const lead = row.text.length - row.text.trimStart().length + skipped
  const said = row.text.slice(lead).replace(/^[\s:_]*(?:\/s\/)?[\s_]*/i, '')
  const from = row.text.length - said.length
  const text = tidy(said)
  if (text === '' || /^_+$/.test(text)) return null
  return found(name, text, wordsWithin(row.words, from, from + text.length), 0.8)
}

/** Whom a line under a signature binds: "for and on behalf of Mill & Sons Ltd" binds Mill & Sons Ltd. */
const boundBy = (said: string): string =>
  tidy(said)
    .replace(/^(\p{Lu}\p{L}{3,15}):\s+(?=\p{Lu})/u, (whole, role: string) => (partyRole.test(role) ? '' : whole))
    .replace(/^[\p{L} ,]{3,40}?(?=for\s+and\s+on\s+behalf\s+of\s)/iu, '')
    .replace(/^(?:(?:signed|executed|agreed|accepted)\s+)?(?:(?:for\s+and\s+)?on\s+behalf\s+of|for|by)\s*:?\s+(?=\p{Lu})/iu, '')

const tidy = (text: string): string =>
  text
    .replace(/_{2,}.*$/, '')
    .replace(/[\s,:;]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
