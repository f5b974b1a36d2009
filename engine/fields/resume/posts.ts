// Posts held and schools attended: which part of an entry's heading is what.

import { found, present } from '../prose/found.ts'
import type { FoundValue } from '../reading/reader.ts'
import { wordsWithin } from '../reading/words-within.ts'
import { statedEntries, type TableEntry, tableEntries, withPlaceBehind } from './columns.ts'
import { type Entry, entriesIn, type Part, splitAtComma } from './entries.ts'
import { duration } from './months.ts'
import { headingOf, moreThanName, ownBoss, withoutAside } from './post-headings.ts'
import type { Row } from './sections.ts'
import { isLargerTown } from './towns.ts'
import { degreeAtStart, institutionScore, isSurelyPlace, looksLikePlace, namesCompany, positionScore } from './vocabulary.ts'

/** The posts of the rows of a section, in order: company, position, time and place. */
export function postsIn(rows: readonly Row[]): readonly (readonly FoundValue[])[] {
  const table = tableEntries(rows) ?? statedEntries(rows)
  if (table !== null) return table.map(postOfCells).filter((item) => item.length > 1)
  const found = entriesIn(rows, 'posts').map((entry) => ({ entry, parts: headingOf(partsOfPost(entry)) }))
  const behindCommas = haveTownsBehindCommas(found.map(({ parts }) => parts))
  const entries = found.map(({ entry, parts }) => ({ entry, ...withoutPlace(parts, behindCommas) }))
  // Where most posts have two names, one alone is a post of the company above, comma or not.
  const apart = 2 * entries.filter(({ rest }) => rest.length >= 2).length >= entries.length
  const split = entries.map((one) => ({ ...one, names: namesOf(one.rest, apart) }))
  // Positions stand first or second in all entries of a section: what no word decides, the others do.
  const lean = split.reduce((sum, { names: [first, second] }) => sum + score(first) - score(second), 0)
  let company: Part | null = null
  // A post below another of the same company is at its place.
  let town: Part | undefined
  return split.flatMap(({ entry, place, names: [first, second] }, index) => {
    const own = score(first) - score(second)
    const firstIsPosition =
      second === undefined
        ? score(first) > 0 && (company !== null || isOwnBoss(first))
        : isInstead(first) || isInstead(second)
          ? isInstead(second)
          : own === 0
            ? lean > 0
            : own > 0 === lean > 0 || Math.abs(own) < 2
              ? lean > 0
              : own > 0
    const [position, employer] =
      second === undefined
        ? firstIsPosition
          ? [first, isOwnBoss(first) ? null : company]
          : [undefined, first]
        : firstIsPosition
          ? [first, second]
          : [second, first]
    company = employer ?? company
    if (second === undefined && noPost.test(first?.text ?? '')) return []
    const inherited = second === undefined && firstIsPosition && !isOwnBoss(first)
    const apart = employer == null ? null : withPlaceBehind(employer)
    const here = place ?? apart?.place
    town = inherited ? (here ?? town) : here
    // The time at a company, over its posts with times of their own.
    if (second === undefined && !firstIsPosition && headsPosts(split[index + 1], entry)) return []
    const decided = Math.abs(lean) >= 2
    const item = present([
      valueIn(
        'company',
        apart === null ? undefined : withoutAside(withoutUnit(apart.name)),
        second === undefined ? 0.7 : sureOf(position, apart?.name, decided),
      ),
      valueIn('position', position, decided && score(position) >= 1 ? 0.92 : 0.75),
      ...times(entry),
      valueIn('location', town, town !== undefined && isSurelyPlace(town.text) ? 0.92 : 0.78),
    ])
    return item.length > 0 ? [item] : []
  })
}

/** "Freelance" and nothing else, beside what somebody did. */
const isInstead = (part: Part | undefined): boolean => part !== undefined && isOwnBoss(part) && heldAs.test(part.text)
const isOwnBoss = (part: Part | undefined): boolean => part !== undefined && ownBoss.test(part.text)

