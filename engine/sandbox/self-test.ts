import { createServer } from 'node:net'
import type { Job } from './protocol.ts'
import type { IsolationLevel, IsolationReport, Probe } from './sandbox.ts'

type ProbeJob = Extract<Job, { kind: 'probe' }>

/** Has a worker try what it must not be able to do, against a real port, folder and process of this one. */
export async function testIsolation(
  forbiddenFolder: string,
  run: (job: ProbeJob) => Promise<{ readonly level: IsolationLevel; readonly probes: readonly Probe[] }>,
): Promise<IsolationReport> {
  const server = createServer((socket) => socket.destroy())
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', reject).listen(0, '127.0.0.1', () => {
    const address = server.address()
    resolve(address !== null && typeof address === 'object' ? address.port : 0)
  })
  try {
    const { level, probes } = await run({ kind: 'probe', parent: process.pid, port: await promise, forbiddenFolder })
    return { level, probes, sound: probes.every((probe) => probe.denied) }
  } finally {
    server.close()
  }
}
