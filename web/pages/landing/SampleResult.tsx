import type { Sample } from '@docmill/contracts'
import type { Place, SerialDocument } from '@docmill/engine/model'
import { useMemo, useState } from 'react'
import * as texts from '../../texts/landing.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Segmented } from '../../ui/Segmented.tsx'

interface Row {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly confidence: number
  readonly place: Place | null
}
/** Where the engine calls a value sure (standingOf in engine/model); its own code stays out of this page. */
const sureFrom = 0.9
const views = [
  { value: 'fields', label: texts.values },
  { value: 'json', label: texts.json },
] as const

/** What was read from a sample: the page with the places of the values on it, and beside it the values, or the fields as JSON. */
export function SampleResult({ sample, title }: { readonly sample: Sample; readonly title: string }) {
  const [view, setView] = useState<(typeof views)[number]['value']>('fields')
  const [chosen, setChosen] = useState<string | null>(null)
  const document = sample.document as unknown as SerialDocument
  const rows = useMemo(() => rowsOf(document), [document])
  const page = document.pages[0]
  return (
    <>
      {page && (
        <div className="try-shown">
          <div className="try-page">
            <img
              src={`data:${sample.picture.mediaType};base64,${sample.picture.base64}`}
              width={sample.picture.width}
              height={sample.picture.height}
              alt={texts.thePageThatWasRead(title.toLowerCase())}
            />
            {rows.map(({ id, place }) =>
              place === null ? null : (
                <span
                  key={id}
                  className={chosen === id ? 'try-box on' : 'try-box'}
                  aria-hidden="true"
                  style={{
                    left: `${(place.box.left / page.size.width) * 100}%`,
                    top: `${(place.box.top / page.size.height) * 100}%`,
                    width: `${((place.box.right - place.box.left) / page.size.width) * 100}%`,
                    height: `${((place.box.bottom - place.box.top) / page.size.height) * 100}%`,
                  }}
                />
              ),
            )}
          </div>
        </div>
      )}
      <div className="rt">
        <div className="row try-head">
          <b>{title}</b>
          <Chip tone="good">
            {texts.readIn}
            {(sample.milliseconds / 1000).toFixed(1)} s
          </Chip>
          <span className="grow" />
          <Segmented label={texts.show} choices={views} value={view} onChange={setView} />
        </div>
        {view === 'json' ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className="try-json" tabIndex={0} aria-label={texts.valuesAsJson}>
            <pre className="code">{JSON.stringify(plainOf(document), null, 2)}</pre>
          </section>
        ) : (
          <ul className="try-rows">
            {rows.map(({ id, title, text, confidence }) => (
              <li key={id}>
                <button type="button" className="kv" aria-pressed={chosen === id} onClick={() => setChosen(chosen === id ? null : id)}>
                  <span className="dim">{title}</span>
                  <span>{text}</span>
                  <span className={confidence >= sureFrom ? 'conf' : 'conf lo'}>
                    {Math.round(confidence * 100)}
                    <span className="sr">{texts.percentSure}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** The fields that were found; for a page without any, the cells of its tables. */
function rowsOf({ sheets, blocks }: SerialDocument): readonly Row[] {
  const fields = sheets.flatMap((sheet, index) =>
    sheet.fields.map(
      ({ name, value, confidence, evidence }): Row => ({
        id: `${index} ${name}`,
        title: titleOf(sheet, name),
        text: value.text,
        confidence,
        place: evidence?.place ?? null,
      }),
    ),
  )
  if (fields.length > 0) return fields
  return blocks.flatMap((block, index) =>
    block.kind === 'table'
      ? block.cells
          .filter(({ row, value }) => row >= block.headerRows && value !== null)
          .map(
            ({ row, column, value, confidence, place }): Row => ({
              id: `${index} ${row} ${column}`,
              title: block.columns[column]?.title || texts.row(row + 1),
              text: value?.text ?? '',
              confidence,
              place,
            }),
          )
      : [],
  )
}

const titleOf = ({ definitions }: SerialDocument['sheets'][number], name: string): string =>
  definitions.find((definition) => definition.name === name)?.title || name.replaceAll('_', ' ')

/** Names and printed values alone; lists as rows. */
function plainOf({ sheets, blocks }: SerialDocument): unknown {
  const [sheet] = sheets
  if (sheet && sheet.fields.length > 0)
    return {
      ...Object.fromEntries(sheet.fields.map(({ name, value }) => [name, value.text])),
      ...Object.fromEntries(
        sheet.lists.map(({ name, items }) => [
          name,
          items.map(({ fields }) => Object.fromEntries(fields.map((field) => [field.name, field.value.text]))),
        ]),
      ),
    }
  return blocks.flatMap((block) =>
    block.kind === 'table' ? [block.cells.map(({ row, column, value }) => [row, column, value?.text ?? null])] : [],
  )
}
