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
