// What a paper says in its own words and nobody answered: the next label of a blank one, a heading, a title with its text, a sentence with a colon.

import type { Word } from '../../model/index.ts'
import { askingOf, asksLikeAForm } from '../kind/asking.ts'
import { isFieldName } from '../reading/field-names.ts'
import { tokensOf } from '../reading/labels.ts'
import type { PageText } from '../reading/page-text.ts'
import { isHint } from '../reading/printed-hints.ts'
import { usualBoxSize } from './box-size.ts'
import type { Match } from './match.ts'
import { headingsOfParts, inColumnsOfLabels } from './own-prints.ts'
import type { Piece } from './pieces.ts'
import { onRow, sameCell } from './places.ts'
import { isZero, valueLike } from './value-likeness.ts'

/** Labels on a page from which on it can be called blank, and the share of them answered below which it is. */
const fewestLabels = 2
const fewestAnswered = 0.25
/** Log odds of a piece to be a label, from which on it asks; and with which it answers no other on a blank page. */
const [asks, isNoAnswer] = [1.2, 0]
/** Log odds of a label that a colon ends and a noun of forms. */
const isNamed = 3.5
/** Words of a sentence, and the share of a page's words in lines of running text from which on it is no list of facts. */
const shortestSentence = 5
const mostlyProse = 0.4
/** A strip of a page with fewer words is no running text. */
const fewestWords = 40
/** Letters of a part of the label that says it again. */
const shortestSaid = 5
/** Words of a line of running text, of which two in five begin small. */
const shortestLine = 4

/** The pairs that are answers: without labels and headings that stand behind the labels of a blank paper, and without titles and their text. */
export function answersOf(
  matches: readonly Match[],
  pieces: readonly Piece[],
  odds: (piece: Piece) => number,
  text: PageText,
): readonly Match[] {
  const isProse = text.page.words.length >= fewestWords && proseOf(text) > mostlyProse && !asksLikeAForm(askingOf([text]))
  const isBlank = isLeftBlank(matches, pieces, odds)
  const body = usualBoxSize(text.page.words)
  const [columns, headings] = [inColumnsOfLabels(pieces, odds), headingsOfParts(pieces)]
  return behindLabels(matches, pieces, columns).filter(
    (match) =>
      !isSaidTwice(match) &&
      !isNextLabel(match) &&
      !isNextPart(match) &&
      !isOfTheForm(match, columns, headings) &&
      !isTitleWithHint(match, body) &&
      !(isProse && isText(match, odds) && !isFilledBox(match)) &&
      !(isBlank && isUnanswered(match, odds)),
  )
}

/** Log odds of a pair that stands on the row of a column of labels, where the answer was taken for the label of the one under it. */
const oddsBehind = 2

/** "Priya" under which "Ramanathan" stands is no label where "Name" and "Surname" stand in a column before them: both answer those. */
function behindLabels(matches: readonly Match[], pieces: readonly Piece[], columns: ReadonlySet<Word>): readonly Match[] {
  const isOfColumn = ({ words: [word] }: Piece): boolean => word !== undefined && columns.has(word)
  const before = (piece: Piece): Piece | undefined =>
    pieces.filter((other) => onRow(other, piece) && other.box.right <= piece.box.left).toSorted((a, b) => b.box.right - a.box.right)[0]
  const used = new Set(matches.flatMap(({ label, value }) => [label, ...value]))
  return matches.flatMap((match) => {
    const { label, value } = match
    const [first] = value
    const asked = label.closed || isOfColumn(label) ? undefined : before(label)
    if (first === undefined || asked === undefined || !isOfColumn(asked) || used.has(asked) || onRow(label, first)) return [match]
    const next = before(first)
    if (next === undefined || !isOfColumn(next) || used.has(next)) return [match]
    return [
      { label: asked, value: [label], odds: oddsBehind },
      { label: next, value, odds: oddsBehind },
    ]
  })
}

