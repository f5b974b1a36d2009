// Links to places of the document itself: a bookmark on what stands there, and links that lead to it.

import { Bookmark } from 'docx'
import { type Block, linesOf, linkedPlace, type ParsedDocument } from '../model/index.ts'
import { farthestBelow, headingFinder, type LinkedPlace } from './linked-headings.ts'

/** The links to places that a file has already: those whose bookmarks stand in it, and those whose pages are still to come. */
export interface BookmarksSoFar {
  readonly set: ReadonlySet<string>
  readonly awaited: ReadonlySet<string>
}
export const noBookmarks: BookmarksSoFar = { set: new Set(), awaited: new Set() }

export interface Bookmarks {
  /** What marks the beginning of a block that is linked to. */
  readonly at: (block: Block) => readonly Bookmark[]
  /** What marks a page, for a file in which every line stands by itself. */
  readonly on: (page: number) => readonly Bookmark[]
  /** The name of the bookmark that a link of a word leads to; null for links to nothing that is in the file. */
  readonly nameFor: (link: string) => string | null
  readonly reached: BookmarksSoFar
}

/** The bookmarks of some pages; `before`: those of the pages before. */
export function bookmarksOf(document: ParsedDocument, skipped: (block: Block) => boolean, before: BookmarksSoFar = noBookmarks): Bookmarks {
  const own = new Set(
    document.blocks.flatMap((block) =>
      linesOf(block).flatMap(({ words }) => words.flatMap(({ link }) => (link?.startsWith('#') ? link : []))),
    ),
  )
  const lastPage = Math.max(0, ...document.pages.map(({ number }) => number))
  const marked = new Map<Block, string[]>()
  const pages = new Map<number, string[]>()
  const [set, awaited] = [new Set(before.set), new Set<string>()]
  const headingAt = headingFinder(document.blocks)
  const others = document.blocks.filter((block) => canCarry(block) && !skipped(block))
  for (const link of new Set([...before.awaited, ...own])) {
    const place = linkedPlace(link)
    if (place === null || set.has(link)) continue
    if (place.page > lastPage) {
      awaited.add(link)
      continue
    }
    const block = headingAt(place) ?? blockAt(others, place)
    if (block === null) continue
    set.add(link)
    add(marked, block, nameOf(link))
    add(pages, place.page, nameOf(link))
  }
  const bookmarks = (names: readonly string[] = []): readonly Bookmark[] => names.map((id) => new Bookmark({ id, children: [] }))
  return {
    at: (block) => bookmarks(marked.get(block)),
    on: (page) => bookmarks(pages.get(page)),
    nameFor: (link) => (set.has(link) || awaited.has(link) ? nameOf(link) : null),
    reached: { set, awaited },
  }
}

/** Word wants names of letters, figures and lines, at most forty, that begin with a letter. */
const nameOf = (link: string): string => `place${link.replace(/[^\d-]+/g, '_').replaceAll('-', 'above_')}`

/** Tables begin with a cell, which a bookmark before them is not part of; running heads are in the file once. */
const canCarry = (block: Block): boolean => block.kind !== 'furniture' && (block.kind !== 'table' || block.caption.length > 0)

/** What begins at a place or next below it, else first on the page; null for a page on which nothing begins. */
function blockAt(blocks: readonly Block[], { page, top }: LinkedPlace): Block | null {
  const here = blocks.filter(({ places: [place] }) => place?.page === page)
  const topOf = (block: Block): number => block.places[0]?.box.top ?? 0
  const below = top === null ? [] : here.filter((block) => topOf(block) > top - farthestBelow)
  return below.toSorted((a, b) => topOf(a) - topOf(b))[0] ?? here[0] ?? null
}

function add<Key>(names: Map<Key, string[]>, key: Key, name: string): void {
  const others = names.get(key)
  if (others === undefined) names.set(key, [name])
  else others.push(name)
}
