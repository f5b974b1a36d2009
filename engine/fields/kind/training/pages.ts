// Documents to learn kinds from: drawn up by chance of phrases in seven languages, set in many ways. Nothing of any real document.

import { confidence, type Word } from '../../../model/index.ts'
import { type PageText, pageTextOf } from '../../reading/page-text.ts'
import { type KnownKind, sayings, titles } from '../evidence-words.ts'

/** Numbers between 0 and 1 from a seed: the same documents in every run (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const plain =
  'river stone garden window market paper little winter evening bridge letter morning silver table corner village summer road horse water forest music yellow island candle mirror und der die ein Weg Haus Garten Fluss Abend Brief Winter le la un jardin pont soir lettre hiver el un río casa puente tarde carta il un fiume casa ponte sera lettera het een tuin brug avond brief o um rio casa ponte tarde carta'.split(
    ' ',
  )
const names = 'Ada Lind|Jonas Keller|Mira Solberg|Ana Ribeiro|Paolo Conti|Sanne de Vries|Claire Dubois|Luis Ortega'.split('|')
const firms =
  'Nordwerk GmbH|Harbor Instruments Inc.|Casa Verde Lda|Oficina Azul S.L.|Bottega Rossa S.r.l.|Molen B.V.|Atelier Bleu SARL|Tidewater Ltd'.split(
    '|',
  )

/** A document of the kind, drawn by chance. */
export function drawn(kind: KnownKind, next: () => number): readonly PageText[] {
  const sheet = new Sheet(
    next,
    // A few of all kinds are narrow: cards, leaflets, columns cut out. The writing of the roll is what counts, not its sheet.
    next() < (kind === 'receipt' ? 0.85 : 0.06) ? { width: 230 + 40 * next(), height: 600 + 300 * next() } : { width: 595, height: 842 },
  )
  body[kind](sheet, next)
  return [sheet.page()]
}

/** Labels that all kinds of documents print. */
const neutral =
  'Date|Name|Address|Phone|Tel.|E-mail|Page|Reference|Our reference|Department|Amount|Total|Description|Number|City|Notes|Datum|Anschrift|Telefon|Seite|Betrag|Menge|Zeichen|Nom|Adresse|Montant|Désignation|Quantité|Fecha|Dirección|Importe|Cantidad|Data|Indirizzo|Importo|Quantità|Telefono|Naam|Adres|Bedrag|Aantal|Morada|Valor|Quantidade|Total geral'

