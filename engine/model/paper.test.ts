import { expect, test } from 'vitest'
import { bracketsOfCaptionIn, paperNumbersIn, watermarkIn } from './paper.ts'
import { typeset } from './sample.ts'

const numbers = Array.from({ length: 26 }, (_, i) => typeset(String(i + 1), { left: i < 9 ? 55 : 50, baseline: 80 + 24 * i })).flat()
const text = [5, 6, 8, 9, 10, 11, 14, 15, 16].flatMap((line) =>
  typeset('that the defendant owes what he was paid for', { left: 80, baseline: 80 + 24 * line }),
)

test('the numbers of lined paper are known whether something is written beside them or not', () => {
  expect(paperNumbersIn([...numbers, ...text], [])).toEqual(numbers)
})

test('those beside the rule of a pleading that runs from head to foot are, though every line is written on', () => {
  const rows = numbers.flatMap(({ baseline }) => typeset('that the defendant owes', { left: 80, baseline }))
  const rule = (top: number) => ({ from: { x: 68, y: top }, to: { x: 68, y: 792 }, thickness: 0.5 })
  expect(paperNumbersIn([...numbers, ...rows], [rule(0)])).toEqual(numbers)
  expect(paperNumbersIn([...numbers, ...rows], [rule(60)])).toEqual([])
})

test('numbers of rows, of lines to be filled in, and such as begin later or skip one are not those of the paper', () => {
  const rows = numbers.flatMap(({ baseline }) => typeset('Pipes of copper', { left: 80, baseline }))
  expect(paperNumbersIn([...numbers, ...rows], [])).toEqual([])
  const lines = numbers.map(({ baseline }) => ({ from: { x: 80, y: baseline + 2 }, to: { x: 400, y: baseline + 2 }, thickness: 0.5 }))
  expect(paperNumbersIn([...numbers, ...text], lines)).toEqual([])
  expect(paperNumbersIn([...numbers.slice(1), ...text], [])).toEqual([])
  expect(paperNumbersIn([...numbers.filter((_, i) => i !== 12), ...text], [])).toEqual([])
})

test('numbers in both margins of a manuscript are known where those of one side count on or are the same, and columns of tables are not', () => {
  const column = (first: number, left: number) =>
    Array.from({ length: 24 }, (_, i) => typeset(String(first + i).padStart(3, '0'), { left, baseline: 82 + 11 * i, size: 6 })).flat()
  const left = column(54, 30)
  for (const first of [78, 54]) {
    const right = column(first, 520)
    expect(paperNumbersIn([...left, ...text, ...right], [])).toEqual([...left, ...right])
  }
  expect(paperNumbersIn([...left, ...text, ...column(60, 520)], [])).toEqual([])
  expect(paperNumbersIn([...left, ...text], [])).toEqual([])
  const beyond = typeset('Owed', { left: 560, baseline: 137 })
  expect(paperNumbersIn([...left, ...text, ...column(78, 520), ...beyond], [])).toEqual([])
})

const slanted = (words: string, size: number, baseline = 400) =>
  typeset(words, { left: 150, baseline, size }).map((word) => ({
    ...word,
    slope: -0.5,
    box: { ...word.box, top: word.box.top - 60, bottom: word.box.bottom + 60 },
  }))

test('large words at a slant, and small ones repeated across the text, are a watermark', () => {
  const draft = slanted('DRAFT COPY', 40)
  expect(watermarkIn([...text, ...draft])).toEqual(draft)
  const names = [120, 240, 360, 480].flatMap((baseline) => slanted('confidential', 12, baseline))
  expect(watermarkIn([...text, ...names])).toEqual(names)
})

test('titles at a slant, and a page that says nothing else, are none', () => {
  expect(watermarkIn([...text, ...slanted('Barley Wheat Linseed', 10)])).toEqual([])
  expect(watermarkIn(slanted('Grand opening', 40))).toEqual([])
})

test('brackets below one another between two sides are those of a caption, and brackets of a listing are none', () => {
  const sides = ['Orchard Bank,', '', 'Plaintiff,', '', 'Ada Miller,', 'Defendant.']
  const matters = ['Case No. 19CV47', '', 'COMPLAINT', '', 'CLAIM', '']
  const bracket = (i: number) => typeset(')', { left: 250, baseline: 100 + 14 * i })
  const caption = sides.flatMap((side, i) => [
    ...(side === '' ? [] : typeset(side, { left: 72, baseline: 100 + 14 * i })),
    ...(matters[i] === '' ? [] : typeset(matters[i] ?? '', { left: 280, baseline: 100 + 14 * i })),
  ])
  const brackets = sides.flatMap((_, i) => bracket(i))
  expect(bracketsOfCaptionIn([...caption, ...brackets])).toEqual(brackets)
  expect(bracketsOfCaptionIn([...sides.flatMap((_, i) => typeset('return', { left: 60, baseline: 107 + 14 * i })), ...brackets])).toEqual(
    [],
  )
})
