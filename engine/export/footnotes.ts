import { type Block, linesOf, type ParsedDocument, sizeOf, type Word } from '../model/index.ts'

/** Footnotes that are referred to, with the labels that pair each with its marks. */
export interface Footnotes {
  /** The label of a note block, or null when no mark on its page refers to it. */
  labelOf(block: Block): string | null
  /** The label of the note that a raised mark refers to, or null. */
  labelFor(mark: Word): string | null
}

/** Pairs the notes of a document with the raised marks of the same page, or with those before them where there are none. A number used on several pages gets the page in its label. */
export function pairFootnotes(document: Pick<ParsedDocument, 'blocks'>): Footnotes {
  const marks = new Map<string, Word[]>()
  const exponents = new Set<Word>()
  for (const block of document.blocks) {
    if (isNote(block)) continue
    for (const line of linesOf(block))
      line.words.forEach((word, i) => {
        if (word.raised !== 'superscript') return
        const key = keyOf(word)
        marks.set(key, [...(marks.get(key) ?? []), word])
        if (isExponent(word, line.words[i - 1])) exponents.add(word)
      })
  }
  const notes = document.blocks.filter(isNote)
  // Notes at the end of a text stand on another page than their marks.
  const marksBefore = (note: Word, text: string): readonly Word[] | undefined => {
    const before = [...marks.values()].flat().filter((mark) => mark.page < note.page && bareMark(mark) === text && !exponents.has(mark))
    return before.length > 0 && uses.get(text) === 1 ? before : undefined
  }
  const uses = new Map<string, number>()
  for (const note of notes) uses.set(markText(note), (uses.get(markText(note)) ?? 0) + 1)
  const labels = new Map<Block, string>()
  const references = new Map<Word, string>()
  for (const note of notes) {
    const first = note.lines[0]?.words[0]
    const text = markText(note)
    const onPage = first ? marks.get(keyOf(first)) : undefined
    const referring = first && (onPage ?? []).every((mark) => exponents.has(mark)) ? (marksBefore(first, text) ?? onPage) : onPage
    if (!first || !referring || text === '') continue
    const number = /^\d+$/.test(text) ? text : `note-${[...text].map((sign) => sign.codePointAt(0)).join('-')}`
    const label = uses.get(text) === 1 ? number : `${first.page}-${number}`
    labels.set(note, label)
    // Beside a mark behind a word, what stands behind a variable is its exponent.
    const sure = referring.filter((mark) => !exponents.has(mark))
    for (const mark of sure.length > 0 ? sure : referring) references.set(mark, label)
  }
  return { labelOf: (block) => labels.get(block) ?? null, labelFor: (mark) => references.get(mark) ?? null }
}

type Note = Extract<Block, { kind: 'paragraph' }>
const isNote = (block: Block): block is Note => block.kind === 'paragraph' && block.role === 'footnote'
const markText = (note: Note): string => (note.lines[0]?.words[0]?.text ?? '').replace(/[.)\]([]/g, '')
const bareMark = (word: Word): string => word.text.replace(/[.)\]([,]/g, '')
const keyOf = (word: Word): string => `${word.page} ${bareMark(word)}`

/** A figure behind a single letter, as in "x²". */
const isExponent = (mark: Word, before: Word | undefined): boolean =>
  /^\d+$/.test(mark.text) &&
  before !== undefined &&
  /^[^\p{L}]*\p{L}$/u.test(before.text) &&
  mark.box.left - before.box.right < 0.2 * sizeOf(before)
