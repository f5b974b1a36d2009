// The plain lists of a resume: skills by group, languages with their level, certificates, projects and the like with their time.

import type { Word } from '../../model/index.ts'
import { found, present } from '../prose/found.ts'
import { type Segment, segmentOf } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { wordsWithin } from '../reading/words-within.ts'
import { bulletOrNumber as mark } from './bullets.ts'
import { sectionNamed } from './headings.ts'
import { isLanguageName } from './language-names.ts'
import { periodIn } from './months.ts'
import type { Row } from './sections.ts'

type Items = readonly (readonly FoundValue[])[]

interface Item {
  readonly text: string
  readonly words: readonly Word[]
}

/** Items of rows: a bullet begins one, and a row further right without a bullet goes on with it. */
function itemsOf(rows: readonly Row[]): readonly Item[] {
  const items: Word[][] = []
  let left = 0
  let bulleted = false
  let before: Segment | undefined
  for (const segment of rows.flat()) {
    const [first, ...rest] = segment.words
    if (first === undefined) continue
    const goesOn = before !== undefined && saysMoreOf(before, segment)
    before = segment
    if (goesOn && items.length > 0) items.at(-1)?.push(...segment.words)
    else if (mark.test(first.text) && rest.length > 0) {
      items.push([...rest])
      left = rest[0]?.box.left ?? first.box.right
      bulleted = true
    } else if (bulleted && items.length > 0 && Math.abs(first.box.left - left) < 4) items.at(-1)?.push(...segment.words)
    else {
      items.push([...segment.words])
      bulleted = false
    }
  }
  return items.map((words) => ({ words, text: words.map(({ text }) => text).join(' ') }))
}

/** "English" and "- native" beside it, as recognisers part them, on levels that differ by a little: what begins with a dash or follows a colon. */
const saysMoreOf = (before: Segment, { words, text, box, baseline, size }: Segment): boolean =>
  box.left - before.box.right > 0 &&
  box.left - before.box.right < 1.5 * size &&
  Math.abs(baseline - before.baseline) < 0.6 * size &&
  ((words.length > 1 && /^[:\u2010-\u2015-]\s/u.test(text)) || before.text.endsWith(':'))

/** What closes a resume in small print. */
const onRequest =
  /^(?:references?\s+(?:are\s+)?(?:available\s+)?(?:up)?on\s+request|referenzen\s+(?:gerne\s+)?auf\s+(?:anfrage|wunsch)|références\s+(?:disponibles\s+)?sur\s+demande|referencias\s+(?:disponibles\s+)?(?:a\s+petición|bajo\s+solicitud)|referenze\s+(?:disponibili\s+)?su\s+richiesta|referenties\s+(?:zijn\s+)?(?:beschikbaar\s+)?op\s+(?:aanvraag|verzoek)|referências\s+(?:disponíveis\s+)?(?:a|mediante|sob)\s+(?:pedido|solicitação))\.?$/iu

/** Skills, each with the group it stands in: "Databases: PostgreSQL, SQLite". */
export function skillsIn(rows: readonly Row[]): Items {
  let group: FoundValue | null = null
  let open = false
  return itemsOf(rows).flatMap(({ text, words }) => {
    const title = /^(?<name>[^:]{2,40}):(?:\s+|$)/u.exec(text)
    // A row behind a comma goes on with the group above it.
    if (title !== null) group = found('group', title.groups?.name ?? '', wordsWithin(words, 0, title[0].trimEnd().length), 0.88)
    else if (!open) group = null
    open = text.endsWith(',') || (title !== null && title[0].trimEnd().length === text.length)
    const own = group
    return pieces({ text, words }, title?.[0].length ?? 0, /[,;|•·]\s+|\s[|•·]\s*/gu).flatMap((piece) => {
      if (!/\p{L}/u.test(piece.text) || onRequest.test(piece.text)) return []
      const skill = found('name', piece.text, piece.words, piece.words.length <= 5 ? 0.85 : 0.6)
      return skill === null ? [] : [present([skill, own])]
    })
  })
}

