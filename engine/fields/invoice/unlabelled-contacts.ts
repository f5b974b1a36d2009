// The seller's address of mail and page of the web where no label stands before them, as in most letterheads and footers.

import type { Word } from '../../model/index.ts'
import type { PageText } from '../reading/page-text.ts'
import { foundText, printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import type { Party } from './parties.ts'

/** Below what is called sure once calibrated: of the seller's name, and of nothing but that no other is printed. */
const [namedAlike, onlyOne] = [0.72, 0.6]

const mail = /^[("<]*(?<host>[^\s@"<>()]+@(?<domain>[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}))[)">.,;]*$/u
const page = /^[("<]*(?:https?:\/\/)?(?:www\.)?(?<domain>[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,})(?:\/\S*?)?[)">.,;]*$/iu
const marked = /^[("<]*(?:https?:\/\/|www\.)/iu

interface Found {
  readonly word: Word
  readonly domain: string
}

/** Mail and web of the seller: those whose domain holds a part of the seller's name, else the only one that does not stand with the buyer. */
export function unlabelledContacts(pages: readonly PageText[], parties: readonly Party[]): readonly FoundValue[] {
  const words = pages.flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
  const mails = words.flatMap((word) => foundIn(word, mail))
  const ownMail = ofSeller(mails, parties)
  const sites = words
    .filter(({ text }) => !text.includes('@'))
    .flatMap((word) => foundIn(word, page))
    .filter(({ word, domain }) => marked.test(word.text) || domain === ownMail?.found.domain)
  const ownSite = ofSeller(sites, parties)
  return [valueFrom('seller_email', ownMail), valueFrom('seller_website', ownSite)].filter((value) => value !== null)
}

function foundIn(word: Word, form: RegExp): readonly Found[] {
  const domain = form.exec(word.text)?.groups?.domain?.toLowerCase()
  return domain === undefined ? [] : [{ word, domain }]
}

function ofSeller(all: readonly Found[], parties: readonly Party[]): { readonly found: Found; readonly confidence: number } | null {
  const seller = parties.find(({ role }) => role === 'seller')
  const others = parties.filter(({ role }) => role !== 'seller')
  const free = all.filter(({ domain, word }) => {
    const isTheirs = others.some((party) => isNamedAlike(domain, party.name) || standsWith(word, party))
    return isNamedAlike(domain, seller?.name ?? []) || !isTheirs
  })
  const alike = free.find(({ domain }) => isNamedAlike(domain, seller?.name ?? []))
  if (alike !== undefined) return { found: alike, confidence: namedAlike }
  const [first, ...more] = free
  return first === undefined || more.some(({ word }) => word.text !== first.word.text) ? null : { found: first, confidence: onlyOne }
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')

/** Legal forms and words of a trade that many names share. */
const common =
  /^(?:gmbh|ohg|ltd|limited|llc|inc|corp|company|sarl|sprl|bvba|lda|ltda|group|gruppe|services?|solutions|consulting|und|and|the|les|des|von|van|der)$/u

/** Whether a domain holds a word of a name, of four letters at least, or all of a short name. */
function isNamedAlike(domain: string, name: readonly Word[]): boolean {
  const host = folded(domain.split('.').slice(0, -1).join(''))
  const parts = name.flatMap(({ text }) => text.split(/[-/]/u)).map(folded)
  const whole = parts.filter((part) => !common.test(part)).join('')
  return (whole.length >= 3 && host === whole) || parts.some((part) => part.length >= 4 && !common.test(part) && host.includes(part))
}

/** Whether a word stands within the lines of a party's address or right under them. */
export function standsWith(word: Word, { block }: Party): boolean {
  if (block === null || block.text.page.number !== word.page) return false
  const { box, stack } = block
  if (stack.some(({ words }) => words.includes(word))) return true
  const lines = 4 * (word.box.bottom - word.box.top)
  return word.box.left < box.right && word.box.right > box.left && word.box.top > box.top && word.box.top < box.bottom + lines
}

function valueFrom(name: string, own: ReturnType<typeof ofSeller>): FoundValue | null {
  if (own === null) return null
  const { found, confidence } = own
  const value = foundText(name, [found.word], [], confidence)
  const text = printedText([found.word]).replace(/^[("<]+|[)">.,;]+$/gu, '')
  return value === null ? null : { ...value, value: { kind: 'text', text } }
}
