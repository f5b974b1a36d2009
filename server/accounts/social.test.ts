import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openService, password, type Service, signUpOf } from '../access/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { openSocialSignIn } from '../platform/social-sign-in/index.ts'

const clientId = 'docmill.apps.example'
type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

describeOnEachDatabase('social sign-in', (database) => {
  let keys: Server
  let ours: Key
  let others: Key
  let service: Service
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256')
    ours = pair.privateKey
    others = (await generateKeyPair('RS256')).privateKey
    const published = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] })
    keys = createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(published))
    await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
    const social = openSocialSignIn({ clientId, jwksUrl: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/certs` })
    if (!social) throw new Error('it is configured')
    service = await openService(database(), { social })
  })
  afterAll(async () => {
    await service.close()
    await new Promise((resolve) => keys.close(resolve))
  })

  const claims = (changes: JWTPayload = {}): JWTPayload => {
    const now = Math.floor(service.clock.now().getTime() / 1000)
    return {
      iss: 'https://accounts.google.com',
      aud: clientId,
      sub: '1001',
      email: 'ada.google@gmail.com',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
      iat: now,
      exp: now + 3600,
      // Every token another one, as Google's are.
      jti: `${Math.random()}`,
      ...changes,
    }
  }
  const token = (changes: JWTPayload = {}, key: Key = ours, header = {}) =>
    new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key)
  const logIn = (given: string) => service.call('googleLogin', { body: { token: given } })
  const signUp = (given: string) => service.call('googleSignUp', { body: { token: given } })

  it('signs up once, logs in by the provider’s id of the person, and follows them when their address changes', async () => {
    expect((await logIn(await token())).body).toMatchObject({ status: 404, code: 'no-such-user' })
    const { body } = await signUp(await token())
    expect((await signUp(await token())).body.code).toBe('social-account-exists')
    const login = await logIn(await token({ email: 'renamed@gmail.com' }))
    expect(login.body).toMatchObject({ user_id: body.userId, user_name: 'ada.google', user_email: 'ada.google@gmail.com' })
    expect((await service.call('dashboard', { token: login.body.access_token })).status).toBe(200)
    expect((await service.call('apiKey', { token: login.body.access_token })).status).toBe(200)
  })

  it('opens nothing with any of these tokens', async () => {
    const now = Math.floor(service.clock.now().getTime() / 1000)
    const unsigned = (header: object) =>
      `${[header, claims()].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`
    const withoutSubject = claims()
    delete withoutSubject.sub
    const bad: Record<string, string> = {
      'no algorithm': unsigned({ alg: 'none' }),
      'an HMAC with the public key’s name': await new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(Buffer.alloc(32, 1)),
      'another key under our key’s name': await token({}, others),
      'an unknown key': await token({}, others, { kid: 'two' }),
      'another audience': await token({ aud: 'someone.else' }),
      'two audiences without ours': await token({ aud: ['a', 'b'] }),
      'another issuer': await token({ iss: 'https://accounts.example.com' }),
      expired: await token({ iat: now - 7200, exp: now - 3600 }),
      'not yet valid': await token({ nbf: now + 3600 }),
      'an unverified address': await token({ email_verified: false }),
      'a verified address in words': await token({ email_verified: 'true' }),
      'no address': await token({ email: undefined }),
      'no subject': await new SignJWT(withoutSubject).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(ours),
      'an access token': 'ya29.a0AfH6SMBx',
      'a token with a changed part': `${(await token()).slice(0, -6)}AAAAAA`,
    }
    for (const [what, given] of Object.entries(bad)) {
      expect((await logIn(given)).body, what).toMatchObject({
        status: 422,
        code: 'social-token-invalid',
        message: 'Google authentication failed',
      })
      expect((await signUp(given)).body.code, what).toBe('social-token-invalid')
    }
  })

  it('opens a door once with each token', async () => {
    const given = await token({ sub: '1002', email: 'replayed@gmail.com' })
    expect((await signUp(given)).status).toBe(200)
    expect((await logIn(given)).body.code).toBe('social-token-invalid')
    const again = await token({ sub: '1002', email: 'replayed@gmail.com' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(again)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('enters an account with the same address only when Google runs the mailbox', async () => {
    for (const [name, email] of [
      ['own-mailbox', 'own.mailbox@gmail.com'],
      ['foreign', 'foreign@example.org'],
      ['workspace', 'ada@workspace.example'],
    ] as const) {
      const { body } = await service.call('signUp', { body: { ...signUpOf(name), email } })
      await service.call('verifyOtp', { body: { userId: body.userId, otp: await service.codeFor(email) } })
    }
    expect((await logIn(await token({ sub: '2001', email: 'own.mailbox@gmail.com' }))).status).toBe(200)
    expect((await logIn(await token({ sub: '2002', email: 'foreign@example.org' }))).body.code).toBe('social-account-exists')
    expect((await signUp(await token({ sub: '2002', email: 'foreign@example.org' }))).body.code).toBe('social-account-exists')
    expect((await logIn(await token({ sub: '2003', email: 'ada@workspace.example', hd: 'other.example' }))).body.code).toBe(
      'social-account-exists',
    )
    expect((await logIn(await token({ sub: '2003', email: 'ada@workspace.example', hd: 'workspace.example' }))).status).toBe(200)
  })

  it('lets the owner win over somebody who signed up with their address and never verified it', async () => {
    const attacker = await service.call('signUp', {
      body: { ...signUpOf('hijack'), email: 'victim@gmail.com', password: 'attacker knows this' },
    })
    expect((await signUp(await token({ sub: '3001', email: 'victim@gmail.com' }))).status).toBe(200)
    const guess = await service.call('login', { body: { username: 'victim@gmail.com', password: 'attacker knows this' } })
    expect(guess.body.code).toBe('wrong-password')
    expect((await service.call('resendOtp', { body: { userId: attacker.body.userId } })).body.code).toBe('no-such-user')
  })

  it('lets an account without a password be deleted without one, and set one by a reset', async () => {
    const email = 'no.password@gmail.com'
    await signUp(await token({ sub: '4001', email }))
    await service.call('forgotPassword', { body: { email } })
    await service.call('resetPassword', { body: { email, otp: await service.codeFor(email), password } })
    expect((await service.call('login', { body: { username: email, password } })).status).toBe(200)
    await signUp(await token({ sub: '4002', email: 'leaving@gmail.com' }))
    const session = (await logIn(await token({ sub: '4002', email: 'leaving@gmail.com' }))).body.access_token
    expect((await service.call('deleteAccount', { token: session, body: { confirm: 'DELETE' } })).status).toBe(200)
    expect((await logIn(await token({ sub: '4002', email: 'leaving@gmail.com' }))).body.code).toBe('no-such-user')
  })

  it('says that it cannot tell while the provider’s keys cannot be had, rather than that the token is wrong', async () => {
    const nowhere = openSocialSignIn({ clientId, jwksUrl: 'http://127.0.0.1:9/certs' })
    const failing = createServer((_request, reply) => reply.writeHead(503).end())
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve))
    const down = openSocialSignIn({ clientId, jwksUrl: `http://127.0.0.1:${(failing.address() as AddressInfo).port}/certs` })
    for (const social of [nowhere, down]) {
      const cut = await openService(database(), social ? { social } : {})
      expect((await cut.call('googleLogin', { body: { token: await token() } })).body).toMatchObject({
        status: 503,
        code: 'service-unavailable',
      })
      expect((await cut.call('googleLogin', { body: { token: 'no token' } })).body.code).toBe('social-token-invalid')
      await cut.close()
    }
    await new Promise((resolve) => failing.close(resolve))
  })

  it('is not offered when it is not configured', async () => {
    const without = await openService(database())
    expect((await without.call('googleLogin', { body: { token: 'x' } })).body.code).toBe('social-not-configured')
    await without.close()
  })
})
