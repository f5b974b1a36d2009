// Makes recogniser/latin.onnx of PP-OCRv6_rec_small.onnx, which the Python package rapidocr 3.10.0 brings:
//   pip download --no-deps rapidocr==3.10.0 && unzip rapidocr-3.10.0-*.whl
//   node --disable-warning=ExperimentalWarning engine/ocr/training/trim.ts rapidocr/models/PP-OCRv6_rec_small.onnx
// No weight is changed. Of the 18,710 classes of its last layer those are kept that Latin writing needs, and enough of other scripts to tell them.

import { readFile, writeFile } from 'node:fs/promises'
import { meaningsOf } from '../letters.ts'
import { fieldsOf, messageField, messageOf, numberField, textField, type WireField } from '../protobuf.ts'
import { charactersIn, dimensionsOf, graphInitializer, modelGraph, modelProperty, numbersOf, tensor } from './exported.ts'

const [, , path] = process.argv
if (path === undefined) throw new Error('name the file PP-OCRv6_rec_small.onnx')
const model = fieldsOf(await readFile(path))

const letters = ['', ...charactersIn(model), ' ']
const kept = lettersKept(letters)
const folder = new URL('../recogniser/', import.meta.url)
await writeFile(new URL('latin.onnx', folder), messageOf(model.filter(({ number }) => number !== modelProperty).map(trimmedGraph)))
await writeFile(
  new URL('letters.txt', folder),
  `${kept
    .slice(1, -1)
    .map((index) => letters[index])
    .join('\n')}\n`,
)
console.log(`${kept.length} of ${letters.length} classes kept`)

/** Places of the classes that stay, in their order: blank and space, all of Latin writing, of Chinese every other usual sign, other scripts whole. */
function lettersKept(all: readonly string[]): readonly number[] {
  const usual = new TextDecoder('gb2312')
  const chinese = new Set<string>()
  // The first level of GB 2312, in rows of 94.
  for (let row = 0xb0; row <= 0xd7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell += 2) chinese.add(usual.decode(Uint8Array.of(row, cell)))
  const meanings = meaningsOf(all)
  return all.flatMap((letter, index) => {
    const isReadable = meanings[index]?.kind !== 'foreign'
    const isOther = /^[^\p{Script=Han}\p{Script=Latin}]$/u.test(letter) && !/^[\p{So}\p{Sm}\p{Emoji_Presentation}]$/u.test(letter)
    return isReadable || isOther || chinese.has(letter) ? [index] : []
  })
}

function trimmedGraph(field: WireField): WireField {
  if (field.number !== modelGraph) return field
  return messageField(
    modelGraph,
    fieldsOf(field.content).map((each) => (each.number === graphInitializer ? trimmedWeights(each) : each)),
  )
}

/** Weights of which the last dimension is that of the classes, with the columns of those that stay. */
function trimmedWeights(field: WireField): WireField {
  const fields = fieldsOf(field.content)
  const dimensions = dimensionsOf(fields)
  if (dimensions.at(-1) !== letters.length) return field
  const numbers = numbersOf(fields)
  const made = new Float32Array((numbers.length / letters.length) * kept.length)
  for (let at = 0; at < made.length; at++) {
    const row = Math.floor(at / kept.length)
    made[at] = numbers[row * letters.length + (kept[at % kept.length] as number)] as number
  }
  const name = Buffer.from(fields.find(({ number }) => number === tensor.name)?.content ?? []).toString()
  return messageField(field.number, [
    ...[...dimensions.slice(0, -1), kept.length].map((dimension) => numberField(tensor.dimensions, dimension)),
    numberField(tensor.type, 1),
    textField(tensor.name, name),
    { number: tensor.raw, type: 2, content: new Uint8Array(made.buffer) },
  ])
}
