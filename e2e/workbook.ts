import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'

/** A cell as stored: a number, text, or a truth value. Dates are numbers with a date format, as Excel stores them. */
export type Stored = number | string | boolean

/** Every filled cell of every sheet of a workbook, read from its own XML. Throws when the file is no workbook. */
export function storedCells(file: string): readonly Stored[] {
  const parts = unzipSync(new Uint8Array(readFileSync(file)))
  const text = (name: string): string => {
    const part = parts[name]
    return part ? strFromU8(part) : ''
  }
  if (!text('xl/workbook.xml').includes('<sheet ')) throw new Error(`${file} is no workbook`)
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) => textOf(item ?? ''))
  return Object.keys(parts)
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .flatMap((name) =>
      [...text(name).matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].flatMap(([, attributes, content]) =>
        cell(attributes ?? '', content ?? '', shared),
      ),
    )
}

function cell(attributes: string, content: string, shared: readonly string[]): readonly Stored[] {
  const kind = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n'
  const value = /<v[^>]*>(.*?)<\/v>/s.exec(content)?.[1]
  if (kind === 'inlineStr') return [textOf(content)]
  if (value === undefined) return []
  if (kind === 's') return [shared[Number(value)] ?? '']
  if (kind === 'b') return [value === '1']
  return kind === 'n' ? [Number(value)] : [unescaped(value)]
}

const textOf = (xml: string): string => [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, run]) => unescaped(run ?? '')).join('')

const unescaped = (xml: string): string =>
  xml
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex: string, decimal: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
