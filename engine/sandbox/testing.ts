// What the sandbox's tests share.

import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { ConversionFailure, type ConversionRequest, defaultExportOptions, defaultLimits, type FailureCode } from '../stages.ts'

/** A request for Markdown of all pages, changed as given. */
export const requestFor = (change: Partial<ConversionRequest> = {}): ConversionRequest => ({
  formats: ['md'],
  pages: null,
  password: null,
  fields: null,
  languages: [],
  limits: defaultLimits,
  exportOptions: defaultExportOptions,
  ...change,
})

/** Two pages, three tables. */
export const invoice = (): Promise<Uint8Array> => readFile(join(import.meta.dirname, '../golden/ruled-invoice.pdf'))

/** A PDF of one line of text that opens with `password`. */
export async function lockedPdf(password: string): Promise<Uint8Array> {
  const document = new PDFDocument({ userPassword: password, pdfVersion: '1.7' })
  document.text('Only for those who know')
  document.end()
  const parts: Buffer[] = []
  for await (const part of document as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'docmill-test-'))

/** Numbers of the processes that run a worker's code below process `parent`, wrappers left aside; on systems with /proc. */
export function workerProcesses(parent: number): readonly number[] {
  return childrenOf(parent).flatMap((child) => {
    const [program = '', ...words] = read(`/proc/${child}/cmdline`).split('\0')
    const own = /\/node(\.exe)?$/.test(program) && words.some((word) => word.endsWith('sandbox/child.ts')) ? [child] : []
    return [...own, ...workerProcesses(child)]
  })
}

export const isRunning = (number: number): boolean => {
  const state = /^State:\s+(\S)/m.exec(read(`/proc/${number}/status`))?.[1]
  return state !== undefined && state !== 'Z'
}

function childrenOf(number: number): readonly number[] {
  try {
    return readdirSync(`/proc/${number}/task`).flatMap((thread) =>
      read(`/proc/${number}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The code with which a job is refused; null when it is done. */
export const codeOf = (job: Promise<unknown>): Promise<FailureCode | null> =>
  job.then(
    () => null,
    (failure) => {
      if (failure instanceof ConversionFailure) return failure.code
      throw failure
    },
  )
