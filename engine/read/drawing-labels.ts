// The words of a drawing: figures along its axes, names of its parts, its caption.

import { area, type Box, centre, contains, grow, height, overlapX, type Ruling, unionOf, width } from '../geometry/index.ts'
import { captionKind, sizeOf, type Word } from '../model/index.ts'
import { boxOfRuling, touches } from './hanging-together.ts'

/** Words that follow each other on one line. */
export interface Text {
  readonly words: readonly Word[]
  readonly box: Box
}
/** What a page holds beside the thing that may be a drawing. */
export interface PageTexts {
  /** Upright ones. */
  readonly texts: readonly Text[]
  readonly words: readonly Word[]
  /** Rulings as boxes without thickness. */
  readonly rules: readonly Box[]
}
/** Texts are put together when somebody asks for them: most pages have nothing that could be a drawing. */
export function pageTexts(words: readonly Word[], rulings: readonly Ruling[]): PageTexts {
  let texts: readonly Text[] | null = null
  return {
    get texts() {
      texts ??= textsOf(
        words.filter(({ turn }) => turn === 0),
        true,
      ).map((own) => ({ words: own, box: unionOf(own.map(({ box }) => box)) }))
      return texts
    },
    words,
    rules: rulings.map(boxOfRuling),
  }
}

/** Figures along an axis at least. */
const fewestFigures = 4
/** Figures of a scale stand at most this far from the bars, in points. */
const nearScale = 60
/** Lines of times stand at most this far over or under the bars of a plan, in points. */
const nearTimes = 40

/**
 * Figures that grow from the foot of a side to its top, or along the foot from left to right. Lines of programs are numbered downward,
 * and so are lists.
 */
export function hasAxis(box: Box, words: readonly Word[]): boolean {
  const figures = words.filter(isFigure)
  const side = Math.min(60, 0.25 * width(box))
  const foot = Math.min(60, 0.3 * height(box))
  const upright = figures.filter(({ box: { left, right } }) => right < box.left + side || left > box.right - side)
  const level = figures.filter(({ box: { top } }) => top > box.bottom - foot)
  return upwardScale(upright).length > 0 || rightwardScale(level).length > 0
}

/** The figures of a scale that grows upward beside bars; none when there is no such scale. */
export function scaleBeside(box: Box, words: readonly Word[]): readonly Word[] {
  const near = words.filter(
    (word) =>
      isFigure(word) &&
      (Math.abs(word.box.right - box.left) < nearScale || Math.abs(word.box.left - box.right) < nearScale) &&
      !(word.box.left > box.left && word.box.right < box.right) &&
      word.box.bottom < box.bottom + 10 &&
      word.box.top > box.top - height(box),
  )
  const scale = upwardScale(near)
  // It begins at the foot of the bars, or not far above.
  return (scale[0]?.box.bottom ?? 0) > box.bottom - 0.4 * height(box) ? scale : []
}

/** The figures of a scale that grows rightward under or over bars; none when there is no such scale. */
export function scaleAcross(box: Box, words: readonly Word[]): readonly Word[] {
  const near = words.filter(
    (word) =>
      isFigure(word) &&
      (Math.abs(word.box.top - box.bottom) < nearScale / 2 || Math.abs(box.top - word.box.bottom) < nearScale / 2) &&
      word.box.right > box.left - 10 &&
      word.box.left < box.right + width(box),
  )
  return rightwardScale(near)
}

const isFigure = ({ turn, text }: Word): boolean => turn === 0 && figure.test(text)
function upwardScale(figures: readonly Word[]): readonly Word[] {
  const upward = [...figures].sort((a, b) => b.box.top - a.box.top)
  const right = scaleOf(upward, (word) => word.box.right)
  return right.length > 0 ? right : scaleOf(upward, (word) => word.box.left)
}
function rightwardScale(figures: readonly Word[]): readonly Word[] {
  return scaleOf(
    [...figures].sort((a, b) => a.box.left - b.box.left),
    (word) => word.baseline,
  )
}

