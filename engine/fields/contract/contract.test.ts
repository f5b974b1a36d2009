import { describe, expect, test } from 'vitest'
import type { Block, Word } from '../../model/index.ts'
import { confidence } from '../../model/index.ts'
import { lineOfWords, lines, typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { Found } from '../reading/reader.ts'
import { contractFields } from './index.ts'

/** A page of rows, each of one or two columns; what stands in them is also the prose of the contract. */
function particulars(...rows: readonly (readonly string[])[]): Found {
  const set = rows.map((row, index) =>
    row.flatMap((text, column) => typeset(text, { left: 72 + 130 * column, baseline: 100 + 16 * index })),
  )
  const page: ReadPage = {
    number: 1,
    size: { width: 595, height: 842 },
    readBy: 'text-layer',
    words: set.flat(),
    toImage: null,
    outcome: 'read',
    rulings: [],
    fills: [],
    pictures: [],
    issues: [],
  }
  const blocks = set.map((words): Block => {
    const line = lineOfWords(words)
    return { kind: 'paragraph', role: 'body', lines: [line], places: [{ page: 1, box: line.box }], confidence: confidence(0.9) }
  })
  return contractFields({ kind: 'contract', pages: [pageTextOf(page)], blocks, evidence: documentEvidence(set.flat()), definitions: [] })
}

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

describe('parties in other languages and layouts', () => {
  test('numbered below those who sign, in Dutch, with how somebody is addressed', () => {
    const found = contract(
      'De ondergetekenden:',
      '1. Bakkerij De Korenbloem B.V., gevestigd te Zwolle, hierna te noemen "werkgever",',
      'en',
      '2. mevrouw Fenna Dijkstra, wonende te Kampen, hierna te noemen "werknemer",',
      'komen het volgende overeen:',
    )
    expect(parties(found)).toEqual(['Bakkerij De Korenbloem B.V.', 'Fenna Dijkstra'])
  })

  test('line by line below their title, joined by a word of its own, in Italian and English', () => {
    const italian = contract(
      'Tra',
      'Officine Stelvio S.p.A., con sede in Sondrio',
      'e',
      'Studio Lario S.r.l., con sede in Lecco',
      'si conviene quanto segue.',
    )
    expect(parties(italian)).toEqual(['Officine Stelvio S.p.A.', 'Studio Lario S.r.l.'])
    const english = contract(
      'Parties',
      'Coral Quay Marine Pty Ltd of 4 Wharf Road, Cairns (Principal)',
      'Reef Diving Pty Ltd of 9 Reef Street, Cairns (Contractor)',
      'Background',
    )
    expect(parties(english)).toEqual(['Coral Quay Marine Pty Ltd', 'Reef Diving Pty Ltd'])
  })

  test('the company that somebody acts for is the party, and the article of a sentence is no part of a name', () => {
    const spanish = contract(
      'REUNIDOS',
      'De una parte, D. Álvaro Rueda, mayor de edad, en nombre y representación de OLIVARES DEL RÍO, S.L., con domicilio en Sevilla (en adelante, el «Cliente»).',
      'De otra parte, Dña. Irene Vela, en su propio nombre (en adelante, la «Prestadora»).',
      'El presente contrato entrará en vigor el 1 de febrero de 2024.',
    )
    expect(parties(spanish)).toEqual(['OLIVARES DEL RÍO, S.L.', 'Irene Vela'])
    expect(field(spanish, 'effective_date')).toBe('2024-02-01')
    const french = contract(
      'ENTRE LES SOUSSIGNÉS :',
      'La SCI Les Noisetiers, dont le siège est à Angers, ci-après dénommée « le Bailleur »,',
      'ET',
      'La société Pain & Sel SARL, ci-après dénommée « le Preneur »,',
    )
    expect(parties(french)).toEqual(['SCI Les Noisetiers', 'Pain & Sel SARL'])
  })

  test('the addressee of a letter stands below its date or above it, and no mark of secrecy is one', () => {
    const letter = contract(
      'Peat & Moss Limited',
      'PRIVATE AND CONFIDENTIAL',
      'Dr Catriona Lind',
      '11 April 2024',
      'Dear Dr Lind',
      'This letter sets out the terms on which Peat & Moss Limited (the "Company") engages you.',
      'Your engagement will begin on the first day of May 2024 and will continue for eighteen months.',
    )
    expect(parties(letter)).toEqual(['Peat & Moss Limited', 'Dr Catriona Lind'])
    expect(field(letter, 'effective_date')).toBe('2024-05-01')
  })

  test('a German verb ends behind the date, and Italian contracts last without the word for it', () => {
    const german = contract('Werkvertrag', 'Dieser Vertrag tritt am 01.03.2024 in Kraft und hat eine Laufzeit von 18 Monaten.')
    expect(field(german, 'effective_date')).toBe('2024-03-01')
    const italian = contract('ACCORDO', 'Il presente accordo ha efficacia dal 10 giugno 2024 e resterà in vigore per cinque anni.')
    expect([field(italian, 'effective_date'), field(italian, 'term')]).toEqual(['2024-06-10', '5 years'])
  })
})

describe('the period of a contract', () => {
  test.each([
    ['The loan is for a term of eighty-four months.', '84 months'],
    ['The lease shall continue for a term of one hundred twenty (120) months.', '120 months'],
    ['This Agreement shall remain valid for a period of 18 (eighteen) months.', '18 months'],
    ['This Agreement continues for an initial period of two (2) academic years.', '2 years'],
    ['3. The Term shall continue for thirty-two (32) months from the Amendment Effective Date.', '32 months'],
    ['The obligations in this letter shall continue for six years from that date.', '6 years'],
  ])('is read however its number is written: "%s"', (sentence, term) => {
    expect(field(contract(sentence), 'term')).toBe(term)
  })

  test('is not what the term is measured by', () => {
    expect(field(contract('Because the term is less than 9 months, leave is paid out.'), 'term')).toBeUndefined()
  })

  test('begins and ends on days named with their day of the week, and lasts as long as is said behind them', () => {
    const read = contract(
      'The offer of employment was made on 2 February 2027.',
      '2.1 Your employment starts on Monday 1 March 2027 and ends on Sunday 6 June 2027, a period of 14 weeks, unless ended earlier.',
    )
    expect([field(read, 'effective_date'), field(read, 'expiration_date'), field(read, 'term')]).toEqual([
      '2027-03-01',
      '2027-06-06',
      '14 weeks',
    ])
  })

  test('has a last day behind its length, in a sentence and beside its name', () => {
    const sentence = contract(
      'This Agreement comes into force on 1st May 2027 and remains valid for a period of 12 months, i.e. up to 30th April 2028.',
    )
    expect([field(sentence, 'effective_date'), field(sentence, 'expiration_date')]).toEqual(['2027-05-01', '2028-04-30'])
    const stated = particulars(['Licence'], ['Initial Term', 'Two (2) school years, ending 31 July 2029'])
    expect([field(stated, 'term'), field(stated, 'expiration_date')]).toEqual(['2 years', '2029-07-31'])
  })

  test('has no last day from a promise that outlasts it or a notice', () => {
    const read = contract(
      'The Recipient of this agreement shall not compete for a period of 12 months, ending 30 April 2028.',
      'The term may be extended for 6 months, up to 31 October 2028.',
    )
    expect(field(read, 'expiration_date')).toBeUndefined()
  })

  test('begins on the date at the head of a contract', () => {
    expect(field(contract('LOAN AGREEMENT', 'Dated: June 4, 2027', 'LENDER: Ada Lind', 'The loan bears interest.'), 'effective_date')).toBe(
      '2027-06-04',
    )
  })

  test('begins on the day of the last signature where the contract says so', () => {
    const letter = contract(
      'Tarn Enzymes Limited',
      'The Directors',
      'Heron Dairy Limited',
      '4 March 2027',
      'Dear Sirs,',
      'In this letter "we" and "us" means Tarn Enzymes Limited and "you" means Heron Dairy Limited.',
      '5. This letter takes effect on the date on which it is countersigned by you and shall continue for three years from that date.',
      'Yours faithfully,',
      '____________________',
      'for and on behalf of Tarn Enzymes Limited',
      '____________________',
      'for and on behalf of Heron Dairy Limited',
      'Dated: 9 March 2027',
    )
    expect([field(letter, 'agreement_date'), field(letter, 'effective_date'), field(letter, 'term')]).toEqual([
      '2027-03-04',
      '2027-03-09',
      '3 years',
    ])
    expect(parties(letter)).toEqual(['Tarn Enzymes Limited', 'Heron Dairy Limited'])
    const signatures = letter.lists.find(({ name }) => name === 'signatures')?.items ?? []
    expect(signatures.at(-1)?.[0]?.value.text).toBe('Heron Dairy Limited')
  })
})

describe('the law and the parties of a contract', () => {
  test.each([
    ['Oregon law applies, whatever its rules on conflict of laws.', 'Oregon'],
    ['The laws of the State of Idaho shall govern this Agreement.', 'Idaho'],
    ['New Zealand law governs this letter.', 'New Zealand'],
  ])('law that "applies" or "governs" is that of the contract: "%s"', (sentence, place) => {
    expect(field(contract(sentence), 'jurisdiction')).toBe(place)
  })

  test('laws of a subject that apply to something are not', () => {
    expect(field(contract('Oregon securities laws apply to the shares.'), 'jurisdiction')).toBeUndefined()
  })

  test('parties are listed beside roles of several, and who answers for one is none', () => {
    expect(
      parties(
        particulars(
          ['LENDERS:', 'Olaf P. Ness and Runa Ness, of Fargo'],
          ['BORROWER:', 'South Lake Honey Co., a Nevada corporation'],
          ['GUARANTOR:', 'Tilda Ness'],
        ),
      ),
    ).toEqual(['Olaf P. Ness', 'Runa Ness', 'South Lake Honey Co.'])
    expect(
      parties(particulars(['Landlord:', 'GREY HERON TOWER, L.P., an Ohio partnership'], ['Tenant:', 'MESA KNEE AND HIP, PLLC, of Ohio'])),
    ).toEqual(['GREY HERON TOWER, L.P.', 'MESA KNEE AND HIP, PLLC'])
  })

  test('a firm addressed as "M/s." is named without it', () => {
    expect(
      parties(
        contract(
          'This Agreement is made BY AND BETWEEN',
          'M/s. KAVERI TOOLS PRIVATE LIMITED, a company (hereinafter referred to as the "Company") of the ONE PART;',
          'AND',
          'M/s. MALNAD CLEANING LLP, a partnership (hereinafter referred to as the "Service Provider") of the OTHER PART.',
        ),
      ),
    ).toEqual(['KAVERI TOOLS PRIVATE LIMITED', 'MALNAD CLEANING LLP'])
  })
})

describe('contracts of other forms', () => {
  test('a promissory note names who promises and who is paid, its date and its maturity', () => {
    const read = contract(
      'PROMISSORY NOTE',
      'Date: April 9, 2027',
      'FOR VALUE RECEIVED, Amber Otter Bakery, LLC ("Maker") promises to pay to the order of Lena T. Wolfe ("Holder") the sum of $9,000.00.',
      'The entire balance shall be due on April 8, 2031 (the "Maturity Date").',
      'The validity of this Note shall be determined under Utah law.',
    )
    expect(parties(read)).toEqual(['Amber Otter Bakery, LLC', 'Lena T. Wolfe'])
    expect([field(read, 'effective_date'), field(read, 'expiration_date'), field(read, 'jurisdiction')]).toEqual([
      '2027-04-09',
      '2031-04-08',
      'Utah',
    ])
  })

  test('a lease of years and months in one sentence, between "of the one part" and "of the other part"', () => {
    const read = contract(
      'LEASE',
      'THIS LEASE made the 7th day of April 2027 BETWEEN DUNMARA PARK LIMITED having its office in Tralee ("the Landlord") of the one part and EOIN QUIRKE of 2 Rock Street ("the Tenant") of the other part.',
      '1. The Landlord demises the premises for the term of three years and six months from and including 1 May 2027.',
    )
    expect(parties(read)).toEqual(['DUNMARA PARK LIMITED', 'EOIN QUIRKE'])
    expect([field(read, 'agreement_date'), field(read, 'effective_date'), field(read, 'term')]).toEqual([
      '2027-04-07',
      '2027-05-01',
      '42 months',
    ])
  })

  test('services from a day for a period that is called the term', () => {
    const read = contract(
      'This Agreement is made the 17th day of March 2027.',
      'The Consultant shall provide the Services from 1 April 2027 for a period of nine (9) months ("Term").',
    )
    expect([field(read, 'effective_date'), field(read, 'term')]).toEqual(['2027-04-01', '9 months'])
    expect(field(contract('The Consultant shall not solicit staff from 1 April 2027 for a period of nine months.'), 'term')).toBeUndefined()
  })

  test('work that somebody commences, and parties called A and B', () => {
    expect(
      field(
        contract('This Contract is executed this 3rd day of June 2027.', 'The Employee shall commence work on June 14, 2027.'),
        'effective_date',
      ),
    ).toBe('2027-06-14')
    expect(parties(particulars(['Party A:', 'Graufels Analytik GmbH, Kiel'], ['Party B:', 'Solvind Maling AS, Bergen']))).toEqual([
      'Graufels Analytik GmbH',
      'Solvind Maling AS',
    ])
  })

  test('the company at the head of a letter makes the contract with the one it is written to', () => {
    const letter = contract(
      'Wren & Teasel LLP',
      '14 Abbey Yard, Lincoln',
      '2 July 2027',
      'Marsh Farms Partnership',
      'Dear Sirs',
      'We are pleased to act as your accountants.',
    )
    expect(parties(letter)).toEqual(['Wren & Teasel LLP', 'Marsh Farms Partnership'])
  })

  test('a company keeps the bracket of its legal form', () => {
    expect(
      parties(
        contract('AGREEMENT entered into by and between', 'MARULA HOMES (PTY) LTD ("the Lessor")', 'and', 'NOMSA DUBE ("the Lessee")'),
      ),
    ).toEqual(['MARULA HOMES (PTY) LTD', 'NOMSA DUBE'])
  })
  test('the day that the preamble gives goes before that on which a term begins', () => {
    const read = contract(
      'THIS SUBLEASE is made and entered into effective as of the 17th day of September, 2027 by and between Mill Imaging Systems, Inc. ("Sublandlord") and Brook Robotics LLC ("Subtenant").',
      'The Premises are let for a term of thirty-eight (38) months, commencing on October 1, 2027 and ending on November 30, 2030.',
    )
    expect(field(read, 'effective_date')).toBe('2027-09-17')
  })

  test('a table of particulars states three parties and the law', () => {
    const read = particulars(
      ['Party A', 'Mill Seed Company, a Washington corporation'],
      ['Party B', 'Brook Genomics B.V., a Netherlands company'],
      ['Party C', 'Hill Analytics, Inc., a Delaware corporation'],
      ['Governing Law', 'State of Washington'],
    )
    expect(parties(read)).toHaveLength(3)
    expect(field(read, 'jurisdiction')).toBe('Washington')
  })

  test('who says "we" of itself in a letter makes it with the person it is written to', () => {
    const letter = contract(
      'Lough Creameries DAC',
      'Ballina Road, Killaloe',
      'Ms Aoife Tierney-Brook',
      '3 Strand View, Sligo',
      '12 August 2027',
      'Dear Aoife,',
      'I set out the terms on which Lough Creameries DAC ("we" or the "Company") would like to engage you.',
    )
    expect(parties(letter)).toEqual(['Lough Creameries DAC', 'Aoife Tierney-Brook'])
  })
})
