import type { Word } from '../model/index.ts'
import { type FormField, mayBeLabel, usualSize } from './form-field.ts'
import { networksOf, type Rules } from './rules.ts'
import { chunksOf, median, rowsOnce, sizeOf, type TextRow } from './text-rows.ts'

/** In points: shorter lines are dashes. */
const shortest = 25
/** Fewer lines with an answer and a label below tell nothing: signatures make two. */
const fewestWritten = 3
/** Of the lines so many must have a label below, and of the written ones so many one that is smaller than the answer. */
const mostlyLabelled = 0.75
const mostlySmaller = 0.66
/** Labels are so much lower than what is written. */
const smaller = 0.92
/** In sizes of the writing: how far under its line a label begins, how far from the line's beginning, and how far above the line an answer stands. */
const farthestBelow = 1.1
const besideStart = 1.5
const farthestAbove = 1

/** The fields whose answers stand on lines with a small label right below each; none on pages that rule anything else. */
export function answersOnLines(words: readonly Word[], rules: Rules): readonly FormField[] {
  const lines = networksOf(rules).flatMap(({ across, down }) =>
    down.length === 0 ? across.filter(({ from, to }) => to - from >= shortest) : [],
  )
  if (lines.length < fewestWritten) return []
  const rows = rowsOnce(words)
  const usual = usualSize(words)
  const labelled = new Set<Word>()
  const taken = new Set<Word>()
  const fields = lines.flatMap((line) => {
    const label = labelBelow(line, rows)
    // A thick line is found twice.
    if (label === null || label.some((word) => labelled.has(word))) return []
    const along = words.filter(({ box }) => (box.left + box.right) / 2 > line.from - 2 && (box.left + box.right) / 2 < line.to + 2)
    const answer = along.filter((word) => {
      const rise = line.at - word.baseline
      return (
        rise > -0.35 * sizeOf(word) && rise < farthestAbove * Math.max(usual, sizeOf(word)) && !taken.has(word) && !label.includes(word)
      )
    })
    for (const word of label) labelled.add(word)
    for (const word of answer) taken.add(word)
    const size = usualSize(answer.length > 0 ? answer : label)
    return [{ label, answer, room: { left: line.from, right: line.to, top: line.at - 1.2 * size, bottom: line.at } }]
  })
  const written = fields.filter(({ answer }) => answer.length > 0)
  const small = written.filter(({ label, answer }) => typeOf(label) < smaller * typeOf(answer))
  const isOfTheKind =
    fields.length >= mostlyLabelled * lines.length &&
    written.length >= fewestWritten &&
    small.length >= mostlySmaller * written.length &&
    !written.some(({ answer }) => answer.some((word) => labelled.has(word)))
  return isOfTheKind ? fields : []
}

/** How large words are set, not how high their letters are: figures in brackets stand higher than a label, and are no answer to it. */
const typeOf = (words: readonly Word[]): number => median(words.map(sizeOf))

/** The text right under a line that begins with it. */
function labelBelow(
  line: { readonly at: number; readonly from: number; readonly to: number },
  rows: readonly TextRow[],
): readonly Word[] | null {
  for (const { words } of rows) {
    const under = words.filter((word) => {
      const drop = word.box.top - line.at
      return (
        drop > -0.35 * sizeOf(word) &&
        drop < farthestBelow * sizeOf(word) &&
        word.box.left > line.from - 4 &&
        word.box.left < line.to &&
        word.baseline > line.at + 0.4 * sizeOf(word)
      )
    })
    const [first] = under
    if (first === undefined) continue
    const [label] = chunksOf(under, 1)
    return label &&
      Math.abs(first.box.left - line.from) <= besideStart * sizeOf(first) &&
      mayBeLabel(label.words) &&
      !/[:：]$/u.test(label.words.at(-1)?.text ?? '')
      ? label.words
      : null
  }
  return null
}
