// How much of contracts composed at random is read: fields right, and how many of those called sure are.

import { defaultExportOptions, defaultLimits, openSandbox } from '@docmill/engine/sandbox'
import { bare, type ComposedContract, contractKeys } from './contracts.ts'

/** One answer, or one that is wanted and was not given. */
interface Answer {
  readonly key: string
  readonly language: string
  readonly said: string | null
  readonly truth: string | null
  readonly confidence: number
}
const sureFrom = 0.9

interface ReadField {
  readonly name: string
  readonly value: { readonly kind: string; readonly text: string; readonly iso?: string }
  readonly confidence: number
}
interface ReadSheet {
  readonly fields: readonly ReadField[]
  readonly lists: readonly { readonly name: string; readonly items: readonly { readonly fields: readonly ReadField[] }[] }[]
}

/** Reads printed contracts in one worker and prints what is right by key and by language, and with `faults` each that is wrong. */
export async function scoreContracts(
  printed: readonly { readonly path: string; readonly contract: ComposedContract }[],
  faults: boolean,
): Promise<void> {
  const answers: Answer[] = []
  const sandbox = openSandbox({ jobsPerWorker: Number.POSITIVE_INFINITY })
  try {
    for (const { path, contract } of printed) {
      const { document } = await sandbox.convert(
        { path },
        {
          formats: [],
          pages: null,
          password: null,
          fields: { kind: 'contract', definitions: [] },
          languages: [],
          limits: defaultLimits,
          exportOptions: defaultExportOptions,
        },
      )
      const { sheets } = JSON.parse(Buffer.from(document).toString()) as { readonly sheets: readonly ReadSheet[] }
      const own = answersOf(contract, sheets[0] ?? { fields: [], lists: [] })
      answers.push(...own)
      if (faults)
        for (const { key, said, truth, confidence } of own.filter((one) => !isRight(one)))
          console.log(`${path} ${contract.language} ${key}: ${said ?? '-'} (${confidence.toFixed(2)}), is ${truth ?? '-'}`)
    }
  } finally {
    await sandbox.close()
  }
  for (const [key, own] of Map.groupBy(answers, (one) => one.key)) console.log(scoreLine(key, own))
  for (const [language, own] of Map.groupBy(answers, (one) => one.language)) console.log(scoreLine(language, own))
  console.log(scoreLine('all', answers))
}

function answersOf({ language, fields, parties }: ComposedContract, sheet: ReadSheet): readonly Answer[] {
  const single = contractKeys.map((key): Answer => {
    const field = sheet.fields.find(({ name }) => name === key)
    return {
      key,
      language,
      said: field === undefined ? null : (field.value.iso ?? field.value.text),
      truth: fields[key],
      confidence: field?.confidence ?? 0,
    }
  })
  const items = (sheet.lists.find(({ name }) => name === 'party')?.items ?? []).map((item) => item.fields)
  const named = (item: readonly ReadField[], name: string): ReadField | undefined => item.find((field) => field.name === name)
  const matched = parties.flatMap(({ name, role }): Answer[] => {
    const item = items.find((each) => plain(named(each, 'name')?.value.text ?? '') === plain(name))
    const called = item === undefined ? undefined : named(item, 'role')
    return [
      {
        key: 'party',
        language,
        said: item === undefined ? null : name,
        truth: name,
        confidence: item === undefined ? 0 : (named(item, 'name')?.confidence ?? 0),
      },
      {
        key: 'role',
        language,
        said: called === undefined ? null : bare(called.value.text),
        truth: role === null ? null : bare(role),
        confidence: called?.confidence ?? 0,
      },
    ]
  })
  const more = items
    .filter((item) => !parties.some(({ name }) => plain(named(item, 'name')?.value.text ?? '') === plain(name)))
    .map(
      (item): Answer => ({
        key: 'party',
        language,
        said: named(item, 'name')?.value.text ?? '',
        truth: null,
        confidence: named(item, 'name')?.confidence ?? 0,
      }),
    )
  return [...single, ...matched, ...more].filter(({ said, truth }) => said !== null || truth !== null)
}

const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[\s.,]+/gu, ' ')
    .trim()
const isRight = ({ said, truth }: Answer): boolean =>
  said !== null && truth !== null && sameLength(plain(said)) === sameLength(plain(truth))
/** "24 months" and "2 years" are the same. */
const sameLength = (text: string): string =>
  text.replace(/^(\d+) years?$/u, (_, years: string) => `${Number(years) * 12} months`).replace(/^1 months$/u, '1 month')

function scoreLine(name: string, answers: readonly Answer[]): string {
  const share = (own: readonly Answer[]): string => (own.length === 0 ? '-' : (own.filter(isRight).length / own.length).toFixed(3))
  const sure = answers.filter(({ said, confidence }) => said !== null && confidence >= sureFrom)
  return `${name.padEnd(22)} ${share(answers)} of ${answers.length}, sure ${share(sure)} of ${sure.length}`
}
