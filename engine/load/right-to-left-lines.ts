import { inOrderOfReading, isRightToLeft, isRightToLeftLine, readRightToLeft, sizeOf, type Word } from '../model/index.ts'

// Files hold right-to-left lines as they look. Between letters of both directions the marks alone say nothing of where they belong:
// a comma after "Ltd" stands at the left of the name, a closing bracket is drawn as an opening one.

/** In sizes of the writing: wider gaps part columns; what belongs to a word stands no further from it than this. */
const columnGap = 3
const touching = 0.35

const edgeMarks = '.,:;!?()\\[\\]{}"'
/** Words with figures or marks of Arabic were put in the order of reading letter by letter. */
const inOrder = /[\u060C\u061B\u061F\u0660-\u0669\u06F0-\u06F9]/u
const leftMarks = new RegExp(`^[${edgeMarks}]+`, 'u')
const rightMarks = new RegExp(`[${edgeMarks}]+$`, 'u')
const onlyMarks = new RegExp(`^[${edgeMarks}]+$`, 'u')
/** A percent sign at the left of its number is read after it. */
const signedLeft = /^([%\u066A])([\p{Nd}.,\u066B\u066C]+)$/u
const bulleted = /^([•◦▪‣●○■])(\P{Po}.*)$/u

/** The words with the marks at the edges of numbers and foreign words put where they are read, and brackets that open before they close. */
export function rightToLeftMended(words: readonly Word[]): readonly Word[] {
  if (!words.some(isRightToLeft)) return words
  const level = words.filter((word) => word.turn === 0)
  const mostly = readRightToLeft(level)
  const mended = new Map<Word, readonly Word[]>()
  for (const line of linesOf(level)) {
    const hasLetters = line.some(({ text }) => /\p{L}/u.test(text))
    if (hasLetters ? !isRightToLeftLine(line) : !mostly) continue
    const parts = line.flatMap((word) => {
      const own = withoutBullet(word)
      return own.map((part, index) => ({ source: word, part, index }))
    })
    const texts = new Map(parts.map(({ part }) => [part, part.text.replace(signedLeft, '$2$1')]))
    for (const run of foreignRuns(parts.map(({ part }) => part))) moveEdgeMarks(run, texts)
    for (const { part } of parts) turnEdgeBrackets(part, texts)
    pairBrackets(
      parts.map(({ part }) => part),
      texts,
    )
    for (const word of line)
      mended.set(
        word,
        parts
          .filter(({ source }) => source === word)
          .flatMap(({ part }) => {
            const text = texts.get(part) ?? ''
            return text === '' ? [] : [text === part.text ? part : { ...part, text }]
          }),
      )
  }
  return words.flatMap((word) => mended.get(word) ?? [word])
}

/** Words on one baseline without a gap as between columns, from left to right. */
function linesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && word.baseline - first.baseline <= 0.3 * sizeOf(first)) line.push(word)
    else lines.push([word])
  }
  return lines.flatMap((line) => {
    const parts: Word[][] = []
    for (const word of line.sort((a, b) => a.box.left - b.box.left)) {
      const last = parts.at(-1)?.at(-1)
      if (last && word.box.left - last.box.right < columnGap * sizeOf(word)) parts.at(-1)?.push(word)
      else parts.push([word])
    }
    return parts
  })
}

/** A bullet that stands so near its text that both came as one word, as a word of its own at the right. */
function withoutBullet(word: Word): readonly Word[] {
  const [, bullet, text] = bulleted.exec(word.text) ?? []
  if (bullet === undefined || text === undefined || !isRightToLeft(word)) return [word]
  const edge = Math.max(word.box.left, word.box.right - 0.4 * sizeOf(word))
  return [
    { ...word, text, box: { ...word.box, right: edge } },
    { ...word, text: bullet, box: { ...word.box, left: edge } },
  ]
}

