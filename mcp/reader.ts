import type { SerialDocument } from '@docmill/engine/model'

/** Where a document comes from: a file of this machine, or bytes that the caller sends. */
export type Source = { readonly path: string } | { readonly bytes: Uint8Array; readonly fileName: string }

export const formats = ['xlsx', 'csv', 'md', 'json', 'docx', 'txt'] as const
export type Format = (typeof formats)[number]

export interface Reading {
  /** Page numbers as people write them, "1-3,7"; empty for all. */
  readonly pages: string
  readonly password: string | null
}
/** What fields to look for: a type of document, a JSON Schema of the object that is wanted, or both. */
export interface FieldsWanted {
  readonly documentType: 'auto' | 'invoice' | 'receipt' | 'resume' | 'contract' | 'statement' | 'form' | 'custom'
  readonly schema: Readonly<Record<string, unknown>> | null
}
/** What a file of a format with this extension is: several tables come as a zip. */
export const mediaTypeOf = (format: Format, extension: string): string => (extension === format ? mediaTypes[format] : 'application/zip')
const mediaTypes: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  md: 'text/markdown',
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
}

export interface MadeFile {
  readonly extension: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** What reads documents for the tools: the engine on this machine, or a service. Both throw Refusal for what the caller can mend. */
export interface Reader {
  convert(source: Source, format: Format, reading: Reading, signal: AbortSignal): Promise<MadeFile>
  /** The document as it was read; with fields when they are wanted. */
  read(source: Source, reading: Reading, fields: FieldsWanted | null, signal: AbortSignal): Promise<SerialDocument>
  close(): Promise<void>
}

/** A refusal with a stable code, told to the caller as it is. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
