import { describe, expect, test } from 'vitest'
import { stream } from './handwritten-pdf.ts'
import { line, marksOf, textOf } from './sample.ts'

describe('what the reader of a page does not see', () => {
  test('is kept apart: invisible, white on white, covered, and off the page', async () => {
    const { words, hidden } = await marksOf({
      content:
        line('Seen') +
        'BT 3 Tr /F1 12 Tf 72 650 Td (Invisible) Tj ET BT 0 Tr /F1 12 Tf 1 g 72 600 Td (White) Tj ET 0 g ' +
        `${line('Covered', 72, 550)} 1 g 60 540 200 30 re f 0 g ${line('Outside', 72, 900)}`,
    })
    expect(textOf(words)).toBe('Seen')
    expect(hidden.map(({ text }) => text).sort()).toEqual(['Covered', 'Invisible', 'Outside', 'White'])
  })
  test('is what clipping paths cut away, in forms as well', async () => {
    const { words, hidden } = await marksOf({
      content: `q 300 100 50 50 re W n ${line('Cut')} Q ${line('Seen', 72, 650)} q 1 0 0 1 0 -100 cm /Part Do Q`,
      forms: { Part: { content: `300 100 50 50 re W n ${line('Away')}` } },
    })
    expect(textOf(words)).toBe('Seen')
    expect(hidden.map(({ text }) => text)).toEqual(['Cut', 'Away'])
  })
  test('is not what a second drawing of the same words within its own clipping path shows', async () => {
    const { words } = await marksOf({ content: `q 300 100 50 50 re W n ${line('Twice')} Q q 60 690 200 40 re W n ${line('Twice')} Q` })
    expect(textOf(words)).toBe('Twice')
  })
  test('is what lies under a picture, but not under the clear parts of one', async () => {
    const picture = (name: string) => `q 300 0 0 30 60 690 cm /${name} Do Q`
    const image = (entries: string) =>
      stream('\x80\x20\x60\xA0', `/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 ${entries}`)
    const under = (entries: string) =>
      marksOf(
        {
          content: `${line('Underneath')} ${picture('Part')}`,
          forms: { Part: { content: 'q 1 0 0 1 0 0 cm /Photo Do Q', entries: '/Resources << /XObject << /Photo 900 0 R >> >>' } },
        },
        {
          objects: {
            900: image(entries),
            901: stream('\0\0\0\0', '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray'),
          },
        },
      )
    expect((await under('/ColorSpace /DeviceGray')).hidden.map(({ text }) => text)).toEqual(['Underneath'])
    expect(textOf((await under('/ColorSpace /DeviceGray /SMask 901 0 R')).words)).toBe('Underneath')
  })
  test('is what stands on a layer that is switched off', async () => {
    const layered = (off: string) =>
      marksOf(
        {
          content: `${line('Always')} /OC /Draft BDC ${line('Layered', 72, 650)} EMC`,
          entries: '/Properties << /Draft 900 0 R >>',
        },
        {
          objects: { 900: '<< /Type /OCG /Name (Draft) >>' },
          catalogue: `/OCProperties << /OCGs [900 0 R] /D << /Order [900 0 R] ${off} >> >>`,
        },
      )
    expect(textOf((await layered('/OFF [900 0 R]')).words)).toBe('Always')
    expect(textOf((await layered('')).words)).toBe('Always Layered')
  })
  test('is writing too small to be seen, unless the whole page is drawn that small', async () => {
    const { words, hidden } = await marksOf({ content: line('Plain words of a page') + line('speck', 72, 650, '/F1 0.8') })
    expect(textOf(words)).toBe('Plain words of a page')
    expect(hidden.map(({ text }) => text)).toEqual(['speck'])
    const small = await marksOf({ content: line('All is small', 1, 8, '/F1 1') + line('here', 1, 5, '/F1 0.8'), mediaBox: [0, 0, 10, 10] })
    expect(small.hidden).toEqual([])
  })
  test('is not white writing on a dark ground of any shape', async () => {
    const { words } = await marksOf({ content: `0 0 0.5 rg 60 690 m 200 690 l 220 705 l 200 720 l 60 720 l h f 1 g ${line('Bright')}` })
    expect(textOf(words)).toBe('Bright')
  })
  test('is the part of a long word beyond the edge', async () => {
    const { words, hidden } = await marksOf({ content: line('M'.repeat(200)) })
    expect(words[0]?.text.length).toBeLessThan(60)
    expect((words[0]?.text.length ?? 0) + (hidden[0]?.text.length ?? 0)).toBe(200)
  })
})
