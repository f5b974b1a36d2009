// Whether the dates of an invoice follow each other as they must.

import type { Check, Value } from '../model/index.ts'

/** Due not before issue; due = issue + the days that the terms print. */
export function dateChecks(values: ReadonlyMap<string, Value>): readonly Check[] {
  const day = (name: string): string | null => {
    const value = values.get(name)
    return value?.kind === 'date' ? value.iso : null
  }
  const [issued, due] = [day('issue_date'), day('due_date')]
  const days = daysIn(values.get('payment_terms')?.text ?? '')
  const both = issued !== null && due !== null
  const order: Check = {
    name: 'due-after-issue',
    fields: ['issue_date', 'due_date'],
    outcome: both ? (due >= issued ? 'passed' : 'failed') : 'not-applicable',
    detail: both ? `Issued ${issued}, due ${due}.` : 'Issue date and due date are not both printed.',
  }
  if (!both || days.length === 0) return [order]
  const reached = days.some((number) => later(issued, number) === due)
  return [
    order,
    {
      name: 'due-by-terms',
      fields: ['issue_date', 'payment_terms', 'due_date'],
      outcome: reached ? 'passed' : 'failed',
      detail: reached
        ? 'The terms lead from the issue date to the due date.'
        : `The terms lead to ${days.map((number) => later(issued, number)).join(' or ')}.`,
    },
  ]
}

/** Spans of days that terms of payment print: "30 days", "14 Tage", "30 jours"; several where a discount has its own. */
const daysIn = (terms: string): readonly number[] =>
  [...terms.matchAll(/\b(\d{1,3})\s*-?\s*(?:days?|tag(?:e|en)?|jours?|d[ií]as?|giorni|gg|dagen|dias|j)\b/giu)].map((match) =>
    Number(match[1]),
  )

function later(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
