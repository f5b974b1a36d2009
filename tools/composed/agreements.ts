// Long agreements composed at random, to be told from what stands behind them: a cover or none, numbered clauses over pages, signatures, schedules.

import { Dice } from '../golden/dice.ts'
import { letterWordings } from './letter-wording.ts'
import { faces } from './letters.ts'
import { element, escaped, page } from './page.ts'

/** What an agreement calls itself, speaks of itself as, and has behind it; how it is signed. */
const wordings: Readonly<Record<string, { titles: string[]; says: string[]; clauses: string[]; schedule: string; signed: string[] }>> = {
  en: {
    titles: ['Services Agreement', 'Lease', 'Licence Agreement', 'Contract of Maintenance'],
    says: [
      'Nothing in this Agreement makes either party the agent of the other.',
      'A notice under this Agreement is good only when it is given in writing.',
      'Each party keeps to itself what it learns of the other under this Agreement.',
      'If a clause of this Agreement fails, the others stand.',
    ],
    clauses: ['Definitions', 'Services', 'Fees', 'Secrecy', 'Term', 'Ending', 'Notices', 'Law'],
    schedule: 'Schedule',
    signed: ['Signed for the Supplier', 'Signature', 'Name', 'Date'],
  },
  de: {
    titles: ['Dienstleistungsvertrag', 'Mietvertrag', 'Rahmenvereinbarung'],
    says: [
      'Änderungen dieses Vertrages bedürfen der Schriftform.',
      'Der Vertrag geht auf die Rechtsnachfolger der Parteien über.',
      'Ist eine Bestimmung des Vertrages unwirksam, so bleiben die übrigen bestehen.',
    ],
    clauses: ['Gegenstand', 'Leistungen', 'Vergütung', 'Vertraulichkeit', 'Dauer', 'Kündigung', 'Schlussbestimmungen'],
    schedule: 'Anlage',
    signed: ['Ort, Datum', 'Unterschrift Auftraggeber', 'Unterschrift Auftragnehmer'],
  },
  fr: {
    titles: ['Contrat de prestation de services', 'Bail commercial', 'Convention de partenariat'],
    says: [
      'Toute modification du contrat est faite par écrit.',
      'Chaque partie garde pour elle ce que le contrat lui fait connaître de l’autre.',
      'La nullité d’une clause du contrat laisse les autres en vigueur.',
    ],
    clauses: ['Objet', 'Prestations', 'Prix', 'Confidentialité', 'Durée', 'Résiliation', 'Droit applicable'],
    schedule: 'Annexe',
    signed: ['Fait à', 'Signature', 'Lu et approuvé'],
  },
  es: {
    titles: ['Contrato de prestación de servicios', 'Contrato de arrendamiento'],
    says: ['Toda modificación de este contrato se hará por escrito.', 'La nulidad de una cláusula del contrato no afecta a las demás.'],
    clauses: ['Objeto', 'Servicios', 'Precio', 'Confidencialidad', 'Duración', 'Resolución'],
    schedule: 'Anexo',
    signed: ['Firma', 'Fdo.', 'Fecha'],
  },
}
const languages = Object.keys(wordings)

/** Composes agreement `number` of the series `seed`. */
export function composedAgreement(seed: number, number: number): string {
  const dice = new Dice(seed * 1_000_003 + number + 13_000)
  const language = languages[number % languages.length] ?? 'en'
  const { titles, says, clauses, schedule, signed } = wordings[language] ?? (wordings.en as (typeof wordings)[string])
  const { sentences, page: pageName } = letterWordings[language] ?? (letterWordings.en as (typeof letterWordings)[string])
  const title = dice.one(titles)
  const running = (least: number, most: number): string =>
    escaped(Array.from({ length: dice.between(least, most) }, () => dice.one(dice.chance(0.4) ? says : sentences)).join(' '))
  const numbered = dice.one(['1.', '§ 1', 'Art. 1', ''])
  const parts = clauses.map((clause, at) => {
    const number = numbered.replace('1', String(at + 1))
    const paragraphs = Array.from({ length: dice.between(1, 5) }, (_, below) =>
      element('p', `${numbered === '' ? '' : `${at + 1}.${below + 1} `}${running(1, 5)}`),
    )
    return element(dice.chance(0.8) ? 'h3' : 'p', escaped(`${number} ${clause}`.trim())) + paragraphs.join('')
  })
  const cover = dice.chance(0.25)
    ? `<div style="break-after:page;text-align:center;padding-top:${dice.between(20, 90)}mm"><h1>${escaped(title)}</h1>${dice.chance(0.6) ? element('p', running(1, 1)) : ''}</div>`
    : ''
  const opening = cover === '' || dice.chance(0.5) ? element('h1', escaped(title)) : ''
  const signatures = `<div style="margin-top:2em">${signed.map((each) => element('p', `${escaped(each)}: ____________________`)).join('')}</div>`
  const schedules = Array.from(
    { length: dice.one([0, 0, 1, 2]) },
    (_, at) =>
      `<div style="break-before:page">${element('h2', `${escaped(schedule)} ${at + 1}`)}${Array.from({ length: dice.between(1, 7) }, () => element('p', running(1, 4))).join('')}</div>`,
  )
  const head = dice.one(['', '', `@top-right{content:"${title}";font-size:8pt}`, `@bottom-left{content:"${title}";font-size:8pt}`])
  const foot = dice.one([
    '',
    '@bottom-center{content:counter(page);font-size:8pt}',
    `@bottom-right{content:"${pageName} " counter(page);font-size:8pt}`,
  ])
  const mirrored = dice.chance(0.25) ? '@page:left{margin-left:32mm;margin-right:18mm}@page:right{margin-left:18mm;margin-right:32mm}' : ''
  return page(
    cover + opening + element('p', running(2, 4)) + parts.join('') + signatures + schedules.join(''),
    `@page{size:${dice.one(['A4', 'A4', 'Letter'])};margin:${dice.between(16, 28)}mm ${dice.between(18, 30)}mm;${head}${foot}}${mirrored}
body{font:${dice.between(19, 26) / 2}pt/${dice.one([1.2, 1.35, 1.5, 1.8])} '${dice.one(faces)}';${dice.chance(0.6) ? 'text-align:justify;' : ''}}h1{font-size:1.4em;text-align:${dice.one(['left', 'center'])}}h3{font-size:1.05em}p{margin:0 0 .7em;${dice.chance(0.3) ? `text-indent:${dice.between(4, 12)}mm` : ''}}`,
  )
}
