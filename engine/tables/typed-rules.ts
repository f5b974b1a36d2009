import { type Box, centre, type Ruling } from '../geometry/index.ts'
import { isScan, type Table, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import type { Candidate } from './grid.ts'
import { linesOf, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'
import { candidatesUnder } from './typed-columns.ts'

/** What programs without graphics print where others draw a level rule: "------", "=====", "*****", "+----+", "├────┤". */
const level = /^(?:[-=–—+|]+|[*#]{3,}|[─━═┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛]+)$/u
/** A level rule with crossings: a line of a drawn box. */
const crossed = /[+|┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛]/u
/** Signs of a row that is a rule, and of one piece of it: fewer are dashes in place of values. */
const fewestSigns = 6
const fewestSignsOfPiece = 3
/** What they print where others draw an upright rule. */
const upright = /^[|│║┃]$/u
/** As many bars under each other are a rule, in one column of characters to this many points, each within so many letter sizes of the one above. */
const fewestBars = 2
const sameColumn = 1
const nextBar = 3

/** Rules in the signs of the writing, the tables that they part into columns, and the page as it would be with drawn rules. */
export interface TypedRules {
  readonly page: ReadPage
  readonly words: readonly Word[]
  readonly candidates: readonly Candidate[]
}

/**
 * A page whose rules are typed: rows of dashes or equals signs alone, and bars under each other. As words they would be cells and join columns.
 * Pieces side by side say where columns begin and end; what has crossings is a drawn box. Only of writing that the file states:
 * a recognised row of dashes is as often a border or a smear.
 */
export function typedRulesOf(page: ReadPage): TypedRules {
  const none = { page, words: [], candidates: [] }
  if (isScan(page) || !page.words.some(({ text }) => text.length >= fewestSignsOfPiece && level.test(text))) return none
  const rows = textRowsOf(page.words.filter(({ turn }) => turn === 0))
  const levels = new Set(rows.filter(isLevelRule))
  if (levels.size === 0) return none
  const sides = [...levels].flatMap(({ words }) => words.filter(({ text }) => crossed.test(text)))
  const bars = sides.length < 2 ? [] : columnsOfBars(page.words.filter(({ text, turn }) => turn === 0 && upright.test(text)))
  const typed = new Set([...[...levels].flatMap(({ words }) => words), ...bars.flat()])
  const rulings = bars.length < 2 ? [] : [...sides.map(levelRuling), ...bars.map((column) => uprightRuling(column, sides))]
  const plain = new Set([...levels].filter(({ words }) => !words.some(({ text }) => crossed.test(text))))
  return {
    page: { ...page, words: page.words.filter((word) => !typed.has(word)), rulings: [...page.rulings, ...rulings] },
    words: [...typed],
    candidates: candidatesUnder(rows, plain),
  }
}

const isLevelRule = ({ words }: TextRow): boolean =>
  words.every(({ text }) => level.test(text)) &&
  words.some(({ text }) => text.length >= fewestSignsOfPiece && /[^|]/u.test(text)) &&
  words.reduce((sum, { text }) => sum + text.length, 0) >= fewestSigns

function columnsOfBars(bars: readonly Word[]): readonly (readonly Word[])[] {
  const columns: Word[][] = []
  for (const bar of bars.toSorted((a, b) => a.baseline - b.baseline)) {
    const column = columns.find((own) => {
      const last = own.at(-1)
      return (
        last !== undefined &&
        Math.abs(centre(last.box).x - centre(bar.box).x) <= sameColumn &&
        bar.baseline - last.baseline <= nextBar * sizeOf(bar)
      )
    })
    if (column) column.push(bar)
    else columns.push([bar])
  }
  return columns.filter((column) => column.length >= fewestBars)
}

function levelRuling({ box }: Word): Ruling {
  const { y } = centre(box)
  return { from: { x: box.left, y }, to: { x: box.right, y }, thickness: 0.5 }
}

/** From the first bar to the last, and on to the level rules right above and below. */
function uprightRuling(column: readonly Word[], sides: readonly Word[]): Ruling {
  const x = column.reduce((sum, { box }) => sum + centre(box).x, 0) / column.length
  const reach = nextBar * Math.max(...column.map(sizeOf))
  const [first, last] = [Math.min(...column.map(({ box }) => box.top)), Math.max(...column.map(({ box }) => box.bottom))]
  const ends = sides.filter(({ box }) => box.left <= x && box.right >= x).map(({ box }) => centre(box).y)
  const above = ends.filter((y) => y <= first && y > first - reach)
  const below = ends.filter((y) => y >= last && y < last + reach)
  return { from: { x, y: Math.max(...above, first - reach) }, to: { x, y: Math.min(...below, last + reach) }, thickness: 0.5 }
}

/** Tables with the typed rules that stand in them or at their edges, kept with what they do not show: no word is lost. */
export function withTypedRules(tables: readonly Table[], typed: readonly Word[]): readonly Table[] {
  if (typed.length === 0) return tables
  const taken = new Set<Word>()
  return tables.map((table) => {
    const [place] = table.places
    const own = place === undefined ? [] : typed.filter((word) => !taken.has(word) && isOf(word, place.box))
    if (own.length === 0) return table
    for (const word of own) taken.add(word)
    return { ...table, repeated: [...table.repeated, ...linesOf(own)] }
  })
}

/** A rule belongs to the table that it stands in or right above or below. */
function isOf(word: Word, table: Box): boolean {
  const { x, y } = centre(word.box)
  const reach = 1.5 * sizeOf(word)
  return x > table.left - reach && x < table.right + reach && y > table.top - reach && y < table.bottom + reach
}
