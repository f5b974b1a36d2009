// Fields in the order they were asked for, whichever reader found them first.

import type { FieldDefinition, FieldSheet } from '../model/index.ts'

/** The sheet with its fields, its lists and what the objects of lists hold in the order of their definitions; what nobody asked for stays behind them as found. */
export const inAskedOrder = (sheet: FieldSheet): FieldSheet => ({
  ...sheet,
  fields: ordered(sheet.fields, sheet.definitions),
  lists: ordered(sheet.lists, sheet.definitions).map((list) => {
    const parts = sheet.definitions.find(({ name }) => name === list.name)?.fields ?? []
    return { ...list, items: list.items.map((item) => ({ ...item, fields: ordered(item.fields, parts) })) }
  }),
})

function ordered<Named extends { readonly name: string }>(
  named: readonly Named[],
  definitions: readonly FieldDefinition[],
): readonly Named[] {
  const place = new Map(definitions.map(({ name }, index) => [name, index]))
  return named.toSorted((a, b) => (place.get(a.name) ?? place.size) - (place.get(b.name) ?? place.size))
}
