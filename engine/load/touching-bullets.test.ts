import { expect, test } from 'vitest'
import { line, marksOf } from './sample.ts'

const read = async (content: string) => (await marksOf({ content })).words.map(({ text }) => text)

test('bullets that touch the texts of a list are words of their own', async () => {
  expect(await read(line('\\267Planning', 72, 700) + line('\\267Safety at work', 72, 684))).toEqual([
    '·',
    'Planning',
    '·',
    'Safety',
    'at',
    'work',
  ])
})

test('a dot that stands alone, or within a line, stays with its word', async () => {
  expect(await read(line('\\267Planning', 72, 700) + line('Safety', 72, 684))).toEqual(['·Planning', 'Safety'])
  expect(await read(line('a\\267b', 72, 700) + line('c\\267d', 72, 684))).toEqual(['a·b', 'c·d'])
})
