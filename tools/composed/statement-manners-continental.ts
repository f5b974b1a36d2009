// Statements as banks of Germany, France, Spain, Italy, the Netherlands, Poland, Portugal and Brazil lay them out, and one of an account in several countries.
// Banks and people are invented.

import { page } from './page.ts'
import {
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

const comma: readonly [string, string] = ['.', ',']
const spaced: readonly [string, string] = [' ', ',']
const euros = (cents: number, sign = '-'): string => `${cents < 0 ? sign : ''}${figure(cents, comma)}`

const german: Moves = {
  out: [
    'Kartenzahlung; BAECKEREI LINDNER//Muenster/DE; 2024-03-14T08:12 Debitk.0 2027-12',
    'Lastschrift; Stadtwerke Muenster GmbH; Abschlag Strom Kd.-Nr. 4471882; Mandatsref. SWM-88120',
    'Dauerauftrag; Hausverwaltung Rehm; Miete Wohnung 14',
    'Bargeldauszahlung; GA NR00012044 BLZ99900150',
    'Online-Ueberweisung; Dr. Petra Vogt; Rechnung 2024-118',
  ],
  into: ['Lohn, Gehalt, Rente; Halden Robotik GmbH; Lohn/Gehalt Personalnr. 4471', 'Gutschrift; Jens Okonjo; Danke fuer den Ausflug'],
}
const germanHolder = ['Frau', 'Karla Weidenfeld', 'Hafenstraße 12', '48155 Münster']

/** A purpose over several lines, the sign behind the amount, the old balance first and the new one last. */
const signBehind: StatementManner = (dice) => {
  const book = bookOf(dice, german, dice.between(6, 20))
  const behind = (cents: number): string => `${figure(cents, comma)}${cents < 0 ? '-' : '+'}`
  const rows = book.entries.map(({ day, texts, amount }) => [dayAs(day, 'DD.MM.YYYY'), lines(texts), behind(amount)])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Sparbank Westmünster</b><div class="small">Anstalt des öffentlichen Rechts<br>Telefon 0251 555-0<br>BIC SPWMDED1MST</div></div><p style="margin:24pt 0">${lines(germanHolder)}</p><h1>Kontoauszug ${dayAs(book.last, 'M/YYYY')}</h1><p>Privatgiro 31774420, DE89 3704 0044 0532 0130 00</p>${ledger(['Datum', 'Erläuterung', 'Betrag EUR'], [['', `<b>Kontostand am ${dayAs(book.first, 'DD.MM.YYYY')}, Auszug Nr. 9</b>`, `<b>${behind(book.opening)}</b>`], ...rows, ['', `<b>Kontostand am ${dayAs(book.last, 'DD.MM.YYYY')} um 20:03 Uhr</b>`, `<b>${behind(book.closing)}</b>`]], ['d', '', 'r'])}<p>Ihr Dispositionskredit 2.500,00 EUR</p><p class="small">Bitte beachten Sie die Hinweise auf der Rückseite. Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.</p>`,
      plainStyle('Liberation Sans', 9, '.ledger th{border-bottom:.75pt solid #000}'),
    ),
    group: 'de-sign-behind',
    ...saidBy(book, { iban: 'DE89370400440532013000', period_start: null, period_end: null }, 'signed', 'none'),
  }
}

/** Two days without a year, what was owed and had in columns of their own, the old balance above and the new one below. */
const daysWithoutYear: StatementManner = (dice) => {
  const book = bookOf(dice, german, dice.between(6, 26))
  const rows = book.entries.map(({ day, texts, amount }) => [
    dayAs(day, 'DD.MM.'),
    dayAs(day, 'DD.MM.'),
    lines(texts),
    ...inColumns(amount, euros),
  ])
  return {
    html: page(
      `<div class="row"><div>${lines(germanHolder)}</div><div style="text-align:right"><b>Nordlicht Kreditbank AG</b><br>10919 Berlin<br>Kontoauszug Nummer 010 / ${book.first.slice(0, 4)} vom ${dayAs(book.first, 'DD.MM.YYYY')} bis ${dayAs(book.last, 'DD.MM.YYYY')}<br>Girokonto 1044728100, IBAN DE89 3704 0044 0532 0130 00</div></div><h2>Ihre Umsätze</h2>${ledger(['Bu.Tag', 'Wert', 'Wir haben für Sie gebucht', 'Belastung in EUR', 'Gutschrift in EUR'], [...rows], ['d', 'd', '', 'r', 'r'])}${facts(
        [
          ['ALTER KONTOSTAND', `${figure(book.opening, comma)} H EUR`],
          ['<b>NEUER KONTOSTAND</b>', `<b>${figure(book.closing, comma)} H EUR</b>`],
        ],
      )}<p class="small">Bitte prüfen Sie die Buchungen und Berechnungen. Einwendungen sind innerhalb von sechs Wochen zu erheben.</p>`,
      plainStyle('Liberation Mono', 8, '.ledger th,.ledger td{border:.5pt solid #aaa}'),
    ),
    group: 'de-no-year',
    ...saidBy(book, { iban: 'DE89370400440532013000' }, 'two columns', 'none'),
  }
}

/** Of an application: a name, its kind and account below in grey, the day of value beside, a sign before and the currency behind. */
const greyLines: StatementManner = (dice) => {
  const book = bookOf(
    dice,
    {
      out: german.out.map((text) => text.split('; ').slice(1, 3).join('; ')),
      into: german.into.map((text) => text.split('; ').slice(1).join('; ')),
    },
    dice.between(6, 22),
  )
  const rows = book.entries.map(({ day, texts, amount }) => [
    `<b>${texts[0] ?? ''}</b><br><span class="grey">${texts.slice(1).join('<br>')}</span>`,
    dayAs(day, 'DD.MM.YYYY'),
    `${amount < 0 ? '-' : '+'}${figure(amount, comma)}€`,
  ])
  return {
    html: page(
      `<div class="row"><h1>Kontoauszug</h1><b>Kiesel Bank SE</b></div><p>Karla Weidenfeld<br>Hafenstraße 12<br>48155 Münster</p><p>${dayAs(book.first, 'DD.MM.YYYY')} bis ${dayAs(book.last, 'DD.MM.YYYY')}</p>${ledger(['Beschreibung', 'Verbuchungsdatum', 'Betrag'], rows, ['', 'd', 'r'])}<h2>Zusammenfassung</h2>${facts(
        [
          ['Alter Kontostand', `${euros(book.opening)}€`],
          ['Ausgehende Transaktionen', `${euros(sum(out(book)))}€`],
          ['Eingehende Transaktionen', `+${euros(sum(into(book)))}€`],
          ['<b>Dein neuer Kontostand</b>', `<b>+${euros(book.closing)}€</b>`],
        ],
      )}<p class="small grey">IBAN: DE89370400440532013000 • BIC: KSLBDEB1XXX<br>Erstellt am ${dayAs(book.last, 'DD.MM.YYYY')} &nbsp; Nr. 10/${book.first.slice(0, 4)} &nbsp; 1 / 2</p>`,
      plainStyle('Lato', 9, '.ledger td{padding:7pt 4pt}.ledger th{font-weight:400;color:#777}'),
    ),
    group: 'de-app',
    ...saidBy(book, { account_holder: 'Karla Weidenfeld', iban: 'DE89370400440532013000' }, 'signed', 'none'),
  }
}

const french: Moves = {
  out: [
    'PAIEMENT CB 1403 BOULANGERIE FABRE; LYON CARTE 4471',
    'PRLV SEPA ELECTRICITE DU RHONE; ECH/140324 ID EMETTEUR/FR47EDR',
    'RETRAIT DAB 12/03 BANQUE DES ALPES LYON',
    'VIR SEPA LOYER MME PERRIN',
  ],
  into: ['VIR SEPA RECU /DE HALDEN ROBOTIQUE; /MOTIF SALAIRE', 'VIR CPAM DU RHONE REMBOURSEMENT'],
}

/** Days without a year, the day of value behind the text, sums in columns of debit and credit, balances and totals as rows. */
const natureOfOperations: StatementManner = (dice) => {
  const book = bookOf(dice, french, dice.between(6, 24))
  const of = (cents: number): string => figure(cents, spaced)
  const rows = book.entries.map(({ day, texts, amount }) => [
    dayAs(day, 'DD.MM'),
    lines(texts),
    dayAs(day, 'DD.MM'),
    ...inColumns(amount, of),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">BANQUE DES DEUX RIVES</b><div style="text-align:right"><b>RELEVE DE COMPTE CHEQUES</b><br>RIB : 99904 01234 00001234567 83<br>IBAN : FR14 2004 1010 0505 0001 3M02 606<br>BIC : BDRVFRPPXXX</div></div><p style="margin:20pt 0 20pt 50%">MME CLAIRE PERRIN<br>8 QUAI DES ETROITS<br>69005 LYON</p><p>du ${dayAs(book.first, 'D')} au ${dayAs(book.last, 'DD/MM/YYYY')}</p>${ledger(['Date', 'Nature des opérations', 'Valeur', 'Débit', 'Crédit'], [['', `<b>SOLDE CREDITEUR AU ${dayAs(book.first, 'DD.MM.YYYY')}</b>`, '', '', `<b>${of(book.opening)}</b>`], ...rows, ['', '<b>TOTAL DES OPERATIONS</b>', '', `<b>${of(sum(out(book)))}</b>`, `<b>${of(sum(into(book)))}</b>`], ['', `<b>SOLDE CREDITEUR AU ${dayAs(book.last, 'DD.MM.YYYY')}</b>`, '', '', `<b>${of(book.closing)}</b>`]], ['d', '', 'd', 'r', 'r'])}<p class="small">BANQUE DES DEUX RIVES, société anonyme au capital de 1 204 400 000 €, immatriculée au RCS de Lyon sous le n° 900 000 417.</p>`,
      plainStyle(
        'Liberation Sans',
        9,
        '.ledger th{border:.5pt solid #000}.ledger td{border-left:.5pt solid #000;border-right:.5pt solid #000}.ledger{border-bottom:.5pt solid #000}',
      ),
    ),
    group: 'fr',
    ...saidBy(book, { account_holder: 'MME CLAIRE PERRIN', iban: 'FR1420041010050500013M02606' }, 'two columns', 'none'),
  }
}

