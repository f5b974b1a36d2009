import { type DevOptions, FieldDefinitions } from '@docmill/contracts'
import { fieldsFromJsonSchema } from '@docmill/engine/model'
import { ApiError } from '../api-error.ts'

/** Options with their fields as a list, however they were asked for. */
export type Asked = Omit<DevOptions, 'fields'> & { readonly fields: FieldDefinitions }

/** The options with the fields that a JSON Schema names in its place. Throws ApiError 'invalid-request' for what no page can be searched for. */
export const withFieldsListed = ({ fields, ...options }: DevOptions): Asked => ({
  ...options,
  fields: fieldsListed(fields, 'options.fields'),
})

/** Fields as a list, however they are given. Throws ApiError 'invalid-request', which names them as `where`. */
export function fieldsListed(fields: DevOptions['fields'], where: string): FieldDefinitions {
  if (Array.isArray(fields)) return fields
  let named: unknown
  try {
    named = fieldsFromJsonSchema(fields)
  } catch (error) {
    if (error instanceof RangeError) throw refused(error.message, where)
    throw error
  }
  const listed = FieldDefinitions.safeParse(named)
  if (!listed.success) throw refused(listed.error.issues[0]?.message ?? 'Name fields that can be looked for', where)
  return listed.data
}

const refused = (sentence: string, where: string) => new ApiError('invalid-request', { fields: { [where]: capitalised(sentence) } })
const capitalised = (sentence: string): string => sentence.replace(/^./u, (letter) => letter.toUpperCase())
