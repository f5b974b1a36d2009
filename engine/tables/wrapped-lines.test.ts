import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

test('a line whose words go on in small letters is none of its own though a word wider than its column makes another look as if it had room', () => {
  const rows = textsOf(
    onlyTable(`
 *Name*        *Found*         *Date*            *Fee*
 Results       During          2024-05-09    1,122.00
 method        results after
               newer waffle
 During        Method the      2024-11-25    9,347.23
 bearing       pressure by
 Simple        Gradual         2024-10-07    8,689.52
               overmeasurement
 Measuring     River flow      2024-11-02      643.63
`),
  )
  expect(rows.map(([name]) => name)).toEqual(['Name', 'Results method', 'During bearing', 'Simple', 'Measuring'])
})

test('below bold titles the rest of a row that the page before cut is none of them', () => {
  const rows = textsOf(
    onlyTable(`
 *Name*        *Found*         *Date*            *Fee*
               station a
               observation
               steady
               under
 To the        Flat valley     2024-05-09    1,122.00
 During        Method the      2024-11-25    9,347.23
 Simple        Gradual         2024-10-07    8,689.52
 Measuring     River flow      2024-11-02      643.63
`),
  )
  expect(rows[0]).toEqual(['Name', 'Found', 'Date', 'Fee'])
  expect(rows[1]?.slice(0, 2)).toEqual(['', 'station a'])
})

test('a sentence below a table whose rows have several lines is none of its rows', () => {
  const rows = textsOf(
    onlyTable(`
 Leaves     Remarks                        Charge     Balance

 07:51      Affluent committee which      449.375     883.829
            shelf of the bridge

 19:16      Dass archive steady coast     424.663     541.319

 17:24      Lifting is simple             278.719     644.219
            the field of office

 17:59      Opened cooling can            250.467     179.415
            lie on the harbour

 05:17      Steady cooling of little      700.412     702.980
            measurement which is

 Cooling follows the forecast and delivery temperature of southern.
`),
  )
  expect(rows).toHaveLength(6)
  expect(rows[0]).toEqual(['Leaves', 'Remarks', 'Charge', 'Balance'])
})

/** The rows of the first table of a picture whose lines stand as much closer. */
const rowsSetCloser = (picture: string, share: number) => {
  const page = pageOf(picture)
  const words = page.words.map((word) => {
    const baseline = share * word.baseline
    return { ...word, baseline, box: { ...word.box, top: baseline - 8, bottom: baseline } }
  })
  const [first] = tables({ ...page, words }).tables
  return first === undefined ? [] : textsOf(first)
}

test('lines beside boxes to tick are no running text, however long', () => {
  const rows = rowsSetCloser(
    `
 *Species*            *Purpose*                                                        *Team*

 Was                Between shows office river period may coastal and field flat     ☒

 From               Of before carries flat older                                     ☐

 During             Difference influence concrete measurement flat on surface and    ☒

 Fifth transport    River committee shows after coastal large concrete for which     ☐
                    between flat leaf and some of the large river by the station

 At                 Forecast temperature requires waffle                             ☐
`,
    0.7,
  )
  expect(rows.map(([label]) => label)).toEqual(['Species', 'Was', 'From', 'During', 'Fifth transport', 'At'])
  expect(rows[3]?.[1]).toBe('Difference influence concrete measurement flat on surface and')
})

test('further lines of a cell below one of few words are no running text', () => {
  const rows = rowsSetCloser(
    `
 *Material*     *Remarks*                       *Item*     *Copies*

 Schedule     Engine small gradual leaf     4732      98,295
              temperature of concrete

 At model     Building bridge bridge        4535      40,711
              inventory programme with
              engine the mountain network
              cooling after by a regulation
              large after the office leaf

 Sample       Allows bearing member         4665      25,288
              increasing office transport

 Machine      For depends from difference   4876      27,472
              between steady
`,
    0.85,
  )
  expect(rows.map(([label]) => label)).toEqual(['Material', 'Schedule', 'At model', 'Sample', 'Machine'])
  expect(rows[2]?.[1]).toMatch(/^Building .* leaf$/)
})

test('the last line of a cell in the first column goes on in small letters below a table that rules stand over alone', () => {
  const page = (last: string) => `
------------------------------------------
 Material     Purpose             Members
------------------------------------------
 Find engine                          535

 Concrete     Under the bridge        296

 Archive      Surface of it           155
 ${last}
`
  const labels = (last: string) => rowsSetCloser(page(last), 1.1).map(([label]) => label)
  expect(labels('committee')).toEqual(['Material', 'Find engine', 'Concrete', 'Archive committee'])
  expect(labels('Committee')).toEqual(['Material', 'Find engine', 'Concrete', 'Archive'])
})
