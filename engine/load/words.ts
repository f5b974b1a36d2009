import { type Box, thousandths } from '../geometry/index.ts'
import { confidence, type Word } from '../model/index.ts'
import { withAccents } from './accents.ts'
import { type Character, isAtSlant, type Style } from './characters.ts'
import { withCircledLetters } from './circled-letters.ts'
import { initialsParted } from './dropped-initials.ts'
import { isCutAway } from './hidden.ts'
import { leadersJoined, leadersParted } from './leaders.ts'
import { joinLetterSpaced } from './letter-spacing.ts'
import { thousandsJoined } from './parted-thousands.ts'
import { markRaised } from './raised.ts'
import { type Run, runsFrom } from './runs.ts'
import { bulletsParted } from './touching-bullets.ts'
import { numbersParted } from './touching-numbers.ts'
import { touchingRunsJoined } from './touching-runs.ts'
import { inReadingOrder } from './writing-direction.ts'

/** A word with what is needed to tell whether it can be seen. */
export interface DrawnWord {
  readonly word: Word
  readonly style: Style
}

/**
 * How far the text layer of a PDF is trusted: the letters are the file's own and are wrong only where its fonts mislabel them;
 * a sign that the font does not map makes the word doubtful.
 */
const textLayerConfidence = confidence(0.99)
const unmappedConfidence = confidence(0.3)

/** The words made by a page's characters, in the order of the file; what is printed twice in one place (a poor man's bold, a shadow) counts once. */
export function wordsFrom(characters: readonly Character[], page: number): readonly DrawnWord[] {
  const runs = bulletsParted(
    numbersParted(
      thousandsJoined(
        leadersParted(joinLetterSpaced(initialsParted(touchingRunsJoined(runsFrom(withAccents(withCircledLetters(characters))))))),
      ),
    ),
  )
  const drawn = runs.flatMap((run) => {
    const word = wordOf(run, page)
    return word === null ? [] : [word]
  })
  return markRaised(leadersJoined(withoutDoubles(drawn)))
}

/** Text that no normalisation changes. */
const plain = /^[\x20-\x7e]*$/

function wordOf({ characters }: Run, page: number): DrawnWord | null {
  const isPartly = isPartlyBold(characters)
  const writing = isPartly ? boldWriting(characters) : null
  const isMixed = isPartly && writing === null
  const written = inReadingOrder(isMixed ? characters.map(inBold) : characters)
  const text = (plain.test(written) ? written : written.normalize('NFC').toWellFormed()).trim()
  const style = (writing ?? characters[characters.length >> 1])?.style
  if (style === undefined || text === '') return null
  const box = boxAround(characters)
  return {
    style,
    word: {
      page,
      text,
      box,
      baseline: thousandths(baselineOf(characters, style)),
      confidence: text.includes('\uFFFD') ? unmappedConfidence : textLayerConfidence,
      readBy: 'text-layer',
      font: isMixed ? { ...style.font, bold: false } : style.font,
      turn: style.turn,
      ...(isAtSlant(style) && { slope: thousandths(Math.atan2(style.sin, style.cos)) }),
      raised: 'no',
      link: null,
    },
  }
}

function boxAround(characters: readonly Character[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const character of characters) {
    const box = character.right > character.left && character.bottom > character.top ? character : boxOf(character)
    if (box.left < left) left = box.left
    if (box.top < top) top = box.top
    if (box.right > right) right = box.right
    if (box.bottom > bottom) bottom = box.bottom
  }
  return { left: thousandths(left), top: thousandths(top), right: thousandths(right), bottom: thousandths(bottom) }
}

