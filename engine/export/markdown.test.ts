import { expect, test } from 'vitest'
import { type Block, type Cell, confidence, type Line, type Table } from '../model/index.ts'
import { documentOf, line, lineOfWords, lines, typeset } from '../model/sample.ts'
import { defaultExportOptions, type ExportOptions } from '../stages.ts'
import { markdownOf } from './markdown.ts'
import { textOf } from './text.ts'

const printed = { places: [{ page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 } }], confidence: confidence(0.9) }
const paragraph = (own: readonly Line[], role: 'body' | 'caption' | 'footnote' | 'code' | 'formula' = 'body'): Block => ({
  kind: 'paragraph',
  role,
  lines: own,
  ...printed,
})
const item = (text: string, marker: string, depth = 0): Block => ({ kind: 'list-item', marker, depth, lines: [line(text)], ...printed })
const documentWith = (blocks: readonly Block[]) =>
  documentOf(
    blocks,
    blocks.flatMap((block) => ('lines' in block ? block.lines : [])).flatMap((own) => own.words),
  )
const md = (...blocks: readonly Block[]): string => markdownOf(documentWith(blocks)).trimEnd()
const cell = (row: number, column: number, text: string, span: Partial<Cell> = {}): Cell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  lines: [line(text)],
  value: { kind: 'text', text },
  place: { page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 } },
  confidence: confidence(0.9),
  ...span,
})
const table = (cells: readonly Cell[], headerRows = 1): Table => ({
  kind: 'table',
  title: null,
  caption: [],
  columns: [
    { title: null, kind: 'text' },
    { title: null, kind: 'number' },
  ],
  rowCount: Math.max(...cells.map((each) => each.row + each.rowSpan)),
  headerRows,
  cells,
  foundBy: 'rulings',
  repeated: [],
  ...printed,
})

test('headings, paragraphs and lists are written with their signs', () => {
  expect(
    md(
      { kind: 'heading', level: 2, lines: [line('1. Scope')], ...printed },
      paragraph(lines(['some words', 'and more'])),
      item('• one', '•'),
      item('– inner', '–', 1),
      item('(b) lettered', '(b)'),
      item('3. third', '3.'),
    ),
  ).toBe('## 1. Scope\n\nsome words and more\n\n- one\n    - inner\n- (b) lettered\n3. third')
})

test('items with a box to tick are tasks, done where it is ticked', () => {
  expect(md(item('☑ Newsletter', '☑'), item('☐ Posters', '☐'), item('□ Banners', '□'))).toBe('- [x] Newsletter\n- [ ] Posters\n- Banners')
})

test('emphasis, links and raised marks are kept', () => {
  const words = [
    ...typeset('see the', { left: 0 }),
    ...typeset('bold part', { left: 50, bold: true }),
    ...typeset('and', { left: 100 }),
    ...typeset('this page', { left: 130, link: 'https://example.org/a_(b)' }),
    ...typeset('2', { left: 169, size: 6, raised: 'superscript' }),
  ]
  expect(md(paragraph([lineOfWords(words)]))).toBe('see the **bold part** and [this page](<https://example.org/a_(b)>)<sup>2</sup>')
})

test("a comma or a bracket behind words in bold or italics is the sentence's, a bracket that they open is theirs", () => {
  const words = [
    ...typeset('for (the', { left: 0 }),
    ...typeset('Supplier);', { left: 50, bold: true }),
    ...typeset('see', { left: 100 }),
    ...typeset('Land Economics,', { left: 130, italic: true }),
    ...typeset('and', { left: 210 }),
    ...typeset('note (a)', { left: 240, bold: true }),
  ]
  expect(md(paragraph([lineOfWords(words)]))).toBe('for (the **Supplier**); see *Land Economics*, and **note (a)**')
})

test('a word stands apart from a raised mark on pages that lie on their side too', () => {
  const at = (text: string, top: number, raised: 'no' | 'subscript' = 'no') =>
    typeset(text, { turn: 90, raised }).map((word) => ({ ...word, box: { left: 72, right: 82, top, bottom: top + 5 * text.length } }))
  expect(md(paragraph([lineOfWords([...at('CO', 100), ...at('2', 110, 'subscript'), ...at('and', 118)])]))).toBe('CO<sub>2</sub> and')
})

