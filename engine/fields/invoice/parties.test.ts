import { expect, test } from 'vitest'
import { buyer, partiesIn, read, row } from './sample.ts'

test('a number of a register between name and street is no part of the address', () => {
  const found = partiesIn(
    [50, 50, 'Harbour Tools Pty Ltd'],
    [50, 62, 'ABN 51 824 753 556'],
    [50, 74, 'Unit 4, 22 Wharf Road'],
    [50, 86, 'CAIRNS QLD 4870'],
    ...buyer,
  )
  expect(found).toMatchObject({
    seller_name: 'Harbour Tools Pty Ltd',
    seller_street: 'Unit 4, 22 Wharf Road',
    seller_postcode: '4870',
    seller_city: 'CAIRNS',
    seller_vat_id: '51 824 753 556',
  })
})

test('the town stands on a line of its own above a British code, with or without its county between', () => {
  const found = partiesIn(
    [50, 50, 'Hill Looms Ltd'],
    [50, 64, '4 Yard Lane'],
    [50, 78, 'Settle'],
    [50, 92, 'BD24 9AA'],
    [300, 160, 'Credited to'],
    [300, 174, 'Moor Trust'],
    [300, 188, '14 Church Lane'],
    [300, 202, 'Skipton'],
    [300, 216, 'North Yorkshire'],
    [300, 230, 'BD23 1NJ'],
  )
  expect(found).toMatchObject({
    seller_city: 'Settle',
    seller_postcode: 'BD24 9AA',
    buyer_name: 'Moor Trust',
    buyer_street: '14 Church Lane',
    buyer_city: 'Skipton',
    buyer_postcode: 'BD23 1NJ',
  })
})

test('an address in one line may part street and town by commas and the rest by bars', () => {
  const found = partiesIn(...buyer, [40, 800, 'Molen Fietsen B.V. | Ambachtsweg 19, 7442 CS Nijverdal | KvK 08174426 | info@molen.example'])
  expect(found).toMatchObject({
    seller_name: 'Molen Fietsen B.V.',
    seller_street: 'Ambachtsweg 19',
    seller_postcode: '7442 CS',
    seller_city: 'Nijverdal',
    buyer_name: 'Meadow Farm Shop',
  })
})

test('how a person is addressed is no part of the name', () => {
  const found = partiesIn(
    [50, 50, 'Kolben e.K. · Ringstr. 88 · 52072 Aachen'],
    [50, 80, 'Frau'],
    [50, 92, 'Ada Lind'],
    [50, 104, 'Krefelder Str. 311'],
    [50, 116, '52070 Aachen'],
  )
  expect(found).toMatchObject({ seller_name: 'Kolben e.K.', buyer_name: 'Ada Lind', buyer_street: 'Krefelder Str. 311' })
})

test("readings of a meter and numbers of delivery notes are nobody's address, and a day is no tax number", () => {
  const found = partiesIn(
    [50, 300, 'Present'],
    [50, 314, '19053 A'],
    [50, 340, 'Notes'],
    [50, 354, 'LS 880611'],
    [300, 300, 'VAT'],
    [300, 314, '21/07/2026'],
  )
  expect(found).toEqual({})
})

test('whose desk it goes to stands between name and street, and what a line in large letters names owns the house below it', () => {
  const found = partiesIn(
    [50, 50, 'Willow Rowing Club (founded 1868)', { size: 18 }],
    [50, 68, 'The Boathouse, Wharf Lane, Norwich NR7 0QA'],
    [50, 160, 'Great Lakes Bolt Corporation'],
    [50, 174, 'Attn: Ada Lind, General Counsel'],
    [50, 188, '3300 Canal Road'],
    [50, 202, 'Joliet, Illinois 60436'],
  )
  expect(found).toMatchObject({
    seller_name: 'Willow Rowing Club',
    seller_street: 'The Boathouse, Wharf Lane',
    seller_city: 'Norwich',
    buyer_name: 'Great Lakes Bolt Corporation',
    buyer_street: '3300 Canal Road',
    buyer_postcode: '60436',
  })
})

test('street and town alone in a line belong to the name above them', () => {
  const found = partiesIn(...buyer, [300, 40, 'Molen Techniek NV', { size: 14 }], [300, 54, 'Gentsesteenweg 388 · 8500 Kortrijk · België'])
  expect(found).toMatchObject({ seller_name: 'Molen Techniek NV', seller_street: 'Gentsesteenweg 388', seller_postcode: '8500' })
})

