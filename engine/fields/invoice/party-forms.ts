// Parties printed as a form: under or beside a heading each part of name and address has a label of its own, as on invoices of Brazil and Mexico.

import { unionOf } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import type { PageLabels } from '../reading/candidates.ts'
import { tokensOf } from '../reading/labels.ts'
import { withoutMarks } from '../reading/neighbourhood.ts'
import { type PageText, type Segment, segmentOf } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { AddressBlock } from './address-blocks.ts'
import { addressInLine } from './one-line-address.ts'

/** What a label of such a form stands before. */
type Part = 'name' | 'street' | 'postcode' | 'city' | 'country'

const labels: Readonly<Record<Part, string>> = {
  name: 'name|nome empresarial|company|company name|nome|nome completo|nome / razão social|razão social|nome/razão social|nombre|razón social|nombre o razón social|denominación|nom|raison sociale|dénomination|ragione sociale|denominazione|naam|bedrijfsnaam|firma|firmenname|navn|namn|nazwa|název|név|nimi|unvan|ünvanı',
  street:
    'address|street|street address|address line 1|endereço|morada|logradouro|domicilio|domicilio fiscal|dirección|calle|adresse|rue|voie|strasse|straße|straße, nr.|straße und hausnummer|indirizzo|via|adres|straat|straatnaam|ulica|adresa|cím|osoite|gate|gatuadress|adresi',
  postcode:
    'postcode|post code|postal code|zip|zip code|pin|pin code|plz|postleitzahl|code postal|cp|c.p.|código postal|cod. postal|cep|cap|postnummer|postnr|postnr.|kod pocztowy|psč|irányítószám|postinumero|posta kodu',
  city: 'city|town|city / town|ort|stadt|ville|commune|localité|ciudad|población|localidad|municipio|município|cidade|município / uf|municipio / uf|cidade / uf|città|comune|località|plaats|woonplaats|stad|localidade|miasto|miejscowość|město|obec|település|város|kaupunki|postitoimipaikka|sted|poststed|by|şehir|il',
  country: 'country|land|pays|país|paese|nazione|kraj|země|ország|maa|ülke',
}
const partOf = new Map(
  (Object.entries(labels) as [Part, string][]).flatMap(([part, all]) => all.split('|').map((label) => [tokensOf(label).join(' '), part])),
)

/** A heading over the form and whose it is. */
export interface FormHeading {
  readonly segment: Segment
  readonly words: readonly Word[]
  readonly role: 'seller' | 'buyer' | 'delivery'
}
export interface FormParty {
  readonly heading: FormHeading
  readonly block: AddressBlock
}

/** Rows of a page that a form goes on below its heading. */
const rowsBelow = 12

/** The parties of which two parts of the address at least have labels, or one whose label stands before all of it. */
export function partyForms(pages: readonly PageLabels[], headings: readonly FormHeading[]): readonly FormParty[] {
  return pages.flatMap(({ text }) => {
    const own = headings.filter(({ segment }) => segment.page === text.page.number)
    if (own.length === 0) return []
    const entries = text.segments.flatMap((segment) => partsOf(segment).flatMap((part) => entryOf(part, text, own) ?? []))
    return own.flatMap((heading) => {
      const parts = entries.filter((entry) => entry.heading === heading)
      const block = blockOf(heading, parts, text, own)
      return block === null ? [] : [{ heading, block }]
    })
  })
}

interface Entry {
  readonly heading: FormHeading
  readonly part: Part
  readonly label: Segment
  readonly words: readonly Word[]
  readonly value: Segment
}

/** "C.P.: 47300 Población: Peñafiel Provincia: Valladolid": a piece for each label with its value. */
function partsOf(segment: Segment): readonly Segment[] {
  const { words } = segment
  const starts = words.flatMap(({ text }, index) => (index > 1 && /^(?!CEP:)\p{Lu}[\p{L}.]*:$/u.test(text) ? [index] : []))
  if (starts.length === 0 || !/:$/u.test(words[0]?.text ?? '')) return [segment]
  return [0, ...starts].map((from, index, all) => segmentOf(words.slice(from, all[index + 1]), segment.row, segment.page))
}

function entryOf(segment: Segment, text: PageText, headings: readonly FormHeading[]): Entry | null {
  const colon = segment.words.findIndex(({ text: own }) => own.endsWith(':'))
  const to = colon < 0 ? segment.words.length : colon + 1
  const textTo = (end: number): string =>
    tokensOf(
      segment.words
        .slice(0, end)
        .map(({ text: own }) => own)
        .join(' '),
    ).join(' ')
  const heading = headingOf(segment, headings, text)
  const closed = colon < 0 ? undefined : partOf.get(textTo(to))
  const [part, end] = closed === undefined ? labelBefore(segment, textTo) : [closed, to]
  // The heading of a form may be the label of its name: "Provider" over a name beside "Address".
  if (part === undefined || heading === null) return null
  const inline = withoutMarks(segment.words.slice(end))
  if (inline.length > 0) return { heading, part, label: segment, words: inline, value: segment }
  const value = valueAt(segment, text)
  return value === null ? null : { heading, part, label: segment, words: withoutMarks(value.words), value }
}

/** A label without a colon: all of the piece, or its first words where they can be nothing else ("Razão Social Mill Ltda"). */
function labelBefore({ words }: Segment, textTo: (end: number) => string): readonly [Part | undefined, number] {
  const whole = partOf.get(textTo(words.length))
  if (whole !== undefined) return [whole, words.length]
  for (let end = Math.min(4, words.length - 1); end > 0; end--) if (unlike.has(textTo(end))) return [partOf.get(textTo(end)), end]
  return [undefined, words.length]
}
const unlike = new Set(
  [
    'nome/razão social',
    'razão social',
    'nome empresarial',
    'endereço',
    'município',
    'cep',
    'razón social',
    'domicilio fiscal',
    'ragione sociale',
  ].map((label) => tokensOf(label).join(' ')),
)

