// Who makes a contract: named after "between" in its preamble, before a role in quotation marks, as addressee of a letter, or by signing.

import { type Block, textOfLine, type Word } from '../../model/index.ts'
import { found, present } from '../prose/found.ts'
import { matchesIn, type Prose, straightened, wordsBetween } from '../prose/prose.ts'
import type { FoundValue } from '../reading/reader.ts'
import { isCompany, isPerson, nameAnywhere, nameAtStart, nameKey, namesSomebody } from './party-names.ts'
import type { Signature } from './signatures.ts'

/** Somebody named in a place where parties are named. */
interface Named {
  readonly name: string
  readonly words: readonly Word[]
  readonly role: FoundValue | null
  readonly sure: number
}

/** Letters from the start within which parties are introduced. */
const introduction = 5000
const opening =
  /\b(?:by\s+and\s+(?:between|among(?:st)?)|(?:made|entered\s+into|executed|agreement|contract|is)[^.]{0,80}?\b(?:between|among(?:st)?|by)|between|among|zwischen|entre|tra|fra|tussen)\b[\s:,]*/gi
const introductionEnds =
  /\b(?:WHEREAS|RECITALS|WITNESSETH|NOW,?\s+THEREFORE|Background|PRÄAMBEL|Präambel|Considérant|CONSIDERANDO|PREMESSO|OVERWEGENDE)\b/

/** The parties of a contract with their roles, in the order they are introduced. */
export function partiesIn(prose: Prose, blocks: readonly Block[], signatures: readonly Signature[]): readonly (readonly FoundValue[])[] {
  const between = merged(afterBetween(prose))
  const introduced =
    between.length >= 2 ? between : merged([...between, ...beforeRoles(prose), ...byMeaning(prose), ...inFirstPerson(prose)])
  const signed = signatures.flatMap((signature) => signersOf(signature))
  const addressed = introduced.length < 2 ? addressees(blocks) : []
  const all = merged([...introduced, ...addressed, ...(introduced.length < 2 ? signed : [])])
  const confirmed = new Set([...signed, ...addressed].map(({ name }) => nameKey(name)))
  // Of more than two, some are often named for another reason: affiliates, agents, guarantors.
  return all.slice(0, 12).map(({ name, words, role, sure }) => {
    const twice = confirmed.has(nameKey(name)) ? Math.min(0.97, sure + 0.06) : sure
    return present([found('name', name, words, twice * (all.length > 4 ? 0.8 : all.length > 2 ? 0.92 : 1)), role])
  })
}

/** Names joined by "and" after "between", up to the recitals. */
function afterBetween(prose: Prose): readonly Named[] {
  const { text } = prose
  const limit = introductionLimit(text)
  let best: readonly Named[] = []
  // A title names the parties too, but the preamble says what they are called: the passage with most roles is read.
  const weight = (names: readonly Named[]): number => names.length + 2 * names.filter(({ role }) => role !== null).length
  for (const match of matchesIn(text.slice(0, limit), opening)) {
    const names = namesFrom(prose, match.end, limit)
    if (names.some(({ sure }) => sure >= 0.8) && weight(names) > weight(best)) best = names
  }
  return best
}

const introductionLimit = (text: string): number => {
  const end = introductionEnds.exec(text.slice(200, introduction))
  return end === null ? Math.min(text.length, introduction) : end.index + 200
}

/** Reads a list of parties: a name, what is said of it, "and", the next name. */
function namesFrom(prose: Prose, from: number, limit: number): readonly Named[] {
  const { text } = prose
  const names: Named[] = []
  let at = from
  for (let count = 0; count < 6 && at < limit; count++) {
    const rest = text.slice(at, limit)
    const lead =
      /^(?:[\s,;:(]|between\b|among(?:st)?\b|and\b|und\b|et\b|y\b|e\b|en\b|\(?\d\)|\([a-z]\)|each\s+of|on\s+the\s+one\s+hand)*/i.exec(
        rest,
      )?.[0].length ?? 0
    const one = nameHere(prose, at + lead, limit)
    if (one !== null) names.push(one)
    const next = nextParty(text, one === null ? at + lead : at + lead + one.name.length, limit)
    if (next === null) break
    at = next
  }
  return names
}

/** What joins parties: "and" after a bracket or comma, "and" on a line of its own, "and" before a name that ends as companies do. */
const partyJoint =
  /(?:[)"]\s*[,;.]?\s*(?:and|AND|und|et|y|e|en)\s+|[,;]\s*(?:and|AND|und|et|y|en)\s+|\n(?:and|AND|und|et|y|e|en)\s*\n|^\s*(?:and|AND|und|et|y|e|en)\s+|"\)\s*[,;]\s+)(?=\p{Lu}|the\s+\p{Lu}|you\b|\d\p{Lu})|\s(?:and|und|et|y|e|en)\s+(?=(?:\p{Lu}[\p{L}.&'-]*,?\s+){1,6}(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Corp|CORP|Company|Co\.|GmbH|AG|S\.A|S\.p\.A|S\.r\.l|B\.V|N\.V)\b)/u
/** Where the next party of the list begins: after ") and", ", and", "; and", or the next numbered line; null when the list ends. */
function nextParty(text: string, from: number, limit: number): number | null {
  const rest = text.slice(from, Math.min(limit, from + 700))
  const found = partyJoint.exec(rest)
  if (found === null) return null
  // The end of the preamble's sentence ends the list.
  const sentence = /(?<!\b(?:Inc|Co|Corp|Ltd|LLC|L\.L\.C|U\.S|Jr|Sr|St|Mr|Ms|Mrs|Dr|No|[A-Z]))\.\s+(?=\p{Lu})/u.exec(rest)
  if (sentence !== null && sentence.index < found.index) return null
  return from + found.index + found[0].length
}

function nameHere(prose: Prose, from: number, limit: number): Named | null {
  const { text } = prose
  const match = nameAtStart.exec(text.slice(from, Math.min(limit, from + 140)))
  if (match === null) return null
  const name = trimmed(match[0])
  if (!namesSomebody(name)) return null
  const after = text.slice(from + match[0].length, from + match[0].length + 300)
  const role = roleAfter(prose, from + match[0].length, after)
  const described =
    /^[\s,]*(?:a|an|eine?|une?|una|een|uma|with|whose|having|located|residing|mit\s+sitz|on\s+behalf|\(|for\s+itself|individually)/i.test(
      after,
    )
  const sure = isCompany(name) || role !== null || described ? 0.9 : isPerson(name) ? 0.82 : 0.6
  return { name, words: wordsBetween(prose, from, from + name.length), role, sure }
}

/** The role given in quotation marks after a name, within what is said of it: (the "Company"). */
function roleAfter(prose: Prose, from: number, after: string): FoundValue | null {
  const match = /^[^"]{0,260}?\((?:[^()"]{0,60})"([^"]{2,40}?)[,.]?"/.exec(after)
  // The next name may come first: "X and Y (the "Seller")" gives the role to Y.
  if (match === null || /\)\s*(?:and|,)/.test(match[0])) return null
  const [whole = '', role = ''] = match
  if (/\b(?:agreement|contract|effective\s+date|vertrag|contrat|contrato|contratto|overeenkomst|acordo)\b/i.test(role)) return null
  const start = from + whole.lastIndexOf(role)
  return found('role', role.trim(), wordsBetween(prose, start, start + role.length), 0.85)
}

