// How far confidence can be believed: of the values that `npm run bench` gave, how many are right at which confidence, by kind of field.
//
//   npm run bench:sure -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--track NAME] [--group]

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Judged, judgedValues, type Kit } from './judged.ts'
import { casesOf, tracksIn } from './tracks.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    pred: { type: 'string' },
    kit: { type: 'string' },
    track: { type: 'string' },
    group: { type: 'boolean', default: false },
  },
})
const { data, pred, kit: folder } = values
if (data === undefined || pred === undefined || folder === undefined) {
  console.error('usage: npm run bench:sure -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--track NAME] [--group]')
  process.exit(2)
}
const { canonical } = await import(resolve(folder, 'kv.mjs'))
const { assign } = await import(resolve(folder, 'lib.mjs'))
const kit: Kit = { canonical, assign }
const bins = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01] as const

for (const track of tracksIn(data, values.track)) {
  if (track.prediction.kind !== 'fields' || !existsSync(join(pred, track.name))) continue
  const judged = casesOf(data, track).flatMap(({ id, group }) => {
    const path = join(pred, track.name, id, 'fields.json')
    const truth = JSON.parse(readFileSync(join(data, track.name, id, 'truth.json'), 'utf8'))
    const given = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
    return judgedValues(truth, given.fields ?? given, kit).map((one) => ({ ...one, group }))
  })
  if (judged.length === 0) continue
  const parts: readonly (readonly [string, readonly Judged[]])[] = values.group
    ? [...new Set(judged.map(({ group }) => group))].map((name) => [`, ${name}`, judged.filter(({ group }) => group === name)])
    : [['', judged]]
  for (const [name, own] of parts) {
    console.log(`\n${track.name}${name}: right of given`)
    console.log(
      `| field | 0.9 or more | ${bins
        .slice(1)
        .map((to, at) => `${bins[at]}-${Math.min(1, to)}`)
        .join(' | ')} |`,
    )
    console.log(
      `|---|---|${bins
        .slice(1)
        .map(() => '---|')
        .join('')}`,
    )
    console.log(lineOf('all', own))
    for (const family of [...new Set(own.map((one) => one.family))].sort())
      console.log(
        lineOf(
          family,
          own.filter((one) => one.family === family),
        ),
      )
  }
}

function lineOf(name: string, all: readonly Judged[]): string {
  const within = (from: number, to: number): string => {
    const some = all.filter(({ confidence }) => confidence >= from && confidence < to)
    return some.length === 0 ? '' : `${some.filter(({ right }) => right).length} of ${some.length}`
  }
  const sure = all.filter(({ confidence }) => confidence >= 0.9)
  const share = sure.length === 0 ? '' : ` (${(sure.filter(({ right }) => right).length / sure.length).toFixed(3)})`
  return `| ${name} | ${within(0.9, 2)}${share} | ${bins
    .slice(1)
    .map((to, at) => within(bins[at] ?? 0, to))
    .join(' | ')} |`
}
