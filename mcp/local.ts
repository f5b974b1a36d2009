import { fieldsFromJsonSchema, type SerialDocument } from '@docmill/engine/model'
import { ConversionFailure, defaultExportOptions, defaultLimits, openSandbox, type SandboxInput } from '@docmill/engine/sandbox'
import { type FieldsWanted, type Format, mediaTypeOf, type Reader, type Reading, Refusal, type Source } from './reader.ts'

/** Reads on this machine, offline, in processes that reach nothing. */
export function localReader(): Reader {
  const sandbox = openSandbox({ workers: 1 })
  const request = (formats: readonly Format[], { pages, password }: Reading, fields: FieldsWanted | null) => ({
    formats,
    pages: pagesIn(pages),
    password,
    fields: fields && { kind: fields.documentType, definitions: definitionsOf(fields) },
    languages: [],
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
  })
  return {
    async convert(source, format, reading, signal) {
      const { outputs } = await sandbox.convert(inputOf(source), request([format], reading, null), { signal }).catch(refused)
      const [output] = outputs
      if (!output) throw new Refusal('internal-error', 'Nothing was written.')
      const { extension, bytes } = output.file
      return { extension, bytes, mediaType: mediaTypeOf(format, extension) }
    },
    async read(source, reading, fields, signal) {
      const { document } = await sandbox.convert(inputOf(source), request(['txt'], reading, fields), { signal }).catch(refused)
      return JSON.parse(Buffer.from(document).toString('utf8')) as SerialDocument
    },
    close: () => sandbox.close(),
  }
}

const inputOf = (source: Source): SandboxInput => ('path' in source ? { path: source.path } : source.bytes)

function definitionsOf({ schema }: FieldsWanted) {
  if (!schema) return []
  try {
    return fieldsFromJsonSchema(schema)
  } catch (error) {
    throw new Refusal('invalid-request', error instanceof Error ? error.message : String(error), { cause: error })
  }
}

const highestPage = 100_000
function pagesIn(text: string): number[] | null {
  if (text.trim() === '') return null
  return text.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (!(from >= 1 && to >= from && to <= highestPage)) throw new Refusal('invalid-request', 'Write pages like 1-3,7.')
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

function refused(error: unknown): never {
  throw error instanceof ConversionFailure ? new Refusal(error.code, error.message, { cause: error }) : error
}
