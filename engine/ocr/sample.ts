import { beginningOf, heightOf, lengthOf, type Quad } from './quad.ts'

/** Lines of a sample, and how many times as long as high each is cut: some 60 letters in all, in 0.1 s of processor time. */
const lines = 4
const longest = 8

/** The beginnings of the longest lines: as much as tells whether writing can be read this way up. */
export function sampleOf(quads: readonly Quad[]): readonly Quad[] {
  return quads
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, lines)
    .map((quad) => beginningOf(quad, Math.min(1, (longest * heightOf(quad)) / Math.max(1, lengthOf(quad)))))
}
