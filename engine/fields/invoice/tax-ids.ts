// VAT and tax numbers, and which of the parties they belong to.

import type { Word } from '../../model/index.ts'
import { isGstin, isRfc, vatCountryOf } from '../../values/index.ts'
import type { PageLabels } from '../reading/candidates.ts'
import type { LabelMatch } from '../reading/labels.ts'
import { neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { foundText, printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import type { Party } from './parties.ts'

interface TaxId {
  readonly words: readonly Word[]
  readonly label: LabelMatch | null
  readonly page: PageLabels
  /** Of the country's form; a label alone admits others. */
  readonly formed: boolean
}

const vatNames = new Set(['seller_vat_id', 'buyer_vat_id'])

/** The VAT number of seller and buyer, the latter only where place or label gives it to the buyer. */
export function taxIds(pages: readonly PageLabels[], parties: readonly Party[]): readonly FoundValue[] {
  const ids = pages.flatMap((page) => [...labelled(page), ...unlabelled(page)])
  const claims = ids.map((id) => ({ id, number: printedText(id.words), ...ownerOf(id, parties) }))
  // Printed twice, once close to one party and once far below the other, it is the number of the first.
  const owned = claims.filter(
    ({ number, owner, distance }) =>
      owner === null || !claims.some((other) => other.number === number && other.owner !== owner && isCloser(other.distance, distance)),
  )
  return (['seller', 'buyer'] as const).flatMap((role) => {
    const own = owned.filter(({ owner }) => owner === role).sort((a, b) => rank(b.id) - rank(a.id))
    const buyers = owned.filter(({ owner }) => owner === 'buyer').map(({ number }) => number)
    const best = own.find(({ number }) => role === 'buyer' || !buyers.includes(number))
    if (best === undefined) return []
    const { id } = best
    const sure = (id.formed ? 0.93 : 0.7) * (id.label === null ? 0.75 : 1)
    const found = foundText(`${role}_vat_id`, id.words, id.label?.words ?? [], sure)
    // The stop of a sentence is no part of it, nor the sign for a number: "#GB 987 6543 21".
    return found?.value.kind === 'text'
      ? { ...found, value: { ...found.value, text: found.value.text.replace(/^[#(]|[.,;)]+$/gu, '') } }
      : []
  })
}

/** Both right under a party, and one much nearer than the other. */
const isCloser = (one: number | null, other: number | null): boolean => one !== null && other !== null && one < 2 && other > one + 3

const rank = ({ formed, label }: TaxId): number => (formed ? 2 : 0) + (label === null ? 0 : 1)

function labelled(page: PageLabels): readonly TaxId[] {
  return page.labels.flatMap((label): TaxId[] => {
    if (!label.names.some((name) => vatNames.has(name))) return []
    const next = page.bySegment.get(label.segment)?.find((other) => other.from >= label.to && !namesOwner(label, other))
    for (const { words, relation, segment } of neighboursOf(label, page.text, next?.from)) {
      if (relation !== 'inline' && (page.bySegment.get(segment)?.[0]?.from ?? 1) === 0) continue
      const found = numberAt(words) ?? (relation === 'inline' ? numberOverLines(words, segment, page.text) : null)
      if (found !== null) return [{ ...found, label, page }]
    }
    return []
  })
}

/** A number of a country's form that the end of a line parts: "VAT no. FR 61" over "482190337". */
function numberOverLines(
  words: readonly Word[],
  { row, size, baseline, words: own }: Segment,
  { rows }: PageText,
): ReturnType<typeof numberAt> {
  const [next] = rows[row + 1] ?? []
  const ends = words.length <= 3 && words.at(-1) === own.at(-1) && /^[A-Z]{2}/u.test(words[0]?.text ?? '')
  if (!ends || next === undefined || next.baseline - baseline > 1.6 * size || Math.abs(next.size - size) > 0.1 * size) return null
  const found = numberAt([...words, ...next.words.slice(0, 2)])
  return found?.formed === true ? found : null
}

/** "P. IVA cliente 0123…", "VAT no. of customer: GB…": whose number it is, said between label and number. */
const namesOwner = (label: LabelMatch, { names, from, to, segment }: LabelMatch): boolean =>
  names.includes('buyer_name') &&
  from - label.to <= 2 &&
  numberAt(segment.words.slice(to).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))) !== null

/** Words that give a VAT number, up to four ("DE 136 695 976"); or one word of nine to fifteen letters and digits behind a label. */
function numberAt(words: readonly Word[]): { words: readonly Word[]; formed: boolean } | null {
  for (let from = 0; from < Math.min(3, words.length); from++)
    for (let length = Math.min(5, words.length - from); length > 0; length--) {
      const run = words.slice(from, from + length)
      const printed = printedText(run)
      if (vatCountryOf(printed) !== null || isGstin(printed) || isRfc(printed))
        return { words: [...run, ...ofTax(run, words[from + length])], formed: true }
    }
  // A country's letters and eight signs and more, whatever the check digits say: "FR 54 869637987".
  const [country, ...groups] = words
  if (/^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)$/u.test(country?.text ?? '')) {
    const last = groups.findIndex(({ text }) => !/^(?=.*\d)[A-Z\d.]{2,12}$/u.test(text))
    const own = groups.slice(0, last < 0 ? groups.length : last)
    const signs = printedText(own).replace(/\W/gu, '').length
    if (country !== undefined && signs >= 8 && signs <= 12) return { words: [country, ...own], formed: false }
  }
  // "37 621 047 338": figures in groups are one number.
  const end = words.findIndex(({ text }, index) => !/^\d{2,4}[.,;]?$/u.test(text) || /[.,;]$/u.test(words[index - 1]?.text ?? ''))
  const run = words.slice(0, Math.max(1, end < 0 ? words.length : end))
  const plain = printedText(run).replace(/[.,;]$/u, '')
  const letters = plain.replace(/\W/gu, '').length
  return /^[A-Z]{0,3}[\d][\d./ -]*[A-Z\d]$/u.test(plain) && letters >= 8 && letters <= 15 && !isOther.test(plain)
    ? { words: run, formed: false }
    : null
}

/** "CHE-123.456.789 MWST": the tax is part of the number in Switzerland and Norway. */
const ofTax = (number: readonly Word[], next: Word | undefined): readonly Word[] =>
  next !== undefined && /^(?:CHE|NO)/u.test(number[0]?.text ?? '') && /^(?:MWST|TVA|IVA|MVA)[.,;]?$/u.test(next.text) ? [next] : []

/** A day, or the number of an American employer, which has a field of its own. */
const isOther = /^\d{2}-\d{7}$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/u

/** Numbers of a country's form that no label names, in one word or in two: "DE811907980", "BE 0731.186.295". */
function unlabelled(page: PageLabels): readonly TaxId[] {
  return page.text.segments.flatMap(({ words }) =>
    words.flatMap((word, at): TaxId[] => {
      const norwegian = words.slice(at, at + 5)
      if (/^NO \d{3} \d{3} \d{3} MVA/u.test(norwegian.map(({ text }) => text).join(' ')))
        return [{ words: norwegian, label: null, page, formed: true }]
      const canadian = canadianEnding(words.slice(0, at + 1))
      if (canadian !== null) return [{ words: canadian, label: null, page, formed: true }]
      const next = words[at + 1]
      const pair = next !== undefined && /^[A-Z]{2}$/u.test(word.text) && /^\d[\d.]{7,}[.,;]?$/u.test(next.text) ? [word, next] : [word]
      const printed = printedText(pair)
      const formed =
        /^[A-Z]{2} ?[A-Z0-9.]{8,14}[.,;]?$/u.test(printed) && /\d{6}/u.test(printed.replace(/\W/gu, '')) && vatCountryOf(printed) !== null
      return formed || /^CHE-\d{3}\.\d{3}\.\d{3}$/u.test(word.text) || isGstin(word.text) || isRfc(word.text)
        ? [{ words: [...pair, ...ofTax(pair, words[at + pair.length])], label: null, page, formed: true }]
        : []
    }),
  )
}

/** The business number of Canada and its account for GST that words end with: "80412 7735 RT0001". */
function canadianEnding(words: readonly Word[]): readonly Word[] | null {
  if (!/^RT\d{4}[).,;]*$/u.test(words.at(-1)?.text ?? '')) return null
  const length = [2, 3, 4].find((last) =>
    /^\(?\d{9}RT/u.test(
      words
        .slice(-last)
        .map(({ text }) => text.replace('(', ''))
        .join(''),
    ),
  )
  return length === undefined ? null : words.slice(-length)
}

const buyersOwn =
  /\bv\/\s?n|\b(?:vosso|client|company gstin|customer gstin|nabywcy|państwa|jeres|deres|customer|buyer|kunde(?:n)?|ihre|your|votre|vos|cliente|klant|uw|acquirente|destinatario|käufer|empfänger|acheteur)\b/iu

/** Whose number it is, and how far below the party's name and address it stands, in heights of writing; null where something else tells. */
function ownerOf({ words, label, page }: TaxId, parties: readonly Party[]): { owner: 'seller' | 'buyer' | null; distance: number | null } {
  const [first] = words
  if (first === undefined) return { owner: null, distance: null }
  const segment = label?.segment
  // "Customer-VAT GB…" is no label that we know, and says whose number it is all the same.
  const line = segment ?? page.text.segments.find((one) => one.words.includes(first))
  const said = segment?.text.slice(0, 60) ?? printedText(line?.words.slice(0, line.words.indexOf(first)).slice(-4) ?? [])
  if (buyersOwn.test(said) && !/\b(?:our|unsere|notre|seller|verkäufer)\b/iu.test(line?.text ?? ''))
    return { owner: 'buyer', distance: null }
  const place = segment?.box ?? first.box
  const size = segment?.size ?? 10
  // A number stands with the party whose name and address are right above it, in the same column.
  const near = parties
    .flatMap((party) => {
      if (party.block === null || party.block.text !== page.text || party.block.oneLine) return []
      const { box, stack } = party.block
      const top = Math.min(box.top, ...party.heading.map((word) => word.box.top))
      const left = Math.min(box.left, ...party.heading.filter((word) => word.page === first.page).map((word) => word.box.left))
      const drop = (place.top - box.bottom) / size
      const inStack = stack.some((line) => line.words.includes(first) || line === segment)
      const inColumn = place.left >= left - 2 * size && place.left <= box.right + 3 * size
      // Lines at one edge down the page are one stack: at its foot nothing is said of who is addressed on top.
      if (place.top < top - size || drop > (inStack ? farthestInStack : 9) || (!inStack && !inColumn)) return []
      return [{ role: party.role, distance: Math.max(0, drop) - (inStack ? 2 : 0) + 0.02 * Math.abs(place.left - left) }]
    })
    .sort((a, b) => a.distance - b.distance)[0]
  if (near?.role === 'delivery') return { owner: null, distance: null }
  if (near !== undefined) return { owner: near.role, distance: near.distance }
  return { owner: segment !== undefined && isListedUnder('buyer', segment, page, parties) ? 'buyer' : 'seller', distance: null }
}

/** Heights of writing below an address. */
const farthestInStack = 16

/** "Name   Ana Gil", "Tax no.   1234…": a list of labels that names the party up to three rows above, at the same edge. */
function isListedUnder(role: Party['role'], { row, box, size }: Segment, { text }: PageLabels, parties: readonly Party[]): boolean {
  const name = printedText(parties.find((party) => party.role === role)?.name ?? []).toLowerCase()
  return (
    name !== '' &&
    text.rows.slice(Math.max(0, row - 3), row).some((pieces) => {
      const at = pieces.findIndex((piece) => Math.abs(piece.box.left - box.left) < 0.5 * size)
      return at >= 0 && pieces[at + 1]?.text.toLowerCase() === name
    })
  )
}
