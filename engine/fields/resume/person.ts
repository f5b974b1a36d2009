// Who a resume is about and how to reach them: name, addresses, telephone, links.

import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import { median, type Word } from '../../model/index.ts'
import { besides, found, present } from '../prose/found.ts'
import { namePartsOf, titles } from '../prose/name-parts.ts'
import { type StatedTerm, statedIn } from '../prose/stated.ts'
import { streetLikeness, townLine } from '../reading/addresses.ts'
import { type Segment, segmentOf } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { wordsWithin } from '../reading/words-within.ts'
import { sectionNamed } from './headings.ts'
import type { Row } from './sections.ts'
import { institutionScore, isSurelyPlace, looksLikeAddress, looksLikePlace, positionScore } from './vocabulary.ts'

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const address =
  /^(?:https?:\/\/)?(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|io|dev|me|ai|co|app|edu|info|eu|uk|de|fr|es|it|nl|pt|br|ch|at|be|us|in|ca|tech|design|blog|page|site)(?:\/[^\s]*)?$/iu
/** A host of any other country or kind, in small letters: names of tools and files are written otherwise where contacts stand. */
const host = /^(?:https?:\/\/)?(?:www\.)?[a-z\d-]{3,}(?:\.[a-z\d-]{2,})*\.(?!js|ts|py|pdf|docx?)[a-z]{2,12}(?:\/\S*)?$/
/** Networks where people have pages: a link there is not the person's own website. */
const networks =
  /(?:^|\/\/|\.)(linkedin|github|gitlab|twitter|x|xing|facebook|instagram|youtube|medium|stackoverflow|orcid|researchgate|scholar\.google|kaggle|behance|dribbble|mastodon|bsky|t|wa)\.(?:com|org|net|app|me|social|io)/i

/** What stands in the head of a resume and in its section of contacts. */
export function personIn(
  head: readonly Row[],
  contact: readonly Row[],
  all: readonly Row[],
  language: string | null,
): readonly FoundValue[] {
  const near = [...head, ...contact]
  const words = near.flat().flatMap((segment) => segment.words)
  const terms = statedIn([...near, ...all.slice(0, 12)])
  const about = aroundMail(all)
  const named = linksIn(words)
  const links = named.length > 0 ? named : linksIn(about.flat().flatMap((segment) => segment.words))
  const own = links.find(({ network }) => network === null)
  // Without a page of their own, the one that people name first stands for it.
  const website = own ?? links[0]
  const name = statedName(terms) ?? nameIn(head, all) ?? nameAmongContacts(contact)
  return present([
    name,
    ...(name === null ? [] : namePartsOf(name, [...near, ...all], language)),
    mailIn(words) ?? mailIn(all.flat().flatMap((segment) => segment.words)),
    phoneIn(near, language) ?? phoneIn(about, language),
    statedPlace(terms) ?? placeIn(near, name),
    website === undefined ? null : found('website', website.address, [website.word], own === undefined ? 0.7 : 0.93),
  ])
}

/** The rows around the first that has an address of mail: people may be reached by what stands below a profile, or at the end. */
function aroundMail(all: readonly Row[]): readonly Row[] {
  const at = all.findIndex((row) => row.some(({ words }) => mailIn(words) !== null))
  return at < 0 ? [] : all.slice(Math.max(0, at - rowsAround), at + rowsAround + 1)
}
const rowsAround = 4

/** Links of a resume's head to pages of networks, each with the network's name. */
export function linksOf(rows: readonly Row[]): readonly (readonly FoundValue[])[] {
  return linksIn(rows.flat().flatMap(({ words }) => words)).map(({ network, address: url, word }) =>
    present([network === null ? null : found('network', network, [word], 0.9), found('url', url, [word], 0.92)]),
  )
}

