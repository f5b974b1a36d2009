import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { column, pageOf, textIn } from './sample.ts'

/** Lines under each other that end together at the right margin. */
const flushRight = (texts: readonly string[], top: number) =>
  texts.flatMap((text, index) => {
    const end = typeset(text, { left: 0 }).at(-1)?.box.right ?? 0
    return typeset(text, { left: 523 - end, baseline: top + 12 * index })
  })

test('a block at the right margin is read with the head beside it, before what is below', () => {
  const words = [
    ...typeset('First Prairie Bank', { left: 72, baseline: 100, size: 18 }),
    ...flushRight(['Statement period', 'October 1 to October 31, 2026', 'Account 4471'], 92),
    ...column(['Martha Okafor', '1180 Grant Avenue', 'Lincoln'], 72, 150),
    ...typeset('Account summary', { left: 72, baseline: 210, size: 14 }),
  ]
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual([
    'First Prairie Bank',
    'Statement period / October 1 to October 31, 2026 / Account 4471',
    'Martha Okafor / 1180 Grant Avenue / Lincoln',
    'Account summary',
  ])
})

test('an address is cut from what goes on below it where both columns begin anew', () => {
  const words = [
    ...column(['Brandon Tool Company', '88 Foundry Way', 'Akron', 'Vendor', 'Keystone Fasteners', '401 Rail Street'], 72, 100),
    ...flushRight(['Purchase order', 'Number 871'], 100),
    ...column(['Ship to', 'Receiving dock', '90 Foundry Way'], 330, 136),
  ]
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual([
    'Brandon Tool Company / 88 Foundry Way / Akron',
    'Purchase order / Number 871',
    'Vendor / Keystone Fasteners / 401 Rail Street',
    'Ship to / Receiving dock / 90 Foundry Way',
  ])
})

test('columns of running text are read one after the other though the lines of the right one end together', () => {
  const left = column(
    ['what is said here goes on and on over the line', 'and the next one until the column is at its end', 'where it stops'],
    72,
    100,
  )
  const right = flushRight(['beside it another text is set that goes on as well', 'to the margin of the page in lines of its own'], 100)
  const below = column(['the first column goes on here below the second one', 'with two more lines of what it has to say'], 72, 148)
  expect(
    layout(pageOf([...left, ...right, ...below]))
      .regions.map(textIn)
      .join(' / '),
  ).toMatch(/stops \/ the first column goes on .* \/ beside it/)
})
