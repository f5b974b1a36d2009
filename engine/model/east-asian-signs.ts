/** How many signs of each East Asian writing texts hold. */
export interface EastAsianSigns {
  readonly han: number
  readonly kana: number
  readonly hangul: number
}

/** Counts them: kana tell Japanese from Chinese, which share the other signs. */
export function eastAsianSigns(texts: Iterable<string>): EastAsianSigns {
  let [han, kana, hangul] = [0, 0, 0]
  for (const text of texts) {
    if (!holdsAny.test(text)) continue
    han += text.match(/\p{Script=Han}/gu)?.length ?? 0
    kana += text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
    hangul += text.match(/\p{Script=Hangul}/gu)?.length ?? 0
  }
  return { han, kana, hangul }
}
/** The first of these signs: most texts hold nothing from there on. */
const holdsAny = /[\u1100-\u{10FFFF}]/u
