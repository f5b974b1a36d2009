import { afterAll, expect, test } from 'vitest'
import { definitionsFrom, revive } from '../model/index.ts'
import { defaultExportOptions, defaultLimits } from '../stages.ts'
import { openSandbox } from './pool.ts'
import { answering } from './questions.ts'
import type { AskModel, SandboxedConversion } from './sandbox.ts'

const sandbox = openSandbox({ strongest: 'network-only' })
afterAll(() => sandbox.close())

/** A page that says "Fee: 12.00" and, somewhere else, "Ref AB-77". */
const content = 'BT /F1 12 Tf 72 700 Td (Fee: 12.00) Tj 0 -200 Td (Ref AB-77) Tj ET'
const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`)
const wanted = definitionsFrom([{ name: 'fee', kind: 'number' }, { name: 'case_code' }])

const convert = (askModel: AskModel | null): Promise<SandboxedConversion> =>
  sandbox.convert(
    pdf,
    {
      formats: [],
      pages: null,
      password: null,
      fields: { kind: 'custom', definitions: wanted },
      languages: [],
      limits: defaultLimits,
      exportOptions: defaultExportOptions,
    },
    { askModel },
  )
const answersOf = ({ document }: SandboxedConversion) =>
  revive(JSON.parse(Buffer.from(document).toString())).sheets[0]?.fields.map(({ name, value, source }) => [name, value.text, source])

test('a worker puts its question to the parent, with text, schema and picture of its own document alone', async () => {
  const asked: Parameters<AskModel>[0][] = []
  const converted = await convert(async (question) => {
    asked.push(question)
    return { fee: '12.00', case_code: 'AB-77' }
  })
  expect(answersOf(converted)).toEqual([
    ['fee', '12.00', 'page'],
    ['case_code', 'AB-77', 'model'],
  ])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.text).toContain('Fee: 12.00')
  expect(Object.keys(asked[0] ?? {}).sort()).toEqual(['pictures', 'schema', 'text'])
  expect(
    Buffer.from(asked[0]?.pictures[0]?.bytes ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
})

test('without a model, and with one that fails, the built-in reading stands', async () => {
  expect(answersOf(await convert(null))).toEqual([['fee', '12.00', 'page']])
  const failed = await convert(() => Promise.reject(new Error('down')))
  expect(answersOf(failed)).toEqual([['fee', '12.00', 'page']])
  expect(failed.summary.issues.map(({ code }) => code)).toEqual(['vision-unavailable'])
})

const question = { id: 1, text: 'x', schema: '{}', pages: [] }
const folder = { take: async () => new Uint8Array() }

test('the parent answers so many questions of a job and no more', async () => {
  const reply = answering(folder, { askModel: async () => ({}) })
  const answers = []
  for (let i = 0; i < 10; i++) answers.push(await reply?.(question, undefined))
  expect(answers.filter((answer) => answer !== null)).toHaveLength(8)
})

test('an answer that is too long, no JSON, or asked with a broken schema is none', async () => {
  const long = answering(folder, { askModel: async () => ({ a: 'x'.repeat(300_000) }) })
  expect(await long?.(question, undefined)).toBeNull()
  const nothing = answering(folder, { askModel: async () => undefined })
  expect(await nothing?.(question, undefined)).toBeNull()
  const fine = answering(folder, { askModel: async () => ({}) })
  expect(await fine?.({ ...question, schema: '{' }, undefined)).toBeNull()
})

test('a model that ignores its signal holds nobody up once the job is stopped', async () => {
  const controller = new AbortController()
  const reply = answering(folder, { askModel: () => new Promise(() => {}) })
  const asked = reply?.(question, controller.signal)
  controller.abort()
  expect(await asked).toBeNull()
})