test('the stop of a sentence that ends with a link stands behind the link', () => {
  const words = [...typeset('see'), ...typeset('the rules.', { left: 100, link: 'https://example.org/a' })]
  expect(md(paragraph([lineOfWords(words)]))).toBe('see [the rules](https://example.org/a).')
})

test('a word hyphenated over a line end is joined, a compound keeps its hyphen', () => {
  expect(md(paragraph(lines(['the conver-', 'sion of a well-', 'known file is well-known'])))).toBe(
    'the conversion of a well-known file is well-known',
  )
  expect(md(paragraph(lines(['what is non-', 'linear, and the ver-', 'tical or hori-', 'zontal parts'])))).toBe(
    'what is non-linear, and the vertical or horizontal parts',
  )
  expect(md(paragraph(lines(['für den Ein-', 'und Ausgang der Waren-', 'oder Paketsendung'])))).toBe(
    'für den Ein- und Ausgang der Waren- oder Paketsendung',
  )
})

test('the initial of a paragraph is the first letter of its word, unless it is a word and the document does not spell both as one', () => {
  const begun = (letter: string, text: string) =>
    paragraph([lineOfWords([...typeset(letter, { size: 40, baseline: 124 }), ...typeset(text, { left: 102 })])])
  expect(md(begun('L', 'ife went on'))).toBe('Life went on')
  expect(md(begun('A', 'report of it'))).toBe('A report of it')
  expect(md(begun('A', 'part from it'), paragraph([line('set apart')]))).toBe('Apart from it\n\nset apart')
})

test('a paragraph of a program is code, where the document is not set in that face', () => {
  const text = paragraph([line('what has to be typed for it is said here in a few words of text')])
  expect(md(text, paragraph([line('make check', { family: 'Courier' })]))).toMatch(/\n`make check`$/)
  expect(md(paragraph([line('make check', { family: 'Courier' })]))).toBe('make check')
})

test('signs of Markdown in the text are escaped where they would act, and only there', () => {
  expect(md(paragraph([line('1986. A *great* year_end for #1 a_b 3 * 4 <b>')]))).toBe(
    '1986\\. A \\*great\\* year_end for #1 a_b 3 * 4 &lt;b>',
  )
  expect(md(paragraph([line('- not a list')]))).toBe('\\- not a list')
})

test('a plain grid becomes a pipe table, a table with spans HTML', () => {
  expect(md(table([cell(0, 0, 'a|b'), cell(0, 1, 'n'), cell(1, 0, 'x'), cell(1, 1, '4')]))).toBe('| a\\|b | n |\n| --- | ---: |\n| x | 4 |')
  expect(md(table([cell(0, 0, 'wide & <big>', { columnSpan: 2 }), cell(1, 0, 'x'), cell(1, 1, '4')]))).toBe(
    '<table>\n<tr><th colspan="2">wide &amp; &lt;big&gt;</th></tr>\n<tr><td>x</td><td>4</td></tr>\n</table>',
  )
})

test("a corrected cell shows its value and not the page's words", () => {
  expect(md(table([cell(0, 0, 'a'), cell(0, 1, 'n'), cell(1, 0, 'x'), cell(1, 1, '4', { value: { kind: 'text', text: '5' } })]))).toContain(
    '| x | 5 |',
  )
})

test('the marks of two notes behind one word lead to a note each', () => {
  const raised = (text: string, left: number) =>
    typeset(text, { left, baseline: 96, size: 7 }).map((word) => ({ ...word, raised: 'superscript' as const }))
  const body = lineOfWords([...typeset('Radford'), ...raised('*', 115), ...raised('1', 121)])
  const note = (text: string) => paragraph([line(text, { size: 8 })], 'footnote')
  expect(md(paragraph([body]), note('* Equal work.'), note('1 A house.'))).toContain('[^note-42] [^1]\n')
})

