import PDFDocument from 'pdfkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { load } from '../load/index.ts'
import { type Bitmap, defaultLimits, type Recognition } from '../stages.ts'
import { openOcr } from './index.ts'

const untilStopped = () => new AbortController().signal
// One for all tests: loading the networks takes longer than reading some lines.
const ocr = openOcr()
const recognise = (image: Bitmap): Promise<Recognition> => ocr.recognise(image, { languages: [], signal: untilStopped() })

interface SetLine {
  readonly text: string
  readonly face?: 'Helvetica' | 'Helvetica-Bold' | 'Times-Roman' | 'Times-Italic'
  readonly size?: number
}
/** Lines set one below the other on a sheet just as large as they need, as a picture of 200 dots an inch. */
async function printed(lines: readonly SetLine[]): Promise<Bitmap> {
  const document = new PDFDocument({ size: [330, 20 + lines.length * 22], margin: 0 })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (const [index, { text, face = 'Helvetica', size = 11 }] of lines.entries())
    document
      .font(face)
      .fontSize(size)
      .text(text, 15, 12 + index * 22, { lineBreak: false })
  document.end()
  await ended
  const open = await load(new Uint8Array(Buffer.concat(parts)), { limits: defaultLimits, password: null })
  const image = await (await open.page(1)).render(200)
  await open.close()
  return image
}

describe('a printed page', () => {
  const lines: readonly SetLine[] = [
    { text: 'Delivery note and invoice', face: 'Helvetica-Bold', size: 14 },
    { text: 'Two boxes of printed paper were sent on 14/03/2024' },
    { text: 'to the office of our customer in Main Street.' },
    { text: 'Total amount due', face: 'Helvetica-Bold' },
    { text: '3 x 1,204.50 = 3,613.50 within 30 days (net)', face: 'Times-Roman' },
    { text: 'Please pay by bank transfer and name the number.' },
    { text: 'Goods remain our property until they are paid.', face: 'Times-Italic' },
  ]
  let image: Bitmap
  let read: Recognition
  let signsOfLife = 0
  beforeAll(async () => {
    image = await printed(lines)
    const lineRead = () => {
      signsOfLife += 1
    }
    read = await ocr.recognise(image, { languages: [], signal: untilStopped(), lineRead })
  })
  test('is read word for word, in order, with a sign of life after each line', () => {
    expect(read.words.map(({ text }) => text)).toEqual(lines.flatMap(({ text }) => text.split(' ')))
    expect(signsOfLife).toBeGreaterThanOrEqual(lines.length)
  })
  test('has each word where it stands', () => {
    const pitch = (22 / 72) * 200
    let index = 0
    for (const [row, { text }] of lines.entries())
      for (const word of text.split(' ')) {
        const { pixels } = read.words[index++] as (typeof read.words)[number]
        const middle = (pixels.top + pixels.bottom) / 2 - (12 / 72) * 200
        expect([word, pixels.right > pixels.left, Math.floor(middle / pitch)]).toEqual([word, true, row])
        expect([word, pixels.left >= 0, pixels.right <= image.width]).toEqual([word, true, true])
      }
  })
  test('has its bold words told from the others', () => {
    expect(read.words.filter(({ bold }) => bold).map(({ text }) => text)).toEqual('Delivery note and invoice Total amount due'.split(' '))
  })
  test('has its words in italics told from the others', () => {
    const italics = read.words.filter(({ italic }) => italic).map(({ text }) => text)
    expect(italics).toEqual('Goods remain our property until they are paid.'.split(' '))
  })
})

test.each([
  [
    'de',
    ['Die Größe und die Maße für fünf Stühle:', 'über die Brücke in der Gärtnerstraße,', 'Öl und Äpfel für 12,50 € in der Übersicht.'],
  ],
  [
    'fr',
    [
      'Le reçu a été payé à la réception de l’hôtel',
      'où vous êtes, près de la forêt, pour 18,90 €.',
      'Le garçon a reçu les pièces de cet élève.',
    ],
  ],
  [
    'es',
    [
      'El año pasado la señora pagó la reparación',
      'del camión que está en el jardín pequeño,',
      'y también una caña por 7,20 € con el niño.',
    ],
  ],
  [
    'it',
    [
      'La città è più bella perché c’è la libertà',
      'e il caffè della società non costa 1,30 €',
      'ma è già così per la metà delle attività.',
    ],
  ],
  [
    'nl',
    ['De geïmporteerde goederen zijn van één', 'bedrijf in België en worden voor 34,00 €', 'met de coördinatie van twee reünies geleverd.'],
  ],
  [
    'pt',
    [
      'A informação da estação não está disponível',
      'para o coração da avó, mas o pão e a irmã',
      'são do avô e custam 3,40 € em cada região.',
    ],
  ],
] as const)('in %s accents, ß and € are read, and the language is told', async (language, lines) => {
  const read = await recognise(await printed(lines.map((text) => ({ text }))))
  // Marks at the end of a word and the shape of an apostrophe are no concern here.
  const accented = (texts: readonly string[]) =>
    texts.map((text) => text.replace(/[.,:]$/, '').replace('’', "'")).filter((text) => /\P{ASCII}/u.test(text))
  expect(read.language).toBe(language)
  expect(accented(read.words.map(({ text }) => text))).toEqual(accented(lines.flatMap((text) => text.split(' '))))
})

