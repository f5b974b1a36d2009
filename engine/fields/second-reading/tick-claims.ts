// What a model says of check boxes and radio marks. It sees marks that no word stands for (a cross drawn by hand), so that its proof are the
// words the mark belongs to: what is printed beside the box.

import type { FieldDefinition, Word } from '../../model/index.ts'
import { withLabels } from '../reading/label-words.ts'
import { dictionaryOf, labelsIn } from '../reading/labels.ts'
import type { PageText } from '../reading/page-text.ts'
import type { Grounded } from './ground.ts'

/** A claim as true or false; null for what is neither, or says nothing. */
export const tickOf = (claim: unknown): boolean | null => (typeof claim === 'boolean' ? claim : null)

/**
 * The claim with the words that name the field's mark: those that the built-in reader took, else the one place where its label stands. null
 * when no words on the pages name it, or several do: nobody can say which mark was meant.
 */
export function groundTick(
  ticked: boolean,
  definition: FieldDefinition,
  known: readonly Word[] | null,
  pages: readonly PageText[],
): Grounded | null {
  const words = known ?? onlyLabel(definition, pages)
  return words === null ? null : { words, value: { kind: 'tick', text: words.map(({ text }) => text).join(' '), ticked } }
}

function onlyLabel(definition: FieldDefinition, pages: readonly PageText[]): readonly Word[] | null {
  const dictionary = dictionaryOf(withLabels([definition]))
  const [only, another] = pages.flatMap(({ segments }) => segments.flatMap((segment) => labelsIn(segment, dictionary)))
  return only === undefined || another !== undefined ? null : only.words
}
