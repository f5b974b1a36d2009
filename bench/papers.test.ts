// Papers by others that the readers were mended by: what was once read right stays right, and what is mended is written down.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from '@docmill/engine'
import type { DocumentKind } from '@docmill/engine/model'
import { defaultExportOptions, defaultLimits } from '@docmill/engine/sandbox'
import { expect, test } from 'vitest'
import { fieldsAskedFor, predictedFields } from './field-predictions.ts'
import { casesOf, type Track, tracksIn } from './tracks.ts'

const papers = join(import.meta.dirname, 'papers')

type Row = Readonly<Record<string, unknown>>
interface Truth {
  readonly fields?: Row
  readonly keys?: readonly string[]
  readonly line_items?: readonly Row[]
  readonly item_types?: Row
  readonly lists?: Readonly<Record<string, { readonly items: readonly Row[]; readonly types: Row }>>
}

test.each(['invoices-kv', 'contracts-kv', 'resumes-kv'])(
  'what is missed in the papers of %s is what misses.txt says, no more and no less',
  async (name) => {
    const [track] = tracksIn(papers, name)
    if (track?.prediction.kind !== 'fields') throw new RangeError(`${name} asks for no fields`)
    const { of } = track.prediction
    const missed: string[] = []
    // Those that nobody has looked at stay so: what is missed there is not written down.
    for (const { id, input, group } of casesOf(papers, track as Track)) {
      if (group !== 'worked-on' || !input.endsWith('.pdf')) continue
      const truth: Truth = JSON.parse(readFileSync(join(input, '..', 'truth.json'), 'utf8'))
      const found = missesOf(truth, await readAs(of, input))
      if (found.length > 0) missed.push(`${id}: ${found.join(', ')}`)
    }
    await expect(`${missed.join('\n')}\n`).toMatchFileSnapshot(`papers/${name}/misses.txt`)
  },
  120_000,
)

async function readAs(kind: DocumentKind, input: string): Promise<Row> {
  const request = {
    formats: [],
    pages: null,
    password: null,
    languages: [],
    fields: fieldsAskedFor(kind, null),
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
  }
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {}, afterPage: async () => {} }
  const { document } = await convert(readFileSync(input), request, tools)
  return predictedFields(document) as Row
}

/** The names of the fields that are missing or wrong or that the page has not, and columns of lists with how many cells are wrong. */
function missesOf({ fields = {}, keys = [], line_items, item_types = {}, lists = {} }: Truth, given: Row): readonly string[] {
  const single = [...new Set([...Object.keys(fields), ...keys])].filter((key) => !agree(fields[key], given[key])).sort()
  const all = { ...(line_items === undefined ? {} : { line_items: { items: line_items, types: item_types } }), ...lists }
  const listed = Object.entries(all).flatMap(([name, { items, types }]) => {
    const rows = (given[name] ?? []) as readonly Row[]
    const columns = Object.keys(types).flatMap((column) => {
      const wrong = items.filter((item, at) => (item[column] ?? null) !== null && !agree(item[column], rows[at]?.[column]))
      return wrong.length === 0 ? [] : [`${column} of ${wrong.length} in ${name}`]
    })
    return items.length === rows.length || items.length === 0 ? columns : [...columns, `${rows.length} of ${items.length} ${name}`]
  })
  return [...single, ...listed]
}

/** The same letters and figures, or the same number. */
function agree(wanted: unknown, said: unknown): boolean {
  if (Array.isArray(wanted)) return setOf(wanted).join() === setOf(Array.isArray(said) ? said : []).join()
  const [one, other] = [wanted, (said as { readonly value?: unknown } | undefined)?.value].map((value) => (value ?? '').toString())
  if (one === undefined || other === undefined || (one === '') !== (other === '')) return false
  // A sign and a point are all the difference between two amounts.
  const areAmounts = [one, other].every((text) => /^-?\d+(?:\.\d+)?$/u.test(text) && !/^0\d/u.test(text))
  return areAmounts ? Number(one) === Number(other) : bare(one) === bare(other)
}

/** Values in the order of the alphabet, with or without what else is said of them. */
const setOf = (values: readonly unknown[]): readonly string[] =>
  values.map((value) => bare(String((value as { readonly value?: unknown } | null)?.value ?? value))).sort()

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
