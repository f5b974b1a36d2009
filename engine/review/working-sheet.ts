import { checkSheet } from '../checks/index.ts'
import {
  type Correction,
  confidence,
  type Field,
  type FieldDefinition,
  type FieldPath,
  type FieldSheet,
  type Value,
  type ValueKind,
} from '../model/index.ts'
import { type Evidence, typeText } from '../values/index.ts'
import type { PageWords } from './page-words.ts'

export type SetField = Extract<Correction, { readonly kind: 'set-field' }>
/** What the sheet alone is enough for; what a person types is also a matter of the words on the page. */
export type SheetCorrection = Exclude<Extract<Correction, { readonly sheet: number }>, SetField>

/** More objects than any list of a document holds; a list of corrections must not be what fills the memory. */
const mostItems = 100_000

/** The fields of one document being corrected. */
export class WorkingSheet {
  readonly #sheet: FieldSheet
  readonly #words: PageWords
  readonly #evidence: () => Evidence
  readonly #fields: Field[]
  readonly #lists: Map<string, Field[][]>
  readonly #missing: Set<string>
  /** The sheet as it was last given, until something changes. */
  #given: FieldSheet | null = null

  constructor(sheet: FieldSheet, words: PageWords, evidence: () => Evidence) {
    this.#sheet = sheet
    this.#words = words
    this.#evidence = evidence
    this.#fields = [...sheet.fields]
    this.#lists = new Map(sheet.lists.map(({ name, items }) => [name, items.map(({ fields }) => [...fields])]))
    this.#missing = new Set(sheet.missing)
  }

  /** Makes one change; false, and nothing changed, when the sheet has no such place. */
  apply(correction: SheetCorrection): boolean {
    this.#given = null
    switch (correction.kind) {
      case 'accept-field':
        return this.#accept(correction.field)
      case 'clear-field':
        return this.#clear(correction.field)
      case 'insert-item':
        return this.#insertItem(correction.list, correction.at)
      case 'remove-item':
        return this.#removeItem(correction.list, correction.at)
    }
  }

  /** A field as it stands; undefined where there is none. */
  field(path: FieldPath): Field | undefined {
    return this.#fieldsAt(path)?.find(({ name }) => name === path.name)
  }

