// A list of corrections quotes the document, so it lies in the files store beside the results and goes with them; the row has its number.
//
// look at the row ──► count what is left to check, in the sandbox ──► put the list under a name of its own ──► name it in the row
//    │ other revision: refused, or the same list sent twice: answered again       │ row changed meanwhile: this list is thrown away
// Whatever stops in between leaves the list saved before, and at most a file that goes with the conversion.

import { Correction } from '@docmill/contracts/corrections'
import type { Correction as EngineCorrection } from '@docmill/engine/model'
import { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { ConversionTools } from './dependencies.ts'
import { documentPlace, newCorrectionsPlace } from './places.ts'
import { reviewing } from './reviewing.ts'
import { hasResults, resultFolder, withResults } from './rows.ts'
import * as store from './store.ts'

export interface SavedCorrections {
  readonly corrections: Correction[]
  readonly revision: number
}
export interface Saved {
  readonly revision: number
  readonly count: number
  readonly unchecked: { readonly fields: number; readonly cells: number }
  readonly ignored: number[]
}

/** The corrections of a user's conversion; none before the first were saved. */
export async function savedCorrections(tools: ConversionTools, userId: string, id: string): Promise<SavedCorrections> {
  const row = await withResults(tools, userId, id)
  return { corrections: await correctionsIn(tools, row), revision: row.correctionsRevision }
}

/** The list that a row names. */
export async function correctionsIn({ files }: ConversionTools, { correctionsKey }: store.ConversionRow): Promise<Correction[]> {
  if (correctionsKey === null) return []
  return z.array(Correction).parse(JSON.parse(Buffer.from(await files.read(correctionsKey)).toString('utf8')))
}

/**
 * Puts a list in place of the one that has `given.revision`; the files written from the one before go. Sending the same list once more,
 * when the answer was lost, is answered as the first time. Throws ApiError 'corrections-changed' when another list came first.
 */
export async function saveCorrections(
  tools: ConversionTools,
  userId: string,
  id: string,
  given: SavedCorrections,
  signal: AbortSignal,
): Promise<Saved> {
  const { files, database } = tools
  const row = await withResults(tools, userId, id)
  const list = JSON.stringify(given.corrections)
  const repeated = row.correctionsRevision === given.revision + 1 && JSON.stringify(await correctionsIn(tools, row)) === list
  if (row.correctionsRevision !== given.revision && !repeated) throw new ApiError('corrections-changed')
  const document = await files.read(documentPlace(resultFolder(row)))
  const { unchecked, ignored } = await reviewing(tools, userId, (reviewer) =>
    reviewer.review(document, given.corrections satisfies readonly EngineCorrection[], { signal }),
  )
  const answer = { count: given.corrections.length, unchecked, ignored: [...ignored] }
  if (repeated) return { revision: row.correctionsRevision, ...answer }

  const key = given.corrections.length === 0 ? null : newCorrectionsPlace(resultFolder(row))
  if (key !== null) await files.put(key, Buffer.from(list))
  const before = await database.kysely.transaction().execute(async (transaction) => {
    const locked = await store.lockConversion(transaction, id)
    if (!locked || !hasResults(locked, tools) || locked.correctionsRevision !== given.revision) return null
    await store.changeConversion(transaction, id, {
      correctionsRevision: given.revision + 1,
      correctionsCount: given.corrections.length,
      correctionsKey: key,
      unchecked: JSON.stringify(unchecked),
      // What was written as the document was read stays: it is right again when all corrections are taken back.
      outputs: JSON.stringify(locked.outputs.filter(({ corrections = 0 }) => corrections === 0)),
    })
    return locked
  })
  if (before === null) {
    if (key !== null) await files.delete(key)
    throw new ApiError('corrections-changed')
  }
  const stale = before.outputs.flatMap(({ corrections = 0, key: output }) => (corrections === 0 ? [] : [output]))
  for (const old of [...stale, ...(before.correctionsKey ? [before.correctionsKey] : [])]) await files.delete(old)
  return { revision: given.revision + 1, ...answer }
}
