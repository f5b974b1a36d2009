// The command line: what the service converts, one person can convert without it. Files are read in the sandbox only.
//
// Ends with 0 when files were written, 2 when the command was written wrongly, 3 when the file was refused (the last line of standard
// output is then {"code", "message"}), 4 when some of several were, 5 when a service could not be reached or refused the key, 1 when the command line itself is at fault, 128 + N when stopped by signal N.

import { constants } from 'node:os'
import { DocmillError } from '@docmill/client'
import { chooseCommand } from './cli/command.ts'
import { hint } from './cli/options.ts'
import { DocumentRefused, SomeRefused } from './cli/refusals.ts'
import { onStop } from './cli/stop.ts'
import { UsageError } from './cli/words.ts'
import { ConversionFailure } from './stages.ts'

// The reader of our output has gone (`docmill … | head`): there is nobody to tell anything more.
process.stdout.on('error', () => process.exit(128 + constants.signals.SIGPIPE))

const stopped = onStop()
try {
  const command = chooseCommand(process.argv.slice(2))
  await command(stopped.signal)
  if (stopped.exitCode !== null) process.exitCode = stopped.exitCode
} catch (error) {
  process.exitCode = stopped.exitCode ?? tell(error)
}
stopped.done()

/** Says what went wrong and answers the exit code. */
function tell(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`docmill: ${error.message}\n\n${hint(process.argv[2])}`)
    return 2
  }
  if (error instanceof ConversionFailure) {
    // Where a reader came to is of use only where it is our fault, not the file's.
    if (error.code === 'reader-crashed' && typeof error.cause === 'string') process.stderr.write(`${error.cause}\n`)
    process.stdout.write(`${JSON.stringify({ code: error.code, message: error.message })}\n`)
    return 3
  }
  if (error instanceof SomeRefused) {
    process.stderr.write(`docmill: ${error.message}\n`)
    return 4
  }
  if (error instanceof DocmillError || error instanceof DocumentRefused) {
    process.stdout.write(`${JSON.stringify({ code: error.code, message: error.message })}\n`)
    return error instanceof DocmillError && (error.status === 0 || error.status === 401 || error.status === 403) ? 5 : 3
  }
  process.stderr.write(`docmill: ${error instanceof Error ? error.stack : error}\n`)
  return 1
}
