import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { RivalMissing } from './rival.ts'
import versions from './versions.json' with { type: 'json' }

export type RivalPackage = keyof typeof versions

/** A package each folder: `npm install --no-save` removes what it did not put there itself. */
const folderOf = (name: RivalPackage) => join(import.meta.dirname, '.installed', name.replace('/', '+'))

/** Five minutes: the largest rival downloads some 100 MB. */
const installTimeoutMs = 300_000

/** Installs the pinned version of a package unless it is there, runs none of its scripts, and gives the version. Throws RivalMissing. */
export async function install(name: RivalPackage): Promise<string> {
  const version = versions[name]
  if (installedVersion(name) === version) return version
  const folder = folderOf(name)
  await mkdir(folder, { recursive: true })
  const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--no-package-lock']
  try {
    await promisify(execFile)('npm', ['install', ...options, `${name}@${version}`], { cwd: folder, timeout: installTimeoutMs })
  } catch (cause) {
    throw new RivalMissing(`npm can not install ${name}@${version}`, { cause })
  }
  if (installedVersion(name) !== version) throw new RivalMissing(`npm did not install ${name}@${version}`)
  return version
}

/** What an installed package exports. Throws where it is not installed or can not be loaded. */
export function load(name: RivalPackage): unknown {
  return createRequire(join(folderOf(name), 'package.json'))(name)
}

function installedVersion(name: RivalPackage): string | null {
  const manifest = join(folderOf(name), 'node_modules', name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null
}
