import { createHash } from 'node:crypto'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Hosts of others that pages may load from, because the operator configured them. */
export interface ThirdParties {
  readonly google: boolean
  readonly razorpay: boolean
  /** The chat widget: address of its script, and its id; null: none. */
  readonly chatWidget: { readonly scriptUrl: string; readonly widgetId: string } | null
}

type Directives = Readonly<Record<string, readonly string[]>>
const own: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
}

// What Google and Razorpay document for their scripts. Neither gets 'unsafe-inline' or 'unsafe-eval'.
const google: Directives = {
  'script-src': ['https://accounts.google.com/gsi/client'],
  'style-src': ['https://accounts.google.com/gsi/style'],
  'frame-src': ['https://accounts.google.com/gsi/'],
  'connect-src': ['https://accounts.google.com/gsi/'],
}
const razorpay: Directives = {
  'script-src': ['https://checkout.razorpay.com'],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'connect-src': ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
}

/** The policy of everything that is no page of the app: nothing but the service itself. */
export const strictPolicy = policyText([own])
/** For results and page pictures: shown alone, they may do nothing at all. */
export const sandboxPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** For the terms and privacy pages, which the app shows in a frame. */
export const framedPolicy = policyText([{ ...own, 'frame-ancestors': ["'self'"] }])

/**
 * The policy of the chat's frame: a page without an origin, which cannot read the session, where the provider's script may run. `provider`
 * is the origin of that script.
 */
export const chatPolicy = (provider: string): string => {
  const socket = provider.replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    `script-src 'self' ${provider}`,
    `style-src 'self' ${provider}`,
    `img-src ${provider} data:`,
    `font-src ${provider}`,
    `connect-src ${provider} ${socket}`,
    `frame-src ${provider}`,
    `form-action ${provider}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    'sandbox allow-scripts allow-popups allow-forms',
  ].join('; ')
}

/**
 * The policy of the app's page `html`. It holds the session, so the chat's provider has no place in it: see `chatPolicy`. The scripts and
 * styles that the build wrote into the page are allowed by the hash of each.
 */
export function pagePolicy(thirdParties: ThirdParties, html: string): string {
  const written = { 'script-src': hashesOf(html, 'script'), 'style-src': hashesOf(html, 'style') }
  return policyText([own, written, ...(thirdParties.google ? [google] : []), ...(thirdParties.razorpay ? [razorpay] : [])])
}

/** Hashes of what stands between `<tag>` and `</tag>`, as a policy names them; tags with attributes name files instead. */
const hashesOf = (html: string, tag: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

function policyText(layers: readonly Directives[]): string {
  const names = [...new Set(layers.flatMap((layer) => Object.keys(layer)))]
  return names.map((name) => `${name} ${layers.flatMap((layer) => layer[name] ?? []).join(' ')}`).join('; ')
}

/** Puts the headers on every reply, errors and unknown paths included; a page or a download sets a policy of its own over the strict one. */
export async function securityHeaders(
  app: FastifyInstance,
  { https, thirdParties }: { https: boolean; thirdParties: ThirdParties },
): Promise<void> {
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Google's sign-in window answers to the page that opened it.
    crossOriginOpenerPolicy: { policy: thirdParties.google ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: false,
  }
  await app.register(helmet, options)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', strictPolicy)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self)')
  })
}
