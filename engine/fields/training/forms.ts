// Forms drawn by chance: labels with colons, lines to write on, boxes with the label on top, two columns, and lines that nobody filled in.

import { between, dayOf, happens, type Next, pick, reference } from './numbers.ts'
import { type Drawn, misreading, Sheet } from './sheet.ts'
import type { Tongue, Wording } from './wording.ts'

/** What forms ask for, in each language: name, birthday, street, town, telephone, occupation, employer, file number, day, remarks. */
const questions: Readonly<Record<Tongue, readonly string[]>> = {
  en: 'Full name|Date of birth|Street address|City|Phone|Occupation|Employer|File number|Date|Remarks'.split('|'),
  de: 'Name, Vorname|Geburtsdatum|Straße, Hausnummer|Wohnort|Telefon|Beruf|Arbeitgeber|Aktenzeichen|Datum|Bemerkungen'.split('|'),
  fr: 'Nom et prénom|Date de naissance|Adresse|Ville|Téléphone|Profession|Employeur|Numéro de dossier|Date|Remarques'.split('|'),
  es: 'Nombre y apellidos|Fecha de nacimiento|Dirección|Ciudad|Teléfono|Profesión|Empresa|Número de expediente|Fecha|Observaciones'.split(
    '|',
  ),
  it: 'Nome e cognome|Data di nascita|Indirizzo|Città|Telefono|Professione|Azienda|Numero pratica|Data|Note'.split('|'),
  nl: 'Naam en voornaam|Geboortedatum|Adres|Woonplaats|Telefoon|Beroep|Werkgever|Dossiernummer|Datum|Opmerkingen'.split('|'),
  pt: 'Nome completo|Data de nascimento|Morada|Localidade|Telefone|Profissão|Empresa|Número do processo|Data|Observações'.split('|'),
}
const people = 'Ada Lind|Jonas Keller|Mira Solberg|Ana Ribeiro|Paolo Conti|Claire Dubois|Luis Ortega|Marta Nowak'.split('|')
const trades = 'Carpenter|Lehrerin|Menuisier|Enfermera|Cuoco|Bakker|Engenheira|Baker|Nurse'.split('|')
const said = 'none|see annex 2|urgent|by post|first request'.split('|')

/** A form in one language; `spoilt` is the share of words that a recogniser misreads, null for a text layer. */
export function drawnForm(tongue: Tongue, wording: Wording, next: Next, spoilt: number | null): Drawn {
  const sheet = new Sheet({ width: 595, height: 842 }, pick(['Serif', 'Sans', 'Courier'], next))
  const size = pick([9, 10, 11], next)
  const asked = questions[tongue].map((question, at) => [question, happens(0.8, next) ? answer(at, wording, next) : ''] as const)
  const shown = asked.slice(0, between(5, 10, next))
  const manner = pick(['inline', 'lines', 'boxes', 'columns'] as const, next)
  const mark = manner === 'boxes' ? pick([':', '', ''], next) : pick([':', ':', ''], next)
  sheet.set(pick(['Form 12-B', 'B. 204', 'No. 77'], next), { left: 50, y: 40, size: 8 })
  const half = manner === 'columns' || manner === 'boxes' ? 250 : 495
  shown.forEach(([question, value], at) => {
    const inRow = half < 300 ? 2 : 1
    const left = 50 + (at % inRow) * half
    const y = 90 + Math.floor(at / inRow) * size * (manner === 'boxes' ? 3.2 : 2.2)
    if (manner === 'boxes') {
      sheet.set(`${question}${mark}`, { left: left + 4, y, size: size - 2 })
      sheet.set(value, { left: left + 6, y: y + 1.4 * size, size })
      const [top, low] = [y - size, y + 2.2 * size]
      sheet.line(left, top, left + half, top)
      sheet.line(left, low, left + half, low)
      sheet.line(left, top, left, low)
      sheet.line(left + half, top, left + half, low)
      return
    }
    const end = sheet.set(`${question}${mark}`, { left, y, size })
    const begin = manner === 'inline' && mark === ':' ? end + 0.5 * size : Math.max(left + 118, end + 10)
    sheet.set(value, { left: begin, y, size })
    if (manner === 'lines') sheet.line(begin - 2, y + 2, left + half - 20, y + 2)
  })
  const pairs = shown.filter(([, value]) => value !== '').map(([question, value]) => [question, value] as const)
  return { page: sheet.page(spoilt === null ? null : misreading(next, spoilt)), fields: {}, items: [], pairs }
}

function answer(at: number, wording: Wording, next: Next): string {
  const day = (): string => dayOf(wording, pick(wording.days, next), next).printed
  const answers: readonly (() => string)[] = [
    () => pick(people, next),
    day,
    () => pick(wording.streets, next),
    () => pick(wording.towns, next)[1],
    () => pick(wording.phones, next),
    () => pick(trades, next),
    () => pick(wording.firms, next),
    () => reference(['A', 'K'], next),
    day,
    () => pick(said, next),
  ]
  return answers[at]?.() ?? ''
}
