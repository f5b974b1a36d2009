import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf } from './conversions/testing.ts'
import type { Database } from './platform/database/index.ts'
import { openTestDatabase, testServer } from './platform/database/testing.ts'
import { at, type Client, type ServerProcess, signUp, startServer } from './testing.ts'

// Two processes of the service as operators start them, on one PostgreSQL: what is limited is limited for both together.
describe.skipIf(!testServer)('two processes on one database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docmill-two-'))
  let database: Database
  let servers: ServerProcess[] = []
  let people: Client[] = []
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    const url = database.queueAccess.kind === 'postgres' ? database.queueAccess.url : ''
    const environment = {
      DATABASE_URL: url,
      DOCMILL_DATA: folder,
      DOCMILL_SECRET: 'a secret of this test, the same for both',
      DOCMILL_ROLES: 'web',
      WELCOME_CREDITS: '100000',
    }
    servers = await Promise.all([startServer(environment), startServer(environment)])
    const [first] = servers
    const person = await signUp(first?.address ?? '')
    people = servers.map(({ address }) => at(address, person))
  }, 120_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const either = (index: number): Client => people[index % people.length] as Client

  it('let exactly 100 of 300 jobs through that programs start at once', async () => {
    const { api_key: key } = (await (await either(0).call('GET', '/get_api_key')).json()) as { api_key: string }
    const authorization = `Bearer ${key}`
    const file = Buffer.from(await pdf(1)).toString('base64')
    const body = { model_name: 'pdf-to-excel', inputs: { file } }
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, index) => either(index).call('POST', '/dev/convert', body, { authorization })),
    )
    const statuses = Object.groupBy(replies, ({ status }) => status)
    expect(Object.fromEntries(Object.entries(statuses).map(([status, group]) => [status, group?.length]))).toEqual({ 202: 100, 429: 200 })
    for (const refused of statuses[429] ?? []) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
    }
    // Reading is not counted.
    expect((await either(1).call('GET', '/dev/usage', undefined, { authorization })).status).toBe(200)
  })

  it('look at no more than 5 of 40 passwords that are guessed at once', async () => {
    const guess = (index: number) => either(index).call('POST', '/login', { username: either(0).email, password: 'a guess' })
    const statuses = await Promise.all(Array.from({ length: 40 }, async (_, index) => (await guess(index)).status))
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(35)
  })
})
