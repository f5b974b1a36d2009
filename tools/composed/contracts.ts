// Contracts composed at random in seven languages: who makes them, when, for how long, under which law; as a sentence, a list, lines or a table.

import { Dice } from '../golden/dice.ts'
import type { ContractWording } from './contract-wording.ts'
import { northernContracts } from './contract-wording-north.ts'
import { southernContracts } from './contract-wording-south.ts'
import { faces } from './letters.ts'
import { element, escaped, page } from './page.ts'

/** A contract and what it says; null for what it does not. */
export interface ComposedContract {
  readonly html: string
  readonly language: string
  readonly fields: Readonly<Record<ContractKey, string | null>>
  readonly parties: readonly { readonly name: string; readonly role: string | null }[]
}
export const contractKeys = [
  'effective_date',
  'agreement_date',
  'expiration_date',
  'jurisdiction',
  'term',
  'notice_period',
  'renewal_term',
  'confidentiality_term',
  'payment_terms',
] as const
export type ContractKey = (typeof contractKeys)[number]

const contractWordings = { ...northernContracts, ...southernContracts }
const languages = Object.keys(contractWordings)
type Unit = keyof ContractWording['units']

/** Composes contract `number` of the series `seed`. */
export function composedContract(seed: number, number: number): ComposedContract {
  const dice = new Dice(seed * 1_000_003 + number + 17_000)
  const language = languages[number % languages.length] ?? 'en'
  const wording = contractWordings[language] as ContractWording
  const layout = dice.one(['sentence', 'sentence', 'list', 'lines', 'table'] as const)
  const dates = datesOf(dice, wording)
  const spans = spansOf(dice, wording)
  const parties = partiesOf(dice, wording, layout === 'table')
  const [law, said] = dice.one(wording.laws)
  const place = dice.one(wording.towns)
  // A day in the opening sentence, or beside the place of signing, or both.
  const openingDay = layout === 'sentence' && dice.chance(0.6)
  const beginning = dice.one(['start', 'until', 'none'] as const)
  const has = {
    law: dice.chance(0.9),
    term: dice.chance(0.75),
    notice: dice.chance(0.7),
    renewal: dice.chance(0.4),
    secrecy: dice.chance(0.5),
    payment: dice.chance(0.5),
  }
  const inTable = { start: layout === 'table' && dice.chance(0.6), term: layout === 'table' && has.term && dice.chance(0.6) }
  const signedDay = !openingDay || dice.chance(0.5)
  const fill = (template: string): string =>
    template
      .replace(
        /\{(term|notice|renewal|secrecy|credit)(D?)\}/gu,
        (_, name: SpanName, bent: string) => spans[name][bent === 'D' ? 'bent' : 'said'],
      )
      .replace('{start}', dates.start.said)
      .replace('{end}', dates.end.said)
      .replaceAll('{day}', dates.day.said)
      .replace(/\{(l|L)aw(D?)\}/gu, (_, first: string, bent: string) => {
        const [plain = '', other = plain] = said.split('|')
        const words = bent === 'D' ? other : plain
        return first === 'L' ? words.charAt(0).toUpperCase() + words.slice(1) : words
      })
      .replaceAll('{place}', place)
  const clause = (texts: readonly string[]): string => fill(dice.one(texts))
  const rest = sectionsOf(dice, wording, {
    start: [
      ...(beginning === 'start' && !inTable.start ? [clause(wording.starts)] : []),
      ...(beginning === 'until' ? [clause(wording.untils)] : []),
      ...(has.term && beginning !== 'until' && !inTable.term ? [clause(wording.terms)] : []),
      ...(has.renewal ? [clause(wording.renewals)] : []),
    ],
    notice: has.notice ? [clause(wording.notices)] : [],
    secrecy: has.secrecy ? [clause(wording.secrecies)] : [],
    payment: has.payment ? [clause(wording.payments)] : [],
    law: has.law ? [clause(wording.lawClauses)] : [],
  })
  const particulars: [string, string][] = [
    ...(beginning === 'start' && inTable.start ? [[wording.particulars.start, dates.start.said] as [string, string]] : []),
    ...(beginning !== 'until' && inTable.term ? [[wording.particulars.term, spans.term.said] as [string, string]] : []),
  ]
  const opening = openingOf(dice, wording, layout, parties, particulars, openingDay ? fill : null, fill)
  const signature = fill(dice.one(signedDay ? wording.signed : ['{place}, __________']))
  const body =
    element('h1', escaped(dice.one(wording.titles))) +
    opening +
    rest +
    `<div style="margin-top:2em">${element('p', escaped(signature))}<table style="width:100%"><tr>${parties.map(({ name, role }) => `<td style="padding-top:3em">______________________<br>${escaped(dice.chance(0.5) ? name : `${name}${role === null ? '' : ` (${role})`}`)}</td>`).join('')}</tr></table></div>`
  const begins = beginning !== 'none'
  return {
    html: page(body, styleOf(dice)),
    language,
    fields: {
      effective_date: begins ? dates.start.iso : openingDay || signedDay ? dates.day.iso : null,
      agreement_date: openingDay || signedDay ? dates.day.iso : null,
      expiration_date: beginning === 'until' ? dates.end.iso : null,
      jurisdiction: has.law ? law : null,
      term: beginning === 'until' ? dates.length : has.term ? spans.term.normal : null,
      notice_period: has.notice ? spans.notice.normal : null,
      renewal_term: has.renewal ? spans.renewal.normal : null,
      confidentiality_term: has.secrecy ? spans.secrecy.normal : null,
      payment_terms: has.payment ? spans.credit.normal : null,
    },
    parties: parties.map(({ name, role }) => ({ name, role })),
  }
}

