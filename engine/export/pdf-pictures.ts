// Pictures of pages as objects of a PDF, as they are stored already where PDF knows the same compression: nothing is unpacked and packed again.

import { JpegEmbedder, type PDFContext, PDFRawStream, type PDFRef } from 'pdf-lib'
import type { Size } from '../geometry/index.ts'
import type { ExportSource, StoredPicture } from '../stages.ts'

/** A page's picture as the file brought it. */
export interface TakenPicture {
  /** Pixels. */
  readonly size: Size
  readonly place: (context: PDFContext) => Promise<PDFRef>
}

/** Pixels beyond which no picture is opened: the same as for pictures that come in. */
const mostPixels = 100_000_000

/**
 * The page's picture as the file brought it, however it lies, where PDF can show it without loss: a photograph with its own bytes, a picture in
 * pure black and white as a fax. null for other pictures, for one that its mark (EXIF) turns, and for files that bring none.
 */
export async function takenPicture({ original }: ExportSource, page: number): Promise<TakenPicture | null> {
  if (original === null || original.type === 'pdf') return null
  const { default: sharp } = await import('sharp')
  const { type, bytes } = original
  const image = () => sharp(bytes, { page: page - 1, limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true })
  const stored = await image()
    .metadata()
    .catch(() => null)
  if (stored === null || (stored.orientation ?? 1) !== 1) return null
  const { space, channels, width, height } = stored
  const size = { width, height }
  if (type === 'jpeg') return space === 'srgb' || space === 'b-w' ? { size, place: (context) => jpegObject(context, bytes) } : null
  if (stored.bitsPerSample !== 1 || channels !== 1 || space !== 'b-w') return null
  const fax = await image()
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tileHeight: height })
    .toBuffer()
    .then(onlyStrip)
    .catch(() => null)
  return fax === null ? null : { size, place: async (context) => faxObject(context, fax, size) }
}

/** The page's picture as it was drawn: writing on white paper is as small as PNG and stays sharp; a photograph is a tenth as JPEG. */
export async function drawnPicture(context: PDFContext, picture: StoredPicture): Promise<PDFRef> {
  const { default: sharp } = await import('sharp')
  const drawn = sharp(picture.bytes, { limitInputPixels: mostPixels }).flatten({ background: '#ffffff' }).toColourspace('srgb')
  const png = await drawn.clone().png({ palette: false, compressionLevel: 9 }).toBuffer()
  const jpg = await drawn.jpeg({ quality: 85 }).toBuffer()
  return png.length <= jpg.length ? pngObject(context, png) : jpegObject(context, jpg)
}

async function jpegObject(context: PDFContext, bytes: Uint8Array): Promise<PDFRef> {
  return (await JpegEmbedder.for(bytes)).embedIntoContext(context)
}

/** ISO 32000-1, 7.4.6: Group 4 (K below 0), whose white runs are the zeros that TIFF calls black. */
const faxObject = (context: PDFContext, data: Uint8Array, { width, height }: Size): PDFRef =>
  context.register(
    PDFRawStream.of(
      context.obj({
        ...imageEntries({ width, height }, 'DeviceGray', 1),
        Filter: 'CCITTFaxDecode',
        DecodeParms: { K: -1, Columns: width, Rows: height, BlackIs1: true },
      }),
      data,
    ),
  )

const imageEntries = ({ width, height }: Size, colours: 'DeviceGray' | 'DeviceRGB', bits: number) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: width,
  Height: height,
  ColorSpace: colours,
  BitsPerComponent: bits,
})

/** ISO 32000-1, 7.4.4.4: the data of PNG pictures are what PDF calls Flate with PNG predictors. `png` is plain: not interlaced, without palette. */
function pngObject(context: PDFContext, png: Uint8Array): PDFRef {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const data: Uint8Array[] = []
  // Each chunk: length, name, content, checksum (PNG, section 5.3), behind a signature of 8 bytes.
  for (let at = 8; at + 12 <= png.length; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === 0x49_44_41_54) data.push(png.subarray(at + 8, at + 8 + view.getUint32(at)))
  const [size, bits, kind] = [{ width: view.getUint32(16), height: view.getUint32(20) }, view.getUint8(24), view.getUint8(25)]
  const colours = kind === 0 ? 1 : 3
  return context.register(
    PDFRawStream.of(
      context.obj({
        ...imageEntries(size, colours === 1 ? 'DeviceGray' : 'DeviceRGB', bits),
        Filter: 'FlateDecode',
        DecodeParms: { Predictor: 15, Colors: colours, BitsPerComponent: bits, Columns: size.width },
      }),
      Buffer.concat(data),
    ),
  )
}

const stripPlaceTag = 273
const stripLengthTag = 279

/** The data of a TIFF file of one strip in the machine's usual byte order, as it is written here; null for any other. */
function onlyStrip(tiff: Uint8Array): Uint8Array | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const directory = view.getUint32(4, true)
  const numberIn = (tag: number): number | null => {
    for (let entry = 0; entry < view.getUint16(directory, true); entry++) {
      const at = directory + 2 + 12 * entry
      // A single number of 32 bits stands in the entry itself (TIFF 6.0, section 2).
      const isNumber = view.getUint16(at + 2, true) === 4 && view.getUint32(at + 4, true) === 1
      if (view.getUint16(at, true) === tag) return isNumber ? view.getUint32(at + 8, true) : null
    }
    return null
  }
  const [place, length] = [numberIn(stripPlaceTag), numberIn(stripLengthTag)]
  return tiff[0] !== 0x49 || place === null || length === null ? null : tiff.subarray(place, place + length)
}
