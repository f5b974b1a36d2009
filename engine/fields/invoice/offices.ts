// Who is to open a letter: an office over or under the name of a company, which is no part of it.

/** True for a line that names an office and nothing else: "The Directors", "Buchhaltung", "Crediteurenadministratie". */
export const isOffice = (text: string): boolean => office.test(text)
const office =
  /^(?:the (?:directors?|(?:company )?secretary|manager|trustees|partners|treasurer|bursar)|accounts(?: payable)?(?: dep(?:artment|t\.?))?|(?:an )?(?:die )?(?:geschäftsleitung|geschäftsführung|buchhaltung|rechnungsabteilung|kreditorenbuchhaltung)|service (?:comptabilité|comptable)|la direction|la dirección|administración|departamento de (?:contabilidad|administración)|ufficio (?:amministrazione|acquisti|contabilità)|(?:crediteuren)?administratie|de directie|departamento financeiro|contabilidade)$/iu