interface Day {
  readonly said: string
  readonly iso: string
}

/** The day of signing, a first day after it and a last one a whole number of years later, written alike. */
function datesOf(dice: Dice, { days, months }: ContractWording): { day: Day; start: Day; end: Day; length: string } {
  const write = dice.one(days)
  const at = (year: number, month: number, day: number): Day => {
    const date = new Date(Date.UTC(year, month, day))
    const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
    return { said: write(d, m + 1, y, months[m] ?? ''), iso: date.toISOString().slice(0, 10) }
  }
  const [year, month, years] = [dice.between(2012, 2026), dice.between(0, 11), dice.between(1, 5)]
  const [first, later] = [dice.one([1, 1, 15]), month + dice.between(1, 3)]
  return {
    // Days after the twelfth: which number is the month is another question.
    day: at(year, month, dice.between(13, 28)),
    start: at(year, later, first),
    end: at(year + years, later, first - 1),
    length: `${years} ${years === 1 ? 'year' : 'years'}`,
  }
}

type SpanName = 'term' | 'notice' | 'renewal' | 'secrecy' | 'credit'
interface Span {
  readonly said: string
  readonly bent: string
  readonly normal: string
}

/** Spans of time, each in figures, words or both, plain and bent by the word before. */
function spansOf(dice: Dice, { units, numbers }: ContractWording): Readonly<Record<SpanName, Span>> {
  const one = (choices: readonly (readonly [number, Unit])[]): Span => {
    const [count, unit] = dice.one(choices)
    const [single, plain, bent = plain] = units[unit]
    const word = numbers[count]
    const figure = word === undefined ? `${count}` : dice.one([`${count}`, word, `${word} (${count})`, `${count} (${word})`])
    return {
      said: `${figure} ${count === 1 ? single : plain}`,
      bent: `${figure} ${count === 1 ? single : bent}`,
      normal: `${count} ${unit}${count === 1 ? '' : 's'}`,
    }
  }
  return {
    term: one([
      [2, 'year'],
      [3, 'year'],
      [5, 'year'],
      [18, 'month'],
      [24, 'month'],
      [12, 'month'],
    ]),
    notice: one([
      [2, 'month'],
      [3, 'month'],
      [6, 'month'],
      [30, 'day'],
      [6, 'week'],
      [90, 'day'],
    ]),
    renewal: one([
      [12, 'month'],
      [6, 'month'],
      [2, 'year'],
    ]),
    secrecy: one([
      [2, 'year'],
      [3, 'year'],
      [5, 'year'],
    ]),
    credit: one([
      [30, 'day'],
      [14, 'day'],
      [45, 'day'],
      [60, 'day'],
    ]),
  }
}

interface ComposedParty {
  readonly name: string
  readonly role: string | null
  /** The name with title, seat and, where it is given so, role. */
  readonly said: string
  readonly seat: string
  readonly spoken: string
}

function partiesOf(dice: Dice, wording: ContractWording, inTable: boolean): readonly [ComposedParty, ComposedParty] {
  const roles = dice.one(wording.roles)
  const called = dice.one(wording.called)
  // A table of parties has their roles for labels.
  const given = dice.chance(0.85) || inTable
  const firms = [dice.one(wording.firms), dice.one(wording.firms)]
  if (firms[0] === firms[1]) firms[1] = wording.firms.find((firm) => firm !== firms[0]) ?? ''
  const party = (at: 0 | 1): ComposedParty => {
    const isPerson = dice.chance(at === 0 ? 0.25 : 0.45)
    const name = isPerson ? dice.one(wording.people) : `${firms[at]} ${dice.one(wording.forms)}`
    const title = isPerson ? dice.one(wording.addressed) : ''
    const seat = dice
      .one(isPerson ? wording.homes : wording.seats)
      .replace('{street}', dice.one(wording.streets))
      .replace('{place}', dice.one(wording.towns))
    const spoken = called.replace('{role}', roles[at]).replace('{bare}', bare(roles[at]))
    const behind = dice.chance(0.85) ? `, ${seat}` : ''
    return {
      name,
      role: given ? roles[at] : null,
      said: `${title}${name}${behind}${given ? `${spoken.startsWith(',') ? '' : behind === '' || spoken.startsWith('(') ? ' ' : ', '}${spoken}` : ''}`,
      seat,
      spoken,
    }
  }
  const first = party(0)
  let second = party(1)
  while (second.name === first.name) second = party(1)
  return [first, second]
}

