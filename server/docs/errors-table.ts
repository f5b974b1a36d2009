import { readFileSync, writeFileSync } from 'node:fs'
import { errors } from '@docmill/contracts'

/** The catalogue of errors, in Markdown: every code that the service can answer, its status and its sentence. */
export function errorsTable(): string {
  const rows = Object.entries(errors).map(([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`)
  return ['| code | status | sentence |', '|---|---|---|', ...rows].join('\n')
}

// `npm run generate` writes the catalogue into its guide anew.
if (import.meta.main) {
  const guide = new URL('../../docs/guides/errors.md', import.meta.url)
  const text = readFileSync(guide, 'utf8')
  writeFileSync(
    guide,
    text.replace(/(<!-- errors -->\n)[\s\S]*?(\n<!-- \/errors -->)/, (_whole, begin, end) => begin + errorsTable() + end),
  )
}
