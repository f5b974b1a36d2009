import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentKind, FieldKind } from '@docmill/engine/model'
import type { Format } from '@docmill/engine/sandbox'

/** What a track asks for: the prediction file it wants, and how the kit scores it. */
export interface Track {
  readonly name: string
  readonly scorer: 'tables.mjs' | 'markdown.mjs' | 'kv.mjs' | 'ocr.mjs'
  readonly prediction:
    | { readonly kind: 'tables' }
    | { readonly kind: 'format'; readonly format: Format; readonly file: string }
    | { readonly kind: 'fields'; readonly of: DocumentKind }
}

const tables = { scorer: 'tables.mjs', prediction: { kind: 'tables' } } as const
const fields = (of: DocumentKind) => ({ scorer: 'kv.mjs', prediction: { kind: 'fields', of } }) as const
const tracks: readonly Track[] = [
  { name: 'pdf-tables', ...tables },
  { name: 'image-tables', ...tables },
  { name: 'pdf-markdown', scorer: 'markdown.mjs', prediction: { kind: 'format', format: 'md', file: 'document.md' } },
  { name: 'ocr-text', scorer: 'ocr.mjs', prediction: { kind: 'format', format: 'txt', file: 'text.txt' } },
  { name: 'receipts-kv', ...fields('receipt') },
  { name: 'invoices-kv', ...fields('invoice') },
  { name: 'contracts-kv', ...fields('contract') },
  { name: 'resumes-kv', ...fields('resume') },
  { name: 'statements-kv', ...fields('statement') },
  { name: 'forms-kv', ...fields('form') },
]

/** The tracks that `folder` holds, all or the one named. Throws RangeError when there is none. */
export function tracksIn(folder: string, name: string | undefined): readonly Track[] {
  const there = new Set(readdirSync(folder))
  const found = tracks.filter((track) => there.has(track.name) && (name === undefined || track.name === name))
  if (found.length === 0) throw new RangeError(`${folder} holds no ${name === undefined ? 'track' : `track ${name}`}`)
  return found
}

/** One document of a track. */
export interface Case {
  readonly id: string
  /** Path of the document. */
  readonly input: string
  /** Pages of the document: 1 for a picture. */
  readonly pages: number
  /** What the scorers group it by. */
  readonly group: string
  /** What kind of answer its truth holds ("profile" of truth.json); null when it does not say. */
  readonly profile: string | null
  /** How the truth of its forms writes a mark in a box, whatever it looks like; null where it keeps what is printed. */
  readonly mark: string | null
  /** The single fields that its truth holds, by their keys and kinds: what a user may name. */
  readonly keys: readonly { readonly name: string; readonly title: string; readonly kind: FieldKind }[]
}

/** The cases of a track, in the order of its manifest. */
export function casesOf(folder: string, track: Track): readonly Case[] {
  const lines = readFileSync(join(folder, track.name, 'manifest.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
  return lines.map((line) => {
    const {
      id,
      input,
      pages = 1,
      group = id.split('-')[0] ?? id,
      mark = null,
    } = JSON.parse(line) as Pick<Case, 'id' | 'input'> & Partial<Case>
    return { id, input: join(folder, input), pages, group, mark, ...truthOf(join(folder, track.name, id, 'truth.json')) }
  })
}

const kinds: Readonly<Record<string, FieldKind>> = { date: 'date', money: 'money', amount: 'money', number: 'number', percent: 'percent' }

function truthOf(path: string): Pick<Case, 'profile' | 'keys'> {
  if (!existsSync(path)) return { profile: null, keys: [] }
  const {
    profile = null,
    fields = {},
    types = {},
  } = JSON.parse(readFileSync(path, 'utf8')) as {
    profile?: string
    fields?: Record<string, unknown>
    types?: Record<string, string>
  }
  const single = Object.keys(fields).filter((key) => fields[key] !== null && !Array.isArray(fields[key]))
  return {
    profile,
    keys: single.map((name) => ({ name, title: name.replaceAll('_', ' '), kind: kinds[types[name] ?? ''] ?? 'text' })),
  }
}
