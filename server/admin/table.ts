/** A value in a cell: dates as ISO 8601 to the second, objects as JSON, nothing as a dash. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (value instanceof Date) return value.toISOString().replace(/\.\d+Z$/, 'Z')
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  // What visitors typed must neither break the table nor command the terminal.
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
}

/** Rows as a table of text, columns as wide as their widest cell; a sentence when there are none. */
export function textTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows
  if (!first) return 'Nothing.'
  const columns = Object.keys(first)
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
