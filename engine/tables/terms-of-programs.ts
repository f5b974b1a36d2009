import { unionOf } from '../geometry/index.ts'
import { rowsOnBaselines, type Word } from '../model/index.ts'
import { candidateOfRows } from './candidate.ts'
import { isMarker } from './cell-text.ts'
import type { Candidate } from './grid.ts'
import { sizeOf } from './text-rows.ts'

/** Fewer terms below one another are no list of them. */
const fewestTerms = 3
/** Texts of one column begin this near to each other, page points. */
const sameEdge = 1.5
/** Lines of the list stand no further apart, in sizes of the writing; lines of one text no further than lines do, and set in by so much at most. */
const farthestRow = 2.2
const farthestLine = 1.6
const mostSetIn = 2.5
/** A term has hardly more words, nor signs. */
const longestTerm = 6
const mostLetters = 40
/** Sizes of white that end a text, and the least before one. */
const widestSpace = 1
const leastGap = 0.1
/** Of the words of all texts so many at least are in another face than terms are. */
const mostlyOtherFace = 0.7
/** Sizes by which the white between two columns of a page goes on above and below the list. */
const beyondList = 10

/** Upright words on one baseline, over all columns of the page, from left to right. */
type Row = readonly Word[]

interface Term {
  readonly term: readonly Word[]
  readonly text: readonly Word[]
  /** The words of other columns left of the term, in its line. */
  readonly before: readonly Word[]
}

/**
 * Names and keys in a typewriter face with what they mean beside them, as reference cards list commands: each begins at one edge and its text at another. The
 * lists stand in columns of the page; what stands further left or right is of them where no white parts it over more than the list.
 */
export function termsOfPrograms(words: readonly Word[], faces: ReadonlySet<string>): readonly Candidate[] {
  if (faces.size === 0) return []
  const isTyped = ({ font }: Word): boolean => font !== null && faces.has(font.family)
  if (words.filter(isTyped).length < fewestTerms) return []
  const rows = linesOf(words)
  const taken = new Set<Word>()
  return edgesOf(rows, isTyped).flatMap(({ terms, texts }) =>
    listsAt(rows, terms, texts, isTyped).flatMap((list): readonly Candidate[] => {
      const own = list.flatMap(({ term, text }) => [...term, ...text])
      if (own.some((word) => taken.has(word)) || !isList(list, isTyped) || !standsAlone(own, words)) return []
      for (const word of own) taken.add(word)
      const boxes = list.map(({ term, text }) => unionOf([...term, ...text].map(({ box }) => box)))
      const right = Math.max(...list.flatMap(({ term }) => term.map(({ box }) => box.right)))
      return [{ ...candidateOfRows(boxes, [Math.min((right + texts) / 2, texts - 0.1)], own), areColumnsTold: true }]
    }),
  )
}

/** Points: words of one line stand on one baseline, lines of other columns a little above or below. */
const sameLine = 0.3
/** Sizes by which raised and lowered words stand off the line that they are of. */
const mostRaised = 0.7

/** The words by lines: columns of a page set their lines each for itself, so that no line is told by how high its words reach. */
function linesOf(words: readonly Word[]): readonly Row[] {
  const rows = rowsOnBaselines(
    words.filter(({ raised }) => raised === 'no'),
    sameLine,
  )
  const raised = words.filter((word) => word.raised !== 'no' && word.turn === 0)
  const rowOf = (word: Word): Row | undefined =>
    rows.find((row) => row.some((other) => Math.abs(other.baseline - word.baseline) < mostRaised * sizeOf(other) && isRightOf(word, other)))
  const beside = Map.groupBy(raised, rowOf)
  return rows.map((row) => [...row, ...(beside.get(row) ?? [])].sort((a, b) => a.box.left - b.box.left))
}
const isRightOf = (word: Word, other: Word): boolean =>
  word.box.left - other.box.right > -0.2 * sizeOf(other) && word.box.left - other.box.right < widestSpace * sizeOf(other)

interface Edges {
  readonly terms: number
  readonly texts: number
}

/** Where terms and their texts begin, for all pairs of edges at which enough lines have both. */
function edgesOf(rows: readonly Row[], isTyped: (word: Word) => boolean): readonly Edges[] {
  const found: { edges: Edges; count: number }[] = []
  for (const words of rows)
    for (const [i, word] of words.entries()) {
      const before = words[i - 1]
      if (!isTyped(word) || (before !== undefined && word.box.left - before.box.right < widestSpace * sizeOf(word))) continue
      const at = words.findIndex((other, k) => k > i && other.box.left - (words[k - 1]?.box.right ?? 0) > widestSpace * sizeOf(other))
      const text = words[at]
      if (text === undefined || isTyped(text)) continue
      const same = found.find(
        ({ edges }) => Math.abs(edges.terms - word.box.left) <= sameEdge && Math.abs(edges.texts - text.box.left) <= sameEdge,
      )
      if (same === undefined) found.push({ edges: { terms: word.box.left, texts: text.box.left }, count: 1 })
      else same.count++
    }
  return found
    .filter(({ count }) => count >= fewestTerms)
    .sort((a, b) => b.count - a.count)
    .map(({ edges }) => edges)
}

