import type { ConverterId } from '@docmill/contracts'

// Files dropped on one page for the converter that opens next. They can't go through the address or the history.
let waiting: readonly globalThis.File[] = []

/** Leaves files for the next converter page. */
export const handOver = (files: readonly globalThis.File[]): void => {
  waiting = files
}

/** Takes the files left; a second call gets none. */
export const takeHandedOver = (): readonly globalThis.File[] => {
  const files = waiting
  waiting = []
  return files
}

/** The tools that read these files, the best first: tables are what most people come for. */
export const toolFor = (files: readonly Pick<globalThis.File, 'name' | 'type'>[]): readonly ConverterId[] =>
  files.every(({ name, type }) => type === 'application/pdf' || /\.pdf$/i.test(name))
    ? ['pdf-to-excel']
    : ['image-to-excel', 'pdf-to-excel']
