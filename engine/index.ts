// The engine's door. For files nobody trusts enter through @docmill/engine/sandbox instead, which runs this in a process of its own.

import type * as draw from './draw/index.ts'

export {
  asRead,
  batchWorkbook,
  blocksOn,
  type Conversion,
  convert,
  documentOf,
  documentOfPage,
  dpiWithin,
  exportDocument,
  type GatheringWriter,
  gatheringWriter,
  jsonWriter,
  type NamedDocument,
  openFor,
  openSource,
  pagesToRead,
  refuseWhatIsNotThere,
  type UnderstoodPage,
  understand,
  understandPages,
  understoodPages,
} from './convert.ts'
export type { StageResults } from './draw/index.ts'
export { load, unlock } from './load/index.ts'
export * from './model/index.ts'
export * from './review/index.ts'
export * from './stages.ts'

/** What a stage made of a page, drawn over the page's picture, as a PNG file. Loaded when first used: few callers draw. */
export const drawStage: typeof draw.drawStage = async (...given) => (await import('./draw/index.ts')).drawStage(...given)
