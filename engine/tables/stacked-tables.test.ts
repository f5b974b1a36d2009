import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map(textsOf)
const titlesOf = (picture: string) => read(picture).map(([titles]) => titles)

test('a paragraph that runs past the rules of two tables parts them', () => {
  const found = read(`
 *Wool*             *Sum*
------------------------
 Tweed          4,697,753
 Felt           7,040,644
 Loden          2,077,872

 The weaver asks for these sums each year in May and again in autumn.

 *Yarn*             *Sum*
------------------------
 Hemp           4,337,188
 Jute           9,943,116
`)
  expect(found.flat(2).join(' ')).not.toContain('weaver')
  expect(found.map(([titles]) => titles)).toEqual([
    ['Wool', 'Sum'],
    ['Yarn', 'Sum'],
  ])
})

test('a table with rules of another width between two of one width leaves three tables', () => {
  expect(
    titlesOf(`
------------------------------
 *Wool*              *Sum*
------------------------------
 Tweed           4,697,753
------------------------------
 Felt            7,040,644
------------------------------

--------------------------------------------
 *Yarn*              *Sum*           *Open*
--------------------------------------------
 Hemp            4,337,188           12,112
--------------------------------------------
 Jute            9,943,116           54,554
--------------------------------------------

------------------------------
 *Cloth*             *Sum*
------------------------------
 Linen             337,188
------------------------------
 Crepe             943,116
------------------------------
`),
  ).toEqual([
    ['Wool', 'Sum'],
    ['Yarn', 'Sum', 'Open'],
    ['Cloth', 'Sum'],
  ])
})

test('two ruled tables of one width with nothing but white between them are two', () => {
  expect(
    titlesOf(`
------------------------------------
 *Wool*         *Sum*       *Open*
------------------------------------
 Tweed      4,697,753       12,112
 Felt       7,040,644       54,554
------------------------------------

------------------------------------
 *Yarn*         *Sum*      *Share*
------------------------------------
 Hemp       4,337,188       12.5 %
 Jute       9,943,116       54.0 %
------------------------------------
`),
  ).toEqual([
    ['Wool', 'Sum', 'Open'],
    ['Yarn', 'Sum', 'Share'],
  ])
})

test('a row without figures goes on with a table that is ruled at its titles alone, by the edges of its texts', () => {
  const [table, ...others] = read(`
------------------------------------------
 *Wool*          *Share*   *Colour*
------------------------------------------
 Tweed            80.9 %   Moss

 Felt             67.7 %   Slate

 Loden                     Heather

 Crepe            62.2 %   Ash
`)
  expect(others).toEqual([])
  expect(table?.slice(3)).toEqual([
    ['Loden', '', 'Heather'],
    ['Crepe', '62.2 %', 'Ash'],
  ])
})

test('a short title at the left of a column of figures keeps its column, also where the figures above its end are short', () => {
  const [table] = read(`
--------------------------------------------------------
                     *Light*
 *School*                                *House*
               *Under*       *Office*
--------------------------------------------------------
 For           2024                52              94
 Wire          2024         3,421,590       4,237,409
 North         2019         5,268,149              39
 Member        2020         2,872,636       9,671,096
 Paper         2023                71       7,693,818
 River         2024         4,190,163       2,928,763
 Supply        2021         7,739,556       6,431,843
 Average       2018           404,505       8,984,105
 Repair        2023         8,697,226              60
--------------------------------------------------------
`)
  expect(table?.slice(-9).map((row) => row.slice(-2))).toContainEqual(['3,421,590', '4,237,409'])
})

test('what would part a table into halves of which one is none leaves it whole', () => {
  const found = read(`
 *Key*            *Turns*               *Lamp*           *Watts*
 Up                     1               Hall                  40
 Down                   2               Loft                  25
 Left                   3               Porch                 60
`)
  expect(found.flat(2)).toContain('Porch')
})

