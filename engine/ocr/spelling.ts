import type { Glyph } from './decode.ts'
import { knowsInSomeCase, type WordList } from './word-list.ts'

/** Letters of like shape in print that is coarse, faded, or of printers with few dots: most alike, and less so. */
const nearlyAlike: readonly string[] = [
  'nmh',
  'ilt1|!j',
  'ce',
  'qg9',
  'fp',
  '0oqd',
  'uv',
  'oa',
  'il',
  '5s',
  '8b',
  '6g',
  '2z',
  'er',
  'vy',
  'fe',
]
const somewhatAlike: readonly string[] = [
  'nhuramw',
  'hmnwrk',
  'ceoaqgds',
  'fpreb',
  'efkbrx',
  'ftlrjd',
  'hbkn',
  'xkz',
  'uvywx',
  'dobj',
  'zsxg',
  'pgn',
]

/** What taking a letter for another costs, as a reader's doubt: minus the logarithm of a share. */
const costs = new Map<string, Map<string, number>>()
for (const [groups, cost] of [
  [somewhatAlike, 1],
  [nearlyAlike, 0],
] as const)
  for (const group of groups)
    for (const from of group)
      for (const to of group)
        if (from !== to && /\p{L}/u.test(to)) costs.set(from, (costs.get(from) ?? new Map<string, number>()).set(to, cost))

/** What the changes of a word may cost in all: the longer it is, the more is left to tell it by. */
const budgetALetter = 0.5
const mostBudget = 5
/** Of how sure the reader was at most where it gives a letter a probability of 1: it is never as sure as that. */
const leastDoubt = 0.02
/** A figure in the midst of letters, or after small ones, stands for a letter however sure the reader was: first for the one most like it. */
const letterForFigure: Readonly<Record<string, string>> = { 0: 'oqd', 1: 'litj', 2: 'z', 5: 's', 6: 'gb', 8: 'b', 9: 'gq' }
const costOfFigure = 0.4
/** A letter that the reader itself names beside the one it took. */
const leastCost = 0.2
/** How much dearer the second choice must be. */
const clearly = 0.35
/** Fewer letters fit too many words. */
const fewestLetters = 3

/**
 * The letters of a word with those put right that make it a word of the language: "bi11" is "bill", "lnvoice" is "Invoice". Only where the word
 * as read is none, and one word alone lies within what look-alikes and the reader's own doubt allow. What was read stays as another reading.
 */
export function spelled(glyphs: readonly Glyph[], list: WordList): readonly Glyph[] {
  const made: Glyph[] = []
  let start = 0
  for (let index = 0; index <= glyphs.length; index++) {
    const text = glyphs[index]?.text ?? ' '
    if (isOfWord(text)) continue
    if (index > start) made.push(...spelledPiece(glyphs.slice(start, index), list))
    if (index < glyphs.length) made.push(glyphs[index] as Glyph)
    start = index + 1
  }
  return made
}

const isOfWord = (text: string): boolean => /^[\p{L}\d|!$]$/u.test(text)

function spelledPiece(glyphs: readonly Glyph[], list: WordList): readonly Glyph[] {
  const text = glyphs.map((glyph) => glyph.text).join('')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  // Figures stand in codes more often than for letters: "RM8" is none of a word.
  const mayHoldFigures = letters >= 3 || (glyphs.length > fewestLetters && /\p{Ll}/u.test(text))
  if (glyphs.length < fewestLetters || letters * 2 < glyphs.length || (letters < glyphs.length && !mayHoldFigures)) return glyphs
  if (knowsInSomeCase(list, text)) return glyphs
  const best = nearest(glyphs, /\p{Ll}/u.test(text) || /^\p{L}.*\p{L}$/u.test(text), list)
  if (best === null) return glyphs
  return best.map(({ letter, at, isAdded }) => {
    const glyph = glyphs[at] as Glyph
    const size = caseAt(text, isAdded ? Math.min(at + 1, glyphs.length - 1) : at)
    return isAdded ? addedAfter(glyph, size === 'upper' ? letter.toUpperCase() : letter) : withLetter(glyph, letter, size)
  })
}

/** Whether a letter put in place of another is great: as it was, as its neighbours are, and at the start where a stroke as high as a capital stood. */
function caseAt(text: string, index: number): 'upper' | 'lower' {
  const own = text[index] ?? ''
  const rest = text.slice(0, index) + text.slice(index + 1)
  if ((rest.match(/\p{Lu}/gu)?.length ?? 0) > (rest.match(/\p{Ll}/gu)?.length ?? 0)) return 'upper'
  if (index === 0 && /[\p{Lu}\dl|!]/u.test(own)) return 'upper'
  return 'lower'
}

function withLetter(glyph: Glyph, letter: string, size: 'upper' | 'lower'): Glyph {
  if (glyph.text.toLowerCase() === letter) return glyph
  const text = size === 'upper' ? letter.toUpperCase() : letter
  const others = [{ text: glyph.text, probability: glyph.probability * 0.5 }, ...glyph.others.filter((other) => other.text !== text)]
  return { ...glyph, text, probability: Math.max(0.5, glyph.others.find((other) => other.text === text)?.probability ?? 0), others }
}

