import { afterAll, beforeAll, expect, it } from 'vitest'
import { openService, password, type Service, signUpOf } from '../access/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'

const day = 86_400_000

describeOnEachDatabase('logging in and out', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await openService(database())
  })
  afterAll(() => service.close())
  const logIn = (email: string, given: string, address?: string, headers?: Record<string, string>) =>
    service.call('login', { body: { username: email, password: given }, ...(address ? { address } : {}), ...(headers ? { headers } : {}) })

  it('answers a wrong password with 400 and an unknown account with 404, never with 401', async () => {
    await service.person('known')
    expect((await logIn('known@example.com', 'wrong password')).body).toMatchObject({ status: 400, message: 'Invalid Password' })
    expect((await logIn('nobody@example.com', 'wrong password')).body).toMatchObject({ status: 404, message: 'No User Found' })
    expect((await logIn('', '')).body.fields).toEqual({ username: 'Email is required', password: 'Password is required' })
  })

  it('stops guessing at 5 failures an account and address, whatever else the address says, and lets the owner in from elsewhere', async () => {
    await service.person('guessed')
    const guesses = await Promise.all(Array.from({ length: 5 }, (_, index) => logIn('guessed@example.com', `guess ${index}`, '192.0.2.10')))
    expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    const refused = await logIn('guessed@example.com', password, '192.0.2.10')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60)
    expect((await logIn('guessed@example.com', password, '192.0.2.11')).status).toBe(200)
  })

  it('stops guessing one account from many addresses after 20 an hour, and a reset lets the owner in again', async () => {
    await service.person('sprayed')
    for (let index = 0; index < 20; index += 1) await logIn('sprayed@example.com', 'guess', `192.0.2.${100 + index}`)
    expect((await logIn('sprayed@example.com', password, '192.0.2.99')).status).toBe(429)
    service.clock.turn(31_000)
    await service.call('forgotPassword', { body: { email: 'sprayed@example.com' } })
    const otp = await service.codeFor('sprayed@example.com')
    const reset = { email: 'sprayed@example.com', otp, password: 'another horse battery' }
    expect((await service.call('resetPassword', { body: reset, address: '192.0.2.99' })).body).toEqual({ message: 'Success' })
    expect((await logIn('sprayed@example.com', 'another horse battery', '192.0.2.99')).status).toBe(200)
  })

  it('tells ten unknown accounts an hour to one address and then nothing of the kind', async () => {
    const answers: number[] = []
    for (let index = 0; index < 11; index += 1) answers.push((await logIn(`nobody-${index}@example.com`, 'guess', '192.0.2.50')).status)
    expect(answers).toEqual([...Array<number>(10).fill(404), 429])
    expect((await service.call('forgotPassword', { body: { email: 'nobody@example.com' }, address: '192.0.2.50' })).status).toBe(429)
  })

  it('says one thing for unknown accounts and wrong passwords when enumeration is strict', async () => {
    const strict = await openService(database(), { settings: { enumeration: 'strict' } })
    expect((await strict.call('login', { body: { username: 'nobody@example.com', password: 'guess' } })).body.code).toBe('wrong-password')
    expect((await strict.call('forgotPassword', { body: { email: 'nobody@example.com' } })).status).toBe(200)
    const reset = { email: 'nobody@example.com', otp: '123456', password: 'another horse battery' }
    expect((await strict.call('resetPassword', { body: reset })).body.code).toBe('reset-code-wrong')
    await strict.close()
  })

  it('lists sessions with their device in words and ends them one by one or all others at once', async () => {
    const person = await service.person('devices')
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const second = (await logIn(person.email, password, undefined, firefox)).body.access_token
    const { sessions } = (await service.call('sessions', { token: second })).body
    expect(sessions).toHaveLength(2)
    expect(sessions.find((session: { current: boolean }) => session.current).device).toBe('Firefox on Linux')
    const stranger = await service.person('stranger-of-sessions')
    const { id } = sessions.find((session: { current: boolean }) => !session.current)
    expect((await service.call('endSession', { token: stranger.token, params: { id } })).body.code).toBe('session-not-found')
    expect((await service.call('endSession', { token: second, params: { id } })).status).toBe(204)
    expect((await service.call('endSession', { token: second, params: { id } })).body.code).toBe('session-not-found')
    expect((await service.call('logOutEverywhere', { token: second })).status).toBe(200)
    expect((await service.call('dashboard', { token: person.token })).status).toBe(401)
    expect((await service.call('logOut', { token: second })).status).toBe(200)
    expect((await service.call('dashboard', { token: second })).body).toMatchObject({
      status: 401,
      message: 'Session expired. Please login again.',
    })
  })

  it('ends a session after 7 days without use, and after 30 days in any case', async () => {
    const person = await service.person('idle')
    service.clock.turn(7 * day)
    expect((await service.call('dashboard', { token: person.token })).status).toBe(401)
    const token = (await logIn(person.email, password)).body.access_token
    for (let days = 0; days < 29; days += 1) {
      service.clock.turn(day)
      expect((await service.call('dashboard', { token })).status).toBe(200)
    }
    service.clock.turn(day)
    expect((await service.call('dashboard', { token })).status).toBe(401)
  })

  it('stores no token that opens a session', async () => {
    const person = await service.person('stored')
    const rows = await database().kysely.selectFrom('sessions').selectAll().execute()
    expect(rows.some(({ tokenHash }) => Buffer.from(tokenHash).toString('latin1').includes(person.token))).toBe(false)
    expect(Buffer.from(person.token, 'base64url')).toHaveLength(32)
  })
})

