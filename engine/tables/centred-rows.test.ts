import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

test('lines of cells that are set to the middle of their ruled row stay in that row, though no line closes the sides', () => {
  const page = pageOf(`
-------------+------------------------
 list files  | Lists the files of all
 by their    | folders by their names
 names       | and their days
-------------+------------------------
             | Takes the file away
 drop a file | and says nothing where
             | there is none
-------------+------------------------
`)
  expect(tables(page).tables.map(textsOf)).toEqual([
    [
      ['list files by their names', 'Lists the files of all folders by their names and their days'],
      ['drop a file', 'Takes the file away and says nothing where there is none'],
    ],
  ])
})

test('texts over ruled tables are no row of a table, though the first of these has two rows and no rule below them', () => {
  const page = pageOf(`
         *First*                         *Second*
-----------+-----------------   -----------+-----------------
 create    | Makes a file        copy      | Copies one
-----------+-----------------   -----------+-----------------
           | Takes it away                 | Moves one
 drop      | and says nothing    move      | and names it
           | where it is none              | as is asked
                                -----------+-----------------
`)
  expect(tables(page).tables.map(textsOf)).toContainEqual([
    ['create', 'Makes a file'],
    ['drop', 'Takes it away and says nothing where it is none'],
  ])
  expect(tables(page).rest.map(({ text }) => text)).toEqual(['First', 'Second'])
})

test('keys a few lines apart beside texts of several lines begin rows of their own, though both columns have one middle', () => {
  const page = pageOf(`
 Name    |  What it tells us about         |  Source
---------+---------------------------------+----------
 flax_1  |  Fields that are sown with flax |  Guild
 hemp_2  |  Fields that are sown with hemp |  Town
         |  and those that lie between     |
 wool_3  |  Sheep that are shorn in May    |  Guild
 silk_4  |  Trees with leaves for worms    |  Town
`)
  expect(tables(page).tables.map((table) => textsOf(table).map(([key]) => key))).toEqual([['Name', 'flax_1', 'hemp_2', 'wool_3', 'silk_4']])
})
