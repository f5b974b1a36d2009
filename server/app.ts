import { randomUUID } from 'node:crypto'
import { calls } from '@docmill/contracts'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { ApiError } from './api-error.ts'
import type { Admit } from './caller.ts'
import { docsRoutes } from './docs/index.ts'
import type { Feature, Handlers } from './feature.ts'
import { mount } from './mount.ts'
import { once } from './once.ts'
import { openApiDocument } from './openapi.ts'
import { type Operations, operationRoutes } from './operations/health.ts'
import { outboxRoutes } from './operations/outbox-page.ts'
import type { Logger } from './platform/log/index.ts'
import type { OutboxMail } from './platform/mail/index.ts'
import { asApiError, problemOf } from './problem.ts'
import { securityHeaders, strictPolicy, type ThirdParties } from './security-headers.ts'
import { endWhenTooSlow } from './slow-body.ts'
import { serveWeb } from './web-pages.ts'

export interface AppParts {
  readonly handlers: Handlers
  readonly admit: Admit
  /** Addresses of features that are no calls of the contract. */
  readonly routes: readonly NonNullable<Feature['routes']>[]
  readonly operations: Operations
  /** null: no outbox page. */
  readonly outbox: (() => Promise<readonly OutboxMail[]>) | null
  /** Folder of the built web app. */
  readonly webFolder: string
  readonly thirdParties: ThirdParties
  /** When the promotion ends; it may be over. */
  readonly offerEndsAt: Date
  /** What a new account begins with. */
  readonly welcomeCredits: number
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly fileBytes: number
  readonly log: Logger
}

/** Everything that answers HTTP, ready to listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { log, operations } = parts
  const app = Fastify({
    // Our own line a request says which call it was, not what stood in its address.
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Uploads take longer than any fixed time: slow-body.ts watches their pace instead.
    requestTimeout: 0,
    http: { headersTimeout: 20_000 },
    // An address that cannot be read meets no route and none of the hooks below: what they set is set here.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, 'content-security-policy': strictPolicy, 'x-content-type-options': 'nosniff' })
      return refuse(error, request, reply, log)
    },
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.method !== 'GET' && request.method !== 'HEAD') endWhenTooSlow(request.raw)
  })
  await securityHeaders(app, { https: parts.publicUrl.startsWith('https:'), thirdParties: parts.thirdParties })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const seconds = reply.elapsedTime / 1000
    operations.metrics.requestEnded(route, request.method, reply.statusCode, seconds)
    log.info(
      { requestId: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply, log))

  await operationRoutes(app, operations)
  if (parts.outbox) await outboxRoutes(app, parts.outbox)
  const manual = once(() => openApiDocument(parts.publicUrl, operations.version))
  app.get('/api/docmill/openapi.json', async () => manual())
  const manualOfPrograms = once(() => openApiDocument(parts.publicUrl, operations.version, 'programs'))
  app.get('/api/docmill/dev/openapi.json', async () => manualOfPrograms())
  await app.register(docsRoutes(parts.publicUrl))
  for (const routes of parts.routes) await app.register(async (scope) => routes(scope))
  await mount(app, parts)
  await unknownPaths(app, parts)
  return app
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  const refusal = asApiError(error)
  const { status, headers, problem } = problemOf(refusal)
  // RFC 9110 asks a 405 to name what the address does answer.
  if (refusal.code === 'method-not-allowed') reply.header('allow', methodsAt(request.url.replace(/[?#].*$/s, '')).join(', '))
  if (status >= 500) log.error({ requestId: request.id, error: refusal.cause ?? refusal }, refusal.code)
  return reply.code(status).headers(headers).send(JSON.stringify(problem))
}

async function unknownPaths(app: FastifyInstance, parts: AppParts): Promise<void> {
  const web = await serveWeb(app, parts.webFolder, parts)
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://any')
    if (pathname.startsWith('/api/')) throw new ApiError(methodsAt(pathname).length > 0 ? 'method-not-allowed' : 'not-found')
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ApiError('method-not-allowed')
    const accepted = request.headers['accept-encoding']
    const { status, headers, body } = await web.page(pathname, searchParams.get('mode'), accepted?.toString())
    return reply.code(status).headers(headers).send(body)
  })
}

const callPaths = Object.values(calls).map(({ method, path }) => ({
  method,
  path: new RegExp(`^${path.replace(/:\w+/g, '[^/]{1,200}')}/?$`),
}))

/** The methods that an address answers: those of its calls, and outside the API those of pages; none below /api where no call is. */
function methodsAt(pathname: string): readonly string[] {
  if (!pathname.startsWith('/api/')) return ['GET', 'HEAD']
  const methods = callPaths.filter(({ path }) => path.test(pathname)).map(({ method }) => method)
  return methods.includes('GET') ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')] : methods
}
