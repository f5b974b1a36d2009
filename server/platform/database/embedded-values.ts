import types from 'pg-types'

// The session speaks PostgreSQL's text format, and values are those that its driver for servers gives.

const int8 = 20

/** What makes a value of a column's text, by the column's type. */
export function columnReader(type: number): (text: string) => unknown {
  // Counts and credits stay far below 2^53.
  return type === int8 ? Number : types.getTypeParser(type as Parameters<typeof types.getTypeParser>[0], 'text')
}

/** A value as PostgreSQL reads it from text; null stays null. Objects become JSON, arrays PostgreSQL's own form of arrays. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function elementText(element: unknown): string {
  if (Array.isArray(element)) return parameterText(element) ?? 'NULL'
  const text = parameterText(element)
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
}
