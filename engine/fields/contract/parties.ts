// Who makes a contract: named after "between" in its preamble, in a list or beside a role, before a role in quotation marks, as addressee of
// a letter, or by signing.

import { type Block, textOfLine, type Word } from '../../model/index.ts'
import { found, present } from '../prose/found.ts'
import { matchesIn, type Prose, straightened, wordsBetween } from '../prose/prose.ts'
import type { StatedTerm } from '../prose/stated.ts'
import type { FoundValue } from '../reading/reader.ts'
import { isCompany, isPerson, nameAnywhere, nameAtStart, nameKey, namesSomebody } from './party-names.ts'
import { afterBetween, introduction, type Named, trimmed } from './preamble.ts'
import { partyRole } from './roles.ts'
import type { Signature } from './signatures.ts'
import { byRole, lineByLine, numbered } from './stated-parties.ts'

/** The parties of a contract with their roles, in the order they are introduced. */
export function partiesIn(
  prose: Prose,
  blocks: readonly Block[],
  signatures: readonly Signature[],
  terms: readonly StatedTerm[],
): readonly (readonly FoundValue[])[] {
  const between = merged(afterBetween(prose))
  // The preamble of an order names who sells, and a table who buys.
  const stated = between.length === 1 ? byRole(terms).filter(({ name }) => isCompany(name)) : []
  const named = [numbered(prose), between, merged(byRole(terms)), merged(lineByLine(prose))].find((names) => names.length >= 2)
  const introduced = named ?? merged([...between, ...stated, ...beforeRoles(prose), ...byMeaning(prose), ...inFirstPerson(prose)])
  const signed = signatures.flatMap((signature) => signersOf(signature))
  const known = new Set(introduced.map(({ name }) => nameKey(name)))
  const addressed = introduced.length < 2 ? addressees(blocks, known) : []
  const writes = introduced.length + addressed.length === 1 && addressed.length === 1 ? sender(blocks, addressed) : []
  const all = merged([...introduced, ...writes, ...addressed, ...(introduced.length < 2 ? signed : [])])
  const confirmed = new Set([...signed, ...addressed].map(({ name }) => nameKey(name)))
  // Of more than two, some are often named for another reason: affiliates, agents, guarantors.
  return all.slice(0, 12).map(({ name, words, role, sure }) => {
    const twice = confirmed.has(nameKey(name)) ? Math.min(0.97, sure + 0.06) : sure
    return present([found('name', name, words, twice * (all.length > 4 ? 0.8 : all.length > 2 ? 0.92 : 1)), role])
  })
}

