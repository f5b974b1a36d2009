import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands, exitCodes } from './options.ts'

const launcher = join(import.meta.dirname, '../bin/docmill.mjs')
const invoice = join(import.meta.dirname, '../golden/ruled-invoice.pdf')
let folder = ''
let temporary = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docmill-test-'))
  temporary = await mkdtemp(join(tmpdir(), 'docmill-test-'))
})
afterAll(async () => {
  // Whatever the commands below did, they left nothing among the temporary files.
  const left = await readdir(temporary)
  await Promise.all([folder, temporary].map((path) => rm(path, { recursive: true })))
  expect(left).toEqual([])
})

const start = (...words: string[]) =>
  spawn(process.execPath, [launcher, ...words], {
    cwd: folder,
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function run(...words: string[]) {
  const child = start(...words)
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, lines: out.trimEnd().split('\n'), error }
}

test('a file is converted to every format asked for, named after it', async () => {
  const { code, lines } = await run('convert', invoice, '--to', 'md,csv', '--out', 'made/here')
  expect(code).toBe(0)
  const files = await readdir(join(folder, 'made/here'))
  expect(files).toContain('ruled-invoice.md')
  expect(lines.toSorted()).toEqual(files.map((name) => `made/here/${name}`).toSorted())
  expect(await readFile(join(folder, 'made/here/ruled-invoice.md'), 'utf8')).toContain('|')
})

test('an empty password is none, and the result can be told as JSON', async () => {
  const { code, lines } = await run('convert', invoice, '--to', 'txt', '--pages', '2', '--password', '', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    files: ['ruled-invoice.txt'],
    type: 'pdf',
    pageCount: 2,
    pages: [{ number: 2, outcome: 'read' }],
    losses: [],
  })
})

test('what a format could not keep is told in JSON too', async () => {
  const { lines } = await run('convert', join(import.meta.dirname, '../golden/bar-charts.pdf'), '--to', 'txt,docx', '--json')
  expect(JSON.parse(lines.at(-1) ?? '').losses).toContainEqual({
    extension: 'docx',
    losses: expect.arrayContaining([expect.stringMatching(/^Words in drawings/)]),
  })
})

test('formats are written as chosen, and a choice that there is not is told', async () => {
  const to = [
    '--to',
    'csv,md,xlsx',
    '--out',
    'chosen',
    '--sheets',
    'one',
    '--csv-bom',
    '--front-matter',
    '--page-breaks',
    '--furniture',
    'all',
  ]
  expect((await run('convert', invoice, ...to)).code).toBe(0)
  const made = await readdir(join(folder, 'chosen'))
  const markdown = await readFile(join(folder, 'chosen/ruled-invoice.md'), 'utf8')
  expect(markdown).toMatch(/^---\n/)
  const csv = made.find((name) => name.endsWith('.csv'))
  if (csv) expect((await readFile(join(folder, 'chosen', csv))).subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect((await run('convert', invoice, '--to', 'docx', '--docx-layout', 'fancy')).error).toContain('--docx-layout takes flow, faithful')
})

test('fields are read that a file lists, and counted in the answer', async () => {
  await writeFile(join(folder, 'wanted.json'), JSON.stringify(['Invoice number', { name: 'Ship to planet' }]))
  const words = ['convert', invoice, '--to', 'json', '--out', 'fields', '--fields', 'wanted.json', '--json']
  const { code, lines } = await run(...words)
  expect(code).toBe(0)
  expect(JSON.parse(lines.at(-1) ?? '').sheets).toMatchObject([{ kind: 'custom', missing: 1 }])
  await writeFile(join(folder, 'wanted.json'), '{"not": "a list"}')
  expect((await run(...words)).code).toBe(2)
})

test('a refused file ends with 3 and its code on the last line', async () => {
  await writeFile(join(folder, 'notes.pdf'), 'not a PDF at all')
  const { code, lines } = await run('convert', 'notes.pdf', '--to', 'md')
  expect(code).toBe(3)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ code: 'unsupported-file' })
})

test.each([['a page that is not there', ['--to', 'md', '--pages', '2-3'], 'page-out-of-range']])(
  '%s is refused by its code',
  async (_, words, refusal) => {
    const { code, lines } = await run('convert', invoice, ...words)
    expect(code).toBe(3)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ code: refusal })
  },
)

