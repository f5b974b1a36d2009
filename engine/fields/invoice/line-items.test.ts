import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const head = row(100, [50, 'Description'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount'])

test('items go on behind the sum of a part, and end at the sum of all', () => {
  const { items } = read(
    ...head,
    ...row(120, [50, 'Labour', { bold: true }]),
    ...row(134, [50, 'Fit new pump'], [300, '2.00'], [380, '40.00'], [480, '80.00']),
    ...row(148, [50, 'Test run'], [300, '1.00'], [380, '25.00'], [480, '25.00']),
    ...row(162, [50, 'Subtotal labour'], [480, '105.00']),
    ...row(190, [50, 'Parts', { bold: true }]),
    ...row(204, [50, 'Pump'], [300, '1.00'], [380, '310.00'], [480, '310.00']),
    ...row(218, [50, 'Seal'], [300, '3.00'], [380, '4.00'], [480, '12.00']),
    ...row(246, [50, 'All of it'], [480, '427.00']),
    ...row(260, [50, 'Carriage'], [480, '9.00']),
  )
  expect(items.map(({ description, amount }) => [description, amount])).toEqual([
    ['Fit new pump', '80.00'],
    ['Test run', '25.00'],
    ['Pump', '310.00'],
    ['Seal', '12.00'],
  ])
})

test('what an item says has the title of its column as its label', () => {
  const { found } = read(...head, ...row(120, [50, 'Fit new pump'], [300, '2.00'], [380, '40.00'], [480, '80.00']))
  const [item] = found.lists.find(({ name }) => name === 'line_items')?.items ?? []
  expect(item?.map(({ name, label }) => [name, label.map(({ text }) => text).join(' ')])).toEqual([
    ['description', 'Description'],
    ['quantity', 'Qty'],
    ['unit_price', 'Unit price'],
    ['amount', 'Amount'],
  ])
})

test('a column of prices under a title that may also be a unit holds prices, minus signs with them', () => {
  const { items } = read(
    ...row(100, [50, 'Qty'], [100, 'Item'], [340, 'Unit'], [480, 'Amount']),
    ...row(120, [50, '2'], [100, 'Oak shelf with brackets'], [340, '35.00'], [480, '70.00']),
    ...row(140, [50, '1'], [100, 'Rebate for the old shelf'], [340, '-10.00'], [480, '-10.00']),
    ...row(180, [340, 'Total'], [480, '60.00']),
  )
  expect(items).toEqual([
    { quantity: '2', description: 'Oak shelf with brackets', unit_price: '35.00', amount: '70.00' },
    { quantity: '1', description: 'Rebate for the old shelf', unit_price: '-10.00', amount: '-10.00' },
  ])
})

test('under "#" stand quantities where they reckon, and positions where they count up', () => {
  const titles = row(100, [50, '#'], [100, 'Item'], [340, 'Unit price'], [480, 'Amount'])
  const quantities = read(
    ...titles,
    ...row(120, [50, '1.00'], [100, 'Drawing of a garden'], [340, '160.00'], [480, '160.00']),
    ...row(140, [50, '400.00'], [100, 'Paper lantern'], [340, '0.79'], [480, '316.00']),
    ...row(180, [340, 'Total'], [480, '476.00']),
  )
  expect(quantities.items.map(({ quantity, position }) => [quantity, position])).toEqual([
    ['1.00', undefined],
    ['400.00', undefined],
  ])
  const positions = read(
    ...titles,
    ...row(120, [50, '1'], [100, 'Drawing of a garden'], [340, '160.00'], [480, '160.00']),
    ...row(140, [50, '2'], [100, 'Paper lantern, two'], [340, '0.79'], [480, '1.58']),
    ...row(180, [340, 'Total'], [480, '161.58']),
  )
  expect(positions.items.map(({ quantity, position }) => [quantity, position])).toEqual([
    [undefined, '1'],
    [undefined, '2'],
  ])
})

test('details in smaller print and periods of service are no part of the name, lines of the same print are', () => {
  const { items } = read(
    ...head,
    ...row(120, [50, 'Hosting', { bold: true }], [300, '1'], [380, '12.00'], [480, '12.00']),
    ...row(131, [50, 'two domains, daily copies', { size: 8 }]),
    ...row(150, [50, 'Care of the plants in hall,'], [300, '1'], [380, '30.00'], [480, '30.00']),
    ...row(162, [50, 'stairs and yard']),
    ...row(182, [50, 'Cleaning'], [300, '2'], [380, '20.00'], [480, '40.00']),
    ...row(194, [50, '1 May 2026 – 31 May 2026']),
    ...row(230, [380, 'Total'], [480, '82.00']),
  )
  expect(items.map(({ description }) => description)).toEqual(['Hosting', 'Care of the plants in hall, stairs and yard', 'Cleaning'])
})

test('under an article number alone the lines set otherwise are the description', () => {
  const { items } = read(
    ...head,
    ...row(120, [50, 'FLT-610', { bold: true }], [300, '4'], [380, '186.00'], [480, '744.00']),
    ...row(131, [50, 'Filter with a seal', { size: 8 }]),
    ...row(150, [50, 'GSK-610', { bold: true }], [300, '6'], [380, '12.40'], [480, '74.40']),
    ...row(161, [50, 'Gasket kit', { size: 8 }]),
    ...row(230, [380, 'Total'], [480, '818.40']),
  )
  expect(items.map(({ item_number, description }) => [item_number, description])).toEqual([
    ['FLT-610', 'Filter with a seal'],
    ['GSK-610', 'Gasket kit'],
  ])
})

test('a comma that was read as a point parts the thousands all the same', () => {
  const { items } = read(
    ...head,
    ...row(120, [50, 'Ducts'], [300, '5'], [380, '450.00'], [480, '2.250.00']),
    ...row(136, [50, 'Cleaning'], [300, '1'], [380, '1,850.00'], [480, '1,850,00']),
    ...row(180, [380, 'Total'], [480, '4,100.00']),
  )
  expect(items.map(({ amount }) => amount)).toEqual(['2250.00', '1850.00'])
})

test('tax by rate under the items is no item', () => {
  const { items } = read(
    ...row(100, [50, 'Codice'], [120, 'Descrizione'], [340, 'Quantità'], [420, 'Prezzo'], [500, 'Importo']),
    ...row(120, [50, 'A1'], [120, 'Farina di grano'], [340, '2'], [420, '5,00'], [500, '10,00']),
    ...row(140, [50, 'B2'], [120, 'Olio di oliva'], [340, '1'], [420, '8,00'], [500, '8,00']),
    ...row(200, [50, 'Cod. IVA'], [140, 'Imponibile'], [240, 'Aliquota'], [340, 'Imposta'], [480, 'Totale']),
    ...row(220, [50, '10'], [140, '18,00'], [240, '10,00'], [340, '1,80'], [480, '19,80']),
  )
  expect(items.map(({ description }) => description)).toEqual(['Farina di grano', 'Olio di oliva'])
})

test('a long article number that reaches the text beside it is parted from it', () => {
  const { items } = read(
    ...row(100, [50, 'Nummer'], [110, 'Bezeichnung'], [300, 'Menge'], [380, 'Einzelpreis'], [480, 'Betrag']),
    ...row(120, [50, 'KX-1'], [110, 'Dichtung'], [300, '2'], [380, '4,00'], [480, '8,00']),
    ...row(140, [50, '31415926535'], [110, 'Pumpe mit Motor'], [300, '1'], [380, '90,00'], [480, '90,00']),
    ...row(180, [380, 'Gesamtbetrag'], [480, '98,00']),
  )
  expect(items[1]).toMatchObject({ item_number: '31415926535', description: 'Pumpe mit Motor' })
})

test('a line of a text stays under its centred title, and a slash parts no title', () => {
  const { items } = read(
    ...row(100, [50, 'Nr.'], [150, 'Fahrt / Leistung'], [320, 'Menge'], [480, 'Betrag']),
    ...row(120, [50, '1'], [80, 'Fahrt in die Stadt und zurück, bei Tag'], [320, '1'], [480, '40,00']),
    ...row(131, [80, 'gewünscht']),
    ...row(150, [50, '2'], [80, 'Wartezeit von 8 bis 9 Uhr'], [480, '12,00']),
    ...row(190, [320, 'Gesamtbetrag'], [480, '52,00']),
  )
  expect(items.map(({ description, amount }) => [description, amount])).toEqual([
    ['Fahrt in die Stadt und zurück, bei Tag gewünscht', '40.00'],
    ['Wartezeit von 8 bis 9 Uhr', '12.00'],
  ])
})

test('texts centred beside their figures begin above them, titles of parts do not', () => {
  const { items } = read(
    ...head,
    ...row(120, [50, 'Labour']),
    ...row(140, [50, 'Care of the plants in the hall, the stairs']),
    ...row(146, [300, '1'], [380, '30.00'], [480, '30.00']),
    ...row(152, [50, 'and the yard']),
    ...row(172, [50, 'Washing of all the windows of the house by']),
    ...row(184, [50, 'hand, outside and inside, with the frames'], [300, '2'], [380, '20.00'], [480, '40.00']),
    ...row(196, [50, 'of the cellar']),
    ...row(216, [50, 'Waxing'], [300, '1'], [380, '5.00'], [480, '5.00']),
    ...row(250, [380, 'Total'], [480, '75.00']),
  )
  expect(items.map(({ description }) => description)).toEqual([
    'Care of the plants in the hall, the stairs and the yard',
    'Washing of all the windows of the house by hand, outside and inside, with the frames of the cellar',
    'Waxing',
  ])
})

test('an item whose text stands in lines above its figures has all of them', () => {
  const { items } = read(
    ...head,
    ...row(120, [50, 'Design of the new signs for the hall and']),
    ...row(132, [50, 'printing of a first set']),
    ...row(144, [300, '2'], [380, '40.00'], [480, '80.00']),
    ...row(172, [50, 'Hanging']),
    ...row(184, [300, '1'], [380, '5.00'], [480, '5.00']),
    ...row(220, [380, 'Total'], [480, '85.00']),
  )
  expect(items.map(({ description }) => description)).toEqual([
    'Design of the new signs for the hall and printing of a first set',
    'Hanging',
  ])
})

test('how many at what price is read from a line of its own under the name', () => {
  const { items } = read(
    ...row(100, [50, 'Description'], [480, 'Amount']),
    ...row(120, [50, 'Reading of proofs'], [480, '110,00 €']),
    ...row(132, [50, '2 hrs × 55,00 €']),
    ...row(160, [50, 'Credit for the delay'], [480, '(10,00 €)']),
    ...row(200, [380, 'Total'], [480, '100,00 €']),
  )
  expect(items).toEqual([
    { description: 'Reading of proofs', quantity: '2', unit: 'hrs', unit_price: '55.00', amount: '110.00' },
    { description: 'Credit for the delay', amount: '-10.00' },
  ])
})

test('the first row is no second line of the titles, an article number goes on behind its hyphen, and tax beside net is an amount', () => {
  const { items } = read(
    ...row(100, [50, 'Ref.'], [90, 'Details'], [300, 'Qty'], [340, 'Net price'], [400, 'Net'], [450, 'VAT'], [500, 'Gross']).map(
      ([left, baseline, text]) => [left, baseline, text, { bold: true }] as const,
    ),
    ...row(113, [50, 'KX-'], [90, 'Care of the boiler'], [300, '1'], [340, '95.00'], [400, '95.00'], [450, '19.00'], [500, '114.00']),
    ...row(125, [50, '01']),
    ...row(143, [50, 'KX-'], [90, 'Valve'], [300, '4'], [340, '18.25'], [400, '73.00'], [450, '14.60'], [500, '87.60']),
    ...row(155, [50, '02']),
    ...row(200, [400, 'Total net'], [500, '168.00']),
  )
  expect(items).toEqual([
    { item_number: 'KX-01', description: 'Care of the boiler', quantity: '1', unit_price: '95.00', amount: '95.00', tax_amount: '19.00' },
    { item_number: 'KX-02', description: 'Valve', quantity: '4', unit_price: '18.25', amount: '73.00', tax_amount: '14.60' },
  ])
})

test('what is charged may stand under a title that none knows, and an article beside a description is its number', () => {
  const roles = read(
    ...row(100, [50, 'Week'], [150, 'Role'], [300, 'Days'], [380, 'Day rate'], [480, 'Total']),
    ...row(120, [50, '8 May'], [150, 'Senior developer'], [300, '4.5'], [380, '£400.00'], [480, '£1,800.00']),
    ...row(140, [50, '15 May'], [150, 'Tester (on site)'], [300, '2'], [380, '£300.00'], [480, '£600.00']),
    ...row(180, [380, 'Total due'], [480, '£2,400.00']),
  )
  expect(roles.items.map(({ description }) => description)).toEqual(['Senior developer', 'Tester (on site)'])
  const goods = read(
    ...row(100, [50, 'ARTÍCULO'], [120, 'DESCRIPCIÓN'], [300, 'CANT.'], [380, 'PRECIO'], [480, 'IMPORTE']),
    ...row(120, [50, '7712-B'], [120, 'Tornillo para madera'], [300, '12'], [380, '6,00'], [480, '72,00']),
    ...row(160, [380, 'Total factura'], [480, '87,12']),
  )
  expect(goods.items).toEqual([
    { item_number: '7712-B', description: 'Tornillo para madera', quantity: '12', unit_price: '6.00', amount: '72.00' },
  ])
})

test('items without titles over their columns are the rows that come to a printed sum', () => {
  const { items } = read(
    ...row(60, [50, 'Dear Ms Holt,']),
    ...row(80, [50, 'for the season we charge:']),
    ...row(110, [60, 'Course for beginners, spring'], [480, '£120.00']),
    ...row(122, [60, '3 × £40.00']),
    ...row(140, [60, 'Hire of a boat'], [300, '2 days'], [380, '£35.50'], [480, '£71.00']),
    ...row(158, [60, 'Family discount'], [480, '-£20.00']),
    ...row(180, [60, 'Total now payable'], [480, '£171.00']),
  )
  expect(items).toEqual([
    { description: 'Course for beginners, spring', quantity: '3', unit_price: '40.00', amount: '120.00' },
    { description: 'Hire of a boat', quantity: '2', unit: 'days', unit_price: '35.50', amount: '71.00' },
    { description: 'Family discount', amount: '-20.00' },
  ])
})

test('rows that come to no sum are no items', () => {
  const { items } = read(
    ...row(110, [60, 'Course for beginners'], [480, '£120.00']),
    ...row(128, [60, 'Hire of a boat'], [480, '£71.00']),
    ...row(150, [60, 'Total now payable'], [480, '£500.00']),
  )
  expect(items).toEqual([])
})

test('figures tell quantity, price and amount where titles do not, less a discount in per cent', () => {
  const { items } = read(
    ...row(100, [50, 'Description'], [280, 'Nbx'], [340, 'Price £'], [400, 'Disc %'], [480, 'Goods £']),
    ...row(120, [50, 'Blue tiles'], [280, '40'], [340, '17.50'], [400, '5.00'], [480, '665.00']),
    ...row(140, [50, 'Glue'], [280, '18'], [340, '11.00'], [400, '0.00'], [480, '198.00']),
    ...row(160, [50, 'Grout'], [280, '6'], [340, '8.25'], [400, '0.00'], [480, '49.50']),
    ...row(200, [340, 'Net total'], [480, '912.50']),
  )
  expect(items.map(({ quantity, unit_price, amount }) => [quantity, unit_price, amount])).toEqual([
    ['40', '17.50', '665.00'],
    ['18', '11.00', '198.00'],
    ['6', '8.25', '49.50'],
  ])
})

test('costs with an amount alone are items behind the sum of those with a rate, the same again by person is none', () => {
  const { items } = read(
    ...row(100, [50, 'Date'], [120, 'Description'], [340, 'Hours'], [400, 'Rate'], [480, 'Amount']),
    ...row(120, [50, '08/02'], [120, 'Letter to the landlord'], [340, '1.50'], [400, '400.00'], [480, '600.00']),
    ...row(140, [50, '08/06'], [120, 'Hearing'], [340, '2.00'], [400, '310.00'], [480, '620.00']),
    ...row(160, [120, 'Total Services'], [340, '3.50'], [480, '1,220.00']),
    ...row(185, [50, 'COSTS ADVANCED']),
    ...row(200, [50, '08/16'], [120, 'Filing fee'], [480, '275.00']),
    ...row(215, [50, '08/22'], [120, 'Parking'], [480, '40.50']),
    ...row(230, [120, 'Total Costs'], [480, '315.50']),
    ...row(260, [120, 'Name'], [340, 'Hours'], [400, 'Rate'], [480, 'Fees']),
    ...row(275, [120, 'A. Partner'], [340, '1.50'], [400, '400.00'], [480, '600.00']),
    ...row(290, [120, 'B. Associate'], [340, '2.00'], [400, '310.00'], [480, '620.00']),
    ...row(320, [400, 'Total This Invoice'], [480, '1,535.50']),
  )
  expect(items.map(({ description, amount }) => [description, amount])).toEqual([
    ['Letter to the landlord', '600.00'],
    ['Hearing', '620.00'],
    ['Filing fee', '275.00'],
    ['Parking', '40.50'],
  ])
})

test('an article number that begins every description is taken off it, and nothing behind the sum of the items is one', () => {
  const { items } = read(
    ...row(100, [50, 'Article'], [300, 'Qty'], [380, 'Unit price'], [480, 'Amount']),
    ...row(120, [50, 'KH-25'], [300, '12'], [380, '18.50'], [480, '222.00']),
    ...row(132, [50, 'Ball valve in brass']),
    ...row(150, [50, '9990'], [300, '1'], [380, '15.00'], [480, '15.00']),
    ...row(162, [50, 'Carriage re-']),
    ...row(174, [50, 'imbursed']),
    ...row(200, [380, 'Net total'], [480, '237.00']),
    ...row(240, [50, 'Some other list'], [480, '99.00']),
  )
  expect(items).toEqual([
    { item_number: 'KH-25', description: 'Ball valve in brass', quantity: '12', unit_price: '18.50', amount: '222.00' },
    { item_number: '9990', description: 'Carriage re-imbursed', quantity: '1', unit_price: '15.00', amount: '15.00' },
  ])
})

test('figures set flush right under titles set flush left belong to the nearest title', () => {
  const { items } = read(
    ...row(100, [50, 'Name'], [220, 'Quantity'], [290, 'Unit price'], [380, 'Net value'], [470, 'VAT']),
    ...row(120, [50, 'Care'], [220, '168'], [300, '46.00'], [426, '7728.00'], [470, 'NP']),
    ...row(140, [50, 'On call'], [220, '5'], [300, '70.00'], [431, '350.00'], [470, 'NP']),
    ...row(180, [290, 'Net total'], [426, '8078.00']),
  )
  expect(items.map(({ amount }) => amount)).toEqual(['7728.00', '350.00'])
})

test('amounts that nothing multiplies to are as sure as their sum', () => {
  const rows = (total: string) =>
    read(
      ...row(100, [50, 'Description'], [480, 'Amount']),
      ...row(120, [50, 'Room'], [480, '80.00']),
      ...row(140, [50, 'Breakfast'], [480, '12.00']),
      ...row(160, [50, 'Garage'], [480, '8.00']),
      ...row(200, [300, 'Total'], [480, total]),
    ).found.lists.flatMap(({ items }) =>
      items.flatMap((item) => item.filter(({ name }) => name === 'amount').map(({ confidence }) => confidence)),
    )
  expect(rows('100.00')).toEqual([0.95, 0.95, 0.95])
  expect(rows('130.00')).toEqual([0.8, 0.8, 0.8])
})

test('a broken article number beside a description keeps its column, and brackets about tax are no column of tax', () => {
  const { items } = read(
    ...row(50, [50, 'Artigo'], [110, 'Descrição'], [300, 'Qtd.'], [360, 'Preço unit.'], [450, 'Total']),
    ...row(64, [50, 'COZ-'], [110, 'Segunda prestação'], [300, '1,00'], [360, '400,00'], [450, '400,00']),
    ...row(75, [50, 'MED'], [110, 'entrada em produção']),
  )
  expect(items).toMatchObject([{ description: 'Segunda prestação entrada em produção', amount: '400.00' }])
  const taxed = read(
    ...row(50, [50, 'Descrizione'], [250, 'Periodo'], [380, 'Importo € (IVA escl.)'], [520, 'IVA']),
    ...row(64, [50, 'Canone fibra'], [250, '11/2025'], [430, '57,80'], [520, '22%']),
    ...row(78, [50, 'Router'], [250, '11/2025'], [430, '7,98'], [520, '22%']),
    ...row(100, [380, 'Totale imponibile'], [520, '65,78']),
  )
  expect(taxed.items).toMatchObject([
    { description: 'Canone fibra', amount: '57.80', tax_rate: '22' },
    { description: 'Router', amount: '7.98' },
  ])
})

test('titles that say what the items under them come to are no items', () => {
  const head = row(50, [50, 'Concepto'], [250, 'Cantidad'], [340, 'Precio'], [450, 'Importe'])
  const titled = read(
    ...head,
    ...row(64, [50, 'Agua'], [450, '30,00 €']),
    ...row(78, [50, 'Cuota fija'], [250, '2'], [340, '5,00'], [450, '10,00 €']),
    ...row(92, [50, 'Consumo'], [250, '10'], [340, '2,00'], [450, '20,00 €']),
    ...row(106, [50, 'Contador'], [450, '4,00 €']),
    ...row(120, [50, 'Alquiler'], [250, '2'], [340, '2,00'], [450, '4,00 €']),
    ...row(150, [340, 'Base imponible'], [450, '34,00 €']),
  )
  expect(titled.items.map(({ description }) => description)).toEqual(['Cuota fija', 'Consumo', 'Alquiler'])
})

test('what is added to the sum of the items is no item, and a unit may stand before how many', () => {
  const { items } = read(
    ...row(40, [50, 'Fattura n. 17']),
    ...row(100, [50, 'Taratura della bilancia'], [470, '€ 120,00']),
    ...row(112, [60, 'ore 3 x € 40,00']),
    ...row(130, [50, 'Rapporto di prova'], [475, '€ 80,00']),
    ...row(142, [60, 'pagine 16 x € 5,00']),
    ...row(170, [50, 'Somma dei lavori'], [470, '€ 200,00']),
    ...row(185, [50, 'Contributo 4%'], [480, '€ 8,00']),
    ...row(200, [50, 'Imponibile'], [470, '€ 208,00']),
    ...row(215, [50, 'IVA 22%'], [475, '€ 45,76']),
    ...row(230, [50, 'Totale fattura'], [470, '€ 253,76']),
  )
  expect(items).toMatchObject([
    { description: 'Taratura della bilancia', quantity: '3', unit_price: '40.00', amount: '120.00' },
    { description: 'Rapporto di prova', quantity: '16', unit_price: '5.00', amount: '80.00' },
  ])
})

test('what stands in a column beside the list is none of its cells, a price is one whatever it is for', () => {
  const { items } = read(
    ...row(40, [200, 'Factura 17']),
    ...row(100, [200, 'Uds.'], [230, 'Concepto'], [400, 'Días'], [430, 'Precio/día'], [500, 'Importe']),
    ...row(115, [20, 'Pago en'], [212, '4'], [230, 'Andamio de aluminio'], [412, '2'], [440, '10,00 €'], [500, '80,00 €']),
    ...row(130, [20, '30 días']),
    ...row(145, [20, 'Tel. 555 201'], [207, '12'], [230, 'Tablón de pino'], [412, '1'], [440, ' 2,00 €'], [500, '24,00 €']),
    ...row(160, [20, 'de 9 a 14 h']),
    ...row(200, [400, 'Base imponible'], [500, '104,00 €']),
    ...row(215, [400, 'IVA 21 %'], [500, '21,84 €']),
    ...row(230, [400, 'Total'], [500, '125,84 €']),
  )
  expect(items).toMatchObject([
    { description: 'Andamio de aluminio', quantity: '4', unit_price: '10.00', amount: '80.00' },
    { description: 'Tablón de pino', quantity: '12', unit_price: '2.00', amount: '24.00' },
  ])
})

test('a line that goes on in small letters is part of the name, though a colon follows its second word', () => {
  const { items } = read(
    ...row(40, [50, 'Invoice no. 17']),
    ...row(100, [50, 'Services'], [300, 'Hours'], [380, 'Rate'], [470, 'Amount']),
    ...row(115, [50, 'Call with the surveyor and'], [300, '2.00'], [380, '100.00'], [470, '200.00']),
    ...row(127, [50, 'letter re: the boundary wall']),
    ...row(142, [50, 'Visit to the site'], [300, '1.00'], [380, '100.00'], [470, '100.00']),
    ...row(170, [50, 'Total'], [470, '$300.00']),
  )
  expect(items.map(({ description }) => description)).toEqual([
    'Call with the surveyor and letter re: the boundary wall',
    'Visit to the site',
  ])
})

test('a figure at the end of its column is no part of the next one, though its title is nearer', () => {
  const { items } = read(
    ...row(40, [50, 'Facture F25-118']),
    ...row(100, [58, 'Désignation'], [349, 'Qté'], [383, 'PU HT'], [443, 'Total HT']),
    ...row(115, [58, 'Fenêtre deux vantaux'], [374, '4'], [404, '412,00'], [470, '1 648,00']),
    ...row(130, [58, 'Dépose et pose'], [374, '2'], [404, '165,00'], [478, '330,00']),
    ...row(160, [383, 'Total HT'], [470, '1 978,00']),
  )
  expect(items).toMatchObject([
    { quantity: '4', unit_price: '412.00', amount: '1648.00' },
    { quantity: '2', unit_price: '165.00', amount: '330.00' },
  ])
})

test('a figure close before the text of the next column is parted from it where row after row is set so', () => {
  const { items } = read(
    ...row(40, [50, 'Invoice no. 17']),
    ...row(100, [50, 'Quantity'], [130, 'Item Code'], [230, 'Description'], [400, 'Price Each'], [500, 'Amount']),
    ...row(115, [105, '24'], [124, 'CP-100'], [230, 'Camp stool'], [420, '18.25'], [510, '438.00']),
    ...row(130, [105, '12'], [124, 'TP-220'], [230, 'Tarp'], [420, '31.00'], [510, '372.00']),
    ...row(145, [105, '10'], [124, 'FR-7'], [230, 'Freight'], [420, '4.56'], [510, '45.60']),
    ...row(175, [400, 'Total'], [510, '$855.60']),
  )
  expect(items).toMatchObject([
    { quantity: '24', item_number: 'CP-100', unit_price: '18.25', amount: '438.00' },
    { quantity: '12', item_number: 'TP-220', unit_price: '31.00', amount: '372.00' },
    { quantity: '10', item_number: 'FR-7', unit_price: '4.56', amount: '45.60' },
  ])
})

test('what a column is called by its name alone is the description, beside one that counts hours under "Position"', () => {
  const { items } = read(
    ...row(50, [50, 'Rechnung Nr. 17']),
    ...row(100, [50, 'Position'], [150, 'Bezeichnung'], [480, 'Total']),
    ...row(115, [50, '14 Std.'], [150, 'Programmierung'], [480, '1540.00']),
    ...row(130, [50, '2 Std.'], [150, 'Testen'], [480, '220.00']),
    ...row(160, [150, 'Rechnungstotal'], [480, '1760.00']),
  )
  expect(items.map(({ description }) => description)).toEqual(['Programmierung', 'Testen'])
})
