// What can be done with the pixels of a page: upright, straight, and the rules drawn on it. No opinion about words.

export { asRead } from './as-read.ts'
export { columnRules, mostLeaning } from './column-rules.ts'
export { uncurled } from './curl.ts'
export { withoutRules } from './erase.ts'
export { darkestChannel } from './grey.ts'
export { marksIn, type PictureMarks } from './marks.ts'
export { type Overprinted, overprintIn } from './overprint.ts'
export { picturesIn } from './pictures.ts'
export { redrawn } from './redraw.ts'
export { otherWayUp, type Straightening, straightening, sureOfFeet } from './straighten.ts'
export { type TextLines, textLinesIn } from './text-lines.ts'
export type { PictureTickBox } from './tick-boxes.ts'
