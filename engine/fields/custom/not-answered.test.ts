import { describe, expect, test } from 'vitest'
import { answers, ask, pageOf } from './sample.ts'

const rule = (top: number, left: number, right: number) => ({ from: { x: left, y: top }, to: { x: right, y: top }, thickness: 0.6 })
const bold = { size: 13, bold: true } as const

describe('a field of a form that is left empty', () => {
  test('is not answered by the heading of the next part, however it is named, and an answer set as large is one', () => {
    const page = pageOf([
      ['Grape variety', 50, 100],
      ['Cellar and storage', 50, 134, bold],
      ['Vineyard owner', 50, 170],
      ['Ottmar Kehl', 50, 185, bold],
      ['Vintage left for tasting by the members of this club', 50, 220],
      ['and all that they bring along to the great hall in autumn', 50, 234],
    ])
    expect(answers(ask(page, [{ name: 'Grape variety' }]))).toEqual([])
    expect(answers(ask(page, [{ name: 'Vineyard owner' }]))).toEqual([['Vineyard owner', 'Ottmar Kehl']])
  })

  test('is not answered by a sentence of which a number is its place in a list, nor by what follows the end of another sentence', () => {
    const page = pageOf([
      ['Social security number', 60, 100],
      ['I declare: 1. The figure shown is mine and nobody', 60, 118],
      ['Give this sheet to the', 360, 160],
      ['requester. Do not send', 360, 174],
    ])
    expect(answers(ask(page, [{ name: 'Social security number' }]))).toEqual([])
    expect(answers(ask(page, [{ name: 'Requester' }]))).toEqual([])
  })

  test('is not answered by what stands below the line or the dots behind it', () => {
    const lined = pageOf(
      [
        ['Grape variety', 50, 100],
        ['Barrel maker', 50, 116],
        ['Jonas', 130, 116],
      ],
      [rule(102, 125, 330), rule(118, 125, 330)],
    )
    expect(answers(ask(lined, [{ name: 'Grape variety' }, { name: 'Barrel maker' }]))).toEqual([['Barrel maker', 'Jonas']])
    const dotted = pageOf([
      ['Grape variety ..............................', 50, 100],
      ['Barrel maker .... Jonas ....................', 50, 116],
    ])
    expect(answers(ask(dotted, [{ name: 'Grape variety' }]))).toEqual([])
  })

  test('is not answered by options of which none is marked', () => {
    const page = pageOf([
      ['Bottle size: ( ) Half ( ) Magnum', 50, 100],
      ['Cork: [ ] natural [ ] pressed', 50, 120],
    ])
    expect(answers(ask(page, [{ name: 'Bottle size' }, { name: 'Cork' }]))).toEqual([])
  })

  test('is not answered by the next label with its own answer', () => {
    const page = pageOf([
      ['Grape variety', 50, 100],
      ['Barrel maker: Jonas Ried', 50, 113],
    ])
    expect(answers(ask(page, [{ name: 'Grape variety' }]))).toEqual([])
  })
})

test('what is written behind a label is its answer, and not the option ticked for the next question', () => {
  const page = pageOf([
    ['Grape variety:', 50, 100],
    ['Silvaner', 150, 100],
    ['Bottle size:', 50, 114],
    ['☐ Half ☒ Magnum', 150, 114],
  ])
  expect(answers(ask(page, [{ name: 'Grape variety' }, { name: 'Bottle size' }]))).toEqual([
    ['Grape variety', 'Silvaner'],
    ['Bottle size', 'Magnum'],
  ])
})
