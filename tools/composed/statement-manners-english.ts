// Statements as banks of the United States, Britain, Australia and India lay them out. Banks and people are invented.

import { type Composed, page } from './page.ts'
import {
  type Book,
  bookOf,
  dayAs,
  type Entry,
  facts,
  figure,
  inColumns,
  indianFigure,
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

const american: Moves = {
  out: [
    'Card Purchase 03/14 Corner Roasters Portland OR Card 4471',
    'Recurring Card Purchase Streamwell Video 866-555-0143 CA Card 4471',
    'Online Payment 18834410297 To Northside Water District',
    'ATM Withdrawal 1200 SE Morrison St Portland OR Card 4471',
    'Zelle Payment To Dana Whitlock Abk99Jx2L1X',
    'Evergreen Power Bill Pay PPD ID: 9312004417; Des: Utility Indn: R Calloway',
    'Check # 1042',
  ],
  into: ['Halden Robotics Payroll PPD ID: 4410029113', 'Remote Online Deposit 1', 'Zelle Payment From Marcus Orme 21440098177'],
}
const holder = ['Ruth A Calloway', '2210 Maple Terrace Apt 4B', 'Portland OR 97214-3310']
const dollars = (cents: number): string => `${cents < 0 ? '-' : ''}$${figure(cents, [',', '.'])}`
const points = (cents: number): string => `${cents < 0 ? '-' : ''}${figure(cents, [',', '.'])}`

/** A summary, then all movements with month and day, a signed amount and the balance after it. */
const summaryAndDetail: StatementManner = (dice) => {
  const book = bookOf(dice, american, dice.between(8, 26))
  const rows = book.entries.map(({ day, texts, amount, balance }) => [dayAs(day, 'MM/DD'), lines(texts), points(amount), points(balance)])
  return {
    html: page(
      `<div class="row"><div><b style="font-size:15pt">Basalt Creek Bank</b><br><span class="small">Basalt Creek Bank, N.A.<br>P O Box 4410<br>Basalt Creek, OH 43999-4410</span></div><div class="small" style="text-align:right">${dayAs(book.first, 'Month DD, YYYY')} through ${dayAs(book.last, 'Month DD, YYYY')}<br>Account Number: <b>000000904471820</b></div></div><p style="margin:30pt 0">${lines(holder)}</p><h2>CHECKING SUMMARY</h2><table class="facts"><tr><td></td><td class="r small">AMOUNT</td></tr><tr><td><b>Beginning Balance</b></td><td class="r"><b>${dollars(book.opening)}</b></td></tr><tr><td>Deposits and Additions</td><td class="r">${points(sum(into(book)))}</td></tr><tr><td>Electronic Withdrawals</td><td class="r">${points(sum(out(book)))}</td></tr><tr><td><b>Ending Balance</b></td><td class="r"><b>${dollars(book.closing)}</b></td></tr></table><p class="small">Your monthly service fee was waived because you maintained an average checking balance of $2,000.00 or more during the statement period.</p><h2>TRANSACTION DETAIL</h2>${ledger(['DATE', 'DESCRIPTION', 'AMOUNT', 'BALANCE'], [['', '<b>Beginning Balance</b>', '', `<b>${dollars(book.opening)}</b>`], ...rows, ['', '<b>Ending Balance</b>', '', `<b>${dollars(book.closing)}</b>`]], ['d', '', 'r', 'r'])}`,
      plainStyle('Liberation Sans', 9, '.ledger th{font-size:7pt;border-bottom:1pt solid #000}h2{border-bottom:2pt solid #000}'),
    ),
    group: 'us-detail',
    ...saidBy(book, { account_holder: 'Ruth A Calloway', account_number: '000000904471820' }, 'signed'),
  }
}

/** What came in and what went out in tables of their own, each with its total, and balances of days beside each other. */
const additionsAndSubtractions: StatementManner = (dice) => {
  const book = bookOf(dice, american, dice.between(8, 22))
  const table = (title: string, entries: readonly Entry[], total: string): string =>
    `<h2>${title}</h2>${ledger(
      ['Date', 'Description', 'Amount'],
      entries.map(({ day, texts, amount }) => [dayAs(day, 'MM/DD/YY'), lines(texts), points(amount)]),
      ['d', '', 'r'],
    )}<table class="total"><tr><td><b>${total}</b></td><td class="r"><b>${dollars(sum(entries))}</b></td></tr></table>`
  const days = book.entries
    .filter(({ day }, at) => book.entries[at + 1]?.day !== day)
    .map(({ day, balance }) => [dayAs(day, 'MM/DD'), points(balance)])
  const third = Math.ceil(days.length / 3)
  const beside = Array.from({ length: third }, (_, at) => [0, 1, 2].flatMap((column) => days[column * third + at] ?? ['', '']))
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Bank of Cascadia</b><div class="small" style="text-align:right">Customer service: 1.800.555.0192<br>bankofcascadia.example.com</div></div><p style="margin:24pt 0">${lines(holder.map((line) => line.toUpperCase()))}</p><h1>Your Everyday Checking</h1><b>for ${dayAs(book.first, 'Month D, YYYY')} to ${dayAs(book.last, 'Month D, YYYY')}</b><span style="float:right">Account number: <b>4830 0917 2264</b></span><h2>Account summary</h2>${facts(
        [
          [`Beginning balance on ${dayAs(book.first, 'Month D, YYYY')}`, dollars(book.opening)],
          ['Deposits and other additions', points(sum(into(book)))],
          ['Withdrawals and other subtractions', points(sum(out(book)))],
          ['Service fees', '-0.00'],
          [`<b>Ending balance on ${dayAs(book.last, 'Month D, YYYY')}</b>`, `<b>${dollars(book.closing)}</b>`],
        ],
      )}${table('Deposits and other additions', into(book), 'Total deposits and other additions')}${table('Withdrawals and other subtractions', out(book), 'Total withdrawals and other subtractions')}<h2>Daily ledger balances</h2>${ledger(['Date', 'Balance ($)', 'Date', 'Balance($)', 'Date', 'Balance ($)'], beside, ['', 'r', '', 'r', '', 'r'])}`,
      plainStyle(
        'Liberation Sans',
        9,
        'h2{color:#c1121f}.ledger th{border-bottom:.5pt solid #888}.ledger td{border-bottom:.5pt solid #ddd}.total{width:100%}.total .r{text-align:right}',
      ),
    ),
    group: 'us-sections',
    ...saidInParts(book, { account_holder: 'RUTH A CALLOWAY', account_number: '483009172264' }),
  }
}

/** Deposits come first, then withdrawals. */
function saidInParts(book: Book, fields: Readonly<Record<string, string | null>>): Pick<Composed, 'profile' | 'fields' | 'lists'> {
  return saidBy({ ...book, entries: [...into(book), ...out(book)] }, fields, 'signed', 'none')
}

/** Additions and subtractions in columns of their own; the balance stands behind the last entry of a day. */
const dailyBalance: StatementManner = (dice) => {
  const book = bookOf(dice, american, dice.between(8, 30))
  const rows = book.entries.map(({ day, texts, amount, balance }, at) => [
    dayAs(day, 'M/D'),
    /^Check/u.test(texts[0] ?? '') ? '1042' : '',
    lines(texts),
    amount > 0 ? points(amount) : '',
    amount < 0 ? points(-amount) : '',
    book.entries[at + 1]?.day === day ? '' : points(balance),
  ])
  return {
    html: page(
      `<div class="row"><h1>Larkspur Prairie Everyday Checking</h1><b>Larkspur Prairie Bank</b></div><p>Account number: <b>6610082745</b> &#9632; ${dayAs(book.first, 'Month D, YYYY')} - ${dayAs(book.last, 'Month D, YYYY')} &#9632; Page 1 of 2</p><p style="margin:20pt 0">${lines(holder.map((line) => line.toUpperCase()))}</p><h2>Statement period activity summary</h2>${facts(
        [
          [`Beginning balance on ${dayAs(book.first, 'M/D')}`, dollars(book.opening)],
          ['Deposits/Additions', points(sum(into(book)))],
          ['Withdrawals/Subtractions', `- ${figure(sum(out(book)), [',', '.'])}`],
          [`<b>Ending balance on ${dayAs(book.last, 'M/D')}</b>`, `<b>${dollars(book.closing)}</b>`],
        ],
      )}<h2>Transaction history</h2>${ledger(['Date', 'Check<br>Number', 'Description', 'Deposits/<br>Additions', 'Withdrawals/<br>Subtractions', 'Ending daily<br>balance'], [...rows, [`<b>Ending balance on ${dayAs(book.last, 'M/D')}</b>`, '', '', '', '', `<b>${points(book.closing)}</b>`], ['<b>Totals</b>', '', '', `<b>${dollars(sum(into(book)))}</b>`, `<b>${dollars(-sum(out(book)))}</b>`, '']], ['d', '', '', 'r', 'r', 'r'])}<p class="small">The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.</p>`,
      plainStyle(
        'Liberation Sans',
        8.5,
        '.ledger th{vertical-align:bottom;border-bottom:1pt solid #000}.ledger td{border-bottom:.5pt dotted #999}',
      ),
    ),
    group: 'us-daily',
    ...saidBy(book, { account_holder: 'RUTH A CALLOWAY', account_number: '6610082745' }, 'two columns', 'of each day'),
  }
}

const purchases: Moves = {
  out: [
    'CORNER ROASTERS PORTLAND OR',
    'STREAMWELL*VIDEO 866-555-0143 CA',
    'SQ *TIN KETTLE BAKERY SALEM OR',
    'EVERGREEN FUEL 0871 BEAVERTON OR',
    'ALPINE AIR 0273318840112 SEATTLE WA',
  ],
  into: ['PAYMENT THANK YOU-MOBILE', 'AUTOPAY PAYMENT - THANK YOU'],
}

/** A card: days of transaction and posting, payments with a minus and purchases without, sections with totals, the balance that is owed. */
const card: StatementManner = (dice) => {
  const book = bookOf(dice, purchases, dice.between(8, 24))
  // What goes out of an account is owed on a card.
  const owed: Book = {
    ...book,
    closing: book.opening - sum(book.entries),
    entries: book.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
  }
  const section = (title: string, entries: readonly Entry[]): string =>
    `<tr><td colspan="4"><b>${title}</b></td></tr>${entries.map(({ day, texts, amount }) => `<tr><td class="d">${dayAs(day, 'MM/DD')}</td><td class="d">${dayAs(day, 'MM/DD')}</td><td>${lines(texts)}</td><td class="r">${points(amount)}</td></tr>`).join('')}<tr><td colspan="3"><b>TOTAL ${title} FOR THIS PERIOD</b></td><td class="r"><b>${dollars(sum(entries))}</b></td></tr>`
  return {
    html: page(
      `<div class="row"><b style="font-size:14pt">Linden Card Services</b><div style="text-align:right">RUTH A CALLOWAY<br>Account ending in 8830<br>Opening/Closing Date ${dayAs(book.first, 'MM/DD/YY')} - ${dayAs(book.last, 'MM/DD/YY')}</div></div><div class="row" style="margin:16pt 0"><div>${facts(
        [
          ['New Balance', `<b>${dollars(owed.closing)}</b>`],
          ['Minimum Payment Due', '$40.00'],
          ['Payment Due Date', dayAs(book.last, '28/DD/YY').replace(/^28/u, '12')],
        ],
      )}</div><div>${facts([
        ['Previous Balance', dollars(owed.opening)],
        ['Payment, Credits', dollars(-sum(into(book)))],
        ['Purchases', `+${dollars(-sum(out(book)))}`],
        ['Fees Charged', '$0.00'],
        ['Credit Access Line', '$12,000'],
      ])}</div></div><h2>ACCOUNT ACTIVITY</h2><table class="ledger"><thead><tr><th>Date of<br>Transaction</th><th>Post<br>Date</th><th>Merchant Name or Transaction Description</th><th class="r">$ Amount</th></tr></thead>${section(
        'PAYMENTS AND OTHER CREDITS',
        owed.entries.filter(({ amount }) => amount < 0),
      )}${section(
        'PURCHASES',
        owed.entries.filter(({ amount }) => amount > 0),
      )}</table>`,
      plainStyle('Carlito', 10, '.ledger th{border-bottom:1pt solid #345;vertical-align:bottom}'),
    ),
    group: 'us-card',
    ...saidBy(
      { ...owed, entries: [...owed.entries.filter(({ amount }) => amount < 0), ...owed.entries.filter(({ amount }) => amount > 0)] },
      { account_holder: 'RUTH A CALLOWAY' },
      'signed',
      'none',
    ),
  }
}

const british: Moves = {
  out: [
    'VIS; THE CROWN INN; LEEDS',
    ')))  ; CORNERWAYS MARKET; HARROGATE',
    'DD; PENNINE ENERGY',
    'BP; R MARWICK; RENT OCT',
    'ATM; CASH HEADROW; OCT12 LEEDS@10:44',
    'SO; MARLOW SAVINGS',
  ],
  into: ['CR; HALDEN ROBOTICS LTD; SALARY', 'CR; HMRC CHILD BENEFIT', 'TFR; D MARWICK'],
}
const britishHolder = ['Mrs Alison Marwick', '14 Quay Street', 'Leeds', 'West Yorkshire', 'LS1 4DY']
/** Of "VIS; THE CROWN INN; LEEDS" the kind and the lines. */
const kindAndLines = (texts: readonly string[]): readonly [string, readonly string[]] => [(texts[0] ?? '').trim(), texts.slice(1)]

/** The day once, a short kind before the text, sums beside the last line of an entry, the balance once a day. */
const kindsOfPayment: StatementManner = (dice) => {
  const book = bookOf(dice, british, dice.between(8, 26))
  const rows = book.entries.flatMap(({ day, texts, amount, balance }, at): string[][] => {
    const [kind, below] = kindAndLines(texts)
    const isFirst = book.entries[at - 1]?.day !== day
    const isLast = book.entries[at + 1]?.day !== day
    return below.map((line, index) => {
      const isEnd = index === below.length - 1
      return [
        isFirst && index === 0 ? dayAs(day, 'DD Mon YY') : '',
        index === 0 ? kind : '',
        line,
        isEnd && amount < 0 ? points(-amount) : '',
        isEnd && amount > 0 ? points(amount) : '',
        isEnd && isLast ? points(balance) : '',
      ]
    })
  })
  return {
    html: page(
      `<div class="row"><div><b style="font-size:13pt">Aire Valley Bank</b></div><div class="small" style="text-align:right">Contact tel 01632 960 404<br>Text phone used by deaf or speech impaired customers<br>www.airevalley.example.co.uk</div></div><div class="row" style="margin:18pt 0"><div><b>Your Statement</b><br><br>${lines(britishHolder)}</div><div class="box"><b>Account Summary</b>${facts(
        [
          ['Opening Balance', points(book.opening)],
          ['Payments In', points(sum(into(book)))],
          ['Payments Out', points(-sum(out(book)))],
          ['Closing Balance', points(book.closing)],
        ],
      )}</div></div><p>${dayAs(book.first, 'D Month')} to ${dayAs(book.last, 'D Month YYYY')}</p><table class="facts small"><tr><td><b>Account Name</b></td><td><b>Sortcode</b></td><td><b>Account Number</b></td><td><b>Sheet Number</b></td></tr><tr><td>Mrs Alison Marwick</td><td>40-22-17</td><td>31774420</td><td>218</td></tr></table><h2>Your Bank Account details</h2>${ledger(['Date', 'Payment type and details', '', 'Paid out', 'Paid in', 'Balance'], [[dayAs(book.first, 'DD Mon YY'), '', '<b>BALANCE BROUGHT FORWARD</b>', '', '', points(book.opening)], ...rows, [dayAs(book.last, 'DD Mon YY'), '', '<b>BALANCE CARRIED FORWARD</b>', '', '', points(book.closing)]], ['d', 'd', '', 'r', 'r', 'r'])}`,
      plainStyle(
        'Liberation Sans',
        9,
        '.box{border:1pt solid #900;padding:6pt}.ledger th{border-bottom:1pt solid #900}.ledger td{padding:.5pt 4pt}',
      ),
    ),
    group: 'uk-kinds',
    ...saidBy(
      {
        ...book,
        entries: book.entries.map((entry) => ({ ...entry, texts: [kindAndLines(entry.texts)[0], ...kindAndLines(entry.texts)[1]] })),
      },
      { account_holder: 'Mrs Alison Marwick', account_number: '31774420' },
      'two columns',
      'of each day',
    ),
  }
}

/** A row an entry, the kind of payment behind its text, in before out, titles with the sign of the currency. */
const kindBehind: StatementManner = (dice) => {
  const book = bookOf(dice, british, dice.between(10, 45))
  const rows = book.entries.map(({ day, texts, amount, balance }) => {
    const [kind, below] = kindAndLines(texts)
    return [
      dayAs(day, 'DD Mon YY'),
      below.join(' '),
      kind.replace(/\)+/u, 'DEB'),
      amount > 0 ? points(amount) : '',
      amount < 0 ? points(-amount) : '',
      points(balance),
    ]
  })
  return {
    html: page(
      `<div class="row"><b style="font-size:16pt;color:#006a4d">Thistle &amp; Rose Bank</b><span>Classic Account Statement</span></div><div class="row" style="margin:20pt 0"><div>${lines(britishHolder)}</div><div>${facts(
        [
          ['Sort Code', '30-90-44'],
          ['Account Number', '22018864'],
          ['Statement Sheet Number', '57'],
          ['Issue Date', dayAs(book.last, 'DD Month YYYY')],
        ],
      )}</div></div><b>${dayAs(book.first, 'DD Month YYYY')} to ${dayAs(book.last, 'DD Month YYYY')}</b><div class="row panel"><div>Money In<br><b>£${points(sum(into(book)))}</b></div><div>Balance on ${dayAs(book.first, 'DD Month YYYY')}<br><b>£${points(book.opening)}</b></div></div><div class="row panel"><div>Money Out<br><b>£${points(-sum(out(book)))}</b></div><div>Balance on ${dayAs(book.last, 'DD Month YYYY')}<br><b>£${points(book.closing)}</b></div></div><h2>Your Transactions</h2>${ledger(['Date', 'Description', 'Type', 'Money In (£)', 'Money Out (£)', 'Balance (£)'], rows, ['d', '', '', 'r', 'r', 'r'])}<p class="small">Transaction types: BP Bill payment, CR Credit, DD Direct debit, DEB Debit card, SO Standing order, TFR Transfer, ATM Cash machine, VIS Visa</p>`,
      plainStyle(
        'DejaVu Sans',
        8,
        '.panel{background:#e8f2ee;padding:5pt;margin:4pt 0}.ledger th{background:#006a4d;color:#fff}.ledger td{border-bottom:.5pt solid #ccc}',
      ),
    ),
    group: 'uk-types',
    ...saidBy(
      { ...book, entries: book.entries.map((entry) => ({ ...entry, texts: kindAndLines(entry.texts)[1] })) },
      { account_holder: 'Mrs Alison Marwick', account_number: '22018864' },
      'two columns',
    ),
  }
}

const appMoves: Moves = {
  out: [
    'Corner Roasters LEEDS GBR',
    'Pennine Energy (Direct Debit) Reference: 88120417',
    'Cash Machine Headrow LEEDS GBR',
    'Tin Kettle LISBOA PRT Amount: EUR -14.20. Conversion rate: 1.172',
  ],
  into: ['HALDEN ROBOTICS LTD (Faster Payments) Reference: SALARY', 'D Marwick (P2P Payment)'],
}

/** Of an application: newest first, a signed amount, titles with the currency before them. */
const newestFirst: StatementManner = (dice) => {
  const book = bookOf(dice, appMoves, dice.between(8, 40))
  const entries = book.entries.toReversed()
  return {
    html: page(
      `<div class="row"><b style="font-size:18pt">pebble</b><div style="text-align:right"><b>Personal Account statement</b><br>${dayAs(book.first, 'DD/MM/YYYY')} - ${dayAs(book.last, 'DD/MM/YYYY')}</div></div><div class="row" style="margin:18pt 0"><div>Alison Marwick<br>14 Quay Street<br>Leeds<br>LS1 4DY</div><div>${facts(
        [
          ['Sort code:', '04-00-88'],
          ['Account number:', '71304418'],
          ['IBAN:', 'GB33BUKB20201555555555'],
        ],
      )}</div></div><div class="row"><div><b style="font-size:14pt">£${points(book.closing)}</b><br>Personal Account balance<br><span class="small">(Excluding all jars)</span></div><div>+£${points(sum(into(book)))}<br>Total deposits</div><div>-£${points(-sum(out(book)))}<br>Total outgoings</div></div><h2>Transactions</h2>${ledger(
        ['Date', 'Description', '(GBP) Amount', '(GBP) Balance'],
        entries.map(({ day, texts, amount, balance }) => [dayAs(day, 'DD/MM/YYYY'), lines(texts), points(amount), points(balance)]),
        ['d', '', 'r', 'r'],
      )}<p class="small">pebble is a trading name of Pebble Bank Ltd, registered in England No. 90000417.</p>`,
      plainStyle('Carlito', 10, '.ledger td{border-top:.5pt solid #ddd;padding:6pt 4pt}'),
    ),
    group: 'uk-app',
    ...saidBy(
      { ...book, entries },
      { account_holder: 'Alison Marwick', account_number: '71304418', iban: 'GB33BUKB20201555555555', opening_balance: null },
      'signed',
    ),
  }
}

/** The year only in its own row, balances with CR, an opening and a closing row. */
const yearOnce: StatementManner = (dice) => {
  const book = bookOf(
    dice,
    { out: american.out.map((text) => text.replace(/ (?:Portland )?OR\b/u, ' WA AUS')), into: american.into },
    dice.between(8, 28),
  )
  const rows = book.entries.map(({ day, texts, amount, balance }) => [
    dayAs(day, 'DD Mon'),
    lines(texts),
    amount < 0 ? points(-amount) : '',
    amount > 0 ? dollars(amount) : '',
    `${dollars(balance)} CR`,
  ])
  const year = book.first.slice(0, 4)
  return {
    html: page(
      `<div class="row"><div>${lines(['MS RUTH CALLOWAY', '9 HARBOUR PARADE', 'FREMANTLE WA 6160'])}</div><div><h1>Your Statement</h1>${facts(
        [
          ['Statement 14', '(Page 1 of 2)'],
          ['Account Number', '06 6128 10447281'],
          ['Statement Period', `${dayAs(book.first, 'D Mon YYYY')} - ${dayAs(book.last, 'D Mon YYYY')}`],
          ['Closing Balance', `${dollars(book.closing)} CR`],
          ['Enquiries', '1300 555 019'],
        ],
      )}</div></div><h2>Daily Access</h2><p>Enjoy the convenience and security of unlimited access to your money when you need it, with no monthly account fee if you deposit $2,000 a month.</p><p>Name: RUTH CALLOWAY</p>${ledger(['Date', 'Transaction', 'Debit', 'Credit', 'Balance'], [[dayAs(book.first, 'DD Mon'), `<b>${year} OPENING BALANCE</b>`, '', '', `${dollars(book.opening)} CR`], ...rows, [dayAs(book.last, 'DD Mon'), `<b>${year} CLOSING BALANCE</b>`, '', '', `${dollars(book.closing)} CR`]], ['d', '', 'r', 'r', 'r'])}<div class="sums">${ledger(['Opening balance', '-', 'Total debits', '+', 'Total credits', '=', 'Closing balance'], [[`${dollars(book.opening)} CR`, '', dollars(-sum(out(book))), '', dollars(sum(into(book))), '', `${dollars(book.closing)} CR`]])}</div>`,
      plainStyle('Liberation Sans', 9, '.ledger th{background:#222;color:#fff}.sums{margin-top:16pt}'),
    ),
    group: 'au',
    ...saidBy(book, { account_number: '06612810447281' }, 'two columns'),
  }
}

const indian: Moves = {
  out: [
    'UPI-CORNER ROASTERS-CORNER@OKBANK-SEVC0000; 114-402998117723-PAYMENT FROM PHONE',
    'NEFT DR-DECC0001044-MEERA PROPERTIES-NETBANK,; MUM-N044240229-RENT',
    'ATW-416021XXXXXX4471-S1ANMU77-MUMBAI',
    'ACH D- KAVERI LIFE INSURANCE-77120044',
  ],
  into: ['NEFT CR-HALDEN ROBOTICS INDIA-RUTH IYER-SALARY', 'IMPS-402918837712-D IYER-DECC-XXXXXXX4471-GIFT'],
}

/** Ruled columns, narrations over two lines, a reference of many figures, lakhs. */
const narrations: StatementManner = (dice) => {
  const book = bookOf(dice, indian, dice.between(8, 30), dice.between(8_000_000, 90_000_000))
  const rows = book.entries.map(({ day, texts, amount, balance }, at) => [
    dayAs(day, 'DD/MM/YY'),
    lines(texts),
    `00004029${String(18_837_712 + at * 977)}`,
    dayAs(day, 'DD/MM/YY'),
    ...inColumns(amount, indianFigure),
    indianFigure(balance),
  ])
  return {
    html: page(
      `<div class="row"><div><b>MS RUTH IYER</b><br>FLAT 12 SEA VIEW<br>CARTER ROAD BANDRA WEST<br>MUMBAI 400050<br>MAHARASHTRA INDIA<br><br>JOINT HOLDERS :</div><div>${lines(['Account Branch : CARTER ROAD', 'Address : 14 CARTER ROAD', 'City : MUMBAI 400050', 'Cust ID : 88120447', 'Account No : 50100288714402 OTHER', 'A/C Open Date : 04/02/2019', 'RTGS/NEFT IFSC : DECC0000240 MICR : 400999033', 'Account Type : SAVINGS A/C - RESIDENT'])}</div></div><p>From : ${dayAs(book.first, 'DD/MM/YYYY')} &nbsp; To : ${dayAs(book.last, 'DD/MM/YYYY')} <b style="margin-left:60pt">Statement of account</b></p>${ledger(['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'], rows, ['d', '', '', '', 'r', 'r', 'r'])}<p><b>STATEMENT SUMMARY :-</b></p><table class="facts"><tr><td>Opening Balance</td><td>Dr Count</td><td>Cr Count</td><td>Debits</td><td>Credits</td><td>Closing Bal</td></tr><tr><td>${indianFigure(book.opening)}</td><td>${out(book).length}</td><td>${into(book).length}</td><td>${indianFigure(sum(out(book)))}</td><td>${indianFigure(sum(into(book)))}</td><td>${indianFigure(book.closing)}</td></tr></table><p class="small">Generated On: ${dayAs(book.last, 'DD-Mon-YYYY')} 22:14 &nbsp; This is a computer generated statement and does not require signature.</p>`,
      plainStyle(
        'Liberation Sans',
        7.5,
        '.ledger td,.ledger th{border-left:.5pt solid #000;border-right:.5pt solid #000}.ledger th{border:.5pt solid #000}.ledger{border:.5pt solid #000}',
      ),
    ),
    group: 'in',
    ...saidBy(book, { account_holder: 'MS RUTH IYER', account_number: '50100288714402' }, 'two columns'),
  }
}

export const englishManners: readonly StatementManner[] = [
  summaryAndDetail,
  additionsAndSubtractions,
  dailyBalance,
  card,
  kindsOfPayment,
  kindBehind,
  newestFirst,
  yearOnce,
  narrations,
]
