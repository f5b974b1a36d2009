// Every value that a label may mean, described by how it stands to the label, and how far that speaks for it.

import type { FieldDefinition, Value, Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { type Dictionary, dictionaryOf, type LabelMatch, labelsIn, tokensOf } from './labels.ts'
import { type Neighbour, neighboursOf } from './neighbourhood.ts'
import type { PageText, Segment } from './page-text.ts'
import { valuesIn } from './values-in.ts'

export interface Candidate {
  /** Name of the definition. */
  readonly name: string
  readonly value: Value
  readonly words: readonly Word[]
  readonly label: LabelMatch
  readonly relation: Neighbour['relation']
  /** Higher is likelier; to be compared within one field. About 0 to 1.3. */
  readonly score: number
}

/** The labels of a page by the segment they stand in. */
export interface PageLabels {
  readonly text: PageText
  readonly labels: readonly LabelMatch[]
  readonly bySegment: ReadonlyMap<Segment, readonly LabelMatch[]>
}

/** All labels of the pages that the definitions name. */
export function labelsOf(pages: readonly PageText[], definitions: readonly FieldDefinition[]): readonly PageLabels[] {
  const dictionary = dictionaryOf(definitions)
  return pages.map((text) => {
    const bySegment = new Map<Segment, readonly LabelMatch[]>()
    const secondLines = new Set<Segment>()
    for (const segment of text.segments) {
      if (secondLines.has(segment)) continue
      const broken = onTwoLines(segment, text, dictionary)
      const found = broken === null ? labelsIn(segment, dictionary) : [broken.label]
      // Of "Te / betalen / voor" the second line begins a label of its own.
      if (broken !== null && onTwoLines(broken.below, text, dictionary) === null) secondLines.add(broken.below)
      if (found.length > 0) bySegment.set(segment, found)
    }
    return { text, labels: [...bySegment.values()].flat(), bySegment }
  })
}

/**
 * A label broken over two lines ("Final date for / payment"), as one that ends with its first line, and the second one, which by itself is no
 * label ("Shipment / date" is no date of the paper); null for none.
 */
function onTwoLines(segment: Segment, { rows }: PageText, dictionary: Dictionary): { label: LabelMatch; below: Segment } | null {
  if (segment.words.length > 4 || /[\d:]/u.test(segment.text)) return null
  // The value may stand between the two lines, on a level of its own.
  const below = [...(rows[segment.row + 1] ?? []), ...(rows[segment.row + 2] ?? [])].find(
    (other) =>
      (Math.abs(other.box.left - segment.box.left) < 0.2 * segment.size ||
        Math.abs(other.box.right - segment.box.right) < 0.4 * segment.size) &&
      Math.abs(other.size - segment.size) < 0.04 * segment.size &&
      other.baseline - segment.baseline < 1.35 * segment.size,
  )
  if (below === undefined || below.words.length > 3) return null
  // Each with a figure of its own beside it they are two labels: "Cash   20.00 / Change   4.50".
  if (
    [segment, below].every((one) =>
      rows[one.row]?.some((other) => other.box.left > one.box.right && /^(?:RM|Rs\.?|Fr\.?|kr|[A-Z]{3})?\P{L}*\d/u.test(other.text)),
    )
  )
    return null
  const joined = tokensOf(`${segment.text} ${below.text}`).join('')
  const names = dictionary.names.get(joined)
  if (names === undefined) return null
  const { words } = segment
  return {
    label: { names, segment, from: 0, to: words.length, words, exactness: 1, length: joined.length, closed: false, lines: 2, last: below },
    below,
  }
}

/** Which words of a neighbour say a value of a field: gives the words, or null when none do. */
export type Choose = (words: readonly Word[], neighbour: Neighbour) => readonly Word[] | null

/** The candidates of the definitions, in no order. `choose` picks the words of text fields: an identifier, a name. */
export function candidatesOf(
  pages: readonly PageLabels[],
  definitions: readonly FieldDefinition[],
  evidence: Evidence,
  choose: Readonly<Record<string, Choose>> = {},
): readonly Candidate[] {
  const wanted = new Map(definitions.map((definition) => [definition.name, definition]))
  return pages.flatMap((page) =>
    page.labels.flatMap((label) => {
      const asked = label.names.flatMap((name) => wanted.get(name) ?? [])
      if (asked.length === 0) return []
      const neighbours = valuePlaces(label, page)
      return asked.flatMap((definition) =>
        neighbours.flatMap((neighbour) => candidatesAt(label, neighbour, definition, page.text, evidence, choose)),
      )
    }),
  )
}

/** "von" and "to" are headings over names, and words within labels: "VAT 19 % von 50,00". */
const isPreposition = ({ names, length }: LabelMatch): boolean => length < 4 && names.every((name) => name.endsWith('_name'))

/** Where the label's value can stand: up to the next label, and nothing beyond it. */
function valuePlaces(label: LabelMatch, { text, bySegment }: PageLabels): readonly Neighbour[] {
  const next = bySegment.get(label.segment)?.find((other) => other.from >= label.to && !isPreposition(other))
  const places = neighboursOf(label, text, next?.from)
  const isLabel = ({ segment, titled }: Neighbour): boolean => {
    const [first] = bySegment.get(segment) ?? []
    // "PO 4471" right under its title "Your reference" is the value as a whole.
    const own = titled === true && first !== undefined && first.length <= 3 && first.names.some((name) => label.names.includes(name))
    return first?.from === 0 && !own
  }
  const right = places.filter(({ relation }) => relation === 'right')
  const rightEnd = right.findIndex(isLabel)
  const below = places.filter(({ relation }) => relation === 'below')
  const belowEnd = below.findIndex((place) => isLabel(place) && coversLeft(place, label))
  const inline = places.filter(({ relation }) => relation === 'inline')
  // Behind its colon stands what it says: "Payment due: 14 days" has no date below.
  const said =
    label.closed && label.from === 0 && next === undefined && inline.some(({ words }) => words.some(({ text: own }) => /\d/u.test(own)))
  if (said) return [...inline, ...right.slice(0, rightEnd < 0 ? right.length : rightEnd)]
  return [
    ...inline,
    ...(rightEnd < 0 ? right : right.slice(0, rightEnd)),
    ...(belowEnd < 0 ? below : below.slice(0, belowEnd)).filter((place) => !isLabel(place)),
  ]
}

/** A label right under another one ends its column: they are the lines of a list of labels. */
const coversLeft = ({ segment }: Neighbour, label: LabelMatch): boolean =>
  Math.abs(segment.box.left - (label.words[0]?.box.left ?? 0)) < 2 * segment.size

/** "Job / PO   2207 / K-1182": of a value in as many parts as its title, the part of this label. */
function partOf({ segment, from }: LabelMatch, { relation, words }: Neighbour): readonly Word[] {
  const cuts = (some: readonly Word[]): number => some.filter(({ text }) => text === '/').length
  if (relation === 'inline' || cuts(segment.words) === 0 || cuts(segment.words) !== cuts(words)) return words
  const part = cuts(segment.words.slice(0, from))
  return words.filter((word, index) => word.text !== '/' && cuts(words.slice(0, index)) === part)
}

/** "13 September" over "2026": in a narrow column the year of a day stands on the next line. */
function withYearBelow(words: readonly Word[], label: Segment, { segment }: Neighbour, { rows }: PageText): readonly Word[] {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || !/^(?:\p{L}{3,}\.?|d[eo]|del|\p{L}{3,9}[.,])$/u.test(last.text)) return words
  if (!words.some(({ text }) => /^\d{1,2}[.,]?$/u.test(text))) return words
  const below = [...(rows[segment.row + 1] ?? []), ...(rows[segment.row + 2] ?? [])].find(
    ({ text, box, baseline }) =>
      /^(?:de )?(?:19|20)\d\d$/u.test(text) &&
      baseline - last.baseline < 1.7 * segment.size &&
      [first.box.left, segment.box.left, label.box.left].some((left) => Math.abs(box.left - left) < 0.5 * segment.size),
  )
  return below === undefined ? words : [...words, ...below.words]
}

