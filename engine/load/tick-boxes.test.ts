import { describe, expect, test } from 'vitest'
import { stream } from './handwritten-pdf.ts'
import { line, marksOf, textOf } from './sample.ts'

describe('boxes to tick', () => {
  const button = (state: string, rectangle: string, flags = 4) =>
    `<< /Type /Annot /Subtype /Widget /FT /Btn /T (b${rectangle}) /F ${flags} /AS /${state} /Rect [${rectangle}] /AP << /N << /Yes 902 0 R /Off 903 0 R >> >> >>`
  const objects = {
    902: stream('BT /F1 12 Tf 1 1 Td (x) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 12 12] /Resources << /Font << /F1 3 0 R >> >>'),
    903: stream('', '/Type /XObject /Subtype /Form /BBox [0 0 12 12]'),
  }
  test('are signs on the line of their words, ticked or not as the form says, and the letter of the tick makes room', async () => {
    const { words } = await marksOf(
      {
        content: line('Posters', 90, 700) + line('Banners', 90, 660),
        annotations: [button('Yes', '72 698 84 710'), button('Off', '72 658 84 670'), button('Off', '72 618 84 630', 6)],
      },
      { objects },
    )
    expect(words.map(({ text, baseline }) => [text, Math.round(baseline)])).toEqual([
      ['Posters', 92],
      ['Banners', 132],
      ['☑', 92],
      ['☐', 132],
    ])
    expect(words[2]?.box).toEqual({ left: 72, top: 82, right: 84, bottom: 94 })
  })
})

describe('boxes to tick that are drawn', () => {
  const frame = (x: number, y: number, side = 10) => `0.8 w ${x} ${y} ${side} ${side} re S\n`
  const solid = (x: number, y: number, side = 10) => `${x} ${y} ${side} ${side} re f\n`
  const cross = (x: number, y: number) => `1 w ${x + 1} ${y + 1} m ${x + 9} ${y + 9} l S ${x + 9} ${y + 1} m ${x + 1} ${y + 9} l S\n`
  const signs = async (content: string) => textOf((await marksOf({ content })).words.filter(({ text }) => /[☐☑]/u.test(text)))

  test('are empty, crossed, or filled among empty ones', async () => {
    const labels = line('Yes', 88, 700) + line('No', 138, 700) + line('Maybe', 188, 700)
    expect(await signs(labels + frame(74, 699) + frame(124, 699) + cross(124, 699) + solid(174, 699))).toBe('☐ ☑ ☑')
  })
  test('stand in a column of their own as well, far from the texts of their rows', async () => {
    const rows = [700, 680, 660]
    const texts = rows.map((y) => line('Unsanitary conditions', 72, y)).join('')
    expect(await signs(texts + rows.map((y) => frame(400, y - 1)).join('') + cross(400, 679))).toBe('☐ ☑ ☐')
    expect(await signs(texts + frame(400, 699) + frame(400, 679))).toBe('')
    expect(await signs(rows.map((y) => frame(400, y - 1)).join('') + line('Unsanitary conditions', 72, 700))).toBe('')
  })
  test('are ticked by a sign of the page too', async () => {
    const objects = {
      900: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 901 0 R >>',
      901: stream(
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <2715> endbfchar endcmap end end',
        '',
      ),
    }
    const content = `${frame(74, 699)}BT /F9 9 Tf 76 701 Td (A) Tj ET ${line('Yes', 88, 700)}`
    const { words } = await marksOf({ content, fonts: '/F9 900 0 R' }, { objects })
    expect(textOf(words)).toBe('Yes ☑')
  })
  test('of circles are as good, and so is a white hook on a dark ground', async () => {
    const circle = (x: number, y: number) =>
      `0.8 w ${x + 10} ${y + 5} m ${x + 10} ${y + 7.8} ${x + 7.8} ${y + 10} ${x + 5} ${y + 10} c ${x + 2.2} ${y + 10} ${x} ${y + 7.8} ${x} ${y + 5} c ${x} ${y + 2.2} ${x + 2.2} ${y} ${x + 5} ${y} c ${x + 7.8} ${y} ${x + 10} ${y + 2.2} ${x + 10} ${y + 5} c h S\n`
    const hook = `q 0 0.4 1 rg ${solid(124, 699)} 1 G 1.5 w 126 704 m 128 701 l 132 707 l S Q\n`
    expect(await signs(line('Basic', 88, 700) + circle(74, 699) + line('Plus', 138, 700) + hook)).toBe('☐ ☑')
  })
  test('are none where they are as small as bullets are beside large letters', async () => {
    const points = (size: number) =>
      solid(74, 702, 6) + line('first point', 88, 700, `/F1 ${size}`) + frame(90, 674, 6) + line('below it', 104, 672, `/F1 ${size}`)
    expect(await signs(points(18))).toBe('')
    expect(await signs(points(10))).toBe('☑ ☐')
  })
  test('are none where squares are bullets, keys of a chart, or cells for single letters', async () => {
    const bullets = [700, 680, 660].map((y) => solid(74, y, 5) + line('a point', 88, y)).join('')
    expect(await signs(bullets)).toBe('')
    expect(
      await signs(`q 1 0 0 rg ${solid(74, 699)} 0 0 1 rg ${solid(144, 699)} Q ${line('North', 88, 700)} ${line('South', 158, 700)}`),
    ).toBe('')
    const keys = line('Old', 88, 700) + line('New', 138, 700) + line('None', 188, 700) + frame(74, 699)
    expect(await signs(`${keys}q 0.2 g ${solid(124, 699)} 0.5 g ${solid(174, 699)} Q`)).toBe('')
    expect(await signs(`${keys}q 0.2 g ${solid(124, 699)} 300 400 20 90 re f Q`)).toBe('')
    const cells = [0, 1, 2, 3, 4, 5].map((at) => frame(120 + at * 12, 699, 12)).join('')
    expect(await signs(line('Postcode', 60, 700) + cells + line('9', 123, 702))).toBe('')
  })
})
