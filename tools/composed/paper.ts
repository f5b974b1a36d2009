// What a composed paper is, and what it says by construction.

/** One part of a paper: a heading, a paragraph, an item, a table … */
export interface PaperPart {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'code' | 'formula' | 'table' | 'note'
  /** What makes it hard, for those who count by it: "soft hyphens", "item over a column" … */
  readonly trait: string
  /** Its letters as they are read; none for a table. */
  readonly text: string
  /** Whether it has a place in the order of reading: sidebars and notes have none of their own. */
  readonly ordered: boolean
  /** Of headings from 1 on, of items from 0 on. */
  readonly level?: number
  /** As it is printed before an item: "•", "b)", "3."; bullets by what they are, not how they look. */
  readonly marker?: string
  readonly marks?: readonly Mark[]
  /** The cells of a table row by row; a cell that spans stands in its first place, the others are null. */
  readonly rows?: readonly (readonly (string | null)[])[]
}
/** Words within a part that stand out. */
export interface Mark {
  readonly kind: 'bold' | 'italic' | 'code' | 'link' | 'place' | 'note'
  readonly text: string
  /** Of a link its address, of a place the words of the heading, of a mark the words of its note. */
  readonly target?: string
}

export interface ComposedPaper {
  readonly html: string
  readonly kind: string
  readonly columns: number
  readonly language: string
  readonly parts: readonly PaperPart[]
  /** Words in the margin of every page. */
  readonly running: readonly string[]
  /** Words that no reader sees. */
  readonly hidden: readonly string[]
}