test('a footnote is paired with its mark, one without a mark stays a paragraph', () => {
  const body = lineOfWords([...typeset('claimed', { left: 0 }), ...typeset('1', { left: 35, size: 6, raised: 'superscript' })])
  const note = (mark: string) =>
    lineOfWords([...typeset(mark, { size: 6, raised: 'superscript' }), ...typeset('by him.', { left: 80, size: 8 })])
  expect(md(paragraph([body]), paragraph([note('1')], 'footnote'))).toBe('claimed[^1]\n\n[^1]: by him.')
  expect(md(paragraph([body]), paragraph([note('2')], 'footnote'))).toContain('<sup>2</sup>')
})

test('an exponent is no mark of a note that has a mark behind a word', () => {
  const raised = (left: number) => typeset('1', { left, size: 6, raised: 'superscript' })
  const claim = lineOfWords([...typeset('claimed', { left: 0 }), ...raised(35)])
  const square = lineOfWords([...typeset('x', { left: 0 }), ...raised(5)])
  const note = paragraph([lineOfWords([...raised(72), ...typeset('by him.', { left: 80, size: 8 })])], 'footnote')
  expect(md(paragraph([claim]), paragraph([square]), note)).toContain('x<sup>1</sup>')
  expect(md(paragraph([square]), note)).toContain('x[^1]')
})

test('a number broken after its dash goes on without a space', () => {
  expect(md(paragraph(lines(['part 04714-', '35 of pages 1–', '20 and well-', '2 words -', '7'])))).toBe(
    'part 04714-35 of pages 1–20 and well- 2 words - 7',
  )
})

test('program words within a sentence stand between backticks, a whole typescript does not', () => {
  const words = (text: string) => typeset(text, { family: 'Courier' })
  const sentence = lineOfWords([...typeset('Start it with'), ...words('winch --slow'), ...typeset('or set `a` before all of this')])
  expect(md(paragraph([sentence]))).toBe('Start it with `winch --slow` or set \\`a\\` before all of this')
  const code = [lineOfWords([...typeset('say'), ...words('`tick`'), ...typeset('and go on from there at once')])]
  expect(md(paragraph(code))).toBe('say `` `tick` `` and go on from there at once')
  expect(md(paragraph([lineOfWords([...words('all of it is typed by hand'), ...typeset('here')])]))).not.toContain('`')
})

test("a stop behind program words is the sentence's, and so is a bracket before them that they do not close", () => {
  const words = (text: string) => typeset(text, { family: 'Courier' })
  const sentence = (code: string) =>
    md(paragraph([lineOfWords([...typeset('Look into'), ...words(code), ...typeset('for what was kept there')])]))
  expect(sentence('/opt, /var,')).toBe('Look into `/opt, /var`, for what was kept there')
  expect(sentence('(flow.csv')).toBe('Look into (`flow.csv` for what was kept there')
  expect(sentence('(a) b.txt;')).toBe('Look into `(a) b.txt;` for what was kept there')
})

test('raised marks and links of cells are kept, as Markdown between pipes and as HTML with spans', () => {
  const mark = typeset('a', { left: 85.1, size: 6, baseline: 96, raised: 'superscript' })
  const cells = (span: Partial<Cell>) => [
    cell(0, 0, 'Crane'),
    cell(0, 1, 'Load'),
    cell(1, 0, 'x', { lines: [line('rules', { link: 'https://example.org/a' })], value: null }),
    cell(1, 1, '7.5 a', { lines: [lineOfWords([...typeset('7.5'), ...mark])], ...span }),
  ]
  expect(md(table(cells({})))).toContain('| [rules](https://example.org/a) | 7.5<sup>a</sup> |')
  expect(md(table([...cells({}), cell(2, 0, 'both', { columnSpan: 2 })]))).toContain(
    '<tr><td><a href="https://example.org/a">rules</a></td><td>7.5<sup>a</sup></td></tr>',
  )
})

test('a hyphen behind a single letter at the end of a line is kept', () => {
  expect(md(paragraph(lines(['sent by e-', 'mail at once'])))).toBe('sent by e-mail at once')
})

