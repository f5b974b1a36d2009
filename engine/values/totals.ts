const totalLabel =
  /^(?:(?:grand|net|gross|sub|sous|zwischen|end|general|overall|del)[\s-]*)?(?:totals?|sum|summe|gesamt\p{L}*|insgesamt|totales?|totaal|totali|totaux|totalt|total\s+\p{L}+(?:\s+\p{L}+){0,2}|subtot[ae]le?s?|subtotaal|somme|somma|suma|soma|summa|i alt|razem|og[óo]łem|łącznie|celkem|összesen|yhteensä|toplam|合计|合\s?計|合\s?计|小计|小計|总计|總計|総計|共计|共計|总额|總額|итого|всего|σύνολο|gross (?:pay|wages|salary|earnings)|gesamtbrutto|amount due|balance due|rechnungsbetrag|nettobetrag|bruttobetrag)(?!\p{L})/iu

/** true for a text that calls its row a total: "Total", "Grand total", "Zwischensumme". */
export const isTotalLabel = (text: string): boolean => totalLabel.test(text.trim())
