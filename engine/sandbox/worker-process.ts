/** MiB. 300 dense pages need about 200 of JavaScript heap; more is a runaway. */
const heapMegabytes = 640
/** 64 KiB each: 1 GiB for one instance of WebAssembly. PDFium aborts in an orderly way when it is refused more. */
const wasmPages = 16_384

/**
 * What holds the memory of JavaScript and WebAssembly in a worker. Compiled code fits only where it was compiled with the same flags.
 * Garbage is collected by one thread: helpers on other cores, where other workers are busy, cost 6 % more processor time a page.
 */
export const memoryFlags: readonly string[] = [
  `--max-old-space-size=${heapMegabytes}`,
  `--wasm-max-mem-pages=${wasmPages}`,
  '--single-threaded-gc',
]

/** Number of the user that a worker is to itself in a namespace: nobody. */
export const workerUser = 65_534
