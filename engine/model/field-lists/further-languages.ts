// The labels of invoices in further languages than those of their definitions.

import { chineseAndJapanese } from './chinese-and-japanese.ts'
import type { FieldDefinition } from './definition.ts'
import { finnishAndEastern } from './finnish-and-eastern.ts'
import { nordicAndPolish } from './nordic-and-polish.ts'

/** The definitions with their labels in Nordic and eastern European languages and in Turkish added to their synonyms. */
export function inFurtherLanguages(definitions: readonly FieldDefinition[], of = ''): readonly FieldDefinition[] {
  return definitions.map((definition) => {
    const added = [nordicAndPolish, finnishAndEastern, chineseAndJapanese].flatMap(
      (labels) => labels[of + definition.name]?.split('|') ?? [],
    )
    return {
      ...definition,
      synonyms: [...new Set([...definition.synonyms, ...added])],
      fields: inFurtherLanguages(definition.fields, `${definition.name}.`),
    }
  })
}
