import { type DevOptions, FieldDefinitions } from '@docmill/contracts'
import { fieldsFromJsonSchema } from '@docmill/engine/model'
import { ApiError } from '../api-error.ts'

/** Options with their fields as a list, however they were asked for. */
export type Asked = Omit<DevOptions, 'fields'> & { readonly fields: FieldDefinitions }

/** The options with the fields that a JSON Schema names in its place. Throws ApiError 'invalid-request' for what no page can be searched for. */
export function withFieldsListed({ fields, ...options }: DevOptions): Asked {
  if (Array.isArray(fields)) return { ...options, fields }
  let named: unknown
  try {
    named = fieldsFromJsonSchema(fields)
  } catch (error) {
    if (error instanceof RangeError) throw refused(error.message)
    throw error
  }
  const listed = FieldDefinitions.safeParse(named)
  if (!listed.success) throw refused(listed.error.issues[0]?.message ?? 'Name fields that can be looked for')
  return { ...options, fields: listed.data }
}

const refused = (sentence: string) => new ApiError('invalid-request', { fields: { 'options.fields': capitalised(sentence) } })
const capitalised = (sentence: string): string => sentence.replace(/^./u, (letter) => letter.toUpperCase())
