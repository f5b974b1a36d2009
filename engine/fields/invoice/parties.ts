// Whose address is whose: seller, buyer, delivery. Headings decide; without them what stands around an address does.

import { overlapX } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import { namesCompany, streetLikeness } from '../reading/addresses.ts'
import type { PageLabels } from '../reading/candidates.ts'
import { isCommonLabel } from '../reading/label-words.ts'
import type { LabelMatch } from '../reading/labels.ts'
import type { Segment } from '../reading/page-text.ts'
import { foundText, printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { type AddressBlock, addressBeside, addressBlocks, inBuilding, isSalutation } from './address-blocks.ts'
import { addressee, honorific, isName, letterhead, type Named } from './letterhead.ts'
import { isNamedInPrint, plain } from './named-in-print.ts'
import { companyOver, isWithinAddress } from './over-attention.ts'
import { type FormHeading, partyForms } from './party-forms.ts'
import { isTaxNumber, nameOf, withoutStop, withoutTaxNumber } from './party-names.ts'

export type Role = 'seller' | 'buyer' | 'delivery'
const roles: readonly Role[] = ['seller', 'buyer', 'delivery']
const roleOfName = (name: string): Role | null => roles.find((role) => name === `${role}_name`) ?? null

/** A line over an address that says whose it is; 'payee' and the like keep others from taking the address. */
interface Heading {
  readonly label: LabelMatch
  readonly role: Role | 'payee' | 'other'
}

export interface Party {
  readonly role: Role
  readonly block: AddressBlock | null
  readonly name: readonly Word[]
  readonly heading: readonly Word[]
  readonly confidence: number
}

/** The parties of the invoice, at most one a role. */
export function partiesOf(pages: readonly PageLabels[]): readonly Party[] {
  const headings = pages.flatMap((page) => page.labels.flatMap((label): Heading[] => headingOf(label)))
  const all = new Set(headings.flatMap(({ label }) => [label.segment, label.last ?? label.segment]))
  const within = new Set(headings.flatMap(({ label }) => (isWithinAddress(label, pages, (line) => all.has(line)) ? [label.segment] : [])))
  const headed = new Set([...all].filter((line) => !within.has(line)))
  const beside = headings.flatMap((heading) => {
    const page = pages.find(({ text }) => text.page.number === heading.label.segment.page)
    const block = page === undefined || heading.label.length < 3 ? null : addressBeside(heading.label.segment, heading.label.to, page.text)
    return block === null ? [] : [{ heading, block }]
  })
  const blocks = merged(pages.flatMap(({ text }) => addressBlocks(text, (segment) => headed.has(segment))))
  const given = byHeading(blocks, headings)
  const parties: Party[] = []
  for (const role of roles) {
    const own = given.filter(({ roles: said }) => said === role).sort((a, b) => a.distance - b.distance)[0]
    const next = beside.find(({ heading }) => heading.role === role)
    if (next !== undefined) parties.push(partyOf(role, next.block, next.heading.label.words, 0.88))
    else if (own !== undefined) parties.push(partyOf(role, own.block, own.heading, 0.9))
  }
  // The lines of an address that begins beside its heading may look like an address of their own.
  const taken = new Set(beside.flatMap(({ block }) => block.stack))
  const free = blocks.filter((block) => !given.some((one) => one.block === block) && !block.stack.some((line) => taken.has(line)))
  return withSellerName(orPayee(assignFree(withForms(parties, headings, pages), free), given), headings, pages).map((party) => ({
    ...party,
    name: companyOver(party.heading, pages) ?? party.name,
  }))
}

/** Parties whose parts have labels of their own are read by these. */
function withForms(parties: readonly Party[], headings: readonly Heading[], pages: readonly PageLabels[]): readonly Party[] {
  const over = headings.flatMap(({ label, role }): FormHeading[] =>
    role === 'payee' || role === 'other' ? [] : [{ segment: label.segment, words: label.words, role }],
  )
  const forms = partyForms(pages, over).map(({ heading, block }) => {
    const known = parties.find(({ role }) => role === heading.role)
    const name = block.name.length > 0 ? block.name : (known?.name ?? [])
    return { ...partyOf(heading.role, block, heading.words, 0.9), name }
  })
  const once = forms.filter(({ role }, index) => forms.findIndex((other) => other.role === role) === index)
  return [...parties.filter(({ role }) => !once.some((form) => form.role === role)), ...once]
}

/** "Remit to" says where the money goes: the seller's address where no other is printed. */
function orPayee(parties: readonly Party[], given: ReturnType<typeof byHeading>): readonly Party[] {
  const payee = given.find(({ roles: said }) => said === 'payee')
  return payee === undefined || parties.some(({ role }) => role === 'seller')
    ? parties
    : [...parties, partyOf('seller', payee.block, payee.heading, 0.85)]
}

/** The fields of the parties that have any. */
export function partyValues(parties: readonly Party[], pages: readonly PageLabels[]): readonly FoundValue[] {
  return parties.flatMap(({ role, block, name, heading, confidence }) => {
    const part = (suffix: string, words: readonly Word[], certainty: number): readonly FoundValue[] => {
      const value = joinedAtHyphen(foundText(`${role}_${suffix}`, words, heading, certainty))
      // Under "Bill to" of an invoice that nobody filled in stand the titles of its items.
      const isTitle = value !== null && role !== 'seller' && suffix === 'name' && isCommonLabel(value.value.text)
      return value === null || isTitle ? [] : [withoutHonorific(withoutLoneBracket(value))]
    }
    const sure = confidence * (block?.sureness ?? 0.8)
    return [
      ...part('name', withoutTaxNumber(withoutCapital(fuller(nameOf(name, block), pages))), confidence * 0.97).map(withoutStop),
      ...(block === null
        ? []
        : [
            ...part('street', block.street, sure * 0.97).map(byLines),
            ...part('postcode', block.postcode, sure).map(withoutStop),
            ...part('city', block.city, sure).map(withoutBrazilianState),
            ...part('country', block.country, sure).map(withoutPostcode),
          ]),
    ]
  })
}

/** "Blumenau/SC". */
const withoutBrazilianState = (found: FoundValue): FoundValue =>
  found.value.kind === 'text'
    ? { ...found, value: { kind: 'text', text: found.value.text.replace(/(?<=\p{L})\s?[/–-]\s?[A-Z]{2}$/u, '') } }
    : found

/** "D-63571": the country stands before the hyphen. */
const withoutPostcode = (found: FoundValue): FoundValue =>
  found.value.kind === 'text'
    ? { ...found, value: { kind: 'text', text: found.value.text.replace(/(?<=^[A-Z]{1,3})\s?[-–]\s?\d.*$/u, '') } }
    : found

/** "Saint-" over "Aubin" is one word. */
const joinedAtHyphen = (found: FoundValue | null): FoundValue | null =>
  found?.value.kind === 'text'
    ? { ...found, value: { kind: 'text', text: found.value.text.replace(/(?<=\p{L})- (?=\p{Lu})/u, '-') } }
    : found

/** A street and its floor or room on the next line have a comma between them, as they have in one. */
function byLines(found: FoundValue): FoundValue {
  const next = found.words.findIndex((word, index) => index > 0 && word.baseline > (found.words[index - 1]?.baseline ?? 0) + 2)
  if (next < 0 || !inBuilding.test(printedText(found.words.slice(next))) || /,$/u.test(found.words[next - 1]?.text ?? '')) return found
  const text = [found.words.slice(0, next), found.words.slice(next)].map(printedText).join(', ')
  return { ...found, value: { kind: 'text', text } }
}

function headingOf(label: LabelMatch): Heading[] {
  const role = label.names.map(roleOfName).find((one) => one !== null)
  if (role === undefined || role === null) return []
  const behind = printedText(label.segment.words.slice(label.to))
  // "CUSTOMER 3320": the heading says under which number the buyer is known.
  const whole = behind === '' || label.closed || (label.length > 4 && /^(?:(?:n[.º°]+|nr\.?|no\.?|#) ?)?\d[\d.-]{1,11}$/iu.test(behind))
  // "TO" alone is a heading, "to" in a line is a word.
  const alone = label.from === 0 && label.to === label.segment.words.filter(({ text }) => text !== ':').length
  if (!whole || label.from > 1 || (label.length < 3 && !alone)) return []
  // "Abweichender Zahlungsempfänger", "other payee": named beside, and not of the three.
  const before = printedText(label.segment.words.slice(0, label.from))
  if (/zahlungs|payee|payer|regulier/iu.test(before)) return [{ label, role: 'other' }]
  return [{ label, role: role === 'seller' && toPay.test(printedText(label.words)) ? 'payee' : role }]
}

/** Headings over where payments go. */
const toPay = /^(?:remit to|make payment to|payable to|make checks payable to|zahlbar an|payable à|pagabile a)$/iu

/** Addresses printed more than once are one, best printed; what each printing tells of its owner is kept by the first. */
function merged(blocks: readonly AddressBlock[]): readonly AddressBlock[] {
  return blocks.filter(
    (block, index) =>
      !blocks.some(
        (other, at) =>
          at !== index && overlaps(other, block) && (other.sureness > block.sureness || (other.sureness === block.sureness && at < index)),
      ),
  )
}

const overlaps = (a: AddressBlock, b: AddressBlock): boolean => a.city[0] !== undefined && b.city.includes(a.city[0])

function byHeading(
  blocks: readonly AddressBlock[],
  headings: readonly Heading[],
): readonly { block: AddressBlock; roles: Role | 'payee' | 'other'; heading: readonly Word[]; distance: number }[] {
  const pairs = blocks.flatMap((block) =>
    headings.flatMap((heading) => {
      const distance = distanceUnder(heading.label.segment, block)
      return distance === null ? [] : [{ block, heading, distance }]
    }),
  )
  pairs.sort((a, b) => a.distance - b.distance)
  const taken = new Set<unknown>()
  return pairs.flatMap(({ block, heading, distance }) => {
    if (taken.has(block) || taken.has(heading)) return []
    taken.add(block)
    taken.add(heading)
    return [{ block, roles: heading.role, heading: heading.label.words, distance }]
  })
}

/** How far an address stands under a heading, in lines; null when it does not. A heading beside its address counts as over it. */
function distanceUnder(heading: Segment, { box, text, stack }: AddressBlock): number | null {
  if (text.page.number !== heading.page) return null
  const beside = heading.box.right <= box.left
  // Set in the middle of the lines that it stands beside.
  const amid = beside && heading.box.top < box.bottom && heading.box.bottom > box.top && (box.left - heading.box.right) / heading.size < 12
  const drop = amid ? 0 : (box.top - heading.box.top) / heading.size
  if (drop < (stack.includes(heading) ? -linesOver : -1) || drop > 14) return null
  const shared = overlapX(heading.box, box)
  const aside =
    shared > -heading.size ? 0 : beside ? (box.left - heading.box.right) / heading.size : (heading.box.left - box.right) / heading.size
  // Right of its address a heading belongs to the next column; left of it, forms with a column of labels set it far away.
  if (!beside && aside > 0) return null
  if (beside && aside > 25) return null
  return drop + 0.35 * aside - (stack.includes(heading) ? 3 : 0)
}

/** "Attention:" may stand so many sizes below the top of the address that it is a line of. */
const linesOver = 2.5

const partyOf = (role: Role, block: AddressBlock, heading: readonly Word[], confidence: number): Party => ({
  role,
  block,
  name: block.name,
  heading,
  confidence,
})

/** The seller's address has telephone, web, account or tax numbers about it, is set small in one line, and is repeated; the buyer's has not. */
function assignFree(parties: readonly Party[], free: readonly AddressBlock[]): readonly Party[] {
  const filled = [...parties]
  const has = (role: Role): boolean => filled.some((party) => party.role === role)
  const rated = free
    .filter(({ sureness, name, ...block }) => sureness >= 0.45 && (name.length > 0 || isLetterhead(block)))
    .map((block) => ({ block, score: sellerScore(block, free) }))
    .sort((a, b) => b.score - a.score)
  // Printed again elsewhere, an address that has its role already says nothing new.
  const known = (block: AddressBlock, but?: Role): boolean =>
    filled.some((party) => party.role !== but && party.block !== null && sameAddress(party.block, block))
  if (!has('seller')) {
    const best = rated.find(({ block, score }) => !known(block) && (score >= 1 || has('buyer') || rated.length > 1))
    if (best !== undefined) filled.push(partyOf('seller', bestNamed(best.block, rated), [], Math.min(0.88, 0.66 + 0.08 * best.score)))
  }
  if (!has('buyer')) {
    const best = [...rated].reverse().find(({ block, score }) => !known(block, 'delivery') && score < 2 && !block.oneLine)
    if (best !== undefined) filled.push(partyOf('buyer', best.block, [], Math.min(0.86, 0.8 - 0.08 * best.score)))
  }
  // Goods go to the buyer's own address as a rule: where only a delivery address is printed, it is the buyer's too.
  const delivery = filled.find(({ role, block }) => role === 'delivery' && block !== null)
  if (!has('buyer') && delivery !== undefined) filled.push({ ...delivery, role: 'buyer', confidence: 0.7 })
  return filled
}

/** An address on top with telephone or register beside it: its name may be a logo or stand in another column. */
const isLetterhead = ({ stack, box, text }: Omit<AddressBlock, 'name' | 'sureness'>): boolean =>
  text.page.number === 1 &&
  box.top < 0.15 * text.page.size.height &&
  stack.some(({ text: line }) => contact.test(line) || /^\+?[\d\s()/-]{8,}$/u.test(line))

/** Of several printings of an address the one under the name of a company: others stand under who owns or runs it. */
function bestNamed(block: AddressBlock, rated: readonly { readonly block: AddressBlock }[]): AddressBlock {
  if (namesCompany(printedText(block.name))) return block
  return rated.find(({ block: other }) => sameAddress(other, block) && namesCompany(printedText(other.name)))?.block ?? block
}

const contact =
  /(?<!\p{L})(?:CHE-?\d{3}|tel|tél|teléf|tlf|puh|puhelin|ph|fax|phone|fon|telefon|telefax|mobil|e-?mail|email|web|internet|iban|bic|swift|ust-?id(?:nr)?|uid|vat|tva|siret|steuer-?nr|gstin|hrb|company no|cvr|nip|org\.?\s?nr|momsreg|tlf|company number|co\. reg|reg\.? no|abn|acn|kvk|lic|rfc|cnpj|trn|y-tunnus|dič|ičo|adószám|oib|cui)\b|@|www\.|https?:/iu

function sellerScore(block: AddressBlock, all: readonly AddressBlock[]): number {
  const { stack, text, box, oneLine } = block
  const height = text.page.size.height
  // What stands over its name is another's, and so is what stands far below.
  const around = stack.filter((line) => line.box.bottom > box.top && line.baseline < box.bottom + 8 * 1.4 * line.size)
  // "VAT at 20% on £450.00" is charged, and tells nothing of who charges it.
  const contacts = around.filter(
    ({ text: line }) => contact.test(line) && !/%|\d[.,]\d\d$|\(no vat\)|^(?:your|votre|vos|ihre?|uw|su|vostra|sua|vs\.?)\s/iu.test(line),
  ).length
  // Who is addressed with a title is written to.
  const addressed = stack.some(
    (line) => isSalutation(line.text) && line.baseline < box.top + line.size && line.baseline > box.top - 2 * line.size,
  )
  const again = all.some((other) => other !== block && sameAddress(other, block))
  const row = text.rows[stack.find(({ words }) => block.city[0] !== undefined && words.includes(block.city[0]))?.row ?? -1]
  const besideContacts = row?.some(({ text: line }) => contact.test(line)) ?? false
  return (
    Math.min(2, contacts) +
    (oneLine ? 1.5 : 0) +
    (again ? 1 : 0) +
    (box.top < 0.12 * height || box.top > 0.85 * height ? 1 : 0) +
    (besideContacts ? 0.5 : 0) +
    (box.left > 0.5 * text.page.size.width ? 0.3 : 0) +
    (isNamedInPrint(block) ? 1.5 : 0) -
    (text.page.number > 1 ? 0.5 : 0) -
    (addressed ? 2 : 0)
  )
}

const sameAddress = (a: AddressBlock, b: AddressBlock): boolean =>
  printedText(a.postcode) === printedText(b.postcode) &&
  printedText(a.city).toLowerCase() === printedText(b.city).toLowerCase() &&
  nearText(a.street, b.street)

const nearText = (a: readonly Word[], b: readonly Word[]): boolean =>
  a.length === 0 || b.length === 0 || printedText(a).toLowerCase().replace(/\W/gu, '') === printedText(b).toLowerCase().replace(/\W/gu, '')

/** A seller without an address still has a name: beside its label, else a company named in the largest letters on top or in the footer. */
function withSellerName(parties: readonly Party[], headings: readonly Heading[], pages: readonly PageLabels[]): readonly Party[] {
  const filled = [...parties]
  // Who is named beside a heading is not whom the letterhead names.
  const beside = (role: Role): Named | null => nameBeside(role, headings, pages)
  const guessed = (role: Role): Named | null => (role === 'seller' ? letterhead(pages, filled) : addressee(pages))
  for (const find of [beside, guessed])
    for (const role of ['seller', 'buyer'] as const) {
      const party = filled.find((one) => one.role === role)
      if (party !== undefined && party.name.length > 0 && !isTaxNumber(party.name)) continue
      const name = find(role)
      if (name === null) continue
      const { words, heading, confidence } = name
      if (party === undefined) filled.push({ role, block: null, name: words, heading, confidence })
      else filled[filled.indexOf(party)] = { ...party, name: words }
    }
  return filled
}

/** A name as it is printed elsewhere with its legal form: "MILL & SONS" is "Mill & Sons, S.L.". */
function fuller(name: readonly Word[], pages: readonly PageLabels[]): readonly Word[] {
  const short = plain(name)
  if (short.length < 5 || namesCompany(printedText(name)) || (/\p{Ll}/u.test(printedText(name)) && name.length < 2)) return name
  for (const { text } of pages)
    for (const { words } of text.segments) {
      if (words.length <= name.length || words.length > name.length + 4 || words.some((word) => name.includes(word))) continue
      if (plain(words.slice(0, name.length)) === short && namesCompany(printedText(words))) return words
    }
  return name
}
/** A name without what is put behind that of whom a letter goes to. */
const withoutHonorific = (found: FoundValue): FoundValue =>
  found.value.kind === 'text' && honorific.test(found.value.text)
    ? { ...found, value: { kind: 'text', text: found.value.text.replace(honorific, '') } }
    : found

/** The bracket that closes what was left out before. */
const withoutLoneBracket = (found: FoundValue): FoundValue =>
  found.value.kind === 'text' && /^[^(]*\)$/u.test(found.value.text)
    ? { ...found, value: { kind: 'text', text: found.value.text.slice(0, -1) } }
    : found

/** "Mill SARL au capital de 5 000 €": what is told behind a name of its capital or age is no part of it. */
function withoutCapital(words: readonly Word[]): readonly Word[] {
  // "(A unit of Mill Pvt. Ltd.)" under the name of a house.
  if (/^\(?a (?:unit|division|brand|trade name|trading name) of \S/iu.test(printedText(words))) {
    return words.slice(words.findIndex(({ text }) => text === 'of') + 1)
  }
  const founded = words.findIndex(({ text }) =>
    /^\((?:founded|established|est\.?|since|seit|gegründet|fondée?|fundada|fondata|opgericht)$/iu.test(text),
  )
  if (founded > 0) return words.slice(0, founded)
  const text = words.map((word) => word.text.toLowerCase())
  const at = text.findIndex(
    (word, index) =>
      index > 0 && ((word === 'au' && text[index + 1] === 'capital') || (word === 'capital' && text[index + 1] === 'social')),
  )
  return at < 0 ? words : words.slice(0, at)
}

function nameBeside(role: Role, headings: readonly Heading[], pages: readonly PageLabels[]): Named | null {
  for (const { label, role: said } of headings) {
    if (said !== role) continue
    const page = pages.find(({ text }) => text.page.number === label.segment.page)
    if (page === undefined) continue
    const inline = label.segment.words.slice(label.to)
    const row = page.text.rows[label.segment.row] ?? []
    const right = row.find((other) => other.box.left > label.segment.box.right)
    const under = page.text.segments.find(
      (other) =>
        other !== label.last &&
        other.row > label.segment.row &&
        other.row <= label.segment.row + 3 &&
        overlapX(other.box, label.segment.box) > 0,
    )
    const places = [inline, label.closed ? (right?.words ?? []) : [], under?.words ?? [], right?.words ?? []]
    const words = places.find(
      (place) =>
        place.length > 0 &&
        !place.at(-1)?.text.endsWith(':') &&
        isName(printedText(place)) &&
        !isPlace(printedText(place)) &&
        !startsWithLabel(place, page),
    )
    if (words !== undefined) return { words, heading: label.words, confidence: 0.75 }
  }
  return null
}

const startsWithLabel = (words: readonly Word[], { bySegment, text }: PageLabels): boolean => {
  const segment = text.segments.find((one) => one.words.includes(words[0] as Word))
  return segment !== undefined && segment.words[0] === words[0] && (bySegment.get(segment)?.[0]?.from ?? 1) === 0
}

/** A street or a post office box, which names nobody. */
const isPlace = (text: string): boolean => /^\d/u.test(text) && streetLikeness(text) >= 0.8
