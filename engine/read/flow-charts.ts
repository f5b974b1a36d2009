// Flow charts and organisation charts: texts in boxes that stand apart and are joined by lines.

import {
  area,
  type Box,
  centre,
  contains,
  type Fill,
  height,
  intersection,
  type Ruling,
  type Sketch,
  unionOf,
  width,
} from '../geometry/index.ts'
import { sizeOf } from '../model/index.ts'
import type { PageTexts, Text } from './drawing-labels.ts'
import { boxOfRuling, touches } from './hanging-together.ts'

/** Fewer boxes that are joined are a sign on a form. */
const fewestNodes = 3
/** More boxes or lines than these on a page are a map, a plan of a building, a pattern. */
const mostNodes = 200
const mostLines = 1500
/** Smaller boxes, in points, are boxes to tick and heads of arrows; larger ones, as a share of the page, are its frames. */
const leastWidth = 22
const leastHeight = 10
const largest = 0.12
/** More words are a framed paragraph. */
const mostWords = 24
/** Boxes nearer than this, in points, are cells. */
const cellsApart = 1
/** A line reaches a box when it ends this near, in points, and a head of an arrow when it lies this near. */
const nearEnd = 3
const nearHead = 2
/** Lines reach a box away from its corners, by this share of its side: those of forms and tables run along sides and from corner to corner. */
const fromCorner = 0.15

/** The flow charts and organisation charts of a page. */
export function flowChartsOf(
  rulings: readonly Ruling[],
  fills: readonly Fill[],
  sketches: readonly Sketch[],
  page: PageTexts,
  sheet: number,
): readonly Box[] {
  if (rulings.length + sketches.length > mostLines) return []
  const filled = fills.filter(({ grey, colour }) => grey < 0.97 || colour !== undefined).map(({ box }) => box)
  const shapes = [...closedBoxes(page.rules), ...filled, ...sketches.map(({ box }) => box)]
  const nodes = nodesAmong(shapes, page, sheet)
  if (nodes.length < fewestNodes || nodes.length > mostNodes) return []
  const lines = linesBetween(nodes, rulings, sketches)
  const charts: { nodes: Set<Box>; lines: Box[] }[] = []
  for (const { parts, ends } of groupsOf(lines, nodes)) {
    if (ends.size < 2) continue
    const joined = charts.filter((chart) => [...ends].some((node) => chart.nodes.has(node)))
    const whole = {
      nodes: new Set([...ends, ...joined.flatMap((chart) => [...chart.nodes])]),
      lines: [...parts, ...joined.flatMap((chart) => chart.lines)],
    }
    for (const chart of joined) charts.splice(charts.indexOf(chart), 1)
    charts.push(whole)
  }
  return charts
    .filter((chart) => chart.nodes.size >= fewestNodes && !areGrid(chart.lines, chart.nodes.size))
    .map((chart) => unionOf([...chart.nodes, ...chart.lines]))
}

/** Lines that join boxes meet once or twice for each of them; those of a grid, drawn around its empty cells too, far more often. */
const mostMeetings = 3
const areGrid = (lines: readonly Box[], nodes: number): boolean => {
  const [levels, uprights] = [lines.filter((line) => width(line) >= height(line)), lines.filter((line) => width(line) < height(line))]
  let meetings = 0
  for (const level of levels) for (const upright of uprights) if (touches(level, upright, nearHead)) meetings++
  return meetings > mostMeetings * nodes
}

/** Rectangles of two level and two upright rules. */
function closedBoxes(rules: readonly Box[]): readonly Box[] {
  const uprights = new Map<number, Box[]>()
  const levels = new Map<string, Box[]>()
  for (const rule of rules)
    if (width(rule) < height(rule)) {
      const at = Math.round(rule.left)
      uprights.set(at, [...(uprights.get(at) ?? []), rule])
    } else {
      const at = `${Math.round(rule.left)} ${Math.round(rule.right)}`
      levels.set(at, [...(levels.get(at) ?? []), rule])
    }
  const isDrawn = (x: number, top: number, bottom: number): boolean =>
    [-1, 0, 1].some((by) => uprights.get(Math.round(x) + by)?.some((rule) => rule.top < top + 1.5 && rule.bottom > bottom - 1.5))
  return [...levels.values()].flatMap((group) => {
    const sorted = group.sort((a, b) => a.top - b.top)
    return sorted.flatMap((rule, i) => {
      const next = sorted[i + 1]
      if (next === undefined || next.top - rule.top < leastHeight) return []
      const isClosed = isDrawn(rule.left, rule.top, next.top) && isDrawn(rule.right, rule.top, next.top)
      return isClosed ? [{ left: rule.left, right: rule.right, top: rule.top, bottom: next.top }] : []
    })
  })
}

