// Who a preamble names: names joined by "and" after "between", each with what is said of it and the role it is given.

import type { Word } from '../../model/index.ts'
import { found } from '../prose/found.ts'
import { matchesIn, type Prose, wordsBetween } from '../prose/prose.ts'
import type { FoundValue } from '../reading/reader.ts'
import { firstName, isCompany, isPerson, nameAtStart, namesSomebody } from './party-names.ts'
import { anyRole, partyRole } from './roles.ts'

/** Somebody named in a place where parties are named. */
export interface Named {
  readonly name: string
  readonly words: readonly Word[]
  readonly role: FoundValue | null
  readonly sure: number
}

/** Letters from the start within which parties are introduced. */
export const introduction = 5000
const opening =
  /\b(?:by\s+and\s+(?:between|among(?:st)?)|(?:made|entered\s+into|executed|agreement|contract|is)[^.]{0,80}?\b(?:between|among(?:st)?|by)|between|b\s?e\s?t\s?w\s?e\s?e\s?n|among|zwischen|entre|tra|fra|tussen|ondergetekenden|reunidos|de\s+una\s+parte|da\s+una\s+parte|contrat\s+lie|(?:20|19)\d\d,?\s+(?:schließen|vereinbaren|haben|zijn|komen)|(?:20|19)\d\d,(?=\s+\p{Lu}[^;]{4,600}?\b(?:celebran|acuerdan|convienen|agree|agreed|ont\s+convenu|sont\s+convenus|convengono|stipulano|acordam|celebram)\b)|pelo\s+presente,|primeir[oa]\s+(?:outorgante|contratante|contraente)(?=\s*:))(?!\p{L})[\s:,]*/giu
const introductionEnds =
  /\b(?:WHEREAS|RECITALS|WITNESSETH|NOW,?\s+THEREFORE|Background|PRÄAMBEL|Präambel|Considérant|CONSIDERANDO|PREMESSO|OVERWEGENDE)\b/

/** Names joined by "and" after "between", up to the recitals. */
export function afterBetween(prose: Prose): readonly Named[] {
  const { text } = prose
  const limit = introductionLimit(text)
  let best: readonly Named[] = []
  // A title names the parties too, but the preamble says what they are called: the passage with most roles is read.
  const weight = (names: readonly Named[]): number => names.length + 2 * names.filter(({ role }) => role !== null).length
  for (const match of matchesIn(text.slice(0, limit), opening)) {
    // A title that names the parties ends where the preamble begins to.
    const again = /\bby\s+and\s+(?:between|among)/i.exec(text.slice(match.end, limit))
    const names = namesFrom(prose, match.end, again === null ? limit : match.end + again.index)
    if (names.some(({ sure }) => sure >= 0.8) && weight(names) > weight(best)) best = names
  }
  return best
}

const introductionLimit = (text: string): number => {
  const end = introductionEnds.exec(text.slice(200, introduction))
  return end === null ? Math.min(text.length, introduction) : end.index + 200
}

/** Reads a list of parties: a name, what is said of it, "and", the next name. */
export function namesFrom(prose: Prose, from: number, limit: number): readonly Named[] {
  const { text } = prose
  const names: Named[] = []
  let at = from
  for (let count = 0; count < 6 && at < limit; count++) {
    const rest = text.slice(at, limit)
    const led = leading.exec(rest)?.[0].length ?? 0
    const lead = led + (article.exec(rest.slice(led))?.[0].length ?? 0)
    const one = nameHere(prose, at + lead, limit)
    if (one !== null) names.push(one)
    const next = nextParty(
      text,
      at + lead + (one === null ? 0 : Math.max(0, text.slice(at + lead, limit).indexOf(one.name)) + one.name.length),
      limit,
    )
    if (next === null) break
    at = next
  }
  return names
}

