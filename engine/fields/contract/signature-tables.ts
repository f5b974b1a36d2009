// Signatures in the columns of a table whose rows are named at the left: "Print Name", "Title", "Company", "Date".

import { type Block, type Cell, type Table, textOfLines } from '../../model/index.ts'
import type { DateOrder } from '../../values/index.ts'
import { datesIn } from '../prose/dates.ts'
import { found } from '../prose/found.ts'
import { straightened } from '../prose/prose.ts'
import { wordsOf } from '../reading/cell-words.ts'
import type { FoundValue } from '../reading/reader.ts'
import { isCompany, isPerson, namesSomebody } from './party-names.ts'
import type { Signature } from './signatures.ts'

const rowNames = {
  sign: /^(?:signature|signed(?:\s+by)?|by|sign(?:\s+here)?|unterschrift|firma|handtekening|assinatura)$/iu,
  name: /^(?:(?:print(?:ed)?\s+)?name(?:\s+of\s+signator(?:y|ies))?|signatory|nom|nombre|nome|naam)$/iu,
  title: /^(?:(?:job\s+)?title|position|its|titel|funktion|titre|fonction|cargo|carica|functie|função)$/iu,
  party: /^(?:company(?:\s+name)?|party|entity|organi[sz]ation|legal\s+entity|firma|gesellschaft|société|empresa|società|bedrijf)$/iu,
  date: /^(?:date(?:d|\s+signed|\s+of\s+signature)?|datum|fecha|data)$/iu,
} as const
type RowName = keyof typeof rowNames
/** So many rows are named as those of signatures are. */
const fewestRows = 3

/** The signatures in tables, a column each; empty where no table has the rows of one. */
export function signaturesInTables(blocks: readonly Block[], order: DateOrder | null): readonly Signature[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? inTable(block, order) : []))
}

function inTable(table: Table, order: DateOrder | null): readonly Signature[] {
  const rows = new Map<RowName, number>()
  for (const cell of table.cells.filter(({ column }) => column === 0)) {
    const said = textOf(cell).replace(/[\s:]+$/u, '')
    const name = (Object.keys(rowNames) as RowName[]).find((one) => rowNames[one].test(said))
    if (name !== undefined && !rows.has(name)) rows.set(name, cell.row)
  }
  if (rows.size < fewestRows || !rows.has('name') || !(rows.has('sign') || rows.has('date'))) return []
  return table.columns.slice(1).flatMap((_, at): readonly Signature[] => {
    const cellOf = (name: RowName): Cell | undefined => table.cells.find((cell) => cell.row === rows.get(name) && cell.column === at + 1)
    const value = (name: RowName, fits: (text: string) => boolean): FoundValue | null => {
      const cell = cellOf(name)
      const text = cell === undefined ? '' : textOf(cell)
      return cell === undefined || text === '' || !fits(text) ? null : found(name, text, wordsOf(cell), 0.85)
    }
    const dated = cellOf('date')
    const [day] = dated === undefined ? [] : datesIn(straightened(textOf(dated)), order)
    const name = value('name', (text) => isPerson(text) && namesSomebody(text))
    const party = value('party', (text) => isCompany(text) || namesSomebody(text))
    if (name === null && party === null) return []
    return [
      {
        party,
        name,
        title: value('title', (text) => /\p{L}{2}/u.test(text)),
        date: day === undefined || dated === undefined ? null : found('date', day.value, wordsOf(dated), 0.85),
        forAnother: party !== null,
      },
    ]
  })
}

const textOf = (cell: Cell): string => textOfLines(cell.lines).replace(/\s+/gu, ' ').trim()
