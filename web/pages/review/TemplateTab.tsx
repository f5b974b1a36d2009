import type { FieldDefinition } from '@docmill/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { request, sentenceFor } from '../../api.ts'
import { FieldListEditor, faultOfFields, tidyFields } from '../../conversions/FieldListEditor.tsx'
import * as texts from '../../texts/review.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'

interface TemplateTabProps {
  readonly fields: readonly FieldDefinition[]
  readonly onFields: (fields: readonly FieldDefinition[]) => void
  /** What the template is called at first. */
  readonly begin: string
}

/** A list of fields built by pressing boxes on a page, saved as a template for documents that look alike. */
export function TemplateTab({ fields, onFields, begin }: TemplateTabProps) {
  const [name, setName] = useState(begin)
  const [tried, setTried] = useState(false)
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () =>
      request('createTemplate', {
        body: { name: name.trim(), documentType: 'custom', fields: tidyFields(fields) },
      }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['templates'] }),
  })
  const fault = faultOfFields(fields) ?? undefined
  const nameFault = name.trim() === '' ? texts.giveTheTemplateAName : undefined
  return (
    <div className="scroll template">
      <p className="dim small">{texts.pressBoxesOnThePage}</p>
      <TextField
        label={texts.nameOfTheTemplate}
        value={name}
        error={tried ? nameFault : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {fields.length > 0 && <FieldListEditor fields={fields} onChange={onFields} error={tried ? fault : undefined} />}
      {save.isError && <Banner tone="bad">{sentenceFor(save.error, texts.itCouldNotBeSaved)}</Banner>}
      {save.isSuccess && (
        <Banner tone="good">
          {texts.savedAs}
          {save.data.name}.{' '}
          <Link className="link" to={`/dashboard/templates?template=${save.data.id}`}>
            {texts.openItAmongTheTemplates}
          </Link>
        </Banner>
      )}
      {fields.length > 0 && (
        <div className="row">
          <Button
            kind="primary"
            busy={save.isPending}
            onClick={() => {
              setTried(true)
              if (!fault && !nameFault) save.mutate()
            }}
          >
            {texts.saveKey}
            {texts.countedFields(fields.length)}
          </Button>
        </div>
      )}
    </div>
  )
}