/** A heading of the form's parts, or under or over a label another of its column, where no box or line holds the two together. */
function isOfTheForm({ label, value }: Match, columns: ReadonlySet<Word>, headings: ReadonlySet<Word>): boolean {
  const [first, asked] = [value[0], label.words[0]]
  const word = first?.words[0]
  if (first === undefined || word === undefined || asked === undefined) return false
  if (headings.has(word)) return true
  return columns.has(word) && columns.has(asked) && !onRow(label, first) && !isInItsBox(label, first) && isOnePrint(word, asked)
}

/** In one face, size, weight and colour. */
const isOnePrint = ({ font: a }: Word, { font: b }: Word): boolean =>
  a !== null && b !== null && a.family === b.family && a.bold === b.bold && a.colour === b.colour && Math.abs(a.size - b.size) < 0.3

/** The heading of the next part under a label that nothing is written to: bold, larger than the label, and further off than an answer. */
const isNextPart = ({ label, value }: Match): boolean => {
  const [first] = value
  const [own, asked] = [first?.words[0]?.font, label.words[0]?.font]
  return (
    first !== undefined &&
    own?.bold === true &&
    asked != null &&
    own.size > 1.05 * asked.size &&
    !valueLike(first.text) &&
    first.box.top - label.box.bottom > first.size
  )
}

/** The title of the paper over what it says to whoever fills it in. */
const isTitleWithHint = ({ label, value }: Match, body: number): boolean =>
  label.order === 0 &&
  !label.closed &&
  label.size > 1.25 * body &&
  value.reduce((sum, { words }) => sum + words.length, 0) >= shortestSentence &&
  /\p{Ll}[.!]$/u.test(value.at(-1)?.text ?? '')

/** The share of a page's words in lines of which two words in five begin small: of texts and not of lists, in columns of any width. */
function proseOf({ segments }: PageText): number {
  const prose = segments.filter(({ words }) => words.length >= shortestLine && isRunning(words))
  const count = (some: PageText['segments']): number => some.reduce((sum, { words }) => sum + words.length, 0)
  return count(prose) / Math.max(1, count(segments))
}

