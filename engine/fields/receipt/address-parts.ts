// An address as one piece of writing, taken apart: street and number, postcode, town.

import type { Word } from '../../model/index.ts'
import { townLine } from '../reading/addresses.ts'

export interface AddressParts {
  readonly street: readonly Word[]
  readonly postcode: readonly Word[]
  readonly city: readonly Word[]
  /** How sure the writing alone makes it, 0 to 1. */
  readonly sureness: number
}

/** The parts of the words of an address in reading order, the words themselves; null where no line or clause of it is a postcode and a town. */
export function addressPartsOf(address: readonly Word[]): AddressParts | null {
  const clauses = withTowns(clausesOf(address))
  let best: AddressParts | null = null
  clauses.forEach((clause, at) => {
    const bare = clause.map((word) => ({ ...word, text: word.text.replace(/[,;.]+$/u, '') }))
    const found = townLine(bare)
    if (found === null || found.city.length === 0 || found.sureness <= (best?.sureness ?? 0)) return
    const printed = (words: readonly Word[]): readonly Word[] =>
      words.flatMap((word) => clause[bare.findIndex(({ box }) => box === word.box)] ?? [])
    best = {
      street: withoutDash(clauses.slice(0, at).flat()),
      postcode: printed(found.postcode),
      city: printed(found.city),
      sureness: found.sureness,
    }
  })
  return best
}

/** "Rua das Flores 8 -": what parts street and town on one line is of neither. */
const withoutDash = (words: readonly Word[]): readonly Word[] =>
  words.slice(0, words.findLastIndex(({ text }) => !/^[–—·|•-]$/u.test(text)) + 1)

/** "Portland," and "OR 97209": a state with its code goes with the town before it. */
function withTowns(clauses: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const joined: (readonly Word[])[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const isState = /^[A-Z]{2} \d{5}(?:-\d{4})?,?$/u.test(clause.map(({ text }) => text).join(' '))
    if (isState && before !== undefined && !before.some(({ text }) => /\d/u.test(text))) joined[joined.length - 1] = [...before, ...clause]
    else joined.push(clause)
  }
  return joined
}

/** Pieces that end with a comma or with their line. */
function clausesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const clauses: Word[][] = []
  words.forEach((word, at) => {
    const before = words[at - 1]
    const open = clauses.at(-1)
    const goesOn = before !== undefined && !/,$|^[–—·|•-]$/u.test(before.text) && word.box.left >= before.box.left
    if (open === undefined || !goesOn) clauses.push([word])
    else open.push(word)
  })
  return clauses
}
