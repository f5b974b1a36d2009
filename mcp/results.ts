import { randomUUID } from 'node:crypto'
import type { MadeFile } from './reader.ts'

export interface Result extends MadeFile {
  readonly uri: string
  readonly name: string
}

/** Results of this session, offered as resources: the newest, up to a number and a size; older ones give way. */
export interface Results {
  keep(file: MadeFile, name: string): Result
  find(uri: string): Result | undefined
  list(): readonly Result[]
}

const most = 50
const mostBytes = 200 * 1024 * 1024

export function createResults(): Results {
  const kept = new Map<string, Result>()
  return {
    keep(file, name) {
      const result = { ...file, name, uri: `docmill://results/${randomUUID()}/${encodeURIComponent(name)}` }
      kept.set(result.uri, result)
      let bytes = [...kept.values()].reduce((sum, each) => sum + each.bytes.length, 0)
      for (const [uri, old] of kept) {
        if (kept.size <= most && bytes <= mostBytes) break
        if (uri === result.uri) break
        kept.delete(uri)
        bytes -= old.bytes.length
      }
      return result
    },
    find: (uri) => kept.get(uri),
    list: () => [...kept.values()],
  }
}
