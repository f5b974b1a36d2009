import { constants, createWriteStream } from 'node:fs'
import { copyFile, type FileHandle, open, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ConversionFailure } from '../stages.ts'
import type { SandboxInput } from './sandbox.ts'
import { ShapeError } from './shape.ts'

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
    if (file instanceof Uint8Array) await writeFile(path, file, { flag: 'wx', mode: 0o600 })
    else await copyFile(file.path, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  }

  /** The bytes of a file that the worker wrote. Throws ShapeError unless it is a plain file of at most `mostBytes`. */
  async take(name: string, mostBytes: number): Promise<Uint8Array> {
    const { file, size } = await this.#opened(name, mostBytes)
    try {
      const bytes = Buffer.allocUnsafeSlow(size)
      const { bytesRead } = await file.read(bytes, 0, size, 0)
      return bytes.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }

  /** Copies a file that the worker wrote to `path`, piece by piece. Throws ShapeError unless it is a plain file of at most `mostBytes`. */
  async copy(name: string, path: string, mostBytes: number): Promise<void> {
    const { file, size } = await this.#opened(name, mostBytes)
    if (size === 0) await file.close().then(() => writeFile(path, ''))
    else await pipeline(file.createReadStream({ end: size - 1, highWaterMark: 1024 * 1024 }), createWriteStream(path))
  }

  async #opened(name: string, mostBytes: number): Promise<{ readonly file: FileHandle; readonly size: number }> {
    const file = await open(join(this.path, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((cause) => {
      throw new ShapeError(`no file ${name}`, { cause })
    })
    const found = await file.stat()
    if (found.isFile() && found.size <= mostBytes) return { file, size: found.size }
    await file.close()
    throw new ShapeError(`${name} is not a plain file of sensible size`)
  }

  /** Removes everything in the folder; false when something cannot be removed as a plain file while the worker lives. */
  async empty(): Promise<boolean> {
    const names = await readdir(this.path)
    const removed = await Promise.all(
      names.map((name) =>
        unlink(join(this.path, name)).then(
          () => true,
          () => false,
        ),
      ),
    )
    return removed.every(Boolean)
  }

  /** Removes the folder with everything in it. Only after the worker has ended: it could move things under our hands. */
  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true, maxRetries: 3 })
  }
}
