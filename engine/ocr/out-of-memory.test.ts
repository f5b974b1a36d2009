import { expect, test } from 'vitest'
import { ConversionFailure } from '../stages.ts'
import { namedFailure } from './out-of-memory.ts'

// As the runtime said them in processes that might take 680 to 920 MiB for their data.
test.each([
  'Exception during loading: std::bad_alloc',
  'Failed to load model with error: std::bad_alloc',
  "Non-zero status code returned while running Conv node. Name:'p2o.Add.11_nchwc' Status Message: bfc_arena.cc:360 Failed to allocate memory for requested buffer of size 24117248",
])('a recogniser that gets no memory says so by the code of failures: %s', (message) => {
  const failure = new Error(message)
  expect(namedFailure(failure)).toMatchObject({ code: 'memory-limit', cause: failure })
})

test('other failures of the recogniser stay what they are', () => {
  const failures = [new Error('no such file'), new ConversionFailure('cancelled'), 'a text']
  expect(failures.map(namedFailure)).toEqual(failures)
})
