// node tools/themed-resumes.ts --out DIR [--themes FOLDER] [--each 2]
//
// prints resumes of invented people as a kit of one track, DIR/resumes-kv: all of them in seven manners of well-known sites and programs, or `--each` of them by each
// theme of JSON Resume below FOLDER (each a folder with `node_modules/jsonresume-theme-NAME`, as `npm install --prefix FOLDER/NAME --ignore-scripts jsonresume-theme-NAME` makes it).
// Themes are others' code: they run without the network, without child processes, and read nothing but their own folder. Nothing of it is committed.

import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { openBrowser } from './composed/browser.ts'
import { resumeManners } from './composed/resume-manners.ts'
import { type Person, people } from './composed/themed-people.ts'
import { resumeForThemes, truthOfPrint } from './composed/themed-resumes.ts'

const { values } = parseArgs({ options: { themes: { type: 'string' }, out: { type: 'string' }, each: { type: 'string', default: '2' } } })
const { themes, out } = values
if (out === undefined) throw new Error('say where to write with --out DIR')

const rendering = `
const { createRequire } = require('node:module')
const { pathToFileURL } = require('node:url')
const [folder, name, resume] = process.argv.slice(1)
const need = createRequire(folder + '/package.json')
process.chdir = () => {}
;(async () => {
  let theme
  try { theme = await import(pathToFileURL(need.resolve(name)).href) } catch { theme = need(name) }
  const own = [theme, theme.default, theme.default?.default].find((one) => typeof one?.render === 'function')
  process.stdout.write(String(await own.render(JSON.parse(resume))))
})()`

/** The page that a theme makes of a resume, or null where it fails. */
async function pageBy(folder: string, theme: string, resume: object): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', '--permission', `--allow-fs-read=${folder}`, '-e', rendering, folder, theme, JSON.stringify(resume)],
      { cwd: folder, timeout: 20_000, maxBuffer: 64 << 20 },
    )
    return stdout.length < 200 ? null : stdout
  } catch (error) {
    console.error(
      `${theme}: ${String((error as { stderr?: string }).stderr ?? error)
        .split('\n')
        .find((line) => /error/iu.test(line))}`,
    )
    return null
  }
}

/** Printed pages of a resume. */
const mostPages = 8
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0

interface Print {
  readonly id: string
  readonly family: string
  readonly person: Person
  readonly html: string
  readonly format: 'A4' | 'Letter'
  readonly margin: { readonly top: string; readonly bottom: string; readonly left: string; readonly right: string }
}
const narrow = { top: '12mm', bottom: '12mm', left: '10mm', right: '10mm' }
const wide = { top: '15mm', bottom: '15mm', left: '18mm', right: '18mm' }
const none = { top: '0', bottom: '0', left: '0', right: '0' }

/** Every person in every manner. */
const inManners = (): readonly Print[] =>
  Object.entries(resumeManners).flatMap(([family, { bleeding, print }]) =>
    people.map((person, at) => ({
      id: `manner-${family}-${at}`,
      family,
      person,
      html: print(person),
      format: at % 2 === 0 ? 'A4' : 'Letter',
      margin: bleeding ? none : wide,
    })),
  )

/** So many people by each theme below a folder, not always the same ones. */
async function byThemes(below: string, each: number): Promise<readonly Print[]> {
  const prints: Print[] = []
  for (const [at, family] of (await readdir(below)).sort().entries()) {
    for (let turn = 0; turn < each; turn++) {
      const person = people[(at + 4 * turn) % people.length]
      const html = person === undefined ? null : await pageBy(resolve(below, family), `jsonresume-theme-${family}`, resumeForThemes(person))
      if (person === undefined || html === null) break
      prints.push({ id: `themed-${family}-${turn}`, family, person, html, format: turn % 2 === 0 ? 'A4' : 'Letter', margin: narrow })
    }
  }
  return prints
}

const track = join(out, 'resumes-kv')
await mkdir(track, { recursive: true })
const browser = await openBrowser()
const cases: object[] = []
try {
  const page = await browser.newPage()
  await page.route(/^https?:/u, (route) => route.abort())
  for (const { id, family, person, html, format, margin } of themes === undefined
    ? inManners()
    : await byThemes(themes, Number(values.each))) {
    const folder = join(track, id)
    await page.setContent(html, { waitUntil: 'load', timeout: 20_000 }).catch(() => undefined)
    await page.emulateMedia({ media: 'print' })
    const { fields, lists } = truthOfPrint(person, await page.innerText('body'))
    const pdf = await page.pdf({ format, margin, printBackground: true })
    // Pages that the theme's own rules run away with are no resume.
    if (Object.keys(fields).length < 2 || pagesOf(pdf) > mostPages) continue
    const types = Object.fromEntries(Object.keys(fields).map((key) => [key, key === 'phone' ? 'id' : 'string']))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'input.pdf'), pdf)
    await writeFile(
      join(folder, 'truth.json'),
      `${JSON.stringify({ id, schema: 'kv/1', profile: 'resume', fields, types, lists }, null, 1)}\n`,
    )
    cases.push({ id, track: 'resumes-kv', split: 'dev', input: `resumes-kv/${id}/input.pdf`, family })
  }
} finally {
  await browser.close()
}
await writeFile(join(track, 'manifest.jsonl'), cases.map((one) => `${JSON.stringify(one)}\n`).join(''))
console.log(`${cases.length} resumes in ${track}`)
