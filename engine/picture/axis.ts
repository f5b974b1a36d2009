import type { Letters } from './letters.ts'

/** Which way the lines of a picture run: across it, or down it as on a page that lies on its side. */
export interface Axis {
  readonly runs: 'across' | 'down'
  /** Share of the letters that say so, 0.5 to 1. */
  readonly share: number
}

/** Letters looked at: more say the same. */
const mostLetters = 2500

/**
 * Which way lines run, by the nearest neighbour of each letter: letters stand closer in a word than lines under each other (O'Gorman, The
 * document spectrum for page layout analysis, 1993). Pieces much longer than high are words whose letters touch and speak for themselves.
 */
export function axisOf({ pieces, size }: Letters): Axis {
  let across = 0
  let down = 0
  const cell = Math.max(4, size * 2)
  const grid = new Map<number, number[]>()
  const keyOf = (column: number, row: number): number => row * 65536 + column
  pieces.forEach((piece, index) => {
    const key = keyOf(Math.floor((piece.left + piece.right) / 2 / cell), Math.floor((piece.top + piece.bottom) / 2 / cell))
    const there = grid.get(key)
    if (there === undefined) grid.set(key, [index])
    else there.push(index)
  })
  const step = Math.max(1, Math.floor(pieces.length / mostLetters))
  for (let index = 0; index < pieces.length; index += step) {
    const piece = pieces[index]
    if (piece === undefined) continue
    const width = piece.right - piece.left
    const height = piece.bottom - piece.top
    if (width > 2.5 * height) across += Math.min(6, width / height - 1)
    else if (height > 2.5 * width && width > 0.5 * size) down += Math.min(6, height / width - 1)
    const x = (piece.left + piece.right) / 2
    const y = (piece.top + piece.bottom) / 2
    let nearest = Number.POSITIVE_INFINITY
    let direction: 'across' | 'down' | null = null
    for (let row = Math.floor(y / cell) - 1; row <= Math.floor(y / cell) + 1; row++)
      for (let column = Math.floor(x / cell) - 1; column <= Math.floor(x / cell) + 1; column++)
        for (const other of grid.get(keyOf(column, row)) ?? []) {
          const neighbour = pieces[other]
          if (neighbour === undefined || other === index) continue
          // The white between the two: broad letters are no further apart than slender ones.
          const dx = Math.max(0, Math.max(neighbour.left - piece.right, piece.left - neighbour.right))
          const dy = Math.max(0, Math.max(neighbour.top - piece.bottom, piece.top - neighbour.bottom))
          if ((dx > 0 && dy > 0) || dx + dy >= nearest) continue
          nearest = dx + dy
          direction = dx > dy ? 'across' : dy > dx ? 'down' : null
        }
    if (direction === 'across') across++
    if (direction === 'down') down++
  }
  const all = across + down
  if (all < 8) return { runs: 'across', share: 0.5 }
  return across >= down ? { runs: 'across', share: across / all } : { runs: 'down', share: down / all }
}