/** Two words of five begin small: nouns of German do not. */
const isRunning = (words: readonly Word[]): boolean =>
  2.5 * words.filter(({ text }) => /^[("'«„“]?\p{Ll}/u.test(text)).length >= words.length

/** Few of the labels have anything behind them that is not a label too. */
function isLeftBlank(matches: readonly Match[], pieces: readonly Piece[], odds: (piece: Piece) => number): boolean {
  const labels = new Set(pieces.filter((piece) => odds(piece) > asks && !valueLike(piece.text)))
  const answered = matches.filter(
    ({ label, value }) =>
      !ofLetterhead.test(label.text) &&
      !isSentence(value) &&
      value.every((piece) => !toWriteOn.test(piece.text) && !/_{2}|…{2}/u.test(piece.text)) &&
      value.some((piece) => odds(piece) < isNoAnswer && isWritten(piece.text) && !goesOnAsLabels(label, piece)),
  )
  return labels.size >= fewestLabels && answered.length <= fewestAnswered * labels.size
}

/** What letterheads say of whoever drew the paper. */
const ofLetterhead = /^(?:t[eé]l|phone|fax|mobil|e-?mail|web|www|iban|bic|swift|vat|ust|tva|n\.?i\.?f|p\.?\s?iva|btw|kvk|siret)/iu

/** Letters or figures other than zeros, and no line to write on with a currency or a century before it. */
const isWritten = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !isZero(text) && !isHint(text) && !forSigning.test(text) && !isFieldName(text)

/** What stands under the line for a signature. */
const forSigning = /^(?:signature|unterschrift|firma (?:del?|della?|dell['’]\p{L}+)|assinatura|handtekening)(?: |$)/iu

/** Answered by a label, by a heading, by nothing but zeros, or by what stands under it without being in its box. */
function isUnanswered({ label, value }: Match, odds: (piece: Piece) => number): boolean {
  const [first] = value
  if (first === undefined || first.closed || /^_+$/u.test(first.text)) return true
  return (
    value.every((piece) => odds(piece) > isNoAnswer || isFieldName(piece.text) || forSigning.test(piece.text) || isZero(piece.text)) ||
    (isHeading(first) && !isHeading(label)) ||
    (!valueLike(first.text) && (!label.closed || !onRow(label, first)) && !isInItsBox(label, first) && isSetAlike(label, first)) ||
    isSentence(value)
  )
}

/** Words without figures in the label's very print, which no colon parts from it: as soon the next label. */
const goesOnAsLabels = (label: Piece, piece: Piece): boolean =>
  !label.closed && !/\d/u.test(piece.text) && !isInItsBox(label, piece) && Boolean(label.words[0]?.font) && isSetAlike(label, piece)

/** In the label's cell, or in a frame of its own beside a label without one. */
const isInItsBox = (label: Piece, value: Piece): boolean =>
  sameCell(label, value) || (label.cell.left === null && value.cell.left !== null && value.cell.right !== null)

/** In one print, as far as it is known. */
const isSetAlike = ({ words: [a] }: Piece, { words: [b] }: Piece): boolean =>
  !a?.font || !b?.font || (a.font.family === b.font.family && a.font.bold === b.font.bold)

const isHeading = ({ words }: Piece): boolean => words.every(({ font }) => font?.bold === true)

/** A label with a line to write on, and another behind it; or the two halves of one label. */
const isNextLabel = ({ label, value }: Match): boolean => {
  const said = value.map(({ text }) => text).join(' ')
  return (
    (toWriteOn.test(label.text) && toWriteOn.test(said)) || (!label.closed && (isFieldName(`${label.text} ${said}`) || goesOn.test(said)))
  )
}
/** "Postcode" and behind it "and town". */
const goesOn = /^(?:and|or|und|oder|et|ou|y|o|e|en|of|&|\/) \p{L}/u
const toWriteOn = /(?:_{4,}|\.{6,}|…{2,})$/u

/** "Place of birth: place of birth": printed into the line for who fills it in. */
const isSaidTwice = ({ label, value }: Match): boolean => {
  const said = tokensOf(value.map(({ text }) => text).join(' ')).join('')
  const asked = tokensOf(label.text).join('')
  return said !== '' && (said === asked || (said.length >= shortestSaid && /^\p{Ll}/u.test(value[0]?.text ?? '') && asked.includes(said)))
}

/** On pages of running text: a title with its text, a sentence with a colon in it; short facts and what labels of forms say are none. */
function isText({ label, value }: Match, odds: (piece: Piece) => number): boolean {
  const said = value.map(({ text }) => text).join(' ')
  const words = value.flatMap((piece) => piece.words)
  if (isSentence(value) || (words.length >= shortestSentence && isRunning(words)) || /^\[\d+\]/u.test(label.text)) return true
  if (label.text.endsWith('?') && !valueLike(said)) return true
  return odds(label) < isNamed && !isFieldName(label.text) && !valueLike(said) && !/\d/u.test(said)
}

/** A box that small print heads, with larger writing in it: "18 Carrier's reservations" over "2 pallets wet on arrival". */
const isFilledBox = ({ label, value: [first] }: Match): boolean =>
  first !== undefined && sameCell(label, first) && label.box.bottom < first.box.top + 1 && label.size < smallPrint * first.size
const smallPrint = 0.9

/** Words that a stop ends. */
const isSentence = (value: readonly Piece[]): boolean =>
  value.reduce((count, { words }) => count + words.length, 0) >= shortestSentence &&
  /[\p{L}\d%)][.!?…]["”»’)]?$/u.test(value.at(-1)?.text ?? '')
