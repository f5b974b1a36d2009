import { type Box, contains, height, overlapX, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Candidate } from './grid.ts'
import { couldHoldTable } from './lattice.ts'
import { networksOf, type Rule, type Rules } from './rules.ts'
import { chunksOf, median, sizeOf, textRowsOf } from './text-rows.ts'

/** Stretches of the page where drawn rules suggest a table: networks of crossing rules, and stacks of level rules of one width. The largest first. */
export function ruledCandidates(words: readonly Word[], rules: Rules): readonly Candidate[] {
  const networks = networksOf(rules)
  const grids = networks.filter(
    ({ across, down, box }) => across.length >= 2 && down.length >= 1 && across.length + down.length >= 4 && couldHoldTable(box),
  )
  const boxes = grids.map((network) => network.box)
  const used = new Set<Rule>(grids.flatMap((network) => [...network.across]))
  const loose = rules.across.filter((rule) => !used.has(rule))
  const stacks = rulesStacked(loose, words).filter((box) => !boxes.some((other) => covers(other, box)))
  return [...boxes, ...stacks]
    .sort((a, b) => width(b) * height(b) - width(a) * height(a))
    .map((box) => candidateIn(box, words, rules, 'rulings'))
}

const covers = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - 3 && inner.right <= outer.right + 3 && inner.top >= outer.top - 3 && inner.bottom <= outer.bottom + 3

/** The candidate of a box: the words whose middle lies in it and the rules that run through it. */
export function candidateIn(box: Box, words: readonly Word[], rules: Rules, foundBy: Candidate['foundBy']): Candidate {
  return {
    box,
    words: words.filter((word) => contains(box, { x: (word.box.left + word.box.right) / 2, y: word.baseline - sizeOf(word) * 0.3 })),
    rules: {
      across: rules.across.filter(
        (rule) =>
          rule.at >= box.top - 3 &&
          rule.at <= box.bottom + 3 &&
          Math.min(rule.to, box.right) - Math.max(rule.from, box.left) > 3 &&
          rule.from >= box.left - 6 &&
          rule.to <= box.right + 6,
      ),
      down: rules.down.filter(
        (rule) => rule.at >= box.left - 3 && rule.at <= box.right + 3 && Math.min(rule.to, box.bottom) - Math.max(rule.from, box.top) > 3,
      ),
    },
    foundBy,
  }
}

/** A level at which rules run, broken or whole. */
interface Level {
  readonly at: number
  readonly from: number
  readonly to: number
}
/** Rules of one level may be broken between columns by this much, in points. */
const broken = 24
/** Ends of rules of one table agree within this. */
const sameEnd = 8

/** Boxes between level rules that begin and end alike and hold rows of separate texts. */
function rulesStacked(rules: readonly Rule[], words: readonly Word[]): readonly Box[] {
  const levels: Level[] = []
  for (const rule of [...rules].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const last = levels[levels.length - 1]
    if (last && Math.abs(last.at - rule.at) <= 2 && rule.from - last.to <= broken && rule.from >= last.to)
      levels[levels.length - 1] = { at: last.at, from: last.from, to: rule.to }
    else levels.push(rule)
  }
  const boxes: Box[] = []
  const taken = new Set<Level>()
  for (const first of levels) {
    if (taken.has(first)) continue
    const alike = levels.filter(
      (level) =>
        level.at >= first.at &&
        !taken.has(level) &&
        Math.abs(level.from - first.from) <= sameEnd &&
        Math.abs(level.to - first.to) <= sameEnd,
    )
    let run: Level[] = [first]
    const close = () => {
      const last = run[run.length - 1]
      const top = run[0]
      if (run.length >= 2 && last && top && last.at - top.at > 12) {
        boxes.push({
          left: Math.min(...run.map((level) => level.from)),
          right: Math.max(...run.map((level) => level.to)),
          top: top.at,
          bottom: last.at,
        })
        for (const level of run) taken.add(level)
      }
    }
    for (const level of alike.slice(1)) {
      const above = run[run.length - 1]
      if (above && holdsColumns({ left: first.from, right: first.to, top: above.at, bottom: level.at }, words, run.length > 1))
        run.push(level)
      else {
        close()
        run = [level]
      }
    }
    close()
  }
  return boxes.filter(couldHoldTable)
}

