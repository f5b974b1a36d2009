import type { FieldDefinition, FieldKind } from '@docmill/contracts'
import { linesOf, type ParsedDocument, textOfLine, textOfLines, type ValueKind } from '@docmill/engine/model'
import { nameFor, newField } from '../../conversions/FieldListEditor.tsx'
import * as texts from '../../texts/review.ts'
import { fieldAt, gridOf, nameOfTable, type Target, tablesOf, textOfCell, titled } from '../../viewer/targets.ts'

type Fields = readonly FieldDefinition[]

/**
 * A list of fields with one more for what was pressed on a page: a field by its own name, a cell as a column of a list of rows, a line of
 * text by what stands before its colon. What is in the list already is not put in twice.
 */
export function withFieldOf(document: ParsedDocument, target: Target, fields: Fields): Fields {
  switch (target.kind) {
    case 'field': {
      const sheet = document.sheets[target.sheet]
      const field = sheet && fieldAt(sheet, target.path)
      if (!sheet || !field) return fields
      const list = 'list' in target.path ? sheet.definitions.find(({ name }) => name === (target.path as { list: string }).list) : null
      const known = (list ? list.fields : sheet.definitions).find(({ name }) => name === target.path.name)
      const title = titled(known?.title, target.path.name)
      const label = field.label
        ? field.label.words
            .map(({ text }) => text)
            .join(' ')
            .replace(/\s*[:.]+$/u, '')
        : ''
      const kind = known && known.kind !== 'list' ? (known.kind as FieldKind) : kindOf(field.value.kind)
      return 'list' in target.path
        ? withColumn(fields, titled(list?.title, target.path.list), title, kind, label)
        : withField(fields, title, kind, label)
    }
    case 'cell': {
      const table = tablesOf(document)[target.table]
      const cell = table && gridOf(table)[target.row]?.[target.column]
      if (!table || !cell) return fields
      const column = table.columns[target.column]
      // Where no row names the columns, the first cell of the row says what the others are.
      const first = gridOf(table)[target.row]?.[0]
      if (table.headerRows === 0 && target.column > 0 && first)
        return withField(fields, labelOf(textOfCell(first)), kindOf(cell.value?.kind ?? 'text'))
      const title = column?.title || (table.headerRows > 0 ? texts.column(target.column + 1) : textOfCell(cell))
      return withColumn(fields, nameOfTable(table, target.table), title, kindOf(column?.kind ?? 'text'))
    }
    case 'block': {
      const block = document.blocks[target.block]
      const [line] = block ? linesOf(block) : []
      return line ? withField(fields, labelOf(textOfLine(line) || textOfLines([line])), 'text') : fields
    }
    case 'table':
      return fields
  }
}

/** What names a value within a line: what stands before the colon, else before the first figure. */
function labelOf(text: string): string {
  const [before = ''] = text.split(/\s*[:：]/u)
  const words = before.length < text.length ? before : (/^[^\d]{2,}(?=\s+\S*\d)/u.exec(text)?.[0] ?? text)
  return words.trim().slice(0, 80)
}

const kindOf = (kind: ValueKind): FieldKind => (kind === 'time' ? 'text' : kind)
const isSame = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0

function withField(fields: Fields, title: string, kind: FieldKind, label = ''): Fields {
  if (title === '' || fields.some((field) => field.kind !== 'list' && isSame(field.title || field.name, title))) return fields
  const name = nameFor(title, new Set(fields.map((field) => field.name)))
  return [...fields, { ...newField(name, kind), title, synonyms: label === '' || isSame(label, title) ? [] : [label] }]
}

function withColumn(fields: Fields, list: string, title: string, kind: FieldKind, label = ''): Fields {
  const known = fields.find((field) => field.kind === 'list' && isSame(field.title, list))
  const name = known?.name ?? nameFor(list, new Set(fields.map((field) => field.name)))
  const own = known ?? { ...newField(name, 'list'), title: list }
  if (kind === 'list' || own.fields.some((column) => isSame(column.title || column.name, title))) return fields
  const { fields: _, ...column } = { ...newField(nameFor(title, new Set(own.fields.map((each) => each.name)))), title }
  const next = { ...own, fields: [...own.fields, { ...column, kind, synonyms: label === '' || isSame(label, title) ? [] : [label] }] }
  return known ? fields.map((field) => (field === known ? next : field)) : [...fields, next]
}
