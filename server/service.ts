import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type IsolationReport, openSandbox, type Sandbox } from '@docmill/engine/sandbox'
import type { FastifyInstance } from 'fastify'
import { createAccess, createCreations } from './access/index.ts'
import { type Accounts, createAccounts } from './accounts/index.ts'
import { type AdminTools, listenForCommands } from './admin/index.ts'
import { createApiKeys } from './api-keys/index.ts'
import { buildApp } from './app.ts'
import { startChores } from './background.ts'
import type { Config } from './config.ts'
import { available, createChanges, createConversions, createHeadStarts, type RunTools, runConversion } from './conversions/index.ts'
import { createCredits } from './credits/index.ts'
import { createEnquiries } from './enquiries/index.ts'
import { generatedSecret } from './generated-secret.ts'
import { createMetrics } from './operations/metrics.ts'
import { createSite } from './operations/site.ts'
import { createPayments } from './payments/index.ts'
import { openCardPayments } from './platform/card-payments/index.ts'
import type { Clock } from './platform/clock/index.ts'
import { openDatabase } from './platform/database/index.ts'
import { openFiles } from './platform/files/index.ts'
import type { Logger } from './platform/log/index.ts'
import { createMailbox, openMailTransport } from './platform/mail/index.ts'
import { openModelEndpoint } from './platform/model-endpoint/index.ts'
import { createOutbound } from './platform/outbound/index.ts'
import { openQueue } from './platform/queue/index.ts'
import { createRateLimits } from './platform/rate-limits/index.ts'
import { createSecrets } from './platform/secrets/index.ts'
import { openSocialSignIn } from './platform/social-sign-in/index.ts'
import { createPublicApi } from './public-api/index.ts'
import { startRounds } from './rounds.ts'
import { createSamples } from './samples/index.ts'
import { createTemplates } from './templates/index.ts'
import { createWebhooks } from './webhooks/index.ts'

// platform ──► features ──► access ──► app (role web) ──► listen
//                   └──► runConversion on the queue, mails, chores (role worker)

/** The whole service as its configuration describes it. */
export interface Service {
  /** What an operator's commands work with. */
  readonly admin: AdminTools
  /** Begins to listen and to work, as the roles say; gives the address that it listens on, null without the role web. */
  start(): Promise<string | null>
  /** Takes nothing new, lets what runs end for up to `patienceMs`, gives the rest back to the queue, and closes everything. */
  stop(patienceMs: number): Promise<void>
}

/** Thrown when production would read strangers' files in a process that can reach more than it should. */
export class WeakIsolation extends Error {
  constructor({ level, probes }: IsolationReport) {
    const reached = probes.filter(({ denied }) => !denied).map(({ name }) => name)
    super(
      `The processes that read files are not shut in well enough for production: level "${level}"${reached.length > 0 ? `, which could reach: ${reached.join(', ')}` : ''}. Install bubblewrap (bwrap) or allow unprivileged user namespaces.`,
    )
    this.name = 'WeakIsolation'
  }
}

const minuteMs = 60_000
// Ends that another process has made, and deliveries that are due again.
const tellEveryMs = 2_000
// Who waits for the end of a job is answered first: the embedded database does one thing at a time.
const tellAfterMs = 20
const brandName = 'Docmill'
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

export { version }

