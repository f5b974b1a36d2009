// Types a table's columns by the evidence of the whole column and document. A column is typed when it convinces; a cell that does not fit stays text.

import {
  type Cell,
  confidence,
  type Issue,
  type Table,
  textOfLine,
  textOfLines,
  type Value,
  type ValueKind,
  type Word,
} from '../model/index.ts'
import { rowsInBrackets } from './brackets.ts'
import { currencyOf, unitSignsIn } from './currencies.ts'
import { type DateOrder, type DateReadings, orderProvedBy, readDate } from './dates.ts'
import { columnsOfDottedTimes } from './dotted-times.ts'
import { clearLead, documentEvidence, type Evidence, markOfLanguage } from './evidence.ts'
import { type DigitsToTell, isIdentifierColumn } from './identifiers.ts'
import { hasLostPoint, mostWithoutPoint, withoutTheirPoint } from './lost-points.ts'
import { type DecimalMark, markProvedBy, numberUnder } from './numbers.ts'
import { isBoundOrFlagged, isPlaceholder } from './placeholders.ts'
import { currencyOfFigure, dateValue, type Figure, numericValue, orderOfLanguage, readFigure } from './read.ts'
import { readTick, readTicks, type TickReading } from './ticks.ts'
import { readDottedTime, readTime } from './times.ts'
import { isTotalLabel } from './totals.ts'
import { isBetweenCurrencies } from './two-currencies.ts'

export interface TypedTables {
  readonly tables: readonly Table[]
  readonly issues: readonly Issue[]
}

/**
 * Gives every body cell its typed value and every column its kind, with all `words` of the document as evidence.
 * Headers and cells that do not fit stay text; typing typed tables again changes nothing.
 */
export function typeColumns(tables: readonly Table[], words: readonly Word[]): TypedTables {
  const evidence = documentEvidence(words)
  const typed = tables.map((table) => typeTable(table, evidence))
  return { tables: typed.map(({ table }) => table), issues: typed.flatMap(({ issues }) => issues) }
}

/** What one body cell could be, before the column decides. */
interface Candidate {
  readonly cell: Cell
  readonly text: string
  /** The text without raised marks. */
  readonly plain: string
  readonly figure: Figure | null
  readonly date: DateReadings | null
  readonly time: string | null
  readonly tick: TickReading | null
  /** A dash or "n/a" in place of a value, or a figure with more to it than a number says (">60", "9.8 H"): neither for nor against a kind. */
  readonly placeholder: boolean
}

/** Three cells in four must read as the kind: totals and stray remarks may differ, a column of names with some numbers may not pass. */
const convincingShare = 0.75

function typeTable(table: Table, evidence: Evidence): { table: Table; issues: readonly Issue[] } {
  const read = candidatesByColumn(table)
  const unseen = headerRowsUnseen(table, read)
  const columns = read.map((candidates) => candidates.filter(({ cell }) => cell.row >= table.headerRows + unseen))
  const values = new Map<Cell, Value | null>()
  const doubted = new Set<Cell>()
  const issues: Issue[] = []
  const allHeaders = columns.map((_, column) => headersOf(table, column))
  const writtenKinds = kindsOf(columns, allHeaders, evidence.decimalMark ?? markOfLanguage(evidence.language))
  // Numbers of sections and codes have points, and say nothing of how the figures beside them are written.
  const marks = markVotes(columns.filter((_, column) => writtenKinds[column] === 'numeric').flat())
  const tableMark = clearLead<DecimalMark>('point', marks.point, 'comma', marks.comma)
  const kinds = columns.map((candidates, column): ValueKind => {
    const headers = allHeaders[column] ?? ''
    const isNamedBeside = allHeaders.some((other) => other !== headers && unitSignsIn(other).length > 0)
    const kind = writtenKinds[column] ?? 'text'
    const around: Surroundings = { evidence, tableMark, headers, caption: captionOf(table), isNamedBeside }
    const decided = valuesOf(kind, candidates, around)
    for (const [cell, value] of decided) values.set(cell, value)
    for (const cell of withoutTheirPoint(decided)) doubted.add(cell)
    if (kind === 'numeric') for (const { cell, plain } of candidates) if (hasLostPoint(cell, plain)) doubted.add(cell)
    for (const { cell, plain } of candidates) if (isBetweenCurrencies(plain)) doubted.add(cell)
    const open = [...decided.values()].filter((value) => value.kind === 'date' && value.ambiguous).length
    if (open > 0) issues.push(ambiguousDates(table, column, open))
    const numbers = openNumbers(kind, candidates, around)
    if (numbers.length > 0) issues.push(ambiguousNumbers(table, column, numbers))
    return kind === 'numeric' ? commonestKind([...decided.values()]) : kind
  })
  const cells = table.cells.map((cell) => {
    const typed = withValue(cell, values.get(cell) ?? asText(cell))
    return doubted.has(cell) ? { ...typed, confidence: confidence(Math.min(mostWithoutPoint, cell.confidence)) } : typed
  })
  return {
    table: { ...table, cells, columns: table.columns.map((column, index) => ({ ...column, kind: kinds[index] ?? 'text' })) },
    issues,
  }
}

