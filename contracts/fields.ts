import { z } from 'zod'
import { isWhole, severalLines } from './characters.ts'

export const DocumentType = z
  .enum(['auto', 'invoice', 'receipt', 'resume', 'contract', 'statement', 'form', 'custom'])
  .meta({ id: 'DocumentType' })
export type DocumentType = z.infer<typeof DocumentType>
export const FieldKind = z.enum(['text', 'number', 'money', 'date', 'percent', 'tick', 'list']).meta({ id: 'FieldKind' })
export type FieldKind = z.infer<typeof FieldKind>

/** Without control characters and halves of characters: what no page prints and no database keeps. */
const printable = () => z.string().regex(severalLines, 'Use printable characters').refine(isWhole, 'Use printable characters')
const FieldName = printable().trim().min(1, 'Give the field a name').max(100)
const simple = {
  name: FieldName,
  /** As people call it; the name when left out. */
  title: printable().trim().max(200).default(''),
  description: printable().trim().max(1000).default(''),
  /** Other labels that documents print for it. */
  synonyms: z.array(printable().trim().min(1).max(200)).max(2000).default([]),
  required: z.boolean().default(false),
  /** A regular expression that the whole printed text must fit. */
  pattern: printable().max(500).refine(isPattern, 'This is no regular expression').nullable().default(null),
}
const FieldOfItem = z.object({ ...simple, kind: FieldKind.exclude(['list']).default('text') }).meta({ id: 'FieldOfItem' })
/** A field that a person or a program names: what engine/model calls a FieldDefinition. Lists hold objects, one level deep. */
export const FieldDefinition = z
  .object({ ...simple, kind: FieldKind.default('text'), fields: z.array(FieldOfItem).max(100).default([]) })
  .meta({ id: 'FieldDefinition', description: 'A field to look for. Lists hold objects, one level deep, whose fields are in `fields`.' })
export type FieldDefinition = z.infer<typeof FieldDefinition>
export const FieldDefinitions = z
  .array(FieldDefinition)
  .max(200)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'Field names must differ')

export type FieldDefinitions = z.infer<typeof FieldDefinitions>

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}
