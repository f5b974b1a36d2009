import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { calls } from '@docmill/contracts'
import { addressesOf } from '@docmill/contracts/addresses'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'

const define = { __ADDRESSES__: JSON.stringify(addressesOf(calls)) }
const resolve = { dedupe: ['react', 'react-dom', 'zod'] }

// Everything is served by Docmill itself: no foreign hosts, no inlined assets (the content security policy allows neither).
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), writtenOut(), lightReview(), compressed()],
  define,
  resolve,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': process.env.DOCMILL_SERVER ?? 'http://127.0.0.1:3000' } },
})

/** Pages that are written out: the file's name, the address, and the module whose script and styles it needs first. */
const writtenPages = [
  { name: 'landing', address: '/', module: 'pages/landing/index.tsx' },
  { name: 'login', address: '/auth', module: 'pages/auth/index.tsx' },
  { name: 'signup', address: '/auth?mode=signup', module: 'pages/auth/index.tsx' },
] as const

/**
 * Writes the pages that strangers meet first as whole HTML into dist/.pages, so that they can be read before any script is here.
 * web/prerender.tsx is built for that and run once; the server chooses the file (server/web-pages.ts).
 */
function writtenOut(): Plugin {
  let bundle: Rolldown.OutputBundle = {}
  return {
    name: 'docmill-written-out',
    apply: 'build',
    writeBundle(_options, written) {
      bundle = written
    },
    async closeBundle() {
      const root = import.meta.dirname
      const outDir = path.join(root, '../node_modules/.cache/docmill-written-out')
      await build({
        root,
        configFile: false,
        define,
        resolve,
        plugins: [react()],
        logLevel: 'error',
        ssr: { noExternal: true },
        build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, target: 'node20' },
      })
      const { prerender } = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)
      const index = await readFile(path.join(root, 'dist/index.html'), 'utf8')
      await mkdir(path.join(root, 'dist/.pages'), { recursive: true })
      for (const { name, address, module } of writtenPages) {
        const { styles, scripts } = needsOf(bundle, path.join(root, module))
        const links = [
          ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
          ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ]
        const html = index
          .replace('</head>', `${links.join('')}</head>`)
          .replace('<div id="root"></div>', `<div id="root">${await prerender(address)}</div>`)
        await writeFile(path.join(root, `dist/.pages/${name}.html`), html)
      }
    },
  }
}

/** The files of the chunk that holds a module, and of those it imports, without what index.html names already. */
function needsOf(
  bundle: Rolldown.OutputBundle,
  module: string,
): { readonly styles: readonly string[]; readonly scripts: readonly string[] } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const start = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!start) throw new Error(`no chunk holds ${module}`)
  const found = new Set<string>()
  const follow = (chunk: Rolldown.OutputChunk): void => {
    if (chunk === entry || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const name of chunk.imports) for (const imported of chunks) if (imported.fileName === name) follow(imported)
  }
  follow(start)
  const needed = chunks.filter(({ fileName }) => found.has(fileName))
  return { styles: [...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))], scripts: [...found] }
}

/** All scripts that a review needs, packed, in bytes: 180 kB of 1,024, about a second on a line of 1.6 Mbit/s. */
const reviewBudget = 180 * 1024

/** Fails the build when the scripts of the review, those of every page included, weigh more than they may. */
function lightReview(): Plugin {
  return {
    name: 'docmill-light-review',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const review = needsOf(bundle, path.join(import.meta.dirname, 'pages/review/index.tsx')).scripts
      const around = needsOf(bundle, path.join(import.meta.dirname, 'Queried.tsx')).scripts
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const needed = chunks.filter(({ isEntry, fileName }) => isEntry || review.includes(fileName) || around.includes(fileName))
      const packed = await Promise.all(needed.map(({ code }) => promisify(gzip)(code, { level: 9 })))
      const bytes = packed.reduce((sum, { byteLength }) => sum + byteLength, 0)
      this.info(`the scripts of the review weigh ${bytes} bytes packed`)
      if (bytes > reviewBudget) this.error(`the scripts of the review weigh ${bytes} bytes packed, more than ${reviewBudget}`)
    },
  }
}

/** Writes a .br and a .gz beside every text file of the build, once, so that the server never compresses while answering. */
function compressed(): Plugin {
  return {
    name: 'docmill-compressed',
    apply: 'build',
    async closeBundle() {
      const folder = path.join(import.meta.dirname, 'dist')
      for (const file of await readdir(folder, { recursive: true })) {
        if (!/\.(js|css|svg|html)$/.test(file)) continue
        const whole = path.join(folder, file)
        const bytes = await readFile(whole)
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        await writeFile(`${whole}.br`, await promisify(brotliCompress)(bytes, brotli))
        await writeFile(`${whole}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }
    },
  }
}
