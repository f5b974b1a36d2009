// Every label and its value, for documents of which nobody named a field:
//
//   pieces of writing, parted at colons and rules -> how much each looks like a label -> pairs by place -> fields
//
// A piece that nothing answers is left out: an empty line of a form has no value.

import { type Cell, publishedListOf, type Value, type Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { type Comb, combsOf, writtenIn } from '../reading/combs.ts'
import { dictionaryOf, tokensOf } from '../reading/labels.ts'
import { withoutMarks } from '../reading/neighbourhood.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FieldReader, FoundValue } from '../reading/reader.ts'
import { asksForTelephone, plansOf, telephoneIn } from '../reading/telephone.ts'
import { readAs } from '../reading/values-in.ts'
import { joinedLabels, withLinesAbove, withSecondLine } from './joined-labels.ts'
import { labelLikeness, surroundingsOf } from './label-likeness.ts'
import { withLabelRows } from './label-rows.ts'
import { leftBlank } from './left-blank.ts'
import { type Match, matched } from './match.ts'
import { withoutColon } from './names.ts'
import { answersOf } from './own-words.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { onRow } from './places.ts'
import { tablePairs } from './table-pairs.ts'
import { isCross } from './tick-marks.ts'
import { tintedLabels } from './tinted-labels.ts'
import { printCuts, twoPrintsOf } from './two-prints.ts'
import { valueLike } from './value-likeness.ts'
import { wallsOf } from './walls.ts'

/** The pairs of all pages, from top to bottom. */
export const pairs: FieldReader = ({ pages, blocks, evidence }) => {
  const found = pages.map((text) => pairsOf(text, evidence))
  const told = new Set(found.flatMap((page) => page.told))
  const untold = blocks.filter((block) => block.kind === 'table').filter(({ cells }) => !cells.some((cell) => isTold(cell, told)))
  const tables = tablePairs(untold)
  const pieces = found.flatMap(({ fields }) => fields).filter((field) => !field.words.some((word) => tables.words.has(word)))
  const fields = [...withLabelRows(pieces, untold, evidence), ...tables.fields].filter((field) => !isLeftBlank(field))
  const blank = leftBlank(pages, fields)
  return { fields: fields.filter(({ words }) => !words.some((word) => blank.has(word))), lists: [] }
}

/** An answer nobody gave: options of which none is marked, the unit behind an empty line; or no label but a hint of what to write ("DD.MM.YYYY"). */
function isLeftBlank({ words, label }: FoundValue): boolean {
  const printed = words.map(({ text }) => text).join(' ')
  const isUnmarked = /^(?:[○◯☐□]|\[\s*\])|(?:[○◯☐□]|\[\s*\])$/u.test(printed) && !/[☑☒●◉⦿✓✔✗✘]|\[\s*[xX]\s*\]/u.test(printed)
  return isUnmarked || unit.test(printed) || dateToWrite.test((label ?? []).map(({ text }) => text).join(''))
}
/** "DD.MM.YYYY", "TT/MM/JJ": the letters of day, month and year in the languages that are read. */
const dateToWrite = /^(?:[dtjg]{2}|m{2}|(?:[yjag]{2}){1,2})(?:[./-](?:[dtjg]{2}|m{2}|(?:[yjag]{2}){1,2})){1,2}$/iu
/** Written as units are: "M", "T" and "KG" are answers. */
const unit = /^(?:kg|lbs?|oz|mm|cm|km|m²|m2|ml|cl|°C|%|EUR|USD|GBP|CHF|€|\$|£|min)\.?$/u

/** Labels and answers that their print tells apart are no titles and data, whatever grid they stand in. */
const isTold = ({ lines }: Cell, told: ReadonlySet<Word>): boolean => lines.some(({ words }) => words.some((word) => told.has(word)))

interface PairsOfPage {
  readonly fields: readonly FoundValue[]
  /** Words of the pairs that print alone tells. */
  readonly told: readonly Word[]
}

function pairsOf(text: PageText, evidence: Evidence): PairsOfPage {
  const walls = wallsOf(text.page.rulings)
  const combs = combsOf(text.page.rulings)
  const parted = piecesOf(text, walls, printCuts)
  const twoPrints = twoPrintsOf(parted)
  const printed = twoPrints.matches.length > 0 ? parted : piecesOf(text, walls)
  const prints = twoPrints.matches.length > 0 ? twoPrints : tintedLabels(printed, text.page.fills)
  const surroundings = surroundingsOf(printed, text.page.words)
  const known = new Map<Piece, number>()
  const counted = countedLabels(printed)
  const inAnswers = colonsInAnswers(printed)
  const likeness = (piece: Piece): number => {
    const [first] = piece.words
    const least = first !== undefined && counted.has(first) ? oddsOfCounted : Number.NEGATIVE_INFINITY
    const odds =
      known.get(piece) ?? (first !== undefined && inAnswers.has(first) ? oddsInAnswer : Math.max(least, labelLikeness(piece, surroundings)))
    known.set(piece, odds)
    return odds
  }
  const pieces = prints.matches.length > 0 ? printed : joinedLabels(printed, likeness)
  return {
    fields: answersOf(matched(pieces, likeness, walls, prints), pieces, likeness, text)
      .filter((match) => !isTitle(match, surroundings.bodySize) && !isStackOfLabels(match))
      .map((match) =>
        prints.matches.includes(match) ? { ...match, label: withLinesAbove(withSecondLine(match.label, pieces), pieces) } : match,
      )
      .flatMap((match) => fieldOf(match, evidence, combs) ?? []),
    told: prints.matches.flatMap(({ label, value }) => [label, ...value].flatMap(({ words }) => words)),
  }
}

/** "Customer" over "VAT number" and "IBAN": lines that are all names of fields of invoices answer nothing; the paper is blank. */
const isStackOfLabels = ({ value }: Match): boolean =>
  value.length > 1 && value.every(({ text }) => dictionaryOf(namesOfFields).names.has(tokensOf(text).join('')))
const namesOfFields = publishedListOf('invoice')?.definitions ?? []

/** Labels counted from one on, from which on their numbers alone make them labels, and the log odds that they then have. */
const fewestCounted = 4
const oddsOfCounted = 2.5
/** Words of a label, and the share of longer pieces on a page up to which it is a form and no text of counted clauses. */
const longestCounted = 8
const mostLong = 0.25

/** The first words of pieces that are counted "1.", "2.", "3." on a page that is no running text: what it asks for, in any language. */
function countedLabels(pieces: readonly Piece[]): ReadonlySet<Word> {
  const long = pieces.filter(({ words }) => words.length > longestCounted).length
  const counted = pieces.flatMap(({ words: [first, ...others] }) => {
    const number = /^(\d{1,2})[.)]$/u.exec(first?.text ?? '')?.[1]
    return first === undefined || number === undefined || others.length === 0 || others.length > longestCounted
      ? []
      : [{ first, number: Number(number) }]
  })
  const numbers = new Set(counted.map(({ number }) => number))
  const inOrder = counted.filter(({ number }) => numbers.has(number - 1) || numbers.has(number + 1))
  return inOrder.length < fewestCounted || long > mostLong * pieces.length ? new Set() : new Set(inOrder.map(({ first }) => first))
}

