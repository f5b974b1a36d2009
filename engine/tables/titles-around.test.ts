import { expect, it } from 'vitest'
import { lineHeight, pageOf } from './text-picture.ts'
import { chunksOf, sizeOf, textRowsOf } from './text-rows.ts'
import { withTitleAround } from './titles-around.ts'

/** How many rows a table has with the first line of a title of two, whose second, of letters so much lower, stands below titles of one line. */
function rowsWith(readBy: 'ocr' | 'text-layer', lower: number): number {
  const { words } = pageOf(`
 Name between      What was found                  2005
 considerable
`)
  const first = words[0]?.baseline ?? 0
  const rows = textRowsOf(
    words.map((word) => {
      const by = word.baseline === first && word.box.left > 120 ? lineHeight / 2 : 0
      const less = word.baseline > first ? lower : 0
      const box = { ...word.box, top: word.box.top + by + less, bottom: word.box.bottom + by }
      const font = readBy === 'ocr' || word.font === null ? null : { ...word.font, size: word.font.size - less }
      return { ...word, readBy, font, box, baseline: word.baseline + by }
    }),
  ).map((row) => {
    const chunks = chunksOf(row.words, 1)
    return { ...row, chunks, texts: chunks.length, size: Math.max(...row.words.map(sizeOf)) }
  })
  return withTitleAround(rows.slice(1), rows).length
}

it('both lines of a title around titles of one line belong to it, though a recogniser measures one of them larger', () => {
  expect(rowsWith('ocr', 0.6)).toBe(3)
  expect(rowsWith('text-layer', 0)).toBe(3)
})

it('a line above in clearly another size is no part of the title', () => {
  expect(rowsWith('text-layer', 0.6)).toBe(2)
  expect(rowsWith('ocr', 2.5)).toBe(2)
})
