import { afterAll, beforeAll, expect, it } from 'vitest'
import { openService, type Service } from '../access/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { createTemplates } from './index.ts'

describeOnEachDatabase('templates', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await openService(database(), {
      more: ({ clock, database: { kysely } }) => ({ handlers: createTemplates({ queries: kysely, clock }).handlers }),
    })
  })
  afterAll(() => service.close())

  const fields = [
    { name: 'order_number', title: 'Order number', synonyms: ['Bestellnummer'] },
    { name: 'due', kind: 'date', required: true },
  ]

  it('are saved, listed, changed and deleted by their owner', async () => {
    const { token } = await service.person('saver')
    const made = await service.call('createTemplate', { token, body: { name: ' Orders ', fields } })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      name: 'Orders',
      documentType: 'custom',
      fields: [{ name: 'order_number', kind: 'text' }, { kind: 'date' }],
    })
    const params = { id: made.body.id }
    service.clock.turn(1000)
    const changed = await service.call('updateTemplate', {
      token,
      params,
      body: { name: 'Purchases', documentType: 'invoice', fields: [fields[0]] },
    })
    expect(changed.body).toMatchObject({ id: made.body.id, name: 'Purchases', documentType: 'invoice', createdAt: made.body.createdAt })
    expect(changed.body.updatedAt > made.body.updatedAt).toBe(true)
    expect((await service.call('template', { token, params })).body).toEqual(changed.body)
    expect((await service.call('templates', { token })).body.templates).toEqual([changed.body])
    expect((await service.call('deleteTemplate', { token, params })).status).toBe(204)
    expect((await service.call('template', { token, params })).body.code).toBe('template-not-found')
  })

  it('are seen by nobody else', async () => {
    const [owner, other] = [await service.person('owner'), await service.person('other')]
    const { id } = (await service.call('createTemplate', { token: owner.token, body: { name: 'Mine', fields } })).body
    for (const name of ['template', 'updateTemplate', 'deleteTemplate'] as const)
      expect((await service.call(name, { token: other.token, params: { id }, body: { name: 'Theirs', fields } })).status, name).toBe(404)
    expect((await service.call('templates', { token: other.token })).body.templates).toEqual([])
    expect((await service.call('template', { token: owner.token, params: { id } })).body.name).toBe('Mine')
  })

  it('refuse what is no list of fields', async () => {
    const { token } = await service.person('careless')
    const refused = [
      [],
      [{ name: 'a' }, { name: 'a' }],
      [{ name: 'a', pattern: '(' }],
      [{ name: 'a\u0000b' }],
      [{ name: '\ud800' }],
      [{ name: 'a', kind: 'list', fields: [{ name: 'b', kind: 'list' }] }],
    ]
    for (const list of refused) {
      const { status } = await service.call('createTemplate', { token, body: { name: 'Wrong', fields: list } })
      expect(status, JSON.stringify(list)).toBe(422)
    }
  })

  it('tell the fields that are read from each type of document', async () => {
    const { lists } = (await service.call('fieldLists')).body
    const invoice = lists.find(({ documentType }: { documentType: string }) => documentType === 'invoice')
    expect(invoice.name).toMatch(/^invoice\/\d+$/)
    expect(invoice.fields.find(({ name }: { name: string }) => name === 'invoice_number')).toMatchObject({ kind: 'text' })
  })
})
