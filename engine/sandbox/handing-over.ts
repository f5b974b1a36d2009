// The parent's side of what is handed over before a job has ended: pages, and files as they are written.

import type { JobFolder } from './job-folder.ts'
import { fileNames, type Job } from './protocol.ts'
import type { MadeFile, SandboxEvent, Watch } from './sandbox.ts'

/** Bytes of one page as JSON: a page of small print has some 300 kB. */
const mostDocumentBytes = 16 * 1024 * 1024
const mostPictureBytes = 16 * 1024 * 1024
/** Bytes of one file that a worker hands over. The largest output of 300 pages seen is far below; a worker may write up to 512 MB. */
export const mostFileBytes = 256 * 1024 * 1024

export interface HandingOver {
  readonly watch: Watch
  /** Resolves when all that was told so far has been handed on. */
  readonly settled: () => Promise<void>
  /** The files that were handed on, by their names in the folder: what the worker does to them later changes nothing. */
  readonly taken: ReadonlyMap<string, Uint8Array>
}

/**
 * The same watch, whose events of pages and files come after the pages and files themselves, taken from the job's folder. What cannot be
 * taken is left out: the whole document is still to come, and with it the reason. A file is taken once, and only one that the job asks for.
 */
export function handingOver(folder: Pick<JobFolder, 'take'>, watch: Watch, job: Job): HandingOver {
  const { onPage, onFile, onEvent } = watch
  const taken = new Map<string, Uint8Array>()
  if (onPage === undefined && onFile === undefined) return { watch, settled: () => Promise.resolve(), taken }
  const wanted = new Set<MadeFile['file']>(onFile && job.kind === 'convert' ? ['document', ...job.request.formats] : [])
  let handed = Promise.resolve()
  const handPage = async (page: number) => {
    const document = await folder.take(fileNames.early(page), mostDocumentBytes).catch(() => null)
    if (document === null) return
    onPage?.({ page, document, picture: await folder.take(fileNames.picture(page), mostPictureBytes).catch(() => null) })
  }
  const handFile = async (file: MadeFile['file']) => {
    if (!wanted.delete(file)) return
    const name = file === 'document' ? fileNames.document : fileNames.output(file)
    const bytes = await folder.take(name, mostFileBytes).catch(() => null)
    if (bytes === null) return
    taken.set(name, bytes)
    onFile?.({ file, bytes })
  }
  const hand = async (event: SandboxEvent) => {
    if (event.kind === 'page' && onPage) await handPage(event.page)
    if (event.kind === 'made') await handFile(event.file)
  }
  return {
    watch: {
      ...watch,
      onEvent: (event) => {
        if (event.kind !== 'page' && event.kind !== 'made') return onEvent?.(event)
        handed = handed.then(() => hand(event)).then(() => onEvent?.(event))
      },
    },
    settled: () => handed,
    taken,
  }
}
