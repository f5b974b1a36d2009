import type { Box } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'

/** A picture in which something was stamped or printed in colour over dark print. */
export interface Overprinted {
  /** The picture as it was before: the print alone where the colour stands. */
  readonly print: Bitmap
  /** What stands over it, each by itself on white, and where it lies in the picture. */
  readonly over: readonly { readonly box: Box; readonly image: Bitmap }[]
}

/** Side of the squares in which colour and print are counted, in pixels, and every how manieth pixel of a row and column is looked at. */
const square = 16
const step = 2
/** Channels as shares of the paper: what differs more among them is coloured, what is darker in all of them is print. */
const leastColour = 0.2
const lightestColour = 0.85
const darkestColour = 0.35
const darkestPrint = 0.45
const mostTint = 0.18
/** Coloured pixels looked at in a square that belongs to a stamp, and in all of a stamp. */
const leastInSquare = 4
const leastInAll = 200
/** Share of a square's pixels that are coloured in a coloured ground, and share of such squares in a stamp at most: it is made of strokes. */
const groundShare = 0.85
const mostGround = 0.25
/** A stamp is higher than a line of print and no larger than these shares of the page; coloured frames and tables are. */
const leastHigh = 32
const leastWide = 48
const mostWide = 0.62
const mostHigh = 0.45
/** Pixels of print looked at that have colour beside them: fewer, and nothing is printed over. */
const leastTouching = 16
/** Share of a stamp's colour that has print beside it at most, a quarter on drawn ones: what lies along print for the most part is its own edge. */
const mostTouching = 0.5
/**
 * Share of the edge of the print in a stamp's squares that has colour right beside it at most: 0.1 to 0.4 where stamps were laid over the lines of seven pages,
 * 0.6 to 1 of some thirty coloured headings and links, whose print is the dark middle of their own strokes.
 */
const mostBesideColour = 0.5
/** Share of a stamp's colour that is of its mean tone. */
const leastOneTone = 0.8
const sameTone = 0.88
/** Paper is coloured when its channels differ by so much; yellowed white paper by a tenth. */
const leastPaperColour = 0.15
/** The darkest channel of a tint's usual pixel is at most so light, as a share of the paper; the white between the strokes of a stamp is lighter. */
const lightestTint = 0.93

/**
 * Parts what was stamped in one colour from the dark print under it: ink laid over ink adds its density (Beer and Lambert), so that each pixel is so much of the
 * stamp's colour and so much of black. Null for pictures where no colour crosses print, which are told at a quarter of their pixels.
 */
export function overprintIn(image: Bitmap): Overprinted | null {
  const paper = paperOf(image)
  const squares = countSquares(image, paper)
  const stamps = clustersOf(squares).flatMap((members) => {
    const stamp = stampOf(members, squares, image, paper)
    return stamp === null ? [] : [stamp]
  })
  if (stamps.length === 0) return null
  const print: Bitmap = { ...image, pixels: image.pixels.slice() }
  return { print, over: stamps.map((stamp) => parted(stamp, squares.columns, image, paper, print)) }
}

/** Black that is left of a stamp's edges, where scanners mix its ink with paper, as density where it is as deep as it mostly is. */
const ghost = 0.15
/** How much deeper than its usual depth a stamp's ink can be: what is darker is print under it. */
const deepest = 1.2
/** Print under a stamp is made so much deeper, because the colour that scanners smear over it lightens it. */
const deeper = 0.8
/** Ink of a stamp that is thinner than this share of its own depth is the coloured fringe of print; deeper ink is shown so much darker. */
const leastDepth = 0.15
const contrast = 2.5

type Colour = readonly [number, number, number]

/** The lightest tenth of each channel. */
function paperOf({ pixels }: Bitmap): Colour {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const
  let all = 0
  for (let at = 0; at < pixels.length; at += 4 * 37, all++)
    for (let channel = 0; channel < 3; channel++) {
      const count = counts[channel] as Uint32Array
      const value = pixels[at + channel] as number
      count[value] = (count[value] as number) + 1
    }
  const lightest = (count: Uint32Array): number => {
    let left = all * 0.1
    for (let value = 255; value > 1; value--) {
      left -= count[value] as number
      if (left <= 0) return value
    }
    return 255
  }
  return [lightest(counts[0]), lightest(counts[1]), lightest(counts[2])]
}

