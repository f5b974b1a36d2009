// A typeface without ink. Text laid invisibly over a page's picture must name a face; this one is a few hundred bytes, shows nothing even
// where a reader forgets that the text is invisible, and says of every sign which letter it is, whatever the language.

import { type PDFContext, PDFHexString, type PDFRef, PDFString } from 'pdf-lib'

/** The width of every sign as a share of the size. */
export const signWidth = 0.5

/** The signs of one file's invisible text, numbered as they come. */
export class InvisibleSigns {
  readonly #numbers = new Map<string, number>()

  /** The text as a hexadecimal string of the file's own sign numbers. */
  encode(text: string): string {
    return [...text].map((sign) => hex(this.#numberOf(sign))).join('')
  }

  /** Writes the face for the signs used so far into a file, under the reference that pages name in their resources. */
  embed(context: PDFContext, reference: PDFRef): void {
    const file = context.register(context.flateStream(emptyFace(), { Length1: emptyFace().length }))
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: faceName,
        FontBBox: [0, 0, 1000 * signWidth, 1000],
        Flags: 5,
        ItalicAngle: 0,
        Ascent: 800,
        Descent: -200,
        CapHeight: 800,
        StemV: 80,
        FontFile2: file,
      }),
    )
    const face = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: faceName,
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: descriptor,
        DW: 1000 * signWidth,
        // Every sign is drawn as glyph 1, which is empty.
        CIDToGIDMap: context.register(context.flateStream(new Uint8Array(2 * (this.#numbers.size + 1)).map((_, index) => index % 2))),
      }),
    )
    context.assign(
      reference,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: faceName,
        Encoding: 'Identity-H',
        DescendantFonts: [face],
        ToUnicode: context.register(context.flateStream(this.#toUnicode())),
      }),
    )
  }

  #numberOf(sign: string): number {
    const number = this.#numbers.get(sign) ?? this.#numbers.size + 1
    // The numbers have two bytes; a document in more signs than that is none.
    if (number > 0xff_ff) return 1
    this.#numbers.set(sign, number)
    return number
  }

  /** ISO 32000-1, 9.10.3: which letters the numbers stand for, at most 100 in a block. */
  #toUnicode(): string {
    const lines = [...this.#numbers].map(([sign, number]) => `<${hex(number)}> <${utf16(sign)}>`)
    const blocks: string[] = []
    for (let at = 0; at < lines.length; at += 100) {
      const part = lines.slice(at, at + 100)
      blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
    }
    return (
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n' +
      `1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
    )
  }
}

const faceName = 'Glyphless'
const hex = (number: number): string => number.toString(16).padStart(4, '0').toUpperCase()
const utf16 = (sign: string): string => PDFHexString.fromText(sign).asString().replace(/^FEFF/i, '')

/** The smallest TrueType file with one empty glyph beside the one for missing signs (OpenType 1.9, the tables that PDF asks for). */
function emptyFace(): Uint8Array {
  const tables: readonly (readonly [string, Uint8Array])[] = [
    ['glyf', words(0, 0)],
    // Version 1.0, revision, checksum left out, magic number, flags, 1000 units to the em, no dates, no box, plain, 8 pixels at least.
    ['head', words(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 1000, 0, 8, 2, 0, 0)],
    // Version 1.0, ascent, descent, gap, widest, bearings, slope, one width.
    ['hhea', words(1, 0, 800, -200, 0, 500, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1)],
    ['hmtx', words(500, 0, 0)],
    ['loca', words(0, 0, 0)],
    // Version 1.0, two glyphs, nothing in them.
    ['maxp', words(1, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
  ]
  const padded = tables.map(([, data]) => Math.ceil(data.length / 4) * 4)
  const start = 12 + 16 * tables.length
  const file = new Uint8Array(start + padded.reduce((sum, size) => sum + size, 0))
  const view = new DataView(file.buffer)
  view.setUint32(0, 0x0001_0000)
  for (const [index, value] of [tables.length, 64, 2, tables.length * 16 - 64].entries()) view.setUint16(4 + 2 * index, value)
  let at = start
  tables.forEach(([tag, data], index) => {
    const entry = 12 + 16 * index
    for (let letter = 0; letter < 4; letter++) view.setUint8(entry + letter, tag.charCodeAt(letter))
    file.set(data, at)
    view.setUint32(entry + 4, sumOf(data))
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, data.length)
    at += padded[index] ?? 0
  })
  return file
}

function words(...values: readonly number[]): Uint8Array {
  const data = new DataView(new ArrayBuffer(2 * values.length))
  values.forEach((value, index) => {
    data.setUint16(2 * index, value & 0xff_ff)
  })
  return new Uint8Array(data.buffer)
}

/** The sum of a table's 32-bit words, as its entry must give it. */
function sumOf(data: Uint8Array): number {
  let sum = 0
  data.forEach((byte, index) => {
    sum = (sum + byte * 2 ** (8 * (3 - (index % 4)))) % 2 ** 32
  })
  return sum
}
