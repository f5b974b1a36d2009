import { type Box, centre, contains } from '../geometry/index.ts'
import type { Issue, Word } from '../model/index.ts'
import { ConversionFailure, type Marks, type OpenPage, type Read, type ReadPage, type Recognition, type Tools } from '../stages.ts'
import { type BrokenPart, mostUnreadable } from './broken-parts.ts'
import { chartsByScale } from './charts-by-scale.ts'
import { type Choice, choose } from './choose.ts'
import { drawingsOf } from './drawings.ts'
import { lettersInBoxesJoined } from './letter-boxes.ts'
import { otherDrawings } from './other-drawings.ts'
import { readPicture } from './picture-page.ts'
import { readBrokenParts, readRegions } from './picture-regions.ts'
import { earlierRecognised } from './recognised.ts'

/** Up to this share of characters without a letter the page is read without remark: an odd bullet or two. */
const negligible = 0.01

/**
 * Reads one page: its own text where that is usable, else by recognising its picture.
 * What is wrong with the page is said in outcome and issues; throws ConversionFailure 'cancelled' only.
 */
export const read: Read = async (page, tools) => {
  if (tools.signal.aborted) throw new ConversionFailure('cancelled')
  const marks = await marksOf(page)
  if (marks instanceof ConversionFailure)
    return failed(page, null, [issueOf(page, 'page-skipped', `The page could not be read. ${marks.message}`)])
  const choice = choose(marks, page.size)
  switch (choice.source) {
    case 'text-layer': {
      const own = {
        ...emptyPage(page, marks),
        words: lettersInBoxesJoined(choice.words, marks?.rulings ?? []),
        issues: [...hiddenIssues(page, marks), ...(choice.broken.length > 0 ? [] : unreadableIssues(page, marks))],
      }
      const whole = choice.broken.length === 0 ? own : await withBrokenParts(own, page, choice.broken, marks, tools)
      if (marks === null) return whole
      const drawings = choice.broken.length === 0 ? drawingsOf(marks, choice.words, page.size) : []
      const undrawn = otherDrawings(marks.sketches ?? [], [...drawings, ...marks.pictures], choice.words, page.size)
      const drawn = { ...(drawings.length > 0 && { drawings }), ...(undrawn.length > 0 && { undrawn }) }
      return withRegions({ ...whole, ...drawn }, page, marks, tools)
    }
    case 'nothing':
      return { ...emptyPage(page, marks), outcome: 'blank', issues: hiddenIssues(page, marks) }
    case 'scan-layer':
      if (tools.ocr !== null) return recognise(page, marks, choice, tools)
      return {
        ...emptyPage(page, marks),
        words: earlierRecognised(choice.words),
        issues: [issueOf(page, 'hidden-text', `${choice.why} That program's mistakes are kept.`)],
      }
    case 'ocr':
      return recognise(page, marks, choice, tools)
  }
}

async function marksOf(page: OpenPage): Promise<Marks | null | ConversionFailure> {
  try {
    return await page.marks()
  } catch (error) {
    if (error instanceof ConversionFailure) return error
    throw error
  }
}

