import type { Projection, Size } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'

/**
 * The picture as `map` (from pixels of the new picture to pixels of the given one) shows it: `size` pixels, white where the given picture
 * does not reach. Between pixels it is interpolated linearly; quarter turns and whole shifts copy pixels as they are.
 */
export function redrawn(bitmap: Bitmap, map: Projection, size: Size, dpi: number): Bitmap {
  const from = new Uint32Array(aligned(bitmap.pixels).buffer, aligned(bitmap.pixels).byteOffset, bitmap.width * bitmap.height)
  const made = new Uint32Array(size.width * size.height).fill(0xffffffff)
  const [a, b, c, d, e, f, g, h, i] = map
  const { width, height } = bitmap
  for (let y = 0, at = 0; y < size.height; y++) {
    const middleY = y + 0.5
    for (let x = 0; x < size.width; x++, at++) {
      const middleX = x + 0.5
      const w = g * middleX + h * middleY + i
      const sourceX = (a * middleX + b * middleY + c) / w - 0.5
      const sourceY = (d * middleX + e * middleY + f) / w - 0.5
      if (!(sourceX > -0.5 && sourceY > -0.5 && sourceX < width - 0.5 && sourceY < height - 0.5)) continue
      const left = sourceX < 0 ? 0 : sourceX | 0
      const top = sourceY < 0 ? 0 : sourceY | 0
      // Shares of 256: whole numbers are twice as fast, and no eye tells the difference.
      const shareX = sourceX < 0 ? 0 : ((sourceX - left) * 256) | 0
      const shareY = sourceY < 0 ? 0 : ((sourceY - top) * 256) | 0
      const corner = top * width + left
      const right = left + 1 < width ? 1 : 0
      const below = top + 1 < height ? width : 0
      const p = from[corner] as number
      const q = from[corner + right] as number
      const r = from[corner + below] as number
      const s = from[corner + below + right] as number
      if (p === q && p === r && p === s) {
        made[at] = p
        continue
      }
      const ws = (shareX * shareY) >> 8
      const wq = shareX - ws
      const wr = shareY - ws
      const wp = 256 - shareX - shareY + ws
      const red = ((p & 255) * wp + (q & 255) * wq + (r & 255) * wr + (s & 255) * ws) >> 8
      const green = (((p >>> 8) & 255) * wp + ((q >>> 8) & 255) * wq + ((r >>> 8) & 255) * wr + ((s >>> 8) & 255) * ws) >> 8
      const blue = (((p >>> 16) & 255) * wp + ((q >>> 16) & 255) * wq + ((r >>> 16) & 255) * wr + ((s >>> 16) & 255) * ws) >> 8
      made[at] = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
    }
  }
  return { ...size, pixels: new Uint8Array(made.buffer), dpi }
}

/** The same bytes, copied only where they do not begin at a multiple of four. */
const aligned = (pixels: Uint8Array): Uint8Array => (pixels.byteOffset % 4 === 0 ? pixels : pixels.slice())