/** "Due: Sep 11, 2026": the year of a day is no amount. */
const isYear = ([only, next]: readonly Word[], words: readonly Word[], evidence: Evidence): boolean =>
  only !== undefined &&
  next === undefined &&
  /^(?:19|20)\d\d[.,;]?$/u.test(only.text) &&
  valuesIn(words, 'date', evidence).some((day) => day.words.includes(only))

function candidatesAt(
  label: LabelMatch,
  neighbour: Neighbour,
  { name, kind }: FieldDefinition,
  text: PageText,
  evidence: Evidence,
  choose: Readonly<Record<string, Choose>>,
): readonly Candidate[] {
  const own = partOf(label, neighbour)
  const chosen = kind === 'text' ? (choose[name] ?? ((words) => words))(own, neighbour) : own
  if (chosen === null || chosen.length === 0) return []
  const readings = valuesIn(kind === 'date' ? withYearBelow(chosen, label.segment, neighbour, text) : chosen, kind, evidence).filter(
    ({ words }) => kind !== 'money' || !isYear(words, chosen, evidence),
  )
  // In a row of amounts the last one is mostly meant; of dates the first: "from … to …", "12 May, payable by …".
  const reading = kind === 'money' ? readings.at(-1) : readings[0]
  if (reading === undefined) return []
  const before = neighbour.words.indexOf(reading.words[0] ?? (neighbour.words[0] as Word))
  // Of several amounts right of a label the last is the sum: "VAT 19 % of 120.00    22.80".
  const along = kind === 'money' && neighbour.relation === 'right' ? 0.1 * neighbour.steps : 0
  const score = placeScore(label, neighbour) + along - 0.04 * Math.min(5, kind === 'money' ? 0 : before)
  return [{ name, value: reading.value, words: reading.words, label, relation: neighbour.relation, score }]
}

/**
 * How far label and place speak for a value. Nearer is better, right of the label better than below it; long labels say more than short
 * ones ("Invoice date" against "Date"); a label in the middle of a sentence says little.
 */
export function placeScore(label: LabelMatch, { relation, distance, steps, titled }: Neighbour): number {
  const near =
    relation === 'inline'
      ? 0.75
      : relation === 'right'
        ? 0.72 - 0.003 * Math.min(40, distance)
        : (titled === true ? 0.72 : 0.6) - 0.05 * distance
  const wording = 0.014 * Math.min(18, label.length) + (label.closed ? 0.06 : 0) - (label.from > 0 ? 0.15 : 0)
  const alone = label.to === label.segment.words.length && label.from === 0 ? 0.06 : 0
  return (near + wording + alone - 0.08 * steps) * label.exactness
}
