// node tools/themed-resumes.ts --themes FOLDER --out DIR [--each 2]
//
// prints resumes of invented people by the themes of JSON Resume below FOLDER (each a folder with `node_modules/jsonresume-theme-NAME`, as
// `npm install --prefix FOLDER/NAME --ignore-scripts jsonresume-theme-NAME` makes it), `--each` of them by each theme, as a kit of one track: DIR/resumes-kv.
// Themes are others' code: they run without the network, without child processes, and read nothing but their own folder. Nothing of it is committed.

import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { openBrowser } from './composed/browser.ts'
import { people } from './composed/themed-people.ts'
import { resumeForThemes, truthOfPrint } from './composed/themed-resumes.ts'

const { values } = parseArgs({ options: { themes: { type: 'string' }, out: { type: 'string' }, each: { type: 'string', default: '2' } } })
const { themes, out } = values
if (themes === undefined || out === undefined)
  throw new Error('say where themes are with --themes FOLDER, and where to write with --out DIR')

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

const track = join(out, 'resumes-kv')
await mkdir(track, { recursive: true })
const browser = await openBrowser()
const cases: object[] = []
try {
  const page = await browser.newPage()
  await page.route(/^https?:/u, (route) => route.abort())
  for (const [at, name] of (await readdir(themes)).sort().entries()) {
    const folder = resolve(themes, name)
    for (let turn = 0; turn < Number(values.each); turn++) {
      const person = people[(at + turn * 3 + turn) % people.length]
      if (person === undefined) continue
      const html = await pageBy(folder, `jsonresume-theme-${name}`, resumeForThemes(person))
      if (html === null) break
      const id = `themed-${name}-${turn}`
      await mkdir(join(track, id), { recursive: true })
      await page.setContent(html, { waitUntil: 'load', timeout: 20_000 }).catch(() => undefined)
      await page.emulateMedia({ media: 'print' })
      const text = await page.innerText('body')
      await page.pdf({
        path: join(track, id, 'input.pdf'),
        format: turn % 2 === 0 ? 'A4' : 'Letter',
        margin: { top: '12mm', bottom: '12mm', left: '10mm', right: '10mm' },
        printBackground: true,
      })
      const { fields, lists } = truthOfPrint(person, text)
      if (Object.keys(fields).length < 2) continue
      // Pages that the theme's own rules run away with are no resume.
      if (pagesOf(await readFile(join(track, id, 'input.pdf'))) > mostPages) {
        await rm(join(track, id), { recursive: true })
        continue
      }
      const types = Object.fromEntries(Object.keys(fields).map((key) => [key, key === 'phone' ? 'id' : 'string']))
      await writeFile(
        join(track, id, 'truth.json'),
        `${JSON.stringify({ id, schema: 'kv/1', profile: 'resume', fields, types, lists }, null, 1)}\n`,
      )
      cases.push({ id, track: 'resumes-kv', split: 'dev', input: `resumes-kv/${id}/input.pdf`, family: name })
    }
  }
} finally {
  await browser.close()
}
await writeFile(join(track, 'manifest.jsonl'), cases.map((one) => `${JSON.stringify(one)}\n`).join(''))
console.log(`${cases.length} resumes in ${track}`)
