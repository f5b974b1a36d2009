import { expect, test } from 'vitest'
import { typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { pageTextOf } from './page-text.ts'
import { printedPage } from './sample.ts'

/** A recognised page: no fonts, and sizes measured on small letters. */
function recognised(family: string, lines: readonly string[], sizes: readonly number[] = [10]): ReadPage {
  const words = lines.flatMap((text, index) =>
    typeset(text, { family, left: 50, baseline: 50 + 14 * index, size: sizes[index % sizes.length] ?? 10 }).flatMap(
      (word): ReadPage['words'] =>
        word.text === ''
          ? []
          : [{ ...word, readBy: 'ocr', font: null, box: { ...word.box, top: word.baseline - 5, bottom: word.baseline } }],
    ),
  )
  return printedPage(words, { readBy: 'ocr' })
}

const lines = [
  'OFFICINA DEL MULINO S.N.C.          FATTURA IMMEDIATA',
  'Via del Ponte 41 Thiene VI          Numero 291 del 18/11/2025',
  'Trasporto a mezzo mittente in cassa di legno con imballo',
  'Contributo ambientale assolto ove dovuto come da norma',
  'Documento privo di valore fiscale ai sensi della legge',
]

test('words of a typed page that was recognised stand together over one space and apart over several', () => {
  const { segments } = pageTextOf(recognised('Courier', lines))
  expect(segments.map(({ text }) => text)).toEqual([
    'OFFICINA DEL MULINO S.N.C.',
    'FATTURA IMMEDIATA',
    'Via del Ponte 41 Thiene VI',
    'Numero 291 del 18/11/2025',
    ...lines.slice(2),
  ])
})

test('so do they where the page is typed in several sizes', () => {
  const { segments } = pageTextOf(recognised('Courier', lines, [12, 8, 10]))
  expect(segments.map(({ text }) => text)).toEqual([
    'OFFICINA DEL MULINO S.N.C.',
    'FATTURA IMMEDIATA',
    'Via del Ponte 41 Thiene VI',
    'Numero 291 del 18/11/2025',
    ...lines.slice(2),
  ])
})

test('the size of recognised type is told by how high its letters stand, and not by their boxes alone', () => {
  const words = (['come', 'Hotel', 'page'] as const).flatMap((text, index) =>
    typeset(text, { left: 50, baseline: 50 + 20 * index, size: 10 }).map((word) => {
      const [rise, fall] = text === 'come' ? [5, 0] : text === 'Hotel' ? [7.2, 0] : [5, 2.1]
      return { ...word, readBy: 'ocr' as const, font: null, box: { ...word.box, top: word.baseline - rise, bottom: word.baseline + fall } }
    }),
  )
  const { segments } = pageTextOf(printedPage(words, { readBy: 'ocr' }))
  for (const { size } of segments) expect(size).toBeCloseTo(10, 0)
})

test('a heading of a typed page in larger type stands together though its letters are wider than those of the page', () => {
  const page = recognised('Courier', [...lines, ...lines.slice(2)])
  const heading = recognised('Courier', ['', '', '', '', '', '', '', '', '', '', 'Fattura Nr. 471113 del 13.06.2018'], [20])
  const { segments } = pageTextOf(printedPage([...page.words, ...heading.words], { readBy: 'ocr' }))
  expect(segments.at(-1)?.text).toBe('Fattura Nr. 471113 del 13.06.2018')
})
