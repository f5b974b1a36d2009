import { glob, readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'node:path'
import { UsageError } from './words.ts'

/** A file to read, and how its results are named below the folder for results. */
export interface Input {
  readonly path: string
  /** Without an extension; with the folders between it and the folder that was named. */
  readonly target: string
}

const readable = new Set(['.pdf', '.png', '.jpg', '.jpeg', '.tif', '.tiff'])

/** Whether a file's name is one that folders are searched for. */
export const isReadable = (path: string): boolean => readable.has(extname(path).toLowerCase()) && !basename(path).startsWith('.')

/**
 * The files that words name: files, folders with everything below them, and patterns that the shell has left as they are. Files of one
 * name keep their extensions in the names of their results. Throws UsageError for a word that names nothing.
 */
export async function inputsOf(words: readonly string[]): Promise<readonly Input[]> {
  const found = new Map<string, Input>()
  for (const word of words) {
    const kind = await stat(word).catch(() => null)
    if (kind?.isFile()) add(found, word, basename(word))
    else if (kind?.isDirectory()) for (const path of await filesBelow(word)) add(found, path, relative(word, path))
    else if (/[*?[{]/.test(word)) await addPattern(found, word)
    else throw new UsageError(kind ? `${word} is not a file` : `there is no file ${word}`)
  }
  const bare = [...found.values()]
  const names = Map.groupBy(bare, ({ target }) => withoutExtension(target))
  return bare.map(({ path, target }) => {
    const name = withoutExtension(target)
    return { path, target: (names.get(name)?.length ?? 0) > 1 ? target : name }
  })
}

async function addPattern(found: Map<string, Input>, pattern: string): Promise<void> {
  const before = found.size
  for await (const path of glob(pattern)) if ((await stat(path)).isFile()) add(found, path, basename(path))
  if (found.size === before) throw new UsageError(`no file fits ${pattern}`)
}

/** The files that can be read in a folder and below it, in the order of their names. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && isReadable(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const add = (found: Map<string, Input>, path: string, target: string) => found.set(path, found.get(path) ?? { path, target })
const withoutExtension = (path: string): string => join(dirname(path), basename(path, extname(path)))
