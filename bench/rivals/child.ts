// Runs in a process of its own: converts the documents it is sent with the rival named on its command line, one at a time.

import { rivalNamed } from './index.ts'
import type { RivalAnswer } from './rival.ts'

/** What the child replies for each path: the answer with what it cost in this process, or what the rival threw. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: RivalAnswer; readonly wallMs: number; readonly cpuSeconds: number }
  | { readonly kind: 'failed'; readonly why: string }

const rival = rivalNamed(process.argv[2] ?? '')

process.on('message', async (pdfPath: string) => {
  const start = performance.now()
  const before = process.cpuUsage()
  let reply: Reply
  try {
    const answer = await rival.convert(pdfPath)
    const { user, system } = process.cpuUsage(before)
    reply = { kind: 'answer', answer, wallMs: performance.now() - start, cpuSeconds: (user + system) / 1e6 }
  } catch (failure) {
    reply = { kind: 'failed', why: String(failure).split('\n')[0] ?? '' }
  }
  process.send?.(reply)
})