/** The paper's title with what it says behind a colon: on top of the page, both larger than the rest. */
const isTitle = ({ label, value }: Match, body: number): boolean =>
  label.order === 0 && [label, ...value].every(({ size }) => size > 1.5 * body)

/** Pieces that a colon ends within what is written on one rule: "prices as agreed: 4 dollars" has no label. */
function colonsInAnswers(pieces: readonly Piece[]): ReadonlySet<Word> {
  const goesOn = (before: Piece, piece: Piece): boolean =>
    before.row === piece.row &&
    !before.closed &&
    !(/\d{3}/u.test(before.text) && valueLike(before.text)) &&
    piece.underline !== null &&
    piece.underline.start < (before.box.left + before.box.right) / 2 &&
    piece.box.left - before.box.right < 1.6 * piece.size
  return new Set(
    pieces.flatMap((piece, at) => {
      const [before, first] = [pieces[at - 1], piece.words[0]]
      const isIn = piece.closed && piece.underline !== null && before !== undefined && goesOn(before, piece)
      return isIn && first !== undefined ? [first] : []
    }),
  )
}
const oddsInAnswer = -2

function fieldOf({ label, value, odds }: Match, evidence: Evidence, combs: readonly Comb[]): FoundValue | null {
  const words = withoutMarks(value.flatMap((piece) => piece.words))
  // The option that answers a question is read; its mark is part of the proof.
  const said = value.length > 1 && isCross(value[0]?.text ?? '') ? withoutMarks(value.slice(1).flatMap((piece) => piece.words)) : words
  const printed = withoutLines(writtenIn(combs, said))
  // A number to call is no amount, however it is grouped.
  const called = asksForTelephone(label.text) ? telephoneIn(words, plansOf(evidence), true) : null
  const typed: Value | null = isCross(printed)
    ? { kind: 'text', text: printed }
    : called === null
      ? (readAs('date', printed, evidence) ?? readAs('money', printed, evidence) ?? readAs('text', printed, evidence))
      : readAs('text', printed, evidence)
  if (typed === null || words.length === 0 || !/[\p{L}\p{N}☑☒✓✔]/u.test(printed)) return null
  const name = labelWords(label.words)
  if (/^\[.*\]$/u.test(label.text)) return null
  if (name.length === 0 || isHint(printed) || isRemark(label) || isNameOfPart(label) || isHint(label.text) || isRestOfHint(label))
    return null
  // A label that was hardly read names the pair wrongly.
  const read = Math.min(...[...words, ...name].map((word) => word.confidence))
  if (isScrap(words)) return null
  if (asksToSign.test(label.text) && words.reduce((sum, word) => sum + word.confidence, 0) < leastOfSignature * words.length) return null
  const sure = 1 / (1 + Math.exp(-0.6 * odds))
  return {
    name: withoutColon(name.map(({ text }) => text).join(' ')),
    value: typed,
    words,
    label: name,
    confidence: Math.min(called?.standing === 'known' ? 0.92 : surestOf(label, value), sure) * (0.4 + 0.6 * read),
    alternatives: [],
  }
}

