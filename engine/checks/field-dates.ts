// Whether the dates of an invoice follow each other as they must.

import type { Check, Value } from '../model/index.ts'
import { paymentDays } from './payment-days.ts'

/**
 * Due not before issue; due = issue + the days that the terms print. Days that may count something else (a discount, an end of month, days from
 * receipt) prove a day that they lead to, and disprove none.
 */
export function dateChecks(values: ReadonlyMap<string, Value>): readonly Check[] {
  const day = (name: string): string | null => {
    const value = values.get(name)
    return value?.kind === 'date' ? value.iso : null
  }
  const [issued, due] = [day('issue_date'), day('due_date')]
  const { possible: days, plain } = paymentDays(values.get('payment_terms')?.text ?? '')
  const both = issued !== null && due !== null
  const order: Check = {
    name: 'due-after-issue',
    fields: ['issue_date', 'due_date'],
    outcome: both ? (due >= issued ? 'passed' : 'failed') : 'not-applicable',
    detail: both ? `Issued ${issued}, due ${due}.` : 'Issue date and due date are not both printed.',
  }
  if (!both || days.length === 0) return [order]
  const reached = days.some((number) => later(issued, number) === due)
  const led = (numbers: readonly number[]): string => numbers.map((number) => later(issued, number)).join(' or ')
  return [
    order,
    {
      name: 'due-by-terms',
      fields: ['issue_date', 'payment_terms', 'due_date'],
      outcome: reached ? 'passed' : plain.length > 0 ? 'failed' : 'not-applicable',
      detail: reached
        ? 'The terms lead from the issue date to the due date.'
        : plain.length > 0
          ? `The terms lead to ${led(plain)}.`
          : 'The days of the terms do not count from the issue date to the due date.',
    },
  ]
}

function later(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
