// What is worth asking a person about, and why. A question stands at a value that is less than sure, at a value that a failed check
// names, or at a field that was asked for and not found. Reasons are put into words only for the question that is shown.

import {
  type Alternative,
  type Cell,
  type Check,
  type Field,
  type FieldPath,
  type FieldSheet,
  type Page,
  type ParsedDocument,
  type Place,
  type Standing,
  standingOf,
  type Table,
  textOfLines,
  type ValueKind,
  type Word,
} from '@docmill/engine/model'
import * as texts from '../../texts/review.ts'
import {
  fieldAt,
  gridOf,
  keyOf,
  pathsOf,
  type Seen,
  seen,
  standingOfCell,
  standingOfField,
  type Target,
  tablesOf,
  titleOfField,
} from '../../viewer/targets.ts'

export interface Question {
  readonly key: string
  readonly target: Target
  /** 'fails': a check that names the value fails. 'missing': asked for, not found. */
  readonly standing: Standing | 'fails' | 'missing'
  readonly confidence: number
  /** Values that the answer settles: all doubtful cells for a question about a whole table. */
  readonly values: number
}

/** Another text for a value, and where it comes from. */
export interface Suggestion {
  readonly text: string
  readonly source: Alternative['source']
  readonly place: Place | null
  readonly confidence: number
}

/** Why a question is asked and what could be the answer. */
export interface Explanation {
  readonly title: string
  readonly text: string
  /** Where to look; null for a field that was not found. */
  readonly place: Place | null
  readonly confidence: number | null
  readonly reasons: readonly string[]
  readonly suggestion: Suggestion | null
  /** Every reading there is, the shown one first: which reader said what. */
  readonly readings: readonly Suggestion[]
}

/** Cells of one table that doubt together: from this many on, and from this share, the table is asked about as a whole. */
const together = { cells: 8, share: 0.6 } as const

/**
 * The questions of a document, the least sure first. `cleared` holds the keys of fields that a person declared not to be on the page:
 * they are not asked for again.
 */
export function questionsOf(document: ParsedDocument, cleared: ReadonlySet<string>): readonly Question[] {
  const failing = failingKeys(document)
  const asked = [
    ...document.sheets.flatMap((sheet, index) => fieldQuestions(sheet, index, failing, cleared)),
    ...tablesOf(document).flatMap(tableQuestions),
  ]
  return asked.sort((a, b) => rank[a.standing] - rank[b.standing] || a.confidence - b.confidence)
}
const rank: Readonly<Record<Question['standing'], number>> = { fails: 0, doubtful: 1, missing: 2, check: 3, sure: 4 }

/** The same questions as they stand in the document: page by page, from top to bottom. */
export function inReadingOrder(document: ParsedDocument, questions: readonly Question[]): readonly Question[] {
  const at = new Map(questions.map((question) => [question, seen(document, question.target)?.place ?? null]))
  const number = (question: Question, of: (place: Place) => number) => {
    const place = at.get(question)
    return place ? of(place) : Number.POSITIVE_INFINITY
  }
  const by = (of: (place: Place) => number) => (a: Question, b: Question) => {
    const [first, second] = [number(a, of), number(b, of)]
    return first === second ? 0 : first - second
  }
  return [...questions].sort((a, b) => by(({ page }) => page)(a, b) || by(({ box }) => box.top)(a, b) || by(({ box }) => box.left)(a, b))
}

function fieldQuestions(sheet: FieldSheet, index: number, failing: ReadonlySet<string>, cleared: ReadonlySet<string>): readonly Question[] {
  const found = pathsOf(sheet).flatMap((path): readonly Question[] => {
    const field = fieldAt(sheet, path)
    const target: Target = { kind: 'field', sheet: index, path }
    const key = keyOf(target)
    if (!field || field.source === 'person') return []
    const standing = failing.has(key) ? 'fails' : standingOf(field.confidence)
    return standing === 'sure' ? [] : [{ key, target, standing, confidence: field.confidence, values: 1 }]
  })
  const required = new Set(sheet.definitions.filter((definition) => definition.required).map(({ name }) => name))
  const missing = sheet.missing.flatMap((name): readonly Question[] => {
    const target: Target = { kind: 'field', sheet: index, path: { name } }
    const key = keyOf(target)
    return required.has(name) && !cleared.has(key) ? [{ key, target, standing: 'missing', confidence: 0, values: 1 }] : []
  })
  return [...found, ...missing]
}

