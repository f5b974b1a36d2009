import { z } from 'zod'
import { conversionStates } from './conversion-states.ts'
import { Unchecked } from './corrections.ts'
import { DocumentType, FieldDefinitions } from './fields.ts'
import { files } from './limits.ts'
import { converterIds } from './prices.ts'
import { ErrorCodes } from './problem.ts'

export const FileType = z.enum(['pdf', 'jpeg', 'png', 'tiff']).meta({ id: 'FileType' })
export const Format = z.enum(['xlsx', 'csv', 'md', 'json', 'docx', 'txt', 'pdf']).meta({ id: 'Format' })
export type Format = z.infer<typeof Format>
export const ConverterIdSchema = z
  .enum(converterIds)
  .meta({ id: 'ModelName', description: 'Which of the six converters reads the inputs.' })

/** Page ranges as people write them: "1-3, 7"; empty for all. */
export const PageRange = z
  .string()
  .trim()
  .max(200)
  .regex(/^$|^\d{1,5} *(- *\d{1,5} *)?(, *\d{1,5} *(- *\d{1,5} *)?)*$/, 'Write pages like 1-3, 7')

/**
 * The pages a range names, in order without repeats; all pages for an empty range.
 * Throws RangeError when a page is below 1, above `pageCount`, or a range runs backwards.
 */
export function pagesOf(range: string, pageCount: number): number[] {
  if (range.trim() === '') return Array.from({ length: pageCount }, (_, index) => index + 1)
  const pages = new Set<number>()
  for (const part of range.split(',')) {
    const [first = Number.NaN, last = first] = part.split('-').map((piece) => Number(piece.trim()))
    if (!(first >= 1 && last >= first && last <= pageCount)) throw new RangeError(`the file has no pages ${part.trim()}`)
    for (let page = first; page <= last; page++) pages.add(page)
  }
  return [...pages].sort((a, b) => a - b)
}

/** An uploaded file waiting to be converted. `locked`: a password is needed before pages are known. */
export const UploadReply = z.object({
  id: z.uuid(),
  fileName: z.string(),
  bytes: z.int(),
  type: FileType,
  locked: z.boolean(),
  /** Pages or frames; null while locked. */
  pages: z.int().nullable(),
  expiresAt: z.iso.datetime(),
})
export type Upload = z.infer<typeof UploadReply>
export const UnlockUpload = z.object({ password: z.string().min(1).max(256) })

const Selection = z.object({ uploadId: z.uuid(), pages: PageRange.default('') })
export const ConversionOptions = z
  .object({
    formats: z.array(Format).min(1).max(7).optional(),
    sheets: z.enum(['table', 'page', 'one']).default('table'),
    csvByteOrderMark: z.boolean().default(false),
    /** What Excel and CSV files hold when fields were read; fields for the converters of fields, both for the others, when left out. */
    content: z.enum(['tables', 'fields', 'both']).optional(),
    /** JSON of the whole document, or of its fields alone: those for the converters of fields when left out. */
    jsonShape: z.enum(['document', 'fields']).optional(),
    /** Word files: text that runs on when edited, or every line where it stands on its page. */
    docxLayout: z.enum(['flow', 'faithful']).default('flow'),
    /** Running headers and footers in Markdown. */
    markdownFurniture: z.enum(['none', 'all', 'distinct']).default('none'),
    /** Pictures in Markdown: named in their place, files in a zip that the text refers to, or left out. */
    markdownPictures: z.enum(['mentioned', 'files', 'none']).default('mentioned'),
    frontMatter: z.boolean().default(false),
    pageBreaks: z.boolean().default(false),
    documentType: DocumentType.default('auto'),
    /** What to look for, beside the list of the document type or, for 'custom', alone. None with 'custom': every label and value. */
    fields: FieldDefinitions.default([]),
    /** A saved list of fields: its fields come beside `fields`, its type in place of 'auto'. */
    templateId: z.uuid().optional(),
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/))
      .max(5)
      .default([]),
    /** Left out: the installation's default. 0: deleted after the first download, or after an hour. */
    retentionHours: z.union([z.literal(0), z.literal(1), z.literal(24), z.literal(168)]).optional(),
    keepPagePictures: z.boolean().default(true),
  })
  .meta({ id: 'ConversionOptions' })
export type ConversionOptions = z.infer<typeof ConversionOptions>
export const QuoteRequest = z.object({
  converter: ConverterIdSchema,
  files: z.array(Selection).min(1).max(files.atOnce, `Convert at most ${files.atOnce} files at once`),
  /** With what they are to be converted: a file converted so before, and still kept, costs nothing. */
  options: ConversionOptions.prefault({}),
})
export const QuoteReply = z.object({
  /** `paid`: converted with these options before, and still kept. */
  files: z.array(z.object({ uploadId: z.uuid(), pages: z.int(), credits: z.int(), paid: z.boolean() })),
  pages: z.int(),
  credits: z.int(),
  balance: z.int(),
  /** Balance after the conversion; negative when credits are missing. */
  after: z.int(),
})
export type Quote = z.infer<typeof QuoteReply>

