import { DevConvert } from '@docmill/contracts'
import { expect, it } from 'vitest'
import { asApiError } from './problem.ts'

const refusedFor = (body: unknown) => asApiError(DevConvert.safeParse(body).error).details.fields

it('says what is wrong with the one of several things that was meant', () => {
  const asked = { model_name: 'kv-json', inputs: { file: 'aGk=' } }
  expect(refusedFor({ ...asked, inputs: {} })).toEqual({ inputs: 'Give one of "file", "upload_id" and "url"' })
  expect(refusedFor({ ...asked, inputs: [{ file: 'aGk=', upload_id: 'x' }] })).toMatchObject({ 'inputs.0.upload_id': 'Invalid UUID' })
  expect(refusedFor({ ...asked, options: { fields: [{ kind: 'money' }] } })).toEqual({
    'options.fields.0.name': 'Options.fields.0.name is required',
  })
})

it('says that something is neither one nor the other', () => {
  expect(refusedFor({ model_name: 'kv-json', inputs: 7 })).toEqual({ inputs: 'Invalid input' })
})