/** A name of two words or more; the one that its bearer goes by may stand between them, in quotes or brackets. */
const personal =
  /^\p{Lu}[\p{L}'’.-]*(?:\s+[“”"„'‘’«»(]\s?\p{Lu}[\p{L}.-]*\s?[“”"'‘’«»)])?(?:\s+(?:(?:de|van|von|der|den|da|di|la|le|dos|del|bin|al)\s+)*\p{Lu}[\p{L}'’.-]*){1,4}(?:,\s*(?:ph\.?d|m\.?d|m\.?sc|mba|pe|cpa|dr|dipl)\.?.*)?$/iu

/** The name: the largest writing of the head that reads as one; else what a label says. */
function nameIn(head: readonly Row[], all: readonly Row[]): FoundValue | null {
  const segments = namesTogether(head.length > 0 ? head : all.slice(0, 8))
  for (const [index, { text, words }] of segments.entries()) {
    const label =
      /^(?:full\s+)?(?:name|vor- und zuname|vorname und name|nom et prénom|nombre y apellidos?|nome e cognome|naam|nome)\s*:\s*/iu.exec(
        text,
      )
    if (label === null) continue
    const rest = text.slice(label[0].length)
    const said = rest === '' ? (segments[index + 1]?.words ?? []) : wordsWithin(words, label[0].length, text.length)
    return found('name', said.map((word) => word.text).join(' '), said, 0.95, wordsWithin(words, 0, label[0].length))
  }
  const candidates = segments
    .map(withoutTitles)
    .map(withoutPost)
    .filter(({ text, words }) => words.length <= 6 && !/[\d@/|]/.test(text) && sectionNamed(text) === null)
    .filter(
      ({ text }) =>
        (personal.test(text) || /^\p{Lu}[\p{L}'’-]+$/u.test(text)) &&
        !/\b(?:updated|resume|curriculum|vitae|lebenslauf|page|cv)\b/i.test(text),
    )
    .sort((a, b) => b.size - a.size)
  // What somebody is may be set larger than the name.
  const people = candidates.filter(({ text }) => written.test(text) && !isPost(text))
  const [best, second] = people.length > 0 && isPost(candidates[0]?.text ?? '') ? people : candidates
  if (best === undefined || !personal.test(best.text)) return null
  // A post under the name is often as large; that of people comes first.
  const larger = second === undefined || best.size > second.size * 1.15
  const one = found('name', nameCase(best), best.words, larger ? 0.97 : positionScore(best.text) >= 1 ? 0.5 : 0.8)
  return one === null ? null : besides(one, present(candidates.slice(1, 3).map((other) => found('name', other.text, other.words, 0.2))))
}

/** A name of two to four words as names are written, each with a capital. */
const written = /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:(?:de|van|von|der|den|da|di|la|le|dos|del|bin|al)\s+)*\p{Lu}[\p{L}'’.-]*){1,3}$/u

/** "Enseignant en Mathématiques", "Head of Sales": a post, and what it is in. Names of people may be those of trades ("John Baker"). */
const isPost = (text: string): boolean =>
  positionScore(text) >= 2 && /\s(?:en|of|in|for|für|im|bei|at|chez|and|und|et|e|y|voor|para|per)\s/u.test(text)

/** Rows at the top of the contacts in which a name may stand. */
const rowsAtTop = 2
/** How much larger than what is below it a name is set where it surely is one. */
const largerName = 1.1

/** The name as the first of what a section of personal details says, without a label; surer where it is set larger than the rest. */
function nameAmongContacts(contact: readonly Row[]): FoundValue | null {
  const sizes = contact.slice(rowsAtTop).flatMap((row) => row.map(({ size }) => size))
  const usual = median(sizes, Number.POSITIVE_INFINITY)
  const first = contact
    .slice(0, rowsAtTop)
    .flat()
    .map(withoutTitles)
    .find(({ text }) => written.test(text) && sectionNamed(text) === null && positionScore(text) < 1 && !looksLikePlace(text))
  return first === undefined ? null : found('name', first.text, first.words, first.size > largerName * usual ? 0.93 : 0.7)
}

/** The pieces of rows, those of a name set wide or over two lines put together: single words of one large type beside or below each other. */
function namesTogether(rows: readonly Row[]): readonly Segment[] {
  const together: Segment[] = []
  for (const segment of rows.flat()) {
    // Contacts in a column beside a name stand between its lines.
    const at = together.findLastIndex((before, index) => index >= together.length - mostBetween && isNameOn(before, segment))
    const before = together[at]
    if (before === undefined) together.push(segment)
    else together[at] = segmentOf([...before.words, ...segment.words], before.row, before.page)
  }
  return together
}

/** Pieces of another column between two lines of a name, and the name's own. */
const mostBetween = 4

const nameWords =
  /^(?:(?:(?:Dr|Prof)\.|Dipl\.-\p{L}+\.?)\s+)*(?:(?:de|van|von|den|der|da|di|dos|del)\s+)*\p{Lu}[\p{L}'’.-]*(?:\s+(?:de|van|von|den|der|da|di|dos|del|\p{Lu}[\p{L}'’.-]*)){0,4}$/u
function isNameOn(before: Segment, next: Segment): boolean {
  // In pictures the size of a line is that of its boxes, with tall letters and without.
  const uneven = next.words[0]?.font == null ? 0.3 * next.size : 0.3
  const alike =
    before.page === next.page && Math.abs(before.size - next.size) < uneven && before.words[0]?.font?.bold === next.words[0]?.font?.bold
  if (!alike || before.words.length > 5) return false
  // A long name is hyphenated at the end of its line.
  const isBroken = /\p{L}-$/u.test(before.text) && /^\p{Ll}+$/u.test(next.text)
  if (!isBroken && (!nameWords.test(before.text) || !nameWords.test(next.text))) return false
  if (sectionNamed(before.text) !== null || sectionNamed(next.text) !== null) return false
  const gap = next.box.left - before.box.right
  if (before.row === next.row && before.words.length === 1 && next.words.length === 1) return gap < 3 * next.size
  // Over two lines only where the type says that it is the name: larger than that of a text.
  const below = next.baseline - (before.words.at(-1)?.baseline ?? before.baseline)
  return before.size > 14 && below > 0 && below < 1.7 * next.size && Math.abs(before.box.left - next.box.left) < 6
}

function withoutTitles(segment: Segment): Segment {
  const lead = titles.exec(segment.text)?.[0].length ?? 0
  return lead === 0 ? segment : { ...segment, text: segment.text.slice(lead), words: wordsWithin(segment.words, lead, segment.text.length) }
}

/** A name without what its bearer is, said behind a comma: "Anna Brook, Site Manager". */
function withoutPost(segment: Segment): Segment {
  const [, name, post] = /^([^,]+),\s*(.+)$/u.exec(segment.text) ?? []
  return name === undefined || post === undefined || !written.test(name) || positionScore(post) < 1 || positionScore(name) >= 1
    ? segment
    : { ...segment, text: name, words: wordsWithin(segment.words, 0, name.length) }
}

const wholeName =
  /^(?:(?:full)?name|namevorname|nameundvorname|vornameundname|vornamename|vorundzuname|firstnamessurnames|firstnamesurname|surnamesfirstnames|nachnamevornamen?|nachnamenvornamen|cognomenome|nomeecognome|apellidosnombres|vorundnachname|nometprenom|nomprenom|prenomnom|prenometnom|nombre|nombreyapellidos?|nombrecompleto|nomeecognome|cognomeenome|naam|volledigenaam|nome|nomecompleto)$/
const givenName = /^(?:vornamen?|prenoms?|firstnames?|givennames?|forenames?|voornamen?|nombres?|nomeproprio)$/
const familyName =
  /^(?:nachname|familienname|zuname|name|nom|nomdefamille|lastname|surname|familyname|apellidos?|cognome|achternaam|apelido)$/
const abode =
  /^(?:(?:home|postal|present|current|private)?address|location|residence|(?:anschrift|adresse|wohnort|wohnhaftin|domicile|adressepostale|direccion|domicilio|residencia|indirizzo|residenza|adres|woonplaats|morada|endereco|localidade))$/

/** The name that a table of personal details states, whole or in two rows. */
function statedName(terms: readonly StatedTerm[]): FoundValue | null {
  const of = (names: RegExp): StatedTerm | undefined => terms.find(({ key }) => names.test(key))
  const [given, family, whole] = [of(givenName), of(familyName), of(wholeName)]
  const words =
    given !== undefined && family !== undefined && given !== family
      ? [given, family].flatMap(({ lines }) => lines[0] ?? [])
      : (whole?.lines[0] ?? [])
  const text = words.map((word) => word.text).join(' ')
  const lead = titles.exec(text)?.[0].length ?? 0
  const name = text.slice(lead)
  const term = given ?? whole
  return term === undefined || !personal.test(name) || words.length > 7
    ? null
    : found('name', name, wordsWithin(words, lead, text.length), 0.95, term.label)
}

/** The address that is stated beside its name, line by line. */
function statedPlace(terms: readonly StatedTerm[]): FoundValue | null {
  const term = terms.find(({ key }) => abode.test(key))
  if (term === undefined) return null
  const text = term.lines
    .map((words) =>
      words
        .map((word) => word.text)
        .join(' ')
        .replace(/,$/, ''),
    )
    .join(', ')
  return /@/.test(text) || text.length > 140 ? null : found('location', text, term.lines.flat(), 0.92, term.label)
}

/** The name as printed, without the space behind a hyphen at the end of a line; titles behind a comma belong to it no more. */
const nameCase = ({ text }: Segment): string =>
  text
    .replace(/,.*$/, '')
    .replace(/(?<=\p{L})-\s(?=\p{Lu})/u, '-')
    .replace(/(?<=\p{L})-\s(?=\p{Ll})/u, '')

/** The whole of an address whose ending a narrow column broke, "….exam" over "ple.org", right below and flush; null where it is whole. */
function restOfMail(address: string, word: Word, next: Word): string | null {
  const below = next.baseline - word.baseline
  const flush = Math.abs(next.box.left - word.box.left) < 3 && below > 2 && below < 1.8 * (word.box.bottom - word.box.top)
  if (!flush || !word.text.endsWith(address) || !/^[a-z]{1,12}(?:\.[a-z]{2,6})*$/u.test(next.text) || ending.test(address)) return null
  return ending.test(address + next.text) ? address + next.text : null
}
const ending = /\.(?:com|org|net|edu|gov|info|example|biz|[a-z]{2})$/u

function mailIn(words: readonly Word[]): FoundValue | null {
  for (const [index, word] of words.entries()) {
    const printed = mail.exec(word.text)
    const next = words[index + 1]
    const rest = printed === null || next === undefined ? null : restOfMail(printed[0], word, next)
    if (rest !== null && next !== undefined) return found('email', rest, [word, next], 0.9)
    const match = printed ?? (word.link?.startsWith('mailto:') ? mail.exec(word.link) : null)
    if (match !== null) return found('email', withoutSite(match, word.text), [word], 0.98)
  }
  return null
}

/** An address of mail that a web address follows without a space. */
const withoutSite = ([text]: RegExpExecArray, printed: string): string =>
  printed.includes(`${text}://`) ? text.replace(/https?$/u, '') : text

/** Fewer are numbers of houses and towns, which a country's plan may know as well. */
const fewestDigits = 8

/** Where people mostly dial who write in a language. */
const countryOf: Readonly<Record<string, CountryCode>> = { de: 'DE', fr: 'FR', es: 'ES', it: 'IT', nl: 'NL', pt: 'PT' }

const phoneLabel =
  /^(?:phone|tel|telephone|mobile|cell|telefon|mobil|handy|téléphone|tél|portable|teléfono|móvil|telefono|cellulare|telefoon|mobiel|telefone|telemóvel|celular)\b\.?\s*:?\s*/i

/** A telephone number: an international one that numbering plans know, or figures set as one near the name. */
function phoneIn(rows: readonly Row[], language: string | null): FoundValue | null {
  // As the world dials it, else as the country of the language does.
  const country = countryOf[language ?? '']
  const dialled = (segment: Segment, home: CountryCode | undefined) =>
    findPhoneNumbersInText(segment.text, home).find(
      ({ number }) => home === undefined || (number.isValid() && number.nationalNumber.length >= fewestDigits),
    )
  for (const [segment, home] of [undefined, ...(country === undefined ? [] : [country])].flatMap((home) =>
    rows.flat().map((segment) => [segment, home] as const),
  )) {
    const known = dialled(segment, home)
    if (known !== undefined) {
      const words = wordsWithin(segment.words, known.startsAt, known.endsAt)
      return found('phone', segment.text.slice(known.startsAt, known.endsAt), words, known.number.isValid() ? 0.97 : 0.85)
    }
  }
  for (const segment of rows.flat()) {
    const label = phoneLabel.exec(segment.text)
    const figures = /(?<![\p{L}\d./-])\(?\+?\d[\d\s()./\u2010-\u2013-]{6,20}\d(?![\p{L}\d])/u.exec(segment.text)
    if (figures === null || /(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}/.test(figures[0])) continue
    const count = figures[0].replace(/\D/g, '').length
    const piece = pieceAround(segment.text, figures.index)
    const alone = count >= 9 && figures[0].length === piece.length
    if (count < 7 || count > 15 || (label === null && !alone && !/[()]|[\s.-]\d{3}[\s.-]|^0/.test(figures[0]))) continue
    const words = wordsWithin(segment.words, figures.index, figures.index + figures[0].length)
    return found(
      'phone',
      figures[0].trim(),
      words,
      label === null ? 0.8 : 0.92,
      label === null ? [] : wordsWithin(segment.words, 0, label[0].length),
    )
  }
  return null
}

/** What stands between two marks of a line of contacts, around a place in it. */
const pieceAround = (text: string, place: number): string => {
  const cuts = [...text.matchAll(between)]
  const from = cuts.findLast(({ index, 0: mark }) => index + mark.length <= place)
  const to = cuts.find(({ index }) => index >= place)
  return text.slice(from === undefined ? 0 : from.index + from[0].length, to?.index).trim()
}

const placeLabel =
  /^(?:location|address|residence|adresse|anschrift|wohnort|domicile|dirección|domicilio|indirizzo|residenza|adres|woonplaats|morada|endereço|localidade)\s*:\s*/iu
/** What stands between the parts of a line of contacts: bars, dots, the drawings of icon fonts, and the white around a mail address, which recognisers see for them. */
const between =
  /\s*[|•·∙◦♦●→✉☎]\s*|\s+[–—]\s+|\s+[\uFFFD\p{So}\p{Co}]\s*|^[\uFFFD\p{So}\p{Co}]\s*|\s+(?=[^\s@]+@[^\s@]+\.\p{L})|(?<=\s[^\s@]+@[^\s@]+\.\p{L}{2,12})\s+/gu

/** A street and a line with code and town as some country writes it, in one line or on two; null where there is none. */
function addressAt(segment: Segment, above: Segment | undefined): FoundValue | null {
  const cut = segment.words.findLastIndex(
    ({ text }, at) => text.endsWith(',') && at < segment.words.length - 1 && townLine(segment.words.slice(at + 1)) !== null,
  )
  const [street, town] = cut < 0 ? [above, segment.words] : [undefined, segment.words.slice(cut + 1)]
  const found = townLine(town)
  if (found === null || found.city.length === 0 || /@/.test(segment.text)) return null
  if (cut >= 0) {
    const before = segment.words.slice(0, cut + 1)
    const text = segment.text.replace(/^.*?:\s+/, '')
    return text === segment.text && streetLikeness(before.map((word) => word.text).join(' ')) >= 0.8
      ? asLocation(segment.text, segment.words)
      : null
  }
  const near =
    street !== undefined &&
    street.page === segment.page &&
    segment.baseline - street.baseline < 1.8 * segment.size &&
    segment.baseline > street.baseline
  const under =
    near && Math.abs(street.box.left - segment.box.left) < 3 && streetLikeness(street.text) >= 0.8 && !/[@:]|\d{6}/.test(street.text)
  return under ? asLocation(`${street.text.replace(/,$/, '')}, ${segment.text}`, [...street.words, ...segment.words]) : null
}
const asLocation = (text: string, words: readonly Word[]): FoundValue | null => found('location', text, words, 0.9)

/** A town and nothing else, in a line of contacts. */
const townAlone = /^\p{Lu}[\p{L}’'-]{2,}(?:[ -](?:am|an|der|sur|upon|\p{Lu}[\p{L}-]+)){0,2}$/u

/** A line right above or below one of mail, telephone or a link, set as it is: what people do stands larger, bold or apart. */
function isAmongContacts(segment: Segment, segments: readonly Segment[]): boolean {
  if (sectionNamed(segment.text) !== null || positionScore(segment.text) >= 1 || institutionScore(segment.text) > 0) return false
  const font = segment.words[0]?.font
  return segments.some((other) => {
    const own = other.words[0]?.font
    const step = Math.abs(other.baseline - segment.baseline)
    const flush =
      Math.abs(other.box.left - segment.box.left) < 3 ||
      Math.abs(other.box.left + other.box.right - segment.box.left - segment.box.right) < 6
    const alike =
      font == null || own == null ? true : font.bold === own.bold && font.italic === own.italic && Math.abs(font.size - own.size) < 0.3
    return (
      other !== segment && other.page === segment.page && step > 0 && step < 1.7 * segment.size && flush && alike && reach.test(other.text)
    )
  })
}
const reach = /@|^\+?[\d(][\d\s()./-]{6,}$|^(?:www\.|https?:)/u

/** Where the person lives: a part of the head that is written as a place. */
function placeIn(rows: readonly Row[], name: FoundValue | null): FoundValue | null {
  const ofName = new Set(name?.words)
  let likely: FoundValue | null = null
  const segments = rows.flat()
  for (const [index, segment] of segments.entries()) {
    const whole = addressAt(segment, segments[index - 1])
    if (whole !== null) return whole
    const label = placeLabel.exec(segment.text)
    if (label !== null && label[0].length < segment.text.length)
      return found(
        'location',
        segment.text.slice(label[0].length),
        wordsWithin(segment.words, label[0].length, segment.text.length),
        0.92,
        wordsWithin(segment.words, 0, label[0].length),
      )
    const cuts = [
      0,
      ...[...segment.text.matchAll(between)].flatMap(({ index, 0: mark }) => [index, index + mark.length]),
      segment.text.length,
    ]
    for (let at = 0; at + 1 < cuts.length; at += 2) {
      const [from = 0, to = 0] = [cuts[at], cuts[at + 1]]
      const text = segment.text.slice(from, to).trim()
      const contact = /@|\d{5}/.test(segment.text) && cuts.length > 2
      const words = wordsWithin(segment.words, from, to)
      if (contact && (townLine(words)?.sureness ?? 0) >= 0.85 && townLine(words)?.city.length !== 0)
        likely ??= found('location', text, words, 0.85)
      else if (contact && townAlone.test(text) && sectionNamed(text) === null && positionScore(text) < 1)
        likely ??= found('location', text, wordsWithin(segment.words, from, to), 0.7)
      else if (
        cuts.length === 2 &&
        (townAlone.test(text) || (townLine(segment.words)?.sureness ?? 0) >= 0.85) &&
        !segment.words.some((word) => ofName.has(word)) &&
        isAmongContacts(segment, segments)
      )
        likely ??= found('location', text, segment.words, 0.65)
      if (text === '' || /[@]|\d{6}/.test(text) || institutionScore(text) > 0 || !(looksLikePlace(text) || looksLikeAddress(text))) continue
      const one = found('location', text, wordsWithin(segment.words, from, to), isSurelyPlace(text) || looksLikeAddress(text) ? 0.94 : 0.75)
      if (isSurelyPlace(text) || looksLikeAddress(text)) return one
      likely ??= one
    }
  }
  return likely
}

interface Link {
  readonly network: string | null
  readonly address: string
  readonly word: Word
}

function linksIn(words: readonly Word[]): readonly Link[] {
  const links: Link[] = []
  for (const [index, word] of words.entries()) {
    const plain = overLine(word, words[index + 1]).replace(/^[([<]+|[)\]>,;]+$/g, '')
    const linked = word.link !== null && /^https?:/i.test(word.link) && !map.test(word.link) ? word.link : null
    const printed = (address.test(plain) || host.test(plain)) && !plain.includes('@') ? plain : null
    // The address a word links to is taken for what it prints only where both name the same host, or it prints no address at all.
    const url = printed === null ? linked : linked?.toLowerCase().includes(hostOf(printed)) && linked !== `${printed}/` ? linked : printed
    if (url === null || links.some((other) => other.address === url)) continue
    links.push({ network: networks.exec(url)?.[1]?.toLowerCase() ?? null, address: url, word })
  }
  return links
}

/** An address broken at the end of a narrow line goes on at the same edge below. */
function overLine(word: Word, next: Word | undefined): string {
  const broken =
    next !== undefined &&
    /\/.*[-/]$/u.test(word.text) &&
    /^[\w./-]+$/u.test(next.text) &&
    next.baseline > word.baseline + 2 &&
    Math.abs(next.box.left - word.box.left) < 3
  return broken ? word.text + next.text : word.text
}

/** Where a map shows the address. */
const map = /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|(?:www\.)?openstreetmap\.org)/iu

const hostOf = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split('/')[0] ?? url
