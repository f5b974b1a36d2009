import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { defaultLimits, type Marks } from '../stages.ts'
import { load } from './index.ts'
import { line, marksOf, textOf } from './sample.ts'

describe('rules, areas and pictures', () => {
  test('are lines and thin rectangles, joined where they meet', async () => {
    const { rulings } = await marksOf({
      content: '1 w 100 500 m 200 500 l S 200 500 m 300 500 l S 100 400 200 0.8 re f 50 100 m 50 300 l S',
    })
    expect(rulings).toHaveLength(3)
    expect(rulings).toContainEqual({ from: { x: 100, y: 292 }, to: { x: 300, y: 292 }, thickness: 1 })
    expect(rulings).toContainEqual({ from: { x: 50, y: 492 }, to: { x: 50, y: 692 }, thickness: 1 })
    expect(rulings.find(({ from }) => Math.abs(from.y - 391.6) < 0.01)?.thickness).toBeCloseTo(0.8, 3)
  })
  test('are rows of tiny squares, as dotted borders are drawn, and a few of them are none', async () => {
    const squares = (count: number) => Array.from({ length: count }, (_, at) => `${100 + 1.5 * at} 500 0.75 0.75 re f`).join(' ')
    expect((await marksOf({ content: squares(40) })).rulings).toMatchObject([{ from: { x: 100 }, to: { x: 159.25 }, thickness: 0.75 }])
    expect((await marksOf({ content: squares(5) })).rulings).toEqual([])
  })
  test('are the four sides of a drawn rectangle', async () => {
    const { rulings } = await marksOf({ content: '100 100 50 20 re S' })
    expect(rulings).toHaveLength(4)
  })
  test('are the borders of a cell whose ends are cut at a slant, and a thin arrow is none', async () => {
    const border = '100 500 m 101 499 l 101 461 l 100 460 l f 100 500 m 180 500 l 179 499 l 101 499 l h f'
    const { rulings, sketches } = await marksOf({ content: border })
    expect(rulings).toEqual([
      { from: { x: 100, y: 292.5 }, to: { x: 180, y: 292.5 }, thickness: 1 },
      { from: { x: 100.5, y: 292 }, to: { x: 100.5, y: 332 }, thickness: 1 },
    ])
    expect(sketches ?? []).toEqual([])
    expect((await marksOf({ content: '100 500 m 130 501.5 l 100 503 l 105 501.5 l f' })).rulings).toEqual([])
  })
  test('are bars behind titles whose ends are cut at a slant, and slanted shapes as high as wide are none', async () => {
    const { fills } = await marksOf({ content: '0.9 0.5 0.1 rg 100 500 m 270 500 l 264 484 l 100 484 l h f' })
    expect(fills).toMatchObject([{ box: { left: 100, top: 292, right: 270, bottom: 308 } }])
    expect((await marksOf({ content: '100 500 m 140 500 l 130 470 l 90 470 l h f' })).fills).toEqual([])
  })
  test('are found inside nested forms, through all their matrices', async () => {
    const { rulings, words } = await marksOf({
      content: 'q 2 0 0 2 0 0 cm /Outer Do Q',
      forms: {
        Outer: { content: 'q 1 0 0 1 10 20 cm /Inner Do Q', entries: '/Matrix [1 0 0 1 5 0]' },
        Inner: { content: `0 100 m 50 100 l S ${line('in', 0, 110, '/F1 6')}` },
      },
    })
    expect(rulings).toEqual([{ from: { x: 30, y: 552 }, to: { x: 130, y: 552 }, thickness: 2 }])
    expect(words[0]).toMatchObject({ text: 'in', font: { size: 12 } })
    expect(words[0]?.baseline).toBeCloseTo(792 - 260, 3)
  })
  test('areas know how bright they are; curves and white lines are no rules', async () => {
    const { fills, rulings, drawn } = await marksOf({
      content: '0.9 g 100 100 200 20 re f 1 G 100 300 m 200 300 l S 0 G 100 400 m 150 450 200 450 250 400 c S',
    })
    expect(fills).toHaveLength(1)
    expect(fills[0]?.grey).toBeCloseTo(0.9, 2)
    expect(rulings).toEqual([])
    expect(drawn).toBe(2)
  })
  test('pictures have the box they are drawn in', async () => {
    const { pictures } = await marksOf({ content: 'q 100 0 0 50 72 600 cm BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q' })
    expect(pictures).toEqual([{ left: 72, top: 142, right: 172, bottom: 192 }])
  })
})

test('pictures and large areas end where their clipping paths end, in forms as well', async () => {
  const picture = 'q 400 0 0 400 100 100 cm BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q'
  const plain = await marksOf({ content: `q 150 200 100 50 re W n ${picture} 0.8 g 0 0 612 792 re f Q` })
  const box = { left: 150, top: 542, right: 250, bottom: 592 }
  expect(plain.pictures).toEqual([box])
  expect(plain.fills[0]?.box).toEqual(box)
  const nested = await marksOf({
    content: 'q 1 0 0 1 50 0 cm /Part Do Q',
    forms: { Part: { content: `100 200 100 50 re W n ${picture}` } },
  })
  expect(nested.pictures).toEqual([box])
})

describe('bands with rounded corners', () => {
  const drawnBy = async (draw: (document: PDFKit.PDFDocument) => void): Promise<Marks> => {
    const document = new PDFDocument({ size: [400, 400] })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise((resolve) => document.on('end', resolve))
    draw(document)
    document.end()
    await ended
    const file = await load(new Uint8Array(Buffer.concat(parts)), { limits: defaultLimits, password: null })
    const marks = await (await file.page(1)).marks()
    await file.close()
    if (marks === null) throw new Error('a PDF page has marks')
    return marks
  }

  test.each([
    ['corners', 5],
    ['ends', 12],
  ])('are fills when their %s are rounded, and white titles on them are seen', async (_, radius) => {
    const { words, hidden, fills } = await drawnBy((document) =>
      document.roundedRect(50, 100, 200, 24, radius).fill('#123456').fill('#ffffff').fontSize(12).text('Summary of costs', 70, 107),
    )
    expect(textOf(words)).toBe('Summary of costs')
    expect(hidden).toEqual([])
    expect(fills).toHaveLength(1)
    expect(fills[0]?.box.left).toBeCloseTo(50, 2)
    expect(fills[0]?.box.right).toBeCloseTo(250, 2)
    expect(fills[0]?.box.top).toBeCloseTo(100, 2)
    expect(fills[0]?.box.bottom).toBeCloseTo(124, 2)
    expect(fills[0]?.grey).toBeLessThan(0.3)
  })
  test('are told from circles, ellipses and half rounds', async () => {
    const { fills } = await drawnBy((document) =>
      document
        .circle(100, 100, 30)
        .ellipse(200, 200, 80, 20)
        .moveTo(50, 300)
        .lineTo(70, 300)
        .bezierCurveTo(110, 300, 110, 360, 70, 360)
        .lineTo(50, 360)
        .closePath()
        .fill('#123456'),
    )
    expect(fills).toEqual([])
  })
})
