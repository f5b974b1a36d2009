import type { DocumentType, FieldDefinition, Template } from '@docmill/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CopyPlus, Download, FileUp, Link2, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { request, sentenceFor } from '../../api.ts'
import { documentTypes } from '../../conversions/document-types.ts'
import { FieldListEditor, faultOfFields, newField, tidyFields } from '../../conversions/FieldListEditor.tsx'
import { fieldsOfSchemaText, schemaOf } from '../../conversions/json-schema.ts'
import { saveBlob } from '../../conversions/save.ts'
import { templatesQuery } from '../../queries.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Field, TextField } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { ago, dateIn } from '../../ui/words.ts'
import './templates.css'
import * as texts from '../../texts/templates.ts'

/** A template on the desk: not yet saved, or one of those that are. */
interface Draft {
  readonly id: string | null
  readonly name: string
  readonly documentType: DocumentType
  readonly fields: readonly FieldDefinition[]
}
const blank: Draft = { id: null, name: '', documentType: 'custom', fields: [newField('field')] }

const kindCalled = (type: DocumentType): string => documentTypes.find(({ value }) => value === type)?.label ?? type

/** The field lists of the account: made by hand or from a JSON Schema, changed, copied, shared by their address, deleted. */
export default function Templates() {
  useTitle(texts.templates)
  const query = useQuery(templatesQuery)
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<Template | null>(null)
  const navigate = useNavigate()
  const toast = useToast()
  const file = useRef<HTMLInputElement>(null)
  const templates = query.data?.templates ?? []
  // The address of a template opens it, so that it can be sent to others of the account.
  const linked = templates.find(({ id }) => id === search.get('template')) ?? null
  const shown = draft ?? linked
  const close = () => {
    setDraft(null)
    setSearch({}, { replace: true })
  }
  const importFrom = async (chosen: globalThis.File | undefined) => {
    if (!chosen) return
    try {
      const fields = fieldsOfSchemaText(await chosen.text())
      setFault(null)
      setDraft({ ...blank, name: chosen.name.replace(/(\.schema)?\.json$/i, ''), fields })
    } catch (error) {
      setFault(error instanceof RangeError ? error.message : texts.theFileCouldNotBe)
    }
  }
  const link = async ({ id }: Template) => {
    await navigator.clipboard.writeText(`${location.origin}/dashboard/templates?template=${id}`)
    toast(texts.linkCopiedItOpensFor)
  }
  // They stand where the eye is: in the middle of an empty page, over a list.
  const ways = (
    <>
      <Button onClick={() => file.current?.click()}>
        <FileUp className="i i14" aria-hidden="true" />
        {texts.fromAJsonSchema}
      </Button>
      <Button kind="primary" onClick={() => setDraft(blank)}>
        <Plus className="i i14" aria-hidden="true" />
        {texts.newTemplate}
      </Button>
    </>
  )
  return (
    <>
      <div className="head-row">
        <div>
          <h1 className="h-page">{texts.templates}</h1>
          <p className="dim">{texts.listsOfFieldsToLook}</p>
        </div>
        {templates.length > 0 && <span className="row wrap">{ways}</span>}
        <input
          ref={file}
          type="file"
          hidden
          aria-label={texts.jsonSchema}
          accept=".json,application/schema+json,application/json"
          onChange={(event) => {
            void importFrom(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {fault && <Banner tone="bad">{fault}</Banner>}
      {query.data && search.has('template') && linked === null && <Banner tone="plain">{texts.noSuchTemplate}</Banner>}
      {query.isPending && <Skeleton widths={[92, 84, 70]} />}
      {query.isError && <Fault title={texts.theTemplatesCouldNotBe}>{sentenceFor(query.error, texts.tryAgainInAMoment)}</Fault>}
      {query.data && templates.length === 0 && (
        <div className="card">
          <EmptyState title={texts.noTemplateYet} actions={ways}>
            {texts.nameTheFieldsOnceAnd}
          </EmptyState>
        </div>
      )}
      <ul className="templates">
        {templates.map((template) => (
          <li key={template.id} className="card template">
            <div className="grow">
              <h2>{template.name}</h2>
              <p className="faint small">
                {template.documentType !== 'custom' && texts.besideThoseOf(kindCalled(template.documentType))}
                {texts.fields(template.fields.length)}
                {texts.changed}
                {ago(dateIn(template.updatedAt))}
              </p>
              <p className="dim small trunc">{template.fields.map(({ name, title }) => title || name).join(', ')}</p>
            </div>
            <span className="row wrap template-acts">
              <Button size="small" onClick={() => navigate(`/dashboard/converters/kv-json?template=${template.id}`)}>
                {texts.use}
              </Button>
              <Act label={texts.change(template.name)} icon={Pencil} onPress={() => setDraft(template)} />
              <Act
                label={texts.duplicate(template.name)}
                icon={CopyPlus}
                onPress={() => setDraft({ ...template, id: null, name: texts.copyOf(template.name).slice(0, 100) })}
              />
              <Act label={texts.copyALinkTo(template.name)} icon={Link2} onPress={() => void link(template)} />
              <Act
                label={texts.saveAsJsonSchema(template.name)}
                icon={Download}
                onPress={() =>
                  saveBlob(
                    new Blob([JSON.stringify(schemaOf(template.name, template.fields), null, 2)], { type: 'application/schema+json' }),
                    `${template.name}.schema.json`,
                  )
                }
              />
              <Act label={texts.deleteLabel(template.name)} icon={Trash2} onPress={() => setDeleting(template)} />
            </span>
          </li>
        ))}
      </ul>
      {shown && <Editor key={shown.id ?? 'new'} draft={shown} onClose={close} />}
      <Delete template={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function Act({ label, icon: Icon, onPress }: { readonly label: string; readonly icon: typeof Pencil; readonly onPress: () => void }) {
  return (
    <Button kind="quiet" size="small" iconOnly aria-label={label} onClick={onPress}>
      <Icon className="i i14" aria-hidden="true" />
    </Button>
  )
}

function Editor({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const [name, setName] = useState(draft.name)
  const [documentType, setDocumentType] = useState(draft.documentType)
  const [fields, setFields] = useState(draft.fields)
  const [tried, setTried] = useState(false)
  const [warned, setWarned] = useState(false)
  const changed = name !== draft.name || documentType !== draft.documentType || fields !== draft.fields
  // A press beside the dialog must not undo what was typed: the first one says so, the second leaves.
  const leave = () => {
    if (!changed || warned) return onClose()
    setWarned(true)
  }
  const queries = useQueryClient()
  const toast = useToast()
  const save = useMutation({
    mutationFn: () => {
      const body = {
        name: name.trim(),
        documentType,
        fields: tidyFields(fields),
      }
      return draft.id === null ? request('createTemplate', { body }) : request('updateTemplate', { params: { id: draft.id }, body })
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['templates'] })
      toast(texts.templateSaved)
      onClose()
    },
  })
  const nameFault = name.trim() === '' ? texts.giveTheTemplateAName : undefined
  const listFault = fields.length === 0 ? texts.nameAtLeastOneField : (faultOfFields(fields) ?? undefined)
  const submit = () => {
    setTried(true)
    if (!nameFault && !listFault) save.mutate()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={draft.id === null ? texts.newTemplate : texts.changeTheTemplate}
      actions={
        <>
          <Button onClick={onClose}>{texts.leaveAsItWas}</Button>
          <Button kind="primary" busy={save.isPending} onClick={submit}>
            {texts.save}
            {texts.fields(fields.length)}
          </Button>
        </>
      }
    >
      {save.isError && <Banner tone="bad">{sentenceFor(save.error, texts.itCouldNotBeSaved)}</Banner>}
      {warned && changed && <Banner tone="plain">{texts.notSavedYet}</Banner>}
      <TextField
        label={texts.nameLabel}
        value={name}
        error={tried ? nameFault : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Field label={texts.lookedForIn} hint={documentType === 'custom' ? texts.onlyTheseFields : texts.besideItsUsualFields}>
        {(wiring) => (
          <select {...wiring} className="in" value={documentType} onChange={(event) => setDocumentType(event.target.value as DocumentType)}>
            {documentTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {value === 'custom' ? texts.anyDocument : value === 'auto' ? texts.eachByItsKind : label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FieldListEditor fields={fields} onChange={setFields} error={tried ? listFault : undefined} />
    </Dialog>
  )
}

function Delete({ template, onClose }: { readonly template: Template | null; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: (id: string) => request('deleteTemplate', { params: { id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['templates'] })
      toast(texts.deleted)
      onClose()
    },
  })
  return (
    <Dialog
      open={template !== null}
      onClose={onClose}
      title={texts.deleteThisTemplate}
      actions={
        <>
          <Button onClick={onClose}>{texts.keepIt}</Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => template && remove.mutate(template.id)}>
            {texts.deleteTheTemplate}
          </Button>
        </>
      }
    >
      <p>
        <b className="wrap-anywhere">{template?.name}</b>
        {texts.goesAtOnceConversionsMade}
      </p>
      {remove.isError && <Banner tone="bad">{sentenceFor(remove.error, texts.itCouldNotBeDeleted)}</Banner>}
    </Dialog>
  )
}
