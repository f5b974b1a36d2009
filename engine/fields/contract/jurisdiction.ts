// Whose law a contract is under, and whose courts decide.

import { besides, found } from '../prose/found.ts'
import { matchesIn, type Prose, proseOfLines, wordsBetween } from '../prose/prose.ts'
import type { StatedTerm } from '../prose/stated.ts'
import type { FoundValue } from '../reading/reader.ts'
import { placesIn } from './places.ts'

/** A way to say whose law holds, and how sure the place after it (or before it) is then. */
interface Phrase {
  readonly pattern: RegExp
  /** Letters after the phrase among which the place must begin. */
  readonly within: number
  readonly sure: number
  readonly side: 'after' | 'inside'
}
/** Surest first: a clause that says "governed by the laws of", then one that only says "construed", then courts. */
const phrases: readonly Phrase[] = [
  {
    pattern:
      /(?:governed|construed|interpreted|enforced|controlled|made subject)[^.]{0,140}?\b(?:laws?|statutes)\s+(?:of|in|and regulations of)\s+(?:the\s+)?(?:internal laws of the\s+)?/gi,
    within: 60,
    sure: 0.95,
    side: 'after',
  },
  // "governed by Kansas law", "the substantive New York law"
  {
    pattern: /(?:governed|construed|interpreted|enforced)\s[^.]{0,60}?\b(?=\p{Lu})[\p{L} ]{3,30}?\s+laws?\b/giu,
    within: 0,
    sure: 0.93,
    side: 'inside',
  },
  // "The contract is subject to Irish law": less sure than what it is governed by, for much else is subject to laws.
  { pattern: /\b(?:is|are|be)\s+subject\s+to\s+\p{Lu}\p{L}+\s+law\b/gu, within: 0, sure: 0.9, side: 'inside' },
  // "This contract is subject to the laws of England and Wales."
  {
    pattern:
      /\b(?:agreement|contract|lease|licen[cs]e|deed|letter|terms)\s+(?:is|are|shall\s+be|will\s+be)\s+subject\s+to\s+the\s+laws?\s+of\s+(?:the\s+)?/gi,
    within: 60,
    sure: 0.9,
    side: 'after',
  },
  // "Kansas law applies", "the laws of the State of Ohio shall govern"
  {
    pattern: /\b\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3}\s+[Ll]aws?\s+(?:(?:shall|will|is\s+to)\s+)?(?:appl(?:y|ies)|governs?|controls?)\b/gu,
    within: 0,
    sure: 0.9,
    side: 'inside',
  },
  {
    pattern: /\blaws?\s+of\s+(?:the\s+)?[^.;:]{3,50}?\s+(?:(?:shall|will)\s+)?(?:appl(?:y|ies)|governs?|controls?)\b/gi,
    within: 0,
    sure: 0.9,
    side: 'inside',
  },
  { pattern: /\blaws?\s+(?:for\s+the\s+time\s+being\s+)?in\s+force\s+in\s+(?:the\s+)?/gi, within: 40, sure: 0.85, side: 'after' },
  // "Le droit belge est applicable", "Si applica la legge svizzera"
  {
    pattern: /\b(?:droit|lois?)\s+[\p{L}' -]{3,25}?\s(?:est|sont|sera)\s+(?:seule?\s+)?applicables?\b/giu,
    within: 0,
    sure: 0.9,
    side: 'inside',
  },
  {
    pattern:
      /(?<!\p{L})(?:se\s+aplica(?:rá)?|(?:es|será)\s+(?:aplicable|de\s+aplicación)|si\s+applica|aplica-se|aplicar-se-á|é\s+aplicável)\s+(?:la|il|lo|a|o|el)?\s*(?:ley|legislación|derecho|legge|diritto|lei|direito|legislação)\s+(?:d[aeo]l*o?\s+)?(?:stato\s+)?\p{L}+/giu,
    within: 0,
    sure: 0.9,
    side: 'inside',
  },
  // "shall be determined under Kansas law"
  { pattern: /\bunder\s+\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3}\s+law\b/gu, within: 0, sure: 0.75, side: 'inside' },
  { pattern: /(?:governing|applicable)\s+laws?\s*[:.-]\s*(?:(?:the\s+)?laws?\s+of\s+)?/gi, within: 60, sure: 0.9, side: 'after' },
  {
    pattern: /(?:unterlieg(?:t|en)|es gilt|gilt|anwendbar ist|findet)\s[^.]{0,80}?\brecht\b(?:\s+(?:der|von|des))?/gi,
    within: 50,
    sure: 0.93,
    side: 'inside',
  },
  { pattern: /\brecht\s+(?:der|des|von)\s+/gi, within: 50, sure: 0.85, side: 'after' },
  { pattern: /(?:régi|soumis|gouverné)e?s?\s[^.]{0,60}?\b(?:droit|lois?)\b\s*[\p{L}' -]{0,30}/giu, within: 0, sure: 0.93, side: 'inside' },
  {
    pattern: /(?:reg(?:irá|ido|ida)|rige|somete|sujeto)\s[^.]{0,60}?\b(?:ley(?:es)?|legislación|derecho)\b\s*[\p{L}' -]{0,30}/giu,
    within: 0,
    sure: 0.93,
    side: 'inside',
  },
  {
    pattern: /(?:regolat[oa]|disciplinat[oa]|soggett[oa])\s[^.]{0,60}?\b(?:legge|leggi|diritto)\b\s*[\p{L}' -]{0,30}/giu,
    within: 0,
    sure: 0.93,
    side: 'inside',
  },
  {
    pattern:
      /\b(?:[\p{L}]+)\s+recht\s+(?:is\s+)?van\s+toepassing|van\s+toepassing\s[^.]{0,40}?recht\b|\brecht\s+van\s+\p{Lu}\p{L}+\s+(?:is\s+)?van\s+toepassing|beheerst\s+door\s[^.;]{0,40}?recht\b(?:\s+van\s+\p{Lu}\p{L}+)?/giu,
    within: 0,
    sure: 0.93,
    side: 'inside',
  },
  {
    pattern: /(?:regid[oa]|rege-se|regulad[oa]|sujeit[oa])\s[^.]{0,60}?\b(?:leis?|legislação|direito)\b\s*[\p{L}' -]{0,30}/giu,
    within: 0,
    sure: 0.93,
    side: 'inside',
  },
  { pattern: /\blaws?\s+of\s+(?:the\s+)?(?:state|commonwealth)\s+of\s+/gi, within: 25, sure: 0.7, side: 'after' },
  {
    pattern: /deemed\s+to\s+(?:be|have been)\s+(?:made|entered)[^.]{0,60}?\bin\s+the\s+(?:state|commonwealth)\s+of\s+/gi,
    within: 25,
    sure: 0.8,
    side: 'after',
  },
  {
    pattern:
      /(?:(?:exclusive\s+)?jurisdiction|courts?)\s+(?:of|in|located in|sitting in|situated in)\s+(?:[\p{L}, ]{0,50}?)(?:the\s+)?(?:state|commonwealth)\s+of\s+/giu,
    within: 25,
    sure: 0.6,
    side: 'after',
  },
]
/** Laws named for another purpose: where a company was founded, what a statute says. */
const asides = /(?:incorporated|organi[sz]ed|existing|formed|corporation law|duly established|registered)[^.]{0,50}$/i

/** Names of a term that says whose law holds, in small letters without spaces and marks. */
const lawKey =
  /^(?:(?:governing|applicable)laws?(?:andjurisdiction|andcourts?)?|lawof(?:the)?(?:agreement|contract)|anwendbaresrecht|rechtswahl|droitapplicable|loiapplicable|leyaplicable|derechoaplicable|leggeapplicabile|toepasselijkrecht|leiaplicavel)$/

/** The law that a table of particulars states beside its name; null where none does. */
export function statedLaw(terms: readonly StatedTerm[]): FoundValue | null {
  const term = terms.find(({ key }) => lawKey.test(key))
  if (term === undefined) return null
  const prose = proseOfLines(term.lines)
  const places = placesIn(prose.text)
  const place = places.find((one) => one.state) ?? places[0]
  return place === undefined ? null : found('jurisdiction', place.name, wordsBetween(prose, place.from, place.to), 0.92, term.label)
}

/** The state or country whose law governs, as English names it; the words are those that name the place. */
export function jurisdictionIn(prose: Prose): FoundValue | null {
  const { text } = prose
  const said: { readonly name: string; readonly found: FoundValue }[] = []
  for (const { pattern, within, sure, side } of phrases)
    for (const match of matchesIn(text, pattern)) {
      if (sure < 0.9 && asides.test(text.slice(Math.max(0, match.index - 80), match.index))) continue
      const from = side === 'after' ? match.end : match.index
      const to = side === 'after' ? match.end + within + 20 : match.end
      const places = placesIn(text.slice(from, to))
      // "the laws of the State of Ohio, United States of America": the narrower place is the one whose law it is.
      const place =
        side === 'after' ? places.find((one) => one.from <= within) : (places.find((one) => one.state) ?? places[places.length - 1])
      if (place === undefined) continue
      const words = wordsBetween(prose, from + place.from, from + place.to)
      const label = wordsBetween(prose, match.index, side === 'after' ? match.end : from + place.from)
      const one = found('jurisdiction', place.name, words, sure, label.slice(0, 40))
      if (one !== null) said.push({ name: place.name, found: one })
    }
  const [first] = said
  if (first === undefined) return null
  const best = said.reduce((a, b) => (b.found.confidence > a.found.confidence ? b : a), first)
  const others = said.filter(({ name }) => name !== best.name).map(({ found: other }) => other)
  // Two clauses that name two laws: one of them is an aside, and which is not certain.
  const rival = others.some(({ confidence: sure }) => sure >= best.found.confidence - 0.02)
  return besides({ ...best.found, confidence: rival ? 0.7 : best.found.confidence }, others)
}
