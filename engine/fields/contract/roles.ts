// What contracts call their parties.

const roleNames =
  'parte divulgante|parte ricevente|parte reveladora|parte receptora|guarantor|operator|client company|outsourcer|grantor|grantee|mandator|company|employer|employee|executive|contractor|subcontractor|consultant|recipient|discloser|disclosing party|receiving party|buyer|seller|purchaser|vendor|supplier|customer|client|landlord|landlords|tenant|tenants|lessor|lessee|licensor|licensee|franchisor|franchisee|assignor|assignee|donor|donee|hirer|trader|provider|service provider|processor|controller|developer|manufacturer|agent|principal|publisher|author|sponsor|institution|university|director|you|distributor|reseller|owner|borrower|lender|guarantor|investor|manager|bank|parent|partner|first party|second party|party|party a|party b|party c|party d|party one|party two|first partner|second partner|maker|holder|payee|member|advisor|adviser|worker|freelancer|' +
  'auftraggeber|auftraggeberin|auftragnehmer|auftragnehmerin|verkäufer|verkäuferin|käufer|käuferin|mieter|mieterin|vermieter|vermieterin|arbeitgeber|arbeitgeberin|arbeitnehmer|arbeitnehmerin|mitarbeiter|mitarbeiterin|dienstleister|lieferant|kunde|kundin|besteller|pächter|verpächter|lizenzgeber|lizenzgeberin|lizenznehmer|lizenznehmerin|darlehensgeber|darlehensnehmer|bauherr|' +
  'employeur|salarié|salariée|vendeur|acheteur|acquéreur|bailleur|locataire|preneur|client|cliente|prestataire|fournisseur|mandant|mandataire|société|concédant|licencié|' +
  'empleador|empleado|trabajador|trabajadora|vendedor|comprador|arrendador|arrendadora|arrendatario|arrendataria|cliente|proveedor|prestador|contratante|contratista|empresa|' +
  'datore di lavoro|lavoratore|lavoratrice|venditore|acquirente|locatore|locatrice|conduttore|conduttrice|committente|appaltatore|fornitore|' +
  'werkgever|werknemer|verkoper|koper|verhuurder|huurder|opdrachtgever|opdrachtnemer|leverancier|klant|' +
  'contraente|primeira contraente|segunda contraente|primeiro outorgante|segundo outorgante|primeiro contratante|segundo contratante|empregador|empregado|senhorio|senhoria|arrendatário|arrendatária|inquilino|locador|locatário|contratada|fornecedor|prestadora|' +
  'promisor|mortgagor|mortgagee|pledgor|sublessor|sublessee|subtenant|sublandlord|transferor|transferee|carrier|shipper|builder|architect|engineer|concessionaire|' +
  'unternehmer|unternehmerin|berater|beraterin|darlehensgeberin|darlehensnehmerin|handelsvertreter|verantwortlicher|auftragsverarbeiter|veräußerer|erwerber|eigentümer|hauptmieter|untermieter|leasinggeber|leasingnehmer|gläubiger|schuldner|franchisegeber|franchisenehmer|bauträger|hersteller|händler|' +
  "prêteur|emprunteur|donneur d'ordres?|sous-traitant|agent commercial|maître d'ouvrage|maître d'œuvre|entrepreneur|cédant|cessionnaire|franchiseur|franchisé|concessionnaire|crédit-bailleur|propriétaire|exploitant|éditeur|auteur|bénéficiaire|loueur|" +
  'prestamista|prestatario|prestataria|propiedad|comitente|agente|suministrador|suministradora|licenciante|licenciatario|licenciataria|cedente|cesionario|compradora|vendedora|franquiciador|franquiciado|distribuidor|distribuidora|mandante|mandatario|propietario|proveedora|contratada|' +
  'mutuante|mutuatario|mutuataria|appaltatrice|preponente|concedente|concessionario|concessionaria|consulente|fornitrice|affittante|affittuario|licenziante|licenziatario|cessionario|venditrice|compratore|subappaltatore|prestatore|comodante|comodatario|' +
  'geldgever|geldnemer|licentiegever|licentienemer|afnemer|uitlener|lener|inlener|kredietgever|kredietnemer|aannemer|onderaannemer|dienstverlener|franchisenemer|eigenaar|gebruiker|pachter|verpachter|bruiklener|principaal|huurster|' +
  'mutuário|mutuária|dono da obra|empreiteiro|empreiteira|subempreiteiro|adquirente|licenciado|licenciada|trespassante|trespassário|cessionário|locadora|locatária|fornecedora|empregadora|trabalhador|trabalhadora|comodatário|franqueador|franqueado|consultor|consultora'

/** The same for a pattern: longer roles before those that they begin with. */
export const anyRole = roleNames
  .split('|')
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** A role alone, with or without article: "the Client", "Party A", "Employee". */
export const partyRole = new RegExp(
  `^(?:the\\s+|der\\s+|die\\s+|das\\s+|le\\s+|la\\s+|l'|el\\s+|il\\s+|de\\s+|o\\s+|a\\s+)?(?:${roleNames})(?:[- ]?[\\da-d])?$`,
  'i',
)

const keys = new Set(
  roleNames.split('|').map((name) =>
    name
      .normalize('NFD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase(),
  ),
)
const nobody = new Set([
  'you',
  'party',
  'bank',
  'parent',
  'member',
  'university',
  'institution',
  'author',
  'company',
  'partner',
  'agent',
  'principal',
  'propiedad',
])

/** Whether the name of a stated term, in small letters without spaces, is the role of a party; "company" alone may head a signature. */
export const isRoleKey = (key: string): boolean => {
  const plain = key.replace(/^(?:the|der|die|le|la|el|il|de)(?=\p{L}{4})/u, '')
  const own = [key, plain].flatMap((one) => [one, one.replace(/s$/, '')]).find((one) => keys.has(one)) ?? plain
  return keys.has(own) && !nobody.has(own)
}
