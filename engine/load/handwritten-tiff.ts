/** A frame of a TIFF file written by hand: black and white, 200 dots an inch across, and down unless said. */
export interface HandwrittenFrame {
  readonly width: number
  readonly height: number
  /** As tag 259 has it: 1 for plain rows of bits, 3 for Group 3. */
  readonly compression: 1 | 3
  readonly data: Uint8Array
  readonly dotsDown?: number
}

const [short, long, rational] = [3, 4, 5]

/** A TIFF file of frames that other writers do not make: Group 3, and pages of sizes that differ. Bits of 0 are white. */
export function handwrittenTiff(frames: readonly HandwrittenFrame[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('II*\0', 'latin1'), Buffer.alloc(4)]
  let length = 8
  let link = { part: parts[1] as Buffer, at: 0 }
  const add = (bytes: Uint8Array): number => {
    const at = length
    const padded = Buffer.alloc(bytes.length + (bytes.length % 2))
    padded.set(bytes)
    parts.push(padded)
    length += padded.length
    return at
  }
  for (const { width, height, compression, data, dotsDown = 200 } of frames) {
    const strip = add(data)
    const resolution = Buffer.alloc(16)
    for (const [index, value] of [200, 1, dotsDown, 1].entries()) resolution.writeUInt32LE(value, 4 * index)
    const dots = add(resolution)
    const entries = [
      [256, long, width],
      [257, long, height],
      [258, short, 1],
      [259, short, compression],
      [262, short, 0],
      [273, long, strip],
      [277, short, 1],
      [278, long, height],
      [279, long, data.length],
      [282, rational, dots],
      [283, rational, dots + 8],
      [296, short, 2],
    ] as const
    const directory = Buffer.alloc(2 + entries.length * 12 + 4)
    directory.writeUInt16LE(entries.length, 0)
    for (const [index, [tag, type, value]] of entries.entries()) {
      directory.writeUInt16LE(tag, 2 + index * 12)
      directory.writeUInt16LE(type, 4 + index * 12)
      directory.writeUInt32LE(1, 6 + index * 12)
      directory.writeUInt32LE(value, 10 + index * 12)
    }
    link.part.writeUInt32LE(add(directory), link.at)
    link = { part: parts.at(-1) as Buffer, at: directory.length - 4 }
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Bits as bytes, the first highest; `text` of 0, 1 and anything between for the reader's sake. */
export function bitsOf(text: string): Uint8Array {
  const bits = text.replace(/[^01]/g, '')
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
  )
}
