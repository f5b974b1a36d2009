import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

interface Packed {
  readonly body: Buffer
  /** For the header of this name; null: as it is. */
  readonly encoding: 'br' | 'gzip' | null
}

/**
 * Gives the function that packs `text` in the best way that an Accept-Encoding header allows; each packing is made once, when it is first
 * asked for.
 */
export function packer(text: string): (accepted: string | undefined) => Promise<Packed> {
  const plain = Buffer.from(text)
  let brotli: Promise<Buffer> | undefined
  let gzipped: Promise<Buffer> | undefined
  return async (accepted = '') => {
    // "br;q=0" is a refusal, and no browser sends it; it is taken as one.
    const takes = (name: string): boolean => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(accepted)
    if (takes('br')) {
      brotli ??= promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      return { body: await brotli, encoding: 'br' }
    }
    if (takes('gzip')) {
      gzipped ??= promisify(gzip)(plain, { level: 9 })
      return { body: await gzipped, encoding: 'gzip' }
    }
    return { body: plain, encoding: null }
  }
}
