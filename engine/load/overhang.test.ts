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

test('a hook may be given more room than the other spaces of its line have', async () => {
  expect(await written(['the', 'end', 'of', 'it', 'all'], [210, 210, 260, 210, 210])).toBe('the end of it all')
})

/** The same in an upright face. */
const upright = async (pieces: readonly string[], steps: readonly number[]): Promise<string> => {
  const shown = pieces.map((piece, i) => `(${piece}) ${-(steps[i] ?? steps[0] ?? 0)}`).join(' ')
  return textOf((await marksOf({ content: `BT /F1 12 Tf 72 700 Td [${shown}] TJ ET` })).words)
}

test('narrow spaces that are all alike part the words of a line that is set tight', async () => {
  // Letters are kerned here, so that the narrow steps may be kerns as well.
  expect(await upright(['n', 'ot', 'one', 'was', 'seen', 'here'], [-20, 140, 140, 140, 140])).toBe('not one was seen here')
})

test('narrow steps that differ, or stand behind one letter alone, as a wrong width of it makes them, part none', async () => {
  expect(await upright(['not', 'one', 'was', 'seen', 'here'], [140, 60, 125, 90])).toBe('notonewasseenhere')
  expect(await upright(['n', 'ot', 'at', 'out', 'it', 'et'], [-20, 140, 140, 140, 140])).toBe('notatoutitet')
  expect(await upright(['n', 'ot', 'one', 'wa', 's', 'seen', 'here'], [-20, 140, 140, 149, 140, 140])).toBe('not one was seen here')
})

test('a narrow step behind a comma or the stop of a word begins a word, and none within a number or behind an initial', async () => {
  expect(await upright(['n', 'ot this,', 'but', '1,', '200'], [-20, 125, 280, 125])).toBe('not this, but 1,200')
  expect(await upright(['e', 'nd.', 'Then', 'A.', 'B'], [-20, 125, 280, 125])).toBe('end. Then A.B')
})
