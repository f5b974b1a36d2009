import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const customer = [
  ...row(150, [50, 'Sold to']),
  ...row(162, [50, 'Brook Builders LLC']),
  ...row(174, [50, '9 Canal Lane']),
  ...row(186, [50, 'Eureka, CA 95501']),
]

test('several spaces part the lines of an address printed in one', () => {
  const { values } = read(
    ...row(50, [50, 'MILL & SONS, INC.', { size: 18, bold: true }]),
    ...row(64, [50, '4410 Mill Road', { size: 8 }], [112, 'Arcata, CA 95521', { size: 8 }], [184, 'Phone (707) 555-0134', { size: 8 }]),
    ...customer,
  )
  expect(values).toMatchObject({
    seller_name: 'MILL & SONS, INC.',
    seller_street: '4410 Mill Road',
    seller_postcode: '95521',
    seller_city: 'Arcata',
    buyer_name: 'Brook Builders LLC',
  })
})

test('where to remit to is the seller only where no letterhead says another address', () => {
  const remittance = [
    ...row(700, [50, 'Remit to']),
    ...row(712, [50, 'Mill Works Inc.']),
    ...row(724, [50, 'PO Box 2217']),
    ...row(736, [50, 'Reno, NV 89501']),
  ]
  const letterhead = [
    ...row(50, [50, 'Mill Works Inc.', { size: 16 }]),
    ...row(64, [50, '4410 Mill Road']),
    ...row(78, [50, 'Arcata, CA 95521']),
  ]
  expect(read(...letterhead, ...customer, ...remittance).values).toMatchObject({
    seller_street: '4410 Mill Road',
    seller_postcode: '95521',
  })
  expect(read(...customer, ...remittance).values).toMatchObject({ seller_name: 'Mill Works Inc.', seller_postcode: '89501' })
})

test('a sentence above an address is no name', () => {
  const { values } = read(
    ...row(50, [50, 'Mill Works Inc.', { size: 16 }]),
    ...row(64, [50, '4410 Mill Road, Arcata, CA 95521 · Phone (707) 555-0134']),
    ...customer,
    ...row(700, [50, 'Interest is added to all balances that are past due. Claims within five days.']),
    ...row(712, [50, 'Remit to: PO Box 2217, Reno, NV 89501']),
  )
  expect(values.seller_name).toBe('Mill Works Inc.')
})

test('who keeps a house is no part of its street', () => {
  const { values } = read(
    ...row(50, [50, 'Gasthof Mühle', { size: 20 }]),
    ...row(62, [50, 'Familie Bach · Mühlgasse 7 · 3500 Krems', { size: 8 }]),
    ...row(62, [400, 'Tel. 02732 555 12', { size: 8 }]),
    ...row(120, [50, 'Frau']),
    ...row(134, [50, 'Dr. Anna Hofer']),
    ...row(148, [50, 'Am Graben 5/12']),
    ...row(162, [50, '4020 Linz']),
  )
  expect(values).toMatchObject({ seller_name: 'Gasthof Mühle', seller_street: 'Mühlgasse 7', buyer_name: 'Dr. Anna Hofer' })
})

test('of two addresses without a heading the one with a telephone is the seller, in every language', () => {
  const { values } = read(
    ...row(50, [50, 'Moulin du Bourg', { size: 16, bold: true }], [330, 'Association des Tilleuls']),
    ...row(64, [50, 'SARL au capital de 8 000 €'], [330, 'Mme la présidente']),
    ...row(78, [50, '3 quai du Moulin'], [330, '26 rue des Lavoirs']),
    ...row(92, [50, '58000 Nevers'], [330, '58200 Cosne']),
    ...row(106, [50, 'Tél. 03 86 55 10 20']),
  )
  expect(values).toMatchObject({ seller_name: 'Moulin du Bourg', seller_city: 'Nevers', buyer_name: 'Association des Tilleuls' })
})

test('a heading may say under which number the buyer is known', () => {
  const { values } = read(
    ...row(50, [50, 'Molino del Puente, S.L.', { size: 16 }]),
    ...row(64, [50, 'C.I.F. B29555018'], [350, 'CLIENTE 3320', { bold: true }]),
    ...row(78, [50, 'Polígono Sur, nave 9'], [350, 'Bar La Farola, S.C.']),
    ...row(92, [50, '29320 Campillos (Málaga)'], [350, 'N.I.F. J29555927']),
    ...row(106, [50, 'Tel. 952 555 014'], [350, 'Paseo del Mar, 18, bajo']),
    ...row(120, [350, '29016 Málaga']),
  )
  expect(values).toMatchObject({
    seller_name: 'Molino del Puente, S.L.',
    buyer_name: 'Bar La Farola, S.C.',
    buyer_street: 'Paseo del Mar, 18, bajo',
    buyer_postcode: '29016',
    buyer_vat_id: 'J29555927',
  })
})