  /** All fields, those of lists too. */
  fields(): readonly Field[] {
    return [...this.#fields, ...[...this.#lists.values()].flat(2)]
  }

  /** What a correction's text means as this field; null when the sheet has no such place. */
  typed({ field: path, text, place }: SetField): Value | null {
    const definition = this.#definitionOf(path)
    if (this.#fieldsAt(path) === null || definition?.kind === 'list' || (place !== null && !this.#words.has(place.page))) return null
    const before = this.field(path)
    const kind: ValueKind = definition?.kind ?? before?.value.kind ?? 'text'
    const currency = before?.value.kind === 'money' ? before.value.currency : null
    const plain = text.trim()
    return kind === 'text' ? { kind, text: plain } : typeText(plain, kind, this.#evidence(), currency)
  }

  /** Sets a field to a value that it takes (`typed`), proved by words of the page; an empty text clears it. */
  set({ field: path }: SetField, value: Value, evidence: Field['evidence']): boolean {
    this.#given = null
    if (value.text === '') return this.#clear(path)
    const fields = this.#fieldsAt(path)
    if (fields === null) return false
    const index = fields.findIndex(({ name }) => name === path.name)
    const before = fields[index]
    const { label = null, alternatives = [] } = before ?? {}
    const field: Field = { name: path.name, label, value, evidence, confidence: confidence(1), source: 'person', alternatives }
    if (before === undefined) fields.splice(this.#placeFor(path, fields), 0, field)
    else fields[index] = field
    if (!('list' in path)) this.#missing.delete(path.name)
    return true
  }

  /** The sheet as it stands now. */
  sheet(): FieldSheet {
    this.#given ??= this.#made()
    return this.#given
  }

  #made(): FieldSheet {
    const sheet = {
      ...this.#sheet,
      // Copies: the sheet that is given stays as it is when more corrections are made.
      fields: [...this.#fields],
      lists: [...this.#lists].map(([name, items]) => ({ name, items: items.map((fields) => ({ fields: [...fields] })) })),
      missing: [...this.#missing],
    }
    return this.#unchanged(sheet) ? this.#sheet : { ...sheet, checks: checkSheet(sheet) }
  }

  /** True when every field is the very one that was read: corrections that fit nothing leave the sheet as it was. */
  #unchanged({ fields, lists }: FieldSheet): boolean {
    const same = (now: readonly unknown[], before: readonly unknown[] | undefined): boolean =>
      before !== undefined && now.length === before.length && now.every((one, index) => one === before[index])
    return (
      same(fields, this.#sheet.fields) &&
      lists.length === this.#sheet.lists.length &&
      lists.every(({ items }, at) => {
        const before = this.#sheet.lists[at]?.items
        return before?.length === items.length && items.every((item, index) => same(item.fields, before[index]?.fields))
      })
    )
  }

  #accept(path: FieldPath): boolean {
    const fields = this.#fieldsAt(path)
    const index = fields?.findIndex(({ name }) => name === path.name) ?? -1
    const field = fields?.[index]
    if (fields === null || field === undefined) return false
    fields[index] = { ...field, confidence: confidence(1), source: 'person' }
    return true
  }

  /** What the document does not say is missing, once it was asked for; clearing it twice is no fault. */
  #clear(path: FieldPath): boolean {
    const fields = this.#fieldsAt(path)
    if (fields === null) return false
    const index = fields.findIndex(({ name }) => name === path.name)
    const definition = this.#definitionOf(path)
    if (index === -1) return !('list' in path) && this.#missing.has(path.name)
    fields.splice(index, 1)
    if (!('list' in path) && definition !== undefined) this.#missing.add(path.name)
    return true
  }

  #insertItem(list: string, at: number): boolean {
    const items = this.#lists.get(list) ?? this.#newList(list)
    if (items === null || !Number.isInteger(at) || at < 0 || at > items.length || items.length >= mostItems) return false
    items.splice(at, 0, [])
    this.#lists.set(list, items)
    this.#missing.delete(list)
    return true
  }

  #removeItem(list: string, at: number): boolean {
    const items = this.#lists.get(list)
    if (items?.[at] === undefined) return false
    items.splice(at, 1)
    if (items.length > 0) return true
    this.#lists.delete(list)
    if (this.#newList(list) !== null) this.#missing.add(list)
    return true
  }

  /** An empty list for one that was asked for and not found; null when there can be none of that name. */
  #newList(list: string): Field[][] | null {
    return this.#sheet.definitions.some(({ name, kind }) => name === list && kind === 'list') ? [] : null
  }

  #fieldsAt(path: FieldPath): Field[] | null {
    return 'list' in path ? (this.#lists.get(path.list)?.[path.item] ?? null) : this.#fields
  }

  #definitionOf(path: FieldPath): FieldDefinition | undefined {
    return this.#definitionsFor(path).find(({ name }) => name === path.name)
  }

  #definitionsFor(path: FieldPath): readonly FieldDefinition[] {
    if (!('list' in path)) return this.#sheet.definitions
    return this.#sheet.definitions.find(({ name, kind }) => name === path.list && kind === 'list')?.fields ?? []
  }

  /** Where a new field goes: before the first one that the definitions name after it. */
  #placeFor(path: FieldPath, fields: readonly Field[]): number {
    const order = this.#definitionsFor(path).map(({ name }) => name)
    const own = order.indexOf(path.name)
    const next = own === -1 ? -1 : fields.findIndex(({ name }) => order.indexOf(name) > own)
    return next === -1 ? fields.length : next
  }
}