/** What may stand before the name of a party: joints, numbers, "on the one hand", and nouns and titles of address. */
const leading =
  /^(?:[\s,;:(.]|(?:between|among(?:st)?|and|und|et|y|e|en)\b|\(?\d[.)]|\([a-z]\)|each\s+of|on\s+the\s+(?:one|other)\s+hand|les\s+soussignée?s|los\s+abajo\s+firmantes|der\s+parteien|(?:le\s+parti|las\s+partes|les\s+parties|the\s+parties|as\s+partes|de\s+partijen)(?=\s*:)|(?:(?:dott|prof)\.ssa|(?:dott|ing|avv|arch|geom|rag|prof|eng)\.)\s+(?=\p{Lu})|mevrouw|de\s+heer|dhr\.|(?:il|la|o|a)\s+(?=(?:sig|dott|ing|avv|arch|geom|rag|prof|eng|sra?|dra?)\b)|monsieur|madame|señora?|signora?|senhora?|frau|herrn?|(?:primeir[ao]|segund[ao]|terceir[ao])\s+(?:outorgante|contraente|contratante)|(?:primeir[ao]|segund[ao]|terceir[ao])(?=\s*:)|parte\s+[ab12]|party\s+[ab12]|d'une\s+part|d'autre\s+part|de\s+heer|(?:(?:der|die|das|la|le|el|il|de|o|a)\s+)?(?:firma|gesellschaft|société|empresa|sociedad|mercantil|società|ditta|vennootschap|sociedade)(?=\s)|(?:de\s+una\s+parte|de\s+otra(?:\s+parte)?|da\s+una\s+parte|dall'altra(?:\s+parte)?|enerzijds|anderzijds|einerseits|andererseits)(?!\p{L}))*/iu
/** An article before a name; written large it belongs to the name. */
const article = /^(?:der|dem|den|die|das|la|le|el|il|lo|de|o|a)\s+(?=\p{Lu})/u

/** "and" before somebody with a title of address, a company by its form, or a person of whom is said where they live. */
const jointBeforeName =
  /\s(?:and|und|et|y|e|en)\s+(?=(?:(?:il|la|o|a|de|den|the)\s+)?(?:(?:Mrs?|Ms|Mme|M|Herrn?|Frau|Madame|Monsieur|Don|Doña|D|Dña|Sig|Sig\.ra|Sra?|Dott|Dott\.ssa|Dra?|[Dd]hr|Mevrouw|mevrouw|[Hh]eer|Senhora?)\.?\s+)\p{Lu})|\s(?:and|und|et|y|e|en)\s+(?=(?:(?:\p{Lu}[\p{L}.&'-]*|&|d[aeo]s?|del|du|des|van|von|der|die|la|le),?\s+){1,7}(?:Inc|LLC|LLP|Ltd|Limited|plc|Corp|Company|Co\.|GmbH|AG|KG|UG|eG|e\.\s?K|SARL|SASU?|SA|EURL|SNC|SCOP|S\.\s?A|S\.\s?L|SLU?|S\.\s?Coop|S\.p\.A|S\.r\.l|S\.n\.c|S\.a\.s|Soc\.|B\.V|N\.V|BV|NV|V\.O\.F|U\.A|C\.V|Lda|Ltda|Unipessoal|CRL)(?![\p{L}]))|\s(?:and|und|et|y|e|en)\s+(?=\p{Lu}[\p{L}.'-]+(?:\s+[\p{L}.'-]+){1,5},?\s+(?:residing|wohnhaft|demeurant|domicilié|con\s+domicilio|mayor\s+de\s+edad|residente|nat[oa]\s|wonende|woonachtig|morador|hereinafter|nachfolgend|ci-après|en\s+lo\s+sucesivo|en\s+adelante|di\s+seguito|hierna|doravante|adiante|als\s|como\s|in\s+qualità|na\s+qualidade))/u

/** What joins parties: "and" after a bracket or comma, "and" on a line of its own, "and" before a name that ends as companies do. */
const partyJoint =
  /(?:[;,.]?\s*\n?\s*(?:[Ss]egund[oa]|SEGUND[OA])\s+(?:[Oo]utorgante|OUTORGANTE|[Cc]ontratante|CONTRATANTE|[Cc]ontraente|CONTRAENTE)\s*:\s*|\n?\s*-+\s*(?:and|AND|und|et)\s*-+\s*|\s[Oo]f\s+the\s+(?:one|first)\s+part\s*[,;]?\s+(?:and|AND)\s+|[.,;\n]\s*(?:[YyEe]\s+)?(?:[Dd]e\s+otra(?:\s+parte)?|[Dd]all'altra(?:\s+parte)?)\s*,?\s*|[)"]\s*[,;.]?\s*(?:and|AND|und|et|y|e|en)\s+|[,;]\s*(?:and|AND|und|et|y|en)\s+|\n(?:and|AND|und|et|ET|y|Y|e|E|en|EN|UND)\b\s*:?\s+|\s-\s*(?:and|und|et|y|e|en)\s+|^\s*(?:and|AND|und|et|y|e|en)\s+|"\)\s*[,;]\s+)(?=\p{Lu}|the\s+\p{Lu}|you\b|\d\p{Lu}|(?:la|le|el|il|lo|der|dem|den|die|de)\s+(?:[\p{L}.]+\s+)?\p{Lu})|\s(?:and|und|et|y|e|en)\s+(?=(?:\p{Lu}[\p{L}.&'-]*,?\s+){1,6}(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Corp|CORP|Company|Co\.|GmbH|AG|S\.A|S\.p\.A|S\.r\.l|B\.V|N\.V)\b)/u
/** Where the next party of the list begins: after ") and", ", and", "; and", or the next numbered line; null when the list ends. */
function nextParty(text: string, from: number, limit: number): number | null {
  const rest = text.slice(from, Math.min(limit, from + 900))
  const [found = null] = [partyJoint.exec(rest), jointBeforeName.exec(rest)]
    .filter((one) => one !== null)
    .toSorted((a, b) => a.index - b.index)
  if (found === null) return null
  // The end of the preamble's sentence ends the list.
  const sentence =
    /(?<!\b(?:[Ii]ng|[Aa]vv|[Aa]rch|[Gg]eom|[Rr]ag|[Ee]ng|dott|sig|[Ll]ic|lt|Inc|Co|Corp|Ltd|LLC|L\.L\.C|U\.S|Jr|Sr|St|Mr|Ms|Mrs|Dr|Dra|[Dd]hr|Dott|Prof|No|Nr|Str|str|Abs|Art|geb|vertr|ges|Sig|Sra?|Dña|[A-Z]))\.\s+(?=\p{Lu})/u.exec(
      rest,
    )
  if (sentence !== null && sentence.index < found.index) return null
  return from + found.index + found[0].length
}

function nameHere(prose: Prose, from: number, limit: number): Named | null {
  const { text } = prose
  const match = nameAtStart.exec(text.slice(from, Math.min(limit, from + 140)))
  if (match === null) return null
  const own = trimmed(firstName(match[0]))
  if (!namesSomebody(own)) return null
  const behalf = representedIn(text, from + match[0].indexOf(own) + own.length)
  if (behalf !== null) {
    const ends = behalf.from + behalf.name.length
    const called = roleAfter(prose, ends, text.slice(ends, ends + 300))
    return { name: behalf.name, words: wordsBetween(prose, behalf.from, ends), role: called, sure: 0.88 }
  }
  const name = withoutStreet(withoutForm(own), text.slice(from + match[0].indexOf(own) + own.length))
  const end = from + match[0].indexOf(name) + name.length
  const after = text.slice(end, end + 300)
  const role = roleAfter(prose, end, after)
  const described =
    /^[\s,]*(?:a|an|eine?|une?|una|een|uma|with|whose|having|located|residing|mit\s+sitz|wohnhaft|eingetragen|vertreten|demeurant|domicili\p{L}+|dont\s+le|ayant\s+son|société|con\s+(?:domicilio|sede|cif)|mayor\s+de\s+edad|residente|nat[oa]\s|avente|wonende|woonachtig|gevestigd|statutair|kantoorhoudende|met\s+(?:maatschappelijke\s+)?zetel|com\s+sede|sociedade|morador\p{L}*|on\s+behalf|\(|for\s+itself|individually)/iu.test(
      after,
    )
  const sure = isCompany(name) || role !== null || described ? 0.9 : isPerson(name) ? 0.82 : 0.6
  return { name, words: wordsBetween(prose, end - name.length, end), role, sure }
}

/** "Ada Lind, in the name and on behalf of Mill & Sons, S.L.": the company that somebody acts for is the party. */
function representedIn(text: string, from: number): { readonly name: string; readonly from: number } | null {
  const behind = text.slice(from, from + 320)
  const said = onBehalf.exec(behind)
  if (said === null || /[.;]\s+\p{Lu}|\n/u.test(behind.slice(0, said.index))) return null
  const at = said.index + said[0].length
  const company = nameAtStart.exec(behind.slice(at))?.[0] ?? ''
  // The form may stand behind a comma: "MILL & SONS, S.L."
  const form =
    /^,\s+(?:S\.?L\.?U?\.?|S\.?A\.?U?\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|Lda\.?|SARL|SAS|B\.?V\.?|Inc\.?|LLC|Ltd\.?)(?=[\s,.;)])/u.exec(
      behind.slice(at + company.length),
    )
  const name = trimmed(`${company}${form?.[0] ?? ''}`)
  return namesSomebody(name) && isCompany(name) ? { name, from: from + at + company.indexOf(company.trim()) } : null
}
const onBehalf =
  /(?:en\s+(?:nombre\s+y\s+)?representación\s+(?:legal\s+)?de|in\s+rappresentanza\s+d(?:i|ella)|em\s+representação\s+d[aeo]|agissant\s+(?:au\s+nom\s+(?:et\s+pour\s+le\s+compte\s+)?|pour\s+le\s+compte\s+)de|handelnd\s+für|te\s+dezen\s+handelend\s+namens|acting\s+(?:for\s+and\s+)?on\s+behalf\s+of)\s+(?:(?:la|el|the|die|der|de)\s+)?(?:(?:sociedad|mercantil|entidad|empresa|società|sociedade|société|firma|company)\s+(?:mercantil\s+)?)?/iu

/** "La SCI Les Tilleuls": the article of a sentence before a form of company is no part of the name. */
const withoutForm = (name: string): string =>
  name
    .replace(/^(?:La|Le|Die|Der|El|Il|De|O|A)\s+(?=(?:SCI|SARL|SAS|SASU|SA|SNC|EURL|SCEA|GIE|GmbH|UG|KG|S\.[\p{L}.]+)\s)/u, '')
    .replace(/^(?:La|El)\s+(?:société|sociedad|mercantil|empresa)\s+/iu, '')

/** "Ada Lind Millstraße" before its number, "Ada Lind Calle Mayor 3": the street begins no family name. */
function withoutStreet(name: string, behind: string): string {
  if (!/^,?\s+\d/u.test(behind)) return name
  const without = name.replace(streetBehind, '')
  return isPerson(without) || isCompany(without) ? without : name
}
const streetBehind =
  /\s+(?:\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|weg|platz|gasse|allee|ring|damm|ufer|chaussee|laan|straat|plein|kade|dijk|gracht|singel)|(?:Calle|C\/|Avenida|Avda\.?|Plaza|Paseo|Via|Viale|Piazza|Corso|Largo|Rue|Avenue|Boulevard|Place|Quai|Allée|Chemin|Rua|Praça|Travessa)\s.*)$/u

const spokenRole = new RegExp(
  String.raw`^[^"]{0,260}?(?:hereinafter|hereafter|nachfolgend|nachstehend|im\s+folgenden|ci-après|en\s+adelante|en\s+lo\s+sucesivo|di\s+seguito|d'ora\s+in\s+avanti|hierna|verder|doravante|adiante|in\s+qualità\s+di|na\s+qualidade\s+de|(?<!\p{L})(?:als|como|as))[\s,:]+(?:(?:called|designad[ao]|désignée?|denominad[ao]|denominat[ao]|dénommée?|genannt|genoemd|te|noemen|por|come|als|como|the|der|die|das|le|la|el|los|las|il|lo|de|het|o|a)\s+|l'){0,4}(${anyRole})(?=[\s.,;)-])`,
  'iu',
)

/** The role given in quotation marks after a name, within what is said of it: (the "Company"). */
function roleAfter(prose: Prose, from: number, after: string): FoundValue | null {
  const quoted =
    /^[^"]{0,260}?\((?:[^()"]{0,60})"([^"]{2,40}?)[,.]?"/.exec(after) ??
    /^[^"]{0,260}?(?:hereinafter|hereafter|nachfolgend|nachstehend|im\s+folgenden|ci-après|en\s+adelante|en\s+lo\s+sucesivo|di\s+seguito|d'ora\s+in\s+avanti|hierna|verder\s+te\s+noemen|doravante|adiante)[^"]{0,60}"([^"]{2,40}?)[,.]?"/i.exec(
      after,
    )
  // After "en adelante" and its like in other languages a role in capitals stands without quotation marks.
  const spoken = spokenRole.exec(after)
  // Without quotation marks a bracket gives a role only where it is one: "(Client)".
  const match =
    quoted ??
    (spoken !== null && partyRole.test(spoken[1] ?? '') ? spoken : null) ??
    [...after.matchAll(/\((?:the\s+)?(\p{Lu}[\p{L} ]{2,30})\)/gu)].find(([, role = '']) => partyRole.test(role)) ??
    null
  if (match === null) return null
  const ahead = after.slice(0, (match.index ?? 0) + match[0].length)
  // The next name may come first: "X and Y (the "Seller")" gives the role to Y.
  if (
    // A province in brackets behind a town is no role.
    /\)\s*(?:(?:and|und|et|y)\b|[,;]\s*(?:(?:and|und|et|y)\b|\p{Lu}))/u.test(ahead.replace(/\(\p{Lu}{2}\)/gu, '')) ||
    (quoted === null && /;|(?:\n[^\n]*){4}|\n\s*(?:and|und|et|y|e|en)\s|^\s*,?\s*(?:and|und|et|y|e|en)\s/iu.test(ahead)) ||
    // "X, of this town and Y S.L., hereinafter the Seller"
    jointBeforeName.test(ahead)
  )
    return null
  const role = match[1] ?? ''
  if (/\b(?:agreement|contract|effective\s+date|vertrag|contrat|contrato|contratto|overeenkomst|acordo)\b/i.test(role)) return null
  const start = from + ahead.lastIndexOf(role)
  return found('role', role.trim(), wordsBetween(prose, start, start + role.length), 0.85)
}

/** A name without title of address and outer marks. */
export const trimmed = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:]+$/, '')
    .replace(/^[\s,;:]+/, '')
    .replace(
      /^(?:M\/[sS]\.?\s|Messrs\.?\s|(?:Mr|Mrs|Ms|Sig|Sig\.ra|Sr|Sra|Dra|Dott|Dott\.ssa|M|D|Dña|Dhr|Mw)\.[ªa]?|D\.?ª\s|Sig\.ra\s|(?:Herrn?|Frau|Mme|Madame|Monsieur|Signora?|Señora?|Don|Doña|Mevrouw|Meneer|Senhora?|Firma)\s|DOÑA\s|DON\s(?=\p{Lu}+\s\p{Lu}+\s\p{Lu}+)|Mr\s|Mrs\s|Ms\s)\s*(?=\p{Lu})/u,
      '',
    )
