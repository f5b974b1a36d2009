// Tinted areas of a picture: bands behind rows, cells told apart by their ground, bars behind titles. Shadows and photographs are none.

import { area, type Box, type Fill, intersection } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { componentsOf } from './components.ts'
import type { Grey } from './grey.ts'
import { square } from './ink.ts'
import { type PaperBrightness, paperBrightness } from './paper-brightness.ts'

/** A tint is darker than the paper by this much at least, of 255: the palest bands in print are at 0.97 of it. */
const leastContrast = 7
/** How far the pixels of one tint may be from its level. Smoothed, those of scans in JPEG quality 70 stay within 3. */
const sameTint = 5
const sameDarkTint = 14
/** Levels up to this are dark grounds: their texts are white. */
const darkest = 128
/** Share of a page's pixels that have the level of a tint: one filled cell is as large. */
const leastShare = 0.0006
const mostTints = 8
/** More areas are the pieces of a photograph. */
const mostAreas = 3000
/** The lowest and narrowest areas, in letter sizes: a line of text with hardly anything around it. Low dark ones may be letters of a heading. */
const lowest = 1.2
const narrowest = 3
const narrowestDark = 8
const highDark = 3
/** Share of an area that has its level, its texts lying over the rest; and of its edges. */
const leastCovered = 0.4
const leastOfEdge = 0.8
const leastOfDarkEdge = 0.5
/** Share of a pale area that may be as light as paper. */
const mostPaper = 0.05
/** Pixels beyond an edge within which a tint ends, where it is no shadow, and the share of its contrast, or of so much of it, that is gone there. */
const nearest = 2
const beyond = 5
const leastFall = 0.6
const mostFall = 20

/** The tinted areas of a straight picture, which `grey` shows `scale` times smaller, in the picture's pixels. `letterSize` is in pixels of `grey`. */
export function tintsIn(straight: Bitmap, grey: Grey, scale: number, letterSize: number): readonly Fill[] {
  const { width, height } = grey
  if (width < 3 * beyond || height < 3 * beyond || letterSize === 0) return []
  const light = smoothed(levelled(grey, paperBrightness(grey)))
  const { paper, tints } = levelsOf(light)
  const found: Fill[] = []
  for (const level of tints) {
    const isDark = level < darkest
    const tolerance = isDark ? sameDarkTint : Math.max(sameTint, Math.min(9, 0.4 * (paper - level)))
    const mask = areasAt(light, level, tolerance, letterSize)
    const parts = componentsOf({ width, height, marks: mask })
      .filter(({ left, top, right, bottom }) => {
        const [wide, high] = [(right - left) / letterSize, (bottom - top) / letterSize]
        return high >= lowest && wide >= (isDark && high < highDark ? narrowestDark : narrowest)
      })
      .flatMap((box) => rectanglesOf(mask, width, box, letterSize))
    const areas = parts.filter((box) => isTint(light, mask, box, { paper, level, tolerance }))
    for (const { left, top, right, bottom } of joinedBehindWriting(areas, light, { paper, level }, letterSize)) {
      const box = { left: (left - 1) * scale, top: (top - 1) * scale, right: (right + 1) * scale, bottom: (bottom + 1) * scale }
      found.push({ box, ...colourOf(straight, box, mask, width, scale) })
    }
  }
  if (found.length > mostAreas) return []
  return found.filter(
    (fill, at) =>
      !found.some((other, before) => (before < at && isSame(other.box, fill.box)) || (other !== fill && isPieceOf(fill, other))),
  )
}

/** Greys of one tint, measured in two places, differ by less. */
const sameGrey = 0.03
/** Pixels by which a piece may reach past the whole. */
const slack = 2
/** A part of an area of one height with it, found again beside writing that fills the rest. */
const isPieceOf = ({ box, grey }: Fill, { box: whole, grey: other }: Fill): boolean =>
  Math.abs(grey - other) < sameGrey &&
  Math.abs(box.top - whole.top) <= slack &&
  Math.abs(box.bottom - whole.bottom) <= slack &&
  box.left >= whole.left - slack &&
  box.right <= whole.right + slack &&
  box.right - box.left < 0.8 * (whole.right - whole.left)

