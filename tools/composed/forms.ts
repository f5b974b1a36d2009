// Forms composed at random in seven languages: labels left of, above and below their values, in cells, on lines, dotted leaders and combs, in one or
// two columns, with marks drawn in many ways, lists, and places left empty; with what they say by construction.

import { Dice } from '../golden/dice.ts'
import { answerOf, type Manner, printedField, styleOf } from './form-manners.ts'
import { drawnOptions, drawnTick, type Marks, marksOf } from './form-marks.ts'
import { type FormWording, formWordings } from './form-wording.ts'
import { furtherFormWordings } from './form-wording-more.ts'
import { element, escaped, page } from './page.ts'

export type FormKind = 'text' | 'number' | 'money' | 'date' | 'percent' | 'tick' | 'list'

/** A place of a form to fill in, and what stands there. */
export interface FormPlace {
  readonly key: string
  readonly kind: FormKind
  /** As it is printed. */
  readonly label: string
  /** As it is written; null where it is left empty. */
  readonly printed: string | null
  /** Days as ISO, amounts and figures as plain decimals, ticks as "true" and "false", all else as written. */
  readonly value: string | null
  /** The options of a question, as printed. */
  readonly options: readonly string[]
}

/** How a field is asked for: by the words that are printed, or by another name with the printed words as a synonym or within the description. */
export type Asked = 'printed' | 'synonym' | 'described'

export interface FormQuestion {
  readonly name: string
  readonly title: string
  readonly kind: FormKind
  readonly description: string
  readonly synonyms: readonly string[]
  readonly required: boolean
  readonly pattern: string | null
  readonly fields: readonly FormQuestion[]
}

export interface ComposedForm {
  readonly html: string
  readonly language: string
  /** How labels and values stand, for those who count by it. */
  readonly manner: string
  readonly places: readonly FormPlace[]
  /** The rows of its list, if it has one, by the names that are asked for. */
  readonly list: readonly Readonly<Record<string, string>>[]
  /** All words within the list's table. */
  readonly listed: readonly string[]
  readonly questions: readonly { readonly question: FormQuestion; readonly asked: Asked; readonly value: string | null }[]
}

const wordings: Readonly<Record<string, FormWording>> = { ...formWordings, ...furtherFormWordings }

const kinds: Readonly<Record<string, FormKind>> = {
  born: 'date',
  begins: 'date',
  happened: 'date',
  income: 'money',
  fee: 'money',
  deposit: 'money',
  persons: 'number',
  distance: 'number',
  share: 'percent',
  discount: 'percent',
  consent: 'tick',
  smoker: 'tick',
}
/** In the order that forms ask them, by section. */
const sections: readonly (readonly string[])[] = [
  ['applicant', 'born', 'birthplace', 'nationality', 'status', 'occupation'],
  ['street', 'town', 'phone', 'email', 'contact'],
  ['reference', 'begins', 'happened', 'persons', 'distance', 'smoker', 'employer'],
  ['income', 'fee', 'deposit', 'share', 'discount'],
  ['delivery', 'consent', 'remarks'],
]

interface Entry {
  readonly key: string
  readonly labels: readonly string[]
  readonly names: readonly string[]
}

const parted = (text: string): readonly string[] => text.split(';').map((part) => part.trim())

const entriesOf = (fields: string): readonly Entry[] =>
  fields.split('\n').map((line) => {
    const [key = '', labels = '', names = ''] = line.split('|').map((part) => part.trim())
    return { key, labels: parted(labels), names: parted(names) }
  })

/** Composes form `number` of the series `seed`; with `isBlank` as it is before anybody writes in it. */
export function composedForm(seed: number, number: number, isBlank = false): ComposedForm {
  const dice = new Dice(seed * 1_000_037 + number * 131)
  const languages = Object.keys(wordings)
  const language = languages[number % languages.length] ?? 'en'
  const wording = wordings[language] as FormWording
  const entries = entriesOf(wording.fields)
  const manner = mannerOf(dice)
  const marks = marksOf(dice)
  const share = dice.chance(0.08) ? 1 : dice.one([0, 0.15, 0.3])
  const blank = isBlank ? 1 : share
  const chosen = sections.map((keys) => keys.filter(() => dice.chance(0.72)))
  const placesBySection = chosen.map((keys) =>
    keys.flatMap((key) => {
      const entry = entries.find((one) => one.key === key)
      return entry === undefined ? [] : [placeOf(entry, language, wording, blank, dice)]
    }),
  )
  const places = placesBySection.flat()
  const list = dice.chance(0.4) ? listOf(language, wording, dice, blank === 1) : null
  const bodies = placesBySection.map((own, at) => {
    const questions = own.map((place) => printed(place, manner, marks, wording, dice))
    return own.length === 0 ? '' : element('h2', escaped(wording.sections[at] ?? '')) + element('div', questions.join(''), 'section')
  })
  const head = element('h1', escaped(dice.one(wording.titles))) + (dice.chance(0.6) ? element('p', escaped(dice.one(wording.hints))) : '')
  const at = dice.between(2, bodies.length)
  const body = [head, ...bodies.slice(0, at), list?.html ?? '', ...bodies.slice(at)].join('')
  const rows = list?.rows ?? []
  return {
    html: page(body, styleOf(manner, dice)),
    language,
    manner: manner.labels,
    places,
    list: rows,
    listed: list?.words ?? [],
    questions: [
      ...questionsOf(places, entries, chosen.flat(), dice),
      ...(list === null ? [] : [{ question: list.question, asked: 'printed' as const, value: rows.length === 0 ? null : 'rows' }]),
    ],
  }
}

