import { basename, extname } from 'node:path'
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { fieldsOf, pageOf, tablesOf } from './answers.ts'
import manifest from './package.json' with { type: 'json' }
import { formats, type Reader, Refusal, type Source } from './reader.ts'
import { createResults, type Result, type Results } from './results.ts'
import { sourceOf } from './sources.ts'

export { localReader } from './local.ts'
export type { Reader } from './reader.ts'
export { remoteReader } from './remote.ts'
export { createResults, type Results } from './results.ts'

const document = {
  path: z.string().max(4096).optional().describe('Path of the file on the machine this runs on: PDF, JPEG, PNG or TIFF.'),
  content_base64: z.string().optional().describe('The file itself in base64, in place of a path.'),
  file_name: z.string().max(255).optional().describe('Name of what content_base64 holds.'),
  pages: z.string().max(200).default('').describe('Pages to read, like "1-3,7"; all when left out.'),
  password: z.string().max(256).optional().describe('Opens a locked PDF; used once, never kept.'),
}
/** Text up to this many characters is answered beside the link to it. */
const inlineCharacters = 100_000
const readOnly = { readOnlyHint: true, openWorldHint: false }

/** A server of the Model Context Protocol over a reader, for one client. `results` can be shared by servers of one person. */
export function createMcpServer(given: { readonly reader: Reader; readonly folder: string | null; readonly results?: Results }): McpServer {
  const { reader, folder, results = createResults() } = given
  const server = new McpServer({ name: 'docmill', version: manifest.version })

  server.registerTool(
    'convert_document',
    {
      title: 'Convert a document',
      description:
        'Converts a PDF or picture to Excel (xlsx), CSV, Markdown (md), plain text (txt), JSON or Word (docx). The result is a resource; text is answered too.',
      inputSchema: { ...document, format: z.enum(formats).describe('What to write.') },
      annotations: readOnly,
    },
    (asked, { signal }) =>
      honestly(async () => {
        const source = await sourceOf(asked, folder)
        const file = await reader.convert(source, asked.format, readingOf(asked), signal)
        const kept = results.keep(file, `${nameOf(source)}.${file.extension}`)
        const inline = isText(kept) && kept.bytes.length <= inlineCharacters ? [textOf(kept)] : []
        const link = { type: 'resource_link' as const, uri: kept.uri, name: kept.name, mimeType: kept.mediaType }
        return { content: [...inline.map((text) => ({ type: 'text' as const, text })), link] }
      }),
  )

  server.registerTool(
    'extract_fields',
    {
      title: 'Extract fields',
      description:
        'Reads named values from a document: those of a document type, or those that a JSON Schema of type object names. Every value has its place on the page and a confidence; what is not on the page is listed as missing, never guessed.',
      inputSchema: {
        ...document,
        document_type: z.enum(['auto', 'invoice', 'receipt', 'resume', 'contract', 'statement', 'form', 'custom']).default('auto'),
        schema: z.record(z.string(), z.unknown()).optional().describe('A JSON Schema whose properties are the fields to look for.'),
      },
      annotations: readOnly,
    },
    (asked, { signal }) =>
      honestly(async () => {
        const wanted = {
          documentType: asked.schema && asked.document_type === 'auto' ? 'custom' : asked.document_type,
          schema: asked.schema ?? null,
        } as const
        const read = await reader.read(await sourceOf(asked, folder), readingOf(asked), wanted, signal)
        return structured({ documents: fieldsOf(read), issues: read.issues })
      }),
  )

  server.registerTool(
    'list_tables',
    {
      title: 'List tables',
      description: 'The tables of a document as rows of text, with their places, titles and confidence.',
      inputSchema: document,
      annotations: readOnly,
    },
    (asked, { signal }) =>
      honestly(async () => {
        const read = await reader.read(await sourceOf(asked, folder), readingOf(asked), null, signal)
        return structured({ tables: tablesOf(read), issues: read.issues })
      }),
  )

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'The text of one page in reading order, with the kind and the place of every block, in points from the top left corner.',
      inputSchema: {
        path: document.path,
        content_base64: document.content_base64,
        file_name: document.file_name,
        password: document.password,
        page: z.int().min(1).describe('Which page, from 1.'),
      },
      annotations: readOnly,
    },
    (asked, { signal }) =>
      honestly(async () => {
        const reading = { pages: String(asked.page), password: asked.password ?? null }
        const page = pageOf(await reader.read(await sourceOf(asked, folder), reading, null, signal), asked.page)
        if (!page) throw new Refusal('page-out-of-range', 'The document has no such page.')
        return structured({ page })
      }),
  )

  const list = async () => ({ resources: results.list().map(({ uri, name, mediaType }) => ({ uri, name, mimeType: mediaType })) })
  server.registerResource(
    'result',
    new ResourceTemplate('docmill://results/{id}/{name}', { list }),
    { title: 'Result', description: 'A file that convert_document has made in this session.' },
    async (uri) => {
      const kept = results.find(uri.href)
      if (!kept) throw new Refusal('result-expired', 'This result is not here any more: convert the document again.')
      const common = { uri: kept.uri, mimeType: kept.mediaType }
      return {
        contents: [isText(kept) ? { ...common, text: textOf(kept) } : { ...common, blob: Buffer.from(kept.bytes).toString('base64') }],
      }
    },
  )
  return server
}

const readingOf = ({ pages, password }: { pages: string; password?: string | undefined }) => ({ pages, password: password ?? null })
const nameOf = (source: Source): string => {
  const name = 'path' in source ? basename(source.path) : basename(source.fileName)
  return basename(name, extname(name))
}
const isText = ({ extension }: Result): boolean => ['md', 'txt', 'csv', 'json'].includes(extension)
const textOf = ({ bytes }: Result): string => Buffer.from(bytes).toString('utf8')

/** The same as text, for clients that do not look at structured content. */
const structured = (content: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
})

/** A refusal is an answer, so that the assistant can tell what to do about it; anything else is the protocol's error. */
async function honestly(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { isError: true, content: [{ type: 'text', text: JSON.stringify({ code: error.code, message: error.message }) }] }
  }
}
