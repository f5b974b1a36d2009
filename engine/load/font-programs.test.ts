import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { defaultLimits } from '../stages.ts'
import { isNumbered, readProgram } from './font-programs.ts'
import { handwrittenPdf } from './handwritten-pdf.ts'
import { load } from './index.ts'

/** A face that comes with the packages. */
const faceOf = (style: string): Uint8Array =>
  readFileSync(fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`)))

test('a program says its name, and whether it is bold and in italics', () => {
  expect(readProgram(faceOf('Regular'))).toEqual({ name: 'LiberationSans', bold: false, italic: false })
  expect(readProgram(faceOf('BoldItalic'))).toEqual({ name: 'LiberationSans-BoldItalic', bold: true, italic: true })
})

test('one without its names still says how it looks, and bytes that are none say nothing', () => {
  const face = Uint8Array.from(faceOf('Bold'))
  const count = new DataView(face.buffer).getUint16(4)
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i
    if (String.fromCharCode(...face.subarray(at, at + 4)) === 'name') face[at] = 0x78
  }
  expect(readProgram(face)).toEqual({ name: '', bold: true, italic: false })
  expect(readProgram(Buffer.from('%!PS-AdobeFont-1.0: Something'))).toBe(null)
  expect(readProgram(Buffer.from('no program of any kind'))).toBe(null)
  expect(readProgram(face.subarray(0, 8))).toBe(null)
  // Tables that reach past the end are left out.
  expect(readProgram(face.subarray(0, 200))).toEqual({ name: '', bold: false, italic: false })
})

test('programs of Type 1 and CFF say their names', () => {
  const type1 =
    '%!PS-AdobeFont-1.0: NimbusRomNo9L-Medi 1.05\n11 dict begin\n/FontInfo 9 dict dup begin end readonly def\n/FontName /NimbusRomNo9L-Medi def\n'
  expect(readProgram(Buffer.from(type1, 'latin1'))?.name).toBe('NimbusRomNo9L-Medi')
  // A header of four bytes; one name of 14 letters, whose end is told in a byte.
  const cff = Buffer.concat([Buffer.from([1, 0, 4, 1, 0, 1, 1, 1, 15]), Buffer.from('Helvetica-Bold'), Buffer.from([0, 0])])
  expect(readProgram(cff)?.name).toBe('Helvetica-Bold')
  expect(readProgram(cff.subarray(0, 20))).toBe(null)
})

test('names that number fonts are told from those that name them', () => {
  expect(['F1', 'TT0', 'T1_0', 'C2_0', 'CIDFont+F2', 'Font3', 'MSTT31c54c', '__WRD_EMBED_SUB_48', 'g_d0_f12'].map(isNumbered)).toEqual(
    Array(9).fill(true),
  )
  expect(['Arial', 'CMR10', 'Zar', 'F25_Bank', 'Georgia', 'T', ''].map(isNumbered)).toEqual(Array(7).fill(false))
})

test.each([
  ['Regular', { family: 'LiberationSans', bold: false, italic: false }],
  ['Bold', { family: 'LiberationSans', bold: true, italic: false }],
  ['Italic', { family: 'LiberationSans', bold: false, italic: true }],
])('writing in a font that the file only numbers looks as its program says: %s', async (style, looks) => {
  const hex = Buffer.from(faceOf(style)).toString('hex')
  const objects = {
    900: '<< /Type /Font /Subtype /TrueType /BaseFont /CIDFont+F2 /Encoding /WinAnsiEncoding /FontDescriptor 901 0 R >>',
    901: '<< /Type /FontDescriptor /FontName /CIDFont+F2 /Flags 32 /StemV 80 /ItalicAngle 0 /Ascent 700 /Descent -200 /CapHeight 700 /FontBBox [0 -200 1000 800] /FontFile2 902 0 R >>',
    902: `<< /Length ${hex.length + 1} /Filter /ASCIIHexDecode >>\nstream\n${hex}>\nendstream`,
  }
  const pdf = handwrittenPdf({ pages: [{ content: 'BT /F9 10 Tf 72 700 Td (word) Tj ET', fonts: '/F9 900 0 R' }], objects })
  const file = await load(pdf, { limits: defaultLimits, password: null })
  const marks = await (await file.page(1)).marks()
  await file.close()
  expect(marks?.words[0]?.font).toMatchObject(looks)
})
