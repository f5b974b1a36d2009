// The labels of invoices in Finnish, Czech and Slovak, Hungarian, Romanian, Croatian and Slovene, and Turkish, by the name of their field;
// "list.column" for the columns of a list. Short words that mean something else in another language are left out.

/** Labels by field, parted by "|". */
export const finnishAndEastern: Readonly<Record<string, string>> = {
  'line_items.position': 'rivi|č.|poř.|por. č.|nr. crt.|nr crt|crt|rb|r.br.|zap. št.|sıra|sıra no|sor|ssz.',
  'line_items.item_number':
    'tuotenro|tuotekoodi|tuotenumero|nimikenro|nimike nro|kód|kód zboží|katalogové číslo|kód tovaru|cikkszám|cod produs|šifra|stok kodu|ürün kodu',
  'line_items.description':
    'tuote|tuotteet|nimike|kuvaus|selite|palvelu|tuote tai palvelu|popis|název|označení dodávky|předmět plnění|položka|popis položky|názov|označenie|megnevezés|termék|leírás|szolgáltatás|termék megnevezése|termék / szolgáltatás|denumire|denumirea produselor|denumirea produselor sau a serviciilor|descriere|produs|serviciu|naziv|opis usluge|naziv robe|naziv artikla|naziv robe ili usluge|opis storitve|açıklama|mal hizmet|mal/hizmet|mal hizmet adı|ürün|ürün adı|hizmet',
  'line_items.quantity': 'määrä|kpl|množství|počet|mn.|množstvo|mennyiség|menny.|cantitate|cantitatea|cant|količina|kol.|miktar|adet',
  'line_items.unit':
    'yks.|yks|yksikkö|mj|m.j.|mj.|jednotka|měrná jednotka|merná jednotka|me.|m.e.|mennyiségi egység|u.m.|um|jed.|jm|jmj|enota|birim',
  'line_items.unit_price':
    'à-hinta|a-hinta|à hinta|yksikköhinta|hinta|hinta/yks|yks.hinta|veroton hinta|a hinta alv 0|cena za mj|cena/mj|jedn. cena|jednotková cena|cena bez dph|cena za jednotku|cena za jednotku bez dph|egységár|nettó egységár|egys. ár|preț unitar|pret unitar|preț|preț unitar fără tva|jedinična cijena|cijena|jed. cijena|cena na enoto|cena brez ddv|birim fiyat|birim fiyatı|fiyat',
  'line_items.discount': 'alennus|ale|ale %|alennus %|sleva|sleva %|zľava|kedvezmény|rabat|popust|popust %|iskonto|indirim|iskonto oranı',
  'line_items.tax_rate':
    'alv|alv %|alv-%|alv-kanta|dph|dph %|sazba|sazba dph|sadzba dph|áfa|áfa %|áfa kulcs|áfakulcs|cota tva|pdv|pdv %|stopa pdv|ddv|ddv %|kdv|kdv %|kdv oranı',
  'line_items.tax_amount':
    'alv eur|alv €|veron määrä|částka dph|áfa összeg|áfa értéke|áfa érték|valoare tva|valoarea tva|iznos pdv|kdv tutarı',
  'line_items.amount':
    'yhteensä|yht.|veroton yht.|veroton yhteensä|summa|rivisumma|yhteensä alv 0|summa veroton|celkem|celkem bez dph|cena celkem|celkem kč|částka|spolu|spolu bez dph|cena spolu|suma|összesen|nettó érték|nettó összeg|nettó|érték|valoare|valoarea|valoare fără tva|iznos|ukupno|vrijednost|znesek|vrednost|skupaj|tutar|toplam|mal hizmet tutarı',
  'tax_lines.rate': 'alv|alv %|alv-kanta|verokanta|sazba|sazba dph|sadzba|áfa kulcs|áfa|cota tva|stopa|pdv|stopnja|kdv oranı',
  'tax_lines.base':
    'veroton|veron peruste|alv-peruste|základ|základ daně|základ dane|základ dph|alap|adóalap|nettó|áfa alap|bază|bază impozabilă|osnovica|porezna osnovica|osnova|matrah|kdv matrahı',
  'tax_lines.amount': 'alv|vero|alv eur|dph|daň|výše dph|áfa|áfa összeg|tva|iznos pdv|pdv|ddv|kdv|kdv tutarı|hesaplanan kdv',
  invoice_number:
    'lasku|laskun numero|laskunumero|laskun nro|lasku nro|laskunro|hyvityslasku|hyvityslaskun numero|faktura č.|faktura č|faktura číslo|číslo faktury|daňový doklad č.|faktura - daňový doklad č.|faktura – daňový doklad č.|doklad č.|číslo dokladu|dobropis č.|faktúra|faktúra č.|faktúra číslo|číslo faktúry|számla sorszáma|számlaszám|számla száma|sorszám|számla|factură|factura|factura nr|factură nr|factura seria|seria și numărul|număr factură|nr. factură|numărul facturii|račun|račun br.|račun br|račun broj|broj računa|faktura br.|račun št.|račun št|številka računa|fatura no|fatura numarası|fatura seri no|belge no',
  issue_date:
    'laskun päiväys|laskun päivämäärä|laskun pvm|laskupvm|laskupäivä|päiväys|päivämäärä|pvm|datum vystavení|datum vystavenia|dátum vystavenia|vystaveno|vystaveno dne|dne|kelt|számla kelte|kelte|kiállítás dátuma|kiállítás kelte|kiállítás napja|számla dátuma|data emiterii|data facturii|data emitere|datum računa|datum izdavanja|datum izdaje|datum izstavljanja|fatura tarihi|düzenleme tarihi|düzenlenme tarihi|tarih',
  due_date:
    'eräpäivä|eräpvm|viimeinen maksupäivä|maksettava viimeistään|maksuaika päättyy|datum splatnosti|splatnost|splatno|splatné do|dátum splatnosti|fizetési határidő|esedékesség|határidő|fizetés határideje|fizetendő eddig|scadență|data scadenței|termen de plată|data scadentă|dospijeće|datum dospijeća|rok plaćanja|rok plačila|zapadlost|datum zapadlosti|vade|vade tarihi|son ödeme tarihi|ödeme tarihi',
  delivery_date:
    'toimituspäivä|toimituspvm|toimitettu|suorituspäivä|duzp|datum uskutečnění zdanitelného plnění|datum uskutečnění plnění|datum zdan. plnění|datum zdanitelného plnění|dátum dodania|datum dodání|teljesítés|teljesítés dátuma|teljesítés kelte|teljesítés időpontja|teljesítés napja|data livrării|datum isporuke|datum opravljene storitve|datum dobave|teslim tarihi|sevk tarihi|fiili sevk tarihi',
  service_start: 'laskutuskausi|laskutusjakso|období|fakturační období|elszámolási időszak|időszak|perioada|razdoblje|obdobje|dönem',
  order_number:
    'tilausnumero|tilausnro|tilaus nro|tilauksenne|ostotilaus|ostotilausnumero|asiakkaan tilausnumero|objednávka|objednávka č.|číslo objednávky|obj. č.|vaše objednávka|rendelésszám|rendelési szám|megrendelés száma|megrendelésszám|rendelés száma|comandă|comanda nr|nr. comandă|comanda|narudžba|broj narudžbe|narudžbenica|naročilo|št. naročila|naročilnica|sipariş no|sipariş numarası',
  customer_number:
    'asiakasnumero|asiakasnro|asiakas nro|číslo zákazníka|zákaznické číslo|č. zákazníka|číslo odběratele|vevőkód|ügyfélszám|vevő kódja|cod client|šifra kupca|broj kupca|müşteri no|müşteri kodu|müşteri numarası',
  contract_number:
    'sopimusnumero|sopimus nro|smlouva|smlouva č.|číslo smlouvy|zmluva|szerződésszám|szerződés száma|contract nr|nr. contract|ugovor|broj ugovora|sözleşme no',
  delivery_note_number:
    'lähete|lähetenro|lähetteen numero|dodací list|dodací list č.|szállítólevél|szállítólevél száma|aviz|aviz nr|otpremnica|dobavnica|irsaliye no|irsaliye numarası',
  currency: 'valuutta|měna|mena|pénznem|deviza|monedă|valută|valuta|para birimi|döviz',
  seller_name:
    'myyjä|toimittaja|laskuttaja|dodavatel|dodávateľ|prodávající|predávajúci|eladó|szállító|kibocsátó|számlakibocsátó|furnizor|vânzător|prodavatelj|dobavljač|izdavatelj|prodajalec|dobavitelj|izdajatelj|satıcı',
  buyer_name:
    'asiakas|ostaja|laskutusosoite|laskun saaja|vastaanottaja|odběratel|odberateľ|kupující|kupujúci|zákazník|fakturační adresa|vevő|vásárló|megrendelő|client|cumpărător|beneficiar|kupac|naručitelj|primatelj|kupec|naročnik|alıcı|müşteri|sayın',
  delivery_name: 'toimitusosoite|dodací adresa|příjemce|dodacia adresa|szállítási cím|adresa de livrare|adresa isporuke|teslimat adresi',
  seller_vat_id:
    'alv-tunnus|alv tunnus|alv-numero|alv nro|vat-tunnus|vat-numero|dič|ič dph|adószám|közösségi adószám|eu adószám|cui|c.u.i.|cif|cod fiscal|oib|pdv id|id za ddv|id št. za ddv|davčna številka|vkn|vergi no|vergi numarası|vergi kimlik no',
  buyer_vat_id:
    'alv-tunnus|dič|ič dph|adószám|közösségi adószám|vevő adószáma|cui|c.u.i.|cif|cod fiscal|oib|pdv id|id za ddv|davčna številka|vkn|vergi no|vergi numarası',
  seller_tax_number: 'y-tunnus|y tunnus|ly-tunnus|ič|ičo|iČ',
  seller_registration_number:
    'kaupparekisteri|cégjegyzékszám|cg. szám|nr. reg. com.|reg. com.|nr. ord. reg. com.|mbs|matična številka|mersis no|ticaret sicil no',
  seller_phone: 'puhelin|puh.|puh|gsm|telefon|mobil|tel|telefonszám|tlf',
  seller_email: 'sähköposti|e-mail|email|e-pošta|e-posta|eposta',
  seller_website: 'kotisivu|www|web|weboldal|honlap|web sitesi',
  bank_name: 'pankki|banka|peněžní ústav|bank|banca|poslovna banka|banka adı',
  bank_account_number:
    'tilinumero|tili|číslo účtu|č. účtu|bankovní spojení|účet|bankszámlaszám|számlaszám bank|cont|cont bancar|cont iban|račun iban|žiro račun|trr|transakcijski račun|hesap no',
  payment_reference:
    'viitenumero|viitenro|viite|maksuviite|variabilní symbol|variabilný symbol|var. symbol|vs|közlemény|megjegyzés a közleménybe|referință|poziv na broj|sklic|ödeme referansı',
  payment_terms:
    'maksuehto|maksuehdot|maksuaika|platební podmínky|platobné podmienky|fizetési feltétel|condiții de plată|termen plată|uvjeti plaćanja|plačilni pogoji|ödeme koşulları|ödeme şekli ve vadesi',
  payment_method:
    'maksutapa|způsob platby|způsob úhrady|forma úhrady|spôsob úhrady|spôsob platby|fizetési mód|fizetés módja|modalitate de plată|mod de plată|način plaćanja|način plačila|ödeme şekli|ödeme yöntemi',
  lines_total: 'rivit yhteensä|tuotteet yhteensä|součet položek|tételek összesen|mal hizmet toplam tutarı|mal/hizmet toplam tutarı',
  discount_total:
    'alennus|alennukset yhteensä|sleva|sleva celkem|zľava|kedvezmény|engedmény|discount|reducere|popust|toplam iskonto|iskonto',
  charges_total:
    'toimituskulut|toimitusmaksu|rahti|postikulut|laskutuslisä|pienlaskutuslisä|doprava|poštovné|balné|szállítási költség|szállítás|transport|dostava|poštarina|kargo|nakliye',
  net_total:
    'veroton|veroton yhteensä|yhteensä veroton|veroton summa|summa veroton|veroton hinta yhteensä|yhteensä alv 0|yhteensä alv 0 %|yhteensä ilman alv|arvonlisäveroton summa|základ|základ daně|základ daně celkem|celkem bez dph|součet bez dph|cena bez dph|spolu bez dph|základ dane|nettó|nettó összesen|nettó összeg|összesen nettó|adóalap|adóalap összesen|nettó végösszeg|total fără tva|total fara tva|subtotal|valoare fără tva|total net|bază impozabilă|osnovica|porezna osnovica|ukupno bez pdv|ukupno bez pdv-a|iznos bez pdv-a|skupaj brez ddv|osnova za ddv|znesek brez ddv|ara toplam|matrah|kdv matrahı|vergiler hariç toplam',
  tax_total:
    'alv|alv yhteensä|arvonlisävero|arvonlisävero yhteensä|alv-osuus|alv:n osuus|sisältää alv|vero yhteensä|alv eur|dph|dph celkem|celkem dph|daň|výše daně|daň celkem|dph spolu|áfa|áfa összesen|összes áfa|áfa összege|áfa tartalom|tva|total tva|valoare tva|pdv|iznos pdv|iznos pdv-a|ukupno pdv|ddv|znesek ddv|kdv|hesaplanan kdv|toplam kdv|kdv tutarı',
  gross_total:
    'yhteensä|loppusumma|laskun summa|laskun loppusumma|summa|kokonaissumma|verollinen|verollinen yhteensä|yhteensä sis. alv|yhteensä verollinen|summa yhteensä|celkem|celkem s dph|celková částka|celkem včetně dph|celkem vč. dph|fakturovaná částka|spolu|spolu s dph|celková suma|bruttó|bruttó összesen|bruttó összeg|bruttó végösszeg|összesen bruttó|végösszeg|összesen|számla végösszege|számla összege|total general|total de plată|total cu tva|total factură|total|ukupno|ukupno s pdv|ukupno s pdv-om|sveukupno|skupaj|skupaj z ddv|skupaj znesek|genel toplam|toplam|vergiler dahil toplam tutar|vergiler dahil toplam|fatura tutarı',
  prepaid:
    'maksettu|ennakkomaksu|ennakko|hyvitetään ennakko|zaplaceno|uhrazeno|záloha|zálohy|zaplacené zálohy|uhradené|előleg|fizetett előleg|fizetve|kiegyenlítve|avans|achitat|plătit|plaćeno|predujam|avans plačan|ödenen|peşinat',
  rounding: 'pyöristys|zaokrouhlení|haléřové vyrovnání|zaokrúhlenie|kerekítés|rotunjire|zaokruženje|zaokrožitev|yuvarlama',
  amount_due:
    'maksettava|maksettavaa|maksettavaa yhteensä|maksettava yhteensä|maksettava määrä|laskun maksettava summa|avoinna|k úhradě|k úhradě celkem|celkem k úhradě|částka k úhradě|zbývá uhradit|k zaplacení|celkem k zaplacení|na úhradu|k úhrade|suma na úhradu|fizetendő|fizetendő összeg|fizetendő végösszeg|összesen fizetendő|fizetendő összesen|rest de plată|de plată|total de plată|za platiti|za plaćanje|ukupno za platiti|iznos za uplatu|za plačilo|skupaj za plačilo|ödenecek tutar|ödenecek toplam tutar',
}
