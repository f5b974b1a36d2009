// How far confidence can be believed: of the values and recognised words that `npm run bench` gave, how many are right at which confidence, by kind.
//
//   npm run bench:sure -- --data FOLDER --pred FOLDER --kit FOLDER_OF_SCORERS [--track NAME] [--group]

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Judged, judgedValues, type Kit } from './judged.ts'
import { judgedWords, type Parting } from './judged-words.ts'
import { type Case, casesOf, type Track, tracksIn } from './tracks.ts'

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
const { assign, normalise } = await import(resolve(folder, 'lib.mjs'))
const kit: Kit = { canonical, assign }
const bins = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01] as const
type Grouped = Judged & { readonly group: string }

for (const track of tracksIn(data, values.track)) {
  if (!existsSync(join(pred, track.name))) continue
  if (track.prediction.kind === 'fields') tabulate(track.name, judgedIn(track, 'fields.json', fieldsOf))
  if (track.scorer === 'ocr.mjs')
    for (const parting of ['at spaces', 'at signs'] as const)
      tabulate(`${track.name}, words parted ${parting}`, judgedIn(track, 'words.json', wordsParted(parting)))
}

/** What is made of each prediction of a track that lies in `file`, beside its truth. */
function judgedIn(track: Track, file: string, judge: (truth: never, given: never) => readonly Judged[]): readonly Grouped[] {
  const pathOf = ({ id }: Case): string => join(pred as string, track.name, id, file)
  return casesOf(data as string, track).flatMap((one) => {
    // A refused document gave no value; of a recognised track some pages may not have been asked for.
    if (!existsSync(pathOf(one))) return []
    const truth = JSON.parse(readFileSync(join(data as string, track.name, one.id, 'truth.json'), 'utf8'))
    return judge(truth as never, JSON.parse(readFileSync(pathOf(one), 'utf8')) as never).map((value) => ({ ...value, group: one.group }))
  })
}

function fieldsOf(truth: Parameters<typeof judgedValues>[0], given: { readonly fields?: Record<string, unknown> }): readonly Judged[] {
  return judgedValues(truth, given.fields ?? (given as Record<string, unknown>), kit)
}

function wordsParted(parting: Parting) {
  return (truth: { readonly text: string }, said: Parameters<typeof judgedWords>[1]) => judgedWords(truth.text, said, parting, normalise)
}

function tabulate(title: string, judged: readonly Grouped[]): void {
  if (judged.length === 0) return
  const parts: readonly (readonly [string, readonly Judged[]])[] = values.group
    ? [...new Set(judged.map(({ group }) => group))].map((name) => [`, ${name}`, judged.filter(({ group }) => group === name)])
    : [['', judged]]
  for (const [name, own] of parts) {
    console.log(`\n${title}${name}: right of given`)
    console.log(
      `| kind | 0.9 or more | ${bins
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
