// What statements of account say, by language. Banks and people are invented, whatever they resemble.

export interface StatementWording {
  readonly currency: string
  readonly sign: string
  /** Between thousands, and before cents. */
  readonly marks: readonly [thousands: string, cents: string]
  /** Between day, month and year, or "iso". */
  readonly days: readonly string[]
  readonly monthFirst?: boolean
  readonly ibans: readonly string[]
  readonly banks: readonly string[]
  readonly holders: readonly string[]
  readonly titles: readonly string[]
  readonly numbers: readonly string[]
  readonly accounts: readonly string[]
  /** What stands before the first day, and between it and the last. */
  readonly periods: readonly (readonly [before: string, between: string])[]
  readonly opening: readonly string[]
  readonly closing: readonly string[]
  /** Titles of columns: day, day of value, text, what went out, what came in, both, balance. */
  readonly day: readonly string[]
  readonly valueDay: readonly string[]
  readonly text: readonly string[]
  readonly out: readonly string[]
  readonly in: readonly string[]
  readonly amount: readonly string[]
  readonly balance: readonly string[]
  /** Marks of what went out and came in; none where the country has no custom of them. */
  readonly marksOf: readonly (readonly [wentOut: string, cameIn: string])[]
  readonly moves: readonly string[]
  /** Further lines below a movement. */
  readonly more: readonly string[]
  readonly footers: readonly string[]
}

const split = (text: string): readonly string[] => text.split('|')
const pairs = (text: string): readonly (readonly [string, string])[] =>
  text.split('|').map((pair) => {
    const [one = '', other = ''] = pair.split('~')
    return [one, other] as const
  })

