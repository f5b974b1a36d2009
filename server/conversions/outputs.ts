import type { ConversionOptions, ConverterId, Format } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { StoredOutput } from '../platform/database/index.ts'
import { availableFormats } from './availability.ts'
import { correctionsIn } from './corrections.ts'
import type { ConversionTools } from './dependencies.ts'
import { exportChoices } from './export-choices.ts'
import { keptPictures } from './pictures.ts'
import { documentPlace, newOutputPlace } from './places.ts'
import { reviewing } from './reviewing.ts'
import { correctionsOf, hasResults, resultFolder, withResults } from './rows.ts'
import * as store from './store.ts'

// Somebody who corrects while they download may change the list under a file that is being written: then it is written again.
const mostTries = 3

export interface CurrentOutput {
  readonly row: store.ConversionRow
  readonly output: StoredOutput
}

/**
 * A result of a user's conversion in a format, with the corrections that are saved: as it is kept, or written now from the document and
 * its page pictures and then kept. Costs no credits.
 */
export async function currentOutput(
  tools: ConversionTools,
  userId: string,
  id: string,
  format: Format,
  signal: AbortSignal,
): Promise<CurrentOutput> {
  for (let tries = 0; tries < mostTries; tries++) {
    const row = await withResults(tools, userId, id)
    const kept = outputIn(row, format)
    if (kept) return { row, output: kept }
    if (!availableFormats.includes(format)) throw new ApiError('format-not-available')
    const output = await write(tools, row, format, signal)
    if (output) return { row, output }
  }
  throw new ApiError('corrections-changed')
}

const outputIn = (row: store.ConversionRow, format: Format): StoredOutput | undefined =>
  row.outputs.find((output) => output.format === format && (output.corrections ?? 0) === correctionsOf(row))

/** Writes and keeps a file; null when the corrections changed meanwhile. */
async function write(tools: ConversionTools, row: store.ConversionRow, format: Format, signal: AbortSignal): Promise<StoredOutput | null> {
  const { files, database } = tools
  const folder = resultFolder(row)
  const [document, corrections] = [await files.read(documentPlace(folder)), await correctionsIn(tools, row)]
  const options = exportChoices(row.converter as ConverterId, row.options as Partial<ConversionOptions>)
  const showsPictures = format === 'docx' || format === 'pdf' || (format === 'md' && options.markdownPictures === 'files')
  const pictures = showsPictures ? await keptPictures(tools, row) : []
  const made = await reviewing(tools, row.userId, (reviewer) =>
    reviewer.export(document, { format, options, corrections, pictures }, { signal }),
  )
  const key = newOutputPlace(folder, format)
  const bytes = await files.put(key, made.bytes)
  const written = {
    format,
    key,
    extension: made.extension,
    mediaType: made.mediaType,
    bytes,
    losses: made.losses,
    corrections: correctionsOf(row),
  }
  const output = await database.kysely
    .transaction()
    .execute(async (transaction) => {
      const now = await store.lockConversion(transaction, row.id)
      if (!now || !hasResults(now, tools)) throw new ApiError('result-expired')
      if (correctionsOf(now) !== written.corrections) return null
      const other = outputIn(now, format)
      if (other) return other
      await store.changeConversion(transaction, row.id, { outputs: JSON.stringify([...now.outputs, written]) })
      return written
    })
    .catch(async (error: unknown) => {
      await files.delete(key)
      throw error
    })
  if (output?.key !== key) await files.delete(key)
  return output
}
