import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { once } from '../once.ts'
import { guides } from './guides.ts'
import { listPage, llmsText, referencePage } from './page.ts'
import { referenceText } from './reference-text.ts'

export { errorsTable } from './errors-table.ts'
export { guides } from './guides.ts'

const docsFolder = fileURLToPath(new URL('../../docs/', import.meta.url))
/** Where the schemas of the JSON results lie, beside what writes them. */
const exportsFolder = fileURLToPath(new URL('../../engine/export/', import.meta.url))
const swagger = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
const assets: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  'docs.css': { file: path.join(import.meta.dirname, 'docs.css'), type: 'text/css; charset=utf-8' },
  'reference.css': { file: path.join(import.meta.dirname, 'reference.css'), type: 'text/css; charset=utf-8' },
  'reference.js': { file: path.join(import.meta.dirname, 'reference.js'), type: 'text/javascript; charset=utf-8' },
  'swagger-ui.css': { file: path.join(swagger, 'swagger-ui.css'), type: 'text/css; charset=utf-8' },
  'swagger-ui-bundle.js': { file: path.join(swagger, 'swagger-ui-bundle.js'), type: 'text/javascript; charset=utf-8' },
}
const html = 'text/html; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'

/** The documentation, served by the product itself: pages, the same as Markdown, the reference, and the list for programs. */
export const docsRoutes =
  (publicUrl: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const send = (reply: FastifyReply, type: string, text: string) => reply.header('cache-control', 'no-cache').type(type).send(text)
    app.get('/docs', async (_request, reply) => send(reply, html, listPage()))
    app.get('/docs/api', async (_request, reply) => send(reply, html, referencePage()))
    const reference = once(() => referenceText(publicUrl))
    app.get('/docs/api.md', async (_request, reply) => send(reply, markdown, reference()))
    app.get('/llms.txt', async (_request, reply) => send(reply, 'text/plain; charset=utf-8', llmsText(publicUrl)))
    for (const guide of guides) {
      // Read and set once, when first asked for: they change with the version only.
      const text = once(() => readFileSync(path.join(docsFolder, guide.file), 'utf8'))
      const page = once(async () => (await import('./guide-page.ts')).guidePage(guide, text()))
      app.get(`/docs/${guide.id}`, async (_request, reply) => send(reply, html, await page()))
      app.get(`/docs/${guide.id}.md`, async (_request, reply) => send(reply, markdown, text()))
    }
    for (const name of ['document', 'fields'])
      app.get(`/docs/schemas/${name}.json`, async (_request, reply) =>
        send(reply, 'application/schema+json', await readFile(path.join(exportsFolder, `${name}.schema.json`), 'utf8')),
      )
    for (const [name, { file, type }] of Object.entries(assets))
      app.get(`/docs/assets/${name}`, async (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=3600')
          .type(type)
          .send(await readFile(file)),
      )
  }
