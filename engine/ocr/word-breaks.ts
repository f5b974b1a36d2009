import type { Glyph } from './decode.ts'
import { isOfLanguage, knowsInSomeCase, type WordList } from './word-list.ts'

/** What a gap that parts no words, or does, is told as: near enough to be found again as the doubt of the word. */
const noSpace = 0.49
const space = 0.51

/**
 * How likely a space stands after each letter, put right by what only text can tell: the words of the language, amounts, dates before times. Ink has
 * the last word where it is beyond doubt.
 */
export function withLikelyWords(glyphs: readonly Glyph[], spaces: readonly number[], list: WordList): readonly number[] {
  const texts = glyphs.map(({ text }) => text)
  const held = withQuotesHeld(glyphs, withWholeAmounts(glyphs, withRulesParted(texts, spaces, list)))
  return withWordsOffFigures(texts, parted(texts, joined(texts, held, list), list), list)
}

/** A space this likely parts a word of the language from the figures before it: "0815Toolbox" had 0.48, gaps within words and numbers have 0.01 and less. */
const spaceBehindFigure = 0.2
const fewestOffFigures = 3
/** Words of the language parted from figures that they follow closer than other words do ("4711vom"). */
function withWordsOffFigures(texts: readonly string[], spaces: readonly number[], list: WordList): readonly number[] {
  const made = [...spaces]
  for (const { text, first } of piecesOf(texts, spaces)) {
    const isBehindFigure = /^\d$/.test(texts[first - 1] ?? '') && (spaces[first - 1] ?? 1) >= spaceBehindFigure
    if (isBehindFigure && text.length >= fewestOffFigures && isEvenlySet(text) && isOfLanguage(list, text))
      made[first - 1] = Math.max(space, made[first - 1] as number)
  }
  return made
}

/**
 * Rules to write on, and those under words, are read as "_" between words or at their ends: they part words where no name of a file or of a field is
 * made of both sides. "_ccordance" and "bt2_x" stay.
 */
function withRulesParted(texts: readonly string[], spaces: readonly number[], list: WordList): readonly number[] {
  const made = [...spaces]
  for (const [index, text] of texts.entries()) {
    if (text !== '_' || !isBesideWord(texts, spaces, index, -1, list) || !isBesideWord(texts, spaces, index, 1, list)) continue
    if (index > 0) made[index - 1] = Math.max(space, made[index - 1] as number)
    if (index < made.length) made[index] = Math.max(space, made[index] as number)
  }
  return made
}

/** Whether on that side of a letter a word ends or begins, a single letter, a sign, or nothing. */
function isBesideWord(texts: readonly string[], spaces: readonly number[], index: number, side: -1 | 1, list: WordList): boolean {
  let run = ''
  for (let at = index + side; /^\p{L}$/u.test(texts[at] ?? '') && (spaces[side < 0 ? at : at - 1] as number) < 0.5; at += side)
    run = side < 0 ? (texts[at] as string) + run : run + (texts[at] as string)
  if (run !== '') return run.length === 1 || knowsInSomeCase(list, run)
  return !/^[\p{N}@]$/u.test(texts[index + side] ?? '') || (spaces[side < 0 ? index - 1 : index] as number) >= 0.5
}

/** Whether a word is a rule that was parted from the words beside it: no word, and no space to write in, which stands apart. */
export const isPartedRule = (texts: readonly string[], before: number, after: number): boolean =>
  texts.every((text) => text === '_') && (before < 0.5 || after < 0.5)

/** Of the distances of a quotation mark to the letters on both sides the one to its own word is less than this share of the other. */
const nearer = 0.85

