import { dirname, join } from 'node:path/posix'
import { type Import, importsOf } from './imports.ts'
import type { Room } from './table.ts'

/** A package of this repository: the folder it lives in, its doors, and the packages it says it needs. */
export interface Package {
  readonly name: string
  readonly folder: string
  /** From "." or "./sandbox" to a path below the folder; a pattern has one `*` on both sides. */
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies: readonly string[]
}
export interface Sources {
  /** Path from the repository's root, with forward slashes, to source text. */
  readonly files: ReadonlyMap<string, string>
  readonly packages: readonly Package[]
  /** Packages of the whole repository's own package.json: for tests and tools, wherever they are. */
  readonly toolPackages: readonly string[]
}

/** Every import that the table forbids, every import that leads nowhere, and every circle of files and of folders, as sentences. */
export function trespasses(sources: Sources, table: readonly Room[]): readonly string[] {
  const edges = edgesOf(sources)
  const faults = edges.flatMap((edge) => faultsOf(edge, sources, table))
  const inside = edges.flatMap(({ from, to, kind }) => (to.kind === 'file' && !isTest(from) ? [{ from, to: to.path, kind }] : []))
  // Two files may name each other's types, or load each other when asked: nothing then waits for itself. Folders that do cannot be read one by one.
  const files = inside.filter(({ kind }) => kind === 'static').map(({ from, to }) => [from, to] as const)
  const folders = inside.map(({ from, to }) => [place(from, table), place(to, table)] as const).filter(([from, to]) => from !== to)
  return [...new Set(faults), ...circles(files).map(circleSentence('files')), ...circles(folders).map(circleSentence('folders'))]
}

interface Edge extends Import {
  readonly from: string
  readonly to:
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 'package'; readonly name: string }
    | { readonly kind: 'nowhere' }
}

function edgesOf({ files, packages }: Sources): readonly Edge[] {
  return [...files].flatMap(([from, source]) =>
    importsOf(source).map((each): Edge => ({ from, ...each, to: targetOf(from, each.specifier, files, packages) })),
  )
}

function targetOf(from: string, specifier: string, files: Sources['files'], packages: readonly Package[]): Edge['to'] {
  if (specifier.startsWith('.')) return fileAt(join(dirname(from), specifier), files)
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const ours = packages.find((each) => each.name === name)
  if (ours === undefined) return { kind: 'package', name }
  const door = `.${specifier.slice(name.length)}`
  const path = ours.exports[door] ?? ours.exports['./*']?.replace('*', door.slice(2))
  return path === undefined ? { kind: 'nowhere' } : fileAt(join(ours.folder, path), files)
}

/** Styles, pictures and data are imported too; only modules are rooms' business. */
function fileAt(path: string, files: Sources['files']): Edge['to'] {
  const module_ = path.replace(/\?.*$/, '')
  return files.has(module_) || !/\.(ts|tsx|mjs|js)$/.test(module_) ? { kind: 'file', path: module_ } : { kind: 'nowhere' }
}

function faultsOf({ from, specifier, to }: Edge, sources: Sources, table: readonly Room[]): readonly string[] {
  if (to.kind === 'nowhere') return [`${from} imports ${specifier}, which is nowhere`]
  if (to.kind === 'package') return undeclared(from, to.name, sources)
  const [own, other] = [roomOf(from, table) ?? roomOf(from.replace('.test.', '.'), table), roomOf(to.path, table)]
  if (own === null) return [`${from} stands in no room of the table`]
  if (other === null) return /\.(ts|tsx)$/.test(to.path) ? [`${from} imports ${to.path}, which stands in no room of the table`] : []
  if (own.name === other.name) return []
  if (isTest(from)) return mayTest(from, to.path, own.room, other.pattern) ? [] : [`${from} (a test) may not enter ${other.name}`]
  if (!own.room.may.includes(other.pattern)) return [`${from} may not enter ${other.name} (imports ${to.path})`]
  if (isTest(to.path)) return [`${from} imports ${to.path}, which is for tests`]
  const byDoor = other.room.door === 'any' || other.name === to.path || /\/index\.tsx?$/.test(to.path)
  return byDoor ? [] : [`${from} enters ${other.name} past its door (imports ${to.path})`]
}

/** A test may use everything of its own part of the repository, doors or not: it looks inside to see that the outside holds. */
function mayTest(from: string, to: string, own: Room, other: string): boolean {
  return from.split('/')[0] === to.split('/')[0] || own.may.includes(other) || to.startsWith('contracts/') || to.startsWith('tools/')
}

const isTest = (path: string): boolean => /^engine\/golden\/|(\.test\.tsx?|(^|\/)testing(-\w+)?\.tsx?|(^|\/)sample\.tsx?)$/.test(path)

function undeclared(from: string, name: string, { packages, toolPackages }: Sources): readonly string[] {
  if (name.startsWith('node:')) return []
  const owner = packages.find(({ folder }) => from.startsWith(`${folder}/`))
  const declared =
    owner?.dependencies.includes(name) ||
    ((owner === undefined || isTest(from) || /\.config\.ts$/.test(from)) && toolPackages.includes(name))
  return declared ? [] : [`${from} imports ${name}, which ${owner ? `${owner.folder}/` : ''}package.json does not name`]
}

/** The room a file stands in: its name, with stars filled in, its entry, and the pattern by which others name it. */
function roomOf(path: string, table: readonly Room[]): { readonly name: string; readonly pattern: string; readonly room: Room } | null {
  for (const room of table)
    for (const pattern of room.rooms) {
      const expression = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?=/|$)`)
      const [name] = expression.exec(path) ?? []
      if (name !== undefined) return { name, pattern, room }
    }
  return null
}

/** What counts as one place when circles of folders are looked for: a folder, or a room that is a single file. */
function place(path: string, table: readonly Room[]): string {
  const room = roomOf(path, table)
  return room !== null && /\.\w+$/.test(room.name) ? room.name : dirname(path)
}

/** The groups of nodes that can all reach each other (Tarjan 1972), each once, with its members in order. */
export function circles(edges: readonly (readonly [from: string, to: string])[]): readonly (readonly string[])[] {
  const next = Map.groupBy(edges, ([from]) => from)
  const state = new Map<string, { readonly index: number; low: number; open: boolean }>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): number => {
    const own = { index: state.size, low: state.size, open: true }
    state.set(node, own)
    stack.push(node)
    for (const [, to] of next.get(node) ?? []) {
      const other = state.get(to)
      if (other === undefined) own.low = Math.min(own.low, visit(to))
      else if (other.open) own.low = Math.min(own.low, other.index)
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.lastIndexOf(node))
      for (const member of group) {
        const memberState = state.get(member)
        if (memberState) memberState.open = false
      }
      if (group.length > 1) found.push(group.sort())
    }
    return own.low
  }
  for (const node of next.keys()) if (!state.has(node)) visit(node)
  return found
}

const circleSentence = (what: string) => (members: readonly string[]) => `${what} import each other in a circle: ${members.join(', ')}`