test("TO and FROM alone are headings, and a company's name goes on to the line with its legal form", () => {
  const found = partiesIn(
    [50, 50, 'FROM'],
    [250, 50, 'TO'],
    [50, 62, 'Ostrich Pumps (Pty) Ltd'],
    [250, 62, 'Zorgkring van de'],
    [50, 83, 'Physical address'],
    [250, 74, 'Zuidelijke Dorpen U.A.'],
    [50, 95, '27 Kerk Street'],
    [250, 86, 'Dorpsstraat 7'],
    [50, 107, 'Colesberg'],
    [250, 98, '5626 AB Eindhoven'],
    [50, 119, '9795'],
  )
  expect(found).toMatchObject({
    seller_name: 'Ostrich Pumps (Pty) Ltd',
    seller_street: '27 Kerk Street',
    seller_postcode: '9795',
    seller_city: 'Colesberg',
    buyer_name: 'Zorgkring van de Zuidelijke Dorpen U.A.',
    buyer_street: 'Dorpsstraat 7',
  })
})

test('an address may begin beside its heading and go on to the next line', () => {
  const found = partiesIn(
    [50, 50, 'Sold to', { bold: true }],
    [110, 50, 'Finch & Wren Books LLC, 61 Canal Street, 4th'],
    [50, 64, 'Floor, New York, NY 10012'],
  )
  expect(found).toMatchObject({
    buyer_name: 'Finch & Wren Books LLC',
    buyer_street: '61 Canal Street, 4th Floor',
    buyer_postcode: '10012',
    buyer_city: 'New York',
  })
})

test('the number of a client above a name is no name, and a building may stand between street and town', () => {
  const found = partiesIn(
    [50, 50, 'HARBOUR LOCKS PTE. LTD.', { size: 16 }],
    [50, 64, '10 Ubi Crescent #05-48, Ubi Workshops, Singapore 408564'],
    [300, 120, 'Client n° 411ADA07'],
    [300, 132, 'Mme Ada Lind', { bold: true }],
    [300, 144, '7 impasse des Lilas'],
    [300, 156, '29217 Plougonvelin'],
  )
  expect(found).toMatchObject({
    seller_name: 'HARBOUR LOCKS PTE. LTD.',
    seller_street: '10 Ubi Crescent #05-48, Ubi Workshops',
    seller_city: 'Singapore',
    buyer_name: 'Mme Ada Lind',
  })
})

test("the title of the document over a letterhead is nobody's name", () => {
  const { values } = read(
    ...row(60, [50, 'INVOICE', { size: 22 }]),
    ...row(80, [50, 'Hilltown Tools Ltd']),
    ...row(94, [50, '4 Quay Road, Bristol BS1 4QZ, VAT number GB 111 2222 33']),
    ...row(130, [50, 'Bill to: Northmoor School, 2 Hill Lane, Bath BA2 1XY']),
    ...row(180, [50, 'Total'], [300, '£119.00']),
  )
  expect(values).toMatchObject({ seller_name: 'Hilltown Tools Ltd', buyer_name: 'Northmoor School' })
})

test('headings in two languages stand over seller and buyer as one would', () => {
  const { values } = read(
    ...row(50, [50, 'Sprzedawca / Seller'], [320, 'Nabywca / Buyer']),
    ...row(64, [50, 'Pracownia Jodła'], [320, 'Hügel Maschinen GmbH']),
    ...row(78, [50, 'ul. Lipowa 4'], [320, 'Am Weiher 9']),
    ...row(92, [50, '30-110 Kraków'], [320, '73430 Aalen, Niemcy / Germany']),
    ...row(106, [50, 'NIP: PL7792418002'], [320, 'USt-IdNr.: DE811907980']),
  )
  expect(values).toMatchObject({
    seller_name: 'Pracownia Jodła',
    seller_city: 'Kraków',
    buyer_name: 'Hügel Maschinen GmbH',
    buyer_city: 'Aalen',
    seller_vat_id: 'PL7792418002',
    buyer_vat_id: 'DE811907980',
  })
})

