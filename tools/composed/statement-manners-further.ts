// Statements as further banks lay them out: of Canada, Ireland, Mexico, Nigeria, Singapore, South Africa and Switzerland, and other ones of countries that have
// some already. Drawn after those were read. Banks and people are invented.

import { page } from './page.ts'
import {
  type Book,
  bookOf,
  dayAs,
  facts,
  figure,
  inColumns,
  into,
  ledger,
  lines,
  type Moves,
  out,
  plainStyle,
  type StatementManner,
  saidBy,
  sum,
} from './statement-books.ts'

const points = (cents: number): string => `${cents < 0 ? '-' : ''}${figure(cents, [',', '.'])}`
const commas = (cents: number): string => figure(cents, ['.', ','])
const isFirst = ({ entries }: Book, at: number): boolean => entries[at - 1]?.day !== entries[at]?.day
const isLast = ({ entries }: Book, at: number): boolean => entries[at + 1]?.day !== entries[at]?.day

const english: Moves = {
  out: [
    'Card payment to Corner Roasters; On 12 Mar',
    'Direct debit to Pennine Energy; Ref: 88120417',
    'Bill payment to R Marwick; Ref: RENT',
    'Cash withdrawal at Headrow',
  ],
  into: ['Direct credit from Halden Robotics; Ref: SALARY', 'Received from D Marwick'],
}

/** The day once with its month alone, the balance once a day, "Start balance" and "End balance" as rows. */
const startBalance: StatementManner = (dice) => {
  const book = bookOf(dice, english, dice.between(8, 26))
  const rows = book.entries.map(({ day, texts, amount, balance }, at) => [
    isFirst(book, at) ? dayAs(day, 'D Mon') : '',
    `<b>${texts[0] ?? ''}</b>${texts
      .slice(1)
      .map((text) => `<br>${text}`)
      .join('')}`,
    ...inColumns(amount, points),
    isLast(book, at) ? points(balance) : '',
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:15pt;color:#00395d">Ridgeway Bank</b><div class="small">Your Bank Account<br>Sort Code 20-44-91 &nbsp; Account No 60881204<br>SWIFTBIC RDGWGB22</div></div><div class="row" style="margin:16pt 0"><div>MRS A MARWICK<br>14 QUAY STREET<br>LEEDS<br>LS1 4DY</div><div class="box"><b>At a glance</b>${facts(
        [
          [`${dayAs(book.first, 'DD Mon')} - ${dayAs(book.last, 'DD Mon YYYY')}`, ''],
          ['Start balance', `£${points(book.opening)}`],
          ['Money in', `£${points(sum(into(book)))}`],
          ['Money out', `£${points(-sum(out(book)))}`],
          ['End balance', `£${points(book.closing)}`],
        ],
      )}</div></div><h2>Your transactions</h2>${ledger(['Date', 'Description', 'Money out £', 'Money in £', 'Balance £'], [[dayAs(book.first, 'D Mon'), '<b>Start balance</b>', '', '', points(book.opening)], ...rows, [dayAs(book.last, 'D Mon'), '<b>Balance carried forward</b>', '', '', points(book.closing)]], ['d', '', 'r', 'r', 'r'])}<p class="small">Anything wrong? If you've spotted any incorrect or unusual transactions, see the next page for how to get in touch with us.</p>`,
      plainStyle('Liberation Sans', 8.5, '.box{background:#eef6fb;padding:6pt}.ledger td{border-top:.5pt solid #ccc}'),
    ),
    group: 'uk-start',
    ...saidBy(book, { account_holder: 'MRS A MARWICK', account_number: '60881204' }, 'two columns', 'of each day'),
  }
}

const canadian: Moves = {
  out: [
    'Contactless Interac purchase - 4471 CORNER ROASTERS',
    'Utility bill pmt NORTHSIDE WATER',
    'ATM withdrawal - JK884471',
    'Monthly fee',
    'e-Transfer sent Dana Whitlock 5KQ2XB',
  ],
  into: ['Payroll deposit HALDEN ROBOTICS', 'e-Transfer received MARCUS ORME', 'Mobile cheque deposit'],
}

