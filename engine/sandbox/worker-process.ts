/** MiB. 300 dense pages need about 200 of JavaScript heap; more is a runaway. */
const heapMegabytes = 640
/** 64 KiB each: 1 GiB for one instance of WebAssembly. PDFium aborts in an orderly way when it is refused more. */
const wasmPages = 16_384

/**
 * What holds the memory of JavaScript and WebAssembly in a worker. Compiled code fits only where it was compiled with the same flags.
 * Garbage is collected by one thread: helpers on other cores, where other workers are busy, cost 6 % more processor time a page.
 * Functions learn which types they meet from their first call on rather than after a while: most run a few times a page only, and are compiled sooner and
 * better (`npm run bench:paired`, 15 passes: 0.904 of the time a page; the first pass takes as long as before).
 */
export const memoryFlags: readonly string[] = [
  `--max-old-space-size=${heapMegabytes}`,
  `--wasm-max-mem-pages=${wasmPages}`,
  '--single-threaded-gc',
  '--no-lazy-feedback-allocation',
]

/**
 * All that a worker finds in its environment. glibc raises by itself the size from which a block goes back to the system when it is freed, up
 * to 32 MB, and pictures of pages then leave holes that stay: seven documents of scanned forms one after the other took 1,052 MB at most
 * and kept 869, with this fixed size (bytes) 892 and 781, for 1 s of 67 s of processor time.
 */
export const workerEnvironment: Readonly<Record<string, string>> = { MALLOC_MMAP_THRESHOLD_: '1000000' }

/** Number of the user that a worker is to itself in a namespace: nobody. */
export const workerUser = 65_534
