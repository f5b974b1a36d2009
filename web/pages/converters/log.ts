import type { Conversion } from '@docmill/contracts'
import { reasonFor } from '../../conversions/words.ts'
import { counted, figure } from '../../ui/words.ts'

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
  const credits = conversion.credits.held + conversion.credits.charged + conversion.credits.returned
  return [
    lineOf(conversion, new Date(conversion.createdAt), 'held', credits > 0 ? `Held ${figure(credits)} credits.` : 'Ordered.'),
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
  if (read.length > 0) say(`read-${read.join()}`, `Read ${spanOf(read)}.`)
  const blank = fresh.filter(({ outcome }) => outcome === 'blank').map(({ page }) => page)
  if (blank.length > 0) say(`blank-${blank.join()}`, `${capital(spanOf(blank))} ${blank.length === 1 ? 'is' : 'are'} blank. Not charged.`)
  for (const { page, outcome, reason } of fresh)
    if (outcome === 'failed') say(`failed-${page}`, `Page ${page} could not be read: ${reasonFor(reason)}. Not charged.`, true)
  if (before.state !== after.state) {
    const { charged, returned } = after.credits
    const bill = `${figure(charged)} credits spent${returned > 0 ? `, ${figure(returned)} returned` : ''}.`
    if (after.state === 'done' || after.state === 'partial')
      say('end', `${after.tables === null ? 'Done' : `Found ${counted(after.tables, 'table')}`}. ${bill}`)
    if (after.state === 'failed') say('end', `${after.error?.message ?? 'It could not be read.'} ${bill}`, true)
    if (after.state === 'cancelled') say('end', `Cancelled. ${bill}`)
    if (after.state === 'expired') say('end', 'The results were deleted.')
  }
  return lines
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
  const parts = spans.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]
  return `${pages.length === 1 ? 'page' : 'pages'} ${listed}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
