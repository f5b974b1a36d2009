import type { Projection } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'

/** A picture of one channel: 0 black to 255 white, rows without padding. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly values: Uint8Array
}

/**
 * The darkest of red, green and blue at each pixel: ink of any colour, a red stamp or yellow marker among them, is dark on white paper,
 * where the eye's own weighting would make light print of it.
 */
export function darkestChannel({ width, height, pixels }: Bitmap): Grey {
  const values = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < values.length; i++, at += 4) {
    const red = pixels[at] as number
    const green = pixels[at + 1] as number
    const blue = pixels[at + 2] as number
    values[i] = red < green ? (red < blue ? red : blue) : green < blue ? green : blue
  }
  return { width, height, values }
}

/** The picture made smaller by a whole number, each pixel the mean of those it stands for; the same picture for 1. */
export function shrunk({ width, height, values }: Grey, by: number): Grey {
  if (by <= 1) return { width, height, values }
  const across = Math.max(1, Math.floor(width / by))
  const down = Math.max(1, Math.floor(height / by))
  const made = new Uint8Array(across * down)
  const sums = new Uint32Array(across)
  for (let y = 0; y < down; y++) {
    sums.fill(0)
    const rows = Math.min(by, height - y * by)
    for (let row = y * by; row < y * by + rows; row++)
      for (let x = 0, at = row * width; x < across; x++)
        for (let step = 0; step < by && step + x * by < width; step++) sums[x] = (sums[x] as number) + (values[at++] as number)
    const count = rows * Math.min(by, width)
    for (let x = 0; x < across; x++) made[y * across + x] = (sums[x] as number) / count
  }
  return { width: across, height: down, values: made }
}

/** The picture as `map` (from the new picture's pixels to this one's) shows it, white where it does not reach. */
export function redrawnGrey(
  { width, height, values }: Grey,
  map: Projection,
  size: { readonly width: number; readonly height: number },
): Grey {
  const [a, b, c, d, e, f, g, h, i] = map
  const made = new Uint8Array(size.width * size.height).fill(255)
  for (let y = 0; y < size.height; y++) {
    const middleY = y + 0.5
    const [downX, downY, downW] = [b * middleY, e * middleY, h * middleY]
    for (let x = 0; x < size.width; x++) {
      const middleX = x + 0.5
      const w = g * middleX + downW + i
      const sourceX = (a * middleX + downX + c) / w - 0.5
      const sourceY = (d * middleX + downY + f) / w - 0.5
      if (!(sourceX > -0.5 && sourceY > -0.5 && sourceX < width - 0.5 && sourceY < height - 0.5)) continue
      const left = Math.max(0, Math.floor(sourceX))
      const top = Math.max(0, Math.floor(sourceY))
      const right = Math.min(width - 1, left + 1)
      const bottom = Math.min(height - 1, top + 1)
      const shareX = Math.max(0, sourceX - left)
      const shareY = Math.max(0, sourceY - top)
      const upper = (values[top * width + left] as number) * (1 - shareX) + (values[top * width + right] as number) * shareX
      const lower = (values[bottom * width + left] as number) * (1 - shareX) + (values[bottom * width + right] as number) * shareX
      made[y * size.width + x] = upper * (1 - shareY) + lower * shareY + 0.5
    }
  }
  return { ...size, values: made }
}
