import { install, load } from './installed.ts'
import { tablesInMarkdown } from './markdown-tables.ts'
import type { Rival } from './rival.ts'

interface Library {
  readonly MarkItDown: new () => { convert(path: string): Promise<{ readonly markdown: string } | null | undefined> }
}

/** markitdown-ts as it comes. Tables are the pipe and HTML tables of its Markdown; for a PDF it writes text, whose cells are parted by tabs at best. */
export const markitdown: Rival = {
  name: 'markitdown',
  reads: 'pdf',
  measured: { kind: 'in-process' },
  version: () => install('markitdown-ts'),
  async convert(pdfPath) {
    const { MarkItDown } = load('markitdown-ts') as Library
    const converted = await new MarkItDown().convert(pdfPath)
    const markdown = converted?.markdown ?? ''
    return { markdown, tables: tablesInMarkdown(markdown) }
  },
}
