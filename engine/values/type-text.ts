import type { Value, ValueKind } from '../model/index.ts'
import { type Evidence, noEvidence } from './evidence.ts'
import { readDateValue, readMoney, readNumeric, readTimeValue } from './read.ts'
import { readTick } from './ticks.ts'

/**
 * A text as the kind of value that it is said to be; text when it cannot be read so. `evidence` is what the document says about its
 * numbers and dates, `currency` stands in for money without a sign of its own.
 */
export function typeText(text: string, kind: ValueKind, evidence: Evidence = noEvidence, currency: string | null = null): Value {
  return typed(text, kind, evidence, currency ?? evidence.currency) ?? { kind: 'text', text }
}

function typed(text: string, kind: ValueKind, evidence: Evidence, currency: string | null): Value | null {
  switch (kind) {
    case 'text':
      return null
    case 'number':
      return readNumeric(text, evidence)
    case 'percent': {
      const value = readNumeric(text, evidence)
      return value?.kind === 'number' ? { kind: 'percent', text, number: value.number } : value
    }
    case 'money':
      return readMoney(text, evidence, currency)
    case 'date':
      return readDateValue(text, evidence)
    case 'time':
      return readTimeValue(text)
    case 'tick': {
      const tick = readTick(text)
      return tick === null ? null : { kind: 'tick', text, ticked: tick.ticked }
    }
  }
}
