import { applyToBox, type Box, centre, contains, height, width } from '../geometry/index.ts'
import { confidence, sizeOf, type Word } from '../model/index.ts'
import type { PageFrame } from './frame.ts'
import type { Pdfium } from './pdfium.ts'

/** A box or circle of a form that can be ticked, and whether it is. */
export interface TickBox {
  readonly box: Box
  readonly ticked: boolean
}

/** Buttons larger than this, in points, are pressed and not ticked. */
const largest = 40
/** Words within so many of their letter sizes stand beside the box and share its line. */
const beside = 6
const appearanceState = 'AS\0'
const off = 'Off'
/** What a state of a field is called at most, in bytes; longer names are no state. */
const longestState = 1024

/** A form field's box and state where it has one of several appearances, as check boxes and radio buttons have; null for any other annotation. */
export function tickBoxOf(library: Pdfium, annotation: number, { toUpright }: PageFrame): TickBox | null {
  const { call, scratch } = library
  // The key and the rectangle lie at the start of the scratch area, the state behind them.
  library.heap.HEAPU8.set(new TextEncoder().encode(appearanceState), scratch)
  const needed = call.FPDFAnnot_GetStringValue(annotation, scratch, scratch + 64, longestState)
  if (needed <= 2 || needed > longestState) return null
  const state = new TextDecoder('utf-16le').decode(library.heap.HEAPU8.slice(scratch + 64, scratch + 62 + needed))
  if (call.FPDFAnnot_GetRect(annotation, scratch) === 0) return null
  const at = scratch >> 2
  const [left = 0, top = 0, right = 0, bottom = 0] = library.heap.HEAPF32.subarray(at, at + 4)
  const box = applyToBox(toUpright, { left, top, right, bottom })
  if (Math.max(width(box), height(box)) > largest || Math.min(width(box), height(box)) < 2) return null
  return { box, ticked: state !== off }
}

/** The words with a sign for each box that can be ticked, ☑ or ☐, on the line of the words beside it; the letters a tick is drawn with make room for it. */
export function withTickBoxes(words: readonly Word[], boxes: readonly TickBox[], page: number): readonly Word[] {
  if (boxes.length === 0) return words
  const isDrawnIn = (word: Word): boolean => word.text.length <= 2 && boxes.some(({ box }) => contains(box, centre(word.box)))
  const others = words.filter((word) => !isDrawnIn(word))
  return [...others, ...boxes.map((tickBox) => signOf(tickBox, others, page))]
}

function signOf({ box, ticked }: TickBox, words: readonly Word[], page: number): Word {
  const neighbour = nearestOnLine(box, words)
  return {
    page,
    text: ticked ? '☑' : '☐',
    box,
    baseline: neighbour?.baseline ?? box.bottom - 0.15 * height(box),
    confidence: confidence(0.99),
    readBy: 'text-layer',
    font: neighbour?.font ? { ...neighbour.font, bold: false, italic: false } : null,
    turn: 0,
    raised: 'no',
    link: null,
  }
}

function nearestOnLine(box: Box, words: readonly Word[]): Word | null {
  const { y } = centre(box)
  let nearest: Word | null = null
  let least = Infinity
  for (const word of words) {
    if (word.turn !== 0 || word.box.top > y || word.box.bottom < y) continue
    const gap = Math.max(word.box.left - box.right, box.left - word.box.right)
    if (gap < least && gap <= beside * sizeOf(word)) [nearest, least] = [word, gap]
  }
  return nearest
}
