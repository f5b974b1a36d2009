// Which signs a page is written in: those of the People's Republic, of Taiwan and Hong Kong, or of Japan. The recogniser knows all of them and takes
// 銀, 银 and 銀's neighbours for one another where print is poor.

import type { Glyph } from './decode.ts'

/** The signs that an encoding has in its rows from `first` to `last`: what people of its country write with. */
function signsOf(encoding: 'gb2312' | 'big5' | 'shift_jis', first: number, last: number): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const signs = new Set<string>()
  for (let row = first; row <= last; row++)
    for (let cell = 0x40; cell <= 0xfe; cell++) {
      // GB 2312 begins at A1 in each row; what GBK added before it are signs of the others.
      if (encoding === 'gb2312' && cell < 0xa1) continue
      const sign = decoder.decode(Uint8Array.of(row, cell))
      if (/^\p{Script=Han}$/u.test(sign)) signs.add(sign)
    }
  return signs
}

let made: readonly ReadonlySet<string>[] | null = null
const sets = (): readonly ReadonlySet<string>[] => {
  made ??= [signsOf('gb2312', 0xb0, 0xf7), signsOf('shift_jis', 0x88, 0xea), signsOf('big5', 0xa4, 0xf9)]
  return made
}

/** Share of a page's signs that are in its set; Japanese and Chinese share most of them. */
const nearlyAll = 0.96
/** Fewer signs tell no set. */
const fewest = 12
/** A sign of another set needs so much more of the network's trust than one of the page's own. */
const otherSet = 0.05

/** The glyphs of a page's lines with signs of another set than the page's replaced by those of its own that the ink could be. */
export function inSignsOfPage(lines: readonly (readonly Glyph[])[]): readonly (readonly Glyph[])[] {
  const signs = lines.flat().filter(({ text }) => /^\p{Script=Han}$/u.test(text))
  if (signs.length < fewest) return lines
  const kana = lines.flat().some(({ text, probability }) => probability > 0.9 && /\p{Script=Hiragana}/u.test(text))
  const [simplified, japanese, traditional] = sets() as [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>]
  const candidates = kana ? [japanese] : [simplified, traditional]
  const shares = candidates.map((set) => signs.filter(({ text }) => set.has(text)).length / signs.length)
  const best = shares.indexOf(Math.max(...shares))
  const own = candidates[best]
  if (own === undefined || (shares[best] as number) < nearlyAll) return lines
  return lines.map((glyphs) => (glyphs.every(({ text }) => !isOutside(text, own)) ? glyphs : glyphs.map((glyph) => inSet(glyph, own))))
}

const isOutside = (text: string, own: ReadonlySet<string>): boolean => /^\p{Script=Han}$/u.test(text) && !own.has(text)

function inSet(glyph: Glyph, own: ReadonlySet<string>): Glyph {
  if (!isOutside(glyph.text, own)) return glyph
  const other = glyph.others.find(({ text }) => own.has(text))
  if (other === undefined) return glyph
  const probability = other.probability / (other.probability + otherSet * glyph.probability)
  if (probability < 0.5) return glyph
  return {
    ...glyph,
    text: other.text,
    probability,
    others: [{ text: glyph.text, probability: 1 - probability }, ...glyph.others.filter(({ text }) => text !== other.text)],
  }
}
