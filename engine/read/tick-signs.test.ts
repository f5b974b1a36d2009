import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { type SeenBox, withTickSigns } from './tick-signs.ts'

/** A box of 9 points whose lower left corner is given. */
const boxAt = (left: number, bottom: number, ticked: boolean, clear = 0.4): SeenBox => ({
  box: { left, right: left + 9, top: bottom - 9, bottom },
  ticked,
  clear,
})
const texts = (words: ReturnType<typeof typeset>): readonly string[] =>
  [...words].sort((a, b) => a.box.left - b.box.left).map(({ text }) => text)

test('boxes become signs on the line of the words beside them, in place of what the recogniser made of them', () => {
  const words = [...typeset('X', { left: 51, baseline: 100 }), ...typeset('Carpenter', { left: 64, baseline: 100 })]
  expect(texts(withTickSigns(words, [boxAt(50, 101, true), boxAt(120, 101, false)], 1))).toEqual(['☑', 'Carpenter', '☐'])
})
test('what looks like a box within a line, and has no other of its size on the page, is a letter', () => {
  const words = [...typeset('write in', { left: 130, baseline: 100 }), ...typeset('groups', { left: 210, baseline: 100 })]
  expect(withTickSigns(words, [boxAt(190, 101, true)], 1)).toEqual(words)
  const below = typeset('draw in large', { left: 210, baseline: 120 })
  expect(withTickSigns([...words, ...below], [boxAt(190, 101, true), boxAt(190, 121, false)], 1)).toHaveLength(
    words.length + below.length + 2,
  )
})
test('a letter within a word is no box, and neither is what stands far from all words', () => {
  const words = typeset('Doors', { left: 50, baseline: 100 })
  expect(withTickSigns(words, [boxAt(50, 101, false, 0.1), boxAt(300, 101, false)], 1)).toEqual(words)
})
test('boxes in rows and columns need no words beside them, and one that stands far from all does', () => {
  const words = [...typeset('Benches', { left: 50, baseline: 130 }), ...typeset('□', { left: 200, baseline: 130 })]
  const grid = [boxAt(200, 131, false, 1), boxAt(300, 131, true, 1), boxAt(200, 151, true, 1), boxAt(300, 151, false, 1)]
  const read = withTickSigns(words, [...grid, boxAt(420, 190, true, 1)], 1)
  expect(read.map(({ text }) => text)).toEqual(['Benches', '☐', '☑', '☑', '☐'])
})
test('a box that was read into the word behind it is parted from it where the letters do not fill the word', () => {
  const [word] = typeset('Carp', { left: 66, baseline: 100 })
  if (word === undefined) throw new Error('a word was typeset')
  const wide = { ...word, box: { ...word.box, left: 50 } }
  const read = withTickSigns([wide], [boxAt(50, 101, true)], 1)
  expect(texts(read)).toEqual(['☑', 'Carp'])
  expect(read.find(({ text }) => text === 'Carp')?.box.left).toBeGreaterThan(59)
})

test('letters that are framed on four sides, an "E" whose serifs touch the "l" behind it, leave no room for others and are no box', () => {
  const [word] = typeset('El', { left: 50, baseline: 100 })
  if (word === undefined) throw new Error('a word was typeset')
  const framed = { ...word, box: { ...word.box, right: 59.2 } }
  expect(withTickSigns([framed], [boxAt(50, 101, true)], 1)).toEqual([framed])
})

test('a box that was read as one and run together with the word behind it stands once', () => {
  const [word] = typeset('□Cooper', { left: 50, baseline: 100 })
  if (word === undefined) throw new Error('a word was typeset')
  expect(texts(withTickSigns([word], [boxAt(50, 101, true)], 1))).toEqual(['☑', 'Cooper'])
})

test('a frame lower than capitals, with no other of its size on the page, is the head of an icon', () => {
  const words = typeset('Leeds, England', { left: 64, baseline: 100 })
  const small = (left: number, bottom: number): SeenBox => ({
    box: { left, right: left + 5, top: bottom - 5, bottom },
    ticked: true,
    clear: 0.6,
  })
  expect(withTickSigns(words, [small(55, 100)], 1)).toEqual(words)
  const below = typeset('Ghent', { left: 64, baseline: 120 })
  expect(withTickSigns([...words, ...below], [small(55, 100), small(55, 120)], 1)).toHaveLength(words.length + below.length + 2)
})
