// Words by which kinds of documents are known, in English, German, French, Spanish, Italian, Dutch and Portuguese.

import type { DocumentKind } from '../../model/index.ts'

/** The kinds that are told apart; 'custom' is none that a document can be. */
export const knownKinds = [
  'invoice',
  'receipt',
  'resume',
  'contract',
  'form',
  'statement',
  'other',
] as const satisfies readonly DocumentKind[]
export type KnownKind = (typeof knownKinds)[number]
type Told = Exclude<KnownKind, 'other'>

/** What documents of a kind call themselves. A word behind "~" may end a longer one, as German and Dutch put words together. */
export const titles: Readonly<Record<Told, string>> = {
  invoice:
    'invoice|tax invoice|proforma invoice|credit note|bill|~rechnung|~gutschrift|facture|avoir|factura|nota de crédito|fattura|nota di credito|~factuur|creditnota|fatura|nota fiscal',
  receipt:
    'receipt|sales receipt|cash receipt|cash bill|~kassenbon|kassenbeleg|~quittung|bon|ticket de caisse|reçu|ticket|recibo|factura simplificada|scontrino|ricevuta|documento commerciale|kassabon|bonnetje|talão|cupom fiscal',
  resume: 'curriculum vitae|cv|résumé|resume|lebenslauf|currículum|currículo',
  contract:
    'agreement|contract|lease|licence agreement|license agreement|memorandum of understanding|~vertrag|~vereinbarung|contrat|convention|accord|contrato|acuerdo|contratto|accordo|~overeenkomst|contract van|acordo',
  form: 'form|application form|registration form|claim form|request form|questionnaire|~formular|~antrag|anmeldung|~fragebogen|formulaire|demande|formulario|solicitud|modulo|domanda|~formulier|~aanvraag|formulário|requerimento',
  statement:
    'statement|account statement|bank statement|statement of account|~auszug|relevé de compte|relevé bancaire|extracto|extracto de cuenta|estado de cuenta|estratto conto|~afschrift|rekeningoverzicht|extrato|extrato de conta',
}

/** What documents of a kind say, and others seldom. */
export const sayings: Readonly<Record<Told, string>> = {
  invoice:
    'invoice number|invoice no|invoice date|due date|bill to|payment terms|subtotal|unit price|vat|amount due|purchase order|rechnungsnummer|rechnungsdatum|rechnung nr|zahlbar bis|einzelpreis|mwst|ust|nettobetrag|gesamtbetrag|kundennummer|leistungsdatum|numéro de facture|date de facture|tva|total ht|total ttc|échéance|prix unitaire|número de factura|fecha de factura|base imponible|iva|vencimiento|numero fattura|data fattura|imponibile|scadenza|partita iva|factuurnummer|factuurdatum|btw|vervaldatum|número da fatura|data de emissão|nif|vencimento',
  receipt:
    'cash|change|cashier|thank you|card|visa|mastercard|till|terminal|approved|gst|bar|rückgeld|kassierer|vielen dank|girocard|kartenzahlung|bedienung|espèces|rendu|carte bancaire|merci|caissier|efectivo|cambio|tarjeta|gracias|contanti|resto|carta|grazie|cassa|contant|wisselgeld|pinnen|bedankt|dinheiro|troco|cartão|obrigado',
  resume:
    'experience|work experience|education|skills|languages|references|certifications|university|bachelor|master|internship|berufserfahrung|ausbildung|kenntnisse|sprachen|studium|praktikum|geburtsdatum|expérience professionnelle|formation|compétences|langues|diplôme|experiencia|formación|habilidades|idiomas|esperienza|istruzione|competenze|lingue|werkervaring|opleiding|vaardigheden|talen|experiência|formação|competências',
  contract:
    'hereinafter|hereby|whereas|witness whereof|parties|governing law|party|shall|pursuant|termination|confidential information|in consideration|vertragspartei|vertragsparteien|nachfolgend|gerichtsstand|kündigung|kündigungsfrist|unwirksam|schriftform|ci-après|les parties|résiliation|il est convenu|en adelante|las partes|cláusula|rescisión|convienen|di seguito|le parti|recesso|convengono|clausola|hierna|partijen|opzegging|komen overeen|doravante|as partes|cláusula|rescisão',
  form: 'please print|signature|date of birth|check one|tick|applicant|for office use|fill in|first name|last name|unterschrift|geburtsdatum|bitte ankreuzen|antragsteller|vorname|nachname|date de naissance|cochez|prénom|nom de famille|firma del solicitante|fecha de nacimiento|apellidos|marque|cognome|data di nascita|barrare|geboortedatum|voornaam|achternaam|handtekening|aankruisen|assinatura|data de nascimento|assinale',
  statement:
    'opening balance|closing balance|balance|account number|sort code|debit|credit|statement period|transactions|deposits|withdrawals|alter saldo|neuer saldo|saldo|buchungstag|wertstellung|valuta|soll|haben|kontostand|solde|ancien solde|nouveau solde|débit|crédit|opérations|saldo anterior|saldo inicial|saldo final|cargo|abono|movimientos|saldo iniziale|saldo finale|dare|avere|movimenti|beginsaldo|eindsaldo|af|bij|boekdatum|saldo inicial|movimentos|débito|crédito',
}
