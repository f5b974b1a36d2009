// Named fields that are ticked: a box beside the label, "yes" and "no" behind it, or one of several options.

import { overlapY } from '../../geometry/index.ts'
import type { FieldDefinition, Word } from '../../model/index.ts'
import { found } from '../prose/found.ts'
import { dictionaryOf, type LabelMatch, labelsIn } from '../reading/labels.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { asksForName } from './answers.ts'
import { type TickMark, tickMarksOn } from './tick-marks.ts'

const yes = /^(?:yes|ja|oui|sí|si|sì|sim|y|j|true|wahr)[.,:;]?$/iu
const no = /^(?:no|nein|non|nee|não|nao|n|false|falsch)[.,:;]?$/iu

/** What the tick marks of the pages say about the definitions: ticks as such, texts as the option that is ticked. */
export function tickedFields(pages: readonly PageText[], definitions: readonly FieldDefinition[]): readonly FoundValue[] {
  // Nobody is called by one of several options: "Is the applicant ☐ partner ☒ employee" names no applicant.
  const wanted = definitions.filter((definition) => definition.kind === 'tick' || (definition.kind === 'text' && !asksForName(definition)))
  if (wanted.length === 0) return []
  const dictionary = dictionaryOf(wanted)
  return pages.flatMap((text) => {
    const marks = tickMarksOn(text)
    if (marks.length === 0) return []
    const labels = text.segments.flatMap((segment) => labelsIn(segment, dictionary))
    return labels.flatMap((label) =>
      wanted.filter(({ name }) => label.names.includes(name)).flatMap((definition) => fromMarks(label, definition, marks, text) ?? []),
    )
  })
}

function fromMarks(label: LabelMatch, definition: FieldDefinition, marks: readonly TickMark[], text: PageText): FoundValue | null {
  const options = optionsAfter(label, marks, text)
  const ticked = options.filter(({ mark }) => mark.ticked)
  if (definition.kind === 'text') {
    const [only] = ticked
    // Two ticks, or none: nobody can say which.
    if (only === undefined || ticked.length > 1 || options.length < 2) return null
    return found(definition.name, only.words.map((word) => word.text).join(' '), only.words, 0.85, label.words)
  }
  const answers = options.filter(({ words }) => words.length > 0 && (yes.test(words[0]?.text ?? '') || no.test(words[0]?.text ?? '')))
  // Of a question whose "no" was not found, an empty "yes" says nothing.
  if (answers.length === 1 && !answers[0]?.mark.ticked) return null
  if (answers.length >= 1) {
    const [chosen] = answers.filter(({ mark }) => mark.ticked)
    if (chosen === undefined || answers.filter(({ mark }) => mark.ticked).length > 1) return null
    const said = chosen.words[0]?.text ?? ''
    return tickOf(
      definition.name,
      yes.test(said),
      [...(chosen.mark.word === null ? [] : [chosen.mark.word]), ...chosen.words.slice(0, 1)],
      0.93,
      label.words,
    )
  }
  const mark = markBeside(label, marks, text)
  if (mark === null) return null
  // A drawn box has no word of its own: the label's words are the place where it stands.
  return tickOf(definition.name, mark.ticked, mark.word === null ? label.words : [mark.word], mark.word === null ? 0.8 : 0.92, label.words)
}

function tickOf(name: string, ticked: boolean, words: readonly Word[], sure: number, label: readonly Word[]): FoundValue | null {
  return found(name, { kind: 'tick', text: words.map(({ text }) => text).join(' '), ticked }, words, sure, label)
}

/** The mark right before or right behind a label, with nothing printed between. */
function markBeside({ words, segment }: LabelMatch, marks: readonly TickMark[], text: PageText): TickMark | null {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return null
  const reach = 2.5 * segment.size
  const row = text.rows[segment.row]?.flatMap((one) => one.words) ?? []
  const free = (from: number, to: number, mark: TickMark): boolean =>
    !row.some(
      (word) =>
        word !== mark.word && word !== mark.rest && word.box.left >= from - 0.5 && word.box.right <= to + 0.5 && !words.includes(word),
    )
  const level = marks.filter(({ box }) => overlapY(box, first.box) > 0.3 * Math.min(segment.size, box.bottom - box.top))
  const before = level.find(
    (mark) => mark.box.right <= first.box.left + 1 && first.box.left - mark.box.right < reach && free(mark.box.right, first.box.left, mark),
  )
  if (before !== undefined) return before
  return (
    level.find(
      (mark) =>
        mark.box.left >= last.box.right - 1 &&
        mark.box.left - last.box.right < 6 * segment.size &&
        free(last.box.right, mark.box.left, mark),
    ) ?? null
  )
}

