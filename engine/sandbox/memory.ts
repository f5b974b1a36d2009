import { readdirSync, readFileSync } from 'node:fs'

const pageBytes = 4096

/** Resident memory of a process and all its descendants, in bytes; 0 where the system has no /proc. Read often: it takes a few files. */
export function residentBytes(process: number): number {
  let sum = 0
  const waiting = [process]
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    sum += Number(contentOf(`/proc/${each}/statm`).split(' ')[1] ?? 0) * pageBytes
    for (const thread of threadsOf(each))
      waiting.push(...contentOf(`/proc/${each}/task/${thread}/children`).split(' ').filter(Boolean).map(Number))
  }
  return sum
}

// A process may end between two looks; then it has neither memory nor children.
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function threadsOf(process: number): readonly string[] {
  try {
    return readdirSync(`/proc/${process}/task`)
  } catch {
    return []
  }
}
