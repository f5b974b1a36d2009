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
