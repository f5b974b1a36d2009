import type { Printed } from './printed.ts'
import type { Table } from './table.ts'
import type { Line } from './word.ts'

export interface Heading extends Printed {
  readonly kind: 'heading'
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
  readonly lines: readonly Line[]
}
export interface Paragraph extends Printed {
  readonly kind: 'paragraph'
  readonly lines: readonly Line[]
  /** body text, a caption of a table or picture, a footnote, code with its line breaks kept, or a formula. */
  readonly role: 'body' | 'caption' | 'footnote' | 'code' | 'formula'
}
export interface ListItem extends Printed {
  readonly kind: 'list-item'
  readonly depth: number
  /** As printed: "•", "3.", "(a)". The marker's words are the first words of the first line. */
  readonly marker: string
  readonly lines: readonly Line[]
}
export interface Picture extends Printed {
  readonly kind: 'picture'
  readonly caption: readonly Line[]
  /** The words printed in a chart or drawing, in rows from its top. Left out: none. */
  readonly labels?: readonly Line[]
}
/** Running headers, footers and page numbers: kept, so that no word is lost; left out of most exports. */
export interface Furniture extends Printed {
  readonly kind: 'furniture'
  readonly lines: readonly Line[]
}
export type Block = Heading | Paragraph | ListItem | Picture | Furniture | Table
