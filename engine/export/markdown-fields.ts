import type { FieldSheet } from '../model/index.ts'
import { itemFieldNames, noteOf, titleOf } from './fields-values.ts'
import { escapeInline } from './markdown-inline.ts'

/** The fields of a document as a table of names and values, and one for each list; notes say what nobody has checked. */
export function fieldsMarkdown(sheet: FieldSheet): string {
  const { definitions, fields, lists, missing } = sheet
  const rows = [
    ...fields.map((field) => [titleOf(definitions, field.name), field.value.text, noteOf(field) ?? '']),
    ...missing.map((name) => [titleOf(definitions, name), '', 'Not on the page.']),
  ]
  const parts = rows.length === 0 ? [] : [table(['Field', 'Value', 'Note'], rows)]
  for (const list of lists) {
    if (list.items.length === 0) continue
    const names = itemFieldNames([list], definitions)
    const own = definitions.find(({ name }) => name === list.name)?.fields ?? []
    const items = list.items.map((item) => names.map((name) => item.fields.find((field) => field.name === name)?.value.text ?? ''))
    parts.push(
      `**${escapeInline(titleOf(definitions, list.name))}**`,
      table(
        names.map((name) => titleOf(own, name)),
        items,
      ),
    )
  }
  return parts.join('\n\n')
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => escapeInline(cell.replace(/\s+/g, ' ').trim()).replaceAll('|', '\\|')).join(' | ')} |`
  return [row(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(row)].join('\n')
}
