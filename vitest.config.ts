import { calls } from '@docmill/contracts'
import { addressesOf } from '@docmill/contracts/addresses'
import { defineConfig } from 'vitest/config'

// One worker process a core: the embedded database and the sandboxed engine are both heavy, and two cores are the stated machine.
export default defineConfig({
  // As the build of the web app defines it.
  define: { __ADDRESSES__: JSON.stringify(addressesOf(calls)) },
  test: {
    include: ['{contracts,engine,server,web,bench,tools,client,mcp}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
