import { constants } from 'node:fs'
import { copyFile, open, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
    const file = await open(join(this.path, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((cause) => {
      throw new ShapeError(`no file ${name}`, { cause })
    })
    try {
      const { size } = await file.stat().then((found) => (found.isFile() ? found : { size: Number.POSITIVE_INFINITY }))
      if (size > mostBytes) throw new ShapeError(`${name} is not a plain file of sensible size`)
      const bytes = Buffer.allocUnsafeSlow(size)
      const { bytesRead } = await file.read(bytes, 0, size, 0)
      return bytes.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
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
