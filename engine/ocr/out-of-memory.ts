import { ConversionFailure } from '../stages.ts'

/** How the runtime of the networks says that it got no memory: C++'s own word while a network is loaded, its arena's while one is run. */
const refused = /std::bad_alloc|Failed to allocate memory/

/**
 * A failure of the recogniser as the closed list of failures names it: 'memory-limit' where memory was refused, so that nobody reads the runtime's own
 * words; any other as it came.
 */
export const namedFailure = (failure: unknown): unknown =>
  failure instanceof Error && !(failure instanceof ConversionFailure) && refused.test(failure.message)
    ? new ConversionFailure('memory-limit', undefined, { cause: failure })
    : failure
