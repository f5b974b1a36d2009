// Who sells, buys and receives: the same parts of a name and address for each.

import { textField } from './building.ts'
import type { FieldDefinition } from './definition.ts'

export type PartyRole = 'seller' | 'buyer' | 'delivery'

const titles: Readonly<Record<PartyRole, string>> = { seller: 'Seller', buyer: 'Buyer', delivery: 'Delivery' }
const owners: Readonly<Record<PartyRole, string>> = {
  seller: 'of who sells and issues the invoice',
  buyer: 'of who buys and is charged',
  delivery: 'of where it is delivered to',
}
/** Titles over a name and address, and labels before a name. */
const headings: Readonly<Record<PartyRole, string>> = {
  seller:
    'seller|vendor|konto / zahlbar an|compte / payable à|conto / pagabile a|account / payable to|provider|service provider|contractor|prepared by|credited by|bill from|billed from|billed by|invoice from|landlord|bailleur|vermieter|vermieterin|arrendador|locatore|verhuurder|senhorio|from|supplier|issued by|sold by|remit to|make payment to|payable to|make checks payable to|verkäufer|lieferant|rechnungssteller|leistungserbringer|absender|auftragnehmer|von|van|vendeur|fournisseur|émetteur|prestataire|vendedor|proveedor|emisor|venditore|fornitore|cedente|cedente/prestatore|mittente|verkoper|leverancier|afzender|fornecedor|emitente|prestador|prestador de serviços|prestador do serviço|dados do emitente|datos del emisor',
  buyer:
    "buyer|zahlbar durch|payable par|pagabile da|payable by|credited to|credit to|charged to|issued to|prepared for|buyer (bill to)|bill to|locataire|mieter|mieterin|arrendatario|inquilino|conduttore|locatario|huurder|arrendatário|bill to address|bill to name|billing details|customer details|client details|patient|member|passenger|guest|tenant|owner|mandant|mitglied|bauherr|rechnung für|erstellt für|opgemaakt voor|exmo.(a) sr.(a)|exmo(a) sr(a)|exmos. srs.|à l'intention de|maître d'ouvrage|patiënt|utente|cliente final|billed to|invoice to|invoiced to|sold to|customer|client|customer name|client name|guest name|gast|huésped|ospite|hóspede|bill-to|sold-to|billing address|invoice address|to|for|attention|recipient|account name|käufer|kunde|rechnungsempfänger|rechnungsadresse|rechnungsanschrift|auftraggeber|leistungsempfänger|käufer/leistungsempfänger|rechnung an|an|empfänger|besteller|client|acheteur|facturé à|facturer à|adresse de facturation|destinataire|à l'attention de|comprador|cliente|facturar a|facturado a|dirección de facturación|destinatario|datos del cliente|acquirente|committente|cliente|spett.le|spettabile|intestatario|cessionario|cessionario/committente|destinatario|fatturare a|klant|koper|afnemer|factuuradres|factuur aan|aan|gefactureerd aan|adquirente|comprador|faturar a|faturado a|cliente|exmo(s) sr(s)|destinatário|tomador|tomador do serviço|tomador de serviços|destinatário/remetente|receptor|datos del receptor|datos del cliente|sacado",
  delivery:
    'ship to|ship to address|shipping details|delivery details|shipped to|ship-to|deliver to|delivery address|shipping address|delivered to|place of delivery|consignee|lieferadresse|lieferanschrift|lieferung an|warenempfänger|abweichende lieferadresse|leistungsort|lieferort|adresse de livraison|livré à|livrer à|lieu de livraison|dirección de entrega|dirección de envío|enviar a|entregar en|indirizzo di consegna|indirizzo di spedizione|destinazione|luogo di consegna|consegnare a|afleveradres|leveringsadres|verzendadres|bezorgadres|endereço de entrega|morada de entrega|local de entrega|entregar em',
}

/** The labels that stand over or before the name of a party, of all roles. */
export const partyHeadings = headings

