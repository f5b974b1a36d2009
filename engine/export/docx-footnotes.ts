import { Paragraph } from 'docx'
import { type Block, linesOf, type ParsedDocument, type Word } from '../model/index.ts'
import type { DocxContent } from './docx-content.ts'
import { runsOf } from './docx-runs.ts'
import { pairFootnotes } from './footnotes.ts'
import { withoutFirstWord } from './list-markers.ts'

type Note = Extract<Block, { kind: 'paragraph' }>

/** The footnotes of a document that become footnotes of the file. */
export interface NotesOfFile {
  /** True for a block that stands at the foot of its page as a real note. */
  has(block: Block): boolean
  /** The number of the note that this mark is the first to refer to; null for other marks. */
  numberFor(mark: Word): number | null
  contents(content: DocxContent): Record<string, { readonly children: readonly Paragraph[] }>
  /** How many notes the file has with these. */
  readonly last: number
}

/**
 * Pairs notes with their marks. They become real footnotes when the file would number them as they are printed, 1, 2, 3 to the end of the
 * document, each with one mark; else marks and notes stay text where they stand, as no reader should find other numbers than on the page.
 * `before`: how many notes the file has already.
 */
export function notesOf(document: ParsedDocument, before: number): NotesOfFile {
  const pairs = pairFootnotes(document)
  const byLabel = new Map<string, Note>()
  for (const block of document.blocks) {
    const label = pairs.labelOf(block)
    if (label !== null && block.kind === 'paragraph') byLabel.set(label, block)
  }
  const marks = document.blocks
    .filter((block) => pairs.labelOf(block) === null)
    .flatMap(linesOf)
    .flatMap(({ words }) => words.filter((word) => pairs.labelFor(word) !== null))
  const numbered = marks.length === byLabel.size && marks.every((mark, index) => mark.text === String(before + index + 1))
  const numbers = new Map(numbered ? marks.map((mark, index) => [mark, before + index + 1]) : [])
  const notes = numbered ? [...marks].map((mark) => byLabel.get(pairs.labelFor(mark) ?? '')) : []
  const blocks = new Set<Block | undefined>(notes)
  return {
    has: (block) => blocks.has(block),
    numberFor: (mark) => numbers.get(mark) ?? null,
    last: before + notes.length,
    contents: ({ spelling, looks }) =>
      Object.fromEntries(
        notes.map((note, index) => {
          const setting = { ...looks.body, size: Math.max(14, looks.body.size - 4) }
          const runs = { spelling, setting, footnote: () => null, keepLines: false, room: null }
          return [
            String(before + index + 1),
            { children: [new Paragraph({ style: 'FootnoteText', children: runsOf(withoutFirstWord(note?.lines ?? []), runs) })] },
          ]
        }),
      ),
  }
}
