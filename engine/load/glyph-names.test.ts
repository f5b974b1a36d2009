import { expect, test } from 'vitest'
import { lettersNamed } from './glyph-names.ts'

test('ligatures are told by the names of their glyphs, and no other glyph is taken for one', () => {
  const named = ['f_f_i', 'T_h.liga', 'ffi', 'fj', 'c_t', 'Th', 'f', 'fi_x1', 'a_', 'g12', 'f_one', 'space', '.notdef', '']
  expect(named.map(lettersNamed)).toEqual(['ffi', 'Th', 'ffi', 'fj', 'ct', 'Th', ...Array(8).fill(undefined)])
})
