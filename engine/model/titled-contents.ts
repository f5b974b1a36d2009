import { romanNumber } from './roman-numbers.ts'
import type { Word } from './word.ts'
import { median, sizeOf } from './writing.ts'

/** What stands over tables of contents and lists of figures, in the languages that are read. */
const namesContents =
  /^(?:(?:table of )?contents|list of (?:figures|tables|illustrations)|inhalt(?:s(?:verzeichnis|übersicht))?|(?:abbildungs|tabellen)verzeichnis|table des mati[èe]res|sommaire|(?:table|liste) des (?:figures|tableaux)|[íi]ndice(?: generale?| de (?:contenidos?|figuras|tablas|quadros|tabelas)| delle (?:figure|tabelle))?|tabla de contenidos?|contenidos?|sommario|sum[áa]rio|conte[úu]dos?|inhoud(?:sopgave)?|lijst van (?:figuren|tabellen)|spis treści|innehåll(?:sförteckning)?|inn?hold(?:sfortegnelse)?|indhold(?:sfortegnelse)?|obsah|содержание|оглавление|目\s*[录録次])$/u

/** Fewer entries below a title may be anything. */
const fewestEntries = 3
/** Sizes of the title between it and the first entry, and between two entries, at most. */
const farthestBelowTitle = 8
const farthest = 4.5
/** So many rows without a page may follow one another, the titles of parts, before the contents end. */
const mostUnpaged = 1
/** Sizes of white before a page, at least; and within an entry, at most: what is further apart stands in columns. */
const leastWhite = 0.5
const widestWithin = 3

/**
 * The rows of tables of contents, each below a line that says no more than "Contents": their last words are pages, those of parts aside, and never fall. `rows` are
 * upright words by their lines, each from left to right.
 */
export function titledContents(rows: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const sorted = rows.filter((row) => row.length > 0).toSorted((a, b) => baselineOf(a) - baselineOf(b))
  return sorted.flatMap((row, at) => (isTitle(row) ? entriesBelow(row, sorted.slice(at + 1)) : []))
}

const baselineOf = ([first]: readonly Word[]): number => first?.baseline ?? 0
const isTitle = (row: readonly Word[]): boolean =>
  row.length <= 4 &&
  namesContents.test(
    row
      .map(({ text }) => text)
      .join(' ')
      .toLocaleLowerCase('en'),
  )

/** The rows from the first below a title to the last that ends with a page; none for fewer than three with one. */
function entriesBelow(title: readonly Word[], below: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const entries: (readonly Word[])[] = []
  let [paged, unpaged, last] = [0, 0, 0]
  let above = title
  for (const row of below) {
    const most = above === title ? farthestBelowTitle : farthest
    if (baselineOf(row) - baselineOf(above) > most * median(above.map(sizeOf), 10)) break
    const page = pageOf(row)
    if (page === null ? unpaged === mostUnpaged : page < last) break
    entries.push(row)
    above = row
    unpaged = page === null ? unpaged + 1 : 0
    if (page !== null) {
      paged++
      last = page
    }
  }
  return paged < fewestEntries ? [] : entries.slice(0, entries.length - unpaged)
}

/** The page that a row ends with, behind a title and white, those of a preface in Roman numbers before the first; null for any other row. */
function pageOf(row: readonly Word[]): number | null {
  const last = row.at(-1)
  if (last === undefined || row.length < 2 || !row.some(({ text }) => /\p{L}/u.test(text))) return null
  const isApart = row.every((word, at) => {
    const white = word.box.left - (row[at - 1]?.box.right ?? word.box.left)
    return at === 0 || (at === row.length - 1 ? white >= leastWhite * sizeOf(word) : white <= widestWithin * sizeOf(word))
  })
  if (!isApart) return null
  if (/^\d{1,4}$/u.test(last.text)) return Number(last.text)
  return /^[ivxl]{1,6}$/u.test(last.text) && romanNumber(last.text) !== null ? 0 : null
}
