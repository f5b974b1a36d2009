import type { Chance } from './chance.ts'
import type { Hand } from './page.ts'

/** Type as Debian brings it (fonts-noto-cjk). */
const families = [
  'Noto Sans CJK SC',
  'Noto Serif CJK SC',
  'Noto Serif CJK SC',
  'Noto Sans CJK JP',
  'Noto Serif CJK JP',
  'Noto Sans Mono CJK SC',
]

/** The usual signs of Chinese: the first level of GB 2312, in rows of 94 of which the last is not full. */
const usual: readonly string[] = (() => {
  const decoder = new TextDecoder('gb2312')
  const signs: string[] = []
  for (let row = 0xb0; row <= 0xd7; row++)
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell++) signs.push(decoder.decode(Uint8Array.of(row, cell)))
  return signs
})()
const between = (from: string, to: string): readonly string[] => {
  const [first, last] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0]
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}
const hiragana = between('あ', 'ん')
const katakana = between('ア', 'ン')

const run = (chance: Chance, signs: readonly string[], most: number): string =>
  Array.from({ length: 1 + chance.below(most) }, () => chance.one(signs)).join('')

/** A clause of signs at random: nothing that a recogniser could guess from its neighbours. */
function clause(chance: Chance, isJapanese: boolean): string {
  const figure = (): string =>
    chance.one([
      `${1 + chance.below(28)}`,
      `${1990 + chance.below(40)}`,
      `${chance.below(999)}.${10 + chance.below(89)}`,
      `${chance.below(99)}%`,
    ])
  const parts = [run(chance, usual, 7)]
  if (isJapanese) parts.push(run(chance, hiragana, 4), ...(chance.happens(0.3) ? [run(chance, katakana, 5)] : []))
  if (chance.happens(0.25)) parts.push(figure(), run(chance, usual, 3))
  const said = parts.join('')
  return chance.happens(0.08) ? `“${said}”` : chance.happens(0.06) ? `（${said}）` : said
}

/** Chinese and Japanese in Noto's faces. */
export const ideographicHand: Hand = {
  families,
  writing: (chance, words) => {
    const isJapanese = chance.happens(0.35)
    let text = ''
    while (text.length < words * 2.4) text += `${clause(chance, isJapanese)}${chance.one(['，', '，', '。', '、', '：', ''])}`
    return text
  },
}
