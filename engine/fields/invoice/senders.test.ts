import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const window = (...sender: readonly string[]) => [
  ...sender.flatMap((line, index) => row(130 + 9 * index, [50, line, { size: 8.5 }])),
  ...row(150, [50, 'Brook Builders LLC', { size: 10 }]),
  ...row(162, [50, '9 Canal Lane', { size: 10 }]),
  ...row(174, [50, 'Eureka, CA 95501', { size: 10 }]),
]

test('the sender’s address over the window of an envelope is no name of the buyer, hardly smaller as it may be', () => {
  for (const sender of [
    'Mill Works Inc., 4410 Mill Road, Arcata, CA 95521',
    'Mill Works, Inc., 4410 Mill Road, Arcata, CA 95521',
    'Mühle GmbH, Mühlgasse 7, 55116 Mainz',
    'Mill Works Ltd, The Old Boathouse, Plymouth, PL1 3RP',
  ])
    expect(read(...window(sender)).values.buyer_name, sender).toBe('Brook Builders LLC')
})

test('nor is it where it goes on to a second line', () => {
  const { values } = read(...window('Mühle GmbH, Mühlgasse 7, 55116', 'Mainz'))
  expect(values).toMatchObject({ buyer_name: 'Brook Builders LLC', buyer_city: 'Eureka' })
})

test('a letterhead in lines keeps its name where the sender tells the same once more', () => {
  const { values } = read(
    ...row(50, [50, 'Mühle am Bach', { size: 10 }]),
    ...row(62, [50, 'Mühlgasse 7', { size: 10 }]),
    ...row(74, [50, '55116 Mainz', { size: 10 }]),
    ...row(100, [50, 'Mühle am Bach, Mühlgasse 7, 55116 Mainz', { size: 8.5 }]),
    ...row(112, [50, 'Brook Builders', { size: 10 }]),
    ...row(124, [50, 'Lindenallee 27', { size: 10 }]),
    ...row(136, [50, '50667 Köln', { size: 10 }]),
  )
  expect(values).toMatchObject({
    seller_name: 'Mühle am Bach',
    seller_street: 'Mühlgasse 7',
    buyer_name: 'Brook Builders',
    buyer_city: 'Köln',
  })
})

const buyer = [
  ...row(150, [50, 'Klant:', { size: 10 }]),
  ...row(162, [50, 'Brook Bouw', { size: 10 }]),
  ...row(174, [50, 'Javastraat 88', { size: 10 }]),
  ...row(186, [50, '1094 HK Amsterdam', { size: 10 }]),
]

test('a footer in columns gives the seller’s name, street and town', () => {
  const { values } = read(
    ...buyer,
    ...row(700, [50, 'Molen Werken', { size: 8 }], [180, 'Dorpsstraat 45', { size: 8 }], [300, '5222 AH ’s-Hertogenbosch', { size: 8 }]),
  )
  expect(values).toMatchObject({
    seller_name: 'Molen Werken',
    seller_street: 'Dorpsstraat 45',
    seller_postcode: '5222 AH',
    seller_city: '’s-Hertogenbosch',
    buyer_name: 'Brook Bouw',
  })
})

test('cells of such a footer may go on below', () => {
  const { values } = read(
    ...buyer,
    ...row(700, [50, 'Molen Installatie', { size: 8 }], [180, 'Nijverheidsweg', { size: 8 }], [300, '3811 BK Den', { size: 8 }]),
    ...row(709, [50, 'Werken B.V.', { size: 8 }], [180, '9', { size: 8 }], [300, 'Bosch', { size: 8 }]),
  )
  expect(values).toMatchObject({
    seller_name: 'Molen Installatie Werken B.V.',
    seller_street: 'Nijverheidsweg 9',
    seller_city: 'Den Bosch',
  })
})

test('a heading broken over two lines leaves none of them as a name', () => {
  const { values } = read(
    ...row(150, [50, 'Datos del', { size: 10 }]),
    ...row(161, [50, 'cliente', { size: 10 }]),
    ...row(172, [50, 'Hotel Miramar', { size: 10 }]),
    ...row(183, [50, 'Paseo Marítimo, 4', { size: 10 }]),
    ...row(194, [50, '29016 Málaga', { size: 10 }]),
  )
  expect(values).toMatchObject({ buyer_name: 'Hotel Miramar', buyer_city: 'Málaga' })
})

