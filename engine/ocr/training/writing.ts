import type { Chance } from './chance.ts'

/** Words of seven languages, with the signs that each has and English has not. */
const vocabulary: Readonly<Record<string, string>> = {
  en: 'the of and to in is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will no more if out so up said what its about than into them can only other time new some could these two may first then do any like my now over such our man me even most made after also did many off before must well back through years where much your way down should because long each just state those people too Mr little good world make very year still see own work men day get here old between both life under last never know another same while tax invoice total amount cash change date number customer address phone street item quantity price discount balance due payment account bank order delivery ship bill net gross subtotal rounding receipt thank please call again company limited road office report table page service charge member card reference description signature approved department manager project sample request market research',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde Rechnung Betrag Summe Straße Größe Datum Lieferung Kunde Stück Menge Preis Gebühr Überweisung Empfänger Zahlung fällig gemäß Mehrwertsteuer Prüfung Öffnungszeiten Ärzte Übersicht grüßen möglich können müssen Geschäftsführer Verfügung außerdem',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se le ce il sont la mais ou avec été être cette comme aussi leur même où déjà après très prix total facture référence numéro quantité désignation réglement échéance société siège client adresse téléphone à payer reçu remise hôtel français élève garçon où noël ça août forêt théâtre œuvre',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está factura número cantidad descripción teléfono dirección importe señor año niño mañana artículo envío razón según información pequeño',
  it: 'di e il la che in a per è un del della con non i da una si le al dei come più nel sono alla anche ma ha gli delle quanto questo fattura quantità prezzo totale indirizzo città società pagamento già perché così sarà può attività unità numero lunedì giovedì',
  nl: 'de van het een en in is dat op te zijn met voor niet aan er om ook als dan maar bij of uit nog naar heeft worden door over ze zich bedrag factuur aantal omschrijving prijs totaal klant datum betaling rekening geïnteresseerd coördinatie één zoëven straat',
  pt: 'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso fatura número quantidade descrição endereço preço valor não são informação ação coração avô pão',
}
const words: readonly (readonly string[])[] = Object.values(vocabulary).map((text) => text.split(' '))

/** One run of writing, a few words of one language with the numbers, codes and signs that business papers have. */
export function writing(chance: Chance, most: number): string {
  const own = chance.happens(0.6) ? (words[0] as readonly string[]) : chance.one(words)
  const style = chance.one(['plain', 'plain', 'plain', 'capitals', 'titles'])
  const count = 1 + chance.below(most)
  const made: string[] = []
  for (let index = 0; index < count; index++) {
    const text = chance.happens(0.72) ? shaped(chance.one(own), style) : special(chance)
    made.push(chance.happens(0.08) ? `${text}${chance.one([',', '.', ':', ';', '!', '?'])}` : text)
  }
  return made.join(' ')
}

function shaped(word: string, style: string): string {
  if (style === 'capitals') return word.toLocaleUpperCase('fr')
  return style === 'titles' ? capital(word) : word
}
const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase('fr') + word.slice(1)

const digits = (chance: Chance, count: number): string => Array.from({ length: count }, () => chance.below(10)).join('')
const capitals = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => chance.one([...'ABCDEFGHJKLMNPRSTUVWXYZ'])).join('')

function special(chance: Chance): string {
  const amount = `${1 + chance.below(999)}${chance.one(['.', '.', ','])}${digits(chance, 2)}`
  const kinds: readonly (() => string)[] = [
    () => amount,
    () => `${1 + chance.below(99)}${chance.one([',', '.'])}${digits(chance, 3)}${chance.one(['.', ','])}${digits(chance, 2)}`,
    () => digits(chance, 1 + chance.below(12)),
    () => String(chance.below(30)),
    () => `${digits(chance, 2)}${chance.one(['/', '-', '.'])}${digits(chance, 2)}${chance.one(['/', '-', '.'])}20${digits(chance, 2)}`,
    () => `${digits(chance, 2)}:${digits(chance, 2)}${chance.one(['', `:${digits(chance, 2)}`])}`,
    () => `${chance.one(['€', '$', '£', 'RM', 'EUR', 'USD', 'CHF'])}${chance.one(['', ' '])}${amount}`,
    () => `${amount} ${chance.one(['€', 'EUR', '%', 'kg'])}`,
    () => `${digits(chance, 1 + chance.below(2))}%`,
    () => `(${chance.one([digits(chance, 3), amount, capitals(chance, 2)])})`,
    () => `${capitals(chance, 1 + chance.below(3))}${chance.one(['', '-', '/'])}${digits(chance, 2 + chance.below(5))}`,
    () =>
      `${chance.one(['No.', 'Tel', 'Fax', 'Ref', 'Qty', 'GST ID', 'Nr.', 'Art.', 'Inv No'])}${chance.one([':', ' :', ': ', ' : ', ''])} ${digits(chance, 3 + chance.below(6))}`,
    () => `${digits(chance, 2)}-${digits(chance, 7)}`,
    () => `${chance.one([...'ABCDEHJKLMPRST'])}.`,
    () => `${chance.one(['info', 'sales', 'a.miller', 'jo_lee'])}@${chance.one(['example.com', 'mail.example.org'])}`,
    () => chance.one(['-', '&', '/', '*', '#', '+', 'x', '@', '=']),
    () => `#${digits(chance, 3)}`,
    () => `"${chance.one(words[0] as readonly string[])}"`,
    () => `${chance.one(words[0] as readonly string[])}-${chance.one(words[0] as readonly string[])}`,
    () => `${chance.one(words[0] as readonly string[])}/${chance.one(words[0] as readonly string[])}`,
  ]
  return chance.one(kinds)()
}

/** Words with capitals inside, as firms, units, titles and programs are written. */
const withCapitals = (
  'GmbH mbH MwSt USt IdNr UStG StNr KdNr PhD BSc MSc BTec kWh kHz MHz MiB mL dB pH mA kW eMail eBill iPhone McArthur McKay MacLeod ' +
  'DuPont DeLuca PayPal YouTube LaTeX JavaScript GitHub OpenType PostScript LibreOffice WiFi PowerPoint TVs DVDs CDs PCs IDs'
).split(' ')

/** The same with capitals inside every other word, or letters between figures. */
export function mixedWriting(chance: Chance, most: number): string {
  const count = 1 + chance.below(most)
  return Array.from({ length: count }, () => (chance.happens(0.5) ? writing(chance, 1) : mixed(chance))).join(' ')
}

function mixed(chance: Chance): string {
  const word = (): string => chance.one(words[0] as readonly string[])
  const kinds: readonly (() => string)[] = [
    () => chance.one(withCapitals),
    () => `${chance.one(withCapitals)}${chance.one([':', '.', ',', '-Nr.'])}`,
    () => `${capital(word())}${capital(chance.one(chance.one(words)))}`,
    () => `${chance.one(['x', 'e', 'i', ''])}${capital(word())}${capital(word())}`,
    () => `${word()}${capital(word())}`,
    () => `${capitals(chance, 2 + chance.below(3))}s`,
    () =>
      `${capitals(chance, 1 + chance.below(2))}${digits(chance, 1)}${capitals(chance, 1 + chance.below(2))}${digits(chance, chance.below(3))}`,
    () => `${capitals(chance, 4 + chance.below(4))}${digits(chance, 1 + chance.below(2))}${capitals(chance, 1 + chance.below(3))}`,
    () => `${capitals(chance, 2)}${digits(chance, 2)}${capitals(chance, 4)}${digits(chance, 8 + chance.below(7))}`,
  ]
  return chance.one(kinds)()
}