describeOnEachDatabase('forgetting a password', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await openService(database())
  })
  afterAll(() => service.close())
  const forgot = (email: string) => service.call('forgotPassword', { body: { email } })
  const reset = (email: string, otp: string, to = 'another horse battery') =>
    service.call('resetPassword', { body: { email, otp, password: to } })

  it('sets a new one with the mailed code, ends every session, tells the owner and keeps the API key', async () => {
    const person = await service.person('forgetful')
    const key = (await service.call('apiKey', { token: person.token })).body.api_key
    expect((await forgot('Forgetful@example.com')).status).toBe(200)
    const otp = await service.codeFor(person.email)
    expect((await reset(person.email, otp)).body).toEqual({ message: 'Success' })
    expect((await service.call('dashboard', { token: person.token })).status).toBe(401)
    expect((await service.mailTo(person.email)).subject).toBe('Your Docmill password was changed')
    expect((await service.call('login', { body: { username: person.email, password } })).status).toBe(400)
    const login = await service.call('login', { body: { username: person.email, password: 'another horse battery' } })
    expect((await service.call('apiKey', { token: login.body.access_token })).body.api_key).toBe(key)
    expect((await reset(person.email, otp)).body.code).toBe('reset-code-expired')
  })

  it('answers 409 for an unknown address, 422 for a wrong code, and 400 for one that is expired or used up', async () => {
    const person = await service.person('careless')
    expect((await forgot('unknown@example.com')).body).toMatchObject({ status: 409, message: 'No user exists with this email' })
    expect((await reset('unknown@example.com', '123456')).status).toBe(409)
    await forgot(person.email)
    const right = await service.codeFor(person.email)
    const wrong = right === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries += 1)
      expect((await reset(person.email, wrong)).body).toMatchObject({ status: 422, message: 'Invalid OTP. Please try again.' })
    expect((await reset(person.email, right)).body).toMatchObject({
      status: 400,
      message: 'OTP has expired. Please request a new one.',
    })
    service.clock.turn(31_000)
    await forgot(person.email)
    const second = await service.codeFor(person.email)
    service.clock.turn(600_000)
    expect((await reset(person.email, second)).status).toBe(400)
  })

  it('refuses a short and a common new password without using up the code', async () => {
    const person = await service.person('weak')
    await forgot(person.email)
    const otp = await service.codeFor(person.email)
    expect((await reset(person.email, otp, 'short')).body.fields.password).toBe('Password must be at least 8 characters long')
    expect((await reset(person.email, otp, 'password1')).body.code).toBe('password-too-common')
    expect((await reset(person.email, otp)).status).toBe(200)
  })

  it('opens no account with the code of another one or of another purpose', async () => {
    const [one, two] = [await service.person('one-code'), await service.person('two-code')]
    await forgot(one.email)
    await forgot(two.email)
    const code = await service.codeFor(one.email)
    if (code !== (await service.codeFor(two.email))) expect((await reset(two.email, code)).body.code).toBe('reset-code-wrong')
    const { body } = await service.call('signUp', { body: signUpOf('unverified-code') })
    expect((await reset('unverified-code@example.com', await service.codeFor('unverified-code@example.com'))).status).toBe(409)
    expect(body.userId).toBeDefined()
  })

  it('makes people wait 30 seconds for another code', async () => {
    const person = await service.person('impatient')
    await forgot(person.email)
    const refused = await forgot(person.email)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('30')
  })
})
