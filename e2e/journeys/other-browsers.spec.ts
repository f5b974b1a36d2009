import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../account.ts'
import { lacking } from '../browser-support.ts'

/** What is used all the same, and why a browser without it loses nothing. */
const unharmed: Readonly<Record<string, string>> = {
  'break-after: avoid (firefox, safari)': 'on paper only: without it a heading may end a page of the terms',
  'forced-color-adjust (safari)': 'only where colours are forced, which Safari never does',
  'forced-color-adjust: none (safari)': 'only where colours are forced, which Safari never does',
  'navigator.connection (firefox, safari)': 'asked for by React with a test whether it is there',
  'overscroll-behavior (safari)': 'Safari knows it, but for boxes that do not scroll, of which we have none',
  'overscroll-behavior: contain (safari)': 'Safari knows it, but for boxes that do not scroll, of which we have none',
}

test('the app as it is served uses nothing that the newest Firefox or Safari lacks', () => {
  const dist = path.join(import.meta.dirname, '../../web/dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const all = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(path.join(dist, file), 'utf8'))
      .join('\n')
  const [styles, scripts, pages] = [all('.css'), all('.js'), all('.html')]
  expect([styles, scripts, pages].map((text) => text.length > 10_000)).toEqual([true, true, true])
  expect(lacking({ styles, scripts, pages })).toEqual(Object.keys(unharmed))
})

const nothing = { styles: '', scripts: '', pages: '' }

test('a property, a value, a rule or a selector that a browser lacks is named with it', () => {
  const styles =
    '.a{field-sizing:content;text-wrap:pretty;color:red}.b{display:grid;overflow:hidden}@media (width<460px){p::highlight(x){color:red}}'
  expect(lacking({ ...nothing, styles })).toEqual(['text-wrap: pretty (firefox)'])
  expect(lacking({ ...nothing, styles: 'a{speak-as:digits}' })).toEqual(['speak-as (firefox)', 'speak-as: digits (firefox)'])
})

test('a property that stands with the prefix of an engine too is known to that engine', () => {
  expect(lacking({ ...nothing, styles: 'a{user-select:none}' })).toEqual(['user-select (safari)', 'user-select: none (safari)'])
  expect(lacking({ ...nothing, styles: 'a{-webkit-user-select:none;user-select:none}' })).toEqual([])
})

test('globals, their members and those of window, document and navigator are looked up; members of anything else are not', () => {
  const scripts = 'showOpenFilePicker();new BarcodeDetector();navigator.connection;a.connection;Promise.all(b);new ResizeObserver(c)'
  expect(lacking({ ...nothing, scripts })).toEqual([
    'BarcodeDetector (firefox, safari)',
    'navigator.connection (firefox, safari)',
    'showOpenFilePicker() (firefox, safari)',
  ])
})

test('elements and attributes are looked up', () => {
  expect(lacking({ ...nothing, pages: '<main><fencedframe></fencedframe><details name="a"></details><p inert></p></main>' })).toEqual([
    '<fencedframe> (firefox, safari)',
  ])
})
