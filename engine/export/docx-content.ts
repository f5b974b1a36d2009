import type { Footer, Header } from 'docx'
import type { Block, ParsedDocument } from '../model/index.ts'
import type { Spelling } from './broken-words.ts'
import type { Bookmarks } from './docx-bookmarks.ts'
import type { NotesOfFile } from './docx-footnotes.ts'
import type { Ground } from './docx-ink.ts'
import type { List } from './docx-lists.ts'
import type { Panel } from './docx-panels.ts'
import type { Rules, RulesInText } from './docx-rules.ts'
import type { Looks } from './docx-styles.ts'
import type { Cutting } from './page-pictures.ts'

/** Everything known of a document before it is laid out in a Word file. */
export interface DocxContent {
  readonly document: ParsedDocument
  readonly looks: Looks
  readonly spelling: Spelling
  readonly lists: ReadonlyMap<Block, List>
  readonly notes: NotesOfFile
  readonly bookmarks: Bookmarks
  readonly pictures: ReadonlyMap<Block, Cutting>
  readonly header: Header | null
  /** Of the first page, where it is another one. */
  readonly firstHeader: Header | null
  readonly footer: Footer | null
  /** What must be added to a page's place in the file to get the number printed on it. */
  readonly numberShift: number
  readonly ground: Ground
  readonly rules: Rules
  /** Areas set apart by lines or a shade, when the text runs on. */
  readonly panels: readonly Panel[]
  /** Where the single rules go when the text runs on. */
  readonly inText: RulesInText
}
