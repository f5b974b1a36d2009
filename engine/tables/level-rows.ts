import type { Word } from '../model/index.ts'
import { median, sizeOf, textRowsOf } from './text-rows.ts'

/** From one word to the next a row rises or falls by less than this share of its height, and words of one row are about as high. */
const steepest = 0.4
const alike = 0.6
/** What stands this far along, in sizes, counts as much against a row as a tenth of the height less in common. */
const farAlong = 4

/**
 * The words of rows that would be torn set on one baseline a row: the rows of crumpled paper rise and fall by more from edge to edge than from word to word.
 * Paired with each word; a word that stands where it did is itself.
 */
export function onLevelRows(words: readonly Word[]): ReadonlyMap<Word, Word> {
  const rows: Word[][] = []
  for (const word of words.toSorted((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)) {
    let best: Word[] | null = null
    let bestFit = 0
    for (const row of rows) {
      const fit = fitness(row[row.length - 1] as Word, word)
      if (fit <= bestFit) continue
      best = row
      bestFit = fit
    }
    if (best === null) rows.push([word])
    else best.push(word)
  }
  return new Map(
    rows
      .filter((row) => textRowsOf(row).length > 1)
      .flatMap((row) => {
        const baseline = median(row.map((word) => word.baseline))
        return row.map((word) => [word, shifted(word, baseline)] as const)
      }),
  )
}

/** How well a word follows the last of a row: 0 not at all, up to 1. */
function fitness(last: Word, word: Word): number {
  const [own, other] = [sizeOf(word), sizeOf(last)]
  const size = Math.max(own, other)
  if (word.box.left < last.box.right - 0.5 * size || Math.min(own, other) < alike * size) return 0
  const drop = Math.abs(word.baseline - last.baseline) / size
  return drop > steepest ? 0 : 1 - drop - (0.1 * Math.max(0, word.box.left - last.box.right)) / (farAlong * size)
}

function shifted(word: Word, baseline: number): Word {
  const by = baseline - word.baseline
  return by === 0 ? word : { ...word, baseline, box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by } }
}
