// The bank that keeps the account to pay to, named before or behind the account, or on the line over it.

import type { Word } from '../../model/index.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { foundText, printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { isBankCode } from './identifiers.ts'

const bank =
  /bank(?!verbindung|daten|konto|überweisung|transfer|details|leitzahl|rekening|gegevens|ing\b)|sparkasse|raiffeisen|(?<!\p{L})(?:banca|banco|banque|caixa|caja|cassa|cr[ée]dit|cr[ée]dito|credito|caisse|kutxa|postfinance|building society|credit union|ING|BNP|BBVA)(?!\p{L})/iu
const notBank =
  /\d{3}|[@:]|(?<!\p{L})(?:transfer|account|überweisung|verbindung|virement|transferencia|bonifico|rekening|cuenta|conto|compte|konto|iban|bic|swift|bancaria|bancarie|bancaires?|banking|details?)(?!\p{L})|d['’]appoggio/iu

/** Below what is called sure once calibrated: any name may hold the word. */
const sureness = 0.66
/** Words of the name of a bank at most. */
const most = 7

/** The name with the word for a bank in it that stands next to the account; null for none. */
export function bankBeside(pages: readonly PageText[], account: readonly Word[]): FoundValue | null {
  const [first] = account
  const last = account.at(-1)
  if (first === undefined || last === undefined) return null
  const text = pages.find(({ page }) => page.number === first.page)
  const own = text?.segments.find(({ words }) => words.includes(first))
  if (text === undefined || own === undefined) return null
  const before = piecesOf(own.words.slice(0, own.words.indexOf(first))).toReversed()
  const behind = own.words.includes(last) ? piecesOf(own.words.slice(own.words.indexOf(last) + 1)) : []
  const near = [...before.slice(0, 3), ...behind.slice(0, 2), ...around(own, text)]
  const name = near.find(isBank)
  const found = name === undefined ? null : foundText('bank_name', trimmed(name), [], sureness)
  return found?.value.kind === 'text' ? { ...found, value: { kind: 'text', text: found.value.text.replace(/^\(|[),;]+$/gu, '') } } : found
}

/**
 * The code of the bank behind the account in its row, in brackets or not, or alone on the line below at one edge; null for none. Its country is that of the
 * account: "BE17 7320 1884 4121 (GEBABEBB)".
 */
export function codeBeside(pages: readonly PageText[], account: readonly Word[]): FoundValue | null {
  const [first] = account
  const last = account.at(-1)
  const text = pages.find(({ page }) => page.number === first?.page)
  const own = text?.segments.find(({ words }) => last !== undefined && words.includes(last))
  if (text === undefined || own === undefined || first === undefined || last === undefined) return null
  const behind = own.words[own.words.indexOf(last) + 1]
  const below = text.segments.find(
    (line) => line.row > own.row && line.baseline - own.baseline < 1.8 * own.size && Math.abs(line.box.left - first.box.left) < 2,
  )
  const code = [behind, below?.words.length === 1 ? below.words[0] : undefined].find(
    (word) => word !== undefined && isCodeIn(word, first.text),
  )
  const found = code === undefined ? null : foundText('bic', [code], [], sureOfCode)
  return code === undefined || found === null ? null : { ...found, value: { kind: 'text', text: code.text.replace(/[^A-Z\d]/gu, '') } }
}
/** Its form, its country and its place say what it is. */
const sureOfCode = 0.9
const isCodeIn = ({ text }: Word, account: string): boolean =>
  isBankCode(text) && text.replace(/^\(/u, '').slice(4, 6) === account.slice(0, 2)

/** Lines over the account at its edge, as far as two, and what stands left of it. */
function around(own: Segment, { rows }: PageText): readonly (readonly Word[])[] {
  const over = [1, 2].flatMap((up) =>
    (rows[own.row - up] ?? []).filter(
      ({ box, baseline }) => Math.abs(box.left - own.box.left) < 0.5 * own.size && own.baseline - baseline < (0.4 + 1.4 * up) * own.size,
    ),
  )
  const left = (rows[own.row] ?? []).filter(({ box }) => box.right <= own.box.left).slice(-1)
  return [...over, ...left].flatMap(({ words }) => piecesOf(words))
}

const isBank = (words: readonly Word[]): boolean => {
  const text = printedText(trimmed(words))
  return words.length <= most && /^\(?\p{Lu}/u.test(text) && bank.test(text) && !notBank.test(text)
}

/** Without what leads to the account ("Bank:", "IBAN") and marks around the name. */
function trimmed(words: readonly Word[]): readonly Word[] {
  const leads = words.findLastIndex(({ text }) => /:$/u.test(text) && !/^\p{Lu}{2,4}:$/u.test(text))
  return words.slice(leads + 1)
}

/** What stands between marks and commas, brackets and the word IBAN. */
function piecesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const pieces: Word[][] = [[]]
  for (const word of words) {
    if (/^(?:[·•|/–—-]+|IBAN:?|BIC:?|c\/c|a\/c|su|sul|presso|bei|auf|at|with|chez|auprès|bij|en|no|na|ao)$/iu.test(word.text)) {
      pieces.push([])
      continue
    }
    if (/^\(/u.test(word.text)) pieces.push([])
    pieces.at(-1)?.push(word)
    if (/[,;)]$/u.test(word.text)) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 0)
}
