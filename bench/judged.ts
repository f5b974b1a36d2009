// Which of the values that were given are right, one by one, beside how sure they were said to be: what the kit's scorers only count.

/** What the scorers of a kit lend: a value in the form in which two of a type are compared, and the best one-to-one assignment. */
export interface Kit {
  canonical(value: unknown, type?: string, hints?: object): string | null
  assign(weights: readonly (readonly number[])[]): readonly number[]
}

/** One value that was given, of which the truth says whether it is right. */
export interface Judged {
  /** Kind of field: the type of a single one ("money"), list and column of a cell ("line_items.amount"), "pair" of a form. */
  readonly family: string
  readonly name: string
  readonly confidence: number
  readonly right: boolean
}

type Row = Readonly<Record<string, unknown>>
interface Truth {
  readonly fields?: Readonly<Record<string, unknown>>
  readonly types?: Readonly<Record<string, string>>
  readonly keys?: readonly string[]
  readonly hints?: object
  readonly line_items?: readonly Row[]
  readonly item_types?: Readonly<Record<string, string>>
  readonly lists?: Readonly<Record<string, { readonly items: readonly Row[]; readonly types: Readonly<Record<string, string>> }>>
  readonly pairs?: readonly { readonly key: string; readonly value: string }[]
}

/** Every value of a prediction (fields.json) that the truth knows: those it says nothing of are left out, as in the kit's scores. */
export function judgedValues(truth: Truth, given: Row, kit: Kit): readonly Judged[] {
  if (truth.pairs !== undefined) return judgedPairs(truth.pairs, given.pairs)
  const lists = Object.entries(truth.lists ?? {})
  if (truth.line_items?.length) lists.push(['line_items', { items: truth.line_items, types: truth.item_types ?? {} }])
  return [...judgedFields(truth, given, kit), ...lists.flatMap(([name, list]) => judgedCells(name, list, given[name], truth.hints, kit))]
}

function judgedFields({ fields = {}, types = {}, keys = [], hints }: Truth, given: Row, kit: Kit): readonly Judged[] {
  return [...new Set([...Object.keys(fields), ...keys])].flatMap((name): readonly Judged[] => {
    const [wanted, said] = [fields[name], given[name]]
    const type = types[name] ?? 'string'
    if (Array.isArray(wanted) || Array.isArray(said)) {
      const [all, some] = [Array.isArray(wanted) ? wanted : [], Array.isArray(said) ? said : []]
      const match = kit.assign(all.map((one) => some.map((other) => (agree(one, saidOf(other), 'string', hints, kit) ? 1 : 0))))
      return some.map((one, at) => {
        const mate = match.indexOf(at)
        return { family: name, name, confidence: sureness(one), right: mate >= 0 && agree(all[mate], saidOf(one), 'string', hints, kit) }
      })
    }
    const value = saidOf(said)
    if (isEmpty(value)) return []
    return [{ family: type, name, confidence: sureness(said), right: !isEmpty(wanted) && agree(wanted, value, type, hints, kit) }]
  })
}

function judgedCells(
  list: string,
  { items, types }: { readonly items: readonly Row[]; readonly types: Readonly<Record<string, string>> },
  given: unknown,
  hints: object | undefined,
  kit: Kit,
): readonly Judged[] {
  const rows = (Array.isArray(given) ? given : []) as readonly Row[]
  const names = Object.keys(types).filter((name) => items.some((item) => !isEmpty(item[name])))
  const hits = (item: Row, row: Row): number =>
    names.filter((name) => !isEmpty(item[name]) && agree(item[name], saidOf(row[name]), types[name] ?? 'string', hints, kit)).length
  const match = kit.assign(items.map((item) => rows.map((row) => hits(item, row))))
  return rows.flatMap((row, at) => {
    const mate = items[match.indexOf(at)]
    return names.flatMap((name): readonly Judged[] => {
      const value = saidOf(row[name])
      // A cell that the truth leaves empty in a row that it has is not held against anybody.
      if (isEmpty(value) || (mate !== undefined && isEmpty(mate[name]))) return []
      const right = mate !== undefined && agree(mate[name], value, types[name] ?? 'string', hints, kit)
      return [{ family: `${list}.${name}`, name, confidence: sureness(row[name]), right }]
    })
  })
}

function judgedPairs(pairs: readonly { readonly key: string; readonly value: string }[], given: unknown): readonly Judged[] {
  const left = pairs.map(({ key, value }) => `${letters(key)}:${letters(value)}`)
  return ((Array.isArray(given) ? given : []) as readonly Row[]).map((pair) => {
    const at = left.indexOf(`${letters(pair.key)}:${letters(pair.value)}`)
    if (at >= 0) left.splice(at, 1)
    return { family: 'pair', name: String(pair.key), confidence: sureness(pair), right: at >= 0 }
  })
}

function agree(wanted: unknown, value: unknown, type: string, hints: object | undefined, kit: Kit): boolean {
  const form = kit.canonical(wanted, type, hints)
  return form === null ? letters(wanted) === letters(value) : form === kit.canonical(value, type, hints)
}

const letters = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const isEmpty = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === ''
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const saidOf = (value: unknown): unknown => (isObject(value) && 'value' in value ? value.value : value)
const sureness = (value: unknown): number => (isObject(value) && typeof value.confidence === 'number' ? value.confidence : 1)
