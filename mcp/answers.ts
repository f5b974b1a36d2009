import { type Field, type Serial, type SerialDocument, standingOf } from '@docmill/engine/model'

// What the tools answer, out of a document: plain, with the place of everything, small enough for a conversation.

export function tablesOf({ blocks }: SerialDocument) {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const rows = Array.from({ length: block.rowCount }, () => Array<string>(block.columns.length).fill(''))
    for (const { row, column, value } of block.cells) {
      const line = rows[row]
      if (line && column < line.length) line[column] = value?.text ?? ''
    }
    return [{ title: block.title, places: block.places, confidence: block.confidence, header_rows: block.headerRows, rows }]
  })
}

export function fieldsOf({ sheets }: SerialDocument) {
  const told = ({ name, value, evidence, confidence, source }: Serial<Field>) => ({
    name,
    value,
    place: evidence?.place ?? null,
    confidence,
    standing: standingOf(confidence),
    source,
  })
  return sheets.map(({ kind, pages, fields, lists, missing, checks }) => ({
    kind,
    pages,
    fields: fields.map(told),
    lists: lists.map(({ name, items }) => ({ name, items: items.map((item) => item.fields.map(told)) })),
    missing,
    checks: checks.map(({ name, outcome, fields: names, detail }) => ({ name, outcome, fields: names, detail })),
  }))
}

/** The text of a page, block by block in reading order, with the place of each; null when the document has no such page. */
export function pageOf({ pages, blocks }: SerialDocument, number: number) {
  const page = pages.find((each) => each.number === number)
  if (!page) return null
  const texts = new Map(page.words.map(({ id, text }) => [id, text]))
  const textOf = (lines: readonly { readonly words: readonly string[] }[]) =>
    lines.map(({ words }) => words.map((id) => texts.get(id) ?? '').join(' ')).join('\n')
  const here = blocks.flatMap((block): { kind: string; text: string; box: unknown }[] => {
    const place = block.places.find((each) => each.page === number)
    if (!place) return []
    if (block.kind !== 'table') return [{ kind: block.kind, text: textOf('lines' in block ? block.lines : block.caption), box: place.box }]
    const cells = block.cells.filter((cell) => cell.place.page === number && cell.value !== null)
    const rows = Map.groupBy(cells, ({ row }) => row)
    const text = [...rows.values()].map((row) => row.map(({ value }) => value?.text ?? '').join(' | ')).join('\n')
    return [{ kind: block.kind, text, box: place.box }]
  })
  return { number, size: page.size, read_by: page.readBy, outcome: page.outcome, blocks: here }
}
