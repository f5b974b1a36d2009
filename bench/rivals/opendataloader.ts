import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, load } from './installed.ts'
import { tablesInMarkdown } from './markdown-tables.ts'
import { programSays } from './program.ts'
import type { Rival } from './rival.ts'

interface Library {
  convert(path: string, options: object): Promise<unknown>
}

/** Asked for between pages so that tables get their page; taken out of the Markdown again. */
const pageStart = /\n?<!-- docmill page (\d+) -->\n?/

/** @opendataloader/pdf in Markdown with HTML tables, which keep spans; its other settings as they come, its hybrid mode off. */
export const opendataloader: Rival = {
  name: 'opendataloader',
  reads: 'pdf',
  measured: { kind: 'program-per-document', starts: 'Java' },
  async version() {
    await programSays('java', ['-version'], 'java is not on the path')
    return install('@opendataloader/pdf')
  },
  async convert(pdfPath) {
    const { convert } = load('@opendataloader/pdf') as Library
    const outputDir = await mkdtemp(join(tmpdir(), 'rival-'))
    try {
      const pages = { markdownPageSeparator: '<!-- docmill page %page-number% -->' }
      await convert(pdfPath, { outputDir, format: 'markdown', markdownWithHtml: true, imageOutput: 'off', quiet: true, ...pages })
      const [file] = (await readdir(outputDir)).filter((name) => name.endsWith('.md'))
      if (file === undefined) throw new Error('opendataloader wrote no Markdown')
      return answerIn(await readFile(join(outputDir, file), 'utf8'))
    } finally {
      await rm(outputDir, { recursive: true, force: true })
    }
  },
}

/** Splitting at a pattern with a group gives the text before the first page, then number and text of each page in turn. */
function answerIn(output: string) {
  const [before = '', ...parts] = output.split(pageStart)
  const pages = parts.flatMap((part, index) => (index % 2 === 0 ? [{ page: Number(part), text: parts[index + 1] ?? '' }] : []))
  return {
    markdown: [before, ...pages.map(({ text }) => text)].join('\n'),
    tables: pages.flatMap(({ page, text }) => tablesInMarkdown(text, page)),
  }
}