/** The one area that two levels near each other found. */
const isSame = (one: Box, other: Box): boolean => {
  const common = intersection(one, other)
  return common !== null && area(common) > 0.8 * Math.max(area(one), area(other))
}

/** The picture as if its paper were white everywhere. */
function levelled({ width, height, values }: Grey, { columns, rows, values: paper }: PaperBrightness): Grey {
  const made = new Uint8Array(values.length)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor(y / square)) * columns
    for (let x = 0; x < width; x++, at++) {
      const white = paper[row + Math.min(columns - 1, Math.floor(x / square))] as number
      made[at] = Math.min(255, ((values[at] as number) * 255) / white)
    }
  }
  return { width, height, values: made }
}

/** Each pixel as the mean of the nine around it, which takes the grain. The edge of the picture stays white. */
function smoothed({ width, height, values }: Grey): Grey {
  const made = new Uint8Array(values.length).fill(255)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      let sum = 0
      for (let row = at - width; row <= at + width; row += width)
        sum += (values[row - 1] as number) + (values[row] as number) + (values[row + 1] as number)
      made[at] = sum / 9
    }
  return { width, height, values: made }
}

/** The level of the paper and those of the tints on it: peaks among the levels of even places. */
function levelsOf({ width, height, values }: Grey): { readonly paper: number; readonly tints: readonly number[] } {
  const counts = new Uint32Array(256)
  for (let y = 2; y < height - 2; y++)
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      const across = (values[at - 2] as number) - (values[at + 2] as number)
      const down = (values[at - 2 * width] as number) - (values[at + 2 * width] as number)
      if (across > 4 || across < -4 || down > 4 || down < -4) continue
      const level = values[at] as number
      counts[level] = (counts[level] as number) + 1
    }
  const around = (level: number, by: number): number => {
    let sum = 0
    for (let one = Math.max(0, level - by); one <= Math.min(255, level + by); one++) sum += counts[one] as number
    return sum
  }
  const highest = (from: number, to: number): number => {
    let best = from
    for (let level = from; level <= to; level++) if (around(level, 1) > around(best, 1)) best = level
    return best
  }
  const paper = highest(200, 255)
  const tints: number[] = []
  const left = new Set(Array.from({ length: Math.max(0, paper - leastContrast + 1) }, (_, level) => level))
  while (tints.length < mostTints && left.size > 0) {
    const level = [...left].reduce((best, one) => (around(one, 1) > around(best, 1) ? one : best))
    if (around(level, 3) < leastShare * width * height) break
    // A heap of its own: fewer pixels lie between it and the next one, and the paper.
    const others = [paper, ...tints]
    const isPeak = others.every((other) => {
      const between = Math.round((level + other) / 2)
      return Math.abs(level - other) > 20 || around(between, 1) < 0.5 * around(level, 1)
    })
    if (isPeak) tints.push(level)
    for (let near = level - sameTint; near <= level + sameTint; near++) left.delete(near)
  }
  return { paper, tints }
}

/** Where most pixels around have a level, letters of `letterSize` among them: 1, elsewhere 0. Thin lines and the edges of letters on paper have none. */
function areasAt({ width, height, values }: Grey, level: number, tolerance: number, letterSize: number): Uint8Array {
  const plain = new Uint8Array(values.length)
  for (let at = 0; at < plain.length; at++) plain[at] = Math.abs((values[at] as number) - level) <= tolerance ? 1 : 0
  // Letters are white on dark ground and darker than a pale one, whose cells paper parts.
  const isLetter = (at: number): boolean => level < darkest || (values[at] as number) < level
  const own = withLetters(plain, width, height, letterSize, isLetter)
  const rows = new Uint8Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++)
      rows[at] = (own[at - 2] as number) + (own[at - 1] as number) + (own[at] as number) + (own[at + 1] as number) + (own[at + 2] as number)
  const made = new Uint8Array(values.length)
  for (let y = 2; y < height - 2; y++)
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      const sum =
        (rows[at - 2 * width] as number) +
        (rows[at - width] as number) +
        (rows[at] as number) +
        (rows[at + width] as number) +
        (rows[at + 2 * width] as number)
      made[at] = sum >= 20 ? 1 : 0
    }
  return made
}

