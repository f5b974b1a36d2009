// The seven stages and what passes between them.
//
// Glossary. page: one side of the file, upright. word: characters without a space between. line: words on one baseline in one column.
// region: lines that belong together, a picture or a table, in reading order. block: heading, paragraph, list item, table, picture, furniture.
// table, cell: a grid and its tiles. field: a named value with its evidence. place: page and box.

import type { Box, Fill, Point, Projection, Ruling, Size, Sketch } from './geometry/index.ts'
import type {
  Block,
  DocumentKind,
  FieldDefinition,
  FieldSheet,
  Font,
  Issue,
  Line,
  Page,
  ParsedDocument,
  Place,
  Reading,
  Table,
  Word,
} from './model/index.ts'

// ---------- what passes from one stage to the next ----------------------------------
export interface Bitmap {
  readonly width: number
  readonly height: number
  /** RGBA, 4 bytes a pixel, rows without padding. */
  readonly pixels: Uint8Array
  readonly dpi: number
}
/** A heading of the file's own outline (bookmarks). */
export interface OutlineEntry {
  readonly title: string
  readonly level: number
  readonly page: number
}
/** load: an opened file. Nothing is decoded or drawn until a page is asked for. */
export interface OpenFile {
  readonly type: FileType
  readonly pageCount: number
  readonly outline: readonly OutlineEntry[]
  page(number: number): Promise<OpenPage>
  /** XML files that the file carries: the data of an electronic invoice. Empty for pictures. */
  attachments(): Promise<readonly Attachment[]>
  close(): Promise<void>
}
/** A file within the file. */
export interface Attachment {
  readonly name: string
  readonly bytes: Uint8Array
}
export interface OpenPage {
  readonly number: number
  readonly size: Size
  /** stated: by the file. assumed: the file does not say how large its picture is on paper. */
  readonly sized: 'stated' | 'assumed'
  /** As in Page. */
  readonly toImage: Projection | null
  /** null: the file carries no text and no drawing for this page (a picture). */
  marks(): Promise<Marks | null>
  render(dpi: number): Promise<Bitmap>
}
/** Everything drawn on one page, with no opinion yet about structure. */
export interface Marks {
  readonly words: readonly Word[]
  readonly rulings: readonly Ruling[]
  readonly fills: readonly Fill[]
  readonly pictures: readonly Box[]
  /** Curves, slanted lines and filled shapes: what charts and diagrams are drawn with. Left out: none. */
  readonly sketches?: readonly Sketch[]
  /** Words the reader would not see: white on white, invisible, clipped, off the page. Kept out of results and said. */
  readonly hidden: readonly Word[]
  /** Share of characters that map to no readable letter, 0 to 1. */
  readonly unreadable: number
  /** Fonts of words that do not say which letters they show: what comes as letters are their own codes. Left out: none. */
  readonly unstated?: ReadonlySet<Font>
  /** How many things but text are drawn and can be seen: lines, areas, curves, pictures. */
  readonly drawn: number
}
/** read: a page's words and marks, from text layer or OCR. */
export interface ReadPage extends Page {
  readonly rulings: readonly Ruling[]
  readonly fills: readonly Fill[]
  readonly pictures: readonly Box[]
  /** Charts and diagrams drawn with lines and areas: the words in them are their labels. Left out: none. */
  readonly drawings?: readonly Box[]
  readonly issues: readonly Issue[]
}
/** tables: the grids of one page, and the words outside them. Cells hold text values; types come with the whole document's evidence. */
export interface TabledPage {
  readonly page: ReadPage
  readonly tables: readonly Table[]
  /** Words of the page that stand in no table. */
  readonly rest: readonly Word[]
  /** Boxes with the listings of programs, whose words are among the rest. Left out: none. */
  readonly listings?: readonly Box[]
  readonly issues: readonly Issue[]
}
/** layout: lines grouped into zones, and tables, in reading order. */
export type Region =
  | {
      readonly kind: 'prose' | 'furniture'
      readonly place: Place
      readonly lines: readonly Line[]
      /** It is the listing of a program. */
      readonly isListing?: true
    }
  | { readonly kind: 'picture'; readonly place: Place; readonly caption: readonly Line[]; readonly labels?: readonly Line[] }
  | { readonly kind: 'table'; readonly place: Place; readonly table: Table }
export interface LaidOutPage {
  readonly page: ReadPage
  readonly regions: readonly Region[]
  readonly issues: readonly Issue[]
}
/** structure: tables joined over pages and typed, headings, paragraphs, lists, notes. */
export interface Structure {
  readonly blocks: readonly Block[]
  readonly issues: readonly Issue[]
}
/** fields: what was asked for, found or declared missing. */
export interface Extraction {
  /** One a document found in the file. */
  readonly sheets: readonly FieldSheet[]
  readonly issues: readonly Issue[]
}

