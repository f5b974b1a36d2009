import { randomBytes } from 'node:crypto'
import { calls } from '@docmill/contracts'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly email: string
  readonly password: string
}
export interface Account extends Person {
  readonly token: string
}

/** Someone who does not exist yet; no two are alike. */
export function newPerson(): Person {
  const mark = randomBytes(5).toString('hex')
  return {
    firstName: 'Ines',
    lastName: 'Moreau',
    username: `ines ${mark}`,
    email: `ines.${mark}@moreau.example`,
    password: `Carrow-yard-${mark}`,
  }
}

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The newest mail to an address that `wanted` accepts; waits until it is there. */
export async function mailTo(request: APIRequestContext, to: string, wanted: (mail: Mail) => boolean = () => true): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const mails = (await (await request.get('/outbox.json')).json()) as Mail[]
    found = mails.find((mail) => mail.to.includes(to) && wanted(mail))
    expect(found, `a mail to ${to}`).toBeDefined()
  }).toPass({ intervals: [50, 100, 250], timeout: 15_000 })
  if (!found) throw new Error(`no mail to ${to}`)
  return found
}

/** The six digits in a mail to an address. */
export async function codeFor(request: APIRequestContext, to: string, wanted?: (mail: Mail) => boolean): Promise<string> {
  const { text } = await mailTo(request, to, (mail) => /\b\d{6}\b/.test(mail.text) && (wanted?.(mail) ?? true))
  return /\b(\d{6})\b/.exec(text)?.[1] ?? ''
}

/** Signs a new person up, verifies the code and logs in, over HTTP. */
export async function makeAccount(request: APIRequestContext): Promise<Account> {
  const person = newPerson()
  const { userId } = await post<{ userId: string }>(request, 'signUp', person)
  await post(request, 'verifyOtp', { userId, otp: await codeFor(request, person.email) })
  const { access_token } = await post<{ access_token: string }>(request, 'login', { username: person.email, password: person.password })
  return { ...person, token: access_token }
}

async function post<Reply>(request: APIRequestContext, name: 'signUp' | 'verifyOtp' | 'login', data: object): Promise<Reply> {
  const response = await request.post(calls[name].path, { data })
  expect(response.ok(), `${name}: ${await response.text()}`).toBe(true)
  return (await response.json()) as Reply
}

/** Puts a session into a page's storage before anything of it runs. */
export async function signIn(page: Page, { token }: { readonly token: string }): Promise<void> {
  await page.addInitScript((value) => {
    // Only at the start: a logout during the test must not be undone by the next page load.
    if (sessionStorage.getItem('signed-in')) return
    sessionStorage.setItem('signed-in', 'yes')
    localStorage.setItem('token', value)
  }, token)
}

interface Fixtures {
  /** A fresh account, signed in in `page`. */
  readonly account: Account
}
interface WorkerFixtures {
  /** An account that tests of one worker share when they only look. */
  readonly sharedAccount: Account
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  account: async ({ page, request }, use) => {
    const account = await makeAccount(request)
    await signIn(page, account)
    await use(account)
  },
  sharedAccount: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${process.env.DOCMILL_E2E_PORT}` })
      await use(await makeAccount(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})
export { expect } from '@playwright/test'
