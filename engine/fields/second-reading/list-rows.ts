// Rows of a list that both readers found: whose row is whose, where their cells differ, and rows of the second reader that the first lacks.
// A cell is looked for among the words of its own row: the same figure in another row is no proof.

import { type Box, unionOf } from '../../geometry/index.ts'
import type { Field, FieldDefinition, FieldList, FieldListItem, SecondAnswer } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { PageText } from '../reading/page-text.ts'
import { claimMeans, type Grounded, ground, meaning } from './ground.ts'

/** What was claimed of a cell as text; null for nothing. */
type TextOf = (claim: unknown) => string | null
/** A cell with what the pages say of it taken in: an alternative of the known one, else a value of its own. */
type Weigh = (known: Field | undefined, definition: FieldDefinition, said: Grounded) => Field

export interface RowsRead {
  readonly list: FieldList
  /** By path: "line_items" as a whole, "line_items[2].amount" where cells differ or only one has them. */
  readonly answers: readonly (readonly [path: string, answer: SecondAnswer])[]
  /** Cells and rows that were claimed and that no words say. */
  readonly refused: number
  /** Rows that only the second reader has, as they stand in the list. */
  readonly added: number
}

/** Cells of a row that must stand on one line of a page for the row to be believed. */
const fewestCells = 2
const mostRows = 500

interface Row {
  readonly item: FieldListItem
  readonly zone: Zone | null
  readonly answers: readonly (readonly [name: string, answer: SecondAnswer])[]
}
interface Zone {
  readonly page: number
  readonly box: Box
}

/** The known list with the claimed rows compared; with `takes` those the known list lacks are put in their places. */
export function rowsReadAgain(
  known: FieldList,
  claim: readonly unknown[],
  { name, fields }: FieldDefinition,
  {
    pages,
    evidence,
    textOf,
    weigh,
    takes,
  }: {
    readonly pages: readonly PageText[]
    readonly evidence: Evidence
    readonly textOf: TextOf
    readonly weigh: Weigh
    readonly takes: boolean
  },
): RowsRead {
  const cells = fields.filter(({ kind }) => kind !== 'list' && kind !== 'tick')
  const claims = claim
    .slice(0, mostRows)
    .filter(isPlain)
    .map((item) => new Map(Object.entries(item)))
  const matches = matched(known.items, claims, cells, evidence, textOf)
  let refused = 0
  const compared = known.items.map((item, at): Row => {
    const own = claims[matches.indexOf(at)]
    const zone = zoneOf(item.fields)
    if (own === undefined || zone === null) return { item, zone, answers: [] }
    const there = wordsIn(pages, zone)
    const kept = new Map(item.fields.map((field) => [field.name, field]))
    const answers: [string, SecondAnswer][] = []
    for (const cell of cells) {
      const text = textOf(own.get(cell.name))
      const first = kept.get(cell.name)
      if (text === null) continue
      if (first !== undefined && claimMeans(text, cell.kind, evidence) === claimMeaning(first)) answers.push([cell.name, 'same'])
      else {
        const said = ground(text, cell.kind, there, evidence)
        if (said === null) {
          refused += 1
          answers.push([cell.name, 'refused'])
        } else {
          kept.set(cell.name, weigh(first, cell, said))
          answers.push([cell.name, first === undefined ? 'alone' : 'other'])
        }
      }
    }
    const order = new Map(fields.map(({ name: cell }, index) => [cell, index]))
    return { item: { fields: [...kept.values()].sort((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0)) }, zone, answers }
  })
  const more = claims.flatMap((own, at): Row[] => {
    if (matches[at] !== null) return []
    const row = newRow(own, cells, pages, evidence, textOf, weigh)
    if (row !== null && !compared.some(({ zone }) => zone !== null && row.zone !== null && isSameLine(zone, row.zone))) return [row]
    refused += 1
    return []
  })
  const unclaimed = known.items.filter((_, at) => !matches.includes(at)).length
  const rows = takes ? inOrder([...compared, ...more]) : compared
  const whole: SecondAnswer = claims.length === 0 ? 'nothing' : unclaimed > 0 || more.length > 0 ? 'other' : 'same'
  return {
    list: { ...known, items: rows.map(({ item }) => item) },
    answers: [
      [name, whole],
      ...rows.flatMap(({ answers }, at) => answers.map(([cell, answer]): [string, SecondAnswer] => [`${name}[${at}].${cell}`, answer])),
    ],
    refused,
    added: more.length,
  }
}

