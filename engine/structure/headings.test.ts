import { expect, test } from 'vitest'
import { line, lineOfWords, lines, recognised, typeset } from '../model/sample.ts'
import { body, pageOf, prose, summaries } from './sample.ts'

test('a title that stands over several parts has the level of the entry that leads there', () => {
  const part = (page: number) => prose([line('Costs', { page, baseline: 200 + 90 * page, size: 14 })], page)
  const outline = [
    { title: 'Costs', level: 2, page: 1 },
    { title: 'Costs', level: 3, page: 2 },
    { title: 'Costs', level: 1, page: 3 },
  ]
  const pages = [1, 2, 3].map((page) => pageOf([part(page)], page))
  expect(summaries(pages, outline)).toEqual(['h2 Costs', 'h3 Costs', 'h1 Costs'])
})

test('larger type is a heading, and still larger type one of a higher level', () => {
  const regions = [
    prose([line('The whole matter', { baseline: 80, size: 18 })]),
    prose(body(120)),
    prose([line('A part of it', { baseline: 180, size: 13 })]),
    prose(body(200)),
  ]
  expect(summaries([pageOf(regions)]).filter((text) => text.startsWith('h'))).toEqual(['h1 The whole matter', 'h2 A part of it'])
})

test('an option to tick is no heading, be it set large and bold', () => {
  const large = [prose([line('☑ Wheat', { baseline: 80, size: 16, bold: true })]), prose(body(120))]
  expect(summaries([pageOf(large)])[0]).toBe('item 0 ☑ Wheat')
  const question = [prose([line('Grain ☐ rye ☑ wheat', { baseline: 80, size: 16 })]), prose(body(120))]
  expect(summaries([pageOf(question)])[0]).toBe('body Grain ☐ rye ☑ wheat')
})

test('who wrote it, in bold below a title, is no heading, nor are facts in larger type that signs part', () => {
  const below = (text: string, bold: boolean) =>
    summaries([
      pageOf([
        prose([line('The bridge reopens', { baseline: 60, size: 18, bold: true })]),
        prose([line(text, { baseline: 90, size: bold ? 10 : 13, bold })]),
        prose(body(120)),
      ]),
    ])[1]
  expect(below('By Nora Finch', true)).toBe('body By Nora Finch')
  expect(below('By Road And Rail', false)).toBe('body By Road And Rail')
  expect(below('Pay date 13 November · Kitchen', false)).toBe('body Pay date 13 November · Kitchen')
  expect(below('What was repaired', true)).toBe('h2 What was repaired')
})

test('a number with a dash makes a heading, of the level that it counts; a span of numbers does not', () => {
  const numbered = (text: string) => summaries([pageOf([prose([line(text, { baseline: 80, bold: true })]), prose(body(120))])])[0]
  const two = [
    prose([line('2- Delivery', { baseline: 80, bold: true })]),
    prose(body(100)),
    prose([line('2-1- Places', { baseline: 160, bold: true })]),
    prose(body(180)),
  ]
  expect(summaries([pageOf(two)]).filter((text) => text.startsWith('h'))).toEqual(['h1 2- Delivery', 'h2 2-1- Places'])
  expect(numbered('-3 אספקה')).toBe('h1 -3 אספקה')
  const span = [prose(body(100)), prose([line('3-5 years, or longer where both agree', { baseline: 160 })]), prose(body(180))]
  expect(summaries([pageOf(span)]).filter((text) => text.startsWith('h'))).toEqual([])
})

test('a bold line of its own above text is a heading, bold words that begin a paragraph are not', () => {
  const bold = line('Method', { baseline: 80, bold: true })
  const runIn = lineOfWords([
    ...typeset('Note.', { baseline: 200, bold: true }),
    ...typeset('this is running text', { baseline: 200, left: 100 }),
  ])
  const found = summaries([pageOf([prose([bold, ...body(95)]), prose([runIn, ...body(212)])])])
  expect(found[0]).toBe('h1 Method')
  expect(found.filter((text) => text.startsWith('h'))).toHaveLength(1)
})