test('what the paper calls itself right over the titles of columns is no part of them', () => {
  const { items } = read(
    ...row(226, [330, 'Tax Invoice', { size: 20 }]),
    ...row(246, [50, 'Description'], [250, 'Quantity'], [350, 'Rate'], [450, 'Amount']),
    ...row(262, [50, 'Oak door'], [250, '2'], [350, '17.50'], [450, '35.00']),
    ...row(276, [50, 'Hinge of brass'], [250, '4'], [350, '5.25'], [450, '21.00']),
  )
  expect(items).toMatchObject([
    { description: 'Oak door', unit_price: '17.50', amount: '35.00' },
    { description: 'Hinge of brass', unit_price: '5.25', amount: '21.00' },
  ])
})

test('a sender whole in one line of the same size leaves the name below to the buyer', () => {
  const { values } = read(
    ...row(130, [50, 'Dr. Mira Quell · Marktplatz 9 · 37073 Göttingen', { size: 10 }]),
    ...row(150, [50, 'Brook Bau KG', { size: 10 }]),
    ...row(162, [50, 'Lindenallee 27', { size: 10 }]),
    ...row(174, [50, '50667 Köln', { size: 10 }]),
  )
  expect(values).toMatchObject({ buyer_name: 'Brook Bau KG', buyer_city: 'Köln' })
})

test('what the paper calls itself is no name of the seller', () => {
  const { values } = read(
    ...row(50, [50, 'Declaratie', { size: 14 }]),
    ...row(68, [50, 'Tandarts Beek, Singel 40, 2801 AA Gouda', { size: 10 }]),
    ...row(90, [50, 'Notanummer 250911', { size: 10 }]),
  )
  expect(values).toMatchObject({ seller_name: 'Tandarts Beek', seller_street: 'Singel 40', invoice_number: '250911' })
})

test('marks that a recogniser leaves at the end of a piece part the lines of an address', () => {
  for (const stop of ['|', '.', '-']) {
    const { values } = read(...buyer, ...row(50, [50, `Molen Werken B.V. ${stop}`], [164, `Dorpsstraat 45 ${stop} 3811 BK Amersfoort`]))
    expect(values, stop).toMatchObject({ seller_name: 'Molen Werken B.V.', seller_street: 'Dorpsstraat 45', seller_city: 'Amersfoort' })
  }
})

test('a tax number behind the name is no part of it', () => {
  const { values } = read(
    ...row(50, [50, 'Cliente: Teatro Alto, NIF 501234560', { size: 10 }]),
    ...row(90, [50, 'Fatura n.º 12', { size: 10 }], [300, 'Data: 2025-09-30', { size: 10 }]),
  )
  expect(values.buyer_name).toBe('Teatro Alto')
})

test('a name and a street that a narrow column breaks are whole', () => {
  for (const [name, street, town, wanted] of [
    [['Gemeinde Bad', 'Mühlbrunn'], ['Rathausplatz 1'], '55116 Mainz', 'Gemeinde Bad Mühlbrunn'],
    [['Mairie de Saint-', 'Aubin'], ['1 place de la', 'République'], '35140 Cosne', 'Mairie de Saint-Aubin'],
    [['Hadley & Rowe', 'Architects'], ['15 Court Sq'], '35140 Cosne', 'Hadley & Rowe Architects'],
    [['Molino Robledo', 'S.L.'], ['Calle del Olmo, 18'], '28012 Madrid', 'Molino Robledo S.L.'],
  ] as const) {
    const lines = [...name, ...street, town]
    const { values } = read(
      ...row(138, [50, 'Client:', { size: 10 }], [150, 'Date: 5 May 2026', { size: 10 }]),
      ...lines.flatMap((line, index) => row(150 + 12 * index, [50, line, { size: 10 }])),
    )
    expect(values, wanted).toMatchObject({ buyer_name: wanted, buyer_street: street.join(' ') })
  }
})

test('who is written to below a name is no part of it', () => {
  const { values } = read(
    ...row(138, [50, 'Client:', { size: 10 }]),
    ...row(150, [50, 'Meadow Trust', { size: 10 }]),
    ...row(162, [50, 'Anna Meier', { size: 10 }]),
    ...row(174, [50, '15 Court Square', { size: 10 }]),
    ...row(186, [50, 'Eureka, CA 95501', { size: 10 }]),
  )
  expect(values.buyer_name).toBe('Meadow Trust')
})

test('the town of a Dutch code may stand below it', () => {
  const { values } = read(
    ...row(138, [50, 'Klant:', { size: 10 }]),
    ...row(150, [50, 'Brook Bouw', { size: 10 }]),
    ...row(162, [50, 'Javastraat 88', { size: 10 }]),
    ...row(174, [50, '1094 HK', { size: 10 }]),
    ...row(186, [50, 'Amsterdam', { size: 10 }]),
  )
  expect(values).toMatchObject({ buyer_postcode: '1094 HK', buyer_city: 'Amsterdam' })
})
