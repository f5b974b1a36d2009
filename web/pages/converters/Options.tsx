import type { Converter, DocumentType, Format } from '@docmill/contracts'
import { useId } from 'react'
import { formatName } from '../../conversions/words.ts'
import { FieldError } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { Choices } from './choices.ts'
import { FieldsChoice } from './FieldsChoice.tsx'
import { languages, mostLanguages } from './languages.ts'
import { priceOf, type Uploads } from './uploads.ts'

const retentionChoices = [
  { value: 0, label: '0', says: 'hours', kept: 'Deleted after the first download, or after 1 hour' },
  { value: 1, label: '1 h', kept: 'Deleted 1 hour after the conversion ends' },
  { value: 24, label: '24 h', kept: 'Deleted 24 hours after the conversion ends' },
  { value: 168, label: '7 d', says: 'days', kept: 'Deleted 7 days after the conversion ends' },
] as const

const documentTypes: readonly { readonly value: DocumentType; readonly label: string }[] = [
  { value: 'auto', label: 'Detect' },
  { value: 'invoice', label: 'Invoice' },
  { value: 'receipt', label: 'Receipt' },
  { value: 'resume', label: 'Resume' },
  { value: 'contract', label: 'Contract' },
  { value: 'statement', label: 'Bank statement' },
  { value: 'form', label: 'Form' },
  { value: 'custom', label: 'Other, fields of my own' },
]

interface OptionsProps {
  readonly converter: Converter
  readonly uploads: Uploads
  readonly choices: Choices
  readonly onChoices: (choices: Choices) => void
  /** Formats that this version delivers. */
  readonly formats: readonly string[]
}

