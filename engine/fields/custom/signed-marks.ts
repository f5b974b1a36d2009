// Who signed a paper by typing "/s/" and a name, as electronic filings do.

import type { FoundValue, ReaderInput } from '../reading/reader.ts'
import { asksWhoSigned, isNoName } from './answers.ts'

const mark = /^\/[sS]\/$/u
/** What signing services print behind the name. */
const afterName = /^(?:e-?signed|digitally|electronically)\b/iu

/** The names behind the first "/s/" for fields that ask who signed; nothing where nobody did. */
export function signedByMark({ pages, evidence, definitions }: ReaderInput): readonly FoundValue[] {
  const asking = definitions.filter(asksWhoSigned)
  if (asking.length === 0) return []
  const names = pages.flatMap(({ segments }) =>
    segments.flatMap(({ words }) => {
      const at = words.findIndex(({ text }) => mark.test(text))
      const behind = at < 0 ? [] : words.slice(at + 1)
      const end = behind.findIndex(({ text }) => afterName.test(text))
      const name = end < 0 ? behind : behind.slice(0, end)
      return name.length === 0 || isNoName(name, evidence) ? [] : [{ name, label: words.slice(at, at + 1) }]
    }),
  )
  const [first] = names
  if (first === undefined) return []
  // Several people: which of them is meant nobody said.
  const confidence = names.length === 1 ? 0.82 : 0.6
  const text = first.name.map((word) => word.text).join(' ')
  return asking.map((definition) => ({
    name: definition.name,
    value: { kind: 'text', text },
    words: first.name,
    label: first.label,
    confidence,
    alternatives: [],
  }))
}