/** A party's name, address and numbers as fields: "seller_name", "seller_street", … */
export function partyFields(role: PartyRole): readonly FieldDefinition[] {
  const field = (part: string, title: string, description: string, synonyms = '', required?: 'required') =>
    textField(`${role}_${part}`, `${titles[role]} ${title}`, `${description} ${owners[role]}.`, synonyms, required)
  const address = [
    field('name', 'name', 'Name', headings[role], role === 'delivery' ? undefined : 'required'),
    field('street', 'street', 'Street and house number, or post office box,'),
    field('postcode', 'postcode', 'Postcode'),
    field('city', 'city', 'Town'),
    field('country', 'country', 'Country as printed'),
  ]
  if (role === 'delivery') return address
  const vat = field(
    'vat_id',
    'VAT number',
    'VAT or GST number',
    'vat|vat id|vat no|vat no.|vat number|vat reg|vat reg no|vat reg. no.|vat registration|vat registration no|vat registration number|vat reg number|vat identification number|vat #|vat identifier|tax identifier|gstin|gstin/uin|gst no|gst number|gst reg no|gstin no|tax id|abn|ust-id|ust-id-nr|ust-id-nr.|ust-idnr|ust.-identnr.|ust-identnr.|ust.-ident-nr.|ust-ident-nr.|ust.-identifikationsnummer|ustidnr|ustidnr.|ust id nr|ust-idnr.|ust.-id|ust.-id.|ust.-id.-nr.|ust.-idnr.|ust id|ust-id nr|ustid|ustid-nr.|umsatzsteuer-id|umsatzsteuer-identifikationsnummer|umsatzsteueridentifikationsnummer|umsatzsteuer-ident-nr.|uid|uid-nr|uid-nr.|uid-nummer|mwst-nr|mwst-nr.|n° tva|n° de tva|no tva|tva|numéro de tva|numéro tva|n° tva intracommunautaire|numéro de tva intracommunautaire|n° de tva intra communautaire|n° de tva intracommunautaire|n° tva intra|tva intracommunautaire|tva intra|id tva|nif|cif|n.i.f.|c.i.f.|nif/cif|cif/nif|nif-iva|vat|p.iva|p. iva|p.i.|partita iva|part. iva|p. iva e c.f.|p.iva e c.f.|p. iva/c.f.|c.f. e p. iva|c.f./p. iva|cod. fisc. e p. iva|partita iva e codice fiscale|codice fiscale e partita iva|p.iva/c.f.|btw|btw-nr|btw-nr.|btw nr|btw nummer|btw-nummer|btw-id|btw-identificatienummer|rfc|r.f.c.|cuit|c.u.i.t.|rut|r.u.t.|ruc|r.u.c.|nit|cpf/cnpj|cnpj/cpf|cnpj / cpf|trn|trn no|trn number|tax registration number (trn)|vat trn|tax registration no|contribuinte|contribuinte nº|n.º contrib.|v/n.º contrib.|nº contrib.|contrib.|nº contribuinte|nipc|nif|cnpj',
  )
  if (role === 'buyer') return [...address, vat]
  return [
    ...address,
    vat,
    field(
      'tax_number',
      'tax number',
      'National tax number where it is not the VAT number',
      'tax number|tax no|tax i.d.|org. no|org.nr|orgnr|organisation number|cvr|cvr no|business number|uen|npwp|tax no.|tax reg|tax registration number|ein|fein|federal tax id|tin|pan|steuernummer|steuer-nr|steuer-nr.|steuernr|steuernr.|st.-nr.|st-nr|st.nr.|st.-nr|steuer nr|steuer nr.|siret|n° siret|siren|n° siren|codice fiscale|c.f.|cod. fisc.|fiscaal nummer',
    ),
    field(
      'registration_number',
      'registration number',
      'Number in the register of companies',
      'company number|registered in england no|registered in england and wales no|registered in england and wales number|registered in scotland no|registered in england under no|company no|company reg|company reg no|company registration|company registration number|registered number|reg. no.|registration no|registration number|cin|acn|handelsregister|handelsregister nr|handelsregisternummer|registergericht|hrb|hrb-nr.|fn|firmenbuchnummer|rcs|r.c.s.|registro mercantil|rea|n. rea|kvk|kvk-nr|kvk-nummer|kvk nummer|k.v.k.|handelsregister nr.',
    ),
    field(
      'phone',
      'phone',
      'Telephone number',
      'phone|tel|tel.|telephone|phone no|phone number|call|t|telefon|fon|telefonnummer|mobil|mobile|téléphone|tél|tél.|teléfono|tfno|tlf|telefono|telefoon|telefone|telef.',
    ),
    field(
      'email',
      'e-mail',
      'E-mail address',
      'email|e-mail|mail|email address|e-mail-adresse|courriel|mél|correo|correo electrónico|posta elettronica|e-mailadres',
    ),
    field(
      'website',
      'website',
      'Web address',
      'web|website|web site|internet|www|url|site|site web|sitio web|sito|sito web|webseite|homepage',
    ),
  ]
}
