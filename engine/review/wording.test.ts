import { describe, expect, it } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import {
  type Block,
  confidence,
  type Field,
  type FieldDefinition,
  linesOf,
  type ParsedDocument,
  textOfLines,
  type Value,
} from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import { applyCorrections } from './index.ts'

/** A paragraph of a line each for the texts. */
function paragraph(...texts: readonly string[]): Block {
  const lines = texts.map((text, index) => line(text, { baseline: 100 + 20 * index }))
  return {
    kind: 'paragraph',
    role: 'body',
    lines,
    places: [{ page: 1, box: unionOf(lines.map(({ box }) => box)) }],
    confidence: confidence(0.9),
  }
}

/** The blocks, and a field for each of the values, read from the words named, counted over the whole document. */
function documentWith(
  blocks: readonly Block[],
  values: Readonly<Record<string, readonly [value: Value, from: number, to: number]>>,
): ParsedDocument {
  const words = blocks.flatMap((block) => linesOf(block).flatMap((each) => each.words))
  const fields = Object.entries(values).map(([name, [value, from, to]]): Field => {
    const own = words.slice(from, to)
    const evidence = { words: own, place: { page: 1, box: unionOf(own.map(({ box }) => box)) } }
    return { name, label: null, value, evidence, confidence: confidence(0.8), source: 'page', alternatives: [] }
  })
  const definitions = fields.map(
    ({ name, value }): FieldDefinition => ({
      name,
      title: name,
      kind: value.kind === 'time' ? 'text' : value.kind,
      description: '',
      synonyms: [],
      required: false,
      pattern: null,
      fields: [],
    }),
  )
  const sheet = {
    kind: 'custom' as const,
    kindConfidence: confidence(1),
    definition: null,
    definitions,
    pages: [1],
    fields,
    lists: [],
    missing: [],
    checks: [],
  }
  return { ...documentOf(blocks, words), sheets: [sheet] }
}
const text = (text: string): Value => ({ kind: 'text', text })
const date = (text: string, iso: string): Value => ({ kind: 'date', text, iso, ambiguous: false })

/** What the page says, and what proves the field, after somebody typed over it. */
function typed(document: ParsedDocument, name: string, text: string): { readonly page: readonly string[]; readonly proof: string | null } {
  const corrected = applyCorrections(document, [{ kind: 'set-field', sheet: 0, field: { name }, text, place: null }])
  const field = corrected.sheets[0]?.fields.find((each) => each.name === name)
  const onPages = corrected.pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
  const page = corrected.blocks.map((block) => textOfLines(linesOf(block)))
  expect(onPages).toBe(page.join(' ').replaceAll('\n', ' '))
  return { page, proof: field?.evidence?.words.map((word) => word.text).join(' ') ?? null }
}

