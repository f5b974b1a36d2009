import { expect, test } from 'vitest'
import { pageOf } from './text-picture.ts'
import { textRowsOf } from './text-rows.ts'
import { areRows } from './title-lines.ts'

const above = (picture: string) => areRows(textRowsOf(pageOf(picture).words), undefined)

test('many entries over the rule below a heading within a table are rows and no titles', () => {
  expect(
    above(`
 Tab        Indent this line
 Esc        Break
 F1         Help for what is chosen
 F2         Print the list
 F3         Find again
 Home       Top of it all
 End        Foot of it all
 Commands for those who know
`),
  ).toBe(true)
})

test('titles of many lines go on in small letters', () => {
  expect(
    above(`
 People     Those who
 who were   stayed in
 asked in   the towns
 spring     when all
 and had    others had
 answers    gone back
 at once    to theirs
`),
  ).toBe(false)
})