test('a bold title right under labels in bold with their answers is no further line of them', () => {
  const labels = (baseline: number) =>
    lineOfWords([
      ...typeset('Collected:', { baseline, bold: true }),
      ...typeset('3 May', { baseline, left: 130 }),
      ...typeset('Received:', { baseline, left: 200, bold: true }),
      ...typeset('4 May', { baseline, left: 260 }),
    ])
  const found = summaries([pageOf([prose([labels(80), line('Laboratory report', { baseline: 92, bold: true })]), prose(body(140))])])
  expect(found.slice(0, 2)).toEqual(['body Collected: 3 May Received: 4 May', 'h1 Laboratory report'])
})

test('a bold title with a number is no further line of a paragraph with bold words above it, however far apart all lines stand', () => {
  const parties = lineOfWords([
    ...typeset('This agreement is made between', { baseline: 100 }),
    ...typeset('Halden Works', { baseline: 100, left: 230, bold: true }),
    ...typeset('and its client.', { baseline: 100, left: 300 }),
  ])
  const region = prose([
    parties,
    line('1. SERVICES', { baseline: 126, bold: true }),
    line('The supplier provides what is set out.', { baseline: 152 }),
  ])
  expect(summaries([pageOf([region])])).toEqual([
    'body This agreement is made between Halden Works and its client.',
    'h1 1. SERVICES',
    'body The supplier provides what is set out.',
  ])
})

test('a clause that a list follows is no heading, though it has a number of two parts', () => {
  const clause = line('1.2 The Supplier shall:', { baseline: 140 })
  const after = lines(['act with care, and keep records for as long as', 'the law of the land requires it of anybody.'], { baseline: 166 })
  expect(summaries([pageOf([prose(body(100)), prose([clause]), prose(after)])])).toContain('body 1.2 The Supplier shall:')
})

test('a line in italics right below bold words is no heading, nor one that begins with the initial of a name', () => {
  const entry = (title: string, speaker: string, baseline: number) => [
    prose([line(title, { baseline, bold: true }), line(speaker, { baseline: baseline + 12, italic: true })]),
    prose(
      lines(['what is said of it in a few words, and in some more', 'so that it is known what it is about.'], { baseline: baseline + 24 }),
    ),
  ]
  const found = summaries([
    pageOf([
      prose(body(60)),
      ...entry('What Bridges Remember', 'Lena Ostrow, Institute of Structures', 130),
      ...entry('Quays', 'P. Hallam and R. Singh', 230),
    ]),
  ])
  expect(found).toContain('body Lena Ostrow, Institute of Structures')
  expect(found).toContain('body P. Hallam and R. Singh')
})

test('labels with what they name in one line are no heading, however large', () => {
  const row = line('Name: Imogen Fairley Number: 318842', { baseline: 60, size: 13 })
  expect(summaries([pageOf([prose([row]), prose(body(100)), prose(body(160))])])[0]).toBe('body Name: Imogen Fairley Number: 318842')
})

test('the one title without a number, first of all, is above numbered ones that are hardly smaller', () => {
  const heading = (text: string, baseline: number, size: number) => prose([line(text, { baseline, size, bold: true })])
  const found = summaries([
    pageOf([
      heading('Minutes of the Meeting', 60, 17),
      prose(body(90)),
      heading('1. Attendance', 160, 16.5),
      prose(body(190)),
      heading('2. Finance', 260, 16.5),
      prose(body(290)),
    ]),
  ])
  expect(found.filter((text) => text.startsWith('h'))).toEqual(['h1 Minutes of the Meeting', 'h2 1. Attendance', 'h2 2. Finance'])
})

test("the file's own outline gives headings their level", () => {
  const regions = [prose([line('Scope', { baseline: 80 })]), prose(body(120))]
  expect(summaries([pageOf(regions)], [{ title: 'Scope', level: 3, page: 1 }])[0]).toBe('h3 Scope')
})

