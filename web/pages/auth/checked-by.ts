import type { FieldValues, Resolver } from 'react-hook-form'

type Schemas = typeof import('./fields.ts')

/**
 * Checks a form by the schema of that name. Schemas and their library are loaded when the first field is left or the form is sent, so that
 * the page can be used before they are here.
 */
export const checkedBy =
  <Fields extends FieldValues>(name: keyof Schemas): Resolver<Fields> =>
  async (values, context, options) => {
    const [{ zodResolver }, schemas] = await Promise.all([import('@hookform/resolvers/zod'), import('./fields.ts')])
    const resolver = zodResolver(schemas[name] as never) as unknown as Resolver<Fields>
    return resolver(values, context, options)
  }