const definition =
  /\(\s*(?:each[^()"]{0,30}|collectively[^()"]{0,80}|together[^()"]{0,160}|hereinafter[^()"]{0,40}|the\s+|as\s+|or\s+|in\s+such[^()"]{0,40})*"([^"]{2,40}?)[,.]?"/gi

/** Names before a role in quotation marks, where a contract begins without "between": 'X, Inc. (the "Company")'. */
function beforeRoles(prose: Prose): readonly Named[] {
  const { text } = prose
  const limit = Math.min(text.length, introduction)
  const names: Named[] = []
  for (const match of matchesIn(text.slice(0, limit), definition)) {
    const role = match[1]?.trim() ?? ''
    const before = text.slice(Math.max(0, match.index - 260), match.index)
    const offset = Math.max(0, match.index - 260)
    const candidates = [...before.matchAll(nameAnywhere)].filter(({ 0: name }) => namesSomebody(trimmed(name)))
    // The name whose own abbreviation the role is, else the company nearest, else, right before, a person.
    const isParty = partyRole.test(role) || /^(?:we|us|wir|nous)$/i.test(role) || /hereinafter/i.test(match[0])
    const own = candidates.filter(({ 0: name }) => {
      if (isCompany(trimmed(name))) return isParty || isAbbreviation(role, name)
      return isParty && (isPerson(name) || (isAbbreviation(role, name) && name.includes(' ')))
    })
    const chosen =
      own.findLast(({ 0: name }) => isAbbreviation(role, name) && !/\bstate\b/i.test(name)) ??
      own.findLast(({ 0: name }) => isCompany(trimmed(name)) && !names.some((one) => nameKey(one.name) === nameKey(trimmed(name)))) ??
      own.findLast((name) => before.length - name.index - name[0].length < 6) ??
      own.findLast(({ 0: name }) => isCompany(trimmed(name)))
    if (chosen === undefined) continue
    const name = trimmed(chosen[0]).replace(/^(?:(?:BY\s+AND\s+)?BETWEEN|AND)\s+/, '')
    const start = offset + chosen.index + Math.max(0, chosen[0].indexOf(name))
    const roleStart = match.index + match[0].lastIndexOf(role)
    names.push({
      name,
      words: wordsBetween(prose, start, start + name.length),
      role: found('role', role, wordsBetween(prose, roleStart, roleStart + role.length), 0.85),
      sure: partyRole.test(role) ? 0.8 : 0.65,
    })
  }
  return names
}

/** '"Emerson" means Emerson Electric Co.': a name given by a definition. */
function byMeaning(prose: Prose): readonly Named[] {
  const said = /"([^"]{2,40})"\s+(?:means?|refers?\s+to|shall\s+mean|bezeichnet|désigne)\s+/g
  const names: Named[] = []
  for (const match of matchesIn(prose.text.slice(0, introduction), said)) {
    const name = trimmed(nameAtStart.exec(prose.text.slice(match.end, match.end + 120))?.[0] ?? '')
    const role = match[1] ?? ''
    if (!namesSomebody(name) || !isCompany(name) || !(partyRole.test(role) || /^(?:we|us)$/i.test(role) || isAbbreviation(role, name)))
      continue
    const start = match.index + 1
    names.push({
      name,
      words: wordsBetween(prose, match.end, match.end + name.length),
      role: found('role', role, wordsBetween(prose, start, start + role.length), 0.8),
      sure: 0.78,
    })
  }
  return names
}

const isAbbreviation = (role: string, name: string): boolean => {
  const short = nameKey(role)
  const long = nameKey(name)
  const initials = long.replace(/(\p{L})\p{L}*\s*/gu, '$1')
  return (
    short.length >= 2 && (` ${long} `.includes(` ${short} `) || long.startsWith(short) || initials.startsWith(short.replaceAll(' ', '')))
  )
}

/** The addressee of a letter: the line after its date, before "Dear". */
function addressees(blocks: readonly Block[], known: ReadonlySet<string>): readonly Named[] {
  const lines = blocks.slice(0, 25).flatMap((block) => ('lines' in block && block.kind !== 'furniture' ? block.lines : []))
  const greeting = lines.findIndex((line) =>
    /^(?:dear|ladies|gentlemen|sehr geehrte|madame|monsieur|estimad|gentil|geachte|prezad)/i.test(textOfLine(line)),
  )
  if (greeting < 1) return []
  // Above the date stands who writes.
  const dated = lines.findLastIndex(
    (line, at) =>
      at < greeting &&
      /^(?:\p{L}+,?\s+)?(?:\p{L}{3,9}\.?\s+\d{1,2},?\s+\d{4}|\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+)?\d{4})$/u.test(
        textOfLine(line).trim(),
      ),
  )
  const named = lines.slice(Math.max(0, greeting - 9), greeting).flatMap((line): Named[] => {
    const name = trimmed(straightened(textOfLine(line)).replace(/^to\s*:/i, ''))
    const words = line.words.filter(({ text }) => !/^to:?$/i.test(text))
    return namesSomebody(name) && (isCompany(name) || isPerson(name)) && !/\d/.test(name) && !known.has(nameKey(name))
      ? [{ name, words, role: null, sure: 0.75 }]
      : []
  })
  const below = named.filter(({ words }) => lines.findIndex((line) => line.words.includes(words[0] as Word)) > dated)
  if (dated >= 0 && below.length > 0)
    return below
      .filter(({ name }) => isCompany(name))
      .slice(0, 1)
      .concat(below)
      .slice(0, 1)
  // A letter to a company names the person who opens it as well; the company is the party.
  const company = named.find(({ name }) => isCompany(name))
  return company === undefined ? named.slice(0, 1) : [company]
}

/** The company that heads a letter: the first line above everything else that names one, which is not written to. */
function sender(blocks: readonly Block[], addressed: readonly Named[]): readonly Named[] {
  const known = new Set(addressed.map(({ name }) => nameKey(name)))
  const [line] = blocks.slice(0, 3).flatMap((block) => ('lines' in block ? block.lines : []))
  if (line === undefined) return []
  const name = trimmed(straightened(textOfLine(line)))
  return isCompany(name) && namesSomebody(name) && !/\d/.test(name) && !known.has(nameKey(name))
    ? [{ name, words: line.words, role: null, sure: 0.72 }]
    : []
}

/** "I, Mary Minnick, …": somebody who promises in the first person. */
function inFirstPerson(prose: Prose): readonly Named[] {
  const match = /\bI,\s+((?:\p{Lu}[\p{L}'.-]*\s?){2,4}),/u.exec(prose.text.slice(0, introduction))
  const name = match?.[1]?.trim()
  if (match === null || name === undefined || !isPerson(name)) return []
  const start = match.index + match[0].indexOf(name)
  return [{ name, words: wordsBetween(prose, start, start + name.length), role: null, sure: 0.82 }]
}

/** Who is bound by a signature: the company signed for, or a person who signs without an office. */
function signersOf({ party, name, title, forAnother }: Signature): readonly Named[] {
  if (party !== null) return [{ name: party.value.text, words: party.words, role: null, sure: 0.72 }]
  return name === null || title !== null || forAnother ? [] : [{ name: name.value.text, words: name.words, role: null, sure: 0.7 }]
}

/** The same somebody once: the surest mention, with the role any mention gives. */
function merged(names: readonly Named[]): readonly Named[] {
  const byKey = new Map<string, Named>()
  for (const one of names) {
    const key = nameKey(one.name)
    const known = byKey.get(key)
    if (known === undefined) byKey.set(key, one)
    else byKey.set(key, { ...(known.sure >= one.sure ? known : one), role: known.role ?? one.role, sure: Math.max(known.sure, one.sure) })
  }
  return [...byKey.values()]
}
