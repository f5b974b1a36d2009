/** A field of a protobuf message as it is written: its number, its wire type, and its content (for lengths: the bytes without the length). */
export interface WireField {
  readonly number: number
  readonly type: 0 | 1 | 2 | 5
  readonly content: Uint8Array
}

/** The fields of a message, in their order. Throws RangeError for bytes that are no message. */
export function fieldsOf(message: Uint8Array): readonly WireField[] {
  const fields: WireField[] = []
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let shift = 0; shift < 63; shift += 7) {
      const byte = message[at++]
      if (byte === undefined) break
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    throw new RangeError('a number in the message does not end')
  }
  while (at < message.length) {
    const key = varint()
    const [number, type] = [Math.floor(key / 8), key % 8]
    const start = at
    if (type === 0) varint()
    else if (type === 1) at += 8
    else if (type === 5) at += 4
    else if (type === 2) {
      const length = varint()
      fields.push({ number, type, content: message.subarray(at, at + length) })
      at += length
      continue
    } else throw new RangeError(`the message has a field of type ${type}`)
    fields.push({ number, type, content: message.subarray(start, at) })
  }
  if (at !== message.length) throw new RangeError('the message is cut short')
  return fields
}

/** The message of the given fields. */
export function messageOf(fields: readonly WireField[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(({ number, type, content }) =>
      type === 2 ? [varintOf(number * 8 + type), varintOf(content.length), content] : [varintOf(number * 8 + type), content],
    ),
  )
}

/** A whole number, at least 0, as protobuf writes it. */
export function varintOf(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) {
      bytes.push(rest)
      return Uint8Array.from(bytes)
    }
    bytes.push((rest % 128) + 128)
  }
}

export const textField = (number: number, text: string): WireField => ({ number, type: 2, content: Buffer.from(text) })
export const messageField = (number: number, fields: readonly WireField[]): WireField => ({ number, type: 2, content: messageOf(fields) })
export const floatField = (number: number, value: number): WireField => {
  const content = Buffer.alloc(4)
  content.writeFloatLE(value)
  return { number, type: 5, content }
}
export const numberField = (number: number, value: number): WireField => ({ number, type: 0, content: varintOf(value) })