test('under a sign the line that says the name with its legal form is the seller', () => {
  const { values } = read(
    ...row(50, [50, 'Redes del Molino', { size: 20, bold: true }]),
    ...row(68, [50, 'Redes del Molino, S.A. de C.V.']),
    ...row(82, [50, 'Av. Juárez 412, Col. Centro']),
    ...row(96, [50, '72000 Puebla, Pue., México']),
    ...row(110, [50, 'Tel. 222 555 0144']),
    ...row(150, [50, 'Cliente']),
    ...row(164, [50, 'Textiles del Río, S.A. de C.V.']),
    ...row(178, [50, 'Calle 14 Norte 1806']),
    ...row(192, [50, '72290 Puebla']),
  )
  expect(values).toMatchObject({ seller_name: 'Redes del Molino, S.A. de C.V.', seller_street: 'Av. Juárez 412, Col. Centro' })
})

test('a telephone after a town is no code, and a hotel is no telephone', () => {
  const { values } = read(
    ...row(50, [50, 'Moulin du Bourg SARL', { size: 16 }]),
    ...row(64, [50, 'ZA du Moulin · 35000 Rennes · Tél. 096 555 0135']),
    ...row(120, [330, 'Hôtel du Lac']),
    ...row(134, [330, '12 rue des Lavoirs']),
    ...row(148, [330, '69007 Lyon']),
  )
  expect(values).toMatchObject({ seller_postcode: '35000', seller_city: 'Rennes', buyer_name: 'Hôtel du Lac', buyer_city: 'Lyon' })
})

test('a large name goes on over all its lines', () => {
  const { values } = read(
    ...row(50, [380, 'IT-Dienste', { size: 18 }]),
    ...row(70, [380, 'Bach GmbH &', { size: 18 }]),
    ...row(90, [380, 'Co. KG', { size: 18 }]),
    ...row(112, [380, 'Schulweg 33', { size: 8 }]),
    ...row(122, [380, '01067 Dresden', { size: 8 }]),
    ...row(132, [380, 'Tel. 060 555 0218', { size: 8 }]),
    ...row(160, [50, 'Rechnung an']),
    ...row(172, [50, 'Stadtwerke Aue']),
    ...row(184, [50, 'Hafenstraße 12']),
    ...row(196, [50, '79098 Freiburg']),
  )
  expect(values).toMatchObject({ seller_name: 'IT-Dienste Bach GmbH & Co. KG', buyer_name: 'Stadtwerke Aue' })
})

test('a heading in the middle beside its lines is over all of them', () => {
  const { values } = read(
    ...row(50, [50, 'Mill Works Ltd', { size: 16 }]),
    ...row(64, [50, '7 Mill Street']),
    ...row(78, [50, 'York YO1 7EP']),
    ...row(120, [150, 'Brook Estates LLP']),
    ...row(132, [50, 'Customer:'], [150, '9 Canal Wharf']),
    ...row(144, [150, 'Leeds LS11 5PS']),
  )
  expect(values).toMatchObject({ seller_name: 'Mill Works Ltd', buyer_name: 'Brook Estates LLP', buyer_postcode: 'LS11 5PS' })
})

test('Italy’s provinces are no part of the town, with brackets or without', () => {
  const { values } = read(
    ...row(50, [50, 'Molino Conti S.r.l.', { size: 16 }]),
    ...row(64, [50, 'Via Garibaldi 14']),
    ...row(78, [50, '35137 Padova PD']),
    ...row(92, [50, 'Tel. 049 555 014']),
  )
  expect(values.seller_city).toBe('Padova')
})

test('a name that ends in a little word goes on on the next line', () => {
  const { values } = read(
    ...row(50, [50, 'Molen Hout B.V.', { size: 16 }]),
    ...row(64, [50, 'Dorpsstraat 12, 3511 AB Utrecht']),
    ...row(78, [50, 'Tel. 030 555 014']),
    ...row(120, [50, 'Factuur aan']),
    ...row(132, [50, 'Mevr. S. de']),
    ...row(144, [50, 'Boer']),
    ...row(156, [50, 'Industrieweg 5']),
    ...row(168, [50, '9712 EC Groningen']),
  )
  expect(values).toMatchObject({ seller_name: 'Molen Hout B.V.', buyer_name: 'Mevr. S. de Boer', buyer_street: 'Industrieweg 5' })
})

