import { expect, test } from 'vitest'
import { lines, typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { termsOfPrograms } from './terms-of-programs.ts'
import { pageOf, textsOf } from './text-picture.ts'

const faces = new Set(['Courier'])
/** Commands with what they do, beside each other. */
const commands = [
  ['open', 'reads a file from the disk'],
  ['save name', 'writes it under another name'],
  ['quit', 'ends the program'],
] as const
const list = (left: number, top: number, given: readonly (readonly [string, string])[] = commands) =>
  given.flatMap(([name, meaning], i) => [
    ...typeset(name, { left, baseline: top + 12 * i, family: 'Courier' }),
    ...typeset(meaning, { left: left + 70, baseline: top + 12 * i }),
  ])
const termsIn = (words: Parameters<typeof termsOfPrograms>[0]) => termsOfPrograms(words, faces).map(({ words: own }) => own.length)

test('names in a typewriter face with what they mean beside them are a table', () => {
  expect(termsIn(list(72, 100))).toEqual([list(72, 100).length])
})

test('so are those of two columns of a page, whose lines stand a little higher than those beside them', () => {
  const prose = (left: number, baseline: number) =>
    lines(['The keys of this card are those', 'of the second edition, in which', 'some were left out.'], { left, baseline }).flatMap(
      ({ words }) => words,
    )
  const page = [...prose(72, 40), ...list(72, 100), ...prose(72, 160), ...prose(330, 43), ...list(330, 103), ...prose(330, 163)]
  expect(termsIn(page)).toEqual([list(72, 100).length, list(330, 103).length])
})

test('a text goes on below itself, and one whose lines go on further left began there by chance', () => {
  const wrapped = [...list(72, 100), ...typeset('and asks before', { left: 142, baseline: 136 })]
  expect(termsIn(wrapped)).toEqual([wrapped.length])
  const hanging = [...list(72, 100), ...typeset('and asks before', { left: 92, baseline: 136 })]
  expect(termsIn(hanging)).toEqual([])
})

test('bullets, lines of a program with a remark behind, and what stands right of its own description are none', () => {
  expect(
    termsIn(
      list(72, 100, [
        ['-', 'one item'],
        ['-', 'another item'],
        ['-', 'the last'],
      ]),
    ),
  ).toEqual([])
  const program = ['let a', 'let b', 'let c'].flatMap((text, i) => typeset(text, { left: 20, baseline: 100 + 12 * i, family: 'Courier' }))
  expect(termsIn([...program, ...list(72, 100)])).toEqual([])
  const described = ['to read', 'to write', 'to end'].flatMap((text, i) => typeset(text, { left: 10, baseline: 100 + 12 * i }))
  expect(termsIn([...described, ...list(72, 100)])).toEqual([])
})

test('white within a name makes no column of its own', () => {
  const names = ['move', 'copy', 'drop', 'find  one', 'find  all'].map((name, i) => {
    const parts = name.split('  ').map((text, k) => typeset(text, { left: 72 + 45 * k, baseline: 100 + 12 * i, family: 'Courier' }))
    return [...parts.flat(), ...typeset('what it does to a file', { left: 160, baseline: 100 + 12 * i })]
  })
  const [table] = tables({ ...pageOf('x'), words: names.flat() }).tables.map(textsOf)
  expect(table?.map(([name]) => name)).toEqual(['move', 'copy', 'drop', 'find one', 'find all'])
})

test('the first of the names is no title of their column', () => {
  const [table] = tables({ ...pageOf('x'), words: list(72, 100) }).tables
  expect(table?.headerRows).toBe(0)
})

test('lines of columns beside each other are told though they stand less than a point apart', () => {
  expect(
    termsIn([...list(72, 100), ...lines(['a text', 'of its', 'own'], { left: 330, baseline: 100.7 }).flatMap(({ words }) => words)]),
  ).toEqual([list(72, 100).length])
})
