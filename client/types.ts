// Made of the contract by tools/client-types.ts; a test holds it to that.

export type ConvertRequest = {
  readonly model_name: ModelName
  /** One input, or a list of them: a job holds one document an input. */
  readonly inputs: JobInput | readonly JobInput[]
  readonly options?: Options
}

/** Which of the six converters reads the inputs. */
export type ModelName = 'pdf-to-excel' | 'image-to-excel' | 'pdf-to-markdown' | 'kv-json' | 'kv-excel' | 'image-to-docx'

export type JobInput = {
  /** The file in base64, or as a data URI. */
  readonly file?: string
  /** A file sent before by POST /dev/uploads; used up by the job. */
  readonly upload_id?: string
  /** Where to fetch the file. Refused unless the operator allows it. */
  readonly url?: string
  /** How results are named. */
  readonly file_name?: string
  /** Pages of this input: "1-3, 7". The option `pages` when left out. */
  readonly pages?: string
  /** Opens a locked PDF; used once, never stored. */
  readonly password?: string
}

export type Options = {
  /** Whose fields to read; custom: only those in `fields`. */
  readonly document_type?: DocumentType
  /** A list of fields, or a JSON Schema of type object whose properties are the fields; objects in objects become fields named with a dot, lists of objects go one level deep. */
  readonly fields?: readonly FieldDefinition[] | {
    readonly type: 'object'
    readonly properties: { readonly [name: string]: { readonly [name: string]: unknown } }
  }
  /** A saved list of fields: its type where none is named, its fields, and those in `fields` beside or in place of them. */
  readonly template_id?: string
  /** Pages of every input: "1-3, 7"; all when empty. */
  readonly pages?: string
  /** Opens locked PDFs that bring no password of their own. */
  readonly password?: string
  /** What to write; everything the model writes when left out. */
  readonly formats?: readonly Format[]
  /** Languages to expect, as BCP 47 codes like "de"; found out when left out. */
  readonly languages?: readonly string[]
  /** Excel: a sheet for each table, for each page, or one. */
  readonly sheets?: 'table' | 'page' | 'one'
  /** Excel and CSV: what they hold when fields were read. KV models: fields when left out; others: both. */
  readonly content?: 'tables' | 'fields' | 'both'
  /** CSV: begin with the mark that Excel looks for. */
  readonly csv_byte_order_mark?: boolean
  /** JSON of the whole document, or of its fields alone. KV models: fields when left out; others: the document. */
  readonly json_shape?: 'document' | 'fields'
  /** Word: text that runs on, or lines as they stand. */
  readonly docx_layout?: 'flow' | 'faithful'
  /** Markdown: running headers and footers. */
  readonly markdown_furniture?: 'none' | 'all' | 'distinct'
  /** Markdown: pictures named in their place, files in a zip that the text refers to, or left out. */
  readonly markdown_pictures?: 'mentioned' | 'files' | 'none'
  /** Markdown: begin with a block of YAML that names title and pages. */
  readonly front_matter?: boolean
  /** Markdown: mark where a page begins. */
  readonly page_breaks?: boolean
  /** How long results are kept; 0: until the first download. The installation decides when left out. */
  readonly retention_hours?: 0 | 1 | 24 | 168
  /** Keep pictures of the pages as long as the results. */
  readonly keep_page_pictures?: boolean
  /** Told, signed, when the job has ended. */
  readonly webhook_url?: string
  /** Your own notes, echoed with the job. */
  readonly metadata?: { readonly [name: string]: string }
}

export type DocumentType = 'auto' | 'invoice' | 'receipt' | 'resume' | 'contract' | 'statement' | 'form' | 'custom'

/** A field to look for. Lists hold objects, one level deep, whose fields are in `fields`. */
export type FieldDefinition = {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly synonyms?: readonly string[]
  readonly required?: boolean
  readonly pattern?: string | null
  readonly kind?: FieldKind
  readonly fields?: readonly FieldOfItem[]
}

export type FieldKind = 'text' | 'number' | 'money' | 'date' | 'percent' | 'tick' | 'list'

export type FieldOfItem = {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly synonyms?: readonly string[]
  readonly required?: boolean
  readonly pattern?: string | null
  readonly kind?: 'text' | 'number' | 'money' | 'date' | 'percent' | 'tick'
}

