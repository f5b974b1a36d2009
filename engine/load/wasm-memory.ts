/** WebAssembly counts memory in pages of this size (core specification, 4.2.8). */
const memoryPageBytes = 65_536
const headerBytes = 8
const memorySection = 5
const hasMaximum = 1

/**
 * A copy of a WebAssembly program whose own memory may grow to at most `bytes`.
 * Throws RangeError when the program declares no maximum, or one that the new one does not fit into the place of.
 */
export function withMemoryLimit(program: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const limited = new Uint8Array(program)
  for (let at = headerBytes; at < limited.length; ) {
    const section = limited[at]
    const size = readNumber(limited, at + 1)
    if (section === memorySection) {
      const count = readNumber(limited, size.next)
      if (count.value !== 1 || limited[count.next] !== hasMaximum) break
      const least = readNumber(limited, count.next + 1)
      const most = readNumber(limited, least.next)
      writeNumber(limited, least.next, most.next, Math.min(most.value, Math.floor(bytes / memoryPageBytes)))
      return limited
    }
    at = size.next + size.value
  }
  throw new RangeError('the program declares no memory with a maximum')
}

/** An unsigned number of 7 bits a byte, lowest first (LEB128), and where the next one begins. */
function readNumber(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } {
  let value = 0
  for (let i = 0; i < 5; i++) {
    const byte = bytes[at + i] ?? 0
    value += (byte & 0x7f) * 2 ** (7 * i)
    if (byte < 0x80) return { value, next: at + i + 1 }
  }
  throw new RangeError('a number of more than 5 bytes')
}

/** Writes a number over the bytes from `at` to `end`, filled up with continuation bytes so that nothing moves. */
function writeNumber(bytes: Uint8Array, at: number, end: number, value: number): void {
  let rest = value
  for (let i = at; i < end; i++) {
    bytes[i] = (rest % 128) | (i < end - 1 ? 0x80 : 0)
    rest = Math.floor(rest / 128)
  }
  if (rest > 0) throw new RangeError('the maximum does not fit')
}
