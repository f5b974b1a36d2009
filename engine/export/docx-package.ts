// The package that the library writes, made the same on every machine and day, and without what it adds of its own.

import { unzipSync, type Zippable, zipSync } from 'fflate'
import { zipDate } from './zip-stream.ts'

/** The parts of a package: text of XML, bytes of pictures, by path; what readers open first stands first. */
export interface SettledParts {
  readonly parts: ReadonlyMap<string, string | Uint8Array>
  /** The number of its last drawing. */
  readonly drawings: number
}

/** What the library packed with a fixed date, its relations, drawings and bookmarks numbered in order (the last two on from those before), and section ends that take no room. */
export function settledParts(bytes: Uint8Array, drawingsBefore: number, bookmarksBefore = 0): SettledParts {
  const given = unzipSync(bytes)
  const decoder = new TextDecoder()
  const parts = new Map<string, string | Uint8Array>()
  const renamed = relationNames(given, decoder)
  let drawings = drawingsBefore
  // The library counts on from file to file.
  const bookmarks = new Map<string, string>()
  for (const path of Object.keys(given).sort(byUse)) {
    const part = given[path] ?? new Uint8Array()
    if (!/\.(?:xml|rels)$/.test(path)) {
      parts.set(path, part)
      continue
    }
    const names = renamed.get(ownerOf(path))
    const text = decoder
      .decode(part)
      .replace(/(?<=\s(?:r:id|r:embed|Id)=")[^"]+(?=")/g, (id) => names?.get(id) ?? id)
      .replace(/(?<=<wp:docPr id=")\d+(?=")/g, () => String(++drawings))
      .replace(/(?<=<w:bookmark(?:Start w:name="[^"]*"|End) w:id=")\d+(?=")/g, (id) => {
        const number = bookmarks.get(id) ?? String(bookmarksBefore + bookmarks.size + 1)
        bookmarks.set(id, number)
        return number
      })
      .replace(/(?<=<dcterms:(?:created|modified)[^>]*>)[^<]*/g, '2000-01-01T00:00:00Z')
      .replaceAll('<w:p><w:pPr><w:sectPr', `<w:p><w:pPr>${noRoom}<w:sectPr`)
      .replace(lineAtSectionEnd, (_, line: string, properties: string) => `${line}</w:pPr></w:p>${sectionEnd(properties)}`)
    parts.set(path, path === 'word/styles.xml' ? text.replace(/<w:style (?=[^>]*w:type="table")/, `${plainLetters}$&`) : text)
  }
  return { parts, drawings }
}

/** An empty paragraph with a border that ends a section too: LibreOffice leaves it out with its border. */
const lineAtSectionEnd =
  /(<w:p><w:pPr>(?:<w:pageBreakBefore\/>)?<w:pBdr>(?:(?!<\/w:pPr>|<w:sectPr).)*)(<w:sectPr\b(?:(?!<\/w:sectPr>).)*<\/w:sectPr>)<\/w:pPr><\/w:p>/gs

/** The style of letters that those of links and notes stand on; the library names it and leaves it out. */
const plainLetters =
  '<w:style w:type="character" w:styleId="DefaultParagraphFont" w:default="1"><w:name w:val="Default Paragraph Font"/>' +
  '<w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>'

/** The package of settled parts. */
export function settledPackage({ parts }: SettledParts): Uint8Array {
  const encoder = new TextEncoder()
  const entries: Zippable = {}
  // Pictures are compressed already.
  for (const [path, part] of parts)
    entries[path] =
      typeof part === 'string' ? [encoder.encode(part), { mtime: zipDate(), level: 6 }] : [part, { mtime: zipDate(), level: 0 }]
  return zipSync(entries)
}

/** The paragraph that ends a section with these properties. */
export const sectionEnd = (properties: string): string => `<w:p><w:pPr>${noRoom}${properties}</w:pPr></w:p>`

/** The paragraph that carries the end of a section is empty; a twentieth of a point is the least a line can have. */
const noRoom = '<w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>'

/** What readers open first stands first. */
function byUse(a: string, b: string): number {
  const rank = (path: string): number => (path === '[Content_Types].xml' ? 0 : path === '_rels/.rels' ? 1 : 2)
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** "word/document.xml" for itself and for its "word/_rels/document.xml.rels". */
const ownerOf = (path: string): string => path.replace(/^(.*?)_rels\/([^/]+)\.rels$/, '$1$2')

/** New names for the relations of each part, in the order in which they are listed. */
function relationNames(
  parts: Readonly<Record<string, Uint8Array>>,
  decoder: TextDecoder,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    Object.entries(parts)
      .filter(([path]) => path.endsWith('.rels'))
      .map(([path, bytes]) => {
        const ids = [...decoder.decode(bytes).matchAll(/\sId="([^"]+)"/g)].map(([, id = '']) => id)
        return [ownerOf(path), new Map(ids.map((id, index) => [id, `rId${index + 1}`]))]
      }),
  )
}
