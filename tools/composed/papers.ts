// Papers composed at random: reports, articles in one to three columns, manuals, letters, minutes and theses; and what is on them by construction,
// part by part in reading order.

import { Dice } from '../golden/dice.ts'
import { faces } from './letters.ts'
import { element, escaped, page } from './page.ts'
import type { ComposedPaper, PaperPart } from './paper.ts'
import { type Making, type PaperManner, titleOf, wordingOf } from './paper-making.ts'
import { insert, paragraph } from './paper-parts.ts'
import { paperWordings } from './paper-wording.ts'

const kinds = ['article', 'report', 'manual', 'letter', 'minutes', 'thesis']

/** Composes paper `number` of the series `seed`. */
export function composedPaper(seed: number, number: number): ComposedPaper {
  const dice = new Dice(seed * 1_000_003 + number + 21_000)
  const kind = kinds[number % kinds.length] ?? 'report'
  const columns = kind === 'article' ? dice.one([1, 2, 2, 3, 3]) : dice.chance(0.15) && kind !== 'letter' ? 2 : 1
  const language = dice.one(Object.keys(paperWordings))
  const footed = kind !== 'letter' && dice.chance(kind === 'thesis' || kind === 'article' ? 0.5 : 0.2)
  const manner: PaperManner = { kind, columns, language, size: dice.between(17, 24) / 2, footed }
  const making: Making = {
    dice,
    manner,
    wording: wordingOf(language),
    parts: [],
    hidden: [],
    notes: [],
    counts: { note: 0, figure: 0, table: 0, formula: 0 },
    places: [],
  }
  const running = runningOf(making)
  const style = styleOf(making, running)
  const body = bodyOf(making)
  const { parts, hidden } = making
  return { html: page(body, style), kind, columns, language, parts, running: running.map(({ text }) => text), hidden }
}

interface Running {
  readonly at: string
  readonly text: string
}

function runningOf(making: Making): readonly Running[] {
  const { dice, manner } = making
  if (manner.kind === 'letter' || dice.chance(0.2)) return []
  const top = { at: dice.one(['top-left', 'top-right', 'top-center']), text: titleOf(making, 3, 6) }
  const foot = { at: 'bottom-left', text: titleOf(making, 2, 4) }
  return dice.chance(0.5) ? [top] : dice.chance(0.5) ? [top, foot] : [foot]
}

/** How headings of a paper are told from its text. */
interface Titles {
  readonly numbered: 'no' | 'figures' | 'letters'
  readonly runIn: boolean
  readonly counts: number[]
  /** The level that chapters have: under a title it is the second. */
  readonly top: number
}

function bodyOf(making: Making): string {
  const { dice, manner, wording } = making
  const titled = manner.kind !== 'letter' || dice.chance(0.3)
  const titles: Titles = {
    numbered: manner.kind === 'letter' ? 'no' : dice.one(['no', 'figures', 'figures', 'letters']),
    runIn: dice.chance(0.15),
    counts: [],
    top: titled ? 2 : 1,
  }
  let front = ''
  if (titled) {
    const text = titleOf(making, 3, 8)
    making.parts.push({ kind: 'heading', trait: 'title', text, ordered: true, level: 1 })
    front = element('h1', escaped(text))
    if (manner.kind === 'thesis' && dice.chance(0.5)) front = `<div style="break-after:page;padding-top:60mm">${front}</div>`
  }
  const chapters = manner.kind === 'letter' ? 1 : dice.between(2, 5)
  const out: string[] = []
  const sheets: string[] = []
  const columned = (markup: string): string => (manner.columns > 1 ? element('div', markup, 'columns') : markup)
  for (let chapter = 1; chapter <= chapters; chapter++) {
    const begun = making.parts.length
    if (manner.kind !== 'letter') out.push(heading(making, titles, 1, chapter === 1 && manner.kind === 'thesis' ? wording.chapter : ''))
    const sections = manner.kind === 'letter' || manner.footed ? 1 : dice.between(1, 3)
    for (let section = 1; section <= sections; section++) {
      if (section > 1) out.push(heading(making, titles, dice.chance(0.3) && section > 2 ? 3 : 2, ''))
      for (let at = dice.between(2, 5); at > 0 && (!manner.footed || roomTaken(making.parts.slice(begun), manner.size) < 1); at--) {
        out.push(paragraph(making, dice.chance(0.5)))
        if (dice.chance(0.45)) out.push(insert(making))
      }
      out.push(paragraph(making, false))
    }
    if (!manner.footed) continue
    const notes = making.notes.length === 0 ? '' : element('div', making.notes.splice(0).join(''), 'notes')
    sheets.push(element('div', `${chapter === 1 ? front : ''}<div class="room">${columned(out.splice(0).join(''))}</div>${notes}`, 'sheet'))
  }
  return manner.footed ? sheets.join('') : front + columned(out.join(''))
}

/** About how much of half a page parts take: what stands on a page of its own must not run over it. */
function roomTaken(parts: readonly PaperPart[], size: number): number {
  const letters = parts.map(({ kind, text, rows = [] }) =>
    kind === 'table' ? 60 * rows.flat().length : Math.max(text.length, kind === 'code' ? 600 : 100),
  )
  // A figure is as high as some lines.
  const figures = parts.filter(({ trait }) => trait === 'caption of a figure').length
  return ((letters.reduce((sum, count) => sum + count, 0) + 600 * figures) * size * size) / 160_000
}

