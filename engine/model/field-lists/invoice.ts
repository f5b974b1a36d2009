// What is read from an invoice, a credit note, a bill. Labels in English, German, French, Spanish, Italian, Dutch and Portuguese here, further ones beside.

import { dateField, listField, moneyField, numberField, percentField, textField } from './building.ts'
import { inFurtherLanguages } from './further-languages.ts'
import { partyFields } from './parties.ts'
import type { PublishedList } from './published-list.ts'
import { germanTax, withoutTax, withTax } from './sums.ts'

const lineItems = listField('line_items', 'Line items', 'What is charged, a row each.', [
  textField(
    'position',
    'Position',
    'Number of the row as printed.',
    'pos|pos.|position|item|line|#|no|nr|lfd nr|lfd. nr.|s.no|sl no|sr no|sno|n°|riga|regel|linha|línea|ligne|rang|zeile',
  ),
  textField(
    'item_number',
    'Item number',
    'Article or product number of the seller.',
    'item|product|produkt|produit|producto|prodotto|serial #|serial no|serial number|item no|item number|item code|item #|product code|product no|product id|sku|article|article no|article number|part no|part number|art-nr|art.-nr.|artikelnr|artikel-nr.|artikelnummer|artikel nr|art. nr.|référence|reference|ref|réf|réf.|code|code article|código|codigo|referencia|ref.|codice|cod.|cod. art.|codice articolo|artikelcode|hsn/sac|hsn|hsn code|sac|sac code|ncm|ncm/sh|model|mfg upc no|upc|ean|gtin|material|art|art.|art.-nr|artikel|artículo|articolo|artigo|produktnummer|item code no|stock code|cod. prod.|código produto|ziffer|gebührenziffer|goä-ziffer|geb.-nr.',
  ),
  textField(
    'description',
    'Description',
    'What is charged, all its printed lines.',
    'description|item|items|item description|product|products|product description|product name|service|services|details|particulars|title|name|work|activity|task|charges|charge|description of goods|description of services|goods|bezeichnung|beschreibung|artikelbezeichnung|artikelbeschreibung|warenbezeichnung|artikel|leistung|leistungen|leistungsbeschreibung|text|produkt|produktbezeichnung|benennung|ware|position|désignation|designation|libellé|libelle|description des produits|prestation|prestations|produits|produit|article|intitulé|descripción|descripcion|concepto|artículo|producto|detalle|servicio|descrizione|articolo|prodotto|omschrijving|beschrijving|product omschrijving|dienst|descrição|descricao|designação|artigo|produto|serviço|item / description|description and details',
  ),
  numberField(
    'quantity',
    'Quantity',
    'How many.',
    'quantity|qty|qty.|qnt|qnt.|qnty|hours|hrs|units|count|pcs|no. of units|qté|qte|quantité|quantite|nombre|nbre|nb|nb.|nbr|anz|anz.|menge|anzahl|stück|stk|stunden|std|std.|heures|h|einheiten|cantidad|cant|cant.|uds|unidades|horas|quantità|quantita|q.tà|q.ta|qta|qtà|ore|aantal|hoeveelheid|uren|quantidade|qtd|qtd.|qtde|quant.|shipped|qty shipped|ship|qty ship|ship qty|quantity shipped|delivered|qty delivered|ordered|ord|qty ord|qty ordered|order qty|nights|days|tage|volume|consumption|usage|verbrauch',
  ),
  textField(
    'unit',
    'Unit',
    'What the quantity counts: hours, kg, pieces.',
    'unit|uom|u/m|units|einheit|einh.|me|mengeneinheit|unité|unite|unidad|ud.|unità|u.m.|um|eenheid|unidade|un.|un',
  ),
  moneyField(
    'unit_price',
    'Unit price',
    'Price of one.',
    'unit price|price|rate|unit cost|cost|price per unit|price each|each|unit|list price|hourly rate|price/unit|day rate|daily rate|weekly rate|monthly rate|rate per day|rate per hour|tagessatz|tagespreis|monatspreis|taux horaire|taux|tarif|tarif horaire|tarif journalier|tjm|tarifa|tarifa hora|precio hora|tariffa|tariffa oraria|uurtarief|dagtarief|uurprijs|tarifa horária|net price|unit rate|price (net)|einzelpreis|e-preis|ep|e.-preis|einzelpreis netto|preis|stückpreis|nettopreis|preis/einheit|vk-preis|verkaufspreis|einzel|stundensatz|satz|prix unitaire|prix unitaire ht|prix unit|prix unit.|p.u.|pu|pu ht|p.u. ht|prix|prix ht|precio|precio unitario|valor unit|valor unit.|vl. unit.|vlr. unit.|valor unitário|preço unit.|precio unit|precio unit.|p. unit.|p.unitario|precio/ud|importe unitario|prezzo|prezzo unitario|prezzo unit.|p.unit.|importo unitario|prijs|stuksprijs|eenheidsprijs|prijs per stuk|prijs per eenheid|tarief|preço|preço unitário|preço unit.|ansatz|einzelansatz|pr. unitário|pr. unit.|pr. unit|excl. price|price excl|valor unitário|vl. unit.|p. unitário',
  ),
  percentField(
    'discount',
    'Discount',
    'Discount on this row, in per cent.',
    'discount|disc|disc.|disc %|discount %|rabatt|rabatt %|nachlass|remise|rem|rem.|remise %|descuento|dto|dto.|dto %|sconto|sc.|sc.%|sc. %|sc%|% sc.|sconto %|korting|korting %|desconto|desconto %|desc.|desc|% desc|desc. %|% dto|% disc|% rabatt|% remise|rem %|% rem|% korting|% desconto',
  ),
  percentField(
    'tax_rate',
    'Tax rate',
    'Rate of tax on this row, in per cent.',
    'vat|vat %|vat rate|tax|tax %|tax rate|gst|gst %|sales tax|mwst|mwst.|mwst %|mwst.-satz|ust|ust.|ust %|ust.-satz|steuersatz|steuer|tva|tva %|taux|taux tva|taux de tva|iva|iva %|% iva|tipo iva|aliquota|aliq.|aliq. iva|btw|btw %|btw-tarief|taxa iva|taxa',
  ),
  moneyField(
    'tax_amount',
    'Tax amount',
    'Tax on this row.',
    'tax amount|vat amount|gst amount|steuerbetrag|vat|tax|gst|mwst|ust|tva|iva|btw|mwst-betrag|ust-betrag|montant tva|cuota|cuota iva|importo iva|btw-bedrag|btw bedrag|valor iva',
  ),
  moneyField(
    'amount',
    'Amount',
    'What the row comes to, as printed: mostly without tax.',
    'amount|charge|charges|cargo|cargos|addebito|total|line total|line amount|total price|net amount|price|extended|extension|ext|ext.|extended amount|extended price|ext. price|ext price|sum|value|net|net value|subtotal|total amount|amount due|net total|total net|total excl. vat|total (excl. vat)|gesamt|gesamtpreis|gesamtpreis netto|g-preis|gp|betrag|summe|nettobetrag|nettowert|netto|netto betrag|positionsbetrag|zeilenbetrag|zeilensumme|entgelt|positions-betrag|gesamtbetrag|gesamt netto|wert|montant|montant ht|total ht|prix total|prix total ht|valeur|importe|importe neto|total neto|total línea|precio total|importo|importo netto|totale|totale riga|prezzo totale|valore|bedrag|totaal|totaal excl.|netto bedrag|regeltotaal|totaalprijs|totaal excl. btw|valor|valor total|total líquido|montante|preço total|valor líquido|brutto|bruttobetrag|total ttc|montant ttc|gross|gross amount|total incl. vat|endpreis|to date|total to date|amount to date|value to date|this application|this claim|this period|kumuliert|cumul|a origen|chf|eur|euro|usd|gbp',
  ),
])

