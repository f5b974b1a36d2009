import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Files, type FilesSettings, NoSuchFile, openFiles } from './index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'docmill-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY run the same tests on a real bucket.
const bucket: FilesSettings | null = process.env.TEST_S3_ENDPOINT
  ? {
      kind: 's3',
      endpoint: process.env.TEST_S3_ENDPOINT,
      bucket: process.env.TEST_S3_BUCKET ?? 'docmill-test',
      region: 'us-east-1',
      accessKeyId: process.env.TEST_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: process.env.TEST_S3_SECRET_ACCESS_KEY ?? '',
    }
  : null
const settings: FilesSettings[] = [{ kind: 'disk', folder }, ...(bucket ? [bucket] : [])]

describe.each(settings)('the files store ($kind)', (chosen) => {
  let files: Files
  beforeAll(async () => {
    files = await openFiles(chosen)
  })
  afterAll(() => files.close())
  const text = async (key: string) => Buffer.concat(await (await files.get(key)).toArray()).toString()

  it('gives back what was put, as a stream and as bytes', async () => {
    const key = `uploads/${randomUUID()}/source`
    expect(await files.put(key, Readable.from([Buffer.from('first '), Buffer.from('second')]))).toBe(12)
    expect(await text(key)).toBe('first second')
    expect(Buffer.from(await files.read(key)).toString()).toBe('first second')
    expect(await files.exists(key)).toBe(true)
  })

  it('gives back bytes whose name came first, in place of others too', async () => {
    const key = `conversions/${randomUUID()}/document`
    for (const content of ['a longer text', '', 'short']) {
      expect(await files.put(key, Buffer.from(content), { nameMayComeFirst: true })).toBe(content.length)
      expect(await text(key)).toBe(content)
    }
  })

  it('lends a file of this machine with the same bytes, and none for a key that names nothing', async () => {
    const key = `uploads/${randomUUID()}/source`
    await files.put(key, Buffer.from('lent'))
    expect(await files.withLocal(key, (file) => readFile(file, 'utf8'))).toBe('lent')
    await expect(files.withLocal(`uploads/${randomUUID()}/source`, async () => {})).rejects.toThrow(NoSuchFile)
  })

  it('replaces a file whole', async () => {
    const key = `uploads/${randomUUID()}/source`
    await files.put(key, Buffer.from('a longer text'))
    await files.put(key, Buffer.from('short'))
    expect(await text(key)).toBe('short')
  })

  it('keeps nothing of a stream that breaks off', async () => {
    const key = `uploads/${randomUUID()}/source`
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of it')
        throw new Error('the connection broke')
      })(),
    )
    await expect(files.put(key, broken)).rejects.toThrow('the connection broke')
    expect(await files.exists(key)).toBe(false)
    if (chosen.kind === 'disk') expect(readdirSync(path.join(folder, 'unfinished'))).toEqual([])
  })

  it('deletes one file, or all under a prefix, and a missing one without complaint', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    for (const key of [`conversions/${one}/a`, `conversions/${one}/b`, `conversions/${other}/a`]) await files.put(key, Buffer.from(key))
    await files.delete(`conversions/${one}/a`)
    await files.delete(`conversions/${one}/a`)
    await expect(files.get(`conversions/${one}/a`)).rejects.toThrow(NoSuchFile)
    await files.deletePrefix(`conversions/${one}/`)
    expect(await files.exists(`conversions/${one}/b`)).toBe(false)
    expect(await text(`conversions/${other}/a`)).toBe(`conversions/${other}/a`)
  })

  it('lists what lies under a prefix', async () => {
    const id = randomUUID()
    await files.put(`conversions/${id}/b`, Buffer.from('12345'))
    const listed = []
    for await (const entry of files.list(`conversions/${id}/`)) listed.push(entry)
    expect(listed).toEqual([{ key: `conversions/${id}/b`, bytes: 5, modifiedAt: expect.any(Date) }])
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'a\\b', '', 'a//b', '.hidden'])('refuses the key %j', async (key) => {
    await expect(async () => files.put(key, Buffer.from('x'))).rejects.toThrow(RangeError)
  })

  it('says that it can be written', async () => {
    expect(await files.answers()).toBe(true)
  })
})

it('leaves nothing of bytes that cannot be named', async () => {
  const files = await openFiles({ kind: 'disk', folder })
  const key = `conversions/${randomUUID()}`
  await files.put(key, Buffer.from('a file where a folder should be'))
  for (const nameMayComeFirst of [false, true])
    await expect(files.put(`${key}/document`, Buffer.from('x'), { nameMayComeFirst })).rejects.toThrow()
  expect(readdirSync(path.join(folder, 'unfinished'))).toEqual([])
})