test.each([
  ['no command', []],
  ['an unknown command', ['conjure', 'a.pdf']],
  ['no file', ['convert', '--to', 'md']],
  ['a file that is not there', ['convert', 'gone.pdf', '--to', 'md']],
  ['no format', ['convert', invoice]],
  ['an unknown format', ['convert', invoice, '--to', 'exe']],
  ['an unknown option', ['convert', invoice, '--to', 'md', '--fast']],
  ['pages that are none', ['convert', invoice, '--to', 'md', '--pages', '3-1']],
  ['a stage that is none', ['explain', invoice, '--stage', 'guess']],
])('%s ends with 2 and says how it is done', async (_, words) => {
  const { code, error } = await run(...words)
  expect(code).toBe(2)
  expect(error).toContain('usage: docmill')
})

test('a damaged file is refused in one line, without the calls that led to it', async () => {
  await writeFile(join(folder, 'torn.pdf'), '%PDF-1.4\n1 0 obj\n<<')
  const { code, error, lines } = await run('convert', 'torn.pdf', '--to', 'md', '--out', 'out')
  expect(code).toBe(3)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ code: 'damaged-file' })
  expect(error).not.toMatch(/^ +at /m)
})

test('a folder that nothing can be written into is told before anything is read', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const { code, error, lines } = await run('convert', invoice, '--to', 'md', '--out', 'a-file/below')
  expect({ code, lines }).toEqual({ code: 2, lines: [''] })
  expect(error).toMatch(/^docmill: a-file is not a folder to write into/)
})

test('what a stage made of a page is drawn', async () => {
  const { code, lines } = await run('explain', invoice, '--stage', 'layout', '--page', '2')
  expect([code, lines]).toEqual([0, ['ruled-invoice-page-2-layout.png']])
  expect((await readFile(join(folder, 'ruled-invoice-page-2-layout.png'))).subarray(1, 4).toString()).toBe('PNG')
})

test('an output, which lies on no page, is not drawn but explained', async () => {
  const { code, lines } = await run('explain', invoice, '--stage', 'export')
  expect(code).not.toBe(0)
  expect(lines.join()).toContain('An output lies on no page')
})

test('help and version are told', async () => {
  expect((await run('--help')).lines[0]).toContain('usage: docmill convert')
  const help = (await run('explain', '--help')).lines
  expect(help[0]).toBe('usage: docmill explain FILE [options]')
  expect(help.join('\n')).toContain('--stage STAGE')
  expect(help.join('\n')).not.toContain('--watch')
  // A long option does not run into what it means.
  for (const line of (await run('--help')).lines.filter((line) => line.startsWith('  --')))
    expect(line).toMatch(/^ {2}--[a-z-]+( \S+)? {2,}\S/)
  expect((await run('--version')).lines[0]).toMatch(/^docmill \d+\.\d+\.\d+/)
})

test('a command that is asked to stop leaves no output, ends with 128 + N, and takes its worker along', async () => {
  // The private folder appears just before the worker starts.
  const watcher = watch(temporary)
  const child = start('convert', invoice, '--to', 'md', '--out', 'stopped')
  const ended = once(child, 'exit')
  await once(watcher, 'change')
  watcher.close()
  child.kill('SIGTERM')
  await ended
  expect(child.exitCode).toBe(143)
  expect(await readdir(folder)).not.toContain('stopped')
})

test('folders, patterns and several files are converted side by side, each named after itself', async () => {
  await mkdir(join(folder, 'papers/deep'), { recursive: true })
  for (const name of ['papers/one.pdf', 'papers/deep/two.pdf', 'three.pdf']) await copyFile(invoice, join(folder, name))
  await writeFile(join(folder, 'papers/notes.txt'), 'not read')
  const { code, lines } = await run('convert', 'papers', 't*ee.pdf', '--to', 'txt', '--pages', '1', '--parallel', '2', '--out', 'many')
  expect(code).toBe(0)
  expect(lines.toSorted()).toEqual(['many/deep/two.txt', 'many/one.txt', 'many/three.txt'])
})

test('a file of more pages than the most that were named is refused before it is read', async () => {
  const refused = await run('convert', invoice, '--to', 'txt', '--most-pages', '1', '--out', 'most')
  expect([refused.code, JSON.parse(refused.lines.at(-1) ?? '').code]).toEqual([3, 'too-many-pages'])
  expect((await run('convert', invoice, '--to', 'txt', '--most-pages', 'few', '--out', 'most')).code).toBe(2)
})

test('of several files those that are refused are told and end with 4, and the others are written', async () => {
  await writeFile(join(folder, 'broken.pdf'), 'not a PDF at all')
  const { code, lines } = await run('convert', invoice, 'broken.pdf', '--to', 'txt', '--pages', '1', '--json', '--out', 'some')
  const told = lines.map((line) => JSON.parse(line))
  expect([code, told.length]).toEqual([4, 2])
  expect(told).toContainEqual({ file: 'broken.pdf', code: 'unsupported-file', message: expect.any(String) })
  expect(told).toContainEqual(expect.objectContaining({ file: invoice, files: ['some/ruled-invoice.txt'], pageCount: 2 }))
})

