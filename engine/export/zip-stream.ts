// A zip that goes out while it is written.

import { crc32, deflateRawSync } from 'node:zlib'
import { Zip, ZipDeflate, type ZipInputFile } from 'fflate'

/** The first moment a zip can tell, in local time, as zip has it: the same bytes in every time zone. */
export const zipDate = (): Date => new Date(1980, 0, 1)

/** How hard the compressor works, 0 to 9. */
export type Level = 0 | 4 | 6

/**
 * A zip of entries that are written one after the other, or kept compressed till they end while others go out. The same entries give the same bytes,
 * however often `taken` is asked. `working` is called for every piece.
 */
export class ZipStream {
  readonly #working: () => void
  readonly #zip: Zip
  #chunks: Uint8Array[] = []

  constructor(working: () => void = () => {}) {
    this.#working = working
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error
      this.#chunks.push(chunk)
    })
  }

  /** An entry that waits, compressed, until `add` puts it in. */
  waiting(level: Level): ZipEntry {
    return new ZipEntry(level, this.#working)
  }

  /** Puts an entry in: what was written to it at once, the rest as it comes. Another can be put in when it has ended. */
  add(entry: ZipEntry, path: string): void {
    entry.addTo(this.#zip, path)
  }

  /** A whole entry at once. */
  addWhole(path: string, content: string | Uint8Array, level: Level): void {
    const entry = this.waiting(level)
    this.add(entry, path)
    if (typeof content === 'string') entry.write(content)
    else entry.writeBytes(content)
    entry.end()
  }

  /** Puts in what was compressed before. */
  addPacked(path: string, { bytes, ...sizes }: Packed): void {
    const entry: ZipInputFile = { ...sizes, filename: path, compression: deflated, mtime: zipDate() }
    this.#zip.add(entry)
    entry.ondata?.(null, bytes, true)
    this.#working()
  }

  /** What has been written since this was last asked. */
  taken(): Uint8Array {
    const bytes = joined(this.#chunks)
    this.#chunks = []
    return bytes
  }

  /** Ends the zip, and returns what has not been taken yet. */
  end(): Uint8Array {
    this.#zip.end()
    return this.taken()
  }
}

/** Text is handed to the compressor in pieces of about this many characters. */
const pieceLength = 65_536
/** 2 to this power kilobytes for each entry's compressor: the 256 that fflate takes otherwise made a workbook of 2,600 sheets allocate 5 GB in all. */
const compressorMemory = 4
const encoder = new TextEncoder()

/** A file of a zip: compressed as it is written, and kept so until it is added. */
export class ZipEntry {
  readonly #entry: ZipDeflate
  readonly #working: () => void
  readonly #compressed: { readonly bytes: Uint8Array<ArrayBuffer>; readonly final: boolean }[] = []
  #piece = ''

  constructor(level: Level, working: () => void) {
    this.#working = working
    this.#entry = new ZipDeflate('', { level, mem: compressorMemory })
    this.#entry.mtime = zipDate()
    this.#entry.ondata = (error, bytes, final) => {
      if (error) throw error
      this.#compressed.push({ bytes, final })
    }
  }

  write(text: string): void {
    this.#piece += text
    if (this.#piece.length < pieceLength) return
    this.#entry.push(encoder.encode(this.#piece))
    this.#piece = ''
    this.#working()
  }

  writeBytes(bytes: Uint8Array): void {
    this.#entry.push(bytes as Uint8Array<ArrayBuffer>)
    this.#working()
  }

  end(): void {
    this.#entry.push(encoder.encode(this.#piece), true)
    this.#piece = ''
    this.#working()
  }

  /** Puts it into a zip: what was compressed before at once, the rest as it comes. */
  addTo(zip: Zip, path: string): void {
    this.#entry.filename = path
    zip.add(this.#entry)
    for (const { bytes, final } of this.#compressed.splice(0)) this.#entry.ondata(null, bytes, final)
  }
}

/** The number that a zip has for compressed entries (APPNOTE.TXT, 4.4.5). */
const deflated = 8

/** An entry compressed beforehand, which waits in a few bytes: its checksum, and the size of what it holds. */
export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly crc: number
  readonly size: number
}

/** Compresses a whole entry with the compressor of Node.js, which leaves nothing for the collector: in fflate each takes 170 kB for a table of a page. */
export const packed = (content: Uint8Array): Packed => ({
  bytes: new Uint8Array(deflateRawSync(content)),
  crc: crc32(content),
  size: content.length,
})

/** Chunks one behind the other. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
