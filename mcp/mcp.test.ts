import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const golden = join(import.meta.dirname, '../engine/golden/ruled-invoice.pdf')
const program = join(import.meta.dirname, 'bin/docmill-mcp.mjs')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docmill-mcp-'))
  await copyFile(golden, join(folder, 'invoice.pdf'))
  await symlink(golden, join(folder, 'outside.pdf'))
  await writeFile(join(folder, 'notes.pdf'), 'not a PDF at all')
})
afterAll(() => rm(folder, { recursive: true }))

/** A tool's answer, as far as it is looked at here. */
interface Answer {
  readonly isError?: boolean
  readonly content: readonly { readonly type: string; readonly text?: string; readonly uri?: string }[]
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly structuredContent?: any
}

describe('the tools for assistants, by the official client', () => {
  let client: Client
  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1' })
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, '--folder', folder], stderr: 'ignore' }))
  })
  afterAll(() => client.close())
  const call = async (name: string, given: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: given })) as unknown as Answer

  it('name themselves with schemas', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(['convert_document', 'extract_fields', 'list_tables', 'read_page'])
    for (const { inputSchema, description, annotations } of tools)
      expect([inputSchema.type, (description ?? '').length > 20, annotations?.readOnlyHint]).toEqual(['object', true, true])
  })

  it('convert a document, and offer the result as a resource', async () => {
    const text = await call('convert_document', { path: 'invoice.pdf', format: 'md', pages: '1' })
    expect(text.content[0]?.text).toContain('|')
    const workbook = await call('convert_document', { path: join(folder, 'invoice.pdf'), format: 'xlsx' })
    const uri = workbook.content[0]?.uri ?? ''
    const { resources } = await client.listResources()
    expect(resources.map((resource) => resource.uri)).toContain(uri)
    const [content] = (await client.readResource({ uri })).contents
    expect(
      Buffer.from(String((content as { blob?: string }).blob), 'base64')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await expect(client.readResource({ uri: 'docmill://results/none/none' })).rejects.toThrow(/convert the document again/)
  })

  it('list tables and read a page with the places of everything', async () => {
    const { structuredContent } = await call('list_tables', { path: 'invoice.pdf' })
    const [table] = structuredContent.tables
    expect([table.rows.length > 1, table.places[0].page, table.places[0].box.right > table.places[0].box.left]).toEqual([true, 1, true])
    const { page } = (await call('read_page', { path: 'invoice.pdf', page: 2 })).structuredContent
    expect([page.number, page.blocks.length > 0]).toEqual([2, true])
    expect(page.blocks.every(({ text, box }: { text: string; box: { left: number } }) => typeof text === 'string' && box.left >= 0)).toBe(
      true,
    )
  })

  it('extract fields by a schema, and name what is not there', async () => {
    const schema = { type: 'object', properties: { total: { type: 'number' }, blood_type: { type: 'string' } } }
    const { structuredContent, isError } = await call('extract_fields', { path: 'invoice.pdf', schema })
    expect(isError).toBeUndefined()
    const [document] = structuredContent.documents
    expect(document.missing).toContain('blood_type')
    for (const field of document.fields) expect([field.place.page > 0, field.confidence > 0]).toEqual([true, true])
  })

  it('take the bytes themselves', async () => {
    const content_base64 = (await readFile(golden)).toString('base64')
    const { content } = await call('convert_document', { content_base64, file_name: 'sent.pdf', format: 'txt' })
    expect(content[1]).toMatchObject({ type: 'resource_link', name: 'sent.txt' })
  })

  it.each([
    ['a file that is not there', { path: 'gone.pdf' }, 'not-found'],
    ['a way out of the folder', { path: '../../etc/passwd' }, 'not-found'],
    ['a link out of the folder', { path: 'outside.pdf' }, 'not-found'],
    ['what is no document', { path: 'notes.pdf' }, 'unsupported-file'],
    ['a page that is not there', { path: 'invoice.pdf', pages: '99' }, 'page-out-of-range'],
    ['no document at all', {}, 'invalid-request'],
  ])('refuse %s by its code', async (_what, given, code) => {
    const { isError, content } = await call('list_tables', given)
    expect([isError, JSON.parse(content[0]?.text ?? '').code]).toEqual([true, code])
  })
})

it('speaks streamable HTTP on this machine, and to no page of a stranger', async () => {
  const child = spawn(process.execPath, [program, '--http', '0', '--folder', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    const [line] = (await once(createInterface({ input: child.stderr }), 'line')) as [string]
    const address = line.replace('docmill mcp: ', '')
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(address)) as Transport)
    const { content } = (await client.callTool({
      name: 'convert_document',
      arguments: { path: 'invoice.pdf', format: 'txt' },
    })) as unknown as Answer
    expect(content.length).toBe(2)
    await client.close()
    // fetch sets the header itself; a page behind a name that points here would send its own.
    const answer = request(address, {
      method: 'POST',
      headers: { host: 'evil.example', 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    })
    answer.end(
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}',
    )
    const [{ statusCode }] = (await once(answer, 'response')) as [{ statusCode: number }]
    expect(statusCode).toBe(403)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
})
