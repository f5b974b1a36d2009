import { describe, expect, test } from 'vitest'
import type { Found } from '../reading/reader.ts'
import { contract, field, parties } from './testing-contracts.ts'

const roles = ({ lists }: Found) =>
  (lists.find(({ name }) => name === 'party')?.items ?? []).map((item) => item.find(({ name }) => name === 'role')?.value.text)
const amounts = ({ lists }: Found) =>
  (lists.find(({ name }) => name === 'amounts')?.items ?? []).map(([amount]) =>
    amount?.value.kind === 'money' ? amount.value.amount : null,
  )

describe('a contract', () => {
  test.each([
    ['Goslar, den 12. Mai 2026', '2026-05-12'],
    ['Calci, 18 marzo 2026', '2026-03-18'],
    ['Aveiro, 22 de janeiro de 2026', '2026-01-22'],
    ['Aldus overeengekomen en getekend te Zwolle op 20 juni 2026.', '2026-06-20'],
    ['Signed at York on 3 May 2026', '2026-05-03'],
  ])('is dated beside the place where it is signed: "%s"', (line, day) => {
    expect(field(contract(...Array(8).fill('The parties keep to what they agreed in every clause.'), line), 'agreement_date')).toBe(day)
  })

  test('is dated at its head as well, and not by a letter that it mentions', () => {
    expect(field(contract('CONTRATO', 'En Valencia, a 3 de septiembre de 2026', 'El arrendador cede la vivienda.'), 'agreement_date')).toBe(
      '2026-09-03',
    )
    expect(
      field(contract('AGREEMENT', 'They met in York, 3 May 2026, and talked about much else besides.'), 'agreement_date'),
    ).toBeUndefined()
  })

  test.each([
    ['Es endet, wenn es nicht mit einer Frist von sechs Monaten zum Ende der Mietzeit gekündigt wird.', '6 months'],
    ['Renova-se salvo denúncia com a antecedência mínima de sessenta dias.', '60 days'],
  ])('says how long before notice must be given: "%s"', (sentence, length) => {
    expect(field(contract(sentence), 'notice_period')).toBe(length)
  })

  test('is extended for further periods, which are not the most that they come to', () => {
    expect(field(contract('It may be extended by mutual agreement for further periods of six months.'), 'renewal_term')).toBe('6 months')
    expect(field(contract('Se prorrogará por plazos anuales hasta un máximo de tres años más.'), 'renewal_term')).toBeUndefined()
  })

  test('is paid so many days from the date of the invoice, in French too', () => {
    expect(
      field(contract("Les factures sont payables à quarante-cinq (45) jours à compter de leur date d'émission."), 'payment_terms'),
    ).toBe('45 days')
  })

  test('names sums with the sign behind, thousands parted by spaces, and the currency spelt out before', () => {
    expect(amounts(contract('Le prix est fixé à 18 600,00 € HT, le capital à 40 000 €, il corrispettivo è di Euro 96.000,00.'))).toEqual([
      '18600.00',
      '40000',
      '96000.00',
    ])
  })

  test('gives roles behind a province in brackets, behind "en adelante el" and behind ordinals', () => {
    const italian = contract(
      'Tra Oleificio Serra S.r.l., con sede in 56011 Calci (PI), P. IVA 01987650502 (di seguito "Fornitore") e Gastronomia Lombarda S.p.A. (di seguito "Cliente")',
    )
    expect(parties(italian)).toEqual(['Oleificio Serra S.r.l.', 'Gastronomia Lombarda S.p.A.'])
    expect(roles(italian)).toEqual(['Fornitore', 'Cliente'])
    const spanish = contract(
      'REUNIDOS',
      'De una parte, D. Ramiro Pascual Gil, con domicilio en Valencia, en adelante el ARRENDADOR.',
      'De otra parte, D.ª Noelia Ferrer Santos, con domicilio en Valencia, en adelante la ARRENDATARIA.',
    )
    expect(parties(spanish)).toEqual(['Ramiro Pascual Gil', 'Noelia Ferrer Santos'])
    expect(roles(spanish)).toEqual(['ARRENDADOR', 'ARRENDATARIA'])
    const portuguese = contract(
      'Entre:',
      'PRIMEIRA: Cerâmica do Vouga, Lda., com sede em Aveiro, adiante designada por "Primeira Contraente";',
      'SEGUNDA: Auditoria Moliceiro, S.A., com sede em Aveiro, adiante designada por "Segunda Contraente";',
    )
    expect(parties(portuguese)).toEqual(['Cerâmica do Vouga, Lda.', 'Auditoria Moliceiro, S.A.'])
  })

  test('counts its parties, and takes no heading of a clause for the third', () => {
    expect(
      parties(
        contract(
          'De ondergetekenden:',
          '1. Polderzicht Vastgoed B.V., gevestigd te Zwolle, hierna te noemen: "verhuurder",',
          'en',
          '2. Bakkerij De Korenaar V.O.F., gevestigd te Zwolle, hierna te noemen: "huurder",',
          '3. Huurprijs',
          'De huurprijs bedraagt € 2.350,00 per maand.',
        ),
      ),
    ).toEqual(['Polderzicht Vastgoed B.V.', 'Bakkerij De Korenaar V.O.F.'])
  })
})
