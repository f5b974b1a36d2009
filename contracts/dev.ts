import { z } from 'zod'
import type { Call } from './calls.ts'
import {
  ConversionCredits,
  ConversionIssue,
  ConversionState,
  ConverterIdSchema,
  Failure,
  FileType,
  Format,
  Identifiers,
  mostInArchive,
  PageRange,
  PageState,
} from './conversions.ts'
import { DevResult } from './dev-result.ts'
import { DocumentType, FieldDefinitions } from './fields.ts'
import { files } from './limits.ts'
import { SaveTemplate } from './templates.ts'

// The public API, for programs that hold an API key. Names are written_like_this on the wire, as in `model_name`.
//
//   input: what a program gives · job: one request to convert · document: one input of a job, read · result: what a document says

const api = '/api/docmill/dev'

/** Limits of this interface alone. `jsonBytes`: larger files come as multipart or by an upload. `waitSeconds`: the most that Prefer can ask for. */
export const devLimits = { inputs: files.atOnce, jsonBytes: 20 * 1024 * 1024, waitSeconds: 60, metadataKeys: 20 } as const

export const ModelName = ConverterIdSchema

const oneSource = 'Give one of "file", "upload_id" and "url"'
export const DevInput = z
  .object({
    file: z.string().min(1).optional().meta({ description: 'The file in base64, or as a data URI.' }),
    upload_id: z.uuid().optional().meta({ description: 'A file sent before by POST /dev/uploads; used up by the job.' }),
    url: z.string().min(1).max(2000).optional().meta({ description: 'Where to fetch the file. Refused unless the operator allows it.' }),
    file_name: z.string().max(255).optional().meta({ description: 'How results are named.' }),
    pages: PageRange.optional().meta({ description: 'Pages of this input: "1-3, 7". The option `pages` when left out.' }),
    password: z.string().min(1).max(256).optional().meta({ description: 'Opens a locked PDF; used once, never stored.' }),
  })
  .refine(({ file, upload_id, url }) => [file, upload_id, url].filter((source) => source !== undefined).length === 1, oneSource)
  .meta({ id: 'JobInput', oneOf: [{ required: ['file'] }, { required: ['upload_id'] }, { required: ['url'] }] })
export type DevInput = z.output<typeof DevInput>

/** Read by the service: whether each property can be looked for on a page is told when it is sent. */
const JsonSchemaOfFields = z.looseObject({ type: z.literal('object'), properties: z.record(z.string().min(1), z.looseObject({})) })
/** Fields to look for: a list of them, or a JSON Schema of the object that is wanted. */
export const DevFields = z.union([FieldDefinitions, JsonSchemaOfFields]).meta({
  description:
    'A list of fields, or a JSON Schema of type object whose properties are the fields; objects in objects become fields named with a dot, lists of objects go one level deep.',
})