export type Format = 'xlsx' | 'csv' | 'md' | 'json' | 'docx' | 'txt' | 'pdf'

export type Jobs = {
  readonly jobs: readonly Job[]
  readonly next: string | null
}

export type Job = {
  readonly id: string
  readonly model_name: ModelName
  readonly state: JobState
  readonly created_at: string
  readonly ended_at: string | null
  readonly progress: {
    readonly pages_total: number
    readonly pages_done: number
  }
  readonly credits: Credits
  readonly metadata: { readonly [name: string]: string }
  readonly webhook_url: string | null
  readonly documents: readonly Document[]
}

export type JobState = 'queued' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled' | 'expired'

/** Held while it runs; charged for pages that were read; the rest returned. */
export type Credits = {
  readonly held: number
  readonly charged: number
  readonly returned: number
}

export type Document = {
  readonly id: string
  readonly number: number
  readonly file_name: string
  readonly file_type: FileType
  readonly state: ConversionState
  readonly pages: readonly PageState[]
  readonly credits: Credits
  readonly formats: readonly ResultFile[]
  readonly issues: readonly ConversionIssue[]
  readonly error: Failure | null
  readonly result: Result | null
  readonly expires_at: string | null
}

export type FileType = 'pdf' | 'jpeg' | 'png' | 'tiff'

export type ConversionState = 'queued' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled' | 'expired'

export type PageState = {
  readonly page: number
  readonly outcome: 'waiting' | 'read' | 'blank' | 'failed'
  readonly reason: string | null
}

export type ResultFile = {
  readonly format: Format
  readonly file_name: string
  readonly bytes: number | null
  readonly url: string
  readonly losses: readonly string[]
}

export type ConversionIssue = {
  readonly code: string
  readonly page: number | null
  readonly detail: string
}

export type Failure = {
  readonly code: ErrorCode
  readonly message: string
}

export type ErrorCode = 
  | 'invalid-request'
  | 'unsupported-media-type'
  | 'body-too-large'
  | 'not-found'
  | 'method-not-allowed'
  | 'session-expired'
  | 'api-key-invalid'
  | 'wrong-credential'
  | 'recent-login-required'
  | 'too-many-requests'
  | 'daily-limit-reached'
  | 'queue-full'
  | 'service-unavailable'
  | 'storage-full'
  | 'internal-error'
  | 'session-not-found'
  | 'username-taken'
  | 'email-taken'
  | 'wrong-password'
  | 'no-such-user'
  | 'email-not-verified'
  | 'password-too-common'
  | 'wrong-code'
  | 'code-expired'
  | 'code-too-soon'
  | 'reset-code-expired'
  | 'reset-code-wrong'
  | 'reset-no-user'
  | 'social-token-invalid'
  | 'social-account-exists'
  | 'social-not-configured'
  | 'undo-link-invalid'
  | 'not-enough-credits'
  | 'amount-invalid'
  | 'order-not-found'
  | 'payment-signature-invalid'
  | 'payment-not-captured'
  | 'receipt-not-found'
  | 'payment-provider-unavailable'
  | 'idempotency-conflict'
  | 'idempotency-in-flight'
  | 'unsupported-file'
  | 'wrong-file-for-tool'
  | 'damaged-file'
  | 'empty-file'
  | 'password-required'
  | 'password-wrong'
  | 'file-too-large'
  | 'too-many-pages'
  | 'too-many-pixels'
  | 'too-many-files'
  | 'page-out-of-range'
  | 'nothing-to-read'
  | 'format-not-available'
  | 'feature-not-available'
  | 'cancelled'
  | 'time-limit'
  | 'memory-limit'
  | 'reader-crashed'
  | 'upload-not-found'
  | 'upload-incomplete'
  | 'job-not-found'
  | 'url-inputs-off'
  | 'url-refused'
  | 'url-not-fetched'
  | 'delivery-not-found'
  | 'webhook-url-refused'
  | 'conversion-not-found'
  | 'conversion-not-finished'
  | 'conversion-finished'
  | 'corrections-changed'
  | 'picture-link-expired'
  | 'template-not-found'
  | 'too-many-templates'
  | 'result-expired'

export type Result = {
  readonly sheets: readonly Sheet[]
  readonly tables: readonly Table[]
}

