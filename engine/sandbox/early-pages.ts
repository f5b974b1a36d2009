// The parent's side of pages that are shown before their document is whole.

import type { JobFolder } from './job-folder.ts'
import { fileNames } from './protocol.ts'
import type { Watch } from './sandbox.ts'

/** Bytes of one page as JSON: a page of small print has some 300 kB. */
const mostDocumentBytes = 16 * 1024 * 1024
const mostPictureBytes = 16 * 1024 * 1024

/**
 * The same watch, whose events of pages come after the pages themselves, taken from the job's folder. `settled` resolves when all that
 * was told so far has been handed on. A page that cannot be taken is left out: the whole document is still to come.
 */
export function handingOver(
  folder: Pick<JobFolder, 'take'>,
  watch: Watch,
): { readonly watch: Watch; readonly settled: () => Promise<void> } {
  const { onPage, onEvent } = watch
  if (onPage === undefined) return { watch, settled: () => Promise.resolve() }
  let handed = Promise.resolve()
  const hand = async (page: number) => {
    const document = await folder.take(fileNames.early(page), mostDocumentBytes).catch(() => null)
    if (document === null) return
    onPage({ page, document, picture: await folder.take(fileNames.picture(page), mostPictureBytes).catch(() => null) })
  }
  return {
    watch: {
      ...watch,
      onEvent: (event) => {
        if (event.kind !== 'page') return onEvent?.(event)
        handed = handed.then(() => hand(event.page)).then(() => onEvent?.(event))
      },
    },
    settled: () => handed,
  }
}
