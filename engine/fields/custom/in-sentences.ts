// Named fields that a sentence states: "for a monthly rent of EUR 1,200", "die Kaution beträgt 1.900 EUR". The words of the field's own name, words
// that lead from a name to its value and nothing else, then a value of the kind asked for.

import type { FieldDefinition, FieldKind, Word } from '../../model/index.ts'
import { matchesIn, type Prose, proseOf, proseOfLines, wordsBetween } from '../prose/prose.ts'
import { ownNames } from '../reading/label-words.ts'
import type { FoundValue, ReaderInput } from '../reading/reader.ts'
import { type Reading, readAs, valuesIn } from '../reading/values-in.ts'

const kinds: ReadonlySet<FieldKind> = new Set<FieldKind>(['money', 'date', 'percent', 'number'])

/** What leads from a name to its value; "up to", "at least" and "may be" do not. */
const leads = [
  'of|is|are|was|shall be|will be|(?:amounts?|amounting|equal|equals|comes) to|in the (?:amount|sum) of|(?:is |shall be )?(?:set|fixed|payable) at|totals',
  'beträgt|betragen|beläuft sich auf|in höhe von|von|ist|lautet|liegt bei',
  "de|est de|est fixée? à|s'élève à|d'un montant de|à hauteur de|est le|est",
  'es de|será de|asciende a|por (?:un )?importe de|se fija en|es el|es',
  'di|è di|è pari a|pari a|ammonta a|è fissat[oa] in|è il|è',
  'van|bedraagt|ter hoogte van',
  'é de|será de|no valor de|ascende a|é fixad[oa] em|é',
].join('|')
const refusals =
  /(?<!\p{L})(?:no|not|without|kein(?:e[nrs]?)?|ohne|aucune?|sans|sin|ningún|senza|nessun[ao]?|geen|zonder|sem|nenhum)(?:\s+\p{L}+)?\s*$/iu

/**
 * How sure a statement is that is the only one of its kind; one word is a name that many sentences use. Sums that labels lead to are worth less at the same
 * score, so that those that a sentence states are given more.
 */
const sureness = { money: { name: 0.93, word: 0.88 }, other: { name: 0.84, word: 0.74 } } as const
const sureOfSeveral = 0.5
/** Words that a value and its currency take up at most. */
const mostWords = 7

/** The values that sentences state of definitions by their own names; where they state several, the first, less sure. */
export function inSentences({ pages, blocks, evidence }: ReaderInput, named: readonly FieldDefinition[]): readonly FoundValue[] {
  const wanted = named.filter(({ kind }) => kinds.has(kind))
  if (wanted.length === 0) return []
  const prose = blocks.length > 0 ? proseOf(blocks) : proseOfLines(pages.flatMap(({ rows }) => rows.flat().map(({ words }) => words)))
  return wanted.flatMap((definition): readonly FoundValue[] => {
    const stated = ownNames(definition).flatMap((name) => statementsOf(name, definition, prose, evidence))
    const [first] = stated
    if (first === undefined) return []
    const differs = stated.some(({ value }) => value.text !== first.value.text)
    return [differs ? { ...first, confidence: Math.min(sureOfSeveral, first.confidence) } : first]
  })
}

function statementsOf(name: string, { name: field, kind }: FieldDefinition, prose: Prose, evidence: ReaderInput['evidence']): FoundValue[] {
  const tokens = name.match(/[\p{L}\p{N}]+/gu) ?? []
  if (tokens.length === 0 || tokens.length > 6) return []
  const own = tokens.map((token) => token.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('[\\s-]+')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${own})(?:\\s+(?:payable|due|hereby|also|currently))?\\s+(?:${leads})\\s+`, 'giu')
  return [...matchesIn(prose.text, pattern)].flatMap((match): FoundValue[] => {
    if (refusals.test(prose.text.slice(Math.max(0, match.index - 30), match.index))) return []
    const words = wordsBetween(prose, match.end, match.end + 80).slice(0, mostWords)
    const [reading] = [...valuesIn(words, kind, evidence), ...atEndOfSentence(words, kind, evidence)].filter(
      ({ words: [one] }) => one === words[0],
    )
    const page = words[0]?.page
    if (reading === undefined || reading.words.some((word) => word.page !== page)) return []
    const label = wordsBetween(prose, match.index, match.index + (match[1]?.length ?? 0)).filter((word) => word.page === page)
    const confidence = sureness[kind === 'money' ? 'money' : 'other'][tokens.length > 1 ? 'name' : 'word']
    return [{ name: field, value: reading.value, words: reading.words, label, confidence, alternatives: [] }]
  })
}

/** "… amounts to EUR 3,600.": the value without the stop or comma of its sentence. */
function atEndOfSentence(words: readonly Word[], kind: FieldKind, evidence: ReaderInput['evidence']): readonly Reading[] {
  const end = words.findIndex(({ text }) => /[.,;:]$/u.test(text))
  if (end < 0) return []
  const own = words.slice(0, end + 1)
  const value = readAs(
    kind,
    own
      .map(({ text }) => text)
      .join(' ')
      .replace(/[.,;:]$/u, ''),
    evidence,
  )
  return value === null ? [] : [{ value, words: own }]
}
