// @vitest-environment happy-dom
import type { FieldDefinition } from '@docmill/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FieldListEditor, faultOfFields, nameFor, newField } from './FieldListEditor.tsx'

afterEach(cleanup)
let current: readonly FieldDefinition[] = []
function Edited({ begin }: { readonly begin: readonly FieldDefinition[] }) {
  const [fields, setFields] = useState(begin)
  current = fields
  return <FieldListEditor fields={fields} onChange={setFields} />
}

it('fields are added, named, typed, put in order and removed', async () => {
  render(<Edited begin={[newField('total', 'money')]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a field' }))
  await userEvent.clear(screen.getByLabelText('Name of field 2'))
  await userEvent.type(screen.getByLabelText('Name of field 2'), 'paid_on')
  await userEvent.selectOptions(screen.getByLabelText('Kind of field 2'), 'date')
  await userEvent.click(screen.getByRole('button', { name: 'Move paid_on up' }))
  expect(current.map(({ name, kind }) => [name, kind])).toEqual([
    ['paid_on', 'date'],
    ['total', 'money'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove total' }))
  expect(current.map(({ name }) => name)).toEqual(['paid_on'])
})

it('a title becomes a key that is not taken', () => {
  expect(nameFor('Invoice no.', new Set())).toBe('invoice_no')
  expect(nameFor('Größe', new Set(['große', 'grosse', 'groẞe']))).toMatch(/^gro/)
  expect(nameFor('Total', new Set(['total', 'total_2']))).toBe('total_3')
  expect(nameFor('—', new Set())).toBe('field')
})

it('a list that can not be used says why', () => {
  expect(faultOfFields([newField(' ')])).toBe('Give every field a name')
  expect(faultOfFields([newField('a'), newField('a')])).toBe('Field names must differ')
  expect(faultOfFields([newField('rows', 'list')])).toBe('Name the columns of rows')
  expect(faultOfFields([newField('a')])).toBeNull()
})
