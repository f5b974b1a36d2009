import type { IFontAttributesProperties } from 'docx'
import { eastAsianSigns, ideographic, type Word } from '../model/index.ts'

/** Which of the East Asian writings a document is in, as Word names its language, and the faces that its machines have for it. */
export interface EastAsian {
  readonly language: 'ja-JP' | 'ko-KR' | 'zh-CN'
  readonly withSerifs: string
  readonly withoutSerifs: string
}

const japanese: EastAsian = { language: 'ja-JP', withSerifs: 'MS Mincho', withoutSerifs: 'MS Gothic' }
const korean: EastAsian = { language: 'ko-KR', withSerifs: 'Batang', withoutSerifs: 'Malgun Gothic' }
const chinese: EastAsian = { language: 'zh-CN', withSerifs: 'SimSun', withoutSerifs: 'Microsoft YaHei' }

/** Fewer signs are a name in a paper of another writing. */
const fewestSigns = 4
/** A third to two thirds of Japanese is kana. */
const leastKana = 0.1

/** The East Asian writing of the words; null where they hold hardly a sign of any. */
export function eastAsianOf(words: readonly Pick<Word, 'text'>[]): EastAsian | null {
  const { han, kana, hangul } = eastAsianSigns(words.map(({ text }) => text))
  const all = han + kana + hangul
  if (all < fewestSigns) return null
  if (hangul * 2 > all) return korean
  return kana > leastKana * all ? japanese : chinese
}

/** The face of a style: in documents with East Asian writing one for it beside the common one. */
export const facesOf = (family: string, writing: EastAsian | null): string | IFontAttributesProperties =>
  writing === null
    ? family
    : { ascii: family, hAnsi: family, cs: family, eastAsia: hasSerifs.test(family) ? writing.withSerifs : writing.withoutSerifs }
const hasSerifs = /times|cambria|georgia|courier/iu

/** The face of a run of text: East Asian signs keep that of their style. */
export const faceOfRun = (family: string, text: string): string | IFontAttributesProperties =>
  ideographic.test(text) || /\p{Script=Hangul}/u.test(text) ? { ascii: family, hAnsi: family, cs: family } : family
