import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Block, confidence, linesOf, type Word } from '../model/index.ts'
import { documentOf, line, lineOfWords } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'
import { faultsOf } from './docx-test-faults.ts'
import { standardWidths } from './standard-widths.ts'

const widthOf = await standardWidths()
const texts = [
  'The mill stands at the lower end of the village',
  'where the river leaves the wood and turns south',
  'Milling hours, grinding fees and lists of sacks',
]

/** A text in a face without serifs whose letters are so wide as a share of Arial's; its boxes leave out half a point beside each word. */
function paragraph(share: number, size = 10): Block {
  const own = texts.map((text, index) => {
    let left = 72
    return lineOfWords(
      line(text, { baseline: 100 + 14 * index, family: 'OpenSans', size }).words.map((word): Word => {
        const width = widthOf(word.text, 'Arial', false, false) * size * share
        const box = { ...word.box, left: left + 0.25, right: left + width - 0.25 }
        left += width + 0.25 * size
        return { ...word, box }
      }),
    )
  })
  const box = lineOfWords(own.flatMap(({ words }) => words)).box
  return { kind: 'paragraph', role: 'body', lines: own, places: [{ page: 1, box }], confidence: confidence(0.9) }
}

async function partsOf(block: Block, layout: 'flow' | 'faithful' = 'flow') {
  const words = linesOf(block).flatMap((each) => each.words)
  const { bytes, losses } = await docx(documentOf([block], words), { ...defaultExportOptions, docxLayout: layout }, noSource)
  const part = (name: string) => strFromU8(unzipSync(bytes)[`word/${name}.xml`] ?? new Uint8Array())
  expect(faultsOf(bytes)).toEqual([])
  return { styles: part('styles'), body: part('document'), losses: JSON.stringify(losses) }
}

test('a face narrower than the common one is set as narrow, by the style of the file', async () => {
  const { styles, body, losses } = await partsOf(paragraph(0.92))
  expect(/<w:rPrDefault>.*?<\/w:rPrDefault>/s.exec(styles)?.[0]).toContain('<w:w w:val="92"/>')
  expect(body).not.toContain('<w:w ')
  expect(losses).not.toContain(' at 92')
})

test('a face as wide as the common one is set as it is, though boxes leave out the white beside its words', async () => {
  const { styles, body } = await partsOf(paragraph(1))
  expect(styles + body).not.toContain('<w:w ')
})

test('a face far from the common one keeps the width of that', async () => {
  const { styles, body } = await partsOf(paragraph(0.7))
  expect(styles + body).not.toContain('<w:w ')
})

test('laid out as printed each line is as wide as its own, whatever its face', async () => {
  const { styles, body } = await partsOf(paragraph(0.92), 'faithful')
  expect(styles).not.toContain('<w:w ')
  expect(body).toContain('<w:w ')
})
