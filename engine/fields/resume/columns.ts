// Posts and schools set as a table: a row of column names, and entries whose cells run over several lines.

import type { Word } from '../../model/index.ts'
import { statedIn } from '../prose/stated.ts'
import type { Segment } from '../reading/page-text.ts'
import { type Part, splitAtComma } from './entries.ts'
import { type PeriodInText, periodIn } from './months.ts'
import type { Row } from './sections.ts'
import { degreeAtStart, institutionScore, isSurelyPlace, looksLikePlace, namesCompany, positionScore } from './vocabulary.ts'

export type ColumnName = 'time' | 'company' | 'position' | 'institution' | 'degree' | 'area' | 'location' | 'other'

/** One entry of a table: its time, and the cells by column. */
export interface TableEntry {
  readonly time: { readonly period: PeriodInText; readonly words: readonly Word[] } | null
  readonly cells: ReadonlyMap<ColumnName, Part>
}

/** Column names in small letters without accents and marks. */
const columnNames: readonly (readonly [ColumnName, RegExp])[] = [
  [
    'time',
    /^(?:from ?to|from|to|until|dates?|period|years?|year of(?: passing| completion| graduation)?|passing year|when|zeitraum|von|bis|von bis|jahre?|datum|periode|annees?|periodo|fechas?|anno|anni|data|jaar|ano|desde|hasta|dal|al)$/,
  ],
  [
    'company',
    /^(?:employer|company|organi[sz]ation|firm|workplace|name of employer|employer and location|name and address of employer|name and address of the employer|name und adresse des arbeitgebers|nom et adresse de l employeur|nombre y direccion de la empresa|nome e indirizzo del datore di lavoro|arbeitgeber|firma|unternehmen|betrieb|employeur|entreprise|societe|empresa|azienda|datore di lavoro|werkgever|bedrijf|empregador)$/,
  ],
  [
    'position',
    /^(?:position|position held|occupation or position held|occupation|beruf oder funktion|fonction ou poste occupe|profesion o cargo desempenado|lavoro o posizione ricoperti|role|job|job title|title|post|post held|tatigkeit|funktion|stelle|position funktion|poste|fonction|puesto|cargo|posizione|ruolo|mansione|functie|funcao)$/,
  ],
  [
    'institution',
    /^(?:institution|name and type of organi[sz]ation providing education(?: and training)?|name und art der bildungseinrichtung|nom et type de l etablissement|nome e tipo d organizzazione|school|university|college|school college|school university|establishment|schule|hochschule|einrichtung|bildungseinrichtung|institut|etablissement|ecole|universite|centro|institucion|istituto|ateneo|instelling|instituicao)$/,
  ],
  [
    'degree',
    /^(?:qualifications?|qualification obtained|title of qualification awarded|bezeichnung der qualifikation|intitule du diplome|qualifica conseguita|degree|award|certificate|programme|abschluss|diplome|titulo|titolo|titolo di studio|diploma|grau)$/,
  ],
  [
    'area',
    /^(?:subjects?|field|field of study|major|specialis?ation|specialization|speciali[sz]ed in|discipline|branch|stream|area|course|fach|fachrichtung|studiengang|domaine|specialite|especialidad|materia|studierichting|curso)$/,
  ],
  ['location', /^(?:location|place|city|town|ort|lieu|ville|lugar|ciudad|luogo|citta|plaats|local)$/],
]
const columnOf = (text: string): ColumnName => {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return columnNames.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}

/** The entries of a table with named columns; null for rows under which no names of columns are known. */
export function tableEntries(rows: readonly Row[]): readonly TableEntry[] | null {
  const at = rows.findIndex((row) => row.length >= 2 && row.filter(({ text }) => columnOf(text) !== 'other').length >= 2)
  const header = rows[at]
  if (header === undefined || at > 2) return null
  const second = secondLine(header, rows[at + 1])
  const columns = header.map((title) => ({ name: columnOf(`${title.text} ${second.get(title) ?? ''}`), left: title.box.left }))
  if (!columns.some(({ name }) => name === 'time') || !columns.some(({ name }) => name === 'company' || name === 'institution')) return null
  const entries: { times: Word[][]; cells: Word[][] }[] = []
  for (const row of rows.slice(at + (second.size > 0 ? 2 : 1))) {
    const placed = row.map((segment) => ({ segment, column: columns.findLastIndex(({ left }) => left <= segment.box.left + 6) }))
    const says = placed.some(({ column }) => columns[column]?.name === 'time')
    const open = entries.at(-1)
    // A time cut off at its dash goes on below; after a whole one the next entry begins.
    if (says && !open?.times.some((words) => cutOff.test(words.at(-1)?.text ?? '')))
      entries.push({ times: columns.map(() => []), cells: columns.map(() => []) })
    const into = entries.at(-1)
    for (const { segment, column } of placed)
      (columns[column]?.name === 'time' ? into?.times[column] : into?.cells[column])?.push(...segment.words)
  }
  return entries.map(({ times, cells }) => ({
    time: periodOf(times),
    cells: new Map(columns.flatMap(({ name }, column) => (cells[column]?.length ? [[name, partOf(cells[column], column)] as const] : []))),
  }))
}

