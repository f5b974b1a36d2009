// Composed papers printed, read in a sandbox as a caller does it, and judged by their Markdown.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConversionRequest, defaultExportOptions, defaultLimits, openSandbox } from '@docmill/engine/sandbox'
import type { Page } from '@playwright/test'
import { type JudgedPart, judgedPaper } from './paper-scores.ts'
import { composedPaper } from './papers.ts'

/** Prints papers 1 to `documents` of a series into `out`, reads them, writes their Markdown beside them and what is wrong into one file, and tells how much is right. */
export async function readPapers(documents: number, seed: number, page: Page, out: string): Promise<void> {
  await mkdir(out, { recursive: true })
  const sandbox = openSandbox()
  const request: ConversionRequest = {
    formats: ['md'],
    pages: null,
    password: null,
    fields: null,
    languages: [],
    limits: defaultLimits,
    exportOptions: defaultExportOptions,
  }
  const all: (JudgedPart & { readonly columns: string })[] = []
  const notes: string[] = []
  try {
    for (let number = 1; number <= documents; number++) {
      const paper = composedPaper(seed, number)
      const name = join(out, `paper-${seed}-${number}`)
      await page.setContent(paper.html)
      await page.pdf({ path: `${name}.pdf`, preferCSSPageSize: true, printBackground: true })
      const { outputs } = await sandbox.convert({ path: `${name}.pdf` }, request)
      const markdown = Buffer.from(outputs[0]?.file.bytes ?? []).toString()
      await writeFile(`${name}.md`, markdown)
      const judged = judgedPaper(paper, markdown)
      const columns = `${paper.kind}, ${paper.columns}`
      all.push(...judged.map((one) => ({ ...one, columns })))
      for (const { aspect, trait, share, note } of judged)
        if (share < 1) notes.push(`${number} ${columns} ${aspect} [${trait}] ${share.toFixed(2)} ${note.replaceAll('\n', '⏎')}`)
    }
  } finally {
    await sandbox.close()
  }
  await writeFile(join(out, `amiss-${seed}.txt`), `${notes.join('\n')}\n`)
  tell(all, ({ aspect, trait }) => `${aspect} · ${trait}`)
  tell(all, ({ aspect }) => `all ${aspect}`)
  tell(
    all.filter(({ aspect }) => aspect === 'text' || aspect === 'order'),
    ({ columns, aspect }) => `${aspect}, columns of ${columns}`,
  )
  tell(
    all.filter(({ aspect }) => aspect !== 'no more'),
    () => 'all',
  )
}

function tell<Part extends JudgedPart>(parts: readonly Part[], groupOf: (part: Part) => string): void {
  const groups = new Map<string, number[]>()
  for (const part of parts) groups.set(groupOf(part), [...(groups.get(groupOf(part)) ?? []), part.share])
  for (const [group, shares] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${group.padEnd(52)} ${(shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(3)} of ${shares.length}`)
}
