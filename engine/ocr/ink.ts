import { evenLight } from './even-light.ts'
import { type Strip, stripHeight } from './strip.ts'

/** Where ink stands on a strip. */
export interface Ink {
  /** Rows with ink in each column, 0 to the height of a strip. */
  readonly columns: Uint16Array
  /** Columns with ink in each row. */
  readonly rows: Uint32Array
  /**
   * First row of the letters without those that rise, and the row under them: the band that most ink stands in. Where writing is set close it reaches
   * into the lines above and below; the networks that part and weigh words were taught with it so.
   */
  readonly top: number
  readonly baseline: number
  /** The same of this line alone: where its words stand. */
  readonly own: Band
  /** 1 for ink, a byte a pixel. */
  readonly mask: Uint8Array
}

const known = new WeakMap<Strip, Ink>()

/** Tells ink from paper by the threshold that parts the greys best (Otsu 1979); the rarer of the two is ink. Worked out once a strip: it is asked for up to five times. */
export function inkOf(strip: Strip): Ink {
  const before = known.get(strip)
  if (before !== undefined) return before
  const ink = findInk(strip)
  known.set(strip, ink)
  return ink
}

function findInk({ width, pixels }: Strip): Ink {
  const count = width * stripHeight
  const grey = new Uint8Array(count)
  for (let i = 0; i < count; i++)
    grey[i] = ((pixels[i * 3] as number) * 77 + (pixels[i * 3 + 1] as number) * 150 + (pixels[i * 3 + 2] as number) * 29) >> 8
  evenLight(grey, width)
  const histogram = new Uint32Array(256)
  for (const value of grey) histogram[value] = (histogram[value] as number) + 1
  const threshold = otsu(histogram, count)
  let dark = 0
  for (let i = 0; i < count; i++) if ((grey[i] as number) <= threshold) dark++
  const inkIsDark = dark * 2 <= count
  const mask = new Uint8Array(count)
  for (let i = 0; i < count; i++) if ((grey[i] as number) <= threshold === inkIsDark) mask[i] = 1
  leaveOutRules(mask, width)
  const columns = new Uint16Array(width)
  const rows = new Uint32Array(stripHeight)
  for (let y = 0; y < stripHeight; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (mask[at] === 0) continue
      rows[y] = (rows[y] as number) + 1
      // The outermost rows belong to neighbouring lines and rules as often as to this one.
      if (y >= edge && y < stripHeight - edge) columns[x] = (columns[x] as number) + 1
    }
  const band = bandOf(rows)
  const reachesOut = band.top < edge || band.baseline > stripHeight - edge
  return { columns, rows, mask, ...band, own: (reachesOut ? ownBandOf(rows) : null) ?? band }
}

const edge = 5
/** Columns: no letter has a stroke across that is longer than the strip is high, save the dash; a rule under or through the writing has. */
const longestStroke = stripHeight * 1.2

/** Share of a narrow strip that a rule at its upper or lower edge covers from one side: rules that lean do not stay on one row. */
const mostOfNarrow = 0.4

/** The rule of a cell beside a lone letter, whose strip is narrower than any long stroke: around writing a strip leaves white at both ends. */
const crossesStrip = (start: number, end: number, y: number, width: number): boolean =>
  (start === 0 && end === width) ||
  ((start === 0 || end === width) && (y < 2 * edge || y >= stripHeight - 2 * edge) && end - start >= mostOfNarrow * width)

function leaveOutRules(mask: Uint8Array, width: number): void {
  for (let y = 0; y < stripHeight; y++) {
    let start = 0
    for (let x = 0; x <= width; x++) {
      if (x < width && mask[y * width + x] === 1) continue
      const isRule = x - start > longestStroke || crossesStrip(start, x, y, width)
      if (isRule) mask.fill(0, y * width + start, y * width + x)
      start = x + 1
    }
  }
}

function otsu(histogram: Uint32Array, count: number): number {
  let total = 0
  for (let value = 0; value < 256; value++) total += value * (histogram[value] as number)
  let below = 0
  let belowSum = 0
  let best = 127
  let most = -1
  for (let value = 0; value < 255; value++) {
    below += histogram[value] as number
    belowSum += value * (histogram[value] as number)
    const above = count - below
    if (below === 0 || above === 0) continue
    const apart = belowSum / below - (total - belowSum) / above
    const between = below * above * apart * apart
    if (between > most) {
      most = between
      best = value
    }
  }
  return best
}

/** Share of the fullest row's ink that the rows of small letters hold; rows of risers and tails hold less. */
const bandShare = 0.45
/** Rows between the heads and the feet of letters that may hold less; between two lines of writing there are more. */
const hollow = 5
/** How much less than a band in the middle of the strip one at its edge counts: that is the line above or below. */
const atEdge = 0.8
/** A band of small letters is at least so many rows high and holds so much of all ink. */
const leastBand = 9
const leastInk = 0.33

/** The rows that small letters stand in: the first of them, and the one under the last. */
export interface Band {
  readonly top: number
  readonly baseline: number
}

function bandOf(rows: Uint32Array): Band {
  let fullest = 0
  for (const value of rows) fullest = Math.max(fullest, value)
  const full = (y: number): boolean => (rows[y] as number) >= fullest * bandShare
  let top = 0
  while (top < stripHeight - 1 && !full(top)) top++
  let baseline = stripHeight
  while (baseline > top + 1 && !full(baseline - 1)) baseline--
  return { top, baseline }
}

/**
 * Where writing is set close the strip holds parts of the lines above and below too, and its band reaches an edge: its own is the one with most ink
 * nearest the middle. null where that is a bar of great letters ("THE"), which are as high as the strip themselves.
 */
function ownBandOf(rows: Uint32Array): Band | null {
  const fullest = rows.reduce((most, value) => Math.max(most, value), 1)
  const whole = rows.reduce((sum, value) => sum + value, 0)
  let best: Band | null = null
  let most = 0
  let top = 0
  let ink = 0
  let lastFull = -1
  for (let y = 0; y <= stripHeight; y++) {
    const isFull = y < stripHeight && (rows[y] as number) >= fullest * bandShare
    if (isFull) {
      if (ink === 0) top = y
      ink += rows[y] as number
      lastFull = y
    } else if (ink > 0 && (y === stripHeight || y - lastFull > hollow)) {
      const worth = ink * (1 - atEdge * Math.abs((top + lastFull + 1) / stripHeight - 1))
      const isLine = lastFull + 1 - top >= leastBand && ink >= leastInk * whole
      if (worth > most) [best, most] = [isLine ? { top, baseline: lastFull + 1 } : null, worth]
      ink = 0
    }
  }
  return best
}

/** The widest run of columns with no more than `most` pixels of ink between two columns; an empty run in the middle when there is none. */
export function widestGap({ columns }: Ink, from: number, to: number, most: number): { readonly start: number; readonly end: number } {
  let best = { start: (from + to) >> 1, end: (from + to) >> 1 }
  let start = -1
  const last = Math.min(columns.length, Math.ceil(to))
  for (let x = Math.max(0, Math.floor(from)); x <= last; x++) {
    const empty = x < last && (columns[x] as number) <= most
    if (empty && start < 0) start = x
    if (!empty && start >= 0) {
      if (x - start > best.end - best.start) best = { start, end: x }
      start = -1
    }
  }
  return best
}
