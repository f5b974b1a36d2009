import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { files, retentionHours } from '@docmill/contracts/limits'
import { z } from 'zod'
import type { DatabaseSettings } from './platform/database/index.ts'
import type { FilesSettings } from './platform/files/index.ts'
import type { LogLevel } from './platform/log/index.ts'

export type Role = 'web' | 'worker'
/** Everything that an operator can decide, read once at the start. */
export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** Addresses or networks whose X-Forwarded-For is believed; empty: nobody's. */
  readonly trustedProxies: readonly string[]
  readonly metrics: 'loopback' | 'open'
  readonly dataFolder: string
  /** null only in development: main keeps a generated one in the data folder. */
  readonly secret: string | null
  /** The secret before the present one: what it sealed still opens. */
  readonly previousSecret: string | null
  readonly database: DatabaseSettings
  readonly files: FilesSettings
  readonly roles: readonly Role[]
  readonly workers: number
  readonly mail: { readonly smtpUrl: string | null; readonly from: string; readonly salesAddress: string }
  readonly razorpay: RazorpaySettings | null
  readonly google: { readonly clientId: string; readonly jwksUrl: string } | null
  readonly chatWidget: { readonly scriptUrl: string; readonly widgetId: string } | null
  readonly model: { readonly url: string; readonly key: string | null; readonly name: string } | null
  readonly welcomeCredits: number
  /** What log-in and forgot-password say about an address without an account. */
  readonly enumeration: 'spec' | 'strict'
  readonly offer: { readonly credits: number; readonly endsAt: Date }
  /** Whether programs may name addresses to fetch files from. */
  readonly urlInputs: boolean
  /** Whether webhooks and fetched files may go to private addresses, and by plain http. */
  readonly privateTargets: boolean
  readonly limits: { readonly retentionHours: number; readonly maximumMb: number; readonly maximumPages: number }
  readonly logLevel: LogLevel
}
export interface RazorpaySettings {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  readonly apiUrl: string
}

/** Thrown with every fault of the environment at once. */
export class ConfigurationFaults extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
    this.name = 'ConfigurationFaults'
    this.faults = faults
  }
}

const unset = 'unset'
const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'a whole number is expected')
    .transform(Number)
    .pipe(z.number().min(minimum, `${minimum} or more is expected`).max(maximum, `${maximum} or less is expected`))
