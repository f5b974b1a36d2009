import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)

test('tables of the same titles beside each other, each under a name of its own, are two', () => {
  const found = read(`
 The terms of the year and what was read in them.

 Fall of 2024                              Fall of 2025
 Course     Title            Credit        Course     Title            Credit
 BIO-101    Biology             4.0        BIO-220    Genetics            3.0
 CHE-110    Chemistry           4.0        STA-201    Statistics          3.0
 ENG-102    Writing             3.0        PHY-105    Physics             4.0
`)
  expect(found).toEqual([
    [
      ['Course', 'Title', 'Credit'],
      ['BIO-101', 'Biology', '4.0'],
      ['CHE-110', 'Chemistry', '4.0'],
      ['ENG-102', 'Writing', '3.0'],
    ],
    [
      ['Course', 'Title', 'Credit'],
      ['BIO-220', 'Genetics', '3.0'],
      ['STA-201', 'Statistics', '3.0'],
      ['PHY-105', 'Physics', '4.0'],
    ],
  ])
})

test('a list that goes on beside itself under one name is one table, and so are columns that repeat under two titles', () => {
  const [list] = read(`
 Population by single year of age
 Age            Total        Age            Total
 1 year         3,533        4 years        2,468
 2 years        3,269        5 years        2,375
 3 years        3,223        6 years        2,325
`)
  expect(list?.[0]).toEqual(['Age', 'Total', 'Age', 'Total'])
  const [columns] = read(`
              Schools            Colleges
              Men      Women     Men      Women
 North        12,400   11,300    9,200    8,100
 South        18,220   17,110    3,200    4,150
 West          9,010    8,800    7,250    6,140
`)
  expect(columns?.at(-1)).toEqual(['West', '9,010', '8,800', '7,250', '6,140'])
})

test('the timetable of another day, below a text alone, begins with the stop that the first begins with', () => {
  const page = pageOf(`
 Station, stop C   0605   0635   0705   then    1905   2005
 Market Square     0611   0641   0711   every   1911   2011
 Hospital          0619   0649   0719   30      1919   2019
 Lakeside          0631   0701   0733   until   1931   2031
 Saturdays
 Station, stop C   0705   0805   1005   1205
 Hospital          0717   0817   1017   1217
 Lakeside          0728   0828   1028   1228
`)
  const below = (page.words.find(({ text }) => text === 'Saturdays')?.baseline ?? 0) - 1
  const words = page.words.map((word) => {
    if (word.baseline < below) return word
    const box = { ...word.box, top: word.box.top + 6, bottom: word.box.bottom + 6 }
    return { ...word, box, baseline: word.baseline + 6 }
  })
  expect(tables({ ...page, words }).tables.map((table) => [table.rowCount, table.columns.length])).toEqual([
    [4, 7],
    [3, 5],
  ])
})
