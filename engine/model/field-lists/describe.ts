import type { FieldDefinition } from './definition.ts'
import { nameOfList, type PublishedList } from './published-list.ts'

/** The published lists as Markdown tables, a section each: what docs/fields.md holds. */
export function describeLists(lists: readonly PublishedList[]): string {
  const sections = lists.map((list) => {
    const own = list.definitions.length === 0 ? 'Brings its own labels: every label and its value is read.' : tableOf(list.definitions)
    const inLists = list.definitions
      .filter(({ kind }) => kind === 'list')
      .map(({ name, description, fields }) => `### ${name} of ${list.kind}\n\n${description}\n\n${tableOf(fields)}`)
    return [`## ${list.title} (\`${nameOfList(list)}\`)`, own, ...inLists].join('\n\n')
  })
  return `${[heading, ...sections].join('\n\n')}\n`
}

const heading = `# Fields

What is read from each kind of document. A key that is asked for and not on the page is listed under \`missing\`; nothing is filled in that
the page does not print. A list's version rises when a key changes its meaning or goes. This page is written from
\`engine/model/field-lists\` and a test holds it to them; \`UPDATE_FIELDS=1 npx vitest run engine/model/field-lists\` writes it anew.`

function tableOf(definitions: readonly FieldDefinition[]): string {
  const rows = definitions.map(
    ({ name, kind, description, required }) =>
      `| \`${name}\` | ${kind} | ${description.replaceAll('|', '\\|')}${required ? ' Expected on every one.' : ''} |`,
  )
  return ['| key | kind | what |', '| --- | --- | --- |', ...rows].join('\n')
}