/** Cheques and debits before deposits and credits, the balance once a day, days as "01 Oct". */
const chequesAndDebits: StatementManner = (dice) => {
  const book = bookOf(dice, canadian, dice.between(8, 26))
  const rows = book.entries.map(({ day, texts, amount, balance }, at) => [
    isFirst(book, at) ? dayAs(day, 'DD Mon') : '',
    lines(texts),
    ...inColumns(amount, points),
    isLast(book, at) ? points(balance) : '',
  ])
  return {
    html: page(
      `<div class="row"><div><b style="font-size:14pt">Ottawa Valley Bank</b><br><span class="small">P.O. Box 417 Station B, Ottawa ON K1P 0A9</span></div><div style="text-align:right"><b>Your personal chequing account statement</b><br>From ${dayAs(book.first, 'Month D, YYYY')} to ${dayAs(book.last, 'Month D, YYYY')}</div></div><div class="row" style="margin:16pt 0"><div>RUTH CALLOWAY<br>44 ELM ST UNIT 9<br>OTTAWA ON K1N 6Z4</div><div>Your account number: <b>00482-5104471</b></div></div><h2>Summary of your account for this period</h2>${facts(
        [
          [`Your opening balance on ${dayAs(book.first, 'Month D, YYYY')}`, `$${points(book.opening)}`],
          ['Total deposits into your account', `+ ${points(sum(into(book)))}`],
          ['Total withdrawals from your account', `- ${points(-sum(out(book)))}`],
          [`Your closing balance on ${dayAs(book.last, 'Month D, YYYY')}`, `= $${points(book.closing)}`],
        ],
      )}<h2>Details of your account activity</h2>${ledger(['Date', 'Description', 'Withdrawals ($)', 'Deposits ($)', 'Balance ($)'], [['', 'Opening Balance', '', '', points(book.opening)], ...rows, ['', '<b>Closing Balance</b>', '', '', `<b>$${points(book.closing)}</b>`]], ['d', '', 'r', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 9, '.ledger th{border-bottom:1pt solid #005daa}.ledger td{padding:3pt 4pt}'),
    ),
    group: 'ca',
    ...saidBy(book, { account_holder: 'RUTH CALLOWAY', account_number: '004825104471' }, 'two columns', 'of each day'),
  }
}

/** Texts first, days as "OCT01" behind the sums, typewritten. */
const textsFirst: StatementManner = (dice) => {
  const book = bookOf(dice, canadian, dice.between(8, 22))
  const rows = book.entries.map(({ day, texts, amount, balance }, at) => [
    lines(texts).toUpperCase(),
    ...inColumns(amount, points),
    dayAs(day, 'MONDD'),
    isLast(book, at) ? points(balance) : '',
  ])
  return {
    html: page(
      `<b>THE GREENWOOD-DOMINION BANK</b><div class="row" style="margin:14pt 0"><div>RUTH CALLOWAY<br>44 ELM ST UNIT 9<br>OTTAWA ON K1N 6Z4</div><div>Statement of Account<br>Branch No. 1044 &nbsp; Account No. 6120447<br>Statement From - To<br>${dayAs(book.first, 'MON DD/YY')} - ${dayAs(book.last, 'MON DD/YY')}</div></div>${ledger(['Description', 'Withdrawals', 'Deposits', 'Date', 'Balance'], [['STARTING BALANCE', '', '', dayAs(book.first, 'MONDD'), points(book.opening)], ...rows], ['', 'r', 'r', 'd', 'r'])}`,
      plainStyle('Liberation Mono', 8.5, '.ledger th{border-top:1pt solid #000;border-bottom:1pt solid #000}'),
    ),
    group: 'ca-texts-first',
    ...saidBy(
      { ...book, entries: book.entries.map((entry) => ({ ...entry, texts: entry.texts.map((text) => text.toUpperCase()) })) },
      { account_holder: 'RUTH CALLOWAY', account_number: '6120447' },
      'two columns',
      'of each day',
    ),
  }
}

const swiss: Moves = {
  out: [
    'Einkauf TWINT; Bäckerei Lindner, Chur',
    'Zahlung eBill; Rhätische Werke AG',
    'Dauerauftrag; Hausverwaltung Rehm, Miete',
    'Bargeldbezug Bancomat Chur',
  ],
  into: ['Gutschrift; Halden Robotik AG, Salär', 'TWINT Gutschrift; Jens Okonjo'],
}

/** Apostrophes between thousands, the day of value behind the sums. */
const apostrophes: StatementManner = (dice) => {
  const book = bookOf(dice, swiss, dice.between(8, 24))
  const of = (cents: number): string => figure(cents, ["'", '.'])
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayAs(day, 'DD.MM.YY'),
    lines(texts),
    amount > 0 ? of(amount) : '',
    amount < 0 ? of(amount) : '',
    dayAs(day, 'DD.MM.YY'),
    of(balance),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Rätische Hochtalbank</b><div>Postfach, 7002 Chur<br>BIC RHTBCH22XXX</div></div><div class="row" style="margin:16pt 0"><div><h1>Kontoauszug</h1>Periode: ${dayAs(book.first, 'DD.MM.YYYY')} - ${dayAs(book.last, 'DD.MM.YYYY')}<br>Privatkonto in CHF<br>IBAN CH93 0076 2011 6238 5295 7</div><div>Frau<br>Ursina Caduff<br>Obere Gasse 14<br>7000 Chur</div></div>${ledger(['Datum', 'Buchungstext', 'Gutschrift', 'Belastung', 'Valuta', 'Saldo'], [[dayAs(book.first, 'DD.MM.YY'), 'Saldovortrag', '', '', '', of(book.opening)], ...rows, ['', '<b>Umsatztotal</b>', `<b>${of(sum(into(book)))}</b>`, `<b>${of(sum(out(book)))}</b>`, '', ''], ['', '<b>Schlusssaldo</b>', '', '', '', `<b>${of(book.closing)}</b>`]], ['d', '', 'r', 'r', 'd', 'r'])}`,
      plainStyle('Liberation Sans', 9, '.ledger th{border-bottom:1pt solid #000}'),
    ),
    group: 'ch',
    ...saidBy(book, { iban: 'CH9300762011623852957' }, 'two columns'),
  }
}

