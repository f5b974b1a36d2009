import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Block, confidence } from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'

async function stylesOfText(text: string): Promise<string> {
  const own = line(text)
  const block: Block = { kind: 'paragraph', role: 'body', lines: [own], places: [{ page: 1, box: own.box }], confidence: confidence(0.9) }
  const { bytes } = await docx(documentOf([block], own.words), defaultExportOptions, noSource)
  return strFromU8(unzipSync(bytes)['word/styles.xml'] ?? new Uint8Array())
}

test('every style that another one stands on is in the file', async () => {
  const styles = await stylesOfText('Words')
  const there = [...styles.matchAll(/w:styleId="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(there).size).toBe(there.length)
  for (const [, id] of styles.matchAll(/<w:(?:basedOn|next|link) w:val="([^"]+)"/g)) expect(there).toContain(id)
})

test('the file says which language it is in, and nothing where that cannot be told', async () => {
  expect(await stylesOfText('Das ist der Brief und die Antwort auf den Brief ist nicht da')).toMatch(
    /<w:docDefaults>.*<w:lang w:val="de-DE"\/>.*<\/w:docDefaults>/s,
  )
  expect(await stylesOfText('4711 0815')).not.toContain('<w:lang')
})

test('East Asian writing has its language and a face of its own', async () => {
  const styles = await stylesOfText('図書館からのお知らせ')
  expect(styles).toMatch(/<w:docDefaults>.*<w:lang w:eastAsia="ja-JP"\/>.*<\/w:docDefaults>/s)
  expect(styles).toMatch(/<w:rFonts [^>]*w:eastAsia="MS (?:Mincho|Gothic)"/)
  expect(await stylesOfText('办公用品采购单')).toMatch(/w:eastAsia="(?:SimSun|Microsoft YaHei)"/)
  expect(await stylesOfText('A letter of thanks')).not.toMatch(/SimSun|YaHei|Mincho/)
})