/** Enough figures that share an edge or a baseline and grow one after the other; else none. */
function scaleOf(figures: readonly Word[], edge: (word: Word) => number): readonly Word[] {
  for (const one of figures) {
    let grown: Word[] = []
    let best: Word[] = []
    for (const other of figures) {
      if (Math.abs(edge(other) - edge(one)) >= 1.5) continue
      const last = grown.at(-1)
      grown = last !== undefined && amountOf(other.text) > amountOf(last.text) ? [...grown, other] : [other]
      if (grown.length > best.length) best = grown
    }
    if (best.length >= fewestFigures) return best
  }
  return []
}
export const amountOf = (text: string): number => Number(text.replace(/[–−]/g, '-').replace(/[^\d.-]/g, ''))
export const figure = /^[-–−+$€£]?\d[\d.,]*(?:%|[kKMGm])?$/u

/** Months and days by their beginnings in English, German, French, Spanish, Italian, Dutch and Portuguese; quarters, weeks, days and years by number. */
const time =
  /^(?:jan|feb|f[ée]v|m[aä]r|mrt|mar|apr|avr|abr|ma[iyjg]|jun|jui|giu|jul|lug|aug|ao[uû]|ago|sep|set|okt|oct|out|ott|nov|de[czs]|d[ée]c|dic|ene|gen|mon|tue|wed|thu|fri|sat|sun|[wq]\d|kw|week|day|year|q[1-4]|\d{1,2}$|(?:19|20)\d\d$)/iu

/** The texts of a line of at least four times over or under the bars of a plan, along most of their width; none when there is no such line. */
export function timesAcross(box: Box, { texts, words }: PageTexts): readonly Text[] {
  const near = texts.filter(
    (text) =>
      ((text.box.bottom <= box.top + 2 && box.top - text.box.bottom < nearTimes) ||
        (text.box.top >= box.bottom - 2 && text.box.top - box.bottom < nearTimes)) &&
      centre(text.box).x > box.left - 30 &&
      centre(text.box).x < box.right + 30 &&
      time.test(text.words[0]?.text ?? ''),
  )
  for (const one of near) {
    const line = near.filter((text) => Math.abs((text.words[0]?.baseline ?? 0) - (one.words[0]?.baseline ?? 0)) < 2)
    if (line.length < fewestFigures || width(unionOf(line.map((text) => text.box))) < 0.5 * width(box)) continue
    const isOfFigures = line.every((text) => figure.test(text.words[0]?.text ?? ''))
    if (!isOfFigures) return line
    const scale = new Set(scaleAcross(box, words))
    if (line.filter((text) => text.words.some((word) => scale.has(word))).length >= fewestFigures) return line
  }
  return []
}

/** Points by which baselines of one line differ. */
const onOneLine = 1.5
/** Sizes between words of one justified line at most: texts so near to another are a piece of it. */
const widestSpace = 1.2
/** Whether nothing stands so near to a text on its line that both are pieces of one. */
export const isAlone = (text: Text, texts: readonly Text[]): boolean => {
  const widest = widestSpace * Math.max(...text.words.map(sizeOf))
  return !texts.some((other) => {
    if (other === text || Math.abs((other.words[0]?.baseline ?? 0) - (text.words[0]?.baseline ?? 0)) >= onOneLine) return false
    return Math.max(other.box.left - text.box.right, text.box.left - other.box.right) < widest
  })
}

/** true when the text begins as captions do, or notes that say where figures come from. */
export const isCaption = ({ words, box }: Text): boolean => captionKind({ words, box }) !== null || note.test(words[0]?.text ?? '')
const note = /^(?:sources?|notes?|quellen?|anm\w*|fuentes?|notas?|fonti?|fontes?|bron|remarques?)[:.]/iu

/** Sizes of white within a caption, at most: further off stands another column. */
const widestInCaption = 2.5

