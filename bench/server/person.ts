import type { Conversion, Upload } from '@docmill/contracts'

/** Somebody with a verified account and a session, who asks over HTTP from an address of their own. */
export interface Person {
  readonly userId: string
  readonly email: string
  /** Asks for a page of the API and reads the whole answer; throws when it is refused. */
  read(path: string): Promise<void>
  /** Begins another session; gives its token. */
  logIn(): Promise<string>
  upload(file: Uint8Array): Promise<Upload>
  /** Starts the conversion of an upload and waits for its end; gives its state. */
  convert(uploadId: string): Promise<Conversion['state']>
}

const password = 'correct horse battery'

/** Signs a person of that name up, with the code of the local outbox. */
export async function signUp(address: string, name: string): Promise<Person> {
  const email = `${name}@example.org`
  const visitor = personAt(address, { userId: '', token: '', email })
  const { userId = '' } = await visitor.post('/signup', { email, password, firstName: 'Ada', lastName: 'Lovelace', username: name })
  const mails = (await (await fetch(`${address}/outbox.json`)).json()) as { to: string; text: string }[]
  const otp = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0]
  await visitor.post('/verify_otp', { userId, otp })
  return personAt(address, { userId, token: await visitor.logIn(), email })
}

/** The same person where the service listens now, with a new session. */
export async function returnTo(address: string, { userId, email }: Person): Promise<Person> {
  const token = await personAt(address, { userId, token: '', email }).logIn()
  return personAt(address, { userId, token, email })
}

function personAt(address: string, { userId, token, email }: { userId: string; token: string; email: string }) {
  let requests = 0
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    requests += 1
    const from = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
    const answer = await fetch(`${address}/api/docmill${path}`, {
      ...init,
      headers: { 'x-forwarded-for': from, ...(token === '' ? {} : { authorization: `Bearer ${token}` }), ...init.headers },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const answer = await ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return (await answer.json()) as Record<string, string>
  }
  return {
    userId,
    email,
    post,
    async read(path: string) {
      await (await ask(path)).arrayBuffer()
    },
    async logIn() {
      const { access_token: begun = '' } = await post('/login', { username: email, password })
      return begun
    },
    async upload(file: Uint8Array) {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(file)]), 'statement.pdf')
      return (await (await ask('/uploads', { method: 'POST', body: form })).json()) as Upload
    },
    async convert(uploadId: string) {
      const started = (await post('/conversions', { converter: 'pdf-to-excel', files: [{ uploadId }] })) as unknown as {
        conversions: Conversion[]
      }
      const id = started.conversions[0]?.id
      // The stream of events ends with the conversion.
      const told = await (await ask(`/conversions/${id}/events`)).text()
      const last = told.split('\n').findLast((line) => line.startsWith('data: ')) ?? ''
      return (JSON.parse(last.slice('data: '.length)) as Conversion).state
    },
  }
}