/** Shapes that hold a short text and touch no other such shape. */
function nodesAmong(shapes: readonly Box[], page: PageTexts, sheet: number): readonly Box[] {
  const large = shapes.filter((box) => width(box) >= leastWidth && height(box) >= leastHeight && area(box) < largest * sheet)
  if (large.length < fewestNodes || large.length > 4 * mostNodes) return []
  const middles = page.words.map((word) => centre(word.box))
  const written = large.filter((box) => {
    let words = 0
    for (const middle of middles) if (contains(box, middle) && ++words > mostWords) return false
    return words > 0
  })
  const whole: Box[] = []
  for (const box of written.sort((a, b) => area(b) - area(a))) {
    // A filled box with its outline or its shadow is one.
    const same = whole.find((other) => area(intersection(box, other) ?? nothing) > 0.6 * area(box))
    if (same === undefined) whole.push(box)
  }
  const apart = whole.filter((box) => !whole.some((other) => other !== box && touches(box, other, cellsApart)))
  if (apart.length < fewestNodes) return []
  return apart.filter((box) => {
    const own = page.texts.filter((text) => contains(box, centre(text.box)))
    return !goesOn(own, box, page.texts)
  })
}

/** true when a line of the box's text goes on beside it: the box marks a part of a sentence or of a program. */
const goesOn = (own: readonly Text[], box: Box, texts: readonly Text[]): boolean =>
  own.some(
    (text) =>
      text.box.left < box.left - 2 ||
      text.box.right > box.right + 2 ||
      texts.some((other) => {
        const [word, next] = [text.words[0], other.words[0]]
        if (word === undefined || next === undefined || contains(box, centre(other.box))) return false
        const gap = Math.max(other.box.left - box.right, box.left - other.box.right)
        return Math.abs(word.baseline - next.baseline) < 2 && gap < sizeOf(word)
      }),
  )
const nothing: Box = { left: 0, top: 0, right: 0, bottom: 0 }

interface Line {
  readonly box: Box
  /** Straight and level or upright; else curves, slants and heads of arrows. */
  readonly isRule: boolean
}

/** Rules and drawn lines outside the boxes. */
function linesBetween(nodes: readonly Box[], rulings: readonly Ruling[], sketches: readonly Sketch[]): readonly Line[] {
  const rules = rulings.map(boxOfRuling).map((box): Line => ({ box, isRule: true }))
  const drawn = sketches.filter(({ strokes }) => strokes > 0).map(({ box }): Line => ({ box, isRule: false }))
  return [...rules, ...drawn].filter(
    ({ box, isRule }) =>
      Math.max(width(box), height(box)) > 2 &&
      !nodes.some((node) => {
        const middle = centre(box)
        const by = isRule ? 1.5 : 0
        return middle.x > node.left - by && middle.x < node.right + by && middle.y > node.top - by && middle.y < node.bottom + by
      }),
  )
}

/** Lines that hang together, and the boxes that they reach. */
function groupsOf(
  lines: readonly Line[],
  nodes: readonly Box[],
): readonly { readonly parts: readonly Box[]; readonly ends: ReadonlySet<Box> }[] {
  const left = new Set(lines)
  const groups: { parts: Box[]; ends: Set<Box> }[] = []
  for (const first of lines) {
    if (!left.delete(first)) continue
    const open = [first]
    const group = { parts: [] as Box[], ends: new Set<Box>() }
    for (let line = open.pop(); line !== undefined; line = open.pop()) {
      group.parts.push(line.box)
      for (const node of nodes) if (reaches(line, node)) group.ends.add(node)
      for (const other of left)
        if (touches(line.box, other.box, nearHead)) {
          left.delete(other)
          open.push(other)
        }
    }
    groups.push(group)
  }
  return groups
}

/** true when the line ends at a side of the box, at right angles to it and away from its corners. */
function reaches({ box, isRule }: Line, node: Box): boolean {
  if (!isRule) return touches(box, node, nearHead)
  const [across, down] = [fromCorner * width(node), fromCorner * height(node)]
  if (width(box) < height(box)) {
    if (box.left < node.left + across || box.left > node.right - across) return false
    return Math.abs(box.bottom - node.top) < nearEnd || Math.abs(box.top - node.bottom) < nearEnd
  }
  if (box.top < node.top + down || box.top > node.bottom - down) return false
  return Math.abs(box.right - node.left) < nearEnd || Math.abs(box.left - node.right) < nearEnd
}
