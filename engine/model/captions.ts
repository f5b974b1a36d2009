import { type Line, textOfLine } from './word.ts'
import { lineSize } from './writing.ts'

const named =
  /^[[(（【]?\s*(?:(table|tab\.|tabelle|tableau|tabla|tabella|tabel|表|\[?표)|(figure|fig\.|abbildung|abb\.|figura|photo|plate|chart|diagram|scheme|illustration|bild|图|그림)|(?:exhibit|listing|algorithm))(?:\s*[A-Z]?\d+|\s+(?:[IVX]+|[A-Z]))(?:[.\-–]\d+)*(?:\/[A-Z]\.\d+)?(?![\p{L}\d])[\])）】]?/iu
const begins =
  /^[[(（【]*(?:tab|表|표|fig|abb|photo|plate|chart|diagram|scheme|illustration|bild|图|그림|exhibit|listing|algorithm|[[(（【]$)/iu
/** What follows the number of a caption: a full stop or colon, or its text with a capital; "Table 2 shows" is a sentence. */
const opened = /^\s*(?:$|[.:：|–—(-]|[\p{Lu}\p{Lo}\d"“‘'])/u

/** The second letters of the plain words that begin a caption, by their first: quicker looked up than a regular expression tells. */
const secondLetters: Readonly<Record<string, string>> = {
  t: 'a',
  f: 'i',
  a: 'bl',
  p: 'hl',
  c: 'h',
  d: 'i',
  s: 'c',
  i: 'l',
  b: 'i',
  e: 'x',
  l: 'i',
}

/** false for plain letters that begin no caption; true for whatever has to be looked at in full. */
function mayBegin(text: string): boolean {
  const first = text.charCodeAt(0)
  const second = text.charCodeAt(1)
  const small = first | 0x20
  if (first > 0x7f || second > 0x7f || small < 0x61 || small > 0x7a) return true
  return secondLetters[String.fromCharCode(small)]?.includes(String.fromCharCode(second | 0x20)) === true
}

/** What a line that begins as captions do is the caption of, such as "Table 3: …" or "Fig. 2-1 …"; null for other lines. */
export function captionKind(line: Line): 'table' | 'figure' | 'other' | null {
  // Most lines begin otherwise; only those that may be captions are put together and looked at in full.
  const first = line.words[0]?.text ?? ''
  if (!mayBegin(first) || !begins.test(first)) return null
  const text = textOfLine(line)
  const found = named.exec(text)
  if (!found || !opened.test(text.slice(found[0].length))) return null
  if (found[1] !== undefined) return 'table'
  return found[2] !== undefined ? 'figure' : 'other'
}

/**
 * How many of the lines, the first of which begins a caption, belong to it: a caption of a sentence or more ends before a line that begins
 * anew though its first word would have fitted behind the line above. `right` is as far as lines may go.
 */
export function linesOfCaption(lines: readonly Line[], right: number): number {
  for (let i = 1; i < lines.length; i++) {
    const [above, line] = [lines[i - 1], lines[i]]
    const [first] = line?.words ?? []
    const last = above?.words.at(-1)
    if (above === undefined || line === undefined || first === undefined || last === undefined) continue
    const fits = above.box.right + 0.5 * lineSize(above) + (first.box.right - first.box.left) < right
    const begins = Math.abs(line.box.left - above.box.left) < 2 && /^[\p{Lu}\d]/u.test(first.text)
    if (fits && begins && /[.!?]$/u.test(last.text)) return i
  }
  return lines.length
}
