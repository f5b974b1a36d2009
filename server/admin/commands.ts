import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { grant } from '../credits/index.ts'
import type { Enquiries } from '../enquiries/index.ts'
import type { Clock } from '../platform/clock/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Mailbox } from '../platform/mail/index.ts'
import { type Act, newestActs, writeDown } from './audit.ts'
import { conversionsByState, findUser, findUsers, ledgerFaults, newestOrders } from './queries.ts'
import { textTable } from './table.ts'

/** What the operator's commands work with: the service's own parts. */
export interface AdminTools {
  readonly database: Database
  readonly clock: Clock
  readonly mailbox: Pick<Mailbox, 'counts' | 'reseal'>
  readonly enquiries: Pick<Enquiries, 'list'>
  readonly apiKeys: { reseal(): Promise<number> }
  /** What deletes by age, by name: what a retention run does now instead of at its next time. */
  readonly retention: Readonly<Record<string, () => Promise<unknown>>>
  /** How many conversions wait in the queue. */
  readonly waitingJobs: () => Promise<number>
}

/** The end of a command. `exitCode` 0: done; 1: it did not work or the service is not healthy; 2: not understood. */
export interface Outcome {
  readonly exitCode: 0 | 1 | 2
  readonly output: string
}

export const usage = `docmill-admin COMMAND

  users [TEXT]                       accounts whose address or username holds TEXT
  grant USER CREDITS REASON...       give credits to an account (id or address); the reason goes into its history and the audit log
  enquiries                          what visitors wrote to sales
  orders [open|paid|abandoned]       purchases
  jobs                               conversions by state, and how many wait
  retention                          delete now what is over by its age
  rotate-keys                        seal stored secrets with the present DOCMILL_SECRET; DOCMILL_PREVIOUS_SECRET opens the old ones
  health                             database, mails, ledger
  audit                              what operators did

  --most N   how many rows to show (50)
  --json     answer as JSON
`

/** Runs one command of an operator and writes it into the audit log. Never throws for a command that is not understood. */
export async function runCommand(tools: AdminTools, actor: string, words: readonly string[]): Promise<Outcome> {
  const parsed = parse(words)
  if (!parsed) return { exitCode: 2, output: usage }
  const { command, rest, most, json } = parsed
  const answer = await execute(tools, actor, command, rest, most)
  if (answer === null) return { exitCode: 2, output: usage }
  const { rows, healthy = true } = answer
  return { exitCode: healthy ? 0 : 1, output: json ? JSON.stringify(rows, null, 2) : textTable(rows) }
}

interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly healthy?: boolean
}

function parse(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { most: { type: 'string', default: '50' }, json: { type: 'boolean', default: false } },
    })
    const [command, ...rest] = positionals
    const most = Number(values.most)
    if (!command || !Number.isInteger(most) || most < 1 || most > 10_000) return null
    return { command, rest, most, json: values.json }
  } catch {
    return null
  }
}

async function execute(tools: AdminTools, actor: string, command: string, rest: readonly string[], most: number): Promise<Answer | null> {
  const queries = tools.database.kysely
  const noted = (subject: string | null, detail: Act['detail'] = {}) =>
    writeDown(queries, tools.clock, { actor, act: command, subject, detail })
  const [first = ''] = rest
  switch (command) {
    case 'users':
      await noted(null, { text: first })
      return { rows: await findUsers(queries, first, most) }
    case 'grant':
      return grantCredits(tools, actor, rest)
    case 'enquiries':
      await noted(null)
      return { rows: await tools.enquiries.list(most) }
    case 'orders':
      if (first !== '' && first !== 'open' && first !== 'paid' && first !== 'abandoned') return null
      await noted(null, { state: first })
      return { rows: await newestOrders(queries, first === '' ? null : first, most) }
    case 'jobs':
      await noted(null)
      return {
        rows: [{ state: 'waiting in the queue', count: await tools.waitingJobs(), oldest: null }, ...(await conversionsByState(queries))],
      }
    case 'retention':
      await noted(null)
      return retention(tools)
    case 'rotate-keys':
      await noted(null)
      return rotateKeys(tools)
    case 'health':
      await noted(null)
      return health(tools)
    case 'audit':
      await noted(null)
      return { rows: await newestActs(queries, most) }
    default:
      return null
  }
}

// More than this is a slip of the hand: an Enterprise package is 10,050.
const mostCredits = 1_000_000

async function grantCredits(tools: AdminTools, actor: string, [who, amount, ...words]: readonly string[]): Promise<Answer | null> {
  const credits = Number(amount)
  const reason = words.join(' ').trim().slice(0, 200)
  if (!who || !Number.isInteger(credits) || credits < 1 || credits > mostCredits || reason === '') return null
  const user = await findUser(tools.database.kysely, who)
  if (!user) return { rows: [{ fault: `There is no account ${who}.` }], healthy: false }
  const reference = `grant:${randomUUID()}`
  await tools.database.kysely.transaction().execute(async (transaction) => {
    const now = tools.clock.now()
    await grant(transaction, { userId: user.id, credits, kind: 'grant', reference, description: reason, now })
    await writeDown(transaction, tools.clock, { actor, act: 'grant', subject: user.id, detail: { credits, reason, reference } })
  })
  return { rows: [{ user: user.id, email: user.email, credits, reason, reference }] }
}

async function retention({ retention }: AdminTools): Promise<Answer> {
  const rows: { part: string; done: string }[] = []
  for (const [part, sweep] of Object.entries(retention)) {
    const outcome = await sweep().then(
      () => 'done',
      (error: unknown) => `failed: ${error instanceof Error ? error.message : 'unknown'}`,
    )
    rows.push({ part, done: outcome })
  }
  return { rows, healthy: rows.every(({ done }) => done === 'done') }
}

async function rotateKeys({ apiKeys, mailbox }: AdminTools): Promise<Answer> {
  const [apiKeysResealed, mailsResealed] = [await apiKeys.reseal(), await mailbox.reseal()]
  return { rows: [{ apiKeysResealed, mailsResealed, codes: 'end within 10 minutes by themselves' }] }
}

async function health({ database, mailbox, waitingJobs }: AdminTools): Promise<Answer> {
  const answers = await database.answers()
  if (!answers) return { rows: [{ part: 'database', state: 'does not answer', healthy: false }], healthy: false }
  const [mails, ledger] = [await mailbox.counts(), await ledgerFaults(database.kysely)]
  const sound = ledger.balances === 0 && ledger.transactions === 0 && ledger.lots === 0
  const rows = [
    { part: 'database', state: `answers (${database.kind})`, healthy: true },
    { part: 'mails', state: `${mails.waiting} waiting, ${mails.refused} refused in the last month`, healthy: mails.waiting < 1000 },
    { part: 'jobs', state: `${await waitingJobs()} waiting`, healthy: true },
    {
      part: 'ledger',
      state: `${ledger.balances} wrong balances, ${ledger.transactions} unbalanced transactions, ${ledger.lots} wrong lots, ${ledger.openHolds} open holds`,
      healthy: sound,
    },
  ]
  return { rows, healthy: rows.every((row) => row.healthy) }
}
