import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Functions, init } from '@embedpdf/pdfium'
import { withMemoryLimit } from './wasm-memory.ts'

/** PDFium's C functions as WebAssembly exports them: pointers and booleans are numbers, strings are addresses. */
export type PdfiumCalls = { readonly [name in keyof Functions]: (...values: number[]) => number } & {
  malloc(size: number): number
  free(address: number): void
}
interface Heap {
  readonly HEAPU8: Uint8Array
  readonly HEAPU16: Uint16Array
  readonly HEAP32: Int32Array
  readonly HEAPF32: Float32Array
  readonly HEAPF64: Float64Array
}

/** Bytes of one instance above which it is thrown away rather than reused: its memory grows and never shrinks. */
const reusableBytes = 384 * 1024 * 1024
/** PDFium may take 2 GiB as it is delivered. A page that needs more than this is a bomb: a raster of 25 megapixels and a picture of 100 fit in half of it. */
const mostMemoryBytes = 1024 * 1024 * 1024
const scratchBytes = 4096

/** One instance of PDFium: its functions, its memory, and a scratch area for the results that functions write. */
export class Pdfium {
  readonly call: PdfiumCalls
  /** The views change when memory grows: read them again after every call. */
  readonly heap: Heap
  /** Address of `scratchBytes` bytes, 8-byte aligned, overwritten by every call that returns something through pointers. */
  readonly scratch: number
  /** true after an abort: the instance's memory can no longer be trusted. */
  broken = false

  constructor(call: PdfiumCalls, heap: Heap) {
    this.call = call
    this.heap = heap
    this.scratch = call.malloc(scratchBytes)
  }

  /** Runs `work`; any exception from inside WebAssembly (out of memory, trap, stack overflow) marks this instance as broken. */
  guard<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof PdfiumRefusal)) this.broken = true
      throw error
    }
  }

  /** Calls `write(address, capacity)`, which answers the bytes it needs, and returns the UTF-16LE text it wrote without the final zero. */
  utf16(write: (address: number, capacity: number) => number): string {
    return this.#string(write, 'utf-16le', 2)
  }

  /** Like `utf16`, for functions that write UTF-8 or ASCII. */
  utf8(write: (address: number, capacity: number) => number): string {
    return this.#string(write, 'utf-8', 1)
  }

  #string(write: (address: number, capacity: number) => number, encoding: string, unitBytes: number): string {
    const needed = write(0, 0)
    if (needed <= unitBytes || needed > longestString) return ''
    const address = needed <= scratchBytes ? this.scratch : this.call.malloc(needed)
    if (address === 0) return ''
    write(address, needed)
    const text = new TextDecoder(encoding).decode(this.heap.HEAPU8.slice(address, address + needed - unitBytes))
    if (address !== this.scratch) this.call.free(address)
    return text
  }
}

/** Longer strings than this are damage or attack: the longest sensible web address or heading is far shorter. */
const longestString = 65_536

/** PDFium answered "no" in an orderly way; the instance is sound. */
export class PdfiumRefusal extends Error {
  readonly reason: 'password' | 'format' | 'page' | 'memory'
  constructor(reason: PdfiumRefusal['reason']) {
    super(`PDFium refused: ${reason}`)
    this.name = 'PdfiumRefusal'
    this.reason = reason
  }
}

let warm: Promise<Pdfium> | null = null
let program: Promise<Uint8Array<ArrayBuffer>> | null = null

/** The process's warm PDFium; a fresh one after an abort, or when the old one has grown too large and `documentsOpen` is 0. */
export async function pdfium(): Promise<Pdfium> {
  if (warm !== null) {
    const instance = await warm
    if (!instance.broken && !(documentsOpen === 0 && instance.heap.HEAPU8.length > reusableBytes)) return instance
  }
  warm = start()
  return warm
}

let documentsOpen = 0
/** Keeps count of open documents, so that a grown instance is only replaced between documents. */
export function countDocuments(change: 1 | -1): void {
  documentsOpen += change
}

async function start(): Promise<Pdfium> {
  program ??= readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))).then((wasm) =>
    withMemoryLimit(wasm, mostMemoryBytes),
  )
  const silent = { print: () => {}, printErr: () => {} }
  const module = await init({ wasmBinary: (await program).slice().buffer, ...silent })
  module.PDFiumExt_Init()
  return new Pdfium(module.pdfium.wasmExports as unknown as PdfiumCalls, module.pdfium as unknown as Heap)
}
