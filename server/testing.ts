import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Conversion, Upload } from '@docmill/contracts'

/** A server in a process of its own, as operators start it. */
export interface ServerProcess {
  /** Where it listens, without a slash at its end. */
  readonly address: string
  /** Everything it has printed so far. */
  printed(): string
  /** Ends the process with a signal and waits until it has ended; gives its exit code, null when the signal killed it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Starts `main.ts` with these variables and nothing else of this environment; rejects with what it printed when it ends instead. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DOCMILL_WORKERS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      const found = /ready after .*?: (http:\/\/\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', () => reject(new Error(printed)))
  })
  return { address, printed: () => printed, end: (signal) => end(server, signal) }
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode
  const exited = once(server, 'exit')
  server.kill(signal)
  await exited
  return server.exitCode
}

/** Somebody with a verified account and a session, who speaks HTTP. */
export interface Client {
  readonly email: string
  readonly token: string
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  upload(file: Uint8Array, name?: string): Promise<Upload>
  start(uploadId: string): Promise<Conversion>
  /** Follows the events until `enough`, or the end; gives the last one. */
  follow(conversionId: string, enough?: (conversion: Conversion) => boolean): Promise<Conversion>
  credits(): Promise<{ balance: number; held: number }>
}

export const password = 'correct horse battery'

/** Signs up at the server, reads the code from its outbox, and logs in. */
export async function signUp(address: string): Promise<Client> {
  const name = `user${randomUUID().slice(0, 8)}`
  const email = `${name}@example.org`
  const api = `${address}/api/docmill`
  const post = async (path: string, body: unknown) => {
    const reply = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
    return (await reply.json()) as Record<string, string>
  }
  const { userId } = await post('/signup', { email, password, firstName: 'Ada', lastName: 'Lovelace', username: name })
  const mails = (await (await fetch(`${address}/outbox.json`)).json()) as { to: string; text: string }[]
  const otp = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0]
  await post('/verify_otp', { userId, otp })
  const { access_token: token = '' } = await post('/login', { username: email, password })
  return clientWith(address, email, token)
}

/** The same person at another address: a server that was started again. */
export const at = (address: string, client: Client): Client => clientWith(address, client.email, client.token)

function clientWith(address: string, email: string, token: string): Client {
  const authorization = `Bearer ${token}`
  const client = {
    email,
    token,
    call: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(`${address}/api/docmill${path}`, {
        method,
        headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async upload(file: Uint8Array, name = 'statement.pdf') {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(file)]), name)
      const reply = await fetch(`${address}/api/docmill/uploads`, { method: 'POST', headers: { authorization }, body: form })
      if (!reply.ok) throw new Error(await reply.text())
      return (await reply.json()) as Upload
    },
    async start(uploadId: string) {
      const reply = await client.call('POST', '/conversions', { converter: 'pdf-to-excel', files: [{ uploadId }] })
      const { conversions } = (await reply.json()) as { conversions: Conversion[] }
      const [conversion] = conversions
      if (!conversion) throw new Error('no conversion was started')
      return conversion
    },
    async follow(conversionId: string, enough: (conversion: Conversion) => boolean = () => false) {
      const reply = await client.call('GET', `/conversions/${conversionId}/events`)
      let text = ''
      let last: Conversion | null = null
      for await (const chunk of reply.body ?? []) {
        text += Buffer.from(chunk).toString()
        const data = text.split('\n').findLast((line) => line.startsWith('data: ') && line.endsWith('}'))
        last = data ? JSON.parse(data.slice(6)) : last
        if (last && enough(last)) break
      }
      if (!last) throw new Error('the stream told nothing')
      return last
    },
    async credits() {
      const reply = await client.call('GET', '/recent_transactions')
      const { balance, held } = (await reply.json()) as { balance: number; held: number }
      return { balance, held }
    },
  }
  return client
}