test('the company under the name of its shop is the seller, and a shop above who runs it', () => {
  const shop = read(
    [50, 50, 'Carpintaria Vale', { size: 18 }],
    [50, 70, 'Vale & Irmãos – Cozinhas, Lda.'],
    [50, 84, 'Rua do Moinho, 41'],
    [50, 98, '4470-605 Maia'],
    [50, 112, 'NIF 513882049 · Tel. 229 555 011'],
    [350, 70, 'Exmo.(a) Sr.(a)'],
    [350, 84, 'Inês Faria'],
    [350, 98, 'Rua Nova, 12'],
    [350, 112, '4050-174 Porto'],
  )
  expect(shop.values).toMatchObject({ seller_name: 'Vale & Irmãos – Cozinhas, Lda.', buyer_name: 'Inês Faria' })
  const craftsman = read(
    [50, 50, 'Menuiserie Ravel', { size: 18 }],
    [50, 66, 'Portes – Fenêtres'],
    [50, 80, 'Paul RAVEL, artisan'],
    [50, 94, '8 rue du Puits – 29120 HAUTMONT'],
    [50, 108, 'Tél. 06 55 01 48 22'],
  )
  expect(craftsman.values.seller_name).toBe('Menuiserie Ravel')
})

test('a footer parted by strokes in two pieces names the seller, whatever telephone stands over the buyer', () => {
  const small = { size: 7 }
  const { values } = read(
    [50, 50, 'HEUVEL ZADEN', { size: 17, bold: true }],
    [50, 66, 'tel. 0297 555 018 / post@heuvel.example'],
    [50, 120, 'Kwekerij De Linde V.O.F.'],
    [50, 134, 'Dorpsstraat 61'],
    [50, 148, '9712 EC GRONINGEN'],
    [50, 800, 'Zaadunie Heuvel B.V.', small],
    [180, 800, '| Molendijk 285, 1431 GB Aalsmeer | KvK 34187702 | BTW NL809170000B01', small],
  )
  expect(values).toMatchObject({
    seller_name: 'Zaadunie Heuvel B.V.',
    seller_street: 'Molendijk 285',
    buyer_name: 'Kwekerij De Linde V.O.F.',
    buyer_city: 'GRONINGEN',
  })
})

test('an address on top whose name is set large elsewhere is the seller, and a county is not the town', () => {
  const { values } = read(
    [50, 50, 'Hill & Dale Builders Ltd', { size: 18, bold: true }],
    [400, 42, 'Unit 4 Mill Yard, Brook Lane'],
    [400, 56, 'Farnham, Surrey GU9 8QT'],
    [400, 70, '01252 555 013 · office@hill.example'],
    [50, 150, 'Mrs R. Clarke'],
    [50, 164, '22 Beech Rise'],
    [50, 178, 'Godalming'],
    [50, 192, 'Surrey GU7 2PL'],
  )
  expect(values).toMatchObject({
    seller_name: 'Hill & Dale Builders Ltd',
    seller_postcode: 'GU9 8QT',
    buyer_name: 'Mrs R. Clarke',
    buyer_city: 'Godalming',
    buyer_postcode: 'GU7 2PL',
  })
})

test('rows of what is charged are no addresses', () => {
  const { values } = read(
    ...row(50, [50, 'Date'], [120, 'Particulars'], [350, 'Code'], [420, 'Amount'], [500, 'GST']),
    ...row(64, [50, '04-Feb-25'], [120, 'Room Rent - Lake View (214)'], [350, '996311'], [420, '6,800.00'], [500, '12%']),
    ...row(78, [50, '04-Feb-25'], [120, 'Restaurant - Terrace, Chk 20811'], [350, '996331'], [420, '2,140.00'], [500, '5%']),
    ...row(110, [350, 'Total'], [420, '8,940.00']),
  )
  expect(values).not.toHaveProperty('seller_city')
  expect(values).not.toHaveProperty('buyer_city')
})