/** A quotation mark that stands apart from both its neighbours, as books of a hundred years ago set them, belongs to the nearer one. */
function withQuotesHeld(glyphs: readonly Glyph[], spaces: readonly number[]): readonly number[] {
  const made = [...spaces]
  const middle = (index: number): number => ((glyphs[index]?.from ?? 0) + (glyphs[index]?.to ?? 0)) / 2
  for (let index = 1; index < glyphs.length - 1; index++) {
    if (!/^["“”]$/.test(glyphs[index]?.text ?? '') || (spaces[index - 1] as number) < 0.5 || (spaces[index] as number) < 0.5) continue
    const [before, after] = [middle(index) - middle(index - 1), middle(index + 1) - middle(index)]
    if (after < nearer * before) made[index] = noSpace
    else if (before < nearer * after) made[index - 1] = noSpace
  }
  return made
}

/** Type of one width sets stops at the left of their cell: how far the figure after it may stand, in distances of the figures that follow. */
const widestStop = 1.9

/** A comma parts numbers of a list more often than a stop: with a space as likely as this it does. */
const sureSpaceInList = 0.7

/** Amounts kept whole ("0. 69" in type of one width), and dates parted from times that follow them. */
export function withWholeAmounts(glyphs: readonly Glyph[], spaces: readonly number[]): readonly number[] {
  const text = glyphs.map((glyph) => (glyph.text.length === 1 ? glyph.text : ' ')).join('')
  const made = [...spaces]
  const middle = (index: number): number => ((glyphs[index]?.from ?? 0) + (glyphs[index]?.to ?? 0)) / 2
  for (const { index } of text.matchAll(/(?<=\d)[.,](?=\d\d(?!\d))/g)) {
    const isCloseBefore = (spaces[index - 1] as number) < 0.5
    const isLastPair =
      (spaces[index + 1] as number) < 0.5 && !/[\d.,/:-]/.test((spaces[index + 2] ?? 1) < 0.5 ? (text[index + 3] ?? '') : '')
    const isClose = middle(index + 1) - middle(index) <= widestStop * (middle(index + 2) - middle(index + 1))
    const isLikely = text[index] === '.' || (spaces[index] as number) < sureSpaceInList
    if (isCloseBefore && isLastPair && isClose && isLikely) made[index] = Math.min(noSpace, made[index] as number)
  }
  for (const { index, 0: date } of text.matchAll(/(?<!\d)\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d\d(?=\d{1,2}[:.]\d\d)/g))
    made[index + date.length - 1] = Math.max(space, made[index + date.length - 1] as number)
  return made
}

/** The most pieces that letters set wide are torn into. */
const mostPieces = 4
/** A space likelier than this is one whatever it parts; and where all pieces are words themselves. */
const sureSpace = 0.995
const sureSpaceOfWords = 0.6

/** Pieces of letters that make one word together and are none by themselves. */
function joined(texts: readonly string[], spaces: readonly number[], list: WordList): readonly number[] {
  const made = [...spaces]
  const pieces = piecesOf(texts, spaces)
  for (let start = 0; start < pieces.length; start++)
    for (let count = Math.min(mostPieces, pieces.length - start); count > 1; count--) {
      const run = pieces.slice(start, start + count)
      const gaps = run.slice(1).map(({ first }) => first - 1)
      const likeliest = Math.max(...gaps.map((gap) => spaces[gap] as number))
      if (run.slice(1).some(({ first }, index) => first !== (run[index]?.last ?? 0) + 1) || likeliest > sureSpace) continue
      if (run.every(({ text }) => isWord(text, list)) && likeliest > sureSpaceOfWords) continue
      const whole = run.map(({ text }) => text).join('')
      if (whole.length < 4 || !isListed(whole, list)) continue
      for (const gap of gaps) made[gap] = noSpace
      start += count - 1
      break
    }
  return made
}

/** Gaps less likely than this part no words: letters that touch. */
const leastSpace = 0.004
/** What a further word costs beside the doubt of its gap. */
const costOfWord = 1
/** Runs of letters shorter than this are left: chance makes words of them. */
const shortestRun = 5

/** Runs of letters that are no word but some, parted where the ink allows it best. */
function parted(texts: readonly string[], spaces: readonly number[], list: WordList): readonly number[] {
  const made = [...spaces]
  for (const { text, first } of piecesOf(texts, spaces)) {
    if (text.length < shortestRun || knowsInSomeCase(list, text)) continue
    for (const end of bestParts(text, spaces.slice(first, first + text.length), list))
      made[first + end - 1] = Math.max(space, made[first + end - 1] as number)
  }
  return made
}

/** Where the words end, but the last, of a text that is several words; nothing when it is not. */
function bestParts(text: string, spaces: readonly number[], list: WordList): readonly number[] {
  const best: ({ readonly cost: number; readonly ends: readonly number[] } | null)[] = [{ cost: 0, ends: [] }]
  for (let end = 1; end <= text.length; end++) {
    best[end] = null
    for (let start = 0; start < end; start++) {
      const before = best[start] ?? null
      const word = text.slice(start, end)
      if (before === null || !isWord(word, list)) continue
      const likely = end === text.length ? 1 : (spaces[end - 1] as number)
      if (likely < leastSpace) continue
      const cost = before.cost + costOfWord - Math.log(likely)
      if (cost < (best[end]?.cost ?? Infinity)) best[end] = { cost, ends: end === text.length ? before.ends : [...before.ends, end] }
    }
  }
  return best[text.length]?.ends ?? []
}

/** Words of two letters that stand by themselves; the list has hundreds more, abbreviations and syllables. */
const shortWords = new Set('of to in is it by on no at or if as an be we us do so my up he me am go'.split(' '))

function isWord(text: string, list: WordList): boolean {
  if (text.length === 1) return text === 'a' || text === 'A' || text === 'I'
  return text.length === 2 ? isEvenlySet(text) && shortWords.has(text.toLowerCase()) : isListed(text, list)
}

/** Whether the list has the word in small letters, or as a name when it is set as one: abbreviations in great letters are too many. */
const isListed = (text: string, list: WordList): boolean =>
  isEvenlySet(text) && (list.knows(text.toLowerCase()) || (/\p{Ll}/u.test(text) && list.knows(text)))

/** All small, all great, or with a great letter first. */
const isEvenlySet = (text: string): boolean => /^(\p{L}?\p{Ll}*|\p{Lu}*)$/u.test(text)

interface Piece {
  readonly text: string
  readonly first: number
  readonly last: number
}

/** The runs of letters between spaces, figures and signs. */
function piecesOf(texts: readonly string[], spaces: readonly number[]): readonly Piece[] {
  const pieces: Piece[] = []
  let first = 0
  for (let index = 0; index <= texts.length; index++) {
    const isLetter = index < texts.length && /^\p{L}$/u.test(texts[index] as string)
    if (index > first && (!isLetter || (spaces[index - 1] as number) >= 0.5)) {
      pieces.push({ text: texts.slice(first, index).join(''), first, last: index - 1 })
      first = index
    }
    if (!isLetter) first = index + 1
  }
  return pieces
}
