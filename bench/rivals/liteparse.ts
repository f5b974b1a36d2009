import { install, load } from './installed.ts'
import { tablesInMarkdown } from './markdown-tables.ts'
import type { Rival } from './rival.ts'

interface Library {
  readonly LiteParse: new (
    options: object,
  ) => {
    parse(
      path: string,
    ): Promise<{ readonly text: string; readonly pages: readonly { readonly pageNum: number; readonly markdown: string }[] }>
  }
}

/** @llamaindex/liteparse with Markdown output and its OCR off. Its tables are the pipe tables of each page's Markdown: it writes no spans. */
export const liteparse: Rival = {
  name: 'liteparse',
  reads: 'pdf',
  measured: { kind: 'in-process' },
  version: () => install('@llamaindex/liteparse'),
  async convert(pdfPath) {
    const { LiteParse } = load('@llamaindex/liteparse') as Library
    const { text, pages } = await new LiteParse({ ocrEnabled: false, outputFormat: 'markdown', quiet: true }).parse(pdfPath)
    return { markdown: text, tables: pages.flatMap(({ pageNum, markdown }) => tablesInMarkdown(markdown, pageNum)) }
  },
}