function mannerOf(dice: Dice): Manner {
  const labels = dice.one(['left', 'left', 'lined', 'leaders', 'above', 'below', 'cells', 'sheet', 'comb', 'inline'] as const)
  return {
    labels,
    columns: labels === 'leaders' ? 1 : dice.one([1, 1, 2]),
    colon: !['above', 'below', 'cells'].includes(labels) && dice.chance(0.6) ? ':' : '',
  }
}

function placeOf({ key, labels }: Entry, language: string, wording: FormWording, blank: number, dice: Dice): FormPlace {
  const kind = kinds[key] ?? 'text'
  const label = dice.one(labels)
  const options = key === 'smoker' ? [wording.yes, wording.no] : (wording.options[key] ?? [])
  const isEmpty = dice.chance(blank)
  // A box of its own that nobody ticked says no; a question of which no option is marked says nothing.
  if (key === 'consent') return { key, kind, label, options, printed: null, value: String(!isEmpty && dice.chance(0.6)) }
  if (isEmpty) return { key, kind, label, options, printed: null, value: null }
  if (options.length === 0) return { key, kind, label, options, ...answerOf(key, kind, language, wording, dice) }
  const option = dice.one(options)
  return { key, kind, label, options, printed: option, value: kind === 'tick' ? String(option === wording.yes) : option }
}

function printed(place: FormPlace, manner: Manner, marks: Marks, wording: FormWording, dice: Dice): string {
  if (place.key === 'consent') return element('div', drawnTick(escaped(place.label), place.value === 'true', marks), 'field wide')
  if (place.options.length > 0) {
    const shown = element('span', drawnOptions(place.options, place.printed, marks), 'options')
    const mark = manner.colon !== '' && !/[?:]$/u.test(place.label) ? manner.colon : ''
    return element('div', `${element('span', escaped(place.label) + mark, 'label')} ${shown}`, 'field wide question')
  }
  return printedField(place.label, place.printed, manner, place.key === 'remarks' || (wording.remarks.length > 0 && dice.chance(0.1)))
}

/** Most of what is printed, by several names, and some of what is not. */
function questionsOf(
  places: readonly FormPlace[],
  entries: readonly Entry[],
  present: readonly string[],
  dice: Dice,
): ComposedForm['questions'] {
  const asked = places.filter(() => dice.chance(0.75)).map((place) => ({ place, asked: dice.one(ways) }))
  const absent = entries.filter(({ key }) => !present.includes(key) && key !== 'consent' && dice.chance(0.3))
  return [
    ...asked.map(({ place, asked: way }) => {
      const other = dice.one(entries.find(({ key }) => key === place.key)?.names ?? [place.key])
      const bare = place.label.replace(/[?:\s]+$/u, '')
      const pattern = place.key === 'reference' && dice.chance(0.5) ? '[A-Z]{2}-\\d{5,7}' : null
      return {
        asked: way,
        value: place.value,
        question: {
          ...question(place.key, way === 'printed' ? bare : other, place.kind),
          synonyms: way === 'synonym' ? [bare] : [],
          description: way === 'described' ? bare : '',
          required: dice.chance(0.4),
          pattern,
        },
      }
    }),
    ...absent.map(({ key, labels }) => ({
      asked: 'printed' as const,
      value: null,
      question: question(key, dice.one(labels).replace(/[?:\s]+$/u, ''), kinds[key] ?? 'text'),
    })),
  ]
}
const ways: readonly Asked[] = ['printed', 'printed', 'printed', 'synonym', 'synonym', 'described']

/** By the name as people write it; the key says nothing of its own, as with templates that count their fields. */
const question = (key: string, title: string, kind: FormKind): FormQuestion => ({
  name: `f_${[...key].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7)}`,
  title,
  kind,
  description: '',
  synonyms: [],
  required: false,
  pattern: null,
  fields: [],
})

function listOf(language: string, wording: FormWording, dice: Dice, isBlank: boolean) {
  const isFamily = dice.chance(0.5)
  const { titles, texts } = isFamily ? wording.family : wording.goods
  const [columnKinds, keys] = isFamily ? [['text', 'date', 'text'] as const, familyKeys] : [['text', 'number', 'money'] as const, goodsKeys]
  const count = isBlank ? 0 : dice.between(1, 3)
  const cells = texts.slice(0, count).map((text) =>
    keys.map((key, at) => {
      if (at === 0) return { printed: text, value: text }
      const answer = answerOf(key, columnKinds[at] ?? 'text', language, wording, dice)
      return key === 'school' ? { printed: wording.companies[1] ?? '', value: wording.companies[1] ?? '' } : answer
    }),
  )
  const empty = dice.between(0, 2) + (count === 0 ? 2 : 0)
  const header = element('tr', titles.map((title) => element('th', escaped(title))).join(''))
  const rows = [
    ...cells.map((row) => row.map(({ printed: text }) => text)),
    ...Array.from({ length: empty }, () => keys.map(() => '')),
  ].map((row) => element('tr', row.map((text) => element('td', text === '' ? '&nbsp;' : escaped(text))).join('')))
  return {
    html: element('table', header + rows.join(''), 'list'),
    words: [...titles, ...cells.flat().map(({ printed: text }) => text)],
    rows: cells.map((row) => Object.fromEntries(keys.map((key, at) => [key, row[at]?.value ?? '']))),
    question: {
      ...question('rows', isFamily ? 'children' : 'goods', 'list'),
      fields: keys.map((key, at) => ({ ...question(key, titles[at] ?? '', columnKinds[at] ?? 'text'), name: key })),
    },
  }
}
const goodsKeys = ['what', 'persons', 'fee'] as const
const familyKeys = ['who', 'born', 'school'] as const
