import { textOfLines } from '../model/index.ts'
import { joined } from './flow.ts'
import type { HeadingSigns } from './headings.ts'
import type { Passage } from './passages.ts'

/** A heading among the blocks of a document, before its level is known. */
export interface FoundHeading {
  /** Index of its block. */
  readonly at: number
  readonly signs: HeadingSigns
  readonly passage: Passage
}

/** What parts of a document are called, with a number and no more; programs for manuals write the number out, on a line of its own. */
const label =
  /^(?:(?:chapter|part|article|section|appendix|annex|kapitel|teil|artikel|abschnitt|anhang|chapitre|partie|annexe|capítulo|parte|artículo|anexo|capitolo|articolo|hoofdstuk|глава|часть)(?:\s+(?:\d{1,3}|[IVXLC]{1,6}|[A-Z]))?[.:]?|(?:chapter\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen))$/iu
/** Titles with a number of their own are those of parts within. */
const numbered = /^(?:\p{L}+\s+)?(?:\d{1,3}(?:\.\d{1,3})*|[IVXLC]{1,6}|[A-Z])[.):]?(?:\s|$)/u
/** A title that is set smaller than its label by more than this is that of a part within. */
const least = 0.92

/** The headings with "Chapter 3" and the title that stands right below it, on a line of its own, as one, which has the place of the first. */
export function withChapterTitles(headings: readonly FoundHeading[]): readonly FoundHeading[] {
  const whole: FoundHeading[] = []
  let last = Number.NaN
  for (const heading of headings) {
    const above = whole.at(-1)
    if (above !== undefined && heading.at === last + 1 && isTitleOf(heading, above))
      whole[whole.length - 1] = {
        at: above.at,
        passage: joined(above.passage, heading.passage),
        signs: signsOfBoth(above.signs, heading.signs),
      }
    else whole.push(heading)
    last = heading.at
  }
  return whole
}

function isTitleOf(title: FoundHeading, named: FoundHeading): boolean {
  const [text, name] = [title, named].map(({ passage }) => textOfLines(passage.lines).replaceAll('\n', ' ').trim()) as [string, string]
  if (title.passage.places[0]?.page !== named.passage.places.at(-1)?.page || !label.test(name)) return false
  return label.test(`${name} ${text}`) || (!label.test(text) && !numbered.test(text) && title.signs.size >= least * named.signs.size)
}

const signsOfBoth = (named: HeadingSigns, title: HeadingSigns): HeadingSigns => ({
  size: Math.max(named.size, title.size),
  bold: named.bold || title.bold,
  capitals: named.capitals && title.capitals,
  numberDepth: 1,
  outlineLevel: title.outlineLevel ?? named.outlineLevel,
})
