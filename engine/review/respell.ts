// A corrected text as words on the page: whatever is written from the document, a searchable PDF included, says what the person typed.

import { type Box, height, unionOf, width } from '../geometry/index.ts'
import { confidence, type Line, type Place, type Word } from '../model/index.ts'

/**
 * The lines with their words exchanged for those of `text`. Words that stay as they were, counted from both ends of a line, stay the very
 * same; the others share the room of those they replace. `place` is where the text goes when there are no lines.
 */
export function respell(lines: readonly Line[], text: string, place: Place): readonly Line[] {
  const wanted = text
    .split('\n')
    .map((row) => row.split(/\s+/u).filter((token) => token !== ''))
    .filter((row) => row.length > 0)
  if (lines.length === 0) return wanted.map((row, index) => lineOf(newWords(row, strip(place.box, index, wanted.length), null, place.page)))
  if (lines.length === wanted.length) return wanted.map((row, index) => respellLine(lines[index] as Line, row))
  // Other line breaks than the page has: each row goes where its line would be, the last line takes the rest.
  const last = lines.length - 1
  return wanted.map((row, index) => {
    const line = lines[Math.min(index, last)] as Line
    const box = index < last ? line.box : strip(line.box, index - last, Math.max(1, wanted.length - last))
    return lineOf(newWords(row, box, line.words[0] ?? null, line.words[0]?.page ?? place.page))
  })
}

/** A line with some of its words exchanged for other texts, each where it stood; the very same line when it has none of them. */
export function exchangedLine(line: Line, texts: ReadonlyMap<Word, string>): Line {
  if (!line.words.some((word) => texts.has(word))) return line
  return respellLine(
    line,
    line.words.flatMap((word) => (texts.get(word) ?? word.text).split(/\s+/u).filter((token) => token !== '')),
  )
}

function respellLine(line: Line, tokens: readonly string[]): Line {
  const { words } = line
  let before = 0
  while (before < words.length && before < tokens.length && words[before]?.text === tokens[before]) before++
  let after = 0
  while (
    after < words.length - before &&
    after < tokens.length - before &&
    words[words.length - 1 - after]?.text === tokens[tokens.length - 1 - after]
  )
    after++
  if (before + after === words.length && before + after === tokens.length) return line
  const replaced = words.slice(before, words.length - after)
  const model = replaced[0] ?? words[before - 1] ?? words[words.length - after] ?? null
  const made = newWords(tokens.slice(before, tokens.length - after), roomFor(line, before, after), model, model?.page ?? 1)
  return lineOf([...words.slice(0, before), ...made, ...words.slice(words.length - after)], line.box)
}

/** Where the words between the kept ones of a line stand: the box of those replaced, or the gap where something is put in. */
function roomFor({ words, box }: Line, before: number, after: number): Box {
  const replaced = words.slice(before, words.length - after)
  if (replaced.length > 0) return unionOf(replaced.map((word) => word.box))
  const left = words[before - 1]?.box
  const right = words[words.length - after]?.box
  const from = left?.right ?? right?.left ?? box.left
  const to = Math.max(right?.left ?? from, from)
  return { left: from, right: to, top: (left ?? right ?? box).top, bottom: (left ?? right ?? box).bottom }
}

/** Words along a box, as wide as they have letters, in the setting of `model`. */
function newWords(tokens: readonly string[], box: Box, model: Word | null, page: number): readonly Word[] {
  const sideways = model !== null && model.turn % 180 !== 0
  const lengths = tokens.map((token) => [...token].length)
  // A space between two words is as wide as a letter.
  const letters = lengths.reduce((sum, length) => sum + length, 0) + Math.max(0, tokens.length - 1)
  const unit = letters === 0 ? 0 : (sideways ? height(box) : width(box)) / letters
  let from = sideways ? box.top : box.left
  return tokens.map((text, index): Word => {
    const to = from + unit * (lengths[index] ?? 0)
    const own = sideways ? { ...box, top: from, bottom: to } : { ...box, left: from, right: to }
    from = to + unit
    return {
      page,
      text: text.normalize('NFC'),
      box: own,
      // About a fifth of a line's box lies under the baseline.
      baseline: model?.baseline ?? box.bottom - 0.2 * height(box),
      confidence: confidence(1),
      readBy: model?.readBy ?? 'text-layer',
      font: model?.font ?? null,
      turn: model?.turn ?? 0,
      raised: 'no',
      link: model?.link ?? null,
    }
  })
}

/** The n-th of `count` equally high strips of a box. */
const strip = (box: Box, index: number, count: number): Box => {
  const each = height(box) / count
  return { ...box, top: box.top + index * each, bottom: box.top + (index + 1) * each }
}

const lineOf = (words: readonly Word[], whenEmpty?: Box): Line => ({
  words,
  box: words.length > 0 ? unionOf(words.map((word) => word.box)) : (whenEmpty ?? { left: 0, top: 0, right: 0, bottom: 0 }),
})
