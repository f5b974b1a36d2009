import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const period = (label: string, printed: string) => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(70, [50, 'Date: 3 June 2026']),
    ...row(90, [50, label], [200, printed]),
    ...row(140, [50, 'Total'], [200, '€ 119.00']),
  )
  return [values.service_start, values.service_end]
}

test('a period printed as one gives its first and its last day', () => {
  for (const [label, printed] of [
    ['Leistungszeitraum', '01.05.2026 – 31.05.2026'],
    ['Leistungszeitraum', '01.05. bis 31.05.2026'],
    ['Service period', '1 to 31 May 2026'],
    ['Billing period', 'May 1–31, 2026'],
    ['Billing period', 'May 1 - May 31 , 2026'],
    ['Billing period', '2026-05-01 / 2026-05-31'],
    ['Période', 'du 1er mai au 31 mai 2026'],
    ['Periodo de facturación', '1 de mayo a 31 de mayo de 2026'],
    ['Periodo di riferimento', '01/05/2026 - 31/05/2026'],
    ['Periode', '1 t/m 31 mei 2026'],
    ['Período de faturação', '01/05/2026 a 31/05/2026'],
  ] as const)
    expect(period(label, printed), printed).toEqual(['2026-05-01', '2026-05-31'])
})

test('days in the wrong order are no period', () => {
  expect(period('Service period', '31.05.2026 – 01.05.2026')[1]).toBeUndefined()
})
