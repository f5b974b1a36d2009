// Whose name the small print of a page bears: its web site, its mail, the company at its foot.

import type { Word } from '../../model/index.ts'
import { namesCompany } from '../reading/addresses.ts'
import { printedText } from '../reading/printed-text.ts'
import type { AddressBlock } from './address-blocks.ts'

/** Letters and figures alone, small. */
export const plain = (words: readonly Word[]): string =>
  printedText(words)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What a name begins with, or the whole of it, is what a web site of the page is called, or mail at its foot, or the company that the small print there
 * names: "Mill Service" over an address, "www.mill.example" or "Mill SAS au capital de …" elsewhere.
 */
export function isNamedInPrint({ name, text, stack }: AddressBlock): boolean {
  const own = [plain(name.slice(0, 1)), plain(name)].filter(({ length }) => length >= shortestSign)
  if (own.length === 0) return false
  return text.segments.some((segment) => {
    if (stack.includes(segment)) return false
    const isAtFoot = segment.box.top > footOfPage * text.page.size.height
    const isCompany = isAtFoot && own.includes(plain(segment.words.slice(0, 1))) && namesCompany(printedText(segment.words.slice(0, 4)))
    return isCompany || segment.words.some(({ text: word }) => (isAtFoot || !word.includes('@')) && own.includes(siteOf(word)))
  })
}
const shortestSign = 4
const footOfPage = 0.85
/** "mill" of "www.mill.example/help", "https://shop.mill.co.uk" and "post@mill.example"; empty for what is neither site nor mail. */
function siteOf(word: string): string {
  const labels = (/(?:https?:\/\/|www\.|@)(?<host>[\w-]+(?:\.[\w-]+)+)/iu.exec(word)?.groups?.host ?? '').toLowerCase().split('.')
  const at = (labels.at(-2) ?? '').length > longestDomain || labels.length < 3 ? -2 : -3
  return (labels.at(at) ?? '').replace(/[^\p{L}\p{N}]/gu, '')
}
/** Letters of the part of a domain that says what kind it is: "co", "com". */
const longestDomain = 3