/** Stretches of numbers and words that are read from left to right, with the lone marks that touch them, from left to right. */
function foreignRuns(line: readonly Word[]): readonly (readonly Word[])[] {
  const runs: Word[][] = []
  let run: Word[] = []
  let before: Word | undefined
  const finish = (after: Word | undefined) => {
    while (run[0] && onlyMarks.test(run[0].text) && (!touches(run[0], run[1]) || gap(before, run[0]) < gap(run[0], run[1])))
      before = run.shift()
    while (
      run.length > 0 &&
      onlyMarks.test(run.at(-1)?.text ?? '') &&
      (!touches(run.at(-2), run.at(-1)) || gap(run.at(-1), after) < gap(run.at(-2), run.at(-1)))
    )
      after = run.pop()
    const read = run.filter(({ text }) => !onlyMarks.test(text))
    const hasLetters = read.some(({ text }) => /\p{L}/u.test(text))
    // Several numbers stand in the order of the line, not in their own.
    if (read.length > 0 && (hasLetters || read.length === 1) && read.every(({ text }) => /[\p{L}\p{N}]/u.test(text))) runs.push(run)
    run = []
    before = after
  }
  for (const word of line)
    if (isRightToLeft(word) || inOrder.test(word.text) || /^[•◦▪‣●○■]$/u.test(word.text)) {
      finish(word)
      before = word
    } else run.push(word)
  finish(undefined)
  return runs
}

const gap = (left: Word | undefined, right: Word | undefined): number =>
  left === undefined || right === undefined ? Infinity : right.box.left - left.box.right
const touches = (left: Word | undefined, right: Word | undefined): boolean =>
  left !== undefined && right !== undefined && right.box.left - left.box.right < touching * sizeOf(right)

/** What stands at the left edge of a run is read after it, what stands at its right edge before it; signs that belong to a number stay with it. */
function moveEdgeMarks(run: readonly Word[], texts: Map<Word, string>): void {
  const first = run.find(({ text }) => !onlyMarks.test(text))
  const last = run.findLast(({ text }) => !onlyMarks.test(text))
  if (first === undefined || last === undefined) return
  const take = (word: Word, marks: RegExp): string => {
    const text = texts.get(word) ?? ''
    const found = marks.exec(text)?.[0] ?? ''
    texts.set(word, text.replace(marks, ''))
    return found
  }
  const reversed = (marks: string) => [...marks].reverse().join('')
  let after = ''
  let before = ''
  for (const word of run.slice(0, run.indexOf(first))) after = reversed(take(word, leftMarks)) + after
  after = reversed(take(first, leftMarks)) + after
  for (const word of run.slice(run.indexOf(last) + 1)) before = reversed(take(word, leftMarks)) + before
  before += reversed(take(last, rightMarks))
  // A minus at the right of a number is read before it.
  const text = texts.get(last) ?? ''
  if (first === last && /\p{Nd}/u.test(text)) {
    texts.set(last, text.replace(/^(\p{Nd}[^\p{L}]*)([-\u2212])$/u, '$2$1'))
  }
  texts.set(first, before + (texts.get(first) ?? ''))
  texts.set(last, (texts.get(last) ?? '') + after)
}

const pairs = [
  { open: '(', close: ')' },
  { open: '[', close: ']' },
  { open: '{', close: '}' },
]

/** A bracket at the front of a right-to-left word opens, one at its back closes, whichever of its two glyphs the font names. */
function turnEdgeBrackets(word: Word, texts: Map<Word, string>): void {
  const text = texts.get(word) ?? ''
  if (!isRightToLeft(word)) return
  texts.set(
    word,
    text
      .replace(/^["'«“]*[([{)\]}]+(?=["'«“]*\p{L})/u, (front) => front.replace(/[)\]}]/gu, (sign) => turned.get(sign) ?? sign))
      .replace(/(?<=[\p{L}\p{M}\p{N}]["'»”]*)[([{)\]}]+["'»”.,:;!?\u060C\u061B\u061F]*$/u, (back) =>
        back.replace(/[([{]/gu, (sign) => turned.get(sign) ?? sign),
      ),
  )
}
const turned = new Map(['()', '[]', '{}'].flatMap(([open = '', close = '']) => [[open, close] as const, [close, open] as const]))

/** Brackets of a kind that come in pairs but not by turns are taken to open and close by turns, in the order of reading. */
function pairBrackets(line: readonly Word[], texts: Map<Word, string>): void {
  const order = inOrderOfReading(line)
  const whole = order.map((word) => texts.get(word) ?? '').join('')
  for (const { open, close } of pairs) {
    const signs = [...whole].filter((sign) => sign === open || sign === close)
    if (signs.length === 0 || signs.length % 2 === 1 || isBalanced(signs, open)) continue
    let isOpen = false
    for (const word of order) {
      const text = texts.get(word) ?? ''
      const turned = [...text].map((sign) => {
        if (sign !== open && sign !== close) return sign
        isOpen = !isOpen
        return isOpen ? open : close
      })
      texts.set(word, turned.join(''))
    }
  }
}

function isBalanced(signs: readonly string[], open: string): boolean {
  let depth = 0
  for (const sign of signs) {
    depth += sign === open ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}