const spanish: Moves = {
  out: [
    'PAGO CON TARJETA; 4471XXXXXXXX8830 PANADERIA SOLER',
    'ADEUDO A SU CARGO; N 2024061004 AGUAS DE LEVANTE',
    'CARGO POR RECIBO ALQUILER',
    'RETIRADA DE EFECTIVO CAJERO',
  ],
  into: ['ABONO DE NOMINA POR TRANSFERENCIA; HALDEN ROBOTICA SL', 'TRANSFERENCIA RECIBIDA; MARTA SOLER'],
}

/** Two days, a signed amount, the balance after each, no rules. */
const amountAndBalance: StatementManner = (dice) => {
  const book = bookOf(dice, spanish, dice.between(8, 30))
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayAs(day, 'DD/MM'),
    dayAs(day, 'DD/MM'),
    lines(texts),
    euros(amount),
    euros(balance),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt;color:#004481">BANCO LEVANTINO</b><b>EXTRACTO DE CUENTA</b></div><div class="row" style="margin:16pt 0"><div>${facts(
        [
          ['TITULAR:', 'ANA MARTIN SOLER'],
          ['IBAN:', 'ES91 2100 0418 4502 0005 1332'],
          ['DIVISA:', 'EUR'],
          ['PERIODO:', `${dayAs(book.first, 'DD/MM/YYYY')} - ${dayAs(book.last, 'DD/MM/YYYY')}`],
        ],
      )}</div><div>ANA MARTIN SOLER<br>CALLE DEL MAR 8 2 B<br>46003 VALENCIA</div></div>${ledger(['F. OPER.', 'F. VALOR', 'CONCEPTO', 'IMPORTE', 'SALDO'], [['', '', 'SALDO ANTERIOR', '', euros(book.opening)], ...rows, ['', '', 'SALDO A SU FAVOR', '', euros(book.closing)]], ['d', 'd', '', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 8.5, '.ledger th{background:#d4edfc}'),
    ),
    group: 'es',
    ...saidBy(book, { account_holder: 'ANA MARTIN SOLER', iban: 'ES9121000418450200051332' }, 'signed'),
  }
}