test('code keeps the columns of a listing', () => {
  const at = (text: string, letters: number, baseline: number) => typeset(text, { family: 'Courier', left: 72 + 6 * letters, baseline })
  const code = [lineOfWords([...at('FROM', 0, 100), ...at('tools', 7, 100)]), lineOfWords([...at('WHERE', 0, 112), ...at('id', 7, 112)])]
  expect(md(paragraph(code, 'code'))).toBe('```\nFROM   tools\nWHERE  id\n```')
})

test('code keeps its lines and indentation', () => {
  const code = [line('if x:', { family: 'Courier' }), line('print()', { family: 'Courier', left: 96, baseline: 112 })]
  expect(md(paragraph(code, 'code'))).toBe('```\nif x:\n    print()\n```')
})

test('blank lines of a listing are kept', () => {
  const code = [100, 112, 136, 148, 184].map((baseline, at) => line(`line ${at}`, { family: 'Courier', baseline }))
  expect(md(paragraph(code, 'code'))).toBe('```\nline 0\nline 1\n\nline 2\nline 3\n\n\nline 4\n```')
})

test('a table that is read from the right begins with its rightmost column', () => {
  expect(md(table([cell(0, 0, '12'), cell(0, 1, 'אחת'), cell(1, 0, '34'), cell(1, 1, 'שתיים')]))).toBe(
    '| אחת | 12 |\n| ---: | --- |\n| שתיים | 34 |',
  )
})

test('notes at the end of a text are paired with marks on the pages before', () => {
  const body = lineOfWords([...typeset('claimed', { left: 0 }), ...typeset('1', { left: 35, size: 6, raised: 'superscript' })])
  const note = (mark: string) =>
    lineOfWords([...typeset(mark, { page: 3, size: 6, raised: 'superscript' }), ...typeset('by him.', { page: 3, left: 80, size: 8 })])
  expect(md(paragraph([body]), paragraph([note('1')], 'footnote'))).toBe('claimed[^1]\n\n[^1]: by him.')
  expect(md(paragraph([body]), paragraph([note('2')], 'footnote'))).toContain('<sup>2</sup>')
})

test('a stop behind a raised mark stands against it', () => {
  const square = typeset('2', { left: 78, size: 6, raised: 'superscript' })
  expect(md(paragraph([lineOfWords([...typeset('m'), ...square, ...typeset('.', { left: 83 })])]))).toBe('m<sup>2</sup>.')
})

test('running headers are left out of Markdown and kept in plain text', () => {
  const blocks: readonly Block[] = [{ kind: 'furniture', lines: [line('Page 3')], ...printed }, paragraph([line('words')])]
  expect(md(...blocks)).toBe('words')
  expect(textOf(documentWith(blocks))).toBe('Page 3\n\nwords\n')
})

test('plain text parts cells with tabs and escapes nothing', () => {
  const blocks: readonly Block[] = [
    paragraph([line('2 * 3')]),
    table([cell(0, 0, 'a|b'), cell(0, 1, 'n'), cell(1, 0, 'x'), cell(1, 1, '4')]),
  ]
  expect(textOf(documentWith(blocks))).toBe('2 * 3\n\na|b\tn\nx\t4\n')
})

test('Chinese lines are joined without a space', () => {
  expect(md(paragraph(lines(['你好', '世界'])))).toBe('你好世界')
  expect(md(paragraph(lines(['前后不到', '470天。上涨了12%', '老师问道', '“谁”'])))).toBe('前后不到470天。上涨了12%老师问道“谁”')
})

test('blanks to fill in stay as they are, and a formula cannot begin a tag', () => {
  expect(md(paragraph([line('Name: ______ Date: ____')]))).toBe('Name: ______ Date: ____')
  expect(md(paragraph([line('a <table b')], 'formula'))).toBe('$$\na < table b\n$$')
})