class Sheet {
  readonly #next: () => number
  /** Share of its phrases that are those of its kind: real papers say much in words that nobody lists. */
  readonly #known: number
  readonly #size: { readonly width: number; readonly height: number }
  readonly #words: Word[] = []
  #y = 50
  constructor(next: () => number, size: { readonly width: number; readonly height: number }) {
    this.#next = next
    this.#size = size
    this.#known = 0.15 + 0.85 * next()
  }
  /** A phrase of the list, or as often as this sheet's words are not the listed ones, a label of any paper. */
  saying(list: string): string {
    const known = this.#next() < this.#known
    return some(known ? list : neutral, this.#next)
  }
  /** Who sends it and how to reach them, as many papers have on top. */
  sender(): void {
    if (this.#next() < 0.12) this.row(day(this.#next), clock(this.#next))
    if (this.#next() < 0.4) this.row(pick(names, this.#next), this.#next() < 0.5 ? 'mail@example.net' : 'Tel. 0123 456789')
  }
  /** Pieces on one row, from left to right; empty pieces leave their place free. */
  row(...pieces: readonly string[]): void {
    this.set(10, pieces)
  }
  set(size: number, pieces: readonly string[]): void {
    const step = (this.#size.width - 60) / Math.max(1, pieces.length)
    pieces.forEach((piece, at) => {
      let left = 30 + at * step
      for (const text of piece.split(' ').filter(Boolean)) {
        const right = left + text.length * size * 0.5
        this.#words.push(wordAt(text, left, right, this.#y, size))
        left = right + size * 0.25
      }
    })
    this.#y += size * (1.2 + this.#next())
  }
  page(): PageText {
    const base = {
      number: 1,
      readBy: 'text-layer',
      toImage: null,
      outcome: 'read',
      rulings: [],
      fills: [],
      pictures: [],
      issues: [],
    } as const
    return pageTextOf({ ...base, size: this.#size, words: this.#words })
  }
}

const wordAt = (text: string, left: number, right: number, baseline: number, size: number): Word => ({
  page: 1,
  text,
  box: { left, right, top: baseline - 0.9 * size, bottom: baseline + 0.2 * size },
  baseline,
  confidence: confidence(0.98),
  readBy: 'text-layer',
  font: { family: 'Serif', size, bold: false, italic: false },
  turn: 0,
  raised: 'no',
  link: null,
})

const pick = <T>(all: readonly T[], next: () => number): T => all[Math.floor(next() * all.length)] as T
/** A phrase of a list; one that may end a longer word does so now and then. */
const some = (list: string, next: () => number): string =>
  pick(list.split('|'), next).replace('~', () => (next() < 0.4 ? pick(['miet', 'bau', 'jahres', 'dienst'], next) : ''))
const prose = (next: () => number, length = 12): string => Array.from({ length }, () => pick(plain, next)).join(' ')
const amount = (next: () => number): string =>
  `${Math.floor(next() * 900)}${next() < 0.5 ? '.' : ','}${String(Math.floor(next() * 90) + 10)}`
const day = (next: () => number): string =>
  `${10 + Math.floor(next() * 18)}${pick(['.', '/'], next)}0${1 + Math.floor(next() * 9)}${pick(['.2024', '/2023', '.24'], next)}`
const resumeHeadings =
  'Employment history|Professional experience|Education and training|Qualifications|Key skills|Interests|Publications|Beruflicher Werdegang|Schulbildung|Sprachkenntnisse|Parcours professionnel|Diplômes|Centres d’intérêt|Experiencia profesional|Estudios|Esperienze professionali|Istruzione e formazione|Opleidingen|Experiência profissional'.split(
    '|',
  )
const clock = (next: () => number): string => `${times(next, 8, 21)}:${times(next, 10, 59)}${next() < 0.4 ? `:${times(next, 10, 59)}` : ''}`
const times = (next: () => number, least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
const repeat = (count: number, act: () => void): void => {
  for (let i = 0; i < count; i++) act()
}
const head = (sheet: Sheet, kind: Exclude<KnownKind, 'other'>, next: () => number, how = 0.8): void => {
  if (next() < 0.5) sheet.row(pick(firms, next), '')
  if (next() < how) sheet.set(next() < 0.6 ? 18 : 10, [some(titles[kind], next)])
}

const body: Readonly<Record<KnownKind, (sheet: Sheet, next: () => number) => void>> = {
  invoice: (sheet, next) => {
    head(sheet, 'invoice', next, 0.85)
    sheet.sender()
    repeat(times(next, 3, 9), () =>
      sheet.row(`${sheet.saying(sayings.invoice)}${next() < 0.6 ? ':' : ''}`, next() < 0.5 ? day(next) : `R${Math.floor(next() * 9000)}`),
    )
    repeat(times(next, 2, 14), () => sheet.row(prose(next, 3), String(times(next, 1, 9)), amount(next), amount(next)))
    repeat(times(next, 2, 5), () => sheet.row('', sheet.saying(sayings.invoice), amount(next)))
    if (next() < 0.3) sheet.row(sheet.saying(sayings.receipt))
  },
  receipt: (sheet, next) => {
    // Many tills print the law's word for it over their receipts.
    head(sheet, next() < 0.25 ? 'invoice' : 'receipt', next, 0.6)
    sheet.sender()
    if (next() < 0.3) sheet.row(`${some(titles.invoice, next)} no: R${times(next, 100, 9000)}`)
    sheet.row(pick(firms, next))
    sheet.row(day(next), next() < 0.85 ? clock(next) : '')
    if (next() < 0.6) repeat(times(next, 1, 6), () => sheet.row(`${prose(next, times(next, 1, 2))}: ${times(next, 1, 9000)}`))
    repeat(times(next, 1, 12), () => sheet.row(prose(next, 2), amount(next)))
    repeat(times(next, 2, 7), () =>
      sheet.row(`${sheet.saying(sayings.receipt)}${next() < 0.3 ? ':' : ''}`, next() < 0.6 ? amount(next) : ''),
    )
    if (next() < 0.5) sheet.row(sheet.saying(sayings.invoice), amount(next))
  },
  resume: (sheet, next) => {
    const tabled = next() < 0.3
    if (next() < (tabled ? 0.7 : 0.3)) sheet.set(16, [some(titles.resume, next)])
    if (tabled) {
      sheet.row('Name', pick(names, next))
      repeat(times(next, 1, 4), () => sheet.row(some(neutral, next), prose(next, 3)))
    } else {
      sheet.set(20, [pick(names, next)])
      if (next() < 0.9) sheet.row('mail@example.net', '+1 503 555 0142')
    }
    repeat(times(next, 3, 6), () => {
      const heading = next() < 0.5 ? sheet.saying(sayings.resume) : pick(resumeHeadings, next)
      sheet.set(13, [heading])
      repeat(times(next, 1, 4), () => {
        const from = `20${times(next, 10, 14)} –`
        const to = `20${times(next, 15, 23)}`
        // In narrow columns a period stands on two lines.
        if (tabled) {
          sheet.row(from, prose(next, 3), prose(next, 2))
          sheet.row(to, next() < 0.5 ? prose(next, 2) : '')
        } else sheet.row(prose(next, 3), next() < 0.7 ? `${from} ${to}` : '')
        repeat(times(next, 0, 3), () => sheet.row(`• ${prose(next, times(next, 6, 12))}`))
      })
    })
  },
  contract: (sheet, next) => {
    head(sheet, 'contract', next, 0.9)
    if (next() < 0.3) sheet.sender()
    repeat(times(next, 5, 16), () => {
      const clause = `${next() < 0.6 ? `${times(next, 1, 20)}. ` : ''}${prose(next, times(next, 3, 6))} ${sheet.saying(sayings.contract)} ${prose(next, times(next, 3, 8))} ${next() < 0.6 ? sheet.saying(sayings.contract) : ''}`
      sheet.row(clause)
      repeat(times(next, 0, 3), () => sheet.row(prose(next, 13)))
    })
    if (next() < 0.5) sheet.row('_______________', '_______________')
  },
  form: (sheet, next) => {
    head(sheet, 'form', next, 0.75)
    sheet.sender()
    repeat(times(next, 8, 25), () => {
      const filling = next() < 0.5 ? '____________' : next() < 0.5 ? prose(next, 2) : ''
      sheet.row(
        `${next() < 0.5 ? sheet.saying(sayings.form) : prose(next, 2)}${next() < 0.7 ? ':' : ''}`,
        filling,
        next() < 0.3 ? `☐ ${pick(plain, next)}` : '',
      )
    })
    if (next() < 0.4) sheet.row(prose(next, 13))
  },
  statement: (sheet, next) => {
    head(sheet, 'statement', next, 0.9)
    sheet.sender()
    repeat(times(next, 3, 7), () =>
      sheet.row(`${sheet.saying(sayings.statement)}${next() < 0.6 ? ':' : ''}`, next() < 0.5 ? amount(next) : day(next)),
    )
    repeat(times(next, 4, 25), () => sheet.row(day(next), prose(next, 3), amount(next), next() < 0.7 ? amount(next) : ''))
    repeat(times(next, 1, 3), () => sheet.row(sheet.saying(sayings.statement), amount(next)))
  },
  other: (sheet, next) => {
    const manner = next()
    sheet.sender()
    if (next() < 0.7) sheet.set(18, [prose(next, times(next, 2, 5))])
    if (manner < 0.45)
      repeat(times(next, 6, 30), () =>
        sheet.row(
          `${prose(next, 13)}${next() < 0.06 ? ` ${some(sayings[pick(['contract', 'resume', 'invoice', 'statement'] as const, next)], next)}` : ''}`,
        ),
      )
    else if (manner < 0.7)
      repeat(times(next, 6, 30), () =>
        sheet.row(
          prose(next, 2),
          String(times(next, 1, 900)),
          next() < 0.5 ? amount(next) : String(times(next, 1, 90)),
          String(times(next, 1, 90)),
        ),
      )
    else if (manner < 0.85) {
      sheet.row(pick(names, next))
      sheet.row(day(next))
      repeat(times(next, 4, 12), () => sheet.row(prose(next, 12)))
      if (next() < 0.4) sheet.row(some(sayings[pick(['contract', 'invoice', 'form'] as const, next)], next))
    } else
      repeat(times(next, 1, 8), () => sheet.row(next() < 0.3 ? `${prose(next, 2)}: ${prose(next, 2)}` : prose(next, times(next, 1, 9))))
  },
}