test('numbers give headings their depth', () => {
  const regions = [
    prose([line('2 Data', { baseline: 80, bold: true })]),
    prose([line('2.1 Sources', { baseline: 100, bold: true })]),
    prose(body(120)),
  ]
  expect(summaries([pageOf(regions)]).slice(0, 2)).toEqual(['h1 2 Data', 'h2 2.1 Sources'])
})

test('a title numbered in Roman and Arabic figures is a heading of the level that both count, a degree smaller than the text', () => {
  const title = (text: string, baseline: number) => prose([line(text, { baseline, bold: true, size: 9 })])
  const page = [
    title('III. Of mills', 80),
    prose(body(100)),
    title('III.1. Their wheels', 160),
    prose(body(180)),
    title('III.1.2. Spokes', 240),
    prose(body(260)),
  ]
  expect(summaries([pageOf(page)]).filter((text) => text.startsWith('h'))).toEqual([
    'h1 III. Of mills',
    'h2 III.1. Their wheels',
    'h3 III.1.2. Spokes',
  ])
})

test('an entry of a table of contents is no heading, be it bold and numbered', () => {
  const entries = ['2 Mills ..................... 9', '2.1 Wind .................... 9'].map((text, index) =>
    line(text, { baseline: 80 + 12 * index, bold: true }),
  )
  expect(summaries([pageOf([prose(entries), prose(body(120))])]).filter((own) => own.startsWith('h'))).toEqual([])
})

test('a numbered title right above its first part, set alike, is a heading for itself', () => {
  const titles = (first: string, second: string) =>
    prose([line(first, { baseline: 80, bold: true }), line(second, { baseline: 92, bold: true })])
  const found = (first: string, second: string) =>
    summaries([pageOf([titles(first, second), prose(body(120))])]).filter((own) => own.startsWith('h'))
  expect(found('A METHODS', 'A.1 Of mills')).toHaveLength(2)
  expect(found('2. Wheels', '2.1. Of mills')).toHaveLength(2)
  expect(found('2 Wheels of the mills by', '3.5 metres and more')).toHaveLength(1)
})

test('an entry in bold that fills its line is no heading between others, whose page numbers stand apart', () => {
  const entry = (text: string, baseline: number) => prose([line(text, { baseline, bold: true })])
  const among = [entry('1 Mills ........ 3', 80), entry('2 Wheels, spokes and axles of mills 9', 100), entry('3 Rivers ....... 12', 120)]
  expect(summaries([pageOf([...among, prose(body(160))])]).filter((own) => own.startsWith('h'))).toEqual([])
  const alone = [prose(body(40)), entry('2 Wheels, spokes and axles of mills 9', 100), prose(body(120))]
  expect(summaries([pageOf(alone)]).filter((own) => own.startsWith('h'))).toHaveLength(1)
})

test('a country in capitals below a place with its code is no heading, and capitals below other lines are', () => {
  const below = (place: string) =>
    summaries([
      pageOf([prose([line(place, { baseline: 80 })]), prose([line('BELGIUM', { baseline: 100, bold: true })]), prose(body(160))]),
    ])[1]
  expect(below('B-2020 Antwerp')).toBe('body BELGIUM')
  expect(below('Harbours of the north')).toMatch(/^h\d BELGIUM$/)
  expect(below('2024 Report of the harbours')).toMatch(/^h\d BELGIUM$/)
})

test('numbered titles in bold a degree smaller than the text are headings, over two lines the second of which hangs as well', () => {
  const title = (text: string, baseline: number, left = 72) => line(text, { bold: true, size: 9, baseline, left })
  const number = title('II.', 140)
  const first = lineOfWords([...number.words, ...title('THE MANNER OF ALL', 140, 95).words])
  const found = summaries([pageOf([prose(body(100)), prose([first, title('THESE MEASUREMENTS', 151, 95)]), prose(body(200))])])
  expect(found[1]).toMatch(/^h\d II. THE MANNER OF ALL THESE MEASUREMENTS$/)
})

