import type { Converter, DocumentType, Format } from '@docmill/contracts'
import { useId } from 'react'
import { documentTypes } from '../../conversions/document-types.ts'
import { formatName } from '../../conversions/words.ts'
import * as texts from '../../texts/converters.ts'
import { FieldError } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { Choices } from './choices.ts'
import { FieldsChoice } from './FieldsChoice.tsx'
import { languages, mostLanguages } from './languages.ts'
import { priceOf, type Uploads } from './uploads.ts'

const retentionChoices = [
  { value: 0, label: '0', says: texts.hours, kept: texts.deletedAfterTheFirstDownload },
  { value: 1, label: '1 h', kept: texts.deleted1HourAfterThe },
  { value: 24, label: '24 h', kept: texts.deleted24HoursAfterThe },
  { value: 168, label: '7 d', says: texts.days, kept: texts.deleted7DaysAfterThe },
] as const

const picturesSay = {
  mentioned: texts.aCommentTellsWhere,
  files: texts.aZipOfTheText,
  none: texts.onlyTheirCaptionsStay,
} as const

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
          <span>{texts.format}</span>
          <Segmented
            label={texts.format}
            value={format}
            onChange={(value: Format) => set({ format: value })}
            choices={offered.map((each) => ({ value: each, label: formatName[each] ?? each }))}
          />
        </div>
      )}
      {format === 'xlsx' && !fields && (
        <div className="op">
          <span>{texts.sheets}</span>
          <Segmented
            label={texts.sheets}
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
        <label htmlFor={`${id}-type`}>{texts.documentType}</label>
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
          <span>{texts.content}</span>
          <Segmented
            label={texts.content}
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
          <span>{texts.jsonOf}</span>
          <Segmented
            label={texts.jsonOf}
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
          <span>{texts.layout}</span>
          <Segmented
            label={texts.layout}
            value={choices.docxLayout}
            onChange={(value) => set({ docxLayout: value })}
            choices={[
              { value: 'flow', label: 'To edit' },
              { value: 'faithful', label: 'As printed' },
            ]}
          />
          <span className="faint small">{choices.docxLayout === 'flow' ? texts.textRunsOnWhenIt : texts.everyLineStaysWhereIt}</span>
        </div>
      )}
      {format === 'md' && (
        <>
          <div className="op">
            <span>{texts.pageHeaders}</span>
            <Segmented
              label={texts.pageHeadersAndFooters}
              value={choices.markdownFurniture}
              onChange={(value) => set({ markdownFurniture: value })}
              choices={[
                { value: 'none', label: 'None' },
                { value: 'distinct', label: 'Once' },
                { value: 'all', label: 'All' },
              ]}
            />
          </div>
          <div className="op">
            <span>{texts.pictures}</span>
            <Segmented
              label={texts.pictures}
              value={choices.markdownPictures}
              onChange={(value) => set({ markdownPictures: value })}
              choices={[
                { value: 'mentioned', label: 'Named' },
                { value: 'files', label: 'As files' },
                { value: 'none', label: 'Left out' },
              ]}
            />
            <span className="faint small">{picturesSay[choices.markdownPictures]}</span>
          </div>
          <Check on={choices.pageBreaks} onChange={(pageBreaks) => set({ pageBreaks })}>
            {texts.markWhereEachPageBegins}
          </Check>
          <Check on={choices.frontMatter} onChange={(frontMatter) => set({ frontMatter })}>
            {texts.beginWithTitleAndPages}
          </Check>
        </>
      )}
      {format === 'csv' && (
        <Check on={choices.csvByteOrderMark} onChange={(csvByteOrderMark) => set({ csvByteOrderMark })}>
          {texts.beginWithAByteOrder}
        </Check>
      )}
      <Languages choices={choices} onChoices={onChoices} />
      <div className="op">
        <span>{texts.keepResults}</span>
        <Segmented
          label={texts.keepResults}
          value={choices.retentionHours}
          onChange={(value) => set({ retentionHours: value })}
          choices={retentionChoices}
        />
        <span className="faint small">{retentionChoices.find(({ value }) => value === choices.retentionHours)?.kept}</span>
      </div>
      <Check on={choices.keepPagePictures} onChange={(keepPagePictures) => set({ keepPagePictures })}>
        {texts.keepPagePicturesWithThe}
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
      <label htmlFor={id}>{texts.pages}</label>
      <input
        id={id}
        className="in"
        placeholder={uploads.entries.length > 1 ? texts.perFile : texts.all}
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
        <span>{texts.languages}</span>
        <span>{names.length > 0 ? names.join(', ') : texts.detect}</span>
      </summary>
      <fieldset>
        <legend className="sr">{texts.languagesOfScans}</legend>
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
      <p className="faint small">
        {texts.upTo2}
        {mostLanguages}
        {texts.onlyPicturesAndScansNeed}
      </p>
    </details>
  )
}
