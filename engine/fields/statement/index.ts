// Statements of account:
//
//   tables with a balance or amounts beside days -> movements; rows that only say a balance -> opening and closing
//   labels -> balances, totals, numbers, days; account and currency as on invoices
//
// A movement keeps the sign it is printed with: a column of what went out holds positive amounts, one column for both signed ones.

import type { Word } from '../../model/index.ts'
import { type Evidence, looksLikeIban, monthNamed } from '../../values/index.ts'
import { accountField } from '../invoice/account.ts'
import { addressBlocks } from '../invoice/address-blocks.ts'
import { currencyField } from '../invoice/currency.ts'
import { bicWords, identifier } from '../invoice/identifiers.ts'
import { found, present } from '../prose/found.ts'
import { type Candidate, type Choose, candidatesOf, labelsOf, type PageLabels } from '../reading/candidates.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FieldReader, FoundValue } from '../reading/reader.ts'
import { type Reading, valuesIn } from '../reading/values-in.ts'
import type { Span } from './days.ts'
import { type Movements, movementsIn } from './movements.ts'

/** Reads a statement of account. */
export const statement: FieldReader = ({ pages, blocks, definitions, evidence }) => {
  const tables = blocks.filter((block) => block.kind === 'table')
  const period = periodIn(pages, evidence)
  const labelled = definitions.filter(({ kind, name }) => kind !== 'list' && !elsewhere.has(name))
  const candidates = candidatesOf(labelsOf(pages, definitions).map(withoutParticles), labelled, evidence, choose)
  const movements = movementsIn(tables, pages, definitions, evidence, spanOf(period, candidates, pages, evidence))
  const outside = candidates
    .filter(({ words }) => !words.some((word) => movements.words.has(word)))
    .map((candidate) => (isCount(candidate) ? { ...candidate, score: candidate.score - 0.3 } : candidate))
  const currency = definitions.find(({ name }) => name === 'currency')
  const byLabel = labelled.flatMap(({ name }) => best(name, outside) ?? [])
  const balances = balancesOf(movements.balances, outside, byLabel)
  const own = [
    ...byLabel.filter(({ name }) => !balances.some((one) => one.name === name)),
    ...balances,
    ...lastBalance(movements.items, [...byLabel, ...balances]),
    ...movements.totals.filter(({ name }) => !byLabel.some((one) => one.name === name)),
    ...period.filter(({ name }) => !byLabel.some((one) => one.name === name && one.confidence > 0.8)),
    bankIn(pages),
    numberOfTitle(pages),
    byLabel.some(({ name }) => name === 'account_holder') ? null : addressedIn(pages, movements.words),
    accountField(pages),
    currency === undefined ? null : currencyField(pages, currency, evidence),
  ]
  const wanted = new Set(definitions.map(({ name }) => name))
  return {
    fields: firstOfEach(present(own).filter(({ name }) => wanted.has(name))),
    lists: movements.items.length === 0 ? [] : [{ name: 'transactions', items: movements.items }],
  }
}

/** "J. M. de Wit", "Ana da Costa": the small words before a period's days stand in names as well, and label nothing there. */
const withoutParticles = (page: PageLabels): PageLabels => ({
  ...page,
  bySegment: new Map([...page.bySegment].map(([segment, labels]) => [segment, labels.filter(({ words }) => !isParticle(words))])),
})
const isParticle = ([word, other]: readonly Word[]): boolean =>
  word !== undefined && other === undefined && /^\p{Ll}{1,3}$/u.test(word.text)

/** "Paid out   26   2,143.33": a sum has its cents, how many entries there were has not. */
const isCount = ({ value }: Candidate): boolean => value.kind === 'money' && !/\d[.,]\d{2}(?!\d)/u.test(value.text)

/** Read by their own rules and not by a label alone. */
const elsewhere = new Set(['iban', 'currency', 'bank_name', 'period_start', 'period_end'])
const choose: Readonly<Record<string, Choose>> = {
  account_number: (words, place) =>
    startsAsIban(words) ? null : (numberWords(words) ?? (isMoney(words) || countsSheets(words) ? null : identifier(words, place))),
  statement_number: (words, place) => plainNumber(words) ?? identifier(words, place),
  account_holder: (words) => nameWords(words),
  bic: bicWords,
}

/** "Account: NL91 ABNA 0417 1643 00": the IBAN, which has a field of its own. */
const startsAsIban = (words: readonly Word[]): boolean =>
  words.slice(0, 9).some((_, at) =>
    looksLikeIban(
      words
        .slice(0, at + 1)
        .map(({ text }) => text)
        .join(''),
    ),
  )