test('a lone figure stands on the line that the words of its row stand on', async () => {
  const { words } = await recognise(
    await printed(['Paper', 'Pencils', 'Rulers'].map((text) => ({ text: `${text}                                  1` }))),
  )
  const ones = words.filter(({ text }) => text === '1')
  expect(ones).toHaveLength(3)
  for (const one of ones) {
    const beside = words.filter(({ text }) => text !== '1').map(({ baseline }) => Math.abs((baseline ?? 0) - (one.baseline ?? 0)))
    expect(Math.min(...beside)).toBeLessThan(4)
  }
})

/** The picture with every pixel made from the place that `from` tells, darker by the share that `light` leaves. */
function redrawnWith(
  image: Bitmap,
  from: (x: number, y: number) => { readonly x: number; readonly y: number },
  light: (x: number) => number,
): Bitmap {
  const pixels = new Uint8Array(image.pixels.length).fill(255)
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const at = from(x, y)
      const inside = at.x >= 0 && at.y >= 0 && at.x < image.width && at.y < image.height
      for (let channel = 0; channel < 3; channel++) {
        const value = inside ? (image.pixels[(Math.floor(at.y) * image.width + Math.floor(at.x)) * 4 + channel] as number) : 255
        pixels[(y * image.width + x) * 4 + channel] = value * light(x)
      }
    }
  return { ...image, pixels }
}
const ofTheRoom = [
  'The reading room is open to everybody who keeps quiet there.',
  'Ink and markers stay in the locker beside the front door.',
  'Order 4,250 sheets for 318.75 before the end of the month.',
  'Books from the outer store arrive on the next working day.',
]

test('lines of a sheet that does not lie flat are read along their bend, and their words stand where they are in the picture', async () => {
  const flat = await printed(ofTheRoom.map((text) => ({ text })))
  const depth = 30
  const hollow = (x: number): number => depth * Math.sin((Math.PI * x) / flat.width)
  const image = redrawnWith(
    flat,
    (x, y) => ({ x, y: y - hollow(x) + depth / 2 }),
    () => 1,
  )
  const [read, before] = [await recognise(image), await recognise(flat)]
  expect(read.words.map(({ text }) => text)).toEqual(ofTheRoom.flatMap((text) => text.split(' ')))
  for (const [index, { pixels }] of read.words.entries()) {
    const straight = before.words[index]?.pixels ?? pixels
    const middle = (straight.left + straight.right) / 2
    expect(Math.abs((pixels.left + pixels.right) / 2 - middle)).toBeLessThan(6)
    expect(Math.abs((pixels.top + pixels.bottom) / 2 - ((straight.top + straight.bottom) / 2 + hollow(middle) - depth / 2))).toBeLessThan(6)
  }
})

test('words at the edge of a shadow are parted as they are in the light', async () => {
  const flat = await printed(ofTheRoom.map((text) => ({ text })))
  const image = redrawnWith(
    flat,
    (x, y) => ({ x, y }),
    (x) => 1 - 0.6 / (1 + Math.exp((0.55 * flat.width - x) / 12)),
  )
  const read = await recognise(image)
  expect(read.words.map(({ text }) => text)).toEqual(ofTheRoom.flatMap((text) => text.split(' ')))
})

test('a recognition that was cancelled before it began reads nothing', async () => {
  const image = await printed([{ text: 'Nothing of this is read.' }])
  await expect(openOcr().recognise(image, { languages: [], signal: AbortSignal.abort() })).rejects.toThrow()
})

test('the marks that open Spanish exclamations are read, and no j, i or rule is taken for one', async () => {
  const lines = [
    '¡Hola! ¿Cómo está la señora Núñez?',
    'La factura vence hoy. ¡No lo olvide!',
    'OFERTA: ¡DOS POR UNO!',
    'El jefe juega con los hijos los jueves; importe justo.',
    'Gracias por su compra (¡vuelva pronto!) y jamón',
  ]
  const { words } = await recognise(await printed(lines.map((text) => ({ text }))))
  expect(words.map(({ text }) => text).join(' ')).toBe(lines.join(' '))
})

test('raised letters of numbers and ordinals are read as the marks that they are, and words that end in such letters are not', async () => {
  const lines = [
    'Fatura N.º 2026/118 emitida em Lisboa a 3 de março',
    'Rua da Alegria, n.º 45, 2.º Esq., ao lado da casa do povo',
    'Nº de cliente 00451 e contrato nº 778 sem valor no fim',
    'A 2.ª parte e a 5.ª cláusula do contrato de trabalho',
    'Não há mais nada a pagar no 1º semestre deste ano',
  ]
  const { words } = await recognise(await printed(lines.map((text) => ({ text }))))
  expect(words.map(({ text }) => text).join(' ')).toBe(lines.join(' '))
})

test('"No." of an English page is no raised letter', async () => {
  const lines = ['Invoice No 12 and order no. 45 of the list', 'There is no 3 in the number of the house']
  const { words } = await recognise(await printed(lines.map((text) => ({ text }))))
  expect(words.map(({ text }) => text).join(' ')).toBe(lines.join(' '))
})