const level =
  /\b(?:native|mother\s+tongue|fluent|proficient|advanced|intermediate|basic|beginner|conversational|professional|bilingual|elementary|[ABC][12]\+?|muttersprach\p{L}*|fließend|verhandlungssicher|fortgeschritten|gut|sehr\s+gut|grundkenntnisse|langue\s+maternelle|courant|bilingue|intermédiaire|débutant|notions|nativo|nativa|lengua\s+materna|fluido|avanzado|intermedio|básico|madrelingua|fluente|ottimo|buono|scolastico|moedertaal|vloeiend|goed|gemiddeld|basis|l[íi]ngua\s+materna|materna|avançado|intermediário|intermédio)\b.*$/iu

/** "Italien : scolaire": whatever stands behind a mark in a word or three says how well. */
const saidBehindMark = /(?<=^\s*[:(–—-]\s*)\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2}(?=\)?$)/u

/** "C1)" of "German (C1)" without the bracket that closes; "C1 (TOEIC 945)" as it is. */
const withoutOpenBracket = (said: string): string => {
  const first = said.replace(/(?<=\p{L}{3})\.\s.*$/u, '')
  return /\([^)]*\)\s*$/u.test(first) ? first.trimEnd() : first.replace(/[)\s]+$/u, '')
}

/** What is said of a language beside its name is no longer. */
const longestLevel = 60

/** Languages, each with what is said of how well: "German (C1)", "English – native", and "Anglais" with "Niveau scolaire" beside it. */
export function languagesIn(all: readonly Row[]): Items {
  const { pairs, rest: rows } = languagesOverLevels(all)
  const items = rows.flatMap((row, index) => {
    const pair = languageWithLevel(row)
    if (pair !== null) return [pair]
    // Rows that go on with each other are read together, with the first of them.
    if (index > 0 && languageWithLevel(rows[index - 1] ?? []) === null) return []
    const end = rows.findIndex((other, at) => at > index && languageWithLevel(other) !== null)
    return languagesSaid(rows.slice(index, end < 0 ? undefined : end))
  })
  // Where languages are named that are known, what is neither one nor has a level is something else.
  const isKnown = ([language]: readonly FoundValue[]): boolean => language !== undefined && isLanguageName(language.value.text)
  const known = pairs.length > 0 || items.some(isKnown) ? items.filter((item) => item.length > 1 || isKnown(item)) : items
  return [...pairs, ...known]
}

/** Languages with a level right below each, in one column or several; and the rows without them. */
function languagesOverLevels(rows: readonly Row[]): { readonly pairs: Items; readonly rest: readonly Row[] } {
  const pairs: (readonly FoundValue[])[] = []
  const used = new Set<Segment>()
  for (const [index, row] of rows.entries())
    for (const name of row) {
      if (used.has(name) || !isLanguageName(bareOf(name).text)) continue
      const below = rows[index + 1]?.find((segment) => isLevelBelow(name, segment))
      if (below === undefined) continue
      const [language, said] = [bareOf(name), bareOf(below)]
      used.add(name).add(below)
      pairs.push(present([found('language', language.text, language.words, 0.95), found('level', said.text, said.words, 0.88)]))
    }
  return { pairs, rest: rows.map((row) => row.filter((segment) => !used.has(segment))).filter((row) => row.length > 0) }
}

/** A piece without its bullet. */
function bareOf(segment: Segment): { readonly text: string; readonly words: readonly Word[] } {
  const words = mark.test(segment.words[0]?.text ?? '') ? segment.words.slice(1) : segment.words
  return { words, text: words.map(({ text }) => text).join(' ') }
}

/** What begins below a name, begins to say how well it is spoken, and is none itself. */
function isLevelBelow(name: Segment, below: Segment): boolean {
  const { text } = bareOf(below)
  const flush = Math.abs(below.box.left - name.box.left) < name.size || Math.abs(centre(below) - centre(name)) < 3
  return (
    flush &&
    below.page === name.page &&
    below.baseline - name.baseline < 2.5 * name.size &&
    (level.exec(text)?.index ?? -1) === 0 &&
    text.length <= longestLevel
  )
}
const centre = ({ box }: Segment): number => (box.left + box.right) / 2

