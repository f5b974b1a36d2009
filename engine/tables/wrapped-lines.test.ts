import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

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
