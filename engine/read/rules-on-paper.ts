import { type Box, type Ruling, type Size, unionOf } from '../geometry/index.ts'
import { median, type Word } from '../model/index.ts'

/** Small letters have serifs at their feet; figures in forms stand on rules of their own. */
const footed = /\p{Ll}{3}/u
/** Fewer figures may stand on a rule of their own, "(104)". */
const fewestFigures = 8
/** The edge of a sheet runs along so much of a side. */
const longestAtEdge = 0.6
/** Ends of a rule that lie so much of the height of a word within its letters do not underline it: they are its own feet. */
const leastWithin = 0.1
/** Tops of letters lie within this share of their word's height from its top, and run along less than this share of the word. */
const topShare = 0.2
const mostOfTops = 0.8

/**
 * The rules without those that nobody drew: letters that run together, and the edges of a sheet that was photographed. `sheet` is the size of such a sheet,
 * else null; `letterSize` the height of the usual letter. All in page points.
 */
export function rulesOnPaper(
  rulings: readonly Ruling[],
  sheet: Size | null,
  letterSize: number,
  words: readonly Word[],
): readonly Ruling[] {
  const texts = [...words, ...numbersInGroups(words)]
  return rulings.filter(
    (ruling) =>
      !(sheet !== null && runsAlongEdge(ruling, sheet, letterSize)) &&
      !runsThroughWords(ruling, words) &&
      !isFeet(ruling, texts) &&
      !isTops(ruling, texts) &&
      !liesWithinLetters(ruling, words),
  )
}

/** What stands on the paper as one word. */
type Text = Pick<Word, 'text' | 'box' | 'baseline' | 'turn'>

/** Numbers whose figures stand in groups, as of a telephone: "0351 927 225". */
function numbersInGroups(words: readonly Word[]): readonly Text[] {
  const found: Text[] = []
  let open = null as Text | null
  for (const { text, box, baseline, turn } of words) {
    const isGroup = /^[\d.,()+/-]+$/.test(text) && turn === 0
    if (open !== null && isGroup && Math.abs(open.baseline - baseline) < 2 && isNext(open.box, box))
      open = { ...open, text: open.text + text, box: unionOf([open.box, box]) }
    else {
      if (open !== null) found.push(open)
      open = isGroup ? { text, box, baseline, turn } : null
    }
  }
  return open === null ? found : [...found, open]
}

/** Room between two groups of a number, in heights. */
const betweenGroups = 0.8
const isNext = (one: Box, other: Box): boolean =>
  other.left > one.left && other.left - one.right < betweenGroups * (other.bottom - other.top)

/** Where the sheet ends the photograph turns dark. Nobody prints a rule within a letter of the paper's edge. */
function runsAlongEdge({ from, to }: Ruling, { width, height }: Size, letterSize: number): boolean {
  const isAcross = from.y === to.y
  const [at, end] = isAcross ? [from.y, height] : [from.x, width]
  const long = isAcross ? (to.x - from.x) / width : (to.y - from.y) / height
  return long >= longestAtEdge && Math.min(at, end - at) < letterSize
}

/** Letters that run together look like a rule; a rule seldom runs through the middle of words. */
function runsThroughWords({ from, to }: Ruling, words: readonly Word[]): boolean {
  let covered = 0
  for (const { box } of words)
    if (from.y === to.y) {
      const margin = 0.15 * (box.bottom - box.top)
      if (from.y > box.top + margin && from.y < box.bottom - margin)
        covered += Math.max(0, Math.min(to.x, box.right) - Math.max(from.x, box.left))
    } else {
      const margin = Math.min(2, 0.1 * (box.right - box.left))
      if (from.x > box.left + margin && from.x < box.right - margin)
        covered += Math.max(0, Math.min(to.y, box.bottom) - Math.max(from.y, box.top))
    }
  return covered > 0.5 * (to.x - from.x + to.y - from.y)
}

/** Serifs of neighbouring letters touch where a picture is coarse or blurred: within one word, no lower than it stands, and seldom from end to end. */
function isFeet({ from, to, thickness }: Ruling, words: readonly Text[]): boolean {
  return (
    from.y === to.y &&
    words.some(({ text, box, baseline, turn }) => {
      const within = leastWithin * (box.bottom - box.top)
      const lies = from.x > box.left - within && to.x < box.right + within && from.y > (box.top + box.bottom) / 2 && from.y <= baseline
      // What figures stand on lies below them: their own feet do not.
      const isTheirOwn = footed.test(text) || (text.length >= fewestFigures && from.y + thickness / 2 <= baseline)
      return turn === 0 && lies && isTheirOwn && (from.x > box.left + within || to.x < box.right - within)
    })
  )
}

/** Tops of figures and capitals in a row, as of "777" and "TEE": within one word, and never from end to end of it. */
function isTops({ from, to }: Ruling, words: readonly Text[]): boolean {
  return (
    from.y === to.y &&
    words.some(({ box, turn }) => {
      const within = leastWithin * (box.bottom - box.top)
      const lies = from.x > box.left - within && to.x < box.right + within && Math.abs(from.y - box.top) < topShare * (box.bottom - box.top)
      return turn === 0 && lies && to.x - from.x < mostOfTops * (box.right - box.left)
    })
  )
}

/** So many words of a row tell where its letters begin and end; a rule that reaches past that by less than this share of their height is a part of them. */
const fewestOfRow = 2
const mostPast = 0.02
/** Share of such a rule that words cover. */
const leastOfWords = 0.8
const letters = /[\p{L}\p{Nd}]/u
/** Those that reach to the top of a line. */
const tall = /[\p{Lu}\p{Nd}bdfhkl]/u
/** Words stand in one row when their baselines are nearer than this share of their height. */
const sameRow = 0.25

/**
 * Feet or tops of a word from end to end, as of "KX7573", or of several: what is drawn lies below or above the letters of its row. A box that was
 * found around a word and its rule says nothing of that, the words beside it do, or all those whose feet it would be where it begins or ends amid one.
 */
function liesWithinLetters({ from, to, thickness }: Ruling, words: readonly Word[]): boolean {
  if (from.y !== to.y) return false
  const over = words.filter(
    ({ box, turn }) => turn === 0 && box.right > from.x && box.left < to.x && from.y > box.top && from.y < box.bottom,
  )
  const [first] = over
  if (first === undefined) return false
  const covered = over.reduce((sum, { box }) => sum + Math.min(box.right, to.x) - Math.max(box.left, from.x), 0)
  const high = first.box.bottom - first.box.top
  if (covered < leastOfWords * (to.x - from.x)) return false
  const within = leastWithin * high
  const endsWithin = over.some(({ box }) => [from.x, to.x].some((end) => end > box.left + within && end < box.right - within))
  const row = words.filter(
    (other) => other.turn === 0 && letters.test(other.text) && Math.abs(other.baseline - first.baseline) < sameRow * high,
  )
  const beside = row.filter(({ box }) => box.right < from.x || box.left > to.x)
  const telling = beside.length >= fewestOfRow ? beside : endsWithin ? row : []
  if (telling.length < fewestOfRow) return false
  const past = mostPast * high
  const tops = telling.filter(({ text }) => tall.test(text)).map(({ box }) => box.top)
  const top = median(tops, Math.min(...telling.map(({ box }) => box.top)))
  const foot = median(
    telling.map(({ baseline }) => baseline),
    0,
  )
  return from.y - thickness / 2 > top - past && from.y + thickness / 2 < foot + past
}
