import type { Character } from './characters.ts'

/** Whether the text has letters or figures of Hebrew, Arabic, Syriac or Thaana. */
export const isRightToLeft = (text: string): boolean => text.charCodeAt(0) >= 0x590 && rightToLeft.test(text)
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u
/** What keeps its own order inside right-to-left writing: figures and Latin letters, and the marks between figures, those of Arabic too. */
const leftToRight = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}.,:/%$€£+\u066B\u066C-]/u

/** The text of a word's characters in the order in which they are read, whatever the order in which the file draws them. */
export function inReadingOrder(characters: readonly Character[]): string {
  if (!hasRightToLeft(characters)) return textOf(needsSorting(characters) ? sorted(characters) : characters)
  const parts: Character[][] = []
  let embedded: Character[] = []
  // Pens of right-to-left writing start in order even where the font's advances are another glyph's.
  for (const character of characters.toSorted((one, other) => other.start - one.start)) {
    if (leftToRight.test(character.text)) embedded.unshift(character)
    else {
      parts.push(withMarksAround(withHyphensAround(embedded, parts.length > 0, true)))
      embedded = []
      parts.push([character])
    }
  }
  parts.push(withMarksAround(withHyphensAround(embedded, parts.length > 0, false)))
  return textOf(parts.flat())
}

/** A hyphen between a figure and a letter that is read from the right is read between them, though the figure is read from the left. */
function withHyphensAround(embedded: readonly Character[], afterLetter: boolean, beforeLetter: boolean): readonly Character[] {
  const last = embedded.at(-1)
  const first = embedded[0]
  if (embedded.length < 2 || first === undefined || last === undefined) return embedded
  const leading = afterLetter && last.text === '-' ? [last] : []
  const trailing = beforeLetter && first.text === '-' ? [first] : []
  return [...leading, ...embedded.slice(trailing.length, embedded.length - leading.length), ...trailing]
}

/** Marks at the edges of a figure of Arabic belong to the writing around it: what stands at its left is read after it. */
function withMarksAround(embedded: readonly Character[]): Character[] {
  const first = embedded.findIndex(({ text }) => arabicFigure.test(text))
  if (first === -1 || !embedded.every(({ text }) => arabicFigure.test(text) || edgeMark.test(text))) return [...embedded]
  const last = embedded.findLastIndex(({ text }) => arabicFigure.test(text))
  return [...embedded.slice(last + 1).reverse(), ...embedded.slice(first, last + 1), ...embedded.slice(0, first).reverse()]
}
const arabicFigure = /^[\u0660-\u0669\u06F0-\u06F9]$/u
const edgeMark = /^[.,:/\u066B\u066C]$/u

function hasRightToLeft(characters: readonly Character[]): boolean {
  for (const { text } of characters) if (isRightToLeft(text)) return true
  return false
}

function textOf(characters: readonly Character[]): string {
  let whole = ''
  for (const { text } of characters) whole += text
  return whole
}

const sorted = (characters: readonly Character[]): Character[] =>
  characters.toSorted((one, other) => one.start + one.end - other.start - other.end)

function needsSorting(characters: readonly Character[]): boolean {
  for (let i = 1; i < characters.length; i++) {
    const last = characters[i - 1]
    const next = characters[i]
    if (last !== undefined && next !== undefined && next.start + next.end < last.start + last.end) return true
  }
  return false
}

/** PDFium takes ligatures apart into letters and turns those of right-to-left writing about; `so far` and `next` back in reading order. */
export function piecesJoined(soFar: string, next: string): string {
  if (!isRightToLeft(soFar) || !isRightToLeft(next)) return soFar + next
  // No ligature begins with alef and goes on with lam: where that would come out, the letters stood right already.
  return /^[\u0622\u0623\u0625\u0627\u0671]\u0644/.test(next + soFar) ? soFar + next : next + soFar
}
