// What else a contract says that people ask for: its title, the law clause in words, when it may be ended, its sums.

import { type Block, type Line, textOfLine, textOfLines } from '../../model/index.ts'
import { type Evidence, readMoney } from '../../values/index.ts'
import { found, present } from '../prose/found.ts'
import { matchesIn, type Prose, straightened, wordsBetween } from '../prose/prose.ts'
import type { FoundValue } from '../reading/reader.ts'
import { clauseHeading, endOfHeadings } from './clause-headings.ts'
import { clauseWordings } from './clause-wording.ts'

const titleWord =
  /\b(?:agreement|contract|lease|licen[cs]e|deed|amendment|addendum|memorandum|undertaking|terms|letter of intent|statement of work|order form|promissory note|offer of employment|policy|vertrag|\p{L}*vertrag|vereinbarung|\p{L}*vereinbarung|contrat|bail|accord|convention|contrato|acuerdo|convenio|contratto|accordo|overeenkomst|\p{L}*overeenkomst|acordo)\b/iu

/** What the contract calls itself: the first heading or short line that names a kind of contract. */
export function contractTitle(blocks: readonly Block[]): FoundValue | null {
  const early = blocks.slice(0, 14)
  for (const block of early) {
    if (block.kind !== 'heading' && block.kind !== 'paragraph' && block.kind !== 'furniture') continue
    const whole = textOfLines(block.lines).replace(/\s+/g, ' ')
    if (isTitle(whole, block.kind === 'heading'))
      return titled(whole.replace(subject, ''), block.lines, block.kind === 'heading' ? 0.9 : 0.8)
    // Set close above the first sentence it is part of its paragraph.
    const [line] = block.lines
    const first = line === undefined || block.lines.length === 1 ? '' : textOfLine(line)
    if (line !== undefined && first === first.toUpperCase() && isTitle(first, true)) return titled(first, [line], 0.75)
  }
  return null
}

/** "Re: Offer of Employment": what a letter is about. */
const subject = /^(?:re|subject|betreff|betr\.?|objet|asunto|oggetto|betreft|assunto)\s*:\s*/iu

const titled = (text: string, lines: readonly Line[], sure: number): FoundValue | null =>
  found(
    'title',
    text,
    lines.flatMap(({ words }) => words),
    sure,
  )

function isTitle(text: string, isHeading: boolean): boolean {
  // A sentence that goes on from the block above is none; filing marks of registers ("EX-10.1 2 file.htm") neither.
  if (/^\p{Ll}/u.test(text) || text.length > 140 || /\.(?:html?|txt)\b|^exhibit\b|^ex-/i.test(text)) return false
  if (!titleWord.test(straightened(text)) || /[.;]$/.test(text)) return false
  return isHeading || !/\b(?:this|the|is|are|between|dieser|dated)\b/i.test(text)
}

/** Longest sentence that is given as a clause, in letters: enough to read, not the whole article. */
const longestClause = 600

/** Clauses that say what the law is, how it ends, renews and how far one is liable: each the sentence itself. */
export function clausesIn(prose: Prose): readonly FoundValue[] {
  return present(
    clauseWordings.map(({ name, said, sure }) => {
      for (const match of matchesIn(prose.text, said)) {
        const [from, to] = sentenceAround(prose.text, match.index, match.end)
        const words = wordsBetween(prose, from, to)
        return found(name, words.map(({ text }) => text).join(' '), words, sure, clauseHeading(prose, match.index))
      }
      return null
    }),
  )
}

const sentenceEnd =
  /(?<!\b(?:Inc|Co|Corp|Ltd|No|Mr|Ms|Mrs|Dr|St|Sec|Art|Abs|Nr|U\.S|v|\d))[.;]\s+(?=\p{Lu}|\(|\d|"|§)|(?<=[\p{L}\p{N})])\n(?=\p{Lu}|\d|§)/gu

function sentenceAround(text: string, from: number, to: number): readonly [number, number] {
  const ahead = text.slice(Math.max(0, from - longestClause / 2), from)
  const before = [...ahead.matchAll(sentenceEnd)].at(-1)
  const start =
    before === undefined ? from - (ahead.length - ahead.lastIndexOf('\n') - 1) : from - (ahead.length - before.index - before[0].length)
  sentenceEnd.lastIndex = 0
  const behind = text.slice(to, start + longestClause)
  // The last sentence of all has no other behind it; one cut at its greatest length ends with a whole word.
  const whole = start + longestClause >= text.length || behind.endsWith('.')
  const after = sentenceEnd.exec(behind)
  sentenceEnd.lastIndex = 0
  return [
    endOfHeadings(text, start, from),
    after === null ? to + (whole ? behind.length : Math.max(0, behind.lastIndexOf(' '))) : to + after.index + (after[0] === '\n' ? 0 : 1),
  ]
}

const sums =
  /(?:(?:US)?\$|€|£|R\$|₹|\b(?:USD|EUR|GBP|CHF|Euros?)\b)\s?\d[\d.,' ]*\d(?!\d)|(?<![\d.,])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{2})?|\d[\d.,']*\d?)\s?(?:€|(?:EUR|Euro|USD|US-?Dollars?|CHF|GBP|euros?|dollars)\b)/giu
/** Sums given at most; a price list is a table, not a contract's terms. */
const mostSums = 20

/** The sums of money a contract names, each with the words around it. */
export function amountsIn(prose: Prose, evidence: Evidence): readonly (readonly FoundValue[])[] {
  const items: (readonly FoundValue[])[] = []
  for (const match of matchesIn(prose.text, sums)) {
    const said = match[0].replace(/[\s.,]+$/, '')
    const value = readMoney(said, evidence)
    if (value === null || value.kind !== 'money') continue
    const [from, to] = sentenceAround(prose.text, match.index, match.end)
    const about = wordsBetween(prose, Math.max(from, match.index - 120), Math.min(to, match.end + 60))
    items.push(
      present([
        found('amount', value, wordsBetween(prose, match.index, match.index + said.length), 0.9, clauseHeading(prose, match.index)),
        found('description', about.map(({ text }) => text).join(' '), about, 0.7),
      ]),
    )
    if (items.length === mostSums) break
  }
  return items
}
