import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoice, pdf } from '../conversions/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { openPublicApiForTests, type TestProgram, type TestPublicApi } from './testing.ts'

const wait = { prefer: 'wait=60' }
/** A file that can be counted and opened, and of whose page nothing can be read. */
async function torn(): Promise<Uint8Array> {
  const whole = Buffer.from(await pdf(1)).toString('latin1')
  return Buffer.from(
    whole.replace(/(?<=\d+ 0 obj\n)<<\n\/Type \/Page\n.*?(?=\nendobj)/s, (page) => '(no page)'.padEnd(page.length)),
    'latin1',
  )
}

describeOnEachDatabase('one workbook of the documents of jobs', (database, kind) => {
  let service: TestPublicApi
  let program: TestProgram
  beforeAll(async () => {
    service = await openPublicApiForTests(database(), { queueName: `workbook-${kind}` })
    await service.startWorker()
    program = await service.program(10_000)
  })
  afterAll(() => service.close())

  /** A job of these files, ended. */
  const job = async (files: readonly (readonly [name: string, bytes: Uint8Array])[], options = {}): Promise<string> => {
    const inputs = files.map(([file_name, bytes]) => ({ file: Buffer.from(bytes).toString('base64'), file_name }))
    const body = { model_name: 'kv-json', inputs, options: { document_type: 'invoice', formats: ['json'], ...options } }
    return (await program.create(body, wait)).json().id
  }
  const textOf = (bytes: Uint8Array) => strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())

  it('has a row for every document, in the order of the jobs and their inputs, also for one that failed, and costs nothing', async () => {
    const first = await job([
      ['a.pdf', await invoice('R-2041')],
      ['b.pdf', await torn()],
    ])
    const second = await job([['c.pdf', await invoice('R-2042')]])
    const { balance } = (await program.dev('GET', '/usage')).json().credits
    const reply = await program.dev('GET', `/workbook?jobs=${second},${first},${second}`)
    expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([200, expect.stringContaining('all documents.xlsx')])
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
    expect(textOf(reply.rawPayload).match(/[abc]\.pdf|R-\d+|The file is damaged/g)).toEqual([
      'c.pdf',
      'R-2042',
      'a.pdf',
      'R-2041',
      'b.pdf',
      'The file is damaged',
    ])
    expect((await program.dev('GET', '/usage')).json().credits.balance).toBe(balance)
  })

  it('is refused for jobs of another, and for what is no job', async () => {
    const id = await job([['a.pdf', await invoice('R-1')]])
    const stranger = await service.program()
    expect((await stranger.dev('GET', `/workbook?jobs=${id}`)).json()).toMatchObject({ status: 404, code: 'job-not-found' })
    expect((await program.dev('GET', '/workbook?jobs=all')).json()).toMatchObject({ status: 422, code: 'invalid-request' })
    expect((await program.dev('GET', '/workbook')).json()).toMatchObject({ status: 422, code: 'invalid-request' })
  })

  it('says which results are gone, and is refused when none is left', async () => {
    const short = await job([['gone.pdf', await invoice('R-3')]], { retention_hours: 1 })
    const long = await job([['kept.pdf', await invoice('R-4')]], { retention_hours: 24 })
    service.clock.turn(2 * 3600 * 1000)
    const reply = await program.dev('GET', `/workbook?jobs=${short},${long}`)
    expect(textOf(reply.rawPayload).match(/\w+\.pdf|R-\d|has expired/g)).toEqual(['gone.pdf', 'has expired', 'kept.pdf', 'R-4'])
    expect((await program.dev('GET', `/workbook?jobs=${short}`)).json()).toMatchObject({ status: 410, code: 'result-expired' })
  })

  it('is the one download of results that are kept until then', async () => {
    const id = await job([['once.pdf', await invoice('R-5')]], { retention_hours: 0 })
    expect((await program.dev('GET', `/workbook?jobs=${id}`)).statusCode).toBe(200)
    await expect.poll(async () => (await program.dev('GET', `/workbook?jobs=${id}`)).json().code).toBe('result-expired')
  })
})
