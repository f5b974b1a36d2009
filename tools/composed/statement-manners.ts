// Statements of account as well-known banks lay them out, one after the other, with other movements by chance.

import { Dice } from '../golden/dice.ts'
import type { Composed } from './page.ts'
import { continentalManners } from './statement-manners-continental.ts'
import { englishManners } from './statement-manners-english.ts'
import { furtherManners } from './statement-manners-further.ts'

const manners = [...englishManners, ...continentalManners, ...furtherManners]

/** Composes statement `number` of the series `seed`, in the manner whose turn it is. */
export function statementInManner(seed: number, number: number): Composed {
  const manner = manners[(number - 1) % manners.length]
  if (manner === undefined) throw new RangeError('no manner')
  return manner(new Dice(seed * 1_000_003 + number + 31_000))
}
