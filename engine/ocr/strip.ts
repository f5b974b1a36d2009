import type { Bitmap } from '../stages.ts'
import { heightOf, lengthOf, type Quad } from './quad.ts'

/** A line of writing cut out, turned level and scaled to the height that the recogniser reads. */
export interface Strip {
  readonly quad: Quad
  /** Pixels; the height is `stripHeight`. */
  readonly width: number
  /** By what share of its length the line is drawn, against its height. */
  readonly stretch: number
  /** RGB, rows without padding. */
  readonly pixels: Uint8Array
}

/** Pixels: what the network was trained on. */
export const stripHeight = 48
/** Lines lower than this in the picture, in pixels, have no detail to spare: two forms of 100 dots an inch lost 5 points of bag-of-words F1 by a squeeze. */
const detailedHeight = 36
/** Longer lines are squeezed more: at 3,200 pixels some 150 letters stand on a line. */
const widest = 3200
const narrowest = 16

/** Cuts the quad out of the picture, drawn longer or shorter by `stretch`; low ones never shorter. */
export function cutStrip(image: Bitmap, quad: Quad, stretch: number): Strip {
  const scale = stripHeight / Math.max(1, heightOf(quad))
  const shareOfLength = heightOf(quad) < detailedHeight ? Math.max(1, stretch) : stretch
  const width = Math.max(narrowest, Math.min(widest, Math.ceil(lengthOf(quad) * scale * shareOfLength)))
  const pixels = new Uint8Array(width * stripHeight * 3)
  // Where the picture is finer than the strip, each pixel is the mean of some samples: one would miss thin strokes.
  const samples = Math.max(1, Math.min(4, Math.round(1 / scale)))
  const [origin, end, , below] = quad
  const bends = Float64Array.from({ length: width * samples }, (_, at) => quad.bend?.((at + 0.5) / (width * samples)) ?? 0)
  const acrossX = (end.x - origin.x) / (width * samples)
  const acrossY = (end.y - origin.y) / (width * samples)
  const downX = (below.x - origin.x) / (stripHeight * samples)
  const downY = (below.y - origin.y) / (stripHeight * samples)
  const { width: imageWidth, height: imageHeight, pixels: source } = image
  const lastX = imageWidth - 1.001
  const lastY = imageHeight - 1.001
  const share = 1 / (samples * samples)
  for (let y = 0; y < stripHeight; y++)
    for (let x = 0; x < width; x++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let sampleY = 0; sampleY < samples; sampleY++)
        for (let sampleX = 0; sampleX < samples; sampleX++) {
          const across = x * samples + sampleX + 0.5
          const down = y * samples + sampleY + 0.5
          const pointX = Math.min(lastX, Math.max(0, origin.x + across * acrossX + down * downX - 0.5))
          const bend = bends[x * samples + sampleX] as number
          const pointY = Math.min(lastY, Math.max(0, origin.y + across * acrossY + down * downY + bend - 0.5))
          const left = Math.floor(pointX)
          const top = Math.floor(pointY)
          const right = pointX - left
          const bottom = pointY - top
          const at = (top * imageWidth + left) * 4
          const under = at + imageWidth * 4
          const a = (1 - right) * (1 - bottom)
          const b = right * (1 - bottom)
          const c = (1 - right) * bottom
          const d = right * bottom
          red +=
            (source[at] as number) * a + (source[at + 4] as number) * b + (source[under] as number) * c + (source[under + 4] as number) * d
          green +=
            (source[at + 1] as number) * a +
            (source[at + 5] as number) * b +
            (source[under + 1] as number) * c +
            (source[under + 5] as number) * d
          blue +=
            (source[at + 2] as number) * a +
            (source[at + 6] as number) * b +
            (source[under + 2] as number) * c +
            (source[under + 6] as number) * d
        }
      const to = (y * width + x) * 3
      pixels[to] = red * share + 0.5
      pixels[to + 1] = green * share + 0.5
      pixels[to + 2] = blue * share + 0.5
    }
  return { quad, width, stretch: width / Math.max(1, lengthOf(quad) * scale), pixels }
}
