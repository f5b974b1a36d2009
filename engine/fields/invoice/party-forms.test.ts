import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const small = { size: 6 } as const

test('seller and buyer in boxes are read by the small label over each part, the state no part of the town', () => {
  const { values } = read(
    ...row(50, [50, 'Prestador', small], [250, 'Nº da fatura', small], [350, 'Emissão', small], [450, 'Vencimento', small]),
    ...row(61, [50, 'Moinho Azul Locações Ltda.'], [250, '004.871'], [350, '19/12/2025'], [450, '05/01/2026']),
    ...row(80, [50, 'Endereço', small], [250, 'Município / UF', small], [350, 'CEP', small], [450, 'CNPJ', small]),
    ...row(91, [50, 'Rodovia BR-040, km 688'], [250, 'Contagem / MG'], [350, '32145-480'], [450, '55.510.203/0001-10']),
    ...row(120, [50, 'Tomador', small], [300, 'CNPJ', small], [420, 'Pedido', small]),
    ...row(131, [50, 'Festival do Rio S.A.'], [300, '44.102.955/0001-25'], [420, 'PV-2093']),
    ...row(150, [50, 'Endereço', small], [300, 'Município / UF', small], [420, 'CEP', small]),
    ...row(161, [50, 'Alameda dos Ipês, 350'], [300, 'Nova Lima / MG'], [420, '34006-056']),
    ...row(200, [50, 'Item'], [90, 'Discriminação'], [300, 'Qtde.'], [370, 'Valor unit. R$'], [470, 'Valor total R$']),
    ...row(216, [50, '1'], [90, 'Gerador, diária'], [300, '6'], [370, '1.350,00'], [470, '8.100,00']),
  )
  expect(values).toMatchObject({
    invoice_number: '004.871',
    issue_date: '2025-12-19',
    due_date: '2026-01-05',
    order_number: 'PV-2093',
    seller_name: 'Moinho Azul Locações Ltda.',
    seller_street: 'Rodovia BR-040, km 688',
    seller_postcode: '32145-480',
    seller_city: 'Contagem',
    seller_vat_id: '55.510.203/0001-10',
    buyer_name: 'Festival do Rio S.A.',
    buyer_street: 'Alameda dos Ipês, 350',
    buyer_city: 'Nova Lima',
    buyer_vat_id: '44.102.955/0001-25',
  })
})

test('a form whose label stands before the whole address gives its parts, and the tax number beside it is the buyer’s', () => {
  const { values } = read(
    ...row(40, [50, 'Redes del Molino', { size: 18, bold: true }]),
    ...row(54, [50, 'REM190812KV4']),
    ...row(66, [50, 'Redes del Molino, S.A. de C.V.']),
    ...row(78, [50, 'Av. Juárez 412, Col. Centro']),
    ...row(90, [50, '72000 Puebla, Pue., México']),
    ...row(130, [50, 'Receptor', { bold: true }]),
    ...row(
      144,
      [50, 'Nombre', { bold: true }],
      [130, 'Textiles del Río, S. de R.L. de C.V.'],
      [360, 'RFC', { bold: true }],
      [430, 'TRI070314H21'],
    ),
    ...row(158, [50, 'Domicilio', { bold: true }], [130, 'Calle 14 Norte 1806, 72290 Puebla, Pue.']),
  )
  expect(values).toMatchObject({
    seller_name: 'Redes del Molino, S.A. de C.V.',
    seller_vat_id: 'REM190812KV4',
    seller_postcode: '72000',
    buyer_name: 'Textiles del Río, S. de R.L. de C.V.',
    buyer_street: 'Calle 14 Norte 1806',
    buyer_postcode: '72290',
    buyer_vat_id: 'TRI070314H21',
  })
})

