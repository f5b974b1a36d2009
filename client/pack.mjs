// Builds the client and packs it: `npm run client:pack` writes docmill-client-<version>.tgz into the folder it is given, or into this one.

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const made = join(folder, 'dist')
const target = resolve(process.argv[2] ?? folder)
rmSync(made, { recursive: true, force: true })
execFileSync(join(folder, '../node_modules/.bin/tsc'), ['-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' })
const { name, version, type, description, license, engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const entry = { types: './index.d.ts', default: './index.js' }
const manifest = { name, version, type, description, license, engines, exports: { '.': entry }, types: './index.d.ts', sideEffects: false }
writeFileSync(join(made, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], { cwd: made, encoding: 'utf8' })
const [{ filename }] = JSON.parse(packed)
console.log(join(target, filename))
