import { expect, test } from 'vitest'
import { defaultLimits } from '../stages.ts'
import { handwrittenPdf } from './handwritten-pdf.ts'
import { load } from './index.ts'
import { isForDrawings, texFontNamed, texSign } from './tex-fonts.ts'

/** The words of a page with the fonts CMR10, CMEX10, CMSY10, CMBX10 and CMMI10 as /R, /X, /S, /B and /I, whose signs have the names that TeX gives them. */
async function wordsOf(content: string) {
  const named = (number: number, name: string, differences: string) => ({
    [number]: `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 0 /LastChar 127 /Widths [${Array(128).fill(500).join(' ')}] /FontDescriptor ${number + 1} 0 R /Encoding << /Type /Encoding /Differences [${differences}] >> >>`,
    [number + 1]:
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /StemV 70 /ItalicAngle 0 /Ascent 700 /Descent -200 /CapHeight 700 /FontBBox [0 -200 1000 800] >>`,
  })
  const objects = {
    ...named(900, 'CMR10', '61 /equal 65 /A 97 /a'),
    ...named(902, 'CMEX10', '18 /parenleftbigg 88 /summationdisplay'),
    ...named(904, 'CMSY10', '54 /negationslash 76 /L 112 /radical'),
    ...named(906, 'CMBX10', '65 /A'),
    ...named(908, 'CMMI10', '46 /period'),
  }
  const pdf = handwrittenPdf({ pages: [{ content, fonts: '/R 900 0 R /X 902 0 R /S 904 0 R /B 906 0 R /I 908 0 R' }], objects })
  const file = await load(pdf, { limits: defaultLimits, password: null })
  const marks = await (await file.page(1)).marks()
  await file.close()
  return marks?.words ?? []
}

test('signs that TeX names in its own way are read by their codes, each for itself', async () => {
  const words = await wordsOf('BT /R 10 Tf 72 700 Td (a) Tj /X 10 Tf (X) Tj (\\022) Tj /R 10 Tf (a) Tj ET')
  expect(words.map(({ text }) => text)).toEqual(['a', '∑', '(', 'a'])
})

test('a script letter is one, a stroke negates the sign it crosses, and a bold letter within a word is that of mathematics', async () => {
  const words = await wordsOf(
    'BT /S 10 Tf 72 700 Td (L) Tj ET BT /S 10 Tf 72 600 Td (6) Tj ET BT /R 10 Tf 72 600 Td (=) Tj ET BT /S 10 Tf 72 500 Td (L) Tj /B 10 Tf (A) Tj ET',
  )
  expect(words.map(({ text }) => text)).toEqual(['ℒ', '≠', 'ℒ𝐀'])
})

test('a sign that hangs from its line stands about the middle of the signs beside it', async () => {
  const [letter, sum] = await wordsOf('BT /R 10 Tf 72 700 Td (a) Tj /X 10 Tf (X) Tj ET')
  const middle = ((sum?.box.top ?? 0) + (sum?.box.bottom ?? 0)) / 2
  expect(sum?.baseline).toBeCloseTo(middle + 2.5)
  expect(letter?.baseline).toBeCloseTo(92)
})

test('the sign of a root, whose pen stands at its top, is a word by itself on the line of what is under it', async () => {
  const words = await wordsOf('BT /R 10 Tf 72 700 Td (a) Tj /S 10 Tf 5 8 Td (p) Tj /R 10 Tf 5 -8 Td (a) Tj ET')
  expect(words.map(({ text }) => text)).toEqual(['a', '√', 'a'])
  expect(words[1]?.baseline).toBeCloseTo((words[1]?.box.bottom ?? 0) - 2)
})

test('the straight phi is told from the curled one by its height, whatever it is called', () => {
  const letters = texFontNamed('CMMI10')
  expect(letters && texSign(letters, 0x3c6, false, () => 0.69)).toBe('ϕ')
  expect(letters && texSign(letters, 0x3d5, false, () => 0.44)).toBe('φ')
  expect(texFontNamed('CMR10')).toBeNull()
})

test('a bold word before the dots of a contents list, which come in a font of mathematics, is writing in bold', async () => {
  const words = await wordsOf('BT /B 10 Tf 72 700 Td (AAA) Tj /I 10 Tf (.) Tj 23 0 Td [(.) -300 (.) -300 (.) -300 (.) -300 (.)] TJ ET')
  expect(words.map(({ text, font }) => [text, font?.bold])).toEqual([
    ['AAA', true],
    ['......', false],
  ])
})

test('the signs of the fonts of the AMS are read by their codes: the triangles before the items of slides, ticks and stars', () => {
  const signs = texFontNamed('MSAM7')
  const read = (code: number) => signs && texSign(signs, code, true, () => 0)
  expect(texFontNamed('HFBRAS10')).toBe(signs)
  expect([0x49, 0x48, 0x58, 0x46, 0x36].map(read)).toEqual(['▶', '▼', '✓', '★', '⩽'])
  expect(read(0x4b)).toBeNull()
})

test('the fonts of circles and slanted lines are for drawings, those of letters are not', () => {
  expect(['LCIRCLE10', 'LCIRCLEW10', 'LINE10', 'LINEW10'].map(isForDrawings)).toEqual([true, true, true, true])
  expect(['CMSY10', 'LineaSans', 'Linetype10', 'LINOTYPE1'].map(isForDrawings)).toEqual([false, false, false, false])
})

test('the fonts of music are for drawings, those of the words in a score are not', () => {
  expect(['Emmentaler-20', 'feta11', 'Bravura', 'Maestro', 'OpusStd', 'musix20'].every(isForDrawings)).toBe(true)
  expect(['BravuraText', 'MaestroSans', 'OpusTextStd', 'SonataGothic', 'Operetta'].some(isForDrawings)).toBe(false)
})