const asked = new WeakMap<Table, readonly Question[]>()
function tableQuestions(table: Table, index: number): readonly Question[] {
  const known = asked.get(table)
  if (known) return known
  const { filled, doubtful } = surveyed(table)
  const usual = [...doubtful].sort((a, b) => a.confidence - b.confidence)[Math.floor(doubtful.length / 2)]?.confidence ?? 1
  // Where most cells doubt alike it is the table's shape that is in doubt, and nobody wants to be asked forty times.
  const whole = doubtful.length >= together.cells && doubtful.length >= filled * together.share
  const single = whole ? doubtful.filter((cell) => cell.confidence < usual - 0.1) : doubtful
  const questions = single.map((cell): Question => {
    const target: Target = { kind: 'cell', table: index, row: cell.row, column: cell.column }
    return { key: keyOf(target), target, standing: standingOf(cell.confidence), confidence: cell.confidence, values: 1 }
  })
  const target: Target = { kind: 'table', table: index }
  const about: Question = {
    key: keyOf(target),
    target,
    standing: standingOf(usual),
    confidence: usual,
    values: doubtful.length - single.length,
  }
  const all = whole ? [about, ...questions] : questions
  asked.set(table, all)
  return all
}

interface Survey {
  readonly filled: number
  readonly doubtful: readonly Cell[]
}
const surveys = new WeakMap<Table, Survey>()

/** What a table's cells amount to. Made once a table, in one pass: it is asked for after every answer, and cells may be forty thousand. */
function surveyed(table: Table): Survey {
  const known = surveys.get(table)
  if (known) return known
  let filled = 0
  const doubtful: Cell[] = []
  for (const cell of table.cells) {
    if (cell.value === null) continue
    filled++
    if (standingOfCell(cell) !== 'sure') doubtful.push(cell)
  }
  const survey = { filled, doubtful }
  surveys.set(table, survey)
  return survey
}

/** Keys of the values that failed checks name. */
export function failingKeys({ sheets }: Pick<ParsedDocument, 'sheets'>): ReadonlySet<string> {
  const keys = new Set<string>()
  sheets.forEach((sheet, index) => {
    for (const check of sheet.checks)
      if (check.outcome === 'failed') for (const path of pathsOfCheck(check)) keys.add(keyOf({ kind: 'field', sheet: index, path }))
  })
  return keys
}

/** The fields a check names, as paths: "line_items[2].amount" is the third object's amount. */
export const pathsOfCheck = (check: Check): readonly FieldPath[] =>
  check.fields.map((name): FieldPath => {
    const listed = /^(.+)\[(\d+)\]\.(.+)$/.exec(name)
    return listed ? { list: listed[1] ?? '', item: Number(listed[2]), name: listed[3] ?? '' } : { name }
  })

/** How many values a document holds: fields found and filled cells. */
export function countValues(document: ParsedDocument): number {
  const fields = document.sheets.reduce((sum, sheet) => sum + pathsOf(sheet).length, 0)
  return tablesOf(document).reduce((sum, table) => sum + surveyed(table).filled, fields)
}
/** How many values are less than sure and were neither accepted nor set: what the service marks in every file. */
export function countUnchecked(document: ParsedDocument): number {
  let fields = 0
  for (const sheet of document.sheets)
    for (const path of pathsOf(sheet)) {
      const field = fieldAt(sheet, path)
      if (field && standingOfField(field) !== 'sure') fields++
    }
  return tablesOf(document).reduce((sum, table) => sum + surveyed(table).doubtful.length, fields)
}

/** Puts a question into words. null when what it asks about is gone. */
export function explain(document: ParsedDocument, question: Question): Explanation | null {
  const { target } = question
  if (target.kind === 'field') {
    const sheet = document.sheets[target.sheet]
    return sheet ? explainField(document, sheet, target.path, question) : null
  }
  const spot = seen(document, target)
  if (!spot) return null
  if (target.kind === 'table') return explainTable(spot, question)
  return target.kind === 'cell' ? explainCell(document, spot, target, question) : null
}

function explainField(document: ParsedDocument, sheet: FieldSheet, path: FieldPath, question: Question): Explanation {
  const field = fieldAt(sheet, path)
  const title = titleOfField(sheet, path)
  if (!field) {
    const pages = texts.pagesFrom(sheet.pages[0] ?? 1, sheet.pages.at(-1) ?? 1)
    const reasons = [texts.itWasAskedForAnd(pages)]
    return { title, text: '', place: null, confidence: null, reasons, suggestion: null, readings: [] }
  }
  const checks = sheet.checks.filter((check) => check.outcome === 'failed' && pathsOfCheck(check).some((named) => samePath(named, path)))
  const others = field.alternatives.map(suggestionOf).filter(({ text }) => bare(text) !== bare(field.value.text))
  const fromWords = others.length === 0 ? rereadings(field.evidence?.words ?? [], field.value.text) : []
  // One key takes a suggestion. What another place or a model says less surely is only named: what a model was talked into by the document
  // must not stand under the key that is pressed most. So is what the enclosed XML says against the page: which of the two holds, a person decides.
  const better = others.filter(
    ({ source, confidence }) => source !== 'xml' && (!(source === 'place' || source === 'model') || confidence >= field.confidence),
  )
  const suggestion = better[0] ?? fromWords[0] ?? null
  const named = suggestion ?? others[0] ?? null
  const shown = own(field)
  const reasons = [
    ...checks.map(({ detail }) => detail),
    ...(named ? [saysWho(named)] : []),
    ...ambiguity(field.value),
    ...(field.source === 'model' ? [texts.aModelReadThisValue] : []),
  ]
  return {
    title,
    text: field.value.text,
    place: field.evidence?.place ?? null,
    confidence: field.confidence,
    reasons: reasons.length > 0 ? reasons : [unclear(document, field.evidence?.place ?? null, question.confidence)],
    suggestion,
    readings: [shown, ...others, ...fromWords],
  }
}