interface Squares {
  readonly columns: number
  readonly rows: number
  /** Coloured pixels of each square that were looked at, and pixels of print with colour beside them. */
  readonly coloured: Uint8Array
  readonly touching: Uint8Array
}

const isColoured = (red: number, green: number, blue: number): boolean => {
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  return most >= darkestColour && least <= lightestColour && most - least >= leastColour * most
}

/** 1 for a colour, 2 for print, 0 for paper and what lies between. The dark middle of a pen's stroke keeps its colour and is none. */
function kindOf(red: number, green: number, blue: number): number {
  if (isColoured(red, green, blue)) return 1
  const most = Math.max(red, green, blue)
  return most < darkestPrint && most - Math.min(red, green, blue) <= mostTint ? 2 : 0
}

function countSquares({ width, height, pixels }: Bitmap, [paperRed, paperGreen, paperBlue]: Colour): Squares {
  const columns = Math.ceil(width / square)
  const rows = Math.ceil(height / square)
  const coloured = new Uint8Array(columns * rows)
  const touching = new Uint8Array(columns * rows)
  const across = Math.ceil(width / step)
  const plain = lightestColour * Math.min(paperRed, paperGreen, paperBlue)
  let above = new Uint8Array(across)
  let here = new Uint8Array(across)
  for (let y = 0; y < height; y += step) {
    const row = Math.floor(y / square) * columns
    for (let x = 0, at = y * width * 4, i = 0; x < width; x += step, at += 4 * step, i++) {
      const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number]
      here[i] = 0
      // Most of a page is paper.
      if (red > plain && green > plain && blue > plain) continue
      const kind = kindOf(red / paperRed, green / paperGreen, blue / paperBlue)
      if (kind === 0) continue
      here[i] = kind
      const cell = row + Math.floor(x / square)
      if (kind === 1) coloured[cell] = (coloured[cell] as number) + 1
      if (above[i] === 3 - kind || here[i - 1] === 3 - kind) touching[cell] = (touching[cell] as number) + 1
    }
    ;[above, here] = [here, above]
  }
  return { columns, rows, coloured, touching }
}

/** Squares with colour that lie beside each other, or one apart. */
function clustersOf({ columns, rows, coloured }: Squares): readonly (readonly number[])[] {
  const seen = new Uint8Array(coloured.length)
  const clusters: (readonly number[])[] = []
  for (let start = 0; start < coloured.length; start++) {
    if (seen[start] === 1 || (coloured[start] as number) < leastInSquare) continue
    const members = [start]
    seen[start] = 1
    for (const member of members) {
      const [x, y] = [member % columns, Math.floor(member / columns)]
      for (let nextY = Math.max(0, y - 2); nextY <= Math.min(rows - 1, y + 2); nextY++)
        for (let nextX = Math.max(0, x - 2); nextX <= Math.min(columns - 1, x + 2); nextX++) {
          const next = nextY * columns + nextX
          if (seen[next] === 1 || (coloured[next] as number) < leastInSquare) continue
          seen[next] = 1
          members.push(next)
        }
    }
    clusters.push(members)
  }
  return clusters
}

