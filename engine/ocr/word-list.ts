/** The words of a language, as a graph of letters: words that begin alike share their way (Blumer 1985). */
export interface WordList {
  /** Whether the language has the word, in this case of its letters. */
  knows(word: string): boolean
  /** The way on from a place in the graph by a letter, 0 for the start; null when no word goes on so. */
  step(place: number, letter: string): Step | null
}
export interface Step {
  /** Where the letter leads; null when no word goes on after it. */
  readonly place: number | null
  /** true when a word ends here. */
  readonly isWord: boolean
}

/** Entries of Tesseract's language data, as its `tessdatamanager.h` numbers them. */
const wordsEntry = 19
const lettersEntry = 21
/** Marks of an edge, above the bits of its letter: the last of its place, one that leads back, the end of a word. */
const [last, backwards, endOfWord] = [1, 2, 4]

/**
 * Opens the word list in Tesseract's language data (`dawg.h`): places are runs of edges of 64 bits, each a letter, three marks and the place it
 * leads to. English has 460,000 edges and is searched where it lies; nothing is unpacked.
 */
export function openWordList(traineddata: Uint8Array): WordList {
  const letters = lettersIn(entryOf(traineddata, lettersEntry))
  const graph = entryOf(traineddata, wordsEntry)
  const view = new DataView(graph.buffer, graph.byteOffset, graph.byteLength)
  const letterBits = Math.ceil(Math.log2(view.getInt32(2, true)))
  const count = view.getInt32(6, true)
  const letterMask = 2 ** letterBits - 1
  const step = (place: number, letter: string): Step | null => {
    const wanted = letters.get(letter)
    if (wanted === undefined) return null
    for (let edge = place; edge < count; edge++) {
      const low = view.getUint32(10 + 8 * edge, true)
      const marks = low >>> letterBits
      if ((low & letterMask) === wanted && (marks & backwards) === 0) {
        const next = (low >>> (letterBits + 3)) + view.getUint32(14 + 8 * edge, true) * 2 ** (32 - letterBits - 3)
        return { place: next === 0 ? null : next, isWord: (marks & endOfWord) !== 0 }
      }
      if ((marks & last) !== 0) return null
    }
    return null
  }
  const knows = (word: string): boolean => {
    let at: Step | null = { place: 0, isWord: false }
    for (const letter of word) {
      if (at?.place === null || at === null) return false
      at = step(at.place, letter)
    }
    return at?.isWord === true
  }
  return { knows, step }
}

/** The bytes of one entry: the file begins with their count and where each begins, -1 for those that are missing. */
function entryOf(file: Uint8Array, entry: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const starts = Array.from({ length: view.getInt32(0, true) }, (_, index) => Number(view.getBigInt64(4 + 8 * index, true)))
  const start = starts[entry] ?? -1
  if (start < 0) throw new Error(`the language data have no entry ${entry}`)
  return file.subarray(start, starts.slice(entry + 1).find((other) => other >= 0) ?? file.length)
}

/** The number of each letter: one a line after their count, the letter first. */
function lettersIn(entry: Uint8Array): ReadonlyMap<string, number> {
  const [count = '0', ...lines] = new TextDecoder().decode(entry).split('\n')
  return new Map(lines.slice(0, Number(count)).map((line, index) => [line.split(' ')[0] ?? '', index]))
}

/** Whether the language has the word however it is set: names are written with a great letter in the list, words of sentences small. */
export function knowsInSomeCase(list: WordList, word: string): boolean {
  const low = word.toLowerCase()
  return list.knows(word) || list.knows(low) || list.knows(low.slice(0, 1).toUpperCase() + low.slice(1))
}

/** Letters that each of the two words of a compound has at least. */
const fewestInPart = 4
/** Whether a language has a word, or two words that it is put together from ("Kontostand", "Dauerauftrag"): statements in German hold little else. */
export function isOfLanguage(list: WordList, text: string): boolean {
  if (knowsInSomeCase(list, text)) return true
  for (let at = fewestInPart; at <= text.length - fewestInPart; at++)
    if (knowsInSomeCase(list, text.slice(0, at)) && knowsInSomeCase(list, text.slice(at))) return true
  return false
}

/** Between a small letter and a great one, and before the last of great ones that a word goes on from: "PayPal", "PDFReader". */
const insideWord = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u
/** The words that one is put together from, as its capitals tell; itself where there are none inside. */
export const partsByCapitals = (text: string): readonly string[] => text.split(insideWord)

/** Shorter parts are hardly words: what is misread has them too ("HuGo"). */
const [fewestInName, fewestOfOne] = [3, 4]
/**
 * Whether a word with capitals inside is put together from words of the language ("PayPal", "getLineTotal"), one of four letters among them. It may
 * begin with a short piece ("eMail", "PyTorch") and hold an abbreviation ("RenderCV").
 */
export function isJoinedByCapitals(list: WordList, text: string): boolean {
  const parts = partsByCapitals(text)
  const isPart = (part: string, at: number): boolean =>
    part.length < fewestInName ? at === 0 || /^\p{Lu}{2}$/u.test(part) : knowsInSomeCase(list, part)
  return parts.length > 1 && parts.every(isPart) && parts.some((part) => part.length >= fewestOfOne)
}