const italian: Moves = {
  out: [
    'PAGAMENTO POS CARTA 4471 FORNO ROSSI MILANO',
    'ADDEBITO SDD ENERGIA LOMBARDA SPA; MANDATO 88120447',
    'PRELIEVO ATM MILANO',
    'BONIFICO A FAVORE DI G. BIANCHI; CANONE AFFITTO',
  ],
  into: ['BONIFICO A VOSTRO FAVORE HALDEN ROBOTICA SRL; EMOLUMENTI', 'GIROCONTO DA LIBRETTO'],
}

/** Sums before the text. */
const sumsBeforeText: StatementManner = (dice) => {
  const book = bookOf(dice, italian, dice.between(6, 24))
  const rows = book.entries.map(({ day, texts, amount }) => [
    dayAs(day, 'DD/MM/YY'),
    dayAs(day, 'DD/MM/YY'),
    ...inColumns(amount, euros),
    lines(texts),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Banca dei Navigli</b><div style="text-align:right">Estratto conto n. 3<br>Data: ${dayAs(book.last, 'DD/MM/YYYY')}</div></div><div class="row" style="margin:16pt 0"><div>Conto corrente 1000/00012044<br>IBAN IT60 X054 2811 1010 0000 0123 456<br>Intestato a GIULIA BIANCHI</div><div>Gent.ma Sig.ra<br>GIULIA BIANCHI<br>VIA TORTONA 12<br>20144 MILANO MI</div></div><p>Movimenti dal ${dayAs(book.first, 'DD/MM/YYYY')} al ${dayAs(book.last, 'DD/MM/YYYY')}</p>${ledger(['Data operazione', 'Data valuta', 'Dare', 'Avere', 'Descrizione'], [['', '', '', figure(book.opening, comma), `SALDO INIZIALE AL ${dayAs(book.first, 'DD/MM/YYYY')}`], ...rows, ['', '', figure(sum(out(book)), comma), figure(sum(into(book)), comma), 'TOTALE MOVIMENTI'], ['', '', '', figure(book.closing, comma), `SALDO FINALE AL ${dayAs(book.last, 'DD/MM/YYYY')}`]], ['d', 'd', 'r', 'r', ''])}`,
      plainStyle('Liberation Serif', 9.5, '.ledger th{border-bottom:1pt solid #063}.ledger td{border-bottom:.5pt solid #cdc}'),
    ),
    group: 'it',
    ...saidBy(book, { account_holder: 'GIULIA BIANCHI', iban: 'IT60X0542811101000000123456' }, 'two columns', 'none'),
  }
}

const dutch: Moves = {
  out: [
    'Bakkerij Smit; Pasvolgnr: 004 14-03-2024 08:12; Betaalautomaat',
    'Energie van de Amstel; Naam: Energie van de Amstel; Incasso',
    'Hr J de Wit; Huur maart; Overschrijving',
  ],
  into: ['Halden Robotica BV; Salaris 2024-03; Overschrijving', 'Belastingdienst; Zorgtoeslag; Overschrijving'],
}

/** Whether it went out or came in said in words in a column of its own. */
const wordsForSigns: StatementManner = (dice) => {
  const book = bookOf(dice, dutch, dice.between(6, 22))
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayAs(day, 'DD-MM-YYYY'),
    lines(texts),
    amount < 0 ? 'Af' : 'Bij',
    `€ ${figure(amount, comma)}`,
    `€ ${figure(balance, comma)}`,
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:15pt;color:#f60">Grachtenbank</b><h1>Afschrift Betaalrekening</h1></div><p>Mw A J de Wit<br>Keizersgracht 12<br>1015 CJ AMSTERDAM</p>${facts(
        [
          ['Rekeningnummer (IBAN)', 'NL91 ABNA 0417 1643 00'],
          ['Periode', `${dayAs(book.first, 'DD-MM-YYYY')} t/m ${dayAs(book.last, 'DD-MM-YYYY')}`],
          ['Saldo begin periode', `€ ${figure(book.opening, comma)}`],
          ['Saldo einde periode', `€ ${figure(book.closing, comma)}`],
        ],
      )}${ledger(['Datum', 'Naam / Omschrijving / Mededeling', 'Af/Bij', 'Bedrag', 'Saldo na mutatie'], rows, ['d', '', '', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 9, '.ledger td{border-bottom:.5pt solid #ddd}.ledger th{border-bottom:1pt solid #f60}'),
    ),
    group: 'nl',
    ...saidBy(book, { iban: 'NL91ABNA0417164300' }, 'signed'),
  }
}

const polish: Moves = {
  out: [
    'ZAKUP PRZY UŻYCIU KARTY; PIEKARNIA NOWAK KRAKÓW',
    'PRZELEW WYCHODZĄCY; WSPÓLNOTA MIESZKANIOWA; CZYNSZ',
    'POLECENIE ZAPŁATY; ENERGIA KRAKOWSKA SA',
  ],
  into: ['PRZELEW PRZYCHODZĄCY; HALDEN ROBOTYKA SP. Z O.O.; WYNAGRODZENIE', 'WPŁATA GOTÓWKI'],
}

/** Titles over two lines, ISO days, a signed amount with a space between thousands. */
const isoDays: StatementManner = (dice) => {
  const book = bookOf(dice, polish, dice.between(6, 20))
  const of = (cents: number): string => `${cents < 0 ? '-' : ''}${figure(cents, spaced)}`
  const rows = book.entries.map(({ day, texts, amount, balance }) => [day, day, lines(texts), of(amount), of(balance)])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Bank Wiślany S.A.</b><div style="text-align:right">Wyciąg z rachunku nr 10/${book.first.slice(0, 4)}<br>za okres od ${book.first} do ${book.last}</div></div><p>EWA NOWAK<br>UL. DŁUGA 14 M. 8<br>31-146 KRAKÓW</p>${facts(
        [
          ['Nr rachunku:', 'PL61 1090 1014 0000 0712 1981 2874'],
          ['Waluta:', 'PLN'],
          ['Saldo początkowe:', of(book.opening)],
          ['Saldo końcowe:', of(book.closing)],
        ],
      )}${ledger(['Data<br>operacji', 'Data<br>księgowania', 'Opis operacji', 'Kwota', 'Saldo po<br>operacji'], rows, ['d', 'd', '', 'r', 'r'])}`,
      plainStyle('DejaVu Sans', 8, '.ledger th{background:#eee;border:.5pt solid #888}.ledger td{border:.5pt solid #ccc}'),
    ),
    group: 'pl',
    ...saidBy(book, { iban: 'PL61109010140000071219812874' }, 'signed'),
  }
}

