import type { FieldDefinition, FieldKind } from '@docmill/contracts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/Button.tsx'
import './conversions.css'
import * as texts from '../texts/conversions.ts'

const kinds: readonly { readonly value: FieldKind; readonly label: string }[] = [
  { value: 'text', label: texts.textLabel },
  { value: 'number', label: texts.number },
  { value: 'money', label: texts.amount },
  { value: 'date', label: texts.date },
  { value: 'percent', label: texts.percentage },
  { value: 'tick', label: texts.tickBox },
  { value: 'list', label: texts.listOfRows },
]

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

/** A list of fields to be looked for: named, typed, put in order; a list of rows has fields of its own. */
export function FieldListEditor({ fields, onChange, error }: EditorProps) {
  const id = useId()
  const change = (at: number, field: FieldDefinition) => onChange(fields.map((each, index) => (index === at ? field : each)))
  const move = (at: number, to: number) => {
    const next = [...fields]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(to, 0, moved)
    onChange(next)
  }
  const add = () => onChange([...fields, newField(nameFor('field', new Set(fields.map(({ name }) => name))))])
  return (
    <div className="field-list" aria-describedby={error ? `${id}-error` : undefined}>
      <ul aria-label={texts.fields}>
        {fields.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its name changes while it is typed
          <li key={at}>
            <Row field={field} number={at + 1} onChange={(next) => change(at, next)} />
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
          </li>
        ))}
      </ul>
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <Button size="small" onClick={add}>
        <Plus className="i i12" aria-hidden="true" />
        {texts.addAField}
      </Button>
    </div>
  )
}

function Row({
  field,
  number,
  onChange,
}: {
  readonly field: FieldDefinition
  readonly number: number
  readonly onChange: (field: FieldDefinition) => void
}) {
  const id = useId()
  return (
    <div className="field-row">
      <input
        className="in"
        aria-label={texts.nameOfField(number)}
        placeholder={texts.nameAsInTheResult}
        value={field.name}
        onChange={(event) => onChange({ ...field, name: event.target.value })}
      />
      <select
        className="in"
        aria-label={texts.kindOfField(number)}
        value={field.kind}
        onChange={(event) => onChange({ ...field, kind: event.target.value as FieldKind })}
      >
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <label className="cb">
        <input type="checkbox" checked={field.required} onChange={(event) => onChange({ ...field, required: event.target.checked })} />
        {texts.mustBeThere}
      </label>
      <details>
        <summary>{texts.more}</summary>
        <div className="field-more">
          <label className="lab" htmlFor={`${id}-title`}>
            {texts.title}
          </label>
          <input
            id={`${id}-title`}
            className="in"
            value={field.title}
            onChange={(event) => onChange({ ...field, title: event.target.value })}
          />
          <label className="lab" htmlFor={`${id}-labels`}>
            {texts.labelsDocumentsPrintForIt}
          </label>
          <input
            id={`${id}-labels`}
            className="in"
            defaultValue={field.synonyms.join(', ')}
            onBlur={(event) =>
              onChange({
                ...field,
                synonyms: event.target.value
                  .split(',')
                  .map((each) => each.trim())
                  .filter(Boolean),
              })
            }
          />
          <label className="lab" htmlFor={`${id}-about`}>
            {texts.whatItIs}
          </label>
          <input
            id={`${id}-about`}
            className="in"
            value={field.description}
            onChange={(event) => onChange({ ...field, description: event.target.value })}
          />
          {field.kind === 'list' && (
            <>
              <label className="lab" htmlFor={`${id}-columns`}>
                {texts.namesOfItsColumnsSeparated}
              </label>
              <input
                id={`${id}-columns`}
                className="in"
                defaultValue={field.fields.map(({ name }) => name).join(', ')}
                onBlur={(event) => onChange({ ...field, fields: columnsOf(event.target.value, field.fields) })}
              />
            </>
          )}
        </div>
      </details>
    </div>
  )
}

/** The columns named in a text; those known already keep what was said about them. */
function columnsOf(text: string, known: FieldDefinition['fields']): FieldDefinition['fields'] {
  const names = [
    ...new Set(
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ]
  return names.map((name) => {
    const before = known.find((each) => each.name === name)
    if (before) return before
    const { fields: _, kind: __, ...rest } = newField(name)
    return { ...rest, kind: 'text' }
  })
}

/** Why a list can't be saved or used, in a sentence; null when it can. */
export function faultOfFields(fields: readonly FieldDefinition[]): string | null {
  if (fields.some(({ name }) => name.trim() === '')) return texts.giveEveryFieldAName
  if (new Set(fields.map(({ name }) => name.trim())).size < fields.length) return texts.fieldNamesMustDiffer
  const empty = fields.find(({ kind, fields: columns }) => kind === 'list' && columns.length === 0)
  return empty ? texts.nameTheColumnsOf(empty.name) : null
}
