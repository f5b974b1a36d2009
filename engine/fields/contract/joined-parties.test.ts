import { expect, test } from 'vitest'
import { contract, field, parties } from './testing-contracts.ts'

const roles = ({ lists }: ReturnType<typeof contract>): readonly (string | undefined)[] =>
  (lists.find(({ name }) => name === 'party')?.items ?? []).map((item) => item.find(({ name }) => name === 'role')?.value.text)

test('a bare "and" before a company joins the parties, each with the role that is said behind it', () => {
  const read = contract(
    'Contrato de suministro',
    'Entre Harinas del Duero S. Coop. con domicilio en calle Ancha 3 de Soria en lo sucesivo el Comitente y Tejas Albar S.L. con domicilio en Huesca en lo sucesivo el Suministrador se acuerda lo siguiente.',
  )
  expect(parties(read)).toEqual(['Harinas del Duero S. Coop.', 'Tejas Albar S.L.'])
  expect(roles(read)).toEqual(['Comitente', 'Suministrador'])
})

test('a role that only the second party is given is not the first one’s', () => {
  const read = contract(
    'Huurovereenkomst',
    'Tussen Touwslagerij Noord B.V. te Hoorn en Linnenkast BV te Edam (hierna: Huurder) wordt overeengekomen:',
  )
  expect(parties(read)).toEqual(['Touwslagerij Noord B.V.', 'Linnenkast BV'])
  expect(roles(read)[0]).toBeUndefined()
})

test('legal forms and particles of names are part of the names', () => {
  const read = contract(
    'Darlehensvertrag',
    'Dieser Vertrag wird zwischen der Siedlung Am Anger eG, mit Sitz in Jena (Darlehensgeber), und Perlmutt UG (haftungsbeschränkt), mit Sitz in Gera (Darlehensnehmer), geschlossen.',
  )
  expect(parties(read)).toEqual(['Siedlung Am Anger eG', 'Perlmutt UG (haftungsbeschränkt)'])
  const other = contract(
    'Contrato de mútuo',
    'Entre Helena dos Reis Couto, residente na Rua Nova, em Faro (Mutuante), e Sal e Mar Unipessoal Lda., com sede em Olhão (Mutuário), é acordado:',
  )
  expect(parties(other)).toEqual(['Helena dos Reis Couto', 'Sal e Mar Unipessoal Lda.'])
})

test('a contract begins on the day that a sentence without a subject says, and not on that of signing', () => {
  const read = contract(
    'Contrato de avença',
    'O presente contrato é celebrado em 14 de março de 2022 entre Lã Serrana Lda. e Rui Paz.',
    '2. Início e duração',
    'Tem início em 1 de maio de 2022 e termina em 30 de abril de 2024.',
  )
  expect(field(read, 'effective_date')).toBe('2022-05-01')
  expect(field(read, 'expiration_date')).toBe('2024-04-30')
})

test('a renewal under the title of the term is not the term', () => {
  const read = contract('Contratto di fornitura', '4. Decorrenza e durata', 'Si rinnova tacitamente di due anni in due anni.')
  expect(field(read, 'term')).toBeUndefined()
  expect(field(read, 'renewal_term')).toBe('2 years')
})

test('the law is known by adjectives and by "of" in Dutch, Spanish and Portuguese', () => {
  const law = (sentence: string): string | undefined => field(contract('Contract', sentence), 'jurisdiction')
  expect(law('Op deze overeenkomst is Belgisch recht van toepassing.')).toBe('Belgium')
  expect(law('Zij wordt beheerst door het recht van Nederland.')).toBe('Netherlands')
  expect(law('Será de aplicación la ley española.')).toBe('Spain')
  expect(law('É aplicável a lei portuguesa.')).toBe('Portugal')
})

test('notice is read where "pré-aviso", "antelación" or a term of giving notice says so', () => {
  const notice = (sentence: string): string | undefined => field(contract('Contract', sentence), 'notice_period')
  expect(notice('Qualquer das partes o pode denunciar com um pré-aviso de 45 dias.')).toBe('45 days')
  expect(notice('Puede terminarse avisando por escrito con tres meses de antelación.')).toBe('3 months')
  expect(notice('Opzegging geschiedt met een termijn van vier weken.')).toBe('4 weeks')
})
