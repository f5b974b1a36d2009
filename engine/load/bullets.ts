import type { Box } from '../geometry/index.ts'
import { readRightToLeft, sizeOf, type Word } from '../model/index.ts'

/** Sizes of the writing: bullets that browsers and office programs draw are a fifth to a half of a size wide. */
const smallest = 0.15
const largest = 0.6
/** They stand between a sixth of a size and two sizes from their text. */
const nearest = 0.15
const furthest = 2.2
/** How far the middle of a bullet lies above the baseline of its text. */
const lowest = 0.1
const highest = 0.6

/** A page with more dots is a chart or a map, and each would be compared with every word. */
const mostBullets = 400
/** A bullet of a list within a list stands this many sizes from one of those around it. */
const nearList = 3

/** The words with a "•" for each dot that is drawn as a shape, or each sign that nobody can read, before the first word of a line: browsers draw the bullets of lists so. */
export function withBullets(drawn: readonly Word[], dots: readonly Box[]): readonly Word[] {
  const words = withHollowBullets(drawn)
  // Fonts of TeX often do not say which signs they show: such a sign is a bullet where a dot would be one.
  const signs = words.filter(({ text, turn }) => text === '\uFFFD' && turn === 0)
  if (signs.length === 0) return withDots(words, dots)
  const others = words.filter((word) => !signs.includes(word))
  const boxes = new Set(withDots(others, [...dots, ...signs.map(({ box }) => box)]).flatMap(({ text, box }) => (text === '•' ? [box] : [])))
  const bullets = signs.filter(({ box }) => boxes.has(box))
  return withDots(
    words.filter((word) => !bullets.includes(word)),
    [...dots, ...bullets.map(({ box }) => box)],
  )
}

/** Sizes between a hollow bullet and its text: word processors leave half an inch, and typewriters a space of 0.6. */
const leastHollowGap = 0.9
const mostHollowGap = 3

/**
 * The words with "◦" for the o of a typewriter face that word processors set before the items of a list within a list: it begins a line, far before its
 * text, and another one stands below or above it.
 */
function withHollowBullets(words: readonly Word[]): readonly Word[] {
  const found = new Map<Word, Word>()
  for (const word of words) {
    if (word.text !== 'o' || word.turn !== 0 || !isTypewriter.test(word.font?.family ?? '')) continue
    const size = sizeOf(word)
    const line = words.filter((other) => other !== word && Math.abs(other.baseline - word.baseline) < sameLine * size && other.turn === 0)
    const text = line.filter(({ box }) => box.left > word.box.right).sort((a, b) => a.box.left - b.box.left)[0]
    const gap = (text?.box.left ?? Infinity) - word.box.right
    if (text === undefined || gap < leastHollowGap * size || gap > mostHollowGap * size) continue
    // Text of another column may stand left of it, far off.
    if (line.some(({ box }) => box.right <= word.box.left && box.right > word.box.left - mostInset * size)) continue
    found.set(word, { ...word, text: '◦', ...(text.font === undefined ? {} : { font: text.font }) })
  }
  const isListed = (word: Word) => [...found.keys()].some((other) => other !== word && areBelow(word, other))
  return found.size < 2 ? words : words.map((word) => (found.has(word) && isListed(word) ? (found.get(word) ?? word) : word))
}
const isTypewriter = /^courier/i

function withDots(words: readonly Word[], dots: readonly Box[]): readonly Word[] {
  if (dots.length === 0 || dots.length > mostBullets || words.length === 0) return words
  const level = words.filter((word) => word.turn === 0)
  const rightToLeft = readRightToLeft(level)
  const bullets = new Map<Word, Word>()
  for (const dot of dots) {
    const line = level.filter((word) => standsOn(dot, word))
    const text = rightToLeft ? lastBefore(dot, line) : firstAfter(dot, line)
    if (text === null || bullets.has(text) || isInLine(dot, text, line)) continue
    bullets.set(text, { ...text, text: '•', box: dot, link: null, raised: 'no' })
  }
  // A lone dot beside a text is the key of a chart; bullets stand below one another or as far from their texts as others do, or near those that do.
  const all = [...bullets].map(([text, bullet]) => ({ text, bullet }))
  const listed = all
    .filter((one) => all.some((other) => other !== one && (areBelow(one.bullet, other.bullet) || areSetAlike(one, other))))
    .map(({ bullet }) => bullet)
  const markers = level.filter(({ text }) => marker.test(text))
  const isBullet = (bullet: Word, text: Word) =>
    listed.includes(bullet) ||
    [...listed, ...markers].some((other) => isNear(other, bullet, other.text === bullet.text)) ||
    (!rightToLeft && isBesideText(bullet, text, level))
  return words.flatMap((word) => {
    const found = bullets.get(word)
    const bullet = found !== undefined && isBullet(found, word) ? found : undefined
    return bullet === undefined ? [word] : [bullet, word]
  })
}

