// The addresses on the pages of an invoice, with the lines above them, and what stands around that tells whose they are.

import { type Box, unionOf } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import { piecesOf, stacksOf, streetLikeness, townLine } from '../reading/addresses.ts'
import { withoutMarks } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'

export interface AddressBlock {
  readonly text: PageText
  readonly name: readonly Word[]
  readonly street: readonly Word[]
  readonly postcode: readonly Word[]
  readonly city: readonly Word[]
  readonly country: readonly Word[]
  readonly box: Box
  /** All lines of the stack that it stands in. */
  readonly stack: readonly Segment[]
  /** Printed in one line, as senders are above the window of an envelope. */
  readonly oneLine: boolean
  readonly sureness: number
}

/** Every address of a page. `isHeading` tells lines that stand over an address and do not belong to it. */
export function addressBlocks(text: PageText, isHeading: (segment: Segment) => boolean): readonly AddressBlock[] {
  return stacksOf(text.rows).flatMap((stack) =>
    stack.flatMap((segment, index): readonly AddressBlock[] => {
      const inOne = inOneLine(segment)
      if (inOne !== null) {
        // "4 Brook Street, 80331 Town" alone: the name stands on the line above.
        const name = inOne.name.length > 0 ? inOne.name : (linesAbove(stack, index, text, isHeading).at(-1)?.words ?? [])
        return [{ ...inOne, name, text, stack, box: segment.box, oneLine: true }]
      }
      const words = valueOfLine(segment).words
      const found = townLine(words) ?? townLine(words.slice(0, -1))
      if (found === null) return []
      const above = linesAbove(stack, index, text, isHeading)
      const lines = above.map((line) => ({ line, street: streetLikeness(printedText(line.words)) }))
      const [first] = lines
      // The name stands on top; of the lines between it and the town the likeliest is the street, the upper one of two alike.
      const between = lines.length > 1 ? lines.slice(1) : lines
      const street = between.reduce<(typeof lines)[number] | undefined>(
        (best, line) => (best === undefined || line.street > best.street ? line : best),
        undefined,
      )
      const onlyStreet = lines.length === 1 && street !== undefined && street.street >= 0.7
      const name = first === undefined || onlyStreet ? [] : first.line.words
      const streetWords = street === undefined || (street === first && !onlyStreet) ? [] : street.line.words
      const country = found.country.length > 0 ? found.country : countryBelow(stack, index)
      const parts = [name, streetWords, words].filter((part) => part.length > 0)
      return [
        {
          ...found,
          text,
          name,
          street: streetWords,
          country,
          box: unionOf(parts.flat().map((word) => word.box)),
          stack,
          oneLine: false,
          sureness: found.sureness * (0.4 + 0.35 * Math.min(1, (street?.street ?? 0) + 0.3) + (name.length > 0 ? 0.25 : 0)),
        },
      ]
    }),
  )
}

/** "Mill Ltd · 4 Brook Street · 80331 Town": name, street and town in one line; "Bill to:" before them is a heading and no part of the name. */
function inOneLine(segment: Segment): Omit<AddressBlock, 'text' | 'stack' | 'box' | 'oneLine'> | null {
  const { words } = valueOfLine(segment)
  for (const atCommas of [false, true]) {
    const pieces = piecesOf(words, atCommas).map(withoutMarks)
    if (pieces.length < 3) continue
    const at = pieces.findIndex((piece, index) => index >= 1 && townLine(piece) !== null)
    const found = townLine(pieces[at] ?? [])
    const street = pieces[at - 1] ?? []
    if (found === null || streetLikeness(printedText(street)) === 0) continue
    const name = pieces[at - 2] ?? []
    return {
      ...found,
      name: pieces[0] !== street && name.length > 0 ? (pieces[0] ?? []) : [],
      street,
      sureness: found.sureness * (name.length > 0 ? 1 : 0.7),
    }
  }
  return null
}

interface Line {
  readonly words: readonly Word[]
  readonly segment: Segment
}

/** Lines of an address above its town: name, department, street, building. */
const mostLines = 5

