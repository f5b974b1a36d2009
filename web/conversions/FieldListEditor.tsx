import type { FieldDefinition, FieldKind } from '@docmill/contracts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import * as texts from '../texts/conversions.ts'
import { Button } from '../ui/Button.tsx'
import { FieldRow, isPattern } from './FieldRow.tsx'
import './conversions.css'

type Column = FieldDefinition['fields'][number]

/** A field with nothing said about it but its name. */
export const newField = (name: string, kind: FieldKind = 'text'): FieldDefinition => ({
  name,
  title: '',
  description: '',
  synonyms: [],
  required: false,
  pattern: null,
  kind,
  fields: [],
})

/** A key for a title people wrote: "Invoice no." gives "invoice_no". Never one that is taken. */
export function nameFor(title: string, taken: ReadonlySet<string>): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
  const base = (plain || 'field').slice(0, 80)
  let name = base
  for (let count = 2; taken.has(name); count++) name = `${base}_${count}`
  return name
}

interface EditorProps {
  readonly fields: readonly FieldDefinition[]
  readonly onChange: (fields: readonly FieldDefinition[]) => void
  /** The sentence of a fault, under the list. */
  readonly error?: string | undefined
}

/** A list of fields to be looked for: named, typed, put in order; a list of rows has columns, which are fields of their own. */
export function FieldListEditor({ fields, onChange, error }: EditorProps) {
  const id = useId()
  return (
    <div className="field-list" aria-describedby={error ? `${id}-error` : undefined}>
      <Rows fields={fields} onChange={onChange} listName={null} />
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface RowsProps {
  readonly fields: readonly FieldDefinition[]
  readonly onChange: (fields: readonly FieldDefinition[]) => void
  /** The list whose columns these are; null for the fields of the document. */
  readonly listName: string | null
}

function Rows({ fields, onChange, listName }: RowsProps) {
  const change = (at: number, field: FieldDefinition) => onChange(fields.map((each, index) => (index === at ? field : each)))
  const move = (at: number, to: number) => {
    const next = [...fields]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(to, 0, moved)
    onChange(next)
  }
  const add = () =>
    onChange([...fields, newField(nameFor(listName === null ? 'field' : 'column', new Set(fields.map(({ name }) => name))))])
  const called = (at: number): string => (listName === null ? texts.fieldNumber(at + 1) : texts.columnNumber(at + 1, listName))
  return (
    <>
      <ul aria-label={listName === null ? texts.fields : texts.columnsOf(listName)}>
        {fields.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its name changes while it is typed
          <li key={at}>
            <FieldRow field={field} called={called(at)} inList={listName !== null} onChange={(next) => change(at, next)} />
            <span className="row field-acts">
              <Button
                kind="quiet"
                size="small"
                iconOnly
                aria-label={texts.moveUp(field.name)}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp className="i i14" aria-hidden="true" />
              </Button>
              <Button
                kind="quiet"
                size="small"
                iconOnly
                aria-label={texts.moveDown(field.name)}
                disabled={at === fields.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown className="i i14" aria-hidden="true" />
              </Button>
              <Button
                kind="quiet"
                size="small"
                iconOnly
                aria-label={texts.remove(field.name)}
                onClick={() => onChange(fields.filter((_, index) => index !== at))}
              >
                <Trash2 className="i i14" aria-hidden="true" />
              </Button>
            </span>
            {field.kind === 'list' && (
              <div className="field-columns">
                <Rows
                  fields={field.fields.map((column) => ({ ...column, fields: [] }))}
                  listName={field.name}
                  onChange={(columns) => change(at, { ...field, fields: columns.map(asColumn) })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={add}>
        <Plus className="i i12" aria-hidden="true" />
        {listName === null ? texts.addAField : texts.addAColumn}
      </Button>
    </>
  )
}

/** A field as the column of a list: it has no columns itself. */
const asColumn = ({ fields: _, kind, ...rest }: FieldDefinition): Column => ({ ...rest, kind: kind === 'list' ? 'text' : kind })

/** A list of fields as it is saved: names without spaces around them, columns only where they are looked for. */
export const tidyFields = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.map((field) => ({
    ...field,
    name: field.name.trim(),
    pattern: field.kind === 'list' ? null : field.pattern,
    fields: field.kind === 'list' ? field.fields.map((column) => ({ ...column, name: column.name.trim() })) : [],
  }))

/** Why a list can't be saved or used, in a sentence; null when it can. */
export function faultOfFields(fields: readonly FieldDefinition[]): string | null {
  if (fields.some(({ name }) => name.trim() === '')) return texts.giveEveryFieldAName
  if (new Set(fields.map(({ name }) => name.trim())).size < fields.length) return texts.fieldNamesMustDiffer
  for (const { name, kind, fields: columns } of fields) {
    if (kind !== 'list') continue
    if (columns.length === 0) return texts.nameTheColumnsOf(name)
    if (columns.some((column) => column.name.trim() === '')) return texts.giveEveryColumnAName(name)
    if (new Set(columns.map((column) => column.name.trim())).size < columns.length) return texts.columnNamesMustDiffer(name)
  }
  const wrong = fields
    .flatMap((field): readonly Pick<Column, 'name' | 'pattern'>[] => (field.kind === 'list' ? field.fields : [field]))
    .find(({ pattern }) => !isPattern(pattern))
  return wrong ? texts.patternIsNone(wrong.name) : null
}
