// What a named field may be called on a page: its own names, and those of the same idea in the languages we read.

import type { FieldDefinition } from '../../model/index.ts'
import { tokensOf } from './labels.ts'

/** Ideas that forms of all trades ask for, each with its labels in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const ideas: readonly (readonly string[])[] = [
  'name|full name|name and surname|vor- und nachname|nom et prénom|nom|nombre|nombre y apellidos|nome|nome e cognome|naam|nome completo',
  'first name|given name|forename|vorname|prénom|nombre de pila|nome proprio|voornaam|primeiro nome',
  'last name|surname|family name|nachname|familienname|nom de famille|apellido|apellidos|cognome|achternaam|sobrenome|apelido',
  'date of birth|birth date|birthday|dob|born|geburtsdatum|geboren am|date de naissance|né le|fecha de nacimiento|data di nascita|nato il|geboortedatum|data de nascimento',
  'place of birth|birthplace|geburtsort|lieu de naissance|lugar de nacimiento|luogo di nascita|geboorteplaats|local de nascimento|naturalidade',
  'address|street address|anschrift|adresse|dirección|domicilio|indirizzo|adres|endereço|morada',
  'street|straße|strasse|rue|calle|via|straat|rua',
  'city|town|ort|stadt|wohnort|ville|ciudad|localidad|città|comune|plaats|woonplaats|cidade|localidade',
  'postcode|postal code|zip|zip code|plz|postleitzahl|code postal|código postal|cap|codice postale|postcode|cep',
  'country|land|staat|pays|país|paese|nazione',
  'nationality|citizenship|staatsangehörigkeit|nationalität|nationalité|nacionalidad|nazionalità|cittadinanza|nationaliteit|nacionalidade',
  'phone|phone number|telephone|tel|mobile|telefon|telefonnummer|mobil|téléphone|teléfono|telefono|cellulare|telefoon|telefoonnummer|telefone|telemóvel',
  'email|e-mail|email address|e-mail-adresse|courriel|adresse e-mail|correo electrónico|posta elettronica|e-mailadres|correio eletrónico',
  'date|datum|fecha|data',
  'signature|signed|unterschrift|firma|assinatura|handtekening',
  'amount|betrag|montant|importe|monto|importo|bedrag|valor|montante',
  'total|total amount|gesamt|gesamtbetrag|summe|total général|totale|totaal|importe total|valor total',
  'price|unit price|preis|einzelpreis|prix|prix unitaire|precio|precio unitario|prezzo|prezzo unitario|prijs|stukprijs|preço|preço unitário',
  'quantity|qty|menge|anzahl|quantité|qté|cantidad|quantità|qtà|aantal|hoeveelheid|quantidade|qtd',
  'description|item|bezeichnung|beschreibung|désignation|libellé|descripción|concepto|descrizione|omschrijving|descrição',
  'reference|reference number|ref|your reference|referenz|aktenzeichen|geschäftszeichen|référence|n° de référence|referencia|riferimento|referentie|kenmerk|referência',
  'customer number|client number|customer no|kundennummer|kunden-nr|numéro client|n° client|número de cliente|numero cliente|codice cliente|klantnummer|número do cliente',
  'order number|order no|purchase order|bestellnummer|auftragsnummer|numéro de commande|n° de commande|número de pedido|numero ordine|ordernummer|bestelnummer|número da encomenda',
  'invoice number|invoice no|rechnungsnummer|rechnungs-nr|numéro de facture|facture n°|número de factura|numero fattura|factuurnummer|número da fatura',
  'contract number|policy number|vertragsnummer|policennummer|versicherungsnummer|numéro de contrat|numéro de police|número de contrato|número de póliza|numero contratto|numero polizza|contractnummer|polisnummer|número da apólice',
  'account number|kontonummer|numéro de compte|número de cuenta|numero di conto|rekeningnummer|número da conta',
  'due date|payable by|fällig am|fälligkeitsdatum|zahlbar bis|date d’échéance|échéance|fecha de vencimiento|vencimiento|scadenza|data di scadenza|vervaldatum|data de vencimento|vencimento',
  'valid until|valid to|expiry date|expires|expiration date|gültig bis|ablaufdatum|valable jusqu’au|date d’expiration|válido hasta|fecha de caducidad|valido fino al|geldig tot|válido até|validade',
  'valid from|start date|gültig ab|beginn|valable à partir du|date de début|válido desde|fecha de inicio|valido dal|data di inizio|geldig vanaf|ingangsdatum|data de início',
  'end date|ende|date de fin|fecha de fin|data di fine|einddatum|data de fim',
  'company|company name|firma|unternehmen|entreprise|société|raison sociale|empresa|razón social|azienda|ragione sociale|bedrijf|bedrijfsnaam|nome da empresa',
  'occupation|profession|job title|beruf|tätigkeit|profession|profesión|ocupación|professione|beroep|profissão',
  'department|abteilung|departamento|reparto|afdeling|setor',
  'gender|sex|geschlecht|sexe|sexo|sesso|geslacht',
  'marital status|familienstand|état civil|situation familiale|estado civil|stato civile|burgerlijke staat',
  'weight|gewicht|poids|peso',
  'license plate|licence plate|kennzeichen|amtliches kennzeichen|immatriculation|matrícula|targa|kenteken',
  'deposit|kaution|anzahlung|caution|acompte|depósito|fianza|cauzione|acconto|borg|aanbetaling|sinal',
  'remarks|comments|notes|bemerkungen|anmerkungen|remarques|observaciones|note|osservazioni|opmerkingen|observações',
].map((row) => row.split('|'))

const ideasByLabel = new Map<string, Set<readonly string[]>>()
for (const idea of ideas)
  for (const label of idea) {
    const key = tokensOf(label).join('')
    const own = ideasByLabel.get(key) ?? new Set()
    own.add(idea)
    ideasByLabel.set(key, own)
  }

/** True for a text that forms of all trades print as a label, in one of the languages we read. */
export const isCommonLabel = (text: string): boolean => ideasByLabel.has(keyOf(text))

/**
 * The same definitions with all that documents may print for them: the name taken apart ("renewalDate", "renewal_date"), and the labels of
 * the same idea in other languages. What was asked for by its own words is not mixed up with others: a label two fields share stays with
 * the one that names it itself.
 */
export function withLabels(definitions: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const own = new Set(definitions.flatMap((definition) => ownNames(definition).map(keyOf)))
  return definitions.map((definition) => {
    const names = ownNames(definition)
    const added = names.flatMap((name) => [...(ideasByLabel.get(keyOf(name)) ?? [])].flat()).filter((label) => !own.has(keyOf(label)))
    return { ...definition, synonyms: [...new Set([...names, ...added])] }
  })
}

const keyOf = (label: string): string => tokensOf(label).join('')

/** What a definition is called by whoever named it: its title, its name in words, its synonyms. */
export const ownNames = ({ name, title, synonyms }: FieldDefinition): readonly string[] =>
  [title, inWords(name), ...synonyms].filter((each) => each.trim() !== '')

/** "renewalDate", "renewal_date" and "renewal-date" are "renewal date". */
export const inWords = (name: string): string =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_.-]+/g, ' ')
    .trim()

/** Endings of plural and case that do not change what a label means, in the languages we read; never more than leaves four letters. */
export const stemOf = (token: string): string => {
  const stem = token.replace(/(?:nummern|ungen|ations?|ungs|ung|eres|ers|en|es|er|s|e|n|a|o|i)$/u, '')
  return stem.length >= 4 ? stem : token
}
