import { describe, expect, test } from 'vitest'
import { listOf, type Printed, read, title } from './testing-resumes.ts'

/** The posts of a resume whose experience is these pieces, each [text, left, row]. */
type Piece = readonly [text: string, left: number, row: number]
function posts(...pieces: readonly Piece[]) {
  const own = pieces.map(([text, left, row]): Printed => [text, left, 120 + 14 * row])
  return read([['Mair Tegid', 58, 60, { size: 20 }], ['Experience', 58, 100, title], ...own, ['Education', 58, 400, title]])
}
const companies = (...pieces: readonly Piece[]): readonly unknown[] =>
  listOf(posts(...pieces), 'experience').map((post) => ('company' in post ? post.company : null))

describe('the company of a post', () => {
  test('stands before its town, and not in the line about the post below', () => {
    expect(
      companies(
        ['2019 – 2024', 58, 0],
        ['Head Chef', 150, 0],
        ['The Heron, Rye', 150, 1],
        ['Menus, stock and a team of six', 150, 2],
        ['2015 – 2019', 58, 3],
        ['Sous Chef', 150, 3],
        ['Lantern House Hotel, Bath', 150, 4],
        ['Sauces and training of apprentices', 150, 5],
      ),
    ).toEqual(['The Heron', 'Lantern House Hotel'])
    expect(
      companies(
        ['03/2019 – heute', 58, 0],
        ['Sachbearbeiterin Einkauf, Stadtwerke Elbau, Dresden', 170, 0],
        ['Ausschreibungen und Verträge', 170, 1],
        ['09/2014 – 02/2019', 58, 2],
        ['Industriekauffrau, Möbelhaus Kranich, Pirna', 170, 2],
        ['Bestellungen, Rechnungen', 170, 3],
      ),
    ).toEqual(['Stadtwerke Elbau', 'Möbelhaus Kranich'])
  })

  test('is none of those that somebody worked for on her own', () => {
    expect(
      companies(
        ['Freelance Illustrator', 58, 0],
        ['2021 – present', 430, 0],
        ['Clients: Otter Press, Heron Magazine, Quay Books', 58, 1],
        ['Senior Designer', 58, 2],
        ['2017 – 2021', 430, 2],
        ['Otter Press, London', 58, 3],
      ),
    ).toEqual([null, 'Otter Press'])
  })

  test('is parted from its place in brackets and from what is said of it', () => {
    expect(
      companies(
        ['Data Analyst | Copper Row (Bristol, UK)', 58, 0],
        ['2019 – 2024', 430, 0],
        ['Consultant at Oak Consulting (via Quay Agency)', 58, 1],
        ['2016 – 2019', 430, 1],
        ['Technicien, Biscuiterie du Lac, Annecy (74)', 58, 2],
        ['2012 – 2016', 430, 2],
      ),
    ).toEqual(['Copper Row', 'Oak Consulting', 'Biscuiterie du Lac'])
  })

  test('may end in the point of its form, and is not sure where more than a name is left of it', () => {
    const given = posts(
      ['Head of Sales EMEA, Otter Software Ltd.', 58, 0],
      ['2019 – 2024', 430, 0],
      ['Sales Manager, Heron & Ireland, Quay Solutions Ltd.', 58, 1],
      ['2016 – 2019', 430, 1],
    )
      .lists.find(({ name }) => name === 'experience')
      ?.items.map((post) => post.find(({ name }) => name === 'company'))
    expect(given?.map((company) => company?.value.text)).toEqual(['Otter Software Ltd.', 'Heron & Ireland, Quay Solutions Ltd.'])
    expect(given?.[0]?.confidence).toBeGreaterThan(0.9)
    expect(given?.[1]?.confidence).toBeLessThan(0.9)
  })
})