interface Option {
  readonly mark: TickMark
  readonly words: readonly Word[]
}

/** The options behind a label on its row, or on the next row when none stand there: each mark with the words up to the next mark. */
function optionsAfter({ words: label, segment }: LabelMatch, marks: readonly TickMark[], text: PageText): readonly Option[] {
  const end = label.at(-1)?.box.right ?? segment.box.right
  const own = optionsIn(text.rows[segment.row]?.flatMap((one) => one.words) ?? [], marks, end)
  if (own.length > 0) return [...own, ...optionsUnder(own, marks, text, segment.row)]
  const next = text.rows[segment.row + 1]?.flatMap((one) => one.words) ?? []
  const [first] = next
  if (first === undefined || first.box.top - segment.box.bottom >= 2 * segment.size) return []
  const below = optionsIn(next, marks, segment.box.left - 2)
  // Words before the first mark are another question's, whose options these are.
  return below.length > 0 && hasOwnQuestion(next, below, segment.box.left - 2) ? [] : below
}

/** The further options of a question whose options stand under each other, mark under mark, the first behind the question. */
function optionsUnder([first, second]: readonly Option[], marks: readonly TickMark[], text: PageText, from: number): readonly Option[] {
  if (first === undefined || second !== undefined || first.words.length === 0) return []
  const found: Option[] = []
  let above = first
  for (const row of text.rows.slice(from + 1, from + 1 + mostUnder)) {
    const words = row.flatMap((one) => one.words)
    const side = first.mark.box.right - first.mark.box.left
    const [option, ...others] = optionsIn(words, marks, first.mark.box.left - side)
    const isBelow = option !== undefined && Math.abs(option.mark.box.left - first.mark.box.left) < side / 2
    if (option === undefined || !isBelow || others.length > 0 || option.words.length === 0) break
    if (option.mark.box.top - above.mark.box.bottom > 2 * side) break
    found.push(option)
    above = option
  }
  return found
}
/** Options under each other. */
const mostUnder = 12

/** A row of marks before their words that begins with other words. */
const hasOwnQuestion = (row: readonly Word[], options: readonly Option[], from: number): boolean => {
  const first = Math.min(...options.map(({ mark }) => mark.box.left))
  const own = new Set(options.flatMap(({ words }) => words))
  return row.some((word) => word.box.left >= from && word.box.right <= first + 1 && !own.has(word))
}

function optionsIn(row: readonly Word[], marks: readonly TickMark[], from: number): readonly Option[] {
  const [any] = row
  if (any === undefined) return []
  const own = marks
    .filter(({ box }) => box.left >= from - 1 && overlapY(box, any.box) > 0.2 * (box.bottom - box.top))
    .sort((a, b) => a.box.left - b.box.left)
  const words = row.filter((word) => word.box.left >= from && !own.some((mark) => mark.word === word || mark.rest === word))
  const [firstMark] = own
  if (firstMark === undefined) return []
  // "Yes ☒ No ☐": words stand before their marks where the first does, and none behind the last.
  const last = own.at(-1) ?? firstMark
  const behind = words.some((word) => word.box.left > last.box.right)
  const ahead = words.some((word) => word.box.right < firstMark.box.left)
  return own.map((mark, index) => {
    const [start, stop] =
      ahead && !behind
        ? [own[index - 1]?.box.right ?? from, mark.box.left]
        : [mark.box.right, own[index + 1]?.box.left ?? Number.POSITIVE_INFINITY]
    return { mark, words: words.filter(({ box }) => box.left >= start - 1 && box.right <= stop + 1) }
  })
}
