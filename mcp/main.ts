// `docmill mcp`: documents for assistants, by standard input and output, or by HTTP on this machine.

import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { listenForHttp } from './http.ts'
import { createMcpServer, localReader, remoteReader } from './index.ts'

const { http, folder, server, key } = wordsGiven()
const reader =
  server === undefined ? localReader() : remoteReader(server, key ?? fail('give the API key of the service: set DOCMILL_KEY, or --key'))

const stop = async (code: number) => {
  await reader.close()
  process.exit(code)
}
process.once('SIGINT', () => void stop(130))
process.once('SIGTERM', () => void stop(143))
process.once('disconnect', () => void stop(0))

if (http === undefined) {
  // Nothing but the protocol goes to standard output.
  const speaking = createMcpServer({ reader, folder: folder ?? null })
  process.stdin.once('end', () => void stop(0))
  await speaking.connect(new StdioServerTransport())
} else {
  const port = Number(http)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('write --http with a port')
  const { address } = await listenForHttp({ reader, folder: folder ?? process.cwd() }, port)
  process.stderr.write(`docmill mcp: ${address}\n`)
}

function wordsGiven() {
  try {
    const { values } = parseArgs({
      options: { http: { type: 'string' }, folder: { type: 'string' }, server: { type: 'string' }, key: { type: 'string' } },
    })
    return { ...values, server: values.server ?? process.env.DOCMILL_SERVER, key: values.key ?? process.env.DOCMILL_KEY }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function fail(sentence: string): never {
  process.stderr.write(`docmill mcp: ${sentence}\n\nusage: docmill mcp [--http PORT] [--folder FOLDER] [--server URL --key KEY]\n`)
  process.exit(2)
}
