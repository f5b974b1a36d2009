// What the exporter's ONNX file of the recogniser holds.

import { fieldsOf, type WireField } from '../protobuf.ts'

// Numbers of fields in onnx.proto3.
export const [modelGraph, modelProperty, graphInitializer] = [7, 14, 5]
export const tensor = { dimensions: 1, type: 2, name: 8, raw: 9 } as const

/** The letters that the file names in its own notes: one a class, without the blank before them and the space behind. */
export function charactersIn(model: readonly WireField[]): readonly string[] {
  const note = model
    .filter(({ number }) => number === modelProperty)
    .map(({ content }) => fieldsOf(content).map((field) => Buffer.from(field.content).toString()))
    .find(([key]) => key === 'character')
  return (note?.[1] ?? '').replace(/\n$/, '').split('\n')
}

/** The dimensions of a tensor, given its fields. */
export const dimensionsOf = (fields: readonly WireField[]): readonly number[] =>
  fields.filter(({ number }) => number === tensor.dimensions).map(({ content }) => numberIn(content))

/** The numbers of a tensor, given its fields. */
export const numbersOf = (fields: readonly WireField[]): Float32Array<ArrayBuffer> =>
  new Float32Array(Uint8Array.from(fields.find(({ number }) => number === tensor.raw)?.content ?? []).buffer)

const numberIn = (content: Uint8Array): number => content.reduce((sum, byte, index) => sum + (byte & 0x7f) * 128 ** index, 0)
