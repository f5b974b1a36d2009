import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { CallName, calls } from '@docmill/contracts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { CallerFor } from './caller.ts'

type Calls = typeof calls
type Schema<Name extends CallName, Part extends string> = Calls[Name] extends { readonly [part in Part]: infer Found } ? Found : undefined
type Parsed<Found> = Found extends z.ZodType ? z.output<Found> : undefined

/** A file as it arrives: `content` must be read to its end or destroyed. */
export interface ArrivingFile {
  /** As the browser named it; never used as a path. */
  readonly fileName: string
  readonly content: Readable
}
/** What arrives at a call that takes JSON or multipart: the one checked already, the other part by part, as it is sent. */
export type ArrivingParts<Json> =
  | { readonly kind: 'json'; readonly json: Json }
  | { readonly kind: 'parts'; readonly parts: AsyncIterable<ArrivingPart> }
export type ArrivingPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | ({ readonly kind: 'file'; readonly name: string } & ArrivingFile)
/** A reply with another status of success than the call's own, or headers of its own: for calls whose contract says that it `varies`. */
export class Answered<Reply> {
  readonly reply: Reply
  readonly status: 200 | 201 | 202
  readonly headers: Readonly<Record<string, string>>
  constructor(reply: Reply, status: 200 | 201 | 202, headers: Readonly<Record<string, string>>) {
    this.reply = reply
    this.status = status
    this.headers = headers
  }
}
/** A reply that is not JSON; the headers of downloads are set by the handler, the security headers by app.ts. */
export interface Streamed {
  readonly headers: Readonly<Record<string, string>>
  readonly content: Readable
}

/** One call as a handler sees it: validated, with its caller known. */
export interface CallRequest<Name extends CallName> {
  readonly caller: CallerFor[Calls[Name]['access']]
  readonly params: Parsed<Schema<Name, 'params'>>
  readonly query: Parsed<Schema<Name, 'query'>>
  /** The parsed JSON; for a 'multipart' call the first file, for a 'raw' call the bytes as they came, for a call with `parts` either. */
  readonly body: Schema<Name, 'parts'> extends true
    ? ArrivingParts<Parsed<Schema<Name, 'body'>>>
    : Schema<Name, 'body'> extends 'multipart'
      ? ArrivingFile
      : Schema<Name, 'body'> extends 'raw'
        ? Buffer
        : Parsed<Schema<Name, 'body'>>
  readonly headers: IncomingHttpHeaders
  /** The address that limits count. */
  readonly address: string
  readonly requestId: string
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal
}
/** What a handler answers: the reply's own shape, a stream, or nothing for an empty reply. */
export type CallAnswer<Name extends CallName> = Calls[Name]['reply'] extends infer Reply
  ? Reply extends z.ZodType
    ? Calls[Name] extends { readonly varies: unknown }
      ? Answered<z.input<Reply>>
      : z.input<Reply>
    : Reply extends null
      ? undefined
      : Streamed
  : never

export type Handler<Name extends CallName> = (request: CallRequest<Name>) => Promise<CallAnswer<Name>>
/** A handler for every call of the contract. A feature gives the ones of its own subject: Pick<Handlers, 'contact' | 'onPremise'>. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> }

/** What a feature's `createX(dependencies)` gives to app.ts; it may give more to other features (credits to payments). */
export interface Feature<Names extends CallName = never> {
  readonly handlers: Pick<Handlers, Names>
  /** Addresses that are no calls of the contract: a provider's webhook, a page of our own. */
  readonly routes?: (app: FastifyInstance) => Promise<void>
}
