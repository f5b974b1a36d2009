// PDFs of any folder, read without recognition in this process: for judging layout by what documents prove of themselves.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LaidOutPage, load, type ParsedDocument, understandPages } from '@docmill/engine'
import { defaultExportOptions, defaultLimits } from '@docmill/engine/sandbox'

/** Names of the PDFs below a folder in the order of the alphabet: every nth, beginning with the given one. */
export const pdfsBelow = (folder: string, every: number, from: number): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .filter((_, index) => index % every === from)

/** The first pages of a PDF, as they are laid out and as a document; null for a file that can't be read without recognition. No sandbox is used. */
export async function readText(
  folder: string,
  name: string,
  mostPages: number,
): Promise<{ readonly pages: readonly LaidOutPage[]; readonly document: ParsedDocument } | null> {
  const limits = { ...defaultLimits, pages: Number.POSITIVE_INFINITY }
  const request = { formats: [], pages: null, password: null, languages: [], fields: null, limits, exportOptions: defaultExportOptions }
  const pages: LaidOutPage[] = []
  try {
    const open = await load(readFileSync(join(folder, name)), request)
    try {
      const asked = Array.from({ length: Math.min(mostPages, open.pageCount) }, (_, index) => index + 1)
      const afterPage = async (page: LaidOutPage) => void pages.push(page)
      const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {}, afterPage }
      return { pages, document: await understandPages(open, { ...request, pages: asked }, tools) }
    } finally {
      await open.close()
    }
  } catch {
    return null
  }
}
