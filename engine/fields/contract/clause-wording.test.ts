import { expect, test } from 'vitest'
import { type Block, confidence } from '../../model/index.ts'
import { lines } from '../../model/sample.ts'
import { contractTitle } from './clauses.ts'
import { contract, field, particulars } from './testing-contracts.ts'

test.each([
  ['Beide Parteien sind berechtigt, den Vertrag mit einer Frist von drei Monaten zu kündigen.'],
  ['Chacune des parties pourra mettre fin au contrat par lettre recommandée.'],
  ['El arrendatario podrá desistir del contrato una vez transcurridos seis meses.'],
  ['Ciascuna parte può, con lettera raccomandata, recedere dal contratto.'],
  ['Partijen mogen deze overeenkomst tussentijds beëindigen.'],
  ['Qualquer das partes pode pôr termo ao contrato por carta registada.'],
  ['The Landlord may at any time end this tenancy by written notice.'],
])('a contract is ended as its sentence says: "%s"', (sentence) => {
  expect(field(contract('The goods are delivered on Monday.', sentence), 'termination')).toBe(sentence)
})

test.each([
  ['Die Haftung des Anbieters ist auf 25.000 EUR je Schadensfall begrenzt.'],
  ['La responsabilité du prestataire est plafonnée au montant annuel des redevances.'],
  ['La responsabilidad total del proveedor no podrá exceder de 40.000 euros.'],
  ['La responsabilità del fornitore non potrà eccedere il corrispettivo annuo.'],
  ['De aansprakelijkheid van de opdrachtnemer bedraagt ten hoogste 25.000 euro per gebeurtenis.'],
  ['A responsabilidade do prestador não poderá ultrapassar o valor anual do contrato.'],
  ['The maximum liability of the Supplier is capped at the fees of one year.'],
])('liability goes as far as its sentence says: "%s"', (sentence) => {
  expect(field(contract('The goods are delivered on Monday.', sentence), 'liability_cap')).toBe(sentence)
})

test.each([
  ['Kettle Works LLC is a limited liability company organized under the laws of Ohio, limited to trade.'],
  ['Die Haftung der Parteien ist unbeschränkt.'],
  ['De aansprakelijkheid van partijen is onbeperkt tot het einde.'],
  ['Besloten vennootschap met beperkte aansprakelijkheid, gevestigd te Zwolle, maximaal drie bestuurders.'],
  ['Société à responsabilité limitée au capital de 40 000 €.'],
])('no limit is read from the kind of a company or from liability without one: "%s"', (sentence) => {
  expect(field(contract(sentence), 'liability_cap')).toBeUndefined()
})

test.each([
  ['Le contrat est renouvelé tacitement pour un an.'],
  ['El contrato se prorrogará por un año más.'],
  ['Il contratto si rinnova automaticamente di anno in anno.'],
  ['De overeenkomst wordt telkens automatisch met een jaar verlengd.'],
  ['O contrato é automaticamente renovado por um ano.'],
])('a contract goes on as its sentence says: "%s"', (sentence) => {
  expect(field(contract(sentence), 'renewal')).toBe(sentence)
})

test('the law of a contract is said without the heading that stands above its sentence', () => {
  const { fields } = contract(
    'Die Ware wird montags geliefert.',
    'Artikel 12 – Anwendbares Recht',
    'Dieser Vertrag unterliegt deutschem Recht.',
  )
  const law = fields.find(({ name }) => name === 'governing_law')
  expect(law?.words.map(({ text }) => text).join(' ')).toMatch(/Dieser Vertrag unterliegt deutschem Recht\.$/)
  expect(law?.words.map(({ text }) => text)).not.toContain('Artikel')
  expect(law?.words.map(({ text }) => text)).not.toContain('Ware')
})

test('a clause ends before the paragraph sign of the next', () => {
  const read = contract(
    'Der Vertrag kann mit einer Frist von zwei Wochen gekündigt werden.',
    '§ 2 Tätigkeit',
    'Der Arbeitnehmer wird als Zimmerer eingestellt.',
  )
  expect(field(read, 'termination')).toBe('Der Vertrag kann mit einer Frist von zwei Wochen gekündigt werden.')
})

test.each([
  'Le présent bail est soumis au droit français.',
  'Aplica-se a lei portuguesa.',
  'El presente contrato se somete a la legislación española.',
  'Si applica la legge italiana.',
  'Es gilt das Recht der Bundesrepublik Deutschland.',
  'Deutsches Recht findet Anwendung.',
])('the law of a contract is said by "%s"', (sentence) => {
  expect(field(contract('The goods are delivered on Monday.', sentence), 'governing_law')).toBe(sentence)
})

test('a title in capitals is one right above the first sentence too, and a sentence that goes on is none', () => {
  const page = ['CONTRATO DE PRESTAÇÃO DE SERVIÇOS N.º 84', 'celebrado entre a Clínica do Monte e a Limpezas Aurora.']
  const set = lines(page)
  const block: Block = { kind: 'paragraph', role: 'body', lines: set, places: [], confidence: confidence(0.9) }
  expect(contractTitle([block])?.value.text).toBe(page[0])
  const goesOn: Block = { ...block, lines: lines(['é celebrado o presente contrato, com as cláusulas seguintes:']) }
  expect(contractTitle([goesOn])).toBeNull()
})

test('a clause in a table is what its cell says', () => {
  const read = particulars(
    ['Fee', '£425 per day, invoiced monthly'],
    ['Notice', 'Either party may end this agreement on 21 days notice'],
    ['Governing law', 'England and Wales'],
  )
  expect(field(read, 'termination')).toBe('Notice Either party may end this agreement on 21 days notice')
})
