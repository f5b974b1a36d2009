import { unicodeNames } from './unicode-names.ts'

let known: ReadonlySet<string> | null = null

/** Whether a text is what a language is called, as "Anglais" or "Brazilian Portuguese" is: every language of ISO 639-1, as Unicode's data name it. */
export function isLanguageName(text: string): boolean {
  known ??= new Set(unicodeNames('language').map(plain))
  const name = plain(text)
  return known.has(name) || (/^\p{L}+ \p{L}+$/u.test(name) && known.has(name.split(' ')[1] ?? ''))
}

/** Small letters without accents, and without what stands behind in brackets. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s*[([].*$/u, '')
    .replace(/[\s:–—-]+$/u, '')
    .trim()
    .toLowerCase()
