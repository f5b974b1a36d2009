import { overlapX, overlapY, unionOf } from '../geometry/index.ts'
import type { Line } from '../model/index.ts'
import { withBars } from './formula-bars.ts'
import { withFences, withWholeFences } from './formula-fences.ts'
import { type FormulaSign, withFractions } from './formula-fractions.ts'
import { type Item, itemsOf } from './formula-items.ts'
import { withLimits } from './formula-limits.ts'
import { latexOfRow, linesOf } from './formula-rows.ts'
import { latexOfText } from './formula-signs.ts'

/**
 * A line of a formula in LaTeX. Of one that is displayed, what stands where tells fractions, roots, limits, matrices, raised and lowered parts, and its number;
 * of any other, as far as a line of text tells: raised and lowered parts and fractions of two rows.
 */
export function formulaLine(line: Line): string {
  if (line.bars === undefined) return latexOfSigns(withFractions(line.words))
  const items = line.words.flatMap(itemsOf)
  const number = numberOf(items)
  const latex = latexOfItems(
    withBars(
      items.filter((item) => item !== number),
      line.bars,
      latexOfItems,
    ),
  )
  return number === null ? latex : `${latex} \\tag{${number.text.slice(1, -1)}}`
}

function latexOfItems(items: readonly Item[]): string {
  const limited = withLimits(withWholeFences(items), latexOfItems)
  return linesOf(withFences(limited, latexOfItems))
    .map((line) => latexOfRow(line, latexOfItems))
    .join(' \\\\ ')
}

/** Sizes of white between a formula and its number. */
const besideNumber = 0.9

/** The number at the edge of a formula: "(3)". */
function numberOf(items: readonly Item[]): Item | null {
  return (
    items.find((item) => {
      if (!/^\([\w.-]{1,8}\)$/.test(item.text) || items.length < 2) return false
      const rest = unionOf(items.filter((other) => other !== item).map(({ box }) => box))
      return overlapX(rest, item.box) < -besideNumber * item.size && overlapY(rest, item.box) > 0
    }) ?? null
  )
}

/** Signs of a line beside one another; what stands higher or lower than all of them is so by the fraction that they are part of. */
function latexOfSigns(signs: readonly FormulaSign[]): string {
  const [first] = signs
  const level = signs.every(({ raised }) => raised === first?.raised)
  return signs
    .map((sign, index) => {
      const own = sign.kind === 'word' ? latexOfText(sign.text, sign) : `\\frac{${latexOfSigns(sign.above)}}{${latexOfSigns(sign.below)}}`
      if (level || sign.raised === 'no') return (index > 0 ? ' ' : '') + own
      return `${sign.raised === 'superscript' ? '^' : '_'}{${own}}`
    })
    .join('')
}
