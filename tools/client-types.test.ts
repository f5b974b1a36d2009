import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { clientTypes } from './client-types.ts'

it('the client has the types of the contract: `node tools/client-types.ts` writes them anew', () => {
  expect(readFileSync(new URL('../client/types.ts', import.meta.url), 'utf8')).toBe(clientTypes())
})
