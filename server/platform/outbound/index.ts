import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { isPublicAddress } from './addresses.ts'

export { isPublicAddress } from './addresses.ts'

// address as given ──► scheme, credentials, port ──► resolved once, every answer checked ──► connected to what was checked
//    each redirect goes the whole way again; names are never resolved a second time between the check and the connection

/** Thrown for an address that this service does not go to. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused'
}
/** Thrown when an address does not answer as it should; `reason` is a word of ours, never what the other side said. */
export class TargetFailed extends Error {
  override readonly name = 'TargetFailed'
  readonly reason: 'not-found' | 'unreachable' | 'time-out' | 'status' | 'too-many-redirects'
  readonly status: number | null
  constructor(reason: TargetFailed['reason'], status: number | null = null, options?: ErrorOptions) {
    super(`the target did not answer as it should: ${reason}`, options)
    this.reason = reason
    this.status = status
  }
}

/** Requests to addresses that strangers name. */
export interface Outbound {
  /** Throws TargetRefused for an address that is refused whatever its name resolves to. */
  check(address: string): void
  /** Fetches what lies at an address; the caller must read `content` to its end or destroy it. Throws TargetRefused and TargetFailed. */
  fetch(address: string, signal: AbortSignal): Promise<{ readonly content: Readable; readonly fileName: string }>
  /** Posts a text; gives the status of the answer, whose body nobody reads. Redirects are answers like others. Throws TargetRefused and TargetFailed. */
  post(address: string, text: string, headers: Readonly<Record<string, string>>): Promise<number>
}

export interface OutboundSettings {
  /** Whether private addresses and plain http are allowed: for installations whose own network is the target. */
  readonly privateTargets: boolean
  /** How names are resolved; the system's way when left out. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

const answerWithinMs = 10_000
const mostRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

export function createOutbound({ privateTargets, resolve = resolveBySystem }: OutboundSettings): Outbound {
  const checked = (address: string): URL => {
    if (!URL.canParse(address)) throw new TargetRefused('not an address')
    const url = new URL(address)
    const isAllowedScheme = url.protocol === 'https:' || (privateTargets && url.protocol === 'http:')
    if (!isAllowedScheme) throw new TargetRefused('not https')
    if (url.username !== '' || url.password !== '') throw new TargetRefused('credentials in the address')
    if (!privateTargets && url.port !== '') throw new TargetRefused('another port than 443')
    const literal = bare(url.hostname)
    if (isIP(literal) && !privateTargets && !isPublicAddress(literal)) throw new TargetRefused('not a public address')
    return url
  }
  /** The addresses behind a name, each checked: one that is not public refuses all, since the name is in the hands of a stranger. */
  const addressesOf = async (hostname: string): Promise<readonly string[]> => {
    const literal = bare(hostname)
    const found = isIP(literal) ? [literal] : await resolve(hostname).catch((cause) => failed('not-found', cause))
    if (found.length === 0) throw new TargetFailed('not-found')
    if (!privateTargets && !found.every(isPublicAddress)) throw new TargetRefused('not a public address')
    return found
  }
  const request = async (url: URL, options: RequestOptions, body: string | null): Promise<IncomingMessage> => {
    const [address = ''] = await addressesOf(url.hostname)
    const family = isIP(address)
    const speak = url.protocol === 'https:' ? https : http
    return new Promise<IncomingMessage>((resolveAnswer, reject) => {
      const sending = speak.request(url, {
        ...options,
        // A connection of its own: one that is kept could lead to what another name resolved to.
        agent: false,
        timeout: answerWithinMs,
        lookup: (_name, { all }, done) =>
          all
            ? (done as unknown as (error: null, found: object[]) => void)(null, [{ address, family }])
            : (done as (error: null, found: string, kind: number) => void)(null, address, family),
      })
      const impatience = setTimeout(() => sending.destroy(new TargetFailed('time-out')), answerWithinMs)
      sending.once('response', (answer) => {
        clearTimeout(impatience)
        resolveAnswer(answer)
      })
      sending.once('timeout', () => sending.destroy(new TargetFailed('time-out')))
      sending.once('error', (error) => {
        clearTimeout(impatience)
        reject(error instanceof TargetFailed ? error : new TargetFailed('unreachable', null, { cause: error }))
      })
      sending.end(body ?? undefined)
    })
  }
  return {
    check: (address) => void checked(address),
    async fetch(address, signal) {
      let url = checked(address)
      for (let redirected = 0; redirected <= mostRedirects; redirected++) {
        const answer = await request(url, { method: 'GET', headers: { accept: '*/*', 'user-agent': userAgent }, signal }, null)
        const status = answer.statusCode ?? 0
        if (status === 200) return { content: answer, fileName: decodedName(url) }
        answer.destroy()
        const { location } = answer.headers
        if (!redirects.has(status) || location === undefined) throw new TargetFailed('status', status)
        if (!URL.canParse(location, url)) throw new TargetRefused('not an address')
        url = checked(new URL(location, url).href)
      }
      throw new TargetFailed('too-many-redirects')
    },
    async post(address, text, headers) {
      const url = checked(address)
      const bytes = Buffer.byteLength(text)
      const all = { ...headers, 'content-length': String(bytes), 'user-agent': userAgent }
      const answer = await request(url, { method: 'POST', headers: all }, text)
      answer.destroy()
      return answer.statusCode ?? 0
    },
  }
}

const userAgent = 'Docmill'
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')
const resolveBySystem = async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address)

function decodedName(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

function failed(reason: TargetFailed['reason'], cause: unknown): never {
  throw new TargetFailed(reason, null, { cause })
}
