import type { Field, ParsedDocument } from '@docmill/engine/model'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import * as texts from '../../texts/review.ts'
import { tablesOf, textOfCell } from '../../viewer/targets.ts'

const lineHeight = 20

/** The values as JSON, line by line; only the lines in view exist. */
export function JsonTab({ document }: { readonly document: ParsedDocument }) {
  const pane = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => JSON.stringify(valuesOf(document), null, 2).split('\n'), [document])
  const rows = useVirtualizer({ count: lines.length, getScrollElement: () => pane.current, estimateSize: () => lineHeight, overscan: 30 })
  return (
    <>
      <p className="tbar faint">{texts.theValuesAloneTheJson}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroll json mono" ref={pane} tabIndex={0} aria-label={texts.valuesAsJson}>
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map((item) => (
            <div key={item.index} className="json-line" style={{ transform: `translateY(${item.start}px)`, height: lineHeight }}>
              {lines[item.index]}
            </div>
          ))}
        </div>
      </section>
    </>
  )
}

/** The values of a document by name, with what they mean, their page and confidence; tables row by row. */
export function valuesOf(document: ParsedDocument): object {
  return {
    documents: document.sheets.map((sheet) => ({
      kind: sheet.kind,
      pages: sheet.pages,
      fields: Object.fromEntries(sheet.fields.map((field) => [field.name, saying(field)])),
      lists: Object.fromEntries(
        sheet.lists.map((list) => [
          list.name,
          list.items.map(({ fields }) => Object.fromEntries(fields.map((field) => [field.name, saying(field)]))),
        ]),
      ),
      missing: sheet.missing,
    })),
    tables: tablesOf(document).map((table) => ({
      title: table.title,
      columns: table.columns,
      rows: rowsOf(table),
    })),
  }
}

const saying = (field: Field) => ({
  ...field.value,
  page: field.evidence?.place.page ?? null,
  confidence: Math.round(field.confidence * 100) / 100,
  source: field.source,
})

function rowsOf(table: ReturnType<typeof tablesOf>[number]): readonly (readonly (string | null)[])[] {
  const rows: (string | null)[][] = Array.from({ length: table.rowCount }, () => [])
  for (const cell of table.cells) rows[cell.row]?.push(cell.value === null ? null : textOfCell(cell))
  return rows
}
