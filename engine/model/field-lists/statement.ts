// What is read from a statement of account: of banks, cards and suppliers. Labels in the same languages as for invoices.

import { dateField, listField, moneyField, textField } from './building.ts'
import type { PublishedList } from './published-list.ts'

export const statement: PublishedList = {
  kind: 'statement',
  version: 1,
  title: 'Statement of account',
  definitions: [
    textField(
      'bank_name',
      'Bank',
      'Who keeps the account and issues the statement.',
      'bank|bank name|name of bank|kreditinstitut|banque|établissement|banco|entidad|banca|istituto',
    ),
    textField(
      'account_holder',
      'Account holder',
      'Whose account it is.',
      'account holder|account name|name of account holder|customer|customer name|client|cliente|kontoinhaber|kunde|klant|correntista|nome do cliente|cardholder|cardmember|karteninhaber|kaarthouder|titulaire|titulaire du compte|titular|titular de la cuenta|intestatario|intestatario del conto|rekeninghouder|tenaamstelling|ten name van|t.n.v.|titular da conta|intestato a|in the name of|account in the name of|lautend auf|au nom de|a nombre de|em nome de|borrower|darlehensnehmer|emprunteur|prestatario|member|member name',
    ),
    textField(
      'account_number',
      'Account number',
      'Number of the account where it is no IBAN.',
      'account number|account no|account no.|account|a/c no|card number|kontonummer|konto-nr.|konto nr.|konto|numéro de compte|n° de compte|compte n°|compte bancaire n°|compte|número de cuenta|nº de cuenta|cuenta|numero conto|numero di conto|conto n.|conto corrente|rekeningnummer|rekening|número da conta|nº da conta|conta|tarjeta|número de tarjeta|nº de tarjeta|carte n°|n° de carte|numéro de carte|kartennummer|karten-nr.|kaartnummer|numero carta|carta n.|cartão|número do cartão|kundenkonto|loan number|loan no|loan account|loan account number|mortgage account|mortgage account number|member number|darlehensnummer|darlehenskonto|kreditnummer|depotnummer|depot-nr.|numéro de prêt|n° de prêt|nº de préstamo|número de préstamo|numero finanziamento|numero mutuo|leningnummer|número do empréstimo',
    ),
    textField('iban', 'IBAN', 'The account, with its check digits verified.', 'iban'),
    textField('bic', 'BIC', 'Code of the bank.', 'bic|swift|swift code|bic/swift|swift/bic|bic-code'),
    textField(
      'statement_number',
      'Statement number',
      'Number of the statement.',
      'statement number|statement no|statement no.|statement|sheet number|kontoauszug nr.|kontoauszug nr|auszug nr.|auszug nr|auszugsnummer|kontoauszug|relevé n°|extrait de compte n°|extrait n°|relevé de compte n°|numéro de relevé|extracto nº|extracto n°|extracto de cuenta nº|estratto conto n.|estratto conto n°|afschriftnummer|afschrift nr.|afschrift|extrato nº|extrato de conta nº|número do extrato|nº do extrato|número de extracto|nº de extracto|nº extracto|numero estratto|numero estratto conto|n. estratto|volgnummer|volgnr.|numéro d’extrait|n° de relevé|blatt nr.',
    ),
    dateField(
      'statement_date',
      'Statement date',
      'The day the statement was issued.',
      'abrechnungsdatum|abrechnung vom|rechnungsdatum|fecha de corte|fecha de cierre|data di chiusura|data de fecho|statement date|date of statement|issued|issue date|date|auszugsdatum|erstellt am|datum|date du relevé|édité le|arrêté au|fecha|fecha del extracto|data|data estratto|afschriftdatum|data do extrato|data de emissão|emissão|emitido em|fecha de emisión|data di emissione|date d’édition|ausstellungsdatum|ausgestellt am|statement closing date|closing date|as at|arrêté au|date d’arrêté|stand vom',
    ),
    dateField(
      'period_start',
      'From',
      'First day that the statement covers.',
      'from|period from|statement from|vom|von|du|desde|dal|van|de',
    ),
    dateField('period_end', 'To', 'Last day that the statement covers.', 'to|period to|period ending|bis|zum|au|hasta|al|tot|até|a'),
    textField(
      'currency',
      'Currency',
      'ISO 4217 code, from what the page prints. Never assumed.',
      'currency|währung|devise|moneda|divisa|valuta|moeda',
    ),
    moneyField(
      'opening_balance',
      'Opening balance',
      'What was on the account before the first movement.',
      'previous statement balance|last statement balance|balance from last statement|saldo letzte abrechnung|saldo der letzten abrechnung|letzter saldo|solde du relevé précédent|saldo extracto anterior|saldo estratto precedente|saldo vorig overzicht|opening balance|balance brought forward|brought forward|balance b/f|b/f|previous balance|starting balance|start balance|beginning balance|balance at start|kontostand zu beginn|saldo zu beginn|solde en début de période|solde en debut de periode|solde au début de la période|saldo al inicio|saldo inicial del periodo|saldo a inizio periodo|saldo begin periode|saldo no início do período|alter saldo|alter kontostand|anfangssaldo|saldovortrag|vortrag|letzter kontostand|ancien solde|solde précédent|solde initial|report|saldo anterior|saldo inicial|saldo precedente|saldo iniziale|vorig saldo|beginsaldo|oud saldo|saldo vormonat|saldo des vormonats|start saldo|solde du mois précédent|saldo mes anterior|saldo mese precedente|saldo vorige maand|saldo mês anterior',
      'required',
    ),
    moneyField(
      'closing_balance',
      'Closing balance',
      'What is on the account after the last movement.',
      'current statement balance|closing balance|balance on|balance at|balance as at|balance as of|balance carried forward|carried forward|balance c/f|c/f|new balance|ending balance|end balance|balance at end|kontostand am ende|saldo am ende|solde en fin de période|solde en fin de periode|solde à la fin de la période|saldo al final|saldo a fine periodo|saldo einde periode|saldo no fim do período|current balance|final balance|balance due|neuer saldo|neuer kontostand|endsaldo|schlusssaldo|schlussaldo|kontostand|kontostand am|nouveau solde|solde final|solde créditeur|solde débiteur|solde au|saldo final|saldo nuevo|saldo actual|nuevo saldo|saldo finale|nuovo saldo|saldo al|nieuw saldo|eindsaldo|saldo atual|novo saldo|amount due|total amount due|total due|total a cargar|total a cargar en cuenta|saldo a favor|total da fatura|montant total à payer|totaal verschuldigd|totaalbedrag verschuldigd|offener saldo|saldo zu ihren gunsten|saldo zu unseren gunsten|saldo zu ihren lasten|openstaand saldo|solde à payer|solde dû|saldo pendiente|saldo a pagar|saldo da pagare|saldo dovuto',
      'required',
    ),
    moneyField(
      'total_in',
      'Total paid in',
      'What came in, all movements together.',
      'total paid in|paid in|total credits|total in|payments in|total deposits|deposits|money in|summe haben|summe gutschriften|summe eingänge|total crédit|total des crédits|total crédits|total abonos|total haber|total ingresos|totale avere|totale entrate|totale accrediti|totaal bij|totaal bijgeschreven|total créditos|total de créditos',
    ),
    moneyField(
      'total_out',
      'Total paid out',
      'What went out, all movements together.',
      'total paid out|paid out|total debits|total out|payments out|total withdrawals|withdrawals|money out|summe soll|summe belastungen|summe ausgänge|total débit|total des débits|total débits|total cargos|total debe|total gastos|totale dare|totale uscite|totale addebiti|totaal af|totaal afgeschreven|total débitos|total de débitos',
    ),
    listField('transactions', 'Transactions', 'The movements of the account, a row each.', [
      dateField(
        'date',
        'Date',
        'The day it was booked.',
        'date|booking date|transaction date|date of transaction|txn date|tran date|posted|post date|trans date|datum|buchung|buchungstag|buchungsdatum|verbuchungsdatum|bu.-tag|bu.tag|date opération|date d’opération|date operation|fecha|fecha operación|f. operación|f. oper.|fecha oper.|f. op.|fecha mov.|f. mov.|data|data operazione|data contabile|boekdatum|data mov.|data movimento',
      ),
      dateField(
        'value_date',
        'Value date',
        'The day from which it counts.',
        'value date|value|wert|wertstellung|valuta|valutadatum|date valeur|date de valeur|valeur|fecha valor|f. valor|data valuta|rentedatum|data valor',
      ),
      textField(
        'description',
        'Description',
        'What was paid and to whom, all its printed lines.',
        'description|details|narration|transaction|transactions|transaction details|particulars|narrative|payee|activity|vorgang|beschreibung|buchungstext|verwendungszweck|text|umsatz|empfänger|bezeichnung|erläuterung|libellé|opération|opérations|nature de l’opération|nature des opérations|nature de l’écriture|détail|concepto|descripción|detalle|operación|movimiento|descrizione|causale|operazione|omschrijving|naam/omschrijving|mededelingen|descrição|descritivo|movimento|histórico',
      ),
      textField(
        'reference',
        'Reference',
        'Number under which it was booked.',
        'reference|ref|ref.|ref no|chq no|chq/ref no|cheque no|check no|cheque number|beleg|beleg-nr.|referenz|référence|referencia|riferimento|referentie|referência',
      ),
      moneyField(
        'money_out',
        'Paid out',
        'What went out.',
        'outgoing|outgoings|zu ihren lasten|invoices|invoiced|purchases|rechnungen|factures|facturé|facturas|fatture|facturen|gefactureerd|paid out|money out|debit|debits|debit amount|withdrawals|withdrawal|withdrawal amt|withdrawal amount|debit amt|payments|out|charges|belastung|belastungen|soll|ausgang|ausgaben|lastschrift|débit|débits|retrait|debe|cargo|cargos|adeudo|dare|addebito|addebiti|uscite|af|afschrijving|debet|débito|débitos',
      ),
      moneyField(
        'money_in',
        'Paid in',
        'What came in.',
        'incoming|zu ihren gunsten|payments|payments received|zahlungen|règlements|paiements|pagos|cobros|pagamenti|betalingen|ontvangsten|pagamentos|recebimentos|paid in|money in|credit|credits|credit amount|deposits|deposit|deposit amt|deposit amount|credit amt|receipts|in|gutschrift|gutschriften|haben|eingang|einnahmen|crédit|crédits|dépôt|haber|abono|abonos|ingreso|avere|accredito|accrediti|entrate|bij|bijschrijving|crédito|créditos',
      ),
      moneyField(
        'amount',
        'Amount',
        'What was moved, with its sign, where one column holds both.',
        'amount|betrag|umsatz|umsätze|montant|importe|importo|bedrag|valor|montante|movements',
      ),
      moneyField(
        'balance',
        'Balance',
        'What is on the account after it.',
        'balance|running balance|closing balance|saldo|kontostand|stand|solde|saldo disponible|saldo contabile|saldo contabilístico',
      ),
    ]),
  ],
}