test('a numbered title in small capitals is as large as its first letters', () => {
  const title = lineOfWords([...typeset('II.', { baseline: 140 }), ...typeset('THE MANNER OF ALL', { baseline: 140, left: 95, size: 8 })])
  expect(summaries([pageOf([prose(body(100)), prose([title]), prose(body(200))])])[1]).toMatch(/^h\d II. THE MANNER OF ALL$/)
})

test('an address in larger type than the rest is lines of text and no heading', () => {
  const address = lines(['Harbour Works', '14 Quay Street', 'Northport 4711', 'Seeland'], { baseline: 60, size: 13 })
  expect(summaries([pageOf([prose(address), prose(body(160))])]).slice(0, 4)).toEqual([
    'body Harbour Works',
    'body 14 Quay Street',
    'body Northport 4711',
    'body Seeland',
  ])
})

test('a line in italics with capitals is a heading when upright text follows', () => {
  const regions = [prose([line('Boots and Nuts', { baseline: 80, italic: true })]), prose(body(100))]
  expect(summaries([pageOf(regions)])[0]).toBe('h1 Boots and Nuts')
})

test('a centred title over two lines with wide leading is one heading', () => {
  const above = line('AN AGREEMENT ON THE KEEPING OF', { left: 92, baseline: 80, bold: true })
  const halfWidth = 0.5 * (line('SECRETS').box.right - line('SECRETS').box.left)
  const below = line('SECRETS', { left: (above.box.left + above.box.right) / 2 - halfWidth, baseline: 103, bold: true })
  expect(summaries([pageOf([prose([above]), prose([below]), prose(body(140))])])[0]).toBe('h1 AN AGREEMENT ON THE KEEPING OF SECRETS')
})

test('a size that sets much of the page makes no headings', () => {
  const form = lines(['Name of the company that sells', 'Where the goods are to be sent'], { baseline: 60, size: 12 })
  const found = summaries([pageOf([prose(form), prose(body(120))])])
  expect(found.filter((text) => text.startsWith('h'))).toEqual([])
})

test('lines of a scan are one paragraph whatever letters they have, and only larger type is a heading', () => {
  const set = [
    'The beekeeper looked after her hives by the',
    'sea. a sea-worn cove never saw rain or snow so',
    'high up that it would have troubled the hardy',
    'bees in winter.',
  ]
  const regions = [
    prose([lineOfWords(recognised('Beekeeping', { baseline: 80, size: 15 }))]),
    prose(set.map((text, index) => lineOfWords(recognised(text, { baseline: 120 + 12 * index })))),
  ]
  const page = pageOf(regions)
  expect(summaries([{ ...page, page: { ...page.page, readBy: 'ocr' } }])).toEqual(['h1 Beekeeping', `body ${set.join(' ')}`])
})

test('signs that are listed in bold are no heading, and words of a command in brackets no formula', () => {
  const signs = line('| & ; ( ) < > space tab', { baseline: 100, bold: true })
  expect(summaries([pageOf([prose(body(40)), prose([signs]), prose(body(140))])])[1]).toBe('body | & ; ( ) < > space tab')
  const command = line('[time [−p]] [!] command1 [ [|∣&] command2 ]', { left: 92, baseline: 100 })
  expect(summaries([pageOf([prose(body(40)), prose([command]), prose(body(140))])])[1]?.startsWith('body')).toBe(true)
  const ofTex = line('\\setunit[⟨width⟩]{⟨name⟩}', { left: 92, baseline: 100 })
  expect(summaries([pageOf([prose(body(40)), prose([ofTex]), prose(body(140))])])[1]?.startsWith('formula')).toBe(false)
})

