// The engine's second door: the same work, done in processes that reach nothing. See docs/decisions/004-sandbox.md.

export { defaultTimeLimits, openSandbox } from './pool.ts'
export type * from './sandbox.ts'
