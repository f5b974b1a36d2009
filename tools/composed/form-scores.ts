// What a reading of a composed form is worth: field by field against what the form says by construction.

import type { ComposedForm, FormPlace } from './forms.ts'

/** A field as it was read, plainly. */
export interface ReadField {
  readonly name: string
  readonly value: string
  /** The words of its label; null without one. */
  readonly label: string | null
  readonly confidence: number
}
export interface ReadForm {
  readonly fields: readonly ReadField[]
  readonly lists: readonly { readonly name: string; readonly items: readonly Readonly<Record<string, string>>[] }[]
  readonly missing: readonly string[]
}

/** What became of one question, or of one pair. */
export interface Judged {
  /** Of the place: its kind, or "pair". */
  readonly group: string
  readonly verdict: 'right' | 'wrong' | 'missed' | 'invented' | 'left empty'
  readonly sure: boolean
  readonly labelled: boolean
  /** Empty and said to be missing; true where there is something. */
  readonly told: boolean
  readonly note: string
}

const flat = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@%]/gu, '')

const sureFrom = 0.9

/** Fields that somebody named, against what stands there. */
export function judgedFields({ questions, list }: ComposedForm, read: ReadForm): readonly Judged[] {
  return questions.flatMap(({ question, asked, value }): Judged[] => {
    const group = question.kind === 'text' ? `text, ${asked}` : question.kind
    if (question.kind === 'list') return judgedRows(list, read.lists.find(({ name }) => name === question.name)?.items ?? [])
    const own = read.fields.find(({ name }) => name === question.name)
    const isRight = own !== undefined && value !== null && flat(own.value) === flat(value)
    const verdict =
      value === null ? (own === undefined ? 'left empty' : 'invented') : own === undefined ? 'missed' : isRight ? 'right' : 'wrong'
    return [
      {
        group,
        verdict,
        sure: own !== undefined && own.confidence >= sureFrom,
        labelled: own?.label !== null && own?.label !== undefined,
        told: own !== undefined || read.missing.includes(question.name),
        note: `${question.title} [${asked}]: ${value ?? '-'} / ${own?.value ?? '-'} ${own?.confidence.toFixed(2) ?? ''}`,
      },
    ]
  })
}

function judgedRows(rows: ComposedForm['list'], read: readonly Readonly<Record<string, string>>[]): Judged[] {
  const cell = (verdict: Judged['verdict'], note: string): Judged => ({
    group: 'list',
    verdict,
    sure: false,
    labelled: true,
    told: true,
    note: `list ${note}`,
  })
  const own = rows.flatMap((row, at) =>
    Object.entries(row).map(([key, value]) => {
      const found = read[at]?.[key]
      return cell(found === undefined ? 'missed' : flat(found) === flat(value) ? 'right' : 'wrong', `${value} / ${found ?? '-'}`)
    }),
  )
  const more = read.slice(rows.length).flatMap((row) => Object.values(row).map((value) => cell('invented', value)))
  return [...own, ...more]
}

const isMark = (text: string): boolean => /^(?:[☑☒✓✔●◉■xX]|[[(][xX][\])]|true|ja|oui|yes)$/u.test(text.trim())

/** Every label and value, no field named: a question with options is right as its answer, or as the marked option with its mark. */
export function judgedPairs({ places, listed }: ComposedForm, { fields }: ReadForm): readonly Judged[] {
  const judged = (verdict: Judged['verdict'], note: string, own?: ReadField): Judged => ({
    group: 'pair',
    verdict,
    sure: own !== undefined && own.confidence >= sureFrom,
    labelled: own !== undefined && own.label !== null,
    told: true,
    note: `pair ${note}`,
  })
  const used = new Set<ReadField>()
  const of = (label: string): ReadField | undefined =>
    fields.find((field) => !used.has(field) && flat(field.label ?? field.name) === flat(label))
  const own = places.flatMap((place): Judged[] => {
    const marked = place.key === 'consent' ? (place.value === 'true' ? place.label : null) : place.printed
    const hit = of(place.label) ?? (place.options.length > 0 && marked !== null ? of(marked) : undefined)
    if (hit !== undefined) used.add(hit)
    const note = `${place.label}: ${place.printed ?? place.value ?? '-'} / ${hit?.value ?? '-'} ${hit?.confidence.toFixed(2) ?? ''}`
    if (marked === null) return hit === undefined || saysEmpty(hit) ? [] : [judged('invented', note, hit)]
    if (hit === undefined) return [judged('missed', note)]
    return [judged(saysSame(hit, place, marked) ? 'right' : 'wrong', note, hit)]
  })
  const inList = listed.map(flat)
  const isListed = ({ label, name, value }: ReadField): boolean =>
    inList.some((text) => text !== '' && (flat(value).startsWith(text) || text === flat(label ?? name)))
  const isMarkedOption = ({ label, name, value }: ReadField): boolean =>
    isMark(value) && places.some(({ options, printed }) => options.length > 0 && printed !== null && flat(printed) === flat(label ?? name))
  const others = fields.filter((field) => !used.has(field) && !isListed(field) && !isMarkedOption(field))
  return [
    ...own,
    ...others.map((field) => judged('invented', `${field.label ?? field.name}: - / ${field.value} ${field.confidence.toFixed(2)}`, field)),
  ]
}

/** What a form nobody has written in was taken to say as a paper of another kind: every value is invented. */
export function judgedAsOther(kind: string, { fields, lists }: ReadForm): readonly Judged[] {
  const listed = lists.flatMap(({ name, items }) =>
    items.flatMap((item) => Object.entries(item).map(([key, value]) => ({ name: `${name}.${key}`, value, confidence: 0 }))),
  )
  return [...fields, ...listed].map(({ name, value, confidence }) => ({
    group: `as ${kind}`,
    verdict: 'invented',
    sure: confidence >= sureFrom,
    labelled: true,
    told: true,
    note: `${name}: - / ${value} ${confidence.toFixed(2)}`,
  }))
}

const saysEmpty = ({ value }: ReadField): boolean => /^(?:☐|○|\[ ?\]|\( ?\))$/u.test(value)

function saysSame({ label, value }: ReadField, place: FormPlace, marked: string): boolean {
  if (place.key === 'consent' || (place.options.length > 0 && flat(label ?? '') === flat(marked))) return isMark(value)
  // A pair holds a day or an amount as it is meant.
  return flat(value) === flat(marked) || value === place.value
}

/** The figures of a group as one line. */
export function summary(group: string, all: readonly Judged[]): string {
  const count = (verdict: Judged['verdict']): number => all.filter((one) => one.verdict === verdict).length
  const [right, wrong, missed, invented, empty] = [count('right'), count('wrong'), count('missed'), count('invented'), count('left empty')]
  const given = all.filter(({ verdict }) => verdict === 'right' || verdict === 'wrong' || verdict === 'invented')
  const sure = given.filter((one) => one.sure)
  const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3))
  const f1 = share(2 * right, 2 * right + 2 * wrong + missed + invented)
  const told = all.filter((one) => one.verdict === 'left empty' || one.verdict === 'missed')
  return `${group.padEnd(22)} f1 ${f1}  right ${right}  wrong ${wrong}  missed ${missed}  invented ${invented}  left empty ${empty}  told missing ${share(told.filter((one) => one.told).length, told.length)}  sure ${sure.length} right ${share(sure.filter(({ verdict }) => verdict === 'right').length, sure.length)}  with label ${share(given.filter((one) => one.labelled).length, given.length)}`
}
