import sharp from 'sharp'
import type { Box, Size } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { Canvas, labelHeight } from './canvas.ts'
import type { Overlay } from './overlay.ts'
import { overlayOf, type StageResults } from './stage-overlays.ts'

/** A page as the file's reader draws it. */
export interface PagePicture {
  readonly number: number
  readonly size: Size
  readonly bitmap: Bitmap
}

/** The overlay drawn over the page's picture, as the bytes of a PNG file of the picture's size. */
export async function draw({ bitmap, size }: PagePicture, { boxes, lines }: Overlay): Promise<Uint8Array> {
  const canvas = new Canvas(bitmap)
  const acrossPoint = bitmap.width / size.width
  const downPoint = bitmap.height / size.height
  const thickness = Math.max(1, Math.round(bitmap.dpi / 100))
  const edges = ({ left, top, right, bottom }: Box) =>
    [Math.floor(left * acrossPoint), Math.floor(top * downPoint), Math.ceil(right * acrossPoint), Math.ceil(bottom * downPoint)] as const
  for (const { box, colour, tint } of boxes) if (tint > 0) canvas.fill(...edges(box), colour, tint)
  for (const { from, to, colour } of lines)
    canvas.line(from.x * acrossPoint, from.y * downPoint, to.x * acrossPoint, to.y * downPoint, colour, thickness)
  for (const { box, colour } of boxes) canvas.outline(...edges(box), colour, thickness)
  for (const { box, colour, label } of boxes) {
    const [left, top] = edges(box)
    const dot = thickness + 1
    // Above the box where there is room, so that it does not cover what the box is about.
    if (label !== null) canvas.label(label, left, top >= labelHeight(dot) ? top - labelHeight(dot) : top, colour, dot)
  }
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const }
  return sharp(canvas.pixels, { raw }).png({ compressionLevel: 6 }).toBuffer()
}

/** What a stage made of a page, drawn over the page's picture: for people who ask why, and for failed tests. */
export function drawStage<Stage extends keyof StageResults>(
  stage: Stage,
  made: StageResults[Stage],
  picture: PagePicture,
): Promise<Uint8Array> {
  return draw(picture, overlayOf(stage, made, picture.number))
}

export type { Colour } from './canvas.ts'
export type { Overlay, OverlayBox, OverlayLine } from './overlay.ts'
export type { StageResults } from './stage-overlays.ts'
