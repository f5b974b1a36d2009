import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('the euro that the title of a column spells out is the currency, one in a sentence is not', () => {
  const table = (title: string) =>
    read(
      ...row(100, [50, 'Descrizione'], [400, title]),
      ...row(115, [50, 'Pompa nuova'], [400, '80,00']),
      ...row(140, [300, 'Totale'], [400, '80,00']),
    )
  expect(table('Importo in euro').values.currency).toBe('EUR')
  expect(table('Euro').values.currency).toBe('EUR')
  expect(table('Importo').values.currency).toBeUndefined()
  expect(
    read(...row(50, [50, 'Winner of the Euro design prize']), ...row(100, [300, 'Total'], [400, '80.00'])).values.currency,
  ).toBeUndefined()
})
