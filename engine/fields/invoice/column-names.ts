// Which column of a list of items holds what: by its title, and by what stands under it where a title may mean several things.

import type { Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { CellRow } from '../reading/column-cells.ts'
import type { ColumnHeader } from '../reading/column-headers.ts'
import { printedText } from '../reading/printed-text.ts'
import { valuesIn } from '../reading/values-in.ts'

/**
 * One name a column, '' for none. A title may mean several things ("Total", "Price", "Item", "Unit"): what its cells cannot be is left out;
 * then titles that mean one thing come first, then amounts from the right, as they are printed everywhere.
 */
export function namedColumns(columns: readonly ColumnHeader[], rows: readonly CellRow[], evidence: Evidence): readonly string[] {
  const named: string[] = columns.map(() => '')
  const taken = new Set<string>()
  const give = (index: number, name: string): void => {
    if (named[index] !== '' || taken.has(name)) return
    named[index] = name
    taken.add(name)
  }
  const cells = columns.map((_, index) => rows.flatMap(({ cells: own }) => (own[index]?.length ? [own[index]] : [])))
  const money = cells.map((some) => some.some((words) => valuesIn(words, 'money', evidence).length > 0))
  const isWorded = (index: number): boolean => (cells[index] ?? []).some((words) => /\p{L}{2}/u.test(printedText(words)))
  const described = columns.some(({ names }, index) => names.length === 1 && names[0] === 'description' && isWorded(index))
  // Beside a column that can be nothing but the description an article is its number, broken over lines as it may be.
  const meant = columns.map(({ names }, index) =>
    fitting(
      described && names.includes('item_number') && (cells[index] ?? []).length > 0 && !areTexts(cells[index] ?? [])
        ? names.filter((name) => name !== 'description')
        : names,
      cells[index] ?? [],
      evidence,
    ),
  )
  // Under "No." alone numbers of articles may stand that count nothing.
  meant.forEach((names, index) => {
    const own = cells[index] ?? []
    if (names.length === 1 && names[0] === 'position' && own.length > 0 && own.every((words) => isCode(printedText(words))))
      meant[index] = ['item_number']
  })
  // "Article" beside a description is its number, by itself it is what is charged.
  meant.forEach((names, index) => {
    if (
      names.length > 1 &&
      names.includes('description') &&
      !meant.some((others, other) => other !== index && others.includes('description'))
    )
      meant[index] = ['description']
  })
  // Of two that are left with one meaning the title that never had another comes first: "Bezeichnung" before "Position".
  const meanings = (index: number): number => columns[index]?.names.length ?? 0
  const order = columns
    .map((_, index) => index)
    .sort((a, b) => (meant[a]?.length ?? 0) - (meant[b]?.length ?? 0) || meanings(a) - meanings(b))
  for (const index of order) {
    const [only, other] = meant[index] ?? []
    if (only !== undefined && other === undefined && only !== 'amount') give(index, only)
  }
  for (let index = columns.length - 1; index >= 0; index--)
    if (meant[index]?.includes('amount') && money[index] && !netBeside(columns, index, money)) give(index, 'amount')
  for (const index of order) for (const name of meant[index] ?? []) if (name !== 'amount') give(index, name)
  const text = taken.has('description') ? -1 : widestText(columns, cells)
  if (text >= 0 && (named[text] === '' || named[text] === 'item_number')) named[text] = 'description'
  return named
}

/** "3", "3.1", "12." */
const isPosition = (text: string): boolean => /^\d{1,4}(?:[.-]\d{1,3}){0,2}\.?$/u.test(text)

/** "5012345000017", "KX-204": neither a position nor a quantity. */
const isCode = (text: string): boolean => /^(?=.*\d)[\p{Lu}\d./-]{4,}$/u.test(text) && !isPosition(text) && !/^\d+[.,]\d+$/u.test(text)

/** Cells that hold no number of an article: words without a figure, for the most part. */
const areTexts = (cells: readonly (readonly Word[])[]): boolean =>
  2 * cells.filter((words) => !/\d/u.test(printedText(words)) && /\p{Ll}{2}/u.test(printedText(words))).length > cells.length

/** The column with the longest texts among those that hold little else; -1 for none. */
function widestText(columns: readonly ColumnHeader[], cells: readonly (readonly (readonly Word[])[])[]): number {
  const lengths = columns.map((_, index) => {
    const texts = (cells[index] ?? []).map(printedText)
    const worded = texts.filter((text) => (text.match(/\p{L}/gu) ?? []).length > (text.match(/\d/gu) ?? []).length)
    return 2 * worded.length > texts.length ? worded.reduce((sum, text) => sum + text.length, 0) : 0
  })
  const most = Math.max(0, ...lengths)
  return most === 0 ? -1 : lengths.indexOf(most)
}

/** A column of amounts with tax right of one without: the one without is what the sums are made of. */
const netBeside = (columns: readonly ColumnHeader[], index: number, money: readonly boolean[]): boolean =>
  /brutto|ttc|gross|incl|inkl|iva inc/iu.test(printedText(columns[index]?.words ?? [])) &&
  columns.some((column, other) => other < index && money[other] && column.names.includes('amount') && !column.names.includes('unit_price'))

/** The names of a title that its cells can be; all of them where the cells rule out every one. */
function fitting(names: readonly string[], cells: readonly (readonly Word[])[], evidence: Evidence): readonly string[] {
  if (names.every((name) => name === 'tax_rate' || name === 'tax_amount') && areCodes(cells)) return []
  const isMoney = (words: readonly Word[]): boolean => valuesIn(words, 'money', evidence).length > 0
  // What "Goods" come to, right of what they are called.
  if (names[0] === 'description' && cells.length > 0 && cells.every((words) => isMoney(words) && !/\p{L}{4}/u.test(printedText(words))))
    return [...names.slice(1), 'amount']
  if (names.length < 2 || cells.length === 0) return names
  const left = names.filter((name) => {
    const most = (fits: (words: readonly Word[]) => boolean): boolean => 2 * cells.filter(fits).length > cells.length
    switch (name) {
      case 'position':
        return most((words) => isPosition(printedText(words)))
      case 'item_number':
        return most((words) => words.length <= 3 && /\d/u.test(printedText(words)))
      case 'description':
        return !most((words) => words.every(({ text }) => !/\p{L}{2}/u.test(text)))
      case 'unit':
        return !most((words) => words.every(({ text }) => !/\p{L}/u.test(text)))
      case 'unit_price':
        return most((words) => valuesIn(words, 'money', evidence).length > 0)
      case 'tax_rate':
        return cells.every((words) => !isMoney(words) || isRate(words))
      case 'tax_amount':
        return cells.some((words) => isMoney(words) && !isRate(words))
      case 'quantity':
        return most((words) => valuesIn(words, 'number', evidence).length > 0)
      default:
        return true
    }
  })
  return left.length > 0 ? left : names
}

/** "1", "2" and "A" under the name of a tax: which of the rates below the list is meant. */
function areCodes(cells: readonly (readonly Word[])[]): boolean {
  const texts = cells.map(printedText)
  return texts.length > 0 && texts.every((text) => /^(?:\d|[A-Z])\*?$/u.test(text)) && texts.some((text) => /^[12A-Z]/u.test(text))
}

/** Rates of value added and sales tax in force in Europe, India, Australia and Canada, in per cent. */
const rates = new Set([
  0, 2.1, 2.5, 2.6, 3, 3.8, 4, 4.8, 5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 9.5, 9.975, 10, 12, 13, 13.5, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
  25, 25.5, 27, 28,
])

/** A percentage, or a bare number that is a rate somewhere: amounts of tax seldom are, and never all of them. */
function isRate(words: readonly Word[]): boolean {
  const text = printedText(words)
  return /%/u.test(text) || (/^\d{1,2}(?:[.,]\d{1,3})?$/u.test(text) && rates.has(Number(text.replace(',', '.'))))
}
