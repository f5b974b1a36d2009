import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'

type Schema = OpenAPIV3_1.SchemaObject
type Direction = 'input' | 'output'

/** The schemas of one OpenAPI document, each once under its name. */
export interface Schemas {
  /** A reference to a schema of the contract as what is sent (`input`) or answered (`output`); one without a name of its own gets `name`. */
  reference(schema: z.ZodType, direction: Direction, name: string): OpenAPIV3_1.ReferenceObject
  /** The schema itself; what it is made of and has names is referred to. */
  inline(schema: z.ZodType, direction: Direction): Schema
  /** What was referred to, by name. */
  readonly components: Record<string, Schema>
  /** The document with what is only sent called by its bare name. */
  settled<Described extends object>(document: Described): Described
}

const where = '#/components/schemas/'

/**
 * Names come from the contract (`meta({ id })`), so that programs that write clients give types the words of the documentation. One that
 * differs by direction, because what is sent may leave out what has a default, is called <name>Input where it is sent, if it is answered too.
 */
export function openSchemas(): Schemas {
  const components: Record<string, Schema> = {}

  const inline: Schemas['inline'] = (schema, direction) => {
    const found = new Map<string, z.core.$ZodType>()
    const { $defs = {}, ...whole } = plain(schema, direction, found) as Schema & { $defs?: Record<string, Schema> }
    const names = new Map([...found].map(([id, named]) => [id, direction === 'input' && differs(named) ? `${id}Input` : id]))
    const renamed = <Value>(value: Value): Value =>
      JSON.parse(JSON.stringify(value), (key, inner) =>
        key === '$ref' && typeof inner === 'string' ? where + names.get(inner.replace('#/$defs/', '')) : inner,
      )
    for (const [id, part] of Object.entries($defs)) components[names.get(id) ?? id] ??= renamed(part)
    return renamed(whole)
  }
  return {
    components,
    inline,
    reference: (schema, direction, name) => {
      const made = inline(schema, direction) as Schema | OpenAPIV3_1.ReferenceObject
      if ('$ref' in made && Object.keys(made).length === 1) return made as OpenAPIV3_1.ReferenceObject
      components[name] = made as Schema
      return { $ref: where + name }
    },
    settled: (document) => {
      const bare = (name: string): string => {
        const without = name.replace(/Input$/, '')
        return without in components ? name : without
      }
      return JSON.parse(JSON.stringify(document), (key, value) => {
        if (key === '$ref') return where + bare(String(value).replace(where, ''))
        if (key === 'schemas') return Object.fromEntries(Object.entries(value).map(([name, schema]) => [bare(name), schema]))
        return value
      })
    },
  }
}

/** As JSON Schema with `$defs`; what has a name is put into `found`. */
function plain(schema: z.core.$ZodType, direction: Direction, found: Map<string, z.core.$ZodType>): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const id = z.globalRegistry.get(zodSchema)?.id
      if (id) found.set(id, zodSchema)
      if (direction === 'input') return
      // Later versions may say more: clients must not refuse what they do not know. And a format needs no pattern beside it to be read.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    },
  })
  return rest
}

const isSame = new WeakMap<z.core.$ZodType, boolean>()

/** Whether a schema is another one where it is sent than where it is answered, apart from how strictly it is written. */
function differs(schema: z.core.$ZodType): boolean {
  const known = isSame.get(schema)
  if (known !== undefined) return !known
  const [sent, answered] = (['input', 'output'] as const).map((direction) =>
    JSON.stringify(plain(schema, direction, new Map()), (key, value) =>
      key === 'additionalProperties' && value === false ? undefined : key === 'pattern' ? undefined : value,
    ),
  )
  isSame.set(schema, sent === answered)
  return sent !== answered
}
