// A resume as sections of rows: columns are taken apart, titles found by their words, and titles nobody knows by looking like those.

import { width } from '../../geometry/index.ts'
import { type PageText, type Segment, segmentOf } from '../reading/page-text.ts'
import { type SectionName, sectionLike, sectionNamed } from './headings.ts'
import { institutionScore, namesCompany, positionScore } from './vocabulary.ts'

/** Pieces of text on one baseline, in one column. */
export type Row = readonly Segment[]
export interface Section {
  readonly name: SectionName
  readonly title: Segment
  readonly rows: readonly Row[]
}
export interface Sections {
  /** What stands before the first title: name, address, links. */
  readonly head: readonly Row[]
  readonly sections: readonly Section[]
}

/** The sections of a resume, in reading order; a section goes on over columns and pages until the next title. */
export function sectionsOf(pages: readonly PageText[]): Sections {
  const columns = pages.flatMap((page) => columnsOf({ ...page, rows: page.rows.map(joinedAtDashes) })).map(withoutClosing)
  const styles = titleStyles(columns.flat())
  const head: Row[] = []
  const sections: { name: SectionName; title: Segment; rows: Row[] }[] = []
  // A column beside another goes on where that column left off on the page before.
  const open = new Map<number, { rows: Row[] }>()
  columns.forEach((column) => {
    let into = open.get(sideOf(column)) ?? { rows: head }
    for (const row of column) {
      const whole = goingOn(sections.at(-1), row)
      if (whole !== null) {
        sections[sections.length - 1] = whole
        into = whole
        continue
      }
      const title = isOfSchool(row, sections.at(-1)) ? null : titleIn(row, styles)
      // What is set on top as titles are and says nothing of a section is the name.
      const isName = title?.name === 'other' && head.length === 0 && sections.length === 0
      if (title !== null && !isName && !(sections.length === 0 && isHeadline(row, head))) {
        const section = { ...title, rows: title.rest.length === 0 ? [] : [title.rest] }
        sections.push(section)
        into = section
      } else into.rows.push(row)
    }
    open.set(sideOf(column), into)
  })
  return { head, sections: withHeadingsOfEntries(sections) }
}

/** Sections whose entries have headings of the same type as the titles: "Work Experience" right over "Brook Mills Ltd", which is no section. */
function withHeadingsOfEntries(sections: readonly Section[]): readonly Section[] {
  const whole: Section[] = []
  let open: Section | null = null
  for (const section of sections) {
    const before = whole.at(-1)
    const isOwn =
      before !== undefined &&
      headsEntries(before.name) &&
      sectionNamed(section.title.text) === null &&
      (section.name === 'other' || namesCompany(section.title.text) || institutionScore(section.title.text) > 0) &&
      (before.rows.length === 0 || before === open)
    if (!isOwn) {
      whole.push(section)
      continue
    }
    const joined: Section = { ...before, rows: [...before.rows, [section.title], ...section.rows] }
    open = joined
    whole[whole.length - 1] = joined
  }
  return whole
}

/** "Courses" below a school, set smaller than titles are: what was studied there, and no section. */
const isOfSchool = ([first]: Row, section: Omit<Section, 'rows'> | undefined): boolean =>
  first !== undefined && section?.name === 'education' && /^courses(?:work)?:?$/iu.test(first.text) && first.size < section.title.size - 0.5

/** What somebody is, set as titles are right below the name and before anything to reach them by: "Site Manager, Civil Works". */
const isHeadline = ([first]: Row, head: readonly Row[]): boolean =>
  first !== undefined &&
  head.length > 0 &&
  head.length <= rowsOfName &&
  sectionNamed(first.text) === null &&
  positionScore(first.text) >= 1 &&
  !head.some((row) => row.some(({ text }) => /@|\d{3}/u.test(text)))
/** Rows that a name takes at most. */
const rowsOfName = 2

