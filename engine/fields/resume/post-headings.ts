// What stands below a post's names without a bullet: lines that describe it, and labelled lines. Neither names a company or a town.

import { wordsWithin } from '../reading/words-within.ts'
import { type Part, splitAtComma } from './entries.ts'
import { institutionScore, isSurelyPlace, looksLikePlace, namesCompany, positionScore } from './vocabulary.ts'

/** The parts of a post's heading without what describes it; a company and its town in one part are two. */
export function headingOf(all: readonly Part[]): readonly Part[] {
  const parts = all.filter(({ text }) => !labelled.test(text))
  const [first, second, ...others] = parts
  if (first === undefined || second === undefined) return parts
  // "Clerk, Brook Mills, Rye" over a line about the post.
  const said = splitAtComma(first).map(({ text }) => text)
  const isWhole =
    said.length > 1 &&
    positionScore(said[0] ?? '') >= 1 &&
    said.slice(1).every((text) => positionScore(text) < 1) &&
    (said.length === 3 || namesCompany(said[1] ?? ''))
  const below = [second, ...others].filter((part) => part.piece !== first.piece && part.stands !== 'with time')
  if (isWhole && below.length > 0 && below.every((part) => namesNothing(part) && !looksLikePlace(part.text)))
    return parts.filter((part) => !below.includes(part))
  // "Clerk", "Brook Mills, Rye" and a line about the post.
  const [firm, town, more] = splitAtComma(second)
  const isFirmAndTown =
    positionScore(first.text) >= 1 &&
    firm !== undefined &&
    town !== undefined &&
    more === undefined &&
    looksLikePlace(second.text) &&
    !isSurelyPlace(second.text)
  return isFirmAndTown && others.length > 0 && others.every(describes) ? [first, second] : parts
}

/** Who works for themselves has a post and no company: "Freelance illustrator". */
export const ownBoss =
  /^(?:freelance\p{L}*|self[- ]employed|freiberuflich\p{L}*|freier?|selbst(?:st)?ändig\p{L}*|indépendante?|autónom[oa]|zelfstandig|independente)(?!\p{L})/iu

/** A company's name without what is said of it in brackets, which begins in small letters: "(formerly Old Mill)", "(via an agency)". */
export function withoutAside(name: Part): Part {
  const aside = /\s*\(\p{Ll}[^()]*\)$/u.exec(name.text)
  return aside === null ? name : { ...name, text: name.text.slice(0, aside.index), words: wordsWithin(name.words, 0, aside.index) }
}

/** A comma or bracket in a company's name may part its town, its unit or another company; a form behind a comma is its own. */
export const moreThanName = /\(|,(?!\s*(?:inc|llc|ltd|l\.l\.c|gmbh|s\.|b\.v)(?!\p{L}))/iu

/** "Clients: …", "Key achievements: …". */
const labelled = /^\p{Lu}[\p{L} ]{3,24}:(?:\s|$)/u

const namesNothing = ({ text }: Part): boolean => positionScore(text) < 1 && !namesCompany(text) && institutionScore(text) === 0

/** Words in small letters behind the first, as names of companies hardly have them. */
const describes = (part: Part): boolean => namesNothing(part) && /\s\p{Ll}{4,}/u.test(part.text)