/** A row of a language and what stands beside it; null for any other. */
function languageWithLevel([name, ...others]: Row): readonly FoundValue[] | null {
  const said = others.map(({ text }) => text).join(' ')
  if (name === undefined || others.length === 0 || said.length > longestLevel || !isLanguageName(name.text)) return null
  if (others.some(({ text }) => isLanguageName(text))) return null
  const words = others.flatMap((segment) => segment.words)
  return present([found('language', name.text.replace(/\s*:$/u, ''), name.words, 0.95), found('level', said, words, 0.88)])
}

/** Languages named one after the other and nothing else, as people set them beside their address. */
export function languagesAlone(rows: readonly Row[]): Items {
  for (const segment of rows.flat()) {
    const named = pieces(bareOf(segment), 0, /,\s+/gu)
    if (named.length > 1 && named.every((piece) => isLanguageName(piece.text)))
      return named.map((piece) => present([found('language', piece.text, piece.words, 0.85)]))
  }
  return []
}

/** "Tamil" of "Tamil Fluent", "German" of "German (C1)": what stands before a mark or a level; a text without either whole. */
function languageAtStart(text: string): readonly [string] | null {
  const [first = '', ...others] = text.split(' ')
  const rest = others.join(' ')
  if (others.length > 0 && /^\p{L}+$/u.test(first) && isLanguageName(first) && !isLanguageName(text) && level.exec(rest)?.index === 0)
    return [first]
  const name = /^\p{L}[\p{L} ]{1,24}?(?=\s*(?:[:(–—-]|\s(?:native|fluent)|$))/u.exec(text)
  return name === null ? null : [name[0]]
}

/** Pieces of an item, "English" and "native" behind its comma as one. */
function withLevelsBehind(all: readonly Item[]): readonly Item[] {
  const whole: Item[] = []
  for (const piece of all) {
    const before = whole.at(-1)
    if (before !== undefined && isLanguageName(before.text) && level.exec(piece.text)?.index === 0)
      whole[whole.length - 1] = { text: `${before.text} ${piece.text}`, words: [...before.words, ...piece.words] }
    else whole.push(piece)
  }
  return whole
}

function languagesSaid(rows: readonly Row[]): Items {
  return itemsOf(rows).flatMap((item) =>
    withLevelsBehind(pieces(item, 0, /[,;|•·]\s+|\s[|•·]\s*/gu)).flatMap((piece) => {
      const name = languageAtStart(piece.text)
      if (name === null) return []
      const after = piece.text.slice(name[0].length)
      const said = level.exec(after) ?? saidBehindMark.exec(after)
      const language = found('language', name[0].trim(), wordsWithin(piece.words, 0, name[0].length), said === null ? 0.8 : 0.93)
      if (language === null) return []
      if (said === null) return [[language]]
      const from = name[0].length + said.index
      return [present([language, found('level', withoutOpenBracket(said[0]), wordsWithin(piece.words, from, piece.text.length), 0.88)])]
    }),
  )
}

/** Certificates, projects, awards, publications: what each row says, and its time apart. Rows that only describe are left out. */
export function namedWithTime(rows: readonly Row[], wanted: 'bullets too' | 'headings'): Items {
  return rows.reduce(withTimeBelow, []).flatMap((row) => {
    const [first] = row
    if (first === undefined) return []
    const bulleted = mark.test(first.words[0]?.text ?? '')
    if (bulleted && wanted === 'headings') return []
    const words = row.flatMap((segment: Segment) => segment.words).filter((word, index) => index > 0 || !mark.test(word.text))
    const text = words.map((word) => word.text).join(' ')
    const period = periodIn(text)
    if (wanted === 'headings' && period === null) return []
    const [from, to] = period === null ? [text.length, text.length] : [period.from, period.to]
    const before = text.slice(0, from).replace(/[\s,;:(–—-]+$/u, '')
    const whole = before === '' ? text.slice(to).trim() : before
    const said = before === '' ? wordsWithin(words, to, text.length) : wordsWithin(words, 0, before.length)
    const name = found('name', whole, said, bulleted || period !== null ? 0.82 : 0.65)
    if (name === null || whole.length > 220) return []
    return [
      present([name, period === null ? null : found('date', period.end.normal, wordsWithin(words, period.end.from, period.end.to), 0.85)]),
    ]
  })
}

/** "First aid at work, / 2022": a time alone below a comma belongs to what stands above it. */
function withTimeBelow(rows: readonly Row[], row: Row): readonly Row[] {
  const above = rows.at(-1)
  const text = textOf(row)
  const period = periodIn(text)
  const isTime = period !== null && period.from === 0 && period.to === text.length
  if (above === undefined || !isTime || !/,$/u.test(textOf(above)) || periodIn(textOf(above)) !== null) return [...rows, row]
  return [...rows.slice(0, -1), [...above, ...row]]
}
const textOf = (row: Row): string => row.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')

/**
 * The rows of a section that has labels beside its lists ("Languages   English, French"), those beside a label that is the
 * title of the wanted list; of skills those beside no such label as well.
 */
export function besideLabels(all: readonly Row[], name: 'skills' | 'languages'): readonly Row[] {
  const rows = all.map(partedAtTitle)
  const labelled = rows.some(([label, ...rest]) => label !== undefined && rest.length > 0 && sectionNamed(label.text) !== null)
  if (!labelled) return name === 'skills' ? rows : []
  const own: Row[] = []
  let open: { readonly left: number; readonly isOwn: boolean } | null = null
  for (const row of rows) {
    const [first, ...rest] = row
    const [value] = rest
    if (first === undefined) continue
    const before = own.at(-1)?.at(-1)
    if (value !== undefined) {
      const titled = sectionNamed(first.text)
      const isProgramming = titled === 'languages' && programming.test(rest.map(({ text }) => text).join(' '))
      const isOwn: boolean = name === 'languages' ? titled === 'languages' && !isProgramming : titled !== 'languages' || isProgramming
      if (isOwn) own.push(rest)
      open = { left: value.box.left, isOwn }
    } else if (open !== null && Math.abs(first.box.left - open.left) < 3) {
      // The list goes on below itself, maybe within an item.
      if (open.isOwn && before !== undefined) own[own.length - 1] = [segmentOf([...before.words, ...first.words], before.row, before.page)]
    } else {
      open = null
      if (name === 'skills') own.push(row)
    }
  }
  return own
}
/** "Languages: English, French" as a label and what stands beside it, where the label is the title of a section. */
function partedAtTitle(row: Row): Row {
  const [first, ...more] = row
  const length = first === undefined ? -1 : first.words.findIndex(({ text }) => text.endsWith(':')) + 1
  if (first === undefined || length < 1 || length === first.words.length || length > 3) return row
  const label = first.words.slice(0, length)
  const title = label.map(({ text }) => text).join(' ')
  const rest = first.words.slice(length)
  if (sectionNamed(title.slice(0, -1)) !== 'languages' || programming.test(rest.map(({ text }) => text).join(' '))) return row
  return [segmentOf(label, first.row, first.page), segmentOf(rest, first.row, first.page), ...more]
}

/** Languages that nobody speaks. */
const programming =
  /(?:^|[\s,;])(?:C|C\+\+|C#|Java|JavaScript|TypeScript|Python|SQL|Perl|PHP|Ruby|Rust|Go|Kotlin|Swift|Scala|MATLAB|Verilog|VHDL|Fortran|Haskell|Bash|HTML|R)(?=$|[\s,;])/u

/** The text of a section as one value: a summary. */
export function runningText(name: string, rows: readonly Row[]): FoundValue | null {
  const words = rows.flat().flatMap((segment) => segment.words)
  return found(name, words.map(({ text }) => text).join(' '), words, 0.88)
}

/** An item from `from` on, split at marks that stand outside brackets. */
function pieces({ text, words }: Item, from: number, marks: RegExp): readonly Item[] {
  const cuts = [...text.slice(from).matchAll(marks)].filter(({ index }) => depthAt(text, from + index) === 0)
  const bounds = [from, ...cuts.flatMap(({ index, 0: cut }) => [from + index, from + index + cut.length]), text.length]
  const all: Item[] = []
  for (let at = 0; at + 1 < bounds.length; at += 2) {
    const [start = 0, end = 0] = [bounds[at], bounds[at + 1]]
    const own = text.slice(start, end).replace(/[.,;\s]+$/, '')
    if (/[\p{L}\p{N}]/u.test(own)) all.push({ text: own, words: wordsWithin(words, start, start + own.length) })
  }
  return all
}

function depthAt(text: string, place: number): number {
  let depth = 0
  for (const letter of text.slice(0, place)) depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
  return Math.max(0, depth)
}
