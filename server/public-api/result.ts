import type { DevResult } from '@docmill/contracts'
import { type Field, plainValue, type Serial, type SerialDocument, standingOf, type Value } from '@docmill/engine/model'

type SerialField = Serial<Field>
type ResultField = DevResult['sheets'][number]['fields'][number]

/** What a document says, for programs: its sheets of fields and its tables, from the JSON that is kept beside the results. */
export function resultOf(document: SerialDocument): DevResult {
  const texts = new Map(document.pages.flatMap(({ words }) => words.map(({ id, text }) => [id, text] as const)))
  const textOf = (ids: readonly string[]) => ids.map((id) => texts.get(id) ?? '').join(' ')
  const currencyOf = (value: SerialField['value']) => (value.kind === 'money' ? value.currency : null)
  const field = ({ name, value, label, evidence, confidence, source, alternatives }: SerialField): ResultField => ({
    name,
    text: value.text,
    kind: value.kind,
    value: plainValue(value as Value),
    currency: currencyOf(value),
    label: label && textOf(label.words),
    place: evidence?.place ?? null,
    confidence,
    standing: standingOf(confidence),
    source,
    alternatives: alternatives.map((other) => ({
      text: other.value.text,
      value: plainValue(other.value as Value),
      currency: currencyOf(other.value),
      place: other.evidence?.place ?? null,
      confidence: other.confidence,
      source: other.source,
    })),
  })
  const sheets = document.sheets.map(({ kind, kindConfidence, pages, fields, lists, missing, checks, secondReader = null }) => {
    const told = fields.map(field)
    const toldLists = lists.map(({ name, items }) => ({ name, items: items.map((item) => ({ fields: item.fields.map(field) })) }))
    return {
      kind,
      kind_confidence: kindConfidence,
      pages: [...pages],
      fields: told,
      lists: toldLists,
      missing: [...missing],
      checks: checks.map(({ name, outcome, fields: names, detail }) => ({ name, outcome, fields: [...names], detail })),
      second_reader: secondReader,
      values: Object.fromEntries<unknown>([
        ...missing.map((name): [string, unknown] => [name, null]),
        ...valuesOf(told),
        ...toldLists.map(({ name, items }): [string, unknown] => [name, items.map((item) => Object.fromEntries(valuesOf(item.fields)))]),
      ]),
    }
  })
  const tables = document.blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const width = block.columns.length
    const rows = Array.from({ length: block.rowCount }, () => Array<string>(width).fill(''))
    for (const { row, column, value } of block.cells) {
      const line = rows[row]
      if (line && column < width) line[column] = value?.text ?? ''
    }
    const places = block.places.map(({ page, box }) => ({ page, box }))
    return [
      {
        title: block.title,
        pages: [...new Set(places.map(({ page }) => page))],
        places,
        confidence: block.confidence,
        header_rows: block.headerRows,
        columns: block.columns.map(({ title, kind }) => ({ title, kind })),
        rows,
      },
    ]
  })
  return { sheets, tables }
}

const valuesOf = (fields: readonly ResultField[]): [string, unknown][] => fields.map(({ name, value }) => [name, value])
