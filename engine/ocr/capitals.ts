// Letters that look the same, or nearly, as capitals: only their company tells "AI" from "Al" in most types without serifs.

import type { Glyph } from './decode.ts'
import type { Language } from './languages.ts'

/** What the reader named beside a letter with less is no choice: where it is right about an l it names nothing. */
const leastChoice = 0.02
/** As sure as two letters that look the same are by their company. */
const sure = 0.7
const alike: Readonly<Record<string, string>> = { l: 'I', o: 'O', c: 'C', s: 'S', v: 'V', w: 'W', x: 'X', z: 'Z' }
/** Languages in which "Al" begins sentences. */
const withArticle: readonly Language[] = ['es', 'it']

/**
 * The letters of a line with small ones in capitals where the reader itself thought of it and their word is in capitals but for them ("CTo"): an l before two
 * ("NeurlPS") or between two, but for elements ("KClO"); and "Al" where that is no word of the language.
 */
export function withCapitals(glyphs: readonly Glyph[], language: Language): readonly Glyph[] {
  const isChoice = (glyph: Glyph): boolean =>
    glyph.others.some(({ text, probability }) => text === alike[glyph.text] && probability >= leastChoice)
  if (!glyphs.some(isChoice)) return glyphs
  const beginsWord = (at: number): boolean => at >= glyphs.length || (glyphs[at] as Glyph).spaceBefore >= 0.5
  return glyphs.map((glyph, at) => {
    if (!isChoice(glyph)) return glyph
    let [start, end] = [at, at + 1]
    while (start > 0 && !beginsWord(start)) start--
    while (!beginsWord(end)) end++
    const textOf = (from: number, to: number): string =>
      glyphs
        .slice(from, to)
        .map(({ text }) => text)
        .join('')
    const [before, after] = [textOf(start, at), textOf(at + 1, end)]
    const isInRun =
      glyph.text === 'l'
        ? !/[ACT]$/u.test(before) && (/^\p{Lu}{2}/u.test(after) || (/\p{Lu}$/u.test(before) && /^\p{Lu}/u.test(after)))
        : /^\P{L}*\p{Lu}{2,}\P{L}*$/u.test(before + after)
    const isShort = glyph.text === 'l' && /^\P{L}*A$/u.test(before) && !/^[\p{L}\p{N}.'’]/u.test(after) && !withArticle.includes(language)
    return isInRun || isShort ? inCapital(glyph) : glyph
  })
}

function inCapital(glyph: Glyph): Glyph {
  const text = alike[glyph.text] ?? glyph.text
  const others = [{ text: glyph.text, probability: 1 - sure }, ...glyph.others.filter((other) => other.text !== text)]
  return { ...glyph, text, probability: sure, others }
}
