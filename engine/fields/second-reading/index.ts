// A model as second reader of one document:
//
//   question ─► answer ─► each claim is looked for on the page ─► not there: dropped, and said
//      │                                   ├─ says the same as the built-in reader: surer
//      │ no answer: the sheet as it was    ├─ says another thing: an alternative, less sure
//      └─ and an issue                     ├─ of a field not found: its value, to be checked
//                                          └─ rows of a list: cell by cell; rows of its own where its sums bear them (list-rows.ts)
//
// The built-in reading is never replaced: a document that talks a model into something can add an alternative that stands on the page,
// no more.

import { checkSheet } from '../../checks/index.ts'
import { unionOf } from '../../geometry/index.ts'
import {
  type Alternative,
  confidence,
  type Field,
  type FieldDefinition,
  type FieldList,
  type FieldSheet,
  type Issue,
  type Evidence as Proof,
  type SecondAnswer,
  type Word,
} from '../../model/index.ts'
import type { Vision } from '../../stages.ts'
import type { Evidence } from '../../values/index.ts'
import type { PageText } from '../reading/page-text.ts'
import { type Grounded, ground, meaning } from './ground.ts'
import { type RowsRead, rowsReadAgain } from './list-rows.ts'
import { mostPictures, questionFor, schemaFor } from './question.ts'
import { groundTick, tickOf } from './tick-claims.ts'

/** What the model alone found is to be checked by somebody: below the bound of "sure". */
const modelAlone = 0.65
const modelAlternative = 0.4
const mostItems = 500

export interface SecondReading {
  readonly sheet: FieldSheet
  readonly issues: readonly Issue[]
}

/** The sheet after a model has read the document too. Never rejects but for an abort: without an answer the sheet stays as it was. */
export async function readAgain(
  sheet: FieldSheet,
  pages: readonly PageText[],
  evidence: Evidence,
  vision: Vision,
  signal: AbortSignal,
): Promise<SecondReading> {
  if (sheet.definitions.length === 0) return { sheet, issues: [] }
  const shown = sheet.pages.slice(0, mostPictures)
  const answer = await vision.ask(shown, questionFor(pages), schemaFor(sheet.definitions), signal).catch(() => null)
  if (!isPlain(answer)) {
    const detail = 'The second reader gave no usable answer; the fields are those of the built-in reader.'
    return { sheet, issues: [{ code: 'vision-unavailable', place: null, detail }] }
  }
  const claims = new Map(Object.entries(answer))
  const ungrounded: string[] = []
  const answers: (readonly [name: string, answer: SecondAnswer])[] = []
  const fields = sheet.definitions.flatMap((definition): Field[] => {
    const known = sheet.fields.find(({ name }) => name === definition.name)
    if (definition.kind === 'list') return []
    const { claimed, said } = groundedClaim(claims.get(definition.name), definition, known, pages, evidence)
    if (claimed && said === null) ungrounded.push(definition.name)
    const taken = said !== null && fits(said, definition) ? said : null
    answers.push([definition.name, answerOf(known, claimed, taken)])
    const one = taken === null ? known : weigh(known, definition, taken)
    return one === undefined ? [] : [one]
  })
  const reading = { pages, evidence, textOf, weigh }
  const lists = sheet.definitions.flatMap((definition): FieldList[] => {
    const known = sheet.lists.find(({ name }) => name === definition.name)
    if (definition.kind !== 'list') return known === undefined ? [] : [known]
    const claim = claims.get(definition.name)
    if (known === undefined) {
      const items = claimedItems(claim, definition, pages, evidence)
      if (items.length > 0) answers.push([definition.name, 'alone'])
      return items.length === 0 ? [] : [{ name: definition.name, items }]
    }
    if (!Array.isArray(claim)) return [known]
    const read = rowsThatAddUp(sheet, known, (takes) => rowsReadAgain(known, claim, definition, { ...reading, takes }))
    answers.push(...read.answers)
    if (read.refused > 0) ungrounded.push(definition.name)
    return [read.list]
  })
  const there = new Set([...fields, ...lists].map(({ name }) => name))
  const issues = ungrounded.map((name): Issue => {
    const detail = `The second reader gave a value for ${JSON.stringify(name.slice(0, 100))} that no words on the pages say; it was left out.`
    return { code: 'value-not-on-page', place: null, detail }
  })
  const missing = sheet.missing.filter((name) => !there.has(name))
  return { sheet: { ...sheet, fields: inOrderOf(sheet, fields), lists, missing, secondReader: Object.fromEntries(answers) }, issues }
}

