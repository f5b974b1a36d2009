import type { Health, Readiness } from '@docmill/contracts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { Metrics } from './metrics.ts'

export interface Operations {
  readonly version: string
  readonly isolation: () => Promise<{
    readonly level: string
    readonly probes: readonly { readonly name: string; readonly denied: boolean }[]
  }>
  /** What must answer before requests make sense: name to question. */
  readonly checks: Readonly<Record<string, () => Promise<boolean>>>
  readonly metrics: Metrics
  readonly metricsOpen: boolean
  /** false once the process is on its way out: balancers send nothing more. */
  readonly accepting: () => boolean
}

// A balancer asks every few seconds; a check that hangs longer is a no.
const patienceMs = 3_000

/** /healthz, /readyz and /metrics. */
export async function operationRoutes(app: FastifyInstance, operations: Operations): Promise<void> {
  app.get('/healthz', async (_request, reply) => {
    const { level, probes } = await operations.isolation()
    const health: z.infer<typeof Health> = {
      status: 'alive',
      version: operations.version,
      isolation: { level, probes: Object.fromEntries(probes.map(({ name, denied }) => [name, denied])) },
    }
    return reply.header('cache-control', 'no-store').send(health)
  })
  app.get('/readyz', async (_request, reply) => {
    const checks = await Promise.all(Object.entries(operations.checks).map(async ([name, check]) => [name, await inTime(check())] as const))
    const ready = operations.accepting() && checks.every(([, answered]) => answered)
    const readiness: z.infer<typeof Readiness> = { ready, checks: { ...Object.fromEntries(checks), accepting: operations.accepting() } }
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness)
  })
  app.get('/metrics', async (request, reply) => {
    // The connection's own address: a proxy's word about where a request came from does not open this.
    if (!operations.metricsOpen && !isLoopback(request.socket.remoteAddress ?? '', request.headers['x-forwarded-for']))
      throw new ApiError('not-found')
    return reply.type(operations.metrics.contentType).send(await operations.metrics.text())
  })
}

// A request that a proxy on this machine passes on comes from loopback too, and says so in its header.
const isLoopback = (address: string, forwarded: unknown): boolean => forwarded === undefined && /^(127\.|::1$|::ffff:127\.)/.test(address)

function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs).unref())
  return Promise.race([answer, late])
}
