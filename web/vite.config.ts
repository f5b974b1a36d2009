import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { calls } from '@docmill/contracts'
import { addressesOf } from '@docmill/contracts/addresses'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Everything is served by Docmill itself: no foreign hosts, no inlined assets (the content security policy allows neither).
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressed()],
  define: { __ADDRESSES__: JSON.stringify(addressesOf(calls)) },
  resolve: { dedupe: ['react', 'react-dom', 'zod'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': process.env.DOCMILL_SERVER ?? 'http://127.0.0.1:3000' } },
})

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
