import { expect, test } from 'vitest'
import { defaultLimits } from '../stages.ts'
import { type HandwrittenPdf, handwrittenPdf } from './handwritten-pdf.ts'
import { load } from './index.ts'

async function wordsOf(pdf: HandwrittenPdf) {
  const file = await load(handwrittenPdf(pdf), { limits: defaultLimits, password: null })
  const marks = await (await file.page(1)).marks()
  await file.close()
  return marks?.words ?? []
}

/** Dots of a printer of 600 an inch in the em of type of 10 points. */
const em = 83
/** Dots above and below the line, as Computer Modern has them. */
const heightOf = (letter: string): number => em * (/[a-zà-ÿ]/.test(letter) ? (/[bdfhkl]/.test(letter) ? 0.69 : 0.43) : 0.68)
const depthOf = (letter: string): number => (/[gpqy]/.test(letter) ? em * 0.2 : 0)
const width = em / 2

/** Object 900: a bitmap font as dvips makes them, its letters bars of their heights. `toUnicode`: what the file says that codes mean. */
function bitmapFont(codes: readonly number[], toUnicode: Readonly<Record<number, string>> = {}): Readonly<Record<number, string>> {
  const [first, last] = [Math.min(...codes), Math.max(...codes)]
  const widths = Array.from({ length: last - first + 1 }, (_, i) => (codes.includes(first + i) ? width : 0))
  const bar = (code: number): string => {
    const [top, bottom] = [heightOf(String.fromCharCode(code)), -depthOf(String.fromCharCode(code))]
    const content = `${width} 0 3 ${bottom} ${width - 3} ${top} d1 3 ${bottom} ${width - 6} ${top - bottom} re f`
    return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
  }
  const said = Object.entries(toUnicode).map(([code, hex]) => `<${Number(code).toString(16).padStart(2, '0')}> <${hex}>`)
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${said.length} beginbfchar ${said.join(' ')} endbfchar endcmap end`
  return {
    900: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [1 0 0 -1 0 0] /FirstChar ${first} /LastChar ${last} /Widths [${widths.join(' ')}] /CharProcs << ${codes.map((code) => `/B${code} ${1000 + code} 0 R`).join(' ')} >> /Encoding << /Type /Encoding /Differences [${codes.map((code) => `${code} /B${code}`).join(' ')}] >> ${said.length > 0 ? '/ToUnicode 901 0 R' : ''} >>`,
    901: `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ...Object.fromEntries(codes.map((code) => [1000 + code, bar(code)])),
  }
}

/** A page with lines of words in that font, which stand a space apart. */
function bitmapPage(lines: readonly string[], toUnicode: Readonly<Record<number, string>> = {}): HandwrittenPdf {
  const escaped = (word: string) => [...word].map((letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')
  const content = lines.map((line, row) => {
    let left = 72
    const words = line.split(' ').map((word) => {
      const placed = `1 0 0 -1 ${left.toFixed(2)} ${700 - 12 * row} Tm (${escaped(word)}) Tj`
      left += (word.length + 0.66) * width * 0.12
      return placed
    })
    return words.join(' ')
  })
  const codes = [...new Set(lines.join('').replaceAll(' ', ''))].map((letter) => letter.charCodeAt(0))
  return { pages: [{ content: `BT /D 0.12 Tf ${content.join(' ')} ET`, fonts: '/D 900 0 R' }], objects: bitmapFont(codes, toUnicode) }
}

test('bitmap fonts that state the size of a dot are read in the size of their type, and their words are whole', async () => {
  const words = await wordsOf(bitmapPage(['these letters are bars of the heights', 'that letters of the alphabet have']))
  expect(words.map(({ text }) => text).join(' ')).toBe('these letters are bars of the heights that letters of the alphabet have')
  for (const { font } of words) expect(font?.size).toBeCloseTo(10, 0)
})

test('ligatures and quotation marks of a bitmap font in the older encoding of TeX are read by their codes', async () => {
  const words = await wordsOf(
    bitmapPage(['the \x0crst co\x0bee of the o\x0ece', 'they call it `re\x0dected\' and \\de\x0cned"', 'one{two']),
  )
  expect(words.map(({ text }) => text).join(' ')).toBe('the first coffee of the office they call it ‘reflected’ and “defined” one–two')
})

