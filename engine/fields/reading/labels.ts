// Finding the labels that definitions name, in any of their languages, as printed or as a recogniser misread them.

import type { FieldDefinition, Word } from '../../model/index.ts'
import type { Segment } from './page-text.ts'

/** A label on the page. */
export interface LabelMatch {
  /** Which definitions it may label: several when they share a synonym ("VAT No." of seller and buyer). */
  readonly names: readonly string[]
  readonly segment: Segment
  /** Position of its first word in the segment, and of the first word behind it. */
  readonly from: number
  readonly to: number
  readonly words: readonly Word[]
  /** 1 as printed; less when letters had to be forgiven. */
  readonly exactness: number
  /** Letters and digits that matched. */
  readonly length: number
  /** A colon or the like stands behind it. */
  readonly closed: boolean
  /** Over how many lines it is printed, where that is more than one: its value may stand between them. */
  readonly lines?: number
  /** The piece on its last line, where that is not the segment's own. */
  readonly last?: Segment
}

export interface Dictionary {
  /** Written without spaces and marks -> the definitions named so. */
  readonly names: ReadonlyMap<string, readonly string[]>
  /** The same with every letter once left out, for forgiving one wrong, lost or added letter. */
  readonly forgiving: () => ReadonlyMap<string, readonly string[]>
  /** Letters and digits of the longest name. */
  readonly longest: number
}

/** The dictionary of the titles and synonyms of definitions. `names` of lists are no labels of values and left out. */
export function dictionaryOf(definitions: readonly FieldDefinition[]): Dictionary {
  const known = dictionaries.get(definitions)
  if (known !== undefined) return known
  const names = new Map<string, string[]>()
  for (const { name, title, synonyms, kind } of definitions) {
    if (kind === 'list') continue
    for (const label of [title, ...synonyms]) {
      const key = tokensOf(label).join('')
      const own = names.get(key) ?? []
      if (key !== '' && !own.includes(name)) names.set(key, [...own, name])
    }
  }
  let forgiving: ReadonlyMap<string, readonly string[]> | null = null
  const longest = Math.max(0, ...[...names.keys()].map((key) => key.length))
  const dictionary = { names, forgiving: () => (forgiving ??= forgivingOf(names)), longest }
  dictionaries.set(definitions, dictionary)
  return dictionary
}
const dictionaries = new WeakMap<readonly FieldDefinition[], Dictionary>()

/** Words of a label: more is a sentence. */
const longestLabel = 8

/** The labels in a segment, left to right, the longest where several fit; they do not overlap. */
export function labelsIn(segment: Segment, dictionary: Dictionary): readonly LabelMatch[] {
  const tokens = segment.words.flatMap((word, index) => tokensOf(word.text).map((text) => ({ text, index })))
  const found: LabelMatch[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = longestAt(tokens, at, dictionary, segment)
    if (match === null) at++
    else {
      found.push(match.label)
      at = match.next
    }
  }
  return inTwoLanguages(found)
}

/** "Nabywca / Buyer": the same said twice with a stroke between is one label. */
function inTwoLanguages(found: readonly LabelMatch[]): readonly LabelMatch[] {
  const merged: LabelMatch[] = []
  for (const label of found) {
    const before = merged.at(-1)
    const between = before?.segment.words.slice(before.to, label.from).map(({ text }) => text)
    const names = label.names.filter((name) => before?.names.includes(name))
    if (before === undefined || between?.join('') !== '/' || names.length === 0) merged.push(label)
    else {
      const words = label.segment.words.slice(before.from, Math.max(label.to, label.from + 1))
      merged[merged.length - 1] = { ...label, names, from: before.from, words, length: Math.max(before.length, label.length) }
    }
  }
  return merged
}

