import './node-version.ts'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Reading what was compiled at an earlier start costs a third of compiling it again. Node compares every entry with its source; where the
// folder cannot be written, it is done without.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/docmill-service', import.meta.url)))

const { run } = await import('./run.ts')
await run()
// Now and not at the end only: a service may be killed.
setTimeout(flushCompileCache, 1_000).unref()
