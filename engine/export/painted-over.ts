import sharp, { type Sharp } from 'sharp'
import type { Box } from '../geometry/index.ts'

/** The picture with the boxes, given in its whole pixels, filled with the colour that is usual around each. */
export async function paintedOver(picture: Sharp, boxes: readonly Box[]): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const { left, top, right, bottom } of boxes) {
    const edge: number[] = []
    for (let x = left; x < right; x++) edge.push(top * width + x, (bottom - 1) * width + x)
    for (let y = top; y < bottom; y++) edge.push(y * width + left, y * width + right - 1)
    for (let channel = 0; channel < channels; channel++) {
      const values = edge.map((at) => data[at * channels + channel] ?? 255).sort((a, b) => a - b)
      const usual = values[Math.floor(values.length / 2)] ?? 255
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) data[(y * width + x) * channels + channel] = usual
    }
  }
  return sharp(data, { raw: { width, height, channels } })
}
