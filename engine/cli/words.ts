import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type CommandEntry, commands, readable } from './options.ts'

/** The command was written wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/** The options and the one file among `words`. Throws UsageError for anything else. */
export function readWords<T extends Options>(words: readonly string[], options: T) {
  const read = () => {
    try {
      return parseArgs({ args: [...words], options, allowPositionals: true, strict: true })
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error))
    }
  }
  const { values, positionals } = read()
  const [file, ...others] = positionals
  if (file === undefined) throw new UsageError('name the file to read')
  if (others.length > 0) throw new UsageError(`one file at a time: ${others.join(' ')} is too much`)
  return { file, values }
}

/** The entry of a command in the table of options. */
export function commandNamed(name: string): CommandEntry {
  const found = commands.find((command) => command.name === name)
  if (!found) throw new UsageError(`there is no command ${JSON.stringify(name)}`)
  return found
}

/** The options and all other words of a command, as the table describes it. Throws UsageError, also when there are no other words. */
export function readManyWords(words: readonly string[], command: CommandEntry) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: readable(command), allowPositionals: true, strict: true })
    if (positionals.length === 0) throw new UsageError('name the file to read')
    return { words: positionals, values: values as Readonly<Record<string, string | boolean | string[] | undefined>> }
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Throws UsageError unless there is a plain file of that name. */
export async function needFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new UsageError(`there is no file ${path}`)
  if (!found.isFile()) throw new UsageError(`${path} is not a file`)
}

/** Throws UsageError where no folder can be made or written into: before anything is read, or paid for elsewhere. Makes none. */
export async function needFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  const above = dirname(path)
  if (found === null && above !== path) return needFolder(above)
  if (!found?.isDirectory()) throw new UsageError(`${path} is not a folder to write into`)
  await access(path, constants.W_OK).catch((cause: unknown) => {
    throw new UsageError(`nothing can be written into ${path}`, { cause })
  })
}
