// Parties that no sentence introduces: those of a numbered list, of a cover page and of a table of particulars.

import { found } from '../prose/found.ts'
import { matchesIn, type Prose, proseOfLines } from '../prose/prose.ts'
import type { StatedTerm } from '../prose/stated.ts'
import { isCompany, isPerson } from './party-names.ts'
import { type Named, namesFrom } from './preamble.ts'
import { isRoleKey } from './roles.ts'

/** "Landlord: …", or a role in one column and who it is in the next. */
export function byRole(terms: readonly StatedTerm[]): readonly Named[] {
  const named = terms.flatMap((term): Named[] => {
    if (!isRoleKey(term.key)) return []
    const prose = proseOfLines(term.lines)
    const end = prose.text.indexOf('\n')
    const names = namesFrom(prose, 0, end < 0 ? prose.text.length : end)
    const [first] = names
    // A role stated alone is asked of somebody: what stands beside it otherwise is a sentence or the next role.
    if (
      first === undefined ||
      !(isCompany(first.name) || isPerson(first.name) || /^\s*(?:,|\n|$)/.test(prose.text.slice(first.name.length)))
    )
      return []
    return names.map((one) => ({ ...one, role: one.role ?? found('role', term.name, term.label, 0.88), sure: Math.max(one.sure, 0.9) }))
  })
  // Who answers for a party is listed with the two that make the contract, and is none of them.
  const principals = named.filter(({ role }) => !/^guarantors?$/i.test(role?.value.text ?? ''))
  return principals.length >= 2 ? principals : named
}

/** Letters from the start within which parties are listed. */
const listed = 6000
const first = /(?:^|\n)\s*(?:\(\s*1\s*\)|1[.)])\s+(?=(?:(?:il|la|o|a|de|mevrouw|dhr\.)\s+(?:heer\s+)?)?\p{Lu})/gu
const listTitle =
  /\b(?:de\s+ondergetekenden|ondergetekenden|les\s+soussignée?s|parties|between|parteien|zwischen|parties\s+au\s+contrat|entre|partes|reunidos|parti|tra|fra|partijen|tussen|vertragsparteien)\b(?:\s+(?:contratantes|contraenti|bij\s+deze\s+overeenkomst|dieses\s+vertrage?s|au\s+contrat|to\s+this\s+(?:contract|agreement)))?\W*(?:\([^)]*\))?\W*$/i

/** 'may collectively be referred to as the "Parties."': what both are called at the end of a sentence is no title over a list. */
const callsThem = /["'“‘]\s*\p{L}+[.,;]?\s*["'”’][\s.,;)]*$/u

/** A title over parties that stand below it line by line, without numbers. */
const lineTitle =
  /(?:^|\n)\s*(?:(?:the\s+)?parties(?:\s+to\s+this\s+(?:agreement|contract|deed|lease))?|between|by\s+and\s+between|zwischen(?:\s+den\s+parteien)?|die\s+parteien|vertragsparteien|entre(?:\s+(?:les\s+soussignée?s|las\s+partes|as\s+partes|les\s+parties))?|les\s+parties|las\s+partes|reunidos|(?:tra|fra)(?:\s+le\s+parti)?|le\s+parti|(?:de\s+)?ondergetekenden|tussen(?:\s+de\s+partijen)?|as\s+partes)\s*:?\s*\n/giu
/** What ends such a list. */
const lineEnds =
  /^\W*(?:whereas|recitals?|background|agreed\s+terms|introduction|il\s+a\s+été|si\s+conviene|premess|exponen|considerando|é\s+celebrado|komen|präambel|wird|hereby|now|it\s+is|the\s+parties\s+agree|§|art(?:ikel|icle|ículo)?\b|[A-Z]\.\s|1\.\s+(?:term|defin|object|oggetto|objet))/iu
const jointLine = /^\W*(?:and|und|et|y|e|en|und\s+der|d'une\s+part|d'autre\s+part|enerzijds|anderzijds|einerseits|andererseits)\W*$/iu

/** Names that begin the lines under "Parties" or "zwischen", one a line, as far as they say that somebody is named: a company, a role, an address. */
export function lineByLine(prose: Prose): readonly Named[] {
  const { text } = prose
  for (const match of matchesIn(text.slice(0, listed), lineTitle)) {
    const names: Named[] = []
    let at = match.end
    for (let line = 0; line < 14 && names.length < 6; line++) {
      const end = text.indexOf('\n', at)
      const until = end < 0 ? text.length : end
      const own = text.slice(at, until)
      if (lineEnds.test(own)) break
      if (!jointLine.test(own)) {
        const number = /^\s*(?:\(?\d\s*[.)]|\(?[a-d]\))\s+/u.exec(own)?.[0].length ?? 0
        const [one] = namesFrom(prose, at + number, until)
        const says =
          one !== undefined &&
          one.sure >= 0.82 &&
          (one.role !== null || isCompany(one.name) || /^\s*[,(]/.test(own.slice(own.indexOf(one.name) + one.name.length)))
        if (one !== undefined && says && own.indexOf(one.name) < 60) names.push({ ...one, sure: Math.max(one.sure, 0.88) })
        else if (names.length === 0) break
      }
      if (end < 0) break
      at = until + 1
    }
    if (names.length >= 2) return names
  }
  return []
}

/** A name that is one of a company or a person, or has a role. */
const saysWho = ({ name, role }: Named): boolean => role !== null || isCompany(name) || isPerson(name)

/** "PARTIES (1) … (2) …": the names that the numbered lines under such a title begin with. */
export function numbered(prose: Prose): readonly Named[] {
  const { text } = prose
  for (const match of matchesIn(text.slice(0, listed), first)) {
    const ahead = text.slice(Math.max(0, match.index - 60), match.index)
    if (!listTitle.test(ahead) || callsThem.test(ahead)) continue
    const names: Named[] = []
    let at = match.end
    // The clauses of the contract are counted too, but not as its parties are: "(2)" is followed by no "3.".
    const inBrackets = match[0].includes('(')
    for (let number = 2; number < 9; number++) {
      const counted = inBrackets ? String.raw`\(\s*${number}\s*\)` : `${number}[.)]`
      const next = new RegExp(
        String.raw`\n\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+)?(?:${counted})\s+(?=(?:(?:il|la|o|a|de|mevrouw|dhr\.)\s+(?:heer\s+)?)?\p{Lu})`,
        'u',
      ).exec(text.slice(at, at + 1500))
      const paragraph = text.indexOf('\n', at)
      const until = next === null ? (paragraph < 0 ? text.length : paragraph) : at + next.index
      const [one] = namesFrom(prose, at, until)
      // A heading of the first clause goes by the next number as well: one word that nothing is said of.
      if (one === undefined || (names.length >= 2 && !saysWho(one))) break
      names.push({ ...one, sure: 0.93 })
      if (next === null) break
      at += next.index + next[0].length
    }
    if (names.length >= 2) return names
  }
  return []
}
