import { describe, expect, test } from 'vitest'
import { contract, field, particulars, parties } from './testing-contracts.ts'

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

  test('numbered in brackets, and clauses that are counted on behind them are none', () => {
    const found = contract(
      'PARTIES',
      '(1) Brook Dairy Limited, whose registered office is in Bodmin (Supplier); and',
      '(2) Mill Hotels LLP, whose registered office is in Plymouth (Customer).',
      '3. Supply',
      'The Supplier shall supply milk.',
      '4. Prices',
      'Prices are fixed.',
    )
    expect(parties(found)).toEqual(['Brook Dairy Limited', 'Mill Hotels LLP'])
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

describe('the law and the parties of a contract', () => {
  test.each([
    ['Oregon law applies, whatever its rules on conflict of laws.', 'Oregon'],
    ['The laws of the State of Idaho shall govern this Agreement.', 'Idaho'],
    ['New Zealand law governs this letter.', 'New Zealand'],
  ])('law that "applies" or "governs" is that of the contract: "%s"', (sentence, place) => {
    expect(field(contract(sentence), 'jurisdiction')).toBe(place)
  })

  test('a name with a form of company behind its comma is no person', () => {
    const opening =
      'Entre : ATELIER NACRE, SASU, 8 quai Nord, 33000 Bordeaux, ci-après « le Prestataire », et Paul Girard, 33250 Pauillac, ci-après « le Client ».'
    const { lists } = contract(opening)
    const items = lists.find(({ name }) => name === 'party')?.items ?? []
    expect(items.map((item) => item.map(({ name }) => name))).toEqual([
      ['name', 'role'],
      ['name', 'given_name', 'family_name', 'role'],
    ])
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

test('the street under a name is no part of it, and two roles under the lines to sign on are no name', () => {
  const read = contract(
    'Arbeitsvertrag',
    'zwischen der Holzbau Mühle GmbH, Industriestraße 18, 25813 Husum, nachfolgend „Arbeitgeber“',
    'und',
    'Herrn Jannik Thode Norderstraße 77, 25821 Bredstedt, nachfolgend „Arbeitnehmer“',
    'wird folgender Vertrag geschlossen:',
    'Husum, den 18. November 2026',
    '_______________ _______________',
    'Arbeitgeber Arbeitnehmer',
  )
  expect(parties(read)).toEqual(['Holzbau Mühle GmbH', 'Jannik Thode'])
  expect(read.lists.find(({ name }) => name === 'signatures')?.items).toEqual([])
})

test('parties follow "tra le parti" with what their representatives are called, and "primeira outorgante" without "entre"', () => {
  const italian = contract(
    'CONTRATTO DI CONSULENZA',
    'Tra le parti:',
    'Officine Molino S.r.l., con sede legale in Brescia, in persona del legale rappresentante ing. Carla Molino (di seguito «il Committente»)',
    'e',
    'il dott. Nicolò Sarti, nato a Forlì il 3 maggio 1979, residente in Forlì (di seguito «il Consulente»)',
    'si conviene e si stipula quanto segue.',
  )
  expect(parties(italian)).toEqual(['Officine Molino S.r.l.', 'Nicolò Sarti'])
  const portuguese = contract(
    'CONTRATO',
    'PRIMEIRA OUTORGANTE: Clínica do Monte, Lda., NIPC 508 411 203, com sede em Coimbra, adiante designada por CLIENTE;',
    'SEGUNDA OUTORGANTE: Limpezas Aurora, Unipessoal, Lda., NIPC 514 902 337, adiante designada por PRESTADORA;',
  )
  expect(parties(portuguese)).toEqual(['Clínica do Monte, Lda.', 'Limpezas Aurora, Unipessoal, Lda.'])
})

test('a company whose form stands before its name has no given and family names', () => {
  const read = contract(
    'BAIL',
    'ENTRE LES SOUSSIGNÉS',
    'La SCI DES TROIS MOULINS, société civile, dont le siège est à Lyon, ci-après « le Bailleur », d’une part,',
    'ET',
    'Mme Inès KACEM, demeurant à Lyon, ci-après « le Preneur », d’autre part,',
  )
  const [first] = read.lists.find(({ name }) => name === 'party')?.items ?? []
  expect(first?.map(({ name }) => name)).toEqual(['name', 'role'])
})

test('a name in capitals before a comma is parted as Spanish names are, and DOÑA is none of it', () => {
  const read = contract(
    'CONTRATO DE ARRENDAMIENTO',
    'REUNIDOS',
    'De una parte, DOÑA MERCEDES LACAMBRA ORÚS, mayor de edad y domicilio en calle Costa, 9, de Zaragoza, en adelante LA ARRENDADORA.',
    'De otra, la mercantil PANADERÍAS DEL MONTE, S.L., representada por su administrador don Luis Molino, en adelante LA ARRENDATARIA.',
  )
  const [first] = read.lists.find(({ name }) => name === 'party')?.items ?? []
  expect(first?.slice(0, 3).map(({ value }) => value.text)).toEqual(['MERCEDES LACAMBRA ORÚS', 'MERCEDES', 'LACAMBRA ORÚS'])
})