function candidatesByColumn(table: Table): readonly (readonly Candidate[])[] {
  const columns = table.columns.map((): Candidate[] => [])
  const inBrackets = rowsInBrackets(table)
  for (const cell of table.cells) {
    if (cell.row < table.headerRows || cell.value === null || inBrackets.has(cell.row)) continue
    const text = textToRead(cell, cell.value.text)
    const placeholder = isPlaceholder(text) || isBoundOrFlagged(text) || hasLostPoint(cell, text)
    const hasDigits = /\d/.test(text)
    const unmarked = text.replace(noteMarks, '')
    columns[cell.column]?.push({
      cell,
      text: cell.value.text,
      plain: text,
      placeholder,
      figure: placeholder || !hasDigits ? null : (readFigure(text) ?? figureBeforeMark(cell, text)),
      date: hasDigits ? (readDate(text) ?? readDate(unmarked)) : null,
      time: hasDigits ? (readTime(text) ?? readTime(unmarked)) : null,
      tick: readTick(text),
    })
  }
  return columns.map(withSidesByLetter)
}

/** What points to a note below the table, behind a day or a time. */
const noteMarks = /[*†‡¹²³⁴-⁹ªᵃᵇᶜ]+$/u

const markBehindFigure = /(?<=[.,]\d{2,3}|%)[a-cª]$/u
/** The figure before the letter of a note, which recognisers read on the line: "1,868.82a". */
const figureBeforeMark = (cell: Cell, text: string): Figure | null =>
  markBehindFigure.test(text) && cell.lines.every(({ words }) => words.every(({ readBy }) => readBy === 'ocr'))
    ? readFigure(text.replace(markBehindFigure, ''))
    : null

const sideByLetter = /^(.*[.,]\d\d\s?)([CD])$/u

/** "300,00 D" beside "1.250,00 C" is a debit; where one letter stands alone it may be the tax class of goods, or a unit. */
function withSidesByLetter(candidates: readonly Candidate[]): readonly Candidate[] {
  const letters = new Set(candidates.map(({ plain }) => sideByLetter.exec(plain)?.[2] ?? ''))
  if (!letters.has('C') || !letters.has('D')) return candidates
  return candidates.map((candidate) => {
    const [, amount, letter] = sideByLetter.exec(candidate.plain) ?? []
    return amount === undefined ? candidate : { ...candidate, figure: readFigure(`${amount}${letter}R`) }
  })
}

/** At most two rows of words alone right under the header are taken for more of it: "Male", "Female" say nothing about the figures below. */
function headerRowsUnseen(table: Table, columns: readonly (readonly Candidate[])[]): number {
  const meansSomething = ({ figure, date, time, tick, placeholder, plain }: Candidate): boolean =>
    figure !== null || date !== null || time !== null || tick !== null || placeholder || /^[^\p{L}]*\d[^\p{L}]*$/u.test(plain)
  const rows = new Set(columns.flat().flatMap((candidate) => (meansSomething(candidate) ? [candidate.cell.row] : [])))
  for (let unseen = 0; unseen <= 2; unseen++) if (rows.has(table.headerRows + unseen)) return unseen
  return 0
}

