import { height, width } from '../geometry/index.ts'
import { type Font, median, type Word } from '../model/index.ts'

/** Words whose baselines differ by less than this share of the usual size stand on one row. */
const sameRow = 0.3
/** A word of three letters and more is set in a size of its own where its ink is this much higher or lower than its row's. */
const ownSize = 0.45
/** Rows that differ by less than this from the usual size are of the usual size: boxes are a pixel or two off. */
const asUsual = 0.2

/**
 * Recognised words with the size of their type, told by the height of their ink row by row. A box around ink is half as high for "one" as for
 * "Only", and tables, columns and headings are told by sizes and by gaps as multiples of them.
 */
export function withTypeSizes(words: readonly Word[]): readonly Word[] {
  const usual = median(words.flatMap(sizesTold), 10)
  const sizes = new Map<Word, number>()
  for (const row of rowsOf(words, sameRow * usual)) {
    const told = row.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text)).flatMap(sizesTold)
    const size = median(told, usual)
    for (const word of row) {
      const [own = size] = sizesTold(word)
      const chosen = word.text.length > 2 && Math.abs(own - size) > ownSize * size ? own : size
      sizes.set(word, Math.abs(chosen - usual) < asUsual * usual ? usual : chosen)
    }
  }
  return words.map((word) => ({ ...word, font: fontOf(word, sizes.get(word) ?? usual) }))
}

/** All that is known of the type of a recognised word: its size and weight. */
const fontOf = ({ font }: Word, size: number): Font => ({
  family: '',
  size: Math.max(1, Math.round(size * 10) / 10),
  bold: font?.bold ?? false,
  italic: false,
})

function rowsOf(words: readonly Word[], tolerance: number): readonly (readonly Word[])[] {
  const rows: Word[][] = []
  for (const word of words.toSorted((a, b) => a.turn - b.turn || a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row !== undefined && last !== undefined && last.turn === word.turn && word.baseline - last.baseline < tolerance) row.push(word)
    else rows.push([word])
  }
  return rows
}

/**
 * The size of the type by the height of its ink: in most faces capitals, figures and long letters rise 0.72 sizes, short ones 0.5, tails and
 * brackets hang 0.21, commas 0.12. Nothing where a word is dots and dashes alone.
 */
function sizesTold({ text, box, turn }: Word): readonly number[] {
  const ink = turn % 180 === 0 ? height(box) : width(box)
  const rises = /[\p{Lu}\p{N}bdfhklt!?'"()[\]{}/\\|@#$%&€£]/u.test(text)
  const hangs = /[gjpqyQ()[\]{}|@]/u.test(text) ? 0.21 : /[,;$]/u.test(text) ? 0.12 : 0
  const share = (rises ? 0.72 : /[acemnorsuvwxz]/u.test(text) || hangs > 0 ? 0.5 : 0) + hangs
  return share === 0 ? [] : [ink / share]
}
