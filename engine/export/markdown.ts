import { type Block, type Cell, type Line, type ParsedDocument, textOfLine, typewriterFaces, type Word } from '../model/index.ts'
import { defaultExportOptions, type Export, type ExportOptions } from '../stages.ts'
import type { Spelling } from './broken-words.ts'
import { codeLines } from './code-lines.ts'
import { withPlaceholdersAsCode } from './code-placeholders.ts'
import { contentsEntries, withShortDots, withShortLeader } from './contents-list.ts'
import { type Footnotes, pairFootnotes } from './footnotes.ts'
import { formLines } from './form-lines.ts'
import { formulaLine } from './formula.ts'
import { headingAnchors } from './heading-anchors.ts'
import { levelsInLists, setIn } from './list-content.ts'
import { withoutFirstWord, withoutMarker } from './list-markers.ts'
import { fieldsMarkdown } from './markdown-fields.ts'
import { frontMatter } from './markdown-front-matter.ts'
import { withFurniture } from './markdown-furniture.ts'
import { escapeInline, escapeLineStart, inlineMarkdown, spanMarkdown } from './markdown-inline.ts'
import { markdownFile, type PictureFiles, pictureLosses, pictureMarkdown, withPictureFiles } from './markdown-pictures.ts'
import { escapeHtml, isHtmlTable, spanHtml, tableMarkdown } from './markdown-table.ts'
import { plainText, spansOf, spellingOf } from './running-text.ts'

/**
 * The document as Markdown (CommonMark with pipe tables and footnotes), its fields first when some were read and are asked for; a zip with the
 * files of its pictures when these are wanted and there are some.
 */
export const markdown: Export = async (given, options, source) => {
  const { document, files } = await withPictureFiles(given, options, source)
  return markdownFile(markdownOf(document, options, files), files, pictureLosses(document, files, options))
}

/** The Markdown text of a document, ending with one line feed; empty for a document without content. Pictures without a file are named. */
export function markdownOf(
  document: ParsedDocument,
  options: ExportOptions = defaultExportOptions,
  pictures: PictureFiles = new Map(),
): string {
  const spelling = spellingOf(document)
  const context: Context = {
    spelling,
    linkOf: headingAnchors(document, ({ lines }) => plainText(lines, spelling)),
    notes: pairFootnotes(document),
    contents: contentsEntries(document.blocks),
    codeFaces: codeFacesOf(document),
    picture: (block) => pictureMarkdown(block, pictures, options),
  }
  const fields = options.content === 'tables' ? [] : document.sheets.map(fieldsMarkdown)
  const start = [...(options.frontMatter ? [frontMatter(document)] : []), ...fields].filter((part) => part !== '').join('\n\n')
  let text = start
  let previous: Block | null = null
  const written = withFurniture(document.blocks, options.markdownFurniture)
  const levels = levelsInLists(written, (block) => context.contents.get(block) ?? (block.kind === 'list-item' ? block.depth : null))
  for (const [index, block] of written.entries()) {
    const level = levels[index] ?? 0
    const own = setIn(blockMarkdown(block, context), level)
    if (own === '') continue
    const mark = options.pageBreaks ? setIn(pageMark(previous, block), level) : ''
    const isListGoingOn = previous !== null && mark === '' && isInList(previous, context) && isInList(block, context)
    text += `${text === '' ? '' : isListGoingOn ? '\n' : '\n\n'}${mark}${own}`
    previous = block
  }
  return text === '' ? '' : `${text}\n`
}

/** A comment before the first block that begins on another page; blocks that run on over a page keep together. */
function pageMark(previous: Block | null, block: Block): string {
  const page = block.places[0]?.page
  return page === undefined || page === (previous?.places.at(-1)?.page ?? null) ? '' : `<!-- page ${page} -->\n\n`
}

interface Context {
  readonly spelling: Spelling
  readonly linkOf: (word: Word) => string | null
  readonly notes: Footnotes
  readonly contents: ReadonlyMap<Block, number>
  /** Typewriter faces that set the words of programs within the text of other faces. */
  readonly codeFaces: ReadonlySet<string>
  /** The reference to a picture, or what stands in its place. */
  readonly picture: (block: Extract<Block, { kind: 'picture' }>) => string
}

/** A document of which more is set in a typewriter face is a typescript, and its words no code. */
const mostCode = 0.5

function codeFacesOf({ pages }: ParsedDocument): ReadonlySet<string> {
  const words = pages.flatMap((page) => (page.readBy === 'text-layer' ? page.words : []))
  const faces = typewriterFaces(words)
  return faces.size > 0 && words.filter((word) => isIn(faces, word)).length <= mostCode * words.length ? faces : new Set()
}

const isIn = (faces: ReadonlySet<string>, { font }: Word): boolean => font !== null && faces.has(font.family)