test('an association that writes its name in bold and its address in one line on the other side sells', () => {
  const { values } = read(
    ...row(50, [50, 'Musikverein Obertal', { bold: true }], [380, 'Obmann: Franz Hill']),
    ...row(64, [50, 'ZVR 418 227 905'], [380, 'Dorfstraße 2, 4573 Hinterstoder']),
    ...row(78, [380, '0664 555 01 23']),
    ...row(140, [50, 'An die']),
    ...row(154, [50, 'Marktgemeinde Hilltown']),
    ...row(168, [50, 'Hauptstraße 5']),
    ...row(182, [50, '4580 Windischgarsten']),
    ...row(260, [50, 'Summe'], [300, '€ 1.230,24']),
  )
  expect(values).toMatchObject({
    seller_name: 'Musikverein Obertal',
    seller_street: 'Dorfstraße 2',
    seller_city: 'Hinterstoder',
    buyer_name: 'Marktgemeinde Hilltown',
  })
})

test('who is told his own tax number is who is written to', () => {
  const { values } = read(
    ...row(60, [50, 'SPRL Boulangerie Colline'], [380, 'atelier noisette']),
    ...row(74, [50, 'Monsieur P. Colline'], [380, 'architectes srl']),
    ...row(88, [50, 'chaussée de Dinant 411'], [380, 'rue du Moulin à Vent 17']),
    ...row(102, [50, '5100 Wépion'], [380, '5000 Namur']),
    ...row(130, [50, 'note d’honoraires 2025-22'], [380, '081 55 01 90']),
    ...row(144, [380, 'BE 0417.497.106']),
    ...row(158, [50, 'votre TVA : BE 0823.311.095']),
  )
  expect(values).toMatchObject({
    seller_name: 'atelier noisette',
    seller_city: 'Namur',
    buyer_name: 'SPRL Boulangerie Colline',
    buyer_city: 'Wépion',
  })
})

test('towns side by side in a row belong to addresses of their own, and a street goes on behind "C/"', () => {
  const { values } = read(
    ...row(60, [50, 'Vendedor'], [220, 'Cliente'], [390, 'Enviar a']),
    ...row(74, [50, 'Cerámicas Monte S.L.'], [220, 'Piastrelle Colle S.r.l.'], [390, 'Magazzino Colle']),
    ...row(88, [50, 'Pol. Ind. El Colador, C/'], [220, 'Via Emilia Est 1204'], [390, 'Via delle Ceramiche 9']),
    ...row(102, [50, 'Azulejo 8'], [220, '41122 Modena (MO), Italia'], [390, '41042 Fiorano Modenese']),
    ...row(116, [50, '12200 Onda (Castellón)']),
  )
  expect(values).toMatchObject({
    seller_street: 'Pol. Ind. El Colador, C/ Azulejo 8',
    buyer_street: 'Via Emilia Est 1204',
    buyer_city: 'Modena',
    delivery_name: 'Magazzino Colle',
    delivery_street: 'Via delle Ceramiche 9',
    delivery_city: 'Fiorano Modenese',
  })
})

test('who is addressed with a title alone on a line is written to, and a number of a licence is no name', () => {
  const addressed = read(
    ...row(60, [50, 'Giardini Colle SA'], [330, 'Egregi Signori']),
    ...row(74, [50, 'Via Cantonale 88'], [330, 'Marco e Lia Ponti']),
    ...row(88, [50, '6595 Riazzino'], [330, 'Via ai Ronchi 7']),
    ...row(102, [50, 'IDI CHE-107.421.883 IVA'], [330, '6600 Locarno']),
    ...row(150, [50, 'Fattura n. 17']),
  ).values
  expect(addressed).toMatchObject({ seller_name: 'Giardini Colle SA', buyer_name: 'Marco e Lia Ponti', buyer_city: 'Locarno' })
  const licensed = read(
    ...row(50, [50, 'MILL CONCRETE & MASONRY', { bold: true }]),
    ...row(64, [50, 'Lic. #CCB 214477']),
    ...row(78, [50, 'PO Box 1190, Bend OR 97709']),
    ...customer,
  ).values
  expect(licensed).toMatchObject({ seller_name: 'MILL CONCRETE & MASONRY', seller_city: 'Bend' })
})

