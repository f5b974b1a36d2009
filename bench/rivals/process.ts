import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Reply } from './child.ts'

/** What is given up as hung. The slowest document takes its slowest rival some seconds. */
const hungAfterMs = 60_000

/** A warm process of one rival; where a document crashes or hangs it, the next document gets a fresh one. */
export class RivalProcess {
  readonly #name: string
  #child: ChildProcess | null = null

  constructor(name: string) {
    this.#name = name
  }

  /** Converts one document. Never rejects: a crash and a hang are failures of the rival. */
  convert(pdfPath: string): Promise<Reply> {
    const child = this.#start()
    return new Promise((resolve) => {
      const end = (reply: Reply, alive: boolean) => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (!alive) this.close()
        resolve(reply)
      }
      const timer = setTimeout(() => end({ kind: 'failed', why: `no answer in ${hungAfterMs / 1000} s` }, false), hungAfterMs)
      child.once('message', (reply) => end(reply as Reply, true))
      child.once('exit', (code, signal) => end({ kind: 'failed', why: `crashed (${signal ?? code})` }, false))
      child.once('error', (failure) => end({ kind: 'failed', why: failure.message }, false))
      child.send(pdfPath)
    })
  }

  /** Ends the process together with the programs that it started: a hung Java would outlive its parent. */
  close(): void {
    const child = this.#child
    this.#child = null
    if (child?.pid === undefined || child.exitCode !== null) return
    child.removeAllListeners()
    child.on('error', () => {})
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  }

  #start(): ChildProcess {
    this.#child ??= spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'child.ts'), this.#name], {
      // Rivals print as they like. A group of its own, so that all of it can be ended.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: process.platform !== 'win32',
    })
    return this.#child
  }
}
