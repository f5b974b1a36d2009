import { expect, test } from 'vitest'
import { marksOf, textOf } from './sample.ts'

/** A font with two bytes a code that says the letters of some codes alone. */
const fontOf = (name: string) => ({
  fonts: '/F4 900 0 R',
  objects: {
    900: `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [901 0 R] /ToUnicode 902 0 R >>`,
    901: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /DW 500 /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
    902: (() => {
      const map =
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /R def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange 2 beginbfchar <0003> <0020> <011e> <0065> endbfchar endcmap end end'
      return `<< /Length ${map.length} >>\nstream\n${map}\nendstream`
    })(),
  },
})
const read = async (name: string, codes: string) => {
  const { fonts, objects } = fontOf(name)
  return textOf((await marksOf({ content: `BT /F4 12 Tf 72 700 Td <${codes}> Tj ET`, fonts }, { objects })).words)
}

test('codes of Calibri that are the numbers of its glyphs are read as the letters of these', async () => {
  expect(await read('Calibri', '0064015A011E000300D60003017C')).toMatch(/^The /)
  expect(await read('Calibri-Bold', '03EE03EC03ED03F2')).toBe('2016')
  expect(await read('Calibri', '015D0176013803ED')).toBe('inffi1')
})

test('capitals are read so only beside letters that are, and other fonts not at all', async () => {
  expect(await read('Calibri', '00640064')).toBe('dd')
  expect(await read('Cambria', '0064015A011E')).not.toBe('The')
})