/** A name, up to the next label of its line ("João Prado CPF: 529…"). */
function nameWords(words: readonly Word[]): readonly Word[] | null {
  const label = words.findIndex(({ text }) => /:$/u.test(text))
  const own = label > 1 ? words.slice(0, label) : words
  const capitals = own.findLastIndex(({ text }) => !/^\p{Lu}{2,5}:?$/u.test(text))
  const name = label > 1 ? own.slice(0, capitals + 1) : own
  const [first] = name
  // "Ursina Caduff, 7000 Chur": where somebody lives is no name.
  const comma = name.findIndex(({ text }, at) => /,$/u.test(text) && name.slice(at + 1).some((word) => /\d/u.test(word.text)))
  if (comma > 0) return name.slice(0, comma + 1)
  return first !== undefined && name.length <= 8 && /^\p{Lu}/u.test(first.text) && !/[\d*]|:$/u.test(first.text) ? name : null
}

/** "CUENTA CORRIENTE  Hoja 1/1": which sheet of how many. */
const countsSheets = (words: readonly Word[]): boolean =>
  words.slice(0, 4).some(({ text }) => /^\d{1,2}\/\d{1,2}$/u.test(text)) ||
  /^(?:page|seite|blatt|hoja|página|pagina|folha|blad|foglio|feuille)$/iu.test(words[0]?.text ?? '')

const isMoney = (words: readonly Word[]): boolean => words.slice(0, 3).some(({ text }) => /^[-+]?[€$£]|[€$£]$|\d[.,]\d{2}$/u.test(text))

/** "20-41-77 61530829": groups of digits that make one number. */
function numberWords(words: readonly Word[]): readonly Word[] | null {
  const end = words.findIndex(({ text }) => !/^[\dX*][\d\-/X*]*[,;]?$/u.test(text))
  const run = words.slice(0, end < 0 ? words.length : end)
  const digits = run.map(({ text }) => text.replace(/\D/gu, '')).join('')
  // "**** **** **** 4471": a card's number is seldom printed whole.
  const hidden = run.some(({ text }) => /^[X*]{4}/u.test(text)) && digits.length >= 3
  return (hidden || digits.length >= 5) && digits.length <= 24 ? run : null
}

/** "7", "7/2026": statements are counted through the year. */
const plainNumber = ([first, ...more]: readonly Word[]): readonly Word[] | null =>
  first !== undefined && more.length === 0 && /^\d{1,4}(?:\/(?:20)?\d{2})?$/u.test(first.text) ? [first] : null

/** A score below this is a label that stands far off or within a sentence; as for invoices. */
const least = 0.45

function best(name: string, candidates: readonly Candidate[]): FoundValue | null {
  const [first, ...others] = candidates.filter((one) => one.name === name).sort((a, b) => b.score - a.score)
  if (first === undefined || first.score < least) return null
  return {
    name,
    value: first.value.kind === 'text' ? { kind: 'text', text: textFor(name, first.words) } : first.value,
    words: first.words,
    label: first.label.words,
    confidence: Math.min(0.92, 0.5 + 0.45 * Math.min(1, first.score)),
    alternatives: others
      .filter(({ value }) => value.text !== first.value.text)
      .slice(0, 3)
      .map(({ value, words, score }) => ({ value, words, confidence: 0.4 * Math.min(1, score), source: 'place' as const })),
  }
}

/** The stars before the last digits of a card are part of its number. */
const textFor = (name: string, words: readonly Word[]): string =>
  name === 'account_number' && /^[*]{2}/u.test(words[0]?.text ?? '') ? words.map(({ text }) => text).join(' ') : printedText(words)

/**
 * Opening and closing balance: rows of the table that say a balance and no movement, by their wording or as its first and last row; beside
 * labels outside it. "Balance on 1 June … Balance on 30 June" says both by one label: the upper is the opening one.
 */
function balancesOf(rows: readonly FoundValue[], outside: readonly Candidate[], byLabel: readonly FoundValue[]): readonly FoundValue[] {
  const has = (name: string): boolean => [...rows, ...byLabel].some((one) => one.name === name)
  const closings = outside.filter(({ name, score }) => name === 'closing_balance' && score >= least)
  const [upper, lower] = [closings[0], closings.at(-1)]
  if (has('opening_balance') || upper === undefined || lower === undefined || upper.label === lower.label) return rows
  return present([
    found('opening_balance', upper.value, upper.words, 0.75, upper.label.words),
    rows.find(({ name }) => name === 'closing_balance') ?? found('closing_balance', lower.value, lower.words, 0.8, lower.label.words),
  ])
}

