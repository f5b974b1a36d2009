import { describe, expect, test } from 'vitest'
import { isHint, isInOrder } from './hints.ts'

describe('what a blank paper prints where an answer goes', () => {
  test.each([
    'DD/MM/YYYY',
    'TT.MM.JJJJ',
    'JJ/MM/AAAA',
    'gg/mm/aaaa',
    'dd - mm - jjjj',
    'MM/YY',
    'D D M M Y Y Y Y',
    '[Company name]',
    '[Street], [City]',
    'the laws of the State of [STATE].',
    'the laws of ____________ and its courts',
    'Net ____ days',
    'XXX-XX-',
    '+44 0000 000000',
    '0000-000',
    'NL00 BANK 0123 4567 89',
    'DE__ ____ ____',
    'e.g. Jane Sample',
    'z. B. Muster',
    'name@example.com',
    '10 digits',
    'M / F / X',
    'Yes / No',
    '☐ Resident ☐ Visitor ☐ Business',
    '(4)',
  ])('%s is no answer', (text) => {
    expect(isHint(text)).toBe(true)
  })

  test.each([
    '12/05/2026',
    'Ada Lovelace ________',
    '☐ Resident ☒ Visitor',
    'Yes X No ☐',
    'N/A',
    '0.00',
    '$0.00',
    '00501',
    'DE89 3704 0044 0532 0130 00',
    'Emma Damm',
    'ada@lovelace.example',
    '[x] Resident',
    'NL004495445B01',
    'CS00087400',
    'SODA [LIME] [350ML]',
    'M. Ma',
    '(555) 010-2030',
  ])('%s may be one', (text) => {
    expect(isHint(text)).toBe(false)
  })

  test('figures and letters in the order of counting are a sample beside other hints', () => {
    expect(['AB12 CDE', 'QQ 12 34 56 C', '1234 AB'].map(isInOrder)).toEqual([true, true, true])
    expect(['1012 AB', 'XY12 CDE', '12', 'Ab', '2 Mill Lane'].map(isInOrder)).toEqual([false, false, false, false, false])
  })
})
