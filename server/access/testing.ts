import { type CallName, calls } from '@docmill/contracts'
import Fastify, { type FastifyInstance } from 'fastify'
import { type AccountSettings, createAccounts } from '../accounts/index.ts'
import { type ApiKeys, createApiKeys } from '../api-keys/index.ts'
import type { Handlers } from '../feature.ts'
import { mount } from '../mount.ts'
import { type TurnableClock, turnableClock } from '../platform/clock/index.ts'
import type { Database } from '../platform/database/index.ts'
import { createMailbox, type Mailbox } from '../platform/mail/index.ts'
import { createRateLimits, type RateLimits } from '../platform/rate-limits/index.ts'
import { createSecrets, type Secrets } from '../platform/secrets/index.ts'
import type { SocialSignIn } from '../platform/social-sign-in/index.ts'
import { asApiError, problemOf } from '../problem.ts'
import { createAccess } from './index.ts'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  readonly body: any
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}
export interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
  /** Bearer credential. */
  readonly token?: string
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}
export interface Person {
  readonly userId: string
  readonly email: string
  readonly password: string
  readonly userName: string
  readonly token: string
}

export interface Service {
  readonly clock: TurnableClock
  readonly mailbox: Mailbox
  readonly secrets: Secrets
  readonly rateLimits: RateLimits
  readonly apiKeys: Pick<ApiKeys, 'findKey' | 'reseal'>
  readonly brand: { readonly name: string; readonly siteUrl: string }
  /** Asks over HTTP what the contract's call of that name says. */
  call(name: CallName, asked?: Asked): Promise<Answer>
  /** The same for a download. */
  callForBytes(name: CallName, asked?: Asked): Promise<Omit<Answer, 'body'> & { readonly bytes: Buffer }>
  /** Asks for a page of ours; `form` posts it. */
  page(path: string, form?: Readonly<Record<string, string>>): Promise<Omit<Answer, 'body'> & { readonly text: string }>
  /** The newest mail to an address. */
  mailTo(email: string): Promise<{ readonly subject: string; readonly text: string; readonly html: string }>
  /** The code in the newest mail to an address. */
  codeFor(email: string): Promise<string>
  /** A person of their own name with a verified account and a session. */
  person(name: string): Promise<Person>
  close(): Promise<void>
}

/** What further features are made of, and what they add. */
export type More = (
  service: Omit<Service, 'call' | 'callForBytes' | 'page' | 'mailTo' | 'codeFor' | 'person' | 'close'> & { readonly database: Database },
) => {
  readonly handlers: Partial<Handlers>
  readonly routes?: (app: FastifyInstance) => Promise<void>
}

export const password = 'correct horse battery'

/**
 * Accounts, API keys and access on a database, mounted on HTTP as the real app mounts them, with a clock to turn and an outbox to read.
 * `more` adds handlers of other features; calls without a handler answer 'internal-error'.
 */
export async function openService(
  database: Database,
  options: { readonly settings?: Partial<AccountSettings>; readonly social?: SocialSignIn; readonly more?: More } = {},
): Promise<Service> {
  const queries = database.kysely
  const clock = turnableClock()
  const secrets = createSecrets({ secret: 'a secret of the tests, long enough', previousSecret: null })
  const rateLimits = createRateLimits({ queries, clock, secrets })
  const brand = { name: 'Docmill', siteUrl: 'https://docmill.test' }
  const mailbox = createMailbox({ queries, clock, secrets, transport: null, log: { info: () => {}, warn: () => {} }, outboxUrl: '/outbox' })
  const apiKeys = createApiKeys({
    queries,
    clock,
    secrets,
    mailbox,
    brand,
    contactOf: (within, userId) => accounts.contactOf(within, userId),
  })
  const accounts = createAccounts({
    queries,
    clock,
    secrets,
    mailbox,
    rateLimits,
    brand,
    social: options.social ?? null,
    settings: { welcomeCredits: 200, enumeration: 'spec', ...options.settings },
    hooks: { onVerified: [apiKeys.createFor], onDeleted: [], exports: { apiKey: apiKeys.describe } },
  })
  const access = createAccess({ findSession: accounts.findSession, findKey: apiKeys.findKey, rateLimits })
  const added = options.more?.({ clock, mailbox, secrets, rateLimits, apiKeys, brand, database })
  const present = { ...accounts.handlers, ...apiKeys.handlers, ...added?.handlers }
  const absent = Object.fromEntries(
    Object.keys(calls)
      .filter((name) => !(name in present))
      .map((name) => [name, () => Promise.reject(new Error(`${name} is not part of this test`))]),
  )

  const app = Fastify({ trustProxy: true }) as unknown as FastifyInstance
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, problem } = problemOf(asApiError(error))
    return reply.code(status).headers(headers).send(JSON.stringify(problem))
  })
  if (added?.routes) await app.register(added.routes)
  await mount(app, { handlers: { ...absent, ...present } as unknown as Handlers, admit: access.admit, fileBytes: 1000 })

  const ask = (name: CallName, { params = {}, body, query, token, address, headers }: Asked = {}) => {
    const { method, path } = calls[name]
    return app.inject({
      method,
      url: path.replace(/:(\w+)/g, (_whole, parameter: string) => encodeURIComponent(params[parameter] ?? '')),
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        'x-forwarded-for': address ?? newAddress(),
        ...headers,
      },
    })
  }
  const service: Service = {
    clock,
    mailbox,
    secrets,
    rateLimits,
    apiKeys,
    brand,
    call: async (name, asked) => {
      const answer = await ask(name, asked)
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), headers: answer.headers }
    },
    callForBytes: async (name, asked) => {
      const answer = await ask(name, asked)
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
    },
    page: async (path, form) => {
      const answer = await app.inject(
        form
          ? {
              method: 'POST',
              url: path,
              payload: new URLSearchParams(form).toString(),
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
            }
          : { method: 'GET', url: path },
      )
      return { status: answer.statusCode, text: answer.body, headers: answer.headers }
    },
    mailTo: async (email) => {
      const mail = (await mailbox.list()).find(({ to }) => to === email)
      if (!mail) throw new Error('no mail was sent there')
      return mail
    },
    codeFor: async (email) => {
      const code = /\b\d{6}\b/.exec((await service.mailTo(email)).text)?.[0]
      if (!code) throw new Error('the mail holds no code')
      return code
    },
    person: async (name) => {
      const email = `${name}@example.com`
      const signedUp = await service.call('signUp', { body: signUpOf(name) })
      if (signedUp.status !== 200) throw new Error(`signing up failed: ${JSON.stringify(signedUp.body)}`)
      const userId = signedUp.body.userId as string
      const verified = await service.call('verifyOtp', { body: { userId, otp: await service.codeFor(email) } })
      if (verified.status !== 200) throw new Error(`verifying failed: ${JSON.stringify(verified.body)}`)
      const loggedIn = await service.call('login', { body: { username: email, password } })
      return { userId, email, password, userName: name, token: loggedIn.body.access_token as string }
    },
    close: () => app.close(),
  }
  return service
}

/** The body of a sign-up for a person of that name. */
export const signUpOf = (name: string) => ({
  email: `${name}@example.com`,
  password,
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: name,
  countryCode: '+44',
})

// Every request from an address of its own, so that limits count only in the tests that ask from one.
let addresses = 0
const newAddress = (): string => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}