/** "____J. Hill____" is typed into a line of a typewriter. */
const withoutLines = (text: string): string => text.replace(/_{2,}/gu, ' ').replace(/\s+/gu, ' ').trim()

/**
 * How sure a pair is at most, by what it was told from: a tick stands for its option, and a colon with a short answer behind it on the row leaves
 * little else; by place alone a neighbour is soon the wrong one.
 */
const surestOf = (label: Piece, value: readonly Piece[]): number => {
  const [first] = value
  if (first === undefined) return 0
  if (isCross(first.text) && value.length <= 2) return 0.96
  return label.closed && onRow(label, first) && value.length === 1 && first.words.length <= mostOfSure ? 0.95 : 0.85
}
/** Words of an answer that is sure: a longer one may run into what stands beside or below it. */
const mostOfSure = 6

/** What a form prints behind a label for who fills it in, its first bracket perhaps on the row above: "(including this page)". */
const isHint = (printed: string): boolean => /^\(?\p{L}[\p{L}-]+(?: [\p{L}&-]+)+\)\W*$/u.test(printed)

/** The end of a sentence in brackets that begins further up. */
const isRestOfHint = ({ text }: Piece): boolean => /^[^(]*\p{L}{2}[^(]*\)\W*$/u.test(text)

/** "Section A:" before the name of a part. */
const isNameOfPart = ({ text }: Piece): boolean =>
  /^(?:section|part|step|abschnitt|teil|partie|rubrique|cadre|sección|sezione|parte|deel|secção|quadro) (?:[A-Z]|\d{1,2}|[IVX]{1,4})\s?[:.]$/iu.test(
    text,
  )

/** "Note:" begins what a form has to say, and asks for nothing. */
const isRemark = ({ text }: Piece): boolean =>
  /^(?:please )?(?:note|n\.?b\.?|important|hinweis|nota|remarque|attention|achtung|let op|importante)\s*:$/iu.test(text)

/** One or two signs that were hardly read are a scrap of handwriting or a speck; a cross is a mark. */
const isScrap = (words: readonly Word[]): boolean =>
  words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '')).join('').length <= 2 &&
  !words.some(({ text }) => /^[xX☑☒✓✔]$/u.test(text)) &&
  words.every(({ confidence }) => confidence < leastOfScrap)
const leastOfScrap = 0.25

/** A signature is drawn and not written: letters that were hardly read in one are made up. */
const asksToSign = /\bsign(?:ed|ature|atures)?\b|unterschrift|handtekening|assinatura/iu
const leastOfSignature = 0.5

/** A whole word and its stop; one without a vowel at its end is cut short ("gesetzl."). */
const endsSentence = /(?:\p{Ll}{3}(?<=[aeiouyäöüéèêóíáàãõ]\p{Ll}{0,2})|\d{4})[.!]$/u

/** "40 kg." ends the fact before the next label. */
const isMeasure = (figure: Word | undefined, text: string): boolean =>
  /^\d+(?:[.,]\d+)?$/u.test(figure?.text ?? '') && /^(?:\p{L}{1,3}|%)\.$/u.test(text)

/** A label begins with letters or figures, and behind the last sentence that ends before it. */
const labelWords = (words: readonly Word[]): readonly Word[] => {
  const ended = words
    .slice(0, -1)
    .findLastIndex(
      ({ text }, at) =>
        /^\p{Lu}/u.test(words[at + 1]?.text ?? '') && (isMeasure(words[at - 1], text) || (at >= 3 && endsSentence.test(text))),
    )
  const own = words.slice(ended + 1)
  const from = own.findIndex(({ text }) => /[\p{L}\p{N}#]/u.test(text))
  return from < 0 ? [] : own.slice(from)
}
