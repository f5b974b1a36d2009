import { unionOf } from '../geometry/index.ts'
import { isMarker, isNumberOnDisc, type Line } from '../model/index.ts'

/** What stands before a list item. */
export interface Marker {
  readonly text: string
  readonly kind: 'bullet' | 'number'
  /** Numbering style and value of numbered markers: "3." is style "1." and value 3. */
  readonly style: string
  readonly value: number
}

// Private-use characters are what symbol fonts print their bullets with; "o" is the hollow bullet of word processors.
const bullet = /^[•‣◦▪▫■□●○◆◇►▸▶▷▹▻★✦✶⬤⬥◉➜➢➤☐☑☒❑❒❖✓✔➔→∙⁃·\uE000-\uF8FF]$/u
// What a symbol font's bullet becomes when its letters cannot be read.
const unreadable = /^(?:.?\uFFFD|[\uE000-\uF8FF]{2})$/u
const dash = /^[-–—*]$/
const numbered = /^(\(?)(\d{1,3}|[a-z]|[A-Z]|[ivx]{2,5}|[IVX]{2,5})([.)]|\.\))$/

/** The style of boxes to tick, whatever is in them. */
export const tickBoxes = '☐'
const isTickBox = (text: string): boolean => /^[☐☑☒]$/u.test(text)

/** A line of boxes to tick beside each other as a line each; any other line as it is. */
export function optionsOf(line: Line): readonly Line[] {
  const starts = line.words.flatMap(({ text }, index) => (isTickBox(text) ? [index] : []))
  const words = starts.map((start, at) => line.words.slice(start, starts[at + 1]))
  if (starts[0] !== 0 || starts.length < 2 || words.some((own) => own.length < 2)) return [line]
  return words.map((own) => ({ ...line, words: own, box: unionOf(own.map(({ box }) => box)) }))
}

/** true for a line behind the sign of a bullet, or behind a number on a disc: no dash, star or letter, with which lines of programs begin too. */
export const beginsWithBullet = ({ words: [first, second] }: Line): boolean =>
  first !== undefined && second !== undefined && (bullet.test(first.text) || isNumberOnDisc(first, second))

/** The list marker that a line begins with, or null. A lone "o" counts when a space follows it and no capital does not matter. */
export function markerOf(line: Line): Marker | null {
  const [first, second] = line.words
  if (!first || !second) return null
  const { text } = first
  if (isTickBox(text)) return { text, kind: 'bullet', style: tickBoxes, value: 0 }
  if (bullet.test(text) || dash.test(text) || unreadable.test(text)) return { text, kind: 'bullet', style: text, value: 0 }
  if (text === 'o' && first.font?.family !== second.font?.family) return { text, kind: 'bullet', style: text, value: 0 }
  const found = numbered.exec(text)
  const [, open = '', body = '', close = ''] = found ?? []
  if (found) return { text, kind: 'number', style: open + styleOf(body) + close, value: numberOf(body) }
  if (isNumberOnDisc(first, second)) return { text, kind: 'number', style: '1', value: Number(text) }
  return null
}

/** A marker of one letter that may be a Roman number ("i.", "(v)", "X."), read as that; null for any other. */
export function asRoman(marker: Marker): Marker | null {
  const [, open = '', body = '', close = ''] = numbered.exec(marker.text) ?? []
  if (!/^[ivxIVX]$/.test(body)) return null
  return { ...marker, style: open + (body === body.toLowerCase() ? 'i' : 'I') + close, value: romanDigits[body.toLowerCase()] ?? 0 }
}

function styleOf(body: string): string {
  if (/^\d/.test(body)) return '1'
  if (/^[ivx]{2,}$/.test(body)) return 'i'
  if (/^[IVX]{2,}$/.test(body)) return 'I'
  return /^[a-z]$/.test(body) ? 'a' : 'A'
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }
function numberOf(body: string): number {
  if (/^\d/.test(body)) return Number(body)
  if (body.length === 1) return body.toLowerCase().charCodeAt(0) - 96
  const digits = [...body.toLowerCase()].map((letter) => romanDigits[letter] ?? 0)
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0)
}

/** True when the line begins with a list marker, a reference number or a section number. */
export const beginsWithMarker = (line: Line): boolean => {
  const [first, second] = line.words
  return first !== undefined && second !== undefined && (markerOf(line) !== null || isMarker(first.text))
}
