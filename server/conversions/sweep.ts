import { forgetOldKeys } from '../platform/idempotency/index.ts'
import type { ConversionTools } from './dependencies.ts'
import { conversionsFolder, ownerOf, uploadsFolder } from './places.ts'
import { expireConversion } from './results.ts'
import * as store from './store.ts'

const batch = 100
// A file younger than this may belong to a request that has not written its row yet.
const orphanAgeMs = 2 * 3600 * 1000
// A job that was just sent may not be seen yet.
const lostJobAgeMs = 2 * 60 * 1000

/** What one sweep did, in numbers. */
export interface Swept {
  readonly expired: number
  readonly uploads: number
  readonly sources: number
  readonly noted: number
  readonly jobs: number
}

/**
 * Makes true what is promised: results and uploads past their time are deleted, and no conversion waits without a job. Every step can stop anywhere and be done again.
 */
export async function sweep(tools: ConversionTools): Promise<Swept> {
  const { database, clock } = tools
  await forgetOldKeys(database.kysely, clock.now())
  return {
    expired: await expireResults(tools),
    uploads: await expireUploads(tools),
    sources: await deleteSourcesLeft(tools),
    noted: await deleteNoted(tools),
    jobs: await sendLostJobs(tools),
  }
}

async function expireResults(tools: ConversionTools): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await store.conversionsPast(tools.database.kysely, tools.clock.now(), batch)
    for (const { id } of rows) await expireConversion(tools, id)
    count += rows.length
    if (rows.length < batch) return count
  }
}

async function expireUploads({ database, clock, files }: ConversionTools): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await store.uploadsPast(database.kysely, clock.now(), batch)
    for (const { id, key, userId } of rows) if (await store.takeUpload(database.kysely, userId, id)) await files.delete(key)
    count += rows.length
    if (rows.length < batch) return count
  }
}

async function deleteSourcesLeft({ database, files }: ConversionTools): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await store.sourcesLeft(database.kysely, batch)
    for (const { id, sourceKey } of rows) {
      if (sourceKey) await files.delete(sourceKey)
      await store.changeConversion(database.kysely, id, { sourceKey: null })
    }
    count += rows.length
    if (rows.length < batch) return count
  }
}

async function deleteNoted({ database, files }: ConversionTools): Promise<number> {
  for (let count = 0; ; ) {
    const folders = await store.notedForDeletion(database.kysely, batch)
    for (const folder of folders) {
      await files.deletePrefix(folder)
      await store.forgetNote(database.kysely, folder)
    }
    count += folders.length
    if (folders.length < batch) return count
  }
}

/** Deletes files that no row names: what a process left that was killed between writing a file and its row. Gives how many. */
export async function deleteOrphans({ database, files, clock }: ConversionTools): Promise<number> {
  let count = 0
  const removeUnowned = async (keys: readonly string[]) => {
    const owners = keys.flatMap((key) => ownerOf(key) ?? [])
    const owned = await store.ownedOf(database.kysely, owners, keys)
    for (const key of keys) {
      if (owned.has(key) || owned.has(ownerOf(key) ?? '')) continue
      await files.delete(key)
      count++
    }
  }
  const youngest = clock.now().getTime() - orphanAgeMs
  for (const folder of [uploadsFolder, conversionsFolder]) {
    let keys: string[] = []
    for await (const { key, modifiedAt } of files.list(folder)) {
      if (modifiedAt.getTime() > youngest) continue
      keys.push(key)
      if (keys.length === batch) {
        await removeUnowned(keys)
        keys = []
      }
    }
    if (keys.length > 0) await removeUnowned(keys)
  }
  return count
}

async function sendLostJobs({ database, queue, clock }: ConversionTools): Promise<number> {
  let count = 0
  const waiting = await store.unfinishedSince(database.kysely, new Date(clock.now().getTime() - lostJobAgeMs))
  for (const { id, userId } of waiting) {
    if (await queue.has(id)) continue
    await database.kysely.transaction().execute((transaction) => queue.send(transaction, { id, group: userId, priority: 0 }))
    count++
  }
  return count
}
