import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { unionOf } from '../geometry/index.ts'
import { confidence, type Line, type Table, wordsLostOrDoubled } from '../model/index.ts'
import { line, lineOfWords, lines, typeset } from '../model/sample.ts'
import type { LaidOutPage } from '../stages.ts'
import { structure } from './index.ts'
import { body, pageOf, prose, summaries } from './sample.ts'

test('notes in small type with raised marks are notes wherever they stand on the page', () => {
  const note = lineOfWords([
    ...typeset('1', { size: 5, baseline: 157, raised: 'superscript' }),
    ...typeset('a remark on this', { left: 76, size: 8, baseline: 160 }),
  ])
  expect(summaries([pageOf([prose(body(100)), prose([note])])])).toContain('footnote 1 a remark on this')
})

test('a short line of code leads into the listing it begins', () => {
  const code = (texts: readonly string[], baseline: number) => lines(texts, { baseline, family: 'Courier', size: 10 })
  const listing = [...code(['import tools'], 150), ...code(['limits = values', 'print(limits, values)', 'return everything useful'], 186)]
  expect(summaries([pageOf([prose(body(100)), prose(listing)])]).filter((text) => text.startsWith('code'))).toEqual([
    'code import tools limits = values print(limits, values) return everything useful',
  ])
})

test('what a manual is about, named in the margin of a listing, is no line of it', () => {
  const code = (text: string, left: number, baseline: number) => prose(lines([text], { family: 'Courier', left, baseline }))
  const listing = prose(lines(['\\begin{files} of all', '\\end{files} of all'], { family: 'Courier', left: 150, baseline: 150 }))
  const of = (name: string, left: number) =>
    summaries([pageOf([prose(body(100)), listing, code(name, left, 190), prose(body(220))])]).filter((text) => text.startsWith('code'))
  expect(of('\\file', 72)).toEqual(['code \\begin{files} of all \\end{files} of all'])
  expect(of('endfiles', 150)).toEqual(['code \\begin{files} of all \\end{files} of all endfiles'])
})

test('a listing that is set tighter than the text above it does not take that apart', () => {
  const text = body(100).map((own, at) => line(own.words.map((word) => word.text).join(' '), { baseline: 100 + 17 * at }))
  const listing = lines(['one line of a listing', 'another line of it', 'and a third one', 'and the last', 'really the last'], {
    baseline: 160,
    size: 8,
  })
  expect(summaries([pageOf([prose(text)]), pageOf([prose([...text, ...listing])], 2)])[1]).toMatch(/^body running text.*is set in\.$/)
})

test('boxes to tick beside each other are items of one list, and so are those of the next row', () => {
  const row = (texts: readonly (readonly [number, string])[], baseline: number) =>
    lineOfWords(texts.flatMap(([left, text]) => typeset(text, { left, baseline })))
  const own = [
    row(
      [
        [60, '☐ Male'],
        [110, '☑ Female'],
        [220, '☑ Neutered'],
      ],
      100,
    ),
    row(
      [
        [60, '☑ Insured'],
        [130, '☐ Not insured'],
      ],
      116,
    ),
  ]
  expect(summaries([pageOf([prose(own)])])).toEqual([
    'item 0 ☐ Male',
    'item 0 ☑ Female',
    'item 0 ☑ Neutered',
    'item 0 ☑ Insured',
    'item 0 ☐ Not insured',
  ])
  const sentence = [line('Tick ☐ yes or ☐ no and send it back', { baseline: 100 })]
  expect(summaries([pageOf([prose(sentence)])])).toEqual(['body Tick ☐ yes or ☐ no and send it back'])
})

test('paragraphs on their side are parted where those that stand upright are', () => {
  const upright = [...body(100), ...body(160)]
  const onItsSide = upright.map((own): Line => {
    const words = own.words.map(({ box, baseline, ...word }) => ({
      ...word,
      turn: 90 as const,
      box: { left: 595 - box.bottom, right: 595 - box.top, top: box.left, bottom: box.right },
      baseline: 595 - baseline,
    }))
    return { words, box: unionOf(words.map(({ box }) => box)) }
  })
  const found = summaries([pageOf([prose(onItsSide)])])
  expect(found).toEqual(summaries([pageOf([prose(upright)])]))
  expect(found).toHaveLength(2)
})

test('an indented first line and a line that ends early begin a new paragraph', () => {
  const full = 'aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd'
  const own = [
    line(full, { baseline: 100 }),
    line('ends.', { baseline: 112 }),
    line(full, { baseline: 124 }),
    line(full, { baseline: 136 }),
    line('bbbbbbbbb ccccccccc ddddddddddddd', { baseline: 148, left: 92 }),
    line(full, { baseline: 160 }),
  ]
  expect(summaries([pageOf([prose(own)])])).toHaveLength(3)
})

