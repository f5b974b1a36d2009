// Loads what a worker loads and ends: Node then writes it, compiled, to the folder that NODE_COMPILE_CACHE names. See compiled-code.ts.

await import('./jobs.ts')
await import('./pictures.ts')
await import('../draw/index.ts')
// Reads what PDFium refuses; half a megabyte that would otherwise be compiled for each damaged file.
await import('pdfjs-dist/legacy/build/pdf.mjs')
