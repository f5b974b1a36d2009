import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { packer } from './packed.ts'
import { chatPolicy, framedPolicy, pagePolicy, type ThirdParties } from './security-headers.ts'

// The addresses that the app's router knows; everything else shows the landing page with status 404.
const appPages = [/^\/(?:home)?$/, /^\/(?:auth|contact|onPremise|terms-of-service|accuracy|undo-email-change)$/, /^\/dashboard(?:\/.*)?$/]
const framedPages = ['/terms-of-service.html', '/privacy-policy.html']
const addressedFiles = [
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
] as const
const aYearMs = 365 * 24 * 3600 * 1000

/** Whether the app has a page at `address`; a slash at its end does not matter. */
export const isAppPage = (address: string): boolean =>
  appPages.some((page) => page.test(address.length > 1 ? address.replace(/\/$/, '') : address))

export interface WebPages {
  /** The app's page for an address of the site, known or not, packed in the best way that `accepted`, the request's header, allows. */
  page(address: string, mode: string | null, accepted: string | undefined): Promise<PackedPage>
}
interface PackedPage {
  readonly status: 200 | 404
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** What the pages say about this installation. */
export interface Installation {
  readonly thirdParties: ThirdParties
  /** Address of the service as people see it, without a slash at its end. */
  readonly publicUrl: string
  /** When the promotion ends; the page keeps its place from the first paint on. */
  readonly offerEndsAt: Date
  /** What a new account begins with; the login says so from the first paint on. */
  readonly welcomeCredits: number
}

// Stands in the built files where search engines and previews need the address of the installation.
const placeholder = 'https://docmill.invalid'
// Stands in the written pages for what a new account begins with (web/pages/auth/steps.ts).
const welcomePlaceholder = 'WELCOME-CREDITS'

/** Serves the built web app from `folder`: hashed assets for a year, everything else checked each time. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { thirdParties, publicUrl, offerEndsAt, welcomeCredits }: Installation,
): Promise<WebPages> {
  const index = path.join(folder, 'index.html')
  const sources = await writtenPages(folder)
  const finished = new Map<string, Finished>()
  // Buttons of others come with the app, which first-paint.js then asks for at once.
  const others = thirdParties.google || thirdParties.chatWidget !== null
  const said = `data-offer-ends="${offerEndsAt.toISOString()}" data-welcome="${welcomeCredits}"${others ? ' data-others' : ''}`
  const finish = (source: string, path: string): Finished => {
    const known = finished.get(`${path} ${source}`)
    if (known) return known
    const html = source
      .replace('<html ', `<html ${said} `)
      .replaceAll(welcomePlaceholder, String(welcomeCredits))
      .replaceAll(`${placeholder}/path`, `${publicUrl}${path}`)
      .replaceAll(placeholder, publicUrl)
    const page = { policy: pagePolicy(thirdParties, html), packed: packer(html) }
    finished.set(`${path} ${source}`, page)
    return page
  }
  if (existsSync(index)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        // For a browser that takes it, `file` is the compressed copy beside the one that was asked for.
        const address = `/${path.relative(folder, file).split(path.sep).join('/')}`.replace(/\.(?:br|gz)$/, '')
        // The build puts a hash of the content into the names of assets.
        reply.header('cache-control', address.startsWith('/assets/') ? `public, max-age=${aYearMs / 1000}, immutable` : 'no-cache')
        // The chat's frame has no origin, so to a browser this script comes from somewhere else.
        if (address === '/chat-widget.js') reply.header('cross-origin-resource-policy', 'cross-origin')
        if (framedPages.includes(address)) reply.header('content-security-policy', framedPolicy)
      },
    })
    // Every page of the app, also the bare index file and a folder, goes through page() below and gets its own policy.
    app.get('/', (_request, reply) => reply.callNotFound())
    for (const [file, type] of addressedFiles)
      app.get(`/${file}`, async (_request, reply) => {
        const text = await readFile(path.join(folder, file), 'utf8')
        return reply.header('cache-control', 'no-cache').type(type).send(text.replaceAll(placeholder, publicUrl))
      })
    const chat = thirdParties.chatWidget
    if (chat)
      app.get('/chat-widget', (_request, reply) =>
        reply
          .headers({ 'content-security-policy': chatPolicy(new URL(chat.scriptUrl).origin), 'cache-control': 'no-cache' })
          .type('text/html; charset=utf-8')
          .send(chatPage(chat)),
      )
    app.get('/index.html', (_request, reply) => reply.redirect('/', 301))
  }
  return {
    async page(address, mode, accepted) {
      const known = isAppPage(address)
      const source = existsSync(index)
        ? (sources[nameOf(address, mode, { offerEndsAt, welcomeCredits })] ?? (await readFile(index, 'utf8')))
        : notBuilt
      const { policy, packed } = finish(source, canonicalPath(address))
      const { body, encoding } = await packed(accepted)
      return {
        status: known ? 200 : 404,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': policy,
          vary: 'accept-encoding',
          ...(encoding && { 'content-encoding': encoding }),
          ...(known ? {} : { 'x-robots-tag': 'noindex' }),
        },
        body,
      }
    },
  }
}

/** A page of this installation: its policy, and its bytes in each packing. At most a handful exist: one for each written page and path. */
interface Finished {
  readonly policy: string
  readonly packed: ReturnType<typeof packer>
}

const writtenNames = ['landing', 'offer', 'login', 'signup'] as const
type Written = (typeof writtenNames)[number]

/** Which of the pages that the build wrote out an address shows first; 'other' for those that begin empty. */
function nameOf(
  address: string,
  mode: string | null,
  { offerEndsAt, welcomeCredits }: Pick<Installation, 'offerEndsAt' | 'welcomeCredits'>,
): Written | 'other' {
  // Written out with the welcome in it: where there is none, the app makes the page.
  if (/^\/auth\/?$/.test(address) && welcomeCredits === 0) return 'other'
  if (/^\/auth\/?$/.test(address)) return mode === null || mode === 'login' ? 'login' : mode === 'signup' ? 'signup' : 'other'
  // The offer is shown on the landing page, not where it stands in for an unknown path.
  if (/^\/(?:home\/?)?$/.test(address)) return offerEndsAt > new Date() ? 'offer' : 'landing'
  return isAppPage(address) ? 'other' : 'landing'
}

/** The pages as the build wrote them out. */
async function writtenPages(folder: string): Promise<Partial<Record<Written | 'other', string>>> {
  const pages: Partial<Record<Written, string>> = {}
  for (const name of writtenNames) {
    const file = path.join(folder, `.pages/${name}.html`)
    if (existsSync(file)) pages[name] = await readFile(file, 'utf8')
  }
  return pages
}

/** The path that search engines should know a page by; what they have no business with leads to the landing page. */
const canonicalPath = (address: string): string =>
  /^\/(?:auth|contact|onPremise|accuracy|terms-of-service)\/?$/.test(address) ? address.replace(/\/$/, '') : '/'

/** The frame in which the chat's script runs (web/public/chat-widget.js). */
const chatPage = ({ scriptUrl, widgetId }: NonNullable<ThirdParties['chatWidget']>): string =>
  `<!doctype html><html lang="en" data-script="${escaped(scriptUrl)}" data-widget="${escaped(widgetId)}"><meta charset="utf-8"><title>Chat</title><script src="/chat-widget.js" defer></script><p id="chat-state" role="status"></p></html>`
const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const notBuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Docmill</title><p>The web app is not built. Run <code>npm run build</code>.</p></html>'
