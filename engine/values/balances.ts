const opening =
  /^(?:(?:your |account )?(?:opening|beginning|starting|previous|prior|last) (?:account )?balance|balance (?:brought forward|b\/f|from (?:the )?last)|anfangs(?:saldo|bestand)|alter (?:konto)?(?:saldo|stand)|solde (?:initial|pr[ée]c[ée]dent|d['’]ouverture)|ancien solde|saldo (?:inicial|anterior|iniziale|precedente)|begin(?:saldo|stand)|vorig saldo|ing[åa]ende saldo)(?!\p{L})/iu
const closing =
  /^(?:(?:your |account )?(?:closing|ending|new|final|current) (?:account )?balance|balance (?:carried forward|c\/f)|end(?:saldo|bestand)|schlusssaldo|neuer (?:konto)?(?:saldo|stand)|nouveau solde|solde (?:final|nouveau|de cl[ôo]ture)|saldo (?:final|finale|nuevo|actual)|nuovo saldo|eind(?:saldo|stand)|nieuw saldo|utg[åa]ende saldo)(?!\p{L})/iu
const taken =
  /\b(?:withdrawals?|checks?|cheques?|debits?|paid(?: out)?|out|fees?|charges?|spent|deductions?|ausg[äa]nge|abg[äa]nge|auszahlungen|lastschriften|geb[üu]hren|d[ée]bits?|retraits?|sorties|frais|cargos|retiradas|salidas|comisiones|prelievi|uscite|addebiti|spese|afschrijvingen|uitgaven|kosten)\b/iu

/** true for a text that calls its row the balance at the beginning: "Opening balance", "Alter Saldo". */
export const isOpeningBalance = (text: string): boolean => opening.test(text.trim())
/** true for a text that calls its row the balance at the end: "Ending balance on October 31", "Neuer Saldo". */
export const isClosingBalance = (text: string): boolean => closing.test(text.trim())
/** true for a text that says that its figure is taken away: "Checks paid", "Auszahlungen". */
export const isTakenAway = (text: string): boolean => taken.test(text)
