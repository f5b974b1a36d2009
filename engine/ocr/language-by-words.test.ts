import { beforeAll, expect, test } from 'vitest'
import { languageByWords } from './language-by-words.ts'
import { openWordLists } from './language-data.ts'
import { type Language, languageOf, languages } from './languages.ts'
import type { WordList } from './word-list.ts'

let lists: ReadonlyMap<Language, WordList>
beforeAll(async () => {
  const open = openWordLists()
  lists = new Map(await Promise.all(languages.map(async (language) => [language, await open(language)] as const)))
})

const statement =
  'Kontostand Lastschrift Stadtwerke Abschlag Vertrag Kartenzahlung Markt Gehalt Holzbau Dauerauftrag Miete Hausverwaltung Brandt'

test('a statement without a sentence is in the language that has its words, or those they are put together from', () => {
  expect(languageOf(statement.split(' '))).toBeNull()
  expect(languageByWords(statement.split(' '), lists)).toBe('de')
  const french =
    'Relevé compte Prélèvement assurance habitation Virement salaire Retrait distributeur Cotisation carte bancaire Achat boulangerie'
  expect(languageByWords(french.split(' '), lists)).toBe('fr')
})

test('words that are in the lists of many languages, as English ones are, tell none of the others', () => {
  const english = 'Balance brought forward Direct debit Water supply Card payment Grocery market Salary credit Standing order Rent received'
  expect([null, 'en']).toContain(languageByWords(english.split(' '), lists))
})

test('names, codes and a few words say nothing of their language', () => {
  expect(
    languageByWords(
      'Skarnsund Wojciechowska Tannenried Brnkvist Oskolsund Lwakatare Pfnuer Hrvatinic Ulfsdottir Marqsen'.split(' '),
      lists,
    ),
  ).toBeNull()
  expect(languageByWords(['Kontostand', 'Miete'], lists)).toBeNull()
})
