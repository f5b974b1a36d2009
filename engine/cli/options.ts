import { exportChoices } from './export-choices.ts'

// The commands and their options, once: what is read, what help prints, what the shell completes, and what the manual says.

export interface Option {
  readonly name: string
  /** How its value is called; null: a switch. */
  readonly value: string | null
  readonly help: string
  readonly multiple?: boolean
  readonly fallback?: string
  /** Words that complete its value; 'files' and 'folders' for those of the machine. */
  readonly completes?: readonly string[] | 'files' | 'folders'
}
export interface CommandEntry {
  readonly name: string
  readonly takes: string
  readonly help: string
  readonly options: readonly Option[]
}

const password: Option = { name: 'password', value: 'P', help: 'opens a locked file; used once and never kept' }
const kinds = ['auto', 'invoice', 'receipt', 'resume', 'contract', 'form', 'statement', 'custom'] as const
const models = ['pdf-to-excel', 'image-to-excel', 'pdf-to-markdown', 'kv-json', 'kv-excel', 'image-to-docx'] as const
const server: readonly Option[] = [
  { name: 'server', value: 'URL', help: 'send the files to this service instead of reading them here (or DOCMILL_SERVER)' },
  { name: 'key', value: 'KEY', help: 'the API key for that service; better in DOCMILL_KEY, where no list of processes shows it' },
]

export const commands: readonly CommandEntry[] = [
  {
    name: 'convert',
    takes: 'FILE|FOLDER|PATTERN...',
    help: 'reads PDF, JPEG, PNG and TIFF files and writes them as xlsx, csv, md, json, docx, txt or pdf (pdf: the document with its text laid invisibly over its pictures)',
    options: [
      {
        name: 'to',
        value: 'FORMAT',
        help: 'what to write; several with commas',
        multiple: true,
        completes: ['xlsx', 'csv', 'md', 'json', 'docx', 'txt', 'pdf'],
      },
      {
        name: 'out',
        value: 'FOLDER',
        help: 'where to write (made when missing; default: the current folder)',
        fallback: '.',
        completes: 'folders',
      },
      { name: 'pages', value: '1-3,7', help: 'only these pages' },
      {
        name: 'most-pages',
        value: 'N',
        help: 'refuse files of more pages, before any is read (default: none; a service has a limit of its own)',
      },
      password,
      {
        name: 'type',
        value: 'KIND',
        help: 'read the fields of an invoice, receipt, resume, contract, form, statement, or auto',
        completes: kinds,
      },
      { name: 'fields', value: 'FILE', help: 'read the fields that a JSON file lists, or a JSON Schema describes', completes: 'files' },
      ...exportChoices,
      {
        name: 'workbook',
        value: 'FILE',
        help: 'write the fields of all files to this one workbook, a row for every document, beside what --to names or alone (fields: auto unless --type or --fields say more)',
        completes: 'files',
      },
      { name: 'parallel', value: 'N', help: 'files at once, 1 to 16 (default: 1)', fallback: '1' },
      { name: 'watch', value: null, help: 'go on, and convert what comes into the folders or changes there' },
      { name: 'json', value: null, help: 'tell the result of each file as one line of JSON' },
      ...server,
      { name: 'model', value: 'NAME', help: 'with --server: the model that reads (default: by the formats and files)', completes: models },
    ],
  },
  {
    name: 'explain',
    takes: 'FILE',
    help: 'draws what a stage made of a page over its picture',
    options: [
      {
        name: 'stage',
        value: 'STAGE',
        help: 'load, read, tables, layout, structure or fields',
        completes: ['load', 'read', 'tables', 'layout', 'structure', 'fields'],
      },
      { name: 'page', value: 'N', help: 'which page, from 1' },
      { name: 'out', value: 'FILE', help: "default: the file's name with page, stage and .png", completes: 'files' },
      password,
    ],
  },
  {
    name: 'mcp',
    takes: '',
    help: 'offers documents to assistants over the Model Context Protocol, by standard input and output',
    options: [
      { name: 'http', value: 'PORT', help: 'speak streamable HTTP at this port of the loopback address, path /mcp' },
      {
        name: 'folder',
        value: 'FOLDER',
        help: 'read files below this folder only (with --http default: the current folder)',
        completes: 'folders',
      },
      ...server,
    ],
  },
  { name: 'isolation', takes: '', help: 'tells how far the reading of files is shut in on this machine', options: [] },
  { name: 'completion', takes: 'bash|zsh|fish', help: 'prints what the shell needs to complete commands and options', options: [] },
  { name: 'manual', takes: '', help: 'prints the manual page: docmill manual | man -l -', options: [] },
]

