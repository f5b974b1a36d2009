import {
  closeSync,
  constants,
  createReadStream,
  createWriteStream,
  fstatSync,
  openSync,
  read,
  readdirSync,
  readSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { ConversionFailure } from '../stages.ts'
import type { SandboxInput } from './sandbox.ts'
import { ShapeError } from './shape.ts'

// Whoever waits for a small job waits for each of its steps. A small file is written or read in 0.1 ms; handed to a thread, which may be busy
// with others' disks, it took 0.4 to 2 ms. Larger ones must not hold up everything else.
const smallBytes = 1024 * 1024
const fewFiles = 16

/** The folder one worker may write. What lies in it was put there by a process that may have been taken over: links are never followed. */
export class JobFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Puts the file to read in the folder. Throws ConversionFailure 'file-too-large', and rejects when the name is taken already, be it by a link. */
  async put(name: string, file: SandboxInput, mostBytes: number): Promise<void> {
    const path = join(this.path, name)
    const size = file instanceof Uint8Array ? file.length : (await stat(file.path)).size
    if (size > mostBytes) throw new ConversionFailure('file-too-large')
    const created = { flag: 'wx', mode: 0o600 }
    if (!(file instanceof Uint8Array)) await copyFile(file.path, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    else if (size <= smallBytes) writeFileSync(path, file, created)
    else await writeFile(path, file, created)
  }

  /** The bytes of a file that the worker wrote. Throws ShapeError unless it is a plain file of at most `mostBytes`. */
  async take(name: string, mostBytes: number): Promise<Uint8Array> {
    const { file, size } = this.#opened(name, mostBytes)
    try {
      const bytes = Buffer.allocUnsafeSlow(size)
      const length = size <= smallBytes ? readSync(file, bytes, 0, size, 0) : (await readFrom(file, bytes, 0, size, 0)).bytesRead
      return bytes.subarray(0, length)
    } finally {
      closeSync(file)
    }
  }

  /** Copies a file that the worker wrote to `path`, piece by piece. Throws ShapeError unless it is a plain file of at most `mostBytes`. */
  async copy(name: string, path: string, mostBytes: number): Promise<void> {
    const { file, size } = this.#opened(name, mostBytes)
    if (size > 0)
      return pipeline(createReadStream('', { fd: file, start: 0, end: size - 1, highWaterMark: 1024 * 1024 }), createWriteStream(path))
    closeSync(file)
    await writeFile(path, '')
  }

  #opened(name: string, mostBytes: number): { readonly file: number; readonly size: number } {
    let file: number
    try {
      file = openSync(join(this.path, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    } catch (cause) {
      throw new ShapeError(`no file ${name}`, { cause })
    }
    const found: Stats = fstatSync(file)
    if (found.isFile() && found.size <= mostBytes) return { file, size: found.size }
    closeSync(file)
    throw new ShapeError(`${name} is not a plain file of sensible size`)
  }

  /** Removes everything in the folder; false when something cannot be removed as a plain file while the worker lives. */
  async empty(): Promise<boolean> {
    const paths = readdirSync(this.path).map((name) => join(this.path, name))
    if (paths.length <= fewFiles) return paths.map(removed).every(Boolean)
    const gone = paths.map((path) =>
      unlink(path).then(
        () => true,
        () => false,
      ),
    )
    return (await Promise.all(gone)).every(Boolean)
  }

  /** Removes the folder with everything in it. Only after the worker has ended: it could move things under our hands. */
  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true, maxRetries: 3 })
  }
}

const readFrom = promisify(read)

function removed(path: string): boolean {
  try {
    unlinkSync(path)
    return true
  } catch {
    return false
  }
}
