import type { ReadStrip } from './words.ts'

/** Signs of fractions with the figure that they end with. */
const lowerFigure: Readonly<Record<string, string>> = {
  '½': '2',
  '⅓': '3',
  '⅔': '3',
  '¼': '4',
  '¾': '4',
  '⅛': '8',
  '⅜': '8',
  '⅝': '8',
  '⅞': '8',
}
/** Steps of the network between such a sign and a figure that is its own. */
const nearest = 2
/** A figure that the network is surer of stands for itself. */
const unsure = 0.9

/** Lines without the lower figures of fractions that were read a second time behind their sign: "1½2 l" is "1½ l". */
export function withWholeFractions(line: ReadStrip): ReadStrip {
  const { glyphs } = line.reading
  const whole = glyphs.filter(({ text, from, probability }, at) => {
    const before = glyphs[at - 1]
    return !(before && lowerFigure[before.text] === text && from - before.to <= nearest && probability < unsure)
  })
  return whole.length === glyphs.length ? line : { ...line, reading: { ...line.reading, glyphs: whole } }
}
