// How much a piece of a form's writing looks like a label, from its words, its letters and where it stands.

import type { Word } from '../../model/index.ts'
import { isCommonLabel } from '../reading/label-words.ts'
import { tokensOf } from '../reading/labels.ts'
import { usualBoxSize } from './box-size.ts'
import { headsCell, type Piece } from './pieces.ts'
import { valueLike } from './value-likeness.ts'

/** What forms of all trades ask for, in the languages we read: the words that labels end or begin with. */
const nouns = new Set(
  [
    'name names surname forename initials date dates day month year time period number nr code codes id type class category grade title position',
    'address street city town state zip postcode county country region area district division department dept section branch unit location place',
    'phone telephone tel fax mobile email mail website company employer organization organisation firm institution agency office officer bank',
    'amount total subtotal sum price cost costs rate fee fees charge charges balance budget value payment salary tax discount deposit quantity qty',
    'volume weight size length width height age sex gender nationality citizenship occupation profession status signature signed initial',
    'subject reference ref regarding re description comments comment remarks remark notes note purpose reason explanation details instructions',
    'material materials data number project product brand model item items sample order contract account invoice policy case file lot batch serial job task form page pages copy',
    'relationship insurer beziehung verwandtschaft parentesco parentela',
    'attn attention sender recipient customer client supplier vendor buyer seller contact person leader manager supervisor',
    'author applicant owner patient student member witness requester requisitioner originator technician investigator operator',
    'start end begin completion deadline due issued received requested required approved submitted prepared reported tested authorized reviewed',
    'method source results result conclusion objective scope background analysis recommendation recommendations action schedule frequency duration',
    'terms conditions shipment delivery destination origin market audience media theme distribution circulation group department schedule',
    'vorname nachname anschrift datum betrag summe menge preis nummer unterschrift strasse ort land plz telefon beruf firma abteilung bemerkung',
    'bemerkungen beschreibung bezeichnung geburtsdatum geburtsort kunde lieferant konto zeitraum zweck grund betreff art',
    'wohnort wohnsitz hausnr postleitzahl arbeitgeber aktenzeichen geschlecht familienstand staatsangehorigkeit tatigkeit anlage kennzeichen',
    'nom prenom adresse rue ville pays montant prix quantite numero signature profession societe service objet motif remarques courriel naissance',
    'localite commune employeur dossier emploi fonction qualite sexe nationalite duree debut fin observations pieces telecopie mobile',
    'nombre apellido apellidos direccion calle ciudad pais fecha importe precio cantidad firma telefono empresa departamento asunto motivo',
    'domicilio localidad provincia poblacion ocupacion profesion cargo empleador expediente solicitud nacionalidad sexo nacimiento observaciones plazo cliente',
    'nome cognome indirizzo via citta paese data importo prezzo quantita telefono azienda reparto oggetto causale nascita',
    'residenza comune provincia cap professione occupazione impiego datore pratica fascicolo codice cittadinanza sesso note osservazioni scadenza cliente',
    'naam voornaam achternaam adres straat plaats postcode bedrag prijs aantal handtekening telefoon bedrijf afdeling onderwerp omschrijving',
    'woonplaats huisnr beroep functie werkgever dossier kenmerk geslacht nationaliteit geboortedatum geboorteplaats opmerkingen toelichting klant periode reden',
    'sobrenome morada endereco cidade pais valor preco quantidade assinatura telefone setor assunto motivo observacoes',
    'localidade freguesia concelho distrito profissao ocupacao funcao entidade processo nacionalidade sexo nascimento notas prazo cliente naturalidade',
  ].flatMap((row) => row.split(' ')),
)

/** "12 Harbour Street": an address, though what it ends with is asked for. */
const isStreet = (text: string): boolean => /^\d{1,5}[a-z]? \p{Lu}\p{L}+/u.test(text)

/** Words that are labels only alone, at the head of a letter: "To:", "From", and in sentences never. */
const heads = /^(?:to|from|cc|bcc|by|via|re|an|von|betreff|à|de|para|da|a|aan|van)$/iu

/** Who gets a copy, printed small more often than not. */
const copies = /^b?cc[:.]?$/u

/** Who did something about the paper, as the lines for signatures say it. */
const signers =
  /^(?:[\p{L}-]+ )?(?:approved|submitted|prepared|requested|authori[sz]ed|reviewed|received|issued|checked|completed|reported|signed|recommended|assigned|inspected|witnessed) by$/iu

/** Words that stand behind a label's noun without ending the label: "Date of issue (if known)". */
const followers = /^(?:nr|s|es|a|b|c|of|du|de|der|des|di|da|the|usd|eur|\d)$/u

