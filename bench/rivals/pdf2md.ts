import { readFile } from 'node:fs/promises'
import { install, load } from './installed.ts'
import { tablesInMarkdown } from './markdown-tables.ts'
import type { Rival } from './rival.ts'

type Library = (pdf: Uint8Array) => Promise<string>

/** The line the library itself puts between pages. */
const pageBreak = '<!-- PAGE_BREAK -->'

/** @opendocsg/pdf2md as it comes. Tables are the pipe and HTML tables of its Markdown. */
export const pdf2md: Rival = {
  name: 'pdf2md',
  reads: 'pdf',
  measured: { kind: 'in-process' },
  version: () => install('@opendocsg/pdf2md'),
  async convert(pdfPath) {
    const markdown = await (load('@opendocsg/pdf2md') as Library)(new Uint8Array(await readFile(pdfPath)))
    return { markdown, tables: markdown.split(pageBreak).flatMap((page, index) => tablesInMarkdown(page, index + 1)) }
  },
}
