import { DevJob } from '@docmill/contracts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { pdf } from '../conversions/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { openPublicApiForTests, type TestPublicApi } from './testing.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const wait = { prefer: 'wait=60' }

describeOnEachDatabase('a small file that a program sends', (database) => {
  let service: TestPublicApi
  beforeAll(async () => {
    service = await openPublicApiForTests(database())
    await service.startWorker()
  })
  afterAll(() => service.close())
  afterEach(() => vi.restoreAllMocks())

  // What a run reads by itself, and what was begun before there was a run.
  const watched = () => ({
    byRuns: vi.spyOn(service.tools.sandbox, 'convert'),
    begun: vi.spyOn(service.tools.headStarts, 'begin'),
  })

  it('is read once, while its job is being made, and is charged as any other', async () => {
    const { byRuns, begun } = watched()
    const program = await service.program(100)
    const body = { model_name: 'pdf-to-excel', inputs: { file: base64(await pdf(2, { text: 'Begun' })) } }
    const job = DevJob.parse((await program.create(body, wait)).json())
    expect([job.state, job.documents[0]?.result?.tables.length]).toEqual(['done', 1])
    expect([begun.mock.calls.length, byRuns.mock.calls.length]).toEqual([1, 0])
    expect(await program.balance()).toMatchObject({ balance: 70, held: 0 })
  })

  // As curl does with `;type=application/json`, and clients that are made of the contract.
  const saysJson = (form: string) => form.replace('name="options"', '$&\r\nContent-Type: application/json')

  it('is read once in whatever order a form brings it, and by its run when another file follows', async () => {
    const program = await service.program(1000)
    const model = ['model_name', 'pdf-to-excel'] as const
    const options = ['options', '{"formats": ["csv"]}'] as const
    const file = async (text: string) => ['file', new Blob([new Uint8Array(await pdf(1, { text }))])] as const
    const orders: [number, number, ...(readonly [string, string | Blob])[]][] = [
      [1, 0, model, options, await file('Last')],
      [1, 0, model, await file('Between'), options],
      [1, 0, await file('First'), options, model],
      [1, 0, model, await file('Alone')],
      [1, 1, model, await file('One'), await file('Another'), options],
    ]
    for (const [read, left, ...parts] of orders) {
      const { byRuns, begun } = watched()
      const form = new FormData()
      for (const [name, value] of parts) form.append(name, value)
      const request = new Request('http://any', { method: 'POST', body: form })
      const reply = await service.app.inject({
        method: 'POST',
        url: '/api/docmill/dev/convert',
        payload: Buffer.from(saysJson(Buffer.from(await request.arrayBuffer()).toString('latin1')), 'latin1'),
        headers: { authorization: `Bearer ${program.id}`, 'content-type': request.headers.get('content-type') ?? '', ...wait },
      })
      expect(reply.json(), reply.body).toMatchObject({ state: 'done' })
      expect([begun.mock.calls.length, byRuns.mock.calls.length], parts.map(([name]) => name).join(', ')).toEqual([read, left])
      vi.restoreAllMocks()
    }
  })

  it('is read by its run when some of its pages are wanted', async () => {
    const { byRuns, begun } = watched()
    const program = await service.program(100)
    const body = { model_name: 'pdf-to-excel', inputs: { file: base64(await pdf(2, { text: 'Some' })), pages: '2' } }
    const job = DevJob.parse((await program.create(body, wait)).json())
    expect([job.state, job.credits.charged]).toEqual(['done', 15])
    expect([begun.mock.calls.length, byRuns.mock.calls.length]).toEqual([0, 1])
  })

  it('is let go of when the job is refused, and not even begun for somebody without credits', async () => {
    const { begun } = watched()
    const poor = await service.program(15)
    const body = { model_name: 'pdf-to-excel', inputs: { file: base64(await pdf(2, { text: 'Dear' })) } }
    expect((await poor.create(body, wait)).json()).toMatchObject({ code: 'not-enough-credits' })
    expect(begun).toHaveBeenCalledTimes(1)
    expect(await poor.balance()).toMatchObject({ balance: 15, held: 0 })
    await vi.waitFor(() => expect(service.tools.headStarts.possible()).toBe(true))
    const affordable = { ...body, inputs: { file: base64(await pdf(1, { text: 'Last' })) } }
    expect((await poor.create(affordable, wait)).json()).toMatchObject({ state: 'done', credits: { charged: 15 } })
    await vi.waitFor(() => expect(service.tools.headStarts.possible()).toBe(true))
    expect((await poor.create(body, wait)).json()).toMatchObject({ code: 'not-enough-credits' })
    expect(begun).toHaveBeenCalledTimes(2)
    await vi.waitFor(async () => expect(await service.keptFiles()).not.toContainEqual(expect.stringContaining('uploads/')))
  })

  it('is let go of, and not stored, when the minute of an account that can pay is spent', async () => {
    const program = await service.program(1000)
    const body = async (text: string) => ({ model_name: 'pdf-to-excel', inputs: { file: base64(await pdf(1, { text })) } })
    expect((await program.create(await body('Early'), wait)).json()).toMatchObject({ state: 'done' })
    await vi.waitFor(() => expect(service.tools.headStarts.possible()).toBe(true))
    for (let count = 1; count < 100; count += 1) await service.apiTools.creations.countCreation(program.id)
    const refused = await program.create(await body('Late'), wait)
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    // Those of jobs before go after their end.
    await vi.waitFor(async () => expect(await service.keptFiles()).not.toContainEqual(expect.stringContaining('uploads/')))
    await vi.waitFor(() => expect(service.tools.headStarts.possible()).toBe(true))
    expect(await program.balance()).toMatchObject({ balance: 985, held: 0 })
  })

  it('that is locked or no document is refused as if nothing had been begun', async () => {
    const program = await service.program(100)
    const create = async (file: Uint8Array) =>
      (await program.create({ model_name: 'pdf-to-excel', inputs: { file: base64(file) } }, wait)).json() as { code: string }
    expect((await create(await pdf(1, { password: 'secret' }))).code).toBe('password-required')
    expect((await create(Buffer.from('no document'))).code).toBe('unsupported-file')
    expect(await program.balance()).toMatchObject({ balance: 100, held: 0 })
  })
})
