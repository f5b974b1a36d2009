import { afterAll, beforeAll, expect, it } from 'vitest'
import { openService, type Service, signUpOf } from '../access/testing.ts'
import { balanceOf } from '../credits/index.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'

describeOnEachDatabase('signing up', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await openService(database())
  })
  afterAll(() => service.close())
  const signUp = (name: string, changes: object = {}) => service.call('signUp', { body: { ...signUpOf(name), ...changes } })
  const verify = (userId: string, otp: string) => service.call('verifyOtp', { body: { userId, otp } })
  const balance = async (userId: string) => (await balanceOf(database().kysely, userId, service.clock.now())).balance

  it('leads from the form over the mailed code to a log-in, with welcome credits and an API key', async () => {
    const { body } = await signUp('journey')
    expect(
      (await service.call('login', { body: { username: 'journey@example.com', password: signUpOf('journey').password } })).body,
    ).toMatchObject({
      status: 403,
      code: 'email-not-verified',
      userId: body.userId,
    })
    expect((await verify(body.userId, await service.codeFor('journey@example.com'))).status).toBe(200)
    const login = await service.call('login', { body: { username: 'Journey@Example.com ', password: signUpOf('journey').password } })
    expect(login.status).toBe(200)
    const token = login.body.access_token
    expect((await service.call('dashboard', { token })).body).toEqual({ userName: { user_name: 'journey' } })
    expect((await service.call('apiKey', { token })).body.api_key).toMatch(/^dm_live_/)
    expect(await balance(body.userId)).toBe(200)
    expect((await service.mailTo('journey@example.com')).subject).toBe('Welcome to Docmill')
  })

  it.each([
    [{ email: 'no-at-sign' }, 'email', 'Invalid email format'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'a@b.c\r\nBcc: x@y.z' }, 'email', 'Invalid email format'],
    [{ email: 'a,b@example.com' }, 'email', 'Invalid email format'],
    [{ firstName: '  ' }, 'firstName', 'FirstName is required'],
    [{ lastName: undefined }, 'lastName', 'LastName is required'],
    [{ username: '' }, 'username', 'Username is required'],
    [{ password: 'short12' }, 'password', 'Password must be at least 8 characters long'],
    [{ phone: '12345' }, 'phone', 'Invalid phone number (10 digits required)'],
    [{ phone: '12345678901' }, 'phone', 'Invalid phone number (10 digits required)'],
    [{ firstName: 'nul\u0000' }, 'firstName', 'FirstName is required in one line'],
  ])('refuses %j', async (changes, field, sentence) => {
    const { status, body } = await signUp('refused', changes)
    expect(status).toBe(422)
    expect(body.code).toBe('invalid-request')
    expect(body.fields[field]).toBe(sentence)
  })

  it('takes the optional phone with 10 digits or empty, and long passwords in any script', async () => {
    expect((await signUp('phone', { phone: '0123456789' })).status).toBe(200)
    expect((await signUp('phone2', { phone: '' })).status).toBe(200)
    const long = 'пароль🔑'.repeat(20)
    const { body } = await signUp('script', { password: long })
    await verify(body.userId, await service.codeFor('script@example.com'))
    expect((await service.call('login', { body: { username: 'script@example.com', password: long } })).status).toBe(200)
    expect((await service.call('login', { body: { username: 'script@example.com', password: `${long} ` } })).body.code).toBe(
      'wrong-password',
    )
  })

  it('refuses the most used passwords, in capitals too', async () => {
    for (const password of ['password', 'Password1', '12345678', 'QWERTYUIOP'])
      expect((await signUp('common', { password })).body.code, password).toBe('password-too-common')
  })

  it('refuses a taken address and a taken username in any case', async () => {
    await service.person('taken')
    expect((await signUp('other', { email: 'TAKEN@example.com' })).body).toMatchObject({ status: 409, message: 'Email already exists' })
    expect((await signUp('other', { username: 'Taken' })).body).toMatchObject({ status: 409, message: 'Username already exists' })
  })

  it('lets nobody block an address or a name without verifying it', async () => {
    const attacker = await signUp('victim', { password: 'attacker knows this' })
    const victim = await signUp('victim')
    expect(victim.status).toBe(200)
    await verify(victim.body.userId, await service.codeFor('victim@example.com'))
    expect((await service.call('login', { body: { username: 'victim@example.com', password: 'attacker knows this' } })).body.code).toBe(
      'wrong-password',
    )
    expect((await verify(attacker.body.userId, '000000')).body.code).toBe('no-such-user')
  })

  it('makes one account of several sign-ups for one address that verify at once', async () => {
    const codes: { userId: string; otp: string }[] = []
    for (let count = 0; count < 5; count += 1) {
      const { body } = await signUp(`contender-${count}`, { email: 'contended@example.com' })
      codes.push({ userId: body.userId, otp: await service.codeFor('contended@example.com') })
    }
    const answers = await Promise.all(codes.map(({ userId, otp }) => verify(userId, otp)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  })

  it('gives the second of two same names that verify a number', async () => {
    const one = await signUp('same-name')
    const two = await signUp('same-name', { email: 'same-name-2@example.com' })
    await verify(one.body.userId, await service.codeFor('same-name@example.com'))
    await verify(two.body.userId, await service.codeFor('same-name-2@example.com'))
    const login = await service.call('login', { body: { username: 'same-name-2@example.com', password: signUpOf('').password } })
    expect((await service.call('dashboard', { token: login.body.access_token })).body.userName.user_name).toBe('same-name2')
  })

  it('forgets a sign-up after a day', async () => {
    const { body } = await signUp('late')
    service.clock.turn(86_400_000)
    expect((await service.call('resendOtp', { body: { userId: body.userId } })).body.code).toBe('no-such-user')
  })

  it('evaluates no more than 5 of 50 wrong guesses at once, after which the code is dead', async () => {
    const { body } = await signUp('guessed')
    const right = await service.codeFor('guessed@example.com')
    const wrong = right === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(body.userId, wrong)))
    expect(answers.filter((answer) => answer.body.code === 'wrong-code')).toHaveLength(5)
    expect(answers.filter((answer) => answer.body.code === 'code-expired')).toHaveLength(45)
    expect((await verify(body.userId, right)).body.code).toBe('code-expired')
  })

  it('lets exactly one of 50 right codes at once through, and grants once', async () => {
    const { body } = await signUp('eager')
    const right = await service.codeFor('eager@example.com')
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(body.userId, right)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => answer.body.code))).toEqual(new Set(['code-expired']))
    expect(await balance(body.userId)).toBe(200)
  })

  it('sends a new code after 30 seconds and not before, from whatever address, and the old one is dead', async () => {
    const { body } = await signUp('resend')
    const old = await service.codeFor('resend@example.com')
    const resend = (address: string) => service.call('resendOtp', { body: { userId: body.userId }, address })
    const refused = await resend('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('code-too-soon')
    expect(refused.headers['retry-after']).toBe('30')
    service.clock.turn(29_000)
    expect((await resend('192.0.2.2')).headers['retry-after']).toBe('1')
    service.clock.turn(1_000)
    expect((await resend('192.0.2.3')).status).toBe(200)
    const fresh = await service.codeFor('resend@example.com')
    if (fresh !== old) expect((await verify(body.userId, old)).body.code).toBe('wrong-code')
    expect((await verify(body.userId, fresh)).status).toBe(200)
  })

  it('sends no more than 10 codes a day to one address', async () => {
    const { body } = await signUp('many')
    for (let sent = 1; sent < 10; sent += 1) {
      service.clock.turn(31_000)
      expect((await service.call('resendOtp', { body: { userId: body.userId } })).status).toBe(200)
    }
    service.clock.turn(31_000)
    const refused = await service.call('resendOtp', { body: { userId: body.userId } })
    expect(refused.body.code).toBe('code-too-soon')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await signUp('many-again', { email: 'many@example.com' })).body.code).toBe('code-too-soon')
  })

  it('lets a code expire after 10 minutes', async () => {
    const { body } = await signUp('slow')
    service.clock.turn(600_000)
    expect((await verify(body.userId, await service.codeFor('slow@example.com'))).body).toMatchObject({
      status: 422,
      code: 'code-expired',
      message: 'OTP has expired. Please request a new one.',
    })
  })

  it('grants welcome credits once a mailbox, also under another spelling and after the account is deleted', async () => {
    const first = await service.person('bonus')
    await service.call('deleteAccount', { token: first.token, body: { password: first.password, confirm: 'DELETE' } })
    const again = await service.person('bonus')
    expect(await balance(again.userId)).toBe(0)
    const tagged = await signUp('bonus-tag', { email: 'bonus+tag@example.com' })
    await verify(tagged.body.userId, await service.codeFor('bonus+tag@example.com'))
    expect(await balance(tagged.body.userId)).toBe(0)
  })

  it('keeps no code, password or key readable in the database', async () => {
    const { body } = await signUp('secretive', { password: 'a canary of a password' })
    const code = await service.codeFor('secretive@example.com')
    const rows = [
      await database().kysely.selectFrom('codes').selectAll().where('subjectId', '=', body.userId).execute(),
      await database().kysely.selectFrom('signUps').selectAll().where('id', '=', body.userId).execute(),
      await database().kysely.selectFrom('mails').select('sealed').execute(),
    ]
    const dump = JSON.stringify(rows, (_key, value) => (value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value))
    expect(dump).not.toContain(`"${code}"`)
    expect(dump).not.toContain('canary')
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})
