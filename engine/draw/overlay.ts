import type { Box, Point } from '../geometry/index.ts'
import type { Colour } from './canvas.ts'

/** What is drawn over a page's picture, in page points; areas lie under lines, lines under outlines and labels. */
export interface Overlay {
  readonly boxes: readonly OverlayBox[]
  readonly lines: readonly OverlayLine[]
}
export interface OverlayBox {
  readonly box: Box
  readonly colour: Colour
  /** null: no label. */
  readonly label: string | null
  /** How strongly the inside is tinted, 0 (not at all) to 1. */
  readonly tint: number
}
export interface OverlayLine {
  readonly from: Point
  readonly to: Point
  readonly colour: Colour
}