const abroad: Moves = {
  out: [
    'Corner Roasters; To: Corner Roasters, Leeds; Card: 447188******8830',
    'To Marcus Orme; Reference: Dinner',
    'Streamwell; To: Streamwell, Dublin; Card: 447188******8830',
  ],
  into: ['Payment from Halden Robotics; Reference: Salary', 'Top-Up by *8830'],
}

/** Days with names of months, money out and in with the sign of the currency, grey lines below, dates once. */
const moneyOutAndIn: StatementManner = (dice) => {
  const book = bookOf(dice, abroad, dice.between(6, 26))
  const of = (cents: number): string => `€${figure(cents, [',', '.'])}`
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayAs(day, 'Mon D, YYYY'),
    `${texts[0] ?? ''}${texts
      .slice(1)
      .map((text) => `<br><span class="grey small">${text}</span>`)
      .join('')}`,
    ...inColumns(amount, of),
    of(balance),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:18pt">Twofold</b><div style="text-align:right"><b>EUR Statement</b><br>Generated on the ${dayAs(book.last, 'Mon D, YYYY')}<br>Twofold Bank UAB</div></div><div class="row" style="margin:14pt 0"><div><b>RUTH CALLOWAY</b><br>14 Quay Street<br>Dublin<br>D02 X285</div><div>${facts(
        [
          ['IBAN', 'LT12 1000 0111 0100 1000'],
          ['BIC', 'TWFDLT21'],
        ],
      )}</div></div><h2>Balance summary</h2>${ledger(
        ['Product', 'Opening balance', 'Money out', 'Money in', 'Closing balance'],
        [
          ['Account (Current Account)', of(book.opening), of(sum(out(book))), of(sum(into(book))), of(book.closing)],
          [
            '<b>Total</b>',
            `<b>${of(book.opening)}</b>`,
            `<b>${of(sum(out(book)))}</b>`,
            `<b>${of(sum(into(book)))}</b>`,
            `<b>${of(book.closing)}</b>`,
          ],
        ],
        ['', 'r', 'r', 'r', 'r'],
      )}<p class="small grey">The balance on your statement might differ from the balance shown in your app.</p><h2>Account transactions from ${dayAs(book.first, 'Month D, YYYY')} to ${dayAs(book.last, 'Month D, YYYY')}</h2>${ledger(['Date', 'Description', 'Money out', 'Money in', 'Balance'], rows, ['d', '', 'r', 'r', 'r'])}`,
      plainStyle('Roboto', 9, '.ledger th{border-bottom:1pt solid #000;font-weight:500}.ledger td{border-bottom:.5pt solid #eee}'),
    ),
    group: 'abroad',
    ...saidBy(book, { account_holder: 'RUTH CALLOWAY', iban: 'LT121000011101001000' }, 'two columns'),
  }
}

const brazilian: Moves = {
  out: ['PIX TRANSF PADARIA14/03', 'PAG BOLETO ENERGIA PAULISTA', 'COMPRA CARTAO MERCADO BOM', 'SAQUE 24H'],
  into: ['PIX RECEBIDO M SOUZA', 'TED RECEBIDA HALDEN ROBOTICA'],
}

/** The balance of a day as a row of its own. */
const balanceRows: StatementManner = (dice) => {
  const book = bookOf(dice, brazilian, dice.between(8, 24))
  const rows = book.entries.flatMap(({ day, texts, amount, balance }, at) => [
    [dayAs(day, 'DD/MM/YYYY'), lines(texts), euros(amount), ''],
    ...(book.entries[at + 1]?.day === day ? [] : [[dayAs(day, 'DD/MM/YYYY'), '<b>SALDO DO DIA</b>', '', `<b>${euros(balance)}</b>`]]),
  ])
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">banco do planalto</b><b>extrato conta corrente</b></div><p>MARINA SOUZA LIMA &nbsp; agência 0447 &nbsp; conta 18830-4</p><p>período: ${dayAs(book.first, 'DD/MM/YYYY')} até ${dayAs(book.last, 'DD/MM/YYYY')}</p>${ledger(['data', 'lançamentos', 'valor (R$)', 'saldo (R$)'], [[dayAs(book.first, 'DD/MM/YYYY'), '<b>SALDO ANTERIOR</b>', '', `<b>${euros(book.opening)}</b>`], ...rows], ['d', '', 'r', 'r'])}<p class="small">Em caso de dúvidas, fale com o seu gerente. SAC 0800 555 0192, todos os dias, 24h.</p>`,
      plainStyle('Liberation Sans', 9, '.ledger tr:nth-child(even){background:#f4f4f4}'),
    ),
    group: 'br',
    ...saidBy(book, {}, 'signed', 'none'),
  }
}

export const continentalManners: readonly StatementManner[] = [
  signBehind,
  daysWithoutYear,
  greyLines,
  natureOfOperations,
  amountAndBalance,
  sumsBeforeText,
  wordsForSigns,
  isoDays,
  moneyOutAndIn,
  balanceRows,
]
