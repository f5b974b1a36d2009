import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, ask, type Printed, pageOf } from './sample.ts'

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

  test('that ask for an IBAN are no words of the next part of a blank form', () => {
    const blank = pageOf([
      ['IBAN', 50, 100],
      ['Description Quantity Amount', 50, 114],
    ])
    const masked = pageOf([
      ['IBAN:', 50, 100],
      ['DE** **** **** **** 4711', 100, 100],
    ])
    expect(answers(ask(blank, [{ name: 'iban' }]))).toEqual([])
    expect(answers(ask(masked, [{ name: 'iban' }]))).toEqual([['iban', 'DE** **** **** **** 4711']])
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
      { numRuns: 60, seed: 7 },
    )
  })
})
