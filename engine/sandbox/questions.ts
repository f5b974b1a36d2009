// The parent's side of a worker's questions. The worker may have been taken over by the document it reads, so what goes out is counted and
// bounded here, and comes from the job's own folder alone.

import { mostQuestions } from './asking.ts'
import type { JobFolder } from './job-folder.ts'
import { fileNames, type Question } from './protocol.ts'
import type { Watch } from './sandbox.ts'

/** Answers one question; never rejects: null when there is no answer. */
export type Answering = (question: Question, signal: AbortSignal | undefined) => Promise<unknown>

/** Milliseconds one answer may take; the built-in reading stands after that. */
export const longestQuestionMs = 45_000
/** Milliseconds all answers of one job may take together. */
const longestInAllMs = 120_000
/** Bytes of one page's picture; a page of 110 dpi as WebP has some 100 kB. */
const mostPictureBytes = 4 * 1024 * 1024
/** Letters of an answer as JSON: a sheet of some hundred fields has a few thousand. */
const mostAnswerLetters = 256 * 1024

/** Answers the questions of one job as long as its budget lasts; null when no model is lent. */
export function answering(folder: Pick<JobFolder, 'take'>, { askModel }: Watch): Answering | null {
  if (askModel == null) return null
  let questions = 0
  let spentMs = 0
  return async ({ text, schema, pages }, signal) => {
    questions += 1
    const leftMs = Math.min(longestQuestionMs, longestInAllMs - spentMs)
    if (questions > mostQuestions || leftMs <= 0) return null
    const started = performance.now()
    const late = AbortSignal.timeout(Math.ceil(leftMs))
    try {
      const pictures = await Promise.all(
        pages.map(async (page) => ({
          mediaType: 'image/webp',
          bytes: await folder.take(fileNames.questionPicture(page), mostPictureBytes),
        })),
      )
      const given: unknown = JSON.parse(schema)
      if (typeof given !== 'object' || given === null) return null
      const stopped = signal === undefined ? late : AbortSignal.any([signal, late])
      const answer = await orAborted(askModel({ text, schema: given, pictures }, stopped), stopped)
      return JSON.stringify(answer).length > mostAnswerLetters ? null : answer
    } catch {
      return null
    } finally {
      spentMs += performance.now() - started
    }
  }
}

/** The promise, or a rejection when the signal comes first: an endpoint that ignores its signal holds nobody up. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
