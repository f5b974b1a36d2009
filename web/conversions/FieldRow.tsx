import type { FieldDefinition, FieldKind } from '@docmill/contracts'
import { useId, useState } from 'react'
import * as texts from '../texts/conversions.ts'
import './conversions.css'

const kinds: readonly { readonly value: FieldKind; readonly label: string }[] = [
  { value: 'text', label: texts.textLabel },
  { value: 'number', label: texts.number },
  { value: 'money', label: texts.amount },
  { value: 'date', label: texts.date },
  { value: 'percent', label: texts.percentage },
  { value: 'tick', label: texts.tickBox },
  { value: 'list', label: texts.listOfRows },
]

interface FieldRowProps {
  readonly field: FieldDefinition
  /** How the row's controls are called: "field 2", "column 1 of items". */
  readonly called: string
  /** A column of a list holds no list. */
  readonly inList: boolean
  readonly onChange: (field: FieldDefinition) => void
}

/** What one field is: its name, its kind, whether it must be there, and behind "More" how documents call it and what its text must be. */
export function FieldRow({ field, called, inList, onChange }: FieldRowProps) {
  const id = useId()
  const line = (key: 'title' | 'description', label: string) => (
    <>
      <label className="lab" htmlFor={`${id}-${key}`}>
        {label}
      </label>
      <input
        id={`${id}-${key}`}
        className="in"
        value={field[key]}
        onChange={(event) => onChange({ ...field, [key]: event.target.value })}
      />
    </>
  )
  return (
    <div className="field-row">
      <input
        className="in"
        aria-label={texts.nameOfField(called)}
        placeholder={texts.nameAsInTheResult}
        value={field.name}
        onChange={(event) => onChange({ ...field, name: event.target.value })}
      />
      <select
        className="in"
        aria-label={texts.kindOfField(called)}
        value={field.kind}
        onChange={(event) => onChange({ ...field, kind: event.target.value as FieldKind })}
      >
        {kinds
          .filter(({ value }) => !inList || value !== 'list')
          .map(({ value, label }) => (
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
          {line('title', texts.title)}
          <Labels labels={field.synonyms} onLabels={(synonyms) => onChange({ ...field, synonyms })} />
          {line('description', texts.whatItIs)}
          {field.kind !== 'list' && (
            <>
              <label className="lab" htmlFor={`${id}-pattern`}>
                {texts.patternItsTextMustFit}
              </label>
              <input
                id={`${id}-pattern`}
                className="in num"
                spellCheck={false}
                aria-invalid={isPattern(field.pattern) ? undefined : true}
                value={field.pattern ?? ''}
                onChange={(event) => onChange({ ...field, pattern: event.target.value === '' ? null : event.target.value })}
              />
            </>
          )}
        </div>
      </details>
    </div>
  )
}

/** Labels as they are typed: what is not yet parted stays as it stands until the next look at it. */
function Labels({ labels, onLabels }: { readonly labels: readonly string[]; readonly onLabels: (labels: string[]) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <label className="lab" htmlFor={id}>
        {texts.labelsDocumentsPrintForIt}
      </label>
      <input
        id={id}
        className="in"
        value={typed ?? labels.join(', ')}
        onChange={(event) => {
          setTyped(event.target.value)
          onLabels(
            event.target.value
              .split(',')
              .map((each) => each.trim())
              .filter(Boolean),
          )
        }}
        onBlur={() => setTyped(null)}
      />
    </>
  )
}

/** True for no pattern and for one that is a regular expression, as the service reads it. */
export function isPattern(pattern: string | null): boolean {
  if (pattern === null) return true
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}
