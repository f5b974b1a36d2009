// How the names of companies and people are written in contracts.

/** Endings that make a name that of a company, in the countries of the seven languages. */
export const legalForm =
  /(?:^|[\s,])(?:Inc(?:orporated)?\.?|L\.?L\.?C\.?|L\.?L\.?P\.?|L\.?L\.?L\.?P\.?|L\.?P\.?|P\.?L\.?L\.?C\.?|P\.C\.|DAC|CLG|Ltd\.?|Limited|Corp(?:oration)?\.?|Co\.?|Company|Companies|P\.?L\.?C\.?|N\.A\.|N\.?V\.?|B\.?V\.?|V\.?O\.?F\.?|C\.V\.|GmbH(?:\s*&\s*Co\.?\s*KG(?:aA)?)?|AG|KG|OHG|UG(?:\s*\(haftungsbeschränkt\))?|eG|e\.\s?[VK]\.?|S\.\s?A\.\s?U\.?|SLU|SAU|S\.?\s?Coop\.?|Soc\.\s?Coop\.?|S\.?r\.?l\.?s\.?|CRL|SCOP|U\.A\.?|Unipessoal,?(?:\s+L(?:td)?da\.?)?|S\.?A\.?R\.?L\.?|S\.?A\.?S\.?|S\.?A\.?|S\.?p\.?A\.?|S\.?r\.?l\.?|S\.?L\.?|S\.L\.U\.?|Lda\.?|Ltda\.?|s\.r\.o\.?|SASU|EURL|SCEA|SCI|SNC|S\.?n\.?c\.?|S\.?a\.?s\.?|\(?(?:Pty|Pvt)\b\.?\)?(?:\s*(?:Ltd|Limited)\.?)?|Pte\.?|AB|A\/S|Oy|Trust|Bank|Group|Holdings?|Partners|Foundation|University|Association|Institute|Co-?op(?:erative)?)$/iu

/** Roles that parties are called by, which name nobody. */
const roles =
  /^(?:the\s+)?(?:undersigned|company|companies|employer|employee|executive|contractor|consultant|recipient|discloser|disclosing party|receiving party|party|parties|buyer|seller|purchaser|vendor|supplier|customer|client|landlord|tenant|lessor|lessee|licensor|licensee|director|you|me|i|we|us|both|each|its|his|her|distributor|agent|owner|borrower|lender|affiliates?|subsidiaries|and|or|member|stockholder|shareholder|arbeitgeber|arbeitnehmer|auftraggeber|auftragnehmer|verkäufer|käufer|mieter|vermieter|employeur|salarié|vendeur|acheteur|bailleur|locataire|empleador|trabajador|vendedor|comprador|arrendador|arrendatario|datore|lavoratore|venditore|acquirente|locatore|conduttore|werkgever|werknemer|verkoper|koper|verhuurder|huurder|empregador|empregado|agreement|vertrag|contrat|contrato|contratto|overeenkomst|effective date|exhibit|witness|witnesseth|recitals|whereas|date|name|title|signature|by|confidential information|board|board of directors|america|united states)(?:[-\s]?\d)?$/i

