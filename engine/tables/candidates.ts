import { type Box, contains, height, overlapX, overlapY, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import type { Candidate } from './grid.ts'
import { couldHoldTable } from './lattice.ts'
import { networksOf, type Rule, type Rules } from './rules.ts'
import { chunksOf, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'

/** Stretches of the page where drawn rules suggest a table: networks of crossing rules, and stacks of level rules of one width. The largest first. */
export function ruledCandidates(words: readonly Word[], rules: Rules): readonly Candidate[] {
  const networks = networksOf(rules)
  const grids = networks
    .filter(({ across, down, box }) => across.length >= 2 && down.length >= 1 && across.length + down.length >= 4 && couldHoldTable(box))
    .map(({ box }) => box)
  const inGrids = new Set<Rule>()
  for (const network of networks) if (grids.includes(network.box)) for (const rule of network.across) inGrids.add(rule)
  const loose = rules.across.filter((rule) => !inGrids.has(rule))
  const prose = new Set(runningText(words))
  const entries = textRowsOf(words.filter((word) => !prose.has(word)))
  const stacks = stacksOf(loose, words, grids)
    .filter((box) => !grids.some((grid) => covers(grid, box)))
    .map((box) => grownToItsTexts(box, entries))
  return [...grids, ...stacks]
    .sort((a, b) => width(b) * height(b) - width(a) * height(a))
    .slice(0, mostCandidates)
    .map((box) => candidateIn(box, words, rules, 'rulings'))
}

/** A page with more ruled boxes than this is a form of tick boxes or a drawing; its largest are looked at. */
const mostCandidates = 60

const covers = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - 3 && inner.right <= outer.right + 3 && inner.top >= outer.top - 3 && inner.bottom <= outer.bottom + 3

/** The candidate of a box: the words whose middle lies in it, and the rules that run through it and reach no further than it does. */
export function candidateIn(box: Box, words: readonly Word[], rules: Rules, foundBy: Candidate['foundBy']): Candidate {
  return {
    box,
    words: wordsIn(box, words),
    rules: {
      across: rules.across.filter(
        (rule) => rule.at >= box.top - 3 && rule.at <= box.bottom + 3 && rule.from >= box.left - 6 && rule.to <= box.right + 6,
      ),
      down: rules.down.filter(
        (rule) => rule.at >= box.left - 3 && rule.at <= box.right + 3 && Math.min(rule.to, box.bottom) - Math.max(rule.from, box.top) > 3,
      ),
    },
    foundBy,
  }
}

const wordsIn = (box: Box, words: readonly Word[]): readonly Word[] =>
  words.filter((word) => contains(box, { x: (word.box.left + word.box.right) / 2, y: word.baseline - sizeOf(word) * 0.3 }))

/** Rules of one level may be broken between columns by this much, in points. */
const broken = 24
/** No table has as many loose rules as this; hatching and music have. */
const mostLevels = 400
/** The ends of one table's rules agree within this many points. */
const sameEnd = 8
const captionStart =
  /^(?:table|tab\.|exhibit|figure|fig\.|chart|box|tableau|tabelle|abbildung|tabla|cuadro|gráfico|tabela|quadro|tabella)$/i

/** Boxes between level rules that begin and end alike and hold rows of separate texts. */
function stacksOf(rules: readonly Rule[], words: readonly Word[], grids: readonly Box[]): readonly Box[] {
  const levels: Rule[] = []
  for (const rule of [...rules].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const last = levels[levels.length - 1]
    if (last && Math.abs(last.at - rule.at) <= 2 && rule.from - last.to <= broken && rule.from >= last.to)
      levels[levels.length - 1] = { at: last.at, from: last.from, to: rule.to }
    else levels.push(rule)
  }
  if (levels.length > mostLevels) return []
  const boxes: Box[] = []
  const taken = new Set<Rule>()
  for (const first of levels) {
    if (taken.has(first)) continue
    let run: Rule[] = [first]
    const close = () => {
      const box = boxOfLevels(run)
      if (run.length < 2 || height(box) <= 12) return
      boxes.push(box)
      for (const level of run) taken.add(level)
    }
    for (const level of levels) {
      if (level.at <= first.at || taken.has(level) || !endsAlike(level, first)) continue
      const above = run[run.length - 1] ?? first
      const between = boxOfLevels([above, level])
      if (!grids.some((grid) => parts(grid, between)) && holdsColumns(between, words, run.length > 1)) run.push(level)
      else {
        close()
        run = [level]
      }
    }
    close()
  }
  return boxes.filter(couldHoldTable)
}

const endsAlike = (a: Rule, b: Rule): boolean => Math.abs(a.from - b.from) <= sameEnd && Math.abs(a.to - b.to) <= sameEnd
const boxOfLevels = (levels: readonly Rule[]): Box => ({
  left: Math.min(...levels.map((level) => level.from)),
  right: Math.max(...levels.map((level) => level.to)),
  top: Math.min(...levels.map((level) => level.at)),
  bottom: Math.max(...levels.map((level) => level.at)),
})
/** true when a grid of its own width stands between two level rules, which then are not its own. */
const parts = (grid: Box, between: Box): boolean =>
  overlapY(grid, between) > 0.5 * Math.min(height(grid), height(between)) &&
  overlapX(grid, between) > 0 &&
  width(grid) < width(between) - 2 * sameEnd

/** true when most rows between two rules hold texts that stand apart, or nothing stands between them. */
function holdsColumns(box: Box, words: readonly Word[], inside: boolean): boolean {
  const rows = textRowsOf(wordsIn(box, words))
  if (rows.length === 0) return height(box) < 30
  if (captionStart.test(rows[0]?.words[0]?.text ?? '')) return false
  if (inside && rows.length === 1) return true
  const texts = rows.map((row) => chunksOf(row.words, 1).length)
  const parted = texts.filter((count) => count > 1).length
  // One row of several texts is enough where rules part the rows: the other lines are its wrapped cells.
  if (inside && texts.some((count) => count >= 3)) return true
  return parted >= Math.max(1, rows.length * (rows.length <= 4 ? 0.25 : 0.4))
}

/** The box of level rules, grown to labels that stand outside their ends, and to rows right above the first or below the last rule whose texts keep its columns. */
function grownToItsTexts(box: Box, rows: readonly TextRow[]): Box {
  let grown = box
  const inside = rows.filter((row) => row.baseline > box.top && row.baseline < box.bottom && overlapX(row.box, box) > 0)
  const toLeft = inside.map((row) => row.words.filter((word) => word.box.right < box.left + 1))
  const labelled = toLeft.filter((words) => words.length > 0)
  if (labelled.length >= 2 && labelled.length >= inside.length * 0.6)
    grown = { ...grown, left: Math.min(...labelled.flat().map((word) => word.box.left)) - 1 }
  const within = (row: TextRow) => row.words.filter((word) => word.box.left >= grown.left - 2 && word.box.right <= grown.right + 2)
  const first = inside[0]
  const last = inside[inside.length - 1]
  const columns = inside.flatMap((row) => chunksOf(row.words, 1))
  const keepsColumns = (row: TextRow) => {
    const chunks = chunksOf(within(row), 1)
    return chunks.length >= 2 && chunks.every(({ box: piece }) => columns.filter((other) => overlapX(other.box, piece) > 0).length > 0)
  }
  if (!first || !last) return grown
  let below = last
  for (const row of rows) {
    if (row.baseline <= box.bottom) continue
    if (
      row.baseline - below.baseline > 2.2 * sizeOf(row.words[0] as Word) ||
      !keepsColumns(row) ||
      !within(row).some((word) => readsAsValue([word]))
    )
      break
    below = row
    grown = { ...grown, bottom: row.box.bottom + 1 }
  }
  return {
    ...grown,
    top: topOfTitles(
      grown,
      first,
      rows.filter((row) => row.baseline < box.top),
      within,
      columns,
    ),
  }
}

/** A header has at most this many lines. */
const mostHeaderLines = 6

/** The top of the column titles that stand right above the first rule, or the box's own top where none do: close lines of short texts over its columns. */
function topOfTitles(
  box: Box,
  first: TextRow,
  above: readonly TextRow[],
  within: (row: TextRow) => readonly Word[],
  columns: readonly { readonly box: Box }[],
): number {
  let top = box.top
  let below = first
  const titles: (readonly { readonly words: readonly Word[]; readonly box: Box }[])[] = []
  for (const row of [...above].reverse()) {
    const words = within(row)
    if (words.length === 0) continue
    const size = sizeOf(words[0] as Word)
    const gap = (titles.length === 0 ? box.top : below.baseline) - row.baseline
    const texts = chunksOf(words)
    const isTitle = texts.every((text) => text.words.length <= 6 && columns.some((other) => overlapX(other.box, text.box) > 0))
    if (gap > 1.6 * size || !isTitle || titles.length >= mostHeaderLines || captionStart.test(words[0]?.text ?? '')) break
    titles.push(texts)
    below = row
    top = Math.min(...words.map((word) => word.box.top)) - 1
  }
  const texts = Math.max(0, ...titles.map((line) => line.length))
  const widest = Math.max(0, ...titles.flat().map((text) => width(text.box)))
  return texts >= 3 || (texts === 2 && widest < 0.5 * width(box)) ? top : box.top
}

interface Run {
  readonly words: readonly Word[]
  readonly box: Box
  readonly baseline: number
  readonly texts: number
}

/** Stretches of rows whose texts stand apart in columns, found without any rule. */
export function alignedCandidates(words: readonly Word[], rules: Rules): readonly Candidate[] {
  const prose = new Set(runningText(words))
  const rows = textRowsOf(words.filter((word) => !prose.has(word))).map((row) => ({ ...row, texts: chunksOf(row.words, 1).length }))
  const runs: Run[][] = [[]]
  let single = 0
  for (const row of rows) {
    const run = runs[runs.length - 1] ?? []
    const last = run[run.length - 1]
    const size = Math.max(...row.words.map(sizeOf))
    single = row.texts < 2 ? single + 1 : 0
    // Two and a half lines without text, or more than two lines of one text each, end a table.
    if (last && (row.baseline - last.baseline > 2.6 * size || single > 3)) runs.push([row])
    else run.push(row)
  }
  return runs.flatMap((run) => {
    const kept = withoutSingles(run)
    return kept.filter((row) => row.texts > 1).length >= 3 ? [candidateOf(kept, rules)] : []
  })
}

/** The candidate cut in two at its widest gap between rows, when one gap is wider than the others; none when all gaps are alike. */
export function cutAtWidestGap(candidate: Candidate): readonly Candidate[] {
  const rows = textRowsOf(candidate.words).map((row) => ({ ...row, texts: chunksOf(row.words, 1).length }))
  const gaps = rows.slice(1).map((row, i) => row.baseline - (rows[i]?.baseline ?? 0))
  const widest = Math.max(0, ...gaps)
  const at = gaps.indexOf(widest) + 1
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0
  if (at < 1 || widest < 1.25 * usual) return []
  return [rows.slice(0, at), rows.slice(at)].flatMap((half) => {
    const kept = withoutSingles(half)
    return kept.filter((row) => row.texts > 1).length >= 2 && kept.length >= 3 ? [candidateOf(kept, candidate.rules)] : []
  })
}

/** The rows from the first to the last that holds several texts. */
function withoutSingles(run: readonly Run[]): readonly Run[] {
  const first = run.findIndex((row) => row.texts > 1)
  const last = run.findLastIndex((row) => row.texts > 1)
  return first < 0 ? [] : run.slice(first, last + 1)
}

function candidateOf(rows: readonly Run[], rules: Rules): Candidate {
  const box = unionOf(rows.map((row) => row.box))
  const roomy = { left: box.left - 1, right: box.right + 1, top: box.top - 1, bottom: box.bottom + 1 }
  const own = rows.flatMap((row) => row.words)
  return { ...candidateIn(roomy, [], rules, 'alignment'), words: own }
}

/** Words of running text: stacks of three lines or more, of which most are long and fill the width. */
function runningText(words: readonly Word[]): readonly Word[] {
  const lines = textRowsOf(words).flatMap((row) => chunksOf(row.words, 1))
  const used = new Set<number>()
  const prose: Word[] = []
  lines.forEach((line, i) => {
    if (used.has(i) || line.words.length < 4) return
    const stack = [i]
    let last = line
    for (let j = i + 1; j < lines.length; j++) {
      const next = lines[j]
      const size = sizeOf(last.words[0] as Word)
      if (!next || next.box.top - last.box.bottom > size * 1.2) break
      if (used.has(j) || next.box.top < last.box.top + size * 0.5) continue
      if (overlapX(next.box, last.box) < 0.5 * Math.min(width(next.box), width(last.box))) continue
      if (Math.abs(next.box.left - line.box.left) > size * 3) continue
      stack.push(j)
      last = next
    }
    if (stack.length < 3) return
    const chunks = stack.flatMap((k) => lines[k] ?? [])
    const widest = Math.max(...chunks.map((chunk) => width(chunk.box)))
    const full = chunks.filter((chunk) => width(chunk.box) > widest * 0.8 && chunk.words.length >= 4).length
    if (full < chunks.length * 0.6) return
    for (const k of stack) used.add(k)
    for (const chunk of chunks) prose.push(...chunk.words)
  })
  return prose
}
