// An entry is as sure as the list it stands in: where the others have their main words in the same places, so has it.

import type { FoundValue } from '../reading/reader.ts'

type Entry = readonly FoundValue[]

/** At most this in a list of one entry, or of which some entry lacks a main word: 1 of 6 such texts were right on resumes nobody had looked at. */
const unlike = 0.85
/** Towns are told by the words of which they are made, which other things are made of as well: 4 of 6 on the same resumes. */
const place = 0.88
/** A main word that is less sure than this is hardly one. */
const told = 0.78

/**
 * The entries with nothing surer than their list: `main` are the names of what every entry of such a list says, school and degree or company and
 * post. Months are told by their form, so that those of a single entry stay as sure as they were.
 */
export function likeTheirList(entries: readonly Entry[], main: readonly string[]): readonly Entry[] {
  const whole = (entry: Entry): boolean => main.every((name) => entry.some((value) => value.name === name && value.confidence >= told))
  const alike = entries.every(whole)
  const most = ({ name }: FoundValue): number => {
    if (name === 'start' || name === 'end') return alike ? 1 : unlike
    return Math.min(name === 'location' ? place : 1, alike && entries.length > 1 ? 1 : unlike)
  }
  return entries.map((entry) => entry.map((value) => ({ ...value, confidence: Math.min(value.confidence, most(value)) })))
}