/** A line that begins as captions of figures do stands right below the box, or above it. */
export function isCaptioned(box: Box, words: readonly Word[]): boolean {
  return words.some((word) => {
    if (word.turn !== 0) return false
    const size = sizeOf(word)
    const gap = Math.max(word.box.top - box.bottom, box.top - word.box.bottom)
    if (gap < -size || gap > 2.5 * size) return false
    const row = words.filter((other) => other.turn === 0 && Math.abs(other.baseline - word.baseline) < 2 && other.box.left >= word.box.left)
    const line = row.sort((a, b) => a.box.left - b.box.left)
    const end = line.findIndex((each, i) => each.box.left - (line[i - 1]?.box.right ?? each.box.left) > widestInCaption * size)
    const own = unionOf((end < 0 ? line : line.slice(0, end)).map((each) => each.box))
    return overlapX(own, box) > 0 && captionKind({ words: line, box: own }) === 'figure'
  })
}

/**
 * Words that follow each other on one line; turned ones each alone. Their boxes are as high as their letters: `spaced` measures the gap by the
 * size of the type and keeps sentences whole, where else low words ("an") part them.
 */
export function textsOf(words: readonly Word[], spaced = false): readonly (readonly Word[])[] {
  const texts: Word[][] = []
  const byRow = new Map<number, Word[][]>()
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    const row = Math.floor(word.baseline / 2)
    const before = [row - 1, row, row + 1]
      .flatMap((near) => byRow.get(near) ?? [])
      .find((text) => {
        const last = text.at(-1)
        if (last === undefined || last.turn !== 0 || word.turn !== 0 || Math.abs(last.baseline - word.baseline) >= 2) return false
        const gap = word.box.left - last.box.right
        return gap > -2 && gap < 0.6 * Math.max(height(last.box), spaced ? 0.7 * sizeOf(last) : 0)
      })
    if (before !== undefined) before.push(word)
    else {
      const text = [word]
      texts.push(text)
      byRow.set(row, [...(byRow.get(row) ?? []), text])
    }
  }
  return texts
}

/** The box with the words it cuts, and with figures and turned words right beside it. */
export function withLabels(box: Box, words: readonly Word[]): Box {
  let whole = box
  for (let round = 0; round < 3; round++) {
    const around = grow(whole, 14)
    const own = words.filter(
      (word) => contains(whole, centre(word.box)) || (touches(word.box, around, 0) && (word.turn !== 0 || figure.test(word.text))),
    )
    const next = unionOf([whole, ...own.map((word) => word.box)])
    if (area(next) === area(whole)) break
    whole = next
  }
  return whole
}

/** Signs of a legend are at most this wide and high, in points, and their texts stand right behind them. */
const widestSign = 32
const highestSign = 14
const nearSign = 9
/** A legend stands at most this far from its drawing, in points. */
const nearLegend = 70
const longestEntry = 6
/** More small things around a drawing are its points and ticks, or a pattern. */
const mostSigns = 2000

/** The box with the legend beside, under or over it: at least two small signs in a line, each with a short text behind it. Not where other text stands between. */
export function withLegend(box: Box, signs: readonly Box[], { texts }: PageTexts): Box {
  const around = grow(box, nearLegend)
  const near = signs.filter((sign) => width(sign) <= widestSign && height(sign) <= highestSign && contains(around, centre(sign)))
  if (near.length > mostSigns) return box
  const entries = near.flatMap((sign) => {
    const text = texts.find(({ words, box: own }) => {
      const gap = own.left - sign.right
      const isLevel = centre(sign).y > own.top - 2 && centre(sign).y < own.bottom + 2
      return words.length <= longestEntry && gap > 0 && gap < nearSign && isLevel
    })
    return text === undefined ? [] : [{ sign, text }]
  })
  const inLine = entries.filter(({ sign }) =>
    entries.some(
      ({ sign: other }) =>
        (Math.abs(sign.left - other.left) < 1 && Math.abs(sign.top - other.top) > 4) ||
        (Math.abs(centre(sign).y - centre(other).y) < 1 && Math.abs(sign.left - other.left) > 10),
    ),
  )
  const whole = unionOf([box, ...inLine.flatMap(({ sign, text }) => [sign, text.box])])
  const own = new Set(inLine.map(({ text }) => text))
  const isBetween = (text: Text): boolean =>
    !own.has(text) && contains(whole, centre(text.box)) && !contains(box, centre(text.box)) && text.words.length > 1
  return texts.some(isBetween) ? box : whole
}
