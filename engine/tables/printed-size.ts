import { inkShareOf, type Word } from '../model/index.ts'
import { isOfUnknownType, median, sizeOf } from './text-rows.ts'

/** The size words are set in. Of recognised ones the ink tells, by what their letters take up of the size: "1,902" is higher than "902". */
export function printedSize(words: readonly Word[]): number {
  const sizes = words.flatMap((word) => {
    if (!isOfUnknownType(word)) return [sizeOf(word)]
    const share = inkShareOf(word.text)
    return share === 0 ? [] : [Math.max(1, (word.box.bottom - word.box.top) / share)]
  })
  return median(sizes.length === 0 ? words.map(sizeOf) : sizes)
}
