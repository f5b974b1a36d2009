import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type DevConvert, DevConvertParts, type DevInput, devLimits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import { deleteUpload, findUpload, type HeadStart, type Opener, receiveUpload, startReading, unlockUpload } from '../conversions/index.ts'
import type { ArrivingFile, ArrivingParts } from '../feature.ts'
import { TargetFailed, TargetRefused } from '../platform/outbound/index.ts'
import { type Asked, withFieldsListed } from './asked-fields.ts'
import { conversionOptions } from './conversion-options.ts'
import type { PublicApiTools } from './dependencies.ts'

/** An input that has arrived. */
export interface Received {
  /** null when it was only looked at. */
  readonly uploadId: string | null
  /** Says which bytes these are, for the comparison of repeated requests. */
  readonly source: string
  readonly pages: string | undefined
  /** Made for this request: deleted again when no job takes it. */
  readonly own: boolean
  /** Read already while the job is being made; null for most. */
  readonly headStart: HeadStart | null
}
export interface Request {
  readonly model: DevConvert['model_name']
  readonly options: Asked
  readonly received: readonly Received[]
}
/** What is known of an account before its files are received. */
export interface Standing {
  /** Nothing is read for who has nothing to pay with. */
  readonly canPay: Promise<boolean>
  /** Uploads that wait already; rejects when nothing may be received at all. */
  readonly uploads: () => Promise<number>
}
type Keep = (
  file: ArrivingFile,
  wanted: Promise<Early | null>,
) => Promise<{ uploadId: string | null; digest: string; headStart: HeadStart | null }>
/** What a small file is for, when that is known before it arrives. */
type Early = (file: Uint8Array) => HeadStart | null

/**
 * Receives what a request brings, as uploads that a job can take; with `standing` null the bytes are only hashed, for a repeated request
 * whose job exists. On any fault, what was stored is deleted again.
 */
export async function receive(
  tools: PublicApiTools,
  userId: string,
  body: ArrivingParts<DevConvert>,
  { standing, signal }: { readonly standing: Standing | null; readonly signal: AbortSignal },
): Promise<Request> {
  const received: Received[] = []
  const keep: Keep = standing
    ? (file, wanted) => keepFile(tools, userId, file, wanted, signal, received.length === 0 ? standing.uploads : undefined)
    : hashFile
  const mayRead = standing !== null && (await standing.canPay)
  const earlyFor = (model: DevConvert['model_name'], options: Asked): Early | null =>
    // What a template asks for is not known before it is looked up.
    mayRead && options.pages === '' && options.password === undefined && options.template_id === undefined
      ? (file) => startReading(tools.conversions, { converter: model, options: conversionOptions(options) }, file)
      : null
  try {
    if (body.kind === 'parts')
      return await receiveParts(body.parts, {
        keep,
        earlyFor,
        received,
        openWith: (id, password) => open(tools, userId, id, password, signal),
      })
    const { model_name: model, inputs } = body.json
    const options = withFieldsListed(body.json.options)
    if (!tools.urlInputs && inputs.some(({ url }) => url !== undefined)) throw new ApiError('url-inputs-off')
    const early = earlyFor(model, options)
    for (const [index, input] of inputs.entries()) {
      const wholly = input.pages === undefined && input.password === undefined
      const one = await receiveInput(tools, input, index, (file) => keep(file, Promise.resolve(wholly ? early : null)), signal)
      received.push(one)
      const password = input.password ?? options.password
      if (standing && one.uploadId && password) await open(tools, userId, one.uploadId, password, signal)
    }
    return { model, options, received }
  } catch (error) {
    await discard(tools, userId, received)
    throw error
  }
}

/** Deletes uploads that were made for a request and that no job has taken. */
export async function discard(tools: PublicApiTools, userId: string, received: readonly Received[]): Promise<void> {
  for (const { uploadId, own, headStart } of received) {
    headStart?.abandon()
    if (!own || !uploadId) continue
    await deleteUpload(tools.conversions, userId, uploadId).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }
}

async function receiveInput(
  tools: PublicApiTools,
  input: DevInput,
  index: number,
  keep: (file: ArrivingFile) => ReturnType<Keep>,
  signal: AbortSignal,
): Promise<Received> {
  const { file, upload_id, url, file_name = `document-${index + 1}`, pages } = input
  if (upload_id !== undefined) return { uploadId: upload_id, source: `upload ${upload_id}`, pages, own: false, headStart: null }
  if (url !== undefined) {
    const fetched = await tools.outbound.fetch(url, signal).catch(refused)
    const { uploadId, headStart } = await keep({ fileName: input.file_name ?? fetched.fileName, content: fetched.content })
    return { uploadId, source: `url ${url}`, pages, own: true, headStart }
  }
  const { uploadId, digest, headStart } = await keep({ fileName: file_name, content: decoded(file ?? '', index) })
  return { uploadId, source: digest, pages, own: true, headStart }
}

interface ReceivingParts {
  readonly keep: Keep
  readonly earlyFor: (model: DevConvert['model_name'], options: Asked) => Early | null
  readonly received: Received[]
  readonly openWith: (uploadId: string, password: string) => Promise<void>
}