interface Stamp {
  readonly members: readonly number[]
  readonly box: Box
  /** How much its ink takes of each channel. */
  readonly density: Colour
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

function stampOf(members: readonly number[], { columns, coloured, touching }: Squares, image: Bitmap, paper: Colour): Stamp | null {
  const of = (counts: Uint8Array): readonly number[] => members.map((member) => counts[member] as number)
  if (sum(of(coloured)) < leastInAll || sum(of(touching)) < leastTouching) return null
  if (sum(of(touching)) > mostTouching * sum(of(coloured))) return null
  const inSquare = (square / step) ** 2
  if (of(coloured).filter((count) => count > groundShare * inSquare).length > mostGround * members.length) return null
  const xs = members.map((member) => member % columns)
  const ys = members.map((member) => Math.floor(member / columns))
  const box: Box = {
    left: Math.max(0, (Math.min(...xs) - 1) * square),
    top: Math.max(0, (Math.min(...ys) - 1) * square),
    right: Math.min(image.width, (Math.max(...xs) + 2) * square),
    bottom: Math.min(image.height, (Math.max(...ys) + 2) * square),
  }
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  if (wide < leastWide + 2 * square || high < leastHigh + 2 * square) return null
  if (wide > mostWide * image.width || high > mostHigh * image.height) return null
  const tones = members.flatMap((member) => densitiesIn(member, columns, image, paper))
  const mean = [0, 1, 2].map((channel) => sum(tones.map((tone) => tone[channel] as number)) / tones.length) as unknown as Colour
  const alike = tones.filter((tone) => likeness(tone, mean) >= sameTone)
  if (alike.length < leastOneTone * tones.length || isColourOfPaper(mean, paper)) return null
  if (isColourOfGround(mean, groundIn(members, columns, image, paper))) return null
  if (shareBesideColour(members, columns, image, paper) > mostBesideColour) return null
  // Where it is thin, ink is mixed with paper; its tone is that of its darker half.
  const dark = alike.toSorted((a, b) => sum(b) - sum(a)).slice(0, Math.ceil(alike.length / 2))
  const density = [0, 1, 2].map((channel) => sum(dark.map((tone) => tone[channel] as number)) / dark.length) as unknown as Colour
  return { members, box, density }
}

/** Print on coloured paper takes on the paper's colour where JPEG keeps less of colours than of light. */
function isColourOfPaper(tone: Colour, paper: Colour): boolean {
  const [most, least] = [Math.max(...paper), Math.min(...paper)]
  if (most - least < leastPaperColour * most) return false
  return likeness(tone, paper.map((light) => densityOf(light / most)) as unknown as Colour) >= sameTone
}

/** Print on a tint takes on its colour in the same way. */
function isColourOfGround(tone: Colour, ground: Colour | null): boolean {
  if (ground === null || Math.min(...ground) > lightestTint) return false
  return likeness(tone, ground.map(densityOf) as unknown as Colour) >= sameTone
}

/** Steps of lightness in which the light pixels of a stamp's squares are counted. */
const lightnesses = 64

/** What is light in the squares of a stamp, paper or the tint that it stands on: the mean of the light pixels about as dark as the one in the middle. */
function groundIn(members: readonly number[], columns: number, { width, height, pixels }: Bitmap, paper: Colour): Colour | null {
  const counts = new Uint32Array(lightnesses)
  const sums = [new Float64Array(lightnesses), new Float64Array(lightnesses), new Float64Array(lightnesses)] as const
  let all = 0
  for (const member of members) {
    const [left, top] = [(member % columns) * square, Math.floor(member / columns) * square]
    for (let y = top; y < Math.min(height, top + square); y += step)
      for (let x = left; x < Math.min(width, left + square); x += step) {
        const at = (y * width + x) * 4
        const red = (pixels[at] as number) / paper[0]
        const green = (pixels[at + 1] as number) / paper[1]
        const blue = (pixels[at + 2] as number) / paper[2]
        if (Math.max(red, green, blue) < lightestColour || isColoured(red, green, blue)) continue
        const bin = Math.min(lightnesses - 1, Math.floor(Math.min(red, green, blue) * lightnesses))
        counts[bin] = (counts[bin] as number) + 1
        all++
        for (const [channel, share] of [red, green, blue].entries()) {
          const sum = sums[channel] as Float64Array
          sum[bin] = (sum[bin] as number) + share
        }
      }
  }
  let below = 0
  for (let bin = 0; bin < lightnesses; bin++) {
    const count = counts[bin] as number
    below += count
    if (count > 0 && below * 2 >= all) return sums.map((sum) => (sum[bin] as number) / count) as unknown as Colour
  }
  return null
}

/** Share of the edge of the print in some squares that has colour right beside it. */
function shareBesideColour(members: readonly number[], columns: number, { width, height, pixels }: Bitmap, paper: Colour): number {
  const kindAt = (x: number, y: number): number => {
    const at = (y * width + x) * 4
    return kindOf((pixels[at] as number) / paper[0], (pixels[at + 1] as number) / paper[1], (pixels[at + 2] as number) / paper[2])
  }
  let print = 0
  let beside = 0
  for (const member of members) {
    const [left, top] = [(member % columns) * square, Math.floor(member / columns) * square]
    for (let y = Math.max(1, top); y < Math.min(height - 1, top + square); y++)
      for (let x = Math.max(1, left); x < Math.min(width - 1, left + square); x++) {
        if (kindAt(x, y) !== 2) continue
        const around = [kindAt(x - 1, y), kindAt(x + 1, y), kindAt(x, y - 1), kindAt(x, y + 1)]
        // What print encloses tells nothing: the strokes of a heading are thick.
        if (around.every((kind) => kind === 2)) continue
        print++
        if (around.includes(1)) beside++
      }
  }
  return print === 0 ? 1 : beside / print
}

function densitiesIn(member: number, columns: number, { width, height, pixels }: Bitmap, paper: Colour): readonly Colour[] {
  const found: Colour[] = []
  const [left, top] = [(member % columns) * square, Math.floor(member / columns) * square]
  for (let y = top; y < Math.min(height, top + square); y += step)
    for (let x = left; x < Math.min(width, left + square); x += step) {
      const at = (y * width + x) * 4
      const shares = paper.map((light, channel) => (pixels[at + channel] as number) / light) as unknown as Colour
      if (isColoured(...shares)) found.push(shares.map((share) => densityOf(share)) as unknown as Colour)
    }
  return found
}

const densityOf = (share: number): number => -Math.log(Math.min(1, Math.max(1 / 255, share)))

/** How alike two tones are once the grey in them is left out: 1 for the same hue, whatever their depth. */
function likeness(one: Colour, other: Colour): number {
  const hue = (tone: Colour): Colour => {
    const grey = sum(tone) / 3
    return [tone[0] - grey, tone[1] - grey, tone[2] - grey]
  }
  const [a, b] = [hue(one), hue(other)]
  const length = Math.hypot(...a) * Math.hypot(...b)
  return length === 0 ? 0 : (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / length
}

/** Paints the print without the stamp, and gives the stamp without the print. */
function parted(
  { members, box, density }: Stamp,
  columns: number,
  image: Bitmap,
  paper: Colour,
  print: Bitmap,
): Overprinted['over'][number] {
  const size = { width: box.right - box.left, height: box.bottom - box.top }
  const made = new Uint8Array(size.width * size.height * 4).fill(255)
  const [r, g, b] = density
  const [own, both] = [r * r + g * g + b * b, r + g + b]
  const determinant = 3 * own - both * both
  const clearest = density.indexOf(Math.min(...density))
  const near = new Set(
    members.flatMap((member) => [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => member + down * columns + across))),
  )
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      if (!near.has(Math.floor(y / square) * columns + Math.floor(x / square))) continue
      const at = (y * image.width + x) * 4
      const red = densityOf((image.pixels[at] as number) / paper[0])
      const green = densityOf((image.pixels[at + 1] as number) / paper[1])
      const blue = densityOf((image.pixels[at + 2] as number) / paper[2])
      const withOwn = red * r + green * g + blue * b
      const withAll = red + green + blue
      const colour = Math.max(0, (3 * withOwn - both * withAll) / determinant)
      if (colour === 0) continue
      const depth = Math.min(deepest, colour)
      const seen = clearest === 0 ? red : clearest === 1 ? green : blue
      const black = Math.max(0, seen - depth * (density[clearest] as number) - ghost * Math.min(1, depth))
      const share = Math.exp(-black * (1 + deeper * Math.min(1, depth)))
      for (let channel = 0; channel < 3; channel++) print.pixels[at + channel] = share * (paper[channel] as number)
      const left = colour < leastDepth ? 255 : Math.exp(-colour * contrast) * 255
      made.fill(left, ((y - box.top) * size.width + x - box.left) * 4, ((y - box.top) * size.width + x - box.left) * 4 + 3)
    }
  return { box, image: { ...size, pixels: made, dpi: image.dpi } }
}
