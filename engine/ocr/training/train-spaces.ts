// Teaches the network that tells spaces: node --disable-warning=ExperimentalWarning engine/ocr/training/train-spaces.ts [PAGES]
// Draws pages, lets the recogniser read them, compares with what was set, and writes engine/ocr/spaces.json. Seeds are fixed: pages come out alike
// wherever the same fonts are installed.

import { writeFile } from 'node:fs/promises'
import { findLines } from '../detect.ts'
import { inkOf } from '../ink.ts'
import { meaningsOf } from '../letters.ts'
import { loadModels } from '../models.ts'
import { readLine } from '../read-line.ts'
import { gapsOf } from '../spaces.ts'
import { cutStrip } from '../strip.ts'
import { chanceFrom } from './chance.ts'
import { pairUp, textUnder } from './compare.ts'
import { drawPage } from './page.ts'
import { type Example, rightShare, teach } from './teach.ts'

const pages = Number(process.argv[2] ?? 160)
const models = await loadModels()
const meanings = meaningsOf(models.letters)
const learnt: Example[] = []
const held: Example[] = []
for (let page = 0; page < pages; page++) {
  const { image, texts } = await drawPage(chanceFrom(page + 1))
  for (const quad of await findLines(image, models)) {
    const strip = cutStrip(image, quad)
    const reading = await readLine(strip, models, meanings)
    const truth = textUnder(quad, texts)
    if (truth === null || reading.glyphs.length < 2) continue
    const gaps = gapsOf(reading, inkOf(strip))
    const places = pairUp(
      reading.glyphs.map(({ text }) => text),
      [...truth],
    )
    for (const [index, { features }] of gaps.entries()) {
      const [left, right] = [places[index] ?? null, places[index + 1] ?? null]
      if (left === null || right === null) continue
      const between = [...truth].slice(left + 1, right)
      if (between.some((letter) => letter !== ' ')) continue
      ;(page % 8 === 0 ? held : learnt).push({ features, yes: between.length > 0 })
    }
  }
}
const network = teach(learnt, 20, 12, chanceFrom(7))
console.log(`${learnt.length} gaps learnt, ${held.length} held back; right: ${rightShare(network, learnt).toFixed(4)} and ${rightShare(network, held).toFixed(4)}`)
console.log(`the recogniser's own spaces: ${(held.filter(({ features, yes }) => (features[0] as number) > 0.5 === yes).length / held.length).toFixed(4)}`)
await writeFile(new URL('../spaces.json', import.meta.url), `${JSON.stringify(network)}\n`)
