// The number of an invoice under a label that says no more than "number", told by the label of a day that stands with it.

import type { Evidence } from '../../values/index.ts'
import type { Candidate, PageLabels } from '../reading/candidates.ts'
import type { LabelMatch } from '../reading/labels.ts'
import { neighboursOf } from '../reading/neighbourhood.ts'
import type { Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import { valuesIn } from '../reading/values-in.ts'
import { identifier } from './identifiers.ts'

const plain =
  /^(?:number|no\.?|nr\.?|#|num[ée]ro|número|n[uú]m\.?|nummer|n\.?\s?[°ºo]|n\.|(?:our )?ref(?:erence|\.)?|r[ée]f(?:[ée]rence|\.)?|referencia|riferimento|rif\.?|referentie|referência|referenz|document|documento|n\.? documento|numéro du document|dokumentnummer)$/iu

/** Below labels of their own (0.9 and more) and a number behind the title, above what happens to stand below a title. */
const score = 0.8
/** What a short label stands for here, in letters: the day beside it says what it counts. */
const letters = 6
/** How far, in sizes of the writing, the label of the day may stand above or below: two lines of a stacked label and value between. */
const near = 6

/** Candidates of the first page: labels that only say "number" or "reference", in line with the label of the day of the invoice or of payment. */
export function plainNumbers([first]: readonly PageLabels[], evidence: Evidence): readonly Candidate[] {
  if (first === undefined) return []
  const days = first.labels.filter(({ names, from }) => from === 0 && (names.includes('issue_date') || names.includes('due_date')))
  return first.text.segments.flatMap((segment): readonly Candidate[] => {
    const together = withItsDay(segment, first.text.page.size.height, evidence)
    if (together.length > 0) return together
    const label = labelOf(segment)
    if (label === null || !days.some((day) => inLine(segment, day.segment))) return []
    const ends = first.bySegment.get(segment)?.find(({ from }) => from >= label.to)?.from
    for (const neighbour of neighboursOf(label, first.text, ends)) {
      const titled = (first.bySegment.get(neighbour.segment)?.[0]?.from ?? 1) === 0
      if (neighbour.relation !== 'inline' && titled) continue
      const words = identifier(neighbour.words, neighbour)
      // "No. 3" beside a day may count anything.
      if (words === null || printedText(words).replace(/[^\p{L}\d]/gu, '').length < 3) continue
      const value = { kind: 'text', text: printedText(words) } as const
      return [{ name: 'invoice_number', value, words, label, relation: neighbour.relation, score }]
    }
    return []
  })
}

/** "No 0662 · 3rd October 2025" in the head of the page: a number and a day, and nothing else, are those of the paper. */
function withItsDay(segment: Segment, height: number, evidence: Evidence): readonly Candidate[] {
  const { words } = segment
  const [sign, number, ...rest] = words
  if (sign === undefined || number === undefined || segment.box.top > head * height) return []
  if (!/^(?:n[.]?[°ºo]\.?|n\.|n[uú]m\.|nr\.?)$/iu.test(sign.text) || !/^(?=.*\d)[\p{Lu}\d][\p{Lu}\d/.-]*[,;]?$/u.test(number.text))
    return []
  // A short figure is the number where a little word leads from it to the day: "n. 27 del 14.06.2025".
  if (number.text.length < 3 && !/^(?:of|vom|du|del|de|van|dated)$/iu.test(rest[0]?.text ?? '')) return []
  const said = rest.filter(({ text }) => !/^(?:[·|•–—,-]|of|vom|du|del|de|van|le|date|dated)$/iu.test(text))
  const [day, more] = valuesIn(said, 'date', evidence)
  if (day === undefined || more !== undefined || day.words.length !== said.length) return []
  const label = { names: ['invoice_number'], segment, from: 0, to: 1, words: [sign], exactness: 1, length: letters, closed: false }
  const text = number.text.replace(/[,;]$/u, '')
  return [
    { name: 'invoice_number', value: { kind: 'text', text }, words: [number], label, relation: 'inline', score },
    { name: 'issue_date', value: day.value, words: day.words, label, relation: 'inline', score },
  ]
}
/** Share of the page's height. */
const head = 0.45

/** The words up to a colon, an abbreviation before a number of its own ("N.º FR 2026/15"), or all of a piece, as a label. */
function labelOf(segment: Segment): LabelMatch | null {
  const colon = segment.words.findIndex(({ text }) => text.endsWith(':'))
  const to = colon >= 0 ? colon + 1 : isBeforeNumber(segment) ? 1 : segment.words.length
  const words = segment.words.slice(0, to)
  const text = printedText(words).replace(/\s?:$/u, '')
  // "Nummer / Numéro": the same in two languages.
  if (!text.split(/\s?\/\s?/u).every((part) => plain.test(part))) return null
  return { names: ['invoice_number'], segment, from: 0, to, words, exactness: 1, length: letters, closed: colon >= 0 }
}

/** Signs for "number" and nothing behind them but a number, with the letters of its series or without. */
const isBeforeNumber = ({ words: [first, ...rest] }: Segment): boolean =>
  /^(?:n[.]?[°º]|n[uú]m\.|no\.|nr\.|number|nummer|num[ée]ro|número)$/iu.test(first?.text ?? '') &&
  /^(?:[A-Z]{1,4} )?[A-Z\d][A-Z\d/.-]*\d[A-Z\d/.-]*$/u.test(rest.map(({ text }) => text).join(' '))

/** In one row, or in one column of labels. */
function inLine(a: Segment, b: Segment): boolean {
  if (a === b) return true
  if (a.row === b.row) return true
  const flush = Math.abs(a.box.left - b.box.left) < 0.5 * a.size || Math.abs(a.box.right - b.box.right) < 0.5 * a.size
  return flush && Math.abs(a.baseline - b.baseline) < near * a.size
}