/** true when most rows between two rules hold texts that stand apart, or nothing stands between them. */
function holdsColumns(box: Box, words: readonly Word[], inside: boolean): boolean {
  const rows = textRowsOf(
    words.filter((word) => contains(box, { x: (word.box.left + word.box.right) / 2, y: word.baseline - sizeOf(word) * 0.3 })),
  )
  if (rows.length === 0) return height(box) < 30
  const parted = rows.filter((row) => chunksOf(row.words, 1).length > 1).length
  if (inside && rows.length === 1) return !/^(table|exhibit|figure|tab\.|fig\.)/i.test(rows[0]?.words[0]?.text ?? '')
  return parted >= Math.max(1, rows.length * 0.4)
}

/** Stretches of rows whose texts stand apart in columns, found without any rule. */
export function alignedCandidates(words: readonly Word[], rules: Rules): readonly Candidate[] {
  const prose = new Set(proseWords(words))
  const rows = textRowsOf(words.filter((word) => !prose.has(word)))
  const found: Candidate[] = []
  let run: { words: readonly Word[]; box: Box; baseline: number; parts: number }[] = []
  const close = () => {
    let from = 0
    let to = run.length
    while (from < to && (run[from]?.parts ?? 0) < 2) from++
    while (to > from && (run[to - 1]?.parts ?? 0) < 2) to--
    const kept = run.slice(from, to)
    if (kept.filter((row) => row.parts > 1).length >= 3) {
      const box = {
        left: Math.min(...kept.map((row) => row.box.left)) - 1,
        right: Math.max(...kept.map((row) => row.box.right)) + 1,
        top: Math.min(...kept.map((row) => row.box.top)) - 1,
        bottom: Math.max(...kept.map((row) => row.box.bottom)) + 1,
      }
      found.push(
        candidateIn(
          box,
          kept.flatMap((row) => row.words),
          rules,
          'alignment',
        ),
      )
    }
    run = []
  }
  const usual = median(words.map(sizeOf))
  for (const row of rows) {
    const last = run[run.length - 1]
    const parts = chunksOf(row.words, 1).length
    if (last && row.baseline - last.baseline > 2.6 * usual) close()
    run.push({ ...row, parts })
    let tail = 0
    while (tail < run.length && (run[run.length - 1 - tail]?.parts ?? 2) < 2) tail++
    if (tail >= 3) close()
  }
  close()
  return found
}

/** Words of running text: stacks of three lines or more that are long and fill their width. */
function proseWords(words: readonly Word[]): readonly Word[] {
  const lines = textRowsOf(words).flatMap((row) => chunksOf(row.words, 1))
  const prose: Word[] = []
  const used = new Set<number>()
  lines.forEach((line, i) => {
    if (used.has(i) || line.words.length < 4) return
    const stack = [i]
    let last = line
    for (let j = i + 1; j < lines.length; j++) {
      const next = lines[j]
      if (!next) break
      const size = sizeOf(last.words[0] ?? next.words[0] ?? ({} as Word))
      if (next.box.top - last.box.bottom > size * 1.2) break
      if (
        used.has(j) ||
        overlapX(next.box, last.box) < 0.5 * Math.min(width(next.box), width(last.box)) ||
        next.box.top < last.box.top + size * 0.5
      )
        continue
      if (Math.abs(next.box.left - line.box.left) > size * 3) continue
      stack.push(j)
      last = next
    }
    if (stack.length < 3) return
    const wide = Math.max(...stack.map((k) => width(lines[k]?.box ?? line.box)))
    const full = stack.filter((k) => width(lines[k]?.box ?? line.box) > wide * 0.8 && (lines[k]?.words.length ?? 0) >= 4).length
    if (full < stack.length * 0.6) return
    for (const k of stack) {
      used.add(k)
      prose.push(...(lines[k]?.words ?? []))
    }
  })
  return prose
}