const taxLines = listField(
  'tax_lines',
  'Tax by rate',
  'One row a rate of tax: what is taxed and the tax on it.',
  [
    percentField(
      'rate',
      'Rate',
      'Rate of tax in per cent.',
      'rate|tax rate|vat rate|vat %|tax|vat|steuersatz|satz|mwst|ust|taux|tva|tipo|iva|aliquota|tarief|btw|taxa|%',
    ),
    moneyField(
      'base',
      'Base',
      'What is taxed at this rate.',
      'base|net|taxable amount|taxable|net amount|basis|netto|nettobetrag|basisbetrag|bemessungsgrundlage|steuerbasis|base ht|montant ht|base imponible|base imponibile|imponibile|grondslag|netto bedrag|incidência|base tributável|taxable value|taxable amt|taxable supply|taxable sales|net value|net of vat|goods value|excl. vat|ex vat|ex gst|excl. btw|excl btw|bedrag excl. btw|over|maatstaf|maatstaf van heffing|exkl. mwst|excl. mwst|ohne mwst|netto-betrag|nettowert|steuerpflichtig|steuerpfl. betrag|warenwert netto|ht|h.t.|hors tva|total ht|base tva|base imp|base imp.|base iva|imponibili|base imponib.|valor tributável|valor líquido|base de incidência',
    ),
    moneyField(
      'amount',
      'Tax',
      'Tax at this rate.',
      'tax|tax amount|vat|vat amount|steuerbetrag|steuer|mwst|mwst-betrag|ust-betrag|montant tva|tva|cuota|iva|importe iva|imposta|importo iva|btw|btw-bedrag|valor iva|imposto|tax amt|total tax|tax payable|cgst amount|sgst amount|igst amount|ust|ust.|montant taxe|taxe|cuota iva|imposte|btw bedrag|montante iva|total iva|iva total',
    ),
  ],
  'vat summary|tax summary|vat breakdown|steueraufschlüsselung|umsatzsteuer|ventilation de la tva|desglose de iva|riepilogo iva|btw-specificatie|resumo do iva',
)

