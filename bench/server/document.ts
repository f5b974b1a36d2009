import { readFileSync } from 'node:fs'

const statement = readFileSync(new URL('../../engine/golden/running-balance.pdf', import.meta.url))

/**
 * A bank statement as PDF, of at least `bytes` bytes and other than every other number's: a comment stands between its end and a second
 * end that leads to the same table of objects.
 */
export function statementOf(number: number, bytes = 0): Buffer {
  const table = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(statement.subarray(-64).toString('latin1'))?.[1]
  if (table === undefined) throw new Error('the statement does not end as a PDF does')
  const end = `\nstartxref\n${table}\n%%EOF\n`
  const line = `%${String(number).padStart(78, '0')}\n`
  const lines = Math.max(1, Math.ceil((bytes - statement.length - end.length) / line.length))
  return Buffer.concat([statement, Buffer.from(line.repeat(lines) + end, 'latin1')])
}