const german: Moves = {
  out: [
    'Bäckerei Lindner; Kartenzahlung 12.03. 08:12 Münster',
    'Stadtwerke Münster GmbH; Abschlag Strom; Mandatsref SWM-88120',
    'Hausverwaltung Rehm; Miete Wohnung 14; Dauerauftrag',
  ],
  into: ['Halden Robotik GmbH; Lohn/Gehalt', 'Jens Okonjo; Danke fuer den Ausflug'],
}

/** The day of booking as a heading over its entries, the day of value beside each. */
const headedByDays: StatementManner = (dice) => {
  const book = bookOf(dice, german, dice.between(8, 22))
  const rows = book.entries.flatMap(({ day, texts, amount }, at) => [
    ...(isFirst(book, at) ? [`<tr><td colspan="4"><b>Buchungsdatum: ${dayAs(day, 'DD.MM.YYYY')}</b></td></tr>`] : []),
    `<tr><td>${lines(texts)}</td><td class="d">${dayAs(day, 'DD.MM.')}</td><td class="r">${amount < 0 ? `${commas(amount)}-` : ''}</td><td class="r">${amount > 0 ? commas(amount) : ''}</td></tr>`,
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">HAFENGOLDBANK</b><div>Kontoauszug vom ${dayAs(book.last, 'DD.MM.YYYY')}<br>Auszug-Nr.: 10 &nbsp; Seite 1/2</div></div><p style="margin:18pt 0">Frau Karla Weidenfeld<br>Hafenstraße 12<br>48155 Münster</p><p>IBAN: DE89 3704 0044 0532 0130 00 &nbsp; BIC: HFGBDEFFXXX</p><table class="ledger"><thead><tr><th>Angaben zu den Umsätzen</th><th>Valuta</th><th class="r">Zu Ihren Lasten EUR</th><th class="r">Zu Ihren Gunsten EUR</th></tr></thead><tr><td>Alter Kontostand vom ${dayAs(book.first, 'DD.MM.YYYY')}</td><td></td><td></td><td class="r">${commas(book.opening)}</td></tr>${rows.join('')}<tr><td><b>Neuer Kontostand vom ${dayAs(book.last, 'DD.MM.YYYY')}</b></td><td></td><td></td><td class="r"><b>${commas(book.closing)}</b></td></tr></table>`,
      plainStyle('Liberation Sans', 9, '.ledger th{border-bottom:1pt solid #000}'),
    ),
    group: 'de-headed',
    ...saidBy(book, { iban: 'DE89370400440532013000', period_start: null, period_end: null }, 'signed columns', 'none'),
  }
}

