import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ruling } from '../../geometry/index.ts'
import { confidence, definitionsFrom, type Table } from '../../model/index.ts'
import { lineOfWords, type Setting, typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { Found } from '../reading/reader.ts'
import { printedPage } from '../reading/sample.ts'
import { namedFields } from './index.ts'

type Printed = readonly [text: string, left: number, baseline: number, setting?: Setting]

function pageOf(printed: readonly Printed[], rulings: readonly Ruling[] = []): ReadPage {
  return printedPage(
    printed.flatMap(([text, left, baseline, setting]) => typeset(text, { ...setting, left, baseline })),
    { rulings },
  )
}
function ask(page: ReadPage, wanted: unknown, blocks: readonly Table[] = []): Found {
  const evidence = documentEvidence(page.words)
  return namedFields({ kind: 'custom', pages: [pageTextOf(page)], blocks, evidence, definitions: definitionsFrom(wanted) })
}
const answers = ({ fields }: Found): readonly (readonly [string, unknown])[] =>
  fields.map(({ name, value }) => [
    name,
    value.kind === 'date' ? value.iso : value.kind === 'money' ? value.amount : value.kind === 'tick' ? value.ticked : value.text,
  ])

describe('named fields', () => {
  test('are found by labels that mean the same in other words or in another language, and not by those that mean more', () => {
    const page = pageOf([
      ['Tiername:', 50, 100],
      ['Momo', 140, 100],
      ['Impfdatum:', 50, 120],
      ['14.04.2025', 140, 120],
      ['Parent or guardian:', 50, 140],
      ['Carys Vale', 180, 140],
      ['Hours on meter:', 50, 160],
      ['1,284', 160, 160],
      ['Guardian’s doctor:', 50, 180],
      ['Ada Lind', 160, 180],
    ])
    const wanted = [
      { name: 'animal_name' },
      { name: 'vaccination_date', kind: 'date' },
      { name: 'guardian' },
      { name: 'meter_hours', kind: 'number' },
      { name: 'school_name' },
    ]
    expect(answers(ask(page, wanted))).toEqual([
      ['meter_hours', '1,284'],
      ['animal_name', 'Momo'],
      ['vaccination_date', '2025-04-14'],
      ['guardian', 'Carys Vale'],
    ])
  })

  test('are found by their own names, however those are written', () => {
    const page = pageOf([
      ['Renewal date:', 72, 100],
      ['1 May 2027', 200, 100],
      ['Policy holder', 72, 120],
      ['Ida Brandt', 72, 133],
    ])
    expect(answers(ask(page, [{ name: 'renewalDate', kind: 'date' }, { name: 'policy_holder' }]))).toEqual([
      ['renewalDate', '2027-05-01'],
      ['policy_holder', 'Ida Brandt'],
    ])
  })

  test('get the whole answer of a typewriter, up to the next question', () => {
    const page = pageOf([
      ['1. Name of registrant', 72, 100],
      ['2. Number', 300, 100],
      ['Nordic', 72, 113],
      ['Tourist', 120, 113],
      ['Board', 168, 113],
      ['2278', 300, 113],
    ])
    expect(answers(ask(page, [{ name: 'registrant', synonyms: ['Name of registrant'] }]))).toEqual([['registrant', 'Nordic Tourist Board']])
  })

  test('are told by a label behind its number, not by a sentence that names it', () => {
    const page = pageOf([
      ['1. Name of tenant', 72, 100],
      ['Harbour Board Ltd', 72, 113],
      ['5. What is to be changed in the flat?', 72, 160],
      ['Tenant wants the kitchen window to open to the yard again.', 72, 173],
      ['The carpenter came twice and sent a bill.', 72, 186],
    ])
    const wanted = [{ name: 'tenant_name', title: 'Name of tenant', synonyms: ['Tenant'] }]
    expect(answers(ask(page, wanted))).toEqual([['tenant_name', 'Harbour Board Ltd']])
  })

  test('are found where a question says whose and a label under it says what', () => {
    const page = pageOf([
      ['1. Name', 72, 100],
      ['Amelia Brook', 72, 113],
      ['4. What are the name and the address of the present tenant?', 72, 160],
      ['Name Harbour Board Ltd', 80, 173],
      ['Address 12 Quay Street', 300, 173],
    ])
    const wanted = [
      { name: 'tenant_name', title: 'Name of tenant', synonyms: ['Tenant'] },
      { name: 'signer_name', title: 'Name of signer', synonyms: ['Name'] },
    ]
    expect(answers(ask(page, wanted))).toEqual([
      ['signer_name', 'Amelia Brook'],
      ['tenant_name', 'Harbour Board Ltd'],
    ])
  })

  test('that ask what somebody is called take no street, date, sentence or other label', () => {
    const page = pageOf([
      ['Name of seller', 72, 100],
      ['12 Quay Street', 72, 113],
      ['Name of buyer', 72, 150],
      ['4 May 2026', 72, 163],
      ['Name of agent', 72, 200],
      ['to be given where the seller has one', 72, 213],
    ])
    expect(answers(ask(page, [{ name: 'seller_name' }, { name: 'buyer_name' }, { name: 'agent_name' }]))).toEqual([])
  })

  test('that ask who signed are not answered by a company, nor those that ask for a name by one small word of a sentence', () => {
    const signer = [{ name: 'signer_name', title: 'Name of signer', synonyms: ['Name'] }]
    const form = (name: string) =>
      pageOf([
        ['Name', 50, 100],
        [name, 110, 100],
        ['Address', 300, 100],
        ['9 Mill Lane', 360, 100],
      ])
    expect(answers(ask(form('Ada Lind'), signer))).toEqual([['signer_name', 'Ada Lind']])
    expect(answers(ask(form('The Harbour Group, LLC'), signer))).toEqual([])
    expect(answers(ask(form('The Harbour Group, LLC'), [{ name: 'name' }]))).toEqual([['name', 'The Harbour Group, LLC']])
    expect(answers(ask(form('entered'), [{ name: 'name' }]))).toEqual([])
    expect(answers(ask(form('Kestrel GmbH'), [{ name: 'firma', title: 'Firma', synonyms: ['Name'] }]))).toEqual([['firma', 'Kestrel GmbH']])
  })

  test('that ask for a number, a telephone or an e-mail address are not answered by other print', () => {
    const blank = pageOf([
      ['Telephone:', 50, 100],
      ['________', 140, 100],
      ['Amount requested', 50, 120],
      ['E-mail:', 50, 140],
      ['Fee: £25.00, office 9h–18h', 50, 160],
      ['Policy no.:', 50, 180],
      ['Relationship', 140, 180],
    ])
    const wanted = [
      { name: 'phone', title: 'Telephone' },
      { name: 'email', title: 'E-mail' },
      { name: 'policy', title: 'Policy no.' },
    ]
    expect(answers(ask(blank, wanted))).toEqual([])
    const filled = pageOf([
      ['Telephone:', 50, 100],
      ['ext. 4410', 140, 100],
      ['E-mail:', 50, 140],
      ['ada@post.example', 140, 140],
      ['Policy no.:', 50, 180],
      ['A-17', 140, 180],
    ])
    expect(answers(ask(filled, wanted)).map(([, value]) => value)).toEqual(['ext. 4410', 'ada@post.example', 'A-17'])
  })

  test('that ask for a sum take none of a sentence below their label', () => {
    const page = pageOf([
      ['Total', 50, 100],
      ['Delivery is free from 60.00 € of goods on', 50, 118],
    ])
    expect(answers(ask(page, [{ name: 'total', kind: 'money' }]))).toEqual([])
  })

  test('that ask who signed get the name behind the mark of an electronic signature', () => {
    const page = pageOf([
      ['(Date of signature)', 72, 100],
      ['4 May 2026', 72, 113],
      ['/s/ Amelia R. Brook', 300, 113],
      ['eSigned', 460, 113],
    ])
    expect(answers(ask(page, [{ name: 'signer_name', title: 'Name of signer' }]))).toEqual([['signer_name', 'Amelia R. Brook']])
  })

  test('are read as the pairs of a form: a line parts label and answer, and answers are whole', () => {
    const page = pageOf(
      [
        ['PROJECT NAME Blue Heron survey', 50, 100],
        ['CODE', 330, 100],
        ['BH 17', 380, 100],
        ['DIVISION', 50, 120],
        ['LEADER', 200, 120],
        ['Ida Brandt', 250, 120],
        ['Recipient:', 50, 160],
        ['Jon Malder', 130, 160],
        ['Greta Lind', 130, 173],
      ],
      [
        { from: { x: 118, y: 102 }, to: { x: 320, y: 102 }, thickness: 1 },
        { from: { x: 370, y: 102 }, to: { x: 480, y: 102 }, thickness: 1 },
        { from: { x: 98, y: 122 }, to: { x: 190, y: 122 }, thickness: 1 },
        { from: { x: 240, y: 122 }, to: { x: 400, y: 122 }, thickness: 1 },
      ],
    )
    expect(answers(ask(page, [{ name: 'project_name' }, { name: 'code' }, { name: 'leader' }, { name: 'recipient' }]))).toEqual([
      ['project_name', 'Blue Heron survey'],
      ['code', 'BH 17'],
      ['leader', 'Ida Brandt'],
      ['recipient', 'Jon Malder Greta Lind'],
    ])
  })

  test('get an answer that runs over several lines whole', () => {
    const page = pageOf([
      ['Objective', 72, 100],
      ['Sell more timber to builders along the coast and', 72, 113],
      ['in the valleys behind it before the winter comes', 72, 125],
      ['Budget:', 72, 137],
      ['Tenant', 72, 180],
      ['Old Harbour Society -', 72, 193],
      ['Northern Section', 84, 205],
    ])
    expect(answers(ask(page, [{ name: 'objective' }, { name: 'tenant' }]))).toEqual([
      ['objective', 'Sell more timber to builders along the coast and in the valleys behind it before the winter comes'],
      ['tenant', 'Old Harbour Society - Northern Section'],
    ])
  })

  test('are not answered by what a form prints of itself', () => {
    const hint = pageOf([
      ['Name of registrant', 72, 100],
      ['(If space is insufficient, a full page must be used.)', 72, 113],
    ])
    const sentence = pageOf([['Registrant will provide counsel and advice to the office.', 72, 100]])
    for (const page of [hint, sentence]) expect(answers(ask(page, [{ name: 'registrant', synonyms: ['Name of registrant'] }]))).toEqual([])
  })

  test('that ask for a telephone number get the number alone', () => {
    const page = pageOf([
      ['Telefon:', 72, 100],
      ['030 901820 (Mo-Fr 9-17)', 200, 100],
      ['Wir sind für Sie da und freuen uns auf Ihren Anruf', 72, 130],
    ])
    expect(answers(ask(page, ['phone']))).toEqual([['phone', '030 901820']])
  })

  test.each([
    ['Geburtsdatum:', '03.04.1980'],
    ['Date de naissance :', '03.04.1980'],
    ['Fecha de nacimiento:', '03.04.1980'],
    ['Data di nascita:', '03.04.1980'],
    ['Geboortedatum:', '03.04.1980'],
    ['Data de nascimento:', '03.04.1980'],
  ])('are found in another language: %s', (label, value) => {
    expect(
      answers(
        ask(
          pageOf([
            [label, 72, 100],
            [value, 220, 100],
          ]),
          [{ name: 'date_of_birth', kind: 'date' }],
        ),
      ),
    ).toEqual([['date_of_birth', '1980-04-03']])
  })

  test('of a numbered form stand below their question and not in the next one', () => {
    const page = pageOf([
      ['1. Name of applicant', 72, 100],
      ['2.', 320, 100],
      ['Licence number', 336, 100],
      ['Ida Brandt', 72, 114],
      ['B 4711', 336, 114],
    ])
    expect(
      answers(
        ask(page, [
          { name: 'applicant', synonyms: ['Name of applicant'] },
          { name: 'licence', synonyms: ['Licence number'] },
        ]),
      ),
    ).toEqual([
      ['applicant', 'Ida Brandt'],
      ['licence', 'B 4711'],
    ])
  })

  test('are found by a label that says a little more, and not by one that means another thing', () => {
    const page = pageOf([
      ['Name of bank:', 72, 100],
      ['Sparbank', 200, 100],
      ['Monthly rent in euros:', 72, 120],
      ['850.00', 200, 120],
    ])
    expect(answers(ask(page, [{ name: 'name' }, { name: 'monthly_rent', kind: 'money' }]))).toEqual([['monthly_rent', '850.00']])
  })

  test('are found by a pattern that one text alone fits', () => {
    const page = pageOf([['Your file is LX-4471-B and nothing else.', 72, 100]])
    const wanted = [{ name: 'file', pattern: 'LX-\\d{4}-[A-Z]' }]
    expect(answers(ask(page, wanted))).toEqual([['file', 'LX-4471-B']])
    const two = pageOf([['LX-4471-B and LX-4472-B', 72, 100]])
    expect(answers(ask(two, wanted))).toEqual([])
    expect(answers(ask(page, [{ name: 'word', pattern: '\\p{L}+' }]))).toEqual([])
  })

  test('called by names that objects have already are plain data', () => {
    const page = pageOf([
      ['__proto__:', 72, 100],
      ['polluted', 200, 100],
      ['constructor:', 72, 120],
      ['Ada', 200, 120],
    ])
    const found = ask(page, [{ name: '__proto__' }, { name: 'constructor' }])
    expect(answers(found)).toEqual([
      ['__proto__', 'polluted'],
      ['constructor', 'Ada'],
    ])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('asked of a document that says nothing of them are never guessed', () => {
    const words = fc.constantFrom(
      'harvest',
      'barns',
      'stood',
      'empty',
      'until',
      'October',
      '12',
      'rain',
      '4.50',
      'Lisbon',
      'the',
      '2026',
      'blue:',
      'No',
      'x',
      'EUR',
    )
    const rows = fc.array(fc.array(words, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 12 })
    const wanted = [
      { name: 'insurance_policy', synonyms: ['Versicherungsschein'] },
      { name: 'birth_date', title: 'Date of birth', kind: 'date' },
      { name: 'deposit', kind: 'money', description: 'What is paid ahead.' },
      { name: 'smoker', kind: 'tick' },
      { name: 'share', title: 'Profit share', kind: 'percent' },
      { name: 'rooms', kind: 'list', fields: [{ name: 'floor' }, { name: 'size', kind: 'number' }] },
    ]
    fc.assert(
      fc.property(rows, (texts) => {
        const page = pageOf(texts.map((row, index): Printed => [row.join(' '), 72, 80 + index * 14]))
        expect(ask(page, wanted)).toEqual({ fields: [], lists: [] })
      }),
      { numRuns: 60 },
    )
  })
})

/** The four sides of a box drawn at a place. */
const square = (left: number, top: number, side = 9): readonly Ruling[] => {
  const [right, bottom] = [left + side, top + side]
  const rule = (x1: number, y1: number, x2: number, y2: number): Ruling => ({
    from: { x: x1, y: y1 },
    to: { x: x2, y: y2 },
    thickness: 0.5,
  })
  return [rule(left, top, right, top), rule(left, bottom, right, bottom), rule(left, top, left, bottom), rule(right, top, right, bottom)]
}

describe('ticks', () => {
  test('are read from boxes of the text, before and behind their label', () => {
    const page = pageOf([
      ['☒ Smoker', 72, 100],
      ['☐ Pets', 72, 120],
      ['Garage', 72, 140],
      ['☑', 130, 140],
    ])
    const wanted = ['Smoker', 'Pets', 'Garage'].map((name) => ({ name, kind: 'tick' }))
    expect(answers(ask(page, wanted))).toEqual([
      ['Smoker', true],
      ['Pets', false],
      ['Garage', true],
    ])
  })

  test('are read from yes and no, and left missing where none or both are ticked', () => {
    const wanted = [{ name: 'Insured', kind: 'tick' }]
    const ask1 = (yes: string, no: string) =>
      answers(
        ask(
          pageOf([
            ['Insured:', 72, 100],
            [`${yes} Yes ${no} No`, 150, 100],
          ]),
          wanted,
        ),
      )
    expect(ask1('☐', '☒')).toEqual([['Insured', false]])
    expect(ask1('☒', '☐')).toEqual([['Insured', true]])
    expect(ask1('☐', '☐')).toEqual([])
    expect(ask1('☒', '☒')).toEqual([])
  })

  test('are ticks by radio marks and brackets with a space, and the option that is ticked', () => {
    const page = pageOf([
      ['Newsletter: ◉ Yes ○ No', 72, 100],
      ['[x] Rules accepted', 72, 120],
      ['[ ] Former member', 220, 120],
      ['Payment: ☑ Card ☐ Cash ☐ Invoice', 72, 140],
    ])
    const wanted = [
      { name: 'Newsletter', kind: 'tick' },
      { name: 'Rules accepted', kind: 'tick' },
      { name: 'Former member', kind: 'tick' },
      { name: 'Payment' },
    ]
    expect(new Map(answers(ask(page, wanted)))).toEqual(
      new Map<string, unknown>([
        ['Newsletter', true],
        ['Rules accepted', true],
        ['Former member', false],
        ['Payment', 'Card'],
      ]),
    )
  })

  test('give the option that is ticked for a field of text', () => {
    const page = pageOf([
      ['Payment:', 72, 100],
      ['○ Cash ● Card ○ Transfer', 150, 100],
    ])
    expect(answers(ask(page, [{ name: 'payment' }]))).toEqual([['payment', 'Card']])
  })

  test('name nobody: who asks for a name is not told which option is ticked', () => {
    const page = pageOf([
      ['Relation to the applicant:', 72, 100],
      ['○ partner ● employee ○ director', 230, 100],
    ])
    expect(answers(ask(page, [{ name: 'applicant_name', synonyms: ['applicant'] }]))).toEqual([])
  })

  test('are read from drawn boxes with a cross typed in them', () => {
    const page = pageOf(
      [
        ['X', 73, 99, { size: 9 }],
        ['Smoker', 90, 100],
        ['Pets', 90, 120],
      ],
      [...square(72, 92), ...square(72, 112)],
    )
    expect(
      answers(
        ask(page, [
          { name: 'Smoker', kind: 'tick' },
          { name: 'Pets', kind: 'tick' },
        ]),
      ),
    ).toEqual([
      ['Smoker', true],
      ['Pets', false],
    ])
  })

  test('are not read from empty drawn boxes where no mark is seen anywhere', () => {
    const page = pageOf([['Pets', 90, 120]], square(72, 112))
    expect(answers(ask(page, [{ name: 'Pets', kind: 'tick' }]))).toEqual([])
  })
})

test('lists are read from the table whose titles match their fields', () => {
  const cells = [
    ['Raum', 'Fläche', 'Miete'],
    ['Küche', '12', '€ 90.00'],
    ['Bad', '6', '€ 45.00'],
  ].flatMap((row, at) =>
    row.map((text, column) => {
      const words = typeset(text, { left: 72 + column * 100, baseline: 100 + at * 14 })
      const line = lineOfWords(words)
      return {
        row: at,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines: [line],
        value: { kind: 'text', text } as const,
        place: { page: 1, box: line.box },
        confidence: confidence(0.95),
      }
    }),
  )
  const table: Table = {
    kind: 'table',
    title: null,
    caption: [],
    columns: ['Raum', 'Fläche', 'Miete'].map((title) => ({ title, kind: 'text' })),
    rowCount: 3,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box: { left: 72, top: 90, right: 400, bottom: 140 } }],
    confidence: confidence(0.95),
  }
  const wanted = [
    {
      name: 'rooms',
      kind: 'list',
      fields: [{ name: 'room', synonyms: ['Raum'] }, { name: 'rent', kind: 'money', synonyms: ['Miete'] }, { name: 'colour' }],
    },
  ]
  const page = { ...pageOf([]), words: cells.flatMap(({ lines }) => lines.flatMap(({ words }) => words)) }
  const [list] = ask(page, wanted, [table]).lists
  expect(list?.items.map((item) => item.map(({ name, value }) => [name, value.kind === 'money' ? value.amount : value.text]))).toEqual([
    [
      ['room', 'Küche'],
      ['rent', '90.00'],
    ],
    [
      ['room', 'Bad'],
      ['rent', '45.00'],
    ],
  ])
  // A JSON Schema has no word for money.
  const plain = [{ name: 'rooms', kind: 'list', fields: [{ name: 'Raum' }, { name: 'Miete', kind: 'number' }] }]
  const [numbers] = ask(page, plain, [table]).lists
  expect(numbers?.items.map((item) => item.map(({ value }) => (value.kind === 'number' ? value.number : value.text)))).toEqual([
    ['Küche', '90.00'],
    ['Bad', '45.00'],
  ])
})
