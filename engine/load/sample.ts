import type { Word } from '../model/index.ts'
import { defaultLimits, type Marks } from '../stages.ts'
import { type HandwrittenPage, type HandwrittenPdf, handwrittenPdf } from './handwritten-pdf.ts'
import { load } from './index.ts'

/** What the only page of a PDF drawn for a test is seen to hold. */
export const marksOf = async (page: HandwrittenPage, rest: Omit<HandwrittenPdf, 'pages'> = {}): Promise<Marks> => {
  const file = await load(handwrittenPdf({ pages: [page], ...rest }), { limits: defaultLimits, password: null })
  const marks = await (await file.page(1)).marks()
  await file.close()
  if (marks === null) throw new Error('a PDF page has marks')
  return marks
}
/** The texts of words with a space between. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
/** Page content that prints one line, at a place in points from the lower left corner. */
export const line = (text: string, x = 72, y = 700, font = '/F1 12'): string => `BT ${font} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`
