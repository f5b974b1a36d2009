import type { WriteStream } from 'node:tty'

/** How far a command is, told on a terminal in one line that is written over; nothing is shown elsewhere. */
export interface ProgressLine {
  /** Pages read of one file. */
  pages(path: string, done: number, all: number): void
  /** A file is through. */
  fileDone(path: string): void
  /** Takes the line away, so that other lines can be printed; it comes back with the next news. */
  clear(): void
}

const barLength = 24

/** A bar over files, or over pages when there is one file. */
export function showProgress(stream: Pick<WriteStream, 'isTTY' | 'write'>, files: number): ProgressLine {
  if (!stream.isTTY) return { pages: () => {}, fileDone: () => {}, clear: () => {} }
  let through = 0
  const running = new Map<string, { done: number; all: number }>()
  const draw = () => {
    const parts = [...running.values()].map(({ done, all }) => (all === 0 ? 0 : done / all))
    const share = Math.min(1, (through + parts.reduce((sum, part) => sum + part, 0)) / Math.max(1, files))
    const filled = Math.round(share * barLength)
    const [only] = running.values()
    const pages = only ? `${only.done} of ${only.all} ${only.all === 1 ? 'page' : 'pages'}` : ''
    const told = files === 1 ? pages : `${through} of ${files} files`
    stream.write(`\r[${'#'.repeat(filled)}${'.'.repeat(barLength - filled)}] ${told}\u001b[K`)
  }
  return {
    pages(path, done, all) {
      running.set(path, { done, all })
      draw()
    },
    fileDone(path) {
      running.delete(path)
      through += 1
      draw()
    },
    clear: () => void stream.write('\r\u001b[K'),
  }
}
