import { expect, test } from 'vitest'
import { marksOf, textOf } from './sample.ts'

const fonts = '/F4 << /Type /Font /Subtype /Type1 /BaseFont /Times-Italic /Encoding /WinAnsiEncoding >>'
/** Words parted by steps of the pen alone, in thousandths of the size, in a slanted face whose f reaches over what follows it. */
const written = async (pieces: readonly string[], steps: readonly number[]): Promise<string> => {
  const shown = pieces.map((piece, i) => `(${piece}) ${-(steps[i] ?? steps[0] ?? 0)}`).join(' ')
  return textOf((await marksOf({ content: `BT /F4 12 Tf 72 700 Td [${shown}] TJ ET`, fonts })).words)
}

test('the hook of an f over a space does not close it', async () => {
  expect(await written(['the', 'end', 'of', 'it', 'and', 'of', 'her'], [220])).toBe('the end of it and of her')
})

test('a step that is wider or narrower than the spaces of its line parts no word at an f', async () => {
  expect(await written(['the', 'end', 'of', 'it', 'all'], [300, 300, 190, 300, 300])).toBe('the end ofit all')
  expect(await written(['the', 'end', 'of', 'it', 'all'], [220, 220, 40, 220, 220])).toBe('the end ofit all')
})
