import { type Conversion, readsFields } from '@docmill/contracts'
import { reasonFor } from '../../conversions/words.ts'
import * as texts from '../../texts/converters.ts'
import { figure } from '../../ui/words.ts'

/** One sentence about a conversion and when it happened, in milliseconds after it was ordered. */
export interface Line {
  readonly key: string
  readonly fileName: string
  readonly afterMs: number
  readonly text: string
  readonly bad: boolean
}

/** What is known about a conversion seen for the first time: from its own record, with its own times. */
export function linesFrom(conversion: Conversion): readonly Line[] {
  const start = linesBetween(ordered(conversion), conversion, new Date(conversion.endedAt ?? conversion.startedAt ?? conversion.createdAt))
  // What was held stays known after the end, beside what became of it.
  const credits = conversion.credits.held
  return [
    lineOf(conversion, new Date(conversion.createdAt), 'held', credits > 0 ? texts.heldCredits(figure(credits)) : texts.ordered),
    ...start,
  ]
}

/** What happened to a conversion between two states of it; `at` is when the second was seen. */
export function linesBetween(before: Conversion, after: Conversion, at: Date): readonly Line[] {
  const lines: Line[] = []
  const say = (key: string, text: string, bad = false) => lines.push(lineOf(after, at, key, text, bad))
  const was = new Map(before.pages.map((page) => [page.page, page.outcome]))
  const fresh = after.pages.filter((page) => was.get(page.page) !== page.outcome)
  const read = fresh.filter(({ outcome }) => outcome === 'read').map(({ page }) => page)
  if (read.length > 0) say(`read-${read.join()}`, texts.read2(spanOf(read)))
  const blank = fresh.filter(({ outcome }) => outcome === 'blank').map(({ page }) => page)
  if (blank.length > 0) say(`blank-${blank.join()}`, texts.blankNotCharged(capital(spanOf(blank)), blank.length === 1 ? 'is' : 'are'))
  // Why is told with the end.
  for (const { page, outcome, reason } of fresh)
    if (outcome === 'failed')
      say(`failed-${page}`, reason ? texts.pageCouldNotBeReadBecause(page, reasonFor(reason)) : texts.pageCouldNotBeRead(page), true)
  if (before.state !== after.state) {
    const { charged, returned } = after.credits
    const bill = texts.creditsSpent(figure(charged), returned > 0 ? texts.returned3(figure(returned)) : '')
    if (after.state === 'done' || after.state === 'partial') say('end', `${foundIn(after)}. ${bill}`)
    if (after.state === 'failed') say('end', `${after.error?.message ?? texts.itCouldNotBeRead} ${bill}`, true)
    if (after.state === 'cancelled') say('end', texts.cancelled2(bill))
    if (after.state === 'expired') say('end', texts.theResultsWereDeleted)
  }
  return lines
}

/** "Found 2 tables", or "Found 3 documents" where fields were what was wanted. */
const foundIn = ({ converter, tables, documents }: Conversion): string => {
  if (documents !== null && readsFields(converter)) return texts.found2(texts.documents(documents.length))
  return tables === null ? texts.done : texts.found2(texts.tables2(tables))
}

const ordered = (conversion: Conversion): Conversion => ({
  ...conversion,
  state: 'queued',
  pages: conversion.pages.map(({ page }) => ({ page, outcome: 'waiting', reason: null })),
})

const lineOf = (conversion: Conversion, at: Date, key: string, text: string, bad = false): Line => ({
  key: `${conversion.id}-${key}`,
  fileName: conversion.fileName,
  afterMs: at.getTime() - new Date(conversion.createdAt).getTime(),
  text,
  bad,
})

/** "page 4", "pages 1 to 3", "pages 1 to 3, 7 and 9". `pages` ascending. */
export function spanOf(pages: readonly number[]): string {
  const spans: [number, number][] = []
  for (const page of pages) {
    const last = spans.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else spans.push([page, page])
  }
  const parts = spans.map(([first, last]) => (first === last ? `${first}` : texts.to(first, last)))
  const listed = parts.length > 1 ? texts.and(parts.slice(0, -1).join(', '), parts.at(-1) ?? '') : parts[0]
  return `${pages.length === 1 ? 'page' : 'pages'} ${listed}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