const isInList = (block: Block, { contents }: Context): boolean => block.kind === 'list-item' || contents.has(block)

function blockMarkdown(block: Block, context: Context): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.lines, context, false).replace(/^\\(?=[-+*>#|=])|^(\d+)\\(?=[.)])/, '$1')}`
    case 'paragraph':
      return paragraphMarkdown(block, context)
    case 'list-item':
      return listItemMarkdown(block, context)
    case 'table':
      if (block.form !== undefined)
        return [
          inline(block.caption, context, true),
          ...formLines(block, (lines) => linesMarkdown(lines, false, context), plainMarkdown).map(escapeLineStart),
        ]
          .filter((part) => part !== '')
          .join('\n\n')
      return [inline(block.caption, context, true), tableMarkdown(block, (cell) => cellMarkdown(cell, isHtmlTable(block), context))]
        .filter((part) => part !== '')
        .join('\n\n')
    case 'picture':
      return [context.picture(block), inline(block.caption, context, true)].filter((part) => part !== '').join('\n\n')
    case 'furniture':
      return inline(block.lines, context, false)
  }
}

/** `emphasis` marks bold, italic, and code where it stands within other writing. */
function inline(lines: readonly Line[], { spelling, linkOf, notes, codeFaces }: Context, emphasis: boolean): string {
  return inlineMarkdown(emphasis ? withPlaceholdersAsCode(lines, codeFaces) : lines, {
    spelling,
    linkOf,
    emphasis,
    noteLabel: notes.labelFor,
    isCode: (word) => emphasis && isIn(codeFaces, word),
  })
}

function paragraphMarkdown(block: Extract<Block, { kind: 'paragraph' }>, context: Context): string {
  switch (block.role) {
    case 'code':
      return fenced(codeLines(block.lines))
    case 'formula':
      return `$$\n${block.lines.map(formulaLine).join(' \\\\\n')}\n$$`
    case 'footnote': {
      const label = context.notes.labelOf(block)
      if (label === null) return inline(block.lines, context, true)
      return `[^${label}]: ${inline(withoutFirstWord(block.lines), context, true)}`
    }
    case 'body':
    case 'caption': {
      const text = inline(block.lines, context, true)
      if (context.contents.has(block)) return `- ${withShortLeader(text)}`
      return block.lines.length === 1 ? withShortDots(text) : text
    }
  }
}

function fenced(lines: readonly string[]): string {
  // A fence longer than any run of backticks inside cannot be closed by the code itself.
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length)))
  const fence = '`'.repeat(longest + 1)
  return [fence, ...lines, fence].join('\n')
}

function listItemMarkdown(block: Extract<Block, { kind: 'list-item' }>, context: Context): string {
  const text = inline(withoutMarker(block.lines, block.marker), context, true)
  const body = context.contents.has(block) ? withShortLeader(text) : text
  if (/^[☐☑☒]$/u.test(block.marker)) return `- [${block.marker === '☐' ? ' ' : 'x'}] ${body}`
  const number = /^(\d{1,9})[.)]?$/.exec(block.marker)?.[1]
  if (number !== undefined) return `${number}. ${body}`
  // "(1)", letters and Roman numerals are no list markers in Markdown: the bullet makes the list, the marker stays as text.
  return /[\p{L}\p{N}]{1,5}[.)]/u.test(block.marker) ? `- ${escapeInline(block.marker)} ${body}` : `- ${body}`
}

/** A cell's text as its value says, which a correction may have changed; as printed when the cell has no value: with its raised marks and links. */
function cellMarkdown({ lines, value }: Cell, isHtml: boolean, context: Context): string {
  const unchanged = value === null || value.text === lines.map(textOfLine).join(' ') || value.text === lines.map(textOfLine).join('\n')
  if (!unchanged) return isHtml ? escapeHtml(onOneLine(value.text)) : plainMarkdown(value.text)
  return linesMarkdown(lines, isHtml, context)
}

/** Lines of a cell as printed, without emphasis. */
function linesMarkdown(lines: readonly Line[], isHtml: boolean, { spelling, linkOf, notes }: Context): string {
  const isPlain = lines.every(({ words }) => words.every(({ raised, link }) => raised === 'no' && link === null))
  if (isPlain) return isHtml ? escapeHtml(onOneLine(plainText(lines, spelling))) : plainMarkdown(plainText(lines, spelling))
  return onOneLine(
    spansOf(lines, spelling, undefined, linkOf)
      .map((span) => (isHtml ? spanHtml(span) : spanMarkdown(span, { emphasis: false, noteLabel: notes.labelFor, isCode: () => false })))
      .join(''),
  )
}

const plainMarkdown = (text: string): string => escapeInline(onOneLine(text))
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