/** A section whose title goes on in the row below it: "EXPÉRIENCES" and "PROFESSIONNELLES" in a narrow column; null where the row is none of it. */
function goingOn<S extends Omit<Section, 'rows'> & { readonly rows: Row[] }>(section: S | undefined, [more, ...others]: Row): S | null {
  if (section === undefined || section.rows.length > 0 || more === undefined || others.length > 0) return null
  if (!alike(styleOf(section.title), styleOf(more)) || more.box.top > section.title.box.bottom + more.size) return null
  const name = sectionNamed(`${section.title.text} ${more.text}`)
  return name === null || sectionNamed(more.text) !== null ? null : { ...section, name }
}

/** "English   - native" as recognisers and wide settings part it: what begins with a dash or colon and stands near goes on with what is before it. */
const joinedAtDashes = (row: Row): Row => {
  const joined: Segment[] = []
  for (const segment of row) {
    const before = joined.at(-1)
    const isNear = before !== undefined && segment.box.left - before.box.right < 1.5 * segment.size
    if (isNear && segment.words.length > 1 && /^[:\u2010-\u2015-]$/u.test(segment.words[0]?.text ?? ''))
      joined[joined.length - 1] = segmentOf([...before.words, ...segment.words], before.row, before.page)
    else joined.push(segment)
  }
  return joined
}

/** Rows without the place and day of a signature below them, and without the labels that a form puts beside what stands in it. */
function withoutClosing(column: readonly Row[]): readonly Row[] {
  const isAsked = (row: Row): boolean => row.length === 2 && asked.test(plainLabel(row[0]?.text ?? ''))
  const apart = partedAtLabels(column)
  // Three and more, or it is the head of a table.
  const rows = apart.filter(isAsked).length < 3 ? apart : apart.map((row) => (isAsked(row) ? row.slice(1) : row))
  const signed = rows.findLastIndex((row) => placeAndDay.test(row.map(({ text }) => text).join(' ')))
  return Object.assign(signed < 0 || signed < rows.length - 3 ? rows : rows.slice(0, signed), { side: sideOf(column) })
}
/** Rows whose label stands close before what it asks, in two, where three and more of those begin at one place: "Datore di lavoro Brook S.r.l." */
function partedAtLabels(column: readonly Row[]): readonly Row[] {
  const cuts = new Map(
    column.flatMap((row) => {
      const [only] = row
      if (only === undefined || row.length > 1) return []
      const length = only.words.findLastIndex(
        (_, at) =>
          at > 0 &&
          isLabel(
            only.words
              .slice(0, at)
              .map(({ text }) => text)
              .join(' '),
          ),
      )
      return length < 1 ? [] : [[row, { only, length, left: only.words[length]?.box.left ?? 0 }] as const]
    }),
  )
  const places = [...cuts.values()].map(({ left }) => left)
  return column.map((row) => {
    const cut = cuts.get(row)
    if (cut === undefined || places.filter((left) => Math.abs(left - cut.left) < 2).length < 3) return row
    const { only, length } = cut
    return [segmentOf(only.words.slice(0, length), only.row, only.page), segmentOf(only.words.slice(length), only.row, only.page)]
  })
}
const isLabel = (text: string): boolean => asked.test(plainLabel(text)) || askedOfPerson.test(plainLabel(text))
/** What such a form asks of the person. */
const askedOfPerson =
  /^(?:nome|cognome|nome e cognome|first names?|surname|full name|name|vorname|nachname|vor und nachname|nom|prenom|nom et prenom|nombre|apellidos|nombre y apellidos|naam|voornaam|achternaam|nome completo|indirizzo|address|adresse|anschrift|direccion|domicilio|adres|morada|endereco|telefono|cellulare|telephone|phone|mobile|telefon|mobil|movil|telefoon|telefone|telemovel|e mail|email|correo electronico|correio eletronico|data di nascita|luogo di nascita|date of birth|geburtsdatum|geburtsort|date de naissance|lieu de naissance|fecha de nacimiento|geboortedatum|data de nascimento|nazionalita|nationality|staatsangehorigkeit|nationalite|nacionalidad|nationaliteit|nacionalidade)$/u

const placeAndDay =
  /^\p{Lu}[\p{L} .-]{1,25},\s*(?:den|le|a|il|em|op)?\s*(?:\d{1,2}\.?º?\s+(?:de\s+)?\p{L}{3,10}\.?\s+(?:de\s+)?\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4})$/u
