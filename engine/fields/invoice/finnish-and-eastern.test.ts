import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('a Finnish invoice gives numbers, days, the customer, sums and rows', () => {
  const { values, items } = read(
    ...row(50, [50, 'Koivun Katto Oy', { size: 16, bold: true }], [380, 'LASKU', { size: 16 }]),
    ...row(66, [50, 'Myllytie 4'], [380, 'Laskun numero'], [490, '2207']),
    ...row(80, [50, '90100 Oulu'], [380, 'Päiväys'], [490, '4.5.2026']),
    ...row(94, [380, 'Eräpäivä'], [490, '18.5.2026']),
    ...row(108, [380, 'Viitenumero'], [490, '22 07114']),
    ...row(140, [50, 'Asunto Oy Lehmus']),
    ...row(154, [50, 'Rantakatu 7 A']),
    ...row(168, [50, '33100 Tampere']),
    ...row(210, [50, 'Kuvaus'], [260, 'Määrä'], [310, 'Yks.'], [380, 'Yksikköhinta'], [490, 'Yhteensä']),
    ...row(226, [50, 'Kattopelti'], [260, '40'], [310, 'm2'], [380, '25,00'], [490, '1 000,00']),
    ...row(242, [50, 'Asennus'], [260, '10'], [310, 'h'], [380, '50,00'], [490, '500,00']),
    ...row(280, [380, 'Veroton yhteensä'], [490, '1 500,00']),
    ...row(294, [380, 'Arvonlisävero 25,5 %'], [490, '382,50']),
    ...row(308, [380, 'Maksettava yhteensä EUR'], [490, '1 882,50']),
    ...row(780, [50, 'Y-tunnus 3055511-1'], [220, 'ALV-tunnus FI30555111'], [380, 'Puhelin 08 555 0123']),
  )
  expect(values).toMatchObject({
    invoice_number: '2207',
    issue_date: '2026-05-04',
    due_date: '2026-05-18',
    seller_name: 'Koivun Katto Oy',
    seller_tax_number: '3055511-1',
    buyer_name: 'Asunto Oy Lehmus',
    net_total: '1500.00',
    tax_total: '382.50',
    amount_due: '1882.50',
  })
  expect(items).toMatchObject([
    { description: 'Kattopelti', quantity: '40', unit: 'm2', unit_price: '25.00', amount: '1000.00' },
    { description: 'Asennus', amount: '500.00' },
  ])
})

test('a Czech invoice gives supplier and customer beside each other, three days and the sums', () => {
  const { values, items } = read(
    ...row(50, [320, 'Faktura – daňový doklad č.'], [470, '260114']),
    ...row(90, [50, 'Dodavatel'], [320, 'Odběratel']),
    ...row(104, [50, 'Mlýn Potok s.r.o.'], [320, 'Pekárna Lípa, a.s.']),
    ...row(118, [50, 'Dlouhá 12'], [320, 'Náměstí 3']),
    ...row(132, [50, '602 00 Brno'], [320, '110 00 Praha 1']),
    ...row(146, [50, 'DIČ: CZ12345679'], [320, 'DIČ: CZ25596641']),
    ...row(180, [50, 'Datum vystavení:'], [160, '04.05.2026'], [320, 'Způsob úhrady:'], [430, 'převodem']),
    ...row(194, [50, 'Datum splatnosti:'], [160, '18.05.2026'], [320, 'Variabilní symbol:'], [430, '260114']),
    ...row(208, [50, 'DUZP:'], [160, '30.04.2026']),
    ...row(250, [50, 'Označení dodávky'], [250, 'Množství'], [310, 'MJ'], [360, 'Cena za MJ'], [430, 'DPH'], [480, 'Celkem bez DPH']),
    ...row(266, [50, 'Mouka hladká'], [250, '100'], [310, 'kg'], [360, '18,50'], [430, '12 %'], [480, '1 850,00']),
    ...row(282, [50, 'Doprava'], [250, '1'], [310, 'ks'], [360, '400,00'], [430, '21 %'], [480, '400,00']),
    ...row(320, [360, 'Základ daně celkem'], [480, '2 250,00']),
    ...row(334, [360, 'DPH celkem'], [480, '306,00']),
    ...row(348, [360, 'Celkem k úhradě'], [480, '2 556,00 Kč']),
  )
  expect(values).toMatchObject({
    invoice_number: '260114',
    issue_date: '2026-05-04',
    due_date: '2026-05-18',
    delivery_date: '2026-04-30',
    seller_name: 'Mlýn Potok s.r.o.',
    seller_vat_id: 'CZ12345679',
    buyer_name: 'Pekárna Lípa, a.s.',
    buyer_postcode: '110 00',
    currency: 'CZK',
    net_total: '2250.00',
    tax_total: '306.00',
    gross_total: '2556.00',
  })
  expect(items).toMatchObject([
    { description: 'Mouka hladká', quantity: '100', unit: 'kg', tax_rate: '12', amount: '1850.00' },
    { description: 'Doprava', unit_price: '400.00' },
  ])
})