test('text that is set narrower than its column, beside a picture or set in, is one paragraph and not one a line', () => {
  const wide = lines(['The roof above the east wing was mended in May by those who could come'], { baseline: 220 })
  const narrow = [
    'The workshop opened in spring with twelve',
    'members who shared benches, tools and a',
    'kiln in the yard. Since then the number',
    'has grown to forty.',
  ]
  const page = (own: readonly string[], left: number) => summaries([pageOf([prose([...lines(own, { left, baseline: 100 }), ...wide])])])
  expect(page(narrow, 72)).toHaveLength(2)
  expect(page(narrow, 108)).toHaveLength(2)
  // Lines that stand for themselves do not go on in small letters.
  expect(
    page(
      narrow.map((text) => text.charAt(0).toUpperCase() + text.slice(1)),
      72,
    ).length,
  ).toBeGreaterThan(3)
})

test('items know their depth', () => {
  const own = [
    line('• one thing', { baseline: 100 }),
    line('– a part of the thing', { baseline: 112, left: 92 }),
    line('– another part of it', { baseline: 124, left: 92 }),
    line('• another thing', { baseline: 136 }),
  ]
  expect(summaries([pageOf([prose(own)])])).toEqual([
    'item 0 • one thing',
    'item 1 – a part of the thing',
    'item 1 – another part of it',
    'item 0 • another thing',
  ])
})

test('an initial does not make a list', () => {
  expect(summaries([pageOf([prose([line('J. Smith wrote this')])])])).toEqual(['body J. Smith wrote this'])
})

test('a paragraph goes on in the next column and over the page', () => {
  const first = lines(['this sentence is not at its end when the column', 'comes to its end and so it has to be contin-'], {
    baseline: 100,
  })
  const second = lines(['ued in another column and even there it does not', 'find its end because the page'], { baseline: 100, left: 330 })
  const third = lines(['is full by then.'], { baseline: 100, page: 2 })
  const { blocks } = structure([pageOf([prose(first), prose(second)]), pageOf([prose(third, 2)], 2)], [])
  expect(blocks.map((block) => block.places.map((place) => place.page))).toEqual([[1, 1, 2]])
})

test('a line repeated in the margins of neighbouring pages is furniture, whatever its number', () => {
  const page = (number: number) =>
    pageOf(
      [
        prose([line(`Annual report volume ${number}`, { baseline: 40, page: number })], number),
        prose(lines(['some text that is on'], { page: number, baseline: 300 }), number),
      ],
      number,
    )
  expect(summaries([page(1), page(2)]).filter((text) => text.startsWith('furniture'))).toHaveLength(2)
})

test('the head of a page over a rule is furniture where neighbouring pages have one at its height, whatever section it names; titles of slides are not', () => {
  const page = (number: number, head: string, size = 10): LaidOutPage => {
    const text = lines(['some text that is on each of the pages and fills'], { page: number, baseline: 300 })
    const laidOut = pageOf([prose([line(head, { baseline: 60, page: number, size })], number), prose(text, number)], number)
    const rule = { from: { x: 72, y: 66 }, to: { x: 330, y: 66 }, thickness: 0.4 }
    return { ...laidOut, page: { ...laidOut.page, rulings: [rule] } }
  }
  const heads = (pages: readonly LaidOutPage[]) => summaries(pages).filter((text) => text.startsWith('furniture'))
  expect(heads([page(1, '2 THE FIRST SECTION Draft of May'), page(2, '3 ANOTHER ONE Draft of May')])).toHaveLength(2)
  expect(heads([page(1, 'The first subject', 16), page(2, 'Another subject', 16)])).toEqual([])
  expect(heads([page(1, '2 THE FIRST SECTION Draft of May')])).toEqual([])
})

