import { describe, expect, test } from 'vitest'
import { pairsOn } from './sample.ts'

describe('labels without colons over their answers', () => {
  test('are told by one beside them that its words tell', () => {
    const pairs = pairsOn([
      [72, 100, 'Membership number', { size: 8 }],
      [320, 100, 'Preferred gate', { size: 8 }],
      [72, 115, '47119'],
      [320, 115, 'North gate'],
    ])
    expect(pairs).toContainEqual(['Membership number', '47119'])
    expect(pairs).toContainEqual(['Preferred gate', 'North gate'])
  })

  test('are none where further rows stand below: a table', () => {
    const pairs = pairsOn([
      [72, 100, 'Number', { size: 8 }],
      [320, 100, 'Gate', { size: 8 }],
      [72, 115, '47119'],
      [320, 115, 'North side'],
      [72, 129, '47120'],
      [320, 129, 'South side'],
    ])
    expect(pairs.filter(([label, value]) => label === 'Gate' && value === 'North side')).toEqual([])
  })
})