export const DevOptions = z
  .object({
    document_type: DocumentType.default('auto').meta({ description: 'Whose fields to read; custom: only those in `fields`.' }),
    fields: DevFields.default([]),
    template_id: z.uuid().optional().meta({
      description: 'A saved list of fields: its type where none is named, its fields, and those in `fields` beside or in place of them.',
    }),
    pages: PageRange.default('').meta({ description: 'Pages of every input: "1-3, 7"; all when empty.' }),
    password: z.string().min(1).max(256).optional().meta({ description: 'Opens locked PDFs that bring no password of their own.' }),
    formats: z.array(Format).min(1).max(7).optional().meta({ description: 'What to write; everything the model writes when left out.' }),
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/))
      .max(5)
      .default([])
      .meta({ description: 'Languages to expect, as BCP 47 codes like "de"; found out when left out.' }),
    sheets: z
      .enum(['table', 'page', 'one'])
      .default('table')
      .meta({ description: 'Excel: a sheet for each table, for each page, or one.' }),
    content: z
      .enum(['tables', 'fields', 'both'])
      .optional()
      .meta({ description: 'Excel and CSV: what they hold when fields were read. KV models: fields when left out; others: both.' }),
    csv_byte_order_mark: z.boolean().default(false).meta({ description: 'CSV: begin with the mark that Excel looks for.' }),
    json_shape: z
      .enum(['document', 'fields'])
      .optional()
      .meta({ description: 'JSON of the whole document, or of its fields alone. KV models: fields when left out; others: the document.' }),
    docx_layout: z.enum(['flow', 'faithful']).default('flow').meta({ description: 'Word: text that runs on, or lines as they stand.' }),
    markdown_furniture: z.enum(['none', 'all', 'distinct']).default('none').meta({ description: 'Markdown: running headers and footers.' }),
    markdown_pictures: z
      .enum(['mentioned', 'files', 'none'])
      .default('mentioned')
      .meta({ description: 'Markdown: pictures named in their place, files in a zip that the text refers to, or left out.' }),
    front_matter: z.boolean().default(false).meta({ description: 'Markdown: begin with a block of YAML that names title and pages.' }),
    page_breaks: z.boolean().default(false).meta({ description: 'Markdown: mark where a page begins.' }),
    retention_hours: z
      .union([z.literal(0), z.literal(1), z.literal(24), z.literal(168)])
      .optional()
      .meta({ description: 'How long results are kept; 0: until the first download. The installation decides when left out.' }),
    keep_page_pictures: z.boolean().default(false).meta({ description: 'Keep pictures of the pages as long as the results.' }),
    webhook_url: z.url().max(2000).optional().meta({ description: 'Told, signed, when the job has ended.' }),
    metadata: z
      .record(z.string().min(1).max(100), z.string().max(500))
      .refine((metadata) => Object.keys(metadata).length <= devLimits.metadataKeys, `At most ${devLimits.metadataKeys} entries`)
      .default({})
      .meta({ description: 'Your own notes, echoed with the job.' }),
  })
  .meta({ id: 'Options' })
export type DevOptions = z.output<typeof DevOptions>

const tooMany = `Convert at most ${devLimits.inputs} inputs at once`
export const DevConvert = z
  .object({
    model_name: ModelName,
    inputs: z
      .union([DevInput.transform((input) => [input]), z.array(DevInput).min(1).max(devLimits.inputs, tooMany)])
      .meta({ description: 'One input, or a list of them: a job holds one document an input.' }),
    options: DevOptions.prefault({}),
  })
  .meta({ id: 'ConvertRequest' })
/** What the fields of a multipart request hold beside its parts `file`: the same, without inputs. */
export const DevConvertParts = z.object({ model_name: ModelName, options: DevOptions.prefault({}) })
export type DevConvert = z.output<typeof DevConvert>

/** How a job stands: running once a document runs; partial when some of its pages or documents failed; failed when all did. */
export const DevJobState = z.enum(['queued', 'running', 'done', 'partial', 'failed', 'cancelled', 'expired']).meta({ id: 'JobState' })
export type DevJobState = z.infer<typeof DevJobState>
const instant = z.iso.datetime()

const DevResultFile = z
  .object({
    format: Format,
    file_name: z.string(),
    bytes: z.int().nullable(),
    url: z.string(),
    /** What did not fit the format and what was done about it, in sentences. */
    losses: z.array(z.string()),
  })
  .meta({ id: 'ResultFile' })
export const DevDocument = z
  .object({
    id: z.uuid(),
    /** 1-based, in the order of the inputs: `?document=` of a result. */
    number: z.int(),
    file_name: z.string(),
    file_type: FileType,
    state: ConversionState,
    pages: z.array(PageState),
    credits: ConversionCredits,
    formats: z.array(DevResultFile),
    issues: z.array(ConversionIssue),
    error: Failure.nullable(),
    /** null until the document has ended, after its results are deleted, and in lists of jobs. */
    result: DevResult.nullable(),
    expires_at: instant.nullable(),
  })
  .meta({ id: 'Document' })
export type DevDocument = z.infer<typeof DevDocument>
export const DevJob = z
  .object({
    id: z.uuid(),
    model_name: ModelName,
    state: DevJobState,
    created_at: instant,
    ended_at: instant.nullable(),
    progress: z.object({ pages_total: z.int(), pages_done: z.int() }),
    credits: ConversionCredits,
    metadata: z.record(z.string(), z.string()),
    webhook_url: z.string().nullable(),
    documents: z.array(DevDocument),
  })
  .meta({ id: 'Job' })
export type DevJob = z.infer<typeof DevJob>

