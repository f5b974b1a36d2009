// What whoever drew a form printed where an answer goes, told by its text alone.

import { isCommonLabel } from './label-words.ts'

/** Written by whoever drew the form and not by whoever fills it in. */
export function isHint(text: string): boolean {
  const plain = text.trim()
  const bare = withoutEdges(plain)
  return (
    bare === '' ||
    (!/^\[\s*[x✓✔✗]?\s*\]/iu.test(plain) && (bracketed.test(plain) || capitalsInBrackets.test(plain))) ||
    blankWithin.test(bare) ||
    /[\p{L}\d]_{2,}|_{2,}[\p{L}\d]/u.test(bare) ||
    /^\(\d{1,2}\)$/u.test(plain) ||
    dateOfLetters.test(bare.replace(/[^\p{L}\p{N}]/gu, '')) ||
    (nothingButFillers.test(bare) && (bare.match(/[0Xx#]/gu) ?? []).length >= 4) ||
    accountOfNobody.test(plain) ||
    example.test(plain) ||
    addressOfNobody.test(bare) ||
    countOfPlaces.test(bare) ||
    choices.test(bare) ||
    circles.test(plain) ||
    strokes.test(plain) ||
    footnote.test(plain) ||
    toFillIn.test(plain) ||
    isYours(plain) ||
    /^\d{2}_{2,}$/u.test(plain) ||
    (/[☐□▢◻⬜]/u.test(plain) && !/[☑☒✓✔✗✘⊠■]/u.test(plain) && !/(?<![\p{L}\p{N}])[xX](?![\p{L}\p{N}])/u.test(plain))
  )
}

/** Lines and dots to write on at either end: what stands before them was written. */
const withoutEdges = (text: string): string => text.replace(/^(?:_{2,}|\.{4,}|…|\s)+|(?:_{2,}|\.{4,}|…|\s)+$/gu, '')

/** "[Company name]", "[Street], [City]", "<date>", "{{total}}". */
const bracketed = /^(?:(?:\[[^\]]*\]|\{\{?[^}]*\}\}?|<[\p{L} _-]+>)[\s,;.–-]*)+$/u
/** What is to be put in, in capitals as templates write it: "the laws of the State of [STATE]". */
const capitalsInBrackets =
  /\[(?:[\p{Lu}'’/_-]+\s)*(?:NAMES?|DATE|DAY|MONTH|YEAR|ADDRESS|STREET|CITY|TOWN|STATE|COUNTY|COUNTRY|AMOUNT|PRICE|NUMBER|NO|COMPANY|PARTY|TITLE|TERM|PERIOD|DATUM|ORT|BETRAG|NOM|LIEU|MONTANT|FECHA|NOMBRE|IMPORTE|DATA|LUOGO|IMPORTO|NAAM|PLAATS|BEDRAG|NOME|VALOR)\]/u
/** A line to write on with print at both sides: "Net ____ days", "the laws of ________ and". */
const blankWithin = /\S\s*(?:_{3,}|\.{6,}|…{2,})[\s.,]*\S/u

/** Days, months and years by their letters in the languages of the lists, in any order: "TT.MM.JJJJ", "mm/yy", "gg/mm/aaaa". */
export const dateOfLetters = /^(?:[dtjg]{1,2}m{1,2}[yja]{2,4}|m{1,2}[dtjg]{1,2}[yja]{2,4}|[yja]{4}m{2}[dtjg]{2}|mm[yja]{2,4})$/iu
/** Places for figures and letters: "XXX-XX-", "000 000 000", "+44 0000 000000"; an amount of nothing has a point and two. */
const nothingButFillers = /^(?:\+\d{1,3}[\s-]*)?[0Xx#(](?:[\s./()-]*[0Xx#])+[\s./()-]*\p{Lu}?$/u
/** Check digits of an account are never 00; tax numbers, which may begin so, are shorter. */
const accountOfNobody = /^[A-Z]{2}\s?(?:(?:00|XX)(?:\s?[A-Z0-9]){11,}|__[\s_]*)$/u
const example =
  /^\(?(?:e\.\s?g\.|eg\b|for example|for instance|z\.\s?b\.|p\.\s?ex\.|par exemple|p\.\s?ej\.|por ejemplo|por exemplo|ad es\.|per esempio|bijv\.|(?:es|ex)\.\s\S|p\.$)/iu
const addressOfNobody =
  /^(?:your[._-]?name|name|naam|user(?:name)?|e-?mail|example|exemple|beispiel|ejemplo|esempio|exemplo|voorbeeld|nombre|nome|nom|muster)@[\p{L}\p{N}.-]+$/iu
/** "To be completed", "Bitte ausfüllen", "Saisir le montant": said to who fills the paper in. */
const toFillIn =
  /^(?:(?:veuillez|por favor|si prega di|gelieve) .{4,60}|please (?:fill|complete|print|write|use) .{4,60}|bitte .{4,60} (?:ausfüllen|schreiben|eintragen)|(?:please )?(?:print|fill in|complete|enter(?: \p{L}+){1,4})(?: here)?|to be (?:filled in|completed)(?: by .+)?|(?:bitte )?(?:ausfüllen|eintragen|eingeben)|bitte \p{L}+ (?:eintragen|eingeben)|\p{Lu}\p{L}+ (?:eingeben|eintragen)|auszufüllen|wird vom amt ausgefüllt|à remplir(?: par .+)?|à compléter(?: par .+)?|(?:saisir|saisissez|indiquer|indiquez|inscrire) (?:le|la|les|l['’]|votre|vos|un|une) ?.+|(?:a )?(?:rellenar|cumplimentar)(?: por .+)?|(?:introduzca|introducir|indique|escriba) (?:el|la|los|las|su|o|a|os|as|un|una|um|uma|seu|sua) .+|(?:da )?(?:compilare|inserire)(?: .+)?|in te vullen(?: door .+)?|hier invullen|vul .+ in|(?:a )?preencher(?: .+)?|(?:insira|inserir|digite) .+)[.:…]?$/iu
/** "Your address", "Votre adresse", "A sua morada": a name of a field, said to who fills it in. */
function isYours(text: string): boolean {
  const asked =
    /^(?:your|ihre?|deine?|votre|vos|ton|ta|su|tu|(?:il|la) (?:tuo|tua|suo|sua)|uw|jouw|je|(?:o |a )?(?:seu|sua|teu|tua)) (.+)$/iu.exec(
      text,
    )?.[1]
  return asked !== undefined && isCommonLabel(asked)
}
const countOfPlaces =
  /^\(?\d{1,2}[\s-](?:digits?|chiffres|ziffern|stellen|cifre|cifras|dígitos|cijfers|algarismos|characters|caractères|zeichen)\)?$/iu
/** Of which one is to be circled: "M / F / X", "Yes / No", "Y N". */
const choices =
  /^(?:[MFXWDHVU](?:\s*\/\s*[MFXWDHVU])+\s?\*?|[YJOS]\s*\/\s*N|(?:yes|ja|oui|sí|si|sì|sim)\s*\/\s*(?:no|nein|non|não|nee)|[YJOS]\s+N)$/iu
/** Options behind round boxes, as recognisers read these: "O Junior O Senior". */
const circles = /^[O○◯0] \p{Lu}.*\s[O○◯0] \p{Lu}/u
/** The sides of boxes to write a letter in, as recognisers read them: "I I I / I I". */
const strokes = /^(?:[lI|!/\\[\]_.]{1,3}\s){4,}|^[lI|!/](?:\s[lI|!/]){2,}$/u
/** What the star behind a label refers to. */
const footnote = /^\*{1,2}\s?\p{Lu}.{10,}\.$/u

/**
 * Figures and letters in the order of counting, as samples are written: "AB12 CDE", "QQ 12 34 56 C", "1234 AB". Somebody may have such a number, so that
 * it counts as a sample only on a paper that prints other hints.
 */
export function isInOrder(text: string): boolean {
  const figures = text.replace(/\D/gu, '')
  const letters = text.replace(/[^\p{L}]/gu, '').toUpperCase()
  if (!/^[\p{L}\d\s./-]{4,24}$/u.test(text) || figures.length < 2 || !'01234567890'.includes(figures)) return false
  return figures.length >= 6 || (letters.length >= 2 && 'ABCDEFGH'.startsWith(letters))
}