const definition =
  /\(\s*(?:each[^()"]{0,30}|collectively[^()"]{0,80}|together[^()"]{0,160}|hereinafter[^()"]{0,40}|the\s+|as\s+|or\s+|in\s+such[^()"]{0,40})*"([^"]{2,40}?)[,.]?"/gi
const partyRole =
  /^(?:the\s+)?(?:company|employer|employee|executive|contractor|consultant|recipient|discloser|disclosing party|receiving party|buyer|seller|purchaser|vendor|supplier|customer|client|landlord|tenant|lessor|lessee|licensor|licensee|director|you|distributor|owner|borrower|lender|investor|manager|bank|parent|party[- ]?[\dab]|member|advisor|auftraggeber|auftragnehmer|verkäufer|käufer|mieter|vermieter|arbeitgeber|arbeitnehmer)$/i

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
    const isParty = partyRole.test(role) || /hereinafter/i.test(match[0])
    const own = candidates.filter(({ 0: name }) => {
      if (isCompany(trimmed(name))) return isParty || isAbbreviation(role, name)
      return isParty && (isPerson(name) || (isAbbreviation(role, name) && name.includes(' ')))
    })
    const chosen =
      own.findLast(({ 0: name }) => isAbbreviation(role, name) && !/\bstate\b/i.test(name)) ??
      own.findLast(({ 0: name }) => isCompany(trimmed(name))) ??
      own.findLast((name) => before.length - name.index - name[0].length < 6)
    if (chosen === undefined) continue
    const name = trimmed(chosen[0])
    const start = offset + chosen.index
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
  const said = /"([^"]{2,40})"\s+(?:means|refers\s+to|shall\s+mean|bezeichnet|désigne)\s+/g
  const names: Named[] = []
  for (const match of matchesIn(prose.text.slice(0, introduction), said)) {
    const name = trimmed(nameAtStart.exec(prose.text.slice(match.end, match.end + 120))?.[0] ?? '')
    const role = match[1] ?? ''
    if (!namesSomebody(name) || !isCompany(name) || !(partyRole.test(role) || isAbbreviation(role, name))) continue
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
function addressees(blocks: readonly Block[]): readonly Named[] {
  const lines = blocks.slice(0, 25).flatMap((block) => ('lines' in block && block.kind !== 'furniture' ? block.lines : []))
  const greeting = lines.findIndex((line) =>
    /^(?:dear|ladies|gentlemen|sehr geehrte|madame|monsieur|estimad|gentil|geachte|prezad)/i.test(textOfLine(line)),
  )
  if (greeting < 1) return []
  const named = lines.slice(Math.max(0, greeting - 9), greeting).flatMap((line): Named[] => {
    const name = trimmed(straightened(textOfLine(line)).replace(/^to\s*:/i, ''))
    const words = line.words.filter(({ text }) => !/^to:?$/i.test(text))
    return namesSomebody(name) && (isCompany(name) || isPerson(name)) && !/\d/.test(name) ? [{ name, words, role: null, sure: 0.75 }] : []
  })
  // A letter to a company names the person who opens it as well; the company is the party.
  const company = named.find(({ name }) => isCompany(name))
  return company === undefined ? named.slice(0, 1) : [company]
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

const trimmed = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:]+$/, '')
    .replace(/^[\s,;:]+/, '')
    .replace(/^(?:Mr|Mrs|Ms)\.\s+/, '')
