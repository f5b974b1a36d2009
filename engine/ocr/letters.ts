/** What a class of the recogniser means to us: blank between letters, a letter of Latin writing, or one of a script that is not read. */
export type Meaning = { readonly kind: 'blank' | 'foreign' } | { readonly kind: 'letter'; readonly text: string }

const blank: Meaning = { kind: 'blank' }
const foreign: Meaning = { kind: 'foreign' }

/**
 * The meaning of each class, wide and Chinese forms of signs told as the plain ones: the network mixes them up freely. Fractions of one sign and raised
 * figures keep theirs, for as plain ones they make other numbers: 12½ is not 12, and 10² is not 102.
 */
export function meaningsOf(letters: readonly string[]): readonly Meaning[] {
  return letters.map((letter) => {
    if (letter === '') return blank
    const text = plain.get(letter) ?? letter.normalize('NFKC')
    return isRead.test(text) && !drawn.test(text) ? { kind: 'letter', text } : foreign
  })
}

/** The meaning of each class where Chinese and Japanese are read: their stops and brackets stay as they are, wide letters and figures become plain ones. */
export function meaningsOfIdeographs(letters: readonly string[]): readonly Meaning[] {
  return letters.map((letter) => {
    if (letter === '') return blank
    const text = /^[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]$/u.test(letter) ? letter.normalize('NFKC') : letter
    return isInIdeographs.test(text) || isRead.test(text) ? { kind: 'letter', text } : foreign
  })
}
const isInIdeographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303F\u30FB\u30FC\uFF01-\uFF65\uFFE5]$/u

const plain: ReadonlyMap<string, string> = new Map([
  ['\u3000', ' '],
  ['。', '.'],
  ['、', ','],
  ['；', ';'],
  ['：', ':'],
  ['∶', ':'],
  ['【', '['],
  ['】', ']'],
  ['〔', '['],
  ['〕', ']'],
  ['〖', '['],
  ['〗', ']'],
  ['「', '['],
  ['」', ']'],
  ['『', '['],
  ['』', ']'],
  ['〈', '<'],
  ['〉', '>'],
  ['《', '«'],
  ['》', '»'],
  ['・', '·'],
  ['‧', '·'],
  ['∣', '|'],
  ['│', '|'],
  ['▏', '|'],
  ['▕', '|'],
  ['ㆍ', '·'],
  ['—', '—'],
  ['─', '-'],
  ['ˉ', '-'],
  ['′', "'"],
  ['″', '"'],
  ['…', '…'],
  ['´', "'"],
  ['`', "'"],
  ['™', '™'],
  ['№', '№'],
  ['℃', '°'],
  ['②', '②'],
  ['①', '①'],
  ['③', '③'],
  ['¼', '¼'],
  ['½', '½'],
  ['¾', '¾'],
  ['¹', '¹'],
  ['²', '²'],
  ['³', '³'],
])
/** Letters of Europe's languages, figures, stops, signs of money and of reckoning, and the marks of lists and boxes to tick; no phonetic writing, no emoji, and of the signs of mathematics the usual. */
const isRead = /^[A-Za-zªºÀ-ÖØ-öø-ſƒȘ-ț\p{Nd}\p{No}\p{P}\p{Sc} +<=>|~^`´¨¯¸¬¦§©®°±×÷−≈≠≤≥√∞™№□■▪○●◦◇◆△▲▽▼★☆☐☑☒✓✔✗✘←↑→↓]$/u
/** Signs of the dictionary that are marks of Chinese printing or drawings, never of Latin text. */
const drawn = /[〓〒〃※❤❋━┅⊥⇋√∧∈∫∩█◥┌├▎〆ˇˋㄱー]/u
