// Letters, notices, reports and minutes composed at random, of one to five pages, some with an annex; and the small print that bills have on their back.

import { Dice } from '../golden/dice.ts'
import { type LetterWording, letterWordings } from './letter-wording.ts'
import { element, escaped, page } from './page.ts'

const languages = Object.keys(letterWordings)
export const faces = ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'DejaVu Serif', 'Liberation Mono', 'Carlito', 'Caladea']

/** Composes paper `number` of the series `seed`: no invoice, receipt, resume, contract, form or statement. */
export function composedLetter(seed: number, number: number): string {
  const dice = new Dice(seed * 1_000_003 + number + 7_000)
  const wording = letterWordings[languages[number % languages.length] ?? 'en'] as LetterWording
  return dice.chance(0.6) ? letter(dice, wording) : report(dice, wording)
}

/** General terms as bills have them on their last page, in small type, as markup to put behind a bill. */
export function composedTerms(seed: number, number: number, language: string): string {
  const dice = new Dice(seed * 1_000_003 + number + 9_000)
  const [title, ...sentences] = (letterWordings[language] ?? (letterWordings.en as LetterWording)).terms
  const count = dice.between(8, 30)
  const clauses = Array.from({ length: count }, (_, at) =>
    element('p', `${at + 1}. ${escaped(dice.one(sentences))} ${escaped(dice.one(sentences))}`),
  )
  return `<div style="break-before:page;font-size:${dice.between(7, 9)}pt;columns:${dice.between(1, 2)}">${element(dice.one(['h2', 'h3', 'p']), escaped(title))}${clauses.join('')}</div>`
}

const block = (text: string): string => text.split('; ').map(escaped).join('<br>')

function style(dice: Dice, wording: LetterWording, foot: string): string {
  const margins = [dice.between(14, 28), dice.between(16, 30)]
  const numbered = dice.chance(0.4)
  const count = dice.one([`"${wording.page} " counter(page) " ${wording.of} " counter(pages)`, 'counter(page)', `"– " counter(page) " –"`])
  const at = dice.one(['@bottom-center', '@bottom-right', '@top-right'])
  const own = dice.chance(0.35) ? `@${dice.one(['bottom-left', 'top-left'])}{content:"${foot}";font-size:7pt}` : ''
  const mirrored = dice.chance(0.2) ? '@page:left{margin-left:30mm}@page:right{margin-left:17mm}' : ''
  return `@page{size:${dice.one(['A4', 'A4', 'A4', 'Letter'])};margin:${margins[0]}mm ${margins[1]}mm;${numbered ? `${at}{content:${count};font-size:8pt}` : ''}${own}}${mirrored}
body{font:${dice.between(18, 24) / 2}pt/${dice.one([1.25, 1.35, 1.45, 1.6])} '${dice.one(faces)}';${dice.chance(0.4) ? 'text-align:justify;' : ''}}
p{margin:0 0 ${dice.one(['.5em', '.8em', '1em'])}}h1{font-size:${dice.one([1.4, 1.7, 2])}em}h2{font-size:1.2em}table{border-collapse:collapse;width:100%}td,th{border:${dice.one(['0', '1px solid #777'])};padding:3px 6px;text-align:left}`
}

const running = (dice: Dice, wording: LetterWording, least: number, most: number): string =>
  element('p', Array.from({ length: dice.between(least, most) }, () => escaped(dice.one(wording.sentences))).join(' '))

function letter(dice: Dice, wording: LetterWording): string {
  const [sender, receiver] = [dice.one(wording.senders), dice.one(wording.receivers)]
  const day = escaped(wording.dated(dice.between(1, 28), dice.one(wording.months), dice.between(2019, 2026)))
  const place = dice.one(['left', 'right', 'center'])
  const length = dice.one([2, 3, 4, 6, 9, 14, 22, 30])
  const parts = [
    dice.chance(0.85) ? `<div style="text-align:${place}">${dice.chance(0.4) ? `<b>${block(sender)}</b>` : block(sender)}</div><br>` : '',
    dice.chance(0.7) ? `<p>${block(receiver)}</p><br>` : '',
    dice.chance(0.9) ? `<p style="text-align:${dice.one(['left', 'right'])}">${day}</p>` : '',
    dice.chance(0.8) ? `<p><b>${escaped(dice.one(wording.subjects))}</b></p>` : '',
    element('p', escaped(dice.one(wording.greetings))),
    ...Array.from({ length }, () => running(dice, wording, 1, 4)),
    element('p', escaped(dice.one(wording.closings))),
    `<br><p>${escaped(dice.one(wording.signers))}</p>`,
    dice.chance(0.25) ? annex(dice, wording) : '',
  ]
  return page(parts.join(''), style(dice, wording, sender.split(';')[0] ?? ''))
}

function annex(dice: Dice, wording: LetterWording): string {
  const rows = Array.from({ length: dice.between(4, 18) }, (_, at) =>
    element(
      'tr',
      [`${at + 1}`, dice.one(wording.headings), `${dice.between(1, 28)} ${dice.one(wording.months)}`]
        .map((cell) => element('td', escaped(cell)))
        .join(''),
    ),
  )
  return `<div style="break-before:page"><h2>${escaped(dice.one(wording.annex))}</h2>${dice.chance(0.6) ? `<table>${rows.join('')}</table>` : running(dice, wording, 3, 9)}</div>`
}

function report(dice: Dice, wording: LetterWording): string {
  const sender = dice.one(wording.senders).split(';')[0] ?? ''
  const numbered = dice.chance(0.5)
  const chapters = wording.headings.map(
    (heading, at) =>
      element(numbered || dice.chance(0.5) ? 'h2' : 'h3', escaped(numbered ? `${at + 1}. ${heading}` : heading)) +
      Array.from({ length: dice.between(1, 5) }, () => running(dice, wording, 2, 6)).join(''),
  )
  const cover = dice.chance(0.2)
    ? `<div style="break-after:page;padding-top:${dice.between(10, 80)}mm"><h1>${escaped(dice.one(wording.subjects))}</h1>${element('p', escaped(sender))}</div>`
    : ''
  return page(
    `${cover}<h1>${escaped(dice.one(wording.subjects))}</h1>${dice.chance(0.6) ? element('p', escaped(`${sender}, ${dice.one(wording.months)} ${dice.between(2019, 2026)}`)) : ''}${chapters.slice(0, dice.between(2, chapters.length)).join('')}${dice.chance(0.4) ? annex(dice, wording) : ''}`,
    style(dice, wording, sender),
  )
}
