// @vitest-environment happy-dom
import type { FieldDefinition } from '@docmill/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FieldListEditor, faultOfFields, nameFor, newField, tidyFields } from './FieldListEditor.tsx'

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

it('a list has columns with kinds, labels and patterns of their own', async () => {
  render(<Edited begin={[newField('items', 'list')]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a column' }))
  await userEvent.clear(screen.getByLabelText('Name of column 1 of items'))
  await userEvent.type(screen.getByLabelText('Name of column 1 of items'), 'price')
  await userEvent.selectOptions(screen.getByLabelText('Kind of column 1 of items'), 'money')
  expect(screen.getByLabelText('Kind of column 1 of items').textContent).not.toContain('List of rows')
  await userEvent.click(screen.getAllByText('More')[1] as HTMLElement)
  await userEvent.type(screen.getAllByLabelText(/^Labels documents print/)[1] as HTMLElement, 'Price, Rate,')
  await userEvent.type(screen.getByLabelText(/^Pattern/), '.+0')
  expect(current[0]?.fields).toEqual([
    { name: 'price', kind: 'money', title: '', description: '', synonyms: ['Price', 'Rate'], required: false, pattern: '.+0' },
  ])
})

it('labels move with their field', async () => {
  const labelled = { ...newField('total', 'money'), synonyms: ['Sum', 'In all'] }
  render(<Edited begin={[newField('day', 'date'), labelled]} />)
  for (const more of screen.getAllByText('More')) await userEvent.click(more)
  await userEvent.click(screen.getByRole('button', { name: 'Move total up' }))
  expect(screen.getAllByLabelText(/^Labels documents print/).map((input) => (input as HTMLInputElement).value)).toEqual(['Sum, In all', ''])
})

it('a field that became a list has no pattern when it is saved, and one that was a list no columns', () => {
  const column = { name: ' price ', kind: 'money' as const, title: '', description: '', synonyms: [], required: false, pattern: null }
  expect(tidyFields([{ ...newField('rows', 'list'), pattern: 'x', fields: [column] }])).toEqual([
    { ...newField('rows', 'list'), fields: [{ ...column, name: 'price' }] },
  ])
  expect(tidyFields([{ ...newField(' sum ', 'money'), fields: [column] }])).toEqual([newField('sum', 'money')])
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
  const column = { name: 'a', kind: 'text' as const, title: '', description: '', synonyms: [], required: false, pattern: null }
  expect(faultOfFields([{ ...newField('rows', 'list'), fields: [column, column] }])).toBe('The names of the columns of rows must differ')
  expect(faultOfFields([{ ...newField('rows', 'list'), fields: [{ ...column, name: '' }] }])).toBe('Give every column of rows a name')
  expect(faultOfFields([{ ...newField('a'), pattern: '(' }])).toBe('The pattern of a is no regular expression')
  expect(faultOfFields([{ ...newField('rows', 'list'), fields: [{ ...column, pattern: '[' }] }])).toBe(
    'The pattern of a is no regular expression',
  )
  expect(faultOfFields([newField('a')])).toBeNull()
})
