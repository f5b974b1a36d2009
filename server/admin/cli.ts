import '../node-version.ts'
import { userInfo } from 'node:os'
import { ConfigurationFaults, readConfig } from '../config.ts'
import { systemClock } from '../platform/clock/index.ts'
import { FolderInUse } from '../platform/database/folder-lock.ts'
import { createLogger } from '../platform/log/index.ts'
import { askService, type Outcome, runCommand } from './index.ts'

// docmill-admin: an operator's commands. A running service with the embedded database does them itself; otherwise this process opens
// the database of the configuration for as long as the command takes.

try {
  const { exitCode, output } = await run(userInfo().username, process.argv.slice(2))
  console.log(output)
  process.exitCode = exitCode
} catch (error) {
  console.error(error instanceof ConfigurationFaults || error instanceof FolderInUse ? error.message : error)
  process.exitCode = 1
}

async function run(actor: string, words: readonly string[]): Promise<Outcome> {
  const config = readConfig(process.env)
  if (config.database.kind === 'embedded') {
    const outcome = await askService(config.dataFolder, actor, words)
    if (outcome) return outcome
  }
  // Loaded only when needed: a running service answers at once.
  const { openService } = await import('../service.ts')
  const service = await openService(config, { clock: systemClock, log: createLogger('silent') })
  try {
    return await runCommand(service.admin, actor, words)
  } finally {
    await service.stop(0)
  }
}