describe('a value that is typed over', () => {
  it('stands where its words stood, with the brackets and stops around it', () => {
    const document = documentWith([paragraph('Sold by (Hallow & Sans), of Leeds, on', '6 July 2026. Paid.')], {
      seller: [text('Hallow & Sans'), 2, 5],
      day: [date('6 July 2026', '2026-07-06'), 8, 11],
    })
    expect(typed(document, 'seller', 'Hallow & Sons').page).toEqual(['Sold by (Hallow & Sons), of Leeds, on\n6 July 2026. Paid.'])
    expect(typed(document, 'day', '7 July 2026')).toEqual({
      page: ['Sold by (Hallow & Sans), of Leeds, on\n7 July 2026. Paid.'],
      proof: '7 July 2026.',
    })
  })

  it('leaves the printed words where they say the same day or amount in another way', () => {
    const document = documentWith([paragraph('Due 3 March 2026, or 04/05/2026: 1.200,00 €')], {
      due: [date('3 March 2026', '2026-03-03'), 1, 4],
      late: [{ ...date('04/05/2026', '2026-05-04'), ambiguous: true } as Value, 5, 6],
      total: [{ kind: 'money', text: '1.200,00 €', amount: '1200.00', currency: 'EUR' } as Value, 6, 8],
    })
    const [page] = typed(document, 'due', '2026-03-03').page
    expect(page).toBe('Due 3 March 2026, or 04/05/2026: 1.200,00 €')
    expect(typed(document, 'due', '2026-03-03').proof).toBe('3 March 2026,')
    expect(typed(document, 'late', '2026-04-05').page).toEqual([page])
    expect(typed(document, 'total', '1200').page).toEqual([page])
    expect(typed(document, 'due', '2026-03-08').page).toEqual(['Due 2026-03-08, or 04/05/2026: 1.200,00 €'])
    expect(typed(document, 'total', '$1,200.00').page).toEqual(['Due 3 March 2026, or 04/05/2026: $1,200.00'])
  })

  it('replaces words that say it in another way, and them alone', () => {
    const document = documentWith([paragraph('Wardrobe mistress 2007–2009, then Feb 2022 on for £12')], {
      start: [text('2007'), 2, 3],
      end: [text('2009'), 2, 3],
      since: [text('2022-02'), 4, 6],
      currency: [text('GBP'), 8, 9],
    })
    expect(typed(document, 'end', '2008').page).toEqual(['Wardrobe mistress 2007–2008, then Feb 2022 on for £12'])
    expect(typed(document, 'since', '2022-03').page).toEqual(['Wardrobe mistress 2007–2009, then 2022-03 on for £12'])
    expect(typed(document, 'since', '2022-02').page).toEqual(['Wardrobe mistress 2007–2009, then Feb 2022 on for £12'])
    expect(typed(document, 'currency', 'EUR')).toEqual({ page: ['Wardrobe mistress 2007–2009, then Feb 2022 on for £12'], proof: null })
  })

  it('loses and doubles no word where less or more of the page was meant', () => {
    const document = documentWith([paragraph('Hallow Mill Furnishings Leeds wishes you well')], {
      seller: [text('Hallow Mill Furnishings'), 0, 3],
    })
    const page = ['Hallow Mill Furnishings Leeds wishes you well']
    expect(typed(document, 'seller', 'Hallow Mill')).toEqual({ page, proof: 'Hallow Mill' })
    expect(typed(document, 'seller', 'Hallow Mill Furnishings Leeds')).toEqual({ page, proof: 'Hallow Mill Furnishings Leeds' })
    expect(typed(document, 'seller', 'Hollow Mill Furnishings Leeds')).toEqual({
      page: ['Hollow Mill Furnishings Leeds wishes you well'],
      proof: 'Hollow Mill Furnishings Leeds',
    })
  })

  it('changes single words of a passage over several blocks, and leaves it whole where somebody sums it up', () => {
    const blocks = [
      paragraph('Ending'),
      paragraph('Either side may end this after 30 days by a letter to the', 'other side, as its', 'laws ask.'),
    ]
    const value = text('Ending Either side may end this after 30 days by a letter to the other side, as its laws ask.')
    const document = documentWith(blocks, { ending: [value, 0, 20] })
    expect(typed(document, 'ending', value.text.replace('30', '60')).page).toEqual([
      'Ending',
      'Either side may end this after 60 days by a letter to the\nother side, as its\nlaws ask.',
    ])
    expect(typed(document, 'ending', 'One month').page.join(' ')).toContain('after 30 days')
  })
})

describe('a value whose place somebody points at', () => {
  it('is what the page says there, also where nothing was read', () => {
    const document = documentWith([paragraph('Total 45.l0 net')], { other: [text('net'), 2, 3] })
    const misread = document.pages[0]?.words[1]
    if (misread === undefined) throw new Error('the page has its words')
    const at = (text: string, box: typeof misread.box) =>
      applyCorrections(document, [{ kind: 'set-field', sheet: 0, field: { name: 'total' }, text, place: { page: 1, box } }])
    const there = at('45.10', misread.box)
    expect(there.blocks.map((block) => textOfLines(linesOf(block)))).toEqual(['Total 45.10 net'])
    expect(there.sheets[0]?.fields[1]?.evidence?.words.map((word) => word.text)).toEqual(['45.10'])
    const empty = at('48.30', { left: 300, right: 340, top: 500, bottom: 512 })
    expect(empty.pages[0]?.words.map((word) => word.text)).toEqual(['Total', '45.l0', 'net', '48.30'])
    expect(empty.sheets[0]?.fields[1]?.evidence?.words.map((word) => word.text)).toEqual(['48.30'])
  })
})
