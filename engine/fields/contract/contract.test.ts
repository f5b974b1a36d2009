import { describe, expect, test } from 'vitest'
import { contract, english, field, particulars, parties } from './testing-contracts.ts'

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
      {
        party: 'NORTHWIND KETTLES, INC.',
        name: 'Carl Ostrom',
        given_name: 'Carl',
        family_name: 'Ostrom',
        title: 'Chief Operating Officer',
      },
    ])
  })

  test('tell two signatures side by side apart', () => {
    const read = particulars(
      ['SUPPLY AGREEMENT'],
      ['The parties agree that nothing else is agreed.'],
      ['IN WITNESS WHEREOF the parties have signed.'],
      ['Brook Kettles Ltd', 'Mill Tin Ltd'],
      ['By: __________', 'By: __________'],
      ['Name: Ada Lind', 'Name: Carl Holt'],
      ['Title: Director', 'Title: Partner'],
    )
    const signatures = read.lists.find(({ name }) => name === 'signatures')?.items ?? []
    expect(signatures.map((item) => Object.fromEntries(item.map(({ name, value }) => [name, value.text])))).toMatchObject([
      { party: 'Brook Kettles Ltd', name: 'Ada Lind', title: 'Director' },
      { party: 'Mill Tin Ltd', name: 'Carl Holt', title: 'Partner' },
    ])
  })

  test('name two parties that stand with their roles on one row', () => {
    const read = particulars(
      ['Subscription Agreement'],
      ['Provider', 'Brook Kettles, Inc.', 'Customer', 'Mill Grain Cooperative'],
      ['Services', 'Hours'],
    )
    expect(parties(read)).toEqual(['Brook Kettles, Inc.', 'Mill Grain Cooperative'])
  })

  test('give the names of signers and of parties that are people in parts, titles told from them', () => {
    const read = contract(
      'LOAN AGREEMENT',
      'This Agreement is made as of May 3, 2021 between Northwind Kettles, Inc. and Ada B. Lind (the "Borrower").',
      'IN WITNESS WHEREOF the parties have signed.',
      'NORTHWIND KETTLES, INC.',
      'By: ______________',
      'Name: Dr. Carla van der Berg',
      'Title: Director',
    )
    const partsOf = (list: string): readonly string[][] =>
      (read.lists.find(({ name }) => name === list)?.items ?? []).map((item) =>
        item.filter(({ name }) => /prefix|given|family/u.test(name)).map(({ value }) => value.text),
      )
    expect(partsOf('signatures')).toEqual([['Dr.', 'Carla', 'van der Berg']])
    expect(partsOf('party')).toEqual([[], ['Ada B.', 'Lind']])
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

  test.each([
    ['On 5 May 2024, Tidewater Ltd ("Supplier") and Ada Lind ("Customer") agree as follows.'],
    ['Zwischen Nordwerk GmbH („Verkäufer“) und Alpenblick AG („Käufer“) wird am 05.05.2024 folgender Vertrag geschlossen.'],
    ['Entre les soussignés : Atelier Bleu SARL et Moulin Rouge SA, il est convenu le 5 mai 2024 ce qui suit.'],
    ['El presente contrato se celebra el 5 de mayo de 2024 entre Casa Azul S.L. y Ana Ruiz.'],
    ['De una parte, Casa Azul S.L., y de otra, Ana Ruiz, acuerdan con fecha 5 de mayo de 2024 lo siguiente.'],
    ['Tra Forno Antico S.r.l. e Bottega Rossa S.p.A. si conviene il 5 maggio 2024 quanto segue.'],
    ['De ondergetekenden Molen B.V. en Sanne de Vries komen op 5 mei 2024 het volgende overeen.'],
    ['Entre Casa Verde Lda e Ana Ribeiro é acordado em 5 de maio de 2024 o seguinte.'],
  ])('take the day on which parties agree: %s', (sentence) => {
    expect(field(contract(sentence), 'effective_date')).toBe('2024-05-05')
  })

  test('read figures of a day in the order of their language where nothing else tells', () => {
    const said =
      'Il presente contratto è stipulato in data 02/09/2025 tra le parti. Il fornitore non può cedere il contratto a terzi. La merce è consegnata al cliente con i documenti della spedizione.'
    expect(field(contract('Contratto', said), 'effective_date')).toBe('2025-09-02')
  })

  test.each([
    ['Le droit belge est applicable.', 'Belgium'],
    ['Es aplicable la legislación mexicana.', 'Mexico'],
    ['Si applica la legge svizzera.', 'Switzerland'],
    ['Aplica-se a lei brasileira.', 'Brazil'],
    ['Any matter arising here is decided under the law in force in Ireland.', 'Ireland'],
  ])('name the law that applies: %s', (sentence, country) => {
    expect(field(contract('Contract', sentence), 'jurisdiction')).toBe(country)
  })

  test('name parties of a numbered list, each with the role in its bracket', () => {
    const read = contract(
      'SUPPLY AGREEMENT',
      'PARTIES',
      '(1) GANNET WHARF LIMITED incorporated in England and Wales with company number 01234567 (Buyer); and',
      '(2) OSPREY TIMBER LLP, a limited liability partnership whose office is at 4 Mill Lane, Leeds (Supplier).',
      'BACKGROUND',
      '(A) The Buyer wishes to buy timber of the Supplier.',
    )
    expect(parties(read)).toEqual(['GANNET WHARF LIMITED', 'OSPREY TIMBER LLP'])
    expect(
      read.lists.find(({ name }) => name === 'party')?.items.map((item) => item.find(({ name }) => name === 'role')?.value.text),
    ).toEqual(['Buyer', 'Supplier'])
  })

  test('name two people and a company apart where "and" joins them', () => {
    expect(
      parties(
        contract(
          'This Lease is made by and between Alder Row, LLC, an Ohio company ("Landlord"), and Ines Falk and Tom R. Reed ("Tenant").',
        ),
      ),
    ).toEqual(['Alder Row, LLC', 'Ines Falk', 'Tom R. Reed'])
    expect(parties(contract('This Agreement is between Ernst and Holm LLP ("Adviser") and Lark Foods GmbH ("Client").'))).toEqual([
      'Ernst and Holm LLP',
      'Lark Foods GmbH',
    ])
  })

  test.each([
    [
      'de',
      [
        'Zwischen',
        'Frau Dr. Helga Brandt, Lindenweg 4, 34117 Kassel',
        '- nachfolgend "Vermieterin" genannt -',
        'und',
        'Herrn Jonas Keller und Frau Mia Keller, Am Markt 3, 34117 Kassel',
        'wird folgender Mietvertrag geschlossen:',
      ],
      ['Dr. Helga Brandt', 'Jonas Keller', 'Mia Keller'],
    ],
    [
      'fr',
      [
        'ENTRE LES SOUSSIGNÉS :',
        'La société ATELIERS DU LAC, SAS dont le siège est situé 4 rue Haute, ci-après dénommée « le Client »,',
        'ET :',
        'Monsieur Paul Girard, demeurant 2 place Verte, ci-après dénommé « le Prestataire »,',
      ],
      ['ATELIERS DU LAC', 'Paul Girard'],
    ],
    [
      'es',
      [
        'REUNIDOS',
        'De una parte, Dña. Carmen Ruiz Vega, con DNI 1234, en adelante el ARRENDADOR.',
        'De otra parte, D. Luis Ortega Molina, con DNI 5678, en adelante el ARRENDATARIO.',
      ],
      ['Carmen Ruiz Vega', 'Luis Ortega Molina'],
    ],
    [
      'it',
      ['Tra la Sig.ra Maria Conti, nata a Roma, di seguito "Locatrice", e il Sig. Luca Ferri, di seguito "Conduttore", si conviene.'],
      ['Maria Conti', 'Luca Ferri'],
    ],
    [
      'nl',
      [
        'Ondergetekenden:',
        'De heer J. de Vries, wonende te Utrecht, hierna te noemen "verhuurder",',
        'en',
        'Mevrouw A. Bakker, wonende te Zeist, hierna te noemen "huurder",',
      ],
      ['J. de Vries', 'A. Bakker'],
    ],
  ])('name the parties in the language %s', (_, texts, names) => {
    expect(parties(contract(...texts))).toEqual(names)
  })

  test('begin on the day behind "effective", whatever a role before it is called', () => {
    expect(
      field(
        contract(
          'This Agreement is entered into by Bluebell Robotics, Inc. ("Company") and Jane Q. Doyle ("Contractor"), effective January 5, 2026.',
        ),
        'effective_date',
      ),
    ).toBe('2026-01-05')
  })

  test('state parties, beginning, end and length on a cover page', () => {
    const read = particulars(
      ['Licence Agreement'],
      ['Licensor', 'Quarry Software, Inc., a Delaware corporation'],
      ['Licensee', 'Fern Valley Water Board, 12 Lake Road'],
      ['Commencement Date', '1 March 2027'],
      ['End date', '28 February 2030'],
      ['Initial Term', 'Three (3) years from the Commencement Date'],
      ['The first invoice is due on 5 April 2027.'],
    )
    expect(parties(read)).toEqual(['Quarry Software, Inc.', 'Fern Valley Water Board'])
    expect([field(read, 'effective_date'), field(read, 'expiration_date'), field(read, 'term')]).toEqual([
      '2027-03-01',
      '2030-02-28',
      '3 years',
    ])
  })

  test.each([
    ['The tenancy shall commence on 1 June 2026 and shall end on 31 May 2028.', '2026-06-01', '2028-05-31', '2 years'],
    ['This lease is granted for the term from 15 July 2026 to 14 January 2028.', '2026-07-15', '2028-01-14', '18 months'],
    ['Das Mietverhältnis beginnt am 1. Mai 2026 und endet am 30. April 2027.', '2026-05-01', '2027-04-30', '1 year'],
  ])('reckon the length of "%s"', (sentence, begin, end, term) => {
    const read = contract('Agreement dated 3 April 2026', sentence)
    expect([field(read, 'effective_date'), field(read, 'expiration_date'), field(read, 'term')]).toEqual([begin, end, term])
  })

  test('begin when they say so, not when they are dated', () => {
    const read = contract(
      'This agreement is dated 3 May 2026.',
      '"Commencement Date" means 1 July 2026.',
      '2. The engagement shall continue for a period of six (6) months.',
    )
    expect([field(read, 'agreement_date'), field(read, 'effective_date'), field(read, 'term')]).toEqual([
      '2026-05-03',
      '2026-07-01',
      '6 months',
    ])
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

test('clauses, sums and the day of a contract have what stands before or over them as their labels', () => {
  const { fields, lists } = contract(...english, 'Fees', 'The Recipient shall be paid $4,500.00 for each month.')
  const labelOf = (name: string) =>
    fields
      .find((value) => value.name === name)
      ?.label.map(({ text }) => text)
      .join(' ')
  expect(labelOf('governing_law')).toBe('9. Governing Law.')
  expect(labelOf('agreement_date')).toBe('This Agreement is made as of the')
  const [sum] = lists.find(({ name }) => name === 'amounts')?.items[0] ?? []
  expect(sum?.label.map(({ text }) => text)).toEqual(['Fees'])
})