function openingOf(
  dice: Dice,
  wording: ContractWording,
  layout: 'sentence' | 'list' | 'lines' | 'table',
  parties: readonly [ComposedParty, ComposedParty],
  particulars: readonly [string, string][],
  dated: ((template: string) => string) | null,
  fill: (template: string) => string,
): string {
  const [a, b] = parties
  const line = (text: string): string => element('p', escaped(text))
  const recital = line(dice.one(wording.recital))
  switch (layout) {
    case 'sentence': {
      const template = dated === null ? dice.one(wording.undated) : dice.one(wording.dated)
      return line(fill(template).replace('{a}', a.said).replace('{b}', b.said))
    }
    case 'list': {
      const mark = dice.one(['(1)', '1.', '1)'])
      return `${element('h3', escaped(dice.one(wording.listTitle)))}${line(`${mark} ${a.said};${dice.chance(0.6) ? ` ${wording.and}` : ''}`)}${line(`${mark.replace('1', '2')} ${b.said}.`)}${recital}`
    }
    case 'lines': {
      const place = dice.one(['left', 'center'])
      const who = ({ name, seat, role, spoken }: ComposedParty): string =>
        [name, seat, ...(role === null ? [] : [spoken.replace(/^,\s*/u, '')])].map(escaped).join('<br>')
      return `<div style="text-align:${place}">${line(dice.one(wording.between))}${element('p', who(a))}${line(wording.and)}${element('p', who(b))}</div>${recital}`
    }
    case 'table': {
      const rows = [
        ...parties.map(({ name, seat, role }, at): [string, string] => [role ?? `${at + 1}`, `${name}, ${seat}`]),
        ...particulars,
      ]
      return `<table style="width:100%" class="${dice.one(['top', 'top', 'middle'])}">${rows.map(([key, value]) => `<tr><td style="width:32%">${escaped(bare(key))}${dice.chance(0.4) ? ':' : ''}</td><td>${escaped(value)}</td></tr>`).join('')}</table>${recital}`
    }
  }
}

/** A role without its article, with a capital: as labels are written. */
export const bare = (role: string): string => {
  const plain = role.replace(/^(?:le|la|el|il|lo|the)\s+|^l[’']/iu, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The clauses under their titles, those with nothing to say left out, with sentences of no interest among them. */
function sectionsOf(
  dice: Dice,
  { headings, objects, others }: ContractWording,
  said: Readonly<Record<'start' | 'notice' | 'secrecy' | 'payment' | 'law', readonly string[]>>,
): string {
  const middle = (['start', 'notice', 'secrecy', 'payment'] as const).filter((name) => said[name].length > 0)
  const turned = dice.chance(0.5) ? middle : middle.toReversed()
  const sections: [string, readonly string[]][] = [
    [headings.object, [dice.one(objects)]],
    ...turned.map((name): [string, readonly string[]] => [headings[name], said[name]]),
    [headings.others, [dice.one(others), dice.one(others)]],
    ...(said.law.length === 0 ? [] : [[headings.law, said.law] as [string, readonly string[]]]),
  ]
  const mark = dice.one(['1.', '§ 1', 'Art. 1', '1', ''])
  const apart = dice.chance(0.4)
  return sections
    .map(([title, sentences], at) => {
      const texts = apart ? sentences : [sentences.join(' ')]
      return (
        element(dice.chance(0.9) ? 'h3' : 'p', escaped(`${mark.replace('1', String(at + 1))} ${title}`.trim())) +
        texts.map((text, below) => element('p', escaped(apart ? `${at + 1}.${below + 1} ${text}` : text))).join('')
      )
    })
    .join('')
}

const styleOf = (dice: Dice): string =>
  `@page{size:${dice.one(['A4', 'A4', 'Letter'])};margin:${dice.between(16, 28)}mm ${dice.between(18, 30)}mm}
body{font:${dice.between(19, 24) / 2}pt/${dice.one([1.2, 1.35, 1.5])} '${dice.one(faces)}';${dice.chance(0.5) ? 'text-align:justify;' : ''}}h1{font-size:1.4em;text-align:${dice.one(['left', 'center'])}}h3{font-size:1.05em}p{margin:0 0 .7em}.top td{vertical-align:top}`
