import { height, unionOf } from '../geometry/index.ts'
import { heldLevel, isSlanted, type Line, sizeOf, slopeOf, type Word } from '../model/index.ts'

/** A word of fewer letters does not show whether it is slanted; one of more is level where its box is no higher than this many sizes. */
const fewestLetters = 4
const lowest = 1.05
/** In sizes of the writing: lines of one text follow each other within that. */
const farthestLine = 2.2
/** A fifth larger or smaller is another text. */
const sameSize = 1.2

export interface SlantedWriting {
  /** Texts at a slant, each as its lines. */
  readonly runs: readonly (readonly Line[])[]
  /** All other words. */
  readonly level: readonly Word[]
}

/** The texts of a page that run at a slant, line by line. Words come in the order of the file, which is that of such a text: nothing else is set among it. */
export function slantedWriting(words: readonly Word[]): SlantedWriting {
  if (!words.some(isSlanted)) return { runs: [], level: words }
  const runs: (readonly Line[])[] = []
  const taken = new Set<Word>()
  for (const stretch of stretchesOf(words)) {
    const slope = slopeOf(stretch)
    if (slope === 0) continue
    for (const run of runsOfSlope(stretch, slope)) runs.push(run)
    for (const word of stretch) taken.add(word)
  }
  return { runs, level: words.filter((word) => !taken.has(word)) }
}

/** Words that follow each other with none among them that is level for sure; short ones at either end may be of what stands before and after. */
function stretchesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const stretches: Word[][] = [[]]
  for (const word of words) {
    if (word.turn !== 0 || isLevel(word)) stretches.push([])
    else stretches.at(-1)?.push(word)
  }
  return stretches.map((stretch) => {
    const slope = slopeOf(stretch)
    const isOwn = (word: Word, beside: Word | undefined): boolean =>
      isSlanted(word) || (beside !== undefined && areOnOneLine(word, beside, slope))
    let [from, to] = [0, stretch.length]
    while (from < to && !isOwn(stretch[from] as Word, stretch[from + 1])) from++
    while (to > from && !isOwn(stretch[to - 1] as Word, stretch[to - 2])) to--
    return stretch.slice(from, to)
  })
}

const isLevel = (word: Word): boolean => word.text.length >= fewestLetters && height(word.box) <= lowest * sizeOf(word)

function areOnOneLine(word: Word, other: Word, slope: number): boolean {
  const [own, beside] = [heldLevel(word, slope), heldLevel(other, slope)]
  return Math.abs(own.baseline - beside.baseline) < 0.5 * sizeOf(word)
}

/** The lines of a stretch: the next begins where the writing goes back; a text ends where a line stands far off or is set in another size. */
function runsOfSlope(words: readonly Word[], slope: number): readonly (readonly Line[])[] {
  const runs: Word[][][] = []
  let before: Word | null = null
  let held: Word | null = null
  for (const word of words) {
    const own = heldLevel(word, slope)
    const drop = held === null ? 0 : Math.abs(own.baseline - held.baseline)
    const size = sizeOf(word)
    const goesOn = before !== null && held !== null && drop < 0.5 * size && own.box.left > held.box.left
    const isNear = before !== null && drop < farthestLine * size && size < sameSize * sizeOf(before) && sizeOf(before) < sameSize * size
    if (goesOn) runs.at(-1)?.at(-1)?.push(word)
    else if (isNear) runs.at(-1)?.push([word])
    else runs.push([[word]])
    before = word
    held = own
  }
  return runs.map((lines) => lines.map((own) => ({ words: own, box: unionOf(own.map(({ box }) => box)) })))
}
