import type { PGlite } from '@electric-sql/pglite'
import { DatabaseError } from 'pg-protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EmbeddedSession } from './embedded-session.ts'
import { openTestPglite } from './testing.ts'

describe('the session of an embedded database', () => {
  let pglite: PGlite
  let session: EmbeddedSession
  beforeAll(async () => {
    pglite = await openTestPglite()
    session = new EmbeddedSession(pglite)
    session.execute('create table things (id int primary key, name text, made timestamptz, bytes bytea, notes jsonb, tags text[])', [])
  }, 60_000)
  afterAll(() => pglite.close())

  it('gives back what it was given, of every kind that is stored', () => {
    const made = new Date('2026-11-21T12:34:56.789Z')
    const values = [
      1,
      'Ünï "quoted" \\ 数',
      made,
      Buffer.from([0, 1, 254, 255]),
      JSON.stringify({ a_b: [1, null] }),
      ['a,b', 'c"d', 'e\\f', null],
    ]
    session.execute('insert into things values ($1, $2, $3, $4, $5, $6)', values)
    const { rows } = session.execute('select * from things where id = $1', [1])
    expect(rows).toEqual([{ id: 1, name: values[1], made, bytes: values[3], notes: { a_b: [1, null] }, tags: values[5] }])
    expect(session.execute('select $1::int as one, $2::text as none, $3::boolean as yes', [1, null, true]).rows).toEqual([
      { one: 1, none: null, yes: true },
    ])
  })

  it('counts the rows that a change touched', () => {
    session.execute('insert into things (id) values ($1), ($2)', [10, 11])
    expect(session.execute('update things set name = $1 where id >= $2', ['x', 10]).affected).toBe(2n)
    expect(session.execute('select id from things where id >= $1', [10]).affected).toBeUndefined()
    expect(session.execute('delete from things where id >= $1', [10]).affected).toBe(2n)
  })

  it('throws what PostgreSQL says, and takes the next statement', () => {
    const insert = () => session.execute('insert into things (id) values ($1)', [20])
    insert()
    expect(insert).toThrow(DatabaseError)
    expect(insert).toThrow(expect.objectContaining({ code: '23505', constraint: 'things_pkey' }))
    expect(() => session.execute('select nonsense from things where id = $1', [1])).toThrow(expect.objectContaining({ code: '42703' }))
    expect(session.execute('select 1 as one', []).rows).toEqual([{ one: 1 }])
    session.execute('delete from things where id = $1', [20])
  })

  it('knows that a transaction in which a statement failed was not committed', () => {
    session.execute('begin', [])
    session.execute('insert into things (id) values ($1)', [30])
    expect(() => session.execute('insert into things (id) values ($1)', [30])).toThrow()
    expect(session.execute('commit', []).command).toBe('ROLLBACK')
    expect(session.execute('select id from things where id = $1', [30]).rows).toEqual([])
  })

  it('sees a column that was added since a statement was prepared', () => {
    const look = () => session.execute('select * from things where id = $1', [1]).rows[0]
    look()
    session.execute('alter table things add column late int default 7', [])
    expect(look()).toMatchObject({ late: 7 })
  })

  it('goes on when more statements were seen than are kept prepared', () => {
    for (let number = 0; number < 900; number += 1)
      expect(session.execute(`select ${number} as number, $1::int as given`, [number]).rows).toEqual([{ number, given: number }])
  })

  it('gives the rows of several statements, and tells of notifications', async () => {
    expect(session.execute('select 1 as a; select 2 as a', []).rows).toEqual([{ a: 1 }, { a: 2 }])
    const heard = vi.fn()
    const stop = session.onNotification('bell', heard)
    session.execute('listen bell', [])
    session.execute('select pg_notify($1, $2)', ['bell', 'ding'])
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('ding'))
    stop()
  })

  it('waits for the disk with a commit unless it is told that the commit may be lost', () => {
    const setting = (durability: 'durable' | 'relaxed') =>
      session.execute(`select current_setting($1) as "is"`, ['synchronous_commit'], durability).rows
    expect([setting('durable'), setting('relaxed'), setting('durable')]).toEqual([[{ is: 'on' }], [{ is: 'off' }], [{ is: 'on' }]])
  })
})
