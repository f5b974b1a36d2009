import type { Box } from '@docmill/engine/model'
import type { ConversionTools } from './dependencies.ts'
import { keptPictures } from './pictures.ts'
import { documentPlace } from './places.ts'
import { reviewing } from './reviewing.ts'
import { resultFolder, withResults } from './rows.ts'

/** What is written in a box that somebody drew on a page: by the document as it was read, else read again from the page's picture. */
export async function readRegion(tools: ConversionTools, userId: string, id: string, page: number, box: Box, signal: AbortSignal) {
  const row = await withResults(tools, userId, id)
  const document = await tools.files.read(documentPlace(resultFolder(row)))
  const [picture = null] = await keptPictures(tools, row, [page])
  const { readBy, words } = await reviewing(tools, userId, (reviewer) => reviewer.region(document, { page, box, picture }, { signal }))
  return { text: inLines(words), words: words.map((word) => ({ ...word })), readBy }
}

/** Words one after the other; a new line where one begins below the middle of the one before. */
function inLines(words: readonly { readonly text: string; readonly box: Box }[]): string {
  let text = ''
  let before: Box | null = null
  for (const word of words) {
    const middle = before === null ? 0 : (before.top + before.bottom) / 2
    text += before === null ? word.text : `${word.box.top > middle ? '\n' : ' '}${word.text}`
    before = word.box
  }
  return text
}