test("a solicitor's number at the document exchange is no town with its code", () => {
  const { values } = read(
    ...row(50, [200, 'Marlowe Hill Solicitors', { size: 16, bold: true }]),
    ...row(66, [150, '27 Saddler Street, Durham DH1 3NU | DX 60233 Durham | 0191 555 0142', { size: 9 }]),
    ...customer,
  )
  expect(values).toMatchObject({ seller_street: '27 Saddler Street', seller_postcode: 'DH1 3NU', seller_city: 'Durham' })
})

const service = [...row(60, [50, 'Mill Service']), ...row(72, [50, '75371 Paris Cedex 08'])]
const reader = [...row(150, [300, 'Anne Duval']), ...row(162, [300, '35 rue du Moulin']), ...row(174, [300, '69100 Villeurbanne'])]
const supplied = [
  ...row(220, [300, 'Adresse de l’installation']),
  ...row(232, [300, '35 rue du Moulin']),
  ...row(244, [300, '69100 Villeurbanne']),
  ...row(256, [300, 'Contact : anne@duval.example']),
]

test('whose name the web site or the small print bears is the seller, though another address is printed twice beside its mail', () => {
  for (const print of ['Nos tarifs sur http://www.mill.example/aide', 'Mill SAS au capital de 3 000 € - RCS Paris 421 938 861']) {
    const { values } = read(...row(90, [50, 'Facture n° 17']), ...service, ...reader, ...supplied, ...row(810, [50, print]))
    expect(values, print).toMatchObject({ seller_name: 'Mill Service', buyer_name: 'Anne Duval', buyer_city: 'Villeurbanne' })
  }
})

test('a name right over the number of a register is the letterhead, and not the one beside “To”', () => {
  const { values } = read(
    ...row(42, [50, 'Tax invoice', { bold: true, size: 12 }]),
    ...row(57, [50, 'Millwork']),
    ...row(69, [50, 'ABN:'], [80, '11 119 159 741']),
    ...row(117, [50, 'To:'], [80, 'Brook Builders Ltd']),
  )
  expect(values).toMatchObject({ seller_name: 'Millwork', buyer_name: 'Brook Builders Ltd' })
})

test('whose site or mail stands in small print at the foot is the seller, though the other has a number of tax', () => {
  for (const print of ['www.mill-sauvage.example', 'contact@mill-sauvage.example'])
    expect(
      read(
        ...row(50, [50, 'Mill Sauvage']),
        ...row(62, [50, '12 quai du Moulin']),
        ...row(74, [50, '44000 Nantes']),
        ...row(130, [340, 'Boulangerie Le Fournil']),
        ...row(142, [340, '7 place Royale']),
        ...row(154, [340, '44100 Nantes']),
        ...row(166, [340, 'N° TVA : FR40303265045']),
        ...row(200, [50, 'Facture 17']),
        ...row(800, [200, `+33 2 40 55 50 12 ${print}`]),
      ).values,
      print,
    ).toMatchObject({ seller_name: 'Mill Sauvage', buyer_name: 'Boulangerie Le Fournil', buyer_vat_id: 'FR40303265045' })
})

test('the number of the register before an address in one line is no name', () => {
  const { values } = read(
    ...row(50, [50, 'Tax invoice 17']),
    ...row(70, [350, 'Mill Walls Ltd']),
    ...row(82, [350, 'Unit 3 Brookside Est.']),
    ...row(94, [350, 'Glossop']),
    ...row(106, [350, 'SK13 8GR']),
    ...row(810, [50, 'Company Registration No: 07412289. Registered Office: Unit 3 Brookside Est., Glossop, SK13 8GR.', { size: 7 }]),
  )
  expect(values).toMatchObject({ seller_name: 'Mill Walls Ltd', seller_city: 'Glossop' })
})

test('a typewriter sets the stroke between street and town as far from both', () => {
  const face = { size: 9 }
  const { values } = read(
    ...row(50, [50, 'OFFICINA COLLE S.N.C.', face]),
    ...row(61, [50, 'di Colle Ivo e Dino', face]),
    ...row(72, [50, "Via dell'Artigianato 41", face], [180, '-', face], [205, '36016 THIENE (VI)', face]),
    ...row(140, [250, 'Spett.le', face]),
    ...row(151, [250, 'POMPE MONTE S.R.L.', face]),
    ...row(162, [250, 'VIA MARZABOTTO 5', face]),
    ...row(173, [250, '35010 LIMENA (PD)', face]),
    ...row(500, [50, 'APPOGGIO BANCARIO: BANCA DEL COLLE AG. THIENE', face]),
  )
  expect(values).toMatchObject({ seller_name: 'OFFICINA COLLE S.N.C.', seller_street: "Via dell'Artigianato 41", seller_postcode: '36016' })
})
