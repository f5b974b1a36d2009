// Labels that are too long for their column and go on below: "Number of persons in" over "household:", with the value beside either line.

import type { Dictionary, LabelMatch } from '../reading/labels.ts'
import { tokensOf } from '../reading/labels.ts'
import type { PageText, Segment } from '../reading/page-text.ts'

/** Lines of one label. */
const mostLines = 3
/** In sizes of the writing: from line to line, and how far their beginnings may miss each other. */
const widestStep = 1.7
const flush = 0.6
/** Lines of one label are set alike to this share. */
const alike = 0.06

/** Names of the dictionary that are printed over two or three whole lines, flush and in one print; their value may stand between the lines. */
export function brokenLabels({ rows, segments }: PageText, { names }: Dictionary): readonly LabelMatch[] {
  return segments.flatMap((segment): readonly LabelMatch[] => {
    const lines = [segment]
    while (lines.length < mostLines) {
      const next = lineBelow(lines.at(-1) as Segment, rows)
      if (next === null) return []
      lines.push(next)
      const words = lines.flatMap((line) => line.words)
      const key = words.flatMap(({ text }) => tokensOf(text)).join('')
      const own = names.get(key)
      if (own === undefined) continue
      const closed = /[:：]$/u.test(words.at(-1)?.text ?? '')
      const to = segment.words.length
      return [{ names: own, segment, from: 0, to, words, exactness: 1, length: key.length, closed, lines: lines.length, last: next }]
    }
    return []
  })
}

function lineBelow(above: Segment, rows: PageText['rows']): Segment | null {
  const below = rows
    .slice(above.row + 1, above.row + 4)
    .flat()
    .find(({ box, baseline }) => Math.abs(box.left - above.box.left) < flush * above.size && baseline > above.baseline + 0.7 * above.size)
  if (below === undefined || below.baseline - above.baseline > widestStep * above.size) return null
  return Math.abs(below.size - above.size) < alike * above.size && isBold(below) === isBold(above) ? below : null
}

const isBold = ({ words: [first] }: Segment): boolean => first?.font?.bold ?? false
