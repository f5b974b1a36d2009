import { expect, test } from 'vitest'
import { defaultLimits } from '../stages.ts'
import { handwrittenPdf } from './handwritten-pdf.ts'
import { load } from './index.ts'

/** Letters of a face that draws its own (Type 3), as programs for plots write it: how far each moves the pen, thousandths of an em, and where its ink ends. */
const letters: Readonly<Record<string, readonly [advance: number, inkStart: number, inkEnd: number]>> = {
  C: [698, 56, 644],
  a: [613, 60, 522],
  e: [615, 55, 562],
  h: [634, 91, 549],
  i: [278, 94, 184],
  l: [278, 94, 184],
  m: [974, 91, 889],
  n: [634, 91, 549],
  o: [612, 55, 557],
  p: [635, 91, 580],
  r: [411, 91, 411],
  s: [521, 54, 472],
  ' ': [318, 0, 0],
}

async function wordsOf(text: string, unstated: number): Promise<readonly string[]> {
  const codes = Object.keys(letters)
  const glyph = (advance: number, from: number, to: number) => {
    const content = `${advance} 0 ${from} 0 ${to} 560 d1\n${from} 0 ${to - from} 560 re f`
    return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
  }
  const widths = Array.from({ length: 128 }, (_, code) => letters[String.fromCharCode(code)]?.[0] ?? unstated)
  const nameOf = (letter: string) => (letter === ' ' ? 'space' : letter)
  const differences = codes.map((letter) => `${letter.charCodeAt(0)} /${nameOf(letter)}`).join(' ')
  const procedures = codes.map((letter, i) => `/${nameOf(letter)} ${910 + i} 0 R`).join(' ')
  const objects: Record<number, string> = {
    900: `<< /Type /Font /Subtype /Type3 /Name /Drawn /FontBBox [0 -200 1000 800] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 0 /LastChar 127 /Widths [${widths.join(' ')}] /Encoding << /Type /Encoding /Differences [${differences}] >> /CharProcs << ${procedures} >> >>`,
  }
  codes.forEach((letter, i) => {
    const [advance, from, to] = letters[letter] ?? [0, 0, 0]
    objects[910 + i] = glyph(advance, from, to)
  })
  const pdf = handwrittenPdf({ pages: [{ content: `BT /F9 10 Tf 72 700 Td (${text}) Tj ET`, fonts: '/F9 900 0 R' }], objects })
  const file = await load(pdf, { limits: defaultLimits, password: null })
  const marks = await (await file.page(1)).marks()
  await file.close()
  return marks?.words.map((word) => word.text) ?? []
}

test('wide letters of a face that draws its own part no word, whatever advance is stated for the codes that have no letter', async () => {
  const text = 'Comparison on simple moorish prisms'
  expect(await wordsOf(text, 600)).toEqual(text.split(' '))
  expect(await wordsOf(text, 0)).toEqual(text.split(' '))
})
