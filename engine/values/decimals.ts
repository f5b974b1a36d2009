// Reckoning with decimals without a float between: whole units of the last place.

import { type Decimal, decimal } from '../model/index.ts'

interface Units {
  readonly units: bigint
  readonly scale: number
}

const unitsOf = (number: Decimal): Units => {
  const [whole = '0', fraction = ''] = number.split('.')
  return { units: BigInt(whole + fraction), scale: fraction.length }
}
const at = ({ units, scale }: Units, wanted: number): bigint => units * 10n ** BigInt(wanted - scale)

function written(units: bigint, scale: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return decimal(units < 0n ? `-${text}` : text)
}

/** The exact sum, with the decimals of its finest part; "0" for none. */
export function sumOf(numbers: readonly Decimal[]): Decimal {
  const parts = numbers.map(unitsOf)
  const scale = Math.max(0, ...parts.map((part) => part.scale))
  return written(
    parts.reduce((sum, part) => sum + at(part, scale), 0n),
    scale,
  )
}

/** a - b, exactly. */
export const difference = (a: Decimal, b: Decimal): Decimal => sumOf([a, negated(b)])

/** The number with its sign turned; zero stays zero. */
export const negated = (number: Decimal): Decimal =>
  decimal(number.startsWith('-') ? number.slice(1) : /^[0.]+$/u.test(number) ? number : `-${number}`)

/** The number without its sign. */
export const absolute = (number: Decimal): Decimal => decimal(number.replace(/^-/u, ''))

/** a × b, exactly. */
export function productOf(a: Decimal, b: Decimal): Decimal {
  const [left, right] = [unitsOf(a), unitsOf(b)]
  return written(left.units * right.units, left.scale + right.scale)
}

/** Negative when a < b, positive when a > b, else 0. */
export function compare(a: Decimal, b: Decimal): number {
  const [left, right] = [unitsOf(a), unitsOf(b)]
  const scale = Math.max(left.scale, right.scale)
  const [x, y] = [at(left, scale), at(right, scale)]
  return x < y ? -1 : x > y ? 1 : 0
}

/** True when the two differ by no more than `most`. */
export const within = (a: Decimal, b: Decimal, most: Decimal): boolean => compare(absolute(difference(a, b)), most) <= 0

const decimalsOf = (number: Decimal): number => number.split('.')[1]?.length ?? 0
/** Half of the last printed place: what rounding may have taken; whole numbers are counts and prices as they are. */
const rounding = (number: Decimal): Decimal => (decimalsOf(number) === 0 ? decimal('0') : decimal(`0.${'0'.repeat(decimalsOf(number))}5`))

/**
 * True when the amount is quantity × price as far as figures of so many places can say: to the cent, and as much further as the rounding of the two
 * allows, half a per cent at most. An amount of one decimal is one whose last figure was not read: it must be the product itself.
 */
export function isProduct(quantity: Decimal, price: Decimal, amount: Decimal): boolean {
  const product = productOf(quantity, price)
  if (decimalsOf(amount) === 1) return compare(product, amount) === 0
  const most = productOf(absolute(amount), decimal('0.005'))
  const parts = [productOf(absolute(quantity), rounding(price)), productOf(absolute(price), rounding(quantity)), decimal('0.01')]
  const allowed = sumOf(parts)
  return within(product, amount, decimal('0.01')) || within(product, amount, compare(allowed, most) < 0 ? allowed : most)
}
