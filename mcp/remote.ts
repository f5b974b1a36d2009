import { openAsBlob } from 'node:fs'
import { basename, extname } from 'node:path'
import { Docmill, DocmillError, type ModelName, type Options } from '@docmill/client'
import type { SerialDocument } from '@docmill/engine/model'
import { type Format, mediaTypeOf, type Reader, type Reading, Refusal, type Source } from './reader.ts'

/** Reads through a service, with an API key. What it makes there is deleted as soon as it has been fetched. */
export function remoteReader(server: string, key: string): Reader {
  const docmill = new Docmill({ server, key })
  const fetchOne = async (source: Source, model: ModelName, format: Format, options: Options, signal: AbortSignal) => {
    const file_name = 'path' in source ? basename(source.path) : source.fileName
    const file = 'path' in source ? await openAsBlob(source.path) : source.bytes
    const conversion = { model_name: model, inputs: [{ file, file_name }], options: { ...options, formats: [format] } }
    const job = await docmill.run(conversion, { signal }).catch(refused)
    try {
      const [document] = job.documents
      if (!document || document.error)
        throw new Refusal(document?.error?.code ?? 'internal-error', document?.error?.message ?? 'The job failed.')
      const bytes = await docmill.result(job.id, format, { signal }).catch(refused)
      return { bytes, extension: extname(document.formats[0]?.file_name ?? '').slice(1) || format }
    } finally {
      await docmill.delete(job.id).catch(() => {})
    }
  }
  return {
    async convert(source, format, reading, signal) {
      const made = await fetchOne(source, modelFor(format, isPdf(source)), format, optionsOf(reading), signal)
      return { ...made, mediaType: mediaTypeOf(format, made.extension) }
    },
    async read(source, reading, fields, signal) {
      const wanted: Options = {
        ...optionsOf(reading),
        json_shape: 'document',
        ...(fields
          ? { document_type: fields.documentType, ...(fields.schema ? { fields: fields.schema as NonNullable<Options['fields']> } : {}) }
          : {}),
      }
      const model = fields || !isPdf(source) ? 'kv-json' : 'pdf-to-markdown'
      const { bytes } = await fetchOne(source, model, 'json', wanted, signal)
      return JSON.parse(Buffer.from(bytes).toString('utf8')) as SerialDocument
    },
    close: async () => {},
  }
}

const optionsOf = ({ pages, password }: Reading): Options => ({ pages, ...(password ? { password } : {}), retention_hours: 1 })
const isPdf = (source: Source): boolean => /\.pdf$/i.test('path' in source ? source.path : source.fileName)

function modelFor(format: Format, pdf: boolean): ModelName {
  switch (format) {
    case 'xlsx':
    case 'csv':
      return pdf ? 'pdf-to-excel' : 'image-to-excel'
    case 'json':
      return pdf ? 'pdf-to-markdown' : 'kv-json'
    case 'md':
    case 'txt':
      // Every model writes every format; this is the cheapest that takes pictures.
      return pdf ? 'pdf-to-markdown' : 'image-to-excel'
    case 'docx':
      return 'image-to-docx'
  }
}

function refused(error: unknown): never {
  throw error instanceof DocmillError ? new Refusal(error.code, error.message, { cause: error }) : error
}
