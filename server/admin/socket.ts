import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type AdminTools, type Outcome, runCommand } from './commands.ts'

// The embedded database belongs to one process. So that an operator need not stop the service to look into it, the service takes
// commands on a socket in its data folder, which only the account that runs it can open.

/** Where a service takes the commands of its operator. */
export function adminSocketPath(dataFolder: string): string {
  const name = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\docmill-${name}`
  const beside = path.resolve(dataFolder, 'admin.sock')
  return Buffer.byteLength(beside) <= longestPath ? beside : path.join(tmpdir(), `docmill-${name}.sock`)
}

// What all systems allow for the path of a socket (sun_path: 104 bytes on macOS, 108 on Linux, with an end mark).
const longestPath = 103
// A command is a line of words.
const mostBytes = 64 * 1024

/** Takes commands until it is closed. Each connection: one JSON line with actor and words in, one JSON line with the outcome out. */
export async function listenForCommands(dataFolder: string, tools: AdminTools): Promise<{ close(): Promise<void> }> {
  const where = adminSocketPath(dataFolder)
  // Left by a process that was killed; the lock of the folder says that none lives.
  if (process.platform !== 'win32') rmSync(where, { force: true })
  const connections = new Set<Socket>()
  const server = createServer((connection) => {
    connections.add(connection)
    connection.on('close', () => connections.delete(connection))
    connection.on('error', () => connection.destroy())
    void answer(connection, tools)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, resolve)
  })
  if (process.platform !== 'win32') chmodSync(where, 0o600)
  return {
    close: () =>
      new Promise((resolve) => {
        for (const connection of connections) connection.destroy()
        server.close(() => resolve())
      }),
  }
}

async function answer(connection: Socket, tools: AdminTools): Promise<void> {
  try {
    const { actor, words } = JSON.parse(await readLine(connection)) as { actor: string; words: string[] }
    connection.end(`${JSON.stringify(await runCommand(tools, actor, words))}\n`)
  } catch (error) {
    const output = `The command failed: ${error instanceof Error ? error.message : 'unknown'}`
    connection.end(`${JSON.stringify({ exitCode: 1, output })}\n`)
  }
}

/** Has a running service do a command; null when none runs on this data folder. */
export async function askService(dataFolder: string, actor: string, words: readonly string[]): Promise<Outcome | null> {
  const connection = connect(adminSocketPath(dataFolder))
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('connect', resolve)
      connection.once('error', reject)
    })
  } catch {
    return null
  }
  connection.write(`${JSON.stringify({ actor, words })}\n`)
  const line = await readLine(connection, Number.POSITIVE_INFINITY)
  connection.destroy()
  return JSON.parse(line) as Outcome
}

async function readLine(connection: Socket, most = mostBytes): Promise<string> {
  connection.setEncoding('utf8')
  let text = ''
  for await (const part of connection.iterator({ destroyOnReturn: false })) {
    text += String(part)
    if (text.length > most) throw new Error('the command is too long')
    if (text.includes('\n')) break
  }
  return text
}
