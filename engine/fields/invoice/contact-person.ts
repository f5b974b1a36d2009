// Whom to ask about the invoice: a person's name behind, right of or right under a label, and the parts of the name.

import type { Word } from '../../model/index.ts'
import { namePartsOf, titles } from '../prose/name-parts.ts'
import { type PageText, type Segment, segmentOf } from '../reading/page-text.ts'
import { foundText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'

const label =
  /^(?:(?:your |our |sales |main )?contact(?: person)?|sales ?person|sales rep(?:resentative)?|account manager|(?:ihre?|unsere?) (?:ansprechpartner(?:in)?|sachbearbeiter(?:in)?|kontakt)|ansprechpartner(?:in)?|kontaktperson|sachbearbeiter(?:in)?|bearbeiter(?:in)?|(?:votre )?interlocut(?:eur|rice)|contact commercial|votre contact|(?:affaire |dossier )?suivie? par|(?:su )?persona de contacto|(?:su )?contacto|atendido por|(?:vostro )?(?:contatto|referente)|persona di contatto|(?:uw )?contactpersoon|behandeld door|pessoa de contacto|(?:o seu )?contacto|kontaktperson|vår referens|osoba do kontaktu)(?=\s*:|\s*$|\s+\p{Lu})/iu

/** Words that stand in names of firms, departments and places to write to, and in none of a person. */
const noPerson =
  /^(?:gmbh|ag|kg|ohg|ltd|llc|inc|plc|s\.?a\.?|s\.?l\.?|b\.?v\.?|s\.?r\.?l\.?|team|service|services|support|customer|kunden\p{L}*|sales|vertrieb|office|department|dept|abteilung|buchhaltung|accounting|accounts|information|details|us|uns|hotline|centre|center|telephone|phone|tel|telefon|fax|e-?mail|name|person|number|nr|no|date|datum|terms|due|page|client\p{L}*|commercial|relation|ihre?|unsere?|your|our|votre|uw)[.,:]?$/iu

/** "Hanna", "McNeil", "O’Hara", "Jean-Luc", "BRANDT", "R.", "M" */
const nameWord =
  /^(?:\p{Lu}\.?(?:-?\p{Lu}\.)*|(?:\p{Lu}['’])?\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)?(?:-\p{Lu}\p{Ll}+)*|\p{Lu}{2,}(?:-\p{Lu}{2,})*)[,;]?$/u
const particle = /^(?:de|del|della|der|den|di|do|dos|da|das|du|la|le|van|von|zu|ter|ten|bin|al|el)$/u

/** The person and the parts of the name ("contact_name", "contact_given_name", …); nothing where no label is followed by a person's name. */
export function contactPerson(pages: readonly PageText[], language: string | null): readonly FoundValue[] {
  for (const { rows } of pages)
    for (const segment of rows.flat()) {
      const count = labelled(segment)
      if (count === 0) continue
      for (const words of placesOf(segment, count, rows)) {
        const name = personIn(words)
        const found = name === null ? null : foundText('contact_name', name, segment.words.slice(0, count), sureness)
        if (found === null) continue
        const parts = lastNameAlone(found) ?? namePartsOf(found, rows, language)
        return [found, ...parts.map((part) => ({ ...part, name: `contact_${part.name}` }))]
      }
    }
  return []
}

/** Below what is called sure: whose person it is only the label says. */
const sureness = 0.6

/** "Frau Brandt": title and family name; null for other names. */
function lastNameAlone({ words, confidence }: FoundValue): readonly FoundValue[] | null {
  const [first] = words
  const title = first === undefined ? undefined : titles.exec(segmentOf(words, 0, first.page).text)?.[0].trim()
  if (title === undefined || title.split(/\s+/u).length !== words.length - 1) return null
  const parts = [foundText('name_prefix', words.slice(0, -1), [], confidence), foundText('family_name', words.slice(-1), [], confidence)]
  return parts.filter((part) => part !== null)
}

/** How many words of the segment are the label, its colon with them; 0 for none. */
function labelled({ words, text }: Segment): number {
  const said = label.exec(text)?.[0]
  if (said === undefined) return 0
  const count = said.split(/\s+/u).length
  return words[count]?.text === ':' ? count + 1 : count
}

/** Where the name may stand: behind the label, else in the next piece of the row, else on the line right below at the same edge. */
function placesOf(segment: Segment, count: number, rows: readonly (readonly Segment[])[]): readonly (readonly Word[])[] {
  if (count < segment.words.length) return [segment.words.slice(count)]
  const right = (rows[segment.row] ?? []).find(({ box }) => box.left >= segment.box.right)
  const below = (rows[segment.row + 1] ?? []).find(({ box }) => Math.abs(box.left - segment.box.left) < segment.size)
  const isNear = below !== undefined && below.baseline - segment.baseline < 1.8 * segment.size
  // Under a title stands the name and nothing else: "Overall Discount %" is the next label.
  const near = isNear && personIn(below.words)?.length === below.words.length ? [below.words] : []
  return [...(right === undefined || right.box.left - segment.box.right > 15 * segment.size ? [] : [right.words]), ...near]
}

/** The words from the first on that make a person's name of two to four words, titles before them left to the parts; null for none. */
function personIn(words: readonly Word[]): readonly Word[] | null {
  const [first] = words
  if (first === undefined) return null
  const titled = titles.exec(segmentOf(words, 0, first.page).text)?.[0].trim()
  const from = titled === undefined ? 0 : titled.split(/\s+/u).length
  const rest = words.slice(from)
  const end = rest.findIndex(({ text }, index) => !(nameWord.test(text) || (index > 0 && particle.test(text))) || noPerson.test(text))
  const run = end < 0 ? rest : rest.slice(0, end)
  const stop = run.findIndex(({ text }) => /[,;]$/u.test(text))
  const own = stop < 0 ? run : run.slice(0, stop + 1)
  // "Contact John Smith Ltd": what goes on as the name of a firm is no person.
  if (
    stop < 0 &&
    end >= 0 &&
    /^(?:gmbh|ag|kg|ltd|llc|inc|plc|team|service|support|b\.?v|s\.?a|s\.?l|s\.?r\.?l)/iu.test(rest[end]?.text ?? '')
  )
    return null
  const least = titled === undefined ? 2 : 1
  const person = own.length >= least && own.length <= 4 && own.some(({ text }) => /\p{Ll}{2}/u.test(text))
  return person ? words.slice(0, from + own.length) : null
}
