import type { LightMyRequestResponse } from 'fastify'
import { createCreations } from '../access/index.ts'
import { openConversionsForTests, type TestConversions, type TestUser } from '../conversions/testing.ts'
import type { Database } from '../platform/database/index.ts'
import { createOutbound } from '../platform/outbound/index.ts'
import { createRateLimits } from '../platform/rate-limits/index.ts'
import { createSecrets } from '../platform/secrets/index.ts'
import { createWebhooks, type Webhooks } from '../webhooks/index.ts'
import { createPublicApi, type PublicApi, type PublicApiTools } from './index.ts'

/** The public API over conversions with real parts; a program's key is "Bearer <user id>". */
export interface TestPublicApi extends Omit<TestConversions, 'user'> {
  readonly api: PublicApi
  readonly apiTools: Parameters<typeof createPublicApi>[0]
  readonly webhooks: Webhooks
  program(credits?: number): Promise<TestProgram>
}
export interface TestProgram extends TestUser {
  dev(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** POST /dev/convert. */
  create(body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** Opens the service over a database, as openConversionsForTests does, with the public API beside it. */
export async function openPublicApiForTests(
  database: Database,
  given: { readonly queueName?: string; readonly settings?: Partial<Pick<PublicApiTools, 'urlInputs' | 'outbound'>> } = {},
): Promise<TestPublicApi> {
  let api: PublicApi | undefined
  let apiTools: Parameters<typeof createPublicApi>[0] | undefined
  let webhooks: Webhooks | undefined
  const service = await openConversionsForTests(database, {
    ...(given.queueName ? { queueName: given.queueName } : {}),
    more: (tools) => {
      const secrets = createSecrets({ secret: 'a secret of the tests, long enough', previousSecret: null })
      apiTools = {
        conversions: tools,
        creations: createCreations(createRateLimits({ queries: database.kysely, clock: tools.clock, secrets })),
        outbound: createOutbound({ privateTargets: false }),
        urlInputs: false,
        publicUrl: 'http://docmill.test',
        ...given.settings,
      }
      webhooks = createWebhooks({ queries: database.kysely, clock: tools.clock, secrets, outbound: apiTools.outbound, log: tools.log })
      api = createPublicApi(apiTools, webhooks)
      return { ...api.handlers, ...webhooks.handlers }
    },
  })
  if (!api || !apiTools || !webhooks) throw new Error('the service was opened without the public API')
  return {
    ...service,
    api,
    apiTools,
    webhooks,
    async program(credits) {
      const user = await service.user(credits)
      const dev: TestProgram['dev'] = (method, path, body, headers) => user.call(method, `/dev${path}`, body, headers)
      return { ...user, dev, create: (body, headers) => dev('POST', '/convert', body, headers) }
    },
  }
}
