import manifest from '../package.json' with { type: 'json' }
import { completionFor } from './completion.ts'
import { commands, manualText, usageText } from './options.ts'
import { UsageError } from './words.ts'

/** A command with its options read: does its work, stops when the signal aborts. */
export type Command = (signal: AbortSignal) => Promise<void>

/** The command that the words after `docmill` ask for. Throws UsageError. */
export function chooseCommand(words: readonly string[]): Command {
  const [name, ...rest] = words
  const meant = commands.filter((command) => command.name === name)
  const options = rest.slice(0, rest.includes('--') ? rest.indexOf('--') : rest.length)
  if (meant.length > 0 && options.some((word) => word === '--help' || word === '-h'))
    return async () => {
      process.stdout.write(usageText(meant))
    }
  switch (name) {
    case 'convert':
      return async (signal) => (await import('./convert.ts')).convertCommand(rest, signal)
    case 'explain':
      return async (signal) => (await import('./explain.ts')).explainCommand(rest, signal)
    case 'isolation':
      return async () => (await import('./isolation.ts')).isolationCommand()
    case 'completion': {
      const text = completionFor(rest[0])
      return async () => {
        process.stdout.write(text)
      }
    }
    case 'manual':
      return async () => {
        process.stdout.write(manualText(manifest.version))
      }
    case '--version':
      return async () => {
        process.stdout.write(`docmill ${manifest.version} (Node ${process.versions.node})\n`)
      }
    case '--help':
    case '-h':
    case 'help':
      return async () => {
        process.stdout.write(usageText())
      }
    case undefined:
      throw new UsageError('say what to do')
    default:
      throw new UsageError(`there is no command ${JSON.stringify(name)}`)
  }
}