/** A company is sure where words say both that it is one and that a post is named beside it; by the order in other posts alone it often is none. */
function sureOf(position: Part | undefined, employer: Part | null | undefined, decided: boolean): number {
  if (!decided) return 0.75
  const isPlain = employer != null && namesCompany(employer.text) && !moreThanName.test(withoutAside(employer).text)
  return score(position) >= 1 && isPlain ? 0.93 : score(position) >= 1 ? 0.85 : 0.78
}

/** The parts of a post's heading: how long it was is left out, and how it was held ("(contract, remote)") but for where. */
function partsOfPost({ parts }: Entry): readonly Part[] {
  const names = parts.filter(({ text }) => !duration.test(text) && !heldAs.test(text))
  // Whoever works for themselves has it where others name a company, and is said to beside what they are.
  const named = names.filter(({ text }) => !isSurelyPlace(text))
  const [first] = named
  const instead = parts.find(
    (part, at) => isInstead(part) && (named.length === 1 || (first !== undefined && Math.abs(at - parts.indexOf(first)) === 1)),
  )
  // A place above both is that of the post before.
  const isOwn = (part: Part, at: number): boolean =>
    part === instead ||
    part === first ||
    (names.includes(part) && !named.includes(part) && first !== undefined && at > parts.indexOf(first))
  return parts
    .filter((part, at) => (instead === undefined ? names.includes(part) : isOwn(part, at)))
    .flatMap((part) => {
      const bracket = /\s*\(([^()]{2,40})\)$/u.exec(part.text)
      if (bracket === null) return [part]
      const inner = splitAtComma({ ...part, text: bracket[1] ?? '', words: wordsWithin(part.words, bracket.index + 1, part.text.length) })
      const whole = { ...part, text: bracket[1] ?? '', words: wordsWithin(part.words, bracket.index + 1, part.text.length) }
      if (!looksLikePlace(whole.text) && !inner.every(({ text }) => heldAs.test(bare(text)) || looksLikePlace(bare(text)))) return [part]
      const name = { ...part, text: part.text.slice(0, bracket.index), words: wordsWithin(part.words, 0, bracket.index) }
      // "Brook Clinic, Town (Country)": the bracket says where the town is.
      const townOf = splitAtComma(name).length > 1 ? splitAtComma(part).at(-1) : undefined
      if (townOf !== undefined && looksLikePlace(townOf.text)) return [part]
      const place = looksLikePlace(whole.text) ? whole : inner.find(({ text }) => looksLikePlace(bare(text)))
      return place === undefined ? [name] : [name, { ...place, text: bare(place.text), stands: 'with time' as const }]
    })
}
const bare = (text: string): string => text.replace(/^[\s(]+|[\s)]+$/g, '')
/** How a post was held; no part of what it was. */
const heldAs =
  /^\(?(?:contract(?:or)?|freelance|temporary|temp|permanent|full[- ]time|part[- ]time|casual|seasonal|internship|self[- ]employed|teilzeit|vollzeit|befristet|unbefristet|freiberuflich|cdi|cdd|intérim|temps (?:plein|partiel)|alternance|jornada completa|tiempo parcial|tempo (?:pieno|determinato|indeterminato|parziale|integral|parcial)|voltijd|deeltijd|\d{1,3}\s?%)\)?$/iu

/** True where the posts that follow name no company and lie within the time of this one. */
function headsPosts(next: { readonly entry: Entry; readonly names: readonly Part[] } | undefined, { startTime, endTime }: Entry): boolean {
  if (next === undefined || startTime === null || next.entry.startTime === null || next.names.length !== 1) return false
  return score(next.names[0]) > 0 && startTime <= next.entry.startTime && (next.entry.endTime ?? '') <= (endTime ?? '')
}

/** Units of an organisation, named before it: "Department of Physics, Kestrel University". */
const unit =
  /^(?:(?:department|dept\.?|division|faculty|section|office|chair|graduate\s+school|unit)\s+(?:of|for)\b|(?:fachbereich|fakultät|abteilung|lehrstuhl|département|service|faculté|facultad|departamento|dipartimento|facoltà|afdeling|faculteit|faculdade)\s)/iu
function withoutUnit(part: Part): Part {
  const pieces = splitAtComma(part)
  const rest = pieces.filter(({ text }) => !unit.test(text))
  return rest.length === 0 || rest.length === pieces.length ? part : joined(rest)
}

