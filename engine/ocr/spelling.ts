import type { Glyph } from './decode.ts'
import { withLostLetter } from './lost-letters.ts'
import { knowsInSomeCase, type WordList } from './word-list.ts'

/** Letters of like shape in print that is coarse, faded, or of printers with few dots. */
const alike: readonly string[] = ['nmh', 'ilt1|!j', 'ce', 'qg9', 'fp', '0oqd', 'uv', 'oa', 'il', '5s', '8b', '6g', '2z', 'er', 'vy', 'fe']
const lookAlikes = new Map<string, Set<string>>()
for (const group of alike)
  for (const from of group)
    for (const to of group) if (from !== to && /\p{L}/u.test(to)) lookAlikes.set(from, (lookAlikes.get(from) ?? new Set<string>()).add(to))

/**
 * What the changes of a word may cost in all, as doubt of the reader (minus the logarithm of a share): the longer it is, the more is left to tell
 * it by. With 0.5 and 5, less like letters, and letters added where room was left, single words gained 0.4 points on forms and none on receipts,
 * and names lost: 0.766 of the fields of receipts were right instead of 0.785.
 */
const budgetALetter = 0.3
const mostBudget = 2.5
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
export function spelled(read: readonly Glyph[], list: WordList): readonly Glyph[] {
  const glyphs = elided(read)
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

/** "I'hôtel" is "l'hôtel": an article before an apostrophe and a vowel. English has no I' before one (I'm, I've, I'd, I'll). */
function elided(glyphs: readonly Glyph[]): readonly Glyph[] {
  const [first, mark, next] = glyphs
  const isArticle = first !== undefined && /^[I1|]$/.test(first.text) && /^['’]$/.test(mark?.text ?? '')
  return isArticle && /^[aeiouhyàâäéèêëîïôöûùüœæ]$/i.test(next?.text ?? '') ? [withLetter(first, 'l', 'lower'), ...glyphs.slice(1)] : glyphs
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
  if (best === null) return withLostLetter(glyphs, list) ?? glyphs
  return glyphs.map((glyph, index) => withLetter(glyph, best[index] ?? '', caseAt(text, index)))
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

/** The word, in small letters, that is least dear to make of those read; null when none is within the budget or two are about as near. */
function nearest(glyphs: readonly Glyph[], figuresAreStrange: boolean, list: WordList): string | null {
  const options = glyphs.map((glyph) => optionsOf(glyph, figuresAreStrange))
  const budget = Math.min(mostBudget, budgetALetter * glyphs.length)
  const found = new Map<string, number>()
  const search = (place: number | null, isWord: boolean, word: string, cost: number): void => {
    const index = word.length
    if (index === glyphs.length && isWord && cost < (found.get(word) ?? Infinity)) found.set(word, cost)
    if (place === null || index === glyphs.length) return
    const go = (letter: string, own: number): void => {
      if (cost + own > budget) return
      const step = list.step(place, letter)
      if (step !== null) search(step.place, step.isWord, word + letter.toLowerCase(), cost + own)
    }
    for (const [letter, own] of options[index] as ReadonlyMap<string, number>) {
      go(letter, own)
      if (index === 0) go(letter.toUpperCase(), own)
    }
  }
  search(0, false, '', 0)
  const [best, next] = [...found].sort(([, a], [, b]) => a - b)
  return best === undefined || (next !== undefined && next[1] < best[1] + clearly) ? null : best[0]
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
  for (const letter of lookAlikes.get(own) ?? []) offer(letter, sureness)
  return options
}
