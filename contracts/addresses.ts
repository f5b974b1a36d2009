import type { Access, Call } from './calls.ts'

/** What a client must know of a call to make it: where it is, and what is not in its types. */
export interface Address {
  readonly method: Call['method']
  readonly path: string
  readonly access: Access
  /** The reply has no body. */
  readonly empty: boolean
}

/** The addresses of the calls that a browser makes, without their schemas: plain data, for a client that trusts the service it was delivered by. */
export const addressesOf = <Name extends string>(calls: Readonly<Record<Name, Call>>): Readonly<Record<Name, Address>> =>
  Object.fromEntries(
    Object.entries<Call>(calls)
      // The page that shows the API key shows its use too; all else that programs ask is theirs.
      .filter(([name, { access }]) => access !== 'api-key' || name === 'devUsage')
      .map(([name, { method, path, access, reply }]) => [name, { method, path, access, empty: reply === null }]),
  ) as Record<Name, Address>
