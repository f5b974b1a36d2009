// Words by which kinds of documents are known, in English, German, French, Spanish, Italian, Dutch and Portuguese; invoices in further languages too.

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
    'invoice|tax invoice|proforma invoice|credit note|bill|~rechnung|~gutschrift|~rechnungskorrektur|facture|avoir|facture rectificative|factura|factura rectificativa|nota de crédito|fattura|nota di credito|~factuur|creditnota|fatura|nota fiscal|faktura|kreditnota|kreditfaktura|lasku|hyvityslasku|faktúra|daňový doklad|számla|factură|račun|nota d onorario|note d honoraires|nota de débito|fee note|application for payment|statement of fees|~honorarnote|~liquidation|minuta de honorarios|minuta|parcella|notula|declaratie|fatura recibo|note de frais et honoraires',
  receipt:
    'receipt|sales receipt|cash receipt|cash bill|~kassenbon|kassenbeleg|~quittung|bon|ticket de caisse|reçu|ticket|recibo|factura simplificada|scontrino|ricevuta|documento commerciale|kassabon|bonnetje|talão|cupom fiscal',
  resume: 'curriculum vitae|cv|résumé|resume|lebenslauf|currículum|currículo',
  contract:
    'agreement|contract|lease|licence agreement|license agreement|memorandum of understanding|~vertrag|~vereinbarung|contrat|bail commercial|bail professionnel|bail d habitation|contrat de bail|convention|accord|contrato|acuerdo|contratto|accordo|~overeenkomst|contract van|acordo|bail commercial|bail professionnel|bail d habitation|contrat de bail|contrat de location|consultancy terms|terms of engagement|terms of employment|heads of terms|deed|reunidos|convenio|scrittura privata|loan note|promissory note',
  form: 'form|application form|registration form|claim form|request form|questionnaire|~formular|~antrag|anmeldung|~fragebogen|formulaire|demande|formulario|solicitud|modulo|domanda|~formulier|~aanvraag|formulário|requerimento|incident report|accident report|checklist|fiche d inscription|fiche de renseignements|ficha de inscripción|hoja de inscripción|scheda di iscrizione|scheda di adesione|aanmelding|ficha de inscrição|pedido de',
  statement:
    'statement|account statement|bank statement|statement of account|~auszug|relevé de compte|relevé bancaire|extracto|extracto de cuenta|estado de cuenta|movimientos de la cuenta|kreditkartenabrechnung|umsatzübersicht|kontoumsätze|estratto conto|~afschrift|rekeningoverzicht|extrato|extrato de conta',
}

