import { centre, contains } from '../geometry/index.ts'
import type { Evidence, Line, Page, ParsedDocument, Place, Word } from '../model/index.ts'
import { exchangedLine } from './respell.ts'

/** The words of a document's pages while corrections change them; pages that nobody changes stay the very same values. */
export class PageWords {
  readonly #document: ParsedDocument
  readonly #pages: ReadonlyMap<number, Page>
  readonly #changed = new Map<number, Word[]>()
  /** Pages as they were last given, until their words change again: what was given is never written to. */
  readonly #given = new Map<number, Page>()
  readonly #replaced = new Map<Word, readonly Word[]>()

  constructor(document: ParsedDocument) {
    this.#document = document
    this.#pages = new Map(document.pages.map((page) => [page.number, page]))
  }

  has(page: number): boolean {
    return this.#pages.has(page)
  }

  /** The words of a page whose middles lie in a place, in the order in which the page has them. */
  within({ page, box }: Place): readonly Word[] {
    const words = this.#changed.get(page) ?? this.#pages.get(page)?.words ?? []
    return words.filter((word) => contains(box, centre(word.box)))
  }

  /** Puts `now` where `before` stood; at the end of its page when nothing stood there. */
  replace(before: readonly Word[], now: readonly Word[]): void {
    const kept = new Set(now)
    const gone = new Set(before.filter((word) => !kept.has(word)))
    const were = new Set(before)
    const added = now.filter((word) => !were.has(word))
    const [first] = gone
    for (const word of gone) this.#replaced.set(word, word === first ? added : [])
    for (const number of new Set([...gone, ...added].map(({ page }) => page))) {
      const words = this.#copyOf(number)
      let own = added.filter(({ page }) => page === number)
      for (const word of gone) {
        const at = word.page === number ? words.indexOf(word) : -1
        if (at === -1) continue
        words.splice(at, 1, ...own)
        own = []
      }
      words.push(...own)
    }
  }

  /** The lines with some of their words exchanged for other texts, on the page too; lines that lose all of their words are gone. */
  exchange(lines: readonly Line[], texts: ReadonlyMap<Word, string>): readonly Line[] {
    return lines.flatMap((line) => {
      const now = exchangedLine(line, texts)
      if (now === line) return [line]
      this.replace(line.words, now.words)
      return now.words.length === 0 ? [] : [now]
    })
  }

  /** The pages with their words as they are now. */
  pages(): readonly Page[] {
    if (this.#changed.size === 0) return this.#document.pages
    return this.#document.pages.map((page) => {
      const words = this.#changed.get(page.number)
      if (words === undefined) return page
      const given = this.#given.get(page.number) ?? { ...page, words: [...words] }
      this.#given.set(page.number, given)
      return given
    })
  }

  /** Evidence that points at words which are still there, or at those that took their place. */
  follow<Found extends Evidence | null>(evidence: Found): Found {
    if (evidence === null || !evidence.words.some((word) => this.#replaced.has(word))) return evidence
    return { ...evidence, words: [...new Set(evidence.words.flatMap((word) => this.#nowOf(word)))] }
  }

  /** true when some word of the document has been replaced. */
  get changed(): boolean {
    return this.#replaced.size > 0
  }

  /** The words of a page, to be changed. */
  #copyOf(page: number): Word[] {
    const words = this.#changed.get(page) ?? [...(this.#pages.get(page)?.words ?? [])]
    this.#changed.set(page, words)
    this.#given.delete(page)
    return words
  }

  #nowOf(word: Word): readonly Word[] {
    const now = this.#replaced.get(word)
    return now === undefined ? [word] : now.flatMap((each) => this.#nowOf(each))
  }
}
