import { rmSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { JobFolder } from './job-folder.ts'

/** The private folder of one pool: made with the first job folder, removed with the pool, swept up by the next pool when this process is killed. */
export class TemporaryFolder {
  /** Where the private folder stands or will stand. */
  readonly parent: string
  #path: Promise<string> | null = null
  #made: string | null = null
  #count = 0

  constructor(parent: string = tmpdir()) {
    this.parent = parent
  }

  /** A new empty folder that only this user may enter. */
  async jobFolder(): Promise<JobFolder> {
    this.#path ??= this.#make()
    // Taken before anything is awaited: two that ask at once get a folder each.
    this.#count += 1
    const number = this.#count
    const path = join(await this.#path, String(number))
    await mkdir(path, { mode: 0o700 })
    return new JobFolder(path)
  }

  async remove(): Promise<void> {
    if (this.#path === null) return
    const path = await this.#path.catch(() => null)
    if (path !== null) await rm(path, { recursive: true, force: true, maxRetries: 3 })
  }

  /** For the end of the process, when nothing can be awaited any more. */
  removeNow(): void {
    if (this.#made !== null) rmSync(this.#made, { recursive: true, force: true })
  }

  async #make(): Promise<string> {
    const parent = await realpath(this.parent)
    await sweep(parent)
    // mkdtemp makes folders that only their owner may enter.
    this.#made = await mkdtemp(join(parent, `${ownPrefix()}${process.pid}-`))
    return this.#made
  }
}

/** Process numbers mean something on one machine only, and folders for temporary files may be shared by several. */
const ownPrefix = (): string => `docmill-${hostname().replaceAll(/[^\w]/g, '')}-`

/** Removes what pools of this user left behind whose process is gone: a killed process cannot clean up after itself. */
async function sweep(parent: string): Promise<void> {
  const prefix = ownPrefix()
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
    if (!Number.isInteger(owner) || isRunning(owner)) continue
    const path = join(parent, name)
    const found = await lstat(path).catch(() => null)
    const ours = found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
    if (ours) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

function isRunning(number: number): boolean {
  try {
    process.kill(number, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
