import type { Word } from './word.ts'

/** Letters of Chinese and Japanese and their stops and brackets. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．：；！？「」『』（）《》〈〉【】]/u
/** Their stops and brackets alone, beside which figures and Latin letters stand without a space too: they bring their own white. */
const stops = /[、。，．：；！？「」『』（）《》〈〉【】]/u
/** Signs that these scripts share with others: without a space beside their letters. */
const shared = /[“”‘’…—·％]/u
/** No letter or stop of these scripts comes before: told without a regular expression, for text is put together all the time. */
const firstUnspaced = 0x3000

/** Whether two words that follow each other are written without a space because of the script they are in, or because the first is the sign of a root. */
export function areUnspaced(previous: Word, word: Word): boolean {
  if (previous.text === '√') return true
  if (previous.text.charCodeAt(previous.text.length - 1) < firstUnspaced && word.text.charCodeAt(0) < firstUnspaced) return false
  const [last, first] = [[...previous.text].at(-1) ?? '', [...word.text][0] ?? '']
  if (stops.test(last) || stops.test(first)) return true
  const isMark = previous.raised !== 'no' || word.raised !== 'no'
  const [before, after] = [unspaced.test(last), unspaced.test(first)]
  return (before && after) || ((before || after) && (isMark || shared.test(before ? first : last)))
}
