// The engine's door. For files nobody trusts enter through @docmill/engine/sandbox instead, which runs this in a process of its own.

export {
  type Conversion,
  convert,
  exportDocument,
  openFor,
  pagesToRead,
  refuseWhatIsNotThere,
  understand,
  understandPages,
} from './convert.ts'
export { drawStage, type StageResults } from './draw/index.ts'
export { load, unlock } from './load/index.ts'
export * from './model/index.ts'
export * from './stages.ts'
