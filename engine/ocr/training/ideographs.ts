// Makes recogniser/ideographs.onnx, the last layer of the recogniser for all of its classes, of the same file as trim.ts:
//   node --disable-warning=ExperimentalWarning engine/ocr/training/ideographs.ts rapidocr/models/PP-OCRv6_rec_small.onnx
// Weights are rounded to bytes, each class by a factor of its own.

import { readFile, writeFile } from 'node:fs/promises'
import { fieldsOf, messageField, messageOf, numberField, textField, type WireField } from '../protobuf.ts'
import { charactersIn, dimensionsOf, graphInitializer, modelGraph, numbersOf, tensor } from './exported.ts'

const [, , path] = process.argv
if (path === undefined) throw new Error('name the file PP-OCRv6_rec_small.onnx')
const model = fieldsOf(await readFile(path))
const characters = charactersIn(model)
const classes = characters.length + 2

const tensors = fieldsOf(model.find(({ number }) => number === modelGraph)?.content ?? new Uint8Array())
  .filter(({ number }) => number === graphInitializer)
  .map(({ content }) => fieldsOf(content))
  .filter((fields) => dimensionsOf(fields).at(-1) === classes)
const weights = tensors.find((fields) => dimensionsOf(fields).length === 2)
const summands = tensors.find((fields) => dimensionsOf(fields).length === 1)
if (weights === undefined || summands === undefined) throw new Error('the file has no last layer of so many classes')

const exact = numbersOf(weights)
const rows = exact.length / classes
const factors = Float32Array.from({ length: classes }, (_, column) => {
  let most = 1e-6
  for (let row = 0; row < rows; row++) most = Math.max(most, Math.abs(exact[row * classes + column] as number))
  return most / 127
})
const rounded = Int8Array.from(exact, (value, at) => Math.round(value / (factors[at % classes] as number)))

// Numbers of fields and types in onnx.proto3.
const node = { input: 1, output: 2, operation: 4, attribute: 5 } as const
const [graphNode, graphName, graphInput, graphOutput] = [1, 2, 11, 12]
const [floatType, byteType, numberAttribute] = [1, 3, 2]

const step = (operation: string, inputs: readonly string[], output: string, axis?: number): WireField =>
  messageField(graphNode, [
    ...inputs.map((name) => textField(node.input, name)),
    textField(node.output, output),
    textField(node.operation, operation),
    ...(axis === undefined
      ? []
      : [messageField(node.attribute, [textField(1, 'axis'), numberField(3, axis), numberField(20, numberAttribute)])]),
  ])
const constant = (name: string, type: number, dimensions: readonly number[], content: Uint8Array): WireField =>
  messageField(graphInitializer, [
    ...dimensions.map((dimension) => numberField(tensor.dimensions, dimension)),
    numberField(tensor.type, type),
    textField(tensor.name, name),
    { number: tensor.raw, type: 2, content },
  ])
/** A value of shape 1, steps, `last`. */
const value = (number: number, name: string, last: number): WireField => {
  const dimension = (fields: readonly WireField[]): WireField => messageField(1, fields)
  const shape = messageField(2, [dimension([numberField(1, 1)]), dimension([textField(2, 'steps')]), dimension([numberField(1, last)])])
  return messageField(number, [textField(1, name), messageField(2, [messageField(1, [numberField(1, floatType), shape])])])
}
const bytesOf = ({ buffer }: Float32Array | Int8Array): Uint8Array => new Uint8Array(buffer)

const graph = messageField(modelGraph, [
  step('DequantizeLinear', ['rounded', 'factors'], 'weights', 1),
  step('MatMul', ['features', 'weights'], 'product'),
  step('Add', ['product', 'summands'], 'sum'),
  step('Softmax', ['sum'], 'probabilities', 2),
  textField(graphName, 'ideographs'),
  constant('rounded', byteType, [rows, classes], bytesOf(rounded)),
  constant('factors', floatType, [classes], bytesOf(factors)),
  constant('summands', floatType, [classes], bytesOf(numbersOf(summands))),
  value(graphInput, 'features', rows),
  value(graphOutput, 'probabilities', classes),
])
const folder = new URL('../recogniser/', import.meta.url)
await writeFile(
  new URL('ideographs.onnx', folder),
  messageOf([numberField(1, 8), graph, messageField(8, [textField(1, ''), numberField(2, 13)])]),
)
await writeFile(new URL('ideographs.txt', folder), `${characters.join('\n')}\n`)
console.log(`${classes} classes of ${rows} weights`)
