// The engine's second door: the same work, done in processes that reach nothing. See docs/decisions/004-sandbox.md.

export type {
  ConversionRequest,
  ExportedFile,
  ExportOptions,
  FailureCode,
  FieldRequest,
  FileType,
  Format,
  Limits,
  StageName,
} from '../stages.ts'
export { ConversionFailure, defaultExportOptions, defaultLimits, failureSentences, formats, stageNames } from '../stages.ts'
export { residentBytes } from './memory.ts'
export { defaultTimeLimits, openSandbox } from './pool.ts'
export type * from './sandbox.ts'
