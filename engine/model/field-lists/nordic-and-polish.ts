// The labels of invoices in Danish, Norwegian, Swedish and Polish, by the name of their field; "list.column" for the columns of a list.

/** Labels by field, parted by "|". */
export const nordicAndPolish: Readonly<Record<string, string>> = {
  'line_items.position': 'lp|lp.|rad|linje|l.p.',
  'line_items.item_number':
    'varenr|varenr.|varenummer|artikelnummer|artikelnr|artnr|art nr|artikkelnr|artikkelnummer|produktnr|indeks|kod|kod towaru|symbol|nr katalogowy',
  'line_items.description':
    'vare|varer|varetekst|beskrivelse|ydelse|ydelser|benämning|beskrivning|artikel|tjänst|vara|varebeskrivelse|betegnelse|tekst|specifikation|spesifikasjon|nazwa|nazwa towaru|nazwa towaru lub usługi|nazwa towaru / usługi|nazwa usługi|nazwa towaru i usługi|opis|usługa|towar|wyszczególnienie',
  'line_items.quantity': 'antal|antall|ant.|mængde|mängd|mengde|timer|timmar|ilość|liczba',
  'line_items.unit': 'enhed|enh.|enhet|j.m.|jm|j. m.|jedn.|jednostka|miara',
  'line_items.unit_price':
    'stk. pris|stk.pris|stykpris|enhedspris|pris|pris pr. stk.|pris/stk|à pris|a pris|à-pris|a-pris|pris/enhet|enhetspris|timpris|timepris|timesats|cena|cena netto|cena jedn.|cena jednostkowa|cena jedn. netto|cena jednostkowa netto',
  'line_items.discount': 'rab.|rab %|rabat|rabat %|rabatt|upust',
  'line_items.tax_rate': 'moms|moms %|momssats|momssats %|mva|mva %|vat %|stawka|stawka vat|st. vat',
  'line_items.tax_amount': 'momsbeløb|momsbelopp|mva-beløp|moms|mva|kwota vat|vat|kwota podatku',
  'line_items.amount':
    'i alt|beløb|beløp|belopp|sum|summa|total|totalt|linjetotal|totalpris|pris i alt|wartość|wartość netto|kwota|kwota netto|razem|wartość brutto',
  'tax_lines.rate': 'moms|momssats|moms %|mva|mva %|mva-sats|stawka|stawka vat|vat',
  'tax_lines.base': 'momsgrundlag|grundlag|momspligtigt beløb|underlag|momsunderlag|grunnlag|mva-grunnlag|wartość netto|netto|podstawa',
  'tax_lines.amount': 'moms|momsbeløb|momsbelopp|mva|mva-beløp|kwota vat|vat|podatek',
  invoice_number:
    'fakturanr|fakturanr.|faktura|faktura nr|faktura nr.|fakturanummer|kreditnota|kreditnota nr|kreditnotanr|kreditfaktura|kreditfaktura nr|regning nr|faktura vat|faktura vat nr|numer faktury|nr faktury|rachunek nr|faktura korygująca nr|faktura pro forma nr',
  issue_date:
    'dato|fakturadato|udstedt|udstedelsesdato|utstedt|fakturadatum|datum|data wystawienia|data faktury|data wystawienia faktury|wystawiono',
  due_date:
    'forfaldsdato|betalingsfrist|betalingsdato|forfald|betales senest|sidste rettidige betalingsdag|forfall|betalingsdag|forfallodag|förfallodag|förfallodatum|förfaller|betalas senast|oss tillhanda|oss tillhanda senast|sista betalningsdag|att betala senast|termin płatności|termin zapłaty|płatne do|data płatności',
  delivery_date:
    'leveringsdato|leveret|afsendt|leveret den|leveransdatum|leveransdag|levert|data sprzedaży|data wykonania usługi|data dostawy|data wykonania|data dostawy/wykonania usługi|data zakończenia dostawy',
  service_start: 'fakturaperiode|periode|fakturaperiod|okres|okres rozliczeniowy',
  order_number:
    'ordrenr|ordrenr.|ordrenummer|ordre|ordre nr|jeres ordre|deres ordre|deres ordrenr|deres ref|deres reference|deres referanse|rekvisition|rekvisitionsnr|indkøbsordre|innkjøpsordre|bestillingsnr|ordernr|ordernummer|order nr|er order|ert ordernr|er referens|er ref|inköpsorder|beställningsnr|beställningsnummer|zamówienie|zamówienie nr|nr zamówienia|numer zamówienia|państwa zamówienie|zlecenie|nr zlecenia',
  customer_number:
    'kundenr|kundenr.|kundenummer|kunde nr|debitornr|debitornummer|kundnr|kundnr.|kundnummer|kund nr|nr klienta|numer klienta|kod klienta',
  contract_number:
    'kontrakt|kontraktnr|aftalenr|aftalenummer|avtal|avtalsnr|avtalsnummer|avtale|avtalenr|umowa|umowa nr|nr umowy|numer umowy',
  delivery_note_number:
    'følgeseddel|følgeseddel nr|følgeseddelnr|pakkeseddel|pakkseddel|följesedel|följesedelsnr|följesedel nr|dokument wz|wz nr|nr wz',
  currency: 'valuta|waluta',
  seller_name:
    'sælger|leverandør|udsteder|säljare|leverantör|selger|betalningsmottagare|betalingsmottaker|beløbsmodtager|sprzedawca|wystawca|usługodawca|dostawca',
  buyer_name:
    'faktureres til|faktura til|faktureret til|faktureringsadresse|fakturaadresse|køber|kunde|faktureras|faktureras till|faktura till|fakturaadress|faktureringsadress|köpare|kund|fakturamottagare|fakturamottaker|kjøper|nabywca|kupujący|odbiorca faktury|płatnik|zleceniodawca|usługobiorca',
  delivery_name:
    'leveres til|leveringsadresse|leveret til|leveransadress|levereras till|leverans till|leveringssted|adres dostawy|odbiorca|miejsce dostawy|dostawa do',
  seller_vat_id:
    'se-nr|cvr/se-nr|cvr-nr|cvr nr|cvr-nr.|cvr|momsnr|momsnummer|moms nr|moms-nr|momsreg.nr|momsregnr|momsreg nr|momsregistreringsnummer|vat-nr|org.nr mva|nip|nr nip|nip ue|vat ue|nr vat',
  buyer_vat_id:
    'cvr-nr|cvr nr|cvr-nr.|cvr|momsnr|momsnummer|momsreg.nr|momsregnr|vat-nr|nip|nr nip|nip nabywcy|jeres cvr-nr|deres momsnr|nip ue|vat ue|nr vat',
  seller_tax_number: 'org.nr|org nr|orgnr|organisationsnummer|organisasjonsnummer',
  seller_registration_number: 'krs|nr krs|foretaksregisteret',
  seller_phone: 'tlf|tlf.|telefon|mobil|tel.|tel nr',
  seller_email: 'e-post|epost|mejl|mail|e-mail',
  seller_website: 'hjemmeside|hemsida|nettside|strona|strona www',
  bank_name: 'pengeinstitut|nazwa banku|bank|w banku',
  bank_account_number:
    'kontonr|kontonr.|kontonummer|konto nr|reg. og konto|bankkonto|bankgiro|bankgironr|bg|plusgiro|plusgironr|pg|numer konta|nr konta|nr rachunku|rachunek|rachunek bankowy|konto',
  payment_reference:
    'ocr|ocr-nr|ocr-nummer|ocr nr|betalingsid|betalings-id|kid|kid-nr|kid-nummer|betalingsreference|meddelande|meddelelse|tytułem|tytuł przelewu|tytuł płatności',
  payment_terms: 'betalingsbetingelser|betalingsvilkår|betalningsvillkor|warunki płatności|termin',
  payment_method:
    'betalingsmåde|betalingsmetode|betalningssätt|betalingsmåte|sposób zapłaty|forma płatności|metoda płatności|sposób płatności',
  lines_total: 'varer i alt|varesum|varebeløb|summa varor|sum varer|wartość towarów',
  discount_total: 'rabat|rabat i alt|samlet rabat|rabatt|summa rabatt|upust|rabat łączny',
  charges_total:
    'fragt|porto|levering|ekspeditionsgebyr|gebyr|frakt|fraktkostnad|expeditionsavgift|faktureringsavgift|fakturaavgift|dostawa|koszt dostawy|transport|przesyłka',
  net_total:
    'beløb ekskl. moms|beløb excl. moms|beløb før moms|i alt ekskl. moms|i alt excl. moms|i alt uden moms|total ekskl. moms|total excl. moms|subtotal ekskl. moms|momspligtigt beløb|momsgrundlag|sum ekskl. moms|netto|nettobeløb|netto exkl. moms|netto excl. moms|summa exkl. moms|summa excl. moms|summa netto|belopp exkl. moms|exkl. moms|totalt exkl. moms|total exkl. moms|delsumma|nettobelopp|sum eks. mva|sum ekskl. mva|sum eks mva|beløp eks. mva|netto eks. mva|total eks. mva|nettobeløp|delsum|mva-grunnlag|razem netto|wartość netto|suma netto|kwota netto|łącznie netto|ogółem netto',
  tax_total:
    'moms|heraf moms|moms i alt|momsbeløb|moms 25%|dansk moms|salgsmoms|varav moms|momsbelopp|summa moms|moms totalt|total moms|mva|herav mva|mva-beløp|sum mva|mva totalt|merverdiavgift|kwota vat|vat razem|razem vat|podatek vat|suma vat|w tym vat',
  gross_total:
    'i alt|i alt inkl. moms|i alt incl. moms|total inkl. moms|total incl. moms|samlet beløb|fakturabeløb|beløb inkl. moms|summa inkl. moms|summa incl. moms|belopp inkl. moms|totalt inkl. moms|totalt|totalbelopp|fakturabelopp|summa|summa totalt|totalsumma|slutsumma|sum inkl. mva|sum inkl mva|beløp inkl. mva|total inkl. mva|totalbeløp|fakturabeløp|totalsum|razem brutto|wartość brutto|suma brutto|kwota brutto|razem|ogółem|łącznie|ogółem brutto|kwota faktury|wartość faktury',
  prepaid:
    'betalt|forudbetalt|a conto|aconto|indbetalt|allerede betalt|betalt beløb|betalat|redan betalt|förskott|inbetalt|direktreglerat|forskudd|zapłacono|zaliczka|wpłacono|przedpłata|rozliczona zaliczka',
  rounding: 'afrunding|øreafrunding|öresavrundning|öresutjämning|avrundning|avrunding|øreavrunding|zaokrąglenie',
  amount_due:
    'at betale|til betaling|beløb til betaling|at betale i alt|skyldigt beløb|restbeløb|att betala|belopp att betala|kvar att betala|summa att betala|å betale|beløp å betale|til gode|pozostało do zapłaty|do zapłaty|razem do zapłaty|kwota do zapłaty|pozostaje do zapłaty|łącznie do zapłaty',
}