const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `an address is expected that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    )
const web = address('https:', 'http:')
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

/** One environment variable: how it is read, what it is when it is not set, and what operators are told about it. */
interface Setting<Value> {
  readonly schema: z.ZodType<Value, string>
  /** null: it has no value until somebody sets it. */
  readonly fallback: string | null
  /** The table's words for the fallback. */
  readonly shown: string
  readonly meaning: string
}
const setting = <Value>(
  schema: z.ZodType<Value, string>,
  fallback: string,
  meaning: string,
  shown = fallback,
): Setting<Value> & { fallback: string } => ({ schema, fallback, shown, meaning })
const optional = <Value>(schema: z.ZodType<Value, string>, meaning: string, shown = unset): Setting<Value> & { fallback: null } => ({
  schema,
  fallback: null,
  shown,
  meaning,
})

const settings = {
  PORT: setting(whole(0, 65_535), '3000', 'Port that the service listens on; 0 takes a free one'),
  HOST: setting(z.string().min(1), '127.0.0.1', 'Address that the service listens on'),
  PUBLIC_URL: optional(web, 'Address of the service as people see it, used in links and mails', 'from `HOST` and `PORT`'),
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test']),
    'development',
    '`production` refuses the test payment provider, the outbox page, weak isolation and a missing secret',
  ),
  DOCMILL_DATA: optional(
    z.string().min(1),
    'Folder of the embedded database, files, outbox and generated secret',
    '`data` in the repository',
  ),
  DOCMILL_SECRET: optional(
    z.string().min(32, '32 characters or more are expected: `openssl rand -base64 32` makes such a secret').max(1000),
    'Encrypts API keys and keys the hashes of codes; keep it outside the database and back it up',
    'generated in development',
  ),
  DOCMILL_PREVIOUS_SECRET: optional(
    z.string().min(16).max(1000),
    'The secret before this one, while it is being replaced: what it sealed still opens',
  ),
  DATABASE_URL: optional(address('postgres:', 'postgresql:'), 'PostgreSQL 15 or newer', 'unset: embedded'),
  DOCMILL_ROLES: setting(list.pipe(z.array(z.enum(['web', 'worker'])).min(1)), 'web,worker', 'What this process does'),
  DOCMILL_WORKERS: optional(whole(1, 64), 'Conversions at once in this process', 'cores'),
  S3_BUCKET: optional(z.string().min(3), 'Bucket for uploads and results', 'unset: disk'),
  S3_ENDPOINT: optional(web, 'Address of the object storage', "unset: Amazon's"),
  S3_REGION: setting(z.string().min(1), 'us-east-1', 'Region of the bucket'),
  AWS_ACCESS_KEY_ID: optional(z.string().min(1), 'Key of the object storage'),
  AWS_SECRET_ACCESS_KEY: optional(z.string().min(1), 'Secret of that key'),
  SMTP_URL: optional(address('smtp:', 'smtps:'), 'Mail server, with user and password when it wants them', 'unset: outbox'),
  MAIL_FROM: setting(z.string().min(3), 'Docmill <no-reply@localhost>', 'Sender of all mails'),
  SALES_EMAIL: setting(z.email(), 'sales@localhost.localdomain', 'Where enquiries are mailed to'),
  RAZORPAY_KEY_ID: optional(z.string().min(1), 'Card payments: public key', 'unset: test provider in development'),
  RAZORPAY_KEY_SECRET: optional(z.string().min(1), 'Card payments: secret of that key'),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string().min(1), 'Card payments: secret of the webhook, another one than the key’s'),
  RAZORPAY_API_URL: setting(web, 'https://api.razorpay.com', 'Card payments: address of the provider'),
  GOOGLE_CLIENT_ID: optional(z.string().min(1), 'Social sign-in', 'unset: hidden'),
  GOOGLE_JWKS_URL: setting(web, 'https://www.googleapis.com/oauth2/v3/certs', 'Published keys of the sign-in provider'),
  CHAT_WIDGET_SCRIPT_URL: optional(web, 'Script of the chat widget', 'unset: none'),
  CHAT_WIDGET_ID: optional(z.string().min(1), 'Widget id of the chat widget', 'unset: none'),
  MODEL_ENDPOINT_URL: optional(web, 'OpenAI-compatible endpoint, as a second reader', 'unset: built-in engine only'),
  MODEL_ENDPOINT_KEY: optional(z.string().min(1), 'Key of that endpoint'),
  MODEL_NAME: optional(z.string().min(1), 'Model to ask there'),
  WELCOME_CREDITS: setting(whole(0, 1_000_000), '200', 'Credits for a new verified account'),
  OFFER_CREDITS: setting(whole(0, 1_000_000), '200', 'Credits that the promotion banner promises'),
  OFFER_START: setting(z.iso.date('a date like 2024-12-01 is expected'), '2024-12-01', 'First day of the promotion'),
  OFFER_DAYS: setting(whole(0, 3650), '30', 'Days that the promotion lasts'),
  DOCMILL_ENUMERATION: setting(
    z.enum(['spec', 'strict']),
    'spec',
    '`strict`: log-in and forgot-password do not tell whether an address has an account',
  ),
  RETENTION_HOURS: setting(
    z.enum(retentionHours.map(String) as [string, ...string[]], `one of ${retentionHours.join(', ')} is expected`).transform(Number),
    '24',
    `How long results are kept unless the user chooses otherwise: ${retentionHours.join(', ')}`,
  ),
  MAX_FILE_MB: setting(whole(1, 1000), String(files.maximumMb), 'Largest file, in megabytes'),
  MAX_PAGES: setting(whole(1, 5000), String(files.maximumPages), 'Most pages of a file'),
  DOCMILL_URL_INPUTS: setting(z.enum(['off', 'on']), 'off', 'Whether the public API fetches files from addresses that programs name'),
  DOCMILL_PRIVATE_TARGETS: setting(
    z.enum(['refused', 'allowed']),
    'refused',
    'Whether webhooks and fetched files may go to private addresses and by plain http',
  ),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info', 'How much is logged'),
  METRICS: setting(z.enum(['loopback', 'open']), 'loopback', 'Who may read `/metrics`: this machine, or everyone who can reach the port'),
  TRUSTED_PROXIES: setting(list, '', 'Addresses or networks of reverse proxies whose `X-Forwarded-For` is believed', 'none'),
} as const satisfies Record<string, Setting<unknown>>

type Settings = typeof settings
type Values = {
  readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']> | (Settings[Name]['fallback'] extends null ? null : never)
}

/** Reads the configuration from environment variables (an empty one counts as not set); throws ConfigurationFaults with all faults. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const faults: string[] = []
  const values = readValues(environment, faults)
  faults.push(...faultsTogether(values, environment))
  if (faults.length > 0) throw new ConfigurationFaults(faults)

  const production = values.NODE_ENV === 'production'
  const dataFolder = values.DOCMILL_DATA ?? fileURLToPath(new URL('../data', import.meta.url))
  const start = new Date(`${values.OFFER_START}T00:00:00Z`)
  return deepFreeze<Config>({
    production,
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST}:${values.PORT}`).replace(
      /\/+$/,
      '',
    ),
    trustedProxies: values.TRUSTED_PROXIES,
    metrics: values.METRICS,
    dataFolder,
    secret: values.DOCMILL_SECRET,
    previousSecret: values.DOCMILL_PREVIOUS_SECRET,
    database: values.DATABASE_URL ? { kind: 'postgres', url: values.DATABASE_URL } : { kind: 'embedded', folder: dataFolder },
    files:
      values.S3_BUCKET && values.AWS_ACCESS_KEY_ID && values.AWS_SECRET_ACCESS_KEY
        ? {
            kind: 's3',
            bucket: values.S3_BUCKET,
            endpoint: values.S3_ENDPOINT,
            region: values.S3_REGION,
            accessKeyId: values.AWS_ACCESS_KEY_ID,
            secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
          }
        : { kind: 'disk', folder: `${dataFolder}/files` },
    roles: [...new Set(values.DOCMILL_ROLES)],
    workers: values.DOCMILL_WORKERS ?? availableParallelism(),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, salesAddress: values.SALES_EMAIL },
    razorpay:
      values.RAZORPAY_KEY_ID && values.RAZORPAY_KEY_SECRET && values.RAZORPAY_WEBHOOK_SECRET
        ? {
            keyId: values.RAZORPAY_KEY_ID,
            keySecret: values.RAZORPAY_KEY_SECRET,
            webhookSecret: values.RAZORPAY_WEBHOOK_SECRET,
            apiUrl: values.RAZORPAY_API_URL,
          }
        : null,
    google: values.GOOGLE_CLIENT_ID ? { clientId: values.GOOGLE_CLIENT_ID, jwksUrl: values.GOOGLE_JWKS_URL } : null,
    chatWidget:
      values.CHAT_WIDGET_SCRIPT_URL && values.CHAT_WIDGET_ID
        ? { scriptUrl: values.CHAT_WIDGET_SCRIPT_URL, widgetId: values.CHAT_WIDGET_ID }
        : null,
    model:
      values.MODEL_ENDPOINT_URL && values.MODEL_NAME
        ? { url: values.MODEL_ENDPOINT_URL, key: values.MODEL_ENDPOINT_KEY, name: values.MODEL_NAME }
        : null,
    welcomeCredits: values.WELCOME_CREDITS,
    enumeration: values.DOCMILL_ENUMERATION,
    offer: { credits: values.OFFER_CREDITS, endsAt: new Date(start.getTime() + values.OFFER_DAYS * 24 * 3600 * 1000) },
    urlInputs: values.DOCMILL_URL_INPUTS === 'on',
    privateTargets: values.DOCMILL_PRIVATE_TARGETS === 'allowed',
    limits: { retentionHours: values.RETENTION_HOURS, maximumMb: values.MAX_FILE_MB, maximumPages: values.MAX_PAGES },
    logLevel: values.LOG_LEVEL,
  })
}

