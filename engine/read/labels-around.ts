// The letters and names that stand around a drawing of a figure: outside its lines, and of no sentence.

import { type Box, centre, contains, grow, overlapX, unionOf } from '../geometry/index.ts'
import { sizeOf } from '../model/index.ts'
import { isAlone, isCaption, type PageTexts, type Text } from './drawing-labels.ts'

/** Labels stand this near to what is drawn, in points; below it, down to the caption. */
const near = 16
/** Words of a label below a drawing, and of one beside or above it, which is a letter or a figure with its sign: names there may be titles. */
const longestBelow = 5
const longestBeside = 3
const mostLetters = 3
/** Longer texts are lines of sentences; a short one so near to such a line, in sizes, is the end of its paragraph. */
const longestText = 5
const nearLine = 2

/** A drawing with the labels around it, given that a caption stands right below or above it: they hang on no line of text. */
export function withLabelsAround(box: Box, page: PageTexts): Box {
  let whole = box
  for (let round = 0; round < 2; round++) {
    const around = grow(whole, near)
    const own = page.texts.filter(
      (text) =>
        !contains(whole, centre(text.box)) &&
        contains(around, centre(text.box)) &&
        isLabel(text, whole) &&
        isAlone(text, page.texts) &&
        !endsParagraph(text, page),
    )
    if (own.length === 0) break
    whole = unionOf([whole, ...own.map((text) => text.box)])
  }
  return whole
}

function isLabel(text: Text, box: Box): boolean {
  if (isCaption(text) || isTitleOfPart(text)) return false
  const isBelow = centre(text.box).y > box.bottom && text.box.left > box.left && text.box.right < box.right
  return isBelow
    ? text.words.length <= longestBelow
    : text.words.length <= longestBeside && text.words.every((word) => (word.text.match(/\p{L}/gu)?.length ?? 0) <= mostLetters)
}

/** "(b) After the flood" says more than which part it stands below. */
const isTitleOfPart = ({ words }: Text): boolean => words.length > 1 && /^\(?[a-h]\)/u.test(words[0]?.text ?? '')

const endsParagraph = (text: Text, { texts }: PageTexts): boolean => {
  const most = nearLine * Math.max(...text.words.map(sizeOf))
  return texts.some(
    (line) =>
      line.words.length > longestText &&
      overlapX(line.box, text.box) > 0 &&
      Math.abs(centre(line.box).y - centre(text.box).y) < most &&
      (!isCaption(line) || centre(line.box).y < centre(text.box).y),
  )
}