/** Times between posts that resumes tell of so that no gap is left. */
const noPost =
  /^(?:elternzeit|mutterschutz|familienzeit|arbeitssuche|arbeitssuchend|sabbatical|weltreise|parental\s+leave|maternity\s+leave|career\s+break|congé\s+(?:parental|maternité)|recherche\s+d'emploi)/i

function postOfCells({ time, cells }: TableEntry): readonly FoundValue[] {
  const employer = cells.get('company')
  const apart =
    employer === undefined || cells.has('location') ? { name: employer, place: cells.get('location') } : withPlaceBehind(employer)
  return present([
    valueIn('company', apart.name, 0.93),
    valueIn('position', cells.get('position'), 0.93),
    ...cellTimes(time),
    valueIn('location', apart.place, 0.85),
  ])
}

function cellTimes(time: TableEntry['time']): readonly (FoundValue | null)[] {
  if (time === null) return []
  const { start, end } = time.period
  const point = (name: string, at: typeof start): FoundValue | null =>
    at === null ? null : found(name, at.normal, wordsWithin(time.words, at.from, at.to), 0.93)
  return [point('start', start), point('end', end)]
}

const score = (part: Part | undefined): number => (part === undefined ? 0 : Math.max(-2, Math.min(2, positionScore(part.text))))

/** The first two names of an entry's heading; a single part with a comma is two. */
function namesOf(parts: readonly Part[], apart: boolean): readonly Part[] {
  if (parts.length >= 2) return [parts[0], parts[1]].filter((part) => part !== undefined)
  const [only] = parts
  if (only === undefined) return []
  const pieces = splitAtComma(only)
  if (pieces.length < 2 || (apart && isPostAlone(only))) return [only]
  // "Engineer, Data Platform, Acme Inc.": the comma where one side speaks of a position and the other does not.
  let best = 1
  let most = Number.NEGATIVE_INFINITY
  for (let at = 1; at < pieces.length; at++) {
    const difference = Math.abs(score(joined(pieces.slice(0, at))) - score(joined(pieces.slice(at))))
    if (difference > most) {
      most = difference
      best = at
    }
  }
  const [first, second] = [joined(pieces.slice(0, best)), joined(pieces.slice(best))]
  // A company and its town.
  return Math.max(score(first), score(second)) <= 0 ? [only] : [first, second]
}

/** A post and its field or region, without a word of a company. */
const isPostAlone = ({ text }: Part): boolean => positionScore(text) > 0 && !namesCompany(text)

function joined(parts: readonly Part[]): Part {
  const words = parts.flatMap((part) => part.words)
  return { text: parts.map(({ text }) => text).join(', '), words, piece: parts[0]?.piece ?? 0 }
}

/** The parts without the one that is a place; a place behind a comma of another part is taken off it. */
function withoutPlace(parts: readonly Part[], behindCommas: boolean): { readonly place: Part | undefined; readonly rest: readonly Part[] } {
  const sure = parts.findLast(({ text }) => isSurelyPlace(text) && namesNothing(text))
  // Two names in commas may be a company and its town: of two parts the second is a place only where the first says both other things.
  // What begins in small letters goes on with a sentence and names nobody.
  const spare = parts.filter(({ text }) => !/^\p{Ll}/u.test(text)).length >= 3 || parts[0]?.text.includes(',') === true
  const likely =
    sure ??
    parts
      .slice(1)
      .findLast(
        ({ text }) =>
          spare &&
          looksLikePlace(text) &&
          positionScore(text) < 1 &&
          !namesCompany(text) &&
          institutionScore(text) === 0 &&
          degreeAtStart(text) === null,
      )
  const [firm, ...where] = likely === undefined ? [] : splitAtComma(likely)
  // "Brook Wines, Blenheim, New Zealand" beside a post: the first of three is the company.
  const isBelowPost = parts.length === 2 || (likely === parts[1] && positionScore(parts[0]?.text ?? '') >= 1)
  if (likely !== undefined && firm !== undefined && where.length === 2 && isBelowPost)
    return { place: joined(where), rest: parts.map((part) => (part === likely ? firm : part)) }
  if (likely !== undefined) return { place: likely, rest: parts.filter((part) => part !== likely) }
  for (const part of parts) {
    const pieces = splitAtComma(part)
    for (let at = 1; at < pieces.length; at++) {
      const tail = joined(pieces.slice(at))
      // "Brook Wines, Blenheim, New Zealand" and "Brook S.p.A., Jesi (AN)".
      const [town, country, more] = pieces.slice(at)
      const isAbroad = country !== undefined && more === undefined && isSurelyPlace(country.text) && town !== undefined && isTown(town.text)
      const inProvince = country === undefined && /\s\((?:[A-Z]{2}|\d{2,3}|\p{Lu}[\p{L} ]{3,20})\)$/u.test(tail.text) && isTown(tail.text)
      if ((isAbroad || inProvince) && namesNothing(tail.text))
        return { place: tail, rest: parts.map((one) => (one === part ? joined(pieces.slice(0, at)) : one)) }
      // "MSc in Statistics, Leeds, UK": a town that we know begins the place.
      const begun =
        more !== undefined && country !== undefined && town !== undefined && isLargerTown(country.text) && !isLargerTown(town.text)
      if (isSurelyPlace(tail.text) && namesNothing(tail.text) && !begun)
        return { place: tail, rest: parts.map((one) => (one === part ? joined(pieces.slice(0, at)) : one)) }
    }
  }
  if (behindCommas) {
    const part = parts.findLast((one) => townBehind(one) !== null)
    const cut = part === undefined ? null : townBehind(part)
    if (cut !== null) return { place: cut.town, rest: parts.map((one) => (one === part ? cut.name : one)) }
  }
  // What stands with the time or at the other margin and says nothing else is a town where the names stand elsewhere.
  const behindFirm = parts.find((part, index) => {
    const before = parts[index - 1]
    return parts.length >= 3 && before !== undefined && before.piece === part.piece && namesCompany(before.text) && isTown(part.text)
  })
  if (behindFirm !== undefined) return { place: behindFirm, rest: parts.filter((part) => part !== behindFirm) }
  const inOne = parts.length >= 3 && parts.every(({ piece }) => piece === parts[0]?.piece)
  const town = parts.findLast(
    (part) =>
      (inOne && part === parts.at(-1) && isTown(part.text) && (isLargerTown(part.text) || !parts.some(isBareDegree))) ||
      ((part.stands === 'with time' || part.stands === 'beside') &&
        parts.some((other) => other !== part && other.stands === 'first') &&
        (parts.length >= 3 || parts.some((other) => other !== part && other.text.includes(','))) &&
        isTown(part.text)),
  )
  return town === undefined ? { place: undefined, rest: parts } : { place: town, rest: parts.filter((part) => part !== town) }
}

/** A degree without its field, which may stand behind it and look like a town: "Bachelor | Logistics". */
function isBareDegree({ text }: Part): boolean {
  const read = degreeAtStart(text)
  return read !== null && read.areaFrom >= text.length
}

/** What stands before a part's last comma, and behind it what may be a town: "Engineer, Nantes"; null for anything else. */
function townBehind(part: Part): { readonly name: Part; readonly town: Part } | null {
  const pieces = splitAtComma(part)
  const town = pieces.at(-1)
  if (pieces.length < 2 || town === undefined || !isTown(town.text)) return null
  const name = { ...joined(pieces.slice(0, -1)), ...(part.stands === undefined ? {} : { stands: part.stands }) }
  // "Branch Leeds" is where the branch is.
  const { place } = withPlaceBehind(part)
  return { name, town: place !== undefined && town.text.endsWith(place.text) ? place : town }
}

/** Entries are set alike: where a town that we know ends a part of one of them behind a comma, so do those that we do not know in others. */
const haveTownsBehindCommas = (entries: readonly (readonly Part[])[]): boolean =>
  entries.some((parts) => parts.some((part) => isLargerTown(townBehind(part)?.town.text ?? '')))

/** True for a text without words of posts, companies and schools. */
const namesNothing = (text: string): boolean => positionScore(text) < 1 && !namesCompany(text) && institutionScore(text) === 0

/** True for what may be the name of a town, and of nothing that we know: "Saint-Malo", "Nantes (44)". */
const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]+(?:\s+(?:am|an|der|de|la|le|les|sur|upon|on|in|\p{Lu}[\p{L}.'’-]*)){0,3}(?:\s+\([\p{L}\d ]{2,20}\))?$/u.test(text) &&
  positionScore(text) < 1 &&
  !namesCompany(text) &&
  institutionScore(text) === 0 &&
  degreeAtStart(text) === null

function times({ start, end, startTime, endTime }: Entry): readonly (FoundValue | null)[] {
  return [
    start === null || startTime === null ? null : found('start', startTime, start.words, 0.95),
    end === null || endTime === null ? null : found('end', endTime, end.words, 0.95),
  ]
}

function valueIn(name: string, part: Part | undefined, sure: number): FoundValue | null {
  return part === undefined ? null : found(name, part.text, part.words, sure)
}

/** The schools of the rows of a section, in order: institution, degree, area, time and place. */
export function schoolsIn(rows: readonly Row[]): readonly (readonly FoundValue[])[] {
  const table = tableEntries(rows) ?? statedEntries(rows)
  if (table !== null) return table.map(schoolOfCells).filter((item) => item.length > 1)
  const entries = entriesIn(rows, 'schools').map((entry) => ({
    entry,
    parts: entry.parts.filter(({ text }) => !duration.test(text) && !aside.test(text)),
  }))
  const behindCommas = haveTownsBehindCommas(entries.map(({ parts }) => parts))
  return entries.flatMap(({ entry, parts }) => {
    const { place, rest } = withoutPlace(parts, behindCommas)
    const school = schoolOf(rest, place === undefined)
    const item = present([
      ...school.values,
      ...times(entry),
      valueIn('location', place ?? school.place, place !== undefined && isSurelyPlace(place.text) ? 0.92 : 0.75),
    ])
    return item.length > 0 ? [item] : []
  })
}

/** What is said beside a degree and is neither its name nor its field: marks, honours, theses, focuses. */
const aside =
  /^(?:gpa|grade|note|abschlussnote|notendurchschnitt|gesamtnote|mention|nota|votazione|voto|cijfer|thesis|dissertation:|advisor|supervisor|minor|vertiefung|schwerpunkte?|magna\s+cum|summa\s+cum|cum\s+laude|first[- ]class|upper\s+second|with\s+(?:honou?rs|distinction)|distinction)(?!\p{L})/iu
/** How a school was attended, in brackets behind its name. */
const manner =
  /\s*\((?:online|part[- ]time|full[- ]time|distance(?:\s+learning)?|evening(?:\s+classes)?|berufsbegleitend|fernstudium|dual|à\s+distance|en\s+alternance|a\s+distancia|deeltijd)\)$/i

function schoolOfCells({ time, cells }: TableEntry): readonly FoundValue[] {
  const school = cells.get('institution') ?? cells.get('company')
  const apart = school === undefined || cells.has('location') ? { name: school, place: cells.get('location') } : withPlaceBehind(school)
  const said = cells.get('degree') ?? cells.get('area')
  const read = said === undefined ? null : degreeAtStart(said.text)
  const area = cells.has('degree') && cells.has('area') ? cells.get('area') : undefined
  return present([
    valueIn('institution', apart.name, 0.93),
    said === undefined || read === null
      ? valueIn(cells.has('degree') ? 'degree' : 'area', said, 0.8)
      : found('degree', read.degree, head(said, read.degree.length), 0.92),
    area !== undefined || said === undefined || read === null || read.areaFrom >= said.text.length
      ? valueIn('area', area, 0.9)
      : valueIn('area', tail(said, read.areaFrom), 0.88),
    ...cellTimes(time),
    valueIn('location', apart.place, 0.85),
  ])
}

/** What schools name last need no field of study. */
const schoolLeaving =
  /^(?:abitur|fachabitur|mittlere\s+reife|fachhochschulreife|allgemeine|baccalauréat|bac(?!\p{L})|matura|maturità|high\s+school|gcse|a[- ]?level|highers|vwo|havo|bachillerato)/iu

interface School {
  readonly values: readonly (FoundValue | null)[]
  readonly place: Part | undefined
}

function schoolOf(parts: readonly Part[], placeWanted: boolean): School {
  const origin = new Map<Part, Part>()
  const pieces = parts
    .slice(0, 5)
    .flatMap((part) => {
      const isMore =
        part.text.includes(',') && (institutionScore(part.text) > 0 || hasDegree(part) || withPlaceBehind(part).place !== undefined)
      const own = isMore ? splitAtComma(part) : [part]
      for (const piece of own) origin.set(piece, part)
      return own
    })
    .filter(({ text }) => !aside.test(text))
  const institution =
    pieces.find(({ text }) => institutionScore(text) > 0 && degreeAtStart(text) === null) ??
    pieces.find(({ text }) => institutionScore(text) > 0)
  const others = pieces.filter((piece) => piece !== institution)
  const degrees = others.filter(({ text }) => degreeAtStart(text) !== null)
  // Of "PhD" in the margin and "PhD in Computer Science" beside the school, the longer says the area too.
  const degree = degrees.toSorted((a, b) => b.text.length - a.text.length)[0]
  const read = degree === undefined ? null : degreeAtStart(degree.text)
  const plain = others.filter((piece) => !degrees.includes(piece))
  const abbreviated = institution === undefined && degree !== undefined ? plain.find(({ text }) => /^\p{Lu}{2,6}$/u.test(text)) : undefined
  const area =
    degree !== undefined && read !== null && read.areaFrom < degree.text.length
      ? tail(degree, read.areaFrom)
      : plain
          .filter((piece) => piece !== abbreviated)
          .find(
            (piece, index, all) =>
              isAreaOf(institution ?? abbreviated, piece, all, origin) &&
              index >= (institution === undefined && abbreviated === undefined ? 1 : 0),
          )
  const school = institution ?? abbreviated ?? plain[0]
  // A town behind the school's own comma: where the field is said elsewhere, or none is to be said, it is no field.
  const after = school === undefined ? -1 : pieces.indexOf(school)
  const behind = after < 0 ? undefined : pieces.slice(after + 1).find((piece) => plain.includes(piece) && piece.piece === school?.piece)
  const settled = degree !== undefined && ((area !== undefined && area !== behind) || schoolLeaving.test(degree.text))
  const place =
    placeWanted && settled && behind !== undefined && /^\p{Lu}[\p{L}.'’-]+(?:\s+\p{Lu}?[\p{L}.'’-]+){0,2}$/u.test(behind.text)
      ? behind
      : undefined
  const values = [
    valueIn(
      'institution',
      school === undefined ? undefined : withoutManner(school),
      institution === undefined ? 0.7 : degree === undefined ? 0.82 : 0.92,
    ),
    degree === undefined || read === null ? null : found('degree', read.degree, head(degree, read.degree.length), 0.93),
    area === school || area === place ? null : valueIn('area', area, degree !== undefined && area?.piece === degree.piece ? 0.92 : 0.75),
  ]
  return { values, place }
}

/** Whether a piece may be what is studied: one behind the school's own comma is so only where nothing else is said. */
const isAreaOf = (school: Part | undefined, piece: Part, all: readonly Part[], origin: ReadonlyMap<Part, Part>): boolean => {
  const isOwn = (one: Part): boolean => school !== undefined && origin.get(one) === origin.get(school)
  return !isOwn(piece) || all.every(isOwn)
}

/** A grade behind the field of study: "(2:1)", "(First Class)". */
const grade = /\s*\((?:\d[:.,/]\d{1,2}|(?:first|upper|lower|second|merit|distinction|honours|hons|note|gpa|grade)\b[^()]*)\)?$/iu

const hasDegree = (part: Part): boolean => splitAtComma(part).some(({ text }) => degreeAtStart(text) !== null)

function withoutManner(part: Part): Part {
  const text = part.text.replace(manner, '')
  return text === part.text ? part : { ...part, text, words: head(part, text.length) }
}

function tail(part: Part, from: number): Part {
  const text = part.text
    .slice(from)
    .replace(grade, '')
    .replace(/[\s,;()]+$/, '')
  return { ...part, text, words: wordsWithin(part.words, from, part.text.length) }
}
const head = (part: Part, length: number): Part['words'] => wordsWithin(part.words, 0, length)