/** The README's table of settings, in Markdown. */
export function configurationTable(): string {
  const rows = Object.entries(settings).map(([name, { shown, meaning }]) => `| \`${name}\` | ${shown} | ${meaning} |`)
  return ['| name | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

function readValues(environment: NodeJS.ProcessEnv, faults: string[]): Values {
  const read = Object.entries(settings).map(([name, { schema, fallback }]) => {
    const text = environment[name] || fallback
    if (text === null) return [name, null]
    const parsed = schema.safeParse(text)
    if (!parsed.success) {
      // The value itself is not repeated: it may be a secret with a slip of the pen.
      faults.push(`${name}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`)
      return [name, schema.safeParse(fallback ?? '').data ?? null]
    }
    return [name, parsed.data]
  })
  return Object.fromEntries(read) as Values
}

// Settings that only make sense with others, and what production refuses.
function faultsTogether(values: Values, environment: NodeJS.ProcessEnv): string[] {
  const groups: readonly (readonly string[])[] = [
    ['S3_BUCKET', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    ['CHAT_WIDGET_SCRIPT_URL', 'CHAT_WIDGET_ID'],
    ['MODEL_ENDPOINT_URL', 'MODEL_NAME'],
  ]
  const halves = groups.flatMap((group) => {
    // Cloud machines often carry the keys of their storage in the environment anyway: only the first name asks for the others.
    if (!environment[group[0] ?? '']) return []
    const missing = group.filter((name) => !environment[name])
    return missing.length > 0 ? [`${missing.join(', ')}: needed because ${group[0]} is set`] : []
  })
  const production =
    values.NODE_ENV === 'production'
      ? [
          ...(environment.DOCMILL_SECRET ? [] : ['DOCMILL_SECRET: needed in production: `openssl rand -base64 32` makes one']),
          ...(environment.RAZORPAY_KEY_ID ? [] : ['RAZORPAY_KEY_ID: needed in production, where the test payment provider is refused']),
          ...(environment.PUBLIC_URL ? [] : ['PUBLIC_URL: needed in production, for links in mails']),
        ]
      : []
  return [...halves, ...production]
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
