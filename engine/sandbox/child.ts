// A worker: one process that reads files nobody trusts. It starts shut in (see isolation.ts), takes one job at a time from its standard
// input and answers on descriptor 3. It knows nothing of who asked. When its parent goes, it goes.

import { Console } from 'node:console'
import { writeSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { ConversionFailure, failureSentences } from '../stages.ts'
import type { Ask } from './asking.ts'
import { type Answer, answerDescriptor, type Job, type Reply } from './protocol.ts'
// Notes the environment before any library adds to it.
import './probes.ts'

// Libraries print warnings that may quote the document: they go nowhere.
globalThis.console = new Console(process.stderr)

const say = (answer: Answer): void => {
  writeSync(answerDescriptor, `${JSON.stringify(answer)}\n`)
}
say({ kind: 'ready' })
endWithParent()

const [compiledCode] = process.argv.slice(2)
if (compiledCode !== undefined) enableCompileCache(compiledCode)
const { run, warmUp } = await import('./jobs.ts')
const warm = warmUp()
const waiting = new Map<number, (answer: unknown) => void>()
const ask: Ask = (question) => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  waiting.set(question.id, resolve)
  say({ kind: 'question', ...question })
  return promise
}
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const given: Job | Reply = JSON.parse(line)
    // One job at a time: while it runs, only replies come.
    if (given.kind !== 'reply') return void work(given)
    waiting.get(given.id)?.(given.answer)
    waiting.delete(given.id)
  })
  .on('close', () => process.exit(0))

async function work(job: Job): Promise<void> {
  try {
    await warm
    await run(job, (event) => say({ kind: 'event', event }), ask)
    say({ kind: 'done' })
  } catch (failure) {
    say(refusal(failure))
  } finally {
    waiting.clear()
  }
}

/** Tells a failure by code and place in the code. The message of an unexpected error may quote the document and stays here. */
function refusal(failure: unknown): Answer {
  if (failure instanceof ConversionFailure)
    return { kind: 'refused', code: failure.code, message: failure.message.slice(0, 2000), frames: framesOf(failure.cause) }
  const code =
    failure instanceof RangeError && /allocation failed|Unable to grow|Failed to allocate/.test(failure.message)
      ? 'memory-limit'
      : 'reader-crashed'
  return { kind: 'refused', code, message: failureSentences[code], frames: framesOf(failure) }
}

function framesOf(failure: unknown): string {
  if (!(failure instanceof Error)) return ''
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [failure.name, ...frames].join('\n').slice(0, 8000)
}

/**
 * A reader deep in a file does not notice that its standard input has closed. A thread looks every second whether the parent is still
 * the same, and ends the process when not. (In a namespace of its own the parent is always 0 or 1; there bwrap sees to it.)
 */
function endWithParent(): void {
  if (process.ppid <= 1) return
  const look = `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 1000)`
  new Worker(look, { eval: true }).unref()
}
