import { describe, expect, test } from 'vitest'
import { withMemoryLimit } from './wasm-memory.ts'

/** A program of one memory section: 1 page at least, 32768 at most (in three bytes), exported as "m". */
const program = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 6, 1, 1, 1, 0x80, 0x80, 2, 7, 5, 1, 1, 0x6d, 2, 0])

describe('the memory of a WebAssembly program', () => {
  test('gets the new limit in the place of the old one, so that nothing else moves', () => {
    const limited = withMemoryLimit(program, 3 * 65_536)
    expect([...limited.subarray(13, 16)]).toEqual([0x83, 0x80, 0])
    expect([...limited.subarray(0, 13), ...limited.subarray(16)]).toEqual([...program.subarray(0, 13), ...program.subarray(16)])
  })
  test('is never made larger than the program says', () => {
    expect(withMemoryLimit(program, 2 ** 40)).toEqual(program)
  })
  test('must have a maximum', () => {
    expect(() => withMemoryLimit(program.subarray(0, 8), 65_536)).toThrow(RangeError)
  })
})