function linesAbove(stack: readonly Segment[], index: number, text: PageText, isHeading: (segment: Segment) => boolean): readonly Line[] {
  const lines: Line[] = []
  let below = stack[index] as Segment
  let usual = 0
  for (let at = index - 1; at >= 0 && lines.length < mostLines; at--) {
    const segment = stack[at] as Segment
    const step = below.baseline - segment.baseline
    // Blocks of one address are set evenly: a step much wider than the first one leads to something else.
    // The name above a lone street may stand further off.
    if (usual > 0 && step > (lines.length === 1 ? 2.6 : 1.45) * usual + 1) break
    // A line much smaller than those below it is the sender's, above the window of the envelope.
    if (isHeading(segment) || segment.size < 0.72 * below.size) break
    const { words, label } = valueOfLine(segment)
    if (words.length === 0 || !/\p{L}{2}/u.test(printedText(words)) || notOfAddresses.test(printedText(words))) break
    // "Number: 4711" above the name is another matter; "Name: Mill Ltd" is the name, and the top.
    if (
      label !== null &&
      !/^(?:name|firma|company|nom|raison sociale|nombre|nome|ragione sociale|naam|anschrift|adresse|address|straße|strasse|street|dirección|indirizzo|adres|morada|client|customer|kunde)/iu.test(
        label,
      )
    )
      break
    if (isLabelled(segment, text)) break
    const side = labelLeftOf(segment, text)
    if (side !== null && /^(?:nummer|number|nr|no|id|globale|kunden|customer|kd)/iu.test(side)) break
    lines.unshift({ words, segment })
    usual = Math.max(usual, step)
    below = segment
    if (label !== null && /^(?:name|firma|company|nom)/iu.test(label)) break
    if (side !== null && /^(?:name|firma|company|nom)\b/iu.test(side)) break
  }
  return lines
}

/** Dates, contact details, counts, sentences: no lines of an address. */
const notOfAddresses =
  /^(?:address|adresse|anschrift|dirección|indirizzo|adres|morada|registered office|corporate office)$|@|www\.|https?:|^\+?[\d\s()/-]+$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}|\b(?:tel|fax|phone|fon|telefon|mobil|e-?mail|gln|duns|gtin|iban|bic|ust-?id|vat|siret|steuer-?nr)\b|[:?!]$/iu

/** The words behind "Label:" in a line, and the label; all words when there is none. */
function valueOfLine({ words }: Segment): { words: readonly Word[]; label: string | null } {
  const colon = words.findIndex(({ text }) => /:$/u.test(text))
  if (colon < 0 || colon > 3) return { words: withoutMarks(words), label: null }
  return { words: withoutMarks(words.slice(colon + 1)), label: printedText(words.slice(0, colon + 1)) }
}

/** "Number   : 4711": what stands right of the line begins with a colon. */
const isLabelled = (segment: Segment, { rows }: PageText): boolean =>
  /^[:：]/u.test((rows[segment.row] ?? []).find((other) => other.box.left > segment.box.right)?.text ?? '')

function labelLeftOf(segment: Segment, { rows }: PageText): string | null {
  const left = (rows[segment.row] ?? []).filter((other) => other.box.right <= segment.box.left).at(-1)
  return left !== undefined && /:$/u.test(left.text) ? left.text : null
}

const countries =
  /^(?:Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Suisse|France|Frankreich|Italia|Italy|España|Spain|Portugal|Nederland|The Netherlands|Netherlands|België|Belgique|Belgium|Luxembourg|United Kingdom|UK|England|Ireland|USA|United States(?: of America)?|Canada|Australia|India|Malaysia|Singapore|Brasil|Brazil|Polska|Poland|Denmark|Danmark|Sweden|Sverige|Norway|Norge|Hong Kong|China|Japan)\.?$/iu

function countryBelow(stack: readonly Segment[], index: number): readonly Word[] {
  const next = stack[index + 1]
  return next !== undefined && countries.test(printedText(next.words)) ? next.words : []
}
