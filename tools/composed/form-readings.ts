// Composed forms printed, read in a sandbox as a caller does it, and judged.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConversionRequest, defaultExportOptions, defaultLimits, openSandbox } from '@docmill/engine/sandbox'
import type { Page } from '@playwright/test'
import { type Judged, judgedAsOther, judgedFields, judgedPairs, type ReadForm, summary } from './form-scores.ts'
import { composedForm } from './forms.ts'
import { scanOf } from './scans.ts'

const otherKinds = ['invoice', 'receipt', 'contract', 'resume'] as const

/**
 * Prints forms 1 to `documents` of a series into `out`, has them read with fields named and without, and tells how much of it is right. With `isBlank`
 * they are forms that nobody has written in, and are asked for what papers of other kinds say as well; with `isScan` they are pictures.
 */
export async function readForms(
  { documents, seed, isBlank, isScan }: { documents: number; seed: number; isBlank: boolean; isScan: boolean },
  page: Page,
  out: string,
): Promise<void> {
  await mkdir(out, { recursive: true })
  const sandbox = openSandbox()
  const all: (Judged & { readonly language: string; readonly manner: string })[] = []
  const notes: string[] = []
  try {
    for (let number = 1; number <= documents; number++) {
      const form = composedForm(seed, number, isBlank)
      const path = join(out, `form-${seed}-${number}.pdf`)
      await page.setContent(form.html)
      const print = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      await writeFile(path, isScan ? await scanOf(print, page, number) : print)
      const read = async (kind: string, definitions: readonly unknown[] = []): Promise<ReadForm> => {
        const fields = { kind, definitions } as ConversionRequest['fields']
        const request = {
          formats: [],
          pages: null,
          password: null,
          languages: [],
          limits: defaultLimits,
          exportOptions: defaultExportOptions,
        }
        const { document } = await sandbox.convert({ path }, { ...request, fields })
        return plain(JSON.parse(Buffer.from(document).toString()))
      }
      const judged = [
        ...judgedFields(
          form,
          await read(
            'custom',
            form.questions.map(({ question }) => question),
          ),
        ),
        ...judgedPairs(form, await read('custom')),
      ]
      if (isBlank) for (const kind of otherKinds) judged.push(...judgedAsOther(kind, await read(kind)))
      all.push(...judged.map((one) => ({ ...one, language: form.language, manner: form.manner })))
      const amiss = judged.filter(({ verdict }) => verdict !== 'right' && verdict !== 'left empty')
      notes.push(
        ...amiss.map(
          (one) => `${number} ${form.language} ${form.manner} ${one.verdict}${one.sure ? ' SURE' : ''} ${one.group}: ${one.note}`,
        ),
      )
    }
  } finally {
    await sandbox.close()
  }
  await writeFile(join(out, `amiss-${seed}.txt`), `${notes.join('\n')}\n`)
  const groups = [...new Set(all.map(({ group }) => group))].sort()
  for (const group of groups)
    console.log(
      summary(
        group,
        all.filter((one) => one.group === group),
      ),
    )
  const named = all.filter(({ group }) => group !== 'pair' && !group.startsWith('as '))
  const pairs = all.filter(({ group }) => group === 'pair')
  for (const [title, own] of [
    ['fields', named],
    ['pairs', pairs],
  ] as const) {
    for (const key of ['language', 'manner'] as const)
      for (const value of [...new Set(own.map((one) => one[key]))].sort())
        console.log(
          summary(
            `${title}, ${value}`,
            own.filter((one) => one[key] === value),
          ),
        )
    console.log(summary(`all ${title}`, own))
  }
}

interface Told {
  readonly name: string
  readonly value: { readonly kind: string; readonly text: string; readonly [key: string]: unknown }
  readonly label: { readonly words: readonly string[] } | null
  readonly confidence: number
}
interface ToldSheet {
  readonly fields: readonly Told[]
  readonly lists: readonly { readonly name: string; readonly items: readonly { readonly fields: readonly Told[] }[] }[]
  readonly missing: readonly string[]
}
interface ToldDocument {
  readonly pages: readonly { readonly words: readonly { readonly id: string; readonly text: string }[] }[]
  readonly sheets: readonly ToldSheet[]
}

/** The sheets of a document as plain values; labels by their words. */
function plain({ pages, sheets }: ToldDocument): ReadForm {
  const words = new Map(pages.flatMap((one) => one.words).map(({ id, text }) => [id, text]))
  const plainOf = ({ value }: Told): string =>
    String(value.iso ?? value.amount ?? value.number ?? (value.kind === 'tick' ? value.ticked : value.text))
  return {
    fields: sheets
      .flatMap(({ fields }) => fields)
      .map((field) => ({
        name: field.name,
        value: plainOf(field),
        label: field.label === null ? null : field.label.words.map((id) => words.get(id) ?? '').join(' '),
        confidence: field.confidence,
      })),
    lists: sheets
      .flatMap(({ lists }) => lists)
      .map(({ name, items }) => ({
        name,
        items: items.map(({ fields }) => Object.fromEntries(fields.map((field) => [field.name, plainOf(field)]))),
      })),
    missing: sheets.flatMap(({ missing }) => missing),
  }
}
