import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

test('texts beside labels are one row between two rules, though few rules and one upright part them', () => {
  const table = onlyTable(`
          |
 CRL      |  A list of the numbers of papers that
          |  were called back and that nobody is
          |  to rely on
----------+---------------------------------------
 DOC-XML  |  The term is used for one of the formats
 (.dox)   |  that keep to this standard and are its
          |  profile
          |  It holds the files and what was signed
----------+---------------------------------------
 OCSP     |  A way by which the state of a paper can
 Server   |  be asked for at any time of the day or
          |  the night
----------+---------------------------------------
          |  A service that says of what it is given
 Stamp    |  at which time that was there, and signs
          |  that
`)
  expect(textsOf(table).map(([first]) => first)).toEqual(['CRL', 'DOC-XML (.dox)', 'OCSP Server', 'Stamp'])
})

test('rows of figures between such rules stay rows', () => {
  const table = onlyTable(`
          |
 North    |  112
 South    |  310
----------+---------------------------------------
 Inland   |  554
 Coast    |   90
----------+---------------------------------------
 Islands  |   12
 Abroad   |   33
`)
  expect(table.rowCount).toBe(6)
})

test('the numbered heading of a section above such rules is no row of titles', () => {
  const page = pageOf(`
 *3.2.*    *Terms*
          |
 CRL      |  A list of the numbers of papers that
          |  were called back and that nobody is
----------+---------------------------------------
 DOC-XML  |  The term is used for one of the formats
          |  that keep to this standard and are its
----------+---------------------------------------
 OCSP     |  A way by which the state of a paper can
          |  be asked for at any time of the day
----------+---------------------------------------
 Stamp    |  A service that says of what it is given
          |  at which time that was there
`)
  const size = 11.5
  const words = page.words.map((word) => (word.font?.bold ? { ...word, font: { ...word.font, size } } : word))
  const [table] = tables({ ...page, words }).tables
  expect(table && textsOf(table).map(([first]) => first)).toEqual(['CRL', 'DOC-XML', 'OCSP', 'Stamp'])
})
