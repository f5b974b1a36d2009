import { expect, test } from 'vitest'
import { textTables } from './rows-together.ts'
import { pageOf } from './text-picture.ts'

const terms = `
 Deposit          money that a tenant leaves        held by the owner or in a
                  with the owner                    bank of his town

 Service charge   what all tenants of a house       asked for in a bill once a
                  pay for stairs and lift           year or by the month

 Indexation       a rise by what all prices         told in a letter that says
                  rise in a year                    what it comes to

 Notice           the months that lie between       three months as a rule for
                  a letter and the end              both of the sides
`

test('texts that begin together row by row make a table, also where they begin in small letters', () => {
  expect(textTables(pageOf(terms).words)).toHaveLength(1)
})

test('lines of columns that fall into blocks beside headings, and go on from block to block, make none', () => {
  const columns = `
 Boundaries prospect language documents    Language regulation persons parties       Mineral final refers under prospect
 regulation parties prospect parties       terms regulation conditions parcels       authority terms authorized prospect
 final deposits instruction statutory      published parcels register published      refers remove statutory conveyance

 surface office persons use statutory      conditions instruction scale another      persons numbered contract conveyance
 estate under states refers statutory      estate final further mine available       terms sale another right published
 final from estate preamble prospect       documents refers terms same regulation    surface available prospect preamble

 rule such further documents parcels       remove minimal minimal final documents    explained permit explained office
 refers surface interested available       conditions include numbered surface       register numbered appear instruction
 permit register conveyance applicable     estate conditions surface explained       terms contract another regulation

 parcels authority applicable parcels      materials prospect remove materials       surface same from include surface
 scale parcels same persons interested     sale provides states persons materials    patented law contract rule patented
 mineral remove office absent appear       parties another available authority       requires authorized scale applicable
`
  expect(textTables(pageOf(columns).words)).toEqual([])
})

test('a caption that stands below as far as rows do is none of them', () => {
  const rowsOf = (last: string) =>
    textTables(pageOf(`${terms}\n ${last}\n`).words).map(({ words }) => words.some(({ text }) => text === 'leases'))
  expect(rowsOf('Table 4: Terms of leases')).toEqual([false])
  expect(rowsOf('Terms of leases')).toEqual([true])
})

/** Lines of words that differ from one `seed` to another, the first of them with a capital. */
function linesOf(seed: number, count: number): readonly string[] {
  const words =
    'regulation further parcels surface conveyance statutory final of estate register published deposits in language a scale mine'.split(
      ' ',
    )
  let state = seed
  return Array.from({ length: count }, (_, at) => {
    let text = at === 0 ? 'Where' : ''
    for (;;) {
      state = (state * 1103515245 + 12345) % 2147483648
      const word = words[state % words.length] ?? ''
      if (text.length + word.length > 32) return text.padEnd(36)
      text += `${text === '' ? '' : ' '}${word}`
    }
  })
}

test('blocks of many lines that fill both columns to their ends are columns of text, though they begin together four times', () => {
  const found = (left: number, right: number) => {
    const rows = [1, 2, 3, 4].map((row) => {
      const beside = linesOf(90 + row, right)
      return linesOf(row, left)
        .map((line, at) => ` ${line}  ${beside[at] ?? ''}`)
        .join('\n')
    })
    return textTables(pageOf(rows.join('\n\n')).words).length
  }
  expect([found(9, 9), found(9, 3), found(3, 3)]).toEqual([0, 1, 1])
})
