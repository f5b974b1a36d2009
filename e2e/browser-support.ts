// What written styles, scripts and pages use that a current browser lacks, by the browsers' own data (web-features, which W3C's WebDX keeps).

import { browsers, features } from 'web-features'

/** What is looked through: the text of style sheets, scripts and pages as they are served. */
export interface Served {
  readonly styles: string
  readonly scripts: string
  readonly pages: string
}

type Browser = 'firefox' | 'safari'
type Support = Readonly<Partial<Record<Browser, string>>>

/** The newest version of each browser that the data knows: what passes here has been released. */
export const newest: Readonly<Record<Browser, string>> = {
  firefox: browsers.firefox.releases.at(-1)?.version ?? '',
  safari: browsers.safari.releases.at(-1)?.version ?? '',
}

const known = new Map<string, Support>(
  Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return []
    const keys = (feature.status.by_compat_key ?? {}) as Readonly<Record<string, { readonly support: Support }>>
    return Object.entries(keys).map(([key, { support }]) => [key, support] as const)
  }),
)
/** Functions of styles stand at many places in the data: one that any of them supports is supported. */
const functions = Map.groupBy(
  [...known].filter(([key]) => key.startsWith('css.')),
  ([key]) => key.slice(key.lastIndexOf('.') + 1),
)

/**
 * Names of what Firefox or Safari lacks, each with the browsers that lack it, in order: "text-wrap: pretty (firefox)". What the data does
 * not know is not judged: a method of an object whose kind can't be told from its text, and old properties of one engine. A property that
 * also stands with the prefix of an engine is judged by the prefix: that is how Safari knows some of them.
 */
export function lacking(served: Served): string[] {
  const used = new Map([...ofStyles(served.styles), ...ofScripts(served.scripts), ...ofPages(served.pages)])
  return [...used]
    .map(([name, support]) => [name, (['firefox', 'safari'] as const).filter((browser) => support[browser] === undefined)] as const)
    .filter(([, without]) => without.length > 0)
    .map(([name, without]) => `${name} (${without.join(', ')})`)
    .sort()
}

type Use = readonly [name: string, support: Support]
const use = (name: string, ...keys: readonly string[]): Use[] =>
  keys.flatMap((key) => {
    const support = known.get(key)
    return support ? [[name, support] as const] : []
  })

function ofStyles(styles: string): Use[] {
  const text = styles.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"[^"]*"|'[^']*'/g, '""')
  const declarations = [...text.matchAll(/(?<=[{;\s])([a-z-]+)\s*:([^;{}]*)(?=[;}])/g)].map(([, property = '', value = '']) => ({
    property,
    value,
  }))
  const prefixed = new Set(declarations.map(({ property }) => property))
  const judged = declarations.filter(({ property }) => !property.startsWith('--') && !prefixed.has(`-webkit-${property}`))
  const selectors = text.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/@[^{};]*/g, '')
  return [
    ...judged.flatMap(({ property }) => use(property, `css.properties.${property}`)),
    ...judged.flatMap(({ property, value }) =>
      words(value).flatMap((word) => use(`${property}: ${word}`, `css.properties.${property}.${word}`)),
    ),
    ...names(text, /@([a-z-]+)/g).flatMap((name) => use(`@${name}`, `css.at-rules.${name}`)),
    ...names(selectors, /::?([a-z-]+)/g).flatMap((name) => use(`:${name}`, `css.selectors.${name}`)),
    ...names(text, /@(?:media|container)[^{]*?\(\s*([a-z-]+)/g).flatMap((name) => use(`@media (${name})`, `css.at-rules.media.${name}`)),
    ...names(text, /(?<![\w:-])([a-z][a-z-]*)\(/g).flatMap((name) => {
      const all = functions.get(name)?.map(([, support]) => support) ?? []
      const [support] = [...all.filter(({ firefox, safari }) => firefox && safari), ...all]
      return support ? [[`${name}()`, support] as const] : []
    }),
  ]
}

/** Globals and their own members; window, document and navigator with theirs. */
function ofScripts(scripts: string): Use[] {
  const globals = [...scripts.matchAll(/(?<![.\w$'"`-])([A-Z][A-Za-z]{2,})(?:\??\.([a-z]\w*))?(?=[.(,;)\]}\s])/g)]
  const members = [...scripts.matchAll(/(?<![.\w$])(window|globalThis|self|document|navigator)\??\.([a-zA-Z]\w*)/g)]
  const interfaces: Readonly<Record<string, string>> = { document: 'Document', navigator: 'Navigator' }
  return [
    ...globals.flatMap(([, name = '', member]) => [
      ...use(name, `api.${name}`, `javascript.builtins.${name}`),
      ...(member ? use(`${name}.${member}`, `javascript.builtins.${name}.${member}`, `api.${name}.${member}_static`) : []),
    ]),
    ...members.flatMap(([, object = '', member = '']) =>
      use(`${object}.${member}`, `api.${interfaces[object] ?? 'Window'}.${member}`, ...(object in interfaces ? [] : [`api.${member}`])),
    ),
    ...names(scripts, /(?<![.\w$])([a-z]\w{5,})\(/g).flatMap((name) => use(`${name}()`, `api.Window.${name}`, `api.${name}`)),
  ]
}

function ofPages(pages: string): Use[] {
  return [...pages.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g)].flatMap(([, tag = '', attributes = '']) => [
    ...use(`<${tag}>`, `html.elements.${tag}`),
    ...names(attributes, /\s([a-z]+)(?==|\s|$)/g).flatMap((name) =>
      use(`<${tag} ${name}>`, `html.elements.${tag}.${name}`, `html.global_attributes.${name}`),
    ),
  ])
}

const names = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
const words = (value: string): string[] => names(value, /(?<![\w\-.#/])([a-z][a-z-]*)(?![\w(-])/g)
