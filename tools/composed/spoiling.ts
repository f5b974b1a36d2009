// Prints as scanners, cameras, faxes and copiers give them: a picture of one page, spoiled in one manner.

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { Dice } from '../golden/dice.ts'
import { type Colours, spoiledColours } from './spoiled-colours.ts'

/** What is done to a page, in about this order. Brightness is 0 to 255, lengths are pixels of the picture. */
export interface Spoiling {
  readonly dpi: number
  /** Rows an inch as a share of columns an inch while the page is looked at; it is drawn as high as it was. */
  readonly rows?: number
  readonly turn?: number
  /** How far corners move in perspective and how much of the width a table shows around the sheet, as shares of the width. */
  readonly perspective?: number
  /** How far the sheet bends up, as a share of its height. */
  readonly curl?: number
  readonly blur?: number
  readonly paper?: readonly [number, number, number]
  /** What ink is left: 1 is black. */
  readonly ink?: number
  /** Grows (above 0) or eats (below 0) strokes. */
  readonly spread?: number
  /** The ink is made of dots this many pixels apart. */
  readonly dots?: number
  /** How much darker the darkest corner is, and whether a shadow with an edge lies over the page. */
  readonly slope?: number
  readonly shadow?: number
  readonly grain?: number
  /** Stripes as a camera gets from a screen. */
  readonly stripes?: number
  readonly threshold?: number
  readonly specks?: number
  readonly negative?: boolean
  readonly quality?: number
}

export const spoilingManners = [
  'office scan',
  'coarse scan',
  'strong JPEG',
  'fax',
  'copy of a copy',
  'faded',
  'thermal',
  'coloured paper',
  'dot matrix',
  'negative',
  'photograph',
  'shaded photograph',
  'curled sheet',
  'screen',
] as const
export type SpoilingManner = (typeof spoilingManners)[number]

function spoilingOf(manner: SpoilingManner, dice: Dice): Spoiling {
  const turn = dice.between(-12, 12) / 10
  switch (manner) {
    case 'office scan':
      return { dpi: 200, turn, blur: 0.5, paper: [248, 248, 248], ink: 0.92, grain: 6, quality: 75 }
    case 'coarse scan':
      return { dpi: dice.between(96, 115), turn, blur: 0.4, paper: [245, 245, 243], ink: 0.85, grain: 8, quality: 60 }
    case 'strong JPEG':
      return { dpi: dice.between(120, 150), blur: 0.4, quality: dice.between(15, 35) }
    case 'fax':
      return { dpi: 204, rows: dice.one([0.48, 0.96]), turn, blur: 0.3, grain: 40, threshold: 150, specks: 0.0004 }
    case 'copy of a copy':
      return {
        dpi: 200,
        turn: turn * 1.5,
        blur: 0.9,
        spread: dice.one([-1, 1]),
        grain: 50,
        threshold: dice.between(110, 170),
        specks: 0.001,
      }
    case 'faded':
      return { dpi: 150, turn, blur: 0.6, paper: [236, 234, 228], ink: dice.between(22, 40) / 100, grain: 9, quality: 60 }
    case 'thermal':
      return { dpi: 150, turn, blur: 0.7, paper: [226, 222, 214], ink: 0.45, slope: 40, grain: 14, quality: 55 }
    case 'coloured paper': {
      const paper = dice.one([
        [250, 226, 130],
        [176, 214, 236],
        [238, 176, 190],
        [178, 222, 170],
      ] as const)
      return { dpi: 150, turn, blur: 0.5, paper, ink: 0.8, grain: 10, quality: 65 }
    }
    case 'dot matrix':
      return { dpi: 150, turn, dots: dice.one([2, 3]), blur: 0.6, paper: [246, 246, 242], ink: 0.8, grain: 8, quality: 70 }
    case 'negative':
      return { dpi: 150, turn, blur: 0.5, ink: 0.95, negative: true, grain: 6, quality: 70 }
    case 'photograph':
      return {
        dpi: 170,
        perspective: dice.between(2, 6) / 100,
        blur: 0.7,
        paper: [225, 222, 214],
        ink: 0.85,
        slope: 50,
        grain: 8,
        quality: 60,
      }
    case 'shaded photograph':
      return {
        dpi: 170,
        perspective: dice.between(1, 4) / 100,
        blur: 0.7,
        paper: [222, 220, 212],
        ink: 0.85,
        slope: 40,
        shadow: 0.55,
        grain: 8,
        quality: 55,
      }
    case 'curled sheet':
      return {
        dpi: 170,
        perspective: 0.02,
        curl: dice.between(8, 20) / 1000,
        blur: 0.6,
        paper: [225, 224, 218],
        ink: 0.85,
        slope: 40,
        grain: 6,
        quality: 65,
      }
    case 'screen':
      return { dpi: 150, perspective: 0.015, blur: 0.7, paper: [215, 225, 235], ink: 0.85, stripes: 14, grain: 6, quality: 60 }
  }
}

/** The first page of a print as a picture spoiled in that manner: JPEG, or PNG where it is black and white. The same seed gives the same picture. */
export async function spoiled(
  print: Uint8Array,
  page: Page,
  manner: SpoilingManner,
  seed: number,
): Promise<{ bytes: Buffer; ending: 'jpg' | 'png' }> {
  const dice = new Dice(seed)
  const spoiling = spoilingOf(manner, dice)
  const folder = await mkdtemp(join(tmpdir(), 'docmill-spoiled-'))
  try {
    await writeFile(join(folder, 'print.pdf'), print)
    const across = ['-rx', String(spoiling.dpi), '-ry', String(Math.round(spoiling.dpi * (spoiling.rows ?? 1)))]
    await promisify(execFile)('pdftoppm', ['-singlefile', ...across, join(folder, 'print.pdf'), join(folder, 'page')])
    const made = spoiledColours(coloursOf(await readFile(join(folder, 'page.ppm'))), spoiling, dice)
    const isBinary = spoiling.threshold !== undefined
    await page.setViewportSize({ width: made.width, height: made.height })
    await page.setContent(
      `<body style="margin:0;overflow:hidden"><img style="display:block" src="data:image/bmp;base64,${bitmapFile(made).toString('base64')}">`,
    )
    const bytes = await page.screenshot(isBinary ? { type: 'png' } : { type: 'jpeg', quality: spoiling.quality ?? 80 })
    return { bytes, ending: isBinary ? 'png' : 'jpg' }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What a portable pixmap (P6) holds. */
function coloursOf(file: Buffer): Colours {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 64))
  if (header === null) throw new RangeError('no portable pixmap')
  return { width: Number(header[1]), height: Number(header[2]), values: Float32Array.from(file.subarray(header[0].length)) }
}

/** A Windows bitmap of 24 bits, which browsers show: rows from the bottom up, blue first, each row on a multiple of four. */
function bitmapFile({ width, height, values }: Colours): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + row * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++)
        file[54 + (height - 1 - y) * row + x * 3 + 2 - channel] = Math.max(
          0,
          Math.min(255, values[(y * width + x) * 3 + channel] as number),
        )
  return file
}
