import { beginsWithLabel, type Cell, type Line, rowsAsRead, type Table, textOfLine, textOfLines } from '../model/index.ts'

/**
 * A ruled form as paragraphs, row by row in the order of reading: "Label: answer" where cells or lines within them tell the two apart, else the
 * text of each cell. `textOf` gives the text of some lines of a cell, `corrected` that of a value that was set by hand.
 */
export function formLines(
  table: Table,
  textOf: (lines: readonly Line[]) => string,
  corrected: (text: string) => string,
): readonly string[] {
  const whole = (cell: Cell): string => (isCorrected(cell) ? corrected(cell.value?.text ?? '') : textOf(cell.lines))
  return rowsAsRead(table).flatMap((row) => {
    if (table.form === 'beside' && row.length > 1)
      return row.flatMap((label, i) => (i % 2 === 0 ? [pair(whole(label), ...row.slice(i + 1, i + 2).map(whole))] : [])).filter(isText)
    const texts = row.map((cell) =>
      (table.form === 'over' || beginsWithLabel(cell)) && !isCorrected(cell)
        ? pair(textOf(cell.lines.slice(0, 1)), textOf(cell.lines.slice(1)))
        : whole(cell),
    )
    return withNumbersJoined(texts.filter(isText))
  })
}

const isCorrected = ({ lines, value }: Cell): boolean =>
  value !== null && value.text !== textOfLines(lines) && value.text !== lines.map(textOfLine).join(' ')

const isText = (text: string): boolean => text !== ''

/** A label that ends in a sign says itself that an answer follows. */
function pair(label: string, answer = ''): string {
  if (label === '' || answer === '') return label + answer
  return /[:：?？؟.!]$/u.test(label) ? `${label} ${answer}` : `${label}: ${answer}`
}

/** The number of a question may stand in a cell of its own. */
function withNumbersJoined(texts: readonly string[]): readonly string[] {
  const joined: string[] = []
  let number = ''
  for (const text of texts) {
    if (number === '' && /^\d{1,2}[.)]?$/u.test(text)) number = `${text} `
    else {
      joined.push(number + text)
      number = ''
    }
  }
  return number === '' ? joined : [...joined, number.trim()]
}
