import { expect, it } from 'vitest'
import { handingOver } from './handing-over.ts'
import type { Job } from './protocol.ts'
import type { MadeFile, SandboxEvent } from './sandbox.ts'
import { requestFor } from './testing.ts'

const job: Job = {
  kind: 'convert',
  request: requestFor({ formats: ['md'] }),
  pictures: null,
  mayAsk: false,
  early: false,
  hands: true,
  keeps: true,
}
const made = (file: MadeFile['file']): SandboxEvent => ({ kind: 'made', file })

it('hands each file on once, before its event, and none that nobody asked for', async () => {
  const told: string[] = []
  const reads: string[] = []
  const folder = { take: async (name: string) => Buffer.from(`${name} ${reads.push(name)}`) }
  const { watch, settled, taken } = handingOver(
    folder,
    { onFile: ({ file, bytes }) => told.push(`${file}: ${bytes}`), onEvent: (event) => told.push(event.kind) },
    job,
  )
  for (const file of ['document', 'csv', 'md', 'document'] as const) watch.onEvent?.(made(file))
  await settled()
  expect(told).toEqual(['document: document.json 1', 'made', 'made', 'md: output-md 2', 'made', 'made'])
  expect([...taken.keys()]).toEqual(['document.json', 'output-md'])
})

it('leaves out what cannot be taken: the end of the job tells why', async () => {
  const told: string[] = []
  const folder = {
    take: async () => {
      throw new Error('a link')
    },
  }
  const { watch, settled, taken } = handingOver(folder, { onFile: ({ file }) => told.push(file) }, job)
  watch.onEvent?.(made('md'))
  await settled()
  expect([told, taken.size]).toEqual([[], 0])
})
