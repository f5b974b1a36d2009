import { randomUUID } from 'node:crypto'
import { type DocumentType, FieldDefinitions, type SaveTemplate, type Template } from '@docmill/contracts'
import { mostTemplates } from '@docmill/contracts/templates'
import { jsonSchemaOf, nameOfList, publishedLists } from '@docmill/engine/model'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { ApiError } from '../api-error.ts'
import type { Feature } from '../feature.ts'
import type { Clock } from '../platform/clock/index.ts'
import type { Queries, TemplateTables, Transaction } from '../platform/database/index.ts'

type Calls = 'fieldLists' | 'templates' | 'template' | 'createTemplate' | 'updateTemplate' | 'deleteTemplate'
type Row = Selectable<TemplateTables['templates']>

export interface Templates extends Feature<Calls> {
  /** A template of a user. Throws ApiError 'template-not-found'. */
  find(userId: string, id: string): Promise<Template>
  /** The templates of a user, last changed first. */
  list(userId: string): Promise<Template[]>
  /** Throws ApiError 'too-many-templates'. */
  create(userId: string, template: SaveTemplate): Promise<Template>
  /** Throws ApiError 'template-not-found'. */
  remove(userId: string, id: string): Promise<void>
  /** Deletes the templates of an account, in the transaction that deletes the account. */
  forgetUser(transaction: Transaction, userId: string): Promise<void>
  /** The templates of a user, for their copy of their data. */
  exportFor(userId: string): Promise<unknown>
}

/** Field lists that people save under a name: each seen by its owner alone. */
export function createTemplates({ queries, clock }: { readonly queries: Queries; readonly clock: Clock }): Templates {
  const listOf = async (userId: string) =>
    (
      await queries.selectFrom('templates').selectAll().where('userId', '=', userId).orderBy('updatedAt', 'desc').orderBy('id').execute()
    ).map(templateReply)
  const find = async (userId: string, id: string) => {
    const row = await queries.selectFrom('templates').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
    if (!row) throw new ApiError('template-not-found')
    return templateReply(row)
  }
  const create = (userId: string, template: SaveTemplate) => {
    const now = clock.now()
    return queries.transaction().execute(async (transaction) => {
      // Two at once wait for each other, so that the last free place is given once.
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
      const own = await transaction.selectFrom('templates').select('id').where('userId', '=', userId).execute()
      if (own.length >= mostTemplates) throw new ApiError('too-many-templates')
      const row = { id: randomUUID(), userId, ...columnsOf(template), createdAt: now, updatedAt: now }
      return templateReply(await transaction.insertInto('templates').values(row).returningAll().executeTakeFirstOrThrow())
    })
  }
  const remove = async (userId: string, id: string) => {
    const row = await queries.deleteFrom('templates').where('id', '=', id).where('userId', '=', userId).returning('id').executeTakeFirst()
    if (!row) throw new ApiError('template-not-found')
  }
  return {
    find,
    list: listOf,
    create,
    remove,
    exportFor: listOf,
    forgetUser: async (transaction, userId) => {
      await transaction.deleteFrom('templates').where('userId', '=', userId).execute()
    },
    routes: publishedSchemas,
    handlers: {
      fieldLists: async () => ({
        lists: publishedLists.map((list) => ({
          name: nameOfList(list),
          documentType: list.kind,
          title: list.title,
          fields: FieldDefinitions.parse(list.definitions),
        })),
      }),
      templates: async ({ caller }) => ({ templates: await listOf(caller.userId) }),
      template: ({ caller, params }) => find(caller.userId, params.id),
      createTemplate: ({ caller, body }) => create(caller.userId, body),
      updateTemplate: async ({ caller, params, body }) => {
        const row = await queries
          .updateTable('templates')
          .set({ ...columnsOf(body), updatedAt: clock.now() })
          .where('id', '=', params.id)
          .where('userId', '=', caller.userId)
          .returningAll()
          .executeTakeFirst()
        if (!row) throw new ApiError('template-not-found')
        return templateReply(row)
      },
      deleteTemplate: async ({ caller, params }) => {
        await remove(caller.userId, params.id)
        return undefined
      },
    },
  }
}

/** Each published list as JSON Schema at /docs/schemas/fields-<document type>.json: what a document's values look like, and what programs may ask for. */
export async function publishedSchemas(app: FastifyInstance): Promise<void> {
  for (const list of publishedLists.filter(({ definitions }) => definitions.length > 0)) {
    const text = JSON.stringify(jsonSchemaOf(list), null, 2)
    app.get(`/docs/schemas/fields-${list.kind}.json`, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/schema+json').send(text),
    )
  }
}

const columnsOf = ({ name, documentType, fields }: SaveTemplate) => ({ name, documentType, fields: JSON.stringify(fields) })

const templateReply = (row: Row): Template => ({
  id: row.id,
  name: row.name,
  documentType: row.documentType as DocumentType,
  // What an older version saved is completed with what has come since.
  fields: FieldDefinitions.parse(row.fields),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
