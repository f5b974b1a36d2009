import sharp from 'sharp'
import type { Bitmap } from '../../stages.ts'
import type { Chance } from './chance.ts'

/**
 * Spoils a clean page: low resolution, blur, faded or spread ink, uneven light, noise, fax, and what JPEG does. `size` is that of the type in
 * pixels; no page is made so small that people could not read it (7 pixels).
 */
export async function spoil(page: Buffer, size: number, chance: Chance): Promise<Bitmap> {
  const whole = await sharp(page).metadata()
  const shrink = chance.happens(0.6) ? Math.max(8 / size, chance.between(0.3, 1)) : 1
  const width = Math.round(whole.width * Math.min(1, shrink))
  let image = sharp(page)
    .greyscale()
    .resize({ width, kernel: chance.one(['cubic', 'linear', 'lanczos3']) })
  if (chance.happens(0.5)) image = image.blur(chance.between(0.3, 0.3 + 0.06 * size * Math.min(1, shrink)))
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const grey = Float32Array.from({ length: info.width * info.height }, (_, index) => data[index * info.channels] as number)
  fade(grey, info.width, chance)
  const bytes = Uint8ClampedArray.from(grey)
  if (chance.happens(0.15)) {
    const threshold = chance.between(90, 190)
    for (let i = 0; i < bytes.length; i++) bytes[i] = (bytes[i] as number) < threshold ? 0 : 255
  }
  const raw = sharp(Buffer.from(bytes.buffer), { raw: { width: info.width, height: info.height, channels: 1 } })
  const packed = chance.happens(0.7) ? await raw.jpeg({ quality: 25 + chance.below(70) }).toBuffer() : await raw.png().toBuffer()
  const back = sharp(packed).resize({ width: whole.width, kernel: 'cubic' }).toColourspace('srgb').ensureAlpha().raw()
  const made = await back.toBuffer({ resolveWithObject: true })
  return { width: made.info.width, height: made.info.height, pixels: new Uint8Array(made.data), dpi: 150 }
}

/** Paper and ink of their own greys, light that falls off across the page, bands that a print head left out, grain. */
function fade(grey: Float32Array, width: number, chance: Chance): void {
  const paper = chance.between(190, 255)
  const ink = chance.happens(0.3) ? chance.between(80, 165) : chance.between(0, 80)
  const [slopeX, slopeY] = chance.happens(0.4) ? [chance.between(-70, 70), chance.between(-70, 70)] : [0, 0]
  const height = grey.length / width
  const grain = chance.happens(0.6) ? chance.between(2, 26) : 0
  const bands = chance.happens(0.12) ? chance.between(2, 4) : 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const light = slopeX * (x / width - 0.5) + slopeY * (y / height - 0.5)
      const faded = bands > 0 && y % Math.round(bands) === 0 ? 0.35 : 1
      const share = ((255 - (grey[at] as number)) / 255) * faded
      const noise = grain * (chance.share() + chance.share() + chance.share() - 1.5)
      grey[at] = Math.max(0, Math.min(255, paper + (ink - paper) * share + light + noise))
    }
}
