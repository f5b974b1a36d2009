import type { Value } from '../model/index.ts'

/** A decimal as whole units of its last place: 12.50 is 1250 units at scale 2. */
export interface Amount {
  readonly units: bigint
  readonly scale: number
}

/** The number of a value as an amount; null for text, dates and percentages, and for what comes from outside and is no decimal. */
export function amountOf(value: Value | null): Amount | null {
  if (value === null || (value.kind !== 'number' && value.kind !== 'money')) return null
  const digits = value.kind === 'money' ? value.amount : value.number
  if (!/^-?\d+(?:\.\d+)?$/u.test(digits)) return null
  const [whole = '0', fraction = ''] = digits.split('.')
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

/** The exact sum, at the finest scale of its parts. */
export function plus(amounts: readonly Amount[]): Amount {
  const scale = Math.max(0, ...amounts.map((amount) => amount.scale))
  return { units: amounts.reduce((sum, amount) => sum + amount.units * 10n ** BigInt(scale - amount.scale), 0n), scale }
}

/** As much less than nothing, or more. */
export const negated = ({ units, scale }: Amount): Amount => ({ units: -units, scale })

/** true for two amounts of one size, at whatever scales. */
export const isSame = (one: Amount, other: Amount): boolean => plus([one, negated(other)]).units === 0n

/** Plain digits without trailing zeros behind the point: 1250 at scale 2 is "12.5". */
export function plain({ units, scale }: Amount): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const fraction = digits.slice(digits.length - scale).replace(/0+$/u, '')
  const text = `${digits.slice(0, digits.length - scale)}${scale > 0 && fraction !== '' ? `.${fraction}` : ''}`
  return units < 0n ? `-${text}` : text
}
