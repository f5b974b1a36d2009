import { z } from 'zod'
import type { Call } from './calls.ts'
import { FieldListsReply, SaveTemplate, Template, TemplatesReply } from './templates.ts'

const templates = '/api/docmill/templates'
const id = z.object({ id: z.uuid() })

/** Saved field lists, and those that the service knows by itself. */
export const templateCalls = {
  fieldLists: {
    method: 'GET',
    path: '/api/docmill/field_lists',
    access: 'visitor',
    summary: 'The fields that are read from each type of document',
    reply: FieldListsReply,
    errors: [],
  },
  templates: {
    method: 'GET',
    path: templates,
    access: 'session',
    summary: 'The templates of the account, last changed first',
    reply: TemplatesReply,
    errors: [],
  },
  template: {
    method: 'GET',
    path: `${templates}/:id`,
    access: 'session',
    summary: 'One template',
    params: id,
    reply: Template,
    errors: ['template-not-found'],
  },
  createTemplate: {
    method: 'POST',
    path: templates,
    access: 'session',
    summary: 'Save a list of fields',
    body: SaveTemplate,
    bodyBytes: 1024 * 1024,
    reply: Template,
    status: 201,
    errors: ['too-many-templates'],
  },
  updateTemplate: {
    method: 'PUT',
    path: `${templates}/:id`,
    access: 'session',
    summary: 'Change a template; conversions started before keep their fields',
    params: id,
    body: SaveTemplate,
    bodyBytes: 1024 * 1024,
    reply: Template,
    errors: ['template-not-found'],
  },
  deleteTemplate: {
    method: 'DELETE',
    path: `${templates}/:id`,
    access: 'session',
    summary: 'Delete a template',
    params: id,
    reply: null,
    status: 204,
    errors: ['template-not-found'],
  },
} as const satisfies Record<string, Call>