/** A heading `depth` under the chapters, from 1 on. */
function heading(making: Making, { numbered, runIn, counts, top }: Titles, depth: number, word: string): string {
  const { parts, places } = making
  counts.length = depth
  for (let at = 0; at < depth; at++) counts[at] = (counts[at] ?? (at === depth - 1 ? 0 : 1)) + (at === depth - 1 ? 1 : 0)
  const [first = 1, ...rest] = counts
  const number = numbered === 'no' ? '' : [numbered === 'letters' ? String.fromCharCode(64 + first) : first, ...rest].join('.')
  const text = `${number}${number === '' ? '' : rest.length === 0 && (numbered === 'letters' || word === '') ? '. ' : ' '}${titleOf(making, 2, 6)}`
  const level = top + depth - 1
  const id = `s${parts.length}`
  places.push({ id, text })
  if (runIn && depth > 1) {
    const after = titleOf(making, 8, 20)
    parts.push({
      kind: 'paragraph',
      trait: 'run-in title',
      text: `${text}. ${after}.`,
      ordered: true,
      marks: [{ kind: 'bold', text: `${text}.` }],
    })
    return `<p id="${id}"><b>${escaped(text)}.</b> ${escaped(after)}.</p>`
  }
  parts.push({ kind: 'heading', trait: `heading ${depth}${numbered === 'no' ? '' : ', numbered'}`, text, ordered: true, level })
  return `<h${level} id="${id}">${escaped(text)}</h${level}>`
}

function styleOf({ dice, wording, manner: { size, columns, kind } }: Making, running: readonly Running[]): string {
  const count = dice.one([
    'counter(page)',
    `"${wording.page} " counter(page)`,
    `"– " counter(page) " –"`,
    'counter(page) " / " counter(pages)',
  ])
  const boxes = running.map(({ at, text }) => `@${at}{content:"${text}";font-size:${size * 0.8}pt;white-space:nowrap}`).join('')
  const numbered = dice.chance(0.75) ? `@${dice.one(['bottom-right', 'bottom-center'])}{content:${count};font-size:${size * 0.85}pt}` : ''
  const [body, titles] = [
    dice.one(faces.filter((face) => !face.includes('Mono'))),
    dice.one(faces.filter((face) => !face.includes('Mono'))),
  ]
  const scale = dice.one([1.12, 1.18, 1.24])
  const headings = [4, 3, 2, 1].map((power, at) => `h${at + 1}{font-size:${(scale ** power).toFixed(2)}em}`).join('')
  const indented = dice.chance(0.3)
  const [paper, margin] = [dice.one(['A4', 'A4', 'Letter']), dice.between(18, 26)]
  return `@page{size:${paper};margin:${margin}mm ${dice.between(16, 30)}mm;${boxes}${numbered}}
body{margin:0;font:${size}pt/${dice.one([1.2, 1.3, 1.4, 1.5])} '${body}','DejaVu Sans','Droid Sans Fallback';${columns > 1 || dice.chance(0.5) ? 'text-align:justify;' : ''}}
h1,h2,h3,h4,h5{font-family:'${dice.chance(0.5) ? body : titles}';line-height:1.2;margin:1.1em 0 .45em;text-align:left;break-after:avoid${dice.chance(0.2) ? ';color:#1a3f74' : ''}}${headings}
p{margin:0 0 ${indented ? '0' : dice.one(['.5em', '.8em', '1em'])};${indented ? 'text-indent:1.4em' : ''}}.flat,td p{text-indent:0}
ul,ol{margin:.4em 0 .8em;padding-left:${dice.one([1.6, 2, 2.6])}em}li{margin:${dice.one(['0', '.2em 0'])}}
pre{margin:.7em 0;font-size:${[0.85, 0.8, 0.55][columns - 1]}em;line-height:1.25;text-align:left;${kind === 'manual' && dice.chance(0.6) ? 'background:#eee;padding:6pt;' : ''}}
.mono,code{font-family:'${dice.one(['DejaVu Sans Mono', 'Liberation Mono'])}'}code{font-size:.9em}.plain{font-family:'${body}'}
table{border-collapse:collapse;margin:.6em 0 1em;font-size:.9em;text-align:left}td,th{padding:2pt 5pt;vertical-align:top}
.ruled td,.ruled th{border:.6pt solid #555}.level tr{border-bottom:.5pt solid #888}.booked{border-top:1pt solid #000;border-bottom:1pt solid #000}.booked tr:first-child th{border-bottom:.6pt solid #000}
caption,figcaption{font-size:.88em;text-align:left;margin:.3em 0 .5em;text-indent:0}figure{margin:.8em 0;break-inside:avoid}
blockquote{margin:.7em 2em;font-size:.95em}aside{float:right;width:32%;margin:0 0 6pt 12pt;padding:6pt;background:#e9eef4;font-size:.88em;text-align:left}
math{font-size:1.05em}.formula{margin:.8em 0;text-align:center;text-indent:0}a{color:#1a3f94}rt{font-size:.5em}.tall{writing-mode:vertical-rl;height:${dice.between(50, 80)}mm;margin:1em 0}
.columns table{width:100%;table-layout:fixed;overflow-wrap:anywhere}.columns{columns:${columns};column-gap:${columns === 3 ? dice.between(4, 7) : dice.between(5, 10)}mm${dice.chance(0.2) ? ';column-rule:.5pt solid #999' : ''}}
.notes{font-size:.8em;line-height:1.25;border-top:.6pt solid #000;width:${dice.one(['100%', '35%'])};border-left:0;padding-top:3pt}.notes p{text-indent:0;margin:0}
.sheet{height:${(paper === 'A4' ? 297 : 279) - 2 * margin - 4}mm;display:flex;flex-direction:column;break-after:page}.sheet .room{flex:1}.white{color:#fff}`
}
