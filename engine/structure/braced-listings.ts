import { unionOf } from '../geometry/index.ts'
import { baselineOf, type Line, sizeOfLine, spokenWords, textOfLine } from '../model/index.ts'
import type { Passage } from './passages.ts'

/** Lines of a listing: between a brace that opens and the one that closes it stand a few at least, and hardly ever more. */
const fewestLines = 3
const mostLines = 80
/** A line of so many words that ends a sentence is one of prose, of which a listing has hardly any. */
const longSentence = 8
const mostProse = 0.15
/** Lines this near in height, in sizes of their writing, are one: code and the remark behind it. */
const sameLine = 0.3

/**
 * The parts of a page with the listings of programs that are set in the type of the text as one passage each: from a line that ends in an opening brace to
 * the line that begins with the brace that closes it. `passageIn` gives a part's passage, or null for what is none.
 */
export function withBracedListings<Part>(
  parts: readonly Part[],
  passageIn: (part: Part) => Passage | null,
  replaced: (part: Part, passage: Passage) => Part,
): readonly Part[] {
  const found: Part[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as Part
    const end = lastOfListing(parts.slice(at, at + mostLines).map(passageIn))
    const own = parts.slice(at, at + end + 1).flatMap((one) => passageIn(one) ?? [])
    const [first] = own
    if (end < 0 || first === undefined) {
      found.push(part)
      continue
    }
    const opening = first.lines.findIndex(opensBrace)
    if (opening > 0) found.push(replaced(part, withLines(first, first.lines.slice(0, opening))))
    const lines = inRows([...first.lines.slice(opening), ...own.slice(1).flatMap((passage) => passage.lines)])
    found.push(replaced(part, { ...withLines(first, lines), isCode: true, isListing: true }))
    at += end
  }
  return found
}

/** The index of the passage that ends the listing which the first one begins; -1 where it begins none. */
function lastOfListing(passages: readonly (Passage | null)[]): number {
  const [first] = passages
  if (!first || first.isCode || first.isAddress) return -1
  const opening = first.lines.findIndex(opensBrace)
  if (opening < 0) return -1
  const page = first.places[0]?.page
  const lines: Line[] = []
  let depth = 0
  for (const [index, passage] of passages.entries()) {
    if (passage === null || passage.places[0]?.page !== page) return -1
    for (const line of index === 0 ? passage.lines.slice(opening) : passage.lines) {
      lines.push(line)
      depth += bracesIn(textOfLine(line))
      if (lines.length > mostLines) return -1
    }
    if (depth > 0) continue
    const last = passage.lines.at(-1)
    const prose = lines.filter((line) => spokenWords(line.words) >= longSentence && /\p{Ll}[.:?!]$/u.test(textOfLine(line))).length
    const isClosed = depth === 0 && last !== undefined && /^\}[;,)\]]*$|^\}.*[{}();]$/u.test(textOfLine(last))
    return isClosed && lines.length >= fewestLines && prose <= mostProse * lines.length ? index : -1
  }
  return -1
}

const opensBrace = (line: Line): boolean => /\{\s*(?:\/\/.*|\/\*.*)?$/u.test(textOfLine(line))
const bracesIn = (text: string): number => (text.match(/\{/gu)?.length ?? 0) - (text.match(/\}/gu)?.length ?? 0)

const withLines = (passage: Passage, lines: readonly Line[]): Passage => ({
  ...passage,
  lines,
  places: [{ page: passage.places[0]?.page ?? 1, box: unionOf(lines.map(({ box }) => box)) }],
})

/** The lines from the top down, those at one height joined from left to right. */
function inRows(lines: readonly Line[]): readonly Line[] {
  const rows: Line[][] = []
  for (const line of [...lines].sort((a, b) => baselineOf(a) - baselineOf(b))) {
    const row = rows.at(-1)
    if (row?.[0] !== undefined && baselineOf(line) - baselineOf(row[0]) < sameLine * sizeOfLine(line)) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => {
    const words = row.flatMap((line) => line.words).sort((a, b) => a.box.left - b.box.left)
    return { words, box: unionOf(words.map(({ box }) => box)) }
  })
}