test('rows below a rule over the whole width belong to another thing than the ruled rows above', () => {
  const [table] = read(`
---------------------------------------
 *Item*           *Count*       *Sum*
---------------------------------------
 Pump                2.00   11 932.50
---------------------------------------
 Cable             120.00    4 668.00
---------------------------------------

  -----------------------------------
 Bank of North        5.00    1 166.00
 Account of it        6.00    4 606.80
`)
  expect(table?.length).toBe(3)
})

test('a sentence over all columns, a little further from rows than these from one another, parts two tables without rules', () => {
  const page = pageOf(`
 Wool               Sum      Share
 Tweed        4,697,753       12.5
 Felt         7,040,644       54.0
 Loden        2,077,872       33.5
 The weaver asks for these sums each year in May and again.
 Yarn              Open      Share
 Hemp         4,337,188       31.5
 Jute         9,943,116       68.5
 Sisal          943,007        2.5
`)
  const baselines = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b)
  const down = (baseline: number) => 6 * [4, 5].filter((row) => baselines.indexOf(baseline) >= row).length
  const words = page.words.map((word) => {
    const by = down(word.baseline)
    return { ...word, baseline: word.baseline + by, box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by } }
  })
  const found = tables({ ...page, words }).tables.map(textsOf)
  expect(found.map((rows) => rows.length)).toEqual([4, 4])
  expect(found.flat(2).join(' ')).not.toContain('weaver')
})

test('a remark below rows ends their table', () => {
  const found = read(`
 Wool               Sum      Share
 Tweed        4,697,753       12.5
 Felt         7,040,644       54.0
 Loden        2,077,872       33.5
        Source: the guild
 Yarn              Open      Count
 Hemp         4,337,188         31
 Jute         9,943,116         68
 Sisal          943,007          2
`)
  expect(found.map((rows) => rows.length)).toEqual([4, 4])
})

test('a heading in bold over bold titles begins another table between rules of one width', () => {
  expect(
    titlesOf(`
------------------------------------------------
 *Mark*      *Quantity*      *Least*     *Most*
------------------------------------------------
 Vin         Voltage            21.6       26.4
------------------------------------------------
 Imax        Current             0.4        8.5
------------------------------------------------
 Top         Warmth               25         65
------------------------------------------------
 *Orders*

 *Code*   *Stroke*     *Speed*       *Weight*
------------------------------------------------
 LM-050      50           22            1.4
------------------------------------------------
 LM-150     150           22            1.8
------------------------------------------------
`),
  ).toEqual([
    ['Mark', 'Quantity', 'Least', 'Most'],
    ['Code', 'Stroke', 'Speed', 'Weight'],
  ])
})

test('a line of labels with their values right above the rule over the titles is none of them', () => {
  expect(
    titlesOf(`
 Maker: Lakeside   Buyer: Whitlock   Trade: at home
-----------------------------------------------------
 *Date*            *Service*         *Billed*  *Paid*
-----------------------------------------------------
 10/28/2026        Visit               210.00   95.50
-----------------------------------------------------
 10/29/2026        Repair              145.00   83.80
-----------------------------------------------------
`),
  ).toEqual([['Date', 'Service', 'Billed', 'Paid']])
})

test('bold titles under particulars that a rule of their own stands over begin another table', () => {
  const [table, another] = read(`
 Northgate Laboratory                                Report 26-0419
----------------------------------------------------------------------

 Patient     Edith Marlow              Born          02 Feb 1961
 Doctor      T. Arbour                 Collected     01 Nov 2026


*Test*               *Result*   *Flag*    *Units*         *Range*
----------------------------------------------------------------------
*BLOOD*
Haemoglobin            11.2     L         g/dL            12.0-15.5
White cells             6.4               10/L            4.0-11.0
Platelets               412     H         10/L            150-400
`)
  expect(another).toBeUndefined()
  expect(table?.map(([first]) => first)).toEqual(['Test', 'BLOOD', 'Haemoglobin', 'White cells', 'Platelets'])
})

