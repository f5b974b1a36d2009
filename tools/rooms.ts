// Checks that every import keeps to the table in rooms/table.ts and that nothing imports in circles. Prints trespasses; ends with 1 if there are any.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Package, type Sources, trespasses } from './rooms/check.ts'
import { table } from './rooms/table.ts'

const root = dirname(import.meta.dirname)
const parts = ['contracts', 'engine', 'server', 'web', 'bench', 'e2e', 'tools']

/** The modules of this repository and what its packages say of themselves. */
export function readSources(): Sources {
  const files = new Map<string, string>()
  for (const part of parts) for (const path of modulesIn(part)) files.set(path, readFileSync(join(root, path), 'utf8'))
  return { files, packages: parts.flatMap(packageIn), toolPackages: dependenciesOf(manifestIn('.')) }
}

/** Every trespass in this repository, as sentences; empty when all keep to the table. */
export const trespassesHere = (): readonly string[] => trespasses(readSources(), table)

function modulesIn(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: false })
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : modulesIn(path)
    return /\.(ts|tsx)$/.test(entry.name) ? [path] : []
  })
}

interface Manifest {
  readonly name?: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function manifestIn(folder: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  } catch {
    return null
  }
}

function packageIn(folder: string): readonly Package[] {
  const manifest = manifestIn(folder)
  return manifest === null
    ? []
    : [{ name: manifest.name ?? folder, folder, exports: manifest.exports ?? {}, dependencies: dependenciesOf(manifest) }]
}

const dependenciesOf = (manifest: Manifest | null): readonly string[] => [
  ...Object.keys(manifest?.dependencies ?? {}),
  ...Object.keys(manifest?.devDependencies ?? {}),
]

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = trespassesHere()
  for (const sentence of found) console.log(sentence)
  console.log(found.length === 0 ? 'Every import keeps to the table.' : `${found.length} trespasses.`)
  process.exitCode = found.length === 0 ? 0 : 1
}