test("a number is the customer's where its label says so, or where a list of labels names him above it", () => {
  const said = read(
    ...row(50, [50, 'Ronda Cavi S.p.A. – Sede legale: Via dei Salici 9, 20161 Milano (MI)']),
    ...row(64, [50, 'P. IVA e C.F. 03188450294']),
    ...row(110, [320, 'Spett.le']),
    ...row(124, [320, 'Officina Bruni S.n.c.']),
    ...row(138, [320, 'Via Fossa, 31']),
    ...row(152, [320, '46030 Bagnolo San Vito (MN)']),
    ...row(180, [50, 'P. IVA cliente IT02773104183 · Codice cliente 4.118']),
  )
  expect(said.values).toMatchObject({
    seller_street: 'Via dei Salici 9',
    seller_vat_id: '03188450294',
    buyer_vat_id: 'IT02773104183',
  })
  const listed = read(
    ...row(50, [50, 'Aguas del Soto, S.A. · C.I.F. A44118727 · Calle Mayor, 22 · 30800 Lorca (Murcia)']),
    ...row(110, [320, 'ANA GIL PONS']),
    ...row(124, [320, 'C/ OLIVO 14']),
    ...row(138, [320, '30800 LORCA']),
    ...row(240, [50, 'Titular'], [150, 'Ana Gil Pons']),
    ...row(254, [50, 'NIF'], [150, '28440917Z']),
  )
  expect(listed.values).toMatchObject({ seller_city: 'Lorca', seller_vat_id: 'A44118727', buyer_vat_id: '28440917Z' })
})

test('what a house is a unit of is its seller', () => {
  const { values } = read(
    [200, 50, 'Hotel Lindenhof', { size: 23, bold: true }],
    [200, 70, '(A unit of Linden Hospitality Pvt. Ltd.)'],
    [50, 120, 'Bill No. 17'],
  )
  expect(values.seller_name).toBe('Linden Hospitality Pvt. Ltd.')
})

test('in one line the company is named and not what it does, and a written-out state is not the town', () => {
  const { values } = read(
    ...row(40, [40, 'Wholesale since 1961 · Brook & Sons Ltd · 4 Mill Street · 80331 Town · 089 5550 12', { size: 8 }]),
    ...row(60, [400, 'Invoice 17']),
  )
  expect(values).toMatchObject({ seller_name: 'Brook & Sons Ltd', seller_street: '4 Mill Street' })
  const american = read(
    ...row(40, [200, 'BROOK & HILL LLP', { size: 16 }]),
    ...row(54, [200, '12 Willow Avenue, Suite 220, Mill River, Oregon 97099', { size: 8 }]),
    ...row(66, [200, 'Tel. (541) 555-0162', { size: 8 }]),
    ...row(90, [400, 'Invoice No. 17']),
  )
  expect(american.values).toMatchObject({
    seller_street: '12 Willow Avenue, Suite 220',
    seller_city: 'Mill River',
    seller_postcode: '97099',
  })
})

test('an Indian letterhead in one line is street, town and code, with or without the state', () => {
  const head = (address: string) =>
    read(
      ...row(40, [40, 'BROOK SURFACE CARRIERS PVT. LTD.', { size: 14 }]),
      ...row(54, [40, address, { size: 8 }]),
      ...row(66, [40, 'GSTIN: 27AAFCV4471K1Z8  Ph: 020-5550 1188', { size: 8 }]),
      ...row(90, [400, 'Invoice No. 17']),
    ).values
  const said = { seller_street: 'Plot No. 14, Rose Industrial Estate, Area Road', seller_city: 'Pune', seller_postcode: '411026' }
  expect(head('Plot No. 14, Rose Industrial Estate, Area Road, Pune - 411026, Maharashtra')).toMatchObject(said)
  expect(head('Plot No. 14, Rose Industrial Estate, Area Road, Pune, Maharashtra - 411026')).toMatchObject(said)
})

test('a street goes on behind a comma or with its floor; a part of a house above it is not the street', () => {
  const { values } = read(
    ...row(40, [40, 'Mill Events, S.L.']),
    ...row(52, [40, 'Pol. Ind. La Vega,']),
    ...row(64, [40, 'Calle Nave 23']),
    ...row(76, [40, '14013 Córdoba']),
    ...row(88, [40, 'Tel. 957 55 50 44']),
    ...row(40, [300, 'Bill to']),
    ...row(52, [300, 'Loom Textiles Inc.']),
    ...row(64, [300, '119 Spadina Avenue']),
    ...row(76, [300, 'Suite 300']),
    ...row(88, [300, 'Toronto, Ontario M5V 2L1']),
  )
  expect(values).toMatchObject({ seller_street: 'Pol. Ind. La Vega, Calle Nave 23', buyer_street: '119 Spadina Avenue, Suite 300' })
})

