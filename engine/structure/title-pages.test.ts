import { expect, test } from 'vitest'
import { lines } from '../model/sample.ts'
import { body, pageOf, prose, summaries } from './sample.ts'

const line = (text: string, baseline: number, size: number, bold = false) => prose(lines([text], { baseline, size, bold, left: 200 }))
const sections = (page: number) =>
  pageOf(
    ['Soundings', 'Dredging', 'Lights'].flatMap((title, i) => [
      prose(lines([title], { baseline: 80 + 120 * i, size: 14, bold: true, page }), page),
      prose(
        body(110 + 120 * i).map((own) => ({ ...own, words: own.words.map((word) => ({ ...word, page })) })),
        page,
      ),
    ]),
    page,
  )
const titlePage = (...own: readonly (readonly [text: string, size: number])[]) =>
  pageOf([...own.map(([text, size], i) => line(text, 100 + 40 * i, size)), prose(body(400))])
const headings = (first: ReturnType<typeof pageOf>) =>
  summaries([first, sections(2)]).flatMap((own) => (/^h\d/.test(own) ? [own.slice(3)] : []))

test('who wrote a paper, where and when heads no section of it', () => {
  const page = titlePage(
    ['The silting of small harbours', 20],
    ['Nora Finch and Ivo R. Marsh', 13],
    ['University of Tarn', 13],
    ['12 March 2024', 13],
  )
  expect(headings(page)).toEqual(['The silting of small harbours', 'Soundings', 'Dredging', 'Lights'])
})

test('schools with an accent before their name, and places behind the code of the post, head no section either', () => {
  const page = titlePage(['The silting of small harbours', 20], ['École des Ponts', 13], ['Tarn Hill, NJ 07974-0636', 13])
  expect(headings(page)).toEqual(['The silting of small harbours', 'Soundings', 'Dredging', 'Lights'])
})

test('a subtitle stays one, and so do titles of two words over text, in capitals or in the manner of the sections', () => {
  expect(headings(titlePage(['The silting of small harbours', 20], ['What can be done about it', 13]))).toContain(
    'What can be done about it',
  )
  expect(headings(titlePage(['The silting of small harbours', 20], ['Executive Findings', 13]))).toContain('Executive Findings')
  const inManner = pageOf([
    line('The silting of small harbours', 100, 20),
    line('Nora Finch', 140, 14, true),
    line('12 March 2024', 180, 10),
    prose(body(400)),
  ])
  expect(headings(inManner)).toContain('Nora Finch')
})
