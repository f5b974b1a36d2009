// Running headers and footers: what stands at the edge of most pages becomes the header and footer of the file.

import { bodySize, type Line, lineSize, linesOf, type ParsedDocument, textOfLine } from '../model/index.ts'
import { framesOf, type PageFrame } from './docx-page-frames.ts'

export interface RunningLine {
  readonly line: Line
  /** The word that is the page's number, by its place in the line; null when there is none. */
  readonly pageNumberAt: number | null
}
export interface RunningText {
  readonly header: readonly RunningLine[]
  readonly footer: readonly RunningLine[]
  /** The header of the first page where some of its lines are told there as the title of the text; null where it is that of all pages. */
  readonly firstHeader: readonly RunningLine[] | null
  /** The number printed on the first page, less its place in the file: 0 when pages are numbered from 1. */
  readonly numberShift: number
  /** Lines at the edges of pages that are neither: they differ from page to page. */
  readonly others: number
  /** Where the lines that are one of them stand, and what they say. */
  readonly patterns: ReadonlySet<string>
}

/**
 * Finds the running header and footer of a document; of the only page of a document, all that stands at its edges. `before`: those of a file whose
 * pages go on with these.
 */
export function runningText({ pages, blocks }: Pick<ParsedDocument, 'pages' | 'blocks'>, before: RunningText | null = null): RunningText {
  const frames = framesOf({ pages, blocks })
  const size = bodySize(pages.flatMap(({ words }) => words))
  const all = blocks.filter((block) => block.kind === 'furniture').flatMap((block) => block.lines)
  const lines = all
    // What is set larger than twice the body's size is a chapter's number or a title and runs nowhere.
    .filter((line) => line.words[0]?.turn === 0 && lineSize(line) <= 2 * size)
  const byPage = new Map(pages.map((page) => [page.number, page]))
  const shift = before?.numberShift ?? numberShift(lines)
  const groups = new Map<string, { lines: Line[]; pages: Set<number> }>()
  for (const line of lines) {
    const page = byPage.get(line.words[0]?.page ?? 0)
    if (page === undefined) continue
    const key = `${isAbove(line, frames.get(page.number)) ? 'header' : 'footer'} ${pattern(line, page.number + shift)}`
    const group = groups.get(key) ?? { lines: [], pages: new Set<number>() }
    groups.set(key, group)
    group.lines.push(line)
    group.pages.add(page.number)
  }
  if (before !== null) {
    const kept = [...groups].reduce((sum, [key, group]) => sum + (before.patterns.has(key) ? group.lines.length : 0), 0)
    return { ...before, others: all.length - kept }
  }
  // A line on every second page is that of the left or right pages alone; less often, it is a chapter's.
  const least = pages.length === 1 ? 1 : Math.max(2, 0.4 * pages.length)
  const chosen = [...groups].filter(([, group]) => group.pages.size >= least)
  const first = pages[0]?.number ?? 0
  const told = toldIn(blocks, first)
  // What the first page prints at its edge as well stays there, though its text says the same.
  const isTold = ([key, group]: (typeof chosen)[number]): boolean =>
    key.startsWith('header') && !group.pages.has(first) && told.has(key.slice('header '.length))
  const running = (edge: string, groupsOfEdge = chosen): readonly RunningLine[] =>
    groupsOfEdge
      .filter(([key]) => key.startsWith(edge))
      .flatMap(([, group]) => group.lines.slice(0, 1))
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map((line) => ({ line, pageNumberAt: pageNumberAt(line, (line.words[0]?.page ?? 0) + shift) }))
  const kept = chosen.reduce((sum, [, group]) => sum + group.lines.length, 0)
  return {
    header: running('header'),
    footer: running('footer'),
    firstHeader: chosen.some(isTold)
      ? running(
          'header',
          chosen.filter((group) => !isTold(group)),
        )
      : null,
    numberShift: shift,
    others: all.length - kept,
    patterns: new Set(chosen.map(([key]) => key)),
  }
}

/** What the lines of a page's text say: a title that runs over each page is told as text on the first. */
function toldIn(blocks: ParsedDocument['blocks'], page: number): ReadonlySet<string> {
  const texts = blocks.filter(({ kind, places }) => (kind === 'heading' || kind === 'paragraph') && places[0]?.page === page)
  return new Set(texts.flatMap((block) => linesOf(block).map(({ words }) => words.map(({ text }) => text).join(' '))))
}

/** Pages that end early carry their footer right under the text. */
const isAbove = ({ box }: Line, frame: PageFrame | undefined): boolean =>
  frame !== undefined && (box.top + box.bottom) / 2 < (frame.body.top + frame.body.bottom) / 2

/** The line with its page number marked, so that the lines of all pages are the same. */
const pattern = (line: Line, number: number): string => {
  const at = pageNumberAt(line, number)
  return line.words.map(({ text }, index) => (index === at ? '#' : text)).join(' ')
}

function pageNumberAt({ words }: Line, number: number): number | null {
  const found = words.findIndex(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '') === String(number))
  return found < 0 ? null : found
}

/** What must be added to a page's place in the file to get the number printed on it, as most pages have it. */
function numberShift(lines: readonly Line[]): number {
  const shifts = new Map<number, number>()
  for (const line of lines) {
    const page = line.words[0]?.page ?? 0
    const numbers = textOfLine(line).match(/(?<![\d.,])\d{1,5}(?![\d.,]*\d)/g) ?? []
    for (const number of new Set(numbers.map((text) => Number(text) - page))) shifts.set(number, (shifts.get(number) ?? 0) + 1)
  }
  const [best] = [...shifts].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]))
  return best !== undefined && (best[1] > 1 || best[0] === 0) ? best[0] : 0
}
