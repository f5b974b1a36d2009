import { describe, expect, test } from 'vitest'
import type { Block, Word } from '../../model/index.ts'
import { confidence } from '../../model/index.ts'
import { lines } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import type { Found } from '../reading/reader.ts'
import { contractFields } from './index.ts'

/** A contract of paragraphs, each one line, under each other. */
function contract(...texts: readonly string[]): Found & { readonly words: readonly Word[] } {
  const set = lines(texts)
  const blocks = set.map(
    (line): Block => ({
      kind: 'paragraph',
      role: 'body',
      lines: [line],
      places: [{ page: 1, box: line.box }],
      confidence: confidence(0.9),
    }),
  )
  const words = set.flatMap(({ words }) => words)
  const evidence = documentEvidence(words)
  return { ...contractFields({ kind: 'contract', pages: [], blocks, evidence, definitions: [] }), words }
}
const field = ({ fields }: Found, name: string): string | undefined => {
  const value = fields.find((one) => one.name === name)?.value
  return value?.kind === 'date' ? value.iso : value?.text
}
const parties = ({ lists }: Found): readonly (string | undefined)[] =>
  (lists.find(({ name }) => name === 'party')?.items ?? []).map((item) => item.find(({ name }) => name === 'name')?.value.text)

const english = [
  'MUTUAL SECRECY AGREEMENT',
  'This Agreement is made as of the 3rd day of May, 2021 by and between Northwind Kettles, Inc., a Delaware corporation (the “Company”), and Ada B. Lind, an individual (“Recipient”).',
  'WHEREAS, the Company desires to discuss a purchase;',
  '4. Term. This Agreement shall remain in full force for a period of three (3) years from the date hereof. Either party may terminate this Agreement upon sixty (60) days prior written notice.',
  '5. The Recipient shall not solicit any employee for a period of two (2) years after termination.',
  '9. Governing Law. This Agreement shall be governed by and construed in accordance with the laws of the State of New York, without regard to conflict of laws.',
  'IN WITNESS WHEREOF, the parties have signed.',
  'NORTHWIND KETTLES, INC.',
  'By: /s/ Carl Ostrom',
  'Name: Carl Ostrom',
  'Title: Chief Operating Officer',
]

describe('contracts', () => {
  test('give the date, law, term, notice and parties that their prose states', () => {
    const read = contract(...english)
    expect(field(read, 'effective_date')).toBe('2021-05-03')
    expect(field(read, 'jurisdiction')).toBe('New York')
    expect(field(read, 'term')).toBe('3 years')
    expect(field(read, 'notice_period')).toBe('60 days')
    expect(field(read, 'title')).toBe('MUTUAL SECRECY AGREEMENT')
    expect(parties(read)).toEqual(['Northwind Kettles, Inc.', 'Ada B. Lind'])
  })

  test('name who signed for whom, as what', () => {
    const signatures = contract(...english).lists.find(({ name }) => name === 'signatures')?.items ?? []
    expect(signatures.map((item) => Object.fromEntries(item.map(({ name, value }) => [name, value.text])))).toEqual([
      { party: 'NORTHWIND KETTLES, INC.', name: 'Carl Ostrom', title: 'Chief Operating Officer' },
    ])
  })

  test.each([
    ['de', 'Der Vertrag unterliegt dem Recht der Bundesrepublik Deutschland.', 'Germany'],
    ['fr', 'Le présent contrat est régi par le droit français.', 'France'],
    ['es', 'El presente contrato se regirá por la ley española.', 'Spain'],
    ['it', 'Il contratto è regolato dalla legge italiana.', 'Italy'],
    ['nl', 'Op deze overeenkomst is Nederlands recht van toepassing.', 'Netherlands'],
    ['pt', 'O contrato é regido pela lei portuguesa.', 'Portugal'],
  ])('name the law in the language %s', (_, sentence, country) => {
    expect(field(contract('Vertrag', sentence), 'jurisdiction')).toBe(country)
  })

  test.each([
    ['de', 'Dieser Vertrag hat eine Laufzeit von zwei Jahren.', '2 years'],
    ['fr', 'La durée du contrat est de 18 mois.', '18 months'],
    ['es', 'La duración del contrato es de tres años.', '3 years'],
    ['it', 'La durata del contratto è di 24 mesi.', '24 months'],
    ['nl', 'De looptijd van de overeenkomst is 5 jaar.', '5 years'],
    ['pt', 'A duração do contrato é de 12 meses.', '12 months'],
  ])('name the term in the language %s', (_, sentence, term) => {
    expect(field(contract(sentence), 'term')).toBe(term)
  })

  test('take the date from a German, French and Spanish preamble', () => {
    expect(field(contract('Dieser Vertrag wird am 12. März 2022 geschlossen, wirksam zum 1. April 2022.'), 'effective_date')).toBe(
      '2022-04-01',
    )
    expect(field(contract('Le présent contrat est conclu le 1er mars 2022 entre les parties.'), 'effective_date')).toBe('2022-03-01')
    expect(field(contract('En Madrid, a 5 de junio de 2021, las partes acuerdan.'), 'effective_date')).toBe('2021-06-05')
  })

  test('left blank in the preamble give no date, whatever dates stand elsewhere', () => {
    const read = contract(
      'This Agreement is made as of ___________, 2003 by the parties.',
      'The Act of June 6, 1934 applies. Dated letters of May 2, 2001 are void.',
    )
    expect(field(read, 'effective_date')).toBeUndefined()
  })

  test('that name no law, term or parties give none', () => {
    const read = contract('The weather was fine on Tuesday.', 'We walked for two hours through Georgia and New York.')
    expect(read.fields).toEqual([])
    expect(parties(read)).toEqual([])
  })

  test('prove every value with words of the page', () => {
    const read = contract(...english)
    const all = [...read.fields, ...read.lists.flatMap(({ items }) => items.flat())]
    expect(all.length).toBeGreaterThan(8)
    for (const { words } of all) {
      expect(words.length).toBeGreaterThan(0)
      for (const word of words) expect(read.words).toContain(word)
    }
  })
})
