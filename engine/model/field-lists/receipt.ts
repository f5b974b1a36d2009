// What is read from a till receipt. Labels in the same languages as for invoices.

import { dateField, listField, moneyField, numberField, percentField, textField } from './building.ts'
import type { PublishedList } from './published-list.ts'

export const receipt: PublishedList = {
  kind: 'receipt',
  version: 1,
  title: 'Receipt',
  definitions: [
    textField('company', 'Company', 'Who sold, as printed at the top.', '', 'required'),
    textField('address', 'Address', 'Address of the shop, its lines joined by spaces.', 'address|adresse|dirección|indirizzo|adres|morada'),
    textField('street', 'Street', 'Street and house number of the shop, with lot, floor or quarter where they are printed.'),
    textField('postcode', 'Postcode', 'Postcode of the shop.'),
    textField('city', 'City', 'Town of the shop.'),
    textField(
      'phone',
      'Phone',
      'Telephone number of the shop.',
      'tel|tel.|phone|telephone|telefon|t|fon|telef.|tfno.|tlf.|téléphone|tél|teléfono|telefono|telefoon|telefone|hp',
    ),
    textField(
      'tax_number',
      'Tax number',
      'VAT, GST or national tax number of the shop.',
      'gst id|gst no|uid-nr.|uid nr|uid|gst reg no|gst reg. no|gst registration no|gst id no|gst|vat no|vat reg no|vat id|vat number|tax id|abn|ust-id|ust-idnr.|ust-id-nr.|steuernummer|steuer-nr.|st.-nr.|n° tva|tva|n° tva intracommunautaire|tva intracommunautaire|tva intracom|nif|nipc|cnpj|rfc|ein|mwst-nr.|mwst nr|codice fiscale|cod. fisc.|c.f.|cif|p.iva|p. iva|partita iva|btw nr|btw-nr.|btw|contribuinte|gstin|sst id|sst reg no',
    ),
    textField(
      'registration_number',
      'Registration number',
      'Number in the register of companies.',
      'co. reg. no|co reg no|reg no|company no|roc no|co. no|company reg no|registration no|roc|kvk|rcs|hrb|siret|n° siret|siren|n° siren|r.c.s.|handelsregister|fn|rea|cvr|kvk nr|kvk-nummer|company reg. no|company number|registered no|registered number',
    ),
    textField(
      'receipt_number',
      'Receipt number',
      'Number of the receipt, bill or invoice.',
      'ricevuta fiscale n.|fra. simplif.|fact. simplif.|fra. simplificada|factura simplif.|note n°|note nr|addition n°|reçu n°|reçu au titre des dons n°|n° de reçu|ricevuta n.|ricevuta nr|recibo n.º|kwitantie nr|kwitantienummer|order id|booking ref|booking reference|receipt no|receipt no.|kassabon nr|bon nr|receipt number|receipt #|receipt|bill no|bill no.|bill #|bill|invoice no|invoice no.|invoice number|invoice #|inv no|inv. no|doc no|doc no.|document no|trans no|trans|txn|txn no|transaction|transaction no|trx|chk|check|check no|ticket|ticket no|slip no|cash bill no|ref no|order no|order #|belegnummer|beleg-nr.|beleg-nr|beleg|bon-nr.|bon-nr|bon|rechnungsnummer|rechnung nr.|quittung nr.|ticket n°|n° ticket|facture n°|nº ticket|factura simplificada|nº factura|ticket nº|nº ticket|scontrino n.|documento n.|doc. n.|bonnummer|bonnr|kassabon|fatura simplificada fs|fatura simplificada|recibo nº|talão nº|talão|nº talão|fatura nº|nº recibo',
    ),
    dateField(
      'date',
      'Date',
      'The day of the purchase.',
      'date|invoice date|receipt date|bill date|trans date|transaction date|date/time|date time|datum|belegdatum|rechnungsdatum|date de vente|fecha|data|dated|doc date|doc. date',
      'required',
    ),
    textField('time', 'Time', 'Time of day of the purchase.', 'time|uhrzeit|zeit|heure|hora|ora|tijd'),
    textField(
      'cashier',
      'Cashier',
      'Who sold, as printed.',
      'cashier|your cashier was|your server was|you were served by|operator|hôtesse|served by|server|salesperson|sales person|sales assistant|assistant|clerk|staff|kassierer|kassierer/in|es bediente sie|bedient von|bediener|caissier|vendeur|cajero|le atendió|operatore|cassiere|kassier|verkoper|operador|serveur|serveuse|servi par|camarero|camarera|atendido por|cameriere|kellner|bediend door|u bent geholpen door|geholpen door|medewerker|empregado|funcionário|bed.|bediener',
    ),
    textField(
      'payment_method',
      'Payment method',
      'How it was paid: cash, the name of a card.',
      'payment|paid with|payment method|payment mode|paid by|tender|zahlart|zahlung|gegeben|mode de paiement|règlement|forma de pago|pago|pagamento|betaling|betaalwijze',
    ),
    textField(
      'currency',
      'Currency',
      'ISO 4217 code, from what the page prints. Never assumed.',
      'currency|währung|devise|moneda|valuta|moeda',
    ),
    moneyField(
      'subtotal',
      'Subtotal',
      'What was bought before tax, discounts and service.',
      'base imp.|base imp|subtotal|sub total|sub-total|total excl gst|total excluding gst|total (excl. gst)|total excl. tax|total before gst|total excl. sst|total excluding tax|taxable amount|amount before tax|net|netto|net total|zwischensumme|summe netto|sous-total|sous total|total ht|base imponible|subtotale|imponibile|subtotaal|totaal excl. btw|total sem iva|total líquido|base tributável|total neto|totale netto|totaal netto',
    ),
    moneyField(
      'discount',
      'Discount',
      'What was taken off.',
      'discount|total discount|disc|less|rabatt|nachlass|remise|descuento|sconto|korting|desconto|savings',
    ),
    moneyField(
      'service_charge',
      'Service charge',
      'Service, tips and delivery.',
      'shipping|delivery|delivery fee|delivery charge|postage|shipping & handling|shipping and handling|versand|versandkosten|livraison|frais de port|frais de livraison|envío|gastos de envío|spedizione|spese di spedizione|verzendkosten|bezorgkosten|portes|portes de envio|frete|taxa de entrega|booking fee|service fee|service charge|svc charge|service|serv. charge|tip|gratuity|trinkgeld|bedienung|pourboire|propina|servizio|coperto|fooi|gorjeta',
    ),
    moneyField(
      'tax',
      'Tax',
      'All tax on the purchase.',
      'tax|gst|total gst|gst amount|gst 6%|add gst|sst|service tax|vat|vat amount|total tax|sales tax|mwst|mwst.|ust|enthaltene mwst|steuer|tva|total tva|dont tva|iva|total iva|di cui iva|btw|totaal btw',
    ),
    moneyField(
      'rounding',
      'Rounding',
      'What the total was rounded by.',
      'rounding|rounding adj|rounding adjustment|round adj|round|rounding adj.|rounding amount|rundung|arrondi|redondeo|arrotondamento|afronding|arredondamento',
    ),
    moneyField(
      'total',
      'Total',
      'What was to be paid, with tax and rounding.',
      'total|grand total|net amt|nett amt|net amount|nett amount|amount incl gst|amount incl. gst|total incl tax|total incl. tax|total amount|total sales|total incl gst|total inclusive of gst|total (incl. gst)|total inclusive gst|total sales (inclusive of gst)|total sales inclusive of gst|total sales (inclusive gst)|total incl. gst|total amt incl. gst|total amount (incl. gst)|total amt|total due|total payable|amount due|nett total|net total|total rm|total (rm)|total rounded|rounded total|rounded total (rm)|total after rounding|total after rounding adj|total with gst|total incl. sst|total inc. gst|amount payable|balance due|bill total|bill amount|to pay|summe|gesamt|gesamtbetrag|gesamtsumme|zu zahlen|endbetrag|betrag|total ttc|total eur|montant|montant total|net à payer|total à payer|à payer|total a pagar|importe|importe total|totale|totale complessivo|totale euro|importo|importo pagato|totaal|te betalen|totaalbedrag|valor total|a pagar|total geral',
      'required',
    ),
    moneyField(
      'paid',
      'Paid',
      'What was handed over.',
      'cash|paid|amount paid|accepted total|total accepted|amount tendered|cash received|amount received|total tendered|tendered|cash tendered|tender|cash paid|payment|visa|mastercard|card|credit card|debit card|bar|gegeben|ec-karte|kartenzahlung|girocard|debit|amex|geg. bar|bezahlt|bezahlt mit|paid by|tarjeta bancaria|entregado efectivo|entregue|espèces|carte bancaire|cb|efectivo|tarjeta|entregado|contanti|contante|carta|pin|contant|dinheiro|multibanco|numerário',
    ),
    moneyField(
      'change',
      'Change',
      'What was given back.',
      'change|change due|cash change|rückgeld|zurück|rückgeld bar|rendu|monnaie|cambio|resto|wisselgeld|terug|troco|a devolver|su cambio|vuelto|devolución|reste à rendre|da restituire|retour',
    ),
    listField('line_items', 'Items', 'What was bought, a row each.', [
      textField('item_number', 'Item number', 'Number or bar code of the item.', 'code|item code|sku|barcode|art.-nr.'),
      textField(
        'description',
        'Description',
        'What was bought.',
        'description|item|items|desc|particulars|artikel|bezeichnung|article|libellé|descripción|concepto|artículo|descrizione|articolo|omschrijving|descrição|product',
      ),
      numberField('quantity', 'Quantity', 'How many.', 'qty|quantity|menge|anz|anz.|qté|cant|cant.|q.tà|aantal|qtd|pcs'),
      moneyField(
        'unit_price',
        'Unit price',
        'Price of one.',
        'price|unit price|u.price|u/price|unit|rate|s/price|einzel|einzelpreis|e-preis|prix|p.u.|precio|prezzo|prijs|preço|u. price',
      ),
      moneyField(
        'amount',
        'Amount',
        'What the row comes to.',
        'amount|total|amt|rm|eur|€|sum|betrag|gesamt|preis|montant|importe|importo|bedrag|valor|amount(rm)|total (rm)|amount (rm)',
      ),
    ]),
    listField('tax_lines', 'Tax by rate', 'One row a rate of tax.', [
      percentField('rate', 'Rate', 'Rate of tax in per cent.', 'rate|tax rate|tax|%|satz|taux|tipo|aliquota|tarief|gst'),
      moneyField(
        'base',
        'Base',
        'What is taxed at this rate.',
        'amount|net|netto|base|ht|imponibile|base imponible|amount(rm)|amt(rm)|amount (rm)',
      ),
      moneyField('amount', 'Tax', 'Tax at this rate.', 'tax|tax(rm)|tax (rm)|vat|mwst|steuer|tva|iva|btw|gst|cuota|imposta|montant tva'),
    ]),
  ],
}