test('letters of formulas are plain in LaTeX, whichever letters the file has for them', () => {
  expect(md(paragraph([line('𝑦 = 𝑥 + ℎ')], 'formula'))).toBe('$$\ny = x + h\n$$')
})

test('formulas name their signs as LaTeX does', () => {
  const words = [
    ...typeset('e', { left: 0 }),
    ...typeset('iπ', { left: 6, size: 6, raised: 'superscript' }),
    ...typeset('+ 2πr ≤ 10%', { left: 20 }),
  ]
  expect(md(paragraph([lineOfWords(words)], 'formula'))).toBe('$$\ne^{i\\pi} + 2\\pi r \\leq 10\\%\n$$')
})

test('running headers can be kept, all of them or each once; pages and front matter can be marked', () => {
  const on = (page: number, text: string, kind: 'furniture' | 'paragraph'): Block => {
    const lines = [line(text, { page })]
    const places = [{ page, box: lines[0]?.box ?? { left: 0, top: 0, right: 1, bottom: 1 } }]
    const common = { lines, places, confidence: confidence(0.9) }
    return kind === 'furniture' ? { kind, ...common } : { kind, role: 'body', ...common }
  }
  const head: Block = { kind: 'heading', level: 1, lines: [line('The "year"')], ...printed }
  const blocks = [
    on(1, 'Report 1', 'furniture'),
    head,
    on(1, 'one', 'paragraph'),
    on(2, 'Report 2', 'furniture'),
    on(2, 'two', 'paragraph'),
    on(2, '2', 'furniture'),
  ]
  const written = (more: Partial<ExportOptions>) => markdownOf(documentWith(blocks), { ...defaultExportOptions, ...more })
  expect(written({})).toBe('# The "year"\n\none\n\ntwo\n')
  expect(written({ markdownFurniture: 'all' })).toBe('Report 1\n\n# The "year"\n\none\n\nReport 2\n\ntwo\n\n2\n')
  expect(written({ markdownFurniture: 'distinct' })).toBe('Report 1\n\n# The "year"\n\none\n\ntwo\n')
  expect(written({ pageBreaks: true })).toBe('<!-- page 1 -->\n\n# The "year"\n\none\n\n<!-- page 2 -->\n\ntwo\n')
  expect(written({ frontMatter: true })).toMatch(/^---\ntitle: "The \\"year\\""\npages: 2\ntables: 0\n---\n\n# The/)
})

test('a ruled form is written as labels with their answers, row by row in the order of reading', () => {
  const options = {
    ...table([cell(0, 0, 'Kitchen wanted?'), cell(0, 1, '☐ yes ☑ no'), cell(1, 0, 'Guests'), cell(1, 1, '120')], 0),
    form: 'beside',
  } as const
  expect(md(options)).toBe('Kitchen wanted? ☐ yes ☑ no\n\nGuests: 120')
  expect(textOf(documentWith([options]))).toBe('Kitchen wanted? ☐ yes ☑ no\nGuests: 120\n')
  const rightToLeft = {
    ...table([cell(0, 0, '120'), cell(0, 1, 'מספר האורחים'), cell(1, 0, 'תל אביב'), cell(1, 1, 'עיר')], 0),
    form: 'beside',
  } as const
  expect(md(rightToLeft)).toBe('מספר האורחים: 120\n\nעיר: תל אביב')
  const small = {
    lines: [line('Surname', { size: 7, baseline: 90 }), line('Laine')],
    value: { kind: 'text', text: 'Surname\nLaine' },
  } as const
  const within = {
    ...table([cell(0, 0, '', small), cell(0, 1, '2.'), cell(1, 0, 'Town:'), cell(1, 1, 'Post code')], 0),
    form: 'within',
  } as const
  expect(md(within)).toBe('Surname: Laine\n\n2\\.\n\nTown:\n\nPost code')
  const over = { lines: [line('Town'), line('Turku')], value: { kind: 'text', text: 'Town\nTurku' } } as const
  expect(md({ ...table([cell(0, 0, '', over), cell(0, 1, 'Signature')], 0), rowCount: 1, form: 'over' })).toBe('Town: Turku\n\nSignature')
})
