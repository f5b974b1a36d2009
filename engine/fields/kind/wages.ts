// Pay slips: rows of sums like a bill's or an account's, told by what only they say. Many have no title.

import type { PageText } from '../reading/page-text.ts'
import { lettersOf } from './letters.ts'

/** What is kept back of wages, and what employers call those they pay; each entry once, however often it is said; as letters.ts has them. */
const saidOfWages: readonly RegExp[] = [
  /(?:^| )(?:gross pay|gross salary|gross wages|basic pay|gehalt|grundlohn|gesamtbrutto|bruttolohn|steuerbrutto|salaire de base|salaire brut|salario base|total devengado|retribuzione|competenze|brutoloon|bruto loon|vencimento base|total abonos|salario base)(?: |$)/u,
  /(?:^| )(?:net pay|take home pay|auszahlungsbetrag|gesetzliches netto|nettolohn|nettoverdienst|net paye|net a payer avant impot|liquido total a percibir|liquido a percibir|netto in busta|nettoloon|netto loon|liquido a receber)(?: |$)/u,
  /(?:^| )(?:paye|paye tax|federal income tax|federal withholding|withholding|lohnsteuer|prelevement a la source|irpf|irpef|irpef netta|loonheffing|loonheffingskorting|irs|irrf)(?: |$)/u,
  /(?:^| )(?:national insurance|n i number|ni number|social security tax|medicare|medicare tax|fica|rentenversicherung|krankenversicherung|arbeitslosenversicherung|sv nummer|sozialversicherung|ahv|csg deductible|retraite complementaire|securite sociale|contingencias comunes|desempleo|contributi inps|inps|pensioenpremie|seguranca social|seg social|inss|fgts)(?: |$)/u,
  /(?:^| )(?:employee|employee no|employee id|employee name|employer|personalnummer|personal nr|pers nr|steuerklasse|matricule|trabajador|trabajadora|num afil s s|grupo de cotizacion|dipendente|matricola|personeelsnummer|uurloon|funcionario|categoria)(?: |$)/u,
  /(?:^| )(?:pay period|pay date|tax period|tax code|year to date|abrechnungsmonat|lohnart|periode de paie|part salarie|periodo de liquidacion|deducciones|trattenute|descontos|proventos|in dienst|dienstverband|eintritt)(?: |$)/u,
]

/** Of those, how many make a pay slip: invoices for keeping the books of wages name one or two. */
const leastSaid = 3

/** True for a page that says what somebody earned and what was kept back of it. */
export function paysWages({ segments }: PageText): boolean {
  // Labels, and titles over columns: a sentence may speak of wages and taxes.
  const labels = segments.filter(({ words }) => words.length <= mostWords).map(({ text }) => lettersOf(text))
  return saidOfWages.filter((said) => labels.some((label) => said.test(label))).length >= leastSaid
}
const mostWords = 7
