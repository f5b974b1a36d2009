// The parts of a person's name: title, given names, family name. All are words of the name itself or stand right before it.

import type { Word } from '../../model/index.ts'
import type { Segment } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { found, present } from './found.ts'

/** Academic titles and titles of address before a name: "Dipl.-Ing. (FH)", "Dr. med.", "Mme". */
export const titles =
  /^(?:(?:Dipl\.?-?\s?\p{L}+\.?|DR\.?|Dr\.?(?:-\p{Lu}\p{L}+\.?)?(?:\s(?:med|phil|rer|nat|iur|jur|oec|pol|ing|habil|h\.\s?c)\.)*|Prof\.?|PD|Mag\.?|Ing\.?|Dott\.?(?:ssa)?|Mr\.?|Mrs\.?|Ms\.?|Miss|Herr|Frau|Meister(?:in)?|Hr\.|Fr\.|Dhr\.|Mevr\.|Mw\.|M\.|Mme|Mlle|Sig\.?(?:ra)?|Sra?\.|Capt\.?|Rev\.?)\s+(?:\([^)]*\)\s+)?)+(?=\p{Lu})/u

/** Words that begin a family name. */
const particle = /^(?:de|del|della|der|den|des|di|do|dos|da|das|du|la|le|les|van|von|vom|zu|zur|ter|ten|te|bin|ibn|al|el|st\.?)$/u
const capitals = /^\p{Lu}{2,}(?:[-'’]\p{Lu}+)*-?$/u

/**
 * What of a name is which: the family name is what is set in capitals beside others, stands before a comma, on a row of its own, from the first
 * particle on, or last. `language` is that of the page: Spanish names end in two family names. Names of a single word have no parts.
 */
export function namePartsOf(name: FoundValue, rows: readonly (readonly Segment[])[], language: string | null): readonly FoundValue[] {
  const { title, words } = withoutTitle(ownWords(name))
  const split = familyOf(words, language)
  if (split === null) return []
  const part = (key: string, own: readonly Word[]): FoundValue | null => found(key, joined(own), own, Math.min(name.confidence, split.sure))
  return present([title ?? titleBefore(name, rows), part('given_name', split.given), part('family_name', split.family)])
}

/** A name that goes on behind its hyphen on the next row is one: "GUÉRIN-" and "LOPEZ"; in small letters the hyphen is only the row's. */
const joined = (own: readonly Word[]): string =>
  own
    .map(({ text }) => bare(text))
    .join(' ')
    .replace(/(?<=\p{L})- (?=\p{Ll})/gu, '')
    .replace(/(?<=\p{L}-) (?=\p{L})/gu, '')

const bare = (text: string): string => text.replace(/[,;]$/u, '')

/** The words without what stands in quotes or brackets and without degrees behind the name. */
function ownWords({ words }: FoundValue): readonly Word[] {
  const plain = words.filter(({ text }) => !/^[“”"„‘(«].*|.*[”"»)]$/u.test(text))
  const degrees = plain.findIndex(
    ({ text }, at) => at > 1 && /^(?:ph\.?d|m\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|mba|pe|cpa|jr|sr|iii?)\.?,?$/iu.test(text),
  )
  return degrees < 0 ? plain : plain.slice(0, degrees)
}

/** The name without the titles that it begins with: of "Dr. Ada Lind" the name is "Ada Lind". */
function withoutTitle(words: readonly Word[]): { readonly title: FoundValue | null; readonly words: readonly Word[] } {
  for (let count = words.length - 2; count > 0; count--) {
    const own = words.slice(0, count)
    const text = own.map((word) => word.text).join(' ')
    if (titles.exec(`${text} X`)?.[0].trimEnd() === text) return { title: found('name_prefix', text, own, 0.93), words: words.slice(count) }
  }
  return { title: null, words }
}

interface Parts {
  readonly given: readonly Word[]
  readonly family: readonly Word[]
  readonly sure: number
}

function familyOf(words: readonly Word[], language: string | null): Parts | null {
  if (words.length < 2) return null
  const cut = (at: number, sure: number): Parts => ({ given: words.slice(0, at), family: words.slice(at), sure })
  const comma = words.findIndex(({ text }) => text.endsWith(','))
  if (comma >= 0 && comma < words.length - 1) return { given: words.slice(comma + 1), family: words.slice(0, comma + 1), sure: 0.93 }
  const large = words.map(({ text }) => capitals.test(bare(text)))
  const first = large.indexOf(true)
  if (first >= 0 && large.includes(false)) {
    if (first > 0 && large.slice(first).every(Boolean)) return cut(first, 0.93)
    const end = large.indexOf(false)
    if (first === 0 && !large.slice(end).includes(true)) return { given: words.slice(end), family: words.slice(0, end), sure: 0.93 }
  }
  const row = words.findIndex(
    (word, at) => at > 0 && !words[at - 1]?.text.endsWith('-') && word.baseline - (words[at - 1]?.baseline ?? 0) > 3,
  )
  if (row > 0) return cut(row, 0.9)
  const joint = words.findIndex(({ text }, at) => at > 0 && particle.test(text))
  if (joint > 0 && joint < words.length - 1) return cut(joint, 0.92)
  if (words.length === 2) return cut(1, 0.93)
  if (words.length === 3 && /^\p{Lu}\.?$/u.test(words[1]?.text ?? '')) return cut(2, 0.92)
  if (language === 'es' || language === 'pt') return cut(words.length - 2, 0.75)
  return cut(words.length - 1, 0.8)
}

/** The title printed right before the name on its row. */
function titleBefore({ words }: FoundValue, rows: readonly (readonly Segment[])[]): FoundValue | null {
  const [first] = words
  const row = rows.find((segments) => segments.some((segment) => first !== undefined && segment.words.includes(first)))
  const all = row?.flatMap((segment) => segment.words) ?? []
  const ahead = first === undefined ? [] : all.slice(0, all.indexOf(first))
  for (let from = 0; from < ahead.length; from++) {
    const own = ahead.slice(from)
    const text = own.map((word) => word.text).join(' ')
    if (titles.exec(`${text} X`)?.[0].trimEnd() === text) return found('name_prefix', text, own, 0.93)
  }
  return null
}