test('letters and ligatures of a bitmap font in the newer encoding of TeX are read by their codes', async () => {
  const words = await wordsOf(
    bitmapPage(['Fejleszt\xae haszn\xe1lati \xfatmutat\xf3ja', 'a de\x1cn\xedci\xf3k k\xf6z\xf6tt', 'Stra\xffen \x12und\x10']),
  )
  expect(words.map(({ text }) => text).join(' ')).toBe('Fejlesztő használati útmutatója a definíciók között Straßen „und“')
})

test('upper codes alone tell no encoding: the quotation marks of Windows are no letters', async () => {
  const words = await wordsOf(bitmapPage(['they don\x92t say \x93what\x94 it is', 'nor what the caf\xe9 was']))
  expect(words.map(({ text }) => text).join(' ')).toBe('they don\uFFFDt say \uFFFDwhat\uFFFD it is nor what the café was')
})

test('letters of a bitmap font in the Cyrillic encoding of TeX are read by their codes', async () => {
  const codesOf = (text: string) =>
    [...text].map((letter) => (letter >= 'А' && letter <= 'я' ? String.fromCharCode(letter.charCodeAt(0) - 0x410 + 0xc0) : letter)).join('')
  const words = await wordsOf(
    bitmapPage([codesOf('Министерство науки и высшего образования'), codesOf('Российской Федерации \xbeТеХ\xbf')]),
  )
  expect(words.map(({ text }) => text).join(' ')).toBe('Министерство науки и высшего образования Российской Федерации «ТеХ»')
})

test('a bitmap font whose names were taken for signs of Unicode is read by its codes', async () => {
  const words = await wordsOf(
    bitmapPage(['such packages can be checked [4]', 'which the gra\x0eti cover'], { 99: '000D', 93: '2104', 14: '00C6' }),
  )
  expect(words.map(({ text }) => text).join(' ')).toBe('such packages can be checked [4] which the graffiti cover')
})

test('codes in an order of their own are not read as ligatures', async () => {
  const words = await wordsOf(bitmapPage(['\x03\x04\x05\x06 \x07\x08\x0b\x0c \x0d\x0e\x0f\x10', 'ab\x1c\x1d \x1e\x1f\x11\x12']))
  expect(words.map(({ text }) => text).join(' ')).not.toMatch(/f[fil]/)
})

const serif = (differences: string): Readonly<Record<number, string>> => ({
  900: `<< /Type /Font /Subtype /Type1 /BaseFont /Bookface /FirstChar 0 /LastChar 127 /Widths [${Array(128).fill(500).join(' ')}] /FontDescriptor 901 0 R /Encoding << /Type /Encoding /Differences [${differences}] >> >>`,
  901: '<< /Type /FontDescriptor /FontName /Bookface /Flags 4 /StemV 70 /ItalicAngle 0 /Ascent 700 /Descent -200 /CapHeight 700 /FontBBox [0 -200 1000 800] >>',
})

test('a ligature that a font names by its letters is read by that name, whatever its code, and one without such a name is not', async () => {
  const page = { content: 'BT /S 10 Tf 72 700 Td (we de\\033ned the o\\034ces ) Tj (\\036) Tj ET', fonts: '/S 900 0 R' }
  const words = await wordsOf({ pages: [page], objects: serif('27 /f_i 28 /f_f_i.liga 30 /g12') })
  expect(words.map(({ text }) => text)).toEqual(['we', 'defined', 'the', 'offices', '\uFFFD'])
})

test('where two fonts of one name call a code differently, neither is believed', async () => {
  const page = { content: 'BT /S 10 Tf 72 700 Td (de\\033ned) Tj ET', fonts: '/S 900 0 R /T 902 0 R' }
  const other = serif('27 /f_f')[900] ?? ''
  const words = await wordsOf({ pages: [page], objects: { ...serif('27 /f_i'), 902: other } })
  expect(words.map(({ text }) => text)).toEqual(['de\uFFFDned'])
})