/** The page with what is printed where its text layer is broken; without a recogniser with what the text layer says there, as far as it is letters. */
async function withBrokenParts(
  own: ReadPage,
  page: OpenPage,
  parts: readonly BrokenPart[],
  marks: Marks | null,
  { ocr, signal }: Tools,
): Promise<ReadPage> {
  const issue = (box: Box, what: string): Issue => ({
    code: 'text-layer-unreadable',
    place: { page: page.number, box },
    detail: `The text stored in the file does not say which letters this part of the page shows${what}`,
  })
  const asStored = (what: string): ReadPage => {
    const stored = parts.flatMap(({ words }) => words)
    const said = (marks?.unreadable ?? 0) > mostUnreadable ? stored.filter(({ text }) => !text.includes('\uFFFD')) : stored
    const kept = new Set([...own.words, ...said])
    const words = marks === null ? [...kept] : marks.words.filter((word) => kept.has(word))
    return { ...own, words, issues: [...own.issues, ...parts.map(({ box }) => issue(box, what))] }
  }
  if (ocr === null) return asStored('. Text recognition is not available.')
  try {
    const read = await readBrokenParts(page, parts, own.words, ocr, signal)
    const issues = parts.map(({ box }) => issue(box, ': it was read from the picture of the page.'))
    return { ...own, words: [...own.words, ...read], issues: [...own.issues, ...issues] }
  } catch (error) {
    if (signal.aborted) throw new ConversionFailure('cancelled', undefined, { cause: error })
    return asStored(`, and it could not be recognised: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The page with the text of its pictures; as it was when they cannot be read. */
async function withRegions(own: ReadPage, page: OpenPage, marks: Marks, { ocr, signal }: Tools): Promise<ReadPage> {
  if (ocr === null) return own
  try {
    const { words, rulings, pictures } = await readRegions(page, marks, ocr, signal)
    return words.length === 0 ? own : { ...own, words: [...own.words, ...words], rulings: [...own.rulings, ...rulings], pictures }
  } catch (error) {
    if (signal.aborted) throw new ConversionFailure('cancelled', undefined, { cause: error })
    const because = error instanceof Error ? error.message : String(error)
    return {
      ...own,
      issues: [...own.issues, issueOf(page, 'page-skipped', `The text in a picture of the page could not be recognised: ${because}`)],
    }
  }
}

async function recognise(page: OpenPage, marks: Marks | null, choice: Choice, { ocr, signal }: Tools): Promise<ReadPage> {
  const reasons: Issue[] = choice.source === 'ocr' && choice.unreadable ? [issueOf(page, 'text-layer-unreadable', choice.why)] : []
  if (ocr === null && choice.source === 'ocr' && choice.unsure.length > 0)
    return { ...emptyPage(page, marks), words: choice.unsure, issues: unreadableIssues(page, marks) }
  if (ocr === null)
    return failed(page, marks, [...reasons, issueOf(page, 'page-without-text', `${choice.why} Text recognition is not available.`)])
  try {
    const { recognition, isAsGiven, ...seen } = await readPicture(page, ocr, signal, choice.source === 'scan-layer' ? choice.words : [])
    const own = isAsGiven && marks !== null && marks.rulings.length > 0 ? { rulings: marks.rulings, fills: marks.fills } : {}
    const foreign = foreignIssues(page, recognition)
    const unseen = unseenIssues(page, marks, seen.words)
    const whole = { ...emptyPage(page, marks), ...seen, ...own, readBy: 'ocr' as const, issues: [...reasons, ...foreign, ...unseen] }
    // Rules that were found in a picture prove no boxes of a flow chart: bars alone are believed.
    const bars = drawingsOf({ rulings: [], fills: whole.fills, sketches: [] }, whole.words, whole.size)
    const scaled = chartsByScale(whole.words).filter((chart) => !bars.some((drawing) => contains(drawing, centre(chart))))
    const drawings = [...bars, ...scaled]
    const found = drawings.length === 0 ? whole : { ...whole, drawings }
    if (found.words.length > 0) return found
    // Writing that is left out is named as such, and the page is none that was read.
    const why = foreign.length > 0 ? foreign : [issueOf(page, 'page-without-text', 'No text was found on the page.')]
    return { ...found, outcome: 'blank', issues: [...reasons, ...why, ...unseen] }
  } catch (error) {
    if (signal.aborted) throw new ConversionFailure('cancelled', undefined, { cause: error })
    const because = error instanceof Error ? error.message : String(error)
    return failed(page, marks, [...reasons, issueOf(page, 'page-skipped', `The text on the page could not be recognised: ${because}`)])
  }
}

function emptyPage(page: OpenPage, marks: Marks | null): ReadPage {
  return {
    number: page.number,
    size: page.size,
    toImage: page.toImage,
    readBy: 'text-layer',
    words: [],
    rulings: marks?.rulings ?? [],
    fills: marks?.fills ?? [],
    pictures: marks?.pictures ?? [],
    outcome: 'read',
    issues: [],
  }
}

const failed = (page: OpenPage, marks: Marks | null, issues: readonly Issue[]): ReadPage => ({
  ...emptyPage(page, marks),
  outcome: 'failed',
  issues,
})

const hiddenIssues = (page: OpenPage, marks: Marks | null): readonly Issue[] => leftOut(page, countable(marks?.hidden ?? []).length)

/**
 * Words under a picture or laid over it that the picture does not show. What an earlier program recognised there is printed in it,
 * and misreadings are not told from hidden text word by word: half of them have to be missing.
 */
function unseenIssues(page: OpenPage, marks: Marks | null, seen: readonly Word[]): readonly Issue[] {
  const hidden = countable(marks?.hidden ?? [])
  const printed = new Set(seen.map(lettersOf))
  const unseen = hidden.filter((word) => !printed.has(lettersOf(word)))
  return unseen.length * 2 > hidden.length ? leftOut(page, unseen.length) : []
}

const lettersOf = ({ text }: Word): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const countable = (words: readonly Word[]): readonly Word[] => words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))

function leftOut(page: OpenPage, count: number): readonly Issue[] {
  if (count === 0) return []
  const words = count === 1 ? 'One word that cannot be seen on the page was' : `${count} words that cannot be seen on the page were`
  return [issueOf(page, 'hidden-text', `${words} left out.`)]
}

function unreadableIssues(page: OpenPage, marks: Marks | null): readonly Issue[] {
  if (marks === null || marks.unreadable <= negligible) return []
  const percent = Math.max(1, Math.round(marks.unreadable * 100))
  return [issueOf(page, 'text-layer-unreadable', `The file does not say which letters ${percent} % of the characters show.`)]
}

/** Share of all writing in letters that the recogniser does not know, above which the page is said to be incomplete. */
const mostForeign = 0.1

function foreignIssues(page: OpenPage, { unreadable, isKnownLanguage }: Recognition): readonly Issue[] {
  if (unreadable > mostForeign) {
    const percent = Math.round(unreadable * 100)
    return [issueOf(page, 'language-unsupported', `${percent} % of the writing is in letters that cannot be read here, and was left out.`)]
  }
  if (isKnownLanguage !== false) return []
  return [issueOf(page, 'doubtful-text', 'The page is in a language that is not known here: check its letters and accents.')]
}

const issueOf = (page: OpenPage, code: Issue['code'], detail: string): Issue => ({ code, place: { page: page.number, box: null }, detail })
