// The name of a party without what is printed with it: a form of address over it, its own label, a number of the tax office.

import type { Word } from '../../model/index.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { type AddressBlock, isAttention } from './address-blocks.ts'
import { isOffice } from './offices.ts'

/** The words of a party's name, of those that stand where its name does. */
export const nameOf = (name: readonly Word[], block: AddressBlock | null): readonly Word[] =>
  withoutNameLabel(withoutOffice(underTitle(withoutNote(name), block)))

/** Where the second line of the words begins; -1 for words of one line. */
const secondLine = (words: readonly Word[]): number =>
  words.findIndex((word, index) => index > 0 && word.baseline > (words[index - 1]?.baseline ?? 0) + 2)

/** "(not to be used for payments)" over the name: a line in brackets, of three words or more, is said of the address. */
function withoutNote(words: readonly Word[]): readonly Word[] {
  const at = secondLine(words)
  return at > 2 && /^\([^()]*\)$/u.test(printedText(words.slice(0, at))) ? words.slice(at) : words
}

/** "The Directors" over the name of a company: who is to open the letter. */
function withoutOffice(words: readonly Word[]): readonly Word[] {
  const at = secondLine(words)
  return at > 0 && isOffice(printedText(words.slice(0, at))) ? words.slice(at) : words
}
/** "Herr und Frau" over the names: who is addressed stands on the next line. */
function underTitle(name: readonly Word[], block: AddressBlock | null): readonly Word[] {
  const said = printedText(name)
  if (!(onlyTitles.test(said) || isOffice(said)) || block === null) return name
  const at = block.stack.findIndex(({ words }) => words.includes(name[0] as Word))
  const next = block.stack.slice(at + 1).find(({ text }) => !isAttention(text))?.words ?? []
  const isName =
    next.length > 0 && /^\p{Lu}/u.test(printedText(next)) && !next.some((word) => [...block.street, ...block.city].includes(word))
  return isName ? next : name
}
const onlyTitles =
  /^(?:(?:herrn?|frau|familie|eheleute|firma|fa\.|mr|mrs|ms|miss|messrs|monsieur|madame|mademoiselle|mme|mlle|m|sr|sra|srta|señor|señora|don|doña|sig|sigra|sig\.ra|signora?|egr|egregi[oa]?|gentil[ei]|signori|gent\.ma|spett\.le|spettabile|spett|dhr|mevr|mw|de heer|mevrouw|exmo|exma|exmos|exmas|senhor(?:es|as?)?|srs|société|dr|prof|dott|dott\.ssa|ing|avv)[.]?(?: (?:und|and|et|y|e|en|&) | ?\/ ?| )?)+$/iu

/** "Razão Social: Boa Terra S.A.": the label before a name is no part of it. */
function withoutNameLabel(words: readonly Word[]): readonly Word[] {
  const colon = words.slice(0, 5).findIndex(({ text }) => text.endsWith(':'))
  return colon >= 0 && colon < words.length - 1 && nameLabel.test(printedText(words.slice(0, colon + 1))) ? words.slice(colon + 1) : words
}
const nameLabel =
  /^(?:name|company(?: name)?|nome(?: ?\/ ?razão social)?|(?:nombre ?[/o] ?)?razón social|razão social|nombre|denominación|nom|raison sociale|dénomination|ragione sociale|denominazione|naam|bedrijfsnaam|firma|firmenname|cliente|client|customer|kunde|klant|attn|attention|att)\.?\s?:?$/iu

/** "Teatro Alto, NIF 501234560": the number behind a name is the tax office's. */
export function withoutTaxNumber(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && taxNumberOf.test(text) && /\d{5}/u.test(words[index + 1]?.text.replace(/[ .]/gu, '') ?? ''),
  )
  return at < 0 ? words : words.slice(0, at)
}
/** "NIF: 501 234 560": no name. */
export const isTaxNumber = ([first, ...rest]: readonly Word[]): boolean =>
  taxNumberOf.test(first?.text ?? '') && /^\P{L}*\d\P{L}*$/u.test(printedText(rest))
const taxNumberOf = /^(?:NIF|CIF|NIPC|C\.?F\.?|P\.?\s?IVA|VAT|SIRET|USt-IdNr\.?|BTW)[:.]?$/u

/** "Mill LLP.", "… BB7 1AA.": the stop is the sentence's. */
export const withoutStop = (found: FoundValue): FoundValue =>
  found.value.kind === 'text'
    ? {
        ...found,
        value: {
          kind: 'text',
          text: found.value.text.replace(/(?<=\d[A-Z]{0,2}|\b(?:LLP|PLC|plc|LLC|Limited|GmbH|AG|KG|SARL|SAS))\.$/u, ''),
        },
      }
    : found
