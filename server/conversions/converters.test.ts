import { defaultLimits, type Sandbox } from '@docmill/engine/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { openConversionsForTests, pdf, type TestConversions, type TestUser } from './testing.ts'

describeOnEachDatabase('the converters', (database) => {
  let service: TestConversions
  let user: TestUser
  beforeAll(async () => {
    service = await openConversionsForTests(database(), { queueName: 'converters' })
    await service.startWorker(1)
    user = await service.user(10_000)
  })
  afterAll(() => service.close())

  const download = (id: string, format: string) => user.call('GET', `/conversions/${id}/results/${format}`)

  it('read named fields and those of a template, and charge ten credits a page', async () => {
    const fields = [{ name: 'rent', synonyms: ['Rent'], kind: 'money' }]
    // A template belongs to an account; this one has none but its identifier.
    await database()
      .kysely.insertInto('templates')
      .values({
        id: '11111111-1111-4111-8111-111111111111',
        userId: user.id,
        name: 'Water',
        documentType: 'custom',
        fields: JSON.stringify([{ name: 'water', synonyms: ['Water'], kind: 'money' }]),
        createdAt: service.clock.now(),
        updatedAt: service.clock.now(),
      })
      .execute()
    const templateId = '11111111-1111-4111-8111-111111111111'
    const ended = await user.convert(await pdf(1), { converter: 'kv-json', fields, templateId })
    expect(ended).toMatchObject({ state: 'done', credits: { charged: 10 }, options: { documentType: 'custom', templateId } })
    expect(ended.options.fields.map(({ name }) => name)).toEqual(['water', 'rent'])
    const { sheets } = (await user.call('GET', `/conversions/${ended.id}/document`)).json()
    expect(ended.documents).toEqual([{ kind: sheets[0].kind, pages: sheets[0].pages, fields: sheets[0].fields.length, failedChecks: 0 }])
    expect(sheets[0].definitions.map(({ name, title }: { name: string; title: string }) => [name, title])).toEqual([
      ['water', 'water'],
      ['rent', 'rent'],
    ])
    expect((await download(ended.id, 'json')).statusCode).toBe(200)
    const stranger = await service.user()
    await expect(stranger.convert(await pdf(1), { converter: 'kv-json', templateId })).rejects.toThrow('template-not-found')
  })

  it('say once what a reader has to say of many fields alike', async () => {
    const { id } = await user.convert(await pdf(1), { converter: 'kv-json' })
    const issues = [null, null, 1].map((page) => ({ code: 'value-not-on-page', page }))
    await database()
      .kysely.updateTable('conversions')
      .set({ issues: JSON.stringify(issues) })
      .where('id', '=', id)
      .execute()
    const shown = (await user.call('GET', `/conversions/${id}`)).json().issues
    expect(shown.map(({ page }: { page: number | null }) => page)).toEqual([null, 1])
  })

  it('read a picture into a sheet and a text that can be edited', async () => {
    const page = { page: 1, format: 'png', dpi: 150, password: null, limits: defaultLimits } as const
    const { bytes } = await (service.tools.sandbox as Sandbox).picture(await pdf(1), page)
    const ended = await user.convert(bytes, { converter: 'image-to-excel' })
    expect(ended).toMatchObject({ state: 'done', fileType: 'png', credits: { charged: 15 } })
    expect((await download(ended.id, 'csv')).body).toContain('Rent')
    expect((await download(ended.id, 'docx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await user.upload(bytes, 'page.png')).type).toBe('png')
    await expect(user.convert(bytes, { converter: 'pdf-to-excel' })).rejects.toThrow('wrong-file-for-tool')
  }, 120_000)
})