test('the fields of all files go into one workbook, with a row for each, also for those that were refused', async () => {
  await copyFile(invoice, join(folder, 'other.pdf'))
  await writeFile(join(folder, 'torn.pdf'), 'not a PDF at all')
  const files = [invoice, 'torn.pdf', 'other.pdf']
  const { code, lines } = await run('convert', ...files, '--workbook', 'together/all.xlsx', '--out', 'none', '--json')
  expect(code).toBe(4)
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ workbook: 'together/all.xlsx', losses: ['Files that could not be read: 1.'] })
  const parts = unzipSync(await readFile(join(folder, 'together/all.xlsx')))
  const rows = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(rows.match(/[a-z-]+\.pdf|cannot be read/g)).toEqual(['ruled-invoice.pdf', 'torn.pdf', 'cannot be read', 'other.pdf'])
  expect([await readdir(join(folder, 'together')), await readdir(folder)]).toEqual([['all.xlsx'], expect.not.arrayContaining(['none'])])
})

test.each([
  ['a name that is no workbook', ['--workbook', 'all.csv'], 'ends in .xlsx'],
  ['a folder', ['--workbook', 'books.xlsx'], 'is a folder'],
  ['a folder that is watched', ['--workbook', 'all.xlsx', '--watch'], '--watch never ends'],
])('one workbook of all files is not written to %s', async (_, words, said) => {
  await mkdir(join(folder, 'books.xlsx'), { recursive: true })
  const { code, error } = await run('convert', invoice, ...words)
  expect([code, error]).toEqual([2, expect.stringContaining(said)])
})

test('a watched folder is converted as files come into it, whatever was refused before', async () => {
  await mkdir(join(folder, 'inbox'))
  await writeFile(join(folder, 'inbox/broken.pdf'), 'no document')
  const child = start('convert', 'inbox', '--watch', '--to', 'txt', '--pages', '1', '--out', 'outbox')
  const said = createInterface({ input: child.stderr })[Symbol.asyncIterator]()
  expect((await said.next()).value).toBe('watching inbox')
  const written = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  // Being told that it watches does not say that the system does already: the file is written until it is seen.
  const writing = setInterval(() => void copyFile(invoice, join(folder, 'inbox/late.pdf')).then(() => clearInterval(writing)), 300)
  expect((await written.next()).value).toContain('"code":"unsupported-file"')
  expect((await written.next()).value).toBe('outbox/late.txt')
  clearInterval(writing)
  child.kill('SIGINT')
  await once(child, 'exit')
  expect(child.exitCode).toBe(130)
})

test.each(['bash', 'zsh', 'fish'])('what %s needs to complete names every command and option', async (shell) => {
  const { code, lines } = await run('completion', shell)
  const text = lines.join('\n')
  expect(code).toBe(0)
  for (const { name, options } of commands) {
    expect(text, name).toContain(name)
    for (const option of options) expect(text, option.name).toContain(shell === 'fish' ? `-l ${option.name}` : `--${option.name}`)
  }
  if (shell === 'bash') expect(spawnSync('bash', ['-n'], { input: text }).status).toBe(0)
})

test('the manual and the help are made of the options that are read', async () => {
  const [manual, help] = [(await run('manual')).lines.join('\n'), (await run('--help')).lines.join('\n')]
  for (const { options } of commands)
    for (const { name } of options) {
      expect(manual).toContain(`\\-\\-${name.replaceAll('-', '\\-')}`)
      expect(help).toContain(`--${name}`)
    }
  for (const [code, meaning] of exitCodes) {
    expect(help).toContain(meaning)
    expect(manual).toContain(`.B ${code}`)
  }
})

test('a choice that a service does not offer is refused, not left out', async () => {
  const far = ['--server', 'http://127.0.0.1:9', '--key', 'dm_live_x']
  const { code, error } = await run('convert', invoice, '--to', 'csv', '--no-csv-guard', ...far)
  expect(code).toBe(2)
  expect(error).toContain('--no-csv-guard is for files that are read here')
})

test('a service that is not there ends with 5', async () => {
  const { code, lines } = await run('convert', invoice, '--to', 'md', '--server', 'http://127.0.0.1:9', '--key', 'dm_live_x')
  expect([code, JSON.parse(lines.at(-1) ?? '').code]).toEqual([5, 'unreachable'])
}, 30_000)
