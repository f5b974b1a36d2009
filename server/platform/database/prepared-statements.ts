import pg from 'pg'

// A statement that is parsed and planned anew each time takes PostgreSQL a third to half of its time, and a job is some forty of them.

/** Statements prepared by each connection: the service has fewer; lists of changing length make some more. */
const mostPrepared = 400
const names = new Map<string, string>()
// Grows when what is prepared may speak of columns as they were before a migration: then all are prepared anew.
let generation = 0

/** A connection that prepares each statement with values when it first comes, and binds values to it from then on. */
export class PreparingClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values] = given
    const send = super.query.bind(this) as (...given: unknown[]) => unknown
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 && given.length === 2 ? nameOf(text) : undefined
    if (name === undefined) return send(...given) as never
    const asked = send({ name, text, values }) as Promise<unknown>
    return asked.catch((error: unknown) => {
      if (!isOutdated(error)) throw error
      forgetPrepared()
      // Within a transaction it fails again, and the transaction with it; the next one does not.
      return send({ name: nameOf(text as string), text, values })
    }) as never
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostPrepared) return undefined
  const name = `docmill_${generation}_${names.size}`
  names.set(text, name)
  return name
}

function forgetPrepared(): void {
  generation += 1
  names.clear()
}

// Raised for `select *` when a newer version of the service, starting beside this one, has added a column.
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan must not change result type/.test(error.message)
