import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Case } from './tracks.ts'

/** The cases that are pictures, each a copy in `folder` whose content is turned clockwise by `degrees`, on white: what a page laid askew gives. PDF files are left out. */
export async function turnedCopies(cases: readonly Case[], degrees: number, folder: string): Promise<readonly Case[]> {
  await mkdir(folder, { recursive: true })
  const pictures = cases.filter(({ input }) => !input.endsWith('.pdf'))
  const copies: Case[] = []
  for (const each of pictures) {
    const input = join(folder, `${each.id}.png`)
    const { density } = await sharp(each.input).metadata()
    const upright = await sharp(each.input).rotate().flatten({ background: '#ffffff' }).png().toBuffer()
    const turned = sharp(upright).rotate(degrees, { background: '#ffffff' })
    await (density === undefined ? turned : turned.withMetadata({ density })).png({ compressionLevel: 3 }).toFile(input)
    copies.push({ ...each, input })
  }
  return copies
}