/** The lists whose terms and texts begin at two edges, from the top. */
function listsAt(rows: readonly Row[], termsAt: number, textsAt: number, isTyped: (word: Word) => boolean): readonly (readonly Term[])[] {
  const lists: Term[][] = [[]]
  let last: number | null = null
  for (const row of rows) {
    const first = row.findIndex(({ box }) => box.left >= termsAt - sameEdge)
    const own = first < 0 ? [] : row.slice(first)
    const [opening] = own
    const list = lists.at(-1) ?? []
    const size = sizeOf(row[0] as Word)
    const baseline = row[0]?.baseline ?? 0
    // What stands in other columns of the page says nothing.
    if (opening === undefined || opening.box.left > textsAt + mostSetIn * size) continue
    const apart = last === null ? 0 : baseline - last
    const at = own.findIndex(({ box }) => Math.abs(box.left - textsAt) <= sameEdge)
    const isTerm = Math.abs(opening.box.left - termsAt) <= sameEdge && isTyped(opening) && at > 0 && isApart(own[at - 1], own[at])
    if (isTerm) {
      const next = { term: own.slice(0, at), text: upToWhite(own.slice(at)), before: row.slice(0, first) }
      if (list.length > 0 && apart > farthestRow * size) lists.push([next])
      else list.push(next)
      last = baseline
      continue
    }
    const end = list.at(-1)
    const wraps = opening.box.left >= textsAt - sameEdge && end !== undefined && apart <= farthestLine * size
    if (wraps) list[list.length - 1] = { ...end, text: [...end.text, ...upToWhite(own)] }
    else {
      // Where texts go on left of where they begin, they begin in one column by chance.
      const isOfText = opening.box.left > termsAt + sameEdge && opening.box.left < textsAt && apart <= farthestLine * size
      if (isOfText) lists.pop()
      lists.push([])
    }
    last = baseline
  }
  return lists.filter(({ length }) => length >= fewestTerms)
}

const isApart = (before: Word | undefined, word: Word | undefined): boolean =>
  before !== undefined && word !== undefined && word.box.left - before.box.right >= leastGap * sizeOf(word)

/** The words up to the white behind which another column begins. */
function upToWhite(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex((word, i) => i > 0 && word.box.left - (words[i - 1]?.box.right ?? 0) > widestSpace * sizeOf(word))
  return end < 0 ? words : words.slice(0, end)
}

function isList(list: readonly Term[], isTyped: (word: Word) => boolean): boolean {
  const texts = list.flatMap(({ text }) => text)
  // Bullets and numbers make a list of items.
  if (list.every(({ term }) => term.length === 1 && isMarker(term[0]?.text ?? ''))) return false
  if (list.filter(({ before }) => isOfOthers(before, isTyped)).length > mostOfOthers * list.length) return false
  return (
    list.every(({ term }) => term.length <= longestTerm && term.reduce((sum, { text }) => sum + text.length, 0) <= mostLetters) &&
    texts.filter((word) => !isTyped(word)).length >= mostlyOtherFace * texts.length
  )
}

/** Share of the terms that stand right of what they may be of: the description of a name may stand before it, and a line of a program is one. */
const mostOfOthers = 0.4
/** Sizes: texts in columns of running text are wider than descriptions. */
const widestDescription = 20
function isOfOthers(before: readonly Word[], isTyped: (word: Word) => boolean): boolean {
  const last = before.at(-1)
  if (last === undefined) return false
  const from = before.findLastIndex((word, i) => i === 0 || word.box.left - (before[i - 1]?.box.right ?? 0) > widestSpace * sizeOf(word))
  const [first] = before.slice(from)
  if (first === undefined || isTyped(first)) return true
  const other = before[from - 1]
  return !(other !== undefined && isTyped(other)) && last.box.right - first.box.left < widestDescription * sizeOf(first)
}

/** true where on both sides of the list is nothing at the height of its lines, or white that goes on above and below it. */
function standsAlone(own: readonly Word[], words: readonly Word[]): boolean {
  const list = new Set(own)
  const box = unionOf(own.map((word) => word.box))
  const size = sizeOf(own[0] as Word)
  const isBeside = (word: Word): boolean => word.baseline >= box.top && word.baseline <= box.bottom + 0.3 * size
  const isClear = (from: number, to: number): boolean => {
    const crossing = words.filter((word) => !list.has(word) && word.turn === 0 && word.box.left < to && word.box.right > from)
    if (crossing.some(isBeside)) return false
    const above = Math.max(0, ...crossing.filter(({ baseline }) => baseline < box.top).map(({ baseline }) => baseline))
    const below = Math.min(
      Number.POSITIVE_INFINITY,
      ...crossing.filter(({ baseline }) => baseline > box.bottom).map((word) => word.box.top),
    )
    return box.top - above + (below - box.bottom) >= beyondList * size
  }
  const others = words.filter((word) => !list.has(word) && word.turn === 0 && isBeside(word))
  const left = others.filter((word) => word.box.right <= box.left + sameEdge)
  const right = others.filter((word) => word.box.left >= box.right - sameEdge)
  if (left.length + right.length < others.length) return false
  const next = Math.min(...right.map((word) => word.box.left))
  const before = Math.max(...left.map((word) => word.box.right))
  const holdsWhite = (from: number, to: number): boolean => {
    for (let at = from; at + beside * size <= to; at += beside * size) if (isClear(at, at + beside * size)) return true
    return isClear(to - beside * size, to - 0.1)
  }
  return (left.length === 0 || holdsWhite(before, box.left)) && (right.length === 0 || holdsWhite(box.right, next))
}
/** Sizes of the white that parts columns of a page at least. */
const beside = 0.5