test('what a part is called, and its title on the next line, are one heading', () => {
  const regions = (name: string, title: string) => [
    prose([line(name, { baseline: 80, size: 18, bold: true })]),
    prose([line(title, { baseline: 110, size: 20, bold: true })]),
    prose(body(140)),
  ]
  expect(summaries([pageOf(regions('Chapter 2', 'Mills and their wheels'))])[0]).toBe('h1 Chapter 2 Mills and their wheels')
  expect(summaries([pageOf(regions('THREE', 'THE WHEELS OF MILLS'))])[0]).toBe('h1 THREE THE WHEELS OF MILLS')
  expect(summaries([pageOf(regions('Part I', '1. Mills'))])[0]).toBe('h1 Part I')
})

test("a printed number does not keep a title from its entry in the file's outline, unless that leads elsewhere", () => {
  const regions = [prose([line('2.1 Mills by the river', { baseline: 80, bold: true })]), prose(body(120))]
  const level = (page: number) => summaries([pageOf(regions)], [{ title: 'Mills by the river', level: 4, page }])[0]?.slice(0, 2)
  expect(level(1)).toBe('h4')
  expect(level(7)).toBe('h2')
})

test('a bold title right below one in another colour, as on a dark bar, is a title of its own', () => {
  const under = (colour: string) => {
    const bar = typeset('SECTION 1: Identification of the mixture', { baseline: 80, size: 12, bold: true })
    const white = bar.map((word) => ({ ...word, font: word.font === null ? null : { ...word.font, colour } }))
    const next = line('Product identifier of it', { baseline: 94, size: 12, bold: true })
    return summaries([pageOf([prose([lineOfWords(white), next]), prose(body(120))])]).slice(0, -1)
  }
  expect(under('ffffff').map((text) => text.slice(3))).toEqual(['SECTION 1: Identification of the mixture', 'Product identifier of it'])
})

test('a day in bold below a heading is of a lower level than that, for it is no number of a part', () => {
  const day = (text: string, baseline: number) => prose([line(text, { baseline, bold: true })])
  const regions = [
    prose([line('News of the village', { baseline: 60, size: 20, bold: true })]),
    prose([line('Diary', { baseline: 90, size: 14, bold: true })]),
    day('3 April', 110),
    prose(body(122)),
    day('17 April', 180),
    prose(body(192)),
  ]
  expect(summaries([pageOf(regions)]).filter((text) => text.startsWith('h'))).toEqual([
    'h1 News of the village',
    'h2 Diary',
    'h3 3 April',
    'h3 17 April',
  ])
})

test('in a scan, numbered titles are headings in capitals, and over their first part; what ends in a colon is none', () => {
  const told = (text: string, baseline: number, left = 72) => prose([lineOfWords(recognised(text, { baseline, left }))])
  const clause = (number: string, baseline: number) =>
    prose(
      ['The Supplier shall provide the Services with reasonable care and', 'skill, at the places and in the hours of the order'].map(
        (text, at) => lineOfWords(recognised(at === 0 ? `${number} ${text}` : text, { baseline: baseline + 12 * at })),
      ),
    )
  const found = summaries([
    pageOf([
      told('1. INTERPRETATION', 80),
      clause('1.1', 100),
      told('1.2 A reference to:', 140),
      clause('1.3', 160),
      told('2 Data', 210),
      told('2.1 Sales', 230),
      clause('', 250),
    ]),
  ])
  expect(found.filter((text) => text.startsWith('h'))).toEqual(['h1 1. INTERPRETATION', 'h1 2 Data', 'h2 2.1 Sales'])
})

test('in a scan, a short text alone at the end of a page that is measured a little large is no heading', () => {
  const texts = (size: number) =>
    summaries([
      pageOf([
        prose(
          Array.from({ length: 6 }, (_, at) =>
            lineOfWords(recognised('running text that fills its column to the edge of it', { baseline: 80 + 12 * at })),
          ),
        ),
        prose([lineOfWords(recognised('Authorised signatory', { baseline: 220, size }))]),
      ]),
    ])
  expect(texts(12.4).at(-1)).toBe('body Authorised signatory')
  expect(texts(15).at(-1)).toMatch(/^h\d Authorised signatory$/)
})