const french: Moves = {
  out: [
    'Paiement par carte; X4471 BOULANGERIE FABRE 12/03',
    'Prélèvement; ELECTRICITE DU RHONE ECH 140324',
    'Virement émis; LOYER MME PERRIN',
    'Retrait au distributeur',
  ],
  into: ['Virement reçu; HALDEN ROBOTIQUE SALAIRE', 'Remise de chèque'],
}

/** The old balance above all, the new one below, titles on two lines. */
const oldAndNew: StatementManner = (dice) => {
  const book = bookOf(dice, french, dice.between(6, 24))
  const of = (cents: number): string => figure(cents, [' ', ','])
  const rows = book.entries.map(({ day, texts, amount }) => [
    dayAs(day, 'DD.MM'),
    dayAs(day, 'DD.MM'),
    lines(texts),
    ...inColumns(amount, of),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:13pt;color:#007461">CRÉDIT DES VIGNERONS</b><div>Relevé de comptes<br>Date d'arrêté : ${dayAs(book.last, 'DD/MM/YYYY')}</div></div><p style="margin:18pt 0 18pt 55%">MME CLAIRE PERRIN<br>8 QUAI DES ETROITS<br>69005 LYON</p><p>Compte de Dépôt n° 00042217044</p><p class="small">IBAN : FR14 2004 1010 0505 0001 3M02 606 - BIC : CRVGFRPP</p>${ledger(["Date<br>d'opé.", 'Date<br>valeur', 'Libellé des opérations', 'Débit', 'Crédit'], [['', '', `<b>Ancien solde créditeur au ${dayAs(book.first, 'DD.MM.YYYY')}</b>`, '', `<b>${of(book.opening)}</b>`], ...rows, ['', '', 'Total des opérations', of(sum(out(book))), of(sum(into(book)))], ['', '', `<b>Nouveau solde créditeur au ${dayAs(book.last, 'DD.MM.YYYY')}</b>`, '', `<b>${of(book.closing)}</b>`]], ['d', 'd', '', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 8.5, '.ledger th{background:#dff0ec}.ledger td{border-bottom:.5pt solid #cfe5df}'),
    ),
    group: 'fr-old-new',
    ...saidBy(
      book,
      { account_holder: 'MME CLAIRE PERRIN', iban: 'FR1420041010050500013M02606', period_start: null, period_end: null },
      'two columns',
      'none',
    ),
  }
}

const dutch: Moves = {
  out: [
    'BEA, Apple Pay; Bakkerij Smit,PAS044; NR:88120447, 14.03.24/08:12',
    'SEPA Incasso algemeen doorlopend; Energie van de Amstel',
    'SEPA Overboeking; Hr J de Wit, huur',
  ],
  into: ['SEPA Overboeking; Halden Robotica BV, salaris', 'TERUGBETALING Belastingdienst'],
}

