// How far signs of Chinese and Japanese are read, and how far their words can be believed: node --disable-warning=ExperimentalWarning
// engine/ocr/training/measure-ideographs.ts [PAGES]. Pages are drawn of signs at random and spoilt; they need Debian's fonts-noto-cjk. Nothing is taught.

import { findLines } from '../detect.ts'
import { ideographicWords, inIdeographs } from '../ideographs.ts'
import { meaningsOf } from '../letters.ts'
import { loadModels } from '../models.ts'
import { readQuad } from '../read-quad.ts'
import { chanceFrom } from './chance.ts'
import { pairUp, textUnder } from './compare.ts'
import { ideographicHand } from './ideographs-hand.ts'
import { drawPage } from './page.ts'

const pages = Number(process.argv[2] ?? 30)
const firstSeed = 1000
const models = await loadModels()
const meanings = meaningsOf(models.letters)
let [set, right] = [0, 0]
const words: { readonly confidence: number; readonly isRight: boolean }[] = []
for (let page = 0; page < pages; page++) {
  const { image, texts } = await drawPage(chanceFrom(firstSeed + page), ideographicHand)
  for (const quad of await findLines(image, models)) {
    const truth = [...(textUnder(quad, texts)?.replaceAll(' ', '') ?? '')]
    const line = inIdeographs(await readQuad(image, quad, 1, models, meanings))
    if (truth.length === 0 || line.reading.isIdeographic !== true) continue
    const read = ideographicWords(line)
    const places = pairUp(
      read.flatMap(({ text }) => [...text].filter((sign) => sign !== ' ')),
      truth,
    )
    set += truth.length
    right += places.filter((place) => place !== null).length
    let at = 0
    for (const { text, confidence } of read) {
      const own = places.slice(at, at + [...text].length)
      at += own.length
      const [first] = own
      words.push({ confidence, isRight: own.every((place, index) => place !== null && place === (first ?? -1) + index) })
    }
  }
}
console.log(`${set} signs on lines read so, of them right ${(right / set).toFixed(3)}; ${words.length} words`)
const bounds = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01]
for (const [index, least] of bounds.slice(0, -1).entries()) {
  const some = words.filter(({ confidence }) => confidence >= least && confidence < (bounds[index + 1] ?? 0))
  console.log(
    `${least} to ${bounds[index + 1]}: ${some.length} words, right ${(some.filter(({ isRight }) => isRight).length / some.length).toFixed(3)}`,
  )
}
const sure = words.filter(({ confidence }) => confidence >= 0.9)
console.log(
  `0.9 and more: ${(sure.length / words.length).toFixed(3)} of words, right ${(sure.filter(({ isRight }) => isRight).length / sure.length).toFixed(3)}`,
)