test('a Hungarian invoice gives days written year first, the sums in forints and the rows', () => {
  const { values, items } = read(
    ...row(50, [50, 'Számla', { size: 18 }], [380, 'Számla sorszáma: PM-2026/31']),
    ...row(80, [50, 'Eladó'], [320, 'Vevő']),
    ...row(94, [50, 'Patak Malom Kft.'], [320, 'Hárs Pékség Bt.']),
    ...row(108, [50, '6720 Szeged'], [320, '1051 Budapest']),
    ...row(122, [50, 'Malom utca 4.'], [320, 'Fő utca 12.']),
    ...row(160, [50, 'Kelt: 2026.05.04.'], [200, 'Teljesítés: 2026.04.30.'], [380, 'Fizetési határidő: 2026.05.18.']),
    ...row(200, [50, 'Megnevezés'], [220, 'Mennyiség'], [290, 'Egységár'], [360, 'Nettó érték'], [440, 'Áfa %'], [490, 'Áfa érték']),
    ...row(216, [50, 'Búzaliszt'], [220, '100 kg'], [290, '185'], [360, '18 500'], [440, '27%'], [490, '4 995']),
    ...row(232, [50, 'Szállítás'], [220, '1 db'], [290, '4 000'], [360, '4 000'], [440, '27%'], [490, '1 080']),
    ...row(270, [360, 'Nettó összesen:'], [490, '22 500 Ft']),
    ...row(284, [360, 'Áfa összesen:'], [490, '6 075 Ft']),
    ...row(298, [360, 'Fizetendő összeg:'], [490, '28 575 Ft']),
  )
  expect(values).toMatchObject({
    invoice_number: 'PM-2026/31',
    issue_date: '2026-05-04',
    due_date: '2026-05-18',
    delivery_date: '2026-04-30',
    currency: 'HUF',
    net_total: '22500',
    tax_total: '6075',
    amount_due: '28575',
  })
  expect(items).toMatchObject([
    { description: 'Búzaliszt', quantity: '100', unit_price: '185', amount: '18500' },
    { description: 'Szállítás', amount: '4000' },
  ])
})

test('Romanian, Croatian and Turkish sums, days and rows are told by their labels', () => {
  const romanian = read(
    ...row(50, [50, 'Factură nr. 1182'], [300, 'Data emiterii: 04.05.2026'], [450, 'Scadență: 18.05.2026']),
    ...row(
      100,
      [50, 'Nr. crt.'],
      [100, 'Denumirea produselor'],
      [260, 'U.M.'],
      [310, 'Cantitatea'],
      [380, 'Preț unitar'],
      [480, 'Valoare'],
    ),
    ...row(116, [50, '1'], [100, 'Făină albă'], [260, 'kg'], [310, '100'], [380, '3,50'], [480, '350,00']),
    ...row(132, [50, '2'], [100, 'Transport'], [260, 'buc'], [310, '1'], [380, '50,00'], [480, '50,00']),
    ...row(160, [380, 'Total fără TVA'], [480, '400,00']),
    ...row(174, [380, 'Total TVA'], [480, '84,00']),
    ...row(188, [380, 'Total de plată'], [480, '484,00 lei']),
  )
  expect(romanian.values).toMatchObject({ invoice_number: '1182', issue_date: '2026-05-04', due_date: '2026-05-18', net_total: '400.00' })
  expect(romanian.items).toMatchObject([{ description: 'Făină albă', quantity: '100', unit: 'kg' }, { amount: '50.00' }])
  const croatian = read(
    ...row(50, [50, 'Račun br. 17-1-1'], [300, 'Datum računa: 04.05.2026.'], [450, 'Dospijeće: 18.05.2026.']),
    ...row(100, [50, 'Naziv'], [260, 'Količina'], [330, 'Cijena'], [430, 'Iznos']),
    ...row(116, [50, 'Brašno'], [260, '100'], [330, '0,80'], [430, '80,00']),
    ...row(132, [50, 'Dostava'], [260, '1'], [330, '20,00'], [430, '20,00']),
    ...row(160, [330, 'Osnovica'], [430, '100,00']),
    ...row(174, [330, 'PDV 25 %'], [430, '25,00']),
    ...row(188, [330, 'Ukupno za platiti'], [430, '125,00 EUR']),
  )
  expect(croatian.values).toMatchObject({ invoice_number: '17-1-1', due_date: '2026-05-18', tax_total: '25.00', gross_total: '125.00' })
  expect(croatian.items).toMatchObject([{ description: 'Brašno', unit_price: '0.80' }, { amount: '20.00' }])
  const turkish = read(
    ...row(50, [50, 'Fatura No: DRE2026000114'], [300, 'Fatura Tarihi: 04.05.2026']),
    ...row(64, [300, 'Vade Tarihi: 18.05.2026']),
    ...row(100, [50, 'Mal Hizmet'], [220, 'Miktar'], [290, 'Birim Fiyat'], [370, 'KDV Oranı'], [450, 'Mal Hizmet Tutarı']),
    ...row(116, [50, 'Buğday unu'], [220, '100 kg'], [290, '18,50'], [370, '%10'], [450, '1.850,00 TL']),
    ...row(132, [50, 'Nakliye hizmeti'], [220, '1 adet'], [290, '400,00'], [370, '%20'], [450, '400,00 TL']),
    ...row(160, [330, 'Mal Hizmet Toplam Tutarı'], [450, '2.250,00 TL']),
    ...row(174, [330, 'Hesaplanan KDV'], [450, '265,00 TL']),
    ...row(188, [330, 'Ödenecek Tutar'], [450, '2.515,00 TL']),
  )
  expect(turkish.values).toMatchObject({
    invoice_number: 'DRE2026000114',
    due_date: '2026-05-18',
    tax_total: '265.00',
    amount_due: '2515.00',
  })
  expect(turkish.items).toMatchObject([{ description: 'Buğday unu', quantity: '100', amount: '1850.00' }, { unit_price: '400.00' }])
})
