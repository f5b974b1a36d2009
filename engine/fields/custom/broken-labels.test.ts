import { expect, test } from 'vitest'
import { answers, ask, pageOf } from './sample.ts'

test('a label over two lines has the value beside either of them, and its second line is no value', () => {
  const page = pageOf([
    ['Casks stored in', 50, 100],
    ['12', 170, 100],
    ['the north cellar:', 50, 113],
    ['Grape grown on', 50, 130],
    ['Silvaner', 170, 143],
    ['the slope:', 50, 143],
    ['Vines lost to', 50, 160],
    ['frost:', 50, 173],
  ])
  const wanted = [
    { name: 'Casks stored in the north cellar', kind: 'number' },
    { name: 'Grape grown on the slope' },
    { name: 'Vines lost to frost' },
  ]
  expect(new Map(answers(ask(page, wanted)))).toEqual(
    new Map([
      ['Casks stored in the north cellar', '12'],
      ['Grape grown on the slope', 'Silvaner'],
    ]),
  )
})

test('a list of words under each other that happen to make a name in another print is no label', () => {
  const page = pageOf([
    ['Grape', 50, 100, { bold: true, size: 14 }],
    ['grower', 50, 113],
    ['Jonas', 170, 113],
  ])
  expect(answers(ask(page, [{ name: 'grape grower' }]))).toEqual([])
})
