import { expect, test } from 'vitest'
import { defaultLimits } from '../stages.ts'
import { handwrittenPdf } from './handwritten-pdf.ts'
import { load } from './index.ts'

async function wordsOf(content: string): Promise<readonly string[]> {
  const file = await load(handwrittenPdf({ pages: [{ content: `BT ${content} ET` }] }), { limits: defaultLimits, password: null })
  const marks = await (await file.page(1)).marks()
  await file.close()
  return (marks?.words ?? []).map(({ text }) => text)
}

const letter = (text: string, left: number, rise = 0, size = 10): string => `/F1 ${size} Tf 1 0 0 1 ${left} ${700 + rise} Tm (${text}) Tj`

test('capitals that are set into each other at different heights are one word, as in the names of TeX and LaTeX', async () => {
  const tex = (left: number) => [letter('T', left), letter('E', left + 4.5, -2.15), letter('X', left + 9.9)].join(' ')
  expect(await wordsOf(`${letter('L', 72)} ${letter('A', 74, 2, 7)} ${tex(77.2)}`)).toEqual(['LATEX'])
  expect(await wordsOf(`${letter('Bib', 72)} ${tex(85.6)}`)).toEqual(['BibTEX'])
})

test('a raised capital beside another one is no part of its word', async () => {
  const words = await wordsOf(`${letter('A', 72)} ${letter('T', 78.7, 4, 7)}`)
  expect(words).toHaveLength(2)
})

test('a word below slanted writing across the page is neither raised nor lowered against it', async () => {
  const file = await load(
    handwrittenPdf({ pages: [{ content: `BT ${letter('which', 100)} ET BT /F1 60 Tf 0.8 0.6 -0.6 0.8 60 675 Tm (DRAFT) Tj ET` }] }),
    { limits: defaultLimits, password: null },
  )
  const marks = await (await file.page(1)).marks()
  await file.close()
  expect((marks?.words ?? []).find(({ text }) => text === 'which')?.raised).toBe('no')
})