/** Letters are narrower and lower than this, in letter sizes. What parts cells goes on. */
const widestLetter = 1.5
const highestLetter = 2.5

/** The marks with what is enclosed by them: nearby ones to the left and right, and above and below. */
function withLetters(marks: Uint8Array, width: number, height: number, letterSize: number, isLetter: (at: number) => boolean): Uint8Array {
  const made = marks.slice()
  const across = new Uint8Array(marks.length)
  for (let y = 0; y < height; y++)
    for (let x = 0, last = -1; x < width; x++) {
      const at = y * width + x
      if (marks[at] === 0) continue
      if (last >= 0 && x - last <= widestLetter * letterSize) across.fill(1, y * width + last + 1, at)
      last = x
    }
  for (let x = 0; x < width; x++)
    for (let y = 0, last = -1; y < height; y++) {
      if (marks[y * width + x] === 0) continue
      if (last >= 0 && y - last <= highestLetter * letterSize)
        for (let at = (last + 1) * width + x; at < y * width + x; at += width) if (across[at] === 1 && isLetter(at)) made[at] = 1
      last = y
    }
  return made
}

/** Letter sizes: where an area is narrower for fewer rows than that, letters lie over its edge. */
const mostNarrower = 2.5

/** The parts of an area, one below the other, along which its sides run straight down: a bar over a narrower one is two. */
function rectanglesOf(mask: Uint8Array, width: number, { left, top, right, bottom }: Box, letterSize: number): readonly Box[] {
  const found: Box[] = []
  const rows: { readonly y: number; readonly first: number; readonly last: number }[] = []
  for (let y = top; y < bottom; y++) {
    let [first, last] = [left, right - 1]
    while (first < right && mask[y * width + first] === 0) first++
    while (last > first && mask[y * width + last] === 0) last--
    if (first < right) rows.push({ y, first, last })
  }
  for (let start = 0; start < rows.length; ) {
    const { y: begin, first, last } = rows[start] as (typeof rows)[number]
    const isAlike = (row: (typeof rows)[number]): boolean => Math.abs(row.first - first) <= 3 && Math.abs(row.last - last) <= 3
    const isNarrower = (row: (typeof rows)[number]): boolean => row.first >= first - 3 && row.last <= last + 3
    let end = start
    for (let next = start + 1; next < rows.length; next++) {
      const row = rows[next] as (typeof rows)[number]
      if (isAlike(row)) end = next
      else if (!isNarrower(row) || next - end > mostNarrower * letterSize) break
    }
    const until = (rows[end] as (typeof rows)[number]).y + 1
    if (until - begin >= lowest * letterSize) found.push({ left: first, top: begin, right: last + 1, bottom: until })
    start = end + 1
  }
  return found
}

/** Letter sizes of writing, at most, that an area hardly higher than its letters is parted by. */
const longestWriting = 12
/** How far from the level of a tint to that of the paper what parts two cells is at least. */
const likePaper = 0.5

