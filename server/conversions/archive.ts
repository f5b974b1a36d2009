import { Readable } from 'node:stream'
import type { Format } from '@docmill/contracts'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Streamed } from '../feature.ts'
import type { ConversionTools } from './dependencies.ts'
import { attachment, resultFileName } from './file-names.ts'
import { lockedDown } from './locked-down.ts'
import { type CurrentOutput, currentOutput } from './outputs.ts'
import { expireOnceSent } from './results.ts'
import { fieldsWorkbook, workbookName } from './workbook.ts'

/** What is text is packed; the other formats are packed already. */
const texts: ReadonlySet<Format> = new Set<Format>(['csv', 'md', 'txt', 'json'])

/**
 * Several results of a user in one ZIP file; of several workbooks of fields one more, with a row for every document. All are written before the first byte is sent, so that a refusal is still one. */
export async function archive(
  tools: ConversionTools,
  userId: string,
  ids: readonly string[],
  format: Format,
  signal: AbortSignal,
): Promise<Streamed> {
  const outputs: CurrentOutput[] = []
  for (const id of ids) outputs.push(await currentOutput(tools, userId, id, format, signal))
  const together = format === 'xlsx' ? await fieldsTogether(tools, userId, outputs, signal) : null
  const content = Readable.from(zipped(tools, outputs, format, together), { objectMode: false })
  for (const { row } of outputs) expireOnceSent(tools, row, content)
  const headers = { ...lockedDown, 'content-type': 'application/zip', 'content-disposition': attachment('docmill.zip') }
  return { headers, content }
}

/** The fields of all documents in one workbook, with the corrections that are saved; null for fewer than two documents with fields. */
async function fieldsTogether(
  tools: ConversionTools,
  userId: string,
  outputs: readonly CurrentOutput[],
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const rows = outputs.map(({ row }) => row).filter(({ converter }) => converter === 'kv-excel')
  if (rows.length < 2) return null
  return (await fieldsWorkbook(tools, userId, rows, signal)).bytes
}

async function* zipped(
  tools: ConversionTools,
  outputs: readonly CurrentOutput[],
  format: Format,
  together: Uint8Array | null,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    made.push(data)
  })
  const taken = () => {
    const chunks = made
    made = []
    return chunks
  }
  const names = new Set<string>()
  if (together !== null) {
    const entry = new ZipPassThrough(freeName(workbookName, names))
    zip.add(entry)
    entry.push(together as Uint8Array<ArrayBuffer>, true)
    yield* taken()
  }
  for (const { row, output } of outputs) {
    const name = freeName(resultFileName(row.fileName, output.extension), names)
    const entry = texts.has(format) && !output.extension.endsWith('zip') ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of await tools.files.get(output.key)) {
      entry.push(chunk as Uint8Array<ArrayBuffer>)
      yield* taken()
    }
    entry.push(new Uint8Array(0), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** The name, or with a number before its ending when another file has it already. */
function freeName(name: string, names: Set<string>): string {
  const [, stem = name, ending = ''] = /^(.*?)((?:\.[a-z0-9]+)+)$/i.exec(name) ?? []
  let free = name
  for (let number = 2; names.has(free.toLowerCase()); number++) free = `${stem} (${number})${ending}`
  names.add(free.toLowerCase())
  return free
}
