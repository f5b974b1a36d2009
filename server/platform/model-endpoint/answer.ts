import { ModelUnavailable } from './fault.ts'

/** Bytes of a reply that are read: the answer of some hundred fields has 20 kB; an endless stream is cut here. */
const mostBytes = 1024 * 1024

/** The words of a chat completion. Throws ModelUnavailable for a refusal, too long a reply, one cut off, or one of another protocol. */
export async function readAnswer(reply: Response): Promise<string> {
  if (!reply.ok) {
    await reply.body?.cancel()
    // Too many at once and trouble of its own may pass; all else will be the same next time.
    if (reply.status !== 429 && reply.status < 500) throw new ModelUnavailable('unreachable')
    throw new ModelUnavailable('refused', { retryAfterMs: retryAfterMs(reply.headers.get('retry-after')) })
  }
  const choice = firstChoice(completionIn(await textOf(reply)))
  if (choice === null) throw new ModelUnavailable('not-json')
  if (choice.finish === 'length') throw new ModelUnavailable('cut-off')
  return choice.content
}

/** Milliseconds that a Retry-After header asks to wait: seconds, or a day and time (RFC 9110, 10.2.3); null when it says neither. */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now())
}

/** The JSON in a model's words: alone, between fences of Markdown, or an object among sentences; undefined when there is none. */
export function jsonIn(content: string): unknown {
  const said = content.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/, '')
  for (const part of [said.trim(), withoutFence(said), said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(part)
    } catch {
      // The next part may be JSON.
    }
  }
  return undefined
}

async function textOf(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = reply.body?.getReader()
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes > mostBytes) {
      await reader?.cancel()
      throw new ModelUnavailable('too-long')
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts).toString('utf8')
}

function firstChoice(completion: unknown): { readonly content: string; readonly finish: unknown } | null {
  const choices = property(completion, 'choices')
  const choice: unknown = Array.isArray(choices) ? choices[0] : null
  const content = textIn(property(property(choice, 'message'), 'content'))
  return typeof content === 'string' ? { content, finish: property(choice, 'finish_reason') } : null
}

/** Some servers give the words in parts, as questions have them. */
const textIn = (content: unknown): unknown =>
  Array.isArray(content)
    ? content.map((part: unknown) => (property(part, 'type') === 'text' ? String(property(part, 'text')) : '')).join('')
    : content

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined

/** Models put JSON between fences of Markdown though they are told not to, some after a sentence. */
function withoutFence(content: string): string {
  const fenced = /```(?:json)?\s*\n?([\s\S]*?)```/.exec(content)
  return (fenced?.[1] ?? content).trim()
}

function completionIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ModelUnavailable('not-json', { cause })
  }
}
