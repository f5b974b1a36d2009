import { afterAll, beforeAll, expect, it } from 'vitest'
import { openService, type Person, password, type Service, signUpOf } from '../access/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'

const day = 86_400_000

describeOnEachDatabase('settings', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await openService(database())
  })
  afterAll(() => service.close())
  const logIn = async (email: string) => (await service.call('login', { body: { username: email, password } })).body.access_token as string
  const change = async (person: Person, to: string) => {
    await service.call('requestEmailUpdate', { token: person.token, body: { email: to } })
    return service.call('verifyEmailUpdate', { token: person.token, body: { otp: await service.codeFor(to) } })
  }
  const undoToken = async (email: string) => /#token=(\S+)/.exec((await service.mailTo(email)).text)?.[1] ?? ''

  it('show name, address and the day of registration', async () => {
    const person = await service.person('shown')
    expect((await service.call('settings', { token: person.token })).body).toEqual({
      userName: 'shown',
      user_email_id: 'shown@example.com',
      user_registration_date: service.clock.now().toISOString(),
    })
  })

  it('change the username unless it is empty or taken', async () => {
    const [one, two] = [await service.person('renamed'), await service.person('namesake')]
    const rename = (userName: string) => service.call('updateUserName', { token: one.token, body: { userName } })
    expect((await rename('  ')).body.fields.userName).toBe('Username cannot be empty')
    expect((await rename(two.userName.toUpperCase())).body.code).toBe('username-taken')
    expect((await rename('Renamed')).status).toBe(200)
    expect((await rename('a new name')).status).toBe(200)
    expect((await service.call('dashboard', { token: one.token })).body.userName.user_name).toBe('a new name')
  })

  it('change the address by a code to the new one, tell the old one, and end the other sessions', async () => {
    const person = await service.person('moving')
    const other = await logIn(person.email)
    expect((await change(person, 'moved@example.com')).status).toBe(200)
    expect((await service.call('settings', { token: person.token })).body.user_email_id).toBe('moved@example.com')
    expect((await service.call('dashboard', { token: other })).status).toBe(401)
    const notice = await service.mailTo('moving@example.com')
    expect(notice.subject).toBe('Your Docmill address was changed')
    expect(notice.text).not.toContain('moved@example.com')
    expect(notice.text).toContain('https://docmill.test/undo-email-change#token=')
    expect(await logIn('moved@example.com')).toBeDefined()
  })

  it('refuse a taken address, the own one, a malformed one and a wrong code', async () => {
    const [one, two] = [await service.person('mover'), await service.person('holder')]
    const request = (email: string) => service.call('requestEmailUpdate', { token: one.token, body: { email } })
    expect((await request(two.email)).body.code).toBe('email-taken')
    expect((await request(one.email)).body.code).toBe('email-taken')
    expect((await request('nonsense')).status).toBe(422)
    expect((await service.call('verifyEmailUpdate', { token: one.token, body: { otp: '123456' } })).body.code).toBe('code-expired')
    await request('mover-2@example.com')
    const right = await service.codeFor('mover-2@example.com')
    const wrong = right === '111111' ? '222222' : '111111'
    expect((await service.call('verifyEmailUpdate', { token: one.token, body: { otp: wrong } })).body.code).toBe('wrong-code')
  })

  it('bind the code to the address it was sent to', async () => {
    const person = await service.person('switcher')
    const request = (email: string) => service.call('requestEmailUpdate', { token: person.token, body: { email } })
    await request('mine@example.com')
    const first = await service.codeFor('mine@example.com')
    service.clock.turn(31_000)
    await request('not-mine@example.com')
    if (first !== (await service.codeFor('not-mine@example.com')))
      expect((await service.call('verifyEmailUpdate', { token: person.token, body: { otp: first } })).body.code).toBe('wrong-code')
    expect((await service.call('settings', { token: person.token })).body.user_email_id).toBe(person.email)
  })

  it('refuse an address that somebody else verified meanwhile', async () => {
    const person = await service.person('racer')
    await service.call('requestEmailUpdate', { token: person.token, body: { email: 'raced@example.com' } })
    const otp = await service.codeFor('raced@example.com')
    const { body } = await service.call('signUp', { body: { ...signUpOf('raced'), email: 'raced@example.com' } })
    await service.call('verifyOtp', { body: { userId: body.userId, otp: await service.codeFor('raced@example.com') } })
    expect((await service.call('verifyEmailUpdate', { token: person.token, body: { otp } })).body).toMatchObject({
      status: 409,
      code: 'email-taken',
    })
  })

  it('want a log-in of the last 24 hours for a change of address, and say so with 403', async () => {
    const person = await service.person('stale')
    service.clock.turn(day + 1)
    expect((await service.call('requestEmailUpdate', { token: person.token, body: { email: 'fresh@example.com' } })).body).toMatchObject({
      status: 403,
      code: 'recent-login-required',
    })
  })

  it('let the old address undo a take-over for 7 days, which ends the thief’s sessions, password and later changes', async () => {
    const owner = await service.person('owner')
    await change(owner, 'thief@example.com')
    const token = await undoToken(owner.email)
    service.clock.turn(31_000)
    await change(owner, 'thief-2@example.com')
    expect((await service.call('signUp', { body: signUpOf('owner') })).body.code).toBe('email-taken')
    const thiefUndo = await undoToken('thief@example.com')
    service.clock.turn(6 * day)
    expect((await service.call('undoEmailChange', { body: { token } })).status).toBe(200)
    expect((await service.call('dashboard', { token: owner.token })).status).toBe(401)
    expect((await service.call('login', { body: { username: owner.email, password } })).body.code).toBe('wrong-password')
    expect((await service.call('undoEmailChange', { body: { token: thiefUndo } })).body.code).toBe('undo-link-invalid')
    expect((await service.call('undoEmailChange', { body: { token } })).body.code).toBe('undo-link-invalid')
    await service.call('forgotPassword', { body: { email: owner.email } })
    const otp = await service.codeFor(owner.email)
    expect((await service.call('resetPassword', { body: { email: owner.email, otp, password } })).status).toBe(200)
    expect(await logIn(owner.email)).toBeDefined()
  })

  it('refuse an undo after 7 days', async () => {
    const person = await service.person('content')
    await change(person, 'content-2@example.com')
    const token = await undoToken(person.email)
    service.clock.turn(7 * day)
    expect((await service.call('undoEmailChange', { body: { token } })).body.code).toBe('undo-link-invalid')
  })

  it('give everything stored about the account, without secrets', async () => {
    const person = await service.person('exporter')
    const { body } = await service.call('exportData', { token: person.token })
    expect(body.account).toMatchObject({ email: person.email, userName: 'exporter', firstName: 'Ada', hasPassword: true })
    expect(body.sessions).toHaveLength(1)
    expect(body.apiKey).toHaveProperty('createdAt')
    expect(JSON.stringify(body)).not.toMatch(/argon2|dm_live_|hash/i)
  })

  it('delete the account with its password, after which nothing of it is left but the note on welcome credits', async () => {
    const person = await service.person('leaving')
    const remove = (body: object) => service.call('deleteAccount', { token: person.token, body })
    expect((await remove({ password: 'wrong', confirm: 'DELETE' })).body.code).toBe('wrong-password')
    expect((await remove({ confirm: 'DELETE' })).body.code).toBe('wrong-password')
    expect((await remove({ password })).status).toBe(422)
    expect((await remove({ password, confirm: 'DELETE' })).status).toBe(200)
    expect((await service.call('dashboard', { token: person.token })).status).toBe(401)
    expect((await service.mailTo(person.email)).subject).toBe('Your Docmill account is deleted')
    for (const table of ['sessions', 'apiKeys'] as const)
      expect(await database().kysely.selectFrom(table).select('id').where('userId', '=', person.userId).execute()).toEqual([])
    expect(await database().kysely.selectFrom('codes').select('id').where('subjectId', '=', person.userId).execute()).toEqual([])
  })
})
