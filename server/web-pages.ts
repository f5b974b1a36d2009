import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { framedPolicy, pagePolicy, type ThirdParties } from './security-headers.ts'

// The addresses that the app's router knows; everything else shows the landing page with status 404.
const appPages = [/^\/(?:home)?$/, /^\/(?:auth|contact|onPremise|terms-of-service|accuracy|undo-email-change)$/, /^\/dashboard(?:\/.*)?$/]
const framedPages = ['/terms-of-service.html', '/privacy-policy.html']
const aYearMs = 365 * 24 * 3600 * 1000

/** Whether the app has a page at `address`; a slash at its end does not matter. */
export const isAppPage = (address: string): boolean =>
  appPages.some((page) => page.test(address.length > 1 ? address.replace(/\/$/, '') : address))

export interface WebPages {
  /** The app's page for an address of the site, known or not. Absent when the app is not built. */
  page(address: string): Promise<{ readonly status: 200 | 404; readonly headers: Record<string, string>; readonly html: string }>
}

/** Serves the built web app from `folder`: hashed assets for a year, everything else checked each time. */
export async function serveWeb(app: FastifyInstance, folder: string, thirdParties: ThirdParties): Promise<WebPages> {
  const index = path.join(folder, 'index.html')
  if (existsSync(index)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
        // The build puts a hash of the content into the names of assets.
        reply.header('cache-control', address.startsWith('/assets/') ? `public, max-age=${aYearMs / 1000}, immutable` : 'no-cache')
        if (framedPages.includes(address)) reply.header('content-security-policy', framedPolicy)
      },
    })
    // Every page of the app, also the bare index file and a folder, goes through page() below and gets its own policy.
    app.get('/', (_request, reply) => reply.callNotFound())
    app.get('/index.html', (_request, reply) => reply.redirect('/', 301))
  }
  return {
    async page(address) {
      const known = isAppPage(address)
      const html = existsSync(index) ? await readFile(index, 'utf8') : notBuilt
      return {
        status: known ? 200 : 404,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': pagePolicy(address, thirdParties),
          ...(known ? {} : { 'x-robots-tag': 'noindex' }),
        },
        html,
      }
    },
  }
}

const notBuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Docmill</title><p>The web app is not built. Run <code>npm run build</code>.</p></html>'
