import { type FieldSheet, plainValue, standingOf } from '../model/index.ts'
import { itemFieldNames, listNames, noteOf, titleOf } from './fields-values.ts'

export interface NamedGrid {
  /** For the name of its file. */
  readonly title: string
  readonly grid: readonly (readonly string[])[]
}

/** The fields of documents as grids: one row a field, and for each list one row an object. Values are plain: decimals, ISO dates. */
export function fieldGrids(sheets: readonly FieldSheet[]): readonly NamedGrid[] {
  const definitions = sheets.flatMap((sheet) => sheet.definitions)
  const header = ['Document', 'Field', 'Value', 'Text', 'Standing', 'Confidence', 'Page', 'Note']
  const rows = sheets.flatMap((sheet, index) => [
    ...sheet.fields.map((field) => [
      String(index + 1),
      field.name,
      String(plainValue(field.value)),
      field.value.text,
      standingOf(field.confidence),
      field.confidence.toFixed(2),
      String(field.evidence?.place.page ?? ''),
      noteOf(field) ?? '',
    ]),
    ...sheet.missing.map((name) => [String(index + 1), name, '', '', 'missing', '', '', 'Not on the page.']),
  ])
  const lists = listNames(sheets).map((list): NamedGrid => {
    const own = sheets.flatMap(({ lists }) => lists.filter(({ name }) => name === list))
    const names = itemFieldNames(own, definitions)
    const items = sheets.flatMap(({ lists }, index) =>
      lists
        .filter(({ name }) => name === list)
        .flatMap((each) =>
          each.items.map(({ fields }, at) => [
            String(index + 1),
            String(at + 1),
            ...names.map((name) => {
              const field = fields.find((one) => one.name === name)
              return field === undefined ? '' : String(plainValue(field.value))
            }),
          ]),
        ),
    )
    return { title: titleOf(definitions, list), grid: [['Document', 'No.', ...names], ...items] }
  })
  return sheets.length === 0 ? [] : [{ title: 'Fields', grid: [header, ...rows] }, ...lists]
}
