import type { Line, Word } from '../model/index.ts'
import type { Spelling } from './broken-words.ts'
import { type Span, spansOf } from './running-text.ts'

export interface InlineOptions {
  readonly spelling: Spelling
  /** Off in headings, whose type already says it. */
  readonly emphasis: boolean
  /** The footnote label that a raised mark refers to, or null. */
  readonly noteLabel: (word: Word) => string | null
  /** What a word links to, or null. */
  readonly linkOf: (word: Word) => string | null
  /** Whether a word is program code within running text. */
  readonly isCode: (word: Word) => boolean
}

/** The lines as one line of Markdown: emphasis, links, raised marks; what Markdown would take for its own signs is escaped. */
export function inlineMarkdown(lines: readonly Line[], options: InlineOptions): string {
  const { isCode, noteLabel } = options
  // Marks of several notes behind one word each lead to their own.
  const isMark = (word: Word) => word.raised === 'superscript' && noteLabel(word) !== null
  const alike = (a: Word, b: Word) => isCode(a) === isCode(b) && !isMark(a) && !isMark(b)
  const text = spansOf(lines, options.spelling, alike, options.linkOf)
    .map((span) => spanMarkdown(span, options))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return escapeLineStart(text)
}

/** One span as Markdown, with the white before it. */
export function spanMarkdown(span: Span, { emphasis, noteLabel, isCode }: Omit<InlineOptions, 'spelling' | 'linkOf'>): string {
  const [, before = '', whole = ''] = /^(\s*)([\s\S]*)$/u.exec(span.text) ?? []
  if (whole === '') return span.text
  const [, body = '', stop = ''] = (span.link === null ? null : beforeStop.exec(whole)) ?? [whole, whole]
  const [word] = span.words
  const label = span.words.length === 1 && word ? noteLabel(word) : null
  if (label !== null) return `${before}[^${label}]`
  if (word && span.raised === 'no' && span.link === null && /[\p{L}\p{N}]/u.test(body) && isCode(word)) {
    const [, open = '', code = '', end = ''] = withinStops.exec(body) ?? ['', '', body, '']
    return before + open + codeSpan(code) + end
  }
  let text = escapeInline(body)
  if (span.raised === 'superscript') text = `<sup>${text}</sup>`
  if (span.raised === 'subscript') text = `<sub>${text}</sub>`
  // Emphasis needs a letter or digit to hold on to: a bold comma is of no use to anybody.
  if (emphasis && span.raised === 'no' && /[\p{L}\p{N}]/u.test(body)) {
    const marks = `${span.bold ? '**' : ''}${span.italic ? '*' : ''}`
    const [, inner = '', end = ''] = marks === '' ? [text, text] : (emphasised.exec(text) ?? [text, text])
    const isClosing = end.startsWith(')') && inner.split('(').length <= inner.split(')').length
    if (end === '' || (end.startsWith(')') && !isClosing)) text = marks + text + marks
    else text = marks + inner + marks + end
  }
  return before + (span.link ? `[${text}](${linkTarget(span.link)})${stop}` : text)
}

/** A comma behind words set off is the sentence's, and so is a bracket that they do not open: words are read whole, in the type of their letters. */
const emphasised = /^([\s\S]*[^\s,;)])(\)?[,;]|\))$/u

/** A stop at the end of a link is the sentence's: the whole word is linked, since words are read whole. */
const beforeStop = /^([\s\S]*[^.,;:])([.,;:])$/u

/**
 * Stops at the end of code within a sentence are the sentence's, and so is a bracket that its code does not close: the whole word counts as
 * code, since words are read whole. A semicolon may be the program's own.
 */
const withinStops = /^(\((?![^)]*\)))?([\s\S]*?[^\s.,:])([.,:])?$/u

/** Code between backticks: one more than the code has in a row, and apart from a backtick at its edge (CommonMark, 6.1). */
function codeSpan(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((ticks) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const padding = /^`|`$/.test(code) ? ' ' : ''
  return fence + padding + code + padding + fence
}

const linkTarget = (address: string): string => (/[()\s<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>` : address)

/** Escapes only where CommonMark would see markup: a star beside a letter, one or two underscores at a word's edge (longer ones are blanks to fill in), a tag, a link, an entity. */
export function escapeInline(text: string): string {
  if (!/[\\`*_~\][<&]/.test(text)) return text
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/`/g, '\\`')
    .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}_])_{1,2}(?=[^\s_])|(?<=[^\s_])_{1,2}(?![\p{L}\p{N}_])/gu, (run) => run.replaceAll('_', '\\_'))
    .replace(/~~/g, '\\~\\~')
    .replace(/\](?=[([:])/g, '\\]')
    .replace(/\[(?=\^)/g, '\\[')
    .replace(/&(?=#?\w{1,31};)/g, '&amp;')
    .replace(/<(?=[a-zA-Z/!?])/g, '&lt;')
}

/** Escapes what would make a paragraph a heading, a list, a quotation or a rule. */
export const escapeLineStart = (text: string): string =>
  text
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^([-+*>])(?=\s|$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(={3,}|-{3,}|_{3,}|\|)/, '\\$1')
