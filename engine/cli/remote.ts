import { openAsBlob } from 'node:fs'
import { basename, extname } from 'node:path'
import { Docmill, hasEnded, type Job, type ModelName, type Options, type Format as RemoteFormat } from '@docmill/client'
import { type ConversionRequest, type Format, formats } from '../stages.ts'
import { DocumentRefused } from './refusals.ts'
import { UsageError } from './words.ts'

/** A service to send files to. */
export interface Service {
  readonly server: string
  readonly key: string
  readonly model: string | undefined
}
/** A file as it came back. */
export interface Written {
  readonly extension: string
  readonly bytes: Uint8Array
}
/** What the service said of a file. */
export interface RemoteResult {
  readonly files: readonly Written[]
  readonly told: object
  readonly remarks: readonly string[]
}

const models: readonly ModelName[] = ['pdf-to-excel', 'image-to-excel', 'pdf-to-markdown', 'kv-json', 'kv-excel', 'image-to-docx']

/** Has a service read one file: a job for each model that the formats need. Throws DocmillError, DocumentRefused and UsageError. */
export async function convertRemotely(
  { server, key, model }: Service,
  path: string,
  request: Pick<ConversionRequest, 'formats' | 'password' | 'fields'> & { readonly pages: string; readonly written: Options },
  {
    signal,
    onPages,
    onJob,
  }: {
    readonly signal: AbortSignal
    readonly onPages: (done: number, all: number) => void
    /** Hears of each job by its identifier, also of one that fails. */
    readonly onJob: (id: string) => void
  },
): Promise<RemoteResult> {
  const docmill = new Docmill({ server, key })
  // A file of which nothing is written is read all the same, for the workbook of them all.
  const byModel: ReadonlyMap<ModelName, Format[]> =
    request.formats.length === 0
      ? new Map([[modelFor('xlsx', path, request.fields !== null, model), []]])
      : Map.groupBy(request.formats, (format) => modelFor(format, path, request.fields !== null, model))
  const files: Written[] = []
  const told: Job[] = []
  for (const [name, wanted] of byModel) {
    const job = await docmill.run(
      {
        model_name: name,
        inputs: [{ file: await openAsBlob(path), file_name: basename(path) }],
        options: optionsFor(request, wanted),
      },
      { signal, onProgress: ({ progress }) => onPages(progress.pages_done, progress.pages_total) },
    )
    onJob(job.id)
    const [document] = job.documents
    if (!hasEnded(job) || !document || document.error)
      throw new DocumentRefused(document?.error?.code ?? 'internal-error', document?.error?.message ?? 'The job did not end.')
    for (const { format, file_name } of wanted.length === 0 ? [] : document.formats)
      files.push({ extension: endingOf(file_name) ?? format, bytes: await docmill.result(job.id, format, { signal }) })
    told.push(job)
  }
  const remarks = told.flatMap(({ documents }) =>
    documents.flatMap(({ issues }) => issues.map(({ page, detail }) => (page === null ? detail : `page ${page}: ${detail}`))),
  )
  return { files, told: { jobs: told.map(({ id, model_name, state, credits }) => ({ id, model_name, state, credits })) }, remarks }
}

/** "md.zip" of "report.md.zip": a name may have dots of its own, which are no part of the ending. */
const endingOf = (name: string): string | undefined => /\.((?:md\.)?[a-z0-9]+)$/i.exec(name)?.[1]

function optionsFor(
  { pages, password, fields, written }: { pages: string; password: string | null; written: Options } & Pick<ConversionRequest, 'fields'>,
  wanted: Format[],
): Options {
  const kind = fields?.kind
  return {
    ...written,
    formats: wanted.length === 0 ? ['json'] : (wanted as RemoteFormat[]),
    pages,
    ...(password ? { password } : {}),
    ...(fields
      ? {
          document_type: kind === 'other' ? 'auto' : (kind ?? 'auto'),
          fields: fields.definitions.map(({ name, title, kind: of, description, synonyms, required, pattern, fields: inner }) => ({
            name,
            title,
            kind: of,
            description,
            synonyms,
            required,
            pattern,
            fields: inner.map(({ kind: innerKind, fields: _, ...rest }) => ({ ...rest, kind: innerKind === 'list' ? 'text' : innerKind })),
          })),
        }
      : {}),
  }
}

function modelFor(format: Format, path: string, fields: boolean, asked: string | undefined): ModelName {
  if (asked !== undefined) {
    const known = models.find((model) => model === asked)
    if (!known) throw new UsageError(`${JSON.stringify(asked)} is no model; there are ${models.join(', ')}`)
    return known
  }
  const isPdf = extname(path).toLowerCase() === '.pdf'
  switch (format) {
    case 'xlsx':
    case 'csv':
      return fields ? 'kv-excel' : isPdf ? 'pdf-to-excel' : 'image-to-excel'
    case 'json':
      return fields || !isPdf ? 'kv-json' : 'pdf-to-markdown'
    case 'md':
    case 'txt':
      // Every model writes every format; this is the cheapest that takes pictures.
      return isPdf ? 'pdf-to-markdown' : 'image-to-excel'
    case 'docx':
    case 'pdf':
      return 'image-to-docx'
    default:
      throw new UsageError(`${JSON.stringify(format)} is no format; there are ${formats.join(', ')}`)
  }
}
