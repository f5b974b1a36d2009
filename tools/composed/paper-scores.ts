// What the Markdown of a composed paper is worth: part by part against what the paper says by construction.

import type { ComposedPaper, PaperPart } from './paper.ts'
import { bareText, blocksOfMarkdown, flat, type MarkdownBlock, runsOfMarkdown } from './paper-markdown.ts'

/** One thing that was looked at. */
export interface JudgedPart {
  /** "text", "kind", "level", "order", "bold", "cells", "left out" … */
  readonly aspect: string
  readonly trait: string
  /** 0 to 1. */
  readonly share: number
  /** What is wrong; empty when nothing is. */
  readonly note: string
}

interface Placed {
  readonly block: MarkdownBlock
  readonly at: number
  readonly whole: boolean
}

export function judgedPaper(paper: ComposedPaper, markdown: string): readonly JudgedPart[] {
  const blocks = blocksOfMarkdown(markdown)
  const texts = blocks.map((block) => flat(textOf(block)))
  const all = texts.join('')
  const judged: JudgedPart[] = []
  const say = (aspect: string, trait: string, share: number, note = '') =>
    judged.push({ aspect, trait, share, note: share === 1 ? '' : note })
  const used = new Set<number>()
  const places: { readonly part: PaperPart; readonly at: number }[] = []
  for (const part of paper.parts) {
    const placed = placeOf(part, blocks, texts, used)
    if (placed !== null) used.add(placed.at)
    const own = flat(part.text)
    const fate = placed?.whole ? '' : placed !== null ? 'merged' : all.includes(own) ? 'torn' : 'scattered or missing'
    if (part.kind !== 'table') say('text', part.trait, fate === '' ? 1 : 0, `${fate}: ${part.text.slice(0, 90)}`)
    if (placed !== null) judgeWithin(part, placed, blocks, say)
    else if (part.kind === 'table') say('cells', part.trait, 0, `no table: ${JSON.stringify(part.rows?.[0])}`)
    if (part.ordered && placed !== null) places.push({ part, at: placed.at })
  }
  const kept = longestRising(places.map(({ at }) => at))
  for (const [index, { part }] of places.entries()) say('order', part.trait, kept.has(index) ? 1 : 0, part.text.slice(0, 60))
  for (const text of paper.running) say('left out', 'running title', all.includes(flat(text)) ? 0 : 1, text)
  const numbers = blocks.filter(({ kind, raw }) => kind === 'paragraph' && /^\W*(?:\p{L}+ )?\d{1,2}(?: ?\/ ?\d{1,2})?\W*$/u.test(raw))
  say('left out', 'page number', numbers.length === 0 ? 1 : 0, numbers.map(({ raw }) => raw).join(' | '))
  for (const text of paper.hidden) say('left out', 'hidden', all.includes(flat(text)) ? 0 : 1, text)
  blocks.forEach((block, index) => {
    if (!used.has(index) && texts[index] !== '' && !/^\[(?:Picture|Figure)/iu.test(block.raw))
      say('no more', block.kind, 0, block.raw.slice(0, 90))
  })
  return judged
}

/** The text of a block without the letter that marks an item. */
const textOf = ({ kind, raw }: MarkdownBlock): string => {
  const text = bareText(raw)
  return kind === 'item' ? text.replace(/^\(?[\p{L}\p{N}]{1,5}[.)]\s/u, '') : text
}

function placeOf(part: PaperPart, blocks: readonly MarkdownBlock[], texts: readonly string[], used: ReadonlySet<number>): Placed | null {
  const placed = (at: number, whole: boolean): Placed | null => {
    const block = blocks[at]
    return block === undefined ? null : { block, at, whole }
  }
  if (part.kind === 'table') {
    const shares = blocks.map((block, at) => (block.kind === 'table' && !used.has(at) ? cellsAlike(part.rows ?? [], block.rows) : 0))
    const best = Math.max(0, ...shares)
    return best > 0.2 ? placed(shares.indexOf(best), true) : null
  }
  const own = flat(part.text)
  const at = texts.findIndex((text, index) => text === own && !used.has(index))
  return at >= 0
    ? placed(at, true)
    : placed(
        texts.findIndex((text) => text.includes(own)),
        false,
      )
}

type Say = (aspect: string, trait: string, share: number, note?: string) => void

function judgeWithin(part: PaperPart, { block, whole }: Placed, blocks: readonly MarkdownBlock[], say: Say): void {
  const short = part.text.slice(0, 60)
  if (part.kind === 'table') {
    say(
      'cells',
      part.trait,
      cellsAlike(part.rows ?? [], block.rows),
      `${JSON.stringify(part.rows?.slice(0, 3))} / ${block.raw.slice(0, 160)}`,
    )
    return
  }
  if (!whole) return
  say('kind', part.trait, part.kind === block.kind ? 1 : 0, `${block.kind}: ${short}`)
  if (part.kind !== block.kind) return
  if (part.kind === 'heading' || part.kind === 'item')
    say('level', part.trait, part.level === block.level ? 1 : 0, `${part.level} is ${block.level}: ${short}`)
  if (part.kind === 'item') {
    const bullet = part.marker === '•'
    const right = bullet ? block.marker === '-' : block.marker === `${part.marker}.` || block.raw.startsWith(`${part.marker}.`)
    say('marker', part.trait, right ? 1 : 0, `${part.marker} is ${block.marker} ${block.raw.slice(0, 20)}`)
  }
  if (part.kind === 'code') say('lines', part.trait, part.text.trimEnd() === block.raw.trimEnd() ? 1 : 0, block.raw.slice(0, 200))
  if (part.kind === 'formula' && /fraction/u.test(part.trait)) say('fraction', part.trait, /\\frac/u.test(block.raw) ? 1 : 0, block.raw)
  const runs = runsOfMarkdown(block.raw)
  for (const mark of part.marks ?? []) {
    const alike = runs.filter(
      ({ kind, text }) => kind === (mark.kind === 'place' ? 'link' : mark.kind) && (kind === 'note' || flat(text) === flat(mark.text)),
    )
    const right = alike.some(({ target }) => {
      if (mark.kind === 'link') return target === mark.target
      if (mark.kind === 'place') return flat(decodeURIComponent(target)) === flat(mark.target ?? '')
      if (mark.kind !== 'note') return true
      return blocks.some((one) => one.kind === 'note' && one.marker === target && flat(bareText(one.raw)) === flat(mark.target ?? ''))
    })
    say(mark.kind, part.trait, right ? 1 : 0, `${mark.text} in: ${block.raw.slice(0, 160)}`)
  }
  const invented = runs.filter(({ kind }) => ['bold', 'italic', 'code', 'link'].includes(kind))
  if (part.kind === 'paragraph' && part.marks === undefined && !/caption/u.test(part.trait))
    say('no emphasis', part.trait, invented.length === 0 ? 1 : 0, block.raw.slice(0, 120))
}

/** Share of cells that stand in their place with their text. */
function cellsAlike(expected: readonly (readonly (string | null)[])[], read: readonly (readonly (string | null)[])[]): number {
  const bare = (cell: string | null | undefined): string => flat(bareText(cell ?? ''))
  let all = 0
  let right = 0
  for (let y = 0; y < Math.max(expected.length, read.length); y++)
    for (let x = 0; x < Math.max(expected[y]?.length ?? 0, read[y]?.length ?? 0); x++) {
      all++
      if (expected[y]?.[x] !== undefined && read[y]?.[x] !== undefined && bare(expected[y]?.[x]) === bare(read[y]?.[x])) right++
    }
  return all === 0 ? 0 : right / all
}

/** The places, by index, of the longest run of numbers that never falls. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const length = numbers.map(() => 1)
  const before = numbers.map(() => -1)
  numbers.forEach((number, at) => {
    for (let earlier = 0; earlier < at; earlier++)
      if ((numbers[earlier] ?? 0) <= number && (length[earlier] ?? 0) + 1 > (length[at] ?? 0)) {
        length[at] = (length[earlier] ?? 0) + 1
        before[at] = earlier
      }
  })
  const kept = new Set<number>()
  for (let at = length.indexOf(Math.max(...length)); at >= 0; at = before[at] ?? -1) kept.add(at)
  return kept
}
