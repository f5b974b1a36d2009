import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { Docmill } from '@docmill/client'
import type { Sandbox, WorkbookEntry } from '../sandbox/index.ts'
import type { Input } from './inputs.ts'
import type { Service } from './remote.ts'
import { needFolder, UsageError } from './words.ts'

// `--workbook`: what is read of each file is kept until all are through, and then becomes one workbook with a row for every document.

/** Documents that a service puts in one workbook at most. */
export const mostThere = 100

/** What a command has read so far. */
export interface Gathering {
  /** Keeps the document of a file that was read here, JSON text of a SerialDocument; beside the results, since many fill a memory. */
  keep(input: Input, document: Uint8Array): Promise<void>
  /** Notes the job that reads a file; the first, where several do. */
  note(input: Input, job: string): void
  /** Why a file has no fields: what its refusal says. */
  refuse(input: Input, error: unknown): void
  /** Removes what was kept. */
  end(): Promise<void>
  readonly entries: (inputs: readonly Input[]) => readonly WorkbookEntry[]
  readonly jobs: (inputs: readonly Input[]) => readonly string[]
}

/** Throws UsageError unless a workbook can be written at `path`. */
export async function needWorkbook(path: string): Promise<void> {
  if (extname(path).toLowerCase() !== '.xlsx') throw new UsageError('--workbook takes the name of a file that ends in .xlsx')
  if ((await stat(path).catch(() => null))?.isDirectory()) throw new UsageError(`${path} is a folder: name a file for --workbook`)
  await needFolder(dirname(path))
}

/** Opens a place to gather what is read; `end` it. */
export async function gather(): Promise<Gathering> {
  const folder = await mkdtemp(join(tmpdir(), 'docmill-workbook-'))
  const kept = new Map<string, string>()
  const jobs = new Map<string, string>()
  const notes = new Map<string, string>()
  return {
    async keep({ path }, document) {
      const place = join(folder, `${kept.size}.json`)
      kept.set(path, place)
      await writeFile(place, document, { mode: 0o600 })
    },
    note: ({ path }, job) => void (jobs.has(path) || jobs.set(path, job)),
    refuse: ({ path }, error) => void notes.set(path, error instanceof Error ? error.message : String(error)),
    end: () => rm(folder, { recursive: true, force: true }),
    entries: (inputs) =>
      inputs.map((input) => {
        const place = kept.get(input.path)
        return { name: nameOf(input), document: place === undefined ? null : { path: place }, note: notes.get(input.path) ?? null }
      }),
    jobs: (inputs) => inputs.flatMap(({ path }) => jobs.get(path) ?? []),
  }
}

/** Writes what was gathered to `path`, made here or by the service that read it; gives what the workbook lacks, in sentences. */
export async function writeWorkbook(
  path: string,
  gathering: Gathering,
  inputs: readonly Input[],
  maker: Sandbox | Service,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const made =
    'workbook' in maker
      ? await maker.workbook(gathering.entries(inputs), { signal })
      : { bytes: await new Docmill(maker).workbook(gathering.jobs(inputs), { signal }), losses: [] }
  await mkdir(dirname(path), { recursive: true })
  // Under another name first: a command that is stopped leaves no half file that looks whole.
  await writeFile(`${path}.part`, made.bytes)
  await rename(`${path}.part`, path)
  return made.losses
}

/** A file as the workbook names it: with its ending, and the folders below the one that was named. */
const nameOf = ({ path, target }: Input): string => (target.endsWith(extname(path)) ? target : `${target}${extname(path)}`)
