import manifest from '../package.json' with { type: 'json' }
import { UsageError } from './words.ts'

/** A command with its options read: does its work, stops when the signal aborts. */
export type Command = (signal: AbortSignal) => Promise<void>

export const usage = `usage: docmill convert FILE --to FORMAT[,FORMAT...] [options]
       docmill explain FILE --stage STAGE --page N [--out FILE.png] [--password P]
       docmill isolation
       docmill --help | --version

convert   reads a PDF, JPEG, PNG or TIFF file and writes it as xlsx, csv, md, json, docx, txt or pdf
          (pdf: the document with its text laid invisibly over its pictures)
  --to FORMAT        what to write; several with commas
  --out FOLDER       where to write (made when missing; default: the current folder)
  --pages 1-3,7      only these pages
  --password P       opens a locked file; used once and never kept
  --type KIND        read the fields of an invoice, receipt, resume, contract, form, statement, or auto
  --fields FILE      read the fields that a JSON file lists, or a JSON Schema describes
  --json             tell the result as one line of JSON

explain   draws what a stage made of a page over its picture
  --stage STAGE      read, tables, layout or structure
  --page N           which page, from 1
  --out FILE         default: the file's name with page, stage and .png

isolation tells how far the reading of files is shut in on this machine

Exit codes: 0 done; 2 wrong use; 3 the file was refused, with {"code", "message"} as the last line.
`

/** The command that the words after `docmill` ask for. Throws UsageError. */
export function chooseCommand(words: readonly string[]): Command {
  const [name, ...rest] = words
  switch (name) {
    case 'convert':
      return async (signal) => (await import('./convert.ts')).convertCommand(rest, signal)
    case 'explain':
      return async (signal) => (await import('./explain.ts')).explainCommand(rest, signal)
    case 'isolation':
      return async () => (await import('./isolation.ts')).isolationCommand()
    case '--version':
      return async () => {
        process.stdout.write(`docmill ${manifest.version} (Node ${process.versions.node})\n`)
      }
    case '--help':
    case '-h':
    case 'help':
      return async () => {
        process.stdout.write(usage)
      }
    case undefined:
      throw new UsageError('say what to do')
    default:
      throw new UsageError(`there is no command ${JSON.stringify(name)}`)
  }
}