/** A text without the marks around it: "K-17," in a sentence says no other thing than "K-17". */
const bare = (text: string): string => text.replaceAll(/^[\s.,;:]+|[\s.,;:]+$/gu, '')

const own = (field: Field): Suggestion => ({
  text: field.value.text,
  source: field.source === 'model' ? 'model' : 'place',
  place: field.evidence?.place ?? null,
  confidence: field.confidence,
})

const samePath = (a: FieldPath, b: FieldPath): boolean =>
  a.name === b.name && ('list' in a ? 'list' in b && a.list === b.list && a.item === b.item : !('list' in b))

const suggestionOf = ({ value, source, evidence, confidence }: Alternative): Suggestion => ({
  text: value.text,
  source,
  place: evidence?.place ?? null,
  confidence,
})

function explainCell(document: ParsedDocument, spot: Seen, target: Extract<Target, { kind: 'cell' }>, question: Question): Explanation {
  const table = tablesOf(document)[target.table]
  const cell = table && gridOf(table)[target.row]?.[target.column]
  const kind = table?.columns[target.column]?.kind
  const others = rereadings(spot.words, spot.text)
  const odd = cell?.value && kind && kind !== 'text' && cell.value.kind === 'text' && target.row >= (table?.headerRows ?? 0)
  const reasons = [
    ...(others[0] ? [saysWho(others[0])] : []),
    ...(odd ? [texts.theOtherValuesOfThis(kindNames[kind])] : []),
    ...(cell?.value ? ambiguity(cell.value) : []),
  ]
  return {
    title: spot.name,
    text: spot.text,
    place: spot.place,
    confidence: spot.confidence,
    reasons: reasons.length > 0 ? reasons : [unclear(document, spot.place, question.confidence)],
    suggestion: others[0] ?? null,
    readings: [{ text: spot.text, source: 'place', place: spot.place, confidence: spot.confidence }, ...others],
  }
}

const kindNames: Readonly<Record<ValueKind, string>> = {
  text: texts.textsOfColumn,
  number: texts.numbersOfColumn,
  percent: texts.percentagesOfColumn,
  money: texts.amountsOfColumn,
  date: texts.datesOfColumn,
  time: texts.timesOfColumn,
  tick: texts.ticksOfColumn,
}

function explainTable(spot: Seen, question: Question): Explanation {
  const reasons = [texts.ofItsCellsAreLess(question.values)]
  const { text, place } = spot
  return { title: spot.name, text, place, confidence: question.confidence, reasons, suggestion: null, readings: [] }
}

/** The text with the least sure word read the other way; nothing when no word has another reading. */
function rereadings(words: readonly Word[], text: string): readonly Suggestion[] {
  const word = [...words].filter(({ readings }) => readings && readings.length > 0).sort((a, b) => a.confidence - b.confidence)[0]
  return (word?.readings ?? []).flatMap((reading): readonly Suggestion[] => {
    const other = textOfLines([{ words: words.map((each) => (each === word ? { ...each, text: reading.text } : each)), box: zero }])
    if (other === text) return []
    return [{ text: other, source: 'reading', place: word ? { page: word.page, box: word.box } : null, confidence: reading.confidence }]
  })
}
const zero = { left: 0, top: 0, right: 0, bottom: 0 }

function saysWho({ text, source, place }: Suggestion): string {
  switch (source) {
    case 'check':
      return texts.withTheFiguresAgree(text)
    case 'reading':
      return texts.aSecondReadingOfThis(text)
    case 'place':
      return place ? texts.anotherPlaceOnPageSays(place.page, text) : texts.anotherPlaceSays(text)
    case 'model':
      return texts.theModelEndpointReads(text)
    case 'xml':
      return texts.theDataInsideTheFile(text)
  }
}

const ambiguity = (value: { readonly kind: string; readonly ambiguous?: boolean; readonly iso?: string }): readonly string[] =>
  value.ambiguous && value.iso !== undefined ? [texts.dayAndMonthCouldBe(value.iso)] : []

function unclear(document: ParsedDocument, place: Place | null, confidence: number): string {
  const page: Page | undefined = document.pages.find(({ number }) => number === place?.page)
  const score = Math.round(confidence * 100)
  return page?.readBy === 'text-layer' ? texts.whatBelongsTogetherHereIs(score) : texts.theWritingIsNotClear(score)
}
