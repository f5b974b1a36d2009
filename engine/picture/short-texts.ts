import type { Box, Ruling } from '../geometry/index.ts'
import { type Component, componentsOf } from './components.ts'
import type { Ink } from './ink.ts'
import { inkWithoutRules } from './ink-without-rules.ts'

/** Heights of letters and figures in heights of the usual letter, which is that of small ones or of capitals. */
const lowest = 0.75
const highest = 2.3
/** Letters are up to this many times as wide as high; what is wider is a dash or a line. */
const widest = 1.6
/** Of its box a stroke on its own fills nearly all, a ring a third, a scratch little. */
const leastFilled = 0.18
/** Room between two letters of one text, in heights of the usual letter: a stop stands in it. */
const nearby = 1.3
/** Letters of one text overlap in height by this share of the lower one. */
const levelShare = 0.6
/** Longer texts are found as lines. */
const mostLetters = 6
/** White on both sides of a text, in heights of the usual letter: ink there may be the rest of it. */
const whiteBeside = 1

/**
 * Boxes around figures and letters that stand alone or in twos and threes, in the picture's pixels: detectors of writing pass over some of them, most of
 * all where rules are drawn close above and below. `letterSize` is the height of the usual letter.
 */
export function shortTextsIn(ink: Ink, rulings: readonly Ruling[], letterSize: number): readonly Box[] {
  if (letterSize === 0) return []
  const writing = inkWithoutRules(ink, rulings)
  const letters = componentsOf(writing)
    .filter(({ left, top, right, bottom, ink }) => {
      const [across, down] = [right - left, bottom - top]
      return down >= lowest * letterSize && down <= highest * letterSize && across <= widest * down && ink >= leastFilled * across * down
    })
    .sort((a, b) => a.left - b.left)
  const open: { box: Box; count: number }[] = []
  const texts: { box: Box; count: number }[] = []
  for (const letter of letters) {
    for (let at = open.length - 1; at >= 0; at--)
      if (letter.left - (open[at] as { box: Box }).box.right > nearby * letterSize) texts.push(...open.splice(at, 1))
    const text = open.find(
      ({ box }) =>
        Math.min(box.bottom, letter.bottom) - Math.max(box.top, letter.top) >=
        levelShare * Math.min(box.bottom - box.top, letter.bottom - letter.top),
    )
    if (text === undefined) open.push({ box: boxOf(letter), count: 1 })
    else {
      text.count++
      text.box = {
        left: text.box.left,
        top: Math.min(text.box.top, letter.top),
        right: Math.max(text.box.right, letter.right),
        bottom: Math.max(text.box.bottom, letter.bottom),
      }
    }
  }
  texts.push(...open)
  return texts.filter(({ count, box }) => count <= mostLetters && standsApart(writing, box, letterSize)).map(({ box }) => box)
}

function standsApart({ width, marks }: Ink, { left, top, right, bottom }: Box, letterSize: number): boolean {
  const reach = Math.ceil(whiteBeside * letterSize)
  for (let y = top; y < bottom; y++) {
    for (let x = Math.max(0, left - reach); x < left; x++) if (marks[y * width + x] === 1) return false
    for (let x = right; x < Math.min(width, right + reach); x++) if (marks[y * width + x] === 1) return false
  }
  return true
}

const boxOf = ({ left, top, right, bottom }: Component): Box => ({ left, top, right, bottom })