test('towns of countries without codes end an address, and a name centred over the row of its parts is the seller', () => {
  const { values } = read(
    ...row(50, [200, 'AL MATHAF INTERIORS L.L.C.', { size: 16, bold: true }]),
    ...row(
      62,
      [110, 'P.O. Box 55510, Al Quoz 3, Dubai, U.A.E.', { size: 8 }],
      [320, 'Tel +971 4 555 0102', { size: 8 }],
      [410, 'TRN 100355510200003', { size: 8 }],
    ),
    ...row(120, [50, 'To:', { bold: true }]),
    ...row(134, [50, 'Bright Harbour FZE']),
    ...row(148, [50, 'Office 1204, Brook Tower A']),
    ...row(162, [50, 'Jebel Ali, Dubai']),
    ...row(176, [50, 'TRN 100471120300003']),
  )
  expect(values).toMatchObject({
    seller_name: 'AL MATHAF INTERIORS L.L.C.',
    seller_city: 'Dubai',
    seller_vat_id: '100355510200003',
    buyer_name: 'Bright Harbour FZE',
    buyer_city: 'Dubai',
    buyer_vat_id: '100471120300003',
  })
})

test('a form under headings in the middle of the page, its labels with colons or without, says both parties whole', () => {
  for (const colon of [':', '']) {
    const { values } = read(
      ...row(50, [50, 'NOTA FISCAL DE SERVIÇOS']),
      ...row(90, [240, 'PRESTADOR DE SERVIÇOS']),
      ...row(102, [50, `Razão Social${colon} Ribeirão Sistemas Ltda`]),
      ...row(114, [50, `Endereço${colon} Rua das Flores 118 – Centro – CEP 13010-070`]),
      ...row(126, [50, `Município${colon} Campinas UF${colon} SP`]),
      ...row(150, [240, 'TOMADOR DE SERVIÇOS']),
      ...row(162, [50, `Razão Social${colon} Boa Vista S.A.`]),
      ...row(174, [50, `Endereço${colon} Av. Brasil 2200 – Centro – CEP 13201-003`]),
      ...row(186, [50, `Município${colon} Jundiaí UF${colon} SP E-mail: contas@boavista.example`]),
      ...row(230, [50, 'VALOR TOTAL DA NOTA = R$ 850,00']),
    )
    expect(values).toMatchObject({
      seller_name: 'Ribeirão Sistemas Ltda',
      seller_street: 'Rua das Flores 118',
      seller_postcode: '13010-070',
      seller_city: 'Campinas',
      buyer_name: 'Boa Vista S.A.',
      buyer_postcode: '13201-003',
      buyer_city: 'Jundiaí',
    })
    expect(values).not.toHaveProperty('seller_email')
  }
})

test('several labels in one piece have a value each', () => {
  const { values } = read(
    ...row(50, [50, 'Factura Nº 17']),
    ...row(80, [50, 'Datos del cliente']),
    ...row(94, [50, 'Razón social: Bodegas Monte, S.L.']),
    ...row(108, [50, 'Domicilio: Ctra. de Soria, km 341']),
    ...row(122, [50, 'C.P.: 47300 Población: Peñafiel Provincia: Valladolid']),
  )
  expect(values).toMatchObject({ buyer_name: 'Bodegas Monte, S.L.', buyer_postcode: '47300', buyer_city: 'Peñafiel' })
})

test('in boxes with their titles on top what stands below is the value, and the next title is none', () => {
  const { values } = read(
    ...row(50, [50, 'NOTA FISCAL Nº 17']),
    ...row(80, [50, 'DESTINATÁRIO']),
    ...row(94, [50, 'NOME / RAZÃO SOCIAL'], [250, 'CNPJ / CPF'], [400, 'DATA DA EMISSÃO']),
    ...row(104, [50, 'CONSTRUTORA MONTE S.A.'], [250, '07.526.557/0001-00'], [400, '18/03/2025']),
    ...row(118, [50, 'ENDEREÇO'], [200, 'BAIRRO'], [300, 'CEP'], [400, 'DATA SAÍDA']),
    ...row(128, [50, 'AV. SETE DE SETEMBRO, 4210'], [200, 'BATEL'], [300, '80250-205'], [400, '19/03/2025']),
    ...row(142, [50, 'MUNICÍPIO'], [200, 'UF'], [300, 'FONE'], [400, 'HORA SAÍDA']),
    ...row(152, [50, 'CURITIBA'], [200, 'PR'], [300, '(41) 3555-0190'], [400, '08:15']),
  )
  expect(values).toMatchObject({
    buyer_name: 'CONSTRUTORA MONTE S.A.',
    buyer_street: 'AV. SETE DE SETEMBRO, 4210',
    buyer_postcode: '80250-205',
    buyer_city: 'CURITIBA',
  })
})
