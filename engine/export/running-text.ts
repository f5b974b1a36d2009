import type { Line, ParsedDocument, Word } from '../model/index.ts'
import { areUnspaced, sizeOf, unspaced } from '../model/index.ts'
import { bare, hyphenation, isBrokenNumber, type Spelling } from './broken-words.ts'

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

/** The spelling of a document. Its words are gathered when first asked for: most documents ask a few times, some never. */
export function spellingOf(document: Pick<ParsedDocument, 'pages'>): Spelling {
  let words: ReadonlySet<string> | null = null
  return (word) => {
    words ??= new Set(document.pages.flatMap((page) => page.words.map((each) => bare(each.text))))
    return words.has(word)
  }
}

/**
 * The lines as spans of running text: words hyphenated over a line end joined, spaces where the page has them. Words stay in one span when
 * weight, slope, height and link are the same, and `alike`, when given, says so too.
 * `linkOf` gives what a word links to: by default its web address.
 */
export function spansOf(
  lines: readonly Line[],
  spelling: Spelling,
  alike: (a: Word, b: Word) => boolean = () => true,
  linkOf: (word: Word) => string | null = addressOf,
): readonly Span[] {
  const spans: OpenSpan[] = []
  let previous: Word | null = null
  for (const line of lines) {
    let isLineStart = true
    for (const word of line.words) {
      const last = spans[spans.length - 1]
      let between = ''
      if (last && previous) {
        const hyphen = isLineStart ? hyphenation(previous.text, word.text, spelling) : null
        if (hyphen === 'drop') last.texts.push(last.texts.pop()?.replace(/[-\u00AD\u2010]$/u, '') ?? '')
        else if (hyphen === null)
          between = isLineStart ? spaceAtLineEnd(previous, word) : isInitialOf(previous, word, spelling) ? '' : spaceBetween(previous, word)
      }
      if (last?.words[0] && isSetAlike(last.words[0], word) && linkOf(last.words[0]) === linkOf(word) && alike(last.words[0], word)) {
        last.texts.push(between + word.text)
        last.words.push(word)
      } else spans.push({ texts: [between + word.text], words: [word] })
      previous = word
      isLineStart = false
    }
  }
  return spans.map(({ texts, words }) => ({
    text: texts.join(''),
    words,
    ...settingOf(words[0]),
    link: words[0] ? linkOf(words[0]) : null,
  }))
}

interface OpenSpan {
  readonly texts: string[]
  readonly words: Word[]
}

/** The web address a word links to; links to places of the document lead nowhere outside it. */
const addressOf = ({ link }: Word): string | null => (link?.startsWith('#') ? null : link)

const settingOf = (word: Word | undefined): Omit<Span, 'text' | 'words' | 'link'> => ({
  bold: word?.font?.bold ?? false,
  italic: word?.font?.italic ?? false,
  raised: word?.raised ?? 'no',
})

const isSetAlike = (a: Word | undefined, b: Word): boolean =>
  a !== undefined &&
  (a.font?.bold ?? false) === (b.font?.bold ?? false) &&
  (a.font?.italic ?? false) === (b.font?.italic ?? false) &&
  a.raised === b.raised

/** The lines as one plain string, words hyphenated over a line end joined. */
export const plainText = (lines: readonly Line[], spelling: Spelling): string =>
  spansOf(lines, spelling)
    .map((span) => span.text)
    .join('')

/** An initial over several lines is at least so many times as large as the text, and stands no further from it, in shares of its size. */
const initialSize = 1.8
const widestBehindInitial = 0.35
/** true for the initial of a word: its first letter, unless it is a word by itself ("A", "I", "À", "Y" …) and the document does not spell both as one. */
function isInitialOf(initial: Word, word: Word, spelling: Spelling): boolean {
  const [large, small] = [initial.font?.size ?? 0, word.font?.size ?? 0]
  if (small === 0 || large < initialSize * small || word.turn !== 0 || !/^["'“‘«]?\p{Lu}$/u.test(initial.text)) return false
  if (!/^\p{L}/u.test(word.text) || word.box.left - initial.box.right > widestBehindInitial * large) return false
  return !/[AEIOUYÀÈÉÓÚ]$/.test(initial.text) || spelling(bare(initial.text) + bare(word.text))
}

/** White between Chinese or Japanese words of one line, in sizes of their type, that parts them all the same: titles are spread by an em, texts that only share a row stand further apart. */
const widestUnspaced = 1.6
const areApart = (previous: Word, word: Word): boolean =>
  word.turn === 0 && previous.turn === 0 && word.box.left - previous.box.right > widestUnspaced * Math.max(sizeOf(previous), sizeOf(word))

/** A raised mark stands against the word it belongs to; Chinese and Japanese are written without spaces. */
function spaceBetween(previous: Word, word: Word): string {
  if (areUnspaced(previous, word) && !areApart(previous, word)) return ''
  const isMark = previous.raised !== 'no' || word.raised !== 'no'
  const [start, end] = word.turn % 180 === 0 ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const gap = Math.max(word.box[start] - previous.box[end], previous.box[start] - word.box[end])
  const most = standsAgainst.test(previous.raised === 'no' ? previous.text.slice(-1) : (word.text[0] ?? '')) ? widestBesideStop : 0.15
  return isMark && gap < most * Math.max(sizeOf(previous), sizeOf(word)) ? '' : ' '
}
/** Stops have white of their own on both sides, and no space parts them from a mark. */
const standsAgainst = /[.,;:!?)\]]/
const widestBesideStop = 0.22
const spaceAtLineEnd = (previous: Word, word: Word): string =>
  areUnspaced(previous, word) || isBrokenNumber(previous.text, word.text) || isNumberInWriting(previous, word) ? '' : ' '
/** A figure before or behind a letter of Chinese or Japanese, which its line's end parts from it. */
const isNumberInWriting = (previous: Word, word: Word): boolean =>
  (/\p{N}[%％]?$/u.test(previous.text) && unspaced.test([...word.text][0] ?? '')) ||
  (unspaced.test([...previous.text].at(-1) ?? '') && /^\p{N}/u.test(word.text))
