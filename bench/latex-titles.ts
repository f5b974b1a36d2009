// The titles of sections as a LaTeX source has them, and which of them were read as headings.

import { type Block, textOfLines } from '@docmill/engine/model'

/** What became of a title that a source has: `heading` where it was read as one, `text` where the same words stand in a block of another kind. */
export interface TitleFate {
  readonly title: string
  readonly fate: 'heading' | 'text'
}

const titled = /\\(?:chapter|section|subsection|subsubsection)\*?\s*(?:\[(?:[^[\]{}]|\{[^{}]*\})*\]\s*)?\{/g
/** Shorter titles may stand anywhere. */
const shortest = 3

/** The titles of chapters and sections of a source, as `bare` leaves them, each once. Comments are none of it. */
export function titlesIn(source: string): ReadonlySet<string> {
  const written = source.replace(/(^|[^\\])%.*$/gm, '$1')
  const titles = new Set<string>()
  for (const { index, 0: command } of written.matchAll(titled)) {
    const title = bare(plainOf(groupAt(written, index + command.length - 1)))
    if (title.length >= shortest) titles.add(title)
  }
  return titles
}

/** What stands between the brace at `at` and the one that closes it. */
function groupAt(source: string, at: number): string {
  let depth = 0
  for (let i = at; i < source.length; i++) {
    if (source[i] === '\\') i++
    else if (source[i] === '{') depth++
    else if (source[i] === '}' && --depth === 0) return source.slice(at + 1, i)
  }
  return source.slice(at + 1)
}

/** The words that a piece of LaTeX prints, roughly: accents on their letters, commands for symbols and switches left out. */
const plainOf = (latex: string): string =>
  latex
    .replace(/\\texorpdfstring\{((?:[^{}]|\{[^{}]*\})*)\}\{[^}]*\}/g, '$1')
    .replace(/\\(?:label|index|footnote|thanks|protect|ref|cite)\{[^}]*\}/g, '')
    .replace(/\\[`'^"~=.c]\s*\{?(\w)\}?/g, '$1')
    .replace(/\\(LaTeXe|LaTeX|TeX|ss|ae|oe|aa|o|l|i)\b/g, '$1')
    .replace(/\\[a-zA-Z@]+\*?/g, ' ')
    .replace(/\\./g, '')
    .replace(/[${}~]/g, ' ')

const numbered =
  /^(?:(?:Chapter|CHAPTER|Section|SECTION|Appendix|APPENDIX|Part|Kapitel|Teil|Anhang|Chapitre|Annexe|Capítulo|Capitolo|Appendice|Hoofdstuk)\s+(?:\d+|[IVX]+|[A-H])|\d+(?:\.\d+)*|(?:[IVX]+|[A-H])(?:\.|(?:\.\d+)+))[.):]?\s+/

/** Letters and digits alone, without accents and case, and without the number before them. */
export const bare = (text: string): string =>
  text
    .replace(numbered, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A title as it stands and, where one capital stands before it, without that: it may be the number of an appendix. */
const readingsOf = (text: string): readonly string[] => [bare(text), bare(text.replace(/^[A-H]\s+/, ''))]

/** What became of the titles that stand on the pages read, as a block of their own: others stand on other pages, or their section was left out. */
export function fatesOfTitles(titles: ReadonlySet<string>, blocks: readonly Block[]): readonly TitleFate[] {
  const of = (isHeading: boolean) =>
    new Set(
      blocks.flatMap((block) =>
        'lines' in block && (block.kind === 'heading') === isHeading ? readingsOf(textOfLines(block.lines).replaceAll('\n', ' ')) : [],
      ),
    )
  const [headings, others] = [of(true), of(false)]
  return [...titles].flatMap((title): readonly TitleFate[] => {
    if (headings.has(title)) return [{ title, fate: 'heading' }]
    return others.has(title) ? [{ title, fate: 'text' }] : []
  })
}