// ---------- the seven stages ----------------------------------------------------------
export type Load = (file: Uint8Array, options: LoadOptions) => Promise<OpenFile>
export type Read = (page: OpenPage, tools: Tools) => Promise<ReadPage>
export type Tables = (page: ReadPage) => TabledPage
export type Layout = (page: TabledPage) => LaidOutPage
export type Structuring = (pages: readonly LaidOutPage[], outline: readonly OutlineEntry[]) => Structure
export type Fields = (
  pages: readonly ReadPage[],
  blocks: readonly Block[],
  request: FieldRequest,
  tools: Tools,
  attachments?: readonly Attachment[],
) => Promise<Extraction>
export type Export = (document: ParsedDocument, options: ExportOptions, source?: ExportSource) => Promise<ExportedFile>

// ---------- what the caller asks for and lends --------------------------------------
export type FileType = 'pdf' | 'jpeg' | 'png' | 'tiff'
/** pdf: the document with its text laid invisibly over its pictures, so that it can be searched. */
export type Format = 'xlsx' | 'csv' | 'md' | 'json' | 'docx' | 'txt' | 'pdf'
export const formats: readonly Format[] = ['xlsx', 'csv', 'md', 'json', 'docx', 'txt', 'pdf']
export interface Limits {
  readonly bytes: number
  readonly pages: number
  readonly milliseconds: number
  /** Longest side of a picture, in pixels. */
  readonly side: number
  /** Pixels of a picture or a page. */
  readonly pixels: number
}
export const defaultLimits: Limits = {
  bytes: 50 * 1024 * 1024,
  pages: 300,
  milliseconds: 30 * 60 * 1000,
  side: 10_000,
  pixels: 100_000_000,
}
export interface LoadOptions {
  readonly limits: Limits
  /** Used once to open the file; never kept. */
  readonly password: string | null
}
export interface FieldRequest {
  readonly kind: DocumentKind | 'auto'
  /** Fields that somebody named or drew up a template of; with kind 'custom' and none, every label and value on the page is wanted. */
  readonly definitions: readonly FieldDefinition[]
}
export interface ExportOptions {
  /** One sheet a table, a page, or one sheet for all. */
  readonly sheets: 'table' | 'page' | 'one'
  /** A leading byte order mark in CSV files, for old spreadsheet programs. */
  readonly csvByteOrderMark: boolean
  /** Guard CSV cells that a spreadsheet would run as a formula. */
  readonly csvGuard: boolean
  /** What workbooks and CSV files hold of a document whose fields were read; one without fields gives its tables whatever is said here. */
  readonly content: 'tables' | 'fields' | 'both'
  /** JSON of the whole document with all its words, or of its fields alone. */
  readonly jsonShape: 'document' | 'fields'
  /** flow: text that runs on when it is edited. faithful: every line where it stands on its page. */
  readonly docxLayout: 'flow' | 'faithful'
  /** Running headers, footers and page numbers in Markdown: left out, all kept, or each kept once. */
  readonly markdownFurniture: 'none' | 'all' | 'distinct'
  /** Pictures in Markdown: named in their place, files in a zip that the text refers to, or left out. */
  readonly markdownPictures: 'mentioned' | 'files' | 'none'
  /** A block of YAML in front of Markdown that names title and pages. */
  readonly frontMatter: boolean
  /** A mark in Markdown where a page of the file begins. */
  readonly pageBreaks: boolean
}
export const defaultExportOptions: ExportOptions = {
  sheets: 'table',
  csvByteOrderMark: false,
  csvGuard: true,
  content: 'both',
  jsonShape: 'document',
  docxLayout: 'flow',
  markdownFurniture: 'none',
  markdownPictures: 'mentioned',
  frontMatter: false,
  pageBreaks: false,
}
/** What an exporter may look at beside the document: the pages' pictures, while they are kept. */
export interface ExportSource {
  /** The picture of a page as it was kept; null when there is none. */
  picture(page: number): Promise<StoredPicture | null>
  /** The file itself while it is still there; null for an export after corrections. */
  readonly original: { readonly type: FileType; readonly bytes: Uint8Array } | null
  /** Called again and again while something long is written, for those who wait for a sign of life. */
  readonly working?: () => void
}
/** A page as it was read: upright, straight and as large as `Page.size` says. */
export interface StoredPicture {
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly mediaType: 'image/png' | 'image/webp' | 'image/jpeg'
  readonly bytes: Uint8Array
}
export const noSource: ExportSource = { picture: async () => null, original: null }
export interface ExportedFile {
  /** Without a path: "tables.zip", "document.xlsx". */
  readonly extension: string
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** What did not fit the format and what was done about it, in sentences. */
  readonly losses: readonly string[]
}
export interface ConversionRequest {
  readonly formats: readonly Format[]
  /** 1-based page numbers to read; null for all. */
  readonly pages: readonly number[] | null
  readonly password: string | null
  readonly fields: FieldRequest | null
  /** BCP 47 codes that the caller expects; empty: detect. */
  readonly languages: readonly string[]
  readonly limits: Limits
  readonly exportOptions: ExportOptions
}
/** The outside world, handed in by the caller. Tests lend fakes; the engine opens no socket of its own. */
export interface Tools {
  /** null: no recogniser; pages without text are said to be so. */
  readonly ocr: Ocr | null
  readonly vision: Vision | null
  readonly signal: AbortSignal
  readonly trace: Trace
  /** Awaited after each page, before the next one is begun: for callers who show pages before the document is whole. */
  readonly afterPage?: (page: LaidOutPage) => Promise<void>
}
/** Reads the writing in a picture that stands upright and straight (engine/picture does that). */
export interface Ocr {
  recognise(image: Bitmap, options: OcrOptions): Promise<Recognition>
}
export interface OcrOptions {
  /** BCP 47 codes that the caller expects; empty: detect. */
  readonly languages: readonly string[]
  readonly signal: AbortSignal
  /** Called after each line: a dense page takes longer than anybody waits for a sign of life. */
  readonly lineRead?: () => void
  /** Only the beginnings of a few lines, read once: enough to tell which way up writing stands, for a tenth of the time. */
  readonly isSample?: boolean
  /** Rules between columns, which no line of writing crosses: points along each from top to bottom, in pixels of the picture. */
  readonly walls?: readonly (readonly Point[])[]
  /** Height of the usual small letter in pixels of the picture, 0 or left out when it is not known: pictures of tiny writing are looked at enlarged. */
  readonly letterSize?: number
  /** Where figures and letters stand alone or a few together, in pixels of the picture: they are read where no line is found. */
  readonly shortTexts?: readonly Box[]
  /** What another program read in the picture before: it decides where this reading is no word and nearly the same. */
  readonly earlier?: readonly EarlierWord[]
}
/** A word that another program recognised earlier. */
export interface EarlierWord {
  readonly text: string
  /** In pixels of the picture that is given. */
  readonly pixels: Box
}
export interface Recognition {
  readonly words: readonly Recognised[]
  /** BCP 47 code of the language that most of the text is in; null when there is too little text to tell. */
  readonly language: string | null
  /** false when there is enough text to tell that its language is none whose words are known; letters and accents may then be wrong. */
  readonly isKnownLanguage?: boolean
  /** Writing was found that this recogniser does not read: its share of all writing by area, 0 to 1. */
  readonly unreadable: number
}
/** One word: no space inside. */
export interface Recognised {
  readonly text: string
  /** In pixels of the picture that was given. */
  readonly pixels: Box
  /** Where the writing stands, in pixels from the top; null when unknown. */
  readonly baseline: number | null
  /** Clockwise turn of the writing against the picture. */
  readonly turn: 0 | 90 | 180 | 270
  readonly confidence: number
  /** What else it could say, best first. */
  readonly readings: readonly Reading[]
  readonly bold: boolean
  readonly italic: boolean
  /** Size of its type in pixels, where letters of one size all fill it, as those of Chinese do; left out: not known. */
  readonly size?: number
}
/** A second reader that sees pages and answers in words: what it says is a claim, to be found on the page or dropped. */
export interface Vision {
  /**
   * The answer to a question about some pages, as a value of the JSON Schema at best; nothing about it may be taken on trust. Rejects when
   * no answer is to be had: too slow, too much asked, out of order.
   */
  ask(pages: readonly number[], question: string, schema: object, signal: AbortSignal): Promise<unknown>
}
export type StageName = 'load' | 'read' | 'tables' | 'layout' | 'structure' | 'fields' | 'export'
export const stageNames: readonly StageName[] = ['load', 'read', 'tables', 'layout', 'structure', 'fields', 'export']
/** Called after each stage with what it made: progress bars, the drawing tool and the benchmarks all listen here. */
export type Trace = (stage: StageName, page: number | null, made: unknown) => void