/** A mark within a word that parts a label from its value: "No.:4711", "n°4711", "Nr.12". */
const partsValue = /[:#°º]\S|\.\d/u

const currencyToken = /^(?:eur|usd|gbp|chf|inr|myr|rm|cad|aud|sgd)$/u

interface Token {
  readonly text: string
  readonly index: number
}

function longestAt(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary,
  segment: Segment,
): { label: LabelMatch; next: number } | null {
  let best: { names: readonly string[]; end: number; exactness: number; length: number } | null = null
  let joined = ''
  const recognised = segment.words[0]?.readBy !== 'text-layer'
  const endsWord = (end: number): boolean =>
    tokens[end + 1]?.index !== tokens[end]?.index || partsValue.test(segment.words[tokens[end]?.index ?? 0]?.text ?? '')
  for (
    let end = at;
    end < tokens.length && tokens[end] !== undefined && (tokens[end]?.index ?? 0) - (tokens[at]?.index ?? 0) < longestLabel;
    end++
  ) {
    const { text = '' } = tokens[end] ?? {}
    // "Total EUR", "Montant EUR HT": the currency is no part of the label.
    joined += end > at && currencyToken.test(text) ? '' : text
    if (joined.length > dictionary.longest + 1) break
    // A label may end within a printed word only where a mark parts it: "Nr.:4711".
    const exact = dictionary.names.get(joined)
    if (exact !== undefined) best = { names: exact, end, exactness: 1, length: joined.length }
    // "Invoice no. 8": the figure is the value and no misread letter of the label before it; of "Facture FA-2017" neither is "FA".
    else if (recognised && joined.length >= 5 && !(best?.exactness === 1 && /^\d+$/u.test(text)) && endsWord(end)) {
      const near = nearNames(joined, dictionary)
      if (near !== null) best = { names: near, end, exactness: 0.85, length: joined.length }
    }
  }
  if (best === null) return null
  const from = tokens[at]?.index ?? 0
  const last = tokens[best.end]?.index ?? 0
  const goesOn = tokens[best.end + 1]?.index === last
  // The printed word goes on behind the label ("Total-12"): then it is no label, unless a mark parts them ("No.:4711", "n°4711") or a remark follows
  // in brackets ("Rechnung(Kopie)").
  const printed = segment.words[last]?.text ?? ''
  // "a 31/3/2026" labels a day; the "A" of a name labels nothing.
  if (
    /^\p{Script=Latin}$/u.test(printed) &&
    !/^\d/u.test(tokens[best.end + 1]?.text ?? '') &&
    best.length === 1 &&
    segment.words.length > 1
  )
    return null
  const remarked = goesOn && /^[\p{L}.-]+\([^()]*\)$/u.test(printed)
  if (tokens[at - 1]?.index === from || (goesOn && !remarked && !partsValue.test(printed))) return null
  // The value's word is then the label's last one.
  const to = goesOn && !remarked ? last : last + 1
  const words = segment.words.slice(from, Math.max(to, from + 1))
  const closing = words.at(-1)?.text ?? ''
  const following = segment.words[to]?.text ?? ''
  return {
    label: {
      names: best.names,
      segment,
      from,
      to,
      words,
      exactness: best.exactness,
      length: best.length,
      closed: (goesOn && !remarked) || /[:：=]$/u.test(closing) || /^[:：=]/u.test(following),
    },
    next: best.end + 1,
  }
}

/** "Rechnungs-Nr.:" gives ["rechnungs", "nr"]: letters and digits without accents and case, all manners of "number" made one. */
export function tokensOf(text: string): readonly string[] {
  const known = tokens.get(text)
  if (known !== undefined) return known
  const made = text
    .toLowerCase()
    .replace(/n\s?\.?\s?[°º](?:\.|\s|$)?/gu, ' nr ')
    .replace(/#/gu, ' nr ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/ø/gu, 'o')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean)
    .map((token) =>
      /^(?:no|nr|num|number|numero|nummer|numer|nro)$/u.test(token)
        ? 'nr'
        : token.replace(/nummer$/u, 'nr').replace(/^.{2,}(?=rechnung(?:snr)?$)/u, ''),
    )
  if (tokens.size > 20_000) tokens.clear()
  tokens.set(text, made)
  return made
}
const tokens = new Map<string, readonly string[]>()

/** Shorter words differ from each other by one letter too often. */
const shortestForgiven = 5

function nearNames(joined: string, { forgiving }: Dictionary): readonly string[] | null {
  const near = forgiving()
  const found = near.get(joined)
  if (found !== undefined) return found
  for (let at = 0; at < joined.length; at++) {
    const without = joined.slice(0, at) + joined.slice(at + 1)
    const own = near.get(without)
    if (own !== undefined) return own
  }
  return null
}

function forgivingOf(names: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const near = new Map<string, readonly string[]>()
  for (const [key, own] of names) {
    if (key.length < shortestForgiven) continue
    for (let at = 0; at < key.length; at++) {
      const without = key.slice(0, at) + key.slice(at + 1)
      if (!near.has(without)) near.set(without, own)
    }
    near.set(key, own)
  }
  return near
}
