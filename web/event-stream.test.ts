import { expect, test } from 'vitest'
import { eventsOf } from './event-stream.ts'

const streamOf = (pieces: readonly string[]): ReadableStream<Uint8Array> => new Blob([...pieces]).stream() as ReadableStream<Uint8Array>
const inPieces = (pieces: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
const all = async (stream: ReadableStream<Uint8Array>) => {
  const events: { name: string; data: string }[] = []
  for await (const event of eventsOf(stream)) events.push(event)
  return events
}

test('an event carries its name and its data', async () => {
  expect(await all(streamOf(['event: conversion\ndata: {"a":1}\n\n']))).toEqual([{ name: 'conversion', data: '{"a":1}' }])
})

test('an event cut into pieces anywhere is the same event', async () => {
  const text = 'event: conversion\r\ndata: größer\r\ndata: two\r\n\r\n: ping\r\n\r\ndata: x\r\n\r\n'
  const bytes = [...text]
  for (let cut = 1; cut < bytes.length; cut++)
    expect(await all(inPieces([bytes.slice(0, cut).join(''), bytes.slice(cut).join('')]))).toEqual([
      { name: 'conversion', data: 'größer\ntwo' },
      { name: 'message', data: 'x' },
    ])
})

test('comments and an event cut off by the end are dropped', async () => {
  expect(await all(streamOf([': alive\n\ndata: half']))).toEqual([])
})