async function receiveParts(
  parts: Extract<ArrivingParts<DevConvert>, { kind: 'parts' }>['parts'],
  { keep, earlyFor, received, openWith }: ReceivingParts,
): Promise<Request> {
  const fields = new Map<string, string>()
  const early = (asked: ReturnType<typeof askedIn> | null) => asked && earlyFor(asked.model, asked.options)
  // Of the file that arrived last: it is stored, and waits to be told what it is for, while the fields behind it arrive.
  let last: { readonly kept: Promise<void>; readonly tell: (wanted: Early | null) => void } | null = null
  const end = async (wanted: Early | null) => {
    last?.tell(wanted)
    await last?.kept
    last = null
  }
  try {
    for await (const part of parts) {
      if (part.kind === 'field') {
        fields.set(part.name, part.value)
        continue
      }
      if (part.name !== 'file') throw invalid(part.name, 'Send files in parts named "file"')
      // Another one follows: it is not held up for what stands behind it.
      await end(null)
      if (received.length === devLimits.inputs) throw new ApiError('too-many-files')
      const wanted = Promise.withResolvers<Early | null>()
      const kept = keep(part, wanted.promise).then(({ uploadId, digest, headStart }) => {
        received.push({ uploadId, source: digest, pages: undefined, own: true, headStart })
      })
      // Heard of when it is waited for.
      kept.catch(() => {})
      last = { kept, tell: wanted.resolve }
      // What stands before the file may say it all.
      const known = askedSoFar(fields)
      if (known) wanted.resolve(early(known))
    }
    const unknown = [...fields.keys()].find((name) => name !== 'model_name' && name !== 'options')
    if (unknown !== undefined) throw invalid(unknown, 'Send the fields "model_name" and "options", the second as JSON')
    if (last === null && received.length === 0) throw invalid('file', 'Send one file or several in parts named "file"')
    const { model, options } = askedIn(fields)
    await end(early({ model, options }))
    const { password } = options
    if (password) for (const { uploadId } of received) if (uploadId) await openWith(uploadId, password)
    return { model, options, received }
  } catch (error) {
    // What was stored of it is deleted with the others.
    await end(null).catch(() => {})
    throw error
  }
}

function askedIn(fields: ReadonlyMap<string, string>): { model: DevConvert['model_name']; options: Asked } {
  const { model_name: model, options } = DevConvertParts.parse({
    model_name: fields.get('model_name'),
    ...(fields.has('options') ? { options: parsedJson(fields.get('options') ?? '') } : {}),
  })
  return { model, options: withFieldsListed(options) }
}

/** The same before everything has come; null when it says too little, or is refused at the end. */
function askedSoFar(fields: ReadonlyMap<string, string>): ReturnType<typeof askedIn> | null {
  if (!fields.has('model_name') || !fields.has('options')) return null
  try {
    return askedIn(fields)
  } catch {
    return null
  }
}

async function keepFile(
  tools: PublicApiTools,
  userId: string,
  file: ArrivingFile,
  wanted: Promise<Early | null>,
  signal: AbortSignal,
  waiting: (() => Promise<number>) | undefined,
) {
  const begun: { headStart: HeadStart | null; over: boolean } = { headStart: null, over: false }
  const give = () => {
    begun.headStart?.abandon()
    begun.headStart = null
    return null
  }
  const opener: Opener = async (bytes) => {
    const early = await wanted
    // Refused meanwhile: nobody would take it.
    if (begun.over) return null
    begun.headStart = early?.(bytes) ?? null
    if (!begun.headStart) return null
    // What cannot be opened is inspected: that tells a locked file from a damaged one.
    return begun.headStart.opened.then(({ type, pageCount }) => ({ type, locked: false, pageCount }), give)
  }
  try {
    const { id, digest } = await receiveUpload(tools.conversions, userId, file, signal, {
      queries: tools.conversions.database.relaxed,
      opener,
      waiting,
    })
    return { uploadId: id, digest, headStart: begun.headStart }
  } catch (error) {
    begun.over = true
    give()
    throw error
  }
}

async function hashFile({ content }: ArrivingFile) {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Buffer)
  return { uploadId: null, digest: hash.digest('hex'), headStart: null }
}

/** Opens an upload with its password when it is locked: a file that is not needs none. */
async function open({ conversions }: PublicApiTools, userId: string, uploadId: string, password: string, signal: AbortSignal) {
  const upload = await findUpload(conversions.database.kysely, userId, uploadId, conversions.clock.now())
  if (upload?.locked) await unlockUpload(conversions, userId, uploadId, password, signal)
}

const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/
// A multiple of four characters is a whole number of bytes: pieces can be decoded on their own.
const piece = 4 * 16 * 1024

/** The bytes of a file in base64 or as a data URI, piece by piece: never a second copy of the whole. Throws 'invalid-request'. */
function decoded(file: string, index: number): Readable {
  const fault = () => invalid(`inputs.${index}.file`, 'Send the file in base64, or as a data URI with base64')
  const comma = file.startsWith('data:') ? file.indexOf(',') : -1
  if (file.startsWith('data:') && (comma === -1 || !/;base64$/i.test(file.slice(0, comma)))) throw fault()
  const start = comma + 1
  // Programs that wrap lines at 76 characters are common; without line feeds the pieces are whole again.
  const text = /\s/.test(file.slice(start, start + 200)) ? file.slice(start).replace(/\s+/g, '') : file
  const from = text === file ? start : 0
  if (!base64.test(text.slice(from).trimEnd())) throw fault()
  return Readable.from(
    (function* () {
      for (let at = from; at < text.length; at += piece) yield Buffer.from(text.slice(at, at + piece), 'base64')
    })(),
    { objectMode: false },
  )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ApiError('invalid-request', { fields: { options: 'Send the options as JSON' } }, { cause: error })
  }
}

const invalid = (field: string, message: string) => new ApiError('invalid-request', { fields: { [field]: message } })

function refused(error: unknown): never {
  if (error instanceof TargetRefused) throw new ApiError('url-refused', {}, { cause: error })
  if (error instanceof TargetFailed) throw new ApiError('url-not-fetched', {}, { cause: error })
  throw error
}
