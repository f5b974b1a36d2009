import { expect, test } from 'vitest'
import { type Sources, trespasses } from './rooms/check.ts'
import { importsOf } from './rooms/imports.ts'
import { table } from './rooms/table.ts'
import { trespassesHere } from './rooms.ts'

const packages: Sources['packages'] = [
  { name: '@docmill/contracts', folder: 'contracts', exports: { '.': './index.ts', './*': './*.ts' }, dependencies: ['zod'] },
  { name: '@docmill/engine', folder: 'engine', exports: { '.': './index.ts', './model': './model/index.ts' }, dependencies: ['sharp'] },
  { name: '@docmill/server', folder: 'server', exports: {}, dependencies: ['@docmill/contracts', '@docmill/engine', 'pino'] },
]
/** What is found in a repository of these files. */
const found = (files: Readonly<Record<string, string>>) =>
  trespasses({ files: new Map(Object.entries(files)), packages, toolPackages: ['vitest'] }, table)

test('every import in this repository keeps to the table', () => {
  expect(trespassesHere()).toEqual([])
})

test('a stage that enters another stage is caught', () => {
  const files = { 'engine/tables/index.ts': "import { read } from '../read/index.ts'", 'engine/read/index.ts': '' }
  expect(found(files)).toEqual(['engine/tables/index.ts may not enter engine/read (imports engine/read/index.ts)'])
})

const read = '../read/index.ts'
const call = 'import('
test.each([
  ['a static import', `import { a,\n  b } from '${read}'`],
  ['an import of types', `import type { A } from '${read}'`],
  ['an import for its effect', `import '${read}'`],
  ['a dynamic import', `const later = async () => (await ${call}'${read}')).read`],
  ['a type taken by import', `type A = typeof ${call}'${read}')`],
  ['a re-export', `export * from '${read}'`],
])('%s counts', (_, source) => {
  expect(found({ 'engine/tables/index.ts': source, 'engine/read/index.ts': '' })).toHaveLength(1)
})

test('comments and texts that look like imports do not count', () => {
  const source = `// import '../read/index.ts'\n/*\nimport '../read/index.ts'\n*/\nconst address = "http://x/" // from '../read/index.ts'`
  expect(importsOf(source)).toEqual([])
})

test('a room is entered by its index', () => {
  const files = { 'engine/sandbox/jobs.ts': "import '../model/word.ts'", 'engine/model/word.ts': '' }
  expect(found(files)).toEqual(['engine/sandbox/jobs.ts enters engine/model past its door (imports engine/model/word.ts)'])
})

test('a package is entered by the doors it states', () => {
  const files = { 'server/conversions/run.ts': "import '@docmill/engine/read/index.ts'", 'engine/read/index.ts': '' }
  expect(found(files)).toEqual(['server/conversions/run.ts imports @docmill/engine/read/index.ts, which is nowhere'])
})

test('the server reads files in the sandbox and never by the engine’s own door', () => {
  const files = { 'server/conversions/run.ts': "import '@docmill/engine'", 'engine/index.ts': '' }
  expect(found(files)).toEqual(['server/conversions/run.ts may not enter engine/index.ts (imports engine/index.ts)'])
})

test('a feature may not enter another feature that the table does not name', () => {
  const files = { 'server/credits/index.ts': "import '../payments/index.ts'", 'server/payments/index.ts': '' }
  expect(found(files)).toHaveLength(1)
})

test('one page may not enter another', () => {
  const files = { 'web/pages/credits/index.tsx': "import '../auth/index.tsx'", 'web/pages/auth/index.tsx': '' }
  expect(found(files)).toEqual(['web/pages/credits/index.tsx may not enter web/pages/auth (imports web/pages/auth/index.tsx)'])
})

test('a package that package.json does not name is caught, though it happens to be installed', () => {
  expect(found({ 'server/credits/index.ts': "import 'sharp'" })).toEqual([
    'server/credits/index.ts imports sharp, which server/package.json does not name',
  ])
})

test('an import of a file that is not there is caught', () => {
  expect(found({ 'engine/read/index.ts': "import './gone.ts'" })).toEqual(['engine/read/index.ts imports ./gone.ts, which is nowhere'])
})

test('a file outside all rooms that imports something is caught', () => {
  expect(found({ 'server/helpers/index.ts': "import '../app.ts'", 'server/app.ts': '' })).toEqual([
    'server/helpers/index.ts stands in no room of the table',
  ])
})

test('tests may look inside every room of their part, and nobody may import what is for tests', () => {
  const files = {
    'engine/read/index.test.ts': "import '../load/pdf.ts'\nimport 'vitest'",
    'engine/load/pdf.ts': '',
    'server/app.ts': "import './access/testing.ts'",
    'server/access/testing.ts': '',
  }
  expect(found(files)).toEqual(['server/app.ts imports server/access/testing.ts, which is for tests'])
})

test('files that import each other in a circle are caught, each circle once', () => {
  const files = {
    'engine/read/index.ts': "import './b.ts'",
    'engine/read/b.ts': "import './c.ts'",
    'engine/read/c.ts': "import './index.ts'",
  }
  expect(found(files)).toEqual(['files import each other in a circle: engine/read/b.ts, engine/read/c.ts, engine/read/index.ts'])
})

test('files may load each other when asked', () => {
  const files = { 'engine/read/a.ts': `const later = () => ${call}'./b.ts')`, 'engine/read/b.ts': "import { a } from './a.ts'" }
  expect(found(files)).toEqual([])
})

test('two files of a folder may name each other’s types, two folders may not', () => {
  const files = {
    'engine/model/a.ts': "import type { B } from './b.ts'",
    'engine/model/b.ts': "import type { A } from './a.ts'",
    'engine/export/one/a.ts': "import type { B } from '../two/b.ts'",
    'engine/export/two/b.ts': "import type { A } from '../one/a.ts'",
  }
  expect(found(files)).toEqual(['folders import each other in a circle: engine/export/one, engine/export/two'])
})