/** The ink's box; for a character without ink (some Type 3 fonts) the room it takes. */
function boxOf(character: Character): Box {
  const { left, top, right, bottom } = character
  if (right > left && bottom > top) return { left, top, right, bottom }
  const { start, end, base, style } = character
  const corners = [start, end].flatMap((along) =>
    [base - 0.7 * style.font.size, base + 0.2 * style.font.size].map((across) => ({
      x: along * style.cos - across * style.sin,
      y: along * style.sin + across * style.cos,
    })),
  )
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** true for what holds signs of mathematics and of which some letters are bold: a word has one font. */
const isPartlyBold = (characters: readonly Character[]): boolean =>
  characters.some(({ style }) => style.tex !== null) &&
  characters.some(({ style }) => style.font.bold) &&
  characters.some(({ style }) => !style.font.bold)

/** So many bold letters on end are a word: quantities have one letter, products of them two. */
const fewestOfWriting = 3
/** A letter of a bold word that has signs of mathematics beside it, such as the dots that lead to a page number; null for a formula with bold letters. */
function boldWriting(characters: readonly Character[]): Character | null {
  let onEnd = 0
  let found: Character | null = null
  for (const character of characters) {
    const isLetter = /^\p{L}/u.test(character.text)
    if (isLetter && !character.style.font.bold) return null
    onEnd = isLetter ? onEnd + 1 : 0
    if (onEnd === fewestOfWriting) found = character
  }
  return found
}

/** A bold letter as that of the alphabet for mathematics. */
function inBold(character: Character): Character {
  if (!character.style.font.bold || !/^[A-Za-z]$/.test(character.text)) return character
  const code = character.text.charCodeAt(0)
  return { ...character, text: String.fromCodePoint(0x1d400 + (code < 0x61 ? code - 0x41 : code - 0x61 + 26)) }
}

/** y of the baseline on the page, or x where the writing runs up or down: that of the middle character. */
function baselineOf(characters: readonly Character[], { cos, sin, turn }: Style): number {
  const middle = characters[characters.length >> 1]
  if (middle === undefined) return 0
  const { start, base } = middle
  return turn === 0 || turn === 180 ? start * sin + base * cos : start * cos - base * sin
}

/** Copies that lie within a quarter of the letter size of the first are the same ink again. */
const sameInk = 0.25
/** Copies come soon after the first; looking further back would take hours on a page of a hundred thousand equal words. */
const mostInSquare = 256
/** Words are looked up by place, on a grid this wide in points: wider than any two copies lie apart. */
const inkGrid = 64

function withoutDoubles(drawn: readonly DrawnWord[]): readonly DrawnWord[] {
  // By place rather than by text: a number is found sooner in a map, and few words share a square.
  const seen = new Map<number, Word[]>()
  return drawn.filter(({ word, style }) => {
    const near = Math.min(sameInk * style.font.size, inkGrid)
    const { left, top } = word.box
    // A copy may lie in the next square where the word itself lies near the edge of its own.
    const [lastAcross, lastDown] = [Math.floor((left + near) / inkGrid), Math.floor((top + near) / inkGrid)]
    for (let across = Math.floor((left - near) / inkGrid); across <= lastAcross; across++)
      for (let down = Math.floor((top - near) / inkGrid); down <= lastDown; down++)
        if (isAmong(seen.get(squareAt(across, down)), word, near)) return false
    // What is not there to be seen is no first copy: the visible one after it counts.
    if (style.invisible || isCutAway(word, style)) return true
    const square = squareAt(Math.floor(left / inkGrid), Math.floor(top / inkGrid))
    const inSquare = seen.get(square)
    if (inSquare === undefined) seen.set(square, [word])
    else {
      inSquare.push(word)
      if (inSquare.length > mostInSquare) inSquare.shift()
    }
    return true
  })
}

function isAmong(others: readonly Word[] | undefined, word: Word, near: number): boolean {
  if (others === undefined) return false
  for (const other of others) if (isSamePlace(other, word, near) && other.text === word.text) return true
  return false
}

/** One number a square: pages are at most 15 000 points wide and high, and words off the page a little further. */
const squareAt = (across: number, down: number): number => across * 1_000_003 + down

const isSamePlace = (one: Word, other: Word, near: number): boolean =>
  one.turn === other.turn &&
  Math.abs(one.box.left - other.box.left) <= near &&
  Math.abs(one.box.right - other.box.right) <= near &&
  Math.abs(one.box.top - other.box.top) <= near &&
  Math.abs(one.box.bottom - other.box.bottom) <= near
