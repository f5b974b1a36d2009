import type { Readable } from 'node:stream'

/** Where uploads and results lie: a folder of this machine, or a bucket that speaks S3. */
export type FilesSettings = { readonly kind: 'disk'; readonly folder: string } | ({ readonly kind: 's3' } & S3Settings)
export interface S3Settings {
  readonly bucket: string
  /** Address of the service; null: Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Thrown when a key names nothing. */
export class NoSuchFile extends Error {
  override readonly name = 'NoSuchFile'
}
/** Thrown when there is no room for a file; nothing of it is kept. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

export interface FileEntry {
  readonly key: string
  readonly bytes: number
  readonly modifiedAt: Date
}

export interface PutOptions {
  readonly nameMayComeFirst?: boolean
}

/**
 * A store of files by key. Keys are made by `conversions` from random identifiers, never from what users send: letters, digits, '.', '-'
 * and '/' between their parts.
 */
export interface Files {
  /**
   * Stores a stream whole or not at all, and gives its length in bytes. Once it resolves the file survives a power cut.
   * `nameMayComeFirst`: for bytes that nobody believes by their name, but by a row that is written when this has resolved. Name and bytes then
   * go to the disk together, in half the time, and a power cut before it resolves may leave the name with less than the bytes.
   */
  put(key: string, content: Readable | Uint8Array, options?: PutOptions): Promise<number>
  /** Throws NoSuchFile. */
  get(key: string): Promise<Readable>
  /** The file's bytes in memory: for documents that have a limited size. Throws NoSuchFile. */
  read(key: string): Promise<Uint8Array>
  /** Gives `use` the path of a file of this machine with these bytes, which is there until it ends, and must not be changed. Throws NoSuchFile. */
  withLocal<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>
  exists(key: string): Promise<boolean>
  /** A missing file is no fault. */
  delete(key: string): Promise<void>
  /** Deletes everything whose key starts with `prefix`, which ends in '/'. */
  deletePrefix(prefix: string): Promise<void>
  list(prefix: string): AsyncIterable<FileEntry>
  /** Whether files can be written now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the store that the settings name; the client of S3 is loaded only for it. */
export async function openFiles(settings: FilesSettings): Promise<Files> {
  if (settings.kind === 's3') return (await import('./s3.ts')).openBucket(settings)
  return (await import('./disk.ts')).openFolder(settings.folder)
}

const keyShape = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*\/?$/i

/** Gives the key back, or throws for one that this service would never make. */
export function checkedKey(key: string): string {
  if (!keyShape.test(key) || key.includes('..') || key.length > 300) throw new RangeError('not a key of the files store')
  return key
}
