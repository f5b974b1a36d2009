import { expect, test } from 'vitest'
import { defaultLimits } from '../stages.ts'
import { handwrittenPdf } from './handwritten-pdf.ts'
import { load } from './index.ts'

/** What is read of a font with this name and stem width, without a font file. */
async function fontNamed(name: string, stem = 80, flags = 32) {
  const objects = {
    900: `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding /FontDescriptor 901 0 R >>`,
    901: `<< /Type /FontDescriptor /FontName /${name} /Flags ${flags} /StemV ${stem} /ItalicAngle 0 /Ascent 700 /Descent -200 /CapHeight 700 /FontBBox [0 -200 1000 800] >>`,
  }
  const pdf = handwrittenPdf({ pages: [{ content: 'BT /F9 10 Tf 72 700 Td (word) Tj ET', fonts: '/F9 900 0 R' }], objects })
  const file = await load(pdf, { limits: defaultLimits, password: null })
  const marks = await (await file.page(1)).marks()
  await file.close()
  return marks?.words[0]?.font
}

test.each([
  'Arial-BoldMT',
  'ABCDEF+Arial,Bold',
  'HelveticaNeueLTPro-Bd',
  'LubalinGraphStd-Demi',
  'CMBX12',
  'NimbusRomNo9L-Medi',
  'MyriadBdIt',
  'CMSSBX10',
  'Cmbx12',
  'SFSX1095',
  'LinLibertineTB',
  'LinBiolinumOB-Identity-H',
  'rtxb',
  't1xbtt',
  'AdvOTb83ee1dd.B',
  'AdvOTb83ee1dd.BI+20',
])('%s is bold by its name', async (name) => {
  expect((await fontNamed(name))?.bold).toBe(true)
})
test.each([
  'ArialMT',
  'MinionPro-Regular',
  'HelveticaNeueLTPro-Md',
  'CMR10',
  'CMSS10',
  'SFRM1095',
  'LinLibertineT',
  'LinLibertineO',
  'rtxr',
])('%s is not bold, whatever its stems are said to be', async (name) => {
  expect((await fontNamed(name, 240))?.bold).toBe(false)
})
test.each([
  'CMTI10',
  'SFTI1000',
  'CMBXTI10',
  'NimbusRomNo9L-ReguItal',
  'NimbusMonL-ReguObli',
  'SourceSansPro-LightIt',
  'LinLibertineTBI',
  'CharterBT-Roman-Slant_167',
])('%s is italic by its name', async (name) => {
  expect((await fontNamed(name))?.italic).toBe(true)
})
test.each(['CMR10', 'LinLibertineT', 'LinLibertineO', 'NimbusRomNo9L-Regu', 'DigitalSans', 'SFRM1000'])(
  '%s is upright by its name',
  async (name) => {
    expect((await fontNamed(name))?.italic).toBe(false)
  },
)
test('the flags of a font may say bold and italic where its name does not', async () => {
  expect(await fontNamed('Strange', 130, 32 | (1 << 18))).toMatchObject({ bold: true, italic: false })
  expect(await fontNamed('Strange', 0, 32 | (1 << 18))).toMatchObject({ bold: true, italic: false })
  expect(await fontNamed('Strange', 80, 32 | (1 << 6))).toMatchObject({ bold: false, italic: true })
})
test('a flag for bold says nothing of a face with thin stems', async () => {
  expect(await fontNamed('Calibri', 80, 32 | (1 << 18))).toMatchObject({ bold: false })
})
test('a family is named without its subset mark and style', async () => {
  expect((await fontNamed('ABCDEF+TimesNewRomanPS-BoldMT'))?.family).toBe('TimesNewRoman')
  expect((await fontNamed('Calibri,Italic'))?.family).toBe('Calibri')
})
