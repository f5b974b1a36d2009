// What a resume calls its values: the title of the section that they stand in, and beside mail, telephone and the like a label of their own.

import type { Word } from '../../model/index.ts'
import { statedIn } from '../prose/stated.ts'
import type { FoundValue } from '../reading/reader.ts'
import type { Row, Section } from './sections.ts'

/** Gives a value without a label the title of the section in which its first word stands; values outside of sections stay as they are. */
export function headingsOf(sections: readonly Section[]): (value: FoundValue) => FoundValue {
  const titles = new Map<Word, readonly Word[]>()
  for (const { title, rows } of sections)
    for (const segment of rows.flat()) for (const word of segment.words) if (!titles.has(word)) titles.set(word, title.words)
  return (value) => {
    const title = value.label.length > 0 ? undefined : titles.get(value.words[0] as Word)
    return title === undefined ? value : { ...value, label: title }
  }
}

/** Names of what a person is reached by, in small letters without spaces and marks, by field: what stands beside them is called so. */
const names: Readonly<Record<string, RegExp>> = {
  email:
    /^(?:e?mail(?:address|adresse|adres)?|(?:direccion|correo)(?:de)?(?:correo)?(?:electronico)?|courriel|adresse(?:e)?mail|postaelettronica|correioeletronico)$/,
  phone:
    /^(?:(?:tele)?phone(?:number)?|tel|mobile|cell|telefon(?:nummer)?|mobil(?:telefon)?|handy|portable|telefono|movil|cellulare|telefoon(?:nummer)?|mobiel|telefone|telemovel|celular)$/,
  website: /^(?:web(?:site|seite)?|homepage|site(?:web|internet)?|sitoweb|paginaweb|url|linkedin|github|gitlab|portfolio|xing)$/,
  location:
    /^(?:location|address|adresse|anschrift|wohnort|domicile|direccion|domicilio|indirizzo|residenza|adres|woonplaats|morada|endereco|localidade)$/,
}

/** Gives a value that a person is reached by the label that is printed before it in its row; others stay as they are. */
export function labelledBeside(rows: readonly Row[]): (value: FoundValue) => FoundValue {
  const terms = statedIn(rows)
  return (value) => {
    const known = names[value.name]
    const [first] = value.words
    if (known === undefined || first === undefined || value.label.length > 0) return value
    const term = terms.find(({ key, lines }) => known.test(key) && lines.some((words) => words[0] === first))
    return term === undefined ? value : { ...value, label: term.label }
  }
}