/** The cell's text without raised footnote marks, when its text is still what the page says; a corrected text is taken as it is. */
function textToRead(cell: Cell, text: string): string {
  const printed = textOfLines(cell.lines)
  const hasMarks = cell.lines.some(({ words }) => words.some((word) => word.raised === 'superscript'))
  if (printed === text && !hasMarks) return text
  if (printed.replace(/\s+/gu, ' ').trim() !== text.replace(/\s+/gu, ' ').trim()) return text
  return cell.lines
    .map((line) => textOfLine({ ...line, words: line.words.filter((word) => word.raised !== 'superscript') }))
    .filter((line) => line !== '')
    .join('\n')
}

type ColumnKind = Exclude<ValueKind, 'number' | 'percent' | 'money'> | 'numeric'

function kindsOf(
  columns: readonly (readonly Candidate[])[],
  headers: readonly string[],
  documentMark: DecimalMark | null,
): readonly ColumnKind[] {
  const proofs = sumOfVotes(columns.map(markVotes))
  const dotted = columnsOfDottedTimes(columns.map(countedOf), headers, proofs.comma >= fewestProofs)
  const grouped = columns.map((candidates) => candidates.some(({ figure, text }) => figure !== null && hasGroups.test(text)))
  const kinds = columns.map((candidates, column): ColumnKind => {
    if (dotted.has(column)) return 'time'
    return kindOf(
      countedOf(candidates),
      headers[column] ?? '',
      grouped.some((own, other) => own && other !== column),
    )
  })
  const marks = kinds.map((kind, column) => (kind === 'numeric' ? markVotes(columns[column] ?? []) : { point: 0, comma: 0 }))
  return kinds.map((kind, column) => {
    const others = marks.filter((_, other) => other !== column)
    return kind === 'numeric' && isWrittenOtherwise(columns[column] ?? [], marks[column], others, documentMark) ? 'text' : kind
  })
}

interface Votes {
  readonly point: number
  readonly comma: number
}
const sumOfVotes = (votes: readonly Votes[]): Votes => ({
  point: votes.reduce((sum, { point }) => sum + point, 0),
  comma: votes.reduce((sum, { comma }) => sum + comma, 0),
})

/**
 * "1.1", "1.2" and "2.1" beside amounts with a decimal comma, or "4,5" beside some with a point, are no decimals but places in an order: where
 * the document has the mark of the amounts, or nothing says which and two columns do.
 */
function isWrittenOtherwise(
  candidates: readonly Candidate[],
  own: Votes | undefined,
  others: readonly Votes[],
  documentMark: DecimalMark | null,
): boolean {
  if (own === undefined || own.point > 0 === own.comma > 0) return false
  const sum = sumOfVotes(others)
  const mark = clearLead<DecimalMark>('point', sum.point, 'comma', sum.comma)
  if (mark === null || own[mark] > 0 || sum[mark] < fewestProofs) return false
  const isSettled = documentMark === null ? others.filter((votes) => votes[mark] > 0).length >= 2 : documentMark === mark
  return isSettled && candidates.every(({ figure, plain }) => figure === null || /^\d+[.,]\d+$/u.test(plain))
}
/** A single stray figure settles nothing. */
const fewestProofs = 3

