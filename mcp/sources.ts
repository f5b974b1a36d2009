import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import { Refusal, type Source } from './reader.ts'

/**
 * The document that a caller names. With `folder`, files outside it are refused, whatever links say; without, any file that this user may
 * read is theirs to name.
 */
export async function sourceOf(
  given: { readonly path?: string | undefined; readonly content_base64?: string | undefined; readonly file_name?: string | undefined },
  folder: string | null,
): Promise<Source> {
  const { path, content_base64, file_name = 'document.pdf' } = given
  if ((path === undefined) === (content_base64 === undefined)) throw new Refusal('invalid-request', 'Give either path or content_base64.')
  if (content_base64 !== undefined) {
    if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(content_base64)) throw new Refusal('invalid-request', 'content_base64 is not base64.')
    return { bytes: Buffer.from(content_base64, 'base64'), fileName: file_name }
  }
  const found = await realpath(resolve(folder ?? '.', path ?? '')).catch(() => null)
  const outside = found !== null && folder !== null && isOutside(await realpath(folder), found)
  // What lies outside is told as what is not there: a stranger learns nothing of this machine.
  if (found === null || outside || !(await stat(found)).isFile()) throw new Refusal('not-found', `There is no file ${path}.`)
  return { path: found }
}

function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way.startsWith('..') || isAbsolute(way)
}
