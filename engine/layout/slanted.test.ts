import { expect, test } from 'vitest'
import { textOfLine, type Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { slantedWriting } from './slanted.ts'

/** The words of a text turned about a point, in level boxes, as a file gives them. */
function turned(texts: readonly string[], degrees: number, x: number, y: number): readonly Word[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return texts.flatMap((text, i) =>
    typeset(text, { left: 0, baseline: i * 12 }).map((word): Word => {
      const corners = [word.box.left, word.box.right].flatMap((along) =>
        [word.baseline - 7.2, word.baseline + 0.2].map((across) => ({
          x: x + along * cos - across * sin,
          y: y + along * sin + across * cos,
        })),
      )
      const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
      const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
      return { ...word, box, baseline: (box.top + box.bottom) / 2 }
    }),
  )
}

const notice = [
  'When the upper road is closed the carts',
  'stop at the lower bridge, where customers',
  'meet them and carry the sacks home.',
]

test('a text at a slant is read line by line, whether it falls or rises', () => {
  const upright = typeset('All that is delivered is paid on the day', { baseline: 60 })
  for (const degrees of [30, -30, 25, -40]) {
    const own = turned(notice, degrees, 120, 400)
    const { runs, level } = slantedWriting([...upright, ...own])
    expect(runs.map((run) => run.map(textOfLine))).toEqual([notice])
    expect(level).toEqual(upright)
  }
})

test('titles at a slant beside each other, and level writing, are left to others', () => {
  const titles = ['Flour', 'Barley', 'Wheat', 'Linseed'].flatMap((title, i) => turned([title], -45, 100 + i * 30, 200))
  expect(slantedWriting(titles).runs).toEqual([])
  const words = typeset('and nothing here is set at any slant')
  expect(slantedWriting(words)).toEqual({ runs: [], level: words })
})
