// What becomes of a hyphen at the end of a line: it is the line's, the word's, or stands for a part that comes later.

/** Whether a document spells a word, given in lower case, without a line break: that settles whether a hyphen at a line's end belongs to it. */
export type Spelling = (word: string) => boolean

/** A word in small letters, without what stands before and behind it. */
export const bare = (text: string): string => text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/**
 * How the last word of a line, as printed, goes on in the first of the next: 'drop' without its hyphen, 'keep' with it, null behind a space, be it
 * that there is no hyphen. It goes when the document spells the joined word elsewhere, stays when it spells the word with the hyphen, and otherwise
 * goes between lower-case letters, where it is nearly always the line's.
 */
export function hyphenation(before: string, next: string, spelling: Spelling): 'drop' | 'keep' | null {
  if (/\u00AD$/u.test(before)) return 'drop'
  if (!/\p{L}[-\u2010]$/u.test(before) || !/^\p{L}/u.test(next)) return null
  const [first, rest] = [bare(before), bare(next)]
  if (spelling(first + rest)) return 'drop'
  // "Ein-" and "und Ausgang".
  if (conjunctions.has(rest)) return null
  // No word is broken behind its first letter: that is "e-mail", "X-ray".
  if (spelling(`${first}-${rest}`) || first.length === 1) return 'keep'
  if (firstParts.has(first) && rest.length >= 4) return 'keep'
  return /\p{Ll}[-\u2010]$/u.test(before) && /^\p{Ll}/u.test(next) && !/\p{L}-\p{L}/u.test(before) ? 'drop' : 'keep'
}

/** true for a number broken behind a hyphen, a dash or a stroke, that goes on in the next line: an article's, a range's, "04714-" and "35". */
export const isBrokenNumber = (before: string, next: string): boolean => /\p{N}[-–/]$/u.test(before) && /^\p{N}/u.test(next)

/** What stands between parts of which the first leaves out what both have in common ("two- to threefold"), and is no end of a word. */
const conjunctions: ReadonlySet<string> = new Set(['und', 'oder', 'bzw', 'sowie', 'bis', 'and', 'or', 'to', 'of', 'och', 'eller', 'og'])
/** First parts of compounds that are written with a hyphen, and seldom the beginning of a longer word. */
const firstParts: ReadonlySet<string> = new Set([
  'non',
  'self',
  'well',
  'half',
  'long',
  'short',
  'follow',
  'cross',
  'year',
  'high',
  'low',
  'full',
])