const plainLabel = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
/** What a resume that is filled in as a form asks of each post and school. */
const asked =
  /^(?:dates? (?:da|from|de) (?:a|to)|dates?|from to|periodo|zeitraum|periode|fecha|datore di lavoro|nome e indirizzo del datore di lavoro|employer|name and address of employer|arbeitgeber|employeur|empleador|empresa|werkgever|posizione|lavoro o posizione ricoperti|tipo di impiego|position|occupation or position held|funktion|poste|poste occupe|puesto|cargo|functie|istituto|nome e tipo di istituto di istruzione o formazione|institution|school|schule|etablissement|centro|instelling|titolo|titolo di studio|qualifica conseguita|qualification|title of qualification awarded|abschluss|diplome|titulo|diploma)$/u

/** Which side of the page a column stands on: 0 for the left and for the whole width, 1 for the right. */
const sideOf = (column: readonly Row[]): number => Number((column as { side?: number }).side ?? 0)

interface Style {
  readonly size: number
  readonly bold: boolean
  readonly capitals: boolean
}

/** How known titles are set: what looks the same is a title too. */
function titleStyles(rows: readonly Row[]): readonly Style[] {
  const alone = rows.flatMap((row) =>
    row.length === 1 && row[0] !== undefined && sectionNamed(row[0].text) !== null ? [styleOf(row[0])] : [],
  )
  const known = alone.length > 0 ? alone : besideTheirRows(rows).map(styleOf)
  return known.filter((style, index) => known.findIndex((other) => alike(style, other)) === index)
}

/** Titles in the margin, each beside the first row of what it heads: two and more of one type that begin at one place, one of which heads posts or schools. */
function besideTheirRows(rows: readonly Row[]): readonly Segment[] {
  const named = rows.flatMap(([first, ...rest]) =>
    first !== undefined && rest.length > 0 && sectionNamed(first.text) !== null ? [first] : [],
  )
  const margin = named.filter((title) =>
    named.some((other) => other !== title && Math.abs(other.box.left - title.box.left) < 3 && alike(styleOf(other), styleOf(title))),
  )
  return margin.some(({ text }) => headsEntries(sectionNamed(text))) ? margin : []
}
const headsEntries = (name: SectionName | null): boolean => name === 'experience' || name === 'education'

function styleOf({ words, text, size }: Segment): Style {
  const letters = text.replace(/\([^()]*\)/g, '').replace(/[^\p{L}]/gu, '')
  return { size, bold: words.every(({ font }) => font?.bold === true), capitals: letters.length > 2 && letters === letters.toUpperCase() }
}
const alike = (a: Style, b: Style): boolean => Math.abs(a.size - b.size) < 0.3 && a.bold === b.bold && a.capitals === b.capitals

/** The title a row begins with, and what else stands on the row ("EXPERIENCE   2018 - 2020 …" in a margin column). */
function titleIn(row: Row, styles: readonly Style[]): { readonly name: SectionName; readonly title: Segment; readonly rest: Row } | null {
  const [first, ...rest] = row
  if (first === undefined) return null
  const named = sectionNamed(first.text)
  if (named !== null && (rest.length === 0 || styles.some((style) => alike(style, styleOf(first)))))
    return { name: named, title: first, rest }
  const style = styleOf(first)
  // Without anything that sets titles apart (size or weight or capitals), looking alike says nothing.
  const telling = style.bold || style.capitals || first.words.length <= 4
  const looksSo = rest.length === 0 && first.words.length <= 6 && telling && styles.length > 0 && styles.every((one) => alike(one, style))
  if (!looksSo || !/^\p{Lu}/u.test(first.text)) return null
  const like = sectionLike(first.text)
  return style.capitals || style.size > 11.5 || (style.bold && like !== null) ? { name: like ?? 'other', title: first, rest: [] } : null
}