/** The marker of another list around the one of a dot. */
const marker = /^(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{2,4})[.)]|[-–—])$/u

const areBelow = (one: Word, other: Word): boolean => Math.abs(one.box.left - other.box.left) < 1

interface Bulleted {
  readonly text: Word
  readonly bullet: Word
}
/** true for dots of one size that stand alike before their texts, on lines of their own: lists of other columns, or of another depth. */
function areSetAlike(one: Bulleted, other: Bulleted): boolean {
  const wide = ({ box }: Word) => box.right - box.left
  const gap = ({ text, bullet }: Bulleted) => text.box.left - bullet.box.right
  const rise = ({ text, bullet }: Bulleted) => text.baseline - bullet.box.top
  return (
    one.text.baseline !== other.text.baseline &&
    Math.abs(wide(one.bullet) - wide(other.bullet)) < alike &&
    Math.abs(gap(one) - gap(other)) < sideBearing * sizeOf(one.text) &&
    Math.abs(rise(one) - rise(other)) < alike
  )
}
/** Points. */
const alike = 0.6
/** Letters stand up to this share of their size to the right of where they begin. */
const sideBearing = 0.12

/** true for a bullet within three lines of another one, or of a marker that it is set in from. */
const isNear = (other: Word, bullet: Word, isBullet: boolean): boolean => {
  const size = sizeOf(bullet)
  const inset = Math.abs(bullet.box.left - other.box.left)
  return Math.abs(other.baseline - bullet.baseline) < nearList * size && (isBullet || (inset > 0.5 * size && inset < mostInset * size))
}
/** Sizes that a list is set in from the one around it at most. */
const mostInset = 5

/** Lines of running text have so many words, and those of an item so many: keys and labels of charts are shorter. */
const fewestInLine = 4
const fewestInItem = 3
/** The dot may stand this many sizes left of where the text above or below it begins. */
const leftOfText = 0.5

/**
 * true for the one bullet of a page, as where a list begins at its foot or ends at its head: it stands before a line of some words, set in from the running
 * text right above or below it, in the same type.
 */
function isBesideText(bullet: Word, text: Word, level: readonly Word[]): boolean {
  const size = sizeOf(text)
  const own = level.filter((word) => Math.abs(word.baseline - text.baseline) < sameLine * size && word.box.left >= text.box.left)
  if (own.length < fewestInItem) return false
  const near = level.filter((word) => {
    const away = Math.abs(word.baseline - text.baseline)
    return away >= sameLine * size && away < nearList * size
  })
  return near.some((first) => {
    const inset = bullet.box.left - first.box.left
    if (inset < -leftOfText * size || inset > mostInset * size || Math.abs(sizeOf(first) - size) > 0.05 * size) return false
    const line = near.filter((word) => Math.abs(word.baseline - first.baseline) < sameLine * size)
    return line.length >= fewestInLine && line.every((word) => word.box.left >= first.box.left)
  })
}
/** Sizes by which base lines of one line differ at most. */
const sameLine = 0.3

/** true when the dot lies where a bullet before that word does: at the middle of its small letters, and not too large or small. */
function standsOn(dot: Box, word: Word): boolean {
  const size = sizeOf(word)
  const wide = dot.right - dot.left
  const above = word.baseline - (dot.top + dot.bottom) / 2
  return wide >= smallest * size && wide <= largest * size && above >= lowest * size && above <= highest * size
}

function firstAfter(dot: Box, line: readonly Word[]): Word | null {
  const near = line.filter((word) => {
    const gap = word.box.left - dot.right
    return gap >= nearest * sizeOf(word) && gap <= furthest * sizeOf(word)
  })
  return near.reduce<Word | null>((first, word) => (first === null || word.box.left < first.box.left ? word : first), null)
}

function lastBefore(dot: Box, line: readonly Word[]): Word | null {
  const near = line.filter((word) => {
    const gap = dot.left - word.box.right
    return gap >= nearest * sizeOf(word) && gap <= furthest * sizeOf(word)
  })
  return near.reduce<Word | null>((last, word) => (last === null || word.box.right > last.box.right ? word : last), null)
}

/** true when a word stands at the dot or closely on its other side: it is a sign within the line, or a point of a chart. */
const isInLine = (dot: Box, text: Word, line: readonly Word[]): boolean =>
  line.some(
    (word) =>
      word !== text &&
      word.box.right > dot.left - 1.5 * sizeOf(word) &&
      word.box.left < dot.right + 1.5 * sizeOf(word) &&
      word.box.left < dot.right !== text.box.left < dot.right,
  )
