import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Block, confidence, linesOf, type Word } from '../model/index.ts'
import { documentOf, line, lineOfWords } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'
import { standardWidths } from './standard-widths.ts'

const widthOf = await standardWidths()
const texts = [
  'The mill stands at the lower end of the village',
  'where the river leaves the wood and turns south',
  'Milling hours, grinding fees and lists of sacks',
]

/** A text whose words are as wide as in one face and called by the name of another. */
function paragraph(family: string, face: string, size = 10): Block {
  const own = texts.map((text, index) => {
    let left = 72
    return lineOfWords(
      line(text, { baseline: 100 + 14 * index, family, size }).words.map((word): Word => {
        const width = widthOf(word.text, face, false, false) * size
        const box = { ...word.box, left, right: left + width }
        left += width + 0.25 * size
        return { ...word, box }
      }),
    )
  })
  return {
    kind: 'paragraph',
    role: 'body',
    lines: own,
    places: [{ page: 1, box: lineOfWords(own.flatMap(({ words }) => words)).box }],
    confidence: confidence(0.9),
  }
}

async function write(block: Block) {
  const file = await docx(
    documentOf(
      [block],
      linesOf(block).flatMap(({ words }) => words),
    ),
    defaultExportOptions,
    noSource,
  )
  const styles = strFromU8(unzipSync(file.bytes)['word/styles.xml'] ?? new Uint8Array())
  return { face: /<w:rPrDefault>.*?w:ascii="([^"]+)"/s.exec(styles)?.[1], losses: JSON.stringify(file.losses) }
}

test('a face whose name tells nothing is set in the common one whose letters are as wide, and its own name is told', async () => {
  for (const face of ['Courier New', 'Times New Roman', 'Arial']) {
    const { face: set, losses } = await write(paragraph('CIDFont+F1', face))
    expect(set).toBe(face)
    expect(losses).toContain('CIDFont+F1')
    expect(losses).not.toContain(' like ')
  }
})

test('a face that is named keeps to its name, whatever the widths of its letters', async () => {
  expect((await write(paragraph('OpenSans', 'Courier New'))).face).toBe('Arial')
})

test('the wide faces of Linux are set in wide ones', async () => {
  expect((await write(paragraph('DejaVuSans', 'Arial', 12))).face).toBe('Verdana')
  expect((await write(paragraph('DejaVuSerif', 'Times New Roman', 12))).face).toBe('Georgia')
  expect((await write(paragraph('DejaVuSansMono', 'Courier New', 12))).face).toBe('Courier New')
})
