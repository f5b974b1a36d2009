import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { calls } from '@docmill/contracts'
import { addressesOf } from '@docmill/contracts/addresses'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { needsOf, writtenOut } from './written-out.ts'

const define = { __ADDRESSES__: JSON.stringify(addressesOf(calls)) }
const resolve = { dedupe: ['react', 'react-dom', 'zod'] }

/**
 * What every page needs, in few files: a file of its own for each of forty icons would cost a request each, and large files pack better
 * than small ones.
 */
const together = [
  // Small, and needs nothing of the others: it runs where the app is not yet needed.
  { name: 'before-app', test: /[\\/](?:web[\\/](?:before-app|ui[\\/](?:theme-choice|threads))|contracts[\\/]limits)\.ts$/, priority: 3 },
  // Apart, as each is run in a task of its own (first-paint.js).
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 1 },
  {
    name: 'frame',
    test: /[\\/](?:web[\\/](?:api|addresses|event-stream|session|titles)|web[\\/]ui[\\/](?:Logo|ThemeToggle|theme|Paper|Coin|Button)|contracts[\\/](?:prices|limits|account-messages|conversion-states))\.tsx?$/,
  },
]

// Everything is served by Docmill itself: no foreign hosts, no inlined assets (the content security policy allows neither).
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), writtenOut({ define, resolve, plugins: [react()] }), lastingFonts(), lightReview(), compressed()],
  define,
  resolve,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': process.env.DOCMILL_SERVER ?? 'http://127.0.0.1:3000' } },
})

/** Puts the fonts of headings, text and code under addresses that stay, for pages that are no part of the app: the terms, the documentation. */
function lastingFonts(): Plugin {
  return {
    name: 'docmill-lasting-fonts',
    apply: 'build',
    async generateBundle() {
      for (const name of ['geist.woff2', 'bricolage.woff2', 'geist-mono.woff2'])
        this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: await readFile(path.join(import.meta.dirname, 'fonts', name)) })
    },
  }
}

/** All scripts that a review needs, packed, in bytes: 180 kB of 1,024, about a second on a line of 1.6 Mbit/s. */
const reviewBudget = 180 * 1024

/** Fails the build when the scripts of the review, those of every page included, weigh more than they may. */
function lightReview(): Plugin {
  return {
    name: 'docmill-light-review',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const review = needsOf(bundle, path.join(import.meta.dirname, 'pages/review/index.tsx'))
      const around = needsOf(bundle, path.join(import.meta.dirname, 'Queried.tsx'))
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const needed = chunks.filter(({ fileName }) => [review.entry, ...review.scripts, ...around.scripts].includes(fileName))
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
        // Pages of the app are finished, and packed, by the server.
        if (!/\.(js|css|svg|html)$/.test(file) || file.startsWith('.pages') || file === 'index.html') continue
        const whole = path.join(folder, file)
        const bytes = await readFile(whole)
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        await writeFile(`${whole}.br`, await promisify(brotliCompress)(bytes, brotli))
        await writeFile(`${whole}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }
    },
  }
}
