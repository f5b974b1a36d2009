// How contracts are worded in seven languages, for contracts composed at random: written as drafters write, without a look at what the engine knows.
//
// {a} {b} the parties with all that is said of them, {day} the day of the contract, {start} the first day, {end} the last, {term} {notice} {renewal}
// {secrecy} {credit} spans of time, {law} the law, {place} a town.

/** The wording of one language, each list to be drawn from. */
export interface ContractWording {
  readonly months: readonly string[]
  /** Days in letters; d, m, y and the name of the month. */
  readonly days: readonly ((day: number, month: number, year: number, name: string) => string)[]
  /** A year and more of them, and so on; the third is the form after words that bend it. */
  readonly units: Readonly<Record<'day' | 'week' | 'month' | 'year', readonly [string, string, string?]>>
  readonly numbers: Readonly<Record<number, string>>
  readonly titles: readonly string[]
  readonly roles: readonly (readonly [string, string])[]
  readonly firms: readonly string[]
  readonly forms: readonly string[]
  readonly people: readonly string[]
  /** Titles of address before a person; often none. */
  readonly addressed: readonly string[]
  readonly towns: readonly string[]
  readonly streets: readonly string[]
  readonly seats: readonly string[]
  readonly homes: readonly string[]
  /** How a role is given; {role}. */
  readonly called: readonly string[]
  /** The sentence that names both and, where it has {day}, the day. */
  readonly dated: readonly string[]
  readonly undated: readonly string[]
  readonly between: readonly string[]
  readonly and: string
  readonly listTitle: readonly string[]
  readonly recital: readonly string[]
  readonly headings: Readonly<Record<'object' | 'start' | 'notice' | 'secrecy' | 'payment' | 'law' | 'others', string>>
  readonly objects: readonly string[]
  readonly starts: readonly string[]
  readonly terms: readonly string[]
  readonly untils: readonly string[]
  readonly notices: readonly string[]
  readonly renewals: readonly string[]
  readonly secrecies: readonly string[]
  readonly payments: readonly string[]
  readonly lawClauses: readonly string[]
  /** The law in the words of the clause, with the country or state as English names it. */
  readonly laws: readonly (readonly [string, string])[]
  readonly others: readonly string[]
  readonly signed: readonly string[]
  readonly particulars: Readonly<Record<'start' | 'term' | 'notice' | 'law', string>>
}

/** The words for 1 to 6, 12, 18 and 24, in this order, by their number. */
export const numbered = (words: string): Readonly<Record<number, string>> =>
  Object.fromEntries(words.split(' ').map((word, at) => [[1, 2, 3, 4, 5, 6, 12, 18, 24][at], word]))
