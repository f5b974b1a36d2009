// Printed list markers -> real numbering: items that count on from each other share a list, so that editing one renumbers the rest.

import { type Block, romanNumber } from '../model/index.ts'

type ListItem = Extract<Block, { kind: 'list-item' }>
export type NumberFormat = 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman' | 'bullet'
/** One list at one depth. */
export interface List {
  readonly reference: string
  readonly depth: number
  readonly format: NumberFormat
  /** With %1 for the number: "(%1)"; the sign itself for bullets. */
  readonly template: string
  readonly start: number
}

/** Word knows nine depths. */
const deepest = 8

/** Finds the list of every item whose marker can be counted on or repeated; items without one keep their marker as text. Lists go on from blocks given before. */
export type FindLists = (blocks: readonly Block[]) => ReadonlyMap<ListItem, List>

/** Begins to find the lists of a file. */
export function listFinder(): FindLists {
  const open: ({ list: List; next: number } | undefined)[] = []
  const bullets = new Map<string, List>()
  let count = 0
  const reference = (): string => `list-${++count}`
  return (blocks) => listsOf(blocks, open, bullets, reference)
}

function listsOf(
  blocks: readonly Block[],
  open: ({ list: List; next: number } | undefined)[],
  bullets: Map<string, List>,
  reference: () => string,
): ReadonlyMap<ListItem, List> {
  const lists = new Map<ListItem, List>()
  for (const block of blocks) {
    if (block.kind !== 'list-item') {
      // Numbers may go on after a paragraph or table between; under a new heading a list begins anew.
      if (block.kind === 'heading') open.length = 0
      continue
    }
    const depth = Math.min(block.depth, deepest)
    open.length = Math.min(open.length, depth + 1)
    const readings = readingsOf(block.marker)
    const going = open[depth]
    const on = readings.find(
      ({ format, template, number }) =>
        going !== undefined && going.list.format === format && going.list.template === template && going.next === number,
    )
    if (on !== undefined && going !== undefined) {
      lists.set(block, going.list)
      going.next++
      continue
    }
    const [reading] = readings
    if (reading === undefined) continue
    const { format, template, number } = reading
    if (format === 'bullet') {
      const key = `${template} ${depth}`
      const list = bullets.get(key) ?? { reference: reference(), depth, format, template, start: 1 }
      bullets.set(key, list)
      lists.set(block, list)
      continue
    }
    const list: List = { reference: reference(), depth, format, template, start: number }
    open[depth] = { list, next: number + 1 }
    lists.set(block, list)
  }
  return lists
}

interface Reading {
  readonly format: NumberFormat
  readonly template: string
  readonly number: number
}

/** What a marker can mean, likeliest first: "i." counts as a Roman one before a letter, "c." as a letter; none for "1.2" or "[3]a". */
function readingsOf(marker: string): readonly Reading[] {
  // Recognisers take a bullet for the point in the middle of a line, which is drawn much smaller.
  if (/^[^\p{L}\p{N}]{1,2}$/u.test(marker) && !/[%\\]/.test(marker))
    return [{ format: 'bullet', template: marker === '·' ? '•' : marker, number: 1 }]
  const [, before = '', sign = '', after = ''] = /^([([]?)(\d{1,4}|[a-z]{1,5}|[A-Z]{1,5})([.)\]:]?\)?)$/.exec(marker) ?? []
  if (sign === '' || (before === '' && after === '')) return []
  const template = `${before}%1${after}`
  if (/^\d/.test(sign)) return /^0\d/.test(sign) ? [] : [{ format: 'decimal', template, number: Number(sign) }]
  const lower = sign === sign.toLowerCase()
  const roman = romanNumber(sign.toLowerCase())
  const readings: Reading[] = []
  if (sign.length === 1)
    readings.push({ format: lower ? 'lowerLetter' : 'upperLetter', template, number: sign.toLowerCase().charCodeAt(0) - 96 })
  if (roman !== null) readings.push({ format: lower ? 'lowerRoman' : 'upperRoman', template, number: roman })
  return /^i+$/i.test(sign) ? readings.reverse() : readings
}