// ---------- how it fails -------------------------------------------------------------
/** Every way a conversion can be refused or stopped: one closed list, with the sentence people see. */
export const failureSentences = {
  'unsupported-file': 'This kind of file cannot be read. Use a PDF, JPEG, PNG or TIFF file.',
  'damaged-file': 'The file is damaged and cannot be opened. Save or export it again and try once more.',
  'empty-file': 'The file is empty. Check that it was saved completely.',
  'password-required': 'The file is locked with a password. Give the password to open it.',
  'password-wrong': 'The password does not open the file. Check it and try again.',
  'file-too-large': 'The file is larger than allowed. Split it or make it smaller.',
  'too-many-pages': 'The file has more pages than allowed. Choose some of its pages or split it.',
  'too-many-pixels': 'The picture has more pixels than allowed. Scan or save it at a lower resolution.',
  'page-out-of-range': 'The file has no such page. Check the page numbers.',
  'nothing-to-read': 'No page of the file could be read.',
  'format-not-available': 'This output format is not available yet.',
  'feature-not-available': 'This is not available yet.',
  cancelled: 'The conversion was cancelled.',
  'time-limit': 'The file took longer than allowed. Convert fewer pages at once.',
  'memory-limit': 'The file needs more memory than allowed. Convert fewer pages at once.',
  'reader-crashed': 'The reader stopped working on this file. Nothing was charged.',
} as const
export type FailureCode = keyof typeof failureSentences

/** A conversion that gives no output. `code` is stable; the message tells what happened and what to do. */
export class ConversionFailure extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode, detail: string = failureSentences[code], options?: ErrorOptions) {
    super(detail, options)
    this.name = 'ConversionFailure'
    this.code = code
  }
}
