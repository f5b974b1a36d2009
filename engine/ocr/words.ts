import type { Recognised } from '../stages.ts'
import { abbreviated } from './abbreviations.ts'
import { agreed, type SecondLetter } from './combine.ts'
import { likelyRight, standingOf, type WordEvidence, wordFeatures } from './confidence.ts'
import type { Glyph } from './decode.ts'
import { figured, leavesRoomForStop, mayHoldFigure, mayLackStop } from './figures.ts'
import { ideographicWords } from './ideographs.ts'
import { type Ink, inkOf } from './ink.ts'
import { mayBeTorn, mayLackFigure, mayLackSign } from './lost-figures.ts'
import { readingsOf } from './other-readings.ts'
import type { LineReading } from './read-line.ts'
import { leanOf } from './slant.ts'
import { type Gap, gapsOf, middleOf, spaceIn, withEvenSpaces } from './spaces.ts'
import { spelled } from './spelling.ts'
import type { Strip } from './strip.ts'
import { strokeOf, type Weighed } from './weight.ts'
import { baselineOn, boxOn, type Edges, edgesOf, inkedRows, standsByItself } from './word-boxes.ts'
import { isPartedRule, withLikelyWords, withWholeAmounts } from './word-breaks.ts'
import type { WordList } from './word-list.ts'

/** A word among the letters of a line: from the `first` to the `last` of them. */
export interface FoundWord extends WordEvidence {
  readonly first: number
  readonly last: number
}

/** Parts letters where a space is likelier than none; `spaces` has how likely each gap is one. */
export function wordsIn(glyphs: readonly Glyph[], spaces: readonly number[]): readonly FoundWord[] {
  const found: FoundWord[] = []
  let first = 0
  for (let last = 0; last < glyphs.length; last++) {
    const after = spaces[last] ?? 1
    if (after < 0.5) continue
    const inside = Math.max(0, ...spaces.slice(first, last))
    found.push({ first, last, glyphs: abbreviated(figured(glyphs.slice(first, last + 1))), before: spaces[first - 1] ?? 1, after, inside })
    first = last + 1
  }
  return found
}

/** A line that was read: its strip, what it says, and how it stands in the picture. */
export interface ReadStrip {
  readonly strip: Strip
  readonly reading: LineReading
  readonly turn: Recognised['turn']
}

/**
 * The words of a line that was read, in the pixels of the picture; `second` has what the second reader says for each letter, null when it was not
 * asked, `list` the words of the language, null when it is not known yet.
 */
export function wordsOf(
  { strip, reading, turn }: ReadStrip,
  second: readonly (SecondLetter | null)[] | null,
  list: WordList | null,
): readonly Weighed[] {
  if (reading.isIdeographic === true) return ideographicWords({ strip, reading, turn })
  const ink = inkOf(strip)
  const { gaps, likely } = roomIn(reading, ink)
  const spaces = list === null ? withWholeAmounts(reading.glyphs, likely) : withLikelyWords(reading.glyphs, likely, list)
  const isWord = ({ first, last, glyphs }: FoundWord): boolean =>
    !isPartedRule(
      glyphs.map(({ text }) => text),
      likely[first - 1] ?? 1,
      likely[last] ?? 1,
    )
  const isSmearedStop = (index: number): boolean => {
    const gap = gaps[index]
    const isFigure = (at: number): boolean => /^\d$/.test(reading.glyphs[at]?.text ?? '')
    return gap !== undefined && isFigure(index) && isFigure(index + 1) && mayLackSign(strip, ink, gap)
  }
  const found = wordsIn(reading.glyphs, spaces).filter(isWord)
  const textOf = (at: number): string => found[at]?.glyphs.map((glyph) => glyph.text).join('') ?? ''
  return found.map((asRead, at): Weighed => {
    const word = list === null ? asRead : { ...asRead, glyphs: spelled(asRead.glyphs, list) }
    const edges = edgesOf(reading, ink, gaps[word.first - 1], gaps[word.last], word.first, word.last)
    const text = isDash(word.glyphs, ink, edges) ? '–' : word.glyphs.map((glyph) => glyph.text).join('')
    const whites = gaps.slice(word.first, word.last).map(({ start, end }) => end - start)
    const lacksStop =
      leavesRoomForStop(text, whites, ink.baseline - ink.top) ||
      mayLackStop(
        text,
        word.glyphs.map((glyph) => middleOf(glyph, reading.stepWidth)),
      )
    const lacks =
      lacksStop ||
      isSmearedStop(word.first - 1) ||
      isSmearedStop(word.last) ||
      mayHoldFigure(text) ||
      mayBeTorn(textOf(at - 1), text) ||
      mayBeTorn(text, textOf(at + 1)) ||
      mayLackFigure({ text, first: word.first, last: word.last }, reading.glyphs, reading.stepWidth, strip, ink)
    const first = {
      text,
      confidence: likelyRight(text, wordFeatures(word, reading, strip, ink), standingOf(text, list)) * (lacks ? trustWithoutFigure : 1),
      readings: readingsOf(word.glyphs),
    }
    const rows = inkedRows(strip, ink, edges)
    const feet = standsByItself(text, reading.glyphs) ? rows.bottom : ink.own.baseline
    return {
      ...(second === null ? first : agreed(first, second.slice(word.first, word.last + 1))),
      pixels: boxOn(strip, rows, edges),
      baseline: baselineOn(strip.quad, feet, edges, strip.width, turn),
      turn,
      bold: false,
      italic: false,
      stroke: () => strokeOf(ink, strip, edges.left, edges.right),
      lean: () => leanOf(ink, strip, edges.left, edges.right),
    }
  })
}

/** The room between the letters of a line, and how likely each is a space: the same whether the language is known or not. */
interface Room {
  readonly gaps: readonly Gap[]
  readonly likely: readonly number[]
}
const rooms = new WeakMap<LineReading, Room>()

function roomIn(reading: LineReading, ink: Ink): Room {
  const known = rooms.get(reading)
  if (known !== undefined) return known
  const gaps = gapsOf(reading, ink)
  const widths = gaps.map(({ start, end }) => end - start)
  const room = { gaps, likely: withEvenSpaces(reading.glyphs, widths, gaps.map(spaceIn)) }
  rooms.set(reading, room)
  return room
}

/** What figures keep of their confidence where a stop or one of them may have been lost: an amount a hundred times too high is the worst of errors. */
const trustWithoutFigure = 0.7

/** Marks that the network makes of a stroke that stands alone: it scales what it sees to the height of a letter. */
const takenForStroke = /^['’‘"`~^·.]$/

/** Whether a word is a single mark that is much wider than high: a dash that fills a cell. */
function isDash(glyphs: readonly Glyph[], ink: Ink, { left, right }: Edges): boolean {
  return glyphs.length === 1 && takenForStroke.test(glyphs[0]?.text ?? '') && right - left > 1.5 * (ink.baseline - ink.top)
}
