// How well lists are read that the summary of the scorers leaves out, movements of statements above all: F1 of their cells, and the share of rows without a fault, in the
// mean of documents, by group.
//
//   npm run bench:lists -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--track NAME]

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { casesOf, tracksIn } from './tracks.ts'

const { values } = parseArgs({
  options: { data: { type: 'string' }, pred: { type: 'string' }, kit: { type: 'string' }, track: { type: 'string' } },
})
const { data, pred, kit } = values
if (data === undefined || pred === undefined || kit === undefined) {
  console.error('usage: npm run bench:lists -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--track NAME]')
  process.exit(2)
}
const { scoreFields } = await import(resolve(kit, 'kv.mjs'))
const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'))
const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)).toFixed(3)

for (const track of tracksIn(data, values.track)) {
  const { name } = track
  const scored = casesOf(data, track).map(({ id, group }) => ({
    group,
    figures: scoreFields(read(join(data, name, id, 'truth.json')), read(join(pred, name, id, 'fields.json'))) as Record<string, number>,
  }))
  const lists = [...new Set(scored.flatMap(({ figures }) => Object.keys(figures)))].filter(
    (key) => /.(?:_f1|_rows)$/u.test(key) && key !== 'strict_f1',
  )
  for (const group of [null, ...new Set(scored.map((one) => one.group))]) {
    const own = scored.filter((one) => group === null || one.group === group)
    const said = lists.map((key) => `${key} ${mean(own.flatMap(({ figures }) => figures[key] ?? []))}`)
    console.log(`${name}${group === null ? '' : `, ${group}`}: ${own.length} documents, ${said.join(', ')}`)
  }
}
