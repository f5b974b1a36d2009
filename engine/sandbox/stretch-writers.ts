// Outputs of a document that is there one stretch of pages at a time.

import * as engine from '../index.ts'
import type { OutputResult } from './results.ts'

/** Where outputs go. */
export interface Storage {
  /** Adds bytes to the end of the output in a format. */
  readonly append: (format: engine.Format, bytes: Uint8Array) => Promise<void>
  /** Adds bytes to what `appendLater` puts at the end of the output. */
  readonly keepForLater: (format: engine.Format, bytes: Uint8Array) => Promise<void>
  readonly appendLater: (format: engine.Format) => Promise<void>
}
/** Writes one output: each stretch in turn, then the end. */
export interface StretchWriter {
  add(stretch: engine.ParsedDocument, source: engine.ExportSource): Promise<void>
  end(): Promise<OutputResult>
}

/** The writer for a format: text goes out as it comes, sheets of a workbook too; archives of CSV gather and are written at the end. `pages`: the numbers of all. */
export async function stretchWriter(
  format: engine.Format,
  options: engine.ExportOptions,
  pages: readonly number[],
  storage: Storage,
  working: () => void,
): Promise<StretchWriter> {
  const gathering = await engine.gatheringWriter(format, options, pages, working)
  if (gathering !== null)
    return {
      async add(stretch, source) {
        const bytes = await gathering.add(stretch, source)
        if (bytes.length > 0) await storage.append(format, bytes)
      },
      async end() {
        const { bytes, ...rest } = await ended(gathering, (piece) => storage.append(format, piece))
        await storage.append(format, bytes)
        return { format, ...rest }
      },
    }
  return format === 'json' ? jsonInStretches(storage, working) : textInStretches(format, options, storage)
}

/** What is left of a result, all pieces but the last gone out. */
async function ended(gathering: engine.GatheringWriter, append: (bytes: Uint8Array) => Promise<void>): Promise<engine.ExportedFile> {
  if (gathering.ending === undefined) return gathering.end()
  const ending = gathering.ending()
  let step = ending.next()
  for (; !step.done; step = ending.next()) if (step.value.length > 0) await append(step.value)
  return step.value
}

const lineFeed = new Uint8Array([0x0a])

function textInStretches(format: engine.Format, options: engine.ExportOptions, { append }: Storage): StretchWriter {
  let known: OutputResult | null = null
  return {
    async add(stretch) {
      const { bytes, ...rest } = await engine.exportDocument(stretch, format, options)
      // A blank line stands between what two stretches give.
      if (known !== null && bytes.length > 0) await append(format, lineFeed)
      await append(format, bytes)
      known = { format, ...rest, losses: [...new Set([...(known?.losses ?? []), ...rest.losses])] }
    },
    async end() {
      if (known === null) throw new engine.ConversionFailure('nothing-to-read')
      return known
    },
  }
}

/** Pages go out as they come; blocks, which stand behind all pages, wait in a file of their own. */
function jsonInStretches({ append, keepForLater, appendLater }: Storage, working: () => void): StretchWriter {
  const writer = engine.jsonWriter()
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  let begun = append('json', bytesOf(writer.begin))
  return {
    async add(stretch) {
      await begun
      for (const { part, text } of writer.pieces(stretch)) {
        await (part === 'pages' ? append : keepForLater)('json', bytesOf(text))
        working()
      }
    },
    async end() {
      await begun
      begun = Promise.resolve()
      await append('json', bytesOf(writer.between))
      await appendLater('json')
      await append('json', bytesOf(writer.end()))
      return { format: 'json', extension: 'json', mediaType: 'application/json', losses: [] }
    },
  }
}