/** One part of a name: "Emerson", "O'Neil", "St.", "&", "W.", "3M". */
const capital = String.raw`(?:(?:[dlDL]')?\p{Lu}[\p{L}\p{N}'.&/-]*|\d+\p{Lu}[\p{L}]*|[a-z]-?\p{Lu}[\p{L}]+|&\p{Lu}?\p{L}*)`
const joint = `(?:of|the|and|de|der|von|van|den|ter|ten|zu|zur|des|du|da|do|das|dos|del|di|la|le|y|e|et|und|en|zu|für|for)`
const form = String.raw`(?:,?\s+(?:I(?:nc|NC)(?:orporated|ORPORATED)?\b\.?|L\.?L\.?C\b\.?|L\.?L\.?P\b\.?|L\.P\.|LP\b|LLLP\b|P\.?L\.?L\.?C\b\.?|P\.C\.|DAC\b|\(P(?:ty|TY|vt|VT|roprietary|ROPRIETARY)\b\.?\)\s+L(?:td|TD|imited|IMITED)\b\.?|L(?:td|TD)\b\.?|Limited\b|LIMITED\b|C(?:orp|ORP)\b\.?|Corporation\b|CORPORATION\b|C[oO]\b\.?|PLC\b|plc\b|N\.A\b\.?|N\.V\b\.?|B\.V\b\.?|S\.A\b\.?|s\.r\.o\b\.?|S[rR]\b\.?|J[rR]\b\.?|GmbH(?:\s*&\s*Co\.?\s*KG)?|AG\b|eG\b|UG\b|\(haftungsbeschränkt\)|e\.\s?[KV]\b\.?|S\.?p\.?A\b\.?|S\.?r\.?l\b\.?|Lda\b\.?|Ltda\b\.?|S\.L\b\.?|V\.O\.F\b\.?|Unipessoal\b|III?\b))*`
/** A name from its first capital, with small joints between capitals, and its legal form. */
export const nameAtStart = new RegExp(String.raw`^(?:the\s+|The\s+)?${capital}(?:[ ]+(?:${joint}[ ]+){0,2}${capital}){0,8}${form}`, 'u')
export const nameAnywhere = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:The\s+)?${capital}(?:[ ]+(?:${joint}[ ]+){0,2}${capital}){0,8}${form}`,
  'gu',
)

/** Legal forms that end a name wherever they stand, unless they are the first half of a longer one. */
const formThatEnds =
  /\s(?:L\.?L\.?C\b\.?|L\.?L\.?P\b\.?|Ltd\b\.?|LTD\b\.?|(?:Limited|LIMITED)\b(?!\s+(?:liability|partnership|company))|I(?:nc|NC)\b\.?|P\.?L\.?C\b\.?|P\.?L\.?L\.?C\b\.?|LLLP\b|DAC\b|GmbH(?:\s*&\s*Co\.?\s*KG(?:aA)?)?|AG\b|eG\b|e\.\s?K\.|SARL\b|SASU?\b|EURL\b|SCOP\b|S\.L\.U\.?|S\.A\.U\.?|CRL\b|S\.A\.S\.|S\.?p\.?A\b\.?|S\.?r\.?l\b\.?|B\.?V\b\.?|N\.?V\b\.?)(?!\s*(?:&|S\.A|Ltd|LTD|LIMITED|L\.?P))(?=[\s,;]|$)/iu

/** The first of several names that stand joined as one: a name ends with its legal form, and two people are two. */
export function firstName(name: string): string {
  const ends = formThatEnds.exec(name)
  const one = ends === null ? name : name.slice(0, ends.index + ends[0].length)
  const joint = /\s+(?:and|und|et|y|e|en|AND|UND|ET|Y)\s+/u.exec(one)
  if (joint === null) return one
  const [left, right] = [one.slice(0, joint.index), one.slice(joint.index + joint[0].length)]
  return isCompany(left) || (isPerson(left) && isPerson(right)) ? left : one
}

/** True for what names somebody: not a role, not a heading word, with letters. */
export function namesSomebody(name: string): boolean {
  const plain = name.replace(/[,."]+$/, '').trim()
  return (
    plain.length >= 3 && plain.length <= 90 && !roles.test(plain) && !phrase.test(plain) && nameKey(plain) !== '' && /\p{L}{2}/u.test(plain)
  )
}
/** Words that no name has: it is a phrase in capitals, or two parties spoken of by their roles. */
const phrase =
  /\b(?:sous+ign\p{L}+|ondergetekende\p{L}*|abajo\s+firmantes|our|your|my|its|their|this|that|employees?|agreement|contract|exhibit|the\s+(?:company|employee|employer|executive|director|parties)|board\s+of|herein\w*|undersigned|the\s+\p{L}+\s+and\s+the|signature|page|confidential|by\s+hand|without\s+prejudice|vertraulich|confidentiel|strictly\s+private)(?!\p{L})/iu

/** True for a name with a legal form, "Group", "Bank" and the like. */
export const isCompany = (name: string): boolean => legalForm.test(name.trim()) || formAhead.test(name.trim())
/** Forms that stand before a name: "SCI Les Tilleuls", "Stichting Molenwerf". */
const formAhead =
  /^(?:SCI|SARL|SASU?|EURL|SNC|SCEA|GIE|GAEC|S\.C\.I\.|Stichting|Vereniging|Fundación|Fundação|Fondazione|Fondation|Associação|Asociación|Associazione|Ayuntamiento|Comune|Commune|Mairie|Gemeinde|Câmara)\s+(?=\S)/u

/** True for two to four words with capitals and no legal form: "Craig W. Ashmore", "J.H. Cromarty", "Qi Ji". */
export const isPerson = (name: string): boolean =>
  /^(?:(?:Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau|M|Mme|Sig|Sr|Sra)\.?\s+)?\p{Lu}[\p{L}'.-]*(?:(?:\s+(?:de|den|del|van|von|der|da|das|do|dos|di|du|la|le|ter|ten|zu|zur|y|e)(?=\s))*\s+(?:[dl]')?\p{Lu}[\p{L}'.-]*){1,4}(?:,?\s+(?:Jr|Sr|II|III)\.?)?$/u.test(
    name.trim(),
  ) && !isCompany(name)

/** What two spellings of one name have in common: letters and figures, without legal form, title and case. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/&/g, ' and ')
    .replace(/^the\s+/, '')
    .replace(/[.']/g, '')
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(
      /\b(?:incorporated|inc|llc|llp|lllp|lp|pllc|dac|ltd|limited|corporation|corp|company|co|plc|na|nv|bv|gmbh|ag|kg|sa|sarl|spa|srl|pty|pvt|jr|sr)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
