import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { productName } from './product.ts'

/** Pages that are written out: the file's name, the address, the title, the module whose script and styles it needs, and whether an offer runs. */
const writtenPages = [
  { name: 'landing', address: '/', title: null, module: 'pages/landing/index.tsx', offer: false },
  { name: 'offer', address: '/', title: null, module: 'pages/landing/index.tsx', offer: true },
  { name: 'login', address: '/auth', title: 'Sign in', module: 'pages/auth/index.tsx', offer: false },
  { name: 'signup', address: '/auth?mode=signup', title: 'Make an account', module: 'pages/auth/index.tsx', offer: false },
] as const

/**
 * Writes the pages that strangers meet first as whole HTML into dist/.pages, so that they can be read before any script is here: with
 * their styles in them, and with first-paint.js, which has the app come when it is needed. prerender.tsx is built for that
 * and run once; the server chooses the file (server/web-pages.ts) and allows what stands in it by its hash.
 */
export function writtenOut({ define, resolve, plugins }: Pick<UserConfig, 'define' | 'resolve' | 'plugins'>): Plugin {
  const root = import.meta.dirname
  let bundle: Rolldown.OutputBundle = {}
  return {
    name: 'docmill-written-out',
    apply: 'build',
    writeBundle(_options, written) {
      bundle = written
    },
    async closeBundle() {
      const outDir = path.join(root, '../node_modules/.cache/docmill-written-out')
      await build({
        root,
        configFile: false,
        ...(define && { define }),
        ...(resolve && { resolve }),
        ...(plugins && { plugins }),
        logLevel: 'error',
        ssr: { noExternal: true },
        build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, target: 'node20' },
      })
      const { prerender } = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)
      const index = await readFile(path.join(root, 'dist/index.html'), 'utf8')
      const theme = withoutComments(await readFile(path.join(root, 'public/theme.js'), 'utf8'))
      const firstPaint = withoutComments(await readFile(path.join(root, 'first-paint.js'), 'utf8'))
      await mkdir(path.join(root, 'dist/.pages'), { recursive: true })
      for (const { name, address, title, module, offer } of writtenPages) {
        const { entry, styles, scripts, parts } = needsOf(bundle, path.join(root, module))
        const css = await Promise.all(styles.map((file) => readFile(path.join(root, 'dist', file), 'utf8')))
        const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ')
        const start = firstPaint
          .replace('__ENTRY__', `/${entry}`)
          .replace('__BEFORE__', addresses([chunkWith(bundle, path.join(root, 'before-app.ts')).fileName]))
          .replace('__SCRIPTS__', addresses(scripts))
          .replace('__PARTS__', addresses(parts))
        const head = [
          `<style>${css.join('')}</style>`,
          // Already in the page: named for the loader of later pages, and not fetched.
          ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
          `<script>${theme}${start}</script>`,
        ]
        const html = index
          .replace(/\s*<script\b.*?<\/script>|\s*<link rel="(?:stylesheet|modulepreload)".*?>/g, '')
          .replace(/(?<=<title>).*?(?=<\/title>)/, (usual) => (title === null ? usual : `${title} · ${productName}`))
          .replace('</head>', () => `${head.join('')}</head>`)
          .replace('<div id="root"></div>', `<div id="root">${await prerender(address, offer)}</div>`)
        await writeFile(path.join(root, `dist/.pages/${name}.html`), html)
      }
    },
  }
}

/** What is in the file without the lines that are comments and the indentation. */
const withoutComments = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')

interface Needs {
  /** The app's first script. */
  readonly entry: string
  /** Styles in the order in which they are loaded. */
  readonly styles: readonly string[]
  /** All other scripts. */
  readonly scripts: readonly string[]
  /** Those of them that the first one itself is made of, each after those that it needs. */
  readonly parts: readonly string[]
}

/** The chunk that holds a module. Throws when none does. */
function chunkWith(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.moduleIds.includes(module)) return output
  throw new Error(`no chunk holds ${module}`)
}

/** The files of the entry, of the chunk that holds a module, and of those they import; names relative to the built folder. */
export function needsOf(bundle: Rolldown.OutputBundle, module: string): Needs {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const start = chunkWith(bundle, module)
  if (!entry) throw new Error('the app has no first script')
  const found = new Set<Rolldown.OutputChunk>()
  const parts: string[] = []
  const follow = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) for (const imported of chunks) if (imported.fileName === name) follow(imported)
    parts.push(chunk.fileName)
  }
  follow(entry)
  const ofEntry = parts.filter((name) => name !== entry.fileName)
  follow(start)
  const needed = [...found]
  return {
    entry: entry.fileName,
    styles: [...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
    scripts: needed.filter((chunk) => chunk !== entry).map(({ fileName }) => fileName),
    parts: ofEntry,
  }
}
