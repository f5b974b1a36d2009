// What tells by how far they are set in that lines begin something else.

import { type Line, sizeOfLine } from '../model/index.ts'
import { isEnded } from './open-sentences.ts'
import { type Edges, edgesOf, type RegionShape } from './region-shape.ts'

/** Sizes by which the first line of a paragraph is set in at most. */
export const widestIndent = 2.5

/** True for a line that begins with a name in bold before text that is not: "MSc Statistics, TU Dresden", below another such line. */
export const beginsInBold = ({ words }: Line): boolean =>
  words[0]?.font?.bold === true && /^\p{Lu}/u.test(words[0].text) && words.some(({ font }) => font?.bold === false)

/** True for two lines set in alike: first lines of paragraphs, the upper of one line, or lines of a text set in. */
export const isSetInAlike = (line: Line, next: Line, edges: Edges): boolean =>
  Math.abs(edges.start(line) - edges.start(next)) < 0.3 * sizeOfLine(line)

/** Sizes by which a line stands further out than the text above at least, where that is no first line set in. */
const furtherOut = 1
/** True for a line that stands further out than all lines above: a term below what another one means. First lines alone are set in by less. */
export function standsFurtherOut(open: readonly Line[], line: Line, region: RegionShape): boolean {
  const edges = edgesOf(region)
  const size = sizeOfLine(line)
  const out = Math.min(...open.map((own) => edges.start(own))) - edges.start(line)
  const last = open.at(-1)
  if (last === undefined || !isEnded(last)) return false
  if (open.length > 1) return out >= furtherOut * size
  return out > widestIndent * size || (out >= 0.8 * size && beginsInBold(line))
}

/** True for a first line set in as far as the one above, which is a paragraph of one line: the line below this one begins at the edge. */
export function beginsWithIndent(open: readonly Line[], line: Line, after: Line | undefined, region: RegionShape): boolean {
  const [previous, ...others] = open
  if (previous === undefined || others.length > 0 || after === undefined || !isEnded(previous)) return false
  const edges = edgesOf(region)
  const size = sizeOfLine(line)
  const [above, own, below] = [previous, line, after].map((one) => edges.start(one) - edges.columnStart) as [number, number, number]
  return above > 0.8 * size && above < widestIndent * size && Math.abs(own - above) < 0.3 * size && below < 0.5 * size
}