/**
 * The balance behind the last movement, where nothing else says what the account came to and the days of the movements run on or back: to be
 * checked.
 */
function lastBalance(items: Movements['items'], read: readonly FoundValue[]): readonly FoundValue[] {
  if (read.some(({ name }) => name === 'closing_balance')) return []
  const of = (item: readonly FoundValue[] | undefined, name: string): FoundValue | undefined => item?.find((value) => value.name === name)
  const dayOf = (item: readonly FoundValue[] | undefined): string => {
    const value = of(item, 'date')?.value
    return value?.kind === 'date' ? value.iso : ''
  }
  const days = items.map(dayOf).filter((day) => day !== '')
  const runsOn = days.every((day, at) => at === 0 || (days[at - 1] ?? '') <= day)
  const runsBack = days.every((day, at) => at === 0 || (days[at - 1] ?? '') >= day)
  if (days.length === 0 || (!runsOn && !runsBack)) return []
  const balance = of(items.at(runsOn ? -1 : 0), 'balance')
  return balance === undefined ? [] : [{ ...balance, name: 'closing_balance', confidence: 0.7 }]
}

/** "1 June 2025 to 30 June 2025", "01.06.2025 - 30.06.2025": two days on one line above the movements. */
function periodIn(pages: readonly PageText[], evidence: Evidence): readonly FoundValue[] {
  const segments = (pages[0]?.segments ?? []).slice(0, 60)
  for (const segment of segments)
    for (const words of [segment.words, [...segment.words, ...(lineBelow(segment, segments)?.words ?? [])]]) {
      const days = valuesIn(words, 'date', evidence)
      const within = withinMonth(words, days[0]) ?? behindStrokes(words)
      if (within !== null && words === segment.words) return within
      for (const [at, from] of days.entries()) {
        const to = days[at + 1]
        if (to === undefined || (days.length > 2 && words !== segment.words)) break
        const [start, end] = [words.indexOf(from.words.at(-1) as Word), words.indexOf(to.words[0] as Word)]
        // "[GMT]" behind a day says nothing of it.
        const between = words
          .slice(start + 1, end)
          .map(({ text }) => text.toLowerCase())
          .filter((text) => !/^[([].*[)\]]$/u.test(text))
        const joined =
          between.length === 0 ? /[-–]$/u.test(from.words.at(-1)?.text ?? '') : between.length <= 3 && joins.test(between.join(' '))
        if (!joined || from.value.kind !== 'date' || to.value.kind !== 'date' || from.value.iso > to.value.iso) continue
        const sure = words === segment.words ? 0.9 : 0.85
        return present([found('period_start', from.value, from.words, sure), found('period_end', to.value, to.words, sure)])
      }
    }
  return []
}

/**
 * "1 - 28 February 2026", "du 1er au 28 février 2026", "du 1 au 28/02/2026": the first day has its month and year from the last one. null for
 * anything else.
 */
function withinMonth(words: readonly Word[], last: Reading | undefined): readonly FoundValue[] | null {
  if (last?.value.kind !== 'date') return null
  const end = words.indexOf(last.words[0] as Word)
  const at = words.slice(0, end).findLastIndex(({ text }) => /^(?:\d{1,2}[./])?\d{1,2}(?:\.|\/|er|st|nd|rd|th|[º°])?(?:[-–])?$/u.test(text))
  const first = words[at]
  const between = words.slice(at + 1, end).filter(({ text }) => !/^(?:de|di)$/u.test(text))
  const monthBehind = monthNamed((between[0]?.text ?? '').replace(/\W+$/u, ''))
  const joint = between.slice(monthBehind === null ? 0 : 1)
  const joined = joint.map(({ text }) => text.toLowerCase()).join(' ')
  const isHyphened = joint.length === 0 && /[-–]$/u.test((monthBehind === null ? first : between[0])?.text ?? '')
  if (first === undefined || !(joins.test(joined) || isHyphened)) return null
  const day = Number.parseInt(first.text, 10)
  const monthBefore = monthNamed((words[at - 1]?.text ?? '').replace(/\W+$/u, ''))
  if (monthBefore !== null) return fromMonth(words[at - 1] as Word, day, [words[at - 1] as Word, first], monthBefore, last)
  if (monthBehind !== null) return fromMonth(between[0] as Word, day, [first, between[0] as Word], monthBehind, last)
  const figures = /^(\d{1,2})[./](\d{1,2})/u.exec(first.text)
  if (figures !== null) return fromFigures(first, [Number(figures[1]), Number(figures[2])], last)
  const isWritten = last.words.length >= 3 && /^\d/u.test(last.words[0]?.text ?? '')
  const isInFigures = last.words.length === 1 && /^\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})$/u.test(last.words[0]?.text ?? '')
  if (!(isWritten || isInFigures) || day < 1 || day >= Number(last.value.iso.slice(8))) return null
  const proof = isWritten ? [first, ...last.words.slice(1)] : [first]
  return periodFrom(proof, `${last.value.iso.slice(0, 8)}${String(day).padStart(2, '0')}`, last)
}

