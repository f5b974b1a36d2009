import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown when another process works in the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `Another Docmill server is using the data folder ${folder}. Stop it, or give this one another folder with DOCMILL_DATA, or let both use PostgreSQL with DATABASE_URL.`,
      options,
    )
    this.name = 'FolderInUse'
  }
}

export interface FolderLock {
  release(): void
}

/**
 * Takes `folder` for this process alone, or throws FolderInUse. The system frees the lock when the process ends, however it ends.
 * PGlite itself has no lock: two processes on one folder lose rows without a word. SQLite's file lock is the one that Node brings.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(path.join(folder, 'in-use.lock'), { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    file.close()
    throw new FolderInUse(folder, { cause: error })
  }
  return { release: () => file.close() }
}