export const invoice: PublishedList = {
  kind: 'invoice',
  version: 1,
  title: 'Invoice',
  definitions: inFurtherLanguages([
    textField(
      'invoice_number',
      'Invoice number',
      'The number that the seller gave the invoice or credit note.',
      'invoice number|creditnota nr|creditnota nr.|creditnotanummer|creditnota nummer|creditnummer|fee note no|fee note no.|liquidation nr|liquidation nr.|honorarnote nr|honorarnote nr.|notanummer|nota nummer|declaratienummer|minuta nº|minuta núm|parcella n|parcella n.|note de frais et honoraires n°|nota de débito n.º|invoice no|invoice no.|invoice nr|invoice #|invoice id|invoice num|inv no|inv. no.|inv #|inv number|invoice ref|invoice reference|invoice|tax invoice|tax invoice no|tax invoice number|bill number|bill no|bill no.|bill #|credit note|credit note no|credit note number|credit memo|document number|document no|doc no|statement number|receipt number|receipt no|booking id|rechnungsnummer|rechnungs-nr|rechnungs-nr.|rechnungsnr|rechnungsnr.|rechnung nr|rechnung nr.|rechnung-nr.|rechn.-nr.|re-nr|re-nr.|re.-nr.|rg-nr|rg.-nr.|rechnung|rechnungskorrektur|rechnungskorrektur nr|gutschrift nr|gutschriftsnummer|gutschrift|stornorechnung nr|belegnummer|beleg-nr|beleg-nr.|belegnr|faktura nr|fakturanummer|handelsrechnung nr|korrekturrechnung nr|facture|facture n°|facture no|facture nº|facture numéro|n° facture|n° de facture|no facture|no de facture|nº de facture|numéro de facture|numero de facture|numéro facture|référence facture|réf. facture|avoir n°|avoir|n° avoir|factura|factura nº|factura n°|factura no|factura número|factura num|nº factura|n° factura|nº de factura|n.º factura|número de factura|num. factura|número factura|no. factura|fattura n|fattura n.|fattura n°|fattura nr|fattura numero|n. fattura|n° fattura|numero fattura|nr. fattura|fattura|nota di credito n.|numero documento|factuurnummer|factuurnr|factuurnr.|factuur nr|factuur nr.|factuur|factuur nummer|creditnota|creditfactuurnummer|fatura|fatura n.º|fatura nº|fatura n°|nº fatura|n.º da fatura|nº da fatura|número da fatura|número da factura|factura n.º|nota fiscal|nota fiscal nº|número da nota|fatura-recibo|fatura-recibo n.º|factura simplificada|pro forma|proforma|pro forma factuur|proforma invoice|beleg|beleg nr|honorarrechnung|honorarnote|honorarnote nr|abrechnung nr|note d’honoraires n°|note d’honoraires|minuta n.º|minuta nº|nota d’onorario|nota d’onorari|nota onorario|nota onorari|nota professionale|nota di debito n.|nota de honorarios|nota de honorários|recibo de honorarios|recibo por honorarios|serie y folio|serie/folio|folio|boleta n°|nota de débito|parcella|parcella n|parcella n.|parcella nr|notula n.|nota n.|bolletta n.|bolletta n|conto telefonico n.|conto n.|estratto conto n.',
      'required',
    ),
    dateField(
      'issue_date',
      'Invoice date',
      'The day the invoice was issued.',
      "invoice date|date|date of invoice|invoice dated|issue date|date of issue|date issued|issued|issued on|dated|bill date|billing date|tax point|tax point date|date/tax point|date / tax point|date & tax point|date and tax point|invoice date/tax point|invoice date / tax point|tax date|statement date|document date|inv date|inv. date|credit note date|rechnungsdatum|datum|belegdatum|ausstellungsdatum|rg-datum|re-datum|erstellt am|gutschriftsdatum|ausgestellt am|rechnung vom|vom|date de facture|date facture|date de facturation|date d'émission|date d'emission|émise le|date de la facture|facture du|votre facture du|facture émise le|fecha|fecha de factura|fecha factura|fecha de emisión|fecha emisión|fecha expedición|fecha de expedición|emitida el|data|fattura del|factura del|factura de fecha|factuur van|invoice of|bill of|data fattura|data documento|data di emissione|data emissione|emesso il|emessa il|factuurdatum|datum factuur|data da fatura|data da factura|data de emissão|data emissão|emissão|emitida em|fecha y hora de emisión|data do documento",
      'required',
    ),
    dateField(
      'due_date',
      'Due date',
      'The day it must be paid by.',
      "due date|due|due on|due by|payment due|payment due date|payment due by|pay by|date due|pay before|please pay by|payment deadline|deadline for payment|deadline|fällig|fällig am|fälligkeit|fälligkeitsdatum|zahlbar bis|zahlbar bis zum|fällig bis|fällig per|zahlungsziel|bis zum|zu zahlen bis|zu bezahlen bis|zahlungsfrist|zahlung bis|date d'échéance|date d'echeance|échéance|echeance|échéance le|date limite de paiement|date de paiement|à payer avant le|à régler avant le|date d'exigibilité|vencimiento|fecha de vencimiento|fecha vencimiento|vence|vence el|fecha límite de pago|pagar antes del|pagadero antes del|a pagar antes del|scadenza|data scadenza|data di scadenza|scadenza pagamento|da pagare entro|pagare entro|entro il|vervaldatum|vervaldag|uiterste betaaldatum|te betalen voor|betalen voor|vencimento|data de vencimento|data vencimento|data limite de pagamento|pagar até|final date for payment|final date|payment date|latest payment date|to be paid by|please pay before|settle by|zahldatum|zahlungstermin|spätestens zahlbar bis|zu begleichen bis|échéances|à payer pour le|date d'échéance de paiement|payable le|vencimientos|fecha de pago|fecha vto|fecha vto.|vto|vto.|scadenze|data di pagamento|data pagamento|scad.|vervaldata|betaaldatum|betalen vóór|te betalen vóór|vervalt op|data de pagamento|vence em|pagável até|pagamento até|betaal voor|gelieve te betalen voor|payment deadline|last day of payment|payable au plus tard le|au plus tard le|payable avant le|zahlbar spätestens|spätestens am|uiterlijk|uiterlijk op|entro e non oltre il|a liquidar até|forfallsdato|förfallodatum|montant à prélever le|à prélever le|prélèvement le|prélevé le|sera prélevé le|abbuchung am|abbuchung zum|wird abgebucht am|wird eingezogen am|einzug am|se cargará el|fecha de cargo|addebito il|wordt afgeschreven op|incasso op|direct debit on|will be debited on|to be collected on|payment will be taken on",
    ),
    dateField(
      'delivery_date',
      'Delivery date',
      'The day of delivery or of the service.',
      "delivery date|date of delivery|date of sale|date of completion|delivered|delivered on|date of supply|supply date|service date|date of service|ship date|shipping date|shipment date|date of shipment|shipped on|shipped|performance date|lieferdatum|liefertermin|leistungsdatum|lieferdatum/leistungsdatum|liefer-/leistungsdatum|liefer- und leistungsdatum|leistungs-/lieferdatum|leistungszeitpunkt|lieferung am|geliefert am|datum der lieferung|datum der leistung|tag der lieferung|tag der leistung|leistungstag|date de livraison|date livraison|livré le|date de prestation|date de la prestation|date d'exécution|fecha de entrega|fecha entrega|fecha de servicio|fecha de operación|entregado el|fecha de prestación|entrega|data consegna|data di consegna|consegna|consegnato il|data della consegna|data ddt|leverdatum|afleverdatum|leveringsdatum|datum levering|geleverd op|data de entrega|data entrega|data da entrega|data de prestação|entregue em|data da prestação|travaux achevés le|prestations réalisées le|à disposição do adquirente em|disposição do adquirente em|completed on|work completed on|delivered to you on|geliefert und geleistet am",
    ),
    dateField(
      'service_start',
      'Service period from',
      'First day of the period that is charged.',
      'service period|billing period|period|period from|for the period|leistungszeitraum|abrechnungszeitraum|zeitraum|rechnungszeitraum|période|période de facturation|période du|periodo|período|período de facturación|periodo di riferimento|periode|factuurperiode|período de faturação|check in|check-in|arrival|arrival date|anreise|anreisedatum|arrivée|date d’arrivée|llegada|fecha de llegada|arrivo|aankomst|chegada',
    ),
    dateField(
      'service_end',
      'Service period to',
      'Last day of the period that is charged.',
      'period to|period until|check out|check-out|departure|departure date|abreise|abreisedatum|date de départ|salida|fecha de salida|partenza|vertrek|vertrekdatum|saída',
    ),
    textField(
      'order_number',
      'Order number',
      "The buyer's order that is charged.",
      'order number|order no|order no.|order nr|order #|order id|order ref|order reference|your order|your order no|your order number|your reference|your ref|your ref.|purchase order|purchase order no|purchase order number|purchase order #|p.o. number|p.o. no|p.o. no.|p.o. #|p.o.|po|po number|po no|po no.|po #|po ref|lpo|lpo no|lpo number|lpo ref|local purchase order|cust. p.o.|cust po|cust. po|customer p.o.|your p.o.|customer order|customer order no|buyer reference|bestellnummer|bestell-nr|bestell-nr.|bestellnr|bestellnr.|bestellung|bestellung nr|bestellung nr.|bestellung-nr.|bestellreferenz|auftragsnummer|auftrags-nr|auftrags-nr.|auftragsnr|auftragsnr.|auftrag|auftrag nr|auftrag nr.|auftrag-nr.|ihre bestellung|ihre bestellnummer|ihre bestellung nr|ihr auftrag|ihr zeichen|ihre referenz|ihre auftragsnummer|bestellnummer des kunden|commande|commande n°|commande no|n° commande|n° de commande|no commande|no de commande|numéro de commande|numéro commande|bon de commande|bon de commande n°|votre commande|votre référence|votre réf|vos réf|v/réf|votre commande n°|réf. commande|référence commande|pedido|pedido nº|pedido n°|nº pedido|nº de pedido|n° pedido|número de pedido|su pedido|su referencia|orden de compra|nº orden|ordine|ordine n.|ordine n°|ordine nr|n. ordine|n° ordine|numero ordine|nr. ordine|vs. ordine|vostro ordine|vostro riferimento|vs. rif.|rif. ordine|bestelnummer|bestelnr|bestelnr.|bestelling|ordernummer|ordernr|ordernr.|uw order|uw referentie|uw kenmerk|uw bestelling|uw bestelbon|bestelbon|bestelbonnummer|bestelbon nr|uw bestelbonnummer|inkoopordernummer|inkooporder|encomenda|encomenda nº|nº encomenda|n.º encomenda|nº da encomenda|número da encomenda|número do pedido|nº do pedido|ordem de compra|po reference|po ref.|purchase order ref|buyers order no|buyer’s order no|customer po|customer po no|client po|client order|cust order no|order reference number|web order|auftragsreferenz|kundenauftrag|ihre bestell-nr|ihre bestell-nr.|ihr auftrag nr|ihre auftrags-nr.|ihre order|kundenbestellnummer|kundenreferenz|abrufnummer|réf. de commande|votre n° de commande|vos références|bdc n°|pedido cliente|n.º pedido|ref. pedido|su pedido nº|s/pedido|s/ref|s/ref.|ns. ordine|vs ordine|vs. ord.|ordine cliente|rif. vs. ordine|ordine di acquisto|cig|bestelreferentie|uw ordernummer|uw bestelnummer|uw ref|uw ref.|uw po|po-nummer|v/ encomenda|vossa encomenda|n. encomenda|nota de encomenda|requisição|sua referência',
    ),
    textField(
      'customer_number',
      'Customer number',
      'The number under which the seller knows the buyer.',
      'customer number|customer no|customer no.|customer id|customer #|customer code|client number|client no|client id|account number|account no|account no.|account #|acct no|acct #|kundennummer|kunden-nr|kunden-nr.|kundennr|kundennr.|kd-nr|kd.-nr.|debitorennummer|debitor|ihre kundennummer|vertragskonto|kundennummer des verkäufers|numéro client|n° client|no client|code client|numéro de client|n° de client|réf. client|référence client|identifiant client|cliente nº|nº cliente|nº de cliente|número de cliente|código cliente|código de cliente|cod. cliente|codice cliente|n. cliente|klantnummer|klantnr|klantnr.|debiteurnummer|debiteurnr|relatienummer|número do cliente|código do cliente|n.º cliente|account|account ref|account reference|customer ref|customer account|member number|member no|membership number|mitgliedsnummer|mitglieds-nr.|vertragskontonummer|kunden-id|kundenkonto|kunde|kd.nr.|kundenreferenz-nr|n° de compte client|compte client|référence abonné|n° abonné|nº abonado|n.º de cliente|nº contrato cliente|cliente|id cliente|id client|codice utente|numero cliente|n° cliente|cod.cliente|klant|klant nr.|klant-nr|klantcode|lidnummer|cliente n.º|cód. cliente|guest no|membership no|gast-nr|gast nr|mitglieds-nr|patienten-nr',
    ),
    textField(
      'contract_number',
      'Contract number',
      'The contract under which it is charged.',
      'contract number|contract no|contract no.|contract|agreement number|vertragsnummer|vertrags-nr|vertrags-nr.|vertragsnr|vertrag|vertrag nr|numéro de contrat|n° de contrat|n° contrat|contrat|contrat n°|número de contrato|nº contrato|nº de contrato|contrato|numero contratto|n. contratto|contratto|contractnummer|contractnr|número do contrato|nº do contrato',
    ),
    textField(
      'delivery_note_number',
      'Delivery note number',
      'The delivery note that is charged.',
      'delivery note|delivery note no|delivery note number|packing slip|packing slip no|dispatch note|lieferschein|lieferschein nr|lieferschein-nr|lieferschein-nr.|lieferscheinnummer|lieferschein-nummer|bon de livraison|bon de livraison n°|n° bl|bl n°|albarán|albarán nº|nº albarán|albaran|ddt|ddt n.|n. ddt|documento di trasporto|pakbon|pakbonnummer|leverbon|guia de remessa|guia de transporte',
    ),
    textField(
      'currency',
      'Currency',
      'ISO 4217 code, from what the page prints: a code, a sign beside amounts. Never assumed.',
      'currency|currency code|invoice currency|währung|rechnungswährung|devise|monnaie|moneda|divisa|valuta|moeda',
    ),
    ...partyFields('seller'),
    ...partyFields('buyer'),
    ...partyFields('delivery'),
    textField('contact_name', 'Contact person', 'Person to ask about the invoice, with titles as printed.'),
    textField('contact_name_prefix', 'Title of contact person', 'Titles before the name, such as "Dr.".'),
    textField('contact_given_name', 'Given names of contact person', 'The part of the name that the person was given.'),
    textField('contact_family_name', 'Family name of contact person', 'The part of the name that the family shares.'),
    textField(
      'iban',
      'IBAN',
      'Account to pay to, with its check digits verified.',
      'iban|iban code|iban-nr|iban nr|iban-nummer|código iban|codice iban|iban no',
    ),
    textField(
      'bic',
      'BIC',
      'Code of the bank to pay to.',
      'bic|swift|bic/swift|swift/bic|swift code|bic code|bic-code|swift-code|bic-nr|code bic|código swift|codice bic|ifsc|ifsc code',
    ),
    textField(
      'bank_name',
      'Bank',
      'Name of the bank to pay to.',
      "bank|bank name|bank details|name of bank|bankverbindung|kreditinstitut|geldinstitut|banque|domiciliation|banco|entidad bancaria|banca|banca d'appoggio|naam bank",
    ),
    textField(
      'bank_account_number',
      'Account number',
      'Account to pay to where it is no IBAN.',
      'account|acc|acc no|acc no.|acct no|bank account|bank account number|account number|account no|a/c no|a/c number|konto|kontonummer|konto-nr|konto-nr.|kto|kto.-nr.|kto-nr|n° de compte|numéro de compte|cuenta|número de cuenta|nº de cuenta|conto corrente|c/c|rekeningnummer|número da conta|conta',
    ),
    textField(
      'payment_reference',
      'Payment reference',
      'What the payer is asked to quote.',
      'payment reference|payment ref|reference for payment|remittance reference|verwendungszweck|zahlungsreferenz|referenz|zahlungsreferenznummer|référence de paiement|référence à rappeler|communication|referencia de pago|concepto de pago|causale|riferimento pagamento|betalingskenmerk|betalingsreferentie|mededeling|kenmerk|referência de pagamento|referência',
    ),
    textField(
      'payment_terms',
      'Payment terms',
      'When and how it is to be paid, as printed.',
      'payment terms|terms|terms of payment|payment conditions|credit terms|zahlungsbedingungen|zahlungsbedingung|zahlungskonditionen|zahlung|zahlungsziel|zahlbar|conditions de paiement|conditions de règlement|modalités de paiement|règlement|condiciones de pago|forma de pago|condizioni di pagamento|termini di pagamento|pagamento|betalingsvoorwaarden|betalingstermijn|betaalconditie|condições de pagamento|termos de pagamento|mode/terms of payment|terms/method of payment|payment term|payable|zahlungskondition|zahlungsvereinbarung|zahlungsfrist|zahlungsmodalitäten|konditionen|conditions|délai de paiement|mode et délai de règlement|condiciones de cobro|plazo de pago|pagadero|termini pagamento|modalità e termini di pagamento|pagabile|condizioni|betaalvoorwaarden|betalingsconditie|betalingscondities|betaalbaar|prazo de pagamento|condições pagamento|condição pagamento|condição de pagamento|condição',
    ),
    textField(
      'payment_method',
      'Payment method',
      'How it was or is to be paid.',
      'payment method|payment mode|paid by|method of payment|paid through|zahlungsart|zahlart|zahlungsweise|zahlungsmittel|mode de paiement|mode de règlement|moyen de paiement|método de pago|forma de pago|medio de pago|metodo di pagamento|modalità di pagamento|modalità pagamento|betaalwijze|betaalmethode|método de pagamento|forma de pagamento|modo de pagamento',
    ),
    percentField(
      'discount_percent',
      'Discount for early payment',
      'Per cent that may be taken off when paid early.',
      'early payment discount|cash discount|skonto|escompte|descuento por pronto pago|sconto cassa|betalingskorting|desconto pronto pagamento',
    ),
    dateField(
      'discount_until',
      'Discount until',
      'Last day of the discount for early payment.',
      'discount date|discount until|skonto bis|skontofrist',
    ),
    moneyField(
      'lines_total',
      'Sum of the lines',
      'What the lines come to before allowances, charges and tax.',
      'sum of lines|items total|total items|merchandise total|goods total|positionssumme|summe positionen|summe der positionen|warenwert|gesamt positionen|zwischensumme|total lignes|total marchandises|total productos|totale merce|goederenbedrag|total mercadoria|total dos produtos|valor total dos produtos',
    ),
    moneyField(
      'discount_total',
      'Discounts',
      'Allowances on the whole invoice.',
      'discount|total discount|discounts|less discount|allowance|allowances|rebate|rabatt|gesamtrabatt|nachlass|abschläge|summe rabatte|abzüge|remise|total remise|remises|réduction|descuento|descuentos|total descuento|sconto|sconti|totale sconti|korting|totale korting|desconto|descontos|total descontos',
    ),
    moneyField(
      'charges_total',
      'Charges',
      'Postage, packing and other charges on the whole invoice.',
      'shipping|shipping & handling|shipping and handling|freight|postage|delivery charge|handling|surcharge|charges|carriage|versand|versandkosten|fracht|frachtkosten|porto|verpackung|zuschläge|transportkosten|lieferkosten|frais de port|port|frais de livraison|livraison|transport|frais|gastos de envío|portes|envío|spese di spedizione|spese di trasporto|trasporto|spedizione|spese|verzendkosten|vrachtkosten|portes de envio|despesas de envio|frete',
    ),
    moneyField(
      'net_total',
      'Net total',
      'What is charged without tax.',
      `${withoutTax}|rechnungssumme netto|summe netto|net total|total net|total exclusive|total goods|net amount|net amount due|net|subtotal|sub total|sub-total|total excl. vat|total excluding vat|total excl vat|total ex vat|total before tax|amount before tax|taxable amount|total taxable|total taxable amount|net value|invoice subtotal|total without tax|total excl. tax|amount excl. vat|taxable value|total net amount|nettobetrag|netto|nettosumme|gesamt netto|gesamtbetrag netto|rechnungsbetrag netto|zwischensumme|zwischensumme netto|zwischensumme (netto)|nettogesamtbetrag|gesamtnetto|netto gesamt|nettowarenwert|summe (netto)|betrag netto|gesamtsumme netto|rechnungssumme ohne ust|rechnungssumme ohne umsatzsteuer|summe ohne mwst|steuerbasis|steuerbasisbetrag|total ht|total h.t.|montant ht|montant total ht|total hors taxes|total hors taxe|sous-total|sous total|sous-total ht|total net ht|net ht|montant hors taxes|montant hors taxe|base ht|base imponible|total neto|importe neto|total sin iva|total base imponible|neto|imponibile|totale imponibile|totale netto|importo netto|totale imponib.|imponibile totale|totale merce|netto a pagare senza iva|subtotale|totaal excl. btw|totaal exclusief btw|totaal excl.|subtotaal|subtotaal excl. btw|bedrag excl. btw|nettobedrag|netto bedrag|totaal netto|total sem iva|total líquido|valor líquido|total ilíquido|base tributável|incidência|total s/ iva|excl. btw|ex btw|excl. vat|ex vat|ex gst|subtotal ex gst|total ex gst|subtotal excl. gst|net of vat|net invoice total|total excluding tax|goods total|nett|nett total|warenwert|zwischentotal|zwischentotal exkl. mwst|total exkl. mwst|nettorechnungsbetrag|netto-summe|summe nettobeträge|rechnungsnetto|somme ht|montant net ht|total net hors taxes|montant total hors tva|importe sin iva|total base|suma|base|totale imponibili|tot. imponibile|totale senza iva|netto totaal|maatstaf van heffing|totaal maatstaf|totaalbedrag excl. btw|subtotaal exclusief btw|total sem imposto|valor sem iva|base de incidência`,
    ),
    moneyField(
      'tax_total',
      'Tax total',
      'All tax on the invoice.',
      `${germanTax}|igst|cgst + sgst|sgst + cgst|tax total|total tax|tax|vat|vat paid|tax paid|vat total|total vat|vat amount|sales tax|tax amount|gst|total gst|gst amount|hst|total tax amount|mwst|mwst.|mehrwertsteuer|umsatzsteuer|ust|ust.|zzgl. mwst|zzgl. mwst.|zzgl. ust|zzgl. ust.|zzgl. umsatzsteuer|zzgl. mehrwertsteuer|zuzüglich mehrwertsteuer|zuzüglich umsatzsteuer|+ mwst|+ mwst.|+ ust|enthaltene mwst|steuer|steuerbetrag|gesamtsteuer|summe mwst|summe mwst.|summe ust|summe ust.|summe umsatzsteuer|mwst-betrag|ust-betrag|steuergesamtbetrag|gesamtsteuerbetrag|summe steuer|mwst. gesamt|ust gesamt|tva|t.v.a.|total tva|montant tva|montant de la tva|total t.v.a.|taxe|taxes|total taxes|iva|i.v.a.|total iva|cuota iva|importe iva|cuota|impuestos|total impuestos|impuesto|totale iva|importo iva|imposta|totale imposta|btw|b.t.w.|totaal btw|btw-bedrag|btw bedrag|btw totaal|total do iva|valor iva|valor do iva|imposto|total imposto|total de impostos|total sales tax|total vat amount|vat payable|gst payable|total gst/hst|total moms|gesamt mwst|gesamt ust|enthaltene umsatzsteuer|davon mwst|davon ust|steuern|montant taxes|dont tva|total des taxes|cuotas|total cuota|total impuesto|totale tasse|totale i.v.a.|di cui iva|waarvan btw|totale btw|totaal b.t.w.|total imposto iva|impostos`,
    ),
    moneyField(
      'gross_total',
      'Gross total',
      'What is charged with tax.',
      `${withTax}|gross valuation|total valuation|credit total|total credit|credit amount|total refund|gutschriftsbetrag|gutschriftbetrag|gross amount due|gross amount payable|totale parcella|net à votre crédit|total honoraires ttc|gutschrift gesamt|gesamtgutschrift|erstattungsbetrag|montant de l'avoir|total avoir|net à rembourser|importe del abono|total abono|importo della nota di credito|totale nota di credito|creditbedrag|totaal creditnota|valor do crédito|rechnungssumme brutto|somme à payer|total|grand total|valor total da nota|valor total da nota fiscal|valor total da nf-e|gross total|invoice total|total amount|amount|total due|gross amount|gross|total incl. vat|total including vat|total inc vat|total incl vat|total inc. vat|total incl. tax|total with tax|invoice amount|total invoice|total invoice amount|total payable|order total|amount incl. vat|bill total|total charges|total price|total to pay|gesamtbetrag|gesamtsumme|gesamt|rechnungsbetrag|endbetrag|bruttobetrag|brutto|summe|summe brutto|gesamt brutto|gesamtbetrag brutto|rechnungssumme|rechnungsendbetrag|rechnungsbetrag brutto|gesamtbetrag inkl. mwst|gesamtbetrag inkl. ust|gesamtsumme brutto|total brutto|bruttosumme|summe inkl. mwst|total inkl. mwst|bruttogesamtbetrag|rechnungssumme mit ust|rechnungssumme mit umsatzsteuer|endsumme|total ttc|total t.t.c.|total à payer ttc|à payer ttc|total à régler|montant ttc|montant total ttc|total toutes taxes comprises|total facture|montant total|total général|net ttc|total factura|total general|importe total|total a pagar|total con iva|total euros|totale|totale fattura|totale documento|totale generale|totale complessivo|totale ivato|importo totale|totale da pagare|totaal|totaal incl. btw|totaal inclusief btw|totaal incl.|totaalbedrag|factuurbedrag|factuurtotaal|eindtotaal|bedrag incl. btw|totaal generaal|total geral|total da fatura|total com iva|valor total|total fatura|montante total|total do documento|rechnungstotal|rechnungs-total|totalbetrag|gesamttotal|rechnungstotal inkl. mwst|fakturabetrag|fakturasumme|zu zahlender gesamtbetrag|bruttoendbetrag|rechnungsbetrag inkl. mwst|rechnungsbetrag inkl. ust|this bill|this bill including vat|total this bill|total for this period|total inc gst|total incl gst|total for this invoice|amount inc vat|invoice value|total value|invoice total inc vat|montant facture|montant de la facture|total de la facture|montant net ttc|total ttc à payer|total de la factura|importe factura|importe de la factura|total documento|total iva incluido|importe total iva incluido|importe total con iva|totale a pagare|importo fattura|totale documento eur|totaalbedrag incl. btw|factuurbedrag incl. btw|te factureren|totaal factuur|total com iva incluído|total a pagar com iva|valor da fatura`,
      'required',
    ),
    moneyField(
      'prepaid',
      'Already paid',
      'What has been paid before.',
      'prepaid|betaalde voorschotten|voorschotten|reeds betaalde voorschotten|gezahlte abschläge|geleistete abschläge|bereits gezahlte abschläge|acomptes versés|mensualités versées|acconti versati|pagos a cuenta|pagamentos por conta|already paid|paid|amount paid|payment received|payments received|payments|less paid|less retainer|less retainer applied|retainer applied|retainer applied from trust|applied from retainer|applied from retainer trust account|applied from trust|less deposit paid|less payments|payment|less payment|less received on account|received on account|less received|deposit|deposit paid|advance|advance payment|prepayment|prepaid amount|paid to date|total paid|anzahlung|anzahlungen|bereits gezahlt|bereits bezahlt|gezahlt|vorauszahlung|vorausbezahlt|abzüglich anzahlung|abschlag|abschlagszahlungen|geleistete zahlungen|vorauszahlungsbetrag|gezahlter betrag|erhaltene anzahlungen|geleistete anzahlung|geleistete vorauszahlungen|bereits gezahlter betrag|acompte|acomptes|acompte versé|déjà payé|déjà réglé|montant payé|montant déjà payé|avance|anticipo|anticipos|pagado|ya pagado|a cuenta|acconto|acconti|già pagato|pagato|versato|aanbetaling|reeds betaald|vooruitbetaald|vooruitbetaling|voldaan|adiantamento|já pago|pago|valor pago|sinal|less deposit|less deposit received|payments/credits|credits|paid by card|paid by cash|paid by bank transfer|paid by cheque|paid by check|paid by credit card|paid on|paid via|payment received on|bezahlt per|bezahlt am|betaald per|betaald met|betaald op|payé par carte|payé par virement|payé le|réglé le|pagado con tarjeta|pagado el|pagato il|pagato con|pago em|deposit received|payment made|payments made|amount received|less amount paid|less prepayment|retainer applied|deposits|abzüglich abschlag|abzgl. anzahlung|abzüglich geleistete zahlungen|erhalten|bezahlt|acompte déjà versé|acompte reçu|acompte facturé|versement|versements|somme versée|moins acompte|entrega a cuenta|importe pagado|anticipo recibido|meno acconto|importo pagato|acconto versato|acconto ricevuto|betaald|reeds voldaan|reeds ontvangen|ontvangen|minus aanbetaling|adiantamentos|pagamento recebido|valor recebido',
    ),
    moneyField(
      'withheld_total',
      'Withheld',
      "What the buyer keeps back of the sum for the seller's own tax or as a retention.",
      "withholding tax|withholding|cis deduction|less cis deduction|less cis|tax withheld|less withholding tax|wht|retainage|less retainage|holdback|less holdback|tds|retention|less retention|einbehalt|sicherheitseinbehalt|steuerabzug|abzugsteuer|quellensteuer|bauabzugsteuer|retenue à la source|retenue de garantie|retención|retención irpf|retención i.r.p.f.|retencion|retencion irpf|retenciones|irpf|i.r.p.f.|- irpf|menos irpf|retención isr|isr retenido|retención iva|ritenuta|ritenuta d'acconto|ritenuta d’acconto|ritenuta acconto|rit. acconto|r.a.|meno ritenuta|inhouding|bronbelasting|retenção|retenção irs|retenção de irs|retenção na fonte|irs retido|irrf|iss retido",
    ),
    moneyField(
      'rounding',
      'Rounding',
      'What the total was rounded by.',
      'rounding|round off|rounding difference|rounded off|rundung|rundungsbetrag|rundungsdifferenz|arrondi|redondeo|arrotondamento|afronding|arredondamento|rounding adjustment|rounding off|adjustment for rounding|round-off|rundungsausgleich|rundung auf 5 rappen|ajuste por redondeo|différence d’arrondi|afrondingsverschil|arrotondamenti',
    ),
    moneyField(
      'amount_due',
      'Amount due',
      'What is still to be paid.',
      'amount due|now due|due now|balance due|balance|total due|amount payable|payable|due|net payable|please pay|to pay|amount to pay|outstanding|outstanding amount|total outstanding|amount owing|pay this amount|amount now due|balance payable|outstanding balance|new balance|current amount due|total amount due|total balance due|zahlbetrag|zu zahlen|zu zahlender betrag|fälliger betrag|fälliger zahlbetrag|offener betrag|restbetrag|zahlungsbetrag|noch zu zahlen|zu bezahlen|überweisungsbetrag|zahllast|noch offener betrag|auszahlungsbetrag|net à payer|net a payer|montant à payer|reste à payer|solde à payer|montant dû|solde dû|total à payer|à payer|solde|total a pagar|importe a pagar|a pagar|importe pendiente|amount due by|amount due on|due by|please pay by|zahlbar bis|zu zahlen bis|à payer avant le|da pagare entro|a pagar antes del|pagar até|te betalen voor|te betalen vóór|montant à prélever|montant prélevé|montant à prélever le|à prélever le|prélevé le|abbuchungsbetrag|wird abgebucht|wird abgebucht am|importe a cargar|se cargará el|importo addebitato|af te schrijven|valor a debitar|amount to be debited|direct debit amount|saldo pendiente|líquido a pagar|totale da pagare|netto a pagare|da pagare|importo da pagare|importo dovuto|saldo|totale dovuto|te betalen|te betalen bedrag|openstaand bedrag|nog te betalen|te voldoen|totaal te betalen|saldo te betalen|valor a pagar|montante a pagar|saldo a pagar|em dívida|outstanding balance due|remaining balance|remaining due|residual|residual amount|amount residual|balance remaining|balance owing|amount outstanding|amount owed|you owe|amount to be paid|net due|net amount due|offen|offener rechnungsbetrag|verbleibender betrag|verbleibend zu zahlen|restzahlung|restforderung|zu überweisen|rest à payer|restant dû|reste dû|montant résiduel|solde résiduel|solde restant|net à régler|net a percevoir|net à percevoir|líquido a percibir|total a percibir|a percibir|a ingresar|pendiente|pendiente de pago|resto a pagar|restante|netto da pagare|resta da pagare|residuo|saldo da pagare|netto a percepire|openstaand|openstaand saldo|restant te betalen|nog te voldoen|resterend bedrag|restbedrag|por pagar|valor em dívida|em falta|resta|resta a pagare|rest zu zahlen|total a liquidar|a liquidar|refund due|amount refundable|ihr guthaben|guthaben zu ihren gunsten|en votre faveur|solde en votre faveur|à vous rembourser|a su favor|importe a devolver|a devolver|a suo favore|da rimborsare|u ontvangt terug|u krijgt terug|te ontvangen|terug te ontvangen|a seu favor|a reembolsar',
    ),
    lineItems,
    taxLines,
  ]),
}
