import { rmSync } from 'node:fs'

/** Removes the data folder of the run. */
export default function teardown(): void {
  if (process.env.DOCMILL_E2E_DATA) rmSync(process.env.DOCMILL_E2E_DATA, { recursive: true, force: true })
}