/** "Mar 1 - Mar 31, 2026", "20 December to 19 January 2026": the first day has its year from the last one, which is not before it. */
function fromMonth(named: Word, day: number, proof: readonly Word[], month: number, last: Reading): readonly FoundValue[] | null {
  const year = last.words.at(-1)
  if (last.value.kind !== 'date' || year === undefined || named === undefined || !/^(?:19|20)\d{2}$/u.test(year.text)) return null
  return withYear(day, month, proof, last)
}

/** "01.02. - 28.02.2026", "02/01 - 02/28/2026": in the order of the last day. */
function fromFigures(first: Word, [one, other]: readonly [number, number], last: Reading): readonly FoundValue[] | null {
  const printed = /^(\d{1,2})[./]\d{1,2}[./](?:\d{2}|\d{4})$/u.exec(last.words[0]?.text ?? '')
  if (last.value.kind !== 'date' || printed === null || last.value.ambiguous) return null
  const isDayFirst = Number(printed[1]) === Number(last.value.iso.slice(8))
  return isDayFirst ? withYear(one, other, [first], last) : withYear(other, one, [first], last)
}

function withYear(day: number, month: number, proof: readonly Word[], last: Reading): readonly FoundValue[] | null {
  if (last.value.kind !== 'date') return null
  const { iso: end } = last.value
  const dayIn = (of: number): string => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const iso = [Number(end.slice(0, 4)), Number(end.slice(0, 4)) - 1].map(dayIn).find((one) => one < end && isDay(one))
  return iso === undefined ? null : periodFrom(proof, iso, last)
}

/** "OCT 01/24 - OCT 31/24". */
function behindStrokes(words: readonly Word[]): readonly FoundValue[] | null {
  const days = words.flatMap((word, at): readonly { iso: string; proof: readonly Word[] }[] => {
    const month = monthNamed(words[at - 1]?.text ?? '')
    const figures = /^(\d{1,2})\/(\d{2})$/u.exec(word.text)
    if (month === null || figures === null) return []
    const iso = `20${figures[2]}-${String(month).padStart(2, '0')}-${String(figures[1]).padStart(2, '0')}`
    return isDay(iso) ? [{ iso, proof: [words[at - 1] as Word, word] }] : []
  })
  const [first, last, other] = days
  if (first === undefined || last === undefined || other !== undefined || first.iso > last.iso) return null
  const dayOf = ({ iso, proof }: typeof first) => ({ kind: 'date', text: printedText(proof), iso, ambiguous: false }) as const
  return present([found('period_start', dayOf(first), first.proof, 0.85), found('period_end', dayOf(last), last.proof, 0.85)])
}

const isDay = (iso: string): boolean => new Date(iso).toJSON()?.startsWith(iso) ?? false

function periodFrom(proof: readonly Word[], iso: string, last: Reading): readonly FoundValue[] {
  const start = { kind: 'date', text: printedText(proof), iso, ambiguous: false } as const
  return present([found('period_start', start, proof, 0.85), found('period_end', last.value, last.words, 0.85)])
}

/** What a narrow column breaks goes on flush below: "1 June 2025 to" over "30 June 2025". */
const lineBelow = (segment: Segment, segments: readonly Segment[]): Segment | undefined =>
  segments.find(
    (other) =>
      other.baseline > segment.baseline &&
      other.baseline - segment.baseline < 1.7 * segment.size &&
      Math.abs(other.box.left - segment.box.left) < 2,
  )

const joins = /^(?:-|–|—|to|until|through|thru|bis|bis zum|zum|au|al|hasta|hasta el|tot|t\/m|tot en met|a|até|and|und|et|y|e)$/u

