// The parts of a paper, composed one after the other: each as markup and as what a reader must find.

import { element, escaped } from './page.ts'
import type { Mark } from './paper.ts'
import { formulaOf, listingOf, tableOf } from './paper-inserts.ts'
import { type Making, type Piece, piece, running, sentenceOf, titleOf } from './paper-making.ts'
import { otherWritings, type PaperWording, readings } from './paper-wording.ts'

/** A paragraph in which some words stand out. */
export function paragraph(making: Making, marked: boolean): string {
  const { dice, manner } = making
  if (!marked) {
    const { text, markup } = running(making, 2, 5)
    making.parts.push({ kind: 'paragraph', trait: 'plain', text, ordered: true })
    return element('p', markup)
  }
  const marks: Mark[] = []
  const before = sentenceOf(dice, making.wording, 5, 12)
  const after = sentenceOf(dice, making.wording, 5, 12)
  const inner = insertOf(making, marks)
  const text = `${before.text.replace(/\.$/u, '')} ${inner.text} ${after.text.charAt(0).toLowerCase()}${after.text.slice(1)}`
  const markup = `${before.markup.replace(/\.$/u, '')} ${inner.markup} ${after.markup.charAt(0).toLowerCase()}${after.markup.slice(1)}`
  if (manner.footed && dice.chance(0.5)) {
    const note = running(making, 1, 2)
    making.counts.note++
    const sign = String(making.counts.note)
    making.notes.push(`<p><sup>${sign}</sup> ${note.markup}</p>`)
    marks.push({ kind: 'note', text: sign, target: note.text })
    making.parts.push({ kind: 'paragraph', trait: 'with a note', text: `${text}${sign}`, ordered: true, marks })
    making.parts.push({ kind: 'note', trait: 'note', text: note.text, ordered: false })
    return element('p', `${markup}<sup>${sign}</sup>`)
  }
  making.parts.push({
    kind: 'paragraph',
    trait: `with ${marks.map(({ kind }) => kind).join(', ') || 'raised'}`,
    text,
    ordered: true,
    marks,
  })
  return element('p', markup)
}

function insertOf(making: Making, marks: Mark[]): Piece {
  const { dice, wording } = making
  const phrase = piece(Array.from({ length: dice.between(1, 4) }, () => dice.one(wording.words)))
  const mark = (kind: Mark['kind'], markup: string, target?: string): Piece => {
    marks.push({ kind, text: phrase.text, ...(target === undefined ? {} : { target }) })
    return { text: phrase.text, markup }
  }
  const place = making.places.length > 0 ? dice.one(making.places) : null
  switch (dice.one(['bold', 'italic', 'code', 'link', 'place', 'raised'] as const)) {
    case 'bold':
      return mark('bold', element('b', phrase.markup))
    case 'italic':
      return mark('italic', element('i', phrase.markup))
    case 'code': {
      const text = `${dice.one(['get', 'set', 'read', 'open'])}_${dice.one(wording.words).replaceAll('|', '')}()`
      marks.push({ kind: 'code', text })
      return { text, markup: element('code', escaped(text)) }
    }
    case 'link': {
      const target = `https://www.example.org/${dice.between(100, 999)}/${dice.between(10, 99)}`
      return mark('link', `<a href="${target}">${phrase.markup}</a>`, target)
    }
    case 'place':
      return place === null ? phrase : mark('place', `<a href="#${place.id}">${phrase.markup}</a>`, place.text)
    case 'raised': {
      const [letter, below] = [dice.one(['x', 'H', 'v', 'CO']), String(dice.between(2, 9))]
      const tag = dice.one(['sub', 'sup'])
      return { text: `${letter}${below}`, markup: letter + element(tag, below) }
    }
  }
}

const styles = ['disc', 'circle', 'square', '"– "', 'decimal', 'lower-alpha', 'upper-alpha', 'lower-roman'] as const
const bullets: Readonly<Record<string, string>> = { disc: '•', circle: '•', square: '•', '"– "': '•' }
function numbered(style: string, at: number): string {
  if (bullets[style] !== undefined) return '•'
  if (style === 'decimal') return `${at}`
  if (style === 'lower-roman')
    return ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'][at - 1] ?? ''
  return String.fromCharCode((style === 'lower-alpha' ? 96 : 64) + at)
}

