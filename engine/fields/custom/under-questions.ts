// A name asked in two steps: a question or heading says whose, the short labels under it say what.
//
//   "4. What are name and address of the present tenant?"                 "Buyer"
//   "Name  Mill Ltd          Address  4 Brook Street"                     "Name:  Mill Ltd"

import type { FieldDefinition } from '../../model/index.ts'
import { isCommonLabel } from '../reading/label-words.ts'
import { dictionaryOf, labelsIn, tokensOf } from '../reading/labels.ts'
import { neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import type { FoundValue, ReaderInput } from '../reading/reader.ts'
import { valuesIn } from '../reading/values-in.ts'
import { canAnswer, isCutShort, namesOf } from './answers.ts'
import { wholeText } from './labelled.ts'

/** Rows that a heading stands above its labels at most, and the words it has at most. */
const rowsAbove = 4
const longestHeading = 14
/** What the place alone is worth: two labels that belong together are less sure than one that says all. */
const trust = { inline: 0.74, right: 0.7, below: 0.62 } as const

/** Values of fields whose names are told in two: part in a question above, the rest in a common label under it. */
export function underQuestions({ pages, evidence, definitions }: ReaderInput): readonly FoundValue[] {
  const parts = definitions.filter(({ kind }) => kind !== 'tick' && kind !== 'list').flatMap(partsOf)
  if (parts.length === 0) return []
  const dictionary = dictionaryOf(uniqueLabels(parts))
  return pages.flatMap((text) => {
    const labels = text.segments.flatMap((segment) => labelsIn(segment, dictionary))
    const labelled = new Set(labels.map(({ segment }) => segment))
    return labels.flatMap((label) =>
      parts
        .filter(({ own }) => label.names.includes(own))
        .flatMap(({ definition, whose }) => {
          if (label.from > 0 && !label.closed && labels.every((other) => other.segment !== label.segment || other === label)) return []
          if (isCutShort(label) || !hasHeading(label.segment, whose, text)) return []
          const next = labels.find((other) => other.segment === label.segment && other.from >= label.to)
          for (const neighbour of neighboursOf(label, text, next?.from)) {
            const { relation, segment, steps } = neighbour
            if (steps > 0 || (relation !== 'inline' && (labelled.has(segment) || isCommonLabel(segment.text)))) continue
            const words = definition.kind === 'text' ? wholeText(neighbour, label, text) : neighbour.words
            const [reading] = valuesIn(words, definition.kind, evidence)
            if (reading === undefined || !canAnswer(definition, reading.words, evidence)) continue
            return [{ name: definition.name, ...reading, label: label.words, confidence: trust[relation], alternatives: [] }]
          }
          return []
        }),
    )
  })
}

interface NamePart {
  readonly definition: FieldDefinition
  /** The label under the heading: one word that forms print as a label. */
  readonly own: string
  /** The words that the heading says. */
  readonly whose: readonly string[]
}

/** "Name of the registrant": the label "name" under a heading that says "registrant". */
function partsOf(definition: FieldDefinition): readonly NamePart[] {
  const parts = namesOf(definition).flatMap((tokens) =>
    tokens.length < 2 || tokens.length > 4
      ? []
      : tokens.filter(isCommonLabel).map((own) => ({ definition, own, whose: tokens.filter((token) => token !== own) })),
  )
  return parts.filter(
    (part, index) => parts.findIndex((other) => other.own === part.own && other.whose.join(' ') === part.whose.join(' ')) === index,
  )
}

/** One definition a label, so that the dictionary names the label and not the field. */
function uniqueLabels(parts: readonly NamePart[]): readonly FieldDefinition[] {
  const byLabel = new Map(parts.map(({ definition, own }) => [own, { ...definition, name: own, title: own, synonyms: [own] }]))
  return [...byLabel.values()]
}

/** True when a heading or question right above the label, not indented further, says all the words. */
function hasHeading(label: Segment, whose: readonly string[], { rows }: PageText): boolean {
  return rows
    .slice(Math.max(0, label.row - rowsAbove), label.row)
    .flat()
    .some(
      (heading) =>
        heading.words.length <= longestHeading &&
        heading.box.left <= label.box.left + label.size &&
        label.baseline - heading.baseline < (rowsAbove + 1) * 1.5 * label.size &&
        says(heading, whose),
    )
}

function says({ text }: Segment, whose: readonly string[]): boolean {
  const said = new Set(tokensOf(text))
  return whose.every((token) => said.has(token))
}
