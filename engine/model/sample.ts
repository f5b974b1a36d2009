// Little builders with which tests write pages in a line or two.

import { unionOf } from '../geometry/index.ts'
import { confidence } from './confidence.ts'
import type { ParsedDocument } from './parsed-document.ts'
import type { Line, Word } from './word.ts'

export interface Setting {
  readonly page?: number
  readonly left?: number
  readonly baseline?: number
  readonly size?: number
  readonly bold?: boolean
  readonly italic?: boolean
  readonly family?: string
  readonly raised?: Word['raised']
  readonly link?: string | null
  readonly turn?: Word['turn']
}

/** Width of a letter as a share of the size: all alike in Courier, else as in most printing types. */
const letterWidth = (letter: string, family: string): number =>
  family === 'Courier' ? 0.6 : /[iljtf.,:;'|]/.test(letter) ? 0.3 : /[mwMWQO]/.test(letter) ? 0.8 : 0.5

/** The words of `text`, set from `left` on `baseline`; a space is a quarter of the size wide, in Courier as wide as a letter. */
export function typeset(text: string, setting: Setting = {}): readonly Word[] {
  const {
    page = 1,
    baseline = 100,
    size = 10,
    bold = false,
    italic = false,
    family = 'Serif',
    raised = 'no',
    link = null,
    turn = 0,
  } = setting
  let left = setting.left ?? 72
  return text.split(' ').map((own): Word => {
    const right = left + [...own].reduce((sum, letter) => sum + letterWidth(letter, family), 0) * size
    const box = { left, right, top: baseline - 0.9 * size, bottom: baseline + 0.25 * size }
    left = right + (family === 'Courier' ? 0.6 : 0.25) * size
    return {
      page,
      text: own,
      box,
      baseline,
      confidence: confidence(0.99),
      readBy: 'text-layer',
      font: { family, size, bold, italic },
      turn,
      raised,
      link,
    }
  })
}

/** The words of `text` as a recogniser has them: nothing known of their type, and each box as high as the ink of its letters. */
export const recognised = (text: string, setting: Setting = {}): readonly Word[] =>
  typeset(text, setting).map((word): Word => {
    const size = setting.size ?? 10
    const rises = /[\p{Lu}\dbdfhklt]/u.test(word.text) ? 0.72 : 0.5
    const hangs = /[gjpqy]/.test(word.text) ? 0.21 : /,/.test(word.text) ? 0.12 : 0
    const box = { ...word.box, top: word.baseline - rises * size, bottom: word.baseline + hangs * size }
    return { ...word, box, font: null, readBy: 'ocr' }
  })

/** One line of type. */
export function line(text: string, setting: Setting = {}): Line {
  return lineOfWords(typeset(text, setting))
}
export const lineOfWords = (words: readonly Word[]): Line => ({ words, box: unionOf(words.map((word) => word.box)) })

/** Lines of type under each other, 12 points apart, from the baseline of the setting. */
export const lines = (texts: readonly string[], setting: Setting = {}): readonly Line[] =>
  texts.map((text, index) => line(text, { ...setting, baseline: (setting.baseline ?? 100) + index * 1.2 * (setting.size ?? 10) }))

/** A document of the given blocks whose pages hold just the words of those blocks. */
export function documentOf(blocks: ParsedDocument['blocks'], words: readonly Word[]): ParsedDocument {
  const numbers = [...new Set(words.map((word) => word.page))].sort((a, b) => a - b)
  return {
    pages: numbers.map((number) => ({
      number,
      size: { width: 595, height: 842 },
      readBy: 'text-layer',
      words: words.filter((word) => word.page === number),
      toImage: null,
      outcome: 'read',
    })),
    blocks,
    sheets: [],
    issues: [],
  }
}
