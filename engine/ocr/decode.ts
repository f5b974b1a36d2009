import type { Meaning } from './letters.ts'

/** One letter as the network read it. */
export interface Glyph {
  /** One letter, digit or sign of Latin writing; '' for a letter of a script that is not read. */
  readonly text: string
  /** Steps of the network from the left: the first at which it saw the letter, and the one after the last. */
  readonly from: number
  readonly to: number
  /** What the network gives this letter, 0 to 1. */
  readonly probability: number
  /** What else the ink could be, best first. */
  readonly others: readonly { readonly text: string; readonly probability: number }[]
  /** How much of a space the network saw between the letter before and this one, 0 to 1. */
  readonly spaceBefore: number
}

/** Below this a letter is not worth mentioning beside the best. */
const leastMention = 0.01

/**
 * Reads the network's answer for one line: the likeliest class at each step, repeated ones taken together, blanks left out (Graves 2006).
 * `answer` holds `steps` rows of one probability a class.
 */
export function decode(answer: Float32Array, steps: number, meanings: readonly Meaning[]): readonly Glyph[] {
  const classes = meanings.length
  const glyphs: Glyph[] = []
  let open: { text: string; from: number; to: number; best: number; peak: number } | null = null
  let space = 0
  let spaceSeen = 0
  const close = (): void => {
    if (open === null) return
    const { text, from, to, peak } = open
    const { probability, others } = lettersAt(answer, peak * classes, meanings, text)
    glyphs.push({ text, from, to, probability, others, spaceBefore: spaceSeen })
    open = null
  }
  for (let step = 0; step < steps; step++) {
    const row = step * classes
    const best = likeliest(answer, row, meanings)
    const probability = answer[row + best] as number
    const meaning = meanings[best] as Meaning
    const spaceHere = answer[row + classes - 1] as number
    if (meaning.kind === 'blank' || (meaning.kind === 'letter' && meaning.text === ' ')) {
      close()
      space = Math.max(space, spaceHere)
      continue
    }
    const text = meaning.kind === 'letter' ? meaning.text : ''
    if (open !== null && open.text === text) {
      open.to = step + 1
      if (probability > open.best) {
        open.best = probability
        open.peak = step
      }
      space = 0
      continue
    }
    close()
    spaceSeen = space
    space = 0
    open = { text, from: step, to: step + 1, best: probability, peak: step }
  }
  close()
  return glyphs
}

/** A letter of Latin writing with this much probability is taken where a likelier one is of another script: the network favours what it saw most. */
const leastLatin = 0.15

function likeliest(answer: Float32Array, row: number, meanings: readonly Meaning[]): number {
  let best = 0
  let most = -1
  let latin = 0
  let mostLatin = -1
  for (let index = 0; index < meanings.length; index++) {
    const value = answer[row + index] as number
    if (value <= mostLatin) continue
    if ((meanings[index] as Meaning).kind === 'foreign') {
      if (value > most) {
        best = index
        most = value
      }
      continue
    }
    // Of probabilities that add up to 1 no other can be more.
    if (value > 0.5) return index
    latin = index
    mostLatin = value
  }
  return mostLatin >= most || mostLatin >= leastLatin ? latin : best
}

/** The letters at one step with their probabilities, forms of one sign added up. */
function lettersAt(answer: Float32Array, row: number, meanings: readonly Meaning[], chosen: string): Pick<Glyph, 'probability' | 'others'> {
  const found = new Map<string, number>()
  for (let index = 0; index < meanings.length; index++) {
    const value = answer[row + index] as number
    if (value < leastMention) continue
    const meaning = meanings[index] as Meaning
    if (meaning.kind === 'blank') continue
    const text = meaning.kind === 'letter' ? meaning.text : ''
    found.set(text, (found.get(text) ?? 0) + value)
  }
  const others = [...found]
    .filter(([text]) => text !== chosen && text.trim() !== '')
    .map(([text, probability]) => ({ text, probability }))
    .sort((a, b) => b.probability - a.probability)
  return { probability: Math.min(1, found.get(chosen) ?? 0), others }
}