export const CreateConversions = z.object({
  converter: ConverterIdSchema,
  files: z.array(Selection).min(1).max(files.atOnce, `Convert at most ${files.atOnce} files at once`),
  options: ConversionOptions.prefault({}),
})
export type CreateConversions = z.input<typeof CreateConversions>

export const ConversionState = z.enum(conversionStates).meta({ id: 'ConversionState' })
export const PageState = z
  .object({
    page: z.int(),
    outcome: z.enum(['waiting', 'read', 'blank', 'failed']),
    /** Why it failed: an issue code; null otherwise. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'PageState' })
const PageOfConversion = PageState.extend({
  /** What of a page that is read can be looked at while the conversion still runs; absent: nothing. A picture comes with its text. */
  early: z.enum(['text', 'picture']).optional(),
  /** False for a page of which no picture could be made though pictures of the others are kept. */
  drawn: z.boolean().optional(),
})
export const ConversionIssue = z.object({ code: z.string(), page: z.int().nullable(), detail: z.string() }).meta({ id: 'ConversionIssue' })
/** What went wrong with a whole document. */
export const Failure = z.object({ code: ErrorCodes, message: z.string() }).meta({ id: 'Failure' })
export const ConversionCredits = z
  .object({ held: z.int(), charged: z.int(), returned: z.int() })
  .meta({ id: 'Credits', description: 'Held while it runs; charged for pages that were read; the rest returned.' })
export const FoundDocument = z
  .object({
    /** invoice, receipt, …; 'other' where no kind fits, 'custom' where only named fields were asked for. */
    kind: z.string(),
    /** Its pages in the file, ascending. */
    pages: z.array(z.int()),
    fields: z.int(),
    failedChecks: z.int(),
  })
  .meta({
    id: 'FoundDocument',
    description: 'A document whose fields were read; a file may hold several. Counts, and nothing of what it says.',
  })
export type FoundDocument = z.infer<typeof FoundDocument>
export const Conversion = z
  .object({
    id: z.uuid(),
    converter: ConverterIdSchema,
    fileName: z.string(),
    fileType: FileType,
    state: ConversionState,
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    pagesTotal: z.int(),
    pagesDone: z.int(),
    pages: z.array(PageOfConversion),
    credits: ConversionCredits,
    /** Files that are written already, with the corrections that are saved. */
    /** The files that were made, and what did not fit the format of each, in sentences. */
    formats: z.array(z.object({ format: Format, fileName: z.string(), bytes: z.int(), losses: z.array(z.string()) })),
    /** Every format that the result can be downloaded in, for nothing; those not written already are written then. */
    downloads: z.array(Format),
    corrections: z.object({ revision: z.int(), count: z.int() }),
    /** null: nothing was counted. */
    unchecked: Unchecked.nullable(),
    /** The uploaded file is still here: true until the conversion has ended. To convert it again later, it must be chosen again. */
    sourceKept: z.boolean(),
    tables: z.int().nullable(),
    /** Empty when no fields were asked for; null before the end. */
    documents: z.array(FoundDocument).nullable(),
    issues: z.array(ConversionIssue),
    error: Failure.nullable(),
    options: ConversionOptions,
    pagePictures: z.boolean(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Conversion' })
export type Conversion = z.infer<typeof Conversion>
export const CreateConversionsReply = z.object({ conversions: z.array(Conversion), balance: z.int() })
export const ConversionsQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
  search: z.string().trim().max(200).default(''),
  state: z.union([ConversionState, z.literal('')]).default(''),
  converter: z.union([ConverterIdSchema, z.literal('')]).default(''),
  sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
})
/** Results that one archive holds at most. */
export const mostInArchive = 100
/** Identifiers in an address, parted by commas; each once. */
export const Identifiers = z
  .string()
  .max(mostInArchive * 37)
  .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))])
  .pipe(z.array(z.uuid()).min(1).max(mostInArchive))
export const ArchiveQuery = z.object({
  /** Of conversions. */
  ids: Identifiers,
  format: Format,
})
export const ConversionsReply = z.object({
  conversions: z.array(
    Conversion.extend({
      /** A link to a small picture of the first page, for five minutes; null when none is kept. */
      thumbnail: z.string().nullable(),
    }),
  ),
  total: z.int(),
})
/** Server-sent events of a conversion: each carries the whole conversion; the event's name is "conversion". */
export const ConversionEvent = Conversion
