// How high the lines of a file stand: faces differ in that, and the distance of lines on the page is told in shares of their size.

import type { Line } from '../model/index.ts'
import { leadingOf } from './docx-page-frames.ts'
import { type Looks, settingOfLines } from './docx-styles.ts'

/**
 * How high a line set solid is, and how much of that hangs below the letters' baseline, as shares of the size: what the faces themselves say (hhea
 * tables), as Word and LibreOffice set them.
 */
const measures: Readonly<Record<string, readonly [height: number, below: number]>> = {
  'Courier New': [1.133, 0.3],
  Calibri: [1.22, 0.25],
  Cambria: [1.172, 0.222],
  Georgia: [1.136, 0.219],
  Verdana: [1.215, 0.21],
  Tahoma: [1.207, 0.207],
  'Trebuchet MS': [1.161, 0.222],
}
const usual: readonly [number, number] = [1.15, 0.21]

/** How high a line of a common face is when set solid, as a share of its size. */
export const solidHeight = (family: string): number => (measures[family] ?? usual)[0]

/** How much of that hangs below the baseline. */
export const solidBelow = (family: string): number => (measures[family] ?? usual)[1]

/** The distance of lines as Word counts it, in 240ths of a solid line, for one told as a share of the size. */
export const lineOf = (leading: number, family: string): number =>
  Math.round(Math.max(leastLine, Math.min(2.5, leading / solidHeight(family))) * 240)
/** Lines closer than this share of a solid one are cut off at the top by word processors. */
const leastLine = 0.85

/** Points by which the middle line may lie beside its place before a text gets a distance of its own: less is the rounding of writers. */
const sameDistance = 0.05

/** The distance of a text's lines in 240ths of a solid line, where it differs from the style's; null where it does not, and for one line. */
export function ownLine(lines: readonly Line[], looks: Looks): number | null {
  const leading = leadingOf(lines)
  if (leading === null) return null
  const own = lineOf(leading, familyOf(lines, looks))
  return Math.abs(own - styleLine(looks)) > sameDistance * 240 ? own : null
}

/** The distance of lines that the file's styles say. */
export const styleLine = (looks: Looks): number => lineOf(looks.leading, looks.body.family)

/** How high each line of a text is in the file, in points, and how much of that is below its baseline. */
export function lineMeasures(lines: readonly Line[], looks: Looks): { readonly height: number; readonly below: number } {
  const size = (settingOfLines(lines)?.size ?? looks.body.size) / 2
  const family = familyOf(lines, looks)
  return { height: ((ownLine(lines, looks) ?? styleLine(looks)) / 240) * solidHeight(family) * size, below: solidBelow(family) * size }
}

const familyOf = (lines: readonly Line[], looks: Looks): string => settingOfLines(lines)?.family ?? looks.body.family