export type Sheet = {
  readonly kind: string
  readonly kind_confidence: number
  readonly pages: readonly number[]
  readonly fields: readonly ResultField[]
  readonly lists: readonly ({
    readonly name: string
    readonly items: readonly ({
      readonly fields: readonly ResultField[]
    })[]
  })[]
  readonly missing: readonly string[]
  readonly checks: readonly Check[]
  readonly second_reader: { readonly [name: string]: 'same' | 'other' | 'alone' | 'nothing' | 'refused' } | null
  readonly values: { readonly [name: string]: unknown }
}

export type ResultField = {
  readonly name: string
  readonly text: string
  readonly kind: 'text' | 'number' | 'percent' | 'money' | 'date' | 'time' | 'tick'
  readonly value: string | boolean
  readonly currency: string | null
  readonly label: string | null
  readonly place: Place | null
  readonly confidence: number
  readonly standing: 'sure' | 'check' | 'doubtful'
  readonly source: 'page' | 'model' | 'person'
  readonly alternatives: readonly Alternative[]
}

export type Place = {
  readonly page: number
  readonly box: Box
}

/** In points (72 an inch) from the top left corner of the page. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Another reading of a field, with the place that shows it. */
export type Alternative = {
  readonly text: string
  readonly value: string | boolean
  readonly currency: string | null
  readonly place: Place | null
  readonly confidence: number
  readonly source: 'place' | 'reading' | 'check' | 'model' | 'xml'
}

export type Check = {
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'not-applicable'
  readonly fields: readonly string[]
  readonly detail: string
}

export type Table = {
  readonly title: string | null
  readonly pages: readonly number[]
  readonly places: readonly Place[]
  readonly confidence: number
  readonly header_rows: number
  readonly columns: readonly ({
    readonly title: string | null
    readonly kind: string
  })[]
  readonly rows: readonly (readonly string[])[]
}

export type Upload = {
  readonly id: string
  readonly file_name: string
  readonly bytes: number
  readonly type: FileType
  readonly locked: boolean
  readonly pages: number | null
  readonly expires_at: string
}

export type Usage = {
  readonly credits: {
    readonly balance: number
    readonly held: number
  }
  readonly creations: {
    readonly minute: LimitStanding
    readonly day: LimitStanding
  }
  readonly jobs: {
    readonly unfinished: number
    readonly last_30_days: number
  }
  readonly credits_charged_last_30_days: number
}

export type LimitStanding = {
  readonly limit: number
  readonly remaining: number
  readonly reset_seconds: number
}

export type Models = {
  readonly models: readonly Model[]
  readonly limits: {
    readonly maximum_mb: number
    readonly maximum_pages: number
    readonly inputs: number
    readonly json_mb: number
    readonly wait_seconds: number
  }
  readonly url_inputs: boolean
}

export type Model = {
  readonly model_name: ModelName
  readonly title: string
  readonly description: string
  readonly available: boolean
  readonly accepts: readonly FileType[]
  readonly formats: readonly Format[]
  readonly credits: number
  readonly per: 'page' | 'image'
}

export type JobQuoteRequest = {
  readonly model_name: ModelName
  readonly inputs: readonly ({
    readonly upload_id: string
    readonly pages?: string
  })[]
  readonly options?: Options
}

export type JobQuote = {
  readonly inputs: readonly ({
    readonly upload_id: string
    readonly pages: number
    readonly credits: number
    /** Converted with the same options before, and still kept: it costs nothing. */
    readonly paid: boolean
  })[]
  readonly pages: number
  readonly credits: number
  readonly balance: number
  readonly balance_after: number
}

export type Deliveries = {
  readonly deliveries: readonly Delivery[]
  readonly next: string | null
}

export type Delivery = {
  readonly id: string
  readonly type: 'job.ended' | 'test'
  readonly job_id: string | null
  readonly url: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly tries: number
  readonly last_status: number | null
  readonly last_fault: string | null
  readonly created_at: string
  readonly next_try_at: string | null
  readonly ended_at: string | null
}

export type WebhookEvent = {
  readonly type: 'job.ended' | 'test'
  readonly timestamp: string
  readonly data: {
    readonly job_id: string | null
    readonly model_name: string | null
    readonly state: string | null
    readonly documents: readonly ({
      readonly id: string
      readonly number: number
      readonly state: string
    })[]
  }
}

export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly message: string
  readonly fields?: { readonly [name: string]: string }
  readonly retryAfterSeconds?: number
  readonly userId?: string
}