/** A list with lists in it; long ones run over the end of a column or page. */
export function list(making: Making, depth = 0, outer: readonly string[] = []): string {
  const { dice, manner } = making
  const style = dice.one(styles.filter((one) => !outer.includes(one)))
  const length = depth === 0 ? dice.between(2, manner.footed ? 4 : 9) : dice.between(1, 4)
  const items = Array.from({ length }, (_, at) => {
    const { text, markup } = dice.chance(0.5) ? running(making, 1, 2) : sentenceOf(dice, making.wording, 2, 8)
    making.parts.push({
      kind: 'item',
      trait: `item, ${bullets[style] === undefined ? 'counted' : 'bullet'}, depth ${depth}`,
      text,
      ordered: true,
      level: depth,
      marker: numbered(style, at + 1),
    })
    const inner = depth < 2 && dice.chance(depth === 0 ? 0.3 : 0.2) ? list(making, depth + 1, [...outer, style]) : ''
    return element('li', markup + inner)
  })
  return `<ul style='list-style-type:${style}'>${items.join('')}</ul>`
}

/** Paragraphs of other writing: from the right, without spaces, with readings above, from the top down. */
function otherWriting({ dice, parts }: Making): string {
  const language = dice.one(Object.keys(otherWritings))
  const wording = otherWritings[language] as PaperWording
  const sentences = Array.from({ length: dice.between(2, 4) }, () => sentenceOf(dice, wording, 5, 12))
  const apart = wording.unspaced === undefined ? ' ' : ''
  let text = sentences.map((one) => one.text).join(apart)
  let markup = sentences.map((one) => one.markup).join(apart)
  const upright = language === 'ja' && dice.chance(0.4)
  const read = language === 'ja' && dice.chance(0.5)
  if (read) {
    const [base, reading] = dice.one(readings)
    const first = sentences[0]?.text.slice(0, -1) ?? ''
    text = `${first}${base}${text.slice(first.length)}`
    markup = `${first}<ruby>${base}<rt>${reading}</rt></ruby>${markup.slice(first.length)}`
  }
  const trait = upright ? (read ? 'vertical with ruby' : 'vertical') : read ? 'ruby' : language
  parts.push({ kind: 'paragraph', trait, text, ordered: true })
  return `<p lang="${language}" class="flat${upright ? ' tall' : ''}"${wording.rightToLeft ? ' dir="rtl" style="text-align:right"' : ''}>${markup}</p>`
}

function quote(making: Making): string {
  const { text, markup } = running(making, 1, 3)
  making.parts.push({ kind: 'paragraph', trait: 'quotation', text, ordered: true })
  return element('blockquote', markup)
}

function sidebar(making: Making): string {
  const title = titleOf(making, 1, 2)
  const { text, markup } = running(making, 1, 2)
  const around = running(making, 6, 9)
  making.parts.push({ kind: 'paragraph', trait: 'sidebar', text, ordered: false })
  making.parts.push({ kind: 'paragraph', trait: 'beside a sidebar', text: around.text, ordered: true })
  return `<aside><b>${escaped(title)}</b><br>${markup}</aside>${element('p', around.markup)}<div style="clear:both"></div>`
}

function figure(making: Making): string {
  const { dice, wording, counts } = making
  counts.figure++
  const { text, markup } = sentenceOf(dice, wording, 4, 16)
  const title = `${wording.figure} ${counts.figure}${dice.one([':', '.'])} `
  making.parts.push({ kind: 'paragraph', trait: 'caption of a figure', text: title + text, ordered: true })
  const tones = Array.from(
    { length: 30 },
    (_, at) => `<rect x="${at * 10}" y="0" width="10" height="100" fill="hsl(${dice.between(0, 360)} 40% 60%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="${dice.between(60, 100)}%">${tones.join('')}</svg>`
  return element('figure', `${svg}${element('figcaption', title + markup)}`)
}

function unseen(making: Making): string {
  const { text, markup } = sentenceOf(making.dice, making.wording, 4, 8)
  making.hidden.push(text)
  return making.dice.chance(0.5)
    ? `<p class="white">${markup}</p>`
    : `<div style="position:absolute;left:-400mm;white-space:nowrap">${markup}</div>`
}

/** Any part but headings and plain text. */
export function insert(making: Making): string {
  const { dice, manner } = making
  const narrow = manner.columns > 1
  const choices: (() => string)[] = [
    () => list(making),
    () => list(making),
    () => tableOf(making),
    () => formulaOf(making),
    () => quote(making),
    () => (narrow || manner.footed ? quote(making) : sidebar(making)),
    () => figure(making),
    () => otherWriting(making),
    () => otherWriting(making),
    () => (manner.kind === 'manual' || dice.chance(0.4) ? listingOf(making) : list(making)),
    () => (dice.chance(0.3) ? unseen(making) : paragraph(making, true)),
  ]
  return dice.one(choices)()
}
