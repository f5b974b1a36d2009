// The printed grid of a spreadsheet, which runs through empty rows from the name of the sheet over one table to the next.

import type { Box } from '../geometry/index.ts'
import { candidateIn } from './candidate.ts'
import { holdsFigure } from './cell-text.ts'
import type { Candidate } from './grid.ts'
import { grouped, sameRule } from './rules.ts'
import { type Chunk, chunksOf, median, rowsOnce, spaceInCell, type TextRow } from './text-rows.ts'

/** Upright rules that run through an empty row at least: those around it, and one between two cells. */
const fewestUprights = 3
/** Two empty rows end a table that has so many rows, and so has what follows. */
const fewestRows = 3

interface Band {
  readonly top: number
  readonly bottom: number
  readonly rows: readonly TextRow[]
}
const textsIn = ({ rows }: Band): readonly Chunk[] => rows.flatMap((row) => chunksOf(row.words, spaceInCell))
/** Bands with texts that follow each other, and how many empty ones come before them. */
interface Section {
  readonly bands: readonly Band[]
  readonly emptyBefore: number
}

/**
 * The tables of a grid whose empty rows part them: what follows has a name of its own, or two rows are empty. A name with an empty row below it is left out, and
 * stands above its table then. The same candidate where nothing parts it.
 */
export function sectionsOfGrid(candidate: Candidate): readonly Candidate[] {
  const { box, rules } = candidate
  if (rules.down.length < fewestUprights || rules.across.length < 4) return [candidate]
  const bands = bandsOf(candidate)
  if (bands.every(({ rows }) => rows.length > 0)) return [candidate]
  const sections = sectionsOf(
    bands,
    (band) => rules.down.filter(({ from, to }) => from <= band.top + 1 && to >= band.bottom - 1).length >= fewestUprights,
  )
  const tables: Section[] = []
  let parts = false
  for (const [at, section] of sections.entries()) {
    const next = sections[at + 1]
    if (isName(section) && next !== undefined) {
      parts = true
      tables.push({ bands: [], emptyBefore: 0 })
      continue
    }
    const before = tables.at(-1)
    if (before === undefined || (before.bands.length > 0 && beginsTable(section, before))) tables.push(section)
    else tables[tables.length - 1] = { ...before, bands: [...before.bands, ...section.bands] }
  }
  const whole = tables.filter(({ bands }) => bands.length > 0)
  if (!parts && whole.length < 2) return [candidate]
  return whole.map(({ bands }) => {
    const [first] = bands
    const part: Box = { ...box, top: first?.top ?? box.top, bottom: bands.at(-1)?.bottom ?? box.bottom }
    const own = candidateIn(part, candidate.words, rules, 'rulings')
    return {
      ...own,
      rules: {
        ...own.rules,
        down: own.rules.down.map((rule) => ({ ...rule, from: Math.max(rule.from, part.top), to: Math.min(rule.to, part.bottom) })),
      },
    }
  })
}

function bandsOf({ box, words, rules }: Candidate): readonly Band[] {
  const places = [box.top, ...rules.across.map(({ at }) => at), box.bottom]
  const edges = grouped(places, (at) => at, sameRule).map(median)
  const rows = rowsOnce(words)
  const middleOf = (row: TextRow): number => (row.box.top + row.box.bottom) / 2
  return edges.slice(1).map((bottom, at) => {
    const top = edges[at] ?? box.top
    return { top, bottom, rows: rows.filter((row) => middleOf(row) >= top && middleOf(row) < bottom) }
  })
}

function sectionsOf(bands: readonly Band[], isGrid: (band: Band) => boolean): readonly Section[] {
  const sections: Section[] = []
  let empty = 0
  for (const band of bands) {
    if (band.rows.length === 0) {
      if (isGrid(band)) empty++
      continue
    }
    const last = sections.at(-1)
    if (last === undefined || empty > 0) sections.push({ bands: [band], emptyBefore: empty })
    else sections[sections.length - 1] = { ...last, bands: [...last.bands, band] }
    empty = 0
  }
  return sections
}

/** true for a text by itself. */
const isName = ({ bands: [band, ...others] }: Section): boolean => band !== undefined && others.length === 0 && textsIn(band).length === 1

/** true for what is no part of the table above: titles of columns below a name of their own, or far below. */
function beginsTable({ bands, emptyBefore }: Section, before: Section): boolean {
  const [name, titles] = bands
  if (emptyBefore >= 2 && bands.length >= fewestRows && before.bands.length >= fewestRows) return true
  if (name === undefined || titles === undefined || before.bands.length < fewestRows || textsIn(name).length !== 1) return false
  const texts = textsIn(titles)
  return texts.length > 1 && texts.every(({ words }) => !holdsFigure(words))
}