/** What documents of a kind say, and others seldom. */
export const sayings: Readonly<Record<Told, string>> = {
  invoice:
    'invoice number|invoice no|invoice nr|invoice date|invoice total|date of issue|due date|bill to|billed to|sold to|invoice to|ship to|payment terms|terms of payment|subtotal|unit price|rate|vat|vat no|amount due|balance due|total due|payable within|purchase order|rechnungsnummer|rechnungs nr|rechnungsdatum|rechnung nr|rechnungsbetrag|zahlbar|zahlbar bis|skonto|zzgl|einzelpreis|e preis|mwst|ust|ust idnr|ust id|steuernummer|steuer nr|summe netto|netto|nettobetrag|gesamtbetrag|kundennummer|kunden nr|bestellung|lieferdatum|leistungsdatum|bankverbindung|iban|bic|numéro de facture|facture n|date de facture|tva|siret|montant ht|total ht|total ttc|net à payer|règlement|échéance|prix unitaire|pu ht|número de factura|factura n|fecha de factura|base imponible|forma de pago|iva|vencimiento|numero fattura|fattura n|data fattura|imponibile|scadenza|partita iva|p iva|cod fisc|pagamento|factuurnummer|factuurdatum|btw|kvk|vervaldatum|número da fatura|fatura n|data de emissão|nif|vencimento|fakturanr|fakturanummer|fakturadato|fakturadatum|forfaldsdato|förfallodatum|forfallsdato|moms|mva|data wystawienia|termin płatności|nabywca|sprzedawca|nip|laskun numero|eräpäivä|alv|y tunnus|datum splatnosti|dodavatel|odběratel|dph|fizetési határidő|áfa|adószám|furnizor|dospijeće|pdv|oib|vade tarihi|kdv',
  receipt:
    'cash|change|cashier|thank you|card|visa|mastercard|till|terminal|approved|gst|guest check|dine in|take away|rounding|tendered|served by|pax|counter|bar|rückgeld|kassierer|vielen dank|girocard|kartenzahlung|bedienung|bediener|tisch|trinkgeld|espèces|rendu|carte bancaire|merci|caissier|serveur|couverts|efectivo|cambio|tarjeta|gracias|cajero|camarero|propina|contanti|resto|carta|grazie|cassa|coperti|tavolo|contant|wisselgeld|pinnen|bedankt|tafel|fooi|dinheiro|troco|cartão|obrigado|gorjeta|mesa|pump|unleaded|diesel|gallons|fare|driver|taxi|paid by card|total paid|amount paid|zapfsäule|fahrpreis|dankend erhalten|bezahlt|gazole|sans plomb|pompe|litres|gasolina|gasóleo|surtidor|gasolio|benzina|received with thanks|multibanco',
  resume:
    'experience|work experience|education|skills|languages|references|certifications|university|bachelor|master|internship|berufserfahrung|ausbildung|kenntnisse|sprachen|studium|praktikum|geburtsdatum|expérience professionnelle|formation|compétences|langues|diplôme|experiencia|formación|habilidades|idiomas|esperienza|istruzione|competenze|lingue|werkervaring|opleiding|vaardigheden|talen|experiência|formação|competências',
  contract:
    'hereinafter|hereby|whereas|witness whereof|parties|governing law|party|shall|pursuant|termination|confidential information|in consideration|vertragspartei|vertragsparteien|nachfolgend|gerichtsstand|kündigung|kündigungsfrist|unwirksam|schriftform|ci-après|les parties|résiliation|il est convenu|en adelante|las partes|cláusula|rescisión|convienen|di seguito|le parti|recesso|convengono|clausola|hierna|partijen|opzegging|komen overeen|doravante|as partes|cláusula|rescisão|this agreement|dieses vertrages|dieser vertrag|mietverhältnis|vermieterin|auftragnehmerin|présent contrat|les soussignés|présent bail|le bailleur|le preneur|presente contrato|reunidos|de una parte|de otra parte|arrendador|presente contratto|le parti convengono|si conviene|foro competente|deze overeenkomst|de ondergetekenden|is van toepassing|contraente|lei aplicável|le bailleur|le preneur|présent bail|ci après dénommé|ci après dénommée|il a été convenu|le prestataire|exponen|estipulaciones|manifiestan|otorgan|se regirá por|locatore|conduttore|verhuurder|huurder|ondergetekenden|opgemaakt te|zijn overeengekomen|senhorio|outorgante|segundo outorgante|segunda outorgante|either party|either of us|landlord|tenant|the client|the consultant|arbeitgeber|arbeitnehmer|vermieter|mieter|in kraft|es gilt deutsches recht',
  form: 'please print|signature|date of birth|check one|tick|applicant|for office use|fill in|first name|last name|unterschrift|geburtsdatum|bitte ankreuzen|antragsteller|vorname|nachname|date de naissance|cochez|prénom|nom de famille|firma del solicitante|fecha de nacimiento|apellidos|marque|cognome|data di nascita|barrare|geboortedatum|voornaam|achternaam|handtekening|aankruisen|assinatura|data de nascimento|assinale',
  statement:
    'opening balance|closing balance|balance|account number|sort code|debit|credit|statement period|transactions|deposits|withdrawals|alter saldo|neuer saldo|saldo|buchungstag|wertstellung|valuta|soll|haben|kontostand|solde|ancien solde|nouveau solde|débit|crédit|opérations|saldo anterior|saldo inicial|saldo final|cargo|abono|movimientos|saldo iniziale|saldo finale|dare|avere|movimenti|beginsaldo|eindsaldo|af|bij|boekdatum|saldo inicial|movimentos|débito|crédito',
}

/** What papers of trade call themselves that are none of the kinds: orders, quotes, deliveries, tickets, dunning. */
export const otherTitles =
  'purchase order|order confirmation|sales order|quotation|quote|estimate|delivery note|packing slip|packing list|remittance advice|price list|pro forma|boarding pass|e ticket|rail ticket|train ticket|concert ticket|admission ticket|admit one|payslip|pay slip|~bestellung|~auftragsbestätigung|~angebot|~lieferschein|~kostenvoranschlag|preisliste|fahrkarte|eintrittskarte|~gehaltsabrechnung|~lohnabrechnung|~entgeltabrechnung|mahnung|zahlungserinnerung|bon de commande|confirmation de commande|devis|bon de livraison|bulletin de paie|billet|rappel|orden de compra|pedido|pedido de compra|presupuesto|albarán|nómina|billete|ordine|ordine di acquisto|conferma d ordine|preventivo|documento di trasporto|bolla di consegna|busta paga|biglietto|~inkooporder|orderbevestiging|offerte|~pakbon|~leverbon|loonstrook|encomenda|nota de encomenda|orçamento|guia de remessa|guia de transporte|recibo de vencimento|bilhete'