/** The days that a statement covers: its period, else the quarter of a year before the day it is dated, else from the day of one balance to that of the other. */
function spanOf(
  period: readonly FoundValue[],
  candidates: readonly Candidate[],
  pages: readonly PageText[],
  evidence: Evidence,
): Span | null {
  const [first, last] = period.map(({ value }) => (value.kind === 'date' ? value.iso : null))
  if (first && last) return { first, last }
  const dated = candidates.filter(({ name, score }) => name === 'statement_date' && score >= least).sort((a, b) => b.score - a.score)[0]
  const days = pages
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => ofBalances.test(text))
    .flatMap(({ words }) => valuesIn(words, 'date', evidence).flatMap(({ value }) => (value.kind === 'date' ? [value.iso] : [])))
    .toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (from !== undefined && to !== undefined && from < to && Date.parse(to) - Date.parse(from) < quarter) return { first: from, last: to }
  if (dated?.value.kind !== 'date') return null
  return { first: new Date(Date.parse(dated.value.iso) - quarter).toISOString().slice(0, 10), last: dated.value.iso }
}
const quarter = 92 * 86_400_000
const ofBalances = /\b(?:kontostand|saldo|solde|balance)\b/iu

/** "Extrato de conta à ordem n.º 7/2024", "Relevé de compte courant N° 009": what the paper calls itself, with its number; null for none. */
function numberOfTitle(pages: readonly PageText[]): FoundValue | null {
  for (const { words } of (pages[0]?.segments ?? []).slice(0, 30)) {
    const at = words.findIndex(({ text }) => /\d/u.test(text))
    const before = words.slice(0, Math.max(0, at))
    const [mark, number] = [before.at(-1), words[at]]
    if (mark === undefined || number === undefined || before.length < 2 || before.length > 8) continue
    if (!isNumberMark.test(mark.text) || !callsItself.test(before[0]?.text ?? '') || !/^\d{1,4}(?:[/-]\d{1,4})?$/u.test(number.text))
      continue
    return found('statement_number', number.text, [number], 0.85, before)
  }
  return null
}

const isNumberMark = /^(?:n\.?[ºo°]\.?|n[.°º]|nr\.?|no\.?|num\.?|núm\.?|number|nummer|número|numero|numéro|#)$/iu
const callsItself = /^(?:extrato|extracto|estratto|relevé|extrait|kontoauszug|auszug|rekeningafschrift|afschrift|statement|account|bank)$/iu

/** The line on top that names a bank; null when none does. */
function bankIn(pages: readonly PageText[]): FoundValue | null {
  const named = (pages[0]?.segments ?? [])
    .slice(0, 12)
    .find(({ text, words }) => words.length <= 7 && !/\d|:$/u.test(text) && isBank.test(text))
  if (named === undefined) return null
  const mark = named.words.findIndex(({ text }) => /^[·|•–—]$/u.test(text) || titleOfPaper.test(text))
  const words = mark > 0 && isBank.test(printedText(named.words.slice(0, mark))) ? named.words.slice(0, mark) : named.words
  return found('bank_name', words === named.words ? named.text : printedText(words), words, 0.8)
}
/** What the paper is may stand behind the bank on its line. */
const titleOfPaper =
  /^(?:kontoauszug|auszug|kreditkartenabrechnung|(?:rekening|bank)?afschrift|rekeningoverzicht|statement|extracto|extrato|estratto|relevé)$/iu
/** Who a statement without a label for it is sent to: the one name over an address at the top that is no bank's; null for none or several. */
function addressedIn(pages: readonly PageText[], ofMovements: ReadonlySet<Word>): FoundValue | null {
  const [first] = pages
  if (first === undefined) return null
  const names = addressBlocks(first, () => false)
    .filter(
      ({ box, oneLine, street }) => !oneLine && box.bottom < first.page.size.height / 2 && !street.some((word) => ofMovements.has(word)),
    )
    // Above the street and nothing further up: a letterhead may stand over it without white between.
    .map(({ stack, street }) => stack[stack.findIndex(({ words }) => words.some((word) => word === street[0])) - 1]?.words ?? [])
    .filter((words) => words.length > 1 && words.length <= 7 && !words.some(({ text }) => /\d|:$/u.test(text)))
    .filter((words) => !isBank.test(printedText(words)))
  const [name, other] = [...new Map(names.map((words) => [printedText(words), words])).values()]
  return name === undefined || other !== undefined ? null : found('account_holder', printedText(name), name, 0.7)
}

const isBank =
  /(?:bank|caja\s+(?:rural|de\s+ahorros)|sparkasse|banque|banco|banca|cassa di risparmio|caisse|caixa|credit union|building society|raiffeisen|crédit)\b/iu

/** A field that two ways found is what the first says. */
const firstOfEach = (values: readonly FoundValue[]): readonly FoundValue[] =>
  values.filter(({ name }, at) => values.findIndex((other) => other.name === name) === at)
