// How sums are labelled.

/** "Summe inkl. MwSt.", "Total incl. VAT", "Totale IVA inclusa": a sum and whether tax is in it, in every usual wording. */
const worded = (sums: string, marks: string, taxes: string): string =>
  sums
    .split('|')
    .flatMap((sum) =>
      marks
        .split('|')
        .flatMap((mark) => taxes.split('|').map((tax) => `${sum} ${mark.includes('*') ? mark.replace('*', tax) : `${mark} ${tax}`}`)),
    )
    .join('|')

const germanSums =
  'summe|gesamt|gesamtsumme|gesamtbetrag|betrag|rechnungssumme|rechnungsbetrag|total|endbetrag|rechnungssumme brutto|summe brutto|gesamtbetrag brutto|rechnungstotal|gesamttotal|totalbetrag|zwischentotal|rechnungsendbetrag|endsumme'
const germanTaxes = 'mwst|mwst.|ust|ust.|mehrwertsteuer|umsatzsteuer'
const englishSums = 'total|amount|sum|subtotal|sub total|total amount|invoice total|grand total|price'
const englishTaxes = 'vat|tax|gst|sst|taxes'
/** Labels of sums with tax. */
export const withTax = [
  worded(germanSums, 'inkl.|incl.|inklusive|mit|einschl.|einschließlich', germanTaxes),
  worded(englishSums, 'incl.|incl|including|inc|inc.|inclusive of|with|* included|* incl|* inclusive', englishTaxes),
  worded('total paid|total due|total payable|total to pay', 'incl.|incl|including|inc|inc.|with', englishTaxes),
  worded('total|montant|prix', '* comprise|* incluse|avec', 'tva|taxes'),
  worded('total|importe|importe total', 'con|* incluido|* incl.', 'iva|impuestos'),
  worded('totale|importo|totale fattura', 'con|* inclusa|* compresa|* incl.', 'iva'),
  worded('totaal|bedrag|totaalbedrag', 'incl.|inclusief|incl|met', 'btw'),
  worded('total|valor|total geral', 'com|* incluído', 'iva|imposto|impostos'),
].join('|')
/** Labels of sums without tax. */
export const withoutTax = [
  worded(`${germanSums}|zwischensumme|nettosumme|rechnungssumme netto|summe netto`, 'ohne|exkl.|excl.|exklusive|zzgl.|vor', germanTaxes),
  worded(englishSums, 'excl.|excl|excluding|exc|ex|exclusive of|without|before|* excluded|net of', englishTaxes),
  worded('total|montant|prix|sous-total', 'hors|sans', 'tva|taxes|taxe'),
  worded('total|importe|subtotal', 'sin', 'iva|impuestos'),
  worded('totale|importo|imponibile', 'senza|* esclusa|* escl.', 'iva'),
  worded('totaal|bedrag|subtotaal', 'excl.|exclusief|excl|zonder', 'btw'),
  worded('total|valor|subtotal', 'sem', 'iva|imposto|impostos'),
].join('|')
/** Labels of the tax itself in German, which names it with what is done with it. */
export const germanTax = worded('zzgl.|zuzüglich|zuzügl.|plus|+|enthaltene|darin|summe|gesamt|betrag', '', germanTaxes)