export const statementWordings: Readonly<Record<string, StatementWording>> = {
  en: {
    currency: 'GBP',
    sign: '£',
    marks: [',', '.'],
    days: ['/', ' Mon '],
    ibans: ['GB29 NWBK 6016 1331 9268 19', 'GB33 BUKB 2020 1555 5555 55'],
    banks: split('Harbourside Bank plc|Marlow Building Society|First Fenland Bank'),
    holders: split('Mrs Alison Marwick; 14 Quay Street; Leeds LS1 4DY|Calder Tools Ltd; 3 Foundry Lane; York YO1 7HB'),
    titles: split('Statement of account|Your statement|Bank statement|Current account statement'),
    numbers: split('Statement number|Statement no.|Sheet number'),
    accounts: split('Account number|Account no.'),
    periods: pairs('Period:~to|From~to|Statement period~-|~to'),
    opening: split('Opening balance|Balance brought forward|Previous balance|Start balance'),
    closing: split('Closing balance|Balance carried forward|New balance|End balance'),
    day: split('Date|Transaction date|Posted'),
    valueDay: split('Value date'),
    text: split('Description|Details|Transaction|Payment type and details'),
    out: split('Paid out|Money out|Debit|Withdrawals'),
    in: split('Paid in|Money in|Credit|Deposits'),
    amount: split('Amount|Amount (£)'),
    balance: split('Balance|Running balance|Balance (£)'),
    marksOf: pairs('DR~CR'),
    moves: split(
      'Card payment Corner Cafe|Direct debit Northern Water|Salary Fenland Council|Standing order rent|Cash machine High Street|Faster payment A Singh|Interest|Account fee',
    ),
    more: split('Ref 4471 8820|on 12 Mar|Leeds GB'),
    footers: split('Page 1 of 1|Registered in England no. 01234567'),
  },
  de: {
    currency: 'EUR',
    sign: '€',
    marks: ['.', ','],
    days: ['.', '.short'],
    ibans: ['DE89 3704 0044 0532 0130 00', 'DE75 5121 0800 1245 1261 99'],
    banks: split('Sparkasse Nordtal|Volksbank Auental eG|Handelsbank Elbufer AG'),
    holders: split('Annegret Sölle; Lindenweg 4; 80331 München|Holzbau Brandmeyer GmbH; Industriestr. 12; 34117 Kassel'),
    titles: split('Kontoauszug|Ihr Kontoauszug|Kontoauszug Girokonto|Umsatzübersicht'),
    numbers: split('Auszug Nr.|Kontoauszug Nr.|Auszugsnummer'),
    accounts: split('Kontonummer|Konto-Nr.'),
    periods: pairs('Zeitraum:~bis|vom~bis|Zeitraum~-'),
    opening: split('Alter Kontostand|Alter Saldo|Anfangssaldo|Kontostand zu Beginn'),
    closing: split('Neuer Kontostand|Neuer Saldo|Endsaldo|Kontostand am Ende'),
    day: split('Datum|Buchungstag|Buchung'),
    valueDay: split('Wertstellung|Valuta'),
    text: split('Buchungstext|Verwendungszweck|Vorgang|Erläuterung'),
    out: split('Soll|Belastung|Ausgaben'),
    in: split('Haben|Gutschrift|Einnahmen'),
    amount: split('Betrag|Betrag in EUR|Umsatz'),
    balance: split('Saldo|Kontostand|Saldo EUR'),
    marksOf: pairs('S~H|-~+'),
    moves: split(
      'Kartenzahlung Markthalle|Lastschrift Stadtwerke|Lohn und Gehalt|Dauerauftrag Miete|Bargeldauszahlung|Überweisung K. Brandt|Zinsen|Entgelt Kontoführung',
    ),
    more: split('Rechnung 2291 vom 03.02.|Mandat ST-4471|Kundennummer 88203'),
    footers: split('Seite 1 von 1|Bitte prüfen Sie den Auszug umgehend.'),
  },
  fr: {
    currency: 'EUR',
    sign: '€',
    marks: [' ', ','],
    days: ['/', '.short', '/'],
    ibans: ['FR14 2004 1010 0505 0001 3M02 606', 'FR76 3000 6000 0112 3456 7890 189'],
    banks: split('Banque du Vieux Port|Crédit Rural de Loire|Caisse des Remparts'),
    holders: split('Mme Camille Desrosiers; 12 rue Haute; 69003 Lyon|SARL Atelier Morvan; 4 quai de la Fosse; 44000 Nantes'),
    titles: split('Relevé de compte|Votre relevé de compte|Extrait de compte'),
    numbers: split('Relevé n°|Numéro de relevé|Extrait n°'),
    accounts: split('Numéro de compte|Compte n°'),
    periods: pairs('Du~au|Période du~au|~au'),
    opening: split('Ancien solde|Solde précédent|Solde initial|Solde en début de période'),
    closing: split('Nouveau solde|Solde final|Solde en fin de période'),
    day: split('Date|Date opération'),
    valueDay: split('Date valeur|Valeur'),
    text: split('Libellé|Opérations|Nature des opérations|Détail'),
    out: split('Débit|Débit (€)|Débits'),
    in: split('Crédit|Crédit (€)|Crédits'),
    amount: split('Montant|Montant EUR'),
    balance: split('Solde'),
    marksOf: [],
    moves: split(
      'CB Boulangerie du Quai|Prélèvement Énergie Sud|Virement salaire|Virement loyer|Retrait DAB|Chèque 0047112|Intérêts|Frais de tenue de compte',
    ),
    more: split('Réf 4471 8820|le 12/03|Mandat 88203'),
    footers: split('Page 1/1|Sauf erreur ou omission.'),
  },
  es: {
    currency: 'EUR',
    sign: '€',
    marks: ['.', ','],
    days: ['/', '-'],
    ibans: ['ES91 2100 0418 4502 0005 1332', 'ES79 2100 0813 6101 2345 6789'],
    banks: split('Banco del Levante|Caja Rural de la Vega|Banca Mirador'),
    holders: split('Lucía Berenguer Soto; Calle Mayor 7; 28013 Madrid|Talleres Norte S.L.; Avda. del Puerto 21; 48001 Bilbao'),
    titles: split('Extracto de cuenta|Extracto de movimientos|Extracto bancario'),
    numbers: split('Extracto nº|Nº de extracto'),
    accounts: split('Número de cuenta|Nº de cuenta'),
    periods: pairs('Periodo:~al|Desde~hasta|Del~al'),
    opening: split('Saldo anterior|Saldo inicial'),
    closing: split('Saldo final|Saldo actual|Nuevo saldo'),
    day: split('Fecha|F. operación|Fecha operación'),
    valueDay: split('Fecha valor|F. valor'),
    text: split('Concepto|Descripción|Movimiento'),
    out: split('Cargo|Debe|Cargos'),
    in: split('Abono|Haber|Abonos'),
    amount: split('Importe|Importe (€)'),
    balance: split('Saldo'),
    marksOf: [],
    moves: split(
      'Compra tarjeta Café Plaza|Recibo Aguas del Ebro|Nómina febrero|Transferencia alquiler|Retirada cajero|Bizum A. Ruiz|Intereses|Comisión de mantenimiento',
    ),
    more: split('Ref. 4471 8820|Mandato 88203|Valencia ES'),
    footers: split('Página 1 de 1|Salvo error u omisión.'),
  },
  it: {
    currency: 'EUR',
    sign: '€',
    marks: ['.', ','],
    days: ['/', '.'],
    ibans: ['IT60 X054 2811 1010 0000 0123 456', 'IT40 S054 2811 1010 0000 0123 456'],
    banks: split('Banca del Ticino|Cassa di Risparmio di Altavalle|Banco Riviera S.p.A.'),
    holders: split('Elena Ferraris; Via Roma 18; 10121 Torino|Officine Portico S.r.l.; Viale Stazione 3; 40121 Bologna'),
    titles: split('Estratto conto|Estratto conto corrente|Lista movimenti'),
    numbers: split('Estratto conto n.|Numero estratto'),
    accounts: split('Numero conto|Conto corrente n.'),
    periods: pairs('Periodo:~al|Dal~al|Periodo dal~al'),
    opening: split('Saldo iniziale|Saldo precedente'),
    closing: split('Saldo finale|Nuovo saldo'),
    day: split('Data|Data operazione|Data contabile'),
    valueDay: split('Data valuta|Valuta'),
    text: split('Descrizione|Causale|Descrizione operazione'),
    out: split('Dare|Addebiti|Uscite'),
    in: split('Avere|Accrediti|Entrate'),
    amount: split('Importo|Importo in euro'),
    balance: split('Saldo|Saldo contabile'),
    marksOf: [],
    moves: split(
      'Pagamento POS Bar Centrale|Addebito utenze acqua|Accredito stipendio|Bonifico affitto|Prelievo bancomat|Bonifico L. Conti|Interessi|Canone mensile',
    ),
    more: split('Rif. 4471 8820|Mandato 88203|del 12/03'),
    footers: split('Pagina 1 di 1|Salvo errori od omissioni.'),
  },
  nl: {
    currency: 'EUR',
    sign: '€',
    marks: ['.', ','],
    days: ['-', '/'],
    ibans: ['NL91 ABNA 0417 1643 00', 'NL20 INGB 0001 2345 67'],
    banks: split('Polderbank N.V.|Spaarbank De Waag|Coöperatieve Bank Oostwaard'),
    holders: split('Sanne de Wit; Oudegracht 44; 3512 JE Utrecht|Veldkamp Transport B.V.; Havenweg 9; 8011 AB Zwolle'),
    titles: split('Rekeningafschrift|Afschrift betaalrekening|Bankafschrift'),
    numbers: split('Afschriftnummer|Afschrift nr.|Volgnummer'),
    accounts: split('Rekeningnummer|Rekening'),
    periods: pairs('Periode:~t/m|Van~tot en met|Periode~-'),
    opening: split('Vorig saldo|Beginsaldo|Oud saldo'),
    closing: split('Nieuw saldo|Eindsaldo'),
    day: split('Datum|Boekdatum'),
    valueDay: split('Rentedatum|Valutadatum'),
    text: split('Omschrijving|Naam/omschrijving|Mededelingen'),
    out: split('Af|Afschrijving|Debet'),
    in: split('Bij|Bijschrijving|Credit'),
    amount: split('Bedrag|Bedrag EUR'),
    balance: split('Saldo|Saldo na mutatie'),
    marksOf: pairs('Af~Bij'),
    moves: split(
      'Betaalautomaat Bakkerij Smit|Incasso Waterbedrijf|Salaris februari|Overboeking huur|Geldautomaat Stationsplein|Overboeking K. Bos|Rente|Kosten betaalpakket',
    ),
    more: split('Kenmerk 4471 8820|Machtiging 88203|Pasvolgnr 002'),
    footers: split('Pagina 1 van 1|Dit product valt onder de garantieregeling.'),
  },
  pt: {
    currency: 'EUR',
    sign: '€',
    marks: ['.', ','],
    days: ['/', '-', 'iso'],
    ibans: ['PT50 0002 0123 1234 5678 9015 4', 'PT50 0027 0000 0001 2345 6783 3'],
    banks: split('Banco do Mondego|Caixa Agrícola do Douro|Banco Serra e Mar'),
    holders: split('Rui Magalhães Pinto; Rua das Flores 8; 4050-262 Porto|Transportes Douro, Lda.; Avenida Central 30; 4710-229 Braga'),
    titles: split('Extrato de conta|Extrato bancário|Extrato de conta à ordem'),
    numbers: split('Extrato nº|Número do extrato'),
    accounts: split('Número da conta|Conta nº'),
    periods: pairs('Período:~a|De~a|Período de~até'),
    opening: split('Saldo inicial|Saldo anterior'),
    closing: split('Saldo final|Saldo atual|Novo saldo'),
    day: split('Data|Data mov.|Data movimento'),
    valueDay: split('Data valor'),
    text: split('Descrição|Descritivo|Movimento'),
    out: split('Débito|Débitos'),
    in: split('Crédito|Créditos'),
    amount: split('Montante|Valor|Montante EUR'),
    balance: split('Saldo|Saldo contabilístico'),
    marksOf: [],
    moves: split(
      'Compra Café Central|Débito direto Águas do Norte|Ordenado fevereiro|Transferência renda|Levantamento ATM|MB WAY A. Sousa|Juros|Comissão de manutenção',
    ),
    more: split('Ref. 4471 8820|Mandato 88203|Porto PT'),
    footers: split('Página 1 de 1|Salvo erro ou omissão.'),
  },
}
