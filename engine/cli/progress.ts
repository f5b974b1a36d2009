import type { WriteStream } from 'node:tty'
import type { SandboxEvent } from '../sandbox/index.ts'

/** Shows on a terminal, in one line that is written over, how many pages are read; shows nothing elsewhere. */
export function showProgress(stream: WriteStream): { readonly hear: (event: SandboxEvent) => void; readonly end: () => void } {
  if (!stream.isTTY) return { hear: () => {}, end: () => {} }
  let [done, all] = [0, 0]
  return {
    hear: (event) => {
      if (event.kind === 'opened') all = event.pagesToRead
      if (event.kind === 'page') done += 1
      if (event.kind !== 'stage') stream.write(`\r${done} of ${all} ${all === 1 ? 'page' : 'pages'}`)
    },
    end: () => stream.write('\r\u001b[K'),
  }
}
