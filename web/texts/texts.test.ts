import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { markupText, visibleTexts } from './visible.ts'

const web = path.join(import.meta.dirname, '..')
/** What is no text of the interface. */
const apart: readonly { readonly files: RegExp; readonly because: string }[] = [
  { files: /\.test\.tsx?$|testing\.ts$/, because: 'tests' },
  { files: /^(vite\.config|written-out|prerender)\.tsx?$/, because: 'run in the build' },
  { files: /^texts\//, because: 'the catalogue itself' },
  { files: /^pages\/landing\/papers\//, because: 'pictures of documents, in the language of each document' },
  { files: /^pages\/api-access\/QuickStart\.tsx$/, because: 'programs, printed as they run' },
  { files: /^(api|product|shortcuts)\.ts$/, because: 'a header, the name of the product, the name of a key' },
  { files: /^pages\/auth\/faults\.ts$/, because: 'parts of the server’s sentences, looked for and never shown' },
]

test('every text that people read or hear stands in the catalogue', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: (name) => name === 'dist' || name === 'node_modules' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !apart.some(({ files }) => files.test(file)))
  expect(sources.length).toBeGreaterThan(80)
  const outside = sources.flatMap((file) => {
    const source = readFileSync(path.join(web, file), 'utf8')
    return visibleTexts(source).map(({ node }) => `${file}: ${source.slice(node.start, node.end).trim()}`)
  })
  expect(outside).toEqual([])
})

test('no text of the catalogue is left without a use', () => {
  const uses = globSync('**/*.{ts,tsx}', { cwd: web, exclude: (name) => name === 'dist' || name === 'node_modules' })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(web, file), 'utf8'))
  const unused = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((file) => !/^(visible|counted|shown|content)\.ts$|\.test\./.test(file))
    .flatMap((file) => {
      const users = uses.filter((source) => source.includes(`texts/${file}'`))
      const names = [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(
        ([, name]) => name,
      )
      return names
        .filter((name) => !users.some((source) => new RegExp(`\\btexts\\.${name}\\b`).test(source)))
        .map((name) => `${file}: ${name}`)
    })
  expect(unused).toEqual([])
})

test('texts between tags, in attributes, in choices, in sentences with gaps and in counts are seen; what programs tell each other is not', () => {
  const seen = (source: string) => visibleTexts(source).map(({ node, kind }) => (kind === 'markup' ? markupText(String(node.value)) : kind))
  expect(seen('<p>\n  Drop a file\n  here</p>')).toEqual(['Drop a file here'])
  expect(seen('<input placeholder="10 digits" className="wide and tall" />')).toEqual(['literal'])
  expect(seen("<b>{open ? 'all' : 'none'}</b>")).toEqual(['literal', 'literal'])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a program to look through
  expect(seen('const label = `Buy ${credits} credits`')).toEqual(['template'])
  expect(seen("counted(pages, 'page')")).toEqual(['counted'])
  expect(seen("const choice = { label: 'hour', value: 'hour' }")).toEqual(['literal'])
  expect(seen("if (event.key === 'Enter') document.querySelector('main a.wide link')")).toEqual([])
  expect(seen("throw new Error('No such thing')")).toEqual([])
})
