import { z } from 'zod'
import { isWhole, oneLine } from './characters.ts'
import { DocumentType, FieldDefinition, FieldDefinitions } from './fields.ts'

/** Field lists that an account may keep. */
export const mostTemplates = 200

const TemplateName = z
  .string()
  .trim()
  .min(1, 'Give the template a name')
  .max(100, 'Use at most 100 characters')
  .regex(oneLine, 'Use printable characters')
  .refine(isWhole, 'Use printable characters')

/** A field list that somebody saved: for `documentType` 'custom' alone, otherwise beside the list of that type. */
export const SaveTemplate = z.object({
  name: TemplateName,
  documentType: DocumentType.default('custom'),
  fields: FieldDefinitions.min(1, 'Name at least one field'),
})
export type SaveTemplate = z.infer<typeof SaveTemplate>
export const Template = z.object({
  id: z.uuid(),
  name: z.string(),
  documentType: DocumentType,
  fields: FieldDefinitions,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Template = z.infer<typeof Template>
export const TemplatesReply = z.object({ templates: z.array(Template) })

/** The lists that are published: what `documentType` reads. `name` carries the version, "invoice/1". */
export const FieldListsReply = z.object({
  lists: z.array(z.object({ name: z.string(), documentType: z.string(), title: z.string(), fields: z.array(FieldDefinition) })),
})