/** Opens the platform, brings the database up to date, and puts the features together; nothing listens or works yet. */
export async function openService(config: Config, { clock, log }: { readonly clock: Clock; readonly log: Logger }): Promise<Service> {
  const roles = new Set(config.roles)
  const database = await openDatabase(config.database)
  const queries = database.kysely
  await database.migrate()
  const files = await openFiles(config.files)
  const queue = await openQueue('conversions', database, log)
  const secrets = createSecrets({ secret: config.secret ?? generatedSecret(config.dataFolder), previousSecret: config.previousSecret })
  // Counts that a killed process loses are those of its last moment; what counts exactly, creations, is counted in the transaction of the job.
  const rateLimits = createRateLimits({ queries: database.relaxed, clock, secrets })
  const brand = { name: brandName, siteUrl: config.publicUrl }
  const mailbox = createMailbox({
    queries,
    clock,
    secrets,
    transport: await openMailTransport(config.mail),
    log,
    outboxUrl: `${config.publicUrl}/outbox`,
  })

  // Uploads are looked into by a pool of their own: a small file must not wait for somebody's 300 pages.
  const inspector = openSandbox({ workers: Math.min(2, availableParallelism()) })
  // Corrected results and small pictures are made while somebody looks on.
  const reviewer = openSandbox({ workers: Math.min(2, availableParallelism()) })
  const sandbox = roles.has('worker') ? openSandbox({ workers: config.workers }) : null

  const credits = createCredits({ database, clock })
  const changes = createChanges()
  const templates = createTemplates({ queries, clock })
  const samples = createSamples({ reader: reviewer })
  const settings = {
    maximumBytes: config.limits.maximumMb * 1024 * 1024,
    maximumPages: config.limits.maximumPages,
    retentionHours: config.limits.retentionHours,
  }
  // A model is asked only of what is paid for. With more than two workers one stays free, as in the queue.
  const headStarts = createHeadStarts(config.model === null ? sandbox : null, { leaveFree: config.workers > 2 ? 1 : 0 })
  const conversionTools = { database, files, queue, clock, log, settings, changes, inspector, reviewer, headStarts, secrets, templates }
  const conversions = createConversions(conversionTools)
  const metrics = createMetrics(() => conversions.depth())
  const creations = createCreations(rateLimits)
  const outbound = createOutbound({ privateTargets: config.privateTargets })
  const webhooks = createWebhooks({ queries, clock, secrets, outbound, log })
  const { urlInputs, publicUrl } = config
  const publicApi = createPublicApi({ conversions: conversionTools, creations, outbound, urlInputs, publicUrl }, webhooks)

  const provider = openCardPayments(config, { queries, clock, secrets })
  const contactOf: Accounts['contactOf'] = (within, userId) => accounts.contactOf(within, userId)
  const payments = createPayments({ queries, clock, provider, mailbox, brand, contactOf, log })
  const apiKeys = createApiKeys({ queries, clock, secrets, mailbox, brand, contactOf })
  const accounts = createAccounts({
    queries,
    clock,
    secrets,
    mailbox,
    rateLimits,
    brand,
    social: openSocialSignIn(config.google),
    settings: { welcomeCredits: config.welcomeCredits, enumeration: config.enumeration },
    hooks: {
      onVerified: [apiKeys.createFor],
      onDeleted: [publicApi.forgetUser, webhooks.forgetUser, conversions.forgetUser, templates.forgetUser, payments.forgetUser],
      exports: {
        conversions: conversions.exportFor,
        templates: templates.exportFor,
        transactions: credits.exportFor,
        orders: payments.ordersOf,
        apiKey: apiKeys.describe,
        jobs: publicApi.exportFor,
        webhookDeliveries: webhooks.exportFor,
      },
    },
  })
  const enquiries = createEnquiries({ queries, clock, mailbox, brand, salesAddress: config.mail.salesAddress })
  const site = createSite(config, version, available, provider.provider)
  const access = createAccess({ findSession: accounts.findSession, findKey: apiKeys.findKey, rateLimits })

  let accepting = true
  const app = roles.has('web')
    ? await buildApp({
        handlers: {
          ...site.handlers,
          ...accounts.handlers,
          ...apiKeys.handlers,
          ...credits.handlers,
          ...payments.handlers,
          ...enquiries.handlers,
          ...conversions.handlers,
          ...publicApi.handlers,
          ...webhooks.handlers,
          ...templates.handlers,
          ...samples.handlers,
        },
        admit: access.admit,
        routes: [payments.routes, templates.routes].filter((routes) => routes !== undefined),
        operations: {
          version,
          isolation: () => (sandbox ?? inspector).isolation(),
          checks: { database: () => database.answers(), files: () => files.answers(), queue: () => queue.answers() },
          metrics,
          metricsOpen: config.metrics === 'open',
          accepting: () => accepting,
        },
        outbox: !config.production && config.mail.smtpUrl === null ? () => mailbox.list() : null,
        webFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
        offerEndsAt: config.offer.endsAt,
        welcomeCredits: config.welcomeCredits,
        thirdParties: {
          google: config.google !== null,
          razorpay: config.razorpay !== null,
          chatWidget: config.chatWidget,
        },
        publicUrl: config.publicUrl,
        trustedProxies: config.trustedProxies,
        fileBytes: settings.maximumBytes,
        log,
      })
    : null

  const work = async (reader: Sandbox) => {
    const telling = startRounds('webhooks', tellEveryMs, async () => [await publicApi.settleEnded(), await webhooks.deliverDue()], log)
    const tools: RunTools = {
      ...conversionTools,
      sandbox: reader,
      model: openModelEndpoint(config.model),
      ended: ({ converter, state, seconds, pagesRead }) => {
        metrics.conversionEnded(converter, state, seconds, pagesRead)
        setTimeout(() => telling.wake(), tellAfterMs)
      },
    }
    // With more than two slots one stays free of any single user's backlog; with less the priorities of start.ts see to it alone.
    const perGroup = config.workers > 2 ? config.workers - 1 : config.workers
    await queue.work({ slots: config.workers, perGroup }, (job) => runConversion(tools, job))
    const delivery = mailbox.start()
    const chores = startChores(
      [
        { name: 'conversions', everyMs: minuteMs, work: () => conversions.sweep() },
        { name: 'API jobs', everyMs: 10 * minuteMs, work: async () => [await publicApi.sweep(), await webhooks.sweep()] },
        { name: 'payments', everyMs: minuteMs, work: () => payments.reconcile() },
        { name: 'low credits', everyMs: 5 * minuteMs, work: () => payments.warnOfLowCredits() },
        { name: 'credits', everyMs: 10 * minuteMs, work: () => credits.writeOffExpired() },
        { name: 'accounts', everyMs: 10 * minuteMs, work: () => accounts.sweep() },
        { name: 'mails', everyMs: 10 * minuteMs, work: () => mailbox.sweep() },
        { name: 'rate limits', everyMs: 10 * minuteMs, work: () => rateLimits.sweep() },
        { name: 'orphans', everyMs: 60 * minuteMs, work: () => conversions.deleteOrphans() },
        {
          name: 'secrets',
          everyMs: 24 * 60 * minuteMs,
          work: async () => [await apiKeys.reseal(), await mailbox.reseal(), await webhooks.reseal()],
        },
      ],
      log,
    )
    return () => Promise.all([delivery.stop(), chores.stop(), telling.stop()])
  }

  const admin: AdminTools = {
    database,
    clock,
    mailbox,
    enquiries,
    apiKeys,
    retention: {
      conversions: () => conversions.sweep(),
      credits: () => credits.writeOffExpired(),
      accounts: () => accounts.sweep(),
      mails: () => mailbox.sweep(),
      'rate limits': () => rateLimits.sweep(),
      orphans: () => conversions.deleteOrphans(),
    },
    waitingJobs: async () => (await conversions.depth()).queued,
  }

  let stopWork: () => Promise<unknown> = async () => {}
  let commands: { close(): Promise<void> } | null = null
  return {
    admin,
    async start() {
      if (config.production) await refuseWeakIsolation((sandbox ?? inspector).isolation())
      if (sandbox) stopWork = await work(sandbox)
      // On PostgreSQL an operator's process opens the database itself.
      if (database.kind === 'embedded') commands = await listenForCommands(config.dataFolder, admin)
      const address = app ? await listen(app, config) : null
      if (!config.production)
        (sandbox ?? inspector)
          .isolation()
          .then(({ level, sound }) => log.info({ isolation: level, sound }, 'isolation'))
          .catch((error: unknown) => log.error({ error }, 'isolation'))
      return address
    },
    async stop(patienceMs) {
      accepting = false
      conversions.close()
      publicApi.close()
      await Promise.all([app && closeApp(app, patienceMs), sandbox && queue.drain(patienceMs)])
      await commands?.close()
      await stopWork()
      await Promise.all([inspector.close(), reviewer.close(), sandbox?.close()])
      await queue.close()
      await files.close()
      await database.close()
    },
  }
}

/** Throws WeakIsolation unless every probe was denied by more than Node's own permission model. */
export async function refuseWeakIsolation(isolation: Promise<IsolationReport>): Promise<void> {
  const report = await isolation
  if (!report.sound || report.level === 'permission-model') throw new WeakIsolation(report)
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port })
  const { address, port: taken, family } = app.server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`
}

// Answers that are being sent may end; a connection that outlasts the patience is cut.
async function closeApp(app: FastifyInstance, patienceMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  await app.close()
  clearTimeout(cut)
}