/** The areas with those of one height that stand beside each other taken together where no paper parts them from top to bottom, but writing alone. */
function joinedBehindWriting(
  areas: readonly Box[],
  { width, values }: Grey,
  { paper, level }: Pick<Tint, 'paper' | 'level'>,
  letterSize: number,
): readonly Box[] {
  const isPaper = (x: number, top: number, bottom: number): boolean => {
    for (let y = top; y < bottom; y++) if ((values[y * width + x] as number) < level + likePaper * (paper - level)) return false
    return true
  }
  const made: Box[] = []
  for (const area of areas.toSorted((one, other) => one.left - other.left)) {
    const at = made.findIndex(({ top, right, bottom }) => {
      const isLevel = Math.abs(top - area.top) <= 2 && Math.abs(bottom - area.bottom) <= 2
      if (!isLevel || area.left < right || area.left - right > longestWriting * letterSize) return false
      for (let x = right; x < area.left; x++) if (isPaper(x, Math.max(top, area.top), Math.min(bottom, area.bottom))) return false
      return true
    })
    const before = made[at]
    if (before === undefined) made.push(area)
    else
      made[at] = {
        left: before.left,
        top: Math.min(before.top, area.top),
        right: area.right,
        bottom: Math.max(before.bottom, area.bottom),
      }
  }
  return made
}

interface Tint {
  readonly paper: number
  readonly level: number
  readonly tolerance: number
}

function isTint({ width, height, values }: Grey, mask: Uint8Array, box: Box, { paper, level }: Tint): boolean {
  const { left, top, right, bottom } = box
  if (left <= beyond || top <= beyond || right >= width - beyond || bottom >= height - beyond) return false
  let [covered, white] = [0, 0]
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++) {
      covered += mask[at] as number
      if ((values[at] as number) > paper - 4) white++
    }
  const all = (right - left) * (bottom - top)
  if (covered < leastCovered * all || (level >= darkest && white > mostPaper * all)) return false
  const across = { from: top * width + left, step: 1, length: right - left }
  const down = { from: top * width + left, step: width, length: bottom - top }
  const sides = [
    { ...across, away: -width },
    { ...across, from: (bottom - 1) * width + left, away: width },
    { ...down, away: -1 },
    { ...down, from: top * width + right - 1, away: 1 },
  ]
  // Letters that reach into the edge are darker than the tint; white ones on a dark ground look like what lies beyond.
  const isOwn = (at: number): boolean => mask[at] === 1 || (values[at] as number) < level
  const fallen = leastFall * Math.min(mostFall, paper - level)
  const isEnded = (at: number, away: number): boolean => {
    for (let step = nearest; step <= beyond; step++) if (Math.abs((values[at + step * away] as number) - level) >= fallen) return true
    return false
  }
  let sharp = 0
  for (const { from, step, length, away } of sides) {
    let [whole, ended] = [0, 0]
    for (let along = 0, at = from; along < length; along++, at += step) {
      if (isOwn(at - away)) whole++
      if (isEnded(at, away)) ended++
    }
    if (whole < (level < darkest ? leastOfDarkEdge : leastOfEdge) * length) return false
    if (ended >= leastOfEdge * length) sharp++
  }
  return sharp >= 3
}

/** The usual colour of an area, as the model has it: a grey, and a colour where it is one. */
function colourOf({ width, height, pixels }: Bitmap, box: Box, mask: Uint8Array, maskWidth: number, scale: number): Omit<Fill, 'box'> {
  const levels: [number[], number[], number[]] = [[], [], []]
  const step = Math.max(1, Math.round(Math.sqrt(((box.right - box.left) * (box.bottom - box.top)) / 2500)))
  for (let y = Math.max(0, Math.round(box.top)); y < Math.min(height, box.bottom); y += step)
    for (let x = Math.max(0, Math.round(box.left)); x < Math.min(width, box.right); x += step) {
      if (mask[Math.floor(y / scale) * maskWidth + Math.floor(x / scale)] !== 1) continue
      const at = (y * width + x) * 4
      levels.forEach((channel, index) => {
        channel.push(pixels[at + index] as number)
      })
    }
  // Its letters cover less than half of it.
  const [red, green, blue] = levels.map((channel) => channel.sort((one, other) => one - other)[channel.length >> 1] ?? 0) as [
    number,
    number,
    number,
  ]
  const grey = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 6
  const hex = (value: number): string => value.toString(16).padStart(2, '0').toUpperCase()
  return isGrey ? { grey } : { grey, colour: `${hex(red)}${hex(green)}${hex(blue)}` }
}
