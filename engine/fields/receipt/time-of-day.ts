// The time of a purchase that no label names: beside the day, or the only one on the paper.

import type { Word } from '../../model/index.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'

const clock = /^\(?(?<time>(?:[01]?\d|2[0-3])[:h][0-5]\d(?::[0-5]\d)?(?:[ap]m)?)(?:uhr)?[,;)]?$/iu
const half = /^[ap]\.?m\.?$/iu

/** When a shop is open, when a car came and went, and when something was printed are no times of a purchase. */
const otherTimes =
  /open|opening|hours|öffnungs|geöffnet|horaire|ouvert|horario|abierto|orari|aperto|openingstijden|aberto|entry|exit|arriv|einfahrt|ausfahrt|entrée|sortie|entrada|salida|entrata|uscita|inrit|uitrit|saída|pick-?up|drop-?off|print|dauer|duration|durée|duración|durata|duur|duração/iu

/** A car park prints the day beside when a car came and when it went. */
const cameOrWent =
  /^(?:entry|exit|einfahrt|ausfahrt|entrée|sortie|entrada|salida|entrata|uscita|inrit|uitrit|saída|check-?in|check-?out|anreise|abreise)\b/iu
const textOfRow = (row: readonly Segment[]): string => row.map(({ text }) => text).join(' ')

/** The time; `date` is the day that was found. */
export function timeOfDay(pages: readonly PageText[], date: FoundValue | null): FoundValue | null {
  const day = date?.words[0]
  const rows = pages.flatMap(({ rows: own }) => own)
  const beside = rows
    .filter((row) => day !== undefined && row.some(({ words }) => words.includes(day)) && !cameOrWent.test(textOfRow(row)))
    .flatMap(timesIn)
  const elsewhere = rows.filter((row) => !otherTimes.test(row.map(({ text }) => text).join(' '))).flatMap(timesIn)
  const [only, ...more] = elsewhere
  const found = beside[0] ?? (more.every((other) => textOf(other) === textOf(only ?? [])) ? only : undefined)
  if (found === undefined) return null
  const read = Math.min(1, ...found.map((word) => word.confidence))
  return {
    name: 'time',
    value: { kind: 'text', text: textOf(found) },
    words: found,
    label: labelOf(found, rows, date),
    confidence: (found === beside[0] ? 0.85 : 0.7) * (0.4 + 0.6 * read),
    alternatives: [],
  }
}

/** What the row says before the time, the day between them left out: "Date/Time: 12.05.2026 14:33". */
function labelOf([first]: readonly Word[], rows: readonly (readonly Segment[])[], date: FoundValue | null): readonly Word[] {
  const row = rows.map((segments) => segments.flatMap(({ words }) => words)).find((words) => words.includes(first as Word)) ?? []
  const ahead = row.slice(0, row.indexOf(first as Word)).filter((word) => !date?.words.includes(word) && /\p{L}/u.test(word.text))
  const isDatesOwn = date !== null && ahead.length > 0 && ahead.every((word) => date.label.includes(word))
  return isDatesOwn || (ahead.at(-1)?.text.endsWith(':') === true && ahead.length <= mostWords) ? ahead : []
}
/** Longer texts before a time are no label of it. */
const mostWords = 3

const textOf = (words: readonly Word[]): string =>
  words.map(({ text }) => clock.exec(text)?.groups?.time ?? text.replace(/\./gu, '')).join(' ')

function timesIn(row: readonly Segment[]): readonly (readonly Word[])[] {
  const words = row.flatMap((segment) => segment.words)
  return words.flatMap((word, at) => {
    const [sign, minutes] = [words[at + 1], words[at + 2]]
    // "21 h 15"
    if (/^(?:[01]?\d|2[0-3])$/u.test(word.text) && sign?.text === 'h' && minutes !== undefined && /^[0-5]\d$/u.test(minutes.text))
      return [[word, sign, minutes]]
    if (!clock.test(word.text)) return []
    const next = words[at + 1]
    return [next !== undefined && half.test(next.text) ? [word, next] : [word]]
  })
}
