import type { Box, Size } from '../geometry/index.ts'
import { bodySize, type Line, lineSize, textOfLines } from '../model/index.ts'

/** A part of the page with its lines; tables and pictures have none. */
export interface Part {
  readonly box: Box
  readonly lines: readonly Line[]
}

/** Share of the page's height at its top and bottom in which running headers, footers and page numbers stand. */
const margin = 0.12

/**
 * The parts that this page alone shows to be furniture: in the margin, apart from the text, and either a page number,
 * a line with one at its end, or a line in smaller type. Headers that only repetition gives away are found over the whole document.
 */
export function furnitureOf<Item extends Part>(parts: readonly Item[], page: Size): ReadonlySet<Item> {
  const body = bodySize(parts.flatMap((part) => part.lines.flatMap((line) => line.words)))
  const found = new Set<Item>()
  for (const edge of ['top', 'bottom'] as const) {
    let rest = parts
    // A header and a rule of its own below it, or a footer over the page number: two rows at most.
    for (let row = 0; row < 2; row++) {
      const outermost = outermostRow(rest, edge)
      const inner = rest.filter((part) => !outermost.includes(part))
      if (inner.length === 0 || !outermost.every((part) => isFurniture(part, inner, edge, page, body))) break
      for (const part of outermost) found.add(part)
      rest = inner
    }
  }
  return found
}

function outermostRow<Item extends Part>(parts: readonly Item[], edge: 'top' | 'bottom'): readonly Item[] {
  let first: Item | undefined
  for (const part of parts) if (!first || (edge === 'top' ? part.box.top < first.box.top : part.box.bottom > first.box.bottom)) first = part
  if (!first) return []
  const { top, bottom } = first.box
  return parts.filter((part) => (part.box.top + part.box.bottom) / 2 > top && (part.box.top + part.box.bottom) / 2 < bottom)
}

function isFurniture(part: Part, inner: readonly Part[], edge: 'top' | 'bottom', page: Size, body: number): boolean {
  const [line] = part.lines
  if (!line || part.lines.length > 2) return false
  if (edge === 'top' ? part.box.bottom > margin * page.height : part.box.top < (1 - margin) * page.height) return false
  const gap =
    edge === 'top'
      ? Math.min(...inner.map(({ box }) => box.top)) - part.box.bottom
      : part.box.top - Math.max(...inner.map(({ box }) => box.bottom))
  const size = lineSize(line)
  if (gap < 0.4 * body || size > 1.25 * body) return false
  const text = textOfLines(part.lines).trim()
  if (pageNumber.test(text)) return true
  if (part.lines.length > 1 || line.words.length > 14) return false
  if (numberAtAnEnd.test(text) && gap > 0.6 * body && size <= 1.05 * body && !/[.:;]$/.test(text)) return true
  return size < 0.93 * body && gap > 0.9 * body && line.words.length <= 10
}

/** "12", "- 12 -", "Page 3 of 8", "3/8", "iv" standing alone. */
const pageNumber = /^[-–—|•·\s]*(?:\p{L}{1,9}\.?\s+)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:\/|\p{L}{1,4})\s*\d{1,4})?[-–—|•·\s]*$/u
/** "Annual Report 2023 | 14", "102 CHAPTER 4. RESULTS". */
const numberAtAnEnd = /^\d{1,4}\s+\p{L}|\p{L}[^.]*[\s|]\d{1,4}$/u