export const DevJobsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.uuid().optional().meta({ description: 'The `next` of the page before.' }),
})
export const DevWorkbookQuery = z.object({
  jobs: Identifiers.meta({ description: `Jobs that have ended, parted by commas; ${mostInArchive} documents in all at most.` }),
})
export const DevJobs = z.object({ jobs: z.array(DevJob), next: z.uuid().nullable() }).meta({ id: 'Jobs' })
export const DevUpload = z
  .object({
    id: z.uuid(),
    file_name: z.string(),
    bytes: z.int(),
    type: FileType,
    locked: z.boolean(),
    pages: z.int().nullable(),
    expires_at: instant,
  })
  .meta({ id: 'Upload' })
const Standing = z.object({ limit: z.int(), remaining: z.int(), reset_seconds: z.int() }).meta({ id: 'LimitStanding' })
export const DevUsage = z
  .object({
    credits: z.object({ balance: z.int(), held: z.int() }),
    creations: z.object({ minute: Standing, day: Standing }),
    jobs: z.object({ unfinished: z.int(), last_30_days: z.int() }),
    credits_charged_last_30_days: z.int(),
  })
  .meta({ id: 'Usage' })
const DevModel = z
  .object({
    model_name: ModelName,
    title: z.string(),
    description: z.string(),
    available: z.boolean(),
    accepts: z.array(FileType),
    formats: z.array(Format),
    credits: z.int(),
    per: z.enum(['page', 'image']),
  })
  .meta({ id: 'Model' })
export const DevModels = z
  .object({
    models: z.array(DevModel),
    limits: z.object({ maximum_mb: z.int(), maximum_pages: z.int(), inputs: z.int(), json_mb: z.int(), wait_seconds: z.int() }),
    url_inputs: z.boolean(),
  })
  .meta({ id: 'Models' })
export const DevQuote = z
  .object({
    model_name: ModelName,
    inputs: z
      .array(z.object({ upload_id: z.uuid(), pages: PageRange.default('') }))
      .min(1)
      .max(devLimits.inputs, tooMany),
    options: DevOptions.prefault({}),
  })
  .meta({ id: 'JobQuoteRequest' })
export const DevQuoteReply = z
  .object({
    inputs: z.array(
      z.object({
        upload_id: z.uuid(),
        pages: z.int(),
        credits: z.int(),
        paid: z.boolean().meta({ description: 'Converted with the same options before, and still kept: it costs nothing.' }),
      }),
    ),
    pages: z.int(),
    credits: z.int(),
    balance: z.int(),
    balance_after: z.int(),
  })
  .meta({ id: 'JobQuote' })

export const DevSaveTemplate = z
  .object({
    name: SaveTemplate.shape.name,
    document_type: DocumentType.default('custom').meta({ description: 'custom: these fields alone; else beside those of the type.' }),
    fields: DevFields,
  })
  .meta({ id: 'SaveTemplate' })
const DevTemplate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    document_type: DocumentType,
    fields: FieldDefinitions,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Template' })
export const DevTemplates = z.object({ templates: z.array(DevTemplate) }).meta({ id: 'Templates' })

const id = z.object({ id: z.uuid() })
const fileErrors = [
  'unsupported-file',
  'damaged-file',
  'empty-file',
  'file-too-large',
  'too-many-pages',
  'too-many-pixels',
  'too-many-files',
  'storage-full',
  'upload-incomplete',
  'reader-crashed',
  'time-limit',
  'memory-limit',
  'unsupported-media-type',
] as const

