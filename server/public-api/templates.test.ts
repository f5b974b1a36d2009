import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoice } from '../conversions/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { openPublicApiForTests, type TestProgram, type TestPublicApi } from './testing.ts'

const wait = { prefer: 'wait=60' }

describeOnEachDatabase('saved lists of fields for programs', (database, kind) => {
  let service: TestPublicApi
  let program: TestProgram
  beforeAll(async () => {
    service = await openPublicApiForTests(database(), { queueName: `templates-${kind}` })
    await service.startWorker()
    program = await service.program(10_000)
  })
  afterAll(() => service.close())

  const ask = async (options: object) => {
    const inputs = { file: Buffer.from(await invoice('R-77')).toString('base64') }
    return program.create({ model_name: 'kv-json', inputs, options: { formats: ['json'], ...options } }, wait)
  }

  it('are saved as a list or a JSON Schema, listed, named in a job, and deleted', async () => {
    const schema = { type: 'object', properties: { sum: { type: 'number', format: 'money', title: 'Total' } } }
    const saved = await program.dev('POST', '/templates', { name: 'Sums', fields: schema })
    expect([saved.statusCode, saved.json()]).toMatchObject([201, { document_type: 'custom', fields: [{ name: 'sum', kind: 'money' }] }])
    const { id } = saved.json()
    expect((await program.dev('GET', '/templates')).json().templates.map(({ name }: { name: string }) => name)).toEqual(['Sums'])

    const job = (await ask({ template_id: id, fields: [{ name: 'number', synonyms: ['Invoice number'] }] })).json()
    const [sheet] = job.documents[0].result.sheets
    expect([sheet.kind, sheet.values]).toEqual(['custom', { sum: '42.00', number: 'R-77' }])

    expect((await program.dev('DELETE', `/templates/${id}`)).statusCode).toBe(204)
    expect((await ask({ template_id: id })).json()).toMatchObject({ status: 404, code: 'template-not-found' })
    expect((await program.dev('GET', '/usage')).json()).toMatchObject({ credits: { held: 0 }, jobs: { unfinished: 0 } })
  })

  it('are refused with the part of the schema that is at fault, without fields, and of another account', async () => {
    const faults = async (fields: unknown) => (await program.dev('POST', '/templates', { name: 'x', fields })).json()
    expect(await faults([])).toMatchObject({ code: 'invalid-request', fields: { fields: 'Name at least one field' } })
    expect(await faults({ type: 'object', properties: { a: { $ref: '#/b' } } })).toMatchObject({
      code: 'invalid-request',
      fields: { fields: expect.stringContaining('"$ref"') },
    })
    const { id } = (await program.dev('POST', '/templates', { name: 'Mine', fields: [{ name: 'a' }] })).json()
    const stranger = await service.program()
    expect((await stranger.dev('DELETE', `/templates/${id}`)).statusCode).toBe(404)
    expect((await stranger.dev('GET', '/templates')).json().templates).toEqual([])
  })
})