/** What goes on below the titles of columns ("Year of / passing"), title by title; empty where the next row is the first entry. */
function secondLine(header: Row, next: Row | undefined): ReadonlyMap<Segment, string> {
  const under = new Map<Segment, string>()
  for (const { text, box, baseline, size, words } of next ?? []) {
    const title = header.find((one) => Math.abs(one.box.left - box.left) < 3 && baseline - one.baseline < 1.6 * size)
    if (title === undefined || /\d/u.test(text) || words.length > 3) return new Map()
    under.set(title, text)
  }
  const tells = [...under].some(([title, text]) => columnOf(`${title.text} ${text}`) !== 'other')
  return under.size < header.length && tells ? under : new Map()
}

/** Entries whose parts stand beside their names, row by row, as in the curriculum vitae of the European Union; null where they do not. */
export function statedEntries(rows: readonly Row[]): readonly TableEntry[] | null {
  const stated = statedIn(rows).map((term) => ({ column: columnOf(term.name), words: term.lines.flat() }))
  const named = stated.filter(({ column }) => column !== 'other')
  const kinds = new Set(named.map(({ column }) => column))
  if (kinds.size < 3 || !kinds.has('time') || !(kinds.has('company') || kinds.has('institution'))) return null
  // The name that stands first begins each entry.
  const [opening] = named
  const entries: { time: TableEntry['time']; cells: Map<ColumnName, Part> }[] = []
  for (const { column, words } of named) {
    if (column === opening?.column || entries.length === 0) entries.push({ time: null, cells: new Map() })
    const into = entries.at(-1)
    if (column === 'time' && into !== undefined) into.time = periodOf([words])
    else if (into?.cells.has(column) === false) into.cells.set(column, partOf(words, into.cells.size))
  }
  return entries
}

/** What no time ends with. */
const cutOff = /^(?:\S*[-\u2010-\u2015~]|to|until|till|bis|à|au|a|al|hasta|tot|até|since|seit|depuis|from|von)$/i

/** The time of one column, or from the first of two to the second. */
function periodOf(times: readonly (readonly Word[])[]): TableEntry['time'] {
  const [from, to] = times.filter((words) => words.length > 0)
  const [last] = from?.slice(-1) ?? []
  if (from === undefined || last === undefined) return null
  const words = to === undefined ? from : [...from, { ...last, text: '–' }, ...to]
  const period = periodIn(words.map(({ text }) => text).join(' '))
  return period === null ? null : { period, words }
}

const partOf = (words: readonly Word[], piece: number): Part => ({ text: words.map(({ text }) => text).join(' '), words, piece })

const office = /^(?:Niederlassung|Standort|Zweigstelle|Filiale|Werk|Sitz|Site\s+de|Agence\s+de|Sede\s+d[ie]|Vestiging|Branch)\s+/u

/** A name and the place behind its last comma: "Elbtal Stahlbau GmbH, Dresden"; the place is undefined where none stands there. */
export function withPlaceBehind(part: Part): { readonly name: Part; readonly place: Part | undefined } {
  const pieces = splitAtComma(part)
  for (let at = 1; at < pieces.length; at++) {
    const tail = joinedParts(pieces.slice(at))
    const bare = tail.text.replace(office, '')
    const plain =
      /^\p{Lu}[\p{L}.'’-]+(?:\s+(?:am|an|der|de|da|do|dos|das|del|di|la|les?|sur|upon|on|\p{Lu}[\p{L}.'’-]+)){0,3}$/u.test(bare) ||
      (looksLikePlace(bare) && isSurelyPlace(bare))
    const other = namesCompany(bare) || positionScore(bare) >= 1 || institutionScore(bare) > 0 || degreeAtStart(bare) !== null
    if (!plain || other) continue
    const skipped = bare === tail.text ? 0 : tail.text.length - bare.length
    const words = skipped === 0 ? tail.words : tail.words.slice(tail.text.slice(0, skipped).trim().split(/\s+/).length)
    return { name: joinedParts(pieces.slice(0, at)), place: { ...tail, text: bare, words } }
  }
  return { name: part, place: undefined }
}

/** Parts of one piece put together again, with their commas. */
export function joinedParts(parts: readonly Part[]): Part {
  return { text: parts.map(({ text }) => text).join(', '), words: parts.flatMap(({ words }) => words), piece: parts[0]?.piece ?? 0 }
}