/** The calls of the public API. */
export const devCalls = {
  devConvert: {
    method: 'POST',
    path: `${api}/convert`,
    access: 'api-key',
    summary: 'Convert one or several inputs: a job',
    body: DevConvert,
    parts: true,
    bodyBytes: devLimits.jsonBytes,
    reply: DevJob,
    status: 202,
    varies: { 200: 'The job ended within the time of `Prefer: wait=N`.' },
    errors: [
      ...fileErrors,
      'body-too-large',
      'url-inputs-off',
      'url-refused',
      'url-not-fetched',
      'webhook-url-refused',
      'upload-not-found',
      'page-out-of-range',
      'password-required',
      'password-wrong',
      'wrong-file-for-tool',
      'not-enough-credits',
      'template-not-found',
      'format-not-available',
      'feature-not-available',
      'queue-full',
      'daily-limit-reached',
      'idempotency-conflict',
      'idempotency-in-flight',
    ],
  },
  devJobs: {
    method: 'GET',
    path: `${api}/jobs`,
    access: 'api-key',
    summary: 'Jobs, newest first, without their results',
    query: DevJobsQuery,
    reply: DevJobs,
    errors: ['job-not-found'],
  },
  devJob: {
    method: 'GET',
    path: `${api}/jobs/:id`,
    access: 'api-key',
    summary: 'One job: progress, every page, and the result of each document that has ended',
    params: id,
    reply: DevJob,
    errors: ['job-not-found'],
  },
  devJobEvents: {
    method: 'GET',
    path: `${api}/jobs/:id/events`,
    access: 'api-key',
    summary: 'Progress as server-sent events named "job", ending with the job',
    params: id,
    reply: 'events',
    errors: ['job-not-found'],
  },
  devResult: {
    method: 'GET',
    path: `${api}/jobs/:id/results/:format`,
    access: 'api-key',
    summary: 'Download a result of a document of the job, in any format: one that was not asked for is written now',
    params: z.object({ id: z.uuid(), format: Format }),
    query: z.object({ document: z.coerce.number().int().min(1).default(1).meta({ description: 'Which document of the job, from 1.' }) }),
    reply: 'download',
    errors: ['job-not-found', 'conversion-not-finished', 'result-expired', 'format-not-available'],
  },
  devWorkbook: {
    method: 'GET',
    path: `${api}/workbook`,
    access: 'api-key',
    summary:
      'Download the fields of all documents of one or several jobs as one workbook: a row for every document, a sheet for each list, sources and checks. A document without results has a row that says why',
    query: DevWorkbookQuery,
    reply: 'download',
    errors: [
      'job-not-found',
      'conversion-not-finished',
      'result-expired',
      'queue-full',
      'storage-full',
      'reader-crashed',
      'time-limit',
      'memory-limit',
    ],
  },
  devDeleteJob: {
    method: 'DELETE',
    path: `${api}/jobs/:id`,
    access: 'api-key',
    summary: 'Cancel a job that runs, and erase everything stored for it, now',
    params: id,
    reply: null,
    status: 204,
    errors: ['job-not-found'],
  },
  devUpload: {
    method: 'POST',
    path: `${api}/uploads`,
    access: 'api-key',
    summary: 'Upload one file (multipart field "file"), to be converted within an hour',
    body: 'multipart',
    reply: DevUpload,
    status: 201,
    errors: fileErrors,
    rate: 'upload',
  },
  devDeleteUpload: {
    method: 'DELETE',
    path: `${api}/uploads/:id`,
    access: 'api-key',
    summary: 'Delete an upload that no job has used',
    params: id,
    reply: null,
    status: 204,
    errors: ['upload-not-found'],
  },
  devQuote: {
    method: 'POST',
    path: `${api}/quotes`,
    access: 'api-key',
    summary: 'What a job would cost',
    body: DevQuote,
    reply: DevQuoteReply,
    errors: ['upload-not-found', 'page-out-of-range', 'password-required', 'wrong-file-for-tool', 'template-not-found'],
  },
  devTemplates: {
    method: 'GET',
    path: `${api}/templates`,
    access: 'api-key',
    summary: 'The saved lists of fields, last changed first: those of the app too',
    reply: DevTemplates,
    errors: [],
  },
  devCreateTemplate: {
    method: 'POST',
    path: `${api}/templates`,
    access: 'api-key',
    summary: 'Save a list of fields, to be named as `template_id`',
    body: DevSaveTemplate,
    bodyBytes: 1024 * 1024,
    reply: DevTemplate,
    status: 201,
    errors: ['body-too-large', 'too-many-templates'],
  },
  devDeleteTemplate: {
    method: 'DELETE',
    path: `${api}/templates/:id`,
    access: 'api-key',
    summary: 'Delete a saved list of fields; jobs made before keep their fields',
    params: id,
    reply: null,
    status: 204,
    errors: ['template-not-found'],
  },
  devUsage: {
    method: 'GET',
    path: `${api}/usage`,
    access: 'api-key',
    summary: 'Credits, limits and jobs of the account',
    reply: DevUsage,
    errors: [],
  },
  devModels: {
    method: 'GET',
    path: `${api}/models`,
    access: 'api-key',
    summary: 'The models, what they take and write, and what they cost',
    reply: DevModels,
    errors: [],
  },
} as const satisfies Record<string, Call>
