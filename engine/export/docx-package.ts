// The package that the library writes, made the same on every machine and day, and without what it adds of its own.

import { unzipSync, type Zippable, zipSync } from 'fflate'
import { zipDate } from './xlsx-package.ts'

/** The same package with a fixed date, its relations and drawings numbered in order, and section ends that take no room. */
export function settledPackage(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes)
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const entries: Zippable = {}
  const renamed = relationNames(parts, decoder)
  let drawings = 0
  for (const path of Object.keys(parts).sort(byUse)) {
    const part = parts[path] ?? new Uint8Array()
    if (!/\.(?:xml|rels)$/.test(path)) {
      // Pictures are compressed already.
      entries[path] = [part, { mtime: zipDate(), level: 0 }]
      continue
    }
    const names = renamed.get(ownerOf(path))
    const text = decoder
      .decode(part)
      .replace(/(?<=\s(?:r:id|r:embed|Id)=")[^"]+(?=")/g, (id) => names?.get(id) ?? id)
      .replace(/(?<=<wp:docPr id=")\d+(?=")/g, () => String(++drawings))
      .replace(/(?<=<dcterms:(?:created|modified)[^>]*>)[^<]*/g, '2000-01-01T00:00:00Z')
      .replaceAll('<w:p><w:pPr><w:sectPr', `<w:p><w:pPr>${noRoom}<w:sectPr`)
    entries[path] = [encoder.encode(text), { mtime: zipDate(), level: 6 }]
  }
  return zipSync(entries)
}

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
