import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, ConfigurationFaults, readConfig } from './config.ts'
import { systemClock } from './platform/clock/index.ts'
import { FolderInUse } from './platform/database/folder-lock.ts'
import { createLogger } from './platform/log/index.ts'
import { openService, version, WeakIsolation } from './service.ts'

// A load balancer commonly waits this long for a process that is leaving.
const patienceMs = 30_000

/** Starts the service that the environment describes and ends with the process's signals. A fault is told on standard error, with exit code 1. */
export async function run(): Promise<void> {
  await start().catch((error: unknown) => {
    console.error(isExpected(error) ? error.message : error)
    process.exit(1)
  })
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const tell = config.production ? (text: string) => log.info(text) : (text: string) => console.error(text)
  tell(opening(config))
  const service = await openService(config, { clock: systemClock, log })
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    tell(`${signal}: finishing what runs, for up to ${patienceMs / 1000} seconds. Once more ends at once.`)
    service.stop(patienceMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const address = await service.start()
  tell(`Docmill ${version} is ready after ${(performance.now() / 1000).toFixed(1)} s${address ? `: ${address}` : ' (worker)'}`)
  if (address && !config.production && config.mail.smtpUrl === null) tell(`Mails are kept at ${address}/outbox`)
}

function opening({ database, dataFolder }: Config): string {
  if (database.kind === 'postgres') return 'Docmill is opening its PostgreSQL database'
  return existsSync(path.join(dataFolder, 'database'))
    ? `Docmill is opening its data in ${dataFolder}`
    : `Docmill is making its database in ${dataFolder}: this takes some seconds, once`
}

// Faults that an operator mends: told in a sentence, without a stack.
function isExpected(error: unknown): error is Error {
  const operatorFaults = [ConfigurationFaults, FolderInUse, WeakIsolation]
  return (
    operatorFaults.some((fault) => error instanceof fault) || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
  )
}
