import { baselineOf, isScan, type Line, median, sizeOf, sizeOfLine, spokenWords, typewriterFaces, type Word } from '../model/index.ts'
import type { LaidOutPage } from '../stages.ts'

/** How the document's running text is set: what headings, notes and paragraph breaks stand out from. */
export interface Typography {
  /** Size most letters are set in, page points. */
  readonly body: number
  /** From this size on, type is large enough for headings: a seventh larger than the text, and rare. */
  readonly large: number
  /** Distance between the baselines of running text, as a multiple of its size. */
  readonly leading: number
  /** The family most letters are set in; null when the reader could not tell. */
  readonly family: string | null
  /** Families in which program code is set; none in scans. */
  readonly codeFaces: ReadonlySet<string>
  /** Most letters are bold: weight then says nothing about headings. */
  readonly mostlyBold: boolean
}

/** Fewer lines than this, those that stand alone not counted, are no running text but the titles of what stands below them. */
const fewestLinesOfText = 3

/** Reads the typography off the prose of all pages; text in tables counts only when there is no prose but a title. */
export function typographyOf(pages: readonly LaidOutPage[]): Typography {
  const prose = pages.flatMap((page) => page.regions.flatMap((region) => (region.kind === 'prose' ? [region.lines] : [])))
  const all = prose.flat()
  const hasTables = pages.some((page) => page.regions.some((region) => region.kind === 'table'))
  const running = prose.filter((region) => region.length > 1).flat()
  const lines = hasTables && running.length < fewestLinesOfText ? [] : all
  const words = lines.length > 0 ? lines.flatMap((line) => line.words) : pages.flatMap((page) => page.page.words)
  const body = sizeOfRunningText(lines, words)
  const distancesIn = (stacks: readonly (readonly Line[])[]): readonly number[] =>
    stacks
      .flatMap((stack) =>
        stack.slice(1).flatMap((line, index) => {
          const above = stack[index]
          return above && isNear(sizeOfLine(line), body) && isNear(sizeOfLine(above), body) ? [baselineOf(line) - baselineOf(above)] : []
        }),
      )
      .filter((distance) => distance > 0.8 * body && distance < 3 * body)
  const distances = distancesIn(prose)
  const many = () => (areOfParagraphs(prose, median(distances, 0), body) ? distanceWithin(distances, body) : median(distances, 0))
  const usual = distances.length >= fewestDistances ? many() : usualOfFew(distances, leadingOfCells(pages), body)
  let letters = 0
  let bold = 0
  for (const word of words) {
    letters += word.text.length
    if (word.font?.bold) bold += word.text.length
  }
  return {
    body,
    large: largeSize(
      pages.flatMap((page) => page.page.words),
      body,
    ),
    leading: usual / body,
    family: familyOf(words.filter((word) => isNear(sizeOf(word), body))),
    codeFaces: typewriterFaces(pages.flatMap((page) => (isScan(page.page) ? [] : page.page.words))),
    mostlyBold: bold > 0.6 * letters,
  }
}

/** Fewer distances between lines may all be those of paragraphs of a line each. */
const fewestDistances = 5
/** Text is seldom set with more room between its lines, in sizes of its type; papers for correction are. */
const widestLeading = 1.6
/** Of the lines of running text about two in five begin with a small letter; of paragraphs of a line each hardly any does. */
const mostGoingOn = 0.1

/** true when the usual distance is that of paragraphs of a line each, as in short letters: lines so far apart hardly ever go on with a sentence. */
export function areOfParagraphs(prose: readonly (readonly Line[])[], usual: number, body: number): boolean {
  if (usual <= widestLeading * body) return false
  const below = prose.flatMap((lines) =>
    lines.slice(1).filter((line, index) => Math.abs(baselineOf(line) - baselineOf(lines[index] ?? line) - usual) < 0.15 * usual),
  )
  const firsts = below.map((line) => line.words[0]?.text ?? '')
  const small = firsts.filter((text) => /^\p{Ll}/u.test(text)).length
  const capital = firsts.filter((text) => /^[\p{Lu}\d]/u.test(text)).length
  return small + capital > 0.5 * firsts.length && small <= mostGoingOn * firsts.length
}
/** The usual of the distances that lines of one paragraph may have. */
const distanceWithin = (distances: readonly number[], body: number): number =>
  median(
    distances.filter((distance) => distance <= widestLeading * body),
    1.2 * body,
  )

