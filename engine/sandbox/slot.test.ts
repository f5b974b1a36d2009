import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ConversionFailure, defaultLimits } from '../stages.ts'
import { isolationLevels } from './isolation.ts'
import { defaultTimeLimits } from './pool.ts'
import { fileNames } from './protocol.ts'
import { Slot } from './slot.ts'
import { TemporaryFolder } from './temporary-folder.ts'
import { emptyFolder, invoice } from './testing.ts'

test('an abort that comes when its job has just been done does not end the job after it', async () => {
  const path = await emptyFolder()
  const temporary = new TemporaryFolder(path)
  const memoryBytes = 1_500_000_000
  const slot = new Slot(temporary, { levels: isolationLevels, memoryBytes, jobsPerWorker: 10 })
  const limits = { ...defaultTimeLimits, mostMs: defaultLimits.milliseconds, mostBytes: defaultLimits.bytes, memoryBytes }
  const file = await invoice()
  const inspect = (signal: AbortSignal | undefined, collect: () => Promise<string>) =>
    slot
      .run(
        { kind: 'inspect', password: null, limits: defaultLimits },
        { [fileNames.input]: file },
        limits,
        signal ? { signal } : {},
        collect,
      )
      .catch((failure: unknown) => (failure instanceof ConversionFailure ? failure.code : 'another fault'))
  try {
    const controller = new AbortController()
    const aborted = await inspect(controller.signal, async () => {
      controller.abort()
      return 'collected'
    })
    expect([aborted, await inspect(undefined, async () => 'collected')]).toEqual(['collected', 'collected'])
  } finally {
    await slot.close()
    await rm(path, { recursive: true, force: true })
  }
})