test('the name of a program in large type is a heading though it begins with a small letter, an address on the web is none', () => {
  const first = (text: string, size: number, bold = true) =>
    summaries([pageOf([prose([line(text, { baseline: 80, size, bold })]), prose(body(120))])])[0]
  expect(first('htdigest - manage files of users', 14)).toBe('h1 htdigest - manage files of users')
  expect(first('htdigest - manage files of users', 10)).toBe('body htdigest - manage files of users')
  expect(first('example.org/looms Woven', 14)).toBe('body example.org/looms Woven')
})

test('the option of a program in bold above what it does is no heading', () => {
  const first = (text: string) => summaries([pageOf([prose([line(text, { baseline: 80, bold: true })]), prose(body(120))])])[0]
  expect(first('--overwrite')).toBe('body --overwrite')
  expect(first('Overwrite')).toBe('h1 Overwrite')
})

test('points in larger type are the items of a list, one bullet alone over a text is a title', () => {
  const point = (text: string, baseline: number) => prose([line(`◆ ${text}`, { baseline, size: 14 })])
  const text = [200, 260, 320, 380].map((baseline) => prose(body(baseline)))
  const points = ['Looms stand where rivers run', 'Wheels are made of ash', 'Flax is sown in May']
  const found = summaries([pageOf([...points.map((own, i) => point(own, 60 + 30 * i)), ...text])])
  expect(found.slice(0, 3)).toEqual(points.map((own) => `item 0 ◆ ${own}`))
  expect(summaries([pageOf([point('Looms stand where rivers run', 60), ...text])])[0]).toMatch(/^h1 /)
})

test('points that name the parts of the outline are a list, as a text lists what follows', () => {
  const outline = ['Scope', 'Parts', 'Notes'].map((title) => ({ title, level: 2, page: 1 }))
  const points = outline.map(({ title }, i) => prose([line(`• ${title}`, { baseline: 160 + 14 * i })]))
  const title = prose([line('Scope', { baseline: 240, bold: true })])
  expect(summaries([pageOf([prose(body(60)), ...points, title, prose(body(260))])], outline).slice(1, 5)).toEqual([
    'item 0 • Scope',
    'item 0 • Parts',
    'item 0 • Notes',
    'h2 Scope',
  ])
})

test('what a manual calls a remark is no heading, be it bold and large; notes at the end of a text are one', () => {
  const over = (text: string) => summaries([pageOf([prose([line(text, { baseline: 80, bold: true, size: 13 })]), prose(body(120))])])[0]
  expect(['Note', 'Warning:', 'Hinweis', 'Let op!'].map(over)).toEqual(['body Note', 'body Warning:', 'body Hinweis', 'body Let op!'])
  expect(over('Notes')).toBe('h1 Notes')
})

test('a point is no heading, be it large, bold and alone; a title behind a square is one', () => {
  const alone = (text: string) => summaries([pageOf([prose([line(text, { baseline: 80, bold: true, size: 14 })]), prose(body(120))])])[0]
  expect(alone('• What it is for')).toBe('item 0 • What it is for')
  expect(alone('■ What it is for')).toBe('h1 ■ What it is for')
})

test('a label with its number, or the number of the page, in type a little larger than the text is no heading', () => {
  const large = (text: string) => summaries([pageOf([prose([line(text, { baseline: 80, size: 11.5 })]), prose(body(120))])])[0]
  expect(['Customer no. 47774', 'Page 1 of 2', 'ISBN: 000000000-0'].map(large)).toEqual([
    'body Customer no. 47774',
    'body Page 1 of 2',
    'body ISBN: 000000000-0',
  ])
  expect(['Annual Report 2024', 'Customers'].map(large)).toEqual(['h1 Annual Report 2024', 'h1 Customers'])
})