/** What the command ends with, and what it means. */
export const exitCodes: readonly (readonly [code: string, meaning: string])[] = [
  ['0', 'done'],
  ['1', 'something went wrong that is our fault'],
  ['2', 'the command was written wrongly'],
  ['3', 'the file was refused: {"code", "message"} is the last line'],
  ['4', 'some files were converted and others refused'],
  ['5', 'the service could not be reached or refused the key'],
  ['128 + N', 'stopped by signal N'],
]

/** Environment variables that are read. */
export const variables: readonly (readonly [name: string, meaning: string])[] = [
  ['DOCMILL_SERVER', 'address of the service to send files to'],
  ['DOCMILL_KEY', 'the API key for it'],
]

/** A command's options as the platform's reader of options takes them. */
export const readable = ({ options }: CommandEntry): Record<string, { type: 'string' | 'boolean'; multiple?: boolean; default?: string }> =>
  Object.fromEntries(
    options.map(({ name, value, multiple, fallback }) => [
      name,
      {
        type: value === null ? ('boolean' as const) : ('string' as const),
        ...(multiple ? { multiple } : {}),
        ...(fallback === undefined ? {} : { default: fallback }),
      },
    ]),
  )

const shown = ({ name, value }: Option): string => `--${name}${value === null ? '' : ` ${value}`}`

const synopsis = ({ name, takes, options }: CommandEntry): string =>
  `docmill ${name}${takes && ` ${takes}`}${options.length > 0 ? ' [options]' : ''}`

/** What is told to somebody who wrote a command wrongly. `name`: the command that was meant, where there is one of that name. */
export function hint(name: string | undefined): string {
  const meant = commands.find((command) => command.name === name)
  return meant
    ? `usage: ${synopsis(meant)}\n"docmill ${meant.name} --help" tells its options.\n`
    : `usage: ${commands.map(synopsis).join('\n       ')}\n"docmill --help" tells all.\n`
}

/** What `docmill --help` prints, or `docmill COMMAND --help` of that command alone. */
export function usageText(asked: readonly CommandEntry[] = commands): string {
  const first = asked.map(synopsis)
  const whole = asked.length > 1 ? ['docmill COMMAND --help', 'docmill --help | --version'] : []
  const lines = asked.flatMap(({ name, help, options }) => [
    '',
    ...wrapped(`${name.padEnd(10)} ${help}`, 11),
    ...options.flatMap((option) => wrapped(`  ${shown(option).padEnd(22)}${option.help}`, 24)),
  ])
  const codes = exitCodes.map(([code, meaning]) => `  ${code.padEnd(9)}${meaning}`)
  return `usage: ${[...first, ...whole].join('\n       ')}\n${lines.join('\n')}\n\nExit codes:\n${codes.join('\n')}\n`
}

const width = 100
function wrapped(text: string, indent: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line)
      line = `${' '.repeat(indent)}${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** The manual page, as man reads it. */
export function manualText(version: string): string {
  const quoted = (text: string) =>
    text
      .replaceAll('\\', '\\\\')
      .replaceAll('-', '\\-')
      .replace(/^([.'])/, '\\&$1')
  const option = (each: Option) => `.TP\n.B ${quoted(shown(each))}\n${quoted(each.help)}.`
  return [
    `.TH DOCMILL 1 "" "docmill ${version}" "User Commands"`,
    '.SH NAME\ndocmill \\- documents in, data you can trust out',
    '.SH SYNOPSIS',
    ...commands.map(({ name, takes }) => `.B docmill ${name}\n${quoted(takes) || '\\&'}\n.br`),
    '.SH COMMANDS',
    ...commands.flatMap(({ name, help, options }) => [`.SS ${name}\n${quoted(help)}.`, ...options.map(option)]),
    '.SH EXIT STATUS',
    ...exitCodes.map(([code, meaning]) => `.TP\n.B ${code}\n${quoted(meaning)}.`),
    '.SH ENVIRONMENT',
    ...variables.map(([name, meaning]) => `.TP\n.B ${name}\n${quoted(meaning)}.`),
    '',
  ].join('\n')
}