/** A day of interest in brackets below the day of booking, what went out and came in said in brackets too. */
const daysBelow: StatementManner = (dice) => {
  const book = bookOf(dice, dutch, dice.between(6, 20))
  const rows = book.entries.map(({ day, texts, amount }) => [
    `${dayAs(day, 'DD-MM')}<br>(${dayAs(day, 'DD-MM')})`,
    lines(texts),
    ...inColumns(amount, commas),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Zuiderbank N.V.</b><h1>Rekeningafschrift</h1></div><p>Mw A J de Wit<br>Keizersgracht 12<br>1015 CJ AMSTERDAM</p><table class="facts"><tr><td>Rekeningnummer</td><td>Datum</td><td>Vorig saldo</td><td>Nieuw saldo</td></tr><tr><td>NL91 ABNA 0417 1643 00</td><td>${dayAs(book.last, 'DD-MM-YYYY')}</td><td>${commas(book.opening)} +/CREDIT</td><td>${commas(book.closing)} +/CREDIT</td></tr></table>${ledger(['Boekdatum<br>(Rentedatum)', 'Omschrijving', 'Bedrag af<br>(debet)', 'Bedrag bij<br>(credit)'], rows, ['d', '', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 9, '.ledger th{border-bottom:1pt solid #009286}'),
    ),
    group: 'nl-below',
    ...saidBy(book, { iban: 'NL91ABNA0417164300', period_start: null, period_end: null }, 'two columns', 'none'),
  }
}

const mexican: Moves = {
  out: ['SPEI ENVIADO JACARANDA; 0044710RENTA', 'COMPRA TARJETA PANADERIA SOLER', 'PAGO CFE SUMINISTRADOR', 'RETIRO CAJERO AUTOMATICO'],
  into: ['SPEI RECIBIDO HALDEN ROBOTICA; NOMINA', 'DEPOSITO EN EFECTIVO'],
}

/** Days as "01/OCT", two titles over days, charges and credits, the balance of operation and of liquidation. */
const chargesAndCredits: StatementManner = (dice) => {
  const book = bookOf(dice, mexican, dice.between(8, 24))
  const months = 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC'.split(' ')
  const dayOf = (iso: string): string => `${iso.slice(8)}/${months[Number(iso.slice(5, 7)) - 1] ?? ''}`
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayOf(day),
    dayOf(day),
    lines(texts),
    ...inColumns(amount, points),
    points(balance),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Banco de las Jacarandas</b><b>Estado de Cuenta</b></div><div class="row" style="margin:14pt 0"><div>ANA MARTIN SOLER<br>AV REFORMA 144 INT 8<br>JUAREZ<br>CIUDAD DE MEXICO CP 06600</div><div>${facts(
        [
          ['Periodo', `DEL ${dayAs(book.first, 'DD/MM/YYYY')} AL ${dayAs(book.last, 'DD/MM/YYYY')}`],
          ['Fecha de Corte', dayAs(book.last, 'DD/MM/YYYY')],
          ['No. de Cuenta', '0104472281'],
          ['No. de Cliente', 'D8812044'],
        ],
      )}</div></div>${facts([
        ['Saldo Anterior', points(book.opening)],
        ['Depósitos / Abonos (+)', points(sum(into(book)))],
        ['Retiros / Cargos (-)', points(-sum(out(book)))],
        ['Saldo Final (+)', points(book.closing)],
      ])}<h2>Detalle de Movimientos Realizados</h2>${ledger(['OPER', 'LIQ', 'DESCRIPCIÓN', 'CARGOS', 'ABONOS', 'SALDO'], rows, ['d', 'd', '', 'r', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 8.5, '.ledger th{background:#072146;color:#fff}.ledger td{border-bottom:.5pt solid #ddd}'),
    ),
    group: 'mx',
    ...saidBy(book, { account_holder: 'ANA MARTIN SOLER', account_number: '0104472281' }, 'two columns'),
  }
}

/** Amounts that went out without a mark, those that came in with "Cr", balances too. */
const creditMarks: StatementManner = (dice) => {
  const book = bookOf(
    dice,
    {
      out: [
        'POS Purchase Corner Roasters 447188*8830 12 Mar',
        'Magtape Debit Northside Water',
        'App Payment To R Marwick Rent',
        '#Monthly Account Fee',
      ],
      into: ['Magtape Credit Halden Robotics Salary', 'Payment From D Marwick'],
    },
    dice.between(8, 26),
  )
  const marked = (cents: number): string => `${figure(cents, [',', '.'])}${cents > 0 ? 'Cr' : ''}`
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayAs(day, 'DD Mon'),
    lines(texts),
    marked(amount),
    marked(balance),
    '',
  ])
  return {
    html: page(
      `<div class="row"><div>*MISS RUTH CALLOWAY<br>9 HARBOUR ROAD<br>SEA POINT<br>8005</div><div><b style="font-size:14pt">Table Bay Bank</b><br>Branch Code 999655</div></div><h1>Gold Cheque Account : 62104472281</h1><p>Statement Period : ${dayAs(book.first, 'DD Month YYYY')} to ${dayAs(book.last, 'DD Month YYYY')}<br>Statement Date : ${dayAs(book.last, 'DD Month YYYY')}</p><h2>Statement Balances</h2>${facts(
        [
          ['Opening Balance', marked(book.opening)],
          ['Closing Balance', marked(book.closing)],
        ],
      )}<h2>Transactions in RAND (ZAR)</h2>${ledger(['Date', 'Description', 'Amount', 'Balance', 'Accrued Bank Charges'], rows, ['d', '', 'r', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 8.5, '.ledger th{border-bottom:1pt solid #000}'),
    ),
    group: 'za',
    ...saidBy(book, { account_number: '62104472281' }, 'signed'),
  }
}

/** Sums before remarks, days with hyphens, a reference between. */
const remarksLast: StatementManner = (dice) => {
  const book = bookOf(
    dice,
    {
      out: [
        'NIBSS Instant Payment Outward 000013240312 To ROSE IBE',
        'POS/WEB Purchase Transaction 447188 CORNER STORE LAGOS',
        'Electronic Money Transfer Levy',
        'Airtime Purchase USSD 08030044712',
      ],
      into: ['NIP Transfer from HALDEN ROBOTICS LTD Salary', 'Transfer between customers from MARCUS ORME'],
    },
    dice.between(8, 24),
  )
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayAs(day, 'DD-Mon-YYYY'),
    dayAs(day, 'DD-Mon-YYYY'),
    ...inColumns(amount, points),
    points(balance),
    lines(texts),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt;color:#dd4f05">Lagoon Trust Bank Plc</b><b>CUSTOMER STATEMENT</b></div><div class="row" style="margin:14pt 0"><div><b>OKORO, RUTH CHIDINMA</b><br>14 MARINA ROAD, LAGOS ISLAND</div><div>${facts(
        [
          ['Account No', '0044712281'],
          ['Currency', 'NGN'],
          ['Period', `${dayAs(book.first, 'DD-Mon-YYYY')} TO ${dayAs(book.last, 'DD-Mon-YYYY')}`],
          ['Opening Balance', points(book.opening)],
          ['Closing Balance', points(book.closing)],
          ['Total Debit', points(-sum(out(book)))],
          ['Total Credit', points(sum(into(book)))],
        ],
      )}</div></div>${ledger(['Trans. Date', 'Value. Date', 'Debit', 'Credit', 'Balance', 'Remarks'], rows, ['d', 'd', 'r', 'r', 'r', ''])}`,
      plainStyle('Carlito', 9, '.ledger td,.ledger th{border:.5pt solid #bbb}.ledger tr:nth-child(even) td{background:#f6f6f6}'),
    ),
    group: 'ng',
    ...saidBy(book, { account_number: '0044712281' }, 'two columns'),
  }
}

