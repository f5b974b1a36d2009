import type { FieldDefinition } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { FieldListEditor, faultOfFields, newField, tidyFields } from '../../conversions/FieldListEditor.tsx'
import { templatesQuery } from '../../queries.ts'
import * as texts from '../../texts/converters.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Choices } from './choices.ts'

/** Which fields are looked for: the usual ones of the document's type, a saved template, or fields named here. */
export function FieldsChoice({ choices, onChoices }: { readonly choices: Choices; readonly onChoices: (choices: Choices) => void }) {
  const templates = useQuery(templatesQuery).data?.templates ?? []
  const [editing, setEditing] = useState<readonly FieldDefinition[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const used = templates.find(({ fields }) => JSON.stringify(fields) === JSON.stringify(choices.fields))
  const value = choices.fields.length === 0 ? 'usual' : (used?.id ?? 'own')
  const choose = (next: string) => {
    if (next === 'usual') return onChoices({ ...choices, fields: [] })
    const template = templates.find(({ id }) => id === next)
    if (template) return onChoices({ ...choices, fields: template.fields, documentType: template.documentType })
    setEditing(choices.fields.length > 0 ? choices.fields : [newField('field')])
  }
  const take = () => {
    const wrong = editing && faultOfFields(editing)
    setFault(wrong)
    if (wrong || !editing) return
    onChoices({ ...choices, fields: tidyFields(editing) })
    setEditing(null)
  }
  return (
    <div className="op">
      <label htmlFor="fields-choice">{texts.fields}</label>
      <select id="fields-choice" className="in" value={value} onChange={(event) => choose(event.target.value)}>
        <option value="usual">{choices.documentType === 'custom' ? texts.everyLabelAndValue : texts.theUsualOnes}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="own">{value === 'own' ? texts.fields2(choices.fields.length) : texts.nameThemHere}</option>
      </select>
      <span className="small fields-acts">
        {choices.fields.length > 0 && (
          <button type="button" className="link" onClick={() => setEditing(choices.fields)}>
            {texts.changeTheFields}
          </button>
        )}
        <Link className="link" to="/dashboard/templates">
          {texts.templates}
        </Link>
      </span>
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={texts.fieldsToLookFor}
        actions={
          <>
            <Button onClick={() => setEditing(null)}>{texts.leaveAsItWas}</Button>
            <Button kind="primary" onClick={take}>
              {texts.use}
              {texts.fields2(editing?.length ?? 0)}
            </Button>
          </>
        }
      >
        {editing && <FieldListEditor fields={editing} onChange={setEditing} error={fault ?? undefined} />}
      </Dialog>
    </div>
  )
}