export interface Surroundings {
  /** Size of most of the page's writing, in points. */
  readonly bodySize: number
  /** Share of the page's letters that are capitals. */
  readonly capitals: number
}

/** What a page's pieces stand among. */
export function surroundingsOf(pieces: readonly Piece[], words: readonly Word[]): Surroundings {
  const letters = pieces.map((piece) => piece.text).join('')
  return {
    bodySize: usualBoxSize(words),
    capitals: letters.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters.replace(/[^\p{L}]/gu, '').length),
  }
}

/**
 * The likeness of a piece to a label in log odds: above 0 more likely a label than a value. From the words, the print and the place in its
 * cell; what stands beside it is the matcher's matter.
 */
export function labelLikeness(piece: Piece, surroundings: Surroundings): number {
  // "14. Name of bank": what stands behind its number in a list of fields, at the head of its box.
  const numbered =
    /^\d{1,3}[a-z]?[.)]$/u.test(piece.words[0]?.text ?? '') &&
    piece.words.length > 1 &&
    piece.words.length <= 9 &&
    (headsCell(piece) || piece.cell.left !== null)
  if (!numbered) return likenessOf(piece, surroundings)
  const words = piece.words.slice(1)
  return Math.max(0, likenessOf({ ...piece, words, text: words.map(({ text }) => text).join(' ') }, surroundings)) + 1
}

function likenessOf(piece: Piece, { bodySize, capitals }: Surroundings): number {
  const { text, words, closed, size, cell, box } = piece
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 2) return closed ? 0 : -4
  const tokens = tokensOf(text.replace(/\([^)]*\)?/gu, ' '))
  let score = -2
  if (closed) score += 4
  const content = tokens.filter((token) => !followers.test(token))
  const last = content.at(-1)
  // "Dossiernummer", "Kundennr.": languages that put words together end them in the noun.
  const named = last !== undefined && (nouns.has(last) || /.nr$/u.test(last) || tokens.at(-1) === 'nr')
  if (isStreet(text)) score -= 1
  else if (named || isCommonLabel(text)) score += 2.6
  else if (content.some((token) => nouns.has(token))) score += 0.9
  if (words.length <= 2 && heads.test(text) && /^\p{Lu}/u.test(text)) score += 2
  else if (signers.test(text)) score += 2
  else if (/\b(?:to|by|from|of|for|the|and|with|in|at|on|is|was|be|are)$/u.test(text)) score -= 3.5
  // A sentence that a list follows: "agree as follows:", "such as:".
  if (
    /\b(?:follow(?:s|ing)|such as|including|that|if|to|of|by|folgt|folgende[sr]?|suivante?s?|siguientes?|seguenti)[:：]$/iu.test(text) &&
    words.length > 2
  )
    score -= 2
  if (content.length > 0 && content.length <= 3 && content.every((token) => nouns.has(token))) score += 0.8
  if (size > 1.7 * bodySize) score -= 1.2
  if (valueLike(text)) score -= 3.5
  else if (/\d/u.test(text)) score -= text.replace(/\D/gu, '').length > 0.25 * text.length ? 1.5 : 0.6
  // A hint in brackets makes a label no longer.
  const own =
    words.length -
    (text.match(/(?<=\S )\([^)]*\)$/gu) ?? [])
      .join(' ')
      .split(' ')
      .filter((word) => word !== '').length
  if (own > 5) score -= (closed ? 0.25 : 0.5) * (own - 5)
  const isNoun = words.length <= 2 && named && !closed
  if (/[\p{Ll}\d)][.;,]$/u.test(text) && !isNoun && !/(?:no|nr|tel|dept|amt|qty|est|ref)\.$/iu.test(text)) score -= 2
  if (/^[(“"‘']/u.test(text)) score -= 1
  const upper = text.replace(/[^\p{Lu}]/gu, '').length / letters.length
  if (upper > 0.85 && letters.length > 2) score += capitals > 0.7 ? 0.1 : 0.7
  else if (/^\p{Ll}/u.test(text)) score -= copies.test(text) ? 0.8 : closed ? (words.length > 2 ? 2.5 : 3) : 2
  if (size < 0.86 * bodySize) score += 0.6
  if (cell.top !== null && box.top - cell.top < 0.9 * size) score += cell.left !== null && box.left - cell.left < 2.5 * size ? 0.9 : 0.3
  if (piece.underline !== null && cell.left === null) score -= 0.9
  if (piece.line !== null && piece.underline === null) score += 1.3
  return score
}
