import { expect, test } from 'vitest'
import { fatesOf, type Printed } from './whole-blocks.ts'

const fate = (printed: Printed, ...read: Parameters<typeof fatesOf>[1]) => fatesOf([printed], read)[0]?.fate

test('a block is whole where one of its kind has its text, however the lines broke', () => {
  expect(fate({ kind: 'heading', text: 'The loom-house' }, { kind: 'heading', text: 'The loom-\nhouse' })).toBe('whole')
  expect(fate({ kind: 'item', text: 'wool' }, { kind: 'item', text: '12. wool' })).toBe('whole')
  expect(fate({ kind: 'term', text: '--help' }, { kind: 'code', text: '--help' })).toBe('whole')
  expect(fate({ kind: 'heading', text: 'The loom' }, { kind: 'paragraph', text: 'The loom' })).toBe('other kind')
})

test('a block that is not whole is within another, in pieces, or lost', () => {
  const printed: Printed = { kind: 'paragraph', text: 'Looms are set up in spring.' }
  expect(fate(printed, { kind: 'paragraph', text: 'As told, looms are set up in spring.' })).toBe('within another')
  expect(
    fate(
      { ...printed, text: `${printed.text} Hemp is sown.` },
      { kind: 'paragraph', text: printed.text },
      { kind: 'paragraph', text: 'Hemp is sown.' },
    ),
  ).toBe('in pieces')
  expect(fate(printed, { kind: 'paragraph', text: 'Hemp is sown.' })).toBe('lost')
})
