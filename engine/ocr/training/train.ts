// Teaches the small networks: node --disable-warning=ExperimentalWarning engine/ocr/training/train.ts [PAGES] [--mixed]
// Draws pages, lets the recogniser read them, compares with what was set, and writes spaces.json and confidence.json; with --mixed pages half of whose
// words have capitals inside or letters between figures, and confidence-mixed.json, by the spaces.json that is there. Seeds are fixed: pages come out
// alike wherever the same fonts are installed.

import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isMixed, wordFeatures } from '../confidence.ts'
import { findLines } from '../detect.ts'
import { type Ink, inkOf } from '../ink.ts'
import { meaningsOf } from '../letters.ts'
import { loadModels } from '../models.ts'
import type { LineReading } from '../read-line.ts'
import { readQuad } from '../read-quad.ts'
import { likelihood, type SmallNetwork } from '../small-network.ts'
import { type Gap, gapsOf } from '../spaces.ts'
import type { Strip } from '../strip.ts'
import { TypeWidth } from '../type-width.ts'
import { wordsIn } from '../words.ts'
import { chanceFrom } from './chance.ts'
import { pairUp, textUnder } from './compare.ts'
import { drawPage, latinHand, mixedHand } from './page.ts'
import { type Example, rightShare, teach } from './teach.ts'

/** A line that was read, beside what was set there. */
interface Sample {
  readonly held: boolean
  readonly strip: Strip
  readonly ink: Ink
  readonly reading: LineReading
  readonly gaps: readonly Gap[]
  readonly truth: readonly string[]
  /** Of each letter read, its place among those set. */
  readonly places: readonly (number | null)[]
}

const { values: options, positionals } = parseArgs({ options: { mixed: { type: 'boolean', default: false } }, allowPositionals: true })
const samples = await readPages(Number(positionals[0] ?? 120))
const known = new Set(meaningsOf((await loadModels()).letters).map((meaning) => (meaning.kind === 'letter' ? meaning.text : '')))
const fileOf = (name: string): URL => new URL(`../${name}.json`, import.meta.url)

if (options.mixed) {
  const spaces: SmallNetwork = JSON.parse(await readFile(fileOf('spaces'), 'utf8'))
  await teachConfidence('confidence-mixed', spaces, isMixed)
} else {
  const gaps = examplesOf(samples, gapExamples)
  const spaces = teach(gaps.learnt, 20, 12, chanceFrom(7))
  report('spaces', spaces, gaps)
  console.log(
    `the recogniser alone: ${(gaps.held.filter(({ features, yes }) => (features[0] as number) > 0.5 === yes).length / gaps.held.length).toFixed(4)}`,
  )
  await writeFile(fileOf('spaces'), `${JSON.stringify(spaces)}\n`)
  await teachConfidence('confidence', spaces, () => true)
}

/** Teaches how sure words are of those whose text is meant. */
async function teachConfidence(name: string, spaces: SmallNetwork, isMeant: (text: string) => boolean): Promise<void> {
  const words = examplesOf(samples, (sample) => wordExamples(sample, spaces, isMeant))
  const confidence = teach(words.learnt, 12, 12, chanceFrom(8))
  report(name, confidence, words)
  for (const least of [0.5, 0.7, 0.8, 0.9, 0.95, 0.98]) {
    const sure = words.held.filter(({ features }) => likelihood(confidence, features) > least)
    const right = sure.filter(({ yes }) => yes).length
    console.log(
      `above ${least}: ${(sure.length / words.held.length).toFixed(3)} of words, of them right ${(right / sure.length).toFixed(4)}`,
    )
  }
  await writeFile(fileOf(name), `${JSON.stringify(confidence)}\n`)
}

async function readPages(count: number): Promise<readonly Sample[]> {
  const models = await loadModels()
  const meanings = meaningsOf(models.letters)
  const read: Sample[] = []
  for (let page = 0; page < count; page++) {
    const { image, texts } = await drawPage(chanceFrom(page + 1), options.mixed ? mixedHand : latinHand)
    const quads = await findLines(image, models)
    const width = new TypeWidth()
    for (const quad of quads) {
      const { strip, reading } = await readQuad(image, quad, width.stretch, models, meanings)
      width.note(strip, reading)
      const text = textUnder(quad, texts)
      if (text === null || reading.glyphs.length === 0) continue
      const ink = inkOf(strip)
      const truth = [...text]
      const places = pairUp(
        reading.glyphs.map((glyph) => glyph.text),
        truth,
      )
      read.push({ held: page % 6 === 0, strip, ink, reading, gaps: gapsOf(reading, ink), truth, places })
    }
  }
  return read
}

interface Examples {
  readonly learnt: readonly Example[]
  readonly held: readonly Example[]
}

function examplesOf(some: readonly Sample[], make: (sample: Sample) => readonly Example[]): Examples {
  return { learnt: some.filter(({ held }) => !held).flatMap(make), held: some.filter(({ held }) => held).flatMap(make) }
}

function report(name: string, network: SmallNetwork, { learnt, held }: Examples): void {
  console.log(
    `${name}: ${learnt.length} learnt, right ${rightShare(network, learnt).toFixed(4)}; ${held.length} held back, right ${rightShare(network, held).toFixed(4)}`,
  )
}

/** A gap between two letters read right, with nothing but spaces between them where they were set. */
function gapExamples({ gaps, places, truth }: Sample): readonly Example[] {
  return gaps.flatMap(({ features }, index) => {
    const [left, right] = [places[index] ?? null, places[index + 1] ?? null]
    if (left === null || right === null) return []
    const between = truth.slice(left + 1, right)
    return between.every((letter) => letter === ' ') ? [{ features, yes: between.length > 0 }] : []
  })
}

/** Words read, and whether they are right. Lines with letters that the recogniser does not know say nothing of how sure it is. */
function wordExamples(
  { strip, ink, reading, gaps, places, truth }: Sample,
  spaces: SmallNetwork,
  isMeant: (text: string) => boolean,
): readonly Example[] {
  if (truth.some((letter) => letter !== ' ' && !known.has(letter))) return []
  const likelihoods = gaps.map(({ features }) => likelihood(spaces, features))
  const meant = wordsIn(reading.glyphs, likelihoods).filter(({ glyphs }) => isMeant(glyphs.map(({ text }) => text).join('')))
  return meant.map((word) => {
    const own = places.slice(word.first, word.last + 1)
    const [first, last] = [own[0] ?? null, own.at(-1) ?? null]
    const whole = own.every((place, index) => place !== null && place === (first ?? -1) + index)
    const yes = whole && first !== null && last !== null && (truth[first - 1] ?? ' ') === ' ' && (truth[last + 1] ?? ' ') === ' '
    return { features: wordFeatures(word, reading, strip, ink), yes }
  })
}
