import { errors } from '@docmill/contracts'

/** The catalogue of errors, in Markdown: every code that the service can answer, its status and its sentence. */
export function errorsTable(): string {
  const rows = Object.entries(errors).map(([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`)
  return ['| code | status | sentence |', '|---|---|---|', ...rows].join('\n')
}
