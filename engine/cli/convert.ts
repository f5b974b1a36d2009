import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { type DocumentKind, definitionsFrom, type FieldDefinition, fieldsFromJsonSchema, looksLikeJsonSchema } from '../model/index.ts'
import type { SandboxedConversion } from '../sandbox/index.ts'
import { type ConversionRequest, defaultExportOptions, defaultLimits, type FieldRequest, type Format, formats } from '../stages.ts'
import { showProgress } from './progress.ts'
import { withSandbox } from './sandbox.ts'
import { needFile, readWords, UsageError } from './words.ts'

/** `docmill convert`: reads one file in the sandbox and writes it in every format asked for. Throws UsageError and ConversionFailure. */
export async function convertCommand(words: readonly string[], signal: AbortSignal): Promise<void> {
  const { file, values } = readWords(words, {
    to: { type: 'string', multiple: true },
    out: { type: 'string', default: '.' },
    pages: { type: 'string' },
    password: { type: 'string' },
    type: { type: 'string' },
    fields: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const request: ConversionRequest = {
    formats: formatsIn(values.to ?? []),
    pages: values.pages === undefined ? null : pagesIn(values.pages),
    password: values.password || null,
    fields: await fieldsOf(values.type, values.fields),
    languages: [],
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
  }
  await needFile(file)
  const progress = showProgress(process.stderr)
  const converted = await withSandbox((sandbox) => sandbox.convert({ path: file }, request, { signal, onEvent: progress.hear })).finally(
    progress.end,
  )
  const written = await writeOutputs(converted, values.out, basename(file, extname(file)))
  process.stdout.write(
    values.json ? `${JSON.stringify({ files: written, ...converted.summary })}\n` : written.map((path) => `${path}\n`).join(''),
  )
  if (!values.json) for (const sentence of remarks(converted)) process.stderr.write(`${sentence}\n`)
}

function formatsIn(given: readonly string[]): readonly Format[] {
  const names = new Set(given.flatMap((each) => each.split(',')).map((name) => name.trim().toLowerCase()))
  if (names.size === 0) throw new UsageError('say what to write: --to xlsx, for example')
  return [...names].map((name) => {
    const format = formats.find((each) => each === name)
    if (format === undefined) throw new UsageError(`${JSON.stringify(name)} is no format; there are ${formats.join(', ')}`)
    return format
  })
}

/** No file has more pages; a wider range is a slip of the finger and would only fill the memory. */
const highestPage = 100_000

/** The page numbers in a text like "1-3, 7". Throws UsageError. */
export function pagesIn(text: string): readonly number[] {
  return text.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (!(from >= 1 && to >= from && to <= highestPage)) throw new UsageError(`write pages like 1-3,7 and not ${JSON.stringify(text)}`)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

const documentTypes: readonly (DocumentKind | 'auto')[] = [
  'auto',
  'invoice',
  'receipt',
  'resume',
  'contract',
  'form',
  'statement',
  'custom',
]

async function fieldsOf(type: string | undefined, list: string | undefined): Promise<FieldRequest | null> {
  if (type === undefined && list === undefined) return null
  const kind = documentTypes.find((each) => each === (type ?? 'custom'))
  if (kind === undefined) throw new UsageError(`${JSON.stringify(type)} is no type; there are ${documentTypes.join(', ')}`)
  return { kind, definitions: list === undefined ? [] : await definitionsIn(list) }
}

async function definitionsIn(path: string): Promise<readonly FieldDefinition[]> {
  await needFile(path)
  try {
    const given: unknown = JSON.parse(await readFile(path, 'utf8'))
    return looksLikeJsonSchema(given) ? fieldsFromJsonSchema(given) : definitionsFrom(given)
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function writeOutputs({ outputs }: SandboxedConversion, folder: string, name: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    outputs.map(async ({ file }) => {
      const path = join(folder, `${name}.${file.extension}`)
      // Under another name first: a command that is stopped leaves no half file that looks whole.
      await writeFile(`${path}.part`, file.bytes)
      await rename(`${path}.part`, path)
      return path
    }),
  )
}

function remarks({ summary, outputs }: SandboxedConversion): readonly string[] {
  const issues = summary.issues.map(({ place, detail }) => (place === null ? detail : `page ${place.page}: ${detail}`))
  return [...issues, ...outputs.flatMap(({ file }) => file.losses)]
}
