import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { RivalMissing } from './rival.ts'

/** What a program says of itself, standard output and error together. Throws RivalMissing with `otherwise` when it can not be started. */
export async function programSays(program: string, options: readonly string[], otherwise: string): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, options)
    return stdout + stderr
  } catch (cause) {
    throw new RivalMissing(otherwise, { cause })
  }
}
