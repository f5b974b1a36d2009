import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { createMcpServer, type Reader } from './index.ts'

/** Sessions at once; the oldest give way, since clients do not always say goodbye. */
const mostSessions = 100

/**
 * Speaks streamable HTTP at /mcp of the loopback address; gives the address. Requests that name another host are refused: a page of a
 * stranger's in a browser of this machine could send them by a name that it lets point here.
 */
export async function listenForHttp(
  given: { readonly reader: Reader; readonly folder: string },
  port: number,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const sessions = new Map<string, StreamableHTTPServerTransport>()
  let hosts: string[] = []
  const begin = async (): Promise<StreamableHTTPServerTransport> => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      enableDnsRebindingProtection: true,
      allowedHosts: hosts,
      onsessioninitialized: (id) => {
        sessions.set(id, transport)
        for (const [oldest, old] of sessions) {
          if (sessions.size <= mostSessions) break
          sessions.delete(oldest)
          void old.close()
        }
      },
      onsessionclosed: (id) => void sessions.delete(id),
    })
    // The package's own types disagree under exact optional properties.
    await createMcpServer(given).connect(transport as Transport)
    return transport
  }
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    if (new URL(request.url ?? '/', 'http://any').pathname !== '/mcp') return reply.writeHead(404).end()
    const id = request.headers['mcp-session-id']
    const known = typeof id === 'string' ? sessions.get(id) : undefined
    if (typeof id === 'string' && !known) return reply.writeHead(404).end()
    await (known ?? (await begin())).handleRequest(request, reply)
  }
  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => {
      if (!reply.headersSent) reply.writeHead(500)
      reply.end()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  hosts = [`127.0.0.1:${taken}`, `localhost:${taken}`]
  return {
    address: `http://127.0.0.1:${taken}/mcp`,
    async close() {
      for (const transport of sessions.values()) await transport.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