/** Typewritten columns of days, texts over several lines, balances carried at the foot. */
const carriedForward: StatementManner = (dice) => {
  const book = bookOf(
    dice,
    {
      out: ['POINT-OF-SALE TRANSACTION; NETS CORNER ROASTERS 88120447', 'FUNDS TRANSFER; PAYNOW TO R MARWICK', 'CASH WITHDRAWAL; ATM 4471'],
      into: ['SALARY; HALDEN ROBOTICS PTE LTD', 'FAST PAYMENT; D MARWICK'],
    },
    dice.between(8, 22),
  )
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayAs(day, 'DD Mon'),
    lines(texts),
    ...inColumns(amount, points),
    points(balance),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Straits Savings Bank</b><div>Account Statement<br>As at ${dayAs(book.last, 'DD Mon YYYY')}</div></div><p>MS RUTH CALLOWAY<br>14 MARINE PARADE ROAD<br>#08-44<br>SINGAPORE 449269</p><p><b>Harbour Account</b> &nbsp; Account No. 120-447228-1</p>${ledger(['DATE', 'DETAILS OF TRANSACTIONS', 'WITHDRAWAL($)', 'DEPOSIT($)', 'BALANCE($)'], [['', '<b>Balance Brought Forward</b>', '', '', points(book.opening)], ...rows, ['', '<b>Balance Carried Forward</b>', points(-sum(out(book))), points(sum(into(book))), `<b>${points(book.closing)}</b>`]], ['d', '', 'r', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 8.5, '.ledger th{border-bottom:1pt solid #000;border-top:1pt solid #000}'),
    ),
    group: 'sg',
    ...saidBy(book, { account_number: '1204472281', period_start: null, period_end: null }, 'two columns'),
  }
}