/** With the rows that only the second reader has, unless more of the sheet's sums fail with them: then the page itself says that they are none. */
function rowsThatAddUp(sheet: FieldSheet, known: FieldList, read: (takes: boolean) => RowsRead): RowsRead {
  const taken = read(true)
  if (taken.added === 0) return taken
  const failed = (list: FieldList) =>
    checkSheet({ ...sheet, lists: sheet.lists.map((each) => (each.name === known.name ? list : each)) }).filter(
      ({ outcome }) => outcome === 'failed',
    ).length
  const without = read(false)
  return failed(taken.list) > failed(without.list) ? without : taken
}

function answerOf(known: Field | undefined, claimed: boolean, said: Grounded | null): SecondAnswer {
  if (!claimed) return 'nothing'
  if (said === null) return 'refused'
  if (known === undefined) return 'alone'
  return meaning(known.value) === meaning(said.value) ? 'same' : 'other'
}

/** Whether something was claimed of the field, and what of it the pages say. */
function groundedClaim(
  claim: unknown,
  definition: FieldDefinition,
  known: Field | undefined,
  pages: readonly PageText[],
  evidence: Evidence,
): { readonly claimed: boolean; readonly said: Grounded | null } {
  if (definition.kind === 'tick') {
    const ticked = tickOf(claim)
    return {
      claimed: ticked !== null,
      said: ticked === null ? null : groundTick(ticked, definition, known?.evidence?.words ?? null, pages),
    }
  }
  const text = textOf(claim)
  return { claimed: text !== null, said: text === null ? null : ground(text, definition.kind, pages, evidence) }
}

/** Fields that no definition names (of forms) stay, after those in the order asked for. */
const inOrderOf = (sheet: FieldSheet, fields: readonly Field[]): readonly Field[] => [
  ...fields,
  ...sheet.fields.filter(({ name }) => !sheet.definitions.some((definition) => definition.name === name)),
]

function weigh(known: Field | undefined, definition: FieldDefinition, said: Grounded): Field {
  const proof = proofOf(said.words)
  if (known === undefined)
    return {
      name: definition.name,
      label: null,
      value: said.value,
      evidence: proof,
      confidence: confidence(modelAlone),
      source: 'model',
      alternatives: [],
    }
  // How sure it is after that: agreement.ts.
  if (meaning(known.value) === meaning(said.value)) return known
  const other: Alternative = { value: said.value, evidence: proof, confidence: confidence(modelAlternative), source: 'model' }
  return { ...known, alternatives: [...known.alternatives, other] }
}

function claimedItems(claim: unknown, { fields }: FieldDefinition, pages: readonly PageText[], evidence: Evidence): FieldList['items'] {
  if (!Array.isArray(claim)) return []
  return claim.slice(0, mostItems).flatMap((item: unknown) => {
    if (!isPlain(item)) return []
    const claims = new Map(Object.entries(item))
    const grounded = fields.flatMap((definition): Field[] => {
      const text = textOf(claims.get(definition.name))
      const said = text === null ? null : ground(text, definition.kind, pages, evidence)
      return said === null || !fits(said, definition) ? [] : [weigh(undefined, definition, said)]
    })
    return grounded.length === 0 ? [] : [{ fields: grounded }]
  })
}

const fits = ({ value }: Grounded, { pattern }: FieldDefinition): boolean =>
  pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(value.text)

const proofOf = (words: readonly Word[]): Proof => ({
  words,
  place: { page: words[0]?.page ?? 1, box: unionOf(words.map(({ box }) => box)) },
})

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim.trim() !== '' ? claim : typeof claim === 'number' && Number.isFinite(claim) ? String(claim) : null
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
