import { z } from 'zod'

/** A schema of the contract as JSON Schema, as what is sent (`input`) or as what is answered (`output`). */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => z.toJSONSchema(schema, { io, unrepresentable: 'any' })
