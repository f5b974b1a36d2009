// The first and the last day of the period that is charged, printed as one: "01.05.2026 – 31.05.2026", "1 to 31 May 2026", "May 1–31, 2026".

import type { Value, Word } from '../../model/index.ts'
import { type Evidence, readDateValue } from '../../values/index.ts'
import { type Candidate, type PageLabels, placeScore } from '../reading/candidates.ts'
import { type Neighbour, neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText } from '../reading/page-text.ts'
import { wordsWithin } from '../reading/words-within.ts'

const upTo = String.raw`\s?(?:[-–—~]|\/(?=\s?\d{4}-)|(?<=\s)(?:bis(?:\szum)?|to|until|till|through|thru|up\sto|au|al?|hasta(?:\sel)?|fino\sal|tot(?:\sen\smet)?|t\/m|t\.e\.m\.|à|ao?|até(?:\s[ao]o?)?|and|und|et|e|y|en)(?=\s))\s?`
const figures = String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}`
const nth = String.raw`(?:st|nd|rd|th|er|re|º|ª|°|\.)?`
const of = String.raw`\s(?:of\s|de\s|del\s)?`
const named = String.raw`\p{L}{3,10}\.?`
const year = String.raw`(?:19|20)\d\d`

/** Ways to print a period; the first day lacks what it shares with the last. */
const forms = [
  new RegExp(`(?<![\\d./-])(?<start>${figures})${upTo}(?<end>${figures})(?![\\d/-])`, 'iu'),
  new RegExp(
    `(?<![\\d./-])(?<day>\\d{1,2})\\.(?<month>\\d{1,2})?\\.?${upTo}(?<end>\\d{1,2}\\.(?<endMonth>\\d{1,2})\\.(?<year>\\d{4}|\\d{2}))(?![\\d/-])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\d./-])(?<day>\\d{1,2})${nth}(?:${of}(?<month>${named}),?(?:${of}(?<startYear>${year}))?)?${upTo}(?<end>(?<endDay>\\d{1,2})${nth}${of}(?<endMonth>${named}),?${of}(?<year>${year}))`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<month>${named})\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s?,\\s(?<startYear>${year}))?${upTo}(?:(?<endMonth>${named})\\s)?(?<endDay>\\d{1,2})(?:st|nd|rd|th)?(?:\\s?,)?\\s(?<year>${year})`,
    'iu',
  ),
]

interface Period {
  readonly start: Value
  readonly end: Value
  readonly words: readonly Word[]
}

/** Candidates of both days behind, right of and below the labels of the period, on one line or two. */
export function servicePeriods(pages: readonly PageLabels[], evidence: Evidence): readonly Candidate[] {
  return pages.flatMap(({ text, labels }) =>
    labels
      .filter(({ names }) => names.includes('service_start'))
      .flatMap((label): readonly Candidate[] => {
        for (const place of neighboursOf(label, text).slice(0, 3)) {
          const period = periodIn(place.words, evidence) ?? periodIn([...place.words, ...wordsUnder(place, text)], evidence)
          if (period === null) continue
          const { start, end, words } = period
          const found = { words, label, relation: place.relation, score: placeScore(label, place) + 0.15 }
          return [
            { ...found, name: 'service_start', value: start },
            { ...found, name: 'service_end', value: end },
          ]
        }
        return []
      }),
  )
}

/** The rest of a place that a narrow column breaks: at the edge of its piece or of its first word. */
function wordsUnder({ segment, words: [first] }: Neighbour, { rows }: PageText): readonly Word[] {
  const next = (rows[segment.row + 1] ?? []).find(({ box, baseline }) => {
    const flush = [segment.box.left, first?.box.left ?? 0].some((left) => Math.abs(box.left - left) < 0.5 * segment.size)
    return flush && baseline - segment.baseline < 1.7 * segment.size
  })
  return next?.words ?? []
}

/** The first period among the words, its last day not before its first. */
function periodIn(words: readonly Word[], evidence: Evidence): Period | null {
  const text = words.map((word) => word.text).join(' ')
  if (!/\d/u.test(text)) return null
  for (const form of forms) {
    const match = form.exec(text)
    if (match?.groups === undefined) continue
    const dates = datesOf(match.groups, evidence)
    if (dates === null) continue
    const own = wordsWithin(words, match.index, match.index + match[0].length)
    const [start, end] = dates.map((value): Value => ({ ...value, text: match[0] }))
    if (start !== undefined && end !== undefined) return { start, end, words: own }
  }
  return null
}

function datesOf(groups: Readonly<Record<string, string | undefined>>, evidence: Evidence) {
  const { day, endDay, year: last } = groups
  const endMonth = groups.endMonth ?? groups.month
  const month = groups.month ?? groups.endMonth
  const joined = /^\d+$/u.test(endMonth ?? '') ? '.' : ' '
  const printed = (start: string | undefined, inMonth: string | undefined, inYear: string | undefined): string =>
    [start, inMonth?.replace(/\.$/u, ''), inYear].join(joined)
  const start = dateOf(groups.start ?? printed(day, month, groups.startYear ?? last), evidence)
  const end = dateOf(endDay === undefined ? (groups.end ?? '') : printed(endDay, endMonth, last), evidence)
  return start === null || end === null || start.iso > end.iso ? null : [start, end]
}

function dateOf(printed: string, evidence: Evidence): Extract<Value, { kind: 'date' }> | null {
  const value = readDateValue(printed, evidence)
  return value?.kind === 'date' ? value : null
}