test('what goes on behind a formula comes behind it', () => {
  const formula = { ...line('y = a + b', { left: 120, baseline: 140 }), bars: [] }
  const found = summaries([
    pageOf([
      prose(lines(['The values of the first year and all', 'those that follow it are found by aid'])),
      prose([formula]),
      prose(lines(['where the letters mean what they did before', 'and nothing else'], { baseline: 160 })),
    ]),
  ])
  expect(found.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual(['body The', 'formula y', 'body where'])
})

test('a passage set in from both edges is one, though the column is wider', () => {
  const wide = (baseline: number) => lines(Array<string>(4).fill('words of the column that are as wide as it is and go on'), { baseline })
  const quoted = ['Words that are quoted here and', 'are set in on both sides of it', 'which ends in this'].map((text, i) => {
    const own = line(text, { left: 100, baseline: 160 + 12 * i })
    return i === 2 ? own : { ...own, box: { ...own.box, right: 240 } }
  })
  const found = summaries([pageOf([prose([...wide(100), ...quoted, ...wide(208)])])])
  expect(found.filter((text) => /quoted|ends/.test(text))).toEqual([
    'body Words that are quoted here and are set in on both sides of it which ends in this',
  ])
})

test('an entry of two lines, the second set in, is one when its sentence goes on there', () => {
  const entry = (word: string, baseline: number) => [
    line(`${word} what is meant by such a word in this part`, { baseline }),
    line('of the country and beyond.', { baseline: baseline + 12, left: 84 }),
  ]
  const found = summaries([pageOf([prose([...entry('Abacot', 100), ...entry('Abaft', 124), ...entry('Abash', 148)])])])
  expect(found).toHaveLength(3)
})

test('captions, footnotes and code are told from running text', () => {
  const note = lineOfWords([
    ...typeset('1', { baseline: 796, size: 5, raised: 'superscript' }),
    ...typeset('A remark in small type.', { baseline: 800, left: 76, size: 8 }),
  ])
  const code = lines(
    ['for (const x of list) {', '  print(x)', '}'].map((text) => text.trim()),
    { baseline: 300, family: 'Courier' },
  )
  const found = summaries([
    pageOf([prose(body(100)), prose([line('Table 2: what was found', { baseline: 200 })]), prose(code), prose([note])]),
  ])
  expect(found.map((text) => text.split(' ')[0])).toEqual(['body', 'caption', 'code', 'footnote'])
})

test('a wrapped line that begins with a star goes on with its sentence', () => {
  const sentence = lines(
    ['the price is the weight in tons at five pounds', '* the number of days that it has been lying here', 'until the end.'],
    {
      baseline: 120,
    },
  )
  expect(summaries([pageOf([prose(sentence)])])).toEqual([
    'body the price is the weight in tons at five pounds * the number of days that it has been lying here until the end.',
  ])
})

test('a star behind the end of a sentence marks a note of its own', () => {
  const own = lines(['physics department of the university by the sea.', '* Corresponding author of the whole of this paper'], {
    baseline: 120,
  })
  expect(summaries([pageOf([prose(own), prose(body(300))])])[0]).toBe('body physics department of the university by the sea.')
})

test('notes in a typewriter face at the foot of the page are notes and no code', () => {
  const note = (mark: string, text: string, baseline: number) =>
    lineOfWords([
      ...typeset(mark, { baseline: baseline - 3, size: 6, family: 'Courier' }),
      ...typeset(text, { left: 82, baseline, size: 8, family: 'Courier' }),
    ])
  const notes = [note('1', 'measured above the lock', 760), note('2', 'closed during that winter', 770)]
  expect(summaries([pageOf([prose(body(120)), prose(notes)])]).slice(1)).toEqual([
    'footnote 1 measured above the lock',
    'footnote 2 closed during that winter',
  ])
})

test('a name in a typewriter face that breaks over two lines stays in its sentence', () => {
  const begun = 'Whoever wants to be told of each change must choose'
  const before = typeset(begun, { baseline: 80 })
  const name = typeset('Watch file', { baseline: 80, left: (before.at(-1)?.box.right ?? 0) + 3, family: 'Courier' })
  const sentence = [lineOfWords([...before, ...name]), line('under Edit/Preferences for this.', { baseline: 92, family: 'Courier' })]
  const found = summaries([pageOf([prose(sentence), prose(body(300)), prose(body(400)), prose(body(500))])])
  expect(found[0]).toBe(`body ${begun} Watch file under Edit/Preferences for this.`)
})

test('a lone word of code after code goes on with it', () => {
  const code = lines(['SELECT one FROM two', 'WHERE three = four'], { baseline: 300, family: 'Courier' })
  const end = line('END', { baseline: 360, family: 'Courier' })
  expect(summaries([pageOf([prose(body(100)), prose(code), prose([end])])]).map((text) => text.split(' ')[0])).toEqual(['body', 'code'])
})

test('lines of a listing are code behind their numbers, which are small and of another face', () => {
  const numbered = ['begin group', 'end', 'return one of two'].map((text, index) => {
    const baseline = 300 + 12 * index
    const number = typeset(String(index + 9), { baseline, size: 6 })
    return lineOfWords([...number, ...typeset(text, { baseline, left: (number.at(-1)?.box.right ?? 0) + 8, family: 'Courier' })])
  })
  expect(summaries([pageOf([prose(body(100)), prose(numbered)])])).toEqual([
    expect.stringMatching(/^body /),
    'code 9 begin group 10 end 11 return one of two',
  ])
})

test('no word is lost or doubled, whatever the lines say', () => {
  const piece = fc.record({
    text: fc.stringMatching(/^(?:[•–-] |\d\. |Table 1: |[a-z]{1,3}- )?[A-Za-z=.,:]{1,9}( [A-Za-z.]{1,9}){0,6}$/),
    left: fc.constantFrom(72, 92, 120),
    size: fc.constantFrom(8, 10, 10, 14),
    bold: fc.boolean(),
    family: fc.constantFrom('Serif', 'Courier'),
  })
  fc.assert(
    fc.property(fc.array(fc.array(piece, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }), (drawn) => {
      const pages = drawn.map((own, index) =>
        pageOf(
          [
            prose(
              own.map(({ text, ...setting }, row) => line(text, { ...setting, page: index + 1, baseline: 60 + 90 * row })),
              index + 1,
            ),
          ],
          index + 1,
        ),
      )
      const { blocks } = structure(pages, [])
      expect(wordsLostOrDoubled({ pages: pages.map(({ page }) => page), blocks })).toEqual({ lost: [], doubled: [], invented: [] })
    }),
    { numRuns: 60, seed: 7 },
  )
})

test('a sentence that begins with the name of a table is no caption', () => {
  expect(summaries([pageOf([prose([line('Table 2 shows what was found here.')])])])).toEqual(['body Table 2 shows what was found here.'])
})

test('every entry of a table of contents is a paragraph of its own', () => {
  const own = lines(['Preface . . . . . . . . xi', 'Chapter 1 . . . . . . . 12', 'Chapter 2 . . . . . . . 30'])
  expect(summaries([pageOf([prose(own)])])).toHaveLength(3)
})

test('the columns of tables get their kinds', () => {
  const place = { page: 1, box: { left: 72, top: 100, right: 300, bottom: 160 } }
  const texts = ['Item', 'Weight', 'Pen', '1.50', 'Ink', '12.00', 'Pad', '3.25']
  const cells = texts.map((text, index) => {
    const own = line(text, { left: 72 + 100 * (index % 2), baseline: 110 + 12 * Math.floor(index / 2) })
    return {
      row: Math.floor(index / 2),
      column: index % 2,
      rowSpan: 1,
      columnSpan: 1,
      lines: [own],
      value: { kind: 'text', text },
      place: { page: 1, box: own.box },
      confidence: confidence(0.9),
    } as const
  })
  const table: Table = {
    kind: 'table',
    title: null,
    caption: [],
    columns: ['Item', 'Weight'].map((title) => ({ title, kind: 'text' })),
    rowCount: 4,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [place],
    confidence: confidence(0.9),
  }
  const [found] = structure([pageOf([{ kind: 'table', place, table }])], []).blocks
  expect(found?.kind === 'table' && found.columns.map((column) => column.kind)).toEqual(['text', 'number'])
})

test('a list keeps its depth in the next column', () => {
  const left = [line('1. one thing to do', { baseline: 100 }), line('• a part of it', { baseline: 112, left: 92 })]
  const right = [line('2. another thing', { baseline: 100, left: 330 }), line('• its own part', { baseline: 112, left: 350 })]
  expect(summaries([pageOf([prose(left), prose(right)])])).toEqual([
    'item 0 1. one thing to do',
    'item 1 • a part of it',
    'item 0 2. another thing',
    'item 1 • its own part',
  ])
})

test('the lines of an address stay apart', () => {
  expect(
    summaries([pageOf([prose(lines(['Ma jolie boutique', 'Alexandre Payet', '35 rue de la République', '69001 Lyon', 'France']))])]),
  ).toHaveLength(5)
})

test('two paragraphs of a line each, set apart like nothing within the cells of their page, are two', () => {
  const place = { page: 1, box: { left: 72, right: 300, top: 40, bottom: 90 } }
  const cell = {
    ...{ row: 0, column: 0, rowSpan: 1, columnSpan: 1, value: null, place, confidence: confidence(0.9) },
    lines: [line('Old floor taken out', { baseline: 60 }), line('and the waste', { baseline: 72 })],
  }
  const table: Table = {
    ...{ kind: 'table', title: null, caption: [], columns: [{ title: null, kind: 'text' }], rowCount: 1, headerRows: 0, cells: [cell] },
    ...{ foundBy: 'rulings', repeated: [], places: [place], confidence: confidence(0.9) },
  }
  const below = prose([line('A third is due with the order, 867.65', { baseline: 120 }), line('Agreed, day and name', { baseline: 142 })])
  expect(summaries([pageOf([{ kind: 'table', place, table }, below])]).slice(1)).toEqual([
    'body A third is due with the order, 867.65',
    'body Agreed, day and name',
  ])
})

test('a flight between arrows and dots is no formula', () => {
  const flight = line('LH 718 · 8 h 40 min', { left: 120, baseline: 100 })
  expect(summaries([pageOf([prose(body(40)), prose([flight]), prose(body(140))])])[1]).toBe('body LH 718 · 8 h 40 min')
})

const code = (text: string, baseline: number, left = 72): Line => line(text, { family: 'Courier', baseline, left })

test('a line in a typewriter face right below a line that leaves its sentence open is of the sentence, one that is set in or apart is not', () => {
  const full = lines(['the manual says of it that those who wish to read more', 'of it may find all of the further texts about this at'], {
    baseline: 200,
  })
  const texts = (own: Line) => summaries([pageOf([prose(body(100)), prose([...full, own])])])
  expect(texts(code('www.example.org/manual', 224)).at(-1)).toMatch(/^body the manual .*manual$/)
  expect(texts(code('www.example.org/manual', 224, 100)).at(-1)).toMatch(/www.example.org.manual$/)
  expect(texts(code('www.example.org/manual', 224, 100))).toHaveLength(texts(code('www.example.org/manual', 224)).length + 1)
  expect(texts(code('www.example.org/manual', 236))).toHaveLength(texts(code('www.example.org/manual', 224)).length + 1)
})

test('items that are set in a typewriter face are items, since no program has bullets', () => {
  const items = ['• first.sh', '• second.sh', '• third.sh'].map((text, at) => code(text, 160 + 12 * at, 90))
  expect(summaries([pageOf([prose(body(100)), prose(items)])]).slice(1)).toEqual([
    'item 0 • first.sh',
    'item 0 • second.sh',
    'item 0 • third.sh',
  ])
})

test('a title that two dots lead to its page is an entry of the contents', () => {
  const entry = (dots: string) =>
    summaries([pageOf([prose([line(`2 Simple mills ${dots} 8`, { baseline: 80, bold: true })]), prose(body(120))])])[0]
  expect(entry('. .')).toMatch(/^body/)
  expect(entry('of')).toMatch(/^h1/)
})

test('texts that are read from the left and from the right are paragraphs of their own', () => {
  const own = [...body(100), line('מסמך תחנה תקציב החוף תחנה המים מסמך מדידה.', { baseline: 136 })]
  expect(summaries([pageOf([prose(own)])])).toHaveLength(2)
})

test('a listing goes on over a page, and with no other one further on, be it in small letters', () => {
  const listing = (texts: readonly string[], page: number, baseline: number) =>
    prose(lines(texts, { page, baseline, family: 'Courier' }), page)
  const text = (page: number, baseline: number) =>
    prose(
      body(baseline).map((own) => ({ ...own, words: own.words.map((word) => ({ ...word, page })) })),
      page,
    )
  const first = listing(['<ul> of looms', 'and wool'], 1, 700)
  expect(summaries([pageOf([text(1, 100), first]), pageOf([listing(['then hemp', 'end of it'], 2, 60), text(2, 200)], 2)])).toContain(
    'code <ul> of looms and wool then hemp end of it',
  )
  const apart = summaries([pageOf([first, text(1, 100)]), pageOf([text(2, 100), listing(['def looms', 'the end'], 2, 400)], 2)])
  expect(apart).toContain('code <ul> of looms and wool')
  expect(apart).toContain('code def looms the end')
})

test('the call of a function with named arguments is no formula', () => {
  const regions = [prose(body(100)), prose([line('unsign(value, max_age=None)', { baseline: 200, left: 120 })]), prose(body(300))]
  expect(summaries([pageOf(regions)]).find((text) => text.includes('unsign'))).not.toContain('formula')
})

test('an address at the head of a page goes on with no labels of the page before, full as their lines may be', () => {
  const labels = prose(lines(['Number', 'Invoice date'], { baseline: 700 }))
  const address = prose(lines(['Brook Works', '9 Canal Lane'], { page: 2, baseline: 80 }), 2)
  const { blocks } = structure([pageOf([labels]), pageOf([address], 2)], [])
  expect(blocks.map((block) => block.places.map((place) => place.page))).not.toContainEqual([1, 2])
})