test('a text alone over titles of more columns than the rows above it have begins another table where it stands further below', () => {
  const [first, second, ...others] = tables(
    pageOf(`
 Balance on your last bill      £184.20
 Electricity used               £198.44
 Total due                      £257.05

 How we worked it out
 Meter   Previous    Latest      Used     Price      Cost
 Day     24,118      24,611       493     28.62    £141.10
 Night    9,872      10,191       319     17.98     £57.34
`),
  ).tables.map(textsOf)
  expect(first).toHaveLength(3)
  expect(second?.[0]).toEqual(['Meter', 'Previous', 'Latest', 'Used', 'Price', 'Cost'])
  expect(others).toEqual([])
})

test('titles of more columns than the particulars above them have begin another table where they stand further below', () => {
  const [first, second, ...others] = tables(
    pageOf(`
 Guest      Ms Lindqvist      Arrival      11-Oct
 Company    Nordlys AB        Departure    14-Oct
 Room       207               Cashier      MKE

 Date       Description       Reference    Charges    Credits
 11-Oct     Accommodation                   142.00
 12-Oct     Deposit           9921                     150.00
 13-Oct     Laundry           0088           21.40
`),
  ).tables.map(textsOf)
  expect(first?.[0]).toHaveLength(4)
  expect(second?.map(([date]) => date)).toEqual(['Date', '11-Oct', '12-Oct', '13-Oct'])
  expect(others).toEqual([])
})

test('a bold heading over two bold titles, of which a rule stands over and under, begins another table of the same columns', () => {
  const found = read(`
------------------------
 *Day*             *Hour*
------------------------
 25 April          09:20
 26 May            16:43
 17 August         16:30
------------------------
 *Costs*
------------------------
 *Day*             *Hour*
------------------------
 18 March          17:02
 15 June           19:15
------------------------
`)
  expect(found.map((rows) => rows.map(([first]) => first))).toEqual([
    ['Day', '25 April', '26 May', '17 August'],
    ['Day', '18 March', '15 June'],
  ])
})

test('titles in bold, years among them, right below the last rule of a table are those of another', () => {
  const found = read(`
---------------------------------------------
 Kind      Count      Group         Team
---------------------------------------------
 Kann       1,375     Found of      78.97
---------------------------------------------
 Und        8,609     Upper         30.82
---------------------------------------------
 *Opened*    *2009*     *2010*          *2011*
 24 June      203     6,101         62.54
 21 July      469     5,015         42.94
 5 August      18     6,280         50.11
`)
  expect(found.map(([titles]) => titles)).toEqual([
    ['Kind', 'Count', 'Group', 'Team'],
    ['Opened', '2009', '2010', '2011'],
  ])
})

test('a short sentence at the edge of the rules parts two tables whose cells have room beside their texts', () => {
  const found = read(`
--------------------------------------------------
   *Wool*         *Sum*     *Open*
--------------------------------------------------
   Tweed      4,697,753        112
--------------------------------------------------
   Felt       7,040,644        554
--------------------------------------------------
The weaver asks for all of these sums in May.
--------------------------------------------------
   Hemp       4,337,188     *Stock*
--------------------------------------------------
   Jute       9,943,116         71
--------------------------------------------------
`)
  expect(found.map((rows) => rows.length)).toEqual([3, 2])
  expect(found.flat(2).join(' ')).not.toContain('weaver')
})

test('the rest of a cell that a page cut is the first row between the titles printed again and the next rule', () => {
  const found = read(`
--------------------------------------------------------
 *Wool*       *What it is for*           *Sum*    *Open*
--------------------------------------------------------
              For the winter and
              The spring
--------------------------------------------------------
 Felt         Hats                   7,040,644       554
--------------------------------------------------------
 Loden        Coats                  2,077,872        98
--------------------------------------------------------
`)
  expect(found.map((rows) => rows.map(([first]) => first))).toEqual([['Wool', '', 'Felt', 'Loden']])
})
