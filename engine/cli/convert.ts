import { mkdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'node:path'
import { type DocumentKind, definitionsFrom, type FieldDefinition, fieldsFromJsonSchema, looksLikeJsonSchema } from '../model/index.ts'
import type { Sandbox, SandboxEvent, SandboxedConversion } from '../sandbox/index.ts'
import { type ConversionRequest, defaultLimits, type FieldRequest, type Format, formats, type Limits } from '../stages.ts'
import { exportOptionsIn, exportOptionsThere } from './export-options.ts'
import { filesBelow, type Input, inputsOf } from './inputs.ts'
import { type ProgressLine, showProgress } from './progress.ts'
import { SomeRefused } from './refusals.ts'
import { convertRemotely, type Service, type Written } from './remote.ts'
import { withSandbox } from './sandbox.ts'
import { arrivingFiles } from './watch.ts'
import { commandNamed, needFile, needFolder, readManyWords, UsageError } from './words.ts'
import { type Gathering, gather, mostThere, needWorkbook, writeWorkbook } from './workbook.ts'

/**
 * `docmill convert`: reads files, here in the sandbox or through a service, and writes each in every format asked for. Throws UsageError;
 * for a single file ConversionFailure, DocmillError and DocumentRefused; for several SomeRefused.
 */
export async function convertCommand(words: readonly string[], signal: AbortSignal): Promise<void> {
  const { words: named, values } = readManyWords(words, commandNamed('convert'))
  const text = (name: string) => (typeof values[name] === 'string' && values[name] !== '' ? values[name] : undefined)
  const pages = text('pages')
  const workbook = text('workbook')
  const fields = await fieldsOf(text('type'), text('fields'))
  const request: ConversionRequest = {
    formats: values.to === undefined && workbook !== undefined ? [] : formatsIn(values.to as string[] | undefined),
    pages: pages === undefined ? null : pagesIn(pages),
    password: text('password') ?? null,
    fields: fields ?? (workbook === undefined ? null : { kind: 'auto', definitions: [] }),
    languages: [],
    limits: limitsOf(text('most-pages')),
    exportOptions: exportOptionsIn(values),
  }
  const parallel = parallelIn(text('parallel') ?? '1')
  const out = text('out') ?? '.'
  const inputs = await inputsOf(named)
  const isWatching = values.watch === true
  if (inputs.length === 0 && !isWatching) throw new UsageError('there is no PDF, JPEG, PNG or TIFF file in what was named')
  const server = text('server') ?? process.env.DOCMILL_SERVER
  // Nothing that was asked for is left undone without a word.
  if (server !== undefined && values['no-csv-guard'] === true)
    throw new UsageError('--no-csv-guard is for files that are read here: a service guards its CSV files always')
  const service = server === undefined ? null : { server, key: keyIn(text('key') ?? process.env.DOCMILL_KEY), model: text('model') }

  await needFolder(out)
  if (workbook !== undefined) {
    if (isWatching) throw new UsageError('--workbook is written when all files are read, and --watch never ends')
    if (service && inputs.length > mostThere) throw new UsageError(`a service puts at most ${mostThere} files in one workbook`)
    await needWorkbook(workbook)
  }
  const gathering = workbook === undefined ? null : await gather()

  const convertAll = async (maker: Sandbox | Service, convertOne: (input: Input, line: ProgressLine) => Promise<Made>) => {
    const report: Report = { isJson: values.json === true, isSingle: inputs.length === 1 && !isWatching }
    const refused = await convertMany(inputs, parallel, report, convertOne, signal, gathering)
    // What was refused has been told: a folder is watched for what comes.
    if (isWatching) return convertArriving(named, new Set(inputs.map(({ path }) => path)), report, convertOne, signal)
    if (refused.length === inputs.length) throw refused[0]
    if (workbook !== undefined && gathering !== null)
      tellWorkbook(workbook, await writeWorkbook(workbook, gathering, inputs, maker, signal), report)
    if (refused.length > 0) throw new SomeRefused(`${refused.length} of ${inputs.length} files were refused`)
  }
  try {
    if (service === null)
      return await withSandbox(
        (sandbox) => convertAll(sandbox, (input, line) => locally(sandbox, input, request, { out, gathering }, line, signal)),
        parallel,
      )
    const written = exportOptionsThere(request.exportOptions, new Set(Object.keys(values)))
    return await convertAll(service, (input, line) =>
      remotely(service, input, { ...request, pages: pages ?? '', written }, out, {
        signal,
        onPages: (done, all) => line.pages(input.path, done, all),
        onJob: (job) => gathering?.note(input, job),
      }),
    )
  } finally {
    await gathering?.end()
  }
}

/** A file of one's own may be as long and large as the machine bears: how many pages a conversion may have is a service's to say. */
const ownLimits: Limits = { ...defaultLimits, bytes: 2 ** 31 - 1, pages: Number.MAX_SAFE_INTEGER, milliseconds: 24 * 60 * 60 * 1000 }

function limitsOf(mostPages: string | undefined): Limits {
  if (mostPages === undefined) return ownLimits
  if (!/^[1-9]\d{0,6}$/.test(mostPages)) throw new UsageError('write --most-pages with a number from 1')
  return { ...ownLimits, pages: Number(mostPages) }
}

interface Made {
  readonly files: readonly string[]
  readonly told: object
  readonly remarks: readonly string[]
}
interface Report {
  readonly isJson: boolean
  /** One file: what goes wrong with it is what goes wrong with the command. */
  readonly isSingle: boolean
}
type ConvertOne = (input: Input, line: ProgressLine) => Promise<Made>

async function locally(
  sandbox: Sandbox,
  input: Input,
  request: ConversionRequest,
  { out, gathering }: { readonly out: string; readonly gathering: Gathering | null },
  line: ProgressLine,
  signal: AbortSignal,
): Promise<Made> {
  let [done, all] = [0, 0]
  const onEvent = (event: SandboxEvent) => {
    if (event.kind === 'opened') all = event.pagesToRead
    if (event.kind === 'page') done += 1
    if (event.kind !== 'stage') line.pages(input.path, done, all)
  }
  if (gathering !== null) {
    const converted = await sandbox.convert({ path: input.path }, request, { signal, onEvent })
    await gathering.keep(input, converted.document)
    const files = await writeOutputs(
      converted.outputs.map(({ file }) => file),
      out,
      input.target,
    )
    return { files, told: { ...converted.summary, losses: lossesIn(converted) }, remarks: remarks(converted) }
  }
  // Under another name first: a command that is stopped leaves no half file that looks whole.
  const path = (extension: string) => join(out, `${input.target}.${extension}`)
  const parts: string[] = []
  const outputsTo = (extension: string) => {
    mkdirSync(dirname(path('')), { recursive: true })
    const part = `${path(extension)}.part`
    parts.push(part)
    return part
  }
  const converted = await sandbox.convert({ path: input.path }, request, { signal, onEvent, outputsTo }).catch(async (error: unknown) => {
    await Promise.all(parts.map((part) => rm(part, { force: true })))
    throw error
  })
  const files = converted.outputs.map(({ file }) => path(file.extension))
  await Promise.all(files.map((file) => rename(`${file}.part`, file)))
  return { files, told: { ...converted.summary, losses: lossesIn(converted) }, remarks: remarks(converted) }
}

async function remotely(
  service: Service,
  input: Input,
  request: Parameters<typeof convertRemotely>[2],
  out: string,
  watch: Parameters<typeof convertRemotely>[3],
): Promise<Made> {
  const { files, told, remarks: said } = await convertRemotely(service, input.path, request, watch)
  return { files: await writeOutputs(files, out, input.target), told, remarks: said }
}

/** Gives the refusals of several files; that of a single one is thrown. */
async function convertMany(
  inputs: readonly Input[],
  parallel: number,
  report: Report,
  convertOne: ConvertOne,
  signal: AbortSignal,
  gathering: Gathering | null,
): Promise<readonly unknown[]> {
  const line = showProgress(process.stderr, inputs.length)
  const waiting = [...inputs]
  const refused: unknown[] = []
  const next = async () => {
    for (let input = waiting.shift(); input !== undefined && !signal.aborted; input = waiting.shift()) {
      try {
        const made = await convertOne(input, line)
        line.fileDone(input.path)
        line.clear()
        tell(input, made, report)
      } catch (error) {
        line.clear()
        if (report.isSingle || error instanceof UsageError || signal.aborted) throw error
        tellRefusal(input, error)
        gathering?.refuse(input, error)
        refused.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, next)).finally(line.clear)
  return refused
}

/** Goes on with what comes into the named folders, and with what has come since `seen` were listed, until the signal aborts. */
async function convertArriving(
  words: readonly string[],
  seen: ReadonlySet<string>,
  report: Report,
  convertOne: ConvertOne,
  signal: AbortSignal,
): Promise<void> {
  const folders = []
  for (const word of words) if ((await stat(word).catch(() => null))?.isDirectory()) folders.push(word)
  if (folders.length === 0) throw new UsageError('name a folder to watch')
  process.stderr.write(`watching ${folders.join(', ')}\n`)
  const line = showProgress(process.stderr, 1)
  await Promise.all(
    folders.map(async (folder) => {
      const present = async () => (await filesBelow(folder)).filter((path) => !seen.has(path))
      for await (const path of arrivingFiles(folder, present, signal)) {
        const below = relative(folder, path)
        const input = { path, target: join(dirname(below), basename(below, extname(below))) }
        await convertOne(input, line).then(
          (made) => tell(input, made, report),
          (error: unknown) => tellRefusal(input, error),
        )
        line.clear()
      }
    }),
  )
}

function tell(input: Input, { files, told, remarks: said }: Made, { isJson, isSingle }: Report): void {
  process.stdout.write(isJson ? `${JSON.stringify({ file: input.path, files, ...told })}\n` : files.map((path) => `${path}\n`).join(''))
  if (!isJson) for (const sentence of said) process.stderr.write(`${isSingle ? '' : `${input.path}: `}${sentence}\n`)
}

function tellWorkbook(path: string, losses: readonly string[], { isJson }: Report): void {
  process.stdout.write(isJson ? `${JSON.stringify({ workbook: path, losses })}\n` : `${path}\n`)
  if (!isJson) for (const sentence of losses) process.stderr.write(`${path}: ${sentence}\n`)
}

function tellRefusal({ path }: Input, error: unknown): void {
  const { code = 'internal-error', message = String(error) } = error as { code?: string; message?: string }
  process.stdout.write(`${JSON.stringify({ file: path, code, message })}\n`)
}

function parallelIn(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 16) throw new UsageError('write --parallel with a number from 1 to 16')
  return number
}

function keyIn(key: string | undefined): string {
  if (key === undefined) throw new UsageError('give the API key of the service: set DOCMILL_KEY, or --key')
  return key
}

function formatsIn(given: readonly string[] = []): readonly Format[] {
  const names = new Set(given.flatMap((each) => each.split(',')).map((name) => name.trim().toLowerCase()))
  if (names.size === 0)
    throw new UsageError('say what to write: --to xlsx, for example, or --workbook all.xlsx for one workbook of all files')
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

async function writeOutputs(files: readonly Written[], folder: string, target: string): Promise<readonly string[]> {
  if (files.length > 0) await mkdir(dirname(join(folder, target)), { recursive: true })
  return Promise.all(
    files.map(async ({ extension, bytes }) => {
      const path = join(folder, `${target}.${extension}`)
      // Under another name first: a command that is stopped leaves no half file that looks whole.
      await writeFile(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
      return path
    }),
  )
}

function remarks({ summary, outputs }: SandboxedConversion): readonly string[] {
  const issues = summary.issues.map(({ place, detail }) => (place === null ? detail : `page ${place.page}: ${detail}`))
  return [...issues, ...outputs.flatMap(({ file }) => file.losses)]
}

/** What each format could not keep, by its extension. */
const lossesIn = ({ outputs }: SandboxedConversion): readonly { readonly extension: string; readonly losses: readonly string[] }[] =>
  outputs.flatMap(({ file: { extension, losses } }) => (losses.length > 0 ? [{ extension, losses }] : []))