/** How much further apart lines of text may be set than those within the cells of the document's tables. */
const looserThanCells = 1.25

/** The usual distance where little text stands: no more than what the lines within cells, which are of one text, suggest. */
function usualOfFew(distances: readonly number[], leading: number | null, body: number): number {
  const usual = median(distances, 1.2 * body)
  return leading === null ? usual : Math.min(usual, looserThanCells * leading * body)
}

/** Distance of the lines within the cells of tables, in sizes of their type; null where no cell has two. */
function leadingOfCells(pages: readonly LaidOutPage[]): number | null {
  const cells = pages.flatMap(({ regions }) => regions.flatMap((region) => (region.kind === 'table' ? region.table.cells : [])))
  const shares = cells.flatMap(({ lines }) =>
    lines.slice(1).flatMap((line, index) => {
      const above = lines[index]
      return above === undefined ? [] : [(baselineOf(line) - baselineOf(above)) / sizeOfLine(line)]
    }),
  )
  const usual = shares.filter((share) => share > 0.8 && share < 3)
  return usual.length === 0 ? null : median(usual, 0)
}

/** The commonest size, counting lines of several words more: labels and figures in small type must not outvote the text. */
function sizeOfRunningText(lines: readonly Line[], words: readonly Word[]): number {
  const weights = new Map<number, number>()
  const count = (word: Word, weight: number) => {
    const halves = halfPointsOf(word)
    weights.set(halves, (weights.get(halves) ?? 0) + weight * word.text.length)
  }
  if (lines.length === 0) for (const word of words) count(word, 1)
  for (const line of lines) {
    const weight = spokenWords(line.words) >= 5 ? 3 : 1
    for (const word of line.words) count(word, weight)
  }
  let best = 20
  let most = 0
  for (const [halves, weight] of weights)
    if (weight > most) {
      best = halves
      most = weight
    }
  return best / 2
}

/** The size of a word in half points, a whole number: those are found faster in a map. */
const halfPointsOf = (word: Word): number => Math.round(sizeOf(word) * 2)

/** The smallest size from 1.15 times the body's on that, with all larger ones, sets less than a fifth of the letters: forms and letters mix sizes. */
function largeSize(words: readonly Word[], body: number): number {
  const letters = new Map<number, number>()
  let all = 0
  for (const word of words) {
    const halves = halfPointsOf(word)
    letters.set(halves, (letters.get(halves) ?? 0) + word.text.length)
    all += word.text.length
  }
  let large = 1.15 * body
  let above = 0
  for (const [halves, count] of [...letters].sort((a, b) => b[0] - a[0])) {
    const size = halves / 2
    above += count
    if (size < 1.15 * body) break
    if (above > 0.2 * all) {
      large = Math.max(large, size + 0.5)
      break
    }
  }
  return large
}
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.1 * b

/** The family most letters of the words are set in; null when no reader could tell. */
export function familyOf(words: readonly Word[]): string | null {
  const letters = new Map<string, number>()
  for (const { font, text } of words)
    if (font && font.family !== '') letters.set(font.family, (letters.get(font.family) ?? 0) + text.length)
  let best: string | null = null
  let most = 0
  for (const [family, count] of letters)
    if (count > most) {
      best = family
      most = count
    }
  return best
}

/** Share of a line's letters in bold type, 0 to 1. */
export const boldness = (lines: readonly Line[]): number => shareOf(lines, (word) => word.font?.bold === true)
/** Share of a line's letters in italic type, 0 to 1. */
export const slant = (lines: readonly Line[]): number => shareOf(lines, (word) => word.font?.italic === true)

/** Share of the lines' letters in words that pass the test, 0 to 1. */
export function shareOf(lines: readonly Line[], test: (word: Word) => boolean): number {
  let all = 0
  let some = 0
  for (const line of lines)
    for (const word of line.words) {
      all += word.text.length
      if (test(word)) some += word.text.length
    }
  return all > 0 ? some / all : 0
}
