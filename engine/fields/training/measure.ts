// How well the built-in readers do on documents drawn by chance: by kind, language and field, and how far their confidence can be believed.
//
//   node engine/fields/training/measure.ts [--documents 60] [--seed 2] [--wrong]

import { parseArgs } from 'node:util'
import { asNamed, drawnKinds, drawnSet, readingsOf } from './readings.ts'
import { tongues } from './wording.ts'

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '60' },
    seed: { type: 'string', default: '2' },
    wrong: { type: 'boolean', default: false },
  },
})

const nameOf = ({ list, name }: { readonly list: string | null; readonly name: string }): string =>
  list === null ? name : `${list}.${name}`
const set = drawnSet(Number(values.seed), Number(values.documents))
const readings = (await Promise.all([...set, ...asNamed(set)].map((sample) => readingsOf(sample)))).flat()

for (const kind of [...drawnKinds, 'named'] as const) {
  const own = readings.filter((one) => (kind === 'named' ? one.named : one.kind === kind && !one.named))
  const given = own.filter(({ confidence }) => confidence !== null)
  const right = given.filter((one) => one.right).length
  const wanted = own.filter((one) => one.wanted).length
  console.log(`${kind}: ${wanted} wanted, ${given.length} given, ${right} right; F1 ${((2 * right) / (wanted + given.length)).toFixed(3)}`)
  for (const tongue of tongues) {
    const some = own.filter((one) => one.tongue === tongue)
    const [hits, asked, said] = [
      some.filter((one) => one.right).length,
      some.filter((one) => one.wanted).length,
      some.filter(({ confidence }) => confidence !== null).length,
    ]
    console.log(`  ${tongue} ${((2 * hits) / (asked + said)).toFixed(3)}`)
  }
  if (kind !== 'form')
    for (const name of new Set(own.map(nameOf))) {
      const some = own.filter((one) => nameOf(one) === name)
      const [hits, asked, said] = [
        some.filter((one) => one.right).length,
        some.filter((one) => one.wanted).length,
        some.filter(({ confidence }) => confidence !== null).length,
      ]
      console.log(`    ${name.padEnd(18)} ${((2 * hits) / Math.max(1, asked + said)).toFixed(3)}  ${hits} of ${asked}, ${said} given`)
    }
  for (const [from, to] of [
    [0, 0.6],
    [0.6, 0.9],
    [0.9, 1.01],
  ] as const) {
    const some = given.filter(({ confidence }) => confidence !== null && confidence >= from && confidence < to)
    console.log(`  confidence ${from} to ${Math.min(1, to)}: ${some.filter((one) => one.right).length} of ${some.length} right`)
  }
}
if (values.wrong)
  for (const one of readings.filter(({ right, wanted, confidence }) => !right && (wanted || confidence !== null)))
    console.log(
      one.kind,
      one.tongue,
      one.name,
      JSON.stringify(one.truth),
      '<-',
      JSON.stringify(one.said),
      one.confidence?.toFixed(2) ?? '',
      one.spoilt ? 'spoilt' : '',
    )