/** The last heading above or beside a label, in its column or alone in its row over the whole form. */
function headingOf(label: Segment, headings: readonly FormHeading[], { rows }: PageText): FormHeading | null {
  const above = headings.filter(
    ({ segment }) =>
      segment.row <= label.row &&
      label.row - segment.row <= rowsBelow &&
      (segment.box.left <= label.box.left + 2 * label.size || rows[segment.row]?.length === 1),
  )
  const last = Math.max(...above.map(({ segment }) => segment.row))
  return above.filter(({ segment }) => segment.row === last).sort((a, b) => b.segment.box.left - a.segment.box.left)[0] ?? null
}

/** What stands under a label at its edge, set larger or beside another label; else what is next to it in its row. */
function valueAt(label: Segment, { rows }: PageText): Segment | null {
  const right = (rows[label.row] ?? []).find(({ box }) => box.left >= label.box.right)
  const under = [...(rows[label.row + 1] ?? []), ...(rows[label.row + 2] ?? [])].find(
    (other) =>
      Math.abs(other.box.left - label.box.left) < 0.6 * label.size &&
      other.baseline - label.baseline < 2.2 * Math.max(other.size, label.size),
  )
  const larger = under !== undefined && under.size > 1.1 * label.size
  const titles = right === undefined || isLabel(right) || isRowOfTitles(label, rows)
  if (under !== undefined && !isLabel(under) && (larger || titles)) return under
  return right !== undefined && !isLabel(right) ? right : null
}

/** Every piece of the label's row has another right below it at its edge: titles of boxes over their values. */
function isRowOfTitles(label: Segment, rows: PageText['rows']): boolean {
  const row = rows[label.row] ?? []
  const below = [...(rows[label.row + 1] ?? []), ...(rows[label.row + 2] ?? [])].filter(
    ({ baseline, size }) => baseline - label.baseline < 2.2 * Math.max(size, label.size),
  )
  return (
    row.length > 2 &&
    row.every((title) => !/\d/u.test(title.text) && below.some(({ box }) => Math.abs(box.left - title.box.left) < 0.6 * title.size))
  )
}

const isLabel = ({ text }: Segment): boolean => text.endsWith(':') || partOf.has(tokensOf(text).join(' '))

function blockOf(heading: FormHeading, entries: readonly Entry[], text: PageText, headings: readonly FormHeading[]): AddressBlock | null {
  const of = (part: Part): Entry | undefined => entries.find((entry) => entry.part === part)
  const [named, street, postcode, city] = [of('name'), of('street'), of('postcode'), of('city')]
  const whole = street === undefined ? null : addressInLine({ ...street.value, words: street.words })
  if ([street, postcode, city].filter((entry) => entry !== undefined).length < (whole === null ? 2 : 1)) return null
  const coded = withoutCode(street?.words ?? [])
  const name = named ?? underHeading(heading, text)
  const used = [...(name === undefined ? [] : [name.value]), ...entries.flatMap(({ label, value }) => [label, value])]
  // Whatever stands in the rows of the form is said of this party: its tax number beside the name.
  const last = Math.max(heading.segment.row, ...used.map(({ row }) => row))
  const rows = text.rows.slice(heading.segment.row, last + 1).flat()
  const stack = rows.filter((segment) => used.includes(segment) || headingOf(segment, headings, text) === heading)
  return {
    text,
    name: name?.words ?? [],
    street: whole === null || whole.street.length === 0 ? coded.street : whole.street,
    postcode: postcode?.words ?? whole?.postcode ?? coded.postcode,
    city: withoutState(city?.words ?? whole?.city ?? []),
    country: of('country')?.words ?? whole?.country ?? [],
    box: unionOf(stack.map(({ box }) => box)),
    stack,
    oneLine: false,
    sureness: 0.95,
  }
}

/** The name under the heading itself, or right of it. */
function underHeading({ segment }: FormHeading, text: PageText): { readonly words: readonly Word[]; readonly value: Segment } | undefined {
  const value = valueAt(segment, text)
  return value === null || !/\p{L}{2}/u.test(value.text) ? undefined : { words: withoutMarks(value.words), value }
}

/** "Rua das Flores 118 – Centro – CEP 13010-070": the street up to the first dash behind its number, and Brazil's code. */
function withoutCode(words: readonly Word[]): { readonly street: readonly Word[]; readonly postcode: readonly Word[] } {
  const at = words.findIndex(({ text }, index) => /^CEP:?$/iu.test(text) && /^\d{5}-?\d{3}[,.;]?$/u.test(words[index + 1]?.text ?? ''))
  if (at < 1) return { street: words, postcode: [] }
  const number = words.findIndex(({ text }) => /^\d/u.test(text))
  const dash = words.findIndex(({ text }, index) => index > number && number > 0 && /^[-–—]$/u.test(text))
  return { street: withoutMarks(words.slice(0, dash > 0 && dash < at ? dash : at)), postcode: words.slice(at + 1, at + 2) }
}

/** "Contagem / MG", "Contagem UF: MG": the state is no part of the town. */
function withoutState(given: readonly Word[]): readonly Word[] {
  const state = given.findIndex(({ text }, index) => index > 0 && /^(?:UF|E-?mail):?$/iu.test(text))
  const words = state < 0 ? given : given.slice(0, state)
  const at = words.findIndex(({ text }) => /^[/–-]$/u.test(text))
  return at > 0 && /^\p{Lu}{2}$/u.test(printedText(words.slice(at + 1))) ? words.slice(0, at) : words
}
