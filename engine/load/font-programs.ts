// What the program of an embedded font says of itself, for files whose own names for it say nothing: printer drivers call all fonts "CIDFont+F1".

import type { Pdfium } from './pdfium.ts'

/** Looks of a font as its program states them. */
export interface FontProgram {
  /** Its PostScript name, as "CourierNewPS-BoldMT"; empty where it has none. */
  readonly name: string
  /** Stated by programs of TrueType and OpenType; others say it by their name alone. */
  readonly bold: boolean
  readonly italic: boolean
}

/** Names that writers of PDFs number fonts by, without the mark of a subset: "F1", "TT0", "C2_0", "CIDFont+F2", "MSTT31c54c", "__WRD_EMBED_SUB_48", "g_d0_f1". */
const numberedName = /^(?:(?:CIDFont|Font|Fnt)?[+_]?(?:F|TT|T|C|R|G)?[\d_]+|MSTT[\da-f]+|_*WRD_EMBED_SUB_\d+|g_d\d+_f\d+)$/i
/** true for a name that only numbers a font. */
export const isNumbered = (name: string): boolean => numberedName.test(name)

/** Bytes: larger programs hold whole Chinese or Japanese faces, and are not copied for their names. */
const largestProgram = 8 * 1024 * 1024

/** What the program that is embedded for a font tells of its looks; null for none, or one of another format. */
export function programOf({ call, heap, scratch }: Pdfium, font: number): FontProgram | null {
  if (call.FPDFFont_GetIsEmbedded(font) !== 1 || call.FPDFFont_GetFontData(font, 0, 0, scratch) === 0) return null
  const bytes = heap.HEAP32[scratch >> 2] ?? 0
  if (bytes <= 0 || bytes > largestProgram) return null
  const address = call.malloc(bytes)
  if (address === 0) return null
  const isWritten = call.FPDFFont_GetFontData(font, address, bytes, scratch) !== 0
  const program = isWritten ? readProgram(heap.HEAPU8.subarray(address, address + bytes)) : null
  call.free(address)
  return program
}

/** Bits of `head.macStyle` and of `OS/2.fsSelection`, and the weight from which on a face is bold (OpenType 1.9). */
const [boldInHead, italicInHead] = [1 << 0, 1 << 1]
const [italicSelected, obliqueSelected] = [1 << 0, 1 << 9]
const leastBold = 600

/** How programs of TrueType and OpenType begin: version 1.0, "OTTO", "true". */
const [versionOne, otto, mac] = [0x00010000, 0x4f54544f, 0x74727565]

/** Reads what a program of TrueType, OpenType, CFF or Type 1 says of itself; null for bytes that are none. */
export function readProgram(bytes: Uint8Array): FontProgram | null {
  if (bytes.length < 12) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = view.getUint32(0)
  if (kind === versionOne || kind === otto || kind === mac) return byTables(tablesOf(view))
  const name = bytes[0] === 1 && bytes[1] === 0 ? nameInCff(view) : nameInType1(bytes)
  return name === null ? null : { name, bold: false, italic: false }
}

/** The first of the names that follow the header of a CFF program (Adobe Technical Note 5176, chapters 6 and 7); null where they reach past its end. */
function nameInCff(view: DataView): string | null {
  const at = view.getUint8(2)
  if (at + 3 > view.byteLength || view.getUint16(at) === 0) return null
  const wide = view.getUint8(at + 2)
  const offsets = at + 3
  const names = offsets + (view.getUint16(at) + 1) * wide - 1
  if (wide < 1 || wide > 4 || offsets + 2 * wide > view.byteLength) return null
  const offset = (index: number): number =>
    Array.from({ length: wide }, (_, i) => view.getUint8(offsets + index * wide + i)).reduce((sum, byte) => 256 * sum + byte, 0)
  const [from, to] = [names + offset(0), names + offset(1)]
  if (to > view.byteLength || to <= from || to - from > longestName) return null
  return plainName(Array.from({ length: to - from }, (_, i) => view.getUint8(from + i)))
}

/** Bytes of a Type 1 program among which it says its name. */
const headOfType1 = 2048
/** The name that a Type 1 program defines (Adobe Type 1 Font Format, chapter 2); null for bytes that are none. */
function nameInType1(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headOfType1))
  return head.startsWith('%!') ? (/\/FontName\s*\/([!-~]{1,63})/.exec(head)?.[1] ?? null) : null
}

/** Reads the tables `head`, `OS/2` and `name`. */
function byTables(tables: ReadonlyMap<string, DataView>): FontProgram {
  const head = tables.get('head')
  const metrics = tables.get('OS/2')
  const style = head === undefined || head.byteLength < 46 ? 0 : head.getUint16(44)
  const weight = metrics === undefined || metrics.byteLength < 64 ? 0 : metrics.getUint16(4)
  const selection = metrics === undefined || metrics.byteLength < 64 ? 0 : metrics.getUint16(62)
  const names = tables.get('name')
  return {
    name: names === undefined ? '' : postScriptNameIn(names),
    bold: (style & boldInHead) !== 0 || weight >= leastBold,
    italic: (style & italicInHead) !== 0 || (selection & (italicSelected | obliqueSelected)) !== 0,
  }
}

/** The tables of a program by their tags; those that reach past its end are left out. */
function tablesOf(view: DataView): ReadonlyMap<string, DataView> {
  const tables = new Map<string, DataView>()
  for (let at = 12; at < 12 + 16 * view.getUint16(4) && at + 16 <= view.byteLength; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (offset + length <= view.byteLength) tables.set(tag, new DataView(view.buffer, view.byteOffset + offset, length))
  }
  return tables
}

/** Number of the PostScript name among those of a font, and its longest length. */
const postScriptName = 6
const longestName = 63

function postScriptNameIn(names: DataView): string {
  if (names.byteLength < 6) return ''
  const storage = names.getUint16(4)
  for (let at = 6; at < 6 + 12 * names.getUint16(2) && at + 12 <= names.byteLength; at += 12) {
    if (names.getUint16(at + 6) !== postScriptName) continue
    // Names of Macintosh (1) take a byte a letter, those of Unicode (0) and Windows (3) two; PostScript names are plain ASCII.
    const wide = names.getUint16(at) === 1 ? 1 : 2
    const [length, offset] = [names.getUint16(at + 8), storage + names.getUint16(at + 10)]
    if (offset + length > names.byteLength || length / wide > longestName) continue
    const letters = Array.from({ length: Math.floor(length / wide) }, (_, i) => names.getUint8(offset + wide * (i + 1) - 1))
    const name = plainName(letters)
    if (name !== null) return name
  }
  return ''
}

/** A name of printable ASCII without spaces, as PostScript names are; null for others. */
const plainName = (letters: readonly number[]): string | null =>
  letters.length > 0 && letters.every((letter) => letter > 32 && letter < 127) ? String.fromCharCode(...letters) : null
