import { readFile } from 'node:fs/promises'
import type { ErrorCode, SampleName } from '@docmill/contracts'
import { ConversionFailure, defaultExportOptions, defaultLimits, type FieldRequest, type Sandbox } from '@docmill/engine/sandbox'
import { ApiError } from '../api-error.ts'
import type { Feature } from '../feature.ts'

/** Visitors share the readers that people wait for while they review: one at a time, and few in the queue. */
const mostWaiting = 4
const mostMs = 60_000
const dpi = 110

/** Statements have no list of fields; their table is the point. */
const fieldsOf: Readonly<Record<SampleName, FieldRequest | null>> = {
  invoice: { kind: 'invoice', definitions: [] },
  receipt: { kind: 'receipt', definitions: [] },
  statement: null,
  contract: { kind: 'contract', definitions: [] },
  resume: { kind: 'resume', definitions: [] },
}

/** The receipt is a photograph, so that a visitor sees a picture being read too. */
const fileOf = (name: SampleName): URL => new URL(`./${name}.${name === 'receipt' ? 'jpg' : 'pdf'}`, import.meta.url)

/** Sample documents that visitors have read: really read each time, answered at once, kept nowhere. */
export function createSamples({ reader }: { readonly reader: Pick<Sandbox, 'convert'> }): Feature<'trySample'> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const read = async (name: SampleName, signal: AbortSignal) => {
    const file = await readFile(fileOf(name))
    const request = {
      formats: [],
      pages: [1],
      password: null,
      fields: fieldsOf[name],
      languages: [],
      limits: { ...defaultLimits, milliseconds: mostMs },
      exportOptions: defaultExportOptions,
    }
    const { document, pictures, usage } = await reader.convert(file, request, { signal, pictures: { format: 'webp', dpi } })
    const [picture] = pictures
    if (picture === undefined) throw new Error('the page of a sample could not be drawn')
    return {
      name,
      document: JSON.parse(Buffer.from(document).toString('utf8')) as Record<string, unknown>,
      picture: {
        width: picture.width,
        height: picture.height,
        mediaType: 'image/webp' as const,
        base64: Buffer.from(picture.bytes).toString('base64'),
      },
      milliseconds: Math.round(usage.wallMs),
    }
  }

  return {
    handlers: {
      trySample: async ({ params, signal }) => {
        if (waiting >= mostWaiting) throw new ApiError('queue-full', { retryAfterSeconds: 5 })
        waiting += 1
        const turn = last.then(() => read(params.name, signal))
        last = turn.catch(() => {})
        try {
          return await turn
        } catch (error) {
          throw error instanceof ConversionFailure ? new ApiError(error.code satisfies ErrorCode, {}, { cause: error }) : error
        } finally {
          waiting -= 1
        }
      },
    },
  }
}
