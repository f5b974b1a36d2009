import { describe, expect, test } from 'vitest'
import type { Ruling } from '../../geometry/index.ts'
import { answers, ask, pageOf } from './sample.ts'

/** The four sides of a box drawn at a place. */
const square = (left: number, top: number, side = 9): readonly Ruling[] => {
  const [right, bottom] = [left + side, top + side]
  const rule = (x1: number, y1: number, x2: number, y2: number): Ruling => ({
    from: { x: x1, y: y1 },
    to: { x: x2, y: y2 },
    thickness: 0.5,
  })
  return [rule(left, top, right, top), rule(left, bottom, right, bottom), rule(left, top, left, bottom), rule(right, top, right, bottom)]
}

describe('ticks', () => {
  test('are read from boxes of the text, before and behind their label', () => {
    const page = pageOf([
      ['☒ Smoker', 72, 100],
      ['☐ Pets', 72, 120],
      ['Garage', 72, 140],
      ['☑', 130, 140],
    ])
    const wanted = ['Smoker', 'Pets', 'Garage'].map((name) => ({ name, kind: 'tick' }))
    expect(answers(ask(page, wanted))).toEqual([
      ['Smoker', true],
      ['Pets', false],
      ['Garage', true],
    ])
  })

  test('are read from yes and no, and left missing where none or both are ticked', () => {
    const wanted = [{ name: 'Insured', kind: 'tick' }]
    const ask1 = (yes: string, no: string) =>
      answers(
        ask(
          pageOf([
            ['Insured:', 72, 100],
            [`${yes} Yes ${no} No`, 150, 100],
          ]),
          wanted,
        ),
      )
    expect(ask1('☐', '☒')).toEqual([['Insured', false]])
    expect(ask1('☒', '☐')).toEqual([['Insured', true]])
    expect(ask1('☐', '☐')).toEqual([])
    expect(ask1('☒', '☒')).toEqual([])
  })

  test('are read from options under each other, the first of them behind the question', () => {
    const page = pageOf([
      ['Insured', 72, 100],
      ['☐ Yes', 150, 100],
      ['☒ No', 150, 114],
      ['Payment', 72, 140],
      ['☐ Card', 150, 140],
      ['☐ Cash', 150, 154],
      ['☒ Invoice', 150, 168],
      ['☒ Rules accepted', 72, 182],
    ])
    expect(answers(ask(page, [{ name: 'Insured', kind: 'tick' }, { name: 'Payment' }]))).toEqual([
      ['Insured', false],
      ['Payment', 'Invoice'],
    ])
  })

  test('are ticks by radio marks and brackets with a space, and the option that is ticked', () => {
    const page = pageOf([
      ['Newsletter: ◉ Yes ○ No', 72, 100],
      ['[x] Rules accepted', 72, 120],
      ['[ ] Former member', 220, 120],
      ['Payment: ☑ Card ☐ Cash ☐ Invoice', 72, 140],
    ])
    const wanted = [
      { name: 'Newsletter', kind: 'tick' },
      { name: 'Rules accepted', kind: 'tick' },
      { name: 'Former member', kind: 'tick' },
      { name: 'Payment' },
    ]
    expect(new Map(answers(ask(page, wanted)))).toEqual(
      new Map<string, unknown>([
        ['Newsletter', true],
        ['Rules accepted', true],
        ['Former member', false],
        ['Payment', 'Card'],
      ]),
    )
  })

  test('give the option that is ticked for a field of text', () => {
    const page = pageOf([
      ['Payment:', 72, 100],
      ['○ Cash ● Card ○ Transfer', 150, 100],
    ])
    expect(answers(ask(page, [{ name: 'payment' }]))).toEqual([['payment', 'Card']])
  })

  test('name nobody: who asks for a name is not told which option is ticked', () => {
    const page = pageOf([
      ['Relation to the applicant:', 72, 100],
      ['○ partner ● employee ○ director', 230, 100],
    ])
    expect(answers(ask(page, [{ name: 'applicant_name', synonyms: ['applicant'] }]))).toEqual([])
  })

  test('are read from drawn boxes with a cross typed in them', () => {
    const page = pageOf(
      [
        ['X', 73, 99, { size: 9 }],
        ['Smoker', 90, 100],
        ['Pets', 90, 120],
      ],
      [...square(72, 92), ...square(72, 112)],
    )
    expect(
      answers(
        ask(page, [
          { name: 'Smoker', kind: 'tick' },
          { name: 'Pets', kind: 'tick' },
        ]),
      ),
    ).toEqual([
      ['Smoker', true],
      ['Pets', false],
    ])
  })

  test('are not read from empty drawn boxes where no mark is seen anywhere', () => {
    const page = pageOf([['Pets', 90, 120]], square(72, 112))
    expect(answers(ask(page, [{ name: 'Pets', kind: 'tick' }]))).toEqual([])
  })
})