test('four figures on a line of their own are the code of a South African company, whose amounts stand behind an R', () => {
  const { values } = read(
    ...row(40, [40, 'Brook Interiors (Pty) Ltd']),
    ...row(52, [40, 'Unit 7, Mill Mews']),
    ...row(64, [40, '43 Bowling Avenue']),
    ...row(76, [40, 'Sandton']),
    ...row(88, [40, '2090']),
    ...row(100, [40, 'Tel: 011 555 0142']),
    ...row(40, [400, 'Tax invoice 17']),
    ...row(200, [300, 'Total excl. VAT'], [480, 'R 1 000,00']),
    ...row(215, [300, 'VAT 15%'], [480, 'R 150,00']),
    ...row(230, [300, 'Total'], [480, 'R 1 150,00']),
  )
  expect(values).toMatchObject({ seller_street: '43 Bowling Avenue', seller_city: 'Sandton', seller_postcode: '2090' })
  expect(values).toMatchObject({ currency: 'ZAR', net_total: '1000.00', tax_total: '150.00', gross_total: '1150.00' })
})

test('under a sign in large letters the company that is called so is the seller', () => {
  const { values } = read(
    ...row(40, [40, 'millera', { size: 20 }]),
    ...row(54, [40, 'Millera Energia, S.A.', { size: 8 }]),
    ...row(64, [40, 'Avenida do Rio 3180, 4100-120 Porto', { size: 8 }]),
    ...row(74, [40, 'NIPC 509 881 274', { size: 8 }]),
    ...row(90, [400, 'Fatura n.º 17']),
  )
  expect(values).toMatchObject({ seller_name: 'Millera Energia, S.A.', seller_street: 'Avenida do Rio 3180' })
})

test('what a French company is and has for its capital is no name', () => {
  const { values } = read(
    ...row(40, [200, 'Menuiserie du Bourg', { size: 16 }]),
    ...row(54, [200, 'SARL au capital de 12 000 € – 3 route de Brest, 29400 Landivisiau', { size: 8 }]),
    ...row(66, [200, 'SIRET 483 921 774 00015 – Tél. 02 98 55 10 44', { size: 8 }]),
    ...row(90, [400, 'FACTURE F25-118']),
  )
  expect(values).toMatchObject({ seller_name: 'Menuiserie du Bourg', seller_street: '3 route de Brest', seller_city: 'Landivisiau' })
})

test("a number is the customer's where label and number have him between them, or a word before the number is joined to him", () => {
  const said = (text: string) =>
    read(
      ...row(40, [40, 'Mill Works GmbH'], [400, 'Invoice no. 17']),
      ...row(52, [40, 'Hafenstr. 12'], [400, text]),
      ...row(64, [40, '20457 Hamburg']),
      ...row(76, [40, 'Tel. 040 555 12']),
      ...row(88, [40, 'USt-IdNr. DE811334902']),
      ...row(140, [40, 'Brook Trading Ltd']),
      ...row(152, [40, '9 Canal Wharf']),
      ...row(164, [40, 'Leeds LS11 5PS']),
    ).values
  for (const text of [
    'VAT no. of customer GB318229055',
    'VAT (buyer): GB318229055',
    'Kunden-USt-IdNr. GB318229055',
    'N° TVA client : GB318229055',
  ])
    expect(said(text)).toMatchObject({ buyer_vat_id: 'GB318229055', seller_vat_id: 'DE811334902' })
})

test('street, town and code in one line below the name, as Americans, the British and New Zealanders write them', () => {
  const below = (...lines: readonly string[]) =>
    read(
      ...row(40, [40, 'Mill Works Ltd'], [400, 'Invoice no. 17']),
      ...lines.flatMap((line, index) => row(52 + 12 * index, [40, line])),
      ...row(140, [40, 'Bill to']),
      ...row(152, [40, 'Brook Trading Ltd']),
      ...row(164, [40, '9 Canal Wharf']),
      ...row(176, [40, 'Leeds LS11 5PS']),
    ).values
  expect(below('4410 Industrial Pkwy, Grand Junction, CO 81505')).toMatchObject({
    seller_street: '4410 Industrial Pkwy',
    seller_city: 'Grand Junction',
    seller_postcode: '81505',
  })
  expect(below('Unit 3, Brook Park, Mill Lane, Halesowen, West Midlands B63 3HT')).toMatchObject({
    seller_name: 'Mill Works Ltd',
    seller_street: 'Unit 3, Brook Park, Mill Lane',
    seller_city: 'Halesowen',
  })
  expect(below('14 Brook Street', 'Ponsonby', 'Auckland 1011')).toMatchObject({ seller_street: '14 Brook Street', seller_city: 'Auckland' })
})
