// Run by a test as a process of its own: starts a worker, says so, and waits to be killed.

import type { IsolationLevel } from './index.ts'
import { openSandbox } from './index.ts'
import { invoice, requestFor } from './testing.ts'

const [temporaryFolder = '', strongest] = process.argv.slice(2)
const sandbox = openSandbox({ temporaryFolder, strongest: strongest as IsolationLevel })
await sandbox.convert(await invoice(), requestFor())
process.send?.('ready')
