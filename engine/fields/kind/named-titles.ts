// What a paper calls itself in a title of its own: for papers whose words alone tell no kind.

import type { PageText, Segment } from '../reading/page-text.ts'
import { type KnownKind, knownKinds, otherTitles, titles } from './evidence-words.ts'
import { phrases, standingInHead } from './features.ts'
import { lettersOf } from './letters.ts'

/** Words of a title, and the first pieces of a page among which it stands though it is set like the rest. */
const [longestTitle, firstPieces] = [7, 8]
/** Longer pieces among the first ones are lines of an address or of text. */
const longestPlain = 4
const larger = 1.2

const told = knownKinds.filter((kind) => kind !== 'other')

/** The kinds that the titles of a page name, with 'other' for papers of trade that are none of the kinds, as quotes and orders. */
export function kindsInTitles(page: PageText): ReadonlySet<KnownKind> {
  const named = new Set<KnownKind>()
  for (const said of titlesOf(page)) {
    // "Order form" is a form and "Bon de commande" no receipt: the longest name counts.
    const found = [...told.map((kind) => [kind, longestIn(said, titles[kind])] as const), ['other', longestIn(said, otherTitles)] as const]
    const longest = Math.max(...found.map(([, length]) => length))
    for (const [kind, length] of found) if (length > 0 && length === longest) named.add(kind)
  }
  return named
}

/** True where a piece of the head names the kind, and nothing else by a longer name: "Entgeltabrechnung" is no "Rechnung", a title over a column no title. */
export const isCalled = (page: PageText, kind: KnownKind): boolean =>
  kind !== 'other' &&
  standingInHead(page).some(({ text, row }) => {
    const said = ` ${lettersOf(text)} `
    const longest = longestIn(said, titles[kind])
    return longest > longestIn(said, otherTitles) && (page.rows[row]?.length ?? 0) < fewestColumns
  })
const fewestColumns = 4

/** "BON DE LIVRAISON" in bold is a title beside the letterhead as well. */
const isInCapitals = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)

const longestIn = (said: string, list: string): number =>
  Math.max(0, ...phrases(list).map((phrase) => (said.includes(phrase) ? phrase.trim().length : 0)))

/** Pieces that are set as titles: larger, bold alone on their row, or short among the first of the page; as plain words between spaces. */
function titlesOf({ segments, rows }: PageText): readonly string[] {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  const isTitle = ({ size, words, row, text }: Segment, index: number): boolean =>
    words.length <= longestTitle &&
    !/[:.,]$/u.test(text) &&
    (size > larger * usual ||
      (index < 2 * firstPieces && rows[row]?.length === 1 && words.every(({ font }) => font?.bold === true)) ||
      (index < 2 * firstPieces && isInCapitals(text) && words.every(({ font }) => font?.bold === true)) ||
      (index < firstPieces && words.length <= longestPlain && rows[row]?.length === 1))
  return segments.slice(0, 60).flatMap((segment, index) => (isTitle(segment, index) ? [` ${lettersOf(segment.text)} `] : []))
}
