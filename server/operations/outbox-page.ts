import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OutboxMail } from '../platform/mail/index.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border:1px solid;border-radius:.5rem;padding:1rem;margin:1rem 0}h2{margin:0 0 .25rem;font-size:1.1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem;margin:0}dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** /outbox and /outbox.json: the mails that this installation would have sent. For development only. */
export async function outboxRoutes(app: FastifyInstance, list: () => Promise<readonly OutboxMail[]>): Promise<void> {
  app.get('/outbox.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(await list()))
  app.get('/outbox', async (_request, reply) => {
    const mails = await list()
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(outboxPage(mails))
  })
}

function outboxPage(mails: readonly OutboxMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, sentAt }) =>
      `<article><h2>${escaped(subject)}</h2><dl><dt>To</dt><dd>${escaped(to)}</dd><dt>Sent</dt><dd><time datetime="${escaped(sentAt)}">${escaped(sentAt)}</time></dd></dl><pre>${escaped(text)}</pre></article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1><p>No mail server is configured: mails stay here. <a href="/outbox.json">As JSON</a></p>${articles.join('') || '<p>No mails yet.</p>'}</main></body></html>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
