import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openService, type Service } from '../access/testing.ts'
import { balanceOf } from '../credits/index.ts'
import { createEnquiries } from '../enquiries/index.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { type AdminTools, adminSocketPath, askService, listenForCommands, runCommand } from './index.ts'
import { cellText, textTable } from './table.ts'

describeOnEachDatabase('the operator’s commands', (database) => {
  let service: Service
  let tools: AdminTools
  let swept = 0
  beforeAll(async () => {
    service = await openService(database())
    const { clock, mailbox, brand, apiKeys } = service
    const enquiries = createEnquiries({ queries: database().kysely, clock, mailbox, brand, salesAddress: 'sales@example.com' })
    tools = {
      database: database(),
      clock,
      mailbox,
      enquiries,
      apiKeys,
      retention: {
        accounts: async () => {
          swept += 1
        },
      },
      waitingJobs: async () => 3,
    }
  })
  afterAll(() => service.close())
  const run = async (...words: string[]) => {
    const { exitCode, output } = await runCommand(tools, 'operator', [...words, '--json'])
    return { exitCode, rows: exitCode === 2 ? [] : JSON.parse(output) }
  }

  it('find accounts by address, name or id', async () => {
    const person = await service.person('findable')
    for (const text of ['findable', 'FINDABLE@example', person.userId])
      expect((await run('users', text)).rows).toEqual([expect.objectContaining({ id: person.userId, email: person.email, balance: 200 })])
    expect((await run('users', '%')).rows).toEqual([])
  })

  it('grant credits with a reason, which stands in the history and in the audit log', async () => {
    const person = await service.person('granted')
    const { exitCode, rows } = await run('grant', person.email, '500', 'Sorry', 'for', 'the', 'outage')
    expect(exitCode).toBe(0)
    expect(rows[0]).toMatchObject({ user: person.userId, credits: 500, reason: 'Sorry for the outage' })
    expect((await balanceOf(database().kysely, person.userId, service.clock.now())).balance).toBe(700)
    expect((await run('audit', '--most', '2')).rows[1]).toMatchObject({
      actor: 'operator',
      act: 'grant',
      subject: person.userId,
      detail: { credits: 500, reason: 'Sorry for the outage' },
    })
  })

  it.each([
    ['grant'],
    ['grant', 'a@example.com', '500'],
    ['grant', 'a@example.com', '0', 'reason'],
    ['grant', 'a@example.com', '-5', 'reason'],
    ['grant', 'a@example.com', '1.5', 'reason'],
    ['orders', 'unknown'],
    ['users', '--most', 'many'],
    ['drop-tables'],
    [],
  ])('answer %j with how they are used', async (...words: string[]) => {
    const outcome = await runCommand(tools, 'operator', words)
    expect(outcome.exitCode).toBe(2)
    expect(outcome.output).toContain('docmill-admin COMMAND')
  })

  it('say that there is no such account, and grant nothing', async () => {
    expect(await run('grant', 'nobody@example.com', '5', 'reason')).toEqual({
      exitCode: 1,
      rows: [{ fault: 'There is no account nobody@example.com.' }],
    })
  })

  it('list enquiries, orders and jobs, and run retention', async () => {
    await database()
      .kysely.insertInto('enquiries')
      .values({
        kind: 'contact',
        name: 'Eve\u001b[2J',
        companyName: 'Evil',
        email: 'eve@example.com',
        requirement: 'x',
        needAgent: false,
        usersCount: null,
        createdAt: service.clock.now(),
      })
      .execute()
    expect((await run('enquiries')).rows).toHaveLength(1)
    expect((await runCommand(tools, 'operator', ['enquiries'])).output).not.toContain('\u001b')
    expect((await run('orders', 'paid')).rows).toEqual([])
    expect((await run('jobs')).rows[0]).toMatchObject({ state: 'waiting in the queue', count: 3 })
    expect((await run('retention')).rows).toEqual([{ part: 'accounts', done: 'done' }])
    expect(swept).toBe(1)
    expect((await run('rotate-keys')).rows[0]).toMatchObject({ apiKeysResealed: 0 })
  })

  it('find the service healthy while the ledger adds up', async () => {
    const { exitCode, rows } = await run('health')
    expect(exitCode).toBe(0)
    expect(rows.map(({ part }: { part: string }) => part)).toEqual(['database', 'mails', 'jobs', 'ledger'])
  })

  it('leave a note that nobody can change', async () => {
    await run('jobs')
    const change = database().kysely.updateTable('auditLog').set({ actor: 'nobody' }).execute()
    await expect(change).rejects.toThrow('the audit log is append-only')
    await expect(database().kysely.deleteFrom('auditLog').execute()).rejects.toThrow('the audit log is append-only')
  })

  it('reach a running service through a socket that only its own account can open', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'docmill-admin-'))
    expect(await askService(folder, 'operator', ['jobs'])).toBeNull()
    const listening = await listenForCommands(folder, tools)
    if (process.platform !== 'win32') expect(statSync(adminSocketPath(folder)).mode & 0o777).toBe(0o600)
    const outcome = await askService(folder, 'operator', ['jobs', '--json'])
    expect(outcome?.exitCode).toBe(0)
    expect(JSON.parse(outcome?.output ?? '')[0].count).toBe(3)
    expect((await askService(folder, 'operator', ['nonsense']))?.exitCode).toBe(2)
    await listening.close()
    expect(await askService(folder, 'operator', ['jobs'])).toBeNull()
    rmSync(folder, { recursive: true })
  })
})

describe('a table of text', () => {
  it('is as wide as its widest cell and says when there is nothing', () => {
    expect(
      textTable([
        { a: 1, long: null },
        { a: 'wide', long: new Date(0) },
      ]),
    ).toBe('a     long\n1     -\nwide  1970-01-01T00:00:00Z')
    expect(textTable([])).toBe('Nothing.')
  })

  it('passes on nothing that commands a terminal', () => {
    expect(cellText('a\u001b[31mb\nc\u202ed')).toBe('a [31mb c d')
  })
})
