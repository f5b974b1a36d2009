import type { Line, ParsedDocument, Word } from '../model/index.ts'
import { sizeOf } from '../model/index.ts'

/** A stretch of text that is set alike. */
export interface Span {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly raised: Word['raised']
  readonly link: string | null
  /** The words it was made of. */
  readonly words: readonly Word[]
}

/** The words that a document spells without a line break, in lower case: they settle whether a hyphen at a line's end belongs to the word. */
export type Spelling = ReadonlySet<string>

export function spellingOf(document: Pick<ParsedDocument, 'pages'>): Spelling {
  return new Set(document.pages.flatMap((page) => page.words.map((word) => bare(word.text))))
}
const bare = (text: string): string => text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** The lines as spans of running text: words hyphenated over a line end joined, spaces where the page has them. */
export function spansOf(lines: readonly Line[], spelling: Spelling): readonly Span[] {
  const spans: Span[] = []
  let previous: Word | null = null
  let previousLine: Line | null = null
  for (const line of lines)
    for (const word of line.words) {
      const last = spans[spans.length - 1]
      if (!last || !previous) spans.push(spanOf(word, ''))
      else {
        const hyphen: 'drop' | 'keep' | null = previousLine === line ? null : hyphenation(previous, word, spelling)
        const between = hyphen !== null ? '' : previousLine === line ? spaceBetween(previous, word) : spaceAtLineEnd(previous, word)
        if (hyphen === 'drop') spans[spans.length - 1] = { ...last, text: last.text.replace(/[-\u00AD\u2010]$/u, '') }
        const ended = spans[spans.length - 1] ?? last
        if (isSetAlike(ended, word))
          spans[spans.length - 1] = { ...ended, text: ended.text + between + word.text, words: [...ended.words, word] }
        else spans.push(spanOf(word, between))
      }
      previous = word
      previousLine = line
    }
  return spans
}

/** The lines as one plain string, words hyphenated over a line end joined. */
export const plainText = (lines: readonly Line[], spelling: Spelling): string =>
  spansOf(lines, spelling)
    .map((span) => span.text)
    .join('')

const spanOf = (word: Word, before: string): Span => ({
  text: before + word.text,
  bold: word.font?.bold ?? false,
  italic: word.font?.italic ?? false,
  raised: word.raised,
  link: word.link,
  words: [word],
})

const isSetAlike = (span: Span, word: Word): boolean =>
  span.bold === (word.font?.bold ?? false) &&
  span.italic === (word.font?.italic ?? false) &&
  span.raised === word.raised &&
  span.link === word.link

/**
 * What becomes of a hyphen at a line's end, or null when there is none. It goes when the document spells the joined word elsewhere, stays when
 * it spells the word with the hyphen, and otherwise goes between lower-case letters, where it is nearly always the line's.
 */
function hyphenation(previous: Word, word: Word, spelling: Spelling): 'drop' | 'keep' | null {
  if (/\u00AD$/u.test(previous.text)) return 'drop'
  if (!/\p{L}[-\u2010]$/u.test(previous.text) || !/^\p{L}/u.test(word.text)) return null
  const whole = bare(previous.text) + bare(word.text)
  const compound = `${bare(previous.text)}-${bare(word.text)}`
  if (spelling.has(compound) && !spelling.has(whole)) return 'keep'
  if (spelling.has(whole)) return 'drop'
  return /\p{Ll}[-\u2010]$/u.test(previous.text) && /^\p{Ll}/u.test(word.text) && !/\p{L}-\p{L}/u.test(previous.text) ? 'drop' : 'keep'
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．：；！？「」『』（）《》〈〉【】]/u
const areUnspaced = (previous: Word, word: Word): boolean =>
  unspaced.test([...previous.text].at(-1) ?? '') && unspaced.test([...word.text][0] ?? '')

/** A raised mark stands against the word it belongs to; Chinese and Japanese are written without spaces. */
function spaceBetween(previous: Word, word: Word): string {
  if (areUnspaced(previous, word)) return ''
  const isMark = previous.raised !== 'no' || word.raised !== 'no'
  const gap = Math.max(word.box.left - previous.box.right, previous.box.left - word.box.right)
  return isMark && gap < 0.15 * Math.max(sizeOf(previous), sizeOf(word)) ? '' : ' '
}
const spaceAtLineEnd = (previous: Word, word: Word): string => (areUnspaced(previous, word) ? '' : ' ')