/** For each claimed row the number of the known row it shares most cells with, each known row once; null where it shares none. */
function matched(
  items: readonly FieldListItem[],
  claims: readonly ReadonlyMap<string, unknown>[],
  cells: readonly FieldDefinition[],
  evidence: Evidence,
  textOf: TextOf,
): readonly (number | null)[] {
  const known = items.map(({ fields }) => new Map(fields.map((field) => [field.name, claimMeaning(field)])))
  const said = claims.map((own) =>
    cells.flatMap(({ name, kind }) => {
      const text = textOf(own.get(name))
      const means = text === null ? null : claimMeans(text, kind, evidence)
      return means === null ? [] : [[name, means] as const]
    }),
  )
  const pairs = said.flatMap((own, claimed) =>
    known.map((row, at) => ({ claimed, at, shared: own.filter(([name, means]) => row.get(name) === means).length })),
  )
  // Rows alike in all cells go by their places.
  const best = pairs
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || Math.abs(a.claimed - a.at) - Math.abs(b.claimed - b.at))
  const found: (number | null)[] = claims.map(() => null)
  for (const { claimed, at } of best) if (found[claimed] === null && !found.includes(at)) found[claimed] = at
  return found
}

/** A row that the first reader has not: its words stand on one line of a page, at least two cells of them. null when they do not. */
function newRow(
  own: ReadonlyMap<string, unknown>,
  cells: readonly FieldDefinition[],
  pages: readonly PageText[],
  evidence: Evidence,
  textOf: TextOf,
  weigh: Weigh,
): Row | null {
  const said = (cell: FieldDefinition, where: readonly PageText[]): Grounded | null => {
    const text = textOf(own.get(cell.name))
    return text === null ? null : ground(text, cell.kind, where, evidence)
  }
  // A description says where the row is; a count of 1 stands everywhere.
  const anchor = cells.flatMap((cell) => (cell.kind === 'text' ? (said(cell, pages) ?? []) : []))[0]
  if (anchor === undefined) return null
  const there = wordsIn(pages, { page: anchor.words[0]?.page ?? 1, box: unionOf(anchor.words.map(({ box }) => box)) })
  const fields = cells.flatMap((cell) => {
    const found = said(cell, there)
    return found === null ? [] : [weigh(undefined, cell, found)]
  })
  if (fields.length < fewestCells) return null
  return { item: { fields }, zone: zoneOf(fields), answers: fields.map(({ name }) => [name, 'alone']) }
}

function zoneOf(fields: readonly Field[]): Zone | null {
  const places = fields.flatMap(({ evidence }) => evidence?.place ?? [])
  const [first] = places
  const boxes = places.flatMap(({ page, box }) => (page === first?.page && box !== null ? [box] : []))
  return first === undefined || boxes.length === 0 ? null : { page: first.page, box: unionOf(boxes) }
}

/** The segments whose middle stands between the top and the bottom of a zone. */
const wordsIn = (pages: readonly PageText[], { page, box }: Zone): readonly PageText[] =>
  pages.flatMap((text) => {
    if (text.page.number !== page) return []
    const isIn = ({ box: own }: PageText['segments'][number]) => middle(own) >= box.top && middle(own) <= box.bottom
    return [{ ...text, segments: text.segments.filter(isIn) }]
  })

const isSameLine = (one: Zone, other: Zone): boolean =>
  one.page === other.page && middle(other.box) >= one.box.top && middle(other.box) <= one.box.bottom
const middle = ({ top, bottom }: Box): number => (top + bottom) / 2

/** New rows in the places where they are printed; rows without a place keep theirs. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const placed: Row[] = []
  for (const row of rows) {
    const before = row.zone === null ? -1 : placed.findIndex(({ zone }) => zone !== null && row.zone !== null && isBelow(zone, row.zone))
    placed.splice(before === -1 ? placed.length : before, 0, row)
  }
  return placed
}
const isBelow = (one: Zone, other: Zone): boolean => one.page > other.page || (one.page === other.page && one.box.top > other.box.top)

const claimMeaning = ({ value }: Field): string => (value.kind === 'text' ? meaning(value).replaceAll(' ', '') : meaning(value))
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
