import { createRequire, Module } from 'node:module'

/**
 * pdf.js, loaded when first asked for, and without the native library that it would draw with: nothing is drawn with it here. That library
 * reserves a gigabyte of writable memory as soon as it is loaded, which counts against the limit of a worker: recognising a page after a damaged
 * file then ran out of memory (data segment 2,028 MiB of the 2,030 that a worker may have, of which 421 were in use; without it 1,004).
 */
export function pdfJs(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  withoutDrawing()
  return import('pdfjs-dist/legacy/build/pdf.mjs')
}

/** Puts a library of two empty classes, which pdf.js looks for and warns of when missing, where it would load the real one. */
function withoutDrawing(): void {
  const require = createRequire(import.meta.resolve('pdfjs-dist/package.json'))
  const file = pathOf(require, '@napi-rs/canvas')
  if (file === null || require.cache[file] !== undefined) return
  const stand = new Module(file)
  stand.filename = file
  stand.loaded = true
  stand.exports = { DOMMatrix: class DOMMatrix {}, Path2D: class Path2D {} }
  require.cache[file] = stand
}

/** The library is optional: where it was not installed, there is nothing to keep from loading. */
function pathOf(require: NodeJS.Require, name: string): string | null {
  try {
    return require.resolve(name)
  } catch {
    return null
  }
}
