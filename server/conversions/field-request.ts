import { type ConversionOptions, type ConverterId, readsFields } from '@docmill/contracts'
import type { FieldDefinition } from '@docmill/engine/model'
import type { FieldRequest } from '@docmill/engine/sandbox'

/** What the engine is asked to find; null for a converter of tables or text whose caller names neither a type nor a field. */
export function fieldRequestOf(
  converter: ConverterId,
  { documentType, fields }: Pick<ConversionOptions, 'documentType' | 'fields'>,
): FieldRequest | null {
  if (!readsFields(converter) && documentType === 'auto' && fields.length === 0) return null
  return { kind: documentType, definitions: fields.map((field) => ({ ...titled(field), fields: field.fields.map(ofItem) })) }
}

const titled = <Field extends { readonly name: string; readonly title: string }>(field: Field): Field => ({
  ...field,
  title: field.title || field.name,
})
const ofItem = (field: ConversionOptions['fields'][number]['fields'][number]): FieldDefinition => ({ ...titled(field), fields: [] })
