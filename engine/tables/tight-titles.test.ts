import { expect, it } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import type { ReadPage } from '../stages.ts'
import { tables } from './index.ts'
import { lineHeight, onlyTable as only, pageOf, textsOf } from './text-picture.ts'

/** The page with its words as a recogniser tells them, of whose type it knows no more than whether it is bold. */
const asRecognised = (page: ReadPage): ReadPage => ({
  ...page,
  readBy: 'ocr',
  words: page.words.map((word) => ({
    ...word,
    readBy: 'ocr',
    font: word.font?.bold === true ? { ...word.font, family: '', size: 7 } : null,
  })),
})
const rowsOf = (page: ReadPage) => tables(page).tables.map(textsOf)

it('figures in columns set tightly beside a column of long texts stay apart, and so do their titles, one of which has two lines', () => {
  const page = pageOf(`
Day         What was found there                                                 Share Growth Loss Change
                                                                                                %
10.06.2023  Sample archive which hangs test history bill gradual older period       7%  81.9% 32.8  60.0%
            water supply can harbour
02.08.2023  Stays building method observation to temperature has older hangs for     -  57.0% 41.3   0.7%
            method requires bill
08.06.2023  Budget observation finds finds power line often to measure has         38%  87.7% 25.6   4.6%
01.10.2023  On the member large building under temperature relation machine is       -  17.2% 86.4   1.9%
`)
  const tops = [0, 10, 28, 38, 56, 66, 84, 102]
  const words = page.words.map((word): Word => {
    const { left, right, top, bottom } = word.box
    const line = Math.round((word.baseline - (page.words[0]?.baseline ?? 0)) / lineHeight)
    const by = (tops[line] ?? 0) - line * lineHeight
    // A little more than a space before each of the last two columns.
    const aside = left > 515 ? 5 : left > 485 ? 2.5 : 0
    return { ...word, baseline: word.baseline + by, box: { left: left + aside, right: right + aside, top: top + by, bottom: bottom + by } }
  })
  const [rows] = rowsOf({ ...page, words })
  expect(rows?.[0]).toEqual(['Day', 'What was found there', 'Share', 'Growth', 'Loss %', 'Change'])
  expect(rows?.[1]?.slice(2)).toEqual(['7%', '81.9%', '32.8', '60.0%'])
})

it('titles between rules that touch each other begin with their columns', () => {
  const page = pageOf(`
----------------------------------
 Nr. Name     Mark       Weight
----------------------------------
 1   Layer    KX3260     12.50
----------------------------------
 2   Filter   QR3633      3.20
----------------------------------
 3   Filter   AB8698     48.00
----------------------------------
 4   Harbour  MN1207      6.10
----------------------------------
`)
  const words = page.words.map((word): Word => (word.text === 'Nr.' ? { ...word, box: { ...word.box, right: word.box.left + 20 } } : word))
  expect(rowsOf({ ...page, words })[0]?.[0]).toEqual(['Nr.', 'Name', 'Mark', 'Weight'])
})

it('a text over times of day in a grid of two columns is a title, and a time over them is none', () => {
  const times = `
| Under       | 13:02  |
+-------------+--------+
| Member      | 10:22  |
+-------------+--------+
| Supply      | 13:06  |
+-------------+--------+
`
  const grid = (first: string) => only(`\n+-------------+--------+\n| Station     | ${first}  |\n+-------------+--------+${times}`)
  expect(grid('Begin').headerRows).toBe(1)
  expect(grid('12:40').headerRows).toBe(0)
})

it('recognised titles over two columns belong to the rules that are drawn below each row, whatever weight they seem to have', () => {
  const rows = rowsOf(
    asRecognised(
      pageOf(`
            Calendar with          During
----------------------------------------------
*Code*      *What*     *Name*      *Price*
----------------------------------------------
635-4405    Layer      Method       3,213.87
----------------------------------------------
553-1734    Member     Filter       3,445.65
----------------------------------------------
228-1498    Flow       Network      2,255.00
----------------------------------------------
417-4654    Valley     Office       8,637.09
----------------------------------------------
`),
    ),
  )[0]
  expect(rows?.[0]?.filter((text) => text !== '' && text !== '…')).toEqual(['Calendar with', 'During'])
})

it('puts two titles in bold that read as one text over their columns, above the first of the rules between rows', () => {
  const titles = typeset('Date final history Date sediment during', { left: 60, size: 11, baseline: 100, bold: true })
  const second = titles[3]?.box.left ?? 0
  const days = [
    ['02/25/2016', '01/17/2016'],
    ['11/22/2016', '09/14/2016'],
    ['12/02/2016', '07/20/2016'],
  ]
  const rows = days.flatMap((texts, i) =>
    texts.flatMap((text, column) => typeset(text, { left: column === 0 ? 60 : second, size: 11, baseline: 119 + 18 * i })),
  )
  const rulings = [107, 125, 143, 161].map((y) => ({ from: { x: 57, y }, to: { x: 246, y }, thickness: 0.75 }))
  const [table, ...others] = tables({ ...pageOf(''), words: [...titles, ...rows], rulings }).tables
  expect([others.length, table === undefined ? [] : textsOf(table)]).toEqual([0, [['Date final history', 'Date sediment during'], ...days]])
})

it('finds titles of which two read as one text as far above the first row as rows are apart', () => {
  const at = (text: string, left: number, baseline: number) => typeset(text, { left, baseline })
  const rows = ['Has and', 'A bearing', 'Steady', 'During', 'Bearing', 'Surface'].map((name, i) =>
    [at(name, 70, 139 + 39 * i), at('84.4%', 181, 139 + 39 * i), at('50.3%', 212, 139 + 39 * i)].flat(),
  )
  const titles = [at('Name', 70, 100), at('Share Growth', 181, 100)].flat()
  const end = titles.at(-1)?.box.right ?? 0
  const words = [...titles, ...rows.flat().map((word) => (word.box.left > 211 ? moved(word, end - word.box.right) : word))]
  const fills = [1, 3, 5].flatMap((row) =>
    [
      [67, 178],
      [178, 209],
      [209, 256],
    ].map(([left = 0, right = 0]) => ({ box: { left, right, top: 116 + 39 * row, bottom: 155 + 39 * row }, grey: 0.94 })),
  )
  const [table, ...others] = tables({ ...pageOf(''), words, fills }).tables
  expect([others.length, table === undefined ? [] : textsOf(table)[0]]).toEqual([0, ['Name', 'Share', 'Growth']])
})

const moved = (word: Word, by: number): Word => ({ ...word, box: { ...word.box, left: word.box.left + by, right: word.box.right + by } })
