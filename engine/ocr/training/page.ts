import sharp, { type OverlayOptions } from 'sharp'
import type { Box } from '../../geometry/index.ts'
import type { Bitmap } from '../../stages.ts'
import type { Chance } from './chance.ts'
import { spoil } from './spoil.ts'
import { mixedWriting, writing } from './writing.ts'

/** A run of writing as it was set: what it says, and where its ink stands in pixels of the picture. */
export interface SetText {
  readonly text: string
  readonly box: Box
}
export interface DrawnPage {
  readonly image: Bitmap
  readonly texts: readonly SetText[]
}

/** What pages are drawn in: faces, of which each line has one of two, and what a line says in about so many words. */
export interface Hand {
  readonly families: readonly string[]
  readonly writing: (chance: Chance, words: number) => string
}

/** Type as Debian brings it (fonts-liberation, fonts-dejavu, fonts-noto): narrow and wide, with and without serifs, and of one width like tills print. */
const families = [
  ...['Liberation Sans', 'Liberation Sans', 'Liberation Serif', 'Liberation Mono', 'Liberation Mono', 'Liberation Sans Narrow'],
  ...[
    'DejaVu Sans',
    'DejaVu Serif',
    'DejaVu Sans Mono',
    'DejaVu Sans Mono',
    'DejaVu Sans Condensed',
    'Noto Sans',
    'Noto Serif',
    'Noto Sans Mono',
  ],
]

/** Words of seven languages, numbers, codes and amounts in Latin type. */
export const latinHand: Hand = { families, writing }
/** The same with capitals inside half of the words, or letters between figures. */
export const mixedHand: Hand = { families, writing: mixedWriting }

/** Draws a page with some lines of writing in one or two types, in columns or across, and spoils it as printers, paper, scanners and cameras do. */
export async function drawPage(chance: Chance, hand: Hand = latinHand): Promise<DrawnPage> {
  const width = 700 + chance.below(500)
  const lines = 14 + chance.below(10)
  const size = chance.between(13, 34)
  const height = Math.round(lines * size * 1.9 + 60)
  const type = [chance.one(hand.families), chance.one(hand.families)]
  const columns = chance.one([1, 1, 2, 3])
  const texts: SetText[] = []
  const layers: OverlayOptions[] = []
  for (let line = 0; line < lines; line++) {
    let right = 0
    for (let column = 0; column < columns; column++) {
      if (columns > 1 && chance.happens(0.15)) continue
      const left = Math.max(30 + Math.round((column * (width - 60)) / columns), right + Math.round(size * 1.2))
      const own = size * chance.one([1, 1, 1, 1.25])
      const text = hand.writing(chance, columns === 1 ? 11 : 4)
      const set = await setType(text, type[chance.happens(0.8) ? 0 : 1] as string, own, chance)
      const top = Math.round(30 + line * size * 1.9)
      if (left + set.width > width - 10 || top + set.height > height - 10) continue
      layers.push({ input: set.bytes, left, top })
      right = left + set.width
      texts.push({ text, box: { left, top, right, bottom: top + set.height } })
      if (chance.happens(0.04))
        layers.push({
          input: await rule(set.width + 8, chance),
          left: left - 4 < 0 ? 0 : left - 4,
          top: top + set.height + chance.below(3),
        })
    }
  }
  const page = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png()
    .toBuffer()
  return { image: await spoil(page, size, chance), texts }
}

async function setType(text: string, family: string, size: number, chance: Chance) {
  const weight = chance.happens(0.2) ? ' Bold' : ''
  const spaced = chance.happens(0.06) ? ` letter_spacing="${Math.round(size * 1024 * chance.between(0.03, 0.15))}"` : ''
  const escaped = family.includes('Mono') && chance.happens(0.5) ? asTillsPrint(text, size, chance) : forMarkup(text)
  const { data, info } = await sharp({
    text: {
      text: `<span${spaced}>${escaped}</span>`,
      font: `${family}${weight} ${Math.round(size * 10) / 10}`,
      dpi: 72,
      rgba: true,
      wrap: 'none',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

const forMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Type of one width as in the printers of tills: stops at the left of their cells, thin letters without feet. */
function asTillsPrint(text: string, size: number, chance: Chance): string {
  const shift = Math.round(size * chance.between(0.1, 0.22) * 1024)
  const thin = chance.happens(0.6) ? 'ilI1|' : ''
  const room = Math.round(size * 0.35 * 1024)
  const letters = [...text]
  return letters
    .map((letter, index) => {
      if (thin.includes(letter)) return `<span face="Liberation Sans Narrow" letter_spacing="${room}">${letter}</span>`
      if (/[.,:]/.test(letter)) return `<span letter_spacing="${shift}">${letter}</span>`
      return /[.,:]/.test(letters[index + 1] ?? '') ? `<span letter_spacing="${-shift}">${forMarkup(letter)}</span>` : forMarkup(letter)
    })
    .join('')
}

const rule = (width: number, chance: Chance): Promise<Buffer> =>
  sharp({ create: { width, height: 1 + chance.below(2), channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
