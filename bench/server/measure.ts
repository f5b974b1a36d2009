import type { DatabaseSettings } from '../../server/platform/database/index.ts'
import { statementOf } from './document.ts'
import { type LedgerFigures, measureLedger } from './ledger.ts'
import { askBySchedule, doneASecond, keepDoing, type Latencies, latenciesOf } from './load.ts'
import { type Person, returnTo, signUp } from './person.ts'
import { startService } from './service.ts'

// sign up ──► stop ──► ledger, below HTTP ──► start ──► log-ins ──► two calls at 50 a second, a conversion running ──► uploads

export interface Figures {
  readonly logInsASecond: number
  readonly ledger: LedgerFigures
  /** GET /dashboard at 50 a second while conversions run. */
  readonly dashboard: Latencies
  /** GET /recent_transactions at 50 a second while conversions run, of a person with thousands of them. */
  readonly transactions: Latencies
  /** Conversions that ended while the two were measured. */
  readonly conversions: number
  /** From the first byte of a file of 5 MB to the answer that it can be converted. */
  readonly uploads: Latencies
  /** Of the service's own process, after its start and at the end; null where the system does not tell. */
  readonly residentMegabytes: { readonly before: number | null; readonly after: number | null }
}

const requestsASecond = 50
const uploadBytes = 5_000_000
// With 20 the 95th percentile is the second slowest: one hiccup does not decide it.
const uploadCount = 20

/** Measures one database for about eight times `seconds`; whatever it starts is in `resources`, for the case that it does not come to its end. */
export async function measure(given: {
  readonly settings: DatabaseSettings
  readonly folder: string
  readonly seconds: number
  readonly resources: AsyncDisposableStack
}): Promise<Figures> {
  const { settings, folder, seconds, resources } = given
  const start = async () => {
    const environment = { DOCMILL_DATA: folder, ...(settings.kind === 'postgres' ? { DATABASE_URL: settings.url } : {}) }
    return resources.adopt(await startService(environment), (service) => service.stop())
  }
  const first = await start()
  const person = await signUp(first.address, 'ada')
  await first.stop()
  const ledger = await measureLedger(settings, person.userId, seconds)

  const service = await start()
  const before = service.residentMegabytes()
  const ada = await returnTo(service.address, person)
  const logInsASecond = await doneASecond(seconds, 4, () => ada.logIn())
  const converting = keepDoing((index) => convertOnce(ada, index))
  const dashboard = await askBySchedule(seconds, requestsASecond, () => ada.read('/dashboard'))
  const transactions = await askBySchedule(seconds, requestsASecond, () => ada.read('/recent_transactions'))
  const conversions = await converting.stop()
  const uploads = await measureUploads(ada)
  const after = service.residentMegabytes()
  await service.stop()
  return { logInsASecond, ledger, dashboard, transactions, conversions, uploads, residentMegabytes: { before, after } }
}

async function convertOnce(person: Person, index: number): Promise<void> {
  const { id } = await person.upload(statementOf(index))
  const state = await person.convert(id)
  if (state !== 'done') throw new Error(`the conversion ended as ${state}`)
}

async function measureUploads(person: Person): Promise<Latencies> {
  const milliseconds: number[] = []
  for (let index = 0; index < uploadCount; index += 1) {
    const file = statementOf(index, uploadBytes)
    const started = performance.now()
    await person.upload(file)
    milliseconds.push(performance.now() - started)
  }
  return latenciesOf(milliseconds)
}
