import { expect, test } from 'vitest'
import { acceptedNames, faultOf, kindOf } from './file-checks.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)
const limits = { maximumMb: 50 }

test('a file is what its bytes say, whatever it is called', () => {
  expect(kindOf(bytes('%PDF-1.7'))).toBe('pdf')
  expect(kindOf(bytes('junk before\n%PDF-1.4'))).toBe('pdf')
  expect(kindOf(png)).toBe('png')
  expect(kindOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg')
  expect(kindOf(Uint8Array.of(0x4d, 0x4d, 0, 0x2a))).toBe('tiff')
  expect(kindOf(bytes('MZ'))).toBeNull()
})

test('a sound file of the right kind passes', () => {
  expect(faultOf({ size: 8 }, bytes('%PDF-1.7'), ['pdf'], limits)).toBeNull()
})

test('a file of another kind is refused with the names of both', () => {
  expect(faultOf({ size: 8 }, png, ['pdf'], limits)).toBe('This tool takes PDF, and this is a PNG file.')
})

test('an empty file and one over the limit are refused', () => {
  expect(faultOf({ size: 0 }, bytes(''), ['pdf'], limits)).toContain('empty')
  expect(faultOf({ size: 50 * 1024 * 1024 }, bytes('%PDF-'), ['pdf'], limits)).toBeNull()
  expect(faultOf({ size: 50 * 1024 * 1024 + 1 }, bytes('%PDF-'), ['pdf'], limits)).toContain('larger than 50 MB')
})

test('what a tool takes is written as a list', () => {
  expect(acceptedNames(['pdf'])).toBe('PDF')
  expect(acceptedNames(['jpeg', 'png', 'tiff'])).toBe('JPEG, PNG or TIFF')
})