const hasGroups = /\d[.,'’\s]\d{3}(?!\d)/u

/** The cells that speak for or against a kind: not those that hold nothing, nor the label of a row of totals, nor what spans several columns. */
const countedOf = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.filter(({ placeholder, tick, cell, text }) => (!placeholder || tick !== null) && cell.columnSpan === 1 && !isTotalLabel(text))

function kindOf(counted: readonly Candidate[], headers: string, othersAreGrouped: boolean): ColumnKind {
  const convinces = (fits: (candidate: Candidate) => boolean): boolean =>
    counted.length > 0 && counted.filter(fits).length >= convincingShare * counted.length
  if (convinces(({ date }) => date !== null)) return 'date'
  if (convinces(({ time }) => time !== null)) return 'time'
  if (isTickColumn(counted)) return 'tick'
  if (convinces(({ figure }) => figure !== null) && !isIdentifierColumn(counted.map(told), headers, othersAreGrouped)) return 'numeric'
  return 'text'
}

const told = ({ text, figure, date }: Candidate): DigitsToTell => ({ text, isFigure: figure !== null, isDate: date !== null })

function isTickColumn(counted: readonly Candidate[]): boolean {
  if (counted.length === 0 || counted.some(({ tick }) => tick === null)) return false
  return counted.some(({ tick }) => tick?.certain) || counted.length >= 2
}

interface Surroundings {
  readonly evidence: Evidence
  readonly tableMark: DecimalMark | null
  readonly headers: string
  readonly caption: string
  /** The title of another column names its currency: a currency that stands in titles holds for their columns alone. */
  readonly isNamedBeside: boolean
}

function valuesOf(kind: ColumnKind, candidates: readonly Candidate[], around: Surroundings): Map<Cell, Value> {
  switch (kind) {
    case 'date':
      return dateValues(candidates, around.evidence)
    case 'numeric':
      return numericValues(candidates, around)
    case 'time':
      return new Map(
        candidates.flatMap(({ cell, text, plain, time }) => {
          const iso = time ?? readDottedTime(plain)
          return iso === null ? [] : [[cell, { kind, text, iso }]]
        }),
      )
    case 'tick': {
      const ticks = readTicks(candidates.map(({ text }) => text))
      return new Map(
        candidates.flatMap(({ cell, text }, at) => {
          const ticked = ticks[at] ?? null
          return ticked === null ? [] : [[cell, { kind, text, ticked }]]
        }),
      )
    }
    case 'text':
      return valuesByTheirSign(candidates, around)
  }
}

/** In a column of all sorts (a list of names and values) what carries its currency, its per cent sign or its month is told by itself. */
function valuesByTheirSign(candidates: readonly Candidate[], around: Surroundings): Map<Cell, Value> {
  const cents = amountsAmongTexts(candidates, around.headers)
  const signed = candidates.filter((candidate) => carriesSign(candidate) || cents.has(candidate))
  const dated = candidates.filter(({ date, plain }) => date !== null && (date.dotted || /\p{L}{3}|^\d{4}-/u.test(plain)))
  return new Map([...numericValues(signed, around), ...dateValues(dated, around.evidence)])
}

/** Amounts with their cents that share a column with units and marks, as on slips of tills ("EA", "2.00"): at least three, two cells in five, and hardly another figure. */
function amountsAmongTexts(candidates: readonly Candidate[], headers: string): ReadonlySet<Candidate> {
  const counted = countedOf(candidates)
  const figures = candidates.filter(({ figure }) => figure !== null)
  const isAmount = ({ plain }: Candidate): boolean => /^[-−–(]?(?:\d{1,3}(?:[.,']\d{3})+|\d+)[.,]\d\d\)?[-−–]?$/u.test(plain)
  const amounts = figures.filter(isAmount)
  // Where nearly all are figures, their titles or their order said that they name places or days.
  if (figures.length >= convincingShare * counted.length || isIdentifierColumn(counted.map(told), headers, false)) return new Set()
  const areAmounts = amounts.length >= Math.max(3, 0.4 * counted.length) && amounts.length >= 0.8 * figures.length
  return new Set(areAmounts ? amounts : [])
}

const carriesSign = ({ figure }: Candidate): boolean => figure !== null && (figure.percent || figure.currencySign !== null)

function dateValues(candidates: readonly Candidate[], evidence: Evidence): Map<Cell, Value> {
  const dates = candidates.flatMap(({ date }) => (date === null ? [] : [date]))
  const votes = (order: DateOrder): number => dates.filter((date) => orderProvedBy(date) === order).length
  const contradicted = votes('day-first') > 0 && votes('month-first') > 0
  const order =
    clearLead<DateOrder>('day-first', votes('day-first'), 'month-first', votes('month-first')) ??
    (contradicted ? null : (dottedOrder(dates) ?? evidence.dateOrder ?? orderOfSequence(dates) ?? orderOfLanguage(evidence)))
  return new Map(candidates.flatMap(({ cell, text, date }) => (date === null ? [] : [[cell, dateValue(text, date, order)]])))
}

const dottedOrder = (dates: readonly DateReadings[]): DateOrder | null => (dates.some(({ dotted }) => dotted) ? 'day-first' : null)

/** Rows of statements and lists stand in order of time: the order of day and month under which they do, when only one does. Needs three days. */
function orderOfSequence(dates: readonly DateReadings[]): DateOrder | null {
  const inOrder = (days: readonly (string | null)[]): boolean => {
    const known = days.filter((day) => day !== null)
    if (new Set(known).size < 3) return false
    const rising = known.every((day, index) => index === 0 || day >= (known[index - 1] ?? ''))
    return rising || known.every((day, index) => index === 0 || day <= (known[index - 1] ?? ''))
  }
  const dayFirst = inOrder(dates.map((date) => date.dayFirst))
  const monthFirst = inOrder(dates.map((date) => date.monthFirst))
  return dayFirst === monthFirst ? null : dayFirst ? 'day-first' : 'month-first'
}

function numericValues(candidates: readonly Candidate[], around: Surroundings): Map<Cell, Value> {
  const { evidence } = around
  const figures = candidates.flatMap(({ figure }) => (figure === null ? [] : [figure]))
  const mark = markOfColumn(candidates, around)
  const currency = currencyOfColumn(figures, around)
  const asMoney = isMoneyColumn(figures, around)
  const credits = figures.some(({ readings }) => readings.side === 'credit')
  const debits = figures.some(({ readings }) => readings.side === 'debit')
  const unmarked = figures.some(({ readings }) => readings.side === null)
  // "CR" beside unmarked amounts marks the exception on a list of charges; where debits are marked too, or everything is, a credit is plus.
  const creditIsNegative = credits && !debits && unmarked
  // Where nearly all amounts carry their sign, one without it is none ("Shares" among earnings per share); where few do, the first and the sum, all are.
  const marked = figures.filter(({ currencySign }) => currencySign !== null).length
  const isMarkedEach = marked >= 3 * (figures.length - marked)
  const values = new Map<Cell, Value>()
  for (const { cell, text, figure } of candidates) {
    const number = figure === null ? null : numberUnder(figure.readings, mark)
    if (figure === null || number === null) continue
    const { side } = figure.readings
    const negate = (side === 'debit' || (side === 'credit' && creditIsNegative)) && !number.startsWith('-')
    const settled = negate && /[1-9]/u.test(number) ? (`-${number}` as typeof number) : number
    const value = numericValue(text, figure, settled, currencyOfFigure(figure, evidence, currency))
    values.set(cell, asMoney && !isMarkedEach && value.kind === 'number' ? { kind: 'money', text, amount: settled, currency } : value)
  }
  return values
}

/** The numbers of the column that are a thousand times larger under the other mark ("1.234"), when nothing in the document says which is meant. */
function openNumbers(kind: ColumnKind, candidates: readonly Candidate[], around: Surroundings): readonly Candidate[] {
  const numbers = kind === 'numeric' ? candidates : kind === 'text' ? candidates.filter(carriesSign) : []
  if (markOfColumn(numbers, around) !== null) return []
  return numbers.filter(({ figure }) => {
    const { point = null, comma = null } = figure?.readings ?? {}
    return point !== null && comma !== null && point !== comma
  })
}

/** The column's own proof, then its table's, the document's, the manner of grouping, the language. */
function markOfColumn(candidates: readonly Candidate[], { evidence, tableMark }: Surroundings): DecimalMark | null {
  const { point, comma } = markVotes(candidates)
  return (
    clearLead<DecimalMark>('point', point, 'comma', comma) ??
    tableMark ??
    evidence.decimalMark ??
    groupedMark(candidates) ??
    markOfLanguage(evidence.language)
  )
}

function markVotes(candidates: readonly Candidate[]): Votes {
  const proofs = candidates.map(({ figure }) => (figure === null ? null : markProvedBy(figure.readings)))
  return { point: proofs.filter((mark) => mark === 'point').length, comma: proofs.filter((mark) => mark === 'comma').length }
}

/** "1.234" beside "856": were the point a decimal mark, 856 would carry decimals too; the comma likewise. */
function groupedMark(candidates: readonly Candidate[]): DecimalMark | null {
  const texts = candidates.flatMap(({ figure, text }) => (figure === null ? [] : [text.replace(/[^\d.,]/gu, '')]))
  const whole = texts.filter((text) => /^\d{1,3}$/u.test(text)).length
  const parted = (mark: RegExp): number => texts.filter((text) => mark.test(text)).length
  const dotted = parted(/^\d{1,3}\.\d{3}$/u)
  const withComma = parted(/^\d{1,3},\d{3}$/u)
  if (whole === 0 || dotted > 0 === withComma > 0 || whole + dotted + withComma !== texts.length) return null
  return dotted > 0 ? 'comma' : 'point'
}

function currencyOfColumn(figures: readonly Figure[], { evidence, headers, caption, isNamedBeside }: Surroundings): string | null {
  const single = (signs: readonly string[]): string | null | undefined => {
    const found = new Set(signs.map((sign) => currencyOf(sign, evidence.codesNamed)))
    return found.size === 1 ? [...found][0] : found.size === 0 ? undefined : null
  }
  const signs = figures.flatMap(({ currencySign }) => (currencySign === null ? [] : [currencySign]))
  const named = single(signs) ?? single(unitSignsIn(headers)) ?? single(unitSignsIn(caption))
  return named === undefined ? (isNamedBeside ? null : evidence.currency) : named
}

/** Titles of columns that hold amounts, in the languages we know. */
const moneyTitle =
  /\b(?:amount|price|prices|balance|debit|credit|paid|cost|costs|fee|fees|charge|charges|net|gross|subtotal|total|payment|payments|deposit\w*|withdrawal\w*|revenue|sales|salary|betrag|preis|einzelpreis|gesamtpreis|gesamt|summe|saldo|soll|haben|netto|brutto|umsatz|kosten|montant|prix|solde|d[ée]bit|cr[ée]dit|importe|precio|importo|prezzo|totale|dare|avere|bedrag|prijs|totaal|valor|pre[çc]o|belopp|bel[øo]b|pris|kwota|cena|d[ée]bito|cr[ée]dito|haber|debe)\b/iu
const otherUnitTitle =
  /%|\b(?:hours?|hrs|stunden|heures|horas|ore|uren|kg|km|qty|quantity|menge|anzahl|pieces|st[üu]ck|units|weight|gewicht|days|tage)\b/iu

function isMoneyColumn(figures: readonly Figure[], { headers, caption }: Surroundings): boolean {
  if (otherUnitTitle.test(headers)) return false
  const bare = figures.filter(({ percent, currencySign }) => !percent && currencySign === null)
  const marked = figures.filter(({ currencySign }) => currencySign !== null)
  if (figures.some(({ percent }) => percent) && marked.length <= bare.length) return false
  if (marked.length > 0 || unitSignsIn(headers).length > 0) return true
  const withCents = bare.filter(({ readings }) => /\.\d\d$/u.test(readings.point ?? '') || /\.\d\d$/u.test(readings.comma ?? '')).length
  return bare.length > 0 && withCents >= convincingShare * bare.length && (moneyTitle.test(headers) || unitSignsIn(caption).length > 0)
}

function commonestKind(values: readonly Value[]): ValueKind {
  const counts = new Map<ValueKind, number>()
  for (const { kind } of values) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'text'
}

function headersOf(table: Table, column: number): string {
  const texts = table.cells
    .filter((cell) => cell.row < table.headerRows && cell.column <= column && column < cell.column + cell.columnSpan)
    .flatMap((cell) => cell.value?.text ?? [])
  return [table.columns[column]?.title ?? '', ...texts].join(' ')
}

const captionOf = (table: Table): string => `${table.title ?? ''} ${textOfLines(table.caption)}`

const asText = (cell: Cell): Value | null => (cell.value === null ? null : { kind: 'text', text: cell.value.text })

const withValue = (cell: Cell, value: Value | null): Cell => ({ ...cell, value })

function ambiguousDates(table: Table, column: number, count: number): Issue {
  const cell = table.cells.find((candidate) => candidate.column === column && candidate.row >= table.headerRows)
  const title = table.columns[column]?.title ?? `column ${column + 1}`
  return {
    code: 'ambiguous-dates',
    place: cell === undefined ? null : cell.place,
    detail: `${count} ${count === 1 ? 'date' : 'dates'} under "${title}" can be read with day or month first, and nothing in the document decides. They are read with the day first; check them.`,
  }
}

function ambiguousNumbers(table: Table, column: number, [first, ...others]: readonly Candidate[]): Issue {
  const title = table.columns[column]?.title ?? `column ${column + 1}`
  const count = others.length + (first === undefined ? 0 : 1)
  return {
    code: 'ambiguous-numbers',
    place: first?.cell.place ?? null,
    detail: `${count} ${count === 1 ? 'number' : 'numbers'} under "${title}" can be read with thousands or with decimals behind the mark, and nothing in the document decides. A point is read as decimal, a comma as thousands; check them.`,
  }
}
