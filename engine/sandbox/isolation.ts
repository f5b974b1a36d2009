import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledCodeFolder } from './compiled-code.ts'
import type { IsolationLevel } from './sandbox.ts'
import { memoryFlags, workerEnvironment, workerUser } from './worker-process.ts'

/** Strongest first. */
export const isolationLevels: readonly IsolationLevel[] = ['namespace', 'network-only', 'permission-model']

export interface Shell {
  readonly command: string
  readonly parameters: readonly string[]
}

/**
 * The command line that starts a worker shut in as `level` says, able to write `folder` alone; null when this system lacks what the
 * level needs. Whether the system then allows it is known only when the worker answers.
 */
export function shellFor(level: IsolationLevel, folder: string, memoryBytes: number): Shell | null {
  const node = [realpathSync(process.execPath), ...nodeFlags(folder), entry]
  switch (level) {
    case 'namespace': {
      const bwrap = find('bwrap')
      if (bwrap === null) return null
      // Node reads compiled code only from a folder it may write. Here it may as far as Node knows, and cannot: the mount is read-only.
      const [program = '', ...flags] = node
      const readingCompiled = [program, `--allow-fs-write=${compiledCodeFolder}`, ...flags, compiledCodeFolder]
      return limited([bwrap, ...namespaces, ...mounts(folder), '--', ...readingCompiled], memoryBytes)
    }
    case 'network-only': {
      const unshare = find('unshare')
      const setpriv = find('setpriv')
      if (unshare === null || setpriv === null) return null
      const dieWithParent = [setpriv, '--pdeathsig', 'KILL', '--no-new-privs', '--']
      const alone = [unshare, '--user', '--map-current-user', '--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child=KILL', '--']
      return limited([...dieWithParent, ...alone, ...node], memoryBytes)
    }
    case 'permission-model':
      return limited(node, memoryBytes)
  }
}

const entry = fileURLToPath(new URL('child.ts', import.meta.url))
const engine = dirname(dirname(entry))
const repository = dirname(engine)
/** What a worker may read: code. The repository itself also holds data and stays shut. Folders may be links into another place. */
const codeFolders = [engine, join(engine, 'node_modules'), join(repository, 'node_modules'), join(repository, 'package.json')].filter(
  (path) => existsSync(path),
)
const readable = [...new Set([...codeFolders, ...codeFolders.map((path) => realpathSync(path))])]

function nodeFlags(folder: string): string[] {
  return [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    ...[...readable, folder].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${folder}`,
    '--no-warnings',
    ...memoryFlags,
  ]
}

const namespaces = [
  ...['--unshare-user', '--unshare-all', '--disable-userns', '--uid', String(workerUser), '--gid', String(workerUser), '--cap-drop', 'ALL'],
  ...['--hostname', 'sandbox', '--die-with-parent', '--new-session', '--clearenv'],
  ...Object.entries(workerEnvironment).flatMap((entry) => ['--setenv', ...entry]),
]

/** The file system of a worker: the C library and its kin, Node, code, an empty /tmp and its job folder. No /etc, no /proc, no /home. */
function mounts(folder: string): string[] {
  const node = realpathSync(process.execPath)
  return [
    ...libraryFolders.flatMap(mountOf),
    ...['--dev', '/dev', '--size', String(16 * 1024 * 1024), '--tmpfs', '/tmp'],
    ...['--ro-bind', node, node],
    ...readable.flatMap(mountOf),
    ...['--bind', folder, folder, '--chdir', folder],
  ]
}

const libraryFolders = ['/usr/lib', '/usr/lib64', '/lib', '/lib64', '/nix/store']

/** Distributions differ in which of these are links to others (Debian since 12: all of /lib). */
function mountOf(path: string): string[] {
  if (!existsSync(path)) return []
  return lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path]
}

/**
 * A fresh Node maps about 600 MB that it never touches (measured: VmData 576 MB at 48 MB resident), so the limit of the data segment
 * stands that much above the memory a worker may really use. Allocations beyond it fail inside the worker, before the parent's watch
 * sees them: a bomb can take gigabytes between two looks.
 */
const untouchedBytes = 600 * 1024 * 1024
const kernelLimits = {
  core: 0,
  /** The largest file a worker may write, in bytes: an output of 300 pages is a few megabytes. */
  fsize: 512 * 1024 * 1024,
  nofile: 256,
  /** Seconds of processor time in a worker's whole life: only an orphan gets this far. */
  cpu: 4 * 60 * 60,
}

/** Puts the kernel's limits around a command where the system has a tool for it. */
function limited(command: readonly string[], memoryBytes: number): Shell {
  const prlimit = find('prlimit')
  const [program = '', ...parameters] = command
  if (prlimit === null) return { command: program, parameters }
  const limits = Object.entries({ ...kernelLimits, data: memoryBytes + untouchedBytes }).map(([name, value]) => `--${name}=${value}`)
  return { command: prlimit, parameters: [...limits, '--', program, ...parameters] }
}

/** Looked for in the system's own folders: the caller's PATH may lead anywhere. */
function find(program: string): string | null {
  return (
    ['/usr/bin', '/bin', '/usr/local/bin', '/run/current-system/sw/bin']
      .map((folder) => join(folder, program))
      .find((path) => existsSync(path)) ?? null
  )
}