/** A page's rows by column: two when a gap runs down most of the page and titles stand on both sides of it. */
function columnsOf({ rows, page }: PageText): readonly (readonly Row[])[] {
  const gutter = gutterOf(rows, page.size.width)
  if (gutter === null) return [rows]
  const sides: Row[][] = [[], [], []]
  for (const row of rows) {
    const crossing = row.some(({ box }) => box.left < gutter - 2 && box.right > gutter + 2)
    if (crossing) {
      sides[0]?.push(row)
      continue
    }
    const left = row.filter(({ box }) => box.right <= gutter + 2)
    const right = row.filter(({ box }) => box.left >= gutter - 2)
    if (left.length > 0) sides[1]?.push(left)
    if (right.length > 0) sides[2]?.push(right)
  }
  const [across = [], left = [], right = []] = sides
  if (isMarginOfTitles(left)) return [withTitlesAbove(rows, left)]
  return [across, left, Object.assign(right, { side: 1 })].filter((column) => column.length > 0)
}

/** A left column of nothing but titles: the margin of the other one, and no column to be read by itself. */
function isMarginOfTitles(left: readonly Row[]): boolean {
  const pieces = left.flat()
  const titles = pieces.filter(({ text, words }) => words.length <= mostWordsOfTitle && (sectionNamed(text) ?? sectionLike(text)) !== null)
  return titles.length >= 2 && titles.length >= mostlyTitles * pieces.length && titles.some(({ text }) => headsEntries(sectionNamed(text)))
}
const mostWordsOfTitle = 4
/** Share of the pieces in a margin that are titles by their words: a margin may hold a title or two that nobody knows. */
const mostlyTitles = 0.7

/** Rows with the titles of their margin on rows of their own, each above the first row that stands beside it. */
function withTitlesAbove(rows: readonly Row[], margin: readonly Row[]): readonly Row[] {
  const titles = new Set(margin.flat())
  const waiting = [...titles]
  const placed: Row[] = []
  for (const row of rows) {
    const own = row.filter((segment) => !titles.has(segment))
    if (own.length === 0) continue
    const bottom = Math.max(...own.map(({ box }) => box.bottom))
    while (waiting[0] !== undefined && waiting[0].box.top < bottom) placed.push([waiting.shift() as Segment])
    placed.push(own)
  }
  return [...placed, ...waiting.map((title) => [title])]
}

/** The x of a gap that parts two columns with titles of their own; null for a page of one column. */
function gutterOf(rows: readonly Row[], pageWidth: number): number | null {
  const titles = rows.flatMap((row) => row.filter(({ text }) => sectionNamed(text) !== null))
  const titled = [...new Set(titles.map(({ box }) => Math.round(box.left / 12) * 12))].sort((a, b) => a - b)
  if (titled.length < 2) return null
  const [first = 0] = titled
  // Titles that start a quarter of the page further right than the leftmost stand in another column.
  const second = titles.filter(({ box }) => box.left > first + pageWidth * 0.2)
  const firsts = titles.filter(({ box }) => box.left < first + 24)
  if (second.length === 0 || firsts.length === 0) return null
  const edge = Math.min(...second.map(({ box }) => box.left))
  // Titles may stand further in than what they head, behind a bar or a margin: the gutter is where the fewest pieces run across.
  const segments = rows.flat()
  const lefts = new Set(
    segments.map(({ box }) => Math.round(box.left)).filter((left) => left > first + pageWidth * 0.1 && left <= edge + 1),
  )
  const ranked = [...lefts].map((left) => ({ at: left, across: crossingAt(rows, left), starts: startsAt(segments, left) }))
  const [best] = ranked.sort((a, b) => a.across - b.across || b.starts - a.starts)
  return best !== undefined && best.across <= Math.max(3, rows.length * 0.12) ? best.at - 3 : null
}

/** How many rows run across an x. */
const crossingAt = (rows: readonly Row[], x: number): number =>
  rows.filter((row) => row.some(({ box }) => box.left < x - 4 && box.right > x + 4 && width(box) > 20)).length
/** How many pieces begin at an x. */
const startsAt = (segments: readonly Segment[], x: number): number => segments.filter(({ box }) => Math.abs(box.left - x) < 3).length
