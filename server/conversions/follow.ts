import { Readable } from 'node:stream'
import { ApiError } from '../api-error.ts'
import type { Streamed } from '../feature.ts'
import type { ConversionTools } from './dependencies.ts'
import { isUnfinished } from './end.ts'
import { conversionReply } from './reply.ts'
import * as store from './store.ts'

// Proxies commonly end connections that are silent for a minute.
const heartbeatMs = 15_000
// Changes made by this process are heard at once; this is for those of processes beside it.
const lookEveryMs = 1_000
const reconnectMs = 2_000

/** The conversion now and at every change, as server-sent events; the stream ends with the final state. */
export async function followConversion(tools: ConversionTools, userId: string, id: string, signal: AbortSignal): Promise<Streamed> {
  const first = await store.findConversion(tools.database.kysely, userId, id)
  if (!first) throw new ApiError('conversion-not-found')
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would otherwise hold events back until its buffer is full.
    'x-accel-buffering': 'no',
  }
  return { headers, content: Readable.from(events(tools, userId, first, signal), { objectMode: false }) }
}

async function* events(tools: ConversionTools, userId: string, first: store.ConversionRow, signal: AbortSignal): AsyncGenerator<string> {
  yield `retry: ${reconnectMs}\n\n${eventOf(first)}`
  let row: store.ConversionRow | undefined = first
  let silentSince = performance.now()
  while (row && isUnfinished(row) && !signal.aborted) {
    await tools.changes.next(row.id, lookEveryMs, signal)
    const now: store.ConversionRow | undefined = await store.findConversion(tools.database.kysely, userId, row.id)
    if (now && now.revision !== row.revision) {
      yield eventOf(now)
      silentSince = performance.now()
    } else if (performance.now() - silentSince > heartbeatMs) {
      yield ': still here\n\n'
      silentSince = performance.now()
    }
    row = now
  }
}

const eventOf = (row: store.ConversionRow): string =>
  `id: ${row.revision}\nevent: conversion\ndata: ${JSON.stringify(conversionReply(row))}\n\n`
