import type { PGlite } from '@electric-sql/pglite'
import { DatabaseError, serialize } from 'pg-protocol'
import type {
  BackendMessage,
  CommandCompleteMessage,
  DataRowMessage,
  Field,
  NotificationResponseMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'
import { columnReader, parameterText } from './embedded-values.ts'

// PGlite's own query() sends five messages one after the other, parses and plans every statement anew, and takes a millisecond of
// processor time. One message that binds and executes a prepared statement takes a tenth of that: every request waits for this one session.

export interface SessionResult {
  readonly rows: unknown[]
  /** Rows that an insert, update, delete or merge touched. */
  readonly affected: bigint | undefined
  /** The command's tag without its counts: 'SELECT', 'COMMIT', 'ROLLBACK'. */
  readonly command: string
}

interface Column {
  readonly name: string
  readonly read: (text: string) => unknown
}
interface Prepared {
  readonly name: string
  readonly columns: readonly Column[]
}

/** Prepared statements kept at once: the service has fewer; lists of changing length make some more. */
const mostPrepared = 400
// A plan is made for the sizes that tables had then. Made anew now and then, it follows them as they grow.
const plansLastMs = 5 * 60_000

/**
 * Whether a commit waits for the disk. One that does not is on it with the next that does, or is lost when the process is killed before;
 * what was committed earlier never is.
 */
export type Durability = 'durable' | 'relaxed'

/** The one session of an embedded database: statements in, rows out. Whoever calls sees to it that transactions do not mix. */
export class EmbeddedSession {
  readonly #pglite: Pick<PGlite, 'execProtocolRawSync'>
  readonly #prepared = new Map<string, Prepared>()
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  #names = 0
  #durability: Durability = 'durable'
  #plansEnd = performance.now() + plansLastMs

  constructor(pglite: Pick<PGlite, 'execProtocolRawSync'>) {
    this.#pglite = pglite
  }

  /**
   * One statement with values for $1, $2 …, or several without values; throws pg-protocol's DatabaseError, after which the session takes
   * the next. Within a transaction all have the durability of its beginning.
   */
  execute(text: string, values: readonly unknown[], durability: Durability = 'durable'): SessionResult {
    if (durability !== this.#durability) this.#become(durability)
    if (values.length === 0) return this.#simple(text)
    if (performance.now() > this.#plansEnd) this.#forgetPlans()
    const statement = this.#prepared.get(text) ?? this.#prepare(text)
    const bound = serialize.bind({ statement: statement.name, values: values.map(parameterText) })
    return this.#run([bound, serialize.execute(), serialize.sync()], statement.columns)
  }

  /** Calls `listener` with the payload of every notification on the channel; the caller has made the session listen to it. */
  onNotification(channel: string, listener: (payload: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  #become(durability: Durability): void {
    this.#send([serialize.query(`set synchronous_commit to ${durability === 'durable' ? 'on' : 'off'}`)], () => {})
    this.#durability = durability
  }

  // Without values there may be several statements; their rows come one after the other.
  #simple(text: string): SessionResult {
    // What is prepared may speak of columns as they were before.
    if (/^\s*(?:create|alter|drop)\b/i.test(text)) this.#forgetPlans()
    return this.#run([serialize.query(text)], [])
  }

  #prepare(text: string): Prepared {
    if (this.#prepared.size >= mostPrepared) this.#forgetPlans()
    this.#names += 1
    const name = `s${this.#names}`
    let columns: readonly Column[] = []
    this.#send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()], (message) => {
      if (message.name === 'rowDescription') columns = columnsOf(message as RowDescriptionMessage)
    })
    const statement = { name, columns }
    this.#prepared.set(text, statement)
    return statement
  }

  #forgetPlans(): void {
    this.#plansEnd = performance.now() + plansLastMs
    if (this.#prepared.size === 0) return
    const closing = [...this.#prepared.values()].map(({ name }) => serialize.close({ type: 'S', name }))
    this.#prepared.clear()
    this.#send([...closing, serialize.sync()], () => {})
  }

  #run(messages: readonly Buffer[], described: readonly Column[]): SessionResult {
    let columns = described
    let tag = ''
    const rows: unknown[] = []
    this.#send(messages, (message) => {
      if (message.name === 'rowDescription') columns = columnsOf(message as RowDescriptionMessage)
      else if (message.name === 'dataRow') rows.push(rowOf(columns, (message as DataRowMessage).fields))
      else if (message.name === 'commandComplete') tag = (message as CommandCompleteMessage).text
    })
    const [command = '', ...counts] = tag.split(' ')
    const counted = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
    return { rows, command, affected: counted ? BigInt(counts.at(-1) ?? 0) : undefined }
  }

  // The first error is thrown once everything has been read: PostgreSQL skips what follows it up to the next sync by itself.
  #send(messages: readonly Buffer[], take: (message: BackendMessage) => void): void {
    const answer = this.#pglite.execProtocolRawSync(messages.length === 1 ? (messages[0] as Buffer) : Buffer.concat(messages))
    let error: DatabaseError | null = null
    new Parser().parse(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength), (message) => {
      if (message instanceof DatabaseError) {
        if (message.name === 'error') error ??= message
      } else if (message.name === 'notification') {
        const { channel, payload } = message as NotificationResponseMessage
        for (const listener of this.#listeners.get(channel) ?? []) queueMicrotask(() => listener(payload))
      } else take(message)
    })
    if (error !== null) throw error
  }
}

const columnsOf = ({ fields }: RowDescriptionMessage): Column[] =>
  fields.map(({ name, dataTypeID }: Field) => ({ name, read: columnReader(dataTypeID) }))

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, { name, read }] of columns.entries()) {
    const text = fields[index] ?? null
    row[name] = text === null ? null : read(text)
  }
  return row
}
