export interface Import {
  /** As written: "./box.ts", "node:fs", "@docmill/engine". */
  readonly specifier: string
  /** static: when the module is loaded. later: when some code asks for it. types: nothing of it is left at run time. */
  readonly kind: 'static' | 'later' | 'types'
}

/** What the source text of a TypeScript module imports: static, dynamic, types, and `export … from`. */
export function importsOf(source: string): readonly Import[] {
  const code = withoutComments(source)
  return forms.flatMap(({ kind, form }) =>
    [...code.matchAll(form)].map(
      ({ groups }): Import => ({ specifier: groups?.specifier ?? '', kind: groups?.type === undefined ? kind : 'types' }),
    ),
  )
}

const forms: readonly { readonly kind: Import['kind']; readonly form: RegExp }[] = [
  {
    // import … from '…', import type … from '…', export … from '…': at the start of a line, over several lines if need be
    kind: 'static',
    form: /^[ \t]*(?:import|export)\b(?<type>[ \t]+type\b(?!\s*from))?[^'"`;=]*?\bfrom\s*['"](?<specifier>[^'"\n]+)['"]/gm,
  },
  // import '…'
  { kind: 'static', form: /^[ \t]*import\s*['"](?<specifier>[^'"\n]+)['"]/gm },
  // typeof import('…')
  { kind: 'types', form: /\btypeof\s+import\(\s*['"](?<specifier>[^'"\n]+)['"]\s*[,)]/g },
  // await import('…')
  { kind: 'later', form: /(?<!typeof\s+)\bimport\(\s*['"](?<specifier>[^'"\n]+)['"]\s*[,)]/g },
]

// Strings are matched too, and kept, so that "//" inside one is not taken for a comment. No string or comment of ours runs over the
// end of a line by accident, so a quote inside a regular expression spoils one line at most.
const stringsAndComments = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

function withoutComments(source: string): string {
  return source.replaceAll(stringsAndComments, (found) => (found.startsWith('/') ? '' : found))
}
