import sharp, { type Metadata, type Sharp } from 'sharp'
import { scaling } from '../geometry/index.ts'
import { type Bitmap, ConversionFailure, type FileType, type LoadOptions, type OpenFile, type OpenPage } from '../stages.ts'
import { pixelHeightIn } from './tiff-pixels.ts'

// libvips would otherwise try every loader it has, among them SVG, PDF, ImageMagick and OpenSlide.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadTiffBuffer'] })

const pointsPerInch = 72
/** Cameras and screens write 72 or 96 or nothing at all; a page then is taken to be this wide, so that font sizes and gaps come out as on paper. */
const assumedPageWidthPoints = 595
/** Below this a stated resolution is a camera's or a screen's default rather than a scanner's statement. */
const leastCredibleDpi = 100
const mostCredibleDpi = 2400

/** Opens a picture with as many pages as it has frames. Only headers are read; the limits on sides and pixels are checked there, before anything is decoded. */
export async function openImage(file: Uint8Array, type: Exclude<FileType, 'pdf'>, options: LoadOptions): Promise<OpenFile> {
  const first = await header(file, 0, options)
  const pageCount = type === 'tiff' ? (first.pages ?? 1) : 1
  if (pageCount > options.limits.pages) throw new ConversionFailure('too-many-pages')
  const page = async (number: number): Promise<OpenPage> => {
    if (!Number.isInteger(number) || number < 1 || number > pageCount) throw new ConversionFailure('page-out-of-range')
    const pixelHeight = type === 'tiff' ? pixelHeightIn(file, number - 1) : 1
    return openFrame(file, number, number === 1 ? first : await header(file, number - 1, options), pixelHeight, options)
  }
  return { type, pageCount, outline: [], page, attachments: async () => [], close: async () => {} }
}

/** `pixelHeight`: how many times as high as wide the stored pixels are. */
function openFrame(file: Uint8Array, number: number, frame: Metadata, pixelHeight: number, options: LoadOptions): OpenPage {
  const turned = (frame.orientation ?? 1) >= 5
  const pixels = turned ? { width: frame.height, height: frame.width } : { width: frame.width, height: frame.height }
  const stretched = frame.width * frame.height * pixelHeight <= options.limits.pixels ? pixelHeight : 1
  const shape = turned ? 1 / stretched : stretched
  const across = statedResolution(frame)
  const stated = across === null || !turned ? across : across / stretched
  const dpi = stated ?? (Math.min(pixels.width, pixels.height) / assumedPageWidthPoints) * pointsPerInch
  const scale = dpi / pointsPerInch

  return {
    number,
    size: { width: pixels.width / scale, height: (pixels.height * shape) / scale },
    sized: stated === null ? 'assumed' : 'stated',
    toImage: scaling(scale, scale / shape),
    marks: async () => null,
    render: (wanted) => renderFrame(decoder(file, number - 1, options), wanted, dpi, shape),
  }
}

/** The header of one frame; throws damaged-file or too-many-pixels. */
async function header(file: Uint8Array, frame: number, options: LoadOptions): Promise<Metadata> {
  const metadata = await decoder(file, frame, options)
    .metadata()
    .catch((cause) => {
      throw new ConversionFailure(
        /pixel limit|maximum supported image dimension/i.test(String(cause)) ? 'too-many-pixels' : 'damaged-file',
        undefined,
        { cause },
      )
    })
  const { side, pixels } = options.limits
  if (metadata.width > side || metadata.height > side || metadata.width * metadata.height > pixels)
    throw new ConversionFailure('too-many-pixels')
  return metadata
}

/** A picture cut short still shows what arrived; `failOn: none` keeps it. */
function decoder(file: Uint8Array, page: number, options: LoadOptions): Sharp {
  return sharp(file, { page, limitInputPixels: options.limits.pixels, failOn: 'none', sequentialRead: true })
}

/** Pixels of one frame, upright by its EXIF orientation, on white, at `wanted` dots an inch; those given are `shape` times as high as wide. */
async function renderFrame(image: Sharp, wanted: number, dpi: number, shape: number): Promise<Bitmap> {
  let upright = image.rotate().toColourspace('srgb').flatten({ background: '#ffffff' }).ensureAlpha()
  const metadata = await image.metadata()
  const turned = (metadata.orientation ?? 1) >= 5
  const [width, height] = turned ? [metadata.height, metadata.width] : [metadata.width, metadata.height]
  const resized = (length: number): number => Math.max(1, Math.round((length * wanted) / dpi))
  if (wanted !== dpi || shape !== 1) upright = upright.resize({ width: resized(width), height: resized(height * shape), fit: 'fill' })
  try {
    const { data, info } = await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length), dpi: wanted }
  } catch (cause) {
    throw new ConversionFailure('damaged-file', undefined, { cause })
  }
}

/** Dots an inch as the file says, when that is what a scanner would say; null when it does not say or says what cameras and screens do. */
function statedResolution({ density }: Metadata): number | null {
  return density !== undefined && density >= leastCredibleDpi && density <= mostCredibleDpi ? density : null
}