/** Every option of a tool; those that say nothing for it are not shown. */
export function Options({ converter, uploads, choices, onChoices, formats }: OptionsProps) {
  const id = useId()
  const offered = converter.formats.filter((format) => formats.includes(format))
  const set = (change: Partial<Choices>) => onChoices({ ...choices, ...change })
  const { format } = choices
  const fields = converter.id === 'kv-json' || converter.id === 'kv-excel'
  const sheets = format === 'xlsx' || format === 'csv'
  return (
    <div className="options">
      <PagesOption uploads={uploads} />
      {offered.length > 1 && (
        <div className="op">
          <span>Format</span>
          <Segmented
            label="Format"
            value={format}
            onChange={(value: Format) => set({ format: value })}
            choices={offered.map((each) => ({ value: each, label: formatName[each] ?? each }))}
          />
        </div>
      )}
      {format === 'xlsx' && !fields && (
        <div className="op">
          <span>Sheets</span>
          <Segmented
            label="Sheets"
            value={choices.sheets}
            onChange={(value) => set({ sheets: value })}
            choices={[
              { value: 'table', label: 'Per table' },
              { value: 'page', label: 'Page', says: 'each' },
              { value: 'one', label: 'One', says: 'for all' },
            ]}
          />
        </div>
      )}
      <div className="op">
        <label htmlFor={`${id}-type`}>Document type</label>
        <select
          id={`${id}-type`}
          className="in"
          value={choices.documentType}
          onChange={(event) => set({ documentType: event.target.value as DocumentType })}
        >
          {documentTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {(fields || choices.documentType === 'custom') && <FieldsChoice choices={choices} onChoices={onChoices} />}
      {sheets && (fields || choices.documentType !== 'auto') && (
        <div className="op">
          <span>Content</span>
          <Segmented
            label="Content"
            value={choices.content}
            onChange={(value) => set({ content: value })}
            choices={[
              { value: 'both', label: 'Both', says: 'tables and fields' },
              { value: 'fields', label: 'Fields' },
              { value: 'tables', label: 'Tables' },
            ]}
          />
        </div>
      )}
      {format === 'json' && (
        <div className="op">
          <span>JSON of</span>
          <Segmented
            label="JSON of"
            value={choices.jsonShape}
            onChange={(value) => set({ jsonShape: value })}
            choices={[
              { value: 'document', label: 'All, with places' },
              { value: 'fields', label: 'Fields' },
            ]}
          />
        </div>
      )}
      {format === 'docx' && (
        <div className="op">
          <span>Layout</span>
          <Segmented
            label="Layout"
            value={choices.docxLayout}
            onChange={(value) => set({ docxLayout: value })}
            choices={[
              { value: 'flow', label: 'To edit' },
              { value: 'faithful', label: 'As printed' },
            ]}
          />
          <span className="faint small">
            {choices.docxLayout === 'flow' ? 'Text runs on when it is changed' : 'Every line stays where it stands on its page'}
          </span>
        </div>
      )}
      {format === 'md' && (
        <>
          <div className="op">
            <span>Page headers</span>
            <Segmented
              label="Page headers and footers"
              value={choices.markdownFurniture}
              onChange={(value) => set({ markdownFurniture: value })}
              choices={[
                { value: 'none', label: 'None' },
                { value: 'distinct', label: 'Once' },
                { value: 'all', label: 'All' },
              ]}
            />
          </div>
          <Check on={choices.pageBreaks} onChange={(pageBreaks) => set({ pageBreaks })}>
            Mark where each page begins
          </Check>
          <Check on={choices.frontMatter} onChange={(frontMatter) => set({ frontMatter })}>
            Begin with title and pages as YAML
          </Check>
        </>
      )}
      {format === 'csv' && (
        <Check on={choices.csvByteOrderMark} onChange={(csvByteOrderMark) => set({ csvByteOrderMark })}>
          Begin with a byte order mark, so that Excel reads accents rightly
        </Check>
      )}
      <Languages choices={choices} onChoices={onChoices} />
      <div className="op">
        <span>Keep results</span>
        <Segmented
          label="Keep results"
          value={choices.retentionHours}
          onChange={(value) => set({ retentionHours: value })}
          choices={retentionChoices}
        />
        <span className="faint small">{retentionChoices.find(({ value }) => value === choices.retentionHours)?.kept}</span>
      </div>
      <Check on={choices.keepPagePictures} onChange={(keepPagePictures) => set({ keepPagePictures })}>
        Keep page pictures with the results, so you can review against them
      </Check>
    </div>
  )
}

function Check({ on, onChange, children }: { readonly on: boolean; readonly onChange: (on: boolean) => void; readonly children: string }) {
  return (
    <label className="cb">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  )
}

function PagesOption({ uploads }: { readonly uploads: Uploads }) {
  const id = useId()
  const only = uploads.entries.length === 1 ? uploads.entries[0] : undefined
  const price = only && priceOf(only, uploads.converter)
  const fault = price && 'fault' in price ? price.fault : undefined
  return (
    <div className="op">
      <label htmlFor={id}>Pages</label>
      <input
        id={id}
        className="in"
        placeholder={uploads.entries.length > 1 ? 'Per file' : 'All'}
        disabled={uploads.entries.length > 1}
        value={only?.pages ?? ''}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        readOnly={!only}
        onChange={(event) => only && uploads.setPages(only.key, event.target.value)}
      />
      {only && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </div>
  )
}

/** The languages a scan is written in; without a choice they are found out. */
function Languages({ choices, onChoices }: Pick<OptionsProps, 'choices' | 'onChoices'>) {
  const chosen = new Set(choices.languages)
  const names = languages.filter(({ code }) => chosen.has(code)).map(({ name }) => name)
  const toggle = (code: string) => {
    const next = chosen.has(code) ? choices.languages.filter((each) => each !== code) : [...choices.languages, code]
    onChoices({ ...choices, languages: next.slice(0, mostLanguages) })
  }
  return (
    <details className="op-more">
      <summary>
        <span>Languages</span>
        <span>{names.length > 0 ? names.join(', ') : 'Detect'}</span>
      </summary>
      <fieldset>
        <legend className="sr">Languages of scans</legend>
        {languages.map(({ code, name }) => (
          <label key={code} className="cb">
            <input
              type="checkbox"
              checked={chosen.has(code)}
              disabled={!chosen.has(code) && chosen.size >= mostLanguages}
              onChange={() => toggle(code)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="faint small">Up to {mostLanguages}. Only pictures and scans need it; text in a PDF is read as it is.</p>
    </details>
  )
}
