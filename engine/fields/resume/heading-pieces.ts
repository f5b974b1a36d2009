// Which pieces of a section's rows head its entries: neither lists below them, nor sentences, nor titles of such lists.

import { type Segment, segmentOf } from '../reading/page-text.ts'
import { bullet } from './bullets.ts'
import { periodIn } from './months.ts'
import type { Row } from './sections.ts'
import { degreeAtStart } from './vocabulary.ts'

/** A piece and the number of its row. */
export interface Placed {
  readonly row: number
  readonly segment: Segment
}
/** A bullet that is none of a list below an entry but heads one: before a time, before a row of the time alone, or first of two of which the second is the time. */
function isHeading(rows: readonly Row[], index: number, segment: Segment): boolean {
  if (saysTimeAlone(segment) || isDrawnAlone(rows, index, segment)) return true
  const [below, ...others] = rows[index + 1] ?? []
  if (below === undefined || segment.words.length > mostWordsOfHeading || periodIn(segment.text, false) !== null) return false
  const isMarked = bullet.test(below.words[0]?.text ?? '')
  if (isMarked) return others.length === 0 && saysTimeAlone(below) && !isBulleted(rows[index - 1])
  const flush = Math.abs(below.box.left - (segment.words[1]?.box.left ?? 0)) < 0.5 * segment.size
  return flush && periodIn(below.text, false)?.from === 0
}
/** "• BSc Geology" below a school: a degree and what it is in. */
const namesDegree = ({ words: [, ...words], text }: Segment): boolean =>
  words.length > 1 &&
  words.length <= mostWordsOfDegree &&
  !/[.;]$/u.test(text) &&
  degreeAtStart(words.map((word) => word.text).join(' ')) !== null
const mostWordsOfDegree = 8

/** One drawing right below a row with its time: what a school or post is, and no list. */
function isDrawnAlone(rows: readonly Row[], index: number, { words: [mark], words, text }: Segment): boolean {
  const isDrawing = (row: Row | undefined): boolean => /^[\uFFFD\p{Co}]$/u.test(row?.[0]?.words[0]?.text ?? '')
  const above = rows[index - 1] ?? []
  return (
    mark !== undefined &&
    /^[\uFFFD\p{Co}]$/u.test(mark.text) &&
    words.length <= 6 &&
    !/[.;]$/u.test(text) &&
    !isDrawing(above) &&
    !isDrawing(rows[index + 1]) &&
    above.length > 1 &&
    above.some((piece) => periodIn(piece.text, false) !== null)
  )
}
const mostWordsOfHeading = 12
const isBulleted = (row: Row | undefined): boolean => bullet.test(row?.[0]?.words[0]?.text ?? '')
/** A bullet and a whole range. */
function saysTimeAlone({ text, words: [mark, next] }: Segment): boolean {
  const period = mark === undefined || next === undefined || !bullet.test(mark.text) ? null : periodIn(text, false)
  return period !== null && period.from <= (mark?.text.length ?? 0) + 1 && period.to === text.length
}

/** The pieces that head entries: not bullets, nor what goes on below a bullet, nor sentences. */
export function headingPieces(rows: readonly Row[], of: 'posts' | 'schools'): readonly Placed[] {
  const pieces: Placed[] = []
  let hanging: { readonly left: number; readonly baseline: number } | null = null
  rows.forEach((row, index) => {
    for (const segment of row) {
      const [mark, next] = segment.words
      if (mark !== undefined && bullet.test(mark.text)) {
        const names = isHeading(rows, index, segment) || (of === 'schools' && namesDegree(segment))
        if (next !== undefined && names) {
          pieces.push({ row: index, segment: segmentOf(segment.words.slice(1), segment.row, segment.page) })
          hanging = null
          continue
        }
        hanging = { left: next?.box.left ?? mark.box.right, baseline: segment.baseline }
        continue
      }
      const after: { readonly left: number; readonly baseline: number } | null = hanging
      // The text of a bullet may stand apart from it, and goes on below it.
      const near = after !== null && Math.abs(segment.baseline - after.baseline) < 1.8 * segment.size
      const shift = segment.box.left - (after?.left ?? 0)
      const beside = segment.baseline === after?.baseline
      // Further left than the text of the bullet the next heading begins.
      if (near && shift > (beside ? -20 : -4) && shift < (beside ? 20 : 8)) {
        hanging = { left: segment.box.left, baseline: segment.baseline }
        continue
      }
      if (!isSentence(segment) && !headsList.test(segment.text) && !site.test(segment.text)) pieces.push({ row: index, segment })
    }
  })
  return pieces
}

/** What stands over the list of what somebody did. */
const headsList =
  /^(?:(?:key\s+|main\s+)?(?:highlights|responsibilities|achievements|duties|accomplishments|tasks)|courses|coursework|aufgaben|tätigkeiten|schwerpunkte|erfolge|missions|tâches|réalisations|tareas|funciones|logros|mansioni|attività|taken|werkzaamheden|atividades|responsabilidades)\s*:?$/iu
/** A web address alone: the company's, below its name. */
const site = /^(?:https?:\/\/|www\.)\S+$/iu

/** A company's form that ends in a point ends no sentence. */
const legalForm = /\s(?:Ltd|Inc|Co|Corp|Bros|Lda|Ltda|[SBNe]\.\s?\p{L}(?:\.\s?\p{L})?)\.$/u

const isSentence = ({ text, words }: Segment): boolean =>
  (words.length > 14 && periodIn(text, false) === null) ||
  (words.length > 6 && /[.;]$/.test(text) && !legalForm.test(text) && periodIn(text, false) === null) ||
  (words.length > 8 && /\p{Ll}{3,};\s\p{Ll}/u.test(text)) ||
  // "Path repair and visitor counts.": a small word of some length before the point is no abbreviation of a company's form.
  (words.length > 3 && /\s\p{Ll}{4,}\.$/u.test(text) && periodIn(text) === null)