/** A letter that was passed over. */
const addedAfter = ({ to }: Glyph, text: string): Glyph => ({ text, from: to, to, probability: 0.5, others: [], spaceBefore: 0 })

/** A letter of a word, and the one read that it is or stands after. */
interface Chosen {
  readonly letter: string
  readonly at: number
  readonly isAdded: boolean
}
interface Choice {
  readonly letters: readonly Chosen[]
  readonly cost: number
}

/**
 * Slender letters are passed over where print is close, and so is the second of two alike, which a network that names letters step by step sees as
 * one. Either leaves more room than usual to the next letter, in usual distances of the letters of the word. Short words are left.
 */
const slender = 'iltfrj'
const costOfSlender = 1
const costOfDouble = 0.4
const roomForSlender = 1.3
const roomForDouble = 1.6
/** A mark between two letters taken for one more: only one that the reader doubts, and one a word. */
const costOfMark = 1.5
const mostProbableMark = 0.6
const fewestForAdded = 4
const mostAdded = 2

/** The word that is least dear to make of the letters; null when none is within the budget or two are about as near. */
function nearest(glyphs: readonly Glyph[], figuresAreStrange: boolean, list: WordList): readonly Chosen[] | null {
  const options = glyphs.map((glyph) => optionsOf(glyph, figuresAreStrange))
  const budget = Math.min(mostBudget, budgetALetter * glyphs.length)
  const mayAdd = glyphs.length >= fewestForAdded
  const room = roomAfter(glyphs)
  const found = new Map<string, Choice>()
  const search = (place: number | null, isWord: boolean, index: number, letters: readonly Chosen[], cost: number, added: number): void => {
    if (index === glyphs.length && isWord) {
      const word = letters.map(({ letter }) => letter).join('')
      if (cost < (found.get(word)?.cost ?? Infinity)) found.set(word, { letters, cost })
    }
    if (place === null) return
    const go = (letter: string, own: number, next: number, isAdded: boolean): void => {
      if (cost + own > budget) return
      const step = list.step(place, letter)
      const chosen = { letter: letter.toLowerCase(), at: isAdded ? index - 1 : index, isAdded }
      if (step !== null) search(step.place, step.isWord, next, [...letters, chosen], cost + own, added + (isAdded ? 1 : 0))
    }
    const last = letters.at(-1)
    if (mayAdd && added < mostAdded && last !== undefined && index > 0) {
      const wide = room[index - 1] as number
      if (!last.isAdded && wide >= (slender.includes(last.letter) ? roomForSlender : roomForDouble))
        go(last.letter, costOfDouble, index, true)
      if (wide >= roomForSlender && index < glyphs.length)
        for (const letter of slender) if (letter !== last.letter) go(letter, costOfSlender, index, true)
    }
    if (index === glyphs.length) return
    for (const [letter, own] of options[index] as ReadonlyMap<string, number>) {
      go(letter, own, index + 1, false)
      if (index === 0) go(letter.toUpperCase(), own, index + 1, false)
    }
    const { probability } = glyphs[index] as Glyph
    if (mayAdd && index > 0 && added < mostAdded && probability < mostProbableMark && cost + costOfMark <= budget)
      search(place, false, index + 1, letters, cost + costOfMark, mostAdded)
  }
  search(0, false, 0, [], 0, 0)
  const [best, next] = [...found.values()].sort((a, b) => a.cost - b.cost)
  return best === undefined || (next !== undefined && next.cost < best.cost + clearly) ? null : best.letters
}

/** The distance from the middle of each letter to that of the next, in usual distances; 0 after the last. */
function roomAfter(glyphs: readonly Glyph[]): readonly number[] {
  const distances = glyphs.slice(1).map(({ from, to }, index) => (from + to - (glyphs[index]?.from ?? 0) - (glyphs[index]?.to ?? 0)) / 2)
  const usual = distances.toSorted((a, b) => a - b)[distances.length >> 1] ?? 1
  return [...distances.map((distance) => distance / Math.max(1, usual)), 0]
}

/** What a letter may be, in small letters, and what each costs. */
function optionsOf({ text, probability, others }: Glyph, figuresAreStrange: boolean): ReadonlyMap<string, number> {
  const own = text.toLowerCase()
  const options = new Map<string, number>()
  const offer = (letter: string, cost: number): void => {
    if (cost < (options.get(letter) ?? Infinity)) options.set(letter, cost)
  }
  if (/\p{L}/u.test(own)) offer(own, 0)
  for (const other of others)
    if (/^\p{L}$/u.test(other.text)) offer(other.text.toLowerCase(), Math.max(leastCost, Math.log(probability / other.probability)))
  if (figuresAreStrange) for (const [rank, letter] of [...(letterForFigure[own] ?? '')].entries()) offer(letter, costOfFigure * (rank + 1))
  const sureness = Math.max(leastCost, Math.log(probability / (1 - probability + leastDoubt)))
  for (const [letter, cost] of costs.get(own) ?? []) offer(letter, cost + sureness)
  return options
}