/** Cards in blocks: a text, below it the day and the card in grey, incoming and outgoing and the balance beside. */
const dayInText: StatementManner = (dice) => {
  const book = bookOf(
    dice,
    {
      out: ['Card transaction of EUR issued by Corner Roasters LEEDS', 'Sent money to Marcus Orme'],
      into: ['Received money from Halden Robotics with reference SALARY', 'Topped up account'],
    },
    dice.between(6, 20),
  )
  const entries = book.entries
    .toReversed()
    .map((entry, at) => ({ ...entry, texts: [...entry.texts, `Transaction: TRANSFER-${88_120_447 + at}`] }))
  const rows = entries.map(({ day, texts, amount, balance }) => [
    `${texts[0] ?? ''}<br><span class="grey small">${dayAs(day, 'D Month YYYY')} &nbsp; ${texts[1] ?? ''}</span>`,
    amount > 0 ? points(amount) : '',
    amount < 0 ? points(amount) : '',
    points(balance),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:16pt">clever</b><div class="small">Clever Payments Ltd.<br>14 Ropewalk Yard<br>London E1 0AA</div></div><h1>EUR statement</h1><p>${dayAs(book.first, 'D Month YYYY')} [GMT] - ${dayAs(book.last, 'D Month YYYY')} [GMT]<br>Generated on: ${dayAs(book.last, 'D Month YYYY')}</p><table class="facts"><tr><td><b>Account Holder</b></td><td><b>IBAN</b></td></tr><tr><td>Ruth Calloway</td><td>BE68 5390 0754 7034</td></tr></table><div class="row"><b>EUR on ${dayAs(book.last, 'D Month YYYY')} [GMT]</b><b>${points(book.closing)} EUR</b></div>${ledger(['Description', 'Incoming', 'Outgoing', 'Amount'], rows, ['', 'r', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 9, '.ledger td{border-top:.5pt solid #ddd;padding:5pt 4pt}'),
    ),
    group: 'day-in-text',
    ...saidBy({ ...book, entries }, { iban: 'BE68539007547034', opening_balance: null }, 'signed columns'),
  }
}

export const furtherManners: readonly StatementManner[] = [
  startBalance,
  chequesAndDebits,
  textsFirst,
  apostrophes,
  headedByDays,
  oldAndNew,
  daysBelow,
  chargesAndCredits,
  creditMarks,
  remarksLast,
  carriedForward,
  dayInText,
]
