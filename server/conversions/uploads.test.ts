import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { multipart, openConversionsForTests, pdf, type TestConversions, type TestUser } from './testing.ts'

const hours = (count: number) => count * 3600 * 1000

describeOnEachDatabase('uploads', (database) => {
  let service: TestConversions
  let user: TestUser
  beforeAll(async () => {
    service = await openConversionsForTests(database(), { settings: { maximumBytes: 200_000, maximumPages: 3 } })
    user = await service.user()
  })
  afterAll(() => service.close())
  const refusal = async (content: Uint8Array, name = 'invoice.pdf') => {
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/docmill/uploads',
      ...multipart(content, name, `Bearer ${user.id}`),
    })
    return [reply.statusCode, reply.json().code]
  }

  it.each([
    ['a web page named like a PDF', Buffer.from('<html><script>alert(1)</script></html>'), [415, 'unsupported-file']],
    ['an empty file', Buffer.alloc(0), [422, 'empty-file']],
    ['a file above the limit', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000)]), [413, 'file-too-large']],
    ['a damaged file', Buffer.from('%PDF-1.7\nnothing that follows is a PDF'), [422, 'damaged-file']],
  ])('refuse %s and keep nothing of it', async (_what, content, expected) => {
    expect(await refusal(content)).toEqual(expected)
    expect(await service.keptFiles()).toEqual([])
    expect(readdirSync(path.join(service.filesFolder, 'unfinished'))).toEqual([])
  })

  it('refuse a file with too many pages', async () => {
    expect(await refusal(await pdf(4))).toEqual([422, 'too-many-pages'])
  })

  it('refuse JSON and forms without a file', async () => {
    expect((await user.call('POST', '/uploads', { file: 'x' })).json()).toMatchObject({ status: 415, code: 'unsupported-media-type' })
    const form = multipart(Buffer.from('x'), 'a', `Bearer ${user.id}`)
    const named = { ...form, payload: Buffer.from(form.payload.toString().replace('name="file"', 'name="document"')) }
    expect((await service.app.inject({ method: 'POST', url: '/api/docmill/uploads', ...named })).json()).toMatchObject({
      status: 422,
      fields: { file: expect.any(String) },
    })
  })

  it('are deleted when nobody used them for an hour', async () => {
    const upload = await user.upload(await pdf(1))
    service.clock.turn(hours(1) + 1)
    expect((await user.call('POST', '/quotes', { converter: 'pdf-to-excel', files: [{ uploadId: upload.id }] })).json()).toMatchObject({
      code: 'upload-not-found',
    })
    await service.conversions.sweep()
    expect(await service.keptFiles()).toEqual([])
  })

  it('leave no file behind that no row names', async () => {
    const kept = await user.upload(await pdf(1))
    await service.tools.files.put(`uploads/${randomUUID()}/source`, Buffer.from('left by a process that was killed'))
    await service.tools.files.put(`conversions/${randomUUID()}/${randomUUID()}/document`, Buffer.from('the same'))
    expect(await service.conversions.deleteOrphans()).toBe(0)
    service.clock.turn(hours(3))
    expect(await service.conversions.deleteOrphans()).toBe(2)
    expect(await service.keptFiles()).toEqual([expect.stringContaining(kept.id)])
  })
})
